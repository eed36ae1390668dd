"""Options as the rulebook declares them: flags, words, numbers, and what cannot be read."""

from dataclasses import replace

import pytest

from tests.small.league import TITLE as LEAGUE
from wartable import OptionError, Seeded
from wartable.core.options import Option, Preset, options_of
from wartable.core.text.rulebook import Rulebook, RulebookError
from wartable.titles.proelio import TITLE


def book(*declared: str) -> Rulebook:
    """A rulebook with a clause for each declaration."""
    clauses = [f"- **AB-RULING-{i:02}** (option {text}) Which? That one." for i, text in enumerate(declared, 1)]
    return Rulebook({"en": "## Rulings {#rulings}\n" + "\n".join(clauses)})


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("`pass`: **`false`**, `true`", Option("pass", False)),
        ("`pass`: **`true`**, `false`", Option("pass", True)),
        ("`pass`: `true`, **`false`**", Option("pass", False)),
        ("`tie`: **`nobody`**, `older`, `both`", Option("tie", "nobody", ("nobody", "older", "both"))),
        ("`most`: **`1`**, `unlimited`", Option("most", "1", ("1", "unlimited"))),
        ("`most`: **`1`**, `2`", Option("most", "1", ("1", "2"))),
        ("`level`: **`0`**, `1-4`", Option("level", 0, low=0, high=4)),
        ("`hand`: **`5`**, `1-6`", Option("hand", 5, low=1, high=6)),
        ("`hand`: **`9`**, `1-5`, `6-8`", Option("hand", 9, low=1, high=9)),
        ("`cap`: **`none`**, `1-999`", Option("cap", None, low=1, high=999, optional=True)),
        ("`cap`: **`12`**, `1-99`, `none`", Option("cap", 12, low=1, high=99, optional=True)),
    ],
)
def test_a_declaration_is_read(text: str, wanted: Option) -> None:
    [option] = options_of(book(text))
    facts = (wanted.name, wanted.default, wanted.values, wanted.low, wanted.high, wanted.optional)
    assert (option.name, option.default, option.values, option.low, option.high, option.optional) == facts
    assert (option.clause, option.modes) == ("AB-RULING-01", ())
    assert option.check(option.default) == option.default
    for value in option.each_value():
        assert option.check(value) == value


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("`hand`: **`5`**, `6-1`", "option hand has a range that runs backwards, 6-1"),
        ("`hand`: **`0`**, `2-5`", "option hand leaves a gap between 0 and 2"),
        ("`hand`: **`9`**, `1-5`, `6-7`", "option hand leaves a gap between 7 and 9"),
        ("`hand`: **`few`**, `1-5`", "option hand is a number, and 'few' is neither a number nor none"),
        ("`hand`: **`1-5`**, `none`", "the default of option hand is one number, not 1-5"),
        ("`tie`: **`both`**, `both`", "option tie has a value twice"),
    ],
)
def test_a_declaration_that_makes_no_sense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RulebookError) as caught:
        options_of(book("`pass`: **`false`**, `true`", text))
    assert str(caught.value) == f"AB-RULING-02: {reason}"


def test_an_option_is_declared_once() -> None:
    with pytest.raises(RulebookError) as caught:
        options_of(book("`tie`: **`a`**, `b`", "`tie`: **`a`**, `c`"))
    assert str(caught.value) == "option tie is declared by AB-RULING-01 and by AB-RULING-02"


def test_options_may_matter_in_some_modes_alone() -> None:
    rulebook = book("`tie`: **`a`**, `b`", "`cap`: **`1`**, `2-3`")
    assert [option.modes for option in options_of(rulebook, {"cap": ["duel"]})] == [(), ("duel",)]
    with pytest.raises(RulebookError, match="no clause declares the option hat"):
        options_of(rulebook, {"hat": ["duel"]})


def test_options_may_matter_at_some_counts_alone_and_stand_in_groups() -> None:
    rulebook = book("`tie`: **`a`**, `b`", "`cap`: **`1`**, `2-3`")
    tie, cap = options_of(rulebook, {"cap": ["duel"]}, {"cap": [2, 4]}, {"length": ["cap"]})
    assert (tie.seats, tie.group, cap.seats, cap.group) == ((), "", (2, 4), "length")
    assert all(tie.matters(mode, seats) for mode in ("duel", "melee") for seats in (2, 3))
    assert [cap.matters(*where) for where in (("duel", 2), ("duel", 3), ("melee", 2))] == [True, False, False]
    for unknown in ({"seats": {"hat": [2]}}, {"groups": {"dress": ["hat"]}}):
        with pytest.raises(RulebookError, match="no clause declares the option hat"):
            options_of(rulebook, **unknown)


def test_a_preset_sets_options_and_own_ones_go_over_it() -> None:
    assert LEAGUE.open(4, preset="bloody").kit.options == {"free_captain": True, "lives": 1, "hit_from": 2}
    table = LEAGUE.open(4, {"lives": "2"}, preset="bloody")
    assert table.kit.options == {"free_captain": True, "lives": 2, "hit_from": 2}
    state = LEAGUE.new_state(5, chance=Seeded(1), preset="gentle")
    assert state.lives == [3] * 5
    with pytest.raises(OptionError, match="league has no preset 'cruel'; its presets: bloody, gentle"):
        LEAGUE.kit(4, preset="cruel")
    with pytest.raises(OptionError, match="proelio has no presets"):
        TITLE.open(4, preset="cruel")


def test_a_fact_sheet_refuses_a_wrong_preset_and_an_option_that_never_matters() -> None:
    with pytest.raises(OptionError, match="option 'lives': 7 is not a number from 1 to 3"):
        replace(LEAGUE.sheet, presets=(Preset("many", {"lives": 7}),))
    with pytest.raises(OptionError, match="there is no option 'hat'"):
        replace(LEAGUE.sheet, presets=(Preset("many", {"hat": True}),))
    with pytest.raises(OptionError, match="option 'cap': there is no mode and number of seats that it matters in"):
        replace(LEAGUE.sheet, options=(*LEAGUE.sheet.options, Option("cap", True, seats=(8,))))


def test_a_title_reads_its_options_from_its_rulebook() -> None:
    options = {option.name: option for option in TITLE.sheet.options}
    assert options["round_cap"] == Option("round_cap", None, (), 1, 999, True, "PR-RULING-56")
    assert options["gunpowder_loot"] == Option("gunpowder_loot", 0, (), 0, 5, False, "PR-RULING-29")
    assert options["ally_hand_visible"] == Option(
        "ally_hand_visible", False, clause="PR-RULING-52", modes=("allied_houses",)
    )
    assert list(options) == ["mode", *(option.name for option in options_of(TITLE.rulebook))]
