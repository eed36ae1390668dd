"""Stamps of Proelio: every kind of them in recorded games, in both languages, and nothing in them that is secret."""

from __future__ import annotations

from pathlib import Path

import pytest

import wartable
from tests.paint import checks
from tests.titles.proelio.tools import attacked, house, play
from wartable.core.rules.log import PUBLIC, sees
from wartable.core.scene import LogLine, Scene, Stamp, thing_ids
from wartable.paint import html
from wartable.titles.proelio.codes.entries import ENTRIES

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "proelio").glob("*.wtr"))
PACKED = {"open_war_3_small_pack.wtr"}  # its pack is not at hand


def stamped(table: wartable.Table, viewer: int, lang: str) -> list[Stamp]:
    """All stamps of a game that a viewer was shown."""
    told = [entry for line in table.record.lines for entry in line.entries if sees(entry.audience, viewer)]
    lines = table.title.log_lines(table.kit, told, viewer, lang, len(told))
    return [line.stamp for line in lines if line.stamp is not None]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_stamp_of_recorded_games_says_what_and_of_what_on_a_thing_that_is_there(lang: str) -> None:
    found: set[str] = set()
    for path in FIXTURES:
        if path.name in PACKED:
            continue
        table = wartable.load(path)
        for viewer in (PUBLIC, 0):
            there = thing_ids(table.scene(viewer, lang))
            for stamp in stamped(table, viewer, lang):
                assert stamp.text
                assert stamp.note
                assert "{" not in stamp.text + stamp.note
                assert stamp.thing in there
            found |= {ENTRIES[entry.key].name for line in table.record.lines for entry in line.entries}
    assert found >= {row.name for row in ENTRIES if row.stamp is not None}


def test_what_was_stolen_or_given_is_not_on_the_stamp() -> None:
    table = attacked("infiltration", house("shields", "towers"), house("soldiers"))
    play(table, "deploy")
    for viewer in (PUBLIC, 1):
        (robbed,) = stamped(table, viewer, "en")
        assert (robbed.text, robbed.note, robbed.sign) == ("Robbed", "Stella took 1 card", None)


def test_a_stamp_waits_in_its_line_unseen_and_unsaid() -> None:
    mark = Stamp("Repelled", "Knights of Stella", "seat.0", tone="good")
    scene = Scene("t", log=(LogLine("3", "*You* defend.", entry=4, moment=2, stamp=mark),))
    tree = checks.parsed(html(scene))
    line = next(node for node in tree.iter("li") if node.get("data-entry") == "4")
    held = line.find("template")
    assert held is not None
    assert held.get("data-stamp") == "seat.0"
    assert [node.text for node in held.iter("b")] == ["Repelled"]
    assert line.findall("./span")[-1].find("b") is not None  # what is read aloud is the sentence


def test_what_is_good_for_the_defender_is_not_good_for_the_attacker() -> None:
    """Stella (seat 2) attacks Giglio (seat 0); Rovere (seat 1) looks on."""
    repelled = attacked("soldiers", house("shields", "towers"), house("soldiers"))
    play(repelled, "deploy shields")
    tones = {viewer: stamped(repelled, viewer, "en")[-1].tone for viewer in (PUBLIC, 0, 1, 2)}
    assert tones == {PUBLIC: "good", 0: "good", 1: "good", 2: "bad"}
    robbed = attacked("infiltration", house("shields", "towers"), house("soldiers"))
    play(robbed, "deploy")
    tones = {viewer: stamped(robbed, viewer, "en")[-1].tone for viewer in (PUBLIC, 0, 1, 2)}
    assert tones == {PUBLIC: "bad", 0: "bad", 1: "bad", 2: "good"}


def test_an_ally_of_that_moment_sees_a_stamp_as_the_attacker_does(monkeypatch: pytest.MonkeyPatch) -> None:
    repelled = attacked("soldiers", house("shields", "towers"), house("soldiers"))
    play(repelled, "deploy shields")
    monkeypatch.setattr(type(repelled.title), "side_at", lambda *where: 0 if where[-1] == 0 else 1)
    tones = {viewer: stamped(repelled, viewer, "en")[-1].tone for viewer in (PUBLIC, 0, 1, 2)}
    assert tones == {PUBLIC: "good", 0: "good", 1: "bad", 2: "bad"}
