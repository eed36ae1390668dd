"""Each card in the hand of each side, early and late, in both modes: played in the own activation or as an answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import wartable
from tests.titles.gradisca.model.content import Card
from tests.titles.gradisca.proof.kept_games import siege_words
from tests.titles.gradisca.proof.side_by_side import CONTENT, by_verb
from tests.titles.gradisca.watch import Watch
from wartable import Seeded
from wartable.titles.gradisca import TITLE

CARDS = list(CONTENT.cards.values())
OF_1617 = {card.word for card in CARDS if card.new_year}
CORPS = ("v_giustiniani", "a_arciducali")
EARLY, LATE, NEW_YEAR = 2, 14, 9


def holding(mode: str, turn: int, card: Card, seat: int, actor: int) -> wartable.Table:
    """The siege of Gradisca in some turn: one side has that card alone, one of them has drawn its best corps."""
    found: dict[str, Any] = siege_words(mode)
    zones = {zone: {k: v for k, v in said.items() if k != "opened"} for zone, said in found["zones"].items()}
    found |= {"turn": turn, "corps": CORPS[actor], "zones": zones, "open": None, "option": 0, "leader": None}
    found |= {"budget": 0, "allowed": 0, "zones_begun": False}
    found["stack"] = [["next_chit", 0], ["activation_end", actor], ["choosing", actor]]
    found["armies"] = [{**army, "hand": [card.word] if at == seat else []} for at, army in enumerate(found["armies"])]
    if turn == LATE:
        found |= {"mixed": True, "new_year": [], "removed": sorted(OF_1617 - {card.word})}
    return TITLE.position(found, chance=Seeded(card.number))


def work_out(table: wartable.Table, code: int, rng: Random) -> None:
    """Play a card and answer all that it asks, until orders or an option are asked after again."""
    watch = Watch(table.state.to_dict())
    table.act(table.deciders[0], code)
    for _ in range(40):
        words: dict[str, Any] = table.state.to_dict()
        watch.check(words)
        assert TITLE.invariants(table.state) == []
        if not table.deciders or words["stack"][-1][0] in ("orders", "choosing", "zone_open"):
            return
        codes = table.state.legal(table.deciders[0])
        table.act(table.deciders[0], rng.choice(codes))
    raise AssertionError("the card is not worked out")


def find_play(table: wartable.Table, card: Card, seat: int, rng: Random) -> int:
    """Go on until the card may be played by its holder, or the activation is over: then 0."""
    for _ in range(60):
        if not table.deciders:
            return 0
        at = table.deciders[0]
        codes = by_verb(table.state.legal(at))
        for code in codes.get("play", []) if at == seat else []:
            if TITLE.line(table.kit, [code]) == f"play {card.word}":
                return code
        if "option" in codes:
            # The commander leads where a card answers that; guns and mines are at the walls.
            table.act(at, codes["option"][-1] if "option_chosen" in card.windows else codes["option"][0])
            continue
        verbs = [verb for verb in codes if verb in ("bombard", "mine", "explode")] or list(codes)
        verb = rng.choices(verbs, [0.05 if word in ("end", "close", "rest", "pass") else 1.0 for word in verbs])[0]
        table.act(at, rng.choice(codes[verb]))
    return 0


def too_early(mode: str, turn: int, card: Card) -> bool:
    """Whether nobody can play a card yet: its date is to come, and it waits on no track."""
    return turn <= card.after and not (mode == "advanced" and card.reinforcement)


@pytest.mark.compiled
@pytest.mark.clause("GR-12-01", "GR-2.2-01", "GR-12-11", "GR-26-03")
@pytest.mark.parametrize("turn", [EARLY, LATE])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seat", [0, 1])
def test_each_card_is_played_by_each_side(mode: str, seat: int, turn: int) -> None:
    never = []
    dealt = [card for card in CARDS if turn >= NEW_YEAR or not card.new_year]
    for card in dealt:
        for attempt in range(5 if too_early(mode, turn, card) else 30):
            rng = Random(attempt)
            table = holding(mode, turn, card, seat, seat if card.own and attempt % 2 == 0 else 1 - seat)
            code = find_play(table, card, seat, rng)
            if code:
                work_out(table, code, rng)
                break
        else:
            never.append(card.word)
    assert never == [card.word for card in dealt if too_early(mode, turn, card)]
