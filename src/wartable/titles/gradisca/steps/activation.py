"""An activation: the option, drawing and discarding, reactions, its end (rulebook: 5, 12)."""

from wartable.core.rules.prelude import BIT, Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE, hand_id, thing
from wartable.titles.gradisca import checks
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import HAND_LIMIT, KINDS, NO_CHIT, PLAYED, side_name, unit_id
from wartable.titles.gradisca.codes.verbs import FIRST_OPTION, NONE, SECOND_OPTION, WIDTH
from wartable.titles.gradisca.position.packing import ACTED, MARCHING, replaced
from wartable.titles.gradisca.position.position import DISCARD, Position
from wartable.titles.gradisca.position.supply import supplied
from wartable.titles.gradisca.steps.advanced.supplies import check_supply
from wartable.titles.gradisca.steps.effects import play_card
from wartable.titles.gradisca.steps.step import GradiscaStep, counter


class Choosing(GradiscaStep):
    """GR-5-01: cards and one zone; a card drawn; or, with a commander, a card and as many zones as he leads."""

    def __init__(self) -> None:
        super().__init__(stack.CHOOSING, verbs.OPTION, not_now=c.R5_01)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(verbs.OPTION * WIDTH + FIRST_OPTION)
        out.append(verbs.OPTION * WIDTH + SECOND_OPTION)
        for unit in p.kit.members[p.active]:
            if p.kit.is_leader(unit) and p.on_map(unit):
                out.append(verbs.OPTION * WIDTH + unit)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if arg == FIRST_OPTION:
            return 0
        if arg == SECOND_OPTION:
            return self.bars_drawing(p, seat)
        return 0 if arg < p.kit.u and arg in checks.leader_of(p, p.active) else c.R5_11

    def bars_drawing(self, p: Position, seat: i64) -> i64:
        """Return what forbids option 2 (GR-12-08, GR-RULING-19, 21, 22)."""
        left = p.to_draw()
        if left == 0 and (not p.kit.renew_on_need or p.count(DISCARD) == 0):
            return c.RULING_22
        for kind in range(KINDS):
            if p.held(seat, kind) and checks.bars_draw(p, seat, kind):
                return c.R12_08 if checks.is_due(p, seat, kind) else c.RULING_19
        if p.sizes[seat] < HAND_LIMIT:
            return 0
        for kind in range(KINDS):
            if p.held(seat, kind) and p.discardable(kind):
                return 0
        return c.RULING_21

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return arg == SECOND_OPTION

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        if arg == SECOND_OPTION:
            p.option = 2
            log.note(entries.OPTION_TAKEN, seat, 2)
            draw_card(p, seat, chance, log)
            return
        p.option = 1 if arg == FIRST_OPTION else 3
        p.allowed = 2 if p.option == 1 else 1
        p.budget = 1
        p.push(stack.ORDERS, seat)
        if p.option == 3:
            p.leader = arg
            p.base = p.place_of(arg)
            log.note(entries.LED, seat, arg)
            check_supply(p, seat, [arg], p.base, log)  # GR-RULING-86
        else:
            log.note(entries.OPTION_TAKEN, seat, 1)
        p.push(stack.OPTION_WINDOW, 1 - seat)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return verbs.OPTION * WIDTH + FIRST_OPTION

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-choosing", corps=Phrase("corps-" + p.kit.corps[p.active]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if arg == FIRST_OPTION:
            return Wording(Phrase("label-option-1"), Phrase("hint-option-1"), (thing("option", 1),))
        if arg == SECOND_OPTION:
            return Wording(Phrase("label-option-2"), Phrase("hint-option-2"), (thing("pile", "deck"),))
        hint = Phrase("hint-option-3", zones=p.leadership(arg) if supplied(p, seat, p.place_of(arg)) else 1)
        return Wording(
            Phrase("label-option-3", unit=counter(p, arg)), hint, (unit_id(p.kit.units[arg], p.kit.is_leader(arg)),)
        )


