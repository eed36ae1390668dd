"""Questions that a player may put to the table, answered from what the player sees."""

from __future__ import annotations

from collections import Counter

from wartable.core.questions import SEAT, Question, Questions
from wartable.core.rules.log import PUBLIC
from wartable.core.rules.state import Kit
from wartable.core.text.messages import Phrase
from wartable.titles.proelio.codes.cards import CARD_IDS, LADDER, PLAGUE
from wartable.titles.proelio.codes.things import deck_back, house as house_of, in_a_sentence, printed
from wartable.titles.proelio.view import House, Possibility, ProelioView, Waiting


def attack(kit: Kit, view: ProelioView) -> list[Phrase]:
    """Return what each attack before the viewer may be, with the odds."""
    if view.viewer == PUBLIC:
        return [Phrase("ask-no-seat")]
    waiting = view.houses[view.viewer].waiting
    if not waiting:
        return [Phrase("ask-no-attack")]
    left = unseen(view)
    out = []
    for number, one in enumerate(waiting):
        key = "ask-attack-held" if view.plague else "ask-attack"
        out.append(Phrase(key, house=house_of(one.attacker), back=deck_back(one.deck), level=one.level))
        # The view tells what follows for the oldest attack alone, and only while the defence is being deployed.
        verdicts = {p.card: verdict(view, p) for p in view.possibilities if number == 0}
        out.extend(cases(one, left, verdicts))
    return out


def verdict(view: ProelioView, one: Possibility) -> Phrase:
    """Return what follows if the attack is this: of a defence that falls short, what it costs."""
    if one.verdict == "short":
        level = view.houses[view.viewer].level
        return Phrase("ask-short", short=one.short, walls="yes" if level else "no", rest=max(0, one.short - level))
    return Phrase(f"verdict-{one.verdict}", short=one.short)


def cases(waiting: Waiting, left: Counter[str], verdicts: dict[str, Phrase]) -> list[Phrase]:
    """Return the kinds that an attack may be, likeliest first."""
    weights = {card: left[card] for card in waiting.may_be if left[card] > 0}
    whole = sum(weights.values())
    out = []
    for card, copies in sorted(weights.items(), key=lambda item: -item[1]):
        facts = {"card": printed(card), "percent": (200 * copies + whole) // (2 * whole), "copies": copies}
        then = {"verdict": verdicts[card]} if card in verdicts else {}
        out.append(Phrase("ask-case-then" if then else "ask-case", **facts, **then))
    return out


def unseen(view: ProelioView) -> Counter[str]:
    """Return how many cards of each kind the viewer can neither see nor locate: the set without all that is known."""
    left = Counter(dict(view.set_copies))
    for deck in view.decks:
        left.subtract(deck.discards or ([deck.top] if deck.top else []))
    left.subtract([*view.hand, *view.deployed])
    left.subtract([view.attack] if view.attack else [])
    for house in view.houses:
        left.subtract(house.known)
        left.subtract(one.card for one in house.waiting if one.card)
        left.subtract([CARD_IDS[LADDER[house.level]]] if house.level else [])
        left.subtract([CARD_IDS[PLAGUE]] if house.plague else [])
    return left


def hand(kit: Kit, view: ProelioView, seat: int | None = None) -> list[Phrase]:
    """Return what the viewer knows of one hand, or of all; asked for their own, what each card needs and does."""
    effects = dict.fromkeys(view.hand) if seat is not None and seat == view.viewer else {}
    hands = [holding(view, house) for house in view.houses if seat in (None, house.seat)]
    return hands + [Phrase("scene-card", card=printed(card), effect=Phrase(f"effect-{card}")) for card in effects]


def holding(view: ProelioView, house: House) -> Phrase:
    """Return one hand, as far as the viewer knows it."""
    if house.seat == view.viewer:
        return Phrase("ask-hand-own", count=house.hand_size, cards=list(map(in_a_sentence, view.hand)))
    facts = {"count": house.hand_size, "gold": house.gold, "known": len(house.known)}
    return Phrase("ask-hand", house=house_of(house.seat), cards=list(map(in_a_sentence, house.known)), **facts)


def piles(kit: Kit, view: ProelioView) -> list[Phrase]:
    """Return the sizes of both decks, and their discards by kind, or their top cards where only those are shown."""
    out = []
    for deck in view.decks:
        facts = {"deck": Phrase(f"deck-{deck.deck}"), "pile": deck.pile, "discard": deck.discard}
        covered = deck.discard and not deck.discards
        shown = {"top": printed(deck.top)} if covered else {"cards": list(map(in_a_sentence, deck.discards))}
        out.append(Phrase("ask-pile-top" if covered else "ask-pile", **facts, **shown))
    return out


def neighbours(kit: Kit, view: ProelioView) -> list[Phrase]:
    """Return who sits on the left and on the right, and the ally."""
    if view.viewer == PUBLIC:
        return [Phrase("ask-no-seat")]
    own = view.houses[view.viewer]
    sides = [("ask-left", (own.seat + 1) % view.seats), ("ask-right", (own.seat - 1) % view.seats)]
    sides += [("ask-ally", own.ally)] if own.ally >= 0 else []
    houses = [(key, view.houses[seat]) for key, seat in sides]
    return [Phrase(key, house=house_of(h.seat), count=h.hand_size, level=h.level) for key, h in houses]


QUESTIONS = Questions(
    Question("attack", attack),
    Question("hand", hand, SEAT),
    Question("piles", piles),
    Question("neighbours", neighbours),
)
