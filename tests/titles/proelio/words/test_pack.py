"""Packs: a bad one is refused with file, key and reason, an odd one plays with a warning, a small one plays."""

from __future__ import annotations

from pathlib import Path

import pytest

import wartable
from tests.titles.proelio.packs import own_counts, toml, write_pack
from tests.titles.proelio.tools import hand, picked, state, view
from wartable.core.rules.chance import Seeded
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD, KINDS, TYPE

COUNTS = {
    "shields": 18,
    "palisades": 11,
    "towers": 7,
    "patrol": 4,
    "manure": 4,
    "infiltration": 5,
    "soldiers": 10,
    "knights": 10,
    "trebuchets": 7,
    "resources": 4,
    "temporary_alliance": 2,
    "plague": 2,
    "fortress": 4,
    "imperial_edict": 3,
    "imperial_manure": 2,
    "hero": 6,
    "gunpowder": 3,
    "imperial_resources": 4,
    "inquisition": 2,
}
SMALL = {
    "shields": 6,
    "palisades": 3,
    "towers": 1,
    "patrol": 1,
    "manure": 1,
    "infiltration": 1,
    "soldiers": 4,
    "knights": 2,
    "trebuchets": 1,
    "resources": 1,
    "temporary_alliance": 0,
    "plague": 1,
    "fortress": 1,
    "imperial_edict": 1,
    "imperial_manure": 0,
    "hero": 1,
    "gunpowder": 1,
    "imperial_resources": 1,
    "inquisition": 0,
}


def refusal(folder: str) -> str:
    """Why a pack is refused; every door says the same."""
    with pytest.raises(wartable.ContentError) as caught:
        TITLE.content(folder)
    for door in (
        lambda: TITLE.open(seats=3, pack=folder),
        lambda: TITLE.position({"seats": 3}, pack=folder),
        lambda: TITLE.new_state(3, chance=wartable.Seeded(1), pack=folder),
        lambda: TITLE.kit(3, pack=folder),
    ):
        with pytest.raises(wartable.ContentError) as again:
            door()
        assert str(again.value) == str(caught.value)
    return str(caught.value)


def test_the_titles_own_content() -> None:
    """84 Base and 24 Imperial cards, hands of five; no warning."""
    content = TITLE.content()
    assert own_counts() == {**COUNTS, "opening_hand": 5, "hand_limit": 5}
    assert (sum(content.data.copies[:FIRST_GOLD]), sum(content.data.copies[FIRST_GOLD:])) == (84, 24)
    assert content.warnings == ()
    assert content.source == ""


def test_what_the_rules_ask_of_the_decks() -> None:
    """The constraints that the text puts on any set, held against the own one."""
    counts = own_counts()
    base, imperial = CARD_IDS[:FIRST_GOLD], CARD_IDS[FIRST_GOLD:]
    assert sum(counts[card] for card in base) > 42 + counts["plague"]
    for deck in (base, imperial):
        assert {TYPE[CARD_IDS.index(card)] for card in deck if counts[card]} == {0, 1, 2}
    assert all(counts[card] > 0 for card in CARD_IDS)
    assert counts["temporary_alliance"] > 1
    assert counts["shields"] > 1.5 * max(counts[card] for card in ("palisades", "towers", "patrol", "fortress"))
    assert counts["shields"] >= counts["palisades"] >= counts["towers"]
    assert counts["soldiers"] >= counts["knights"] >= counts["trebuchets"]
    assert counts["imperial_edict"] >= counts["gunpowder"]
    assert counts["manure"] + counts["infiltration"] > 5
    assert counts["imperial_manure"] > 0
    assert abs(counts["patrol"] - counts["infiltration"]) <= 1
    assert counts["plague"] >= 2
    # The text scales nothing: the same decks for every number of players and in both modes, but for PR-ALY-04.
    for seats in (3, 4, 5, 6):
        assert state(TITLE.open(seats=seats)).kit.copies == list(TITLE.content().data.copies)


