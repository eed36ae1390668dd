"""What cards ask: one step a kind of question (rulebook: The cards)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import thing
from wartable.titles.gradisca import checks
from wartable.titles.gradisca.codes import clauses as c, effects as e, entries, stack, verbs
from wartable.titles.gradisca.codes.things import BUILT, KINDS, stretch_id, unit_id, wall_id, zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import WIDTH
from wartable.titles.gradisca.position.packing import ACTED, BACK, OUT, PICKED, line_of, mines_of, replaced
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.steps.combat import fall
from wartable.titles.gradisca.steps.effects import arrive, good_order
from wartable.titles.gradisca.steps.march import enter
from wartable.titles.gradisca.steps.step import Asking, AskingUnit, AskingZone, GradiscaStep, counter
from wartable.titles.gradisca.steps.turn import Flipping


def effect(p: Position, at: i64) -> i64:
    """Return a number of the effect that is carried out: 0 its operation, 1 whose it is, then its own."""
    return p.kit.code[p.pc - e.ROW + at]


class Arrival(AskingZone):
    """Where reinforcements enter (GR-RULING-28); asked where all can see that there is a choice."""

    def __init__(self) -> None:
        super().__init__(stack.ARRIVAL, verbs.PLACE, c.RULING_28, "label-place")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        if p.card < 0 or effect(p, 0) != e.REINFORCE:
            return []
        return checks.entry_zones(p, seat, p.kit.lists[effect(p, 3)])

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause != c.RULING_28:
            return None
        listed = p.kit.lists[effect(p, 3)]
        return Phrase("reason-no-entry" if arg in listed or arg + e.HELD in listed else "reason-not-on-card")

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return c.R12_20 if p.enemy_in(seat, arg) else 0

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        zones = self.choices(p, p.asked())
        if len(zones) > 1:
            return False
        seat = p.asked()
        p.pop()
        if zones:
            arrive(p, seat, zones[0], chance, log)
        return True

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        arrive(p, seat, arg, chance, log)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-arrival", card=Phrase("card-" + p.kit.card_ids[p.card]))


class Reforming(AskingUnit):
    """Which disorganised units of a zone return to good order."""

    def __init__(self) -> None:
        super().__init__(stack.REFORMING, verbs.REFORM, c.R5_1_08, "label-reform")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        return [
            unit
            for unit in p.units_in(seat, p.field)
            if not p.kit.is_leader(unit) and p.has(unit, BACK) and not p.has(unit, OUT)
        ]

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        clause = super().why(p, seat, verb, arg)
        return c.RULING_104 if clause != 0 and arg < p.kit.u and p.has(arg, OUT) else clause

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        units = self.choices(p, seat)
        if 0 < p.left < len(units):
            return False
        for unit in units if p.left > 0 else []:
            self.reform(p, seat, unit, log)
        p.left = 0
        p.field = -1
        p.pop()
        return True

    def reform(self, p: Position, seat: i64, unit: i64, log: Log) -> None:
        """One unit recovers by the card."""
        good_order(p, unit)
        log.note(entries.REFORMED, seat, unit)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.reform(p, seat, arg, log)
        p.left -= 1

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return self.verb * WIDTH + self.choices(p, seat)[0]

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-reforming", count=p.left, zone=zone_name(p.kit.zones[p.field]))


class WallSide(Asking):
    """Which side of a fortress below its printed level is raised."""

    def __init__(self) -> None:
        super().__init__(stack.WALL_SIDE, verbs.RAISE, c.R7_7_01, "label-raise")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        if p.card < 0 or effect(p, 0) != e.WALL:
            return []
        kit = p.kit
        zone = effect(p, 2)
        return [
            wall
            for wall in range(len(kit.walls))
            if kit.wall_fortress[wall] == zone and p.level(wall) < kit.wall_level[wall]
        ]

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        walls = self.choices(p, p.asked())
        if len(walls) > 1:
            return False
        if walls:
            self.mend(p, walls[0], log)
        p.pop()
        return True

    def mend(self, p: Position, wall: i64, log: Log) -> None:
        """Raise a side, up to what is printed."""
        level = p.level(wall) + effect(p, 3)
        most = p.kit.wall_level[wall]
        p.set_level(wall, level if level < most else most)
        log.note(entries.RAISED, wall, p.level(wall))

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.mend(p, arg, log)
        p.pop()

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        name = p.kit.walls[arg]
        return Wording(Phrase("label-raise", wall=Phrase("wall-" + name)), None, (wall_id(p.kit.wall_borders[arg]),))


def unruly(p: Position, seat: i64, zone: i64) -> list[i64]:
    """Return the units of a side in a zone that the card can disorganise: with a second side, in every option."""
    classes = effect(p, 3)
    fit = [unit for unit in p.units_in(seat, zone) if not p.kit.is_leader(unit) and p.kit.has_back[unit]]
    return [unit for unit in fit if ((classes >> p.kit.klass[unit]) & 1) == 1 and not p.has(unit, BACK)]


def touched(p: Position) -> i64:
    """Return the side whose units a card disorganises: that of the question below."""
    return p.stack[-2] % 8


class Naming(AskingZone):
    """In which zone units are disorganised: named by the opponent, or the most crowded one, ties by its owner."""

    def __init__(self) -> None:
        super().__init__(stack.NAMING, verbs.NAME, c.RULING_115, "label-name")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        if p.card < 0 or effect(p, 0) != e.DISORGANISE or len(p.stack) < 2:
            return []
        owner = touched(p)
        zones = range(p.kit.n)
        if effect(p, 2) == e.NAMED_ZONE:
            return [zone for zone in zones if unruly(p, owner, zone)]
        most: i64 = 0
        for zone in zones:
            count = line_of(p.force_at(owner, zone))
            if count > most:
                most = count
        return [zone for zone in zones if most > 0 and line_of(p.force_at(owner, zone)) == most]

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        zones = self.choices(p, p.asked())
        if len(zones) > 1:
            return False
        self.fix_zone(p, zones[0] if zones else -1, log)
        return True

    def fix_zone(self, p: Position, zone: i64, log: Log) -> None:
        """The zone is known; its owner chooses the units."""
        owner = touched(p)
        p.pop()
        if zone < 0:
            p.pop()
            return
        p.field = zone
        fit = len(unruly(p, owner, zone))
        count = effect(p, 4)
        p.left = (fit + 1) // 2 if count == 0 else count
        log.note(entries.UNREST, owner, zone)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        card = Phrase("card-" + p.kit.card_ids[p.card])
        return Phrase("prompt-naming", card=card, own=int(touched(p) == seat))

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.fix_zone(p, arg, log)


class Unrest(Flipping):
    """Which units of the zone are disorganised by a card."""

    def __init__(self) -> None:
        super().__init__(stack.UNREST, verbs.FLIP, c.RULING_69, "label-flip")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        if p.card < 0 or effect(p, 0) != e.DISORGANISE or p.field < 0:
            return []
        return unruly(p, seat, p.field)


class CardLine(GradiscaStep):
    """Which of two lines of a card holds."""

    def __init__(self) -> None:
        super().__init__(stack.CARD_LINE, verbs.CHOOSE, not_now=c.R12_01, reveals=[verbs.CHOOSE])

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(verbs.CHOOSE * WIDTH + 1)
        out.append(verbs.CHOOSE * WIDTH + 2)

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.card < 0 or effect(p, 0) != e.CHOOSE

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if arg != 1 and arg != 2:
            return c.R12_01
        op = p.kit.code[self.begins(p, arg)]
        if op == e.BRIDGE_ADD or op == e.BRIDGE_REMOVE:
            return 0 if checks.river_targets(p, seat, op) else c.RULING_115
        bare = p.work_wall < 0 or mines_of(p.walls[p.work_wall]) == 0
        return c.RULING_115 if op == e.MINE_REMOVE and bare else 0

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        lines = [line for line in (1, 2) if self.why(p, seat, verbs.CHOOSE, line) == 0]
        if len(lines) != 1:
            return False
        self.play(p, seat, verbs.CHOOSE, lines[0], chance, log)
        return True

    def begins(self, p: Position, line: i64) -> i64:
        """Return where a line's effects begin."""
        return p.pc if line == 1 else p.pc + effect(p, 2) * e.ROW

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        log.note(entries.CHOSEN, seat, p.card, arg)
        p.pc = self.begins(p, arg)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return p.legal(seat)[0]

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-card_line", card=Phrase("card-" + p.kit.card_ids[p.card]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        at = self.begins(p, arg)
        op, number = p.kit.code[at], p.kit.code[at + 2]
        key = {
            e.END_MARKER: "later" if number > e.OFFSET else "earlier",
            e.MINE_REMOVE: "mine",
            e.HIT: "hit",
            e.BRIDGE_ADD: "bridge",
            e.BRIDGE_REMOVE: "break",
        }
        return Wording(Phrase("label-line", line=key.get(op, "other"), number=arg), None, (thing("line", arg),))


