"""Windows: who is asked for an answer, and what an answer does (LW-RULING-90, 93, 98)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from tests.titles.letswar.model.cards import discard, draw_conflict, draw_nation, words_of
from tests.titles.letswar.model.content import Card
from tests.titles.letswar.model.questions import Answers, Asked, Question, Row, Story, ask, several
from tests.titles.letswar.model.rules.italy import entry
from tests.titles.letswar.model.state import Game, Nation
from tests.titles.letswar.model.values import money_bonus, payment


@dataclass
class Act:
    """What is answered: a part of it for each trigger."""

    name: str
    actor: Nation | None = None
    # An attack on this unit of the asked Nation, or a loss of Homefront, or a Spy task, or a card that names it.
    attacked: str | None = None
    loss: bool = False
    spy: bool = False
    card: bool = False
    # So many Miss! stop the attack; one stops the loss.
    miss_attack: int = 0
    miss_loss: bool = False
    pay: int = 0
    # LW-RULING-98: an answer to a counter-attack stops it and does no more.
    stops_only: bool = False


@dataclass
class Outcome:
    """What an answer stopped, and the counter-attacks that follow."""

    stopped: set[str] = field(default_factory=set)
    paid: bool = False
    counter: list[Card] = field(default_factory=list)


Window = Generator[Asked, Answers, Outcome]


def fits(card: Card, act: Act) -> bool:
    """Tell whether a card alone answers a part of the act (LW-RULING-82)."""
    if not card.has("cancel"):
        return False
    trigger = {
        "attack_on_self": act.attacked is not None,
        "spy_on_self": act.spy,
        "homefront_loss_self": act.loss,
        "card_on_self": act.card,
    }
    if not trigger[str(card.trigger)]:
        return False
    return all(act.attacked in units for need in card.requires for units in need.values())


def misses(act: Act) -> int:
    """Return how many Miss! an answer takes, none if no Miss! may be played."""
    return act.miss_attack or int(act.miss_loss)


def may_hold_an_answer(g: Game, nation: Nation, act: Act) -> bool:
    """Tell, by what all know, whether a window opens (LW-RULING-90)."""
    in_hand = len(g.conflict(nation.hand))
    hidden = {word: card.copies - g.discards.count(word) for word, card in g.content.conflict.items()}
    for word, card in g.content.conflict.items():
        if in_hand and hidden[word] > 0 and fits(card, act):
            return True
    needed = misses(act)
    unseen = sum(hidden[word] for word, card in g.content.conflict.items() if card.has("miss"))
    if needed and in_hand >= needed and unseen >= needed:
        return True
    if act.pay and may_pay(g, nation, act.pay):
        return True
    if g.nation_cards(nation.hand):
        for word, card in g.content.deck(nation.name).items():
            if fits(card, act) and card.copies > nation.bottom.count(word):
                return True
    return False


def may_pay(g: Game, nation: Nation, price: int) -> bool:
    """Tell whether a Nation could pay if every Conflict card in its hand were one of the dearest."""
    dearest = max(card.value for card in g.content.conflict.values())
    on_board = [g.content.card(card).value for card in g.conflict(nation.board)]
    in_hand = len(g.conflict(nation.hand))
    return bool(on_board or in_hand) and sum(on_board) + in_hand * dearest + money_bonus(g, nation) >= price


def question(g: Game, nation: Nation, act: Act) -> Question:
    """Return what a Nation may answer."""
    held = [(word, g.content.card(word)) for word in nation.hand]
    lines = {"pass"} | {f"answer {word}" for word, card in held if fits(card, act)}
    rows: dict[str, Row] = {}
    stopping = [word for word, card in held if card.has("miss")]
    if misses(act) == 1:
        lines |= several("answer", stopping, 1)
    elif 1 < misses(act) <= len(stopping):
        rows["answer"] = Row([(word, 0) for word in stopping], count=misses(act))
    paying = payment(g, nation, act.pay) if act.pay else None
    if paying:
        rows["pay"] = paying
    return Question(act.name, lines, rows)


def window(g: Game, nation: Nation, act: Act) -> Window:
    """Ask the Nation concerned, if it may hold an answer, and carry the answer out."""
    outcomes = yield from windows(g, [nation], act)
    return outcomes[nation.name]


def windows(g: Game, nations: list[Nation], act: Act) -> Generator[Asked, Answers, dict[str, Outcome]]:
    """Ask several Nations at once, sealed; answers take effect in the order of the Nations."""
    asked = {nation.seat: question(g, nation, act) for nation in nations if may_hold_an_answer(g, nation, act)}
    answers = (yield asked) if asked else {}
    outcomes = {nation.name: Outcome() for nation in nations}
    for nation in nations:
        verb, *words = answers.get(nation.seat, "pass").split()
        if verb == "pay":
            outcomes[nation.name].paid = True
            for word in words:
                discard(g, nation, word)
        elif verb == "answer":
            yield from play_answer(g, nation, act, words, outcomes[nation.name])
    return outcomes


def play_answer(g: Game, nation: Nation, act: Act, words: list[str], outcome: Outcome) -> Story:
    """Lay the answering cards and do what they say (LW-ACT-12, LW-ACT-23)."""
    for word in words:
        discard(g, nation, word)
        g.cards_used.append(word)
    for word in words:
        for effect in g.content.card(word).effects:
            if effect["op"] == "cancel":
                outcome.stopped.add(effect["what"])
            elif effect["op"] == "miss":
                outcome.stopped.add("attack" if act.miss_attack else "homefront_loss")
    if act.stops_only:
        return
    g.playing += words
    for word in words:
        card = g.content.card(word)
        for effect in card.effects:
            if effect["op"] == "draw":
                yield from draw_in_answer(g, nation, effect["deck"], effect["n"])
            elif effect["op"] == "discard":
                assert act.actor
                yield from discard_equipment(g, act.actor)
            elif effect["op"] == "auto_attack" and act.attacked:
                outcome.counter.append(card)
    for word in words:
        g.playing.remove(word)


def draw_in_answer(g: Game, nation: Nation, deck: str, count: int) -> Story:
    """Draw what an answer gives."""
    if deck == "conflict":
        draw_conflict(g, nation, count)
        yield from entry(g)
    else:
        for _ in range(count):
            draw_nation(g, nation)


def discard_equipment(g: Game, nation: Nation) -> Story:
    """Have an attacker discard a Conflict equipment of its choice from the gauge."""
    words = words_of([], sorted(g.equipment(nation.board)))
    if not words:
        return
    word = words[0]
    if len(words) > 1:
        word = (yield from ask(nation.seat, "discard", several("choose", words, 1))).split()[1]
    discard(g, nation, word)
