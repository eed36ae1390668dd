"""Strategy cards (rulebook: Strategy cards, The Plague, The Imperial cards)."""

from wartable.core.rules.prelude import BIT, Chance, Log, Phrase, Wording, i64
from wartable.titles.proelio.codes import cards, clauses as c, entries, verbs
from wartable.titles.proelio.codes.cards import BASE, KINDS, STRATEGIES, among
from wartable.titles.proelio.codes.things import card, held, house, seat_id
from wartable.titles.proelio.codes.verbs import WIDTH
from wartable.titles.proelio.position.position import HANDS, Position
from wartable.titles.proelio.steps.step import CardStep, ProelioStep, draw_hint, excess


def drawn_by(kind: i64) -> i64:
    """Return how many Base cards a Strategy card lets its player draw (PR-STR-01, PR-IMP-13, PR-PLG-02)."""
    return 2 if kind == cards.RESOURCES else 3 if kind == cards.IMPERIAL_RESOURCES else 1


class Play(CardStep):
    """PR-STR: a Strategy card of the hand; those that name a player ask for the name first."""

    def __init__(self) -> None:
        super().__init__(verbs.PLAY, c.ACT_06, reveals=True)

    def kinds(self, p: Position, seat: i64) -> i64:
        return p.kinds_in_hand(seat) & STRATEGIES

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if arg == cards.TEMPORARY_ALLIANCE and p.kit.allied:
            return c.ALY_04
        return 0 if p.holds(seat, arg) and among(arg, STRATEGIES) else c.ACT_06

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause == c.ACT_06 and arg < KINDS and not among(arg, STRATEGIES):
            return Phrase("reason-no-strategy")
        return super().reason(p, seat, verb, arg, clause)

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return arg != cards.TEMPORARY_ALLIANCE and arg != cards.INQUISITION

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if arg == cards.TEMPORARY_ALLIANCE or arg == cards.INQUISITION:
            p.strategy = arg
            return
        p.pop()
        log.note(entries.PLAYED, seat, arg)
        if arg == cards.PLAGUE:
            p.show_from_hand(seat, arg)
            p.plagues |= BIT[seat]
        else:
            p.discard_from_hand(seat, arg)
            p.push_excess(seat, True)
        p.draw(seat, BASE, drawn_by(arg), chance, log)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if arg == cards.PLAGUE:
            hint = Phrase("hint-plague", count=min(1, p.left_to_draw()))
        elif arg == cards.TEMPORARY_ALLIANCE:
            hint = Phrase("hint-alliance")
        elif arg == cards.INQUISITION:
            hint = Phrase("hint-inquisition")
        else:
            hint = draw_hint(p, seat, drawn_by(arg), arg)
        return Wording(Phrase("label-play", card=card(arg)), hint, (held(arg),))


class Target(ProelioStep):
    """PR-STR-03, PR-STR-06: whom a Temporary Alliance or an Inquisition names. The card is still in the hand."""

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for target in range(p.kit.n):
            out.append(verbs.TARGET * WIDTH + target)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if p.strategy == cards.INQUISITION:
            return 0 if arg == p.left_of(seat) or arg == p.right_of(seat) else c.STR_07
        if arg >= p.kit.n:
            return c.STR_03
        return c.RULING_38 if arg == seat and not p.kit.alliance_on_self else 0

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause != c.STR_07:
            return None
        return Phrase("reason-neighbours", left=house(p.left_of(seat)), right=house(p.right_of(seat)))

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        kind = p.strategy
        p.strategy = -1
        p.pop()
        p.discard_from_hand(seat, kind)
        log.note(entries.PLAYED_ON, seat, kind, arg)
        if kind == cards.TEMPORARY_ALLIANCE:
            p.push_excess(arg, False)
            p.draw(arg, BASE, 1, chance, log)
        else:
            self.look(p, seat, arg, log)

    def look(self, p: Position, seat: i64, target: i64, log: Log) -> None:
        """PR-STR-06, PR-RULING-41: the hand is shown to the player alone."""
        at = HANDS + target * KINDS
        if p.memory is not None:
            p.memory.look(seat, target, p.cards, at)
        if log.on:
            hand = p.cards_of(seat=target)
            log.hide(entries.LOOKED, [seat, target, len(hand)], hand, BIT[seat] | BIT[target])

    def row(self, p: Position, seat: i64) -> list[int]:
        return [verbs.PLAY * WIDTH + p.strategy]

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-target", card=card(p.strategy), looks="yes" if p.strategy == cards.INQUISITION else "no")

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-target", house=house(arg)), self.hint(p, seat, arg), (seat_id(arg),))

    def hint(self, p: Position, seat: i64, target: i64) -> Phrase:
        """Return what naming a player does; a hand that grows too large is cut at once, or in its owner's next turn."""
        if p.strategy == cards.INQUISITION:
            return Phrase("hint-look", count=p.sizes[target])
        if target == seat:
            return Phrase("hint-draw-self")  # the card is spent before the draw, so that the hand does not grow
        return Phrase("hint-let-draw", excess=excess(p, target, 1) if p.kit.immediate else 0)
