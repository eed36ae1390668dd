"""Deploying the defence before the attack is turned over (rulebook: The Defence phase)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.proelio.checks import counted, row_total
from wartable.titles.proelio.codes import cards, clauses as c, entries, stack, verbs
from wartable.titles.proelio.codes.cards import DEFENCES, VALUE, among, deck_of
from wartable.titles.proelio.codes.things import back, card, held, house
from wartable.titles.proelio.codes.verbs import NONE, WIDTH
from wartable.titles.proelio.position.places import kind_of, level_of
from wartable.titles.proelio.position.position import DEPLOYED, ROW, Position
from wartable.titles.proelio.steps import resolution
from wartable.titles.proelio.steps.step import CardStep, ProelioStep


class Gate(ProelioStep):
    """PR-TURN-07, PR-TURN-08: each waiting attack is met before the action, unless a Plague holds it."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        i = p.oldest(p.active)
        if i < 0:
            p.pop()
        elif p.plague_in_force():
            p.pop()
            log.note(entries.DEFENCE_HELD, p.active)
        else:
            p.push(stack.DEPLOY, p.active)
            attack: i64 = p.waiting[i]
            back = deck_of(kind_of(attack))
            log.note(entries.DEFENCE_OPENS, p.active, p.right_of(p.active), back, level_of(attack))
        return True


class Deploy(CardStep):
    """PR-DEF-06: any number of Defence cards, none included; done turns the attack over."""

    def __init__(self) -> None:
        super().__init__(verbs.DEPLOY, c.DEF_04, stack.DEPLOY, reveals=True, done=True)

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.oldest(seat) < 0

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if arg == NONE:
            return 0
        if not p.holds(seat, arg):
            return c.DEF_04
        if not among(arg, DEFENCES):
            return c.DEF_05
        return c.RULING_05 if p.kit.forbid_over_limit and VALUE[arg] > p.limit(seat) else 0

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause == c.RULING_05:
            return Phrase("reason-too-strong", verb="deploy", level=p.levels[seat], limit=p.limit(seat))
        if clause == c.ELIM_02:
            return Phrase("reason-eliminates", sure="no" if self.may_be_spared(p, seat, arg) else "yes")
        return super().reason(p, seat, verb, arg, clause)

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        """The last card of a House without walls, or a card that counts nothing; an Edict never kills."""
        if arg == NONE or arg == cards.IMPERIAL_EDICT:
            return 0  # PR-RULING-11
        last = p.levels[seat] == 0 and p.sizes[seat] - p.picks == 1
        if last and p.kit.check_repelled and p.cards[ROW + cards.IMPERIAL_EDICT] == 0:
            return c.ELIM_02
        return c.DEF_11 if counted(p, arg, p.levels[seat]) == 0 else 0

    def may_be_spared(self, p: Position, seat: i64, kind: i64) -> bool:
        """Return whether the attack may eliminate nobody: it is void, or a Patrol turns it back (PR-RULING-11)."""
        attack: i64 = p.waiting[p.oldest(seat)]
        patrol = kind == cards.PATROL or p.cards[ROW + cards.PATROL] > 0
        for other in p.may_be(deck_of(kind_of(attack)), level_of(attack)):
            if (patrol and other == cards.INFILTRATION) or not p.within_limit(other, level_of(attack)):
                return True
        return False

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return arg == NONE

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if arg != NONE:
            p.pick(arg)
            return
        row = p.take_row()
        for kind in row:
            p.show_from_hand(seat, kind)
            p.change(DEPLOYED + kind, 1)
        if log.on:
            log.tell(entries.DEPLOYED, [seat, len(row), *row])
        p.pop()
        resolution.reveal(p, seat, chance, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """A clock deploys what is picked."""
        return verbs.DEPLOY * WIDTH + NONE

    def forced(self, p: Position, seat: i64) -> i64:
        """PR-RULING-42: all can count a hand, so all see that an empty one deploys nothing."""
        return verbs.DEPLOY * WIDTH + NONE if p.sizes[seat] == 0 else 0

    def row(self, p: Position, seat: i64) -> list[int]:
        return p.row_codes(verbs.DEPLOY)

    def stake(self, p: Position, seat: i64) -> Phrase | None:
        attack: i64 = p.waiting[p.oldest(seat)]
        attacker = house(p.right_of(seat))
        more = "yes" if len(p.legal(seat)) > 1 else ("none" if p.picks == 0 else "no")
        return Phrase("detail-deploy", house=attacker, back=back(kind_of(attack)), level=level_of(attack), more=more)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if arg == NONE:
            return Wording(
                Phrase("label-deploy-done", count=p.picks, total=row_total(p, seat)), self.done_hint(p), (DONE,)
            )
        return Wording(Phrase("label-deploy", card=card(arg)), self.hint(p, seat, arg), (held(arg),))

    def hint(self, p: Position, seat: i64, kind: i64) -> Phrase:
        """Return what a card would add to the defence; beside an Edict it adds nothing."""
        if p.cards[ROW + cards.IMPERIAL_EDICT] > 0:
            return Phrase("hint-deploy-spare")
        if kind == cards.IMPERIAL_EDICT:
            return Phrase("hint-deploy-edict")
        counts = counted(p, kind, p.levels[seat])
        key = "hint-deploy-patrol" if kind == cards.PATROL else "hint-deploy"
        return Phrase(key, counts=counts, total=row_total(p, seat) + counts)

    def done_hint(self, p: Position) -> Phrase:
        """Return what becomes of the cards picked; an attack beyond its limit gives them back (PR-DEF-08)."""
        if p.cards[ROW + cards.IMPERIAL_EDICT] > 0:
            return Phrase("hint-deploy-done-edict")
        return Phrase("hint-deploy-done", count=p.picks, back="yes" if p.kit.penalise else "no")