class Shipping(GradiscaStep):
    """Units of the active corps go from one sea zone to another: up to three and a commander (card 29)."""

    def __init__(self) -> None:
        super().__init__(
            stack.SHIPPING, verbs.PICK, verbs.SHIP, not_now=c.R12_01, selects=[verbs.PICK], reveals=[verbs.SHIP]
        )

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.card < 0 or effect(p, 0) != e.SEA_MOVE or not checks.shipping_zones(p, seat)

    def boarding(self, p: Position, seat: i64) -> list[i64]:
        """Return the units that may still go aboard: of one zone, as many as the card takes."""
        picked = p.picked()
        leaders = 0
        for unit in picked:
            leaders += 1 if p.kit.is_leader(unit) else 0
        zones = [p.place_of(picked[0])] if picked else checks.shipping_zones(p, seat)
        out: list[i64] = []
        for zone in zones:
            for unit in checks.idle_in(p, zone):
                leader = p.kit.is_leader(unit)
                full = leaders >= effect(p, 3) if leader else len(picked) - leaders >= effect(p, 2)
                if not p.has(unit, PICKED) and not full:
                    out.append(unit)
        return sorted(out)

    def harbours(self, p: Position, seat: i64) -> list[i64]:
        """Return the sea zones without enemies where they may land."""
        picked = p.picked()
        if not picked:
            return []
        kit = p.kit
        here = p.place_of(picked[0])
        return [zone for zone in range(kit.n) if kit.sea[zone] and zone != here and not p.enemy_in(seat, zone)]

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for unit in self.boarding(p, seat):
            out.append(verbs.PICK * WIDTH + unit)
        for zone in self.harbours(p, seat):
            out.append(verbs.SHIP * WIDTH + zone)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        choices = self.boarding(p, seat) if verb == verbs.PICK else self.harbours(p, seat)
        return 0 if arg in choices else c.RULING_115

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if verb == verbs.PICK or arg >= p.kit.n:
            return None
        if not p.picked():
            return Phrase("reason-pick-first")
        why = "inland" if not p.kit.sea[arg] else "enemies" if p.enemy_in(seat, arg) else "there"
        return Phrase("reason-no-landing", why=why, zone=zone_name(p.kit.zones[arg]))

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == verbs.PICK:
            p.set_bits(arg, PICKED)
            return
        group = p.picked()
        p.drop_row()
        p.pop()
        if log.on:
            log.tell(entries.SHIPPED, [seat, p.place_of(group[0]), arg, *group])
        for unit in group:
            p.put(unit, arg)
            p.set_bits(unit, ACTED)
        p.sweep_mines(log)
        enter(p, seat, group, arg, -1, chance, log)

    def row(self, p: Position, seat: i64) -> list[int]:
        return [verbs.PICK * WIDTH + unit for unit in p.picked()]

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        zones = self.harbours(p, seat)
        return verbs.SHIP * WIDTH + zones[0] if zones else p.legal(seat)[0]

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.PICK:
            return Wording(
                Phrase("label-pick", unit=counter(p, arg)), None, (unit_id(p.kit.units[arg], p.kit.is_leader(arg)),)
            )
        name = p.kit.zones[arg]
        return Wording(Phrase("label-ship", zone=zone_name(name)), None, (zone_id(name),))