def test_a_folder_or_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert refusal(str(tmp_path / "nowhere")) == f"{tmp_path / 'nowhere'}: there is no such folder"
    file = tmp_path / "cards.toml"
    file.write_text(toml(own_counts()), encoding="utf-8")
    assert refusal(str(file)) == f"{file}: there is no such folder"
    empty = tmp_path / "empty"
    empty.mkdir()
    assert refusal(str(empty)) == f"{empty / 'cards.toml'}: the pack has no file cards.toml"


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").mkdir()
    assert refusal(str(tmp_path)).startswith(f"{tmp_path / 'cards.toml'}: cannot be read: ")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"[settings]\n\xff\xfe")
    assert refusal(str(tmp_path)) == f"{tmp_path / 'cards.toml'}: not UTF-8 text (byte 11)"


@pytest.mark.parametrize(("text", "place"), [("shields = [", "end of document"), ("[base]\nshields 18\n", "line 2")])
def test_a_file_that_is_no_toml(tmp_path: Path, text: str, place: str) -> None:
    message = refusal(write_pack(tmp_path, text))
    assert message.startswith(f"{tmp_path / 'cards.toml'}: not readable as TOML: ")
    assert place in message


OWN = toml(COUNTS | {"opening_hand": 5, "hand_limit": 5})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (OWN + "[horses]\nwhite = 1\n", "unknown table [horses]; there are [settings], [base], [imperial]"),
        ("shields = 3\n" + OWN, "unknown table [shields]"),
        (OWN.replace("[base]", "[imperial]", 1).replace("[imperial]\nfortress", "[other]\nfortress"), "unknown table"),
        (OWN[OWN.index("[base]") :], "the table [settings] is missing"),
        (OWN[: OWN.index("[imperial]")], "the table [imperial] is missing"),
        ("base = 3\n[settings]\nopening_hand = 5\nhand_limit = 5\n", "the table [base] is missing"),
        (OWN.replace("towers = 7", "wall = 7"), "[base] wall: no such card"),
        (OWN.replace("hand_limit", "most_cards"), "[settings] most_cards: no such setting"),
        (OWN.replace("[base]", "[base]\nhero = 2"), "[base] hero: belongs into [imperial]"),
        (OWN.replace("[imperial]", "[imperial]\nshields = 2"), "[imperial] shields: belongs into [base]"),
        (OWN.replace("[base]", "[base]\nhand_limit = 5"), "[base] hand_limit: belongs into [settings]"),
        (OWN.replace("[settings]", "[settings]\nmanure = 5"), "[settings] manure: belongs into [base]"),
    ],
)
def test_keys_that_do_not_belong(tmp_path: Path, text: str, reason: str) -> None:
    message = refusal(write_pack(tmp_path, text))
    assert message.startswith(f"{tmp_path / 'cards.toml'}: ")
    assert message.endswith(reason) or ("table" in reason and reason in message)


@pytest.mark.parametrize("key", ["opening_hand", "hand_limit", *CARD_IDS])
def test_every_key_is_needed_and_a_number_in_its_range(tmp_path: Path, key: str) -> None:
    table = (
        "settings" if key.endswith(("hand", "limit")) else "base" if CARD_IDS.index(key) < FIRST_GOLD else "imperial"
    )
    low, high = (1, 10) if table == "settings" else (0, 99)
    place = f"{tmp_path / 'cards.toml'}: [{table}] {key}: "
    assert refusal(write_pack(tmp_path, **{key: None})) == f"{place}missing"
    for value in (low, high):
        room = {"shields": 99, "opening_hand": 1} | ({"hand_limit": 10} if key == "opening_hand" else {})
        cards = TITLE.content(write_pack(tmp_path, **room | {key: value})).data
        assert value in (cards.opening_hand, cards.hand_limit, *cards.copies)
    for wrong in (low - 1, high + 1, "true", "2.0", "'3'", "[1]"):
        message = refusal(write_pack(tmp_path, **{key: wrong}))
        assert message == f"{place}{'True' if wrong == 'true' else wrong} is not a whole number from {low} to {high}"


