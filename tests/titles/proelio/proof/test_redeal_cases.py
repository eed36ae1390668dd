"""Memory and redeal in single positions: what a viewer keeps of a look, a gift, a reveal, and the odds of the rest."""

from collections import Counter
from fractions import Fraction
from functools import partial
from math import factorial, prod
from typing import Any

import pytest

from tests.core.branching import distribution
from tests.titles.proelio.proof.oracle import agreeing, dealt_anew, hidden, key, support, tiny_kit
from tests.titles.proelio.tools import allied, at, attacked, house, play, state
from wartable.core.errors import PositionError
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD, KINDS
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.position.places import kind_of
from wartable.titles.proelio.position.position import HANDS, PILE, ROW
from wartable.titles.proelio.position.state import ProelioState
from wartable.titles.proelio.view_builder import view

TINY = "shields*3 patrol infiltration soldiers*2 knights*2"


def tiny(*houses: dict[str, Any], pack: str = TINY, options: dict[str, Any] | None = None, **data: Any) -> ProelioState:
    kit = tiny_kit(pack, len(houses), **options or {})
    state: ProelioState = TITLE.from_dict(kit, {"houses": list(houses), **data})
    return state


def acted(p: ProelioState, *lines: str, chance: Chance | None = None) -> ProelioState:
    for line in lines:
        for code in TITLE.parse(p.kit, line):
            p.apply(p.deciders()[0], code, chance or Seeded(1), SILENT)
    return p


def hand(p: ProelioState, seat: int) -> tuple[str, ...]:
    return tuple(CARD_IDS[k] for k in range(KINDS) for _ in range(p.cards[HANDS + seat * KINDS + k]))


def attacks(p: ProelioState) -> tuple[str, ...]:
    return tuple(CARD_IDS[kind_of(packed)] for packed in p.waiting)


def redeals(p: ProelioState, viewer: int, count: int = 400) -> list[ProelioState]:
    chance = Seeded(3)
    return [p.redeal(viewer, chance) for _ in range(count)]


@pytest.mark.clause("PR-STR-06", "PR-RULING-41", "PR-ATK-04")
def test_a_look_finds_the_attack_that_is_laid_afterwards() -> None:
    table = at(house("inquisition"), house("resources"), house("knights shields towers", "palisades"), memory=[])
    play(table, "play inquisition 2", "attack knights")
    for dealt in redeals(state(table), 0):
        assert attacks(dealt) == ("knights",)
        assert hand(dealt, 2) == ("shields", "towers")
    # Who did not look sees a back alone.
    for viewer in (1, -1):
        assert len({attacks(dealt) for dealt in redeals(state(table), viewer)}) == 5


@pytest.mark.clause("PR-RULING-41", "PR-RULING-42")
def test_who_laid_his_last_card_holds_it_no_more() -> None:
    """The only card that was seen is laid; what its owner draws afterwards does not make that doubtful."""
    table = at(house("inquisition"), house("temporary_alliance"), house("knights", "palisades"), memory=[])
    play(table, "play inquisition 2", "attack knights", "play temporary_alliance 2")
    found = redeals(state(table), 0)
    assert {attacks(dealt) for dealt in found} == {("knights",)}
    assert len({hand(dealt, 2) for dealt in found}) > 8


@pytest.mark.clause("PR-RULING-41", "PR-RULING-44")
def test_one_is_stolen_and_the_other_laid() -> None:
    """Two cards were seen. What is drawn when the hand is empty is neither of them for certain, and takes no part."""
    houses = [house("inquisition"), house("temporary_alliance"), house("soldiers knights", "palisades")]
    houses[2]["waiting"] = house(waiting="infiltration")["waiting"]
    table = at(*houses, draws="soldiers towers", memory=[])
    play(table, "play inquisition 2", "deploy", "attack knights", "play temporary_alliance 2")
    found = redeals(state(table), 0)
    assert {attacks(dealt) for dealt in found} == {("soldiers",), ("knights",)}
    assert all(Counter([*attacks(dealt), *hand(dealt, 1)]) >= Counter(["soldiers", "knights"]) for dealt in found)
    assert len({hand(dealt, 2) for dealt in found}) > 8


@pytest.mark.clause("PR-RULING-42", "PR-RULING-44", "PR-IMP-15")
@pytest.mark.parametrize("given", ["fortress", "hero", "inquisition"])
def test_which_of_the_gold_cards_was_given(given: str) -> None:
    """Who has seen the hand knows that one gold card went, but not which; black ones are known all the same."""
    seen = house("manure fortress hero inquisition", waiting="soldiers")
    table = at(house("inquisition"), house("shields"), seen, memory=[])
    play(table, "play inquisition 2", "deploy", f"loot {given}")
    gold = ["fortress", "hero", "inquisition"]
    found = {(hand(dealt, 1)[1:], hand(dealt, 2)) for dealt in redeals(state(table), 0)}
    assert found == {((card,), ("manure", *(other for other in gold if other != card))) for card in gold}


