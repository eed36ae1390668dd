"""The text painter: golden pages, and everything that the drawing tells."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.paint.scenes import boards, office, samples, siege, valley
from wartable.core import scene as sc
from wartable.paint import text

GOLDEN = Path(__file__).with_name("golden")
PAGES: dict[str, Callable[[], sc.Scene]] = {
    "plague-en": lambda: samples.plague("en", 4),
    "plague-it": lambda: samples.plague("it", 6),
    "deploy-it": lambda: samples.deploy("it", 4),
    "finished-en": lambda: samples.finished("en", 3),
    "skirmish-en": lambda: valley.skirmish("en"),
    "siege-en": lambda: siege.siege("en"),
    "siege-it": lambda: siege.siege("it"),
    "boards-en": lambda: boards.boards("en"),
    "boards-it": lambda: boards.boards("it", 3),
    "desk-en": lambda: office.desk("en"),
    "dashboard-it": lambda: office.dashboard("it"),
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


def test_figures_stay_in_their_columns_beside_a_long_name() -> None:
    """The name goes on below; a line cut at the width would put the figures under the names."""
    columns = (sc.Column("Name"), sc.Column("S", number=True), sc.Column("Points", number=True))
    long = "A squad of cyclists with a machine-gun of their own"
    rows = (sc.SheetRow("a", ("Rifles", "5", "65")), sc.SheetRow("b", (long, "16", "170"), state="barred"))
    told = text(sc.Scene("en", "Lists", sheets=(sc.Sheet("s", "Catalogue", columns, rows),)), 40).splitlines()
    assert told[-4:] == [
        "  Name                         S  Points",
        "  Rifles                       5      65",
        "- A squad of cyclists with a  16     170",
        "    machine-gun of their own",
    ]


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
    assert "Gunpowder" in told  # the own hand
    assert told.count("Imperial Manure") == 1  # the own attack, in its tag


def test_choices_come_only_if_asked_for() -> None:
    scene = samples.plague("en", 4)
    assert "Upgrade to Palisades" not in text(scene)
    assert "Upgrade to Palisades" in text(scene, ask=True)


def test_never_two_full_stops() -> None:
    outcome = sc.Outcome("Blue wins.", ("The bridge is held.",), clause="SO-END-01")
    prompt = sc.Prompt("Which card?", "You have two.")
    scene = sc.Scene("Sortie", outcome=outcome, prompt=prompt, choices=(sc.Choice(1, "Wait.", "Nobody moves"),))
    told = text(scene, ask=True)
    assert "Blue wins. The bridge is held. [SO-END-01]" in told
    assert "Which card? You have two." in told
    assert "Wait. Nobody moves" in told
    assert "Blue wins. [" in text(sc.Scene("Sortie", outcome=sc.Outcome("Blue wins", clause="SO-END-01")))
