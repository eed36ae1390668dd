"""The Prelude, a player's turn and the round of turns (ledger 2.13, 2.14, 2.16, 2.17, 2.20, 2.21)."""

from __future__ import annotations

from tests.titles.letswar.model.cards import discard, draw_conflict, draw_nation, has_nation_cards_left, words_of
from tests.titles.letswar.model.questions import Row, Story, ask
from tests.titles.letswar.model.rules.combat import attack, attack_lines
from tests.titles.letswar.model.rules.ending import defeat_check
from tests.titles.letswar.model.rules.events import event_step
from tests.titles.letswar.model.rules.italy import entry
from tests.titles.letswar.model.rules.play import play, play_lines
from tests.titles.letswar.model.rules.spies import task_lines, use_spy
from tests.titles.letswar.model.state import UNREST, Game, Nation
from tests.titles.letswar.model.values import draw_rate, hand_limit, payment

NATION_CARD_PRICE = 10


def equip_lines(g: Game, me: Nation) -> set[str]:
    """Return the equipment that may be laid (LW-ACT-01)."""
    found = set()
    for word in me.hand:
        card = g.content.card(word)
        if card.kind != "equipment" or word in me.board:
            # LW-EQUIP-03.
            continue
        if card.entry > g.now():
            # LW-EQUIP-08.
            continue
        if not g.options["equip_destroyed_units"] and not any(me.active(unit) for unit in card.equips):
            # LW-RULING-09: a card over several units needs one that stands.
            continue
        found.add(f"equip {word}")
    return found


def equip(g: Game, me: Nation, word: str) -> None:
    """Lay equipment on the board."""
    me.hand.remove(word)
    me.board.append(word)
    g.cards_used.append(word)


def prelude_equip(g: Game) -> Story:
    """Each player equips once, in turn order (LW-PREL-05, LW-RULING-71)."""
    for me in g.in_turn_order():
        g.active = me.seat
        while True:
            line = yield from ask(me.seat, "prelude", equip_lines(g, me) | {"done"})
            if line == "done":
                break
            equip(g, me, line.split()[1])


def begin_turn(g: Game, me: Nation) -> Story:
    """Step 1: what lasted until now ends, allowances are fresh, cards are drawn (LW-STATE-05)."""
    g.active = me.seat
    g.lasting = [one for one in g.lasting if not (one.until == "actor_next_turn" and one.actor == me.name)]
    for lasting in g.lasting:
        lasting.used.pop(me.name, None)
    me.attacks, me.free_used, me.taken_back = {}, {}, []
    me.spy_tasks = me.spies_used = me.taxes = me.purchases = 0
    draw_conflict(g, me, draw_rate(g, me))
    yield from entry(g)


def may_tax(g: Game, me: Nation) -> bool:
    """Tell whether a Homefront point may be given up (LW-RULING-38)."""
    if g.options["tax_per_turn"] != "unlimited" and me.taxes >= 1:
        return False
    return bool(g.options["tax_into_revolution"] or me.homefront > UNREST)


def main_lines(g: Game, me: Nation) -> tuple[set[str], dict[str, Row]]:
    """Return everything that step 2 offers (LW-STATE-06)."""
    lines, rows = task_lines(g, me)
    lines |= {"end"} | equip_lines(g, me) | set(attack_lines(g, me)) | set(play_lines(g, me))
    # LW-ACT-02, LW-RULING-76.
    lines |= {f"take_back {card}" for card in g.equipment(me.board) if card not in me.taken_back}
    # LW-RULING-42.
    lines |= {f"discard {word}" for word in words_of(me.hand, me.board)}
    if "spy" in me.hand and g.options["spy_lifecycle"] == "board":
        lines.add("deploy spy")
    if may_tax(g, me):
        lines.add("tax")
    buying = payment(g, me, NATION_CARD_PRICE)
    within_limit = g.options["nation_purchases_per_turn"] == "unlimited" or me.purchases < 1
    if buying and has_nation_cards_left(me) and within_limit:
        rows["buy"] = buying
    return lines, rows


def main_step(g: Game, me: Nation) -> Story:
    """Step 2: anything, in any order, until the player ends it or falls (LW-TURN-07, LW-RULING-80)."""
    while me.alive:
        line = yield from ask(me.seat, "main", *main_lines(g, me))
        verb, *words = line.split()
        if verb == "end":
            return
        if verb == "equip":
            equip(g, me, words[0])
        elif verb == "take_back":
            me.board.remove(words[0])
            me.hand.append(words[0])
            me.taken_back.append(words[0])
        elif verb == "discard":
            if words[0] == "board:spy":
                me.spies_used = max(0, me.spies_used - 1)
            discard(g, me, words[0])
        elif verb == "deploy":
            me.hand.remove("spy")
            me.board.append("spy")
        elif verb == "buy":
            for word in words:
                discard(g, me, word)
            me.purchases += 1
            draw_nation(g, me)
        elif verb == "tax":
            yield from tax(g, me)
        elif verb == "attack":
            yield from attack(g, me, words[0], g.nation(words[1]), words[2])
        elif verb == "spy":
            yield from use_spy(g, me, words[0], g.nation(words[1]), words[2:])
        else:
            yield from play(g, me, words[0], words[1:])


def tax(g: Game, me: Nation) -> Story:
    """Give up a Homefront point; who is still in the game draws 3 (LW-HF-05, LW-HF-06, LW-HF-10)."""
    me.taxes += 1
    me.homefront -= 1
    yield from defeat_check(g)
    if me.alive:
        draw_conflict(g, me, 3)
        yield from entry(g)


def discard_step(g: Game, me: Nation) -> Story:
    """Step 3: one card after the other, down to the limit (LW-HAND-04, LW-RULING-41)."""
    while me.alive and len(me.hand) > hand_limit(g, me):
        line = yield from ask(me.seat, "limit", {f"discard {word}" for word in me.hand})
        discard(g, me, line.split()[1])


def turn(g: Game, me: Nation) -> Story:
    """A player's turn (LW-TURN-03)."""
    yield from begin_turn(g, me)
    yield from rest_of_turn(g, me)


def rest_of_turn(g: Game, me: Nation) -> Story:
    """Steps 2 and 3."""
    yield from main_step(g, me)
    yield from discard_step(g, me)
    g.lasting = [one for one in g.lasting if not (one.until == "turn_end" and one.actor == me.name)]


def offensive(g: Game) -> Story:
    """Everybody has a turn, clockwise from the first player (LW-OFF-01, LW-OFF-08)."""
    for nation in g.in_turn_order():
        # Who falls meanwhile has no turn.
        if nation.alive:
            yield from turn(g, nation)


def offensives(g: Game) -> Story:
    """One offensive after the other, for ever (LW-CAL-07)."""
    while True:
        g.offensive += 1
        yield from event_step(g, prelude=False)
        yield from offensive(g)
