"""Reading back what was painted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

from wartable.core.scene import Scene, thing_ids
from wartable.paint import Layout, html
from wartable.paint.art import Art

SVG = "{http://www.w3.org/2000/svg}"


def parsed(markup: str) -> ElementTree.Element:
    """The painting as a tree; fails if it is not well formed."""
    return ElementTree.fromstring(markup)


def ids(tree: ElementTree.Element) -> list[str]:
    return [found for node in tree.iter() if (found := node.get("id"))]


def things(tree: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {found: node for node in tree.iter() if (found := node.get("data-thing"))}


def references(markup: str) -> set[str]:
    """The ids that a painting refers to: drawings, fills, filters, clips."""
    return set(re.findall(r'href="#([^"]+)"', markup)) | set(re.findall(r"url\(#([^)]+)\)", markup))


def texts(
    node: ElementTree.Element, inside: tuple[str, ...] = ()
) -> Iterator[tuple[ElementTree.Element, tuple[str, ...]]]:
    """Every text with the classes of all that it stands in."""
    classes = (*inside, *node.get("class", "").split())
    if node.tag.removeprefix(SVG) == "text":
        yield node, classes
    for child in node:
        yield from texts(child, classes)


def whole(scene: Scene, layout: Layout, art: Art | None = None) -> None:
    """Well formed; ids unique; every thing drawn; every choice to be clicked, on its things and in the prompt."""
    markup = html(scene, layout, art=art)
    tree = parsed(markup)
    assert [found for found, times in Counter(ids(tree)).items() if times > 1] == []
    assert references(markup) <= set(ids(tree))
    drawn = things(tree)
    reminders = {track.id for track in scene.tracks if track.reminder and layout != "wide"}
    assert set(thing_ids(scene)) - reminders <= set(drawn)
    for choice in scene.choices:
        for target in choice.targets:
            assert choice.key in drawn[target].get("data-codes", "").split()
            # Rows of a sheet share one stop of the Tab key; arrows go on from there.
            assert drawn[target].get("tabindex") in (("0", "-1") if choice.quiet else ("0",))
        assert choice.quiet or tree.findall(f".//button[@data-code='{choice.key}']")
    for miss in scene.near_misses:
        for target in miss.targets:
            assert "refused" in drawn[target].get("class", "") or drawn[target].get("data-codes")
