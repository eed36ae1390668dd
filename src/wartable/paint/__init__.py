"""Painters of a scene: HTML and SVG for browsers, notebooks and documents; text for terminals and screen readers."""

from wartable.paint.html import css, html, large, page, svg
from wartable.paint.svg import Layout
from wartable.paint.text import text

__all__ = ["Layout", "css", "html", "large", "page", "svg", "text"]
