"""Orders: cards and zones of an activation, one question until it is ended (rulebook: 5, 12; GR-RULING-109)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.gradisca import checks
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import KINDS, LOW, zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import NONE, WIDTH
from wartable.titles.gradisca.position.packing import ACTED, OPENED, PLACE, STRUCK
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.supply import attack_supply, bars_command
from wartable.titles.gradisca.steps.activation import card_wording
from wartable.titles.gradisca.steps.advanced.supplies import bars_camp_back, camp_back, camp_wording, check_supply
from wartable.titles.gradisca.steps.effects import play_card
from wartable.titles.gradisca.steps.step import GradiscaStep


class Orders(GradiscaStep):
    """Play a card, open a zone, or end; while a mandatory card is due only such cards are legal."""

    def __init__(self) -> None:
        super().__init__(
            stack.ORDERS,
            verbs.PLAY,
            verbs.OPEN,
            verbs.END,
            verbs.CAMP,
            not_now=c.RULING_15,
            reveals=[verbs.PLAY, verbs.END],
        )

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for kind in range(KINDS):
            if p.held(seat, kind):
                out.append(verbs.PLAY * WIDTH + kind)
        zones: list[bool] = [False] * p.kit.n
        for unit in p.kit.members[p.active]:
            if p.on_map(unit):
                zones[p.place_of(unit)] = True
        for zone in range(p.kit.n):
            if zones[zone]:
                out.append(verbs.OPEN * WIDTH + zone)
        out.append(verbs.END * WIDTH + NONE)
        if p.kit.advanced and p.camps[seat] < 0:
            for zone in range(p.kit.n):
                if p.kit.source[zone] == seat:
                    out.append(verbs.CAMP * WIDTH + zone)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.PLAY:
            return self.bars_play(p, seat, arg)
        if checks.cards_left(p, seat) > 0 and checks.holds_due(p, seat):
            return c.R12_04 if verb == verbs.END else c.R12_09
        if verb == verbs.END:
            return 0 if arg == NONE else c.RULING_15
        return self.bars_open(p, seat, arg) if verb == verbs.OPEN else bars_camp_back(p, seat, arg)

    def bars_play(self, p: Position, seat: i64, kind: i64) -> i64:
        """Return what forbids a card (GR-5-03, GR-5-12, GR-12-09)."""
        if not p.held(seat, kind):
            return c.R12_01
        if p.allowed == 0:
            return c.R5_03 if p.option == 1 else c.R5_12
        if checks.bars_more_cards(p, seat):
            return c.R22_12
        clause = checks.bars_card(p, seat, kind, False)
        if clause != 0:
            return clause
        return c.R12_09 if checks.holds_due(p, seat) and not checks.obliges(p, kind) else 0

    def bars_open(self, p: Position, seat: i64, zone: i64) -> i64:
        """Return what forbids opening a zone (GR-5-04, GR-5-13, GR-5-18, GR-22-09, 11, GR-RULING-31, 33, 109, 111)."""
        if zone >= p.kit.n or not checks.corps_in(p, zone):
            return c.R5_18
        if p.zones_over:
            return c.RULING_109
        if p.option == 3 and (p.leader < 0 or not p.on_map(p.leader)):
            return c.RULING_33
        if p.budget == 0:
            return c.R5_04 if p.option == 1 else c.R5_13
        if (p.zones[zone] & OPENED) != 0:
            return c.RULING_31
        if checks.zones_left(p, seat) == 0:
            return c.R22_11 if p.band(seat) == LOW else c.R22_09
        if not checks.idle_in(p, zone):
            return c.RULING_111
        if p.option != 3 or not p.kit.advanced:
            return 0
        return bars_command(p, seat, p.base if p.kit.radius_at_draw else p.place_of(p.leader), zone)

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause == c.R12_11 or (clause == c.R12_01 and p.held(seat, arg)):
            return Phrase("reason-date", turn=Phrase("turn-" + str(p.kit.after[arg])))
        return None

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        due = checks.cards_left(p, seat) > 0 and checks.holds_due(p, seat)
        for kind in range(KINDS):
            if p.held(seat, kind) and self.bars_play(p, seat, kind) == 0:
                out.append(verbs.PLAY * WIDTH + kind)
        if due:
            return
        if checks.zones_left(p, seat) > 0:
            zones: list[bool] = [False] * p.kit.n
            for unit in p.kit.members[p.active]:
                if p.on_map(unit) and (p.units[unit] & ACTED) == 0:
                    zones[p.units[unit] & PLACE] = True
            for zone in range(p.kit.n):
                if zones[zone] and self.bars_open(p, seat, zone) == 0:
                    out.append(verbs.OPEN * WIDTH + zone)
        out.append(verbs.END * WIDTH + NONE)
        if p.kit.advanced and p.camps[seat] < 0:
            for zone in range(p.kit.n):
                if bars_camp_back(p, seat, zone) == 0:
                    out.append(verbs.CAMP * WIDTH + zone)

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return verb == verbs.PLAY or verb == verbs.END

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == verbs.PLAY:
            if not checks.obliges(p, arg):
                checks.reveal_no_duty(p, seat, False)
            p.allowed -= 1
            p.zones_over = p.zones_over or (p.zones_begun and not p.kit.between_zones)
            p.duty = p.duty or checks.obliges(p, arg)
            play_card(p, seat, arg, False, log)
        elif verb == verbs.OPEN:
            checks.reveal_no_duty(p, seat, False)
            p.budget -= 1
            p.zones_begun = True
            p.opened = arg
            p.zones[arg] = p.zones[arg] | OPENED
            log.note(entries.OPENED, seat, arg)
            if p.kit.advanced:
                p.armed = attack_supply(p, seat, arg)
                p.built = False
                check_supply(p, seat, checks.idle_in(p, arg), arg, log)
            p.push(stack.ZONE_OPEN, seat)
        elif verb == verbs.CAMP:
            checks.reveal_no_duty(p, seat, False)
            camp_back(p, seat, arg, log)
        else:
            checks.reveal_no_duty(p, seat, False)
            log.note(entries.ENDED, seat, p.active)
            for zone in range(p.kit.n):
                p.zones[zone] = p.zones[zone] & ~(OPENED | STRUCK)
            p.pop()

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """GR-RULING-107: the mandatory card that is due, the lowest number first; no zone; end."""
        best: i64 = -1
        for code in p.legal(seat):
            if code == verbs.END * WIDTH + NONE:
                return code
            kind = code & NONE
            if code >> 7 == verbs.PLAY and (best < 0 or p.kit.number[kind] < p.kit.number[best]):
                best = kind
        return verbs.PLAY * WIDTH + best

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-orders", zones=checks.zones_left(p, seat), cards=checks.cards_left(p, seat))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.PLAY:
            return card_wording(p, arg)
        if verb == verbs.CAMP:
            return camp_wording(p, "label-camp-back", arg)
        if verb == verbs.OPEN:
            name = p.kit.zones[arg]
            return Wording(Phrase("label-open", zone=zone_name(name)), None, (zone_id(name),))
        return Wording(Phrase("label-end", corps=Phrase("corps-" + p.kit.corps[p.active])), None, (DONE,))
