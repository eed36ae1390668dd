"""The notation: permanent words for every choice, there and back."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.proelio.tools import at, attacked, house, picked
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes import verbs
from wartable.titles.proelio.codes.cards import CARD_IDS, KINDS
from wartable.titles.proelio.codes.verbs import NONE, NOTATION, SPACE, TARGET, WIDTH

KIT = TITLE.kit(3)
VERBS = [
    *("draw", "attack", "fortify", "play", "exchange", "support", "deploy", "sacrifice", "keep", "loot"),
    *("pay", "discard", "pass"),
]


def test_one_example_of_each_action() -> None:
    assert {text.split()[0] for text in TITLE.sheet.notation} == set(VERBS) == {verb.word for verb in NOTATION.verbs}
    assert max(TITLE.parse(KIT, text)[0] for text in TITLE.sheet.notation) < SPACE


@pytest.mark.parametrize("text", TITLE.sheet.notation)
def test_examples_there_and_back(text: str) -> None:
    assert TITLE.line(KIT, TITLE.parse(KIT, text)) == text
    assert TITLE.line(KIT, TITLE.parse(KIT, "  " + text.replace(" ", "   ") + "\t")) == text


@pytest.mark.parametrize("card", CARD_IDS)
def test_every_card_by_name(card: str) -> None:
    kind = CARD_IDS.index(card)
    for verb in ("attack", "fortify", "play", "exchange", "support", "deploy", "loot", "pay", "discard"):
        number = VERBS.index(verb) + 1
        clicks = TITLE.parse(KIT, f"{verb} {card}")
        expected = [number * WIDTH + kind]
        if verb == "deploy":
            expected.append(number * WIDTH + NONE)
        if verb == "exchange":
            expected.insert(0, number * WIDTH + NONE)
        assert clicks == expected
        assert TITLE.line(KIT, clicks) == f"{verb} {card}"


@pytest.mark.parametrize("verb", ["draw", "sacrifice", "keep", "pass"])
def test_bare_words(verb: str) -> None:
    assert TITLE.parse(KIT, verb) == [(VERBS.index(verb) + 1) * WIDTH + NONE]


def test_rows_are_told_in_a_fixed_order() -> None:
    """Which card was picked first is nobody's business."""
    for verb in ("deploy", "loot", "discard"):
        assert TITLE.line(KIT, TITLE.parse(KIT, f"{verb} patrol hero shields")) == f"{verb} shields patrol hero"
        assert TITLE.parse(KIT, f"{verb} patrol hero") != TITLE.parse(KIT, f"{verb} hero patrol")
    assert TITLE.line(KIT, TITLE.parse(KIT, "exchange resources trebuchets")) == "exchange trebuchets resources"
    assert TITLE.line(KIT, TITLE.parse(KIT, "discard manure manure")) == "discard manure manure"
    assert TITLE.parse(KIT, "deploy") == [verbs.DEPLOY * WIDTH + NONE]


@pytest.mark.parametrize("seat", range(6))
@pytest.mark.parametrize("card", ["inquisition", "temporary_alliance"])
def test_a_player_is_named_by_seat(card: str, seat: int) -> None:
    assert TITLE.parse(KIT, f"play {card} {seat}") == [
        verbs.PLAY * WIDTH + CARD_IDS.index(card),
        verbs.TARGET * WIDTH + seat,
    ]
    assert TITLE.line(KIT, TITLE.parse(KIT, f"play {card} {seat}")) == f"play {card} {seat}"


