"""The text painter: golden pages, and everything that the drawing tells."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.paint import samples, valley
from wartable.core import scene as sc
from wartable.paint import text

GOLDEN = Path(__file__).with_name("golden")
PAGES: dict[str, Callable[[], sc.Scene]] = {
    "plague-en": lambda: samples.plague("en", 4),
    "plague-it": lambda: samples.plague("it", 6),
    "deploy-it": lambda: samples.deploy("it", 4),
    "finished-en": lambda: samples.finished("en", 3),
    "skirmish-en": lambda: valley.skirmish("en"),
}


@pytest.mark.parametrize("name", PAGES)
def test_golden_pages(name: str) -> None:
    """To accept a change, run with WARTABLE_GOLDEN=write and read the difference."""
    told = text(PAGES[name](), 80, ask=True, log=4) + "\n"
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("WARTABLE_GOLDEN") == "write":
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_asked(width: int) -> None:
    for sample in (samples.plague, samples.deploy, samples.crowded):
        for line in text(sample("it", 6), width, ask=True, log=9).splitlines():
            assert len(line) <= width


def test_all_that_is_drawn_is_told() -> None:
    scene = valley.skirmish("en")
    told = text(scene, 100, ask=True)
    for zone in scene.boards[0].zones:
        assert zone.name in told
        assert all(stack.label in told for stack in zone.stacks)
    for words in (
        "4,020 of 6,000",
        "Order of battle",
        "Hold the ford",
        "25%",
        "Troop: Lupi",
        "Rain until",
        "Cup:",
        "[3]",
    ):
        assert words in told


def test_a_hidden_card_is_told_as_a_back() -> None:
    told = text(samples.plague("en", 4))
    assert "Falco attacks you" in told
    assert "Gunpowder" in told  # his own hand
    assert told.count("Imperial Manure") == 1  # his own attack, in its tag


def test_choices_come_only_if_asked_for() -> None:
    scene = samples.plague("en", 4)
    assert "Upgrade to Palisades" not in text(scene)
    assert "Upgrade to Palisades" in text(scene, ask=True)
