"""General rules, setup and the cards (rulebook: General, Setup, Attack cards, Defence cards)."""

from __future__ import annotations

from collections import Counter

import pytest

import wartable
from tests.titles.proelio.tools import at, attacked, hand, house, level, picked, play, refused, state, told, view
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.checks import counted
from wartable.titles.proelio.codes.cards import CARD_IDS, DEFENCE, FIRST_GOLD, KINDS, LADDER, TYPE, VALUE, deck_of
from wartable.titles.proelio.position.position import PILE
from wartable.titles.proelio.position.state import ProelioState

# The least level for each card.
ATTACKS = {
    "manure": 0,
    "infiltration": 0,
    "soldiers": 0,
    "knights": 1,
    "trebuchets": 2,
    "imperial_manure": 0,
    "hero": 3,
}
DEFENCES = {"shields": 0, "palisades": 1, "towers": 2, "fortress": 3, "patrol": 0}
LEVELS = [None, "shields", "palisades", "towers", "fortress"]


@pytest.mark.clause("PR-GEN-02", "PR-GEN-03", "PR-GEN-04")
def test_modes_and_seats() -> None:
    assert [mode.name for mode in TITLE.sheet.modes] == ["open_war", "allied_houses"]
    with pytest.raises(wartable.OptionError, match="mode"):
        TITLE.open(seats=4, options={"mode": "free_for_all"})
    for seats in (3, 4, 5, 6):
        assert TITLE.open(seats=seats).seats == seats
    for seats in (2, 7):
        with pytest.raises(wartable.OptionError, match="3-6"):
            TITLE.open(seats=seats)
    assert TITLE.open(seats=4, options={"mode": "allied_houses"}).seats == 4
    for seats in (3, 5, 6):
        with pytest.raises(wartable.OptionError, match="takes 4 seats"):
            TITLE.open(seats=seats, options={"mode": "allied_houses"})


@pytest.mark.clause("PR-GEN-05", "PR-GEN-06", "PR-GEN-07", "PR-RULING-40", "PR-RULING-46")
def test_catalogue() -> None:
    base, imperial = CARD_IDS[:FIRST_GOLD], CARD_IDS[FIRST_GOLD:]
    assert {deck_of(kind) for kind in range(FIRST_GOLD)} == {0}
    assert {deck_of(kind) for kind in range(FIRST_GOLD, KINDS)} == {1}
    for kinds in (range(FIRST_GOLD), range(FIRST_GOLD, KINDS)):
        assert {TYPE[kind] for kind in kinds} == {0, 1, 2}
    assert set(base) == {
        "shields",
        "palisades",
        "towers",
        "patrol",
        "manure",
        "infiltration",
        "soldiers",
        "knights",
        "trebuchets",
        "resources",
        "temporary_alliance",
        "plague",
    }
    assert set(imperial) == {
        "hero",
        "fortress",
        "imperial_manure",
        "imperial_resources",
        "imperial_edict",
        "gunpowder",
        "inquisition",
    }
    valueless = {CARD_IDS[kind] for kind in range(KINDS) if TYPE[kind] != 2 and VALUE[kind] < 0}
    assert valueless == {"imperial_edict", "gunpowder"}
    valued = [kind for kind in range(KINDS) if TYPE[kind] != 2 and CARD_IDS[kind] not in valueless]
    assert {VALUE[kind] for kind in valued} == {0, 1, 2, 3, 4}
    # A table shows the same two backs: each card lies with its own deck.
    for kind, card in enumerate(CARD_IDS):
        assert view(at(house(card)), 1).houses[0].gold == deck_of(kind)


@pytest.mark.clause("PR-GEN-08")
def test_rules_version() -> None:
    assert TITLE.sheet.rules_version == "0.8.2"
    assert TITLE.open(seats=3).record.rules_version == "0.8.2"


@pytest.mark.clause("PR-GEN-01")
def test_only_the_left_neighbour_can_be_struck_down() -> None:
    """No matter who is eliminated, the winner is the House whose left-hand neighbour that was."""
    for target in range(3):
        houses = [house("soldiers") for _ in range(3)]
        houses[target] = house("", waiting="soldiers")
        table = at(*houses, active=target, step="defence_gate")
        play_on = table.deciders
        assert play_on == () or play_on == (target,)
        if play_on:
            table.act(target, "deploy")
        assert table.outcome is not None
        assert table.outcome.winners == ((target - 1) % 3,)