@pytest.mark.clause("PR-RULING-41", "PR-RULING-32", "PR-RULING-54")
def test_a_second_attack_is_told_from_the_first() -> None:
    """Two attacks lie before seat 0: the older is unknown, the younger was seen in the hand it came from."""
    rules = {"pending_attacks_per_target": "unlimited"}
    houses = [house("inquisition", waiting="manure"), house("resources"), house("knights", "palisades")]
    table = at(*houses, turn=4, options=rules, memory=[])
    play(table, "play inquisition 2", "attack knights")
    found = {attacks(dealt) for dealt in redeals(state(table), 0)}
    assert {younger for _, younger in found} == {"knights"}
    assert {older for older, _ in found} == {"manure", "infiltration", "soldiers", "knights", "trebuchets"}
    # Seat 1 knows nothing of either. The owner knows both.
    assert len({attacks(dealt) for dealt in redeals(state(table), 1)}) > 20
    assert {attacks(dealt) for dealt in redeals(state(table), 2)} == {("manure", "knights")}
    # Once the older is turned over, the younger is the one that was seen.
    play(table, "draw", "deploy")
    assert {attacks(dealt) for dealt in redeals(state(table), 0)} == {("knights",)}
    assert len({attacks(dealt) for dealt in redeals(state(table), 1)}) == 5


@pytest.mark.clause("PR-RULING-41")
def test_a_look_does_not_show_what_is_drawn_afterwards() -> None:
    table = at(house("inquisition"), house(), house("knights shields", "palisades"), draws="soldiers", memory=[])
    play(table, "play inquisition 2", "draw")
    found = {hand(dealt, 2) for dealt in redeals(state(table), 0)}
    assert all({"knights", "shields"} <= set(cards) and len(cards) == 3 for cards in found)
    assert len(found) > 8


@pytest.mark.clause("PR-RULING-41", "PR-RULING-44", "PR-INF-04")
@pytest.mark.parametrize(
    ("cards", "odds"),
    [
        ("shields soldiers knights", {"shields soldiers": 1, "shields knights": 1, "soldiers knights": 1}),
        ("shields soldiers soldiers", {"shields soldiers": 2, "soldiers soldiers": 1}),
    ],
)
def test_a_theft_after_a_look_leaves_each_card_the_same_odds(cards: str, odds: dict[str, int]) -> None:
    houses = [house("inquisition"), house("resources"), house(cards, waiting="infiltration")]
    table = at(*houses, draws="soldiers", memory=[])
    play(table, "play inquisition 2", "deploy")

    def both(chance: Chance) -> tuple[tuple[str, ...], bool]:
        dealt = state(table).redeal(0, chance)
        stolen = Counter(cards.split()) - Counter(hand(dealt, 2))
        return hand(dealt, 2), stolen <= Counter(hand(dealt, 1))

    expected = {(tuple(left.split()), True): Fraction(count, 3) for left, count in odds.items()}
    assert distribution(both) == expected


@pytest.mark.clause("PR-RULING-44", "PR-LOOT-02")
def test_who_gives_loot_remembers_it() -> None:
    table = attacked("knights", house("hero towers resources"), house("shields"), memory=[])
    play(table, "deploy", "loot hero resources")
    p = state(table)
    assert all({"hero", "resources"} <= set(hand(dealt, 2)) for dealt in redeals(p, 0))
    for viewer in (1, -1):
        found = [hand(dealt, 2) for dealt in redeals(p, viewer)]
        assert any("hero" not in cards for cards in found)
        assert all(sum(card in CARD_IDS[FIRST_GOLD:] for card in cards) == 1 for cards in found)


@pytest.mark.clause("PR-RULING-41", "PR-RULING-44")
def test_a_hand_that_was_looked_at_is_known_where_it_went() -> None:
    looked_at = house("patrol soldiers", "shields", waiting="knights")
    table = at(house("inquisition"), house("resources"), looked_at, memory=[])
    play(table, "play inquisition 2", "deploy", "keep")
    assert view(state(table), 0).houses[1].known == ("patrol", "soldiers")
    assert all({"patrol", "soldiers"} <= set(hand(dealt, 1)) for dealt in redeals(state(table), 0))
    assert len({hand(dealt, 1) for dealt in redeals(state(table), 0)}) > 1