def draw_card(p: Position, seat: i64, chance: Chance, log: Log) -> None:
    """GR-5-05, GR-5-09: draw first; who then holds five discards one."""
    checks.reveal_no_duty(p, seat, True)
    if p.memory is not None and p.sizes[seat] == HAND_LIMIT:
        bag: list[i64] = [1 if p.discardable(kind) else 0 for kind in range(KINDS)]
        p.memory.announce(seat, 0, 1, bag)
    if p.to_draw() == 0:
        p.renew(log)
    kind = p.draw(seat, chance)
    if log.on:
        log.hide(entries.DREW, [seat], [kind], BIT[seat])
    if p.sizes[seat] > HAND_LIMIT:
        p.push(stack.DISCARDING, seat)


class Discarding(GradiscaStep):
    """GR-5-09, GR-12-05: one of five goes, never a mandatory card whose date has passed."""

    def __init__(self) -> None:
        super().__init__(stack.DISCARDING, verbs.DISCARD, not_now=c.R5_09, reveals=[verbs.DISCARD])

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for kind in range(KINDS):
            if p.held(seat, kind):
                out.append(verbs.DISCARD * WIDTH + kind)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if not p.held(seat, arg):
            return c.R5_09
        if p.discardable(arg):
            return 0
        return c.R12_05 if checks.obliges(p, arg) else c.R26_02

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        p.show(seat, arg)
        p.discard(arg)
        log.note(entries.DISCARDED, seat, arg)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """GR-RULING-107: the highest number."""
        best: i64 = -1
        for code in p.legal(seat):
            kind = code & NONE
            if best < 0 or p.kit.number[kind] > p.kit.number[best]:
                best = kind
        return verbs.DISCARD * WIDTH + best

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.sizes[seat] <= HAND_LIMIT

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        name = p.kit.card_ids[arg]
        return Wording(Phrase("label-discard", card=Phrase("card-" + name)), None, (hand_id(name),))


class Window(GradiscaStep):
    """GR-4.1-03, GR-RULING-17: the opponent may answer; it opens by what all can see, again after each card."""

    def __init__(self, step: int, window: int) -> None:
        answers = [verbs.PLAY, verbs.PASS]
        decline = verbs.PASS * WIDTH + NONE
        super().__init__(step, *answers, not_now=c.R4_1_03, reveals=answers, window=window, declines=decline)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        if checks.window_open(p, seat, self.window):
            return False
        self.close(p, chance, log)
        return True

    def close(self, p: Position, chance: Chance, log: Log) -> None:
        """Nothing more is answered."""
        p.pop()
        if self.window == 1 and p.option == 3 and p.leader >= 0:
            # GR-RULING-33: the number of zones is fixed now.
            p.budget = p.leadership(p.leader)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for kind in range(KINDS):
            if p.held(seat, kind):
                out.append(verbs.PLAY * WIDTH + kind)
        out.append(verbs.PASS * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.PASS:
            return 0 if arg == NONE else c.R4_1_03
        if not p.held(seat, arg):
            return c.R12_01
        if checks.bars_more_cards(p, seat):
            return c.RULING_26
        return checks.bars_card(p, seat, arg, True) if checks.answers(p, arg, self.window) else c.R4_1_03

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == verbs.PASS:
            log.note(entries.PASSED, seat)
            self.close(p, chance, log)
        else:
            play_card(p, seat, arg, True, log)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-window", window=self.name)

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return Phrase("wait-window", side=side_name(p.asked()))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-pass"), None, (DONE,)) if verb == verbs.PASS else card_wording(p, arg)


def card_wording(p: Position, kind: i64) -> Wording:
    """Return what playing a card is called."""
    name = p.kit.card_ids[kind]
    return Wording(Phrase("label-play", card=Phrase("card-" + name)), Phrase("effect-" + name), (hand_id(name),))


class ActivationEnd(GradiscaStep):
    """GR-5-22, GR-4.1-04: the chit goes to the played box, its units have been activated; the deck is re-formed."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        corps = p.active
        p.pop()
        for unit in p.kit.members[corps]:
            if p.on_map(unit):
                p.set_bits(unit, ACTED)
                p.clear_bits(unit, MARCHING)
        p.settle_mines(True)
        p.chits = replaced(p.chits, corps, PLAYED if p.alive[corps] > 0 else NO_CHIT)
        if p.chits[corps] == NO_CHIT:
            log.note(entries.CHIT_GONE, corps)
        p.begin_activation(-1)
        if not p.kit.renew_on_need and p.to_draw() == 0:
            p.renew(log)
        p.push(stack.END_WINDOW, 1 - seat)
        return True
