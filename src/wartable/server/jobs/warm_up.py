"""Warming up: what the first visitors would wait for is read before they come."""

from __future__ import annotations

import contextlib
import threading

from wartable import paint
from wartable.core.text.messages import LANGUAGES
from wartable.core.title import Title
from wartable.server.assets import bundles
from wartable.server.render import title_info


def warm_up() -> None:
    """Pack the pages' files; read all titles, with their words, rules and drawings, and paint a table of each."""
    bundles.packed()
    for title in title_info.all_titles():
        with contextlib.suppress(Exception):  # one that is broken is told when somebody asks for it
            warm_title(title)


def warm_title(title: Title) -> None:
    """Do once, for nobody, what a title's first page and its first table need.

    >>> import wartable
    >>> warm_title(wartable.title("proelio"))
    """
    table = title.open(seats=title.sheet.seats[0], seed=0)
    for lang in LANGUAGES:
        title_info.present(title, lang)
        paint.parts(table.scene(0, lang), terse=True)


def warm_up_beside() -> threading.Thread:
    """Warm up beside the event loop, which others may need meanwhile; a server that ends does not wait for it."""
    thread = threading.Thread(target=warm_up, name="warm up", daemon=True)
    thread.start()
    return thread
