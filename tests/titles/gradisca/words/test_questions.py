"""Questions to the table: answered from what the viewer sees, with the same ways and dice as the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import GRADISCA, VENICE, Game, advanced, at, offered, play, words
from wartable import PUBLIC, OptionError
from wartable.titles.gradisca.questions import forecast, spread

FORCE = {"italian-foot-1": "medea", "italian-foot-2": "medea", "german-foot-1": "cormons", "cappelletti-1": "udine"}


def ask(table: Game, question: str, *args: str, viewer: int = VENICE) -> list[Any]:
    """The phrases of an answer."""
    return list(GRADISCA.ask(table.kit, table.view(viewer), question, args))


def test_what_is_in_a_zone_and_next_to_it() -> None:
    table = at(words(FORCE, zones={"cormons": {"forts": 1, "owner": 1, "loot": 1}}))
    assert [phrase.key for phrase in ask(table, "inside", "cormons")] == ["ask-inside", "ask-forts", "ask-loot"]
    assert [phrase.key for phrase in ask(table, "inside", "ruda")] == ["ask-empty"]
    names = [phrase.args["zone"].key for phrase in ask(table, "beside", "medea")[1:]]
    assert "zone-cormons" in names
    assert (
        len(names)
        == table.kit.first[table.kit.zones.index("medea") + 1] - table.kit.first[table.kit.zones.index("medea")]
    )


def test_a_unit_is_named_by_its_word_or_by_the_end_of_its_id() -> None:
    table = at(words(FORCE))
    assert ask(table, "reach", "v101") == ask(table, "reach", "italian-foot-1") != ask(table, "reach", "cappelletti-1")
    with pytest.raises(OptionError, match="v999"):
        ask(table, "reach", "v999")


def test_reach_is_what_marches_can_do() -> None:
    table = at(words(FORCE))
    told = ask(table, "reach", "italian-foot-1")[1:]
    costs = {phrase.args["cost"]: [zone.key for zone in phrase.args["zones"]] for phrase in told}
    first = {choice.split()[1] for choice in offered(play(table, "pick italian-foot-1 …")) if choice.startswith("move")}
    near = {zone.removeprefix("zone-") for cost in (1, 2) for zone in costs.get(cost, [])}
    assert first <= near
    assert [phrase.key for phrase in ask(table, "reach", "siege-train")] == ["ask-not-on-map"]


def test_who_can_strike_a_zone() -> None:
    told = ask(at(words(FORCE)), "strikers", "cormons")
    assert [phrase.args["count"] for phrase in told] == [3]
    assert {unit.key for unit in told[0].args["units"]} >= {"counter-v101", "counter-v102"}


def test_the_odds_of_an_attack() -> None:
    [told] = ask(at(words(FORCE)), "odds", "medea", "cormons")
    assert told.key == "ask-odds"
    # Two dice of 3 against a borough, one of 3 back: it wins with two hits and none or one suffered in return.
    assert told.args["percent"] == round(100 * 0.25 * 0.5)
    assert ask(at(words(FORCE)), "odds", "medea", "ruda")[0].key == "ask-no-attack"
    assert forecast(GRADISCA.kit(2), [], [], 0, False, False)["percent"] == 0
    assert sum(spread([1, 2, 3, 4], 1, 2)) == pytest.approx(1.0)


@pytest.mark.clause("GR-7.1-05", "GR-RULING-43")
def test_the_odds_through_a_breach_know_whether_guns_of_the_garrison_fire() -> None:
    storm = {"italian-foot-1": "bruma", "gunners-of-gradisca": "gradisca"}
    taken = {}
    for fires in ("yes", "no"):
        position = words(storm, walls={"gradisca-old-gate": {"level": 0}}, options={"garrison_guns_fire": fires})
        [told] = ask(at(position), "odds", "bruma", "gradisca")
        taken[fires] = told.args["taken"]
    assert taken["yes"] > 0
    assert taken["no"] == 0


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_odds_say_what_they_leave_out(lang: str) -> None:
    said = {
        "en": ("with all, without cards: wins", "with all, one round without cards or calls: wins"),
        "it": ("con tutti, senza carte: vince", "con tutti, un round senza carte né richiami: vince"),
    }
    for position, left_out in zip((words(FORCE), advanced(FORCE)), said[lang], strict=True):
        table = at(position)
        [told] = ask(table, "odds", "medea", "cormons")
        assert left_out in table.kit.messages.text_of(told, lang)


def test_a_question_about_nothing_is_refused() -> None:
    table = at(words(FORCE))
    for question, args in (("inside", ["atlantis"]), ("reach", []), ("odds", ["medea"]), ("weather", [])):
        with pytest.raises(OptionError):
            GRADISCA.ask(table.kit, table.view(PUBLIC), question, args)


@pytest.mark.clause("GR-RULING-07")
def test_by_option_only_the_top_of_the_discards_is_shown() -> None:
    position = words(FORCE, discards=["grain", "truce"], top="grain")
    assert set(at(position).view(VENICE).discards) == {"c16", "c27"}
    hidden = at({**position, "options": {"discards": "top_only"}}).view(VENICE)
    assert hidden.discards == ("c16",)
    assert hidden.discard == 2