@pytest.mark.clause("PR-GEN-06")
@pytest.mark.parametrize("deck", ["base", "imperial"])
@pytest.mark.parametrize(("number", "word"), [(0, "defence"), (1, "attack"), (2, "strategy")])
def test_each_deck_has_all_three_types(tmp_path: Path, deck: str, number: int, word: str) -> None:
    kinds = range(FIRST_GOLD) if deck == "base" else range(FIRST_GOLD, KINDS)
    of_type = [CARD_IDS[kind] for kind in kinds if TYPE[kind] == number]
    folder = write_pack(tmp_path, **dict.fromkeys(of_type, 0))
    assert refusal(folder) == (
        f"{tmp_path / 'cards.toml'}: [{deck}] has no {word} card; each deck needs all three types (PR-GEN-06)"
    )
    for card in of_type:
        TITLE.content(write_pack(tmp_path, **dict.fromkeys(of_type, 0) | {card: 1}))


@pytest.mark.clause("PR-HAND-01", "PR-SET-03")
def test_an_opening_hand_is_within_the_limit(tmp_path: Path) -> None:
    """A hand may never hold more than the limit, so that a pack cannot deal more."""
    place = f"{tmp_path / 'cards.toml'}: [settings] opening_hand: "
    for opening, limit in ((6, 5), (2, 1), (10, 9)):
        folder = write_pack(tmp_path, opening_hand=opening, hand_limit=limit)
        assert refusal(folder) == f"{place}{opening} is above hand_limit, {limit} (PR-HAND-01)"
        with pytest.raises(wartable.ContentError) as caught:
            TITLE.content(folder)
        assert caught.value.label("it") == f"{place}{opening} supera hand_limit, {limit} (PR-HAND-01)"
    for opening, limit in ((5, 5), (1, 1), (10, 10)):
        table = TITLE.open(seats=6, pack=write_pack(tmp_path, opening_hand=opening, hand_limit=limit))
        assert TITLE.invariants(table.state) == []


def odd_pack(rng: Seeded) -> dict[str, int]:
    """Values that a pack may have: few copies or many, steps of the ladder missing, hands of one to ten cards."""
    most = (1, 2, 5, 20, 99)[rng.below(5)]
    values = {card: rng.below(most + 1) for card in CARD_IDS}
    for card in ("shields", "palisades", "towers", "fortress", "soldiers"):
        if rng.below(3) == 0:
            values[card] = 0
    for card in ("patrol", "manure", "resources", "imperial_edict", "imperial_manure", "inquisition"):
        values[card] = max(values[card], 1)  # a card of each type in each deck
    limit = 1 + rng.below(10)
    return values | {"opening_hand": 1 + rng.below(limit), "hand_limit": limit}


@pytest.mark.clause("PR-DECK-04", "PR-HAND-01")
def test_what_is_accepted_can_be_played(tmp_path: Path) -> None:
    """Packs at random: each is refused, or keeps all that must hold in every position, as many seats as sit down."""
    played, refused = 0, []
    for seed in range(60):
        rng = Seeded(seed)
        folder = write_pack(tmp_path, **odd_pack(rng))
        seats = 3 + rng.below(4)
        rules = {"mode": "allied_houses"} if seats == 4 and rng.below(2) else {"hand_limit_timing": "immediate"}
        try:
            s = TITLE.new_state(seats, rules, chance=rng, pack=folder, memory=True)
        except wartable.WartableError as error:
            refused.append(str(error))
            continue
        played += 1
        for _ in range(80):
            assert TITLE.invariants(s) == []
            if not s.deciders():
                break
            [seat] = s.deciders()
            assert s.default(seat, rng) in s.legal(seat)
            s.apply(seat, s.legal(seat)[rng.below(len(s.legal(seat)))], rng)
    assert played > 40
    assert all("PR-SET-03" in reason for reason in refused)  # too few cards to deal


@pytest.mark.clause("PR-SET-03")
def test_a_base_deck_must_be_enough_to_deal(tmp_path: Path) -> None:
    few = dict.fromkeys(CARD_IDS[:FIRST_GOLD], 0) | {"shields": 9, "soldiers": 3, "resources": 2}
    message = refusal(write_pack(tmp_path, **few))
    assert message == (f"{tmp_path / 'cards.toml'}: [base] is too small to deal 5 cards to three players (PR-SET-03)")
    assert "deal 7 cards" in refusal(write_pack(tmp_path, **few | {"shields": 15, "opening_hand": 7, "hand_limit": 7}))
    table = TITLE.open(seats=3, pack=write_pack(tmp_path, **few | {"shields": 10}))
    assert ([len(hand(table, seat)) for seat in range(3)], state(table).pile_size(0)) == ([5, 5, 5], 0)


