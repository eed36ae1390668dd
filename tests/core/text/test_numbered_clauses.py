"""Clauses whose sections have numbers, such as LG-7.1-01: refusals, records, pages and searches know them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import wartable
from tests.small.league import League
from tests.small.league.texts import ENGLISH, ITALIAN, REGOLE, RULES
from wartable import Seeded, Table
from wartable.conformance import assert_conforms
from wartable.core.options import options_of
from wartable.core.text.messages import Messages
from wartable.core.text.rulebook import Rulebook
from wartable.server.render.rulebook_html import chapters


def numbered(text: str) -> str:
    """League's ids with the numbers of sections in them."""
    return text.replace("LG-STRIKE-", "LG-7.1-").replace("LG-END-", "LG-7.1.2-").replace("LG-TURN-", "LG-7-")


class Numbered(League):
    """League with a rulebook whose sections have numbers, and one short reason."""

    def __init__(self) -> None:
        super().__init__()
        self.rulebook = Rulebook({"en": numbered(RULES), "it": numbered(REGOLE)})
        self.clauses = tuple(map(numbered, self.clauses))
        short = "why-LG-7_1-01 ="
        self.messages = Messages({"en": f"{ENGLISH}\n{short} Not that one.", "it": f"{ITALIAN}\n{short} Non quello."})
        self.sheet = replace(
            self.sheet, endings=tuple(map(numbered, self.sheet.endings)), options=options_of(self.rulebook)
        )


TITLE = Numbered()


def played_out() -> Table:
    table = TITLE.open(3, preset="bloody", seed=3)
    hand = Seeded(1)
    while table.deciders:
        choices = table.choices(table.deciders[0])
        table.act(table.deciders[0], choices[hand.below(len(choices))])
    return table


def test_a_refusal_has_its_short_reason_and_else_the_rulebooks() -> None:
    table = TITLE.open(4)
    refusal = table.why_not(0, "strike cedar")
    assert refusal is not None
    assert (refusal.clause, refusal.label("en"), refusal.label("it")) == ("LG-7.1-01", "Not that one.", "Non quello.")
    other = table.why_not(1, "wait")
    assert other is not None
    assert other.clause == "LG-7-01"
    assert other.label("en").startswith("Captains play in turn.")


def test_they_are_searched_set_and_recorded(tmp_path: Path) -> None:
    assert [clause.id for clause in TITLE.rulebook.find("7.1-01", "en")] == ["LG-7.1-01"]
    assert any('<li id="LG-7.1.2-01">' in chapter.html for chapter in chapters(TITLE, "it"))
    table = played_out()
    assert table.outcome is not None
    ending = TITLE.clauses[table.outcome.clause]
    assert ending.startswith("LG-7.1.2-")
    assert f"\nend {ending} winners=" in table.wtr()
    table.save(tmp_path / "game.wtr")
    wartable.register(TITLE)
    try:
        assert wartable.load(tmp_path / "game.wtr").outcome == table.outcome
    finally:
        wartable.unregister("league")


def test_such_a_title_conforms() -> None:
    assert_conforms(TITLE, steps=200, sessions=["rules"])
