"""Bots: always legal, never the wiser for what is hidden, and the sensible one much stronger than chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.titles.proelio.tools import allied, at, attacked, house
from wartable.bots.levels import LEVELS, RANDOM, SENSIBLE, bot, levels
from wartable.bots.player import Player
from wartable.core.errors import OptionError, WartableError
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import Journal
from wartable.core.rules.state import State
from wartable.core.table.table import Table
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.entries import VOID
from wartable.titles.proelio.position.state import ProelioState

Answer = Callable[[State, int], int]
ALLIED: dict[str, object] = {"mode": "allied_houses"}


def direct(level: str, seed: int) -> Answer:
    """A bot that is handed the true position: as good as a redealt one, as the tests below show, and faster."""
    choose, chance = bot(TITLE, level), Seeded(seed)
    return lambda state, seat: one_code(choose(state, seat, chance))


def one_code(found: int | list[int]) -> int:
    assert isinstance(found, int)
    return found


def redealt(level: str, seed: int) -> Answer:
    return Player(TITLE, level, Seeded(seed)).choose


def win_share(
    seats: int, games: int, answer: Callable[[str, int], Answer], sensible: int = 1, **options: object
) -> float:
    """The share of games that sensible players win against random ones; they change seats from game to game.

    Two sensible players are allies, who sit opposite.
    """
    wins = 0
    for game in range(games):
        own = [(game + 2 * number) % seats for number in range(sensible)]
        players = [answer(SENSIBLE if seat in own else RANDOM, game * seats + seat) for seat in range(seats)]
        chance = Seeded(1_000_000 + game)
        state = TITLE.new_state(seats, options, chance=chance)
        for _ in range(TITLE.sheet.game_cap):
            if not state.deciders():
                break
            seat = state.deciders()[0]
            state.apply(seat, players[seat](state, seat), chance)
        outcome = state.outcome()
        wins += outcome is not None and own[0] in outcome.winners
    return wins / games


def test_strength_against_two() -> None:
    assert win_share(3, 150, direct) >= 0.8


def test_strength_against_three() -> None:
    assert win_share(4, 150, direct) >= 0.75


def test_strength_of_allies() -> None:
    assert win_share(4, 60, direct, sensible=2, **ALLIED) >= 0.9


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "least"), [(3, 0.8), (4, 0.75)])
def test_strength_over_many_games(seats: int, least: float) -> None:
    assert win_share(seats, 2_000, redealt) >= least


def tables() -> Iterator[tuple[int, dict[str, object]]]:
    """Every size and mode, and each value of each option."""
    for seats in (3, 4, 5, 6):
        yield seats, {}
    yield 4, ALLIED
    for option in TITLE.sheet.options[1:]:
        for value in option.each_value():
            if value != option.default:
                yield (
                    (4, {**ALLIED, option.name: value}) if "open_war" not in option.modes else (3, {option.name: value})
                )


@pytest.mark.parametrize(("seats", "options"), list(tables()))
def test_always_legal_and_blind_to_what_is_hidden(seats: int, options: dict[str, object]) -> None:
    """Each answer in games of both levels is legal, and the same from the true position and from a redealt one."""
    for game in range(2):
        chance, redeals = Seeded(game), Seeded(game + 50)
        state = TITLE.new_state(seats, options, chance=chance, memory=True)
        for step in range(400):
            if not state.deciders():
                break
            seat = state.deciders()[0]
            level = LEVELS[(seat + game) % 2]
            code = bot(TITLE, level)(state, seat, Seeded(step))
            assert code in state.legal(seat)
            assert code == bot(TITLE, level)(state.redeal(seat, redeals), seat, Seeded(step))
            state.apply(seat, code, chance)


def test_sensible_players_finish_their_games() -> None:
    """Among themselves they neither hold back for ever nor rush."""
    turns = []
    for game in range(12):
        chance, answer = Seeded(game), direct(SENSIBLE, game)
        state = TITLE.new_state(4, chance=chance)
        assert isinstance(state, ProelioState)
        while state.deciders():
            seat = state.deciders()[0]
            state.apply(seat, answer(state, seat), chance)
        turns.append(state.turn)
    assert 4 * 5 < sorted(turns)[6] < 4 * 40


@pytest.mark.clause("PR-ATK-11")
def test_sensible_players_do_not_cheat() -> None:
    """Where unlawful attacks are possible they lay none."""
    journal, options = Journal(), {"illegal_attack": "allow_and_penalise"}
    for game in range(10):
        chance, answer = Seeded(game), direct(SENSIBLE, game)
        state = TITLE.new_state(4, options, chance=chance, log=journal)
        while state.deciders():
            seat = state.deciders()[0]
            state.apply(seat, answer(state, seat), chance, journal)
    assert [entry for entry in journal.entries if entry.key == VOID] == []


def best(table: Table, seat: int = 0) -> str:
    """What the sensible player does at a table, in words."""
    return TITLE.line(table.kit, [Player(TITLE, SENSIBLE, Seeded(1)).choose(table.state, seat)])


def test_it_strikes_when_that_wins() -> None:
    assert best(at(house("shields soldiers resources"), house("shields"), house("shields"))) == "attack soldiers"
    assert best(at(house("shields knights", "shields"), house("hero hero"), house("shields"))) == "attack knights"


def test_it_builds_before_it_strikes_in_vain() -> None:
    whole = "shields palisades knights trebuchets"
    assert best(at(house(f"{whole} soldiers"), house(whole), house(whole))) == "fortify shields"
    assert best(at(house(f"{whole} soldiers", "shields"), house(whole, "towers"), house(whole))) == "fortify palisades"


@pytest.mark.clause("PR-ELIM-02", "PR-RULING-14")
def test_it_sees_its_own_end_coming() -> None:
    """V-E4: only the sacrifice survives; and a last card is not thrown away where it would be the end."""
    pressed = attacked("knights", house("manure", "palisades"))
    pressed.act(0, "deploy")
    assert best(pressed) == "sacrifice"
    assert best(attacked("manure", house("shields"), level=0)) == "deploy"


def test_it_parts_with_what_it_needs_least() -> None:
    paying = attacked("soldiers", house("shields hero manure"), level=0)
    paying.act(0, "deploy")
    assert best(paying) == "loot manure"


def test_it_helps_itself_and_never_its_victim() -> None:
    for self_allowed, named in ((True, 0), (False, 2)):
        table = at(
            house("temporary_alliance manure", "shields"),
            house("manure"),
            house("manure manure"),
            options={"temporary_alliance_self": self_allowed},
        )
        table.act(0, TITLE.parse(table.kit, "play temporary_alliance")[0])
        answer = Player(TITLE, SENSIBLE, Seeded(1)).choose(table.state, 0)
        assert answer == TITLE.parse(table.kit, f"play temporary_alliance {named}")[-1]


@pytest.mark.clause("PR-ALY-07")
def test_it_supports_an_ally_in_need() -> None:
    """The ally stands without cards and walls before an enemy who can strike."""
    table = allied(
        house("shields patrol manure soldiers shields", "towers"),
        house("soldiers knights soldiers manure manure", "fortress"),
        house(""),
        house("shields palisades", "fortress"),
    )
    assert best(table).startswith("support ")


def test_levels() -> None:
    assert levels(TITLE) == (RANDOM, SENSIBLE)
    with pytest.raises(OptionError, match="proelio has no bot of level 'grand'; its levels: random, sensible"):
        bot(TITLE, "grand")


def test_a_player_answers_only_when_asked() -> None:
    table = at(house("manure"), house("manure"), house("manure"))
    with pytest.raises(WartableError, match="seat 1 is not asked now"):
        Player(TITLE, SENSIBLE, Seeded(1)).choose(table.state, 1)


def test_random_players_choose_evenly() -> None:
    table = at(house("soldiers shields"), house("manure"), house("manure"))
    chance = Seeded(3)
    counts = dict.fromkeys(table.state.legal(0), 0)
    for _ in range(1_000):
        counts[one_code(bot(TITLE, RANDOM)(table.state, 0, chance))] += 1
    assert len(counts) == 4
    assert min(counts.values()) > 190
