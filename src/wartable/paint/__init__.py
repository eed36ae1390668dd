"""Painters of a scene: HTML and SVG for browsers, notebooks and documents.

Text for terminals and screen readers.
"""

from wartable.paint.html import answer, css, html, large, opened, page, parts, printed, svg
from wartable.paint.parts import Parts
from wartable.paint.plain_text import text
from wartable.paint.svg import Layout

__all__ = ["Layout", "Parts", "answer", "css", "html", "large", "opened", "page", "parts", "printed", "svg", "text"]
