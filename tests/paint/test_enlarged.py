"""Things opened large: what their viewer knows of them, readable, with a name; nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.paint import checks
from tests.paint.scenes import deck, samples, valley
from wartable.core import scene as sc
from wartable.paint import opened
from wartable.paint.draw.enlarged import openable


def told(scene: sc.Scene, ident: str) -> str:
    markup = opened(scene, ident, art=valley.board_art() if scene.boards else None)
    assert markup is not None
    return " ".join(" ".join(checks.parsed(markup).itertext()).split())


def test_a_pile_fans_out_what_is_known_to_lie_in_it() -> None:
    scene = samples.plague("en", 4)
    heap = next(pile for pile in scene.piles if pile.of)
    lying = tuple(deck.face(kind, "en") for kind in ("shields", "towers", "shields"))
    words = told(replace(scene, piles=(replace(heap, count=3, cards=lying),)), heap.id)
    assert f"2 × {lying[0].name}" in words
    assert lying[1].name in words
    assert lying[1].text in words
    assert heap.label in words


def test_a_deck_shows_its_back_and_its_count() -> None:
    scene = samples.plague("en", 4)
    heap = next(pile for pile in scene.piles if not pile.of)
    assert told(scene, heap.id) == heap.label


def test_a_card_that_lies_face_down_shows_its_back_and_what_it_is_called() -> None:
    scene = samples.plague("en", 4)
    hidden = next(card for seat in scene.seats for card in seat.hand if card.face is None)
    assert told(scene, hidden.id) == hidden.label


def test_every_card_pile_stack_and_counter_opens() -> None:
    for scene in (samples.plague("it", 4), samples.deploy("en", 3), valley.skirmish("en", 2)):
        things = list(openable(scene))
        assert things
        for thing in things:
            assert thing.label.strip() in told(scene, thing.id)
            markup = opened(scene, thing.id, art=valley.board_art() if scene.boards else None)
            assert markup is not None
            assert checks.references(markup) <= set(checks.ids(checks.parsed(markup)))


def test_a_stack_lays_out_its_counters_each_with_its_words() -> None:
    scene = valley.skirmish("en", 2)
    stack = next(thing for thing in openable(scene) if isinstance(thing, sc.Stack) and len(thing.pieces) > 1)
    words = told(scene, stack.id)
    assert all(piece.label.strip() in words for piece in stack.pieces)
    assert told(scene, stack.pieces[-1].id).endswith(stack.pieces[-1].label.strip())


@pytest.mark.parametrize("ident", ["", "nothing", "s1"])
def test_what_cannot_be_opened_is_not(ident: str) -> None:
    assert opened(samples.plague("en", 4), ident) is None