JUNK = [
    ("", "must have a word"),
    ("   ", "must have a word"),
    (
        "surrender",
        "'surrender' is no action; the actions are: draw, attack, fortify, play, exchange, support, deploy, ",
    ),
    ("resign", "deploy, sacrifice, keep, loot, pay, discard, pass"),
    ("Draw", "'Draw' is no action"),
    ("target 1", "'target' is no action"),
    ("draw 2", "'draw' takes nothing after it, not '2'"),
    ("keep the walls", "'keep' takes nothing after it, not 'the walls'"),
    ("sacrifice shields", "'sacrifice' takes nothing after it"),
    ("pass now", "'pass' takes nothing after it"),
    ("attack", "'attack' takes a card, such as: attack knights"),
    ("fortify", "'fortify' takes a card, such as: fortify shields"),
    ("play", "'play' takes a card, such as: play resources"),
    ("support", "'support' takes a card, such as: support towers"),
    ("pay", "'pay' takes a card, such as: pay soldiers"),
    ("loot", "'loot' takes at least one card, such as: loot manure"),
    ("discard", "'discard' takes at least one card, such as: discard manure"),
    ("loot", "'loot' takes at least one card, such as: loot manure"),
    ("attack horsemen", "'horsemen' is no card; the cards are: shields, palisades, towers, patrol, manure, "),
    ("deploy shields horsemen", "'horsemen' is no card"),
    ("exchange shields 3", "'3' is no card"),
    ("attack knights knights", "'knights' is too much after attack knights"),
    ("attack knights 1", "'1' is too much after attack knights"),
    ("support inquisition 1", "'1' is too much after support inquisition"),
    ("fortify shields palisades", "'palisades' is too much after fortify shields"),
    ("pay manure manure", "'manure' is too much after pay manure"),
    ("exchange manure manure manure", "'exchange' takes at most two cards, not 3"),
    ("play resources 1", "'1' is too much after play resources"),
    ("play plague 0", "'0' is too much after play plague"),
    ("play inquisition 1 2", "'1 2' is too much after play inquisition"),
    ("play inquisition six", "'six' is no seat; the seats are 0 to 2"),
    ("play inquisition 6", "'6' is no seat; the seats are 0 to 2"),
    ("play inquisition -1", "'-1' is no seat"),
    ("play inquisition ٣", "'٣' is no seat"),
    ("play inquisition ²", "'²' is no seat"),
]


@pytest.mark.parametrize(("text", "message"), JUNK)
def test_junk_says_what_is_wrong_and_changes_nothing(text: str, message: str) -> None:
    with pytest.raises(wartable.NotAnAction) as caught:
        TITLE.parse(KIT, text)
    assert message in str(caught.value)
    assert "pass, " not in str(caught.value)  # the word of the second click is none of a player's own
    table = at(house("resources inquisition manure manure manure"))
    before = table.state.to_dict()
    with pytest.raises(wartable.NotAnAction):
        table.act(0, text)
    with pytest.raises(wartable.NotAnAction):
        table.why_not(0, text)
    assert table.state.to_dict() == before
    assert len(table.record.lines) == 1


@pytest.mark.parametrize("seed", range(6))
def test_what_is_played_is_told_in_words_that_play_it(seed: int) -> None:
    """A game played click by click, and the same game played again by its words alone."""
    options = {"illegal_attack": "allow_and_penalise", "allow_pass": True} if seed % 2 else {}
    if seed % 3 == 0:
        options = {**options, "mode": "allied_houses"}
    first = TITLE.open(seats=4, seed=seed, options=options, memory=False)
    again = TITLE.open(seats=4, seed=seed, options=options, memory=False)
    seen = set()
    while first.deciders and len(first.record.lines) < 150:
        [seat] = first.deciders
        text = picked(first, seed)
        seen.add(text.split()[0])
        assert TITLE.line(KIT, TITLE.parse(KIT, text)) == text
        again.act(seat, *TITLE.parse(KIT, text))
        assert again.state.to_dict() == first.state.to_dict()
    assert len(seen) > 4


def test_a_pick_is_called_by_its_own_words_and_the_end_of_a_row_by_all_of_them() -> None:
    table = attacked("soldiers", house("towers shields patrol", "shields"))
    table.act(0, "deploy towers …")
    assert [choice.text for choice in table.choices(0)] == ["deploy shields …", "deploy patrol …", "deploy towers"]
    table.act(0, "deploy shields …")
    assert [choice.text for choice in table.choices(0)] == ["deploy patrol …", "deploy shields towers"]
    table.act(0, "deploy shields towers")
    assert table.record.lines[-1].text == "deploy shields towers"


def test_numbers_of_actions_are_verb_and_argument() -> None:
    """Codes are not permanent, but the fact sheet's space holds them all."""
    assert (WIDTH > KINDS, WIDTH > NONE, NONE >= KINDS) == (True, True, True)
    assert SPACE == (len(VERBS) + 2) * WIDTH == TITLE.sheet.space
    assert max(NOTATION.by_number) == TARGET == len(VERBS) + 1