@pytest.mark.clause("PR-SET-01", "PR-IMP-01")
@pytest.mark.parametrize("seed", range(3))
def test_the_decks_never_mix(seed: int) -> None:
    """Every draw is of the deck that it names, and only an exchange touches the Imperial one."""
    table = TITLE.open(seats=4, seed=seed)
    exchanged = 0
    for _ in range(120):
        gold = state(table).pile_size(1)
        choice = picked(table, seed)
        drawn = [fact.split()[2:] for fact in told(table, None, last=1) if fact.startswith("drew")]
        for deck, _, *cards in drawn:
            assert {CARD_IDS.index(card) >= FIRST_GOLD for card in cards} == {deck == "imperial"}
        if choice.startswith("exchange"):
            assert [deck for deck, *_ in drawn] == ["imperial"]
            exchanged += 1
        else:
            assert state(table).pile_size(1) == gold
        if not table.deciders:
            break
    assert exchanged > 3


@pytest.mark.clause("PR-SET-03", "PR-SET-05", "PR-SET-06", "PR-SET-08")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_setup(seats: int) -> None:
    table = TITLE.open(seats=seats, seed=seats)
    s = state(table)
    for seat in range(seats):
        assert len(hand(table, seat)) == 5
        assert all(CARD_IDS.index(card) < FIRST_GOLD for card in hand(table, seat))
        assert level(table, seat) == 0
    assert s.pile_size(0) == 84 - 5 * seats
    assert s.pile_size(1) == 24
    assert s.cards[PILE + FIRST_GOLD : PILE + KINDS] == s.kit.copies[FIRST_GOLD:]
    assert s.waiting == []
    assert not s.plague_in_force()
    [first] = table.deciders
    assert (view(table, first).step, view(table, first).turn) == ("action", 1)
    assert told(table)[-2:] == [f"game-begins {first}", f"turn-begins {first} 1"]


def test_memory_is_kept_where_it_is_asked_for() -> None:
    assert state(TITLE.open(seats=3)).memory is not None
    assert state(TITLE.open(seats=3, memory=False)).memory is None
    for memory in (True, False):
        s = TITLE.new_state(3, chance=wartable.Seeded(1), memory=memory)
        assert isinstance(s, ProelioState)
        assert (s.memory is not None) == memory
        assert (s.copy().memory is not None) == memory


@pytest.mark.clause("PR-SET-02", "PR-SET-04")
def test_nobody_sees_piles_or_other_hands() -> None:
    table = TITLE.open(seats=3, seed=5)
    for viewer in (-1, 0, 1, 2):
        seen = view(table, viewer)
        assert [(deck.pile, deck.top, deck.discards) for deck in seen.decks] == [(69, "", ()), (24, "", ())]
        assert sorted(seen.hand) == (sorted(hand(table, viewer)) if viewer >= 0 else [])
        assert [(h.hand_size, h.gold) for h in seen.houses] == [(5, 0)] * 3
        assert all(h.known == () for h in seen.houses)
        dealt = [fact for fact in told(table, viewer) if fact.startswith("drew")]
        assert [fact.endswith("?") for fact in dealt] == [seat != viewer for seat in range(3)]


