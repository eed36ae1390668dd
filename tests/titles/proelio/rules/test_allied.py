"""Allied Houses, victory, leaving, the round cap (rulebook: Allied Houses, Victory)."""

from __future__ import annotations

from pathlib import Path

import pytest

import wartable
from tests.titles.proelio.packs import write_pack
from tests.titles.proelio.tools import allied, at, attacked, hand, house, play, refused, state, texts, told, verbs, view
from wartable.core.rules.log import Journal
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes import verbs as codes
from wartable.titles.proelio.codes.cards import TEMPORARY_ALLIANCE
from wartable.titles.proelio.position.state import ProelioState

ALLIED = {"mode": "allied_houses"}


@pytest.mark.clause("PR-ALY-01", "PR-ALY-02", "PR-ALY-03")
def test_allies_sit_opposite() -> None:
    table = TITLE.open(seats=4, options=ALLIED, seed=2)
    s = state(table)
    assert [s.ally_of(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [table.kit.faction(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [s.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    for seat in range(4):
        assert s.ally_of(seat) not in (s.left_of(seat), s.right_of(seat))
        assert view(table, seat).houses[seat].ally == (seat + 2) % 4
        # The alliances move alternately, and an attack always goes to the other one.
        first = allied(*[house("soldiers")] * 4, active=seat)
        first.act(seat, "attack soldiers")
        assert first.kit.faction(first.deciders[0]) != first.kit.faction(seat)
        [target] = [h.seat for h in view(first, -1).houses if h.waiting]
        assert first.kit.faction(target) != first.kit.faction(seat)
    assert view(TITLE.open(seats=4), 0).houses[0].ally == -1
    with pytest.raises(wartable.OptionError, match="alliances"):
        TITLE.open(seats=4, options={**ALLIED, "alliances": "3+1"})


@pytest.mark.clause("PR-ALY-04")
def test_no_temporary_alliance_among_allies() -> None:
    table = TITLE.open(seats=4, options=ALLIED, seed=2)
    s = state(table)
    assert s.kit.copies[TEMPORARY_ALLIANCE] == 0
    assert sum(s.kit.copies[:12]) == 82
    assert sum(s.sizes) + s.pile_size(0) == 82
    assert refused(table, table.deciders[0], "play temporary_alliance") == "PR-ALY-04"


@pytest.mark.clause("PR-ALY-06", "PR-ACT-11")
def test_support_is_one_more_action() -> None:
    cards = house("shields soldiers resources hero")
    with_support, without = allied(cards), at(cards, *[house()] * 3)
    assert verbs(with_support) == {"draw", "attack", "fortify", "play", "exchange", "support"}
    held = ["shields", "soldiers", "resources", "hero"]
    assert [text for text in texts(with_support) if text not in texts(without)] == [f"support {card}" for card in held]
    assert set(texts(without)) < set(texts(with_support))


@pytest.mark.clause("PR-ALY-05")
@pytest.mark.parametrize("seed", range(12))
def test_everything_else_is_as_in_open_war(seed: int, tmp_path: Path) -> None:
    """The same set, the same chance and the same choices in both modes: nothing but Support and the ending differs."""
    pack = write_pack(tmp_path, temporary_alliance=0)
    games = [
        TITLE.new_state(4, options={"mode": mode}, chance=wartable.Seeded(seed), pack=pack, memory=True)
        for mode in ("open_war", "allied_houses")
    ]
    chances = [wartable.Seeded(seed), wartable.Seeded(seed)]
    picker = wartable.Seeded(seed + 100)
    for _ in range(400):
        open_war, pairs = games
        assert isinstance(open_war, ProelioState)
        assert isinstance(pairs, ProelioState)
        assert facts(open_war) == facts(pairs)
        if open_war.outcome() is not None:
            break
        [seat] = open_war.deciders()
        support = [code for code in pairs.legal(seat) if code // codes.WIDTH == codes.SUPPORT]
        legal = [code for code in pairs.legal(seat) if code not in support]
        assert legal == open_war.legal(seat)
        code = legal[picker.below(len(legal))]
        assert open_war.caution(seat, code) == pairs.caution(seat, code)
        for game, chance in zip(games, chances, strict=True):
            game.apply(seat, code, chance)


def facts(s: ProelioState) -> dict[str, object]:
    """A position without what the mode itself changes."""
    return {name: value for name, value in s.to_dict().items() if name not in ("options", "won", "ended")}


@pytest.mark.clause("PR-ALY-07", "PR-RULING-53")
def test_support() -> None:
    table = allied(house("towers"), house(), house("manure"))
    assert refused(table, 0, "support shields") == "PR-ALY-07"
    table.act(0, "support towers")
    assert hand(table, 0) == []
    assert hand(table, 2) == ["towers", "manure"]
    assert table.deciders == (3,)
    for viewer, seen in ((-1, "?"), (0, "towers"), (1, "?"), (2, "towers"), (3, "?")):
        assert told(table, viewer)[0] == f"supported 0 2 base {seen}"
    empty = allied(house())
    assert refused(empty, 0, "support towers") == "PR-RULING-53"
    plague = allied(house("towers"), house(plague=True))
    assert "support towers" in texts(plague)


@pytest.mark.clause("PR-ALY-08", "PR-HAND-08", "PR-RULING-53", "PR-IMP-15")
def test_a_full_ally_discards_at_once() -> None:
    """V-18."""
    table = allied(house("towers hero"), house(), house("manure manure soldiers soldiers knights"))
    table.act(0, "support hero")
    assert told(table)[0] == "supported 0 2 imperial ?"
    assert table.deciders == (2,)
    assert texts(table, 2) == [f"discard {card}" for card in ("manure", "soldiers", "knights", "hero")]
    table.act(2, "discard hero")
    assert table.deciders == (3,)
    assert len(hand(table, 2)) == 5
    # At once, no matter what the option says about other moments.
    rules = {"hand_limit_timing": "as_written"}
    table = allied(house("towers"), house(), house("manure manure soldiers soldiers knights"), options=rules)
    table.act(0, "support towers")
    assert table.deciders == (2,)


@pytest.mark.clause("PR-ALY-09", "PR-ALY-10", "PR-ALY-11")
def test_one_fallen_house_ends_it_for_the_pair() -> None:
    """V-19: seat 1 falls to seat 0; seats 0 and 2 win."""
    table = allied(house("soldiers"), house(waiting="soldiers"), active=1, step="deploy")
    table.act(1, "deploy")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 2)
    assert table.outcome.ranks == (1, 2, 1, 2)
    assert table.outcome.scores == (1, 0, 1, 0)
    assert table.title.clauses[table.outcome.clause] == "PR-ALY-09"
    assert table.deciders == ()
    assert refused(table, 0, "draw") == "PR-ALY-09"
    assert told(table)[-2:] == ["eliminated 1 0", "alliance-surrenders 1 3"]


@pytest.mark.clause("PR-ALY-11", "PR-GEN-01", "PR-WIN-02")
@pytest.mark.parametrize("fallen", range(4))
def test_either_ally_wins_for_both(fallen: int) -> None:
    houses = [house("soldiers") for _ in range(4)]
    houses[fallen] = house(waiting="soldiers")
    table = allied(*houses, active=fallen, step="deploy")
    table.act(fallen, "deploy")
    assert table.outcome is not None
    assert table.outcome.winners == tuple(seat for seat in range(4) if seat % 2 != fallen % 2)


@pytest.mark.clause("PR-RULING-52")
@pytest.mark.parametrize("visible", [False, True])
def test_allies_see_each_other_only_by_option(visible: bool) -> None:
    rules = {"ally_hand_visible": visible}
    memories: tuple[list[object] | None, ...] = (None, [])
    for memory in memories:
        table = allied(house("towers"), house("knights"), house("hero manure"), options=rules, memory=memory)
        assert view(table, 0).houses[2].known == (("manure", "hero") if visible else ())
        assert view(table, 2).houses[0].known == (("towers",) if visible else ())
        for viewer, other in ((1, 2), (1, 0), (0, 1), (0, 3), (-1, 0), (3, 0)):
            assert view(table, viewer).houses[other].known == ()


@pytest.mark.clause("PR-RULING-52")
def test_without_allies_nobody_sees_a_hand() -> None:
    """The option says nothing in Open War, where the House opposite is an enemy like all others."""
    rules = {"ally_hand_visible": True}
    table = at(*[house("towers manure")] * 4, options=rules, memory=[], draws="knights")
    table.act(0, "draw")
    for viewer in range(-1, 4):
        assert all(h.known == () for h in view(table, viewer).houses if h.seat != viewer)
        assert told(table, viewer)[0] == f"drew 0 base 1 {'knights' if viewer == 0 else '?'}"


@pytest.mark.clause("PR-RULING-52", "PR-RULING-44")
@pytest.mark.parametrize("visible", [False, True])
def test_what_an_ally_is_told(visible: bool) -> None:
    """Who sees a hand sees what comes into it and what leaves it; of an attack that lies there only the back."""
    rules = {"ally_hand_visible": visible}
    drew = allied(house("towers"), options=rules, draws="knights")
    drew.act(0, "draw")
    laid = allied(house("soldiers"), options=rules)
    laid.act(0, "attack soldiers")
    for viewer in range(-1, 4):
        knows = viewer == 0 or (visible and viewer == 2)
        assert told(drew, viewer)[0] == f"drew 0 base 1 {'knights' if knows else '?'}"
        assert told(laid, viewer)[0] == f"attack-laid 0 1 base 0 {'soldiers' if knows else '?'}"
        assert view(laid, viewer).houses[1].waiting[0].card == ("soldiers" if viewer == 0 else "")
    # Loot, theft and penalty: giver and taker, and by the option the allies of both.
    houses = [house("manure knights", waiting="soldiers"), house(), house(), house("shields")]
    looted = allied(*houses, options=rules, step="deploy")
    play(looted, "deploy", "loot manure")
    houses[0] = house("manure knights", waiting="infiltration")
    stolen = allied(*houses, options=rules, step="deploy", draws="manure")
    play(stolen, "deploy")
    houses[0] = house("manure patrol", waiting="infiltration")
    turned = allied(*houses, options=rules, step="deploy", draws="shields")
    play(turned, "deploy patrol")
    houses[0] = house("manure", waiting="hero", level=0)
    paid = allied(*houses, options={**rules, "illegal_attack": "allow_and_penalise"}, step="deploy")
    play(paid, "deploy")
    for viewer in range(-1, 4):
        knows = viewer in (0, 3) or (visible and viewer in (1, 2))
        assert f"looted 0 3 1 0 {'manure' if knows else '?'}" in told(looted, viewer)
        assert f"stolen 3 0 {'manure' if knows else '?'}" in told(stolen, viewer)
        assert f"stolen 0 3 {'shields' if knows else '?'}" in told(turned, viewer)
        assert f"penalty 3 0 base {'shields' if knows else '?'}" in told(paid, viewer)


@pytest.mark.clause("PR-RULING-51")
def test_leaving_the_table() -> None:
    """A seat that leaves is played on by a bot; the game goes on and nobody gains by it."""
    table = TITLE.open(seats=3, seed=1, memory=False)
    before = table.deciders
    for seat in (1, 0, 2):
        table.forfeit(seat)
        assert told(table)[-1] == f"left {seat}"
        assert [h.away for h in view(table, -1).houses][seat]
    assert table.outcome is None
    assert table.deciders == before
    assert state(table).vacant() == 0b111
    with pytest.raises(wartable.WartableError, match="before"):
        table.forfeit(1)
    # Leaving twice is leaving once: nothing happens and nothing is told.
    for left in range(3):
        one = state(TITLE.open(seats=3, seed=1, memory=False))
        one.forfeit(left, wartable.Seeded(1))
        gone, journal = one.to_dict(), Journal()
        one.forfeit(left, wartable.Seeded(1), journal)
        assert one.to_dict() == gone
        assert journal.entries == []
        one.forfeit((left + 1) % 3, wartable.Seeded(1), journal)
        assert len(journal.entries) == 1


@pytest.mark.clause("PR-RULING-51")
def test_leaving_may_end_the_game_without_a_result() -> None:
    for options in ({}, ALLIED):
        rules = {**options, "absent_player": "abort_no_result"}
        aborted = TITLE.open(seats=4, seed=1, options=rules, memory=False)
        aborted.forfeit(1)
        assert aborted.outcome is not None
        assert (aborted.outcome.winners, aborted.outcome.ranks, aborted.outcome.scores) == ((), (1,) * 4, (0,) * 4)
        assert aborted.title.clauses[aborted.outcome.clause] == "PR-RULING-51"
        assert aborted.deciders == ()
        assert told(aborted)[-2:] == ["left 1", "no-result 1"]


@pytest.mark.clause("PR-RULING-51")
@pytest.mark.parametrize("picks", [("exchange …", "exchange manure …"), ("play inquisition …",)])
def test_an_open_choice_ends_with_the_game(picks: tuple[str, ...]) -> None:
    table = at(house("manure inquisition"), house(), house(), options={"absent_player": "abort_no_result"})
    table.act(0, *picks)
    state(table).forfeit(1, wartable.Seeded(1))
    s = state(table)
    assert (s.picks, s.strategy, s.deciders(), TITLE.invariants(s)) == (0, -1, (), [])


@pytest.mark.clause("PR-RULING-51")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0), (1, 3), (3, 1)])
def test_both_allies_leave(first: int, second: int) -> None:
    pair = TITLE.open(seats=4, seed=1, options=ALLIED, memory=False)
    pair.forfeit(first)
    assert pair.outcome is None
    pair.forfeit(second)
    assert pair.outcome is not None
    assert pair.outcome.winners == tuple(seat for seat in range(4) if seat % 2 != first % 2)
    assert pair.title.clauses[pair.outcome.clause] == "PR-RULING-51"
    assert told(pair)[-2:] == [f"left {second}", f"alliance-surrenders {second} {first}"]
    with pytest.raises(wartable.WartableError, match="over"):
        pair.forfeit(1 - first % 2)
    over = state(pair).copy()
    over.forfeit(1 - first % 2, wartable.Seeded(1))
    assert over.to_dict() == pair.state.to_dict()
    mixed = TITLE.open(seats=4, seed=1, options=ALLIED, memory=False)
    mixed.forfeit(0)
    mixed.forfeit(1)
    assert mixed.outcome is None


@pytest.mark.clause("PR-RULING-56", "PR-WIN-06")
def test_no_limit_unless_the_table_sets_one() -> None:
    endless = at(house(), house(), house())
    for _ in range(200 * 3):
        seat = endless.deciders[0]
        endless.act(seat, "draw")
        if endless.deciders == (seat,):
            endless.act(seat, endless.choices(seat)[0])
    assert endless.outcome is None
    capped = at(house(), house(), house(), options={"round_cap": 2})
    play(capped, *["draw"] * 5)
    assert capped.outcome is None
    play(capped, "draw")
    assert capped.outcome is not None
    assert (capped.outcome.winners, capped.outcome.ranks) == ((), (1, 1, 1))
    assert capped.title.clauses[capped.outcome.clause] == "PR-RULING-56"
    assert told(capped)[-1] == "game-drawn 6"
    once = at(house(), house(), house(), options={"round_cap": 1})
    play(once, *["draw"] * 2)
    assert once.outcome is None
    play(once, "draw")
    assert once.outcome is not None
    # A conquest in the last turn is one.
    last = attacked("soldiers", house(), options={"round_cap": 1}, turn=3)
    last.act(0, "deploy")
    assert last.outcome is not None
    assert last.outcome.winners == (2,)