def warned(folder: str) -> list[str]:
    """The warnings of a pack, without its place; each has its Italian."""
    content = TITLE.content(folder)
    found = [warning for warning in content.warnings if isinstance(warning, wartable.ContentError)]
    assert len(found) == len(content.warnings)
    assert all(warning.label("it") != warning.label("en") for warning in found)
    assert content.source == folder
    assert all(str(warning).startswith(f"{Path(folder) / 'cards.toml'}: ") for warning in found)
    return [str(warning).split(": ", 1)[1] for warning in found]


@pytest.mark.parametrize(
    ("odd", "fine", "reason"),
    [
        (
            {"shields": 11, "palisades": 4, "towers": 2, "soldiers": 3, "knights": 2, "trebuchets": 1},
            {"shields": 12, "palisades": 4, "towers": 2, "soldiers": 3, "knights": 2, "trebuchets": 1},
            "[base] has 44 cards: with six players the pile can run dry (PR-DECK-01)",
        ),
        (
            {"temporary_alliance": 1},
            {"temporary_alliance": 2},
            "[base] temporary_alliance: the rules speak of more than one (PR-ALY-04)",
        ),
        (
            {"shields": 11},
            {"shields": 12},
            "[base] shields: should be the commonest Defence card (PR-FORT-04)",
        ),
        (
            {"palisades": 6, "towers": 7},
            {"palisades": 7, "towers": 7},
            "[base] shields, palisades, towers: counts should not rise with the value (PR-FORT-05)",
        ),
        (
            {"soldiers": 9},
            {"soldiers": 10},
            "[base] soldiers, knights, trebuchets: counts should not rise with the value (PR-FORT-05)",
        ),
        (
            {"imperial_edict": 2},
            {"imperial_edict": 3},
            "[imperial] imperial_edict: fewer than gunpowder, which nothing else stops (PR-IMP-13)",
        ),
        (
            {"imperial_manure": 0},
            {"imperial_manure": 1},
            "[base] manure, infiltration, [imperial] imperial_manure: no bluff in one of the backs (PR-ATC-01)",
        ),
        (
            {"patrol": 1},
            {"patrol": 2},
            "[base] patrol: should be about as many as infiltration (PR-PAT-04)",
        ),
        (
            {"patrol": 9},
            {"patrol": 8},
            "[base] patrol: should be about as many as infiltration (PR-PAT-04)",
        ),
        (
            {"plague": 1},
            {"plague": 2},
            "[base] plague: with fewer than two, Plagues never overlap (PR-RULING-34)",
        ),
    ],
)
def test_an_odd_pack_plays_with_a_warning(
    tmp_path: Path, odd: dict[str, int], fine: dict[str, int], reason: str
) -> None:
    assert warned(write_pack(tmp_path, **odd)) == [reason]
    assert warned(write_pack(tmp_path, **fine)) == []
    assert TITLE.open(seats=3, pack=write_pack(tmp_path, **odd)).deciders != ()


def test_no_bluff_in_black(tmp_path: Path) -> None:
    reason = "[base] manure, infiltration, [imperial] imperial_manure: no bluff in one of the backs (PR-ATC-01)"
    assert reason in warned(write_pack(tmp_path, manure=0, infiltration=0))
    assert warned(write_pack(tmp_path, manure=0)) == []
    assert warned(write_pack(tmp_path, manure=5)) == []
    assert reason not in warned(write_pack(tmp_path, infiltration=0))


@pytest.mark.parametrize("card", ["palisades", "towers", "patrol"])
def test_shields_are_compared_with_each_other_defence_card(tmp_path: Path, card: str) -> None:
    reason = "[base] shields: should be the commonest Defence card (PR-FORT-04)"
    assert reason in warned(write_pack(tmp_path, **{card: 18}))
    assert reason not in warned(write_pack(tmp_path, **{card: 17}))