@pytest.mark.clause("PR-SET-07")
def test_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(TITLE.open(seats=4, seed=seed, memory=False).deciders[0] for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert all(60 < count < 140 for count in firsts.values())


@pytest.mark.clause(
    "PR-ATC-01", "PR-ATC-02", "PR-ATC-03", "PR-ATC-04", "PR-ATC-05", "PR-ATC-06", "PR-IMP-03", "PR-IMP-06", "PR-INF-02"
)
@pytest.mark.parametrize("card", ATTACKS)
def test_minimum_level_of_attack_cards(card: str) -> None:
    for fort_level, fort in enumerate(LEVELS):
        table = at(house(f"{card} resources", fort))
        allowed = f"attack {card}" in [choice.text for choice in table.choices(0)]
        assert allowed == (fort_level >= ATTACKS[card])
        assert allowed == (VALUE[CARD_IDS.index(card)] <= fort_level + 1)
        if not allowed:
            assert refused(table, 0, f"attack {card}") == "PR-ATK-09"


@pytest.mark.clause("PR-ATC-01", "PR-ATC-02", "PR-ATC-03", "PR-ATC-04", "PR-ATC-05", "PR-IMP-03", "PR-IMP-06")
@pytest.mark.parametrize(
    ("card", "value"),
    [("manure", 0), ("imperial_manure", 0), ("soldiers", 1), ("knights", 2), ("trebuchets", 3), ("hero", 4)],
)
def test_values_of_attack_cards(card: str, value: int) -> None:
    """Against nothing an attack takes as many cards as its value; value 0 takes none."""
    table = attacked(card, house("shields " * 5))
    table.act(0, "deploy")
    play(table, *["loot" + " shields" * value] * (value > 0))
    assert len(hand(table, 0)) == 5 - value
    assert hand(table, 2).count("shields") == value


@pytest.mark.clause("PR-DFC-01", "PR-DFC-02", "PR-DFC-03", "PR-DFC-04", "PR-IMP-04", "PR-PAT-01", "PR-PAT-02")
@pytest.mark.clause("PR-DEF-10", "PR-DEF-11", "PR-FORT-05")
@pytest.mark.parametrize("card", DEFENCES)
@pytest.mark.parametrize("fort_level", range(5))
def test_what_defence_cards_count(card: str, fort_level: int) -> None:
    """Any of them may be deployed at any level; below its minimum it counts nothing."""
    value = {"shields": 1, "palisades": 2, "towers": 3, "fortress": 4, "patrol": 1}[card]
    counts = value if fort_level >= DEFENCES[card] else 0
    table = attacked("hero", house(f"{card} manure", LEVELS[fort_level]))
    play(table, f"deploy {card}")
    assert f"compared 0 2 hero 4 {counts} {4 - counts} 1 {card}={counts}" in told(table)


@pytest.mark.clause("PR-FORT-05", "PR-FORT-06", "PR-FORT-07", "PR-FORT-08", "PR-FORT-09", "PR-FORT-10", "PR-ATK-09")
@pytest.mark.parametrize("fort_level", range(5))
def test_one_limit_for_attack_and_defence(fort_level: int) -> None:
    table = at(house("soldiers knights trebuchets hero", LEVELS[fort_level]))
    s = state(table)
    assert s.limit(0) == fort_level + 1
    for value, card in enumerate(("soldiers", "knights", "trebuchets", "hero"), start=1):
        assert (table.why_not(0, f"attack {card}") is None) == (value <= fort_level + 1)
    for value, kind in enumerate((0, 1, 2, 12), start=1):
        assert (counted(s, kind, fort_level) > 0) == (value <= fort_level + 1)


@pytest.mark.clause("PR-RULING-01")
def test_towers_are_one_card() -> None:
    assert [card for card in CARD_IDS if card in ("towers", "walls", "tower")] == ["towers"]
    # One card has its value, and one step of the ladder is its own.
    assert [CARD_IDS[k] for k in range(KINDS) if (TYPE[k], VALUE[k]) == (DEFENCE, 3)] == ["towers"]
    assert [CARD_IDS[k] for k in LADDER[1:]] == ["shields", "palisades", "towers", "fortress"]


@pytest.mark.clause("PR-RULING-01")
@pytest.mark.parametrize(("lang", "name", "others"), [("en", "Towers", "Walls"), ("it", "Torri", "Mura")])
def test_towers_are_called_by_one_name(lang: str, name: str, others: str) -> None:
    """In the catalogue, on the choice, in the log."""
    assert TITLE.messages.format(lang, "card-towers") == name
    table = at(house("towers", "palisades"))
    (label,) = [choice.label(lang) for choice in table.choices(0) if choice.text == "fortify towers"]
    table.act(0, "fortify towers")
    for text in (label, " ".join(table.log(1, lang=lang))):
        assert name in text
        assert others not in text


@pytest.mark.clause("PR-RULING-57")
def test_no_compensation_for_the_first_player() -> None:
    for seed in range(20):
        table = TITLE.open(seats=4, seed=seed, memory=False)
        assert [len(hand(table, seat)) for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.clause("PR-RULING-58")
def test_stray_digits_are_numbers_of_cards_drawn() -> None:
    """Resources draw 2 and Imperial Resources 3; neither figure is a number of copies."""
    table = at(house("resources"), draws="shields shields")
    table.act(0, "play resources")
    assert len(hand(table, 0)) == 2
    table = at(house("imperial_resources"), draws="shields shields shields")
    table.act(0, "play imperial_resources")
    assert len(hand(table, 0)) == 3
    copies = TITLE.content().data.copies
    assert copies[CARD_IDS.index("resources")] == copies[CARD_IDS.index("imperial_resources")] == 4
