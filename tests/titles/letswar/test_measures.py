"""What the lab counts in a war, and that no card lies in the box for nothing."""

from __future__ import annotations

import pytest

from tests.titles.letswar.rules.test_victory import subverted
from tests.titles.letswar.stage import Stage
from wartable.core.rules.chance import Seeded
from wartable.lab.series import series
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.bot.player import choose
from wartable.titles.letswar.measures import Gauge, measures

GAMES = 150


def test_cards_that_are_played_equipped_laid_and_answered_with_are_counted() -> None:
    stage = Stage(4, germany={"hand": "boom machine_gun spy reinforcements drumfire"}, france={"hand": "miss fog"})
    gauge = Gauge()
    stage.log = gauge  # type: ignore[assignment]
    stage.say("germany", "equip machine_gun", "deploy spy", "play reinforcements")
    stage.say("germany", "attack artillery france infantry")
    stage.say("france", "answer miss")
    stage.say("germany", "discard drumfire")
    words = [stage.kit.card_words[card] for card in gauge.cards]
    assert (words, gauge.booms, gauge.spies) == (["machine_gun", "reinforcements", "miss"], 1, 1)
    assert gauge.counts() == {"cards": 5.0}


def beaten(stage: Stage) -> list[str]:
    """The Nations that are counted as beaten."""
    found = measures(stage.state)
    return [name for name in stage.kit.nations if found[f"beaten-{name}"]]


@pytest.mark.parametrize(("side", "won"), [("entente", 0), ("central_empires", 1)])
def test_the_beaten_nation_is_counted_and_whether_the_side_of_italy_won(side: str, won: int) -> None:
    stage = subverted(5, "historical", "france", italy={"side": side})
    assert (beaten(stage), measures(stage.state)["italy-won"]) == (["france"], won)


def test_an_italy_that_falls_for_its_side_is_the_beaten_one() -> None:
    stage = subverted(5, "historical", "italy", italy={"side": "entente"})
    assert (beaten(stage), measures(stage.state)["italy-won"]) == (["italy"], 0)


def test_a_neutral_italy_is_never_beaten_nor_asked_whether_it_won() -> None:
    stage = subverted(5, "attrition", "italy")
    assert not stage.state.lives(stage.seat("italy"))
    found = measures(stage.state)
    assert (beaten(stage), found["neutral"], "italy-won" in found) == ([], 1, False)
    assert "italy-won" not in measures(subverted(4, "historical", "france").state)


def test_every_number_of_a_series_has_a_name_in_both_languages() -> None:
    found = series(TITLE, TITLE.kit(7), ["random"] * 7, 2, seed=1).measures
    assert {f"beaten-{name}" for name in TITLE.kit(7).nations} <= set(found)
    for lang in ("en", "it"):
        unnamed = [name for name in found if name != "windows" and not TITLE.messages.has(lang, f"measure-{name}")]
        assert unnamed == []


@pytest.mark.compiled
@pytest.mark.clause("LW-CONF-03", "LW-EVT-03")
def test_every_card_and_event_is_played_in_some_game_of_the_bot() -> None:
    seen: set[str] = set()
    events: set[int] = set()
    for game in range(GAMES):
        kit, chance, gauge = TITLE.kit(7, {"mode": "attrition", "armistice": "second_half"}), Seeded(game), Gauge()
        state = TITLE.start(kit, chance, gauge, False)
        while asked := state.deciders():
            state.apply(asked[0], choose(state, asked[0], chance), chance, gauge)
        seen |= {kit.card_words[card] for card in gauge.cards}
        events |= gauge.events
        seen |= {"boom"} if gauge.booms else set()
        seen |= {"spy"} if gauge.spies else set()
    laid = {"trento", "colonies"}  # nobody plays them: they are laid out when they are drawn
    assert set(kit.words) - seen == laid
    assert {kit.event_ids[event] for event in events} == set(kit.event_ids)