@pytest.mark.clause("PR-SET-03", "PR-ALY-04")
def test_a_pack_may_be_too_small_for_many_players(tmp_path: Path) -> None:
    """Enough for four, one too few for five; a mode without Temporary Alliances may want one more."""
    folder = write_pack(tmp_path, **SMALL | {"temporary_alliance": 2})
    assert sum(TITLE.content(folder).data.copies[:FIRST_GOLD]) == 24
    assert TITLE.open(seats=4, pack=folder).seats == 4
    with pytest.raises(wartable.OptionError, match=r"24 cards, too few to deal 5 to each of 5 players \(PR-SET-03\)"):
        TITLE.open(seats=5, pack=folder)
    tight = write_pack(tmp_path, **SMALL | {"temporary_alliance": 2, "shields": 2})
    assert TITLE.open(seats=4, pack=tight).seats == 4
    with pytest.raises(wartable.OptionError, match="18 cards, too few to deal 5 to each of 4 players"):
        TITLE.open(seats=4, options={"mode": "allied_houses"}, pack=tight)
    with pytest.raises(wartable.OptionError, match="too few"):
        TITLE.new_state(4, options={"mode": "allied_houses"}, pack=tight, chance=wartable.Seeded(1))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_small_pack_plays(tmp_path: Path, seats: int) -> None:
    """Twenty-two Base and five Imperial cards, hands of four: decks run out and are renewed, games are played."""
    folder = write_pack(tmp_path, **SMALL, opening_hand=4, hand_limit=4)
    assert len(warned(folder)) == 4
    renewed = ended = 0
    for seed in range(8):
        table = TITLE.open(seats=seats, seed=seed, pack=folder, options={"allow_pass": True})
        assert [len(hand(table, seat)) for seat in range(seats)] == [4] * seats
        assert view(table, 0).hand_limit == 4
        while table.deciders and len(table.record.lines) < 150:
            picked(table, seed)
            assert TITLE.invariants(table.state) == []
            renewed += any(TITLE.entries[entry.key].name == "renewed" for entry in table.record.lines[-1].entries)
        ended += table.outcome is not None
    assert renewed > 3
    assert ended > 3


def test_two_packs_at_two_tables(tmp_path: Path) -> None:
    small = TITLE.open(seats=3, seed=1, pack=write_pack(tmp_path / "small", **SMALL))
    own = TITLE.open(seats=3, seed=1)
    assert (state(small).pile_size(0), state(own).pile_size(0)) == (22 - 15, 84 - 15)
    assert own.record.content_hash == TITLE.content().hash != small.record.content_hash


def test_the_hash_is_of_what_is_played(tmp_path: Path) -> None:
    """Comments and order of keys do not change a table; a card, a setting does."""
    own = TITLE.content().hash
    assert len(own) == 16
    shuffled = OWN.replace("shields = 18\npalisades = 11\n", "# walls\npalisades = 11\nshields = 18\n")
    assert TITLE.content(write_pack(tmp_path, shuffled)).hash == own
    changed = {key: value + 1 for key, value in own_counts().items()} | {"opening_hand": 4}
    hashes = {TITLE.content(write_pack(tmp_path, **{key: value})).hash for key, value in changed.items()}
    assert len(hashes | {own}) == len(own_counts()) + 1


def test_settings_of_a_pack(tmp_path: Path) -> None:
    """Hands begin as the pack says, and are cut where the pack says."""
    folder = write_pack(tmp_path, opening_hand=6, hand_limit=7)
    table = TITLE.open(seats=3, seed=2, pack=folder)
    for round_ in range(2):
        for _ in range(3):
            [seat] = table.deciders
            assert (len(hand(table, seat)), view(table, seat).step) == (6 + round_, "action")
            table.act(seat, "draw")
            if round_:
                assert {choice.text.split()[0] for choice in table.choices(seat)} == {"discard"}
                table.act(seat, table.choices(seat)[0])
            assert len(hand(table, seat)) == 7