class Bridging(Asking):
    """Over which stretch of river a bridge is thrown, or which bridge is broken (card 36)."""

    def __init__(self) -> None:
        super().__init__(stack.BRIDGING, verbs.BRIDGE, c.RULING_115, "label-bridge")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        if p.card < 0 or effect(p, 0) not in (e.BRIDGE_ADD, e.BRIDGE_REMOVE):
            return []
        return checks.river_targets(p, seat, effect(p, 0))

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        found = self.choices(p, p.asked())
        if len(found) != 1:
            return False
        self.play(p, p.asked(), verbs.BRIDGE, found[0], chance, log)
        return True

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        builds = effect(p, 0) == e.BRIDGE_ADD
        p.bridges = replaced(p.bridges, arg, BUILT if builds else 0)
        log.note(entries.BRIDGE_BUILT if builds else entries.BRIDGE_BROKEN, seat, arg)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        ends = [zone_name(p.kit.zones[end]) for end in p.kit.stretch_ends[arg]]
        key = "label-bridge" if effect(p, 0) == e.BRIDGE_ADD else "label-break"
        return Wording(Phrase(key, one=ends[0], other=ends[1]), None, (stretch_id(p.kit.stretch_borders[arg]),))


class Spying(GradiscaStep):
    """Card 31: a card of the other hand is discarded, none that is obligatory by now (GR-12-10, GR-12-12, GR-26-02)."""

    def __init__(self) -> None:
        super().__init__(stack.SPYING, verbs.EXPOSE, not_now=c.R12_01, reveals=[verbs.EXPOSE])

    def choices(self, p: Position, seat: i64) -> list[i64]:
        """Return the cards that may be taken."""
        return [kind for kind in range(KINDS) if p.held(1 - seat, kind) and p.discardable(kind)]

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        """Where nothing can be taken all have been told so with the look."""
        if self.choices(p, p.asked()):
            return False
        p.pop()
        return True

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for kind in range(KINDS):
            if p.held(1 - seat, kind):
                out.append(verbs.EXPOSE * WIDTH + kind)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if not p.held(1 - seat, arg):
            return c.R12_01
        if p.discardable(arg):
            return 0
        return c.R12_05 if checks.obliges(p, arg) else c.R26_02

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        p.show(1 - seat, arg)
        p.discard(arg)
        log.note(entries.EXPOSED, 1 - seat, arg)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        name = p.kit.card_ids[arg]
        return Wording(Phrase("label-expose", card=Phrase("card-" + name)), None, (thing("known", name),))


class Marksman(AskingUnit):
    """Which enemy commander is shot at (card 34)."""

    def __init__(self) -> None:
        super().__init__(stack.MARKSMAN, verbs.SHOOT, c.RULING_115, "label-shoot")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        if p.card < 0 or effect(p, 0) != e.COMMANDER_CHECK:
            return []
        return checks.targets(p, seat)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        units = self.choices(p, p.asked())
        if len(units) > 1:
            return False
        p.pop()
        if units:
            self.shoot(p, units[0], chance, log)
        return True

    def shoot(self, p: Position, unit: i64, chance: Chance, log: Log) -> None:
        """A die; on one of the card's faces he is hit."""
        die = chance.die(6)
        hit = ((effect(p, 2) >> die) & 1) == 1
        log.note(entries.CHECKED, unit, die, 1 if hit else 0)
        if hit:
            fall(p, unit, log)
            p.sweep_mines(log)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        self.shoot(p, arg, chance, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return self.verb * WIDTH + self.choices(p, seat)[0]
