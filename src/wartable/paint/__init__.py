"""Painters of a scene: HTML and SVG for browsers, notebooks and documents; text for terminals and screen readers."""

from wartable.paint.html import css, html, large, page, parts, svg
from wartable.paint.parts import Parts
from wartable.paint.svg import Layout
from wartable.paint.text import text

__all__ = ["Layout", "Parts", "css", "html", "large", "page", "parts", "svg", "text"]