@pytest.mark.clause("PR-ATK-13", "PR-ATK-14", "PR-RULING-44")
def test_cards_that_came_back_openly_are_known_to_all() -> None:
    options = {"illegal_attack": "allow_and_penalise"}
    defender, attacker = house("towers shields shields soldiers"), house("patrol manure")
    table = attacked("knights", defender, attacker, level=0, options=options, memory=[])
    play(table, "deploy towers shields", "pay manure")
    p = state(table)
    for viewer in (1, 2, -1):
        found = {hand(dealt, 0) for dealt in redeals(p, viewer)}
        assert all({"towers", "shields"} <= set(cards) for cards in found)
        assert all("manure" in cards for cards in found) == (viewer == 2)
        assert len(found) > 1
    play(table, "fortify shields")
    assert any("shields" not in hand(dealt, 0) for dealt in redeals(state(table), 1))


@pytest.mark.clause("PR-DECK-01", "PR-DECK-03", "PR-RULING-43")
def test_a_renewed_pile_tells_what_the_others_hold() -> None:
    discards = ["shields", "shields", "patrol", "infiltration", "soldiers", "knights"]
    p = tiny(house("shields"), house("knights"), house("soldiers"), discards=discards)
    acted(p, "draw")
    drawn = hand(p, 0)
    assert {(hand(dealt, 1), hand(dealt, 2)) for dealt in redeals(p, 0)} == {
        (("knights",), ("soldiers",)),
        (("soldiers",), ("knights",)),
    }
    # The next card out of the pile is unknown, but seat 1 drew nothing.
    acted(p, "draw")
    pile = Counter([*discards, "shields"]) - Counter(drawn)
    found = {(hand(dealt, 1), hand(dealt, 2)) for dealt in redeals(p, 0)}
    assert {first for first, _ in found} == {("knights",), ("soldiers",)}
    assert len(found) == 2 * len(pile)
    p.memory = None
    assert len({(hand(dealt, 1), hand(dealt, 2)) for dealt in redeals(p, 0)}) > len(found)


@pytest.mark.clause("PR-RULING-09")
@pytest.mark.parametrize("playable", ["resources", "temporary_alliance", "plague"])
def test_a_pass_tells_that_no_card_could_be_played(playable: str) -> None:
    houses = [house("knights patrol"), house("soldiers shields"), house(f"shields {playable}")]
    pack = f"shields*2 patrol soldiers knights {playable}"
    p = tiny(*houses, pack=pack, active=0)
    acted(p, "pass")
    assert {hand(dealt, 0) for dealt in redeals(p, 1)} == {("patrol", "knights")}
    free = tiny(*houses, pack=pack, options={"allow_pass": True})
    acted(free, "pass")
    assert len({hand(dealt, 0) for dealt in redeals(free, 1)}) > 1


@pytest.mark.clause("PR-RULING-52", "PR-ATK-04")
@pytest.mark.parametrize("shown", [False, True])
def test_an_ally_is_redealt_unless_his_hand_is_shown(shown: bool) -> None:
    houses = [house("soldiers infiltration hero"), house("shields"), house("knights"), house("patrol")]
    table = allied(*houses, options={"ally_hand_visible": shown}, memory=[])
    play(table, "attack infiltration")
    found = redeals(state(table), 2)
    assert ({hand(dealt, 0) for dealt in found} == {("soldiers", "hero")}) is shown
    # Who sees the hand before and after knows which card is gone.
    assert ({attacks(dealt) for dealt in found} == {("infiltration",)}) is shown
    assert len({attacks(dealt) for dealt in redeals(state(table), 1)}) > 1


@pytest.mark.parametrize("line", ["exchange knights", "play inquisition"])
def test_another_s_draft_is_dropped_and_the_own_one_kept(line: str) -> None:
    table = at(house("knights inquisition"), house("shields"), house("patrol"), memory=[])
    play(table, line)
    p = state(table)
    own = p.redeal(0, Seeded(1))
    assert (own.picks, own.strategy, own.cards[ROW : ROW + KINDS]) == (p.picks, p.strategy, p.cards[ROW : ROW + KINDS])
    for viewer in (1, 2, -1):
        dealt = p.redeal(viewer, Seeded(1))
        assert (dealt.picks, dealt.strategy, sum(dealt.cards[ROW : ROW + KINDS])) == (0, -1, 0)
        assert dealt.legal(0)


def test_what_others_remember_is_dropped() -> None:
    table = at(house("inquisition"), house("shields"), house("patrol"), memory=[])
    play(table, "play inquisition 2")
    memory = state(table).redeal(1, Seeded(1)).memory
    kept = state(table).redeal(0, Seeded(1)).memory
    assert memory is not None
    assert kept is not None
    assert memory.of(0) == []
    assert len(kept.of(0)) == 1


@pytest.mark.clause("PR-ATK-09", "PR-RULING-42")
def test_without_lots_every_deal_is_equally_likely() -> None:
    # The freer attack is the older one: dealt first, it would take what the more bound one needs.
    houses = [
        house("shields", waiting="knights", level=1, turn=1),
        house("patrol", waiting="soldiers", level=0, turn=2),
        house("infiltration"),
    ]
    p = tiny(*houses, pack="shields*2 patrol infiltration soldiers*2 knights*2", turn=4, memory=None)
    found = distribution(lambda chance: key(p.redeal(-1, chance)))
    weights = {position: deals(p, position) for position in agreeing(p, -1, [])}
    assert found == {position: Fraction(weight, sum(weights.values())) for position, weight in weights.items()}


def deals(p: ProelioState, position: tuple[int, ...]) -> int:
    """In how many ways single cards can be dealt to make a position: hands and pile by kinds, one card an attack."""
    end = ROW + KINDS * p.kit.seats
    areas = [position[PILE : PILE + KINDS], *(position[at : at + KINDS] for at in range(ROW, end, KINDS))]
    return prod(factorial(p.kit.copies[kind]) // prod(factorial(area[kind]) for area in areas) for kind in range(KINDS))


@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_redeal_of_the_full_pack_shows_the_same_and_changes_the_rest(seats: int, memory: bool) -> None:
    kit = TITLE.kit(seats)
    assert isinstance(kit, ProelioKit)
    changed = 0
    for seed in range(4):
        rng = Seeded(seed)
        p = TITLE.start(kit, rng, SILENT, memory)
        number = 0
        while p.deciders() and number < 100:
            seat = p.deciders()[0]
            legal = p.legal(seat)
            p.apply(seat, legal[rng.below(len(legal))], rng, SILENT)
            if number % 5 == 0:
                changed += looks_the_same(p, number % (seats + 1) - 1)
            number += 1
    assert changed > 20


def looks_the_same(p: ProelioState, viewer: int) -> int:
    """Checks some redeals; returns how many hidden places came out otherwise at least once."""
    words, shown = p.to_dict(), view(p, viewer)
    found = redeals(p, viewer, 12)
    assert p.to_dict() == words
    assert all(view(dealt, viewer) == shown for dealt in found)
    again = p.redeal(viewer, Seeded(4)).to_dict()
    assert all(dealt.redeal(viewer, Seeded(4)).to_dict() == again for dealt in found[:3])
    if p.memory is not None and p.memory.of(viewer):
        return 0
    groups = hidden(p, viewer)
    unseen = p.cards[PILE : PILE + KINDS]
    for _, owner, _, kinds in groups:
        for kind in kinds:
            unseen[kind] += (
                kind_of(p.waiting[-1 - owner]) == kind if owner < 0 else p.cards[HANDS + owner * KINDS + kind]
            )
    changed = 0
    for _, owner, size, kinds in groups:
        if size and sum(unseen[kind] > 0 for kind in kinds) > 1:
            true = content(p, owner, kinds)
            assert any(content(p.redeal(viewer, Seeded(seed)), owner, kinds) != true for seed in range(1_000))
            changed += 1
    return changed


def content(p: ProelioState, owner: int, kinds: list[int]) -> list[int]:
    """What lies in a hidden group, by kinds."""
    if owner < 0:
        return [kind_of(p.waiting[-1 - owner])]
    return [p.cards[HANDS + owner * KINDS + kind] for kind in kinds]


def test_the_identity_is_no_redeal() -> None:
    """It shows the same view, keeps all lots, and redeals to the same: only its support gives it away."""
    p = tiny(house("shields"), house("knights"), house("soldiers"))
    everything = agreeing(p, 0, [])
    assert support(partial(dealt_anew, p, 0, 1), 1_000) == everything
    assert support(lambda chance: p.copy(), 1_000) == {key(p)}
    assert len(everything) > 1


def test_remembering_what_is_not_so_is_refused() -> None:
    lot = {"viewer": 0, "places": [1], "least": 1, "cards": ["patrol"]}
    with pytest.raises(PositionError, match=r"memory: .*'patrol'.* does not hold in this position"):
        tiny(house("shields"), house("knights"), house("soldiers"), memory=[lot])
    assert tiny(house("shields"), house("patrol"), house("soldiers"), memory=[lot]).to_dict()["memory"] == [lot]
