"""Preparation: purchases and the force of a battle, in one secret decision (CA-SPD, CA-FLD, CA-HQ)."""

from wartable.core.rules.log import BIT, SILENT
from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.campaign.checks import bars_bring, bars_buy, bars_field, entry_of, force_fault
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import BOTH, DECISIVE, DRAW, FORFEITED, NOBODY, PURCHASES, is_hq
from wartable.titles.campaign.codes.verbs import BRING, BUY, FIELD, MASK, READY, SHIFT, WIDTH
from wartable.titles.campaign.position.needs import formation_due
from wartable.titles.campaign.position.position import WHOLE, Position
from wartable.titles.campaign.position.reasons import bring_reason, buy_reason, field_reason
from wartable.titles.campaign.position.squads import entries_of, first_entry, size, with_all, with_squad
from wartable.titles.campaign.steps.means import begin_battle
from wartable.titles.campaign.steps.settlement import finish
from wartable.titles.campaign.steps.step import Secret, place_wording, squad_codes, squad_wording
from wartable.titles.campaign.vocabulary import ENTRIES, MOST_HQ, MOST_SQUADS, PLACES, UNITS, WORDS


class Prepare(Secret):
    """CA-RULING-05: buy and field in any order that fits; `ready` completes it, and both are opened together."""

    def __init__(self) -> None:
        super().__init__(stack.PREPARE, BUY, FIELD, BRING, READY, selects=(BUY, FIELD, BRING), reveals=(READY,))

    def ordered(self, p: Position) -> bool:
        return p.kit.open_preparation

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        last = p.used_slots(seat) * UNITS
        if p.pool[seat] > p.spent[seat]:
            for place in range(last):
                at = seat * PLACES + place
                most = MOST_HQ if is_hq(place) else MOST_SQUADS
                if p.start[at] != 0 and p.status[at] == 0 and size(p.standing(seat, place)) < most:
                    offer_purchases(p, seat, place, out)
        for place in range(last):
            at = seat * PLACES + place
            if p.standing(seat, place) != 0 and p.picked[at] == 0:
                out.append(int(FIELD * WIDTH + place))
        if p.kit.split_platoons:
            for place in range(last):
                if not is_hq(place) and p.picked[seat * PLACES + place] != WHOLE:
                    offer_squads(p, seat, place, out)
        out.append(READY * WIDTH)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == READY:
            return force_fault(p, seat) if arg == 0 else c.GEN_04
        if verb == FIELD:
            return bars_field(p, seat, arg)
        place = arg // WORDS
        if place >= PLACES:
            return c.FIX_06
        entry = entry_of(p, seat, arg)
        return bars_buy(p, seat, place, entry) if verb == BUY else bars_bring(p, seat, place, entry)

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if verb == FIELD:
            return field_reason(p, seat, arg, clause)
        if verb == READY or arg // WORDS >= PLACES:
            return None
        entry = entry_of(p, seat, arg)
        if verb == BUY:
            return buy_reason(p, seat, arg // WORDS, entry, clause)
        return bring_reason(p, seat, arg // WORDS, entry, clause)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == READY:
            p.sealed[seat] = 1
            if p.kit.open_preparation:
                commit(p, seat, log)
            return
        place = arg if verb == FIELD else arg // WORDS
        slot = place // UNITS
        at = seat * PLACES + place
        p.reserved[seat] -= int(formation_due(p, seat, slot))
        if verb == FIELD:
            p.picked[at] = WHOLE
            p.force_cost[seat] += int(p.cost_of(seat, p.standing(seat, place), 0))
        else:
            entry = entry_of(p, seat, arg)
            price = int(p.kit.cost(p.nation[seat], entry, 0))
            if verb == BRING:
                p.picked[at] = int(with_squad(p.picked[at], entry))
                p.force_cost[seat] += price
            else:
                p.bought[at] = int(with_squad(p.bought[at], entry))
                p.spent[seat] += int(p.kit.cost(p.nation[seat], entry, p.level[at]))
                p.count_in(seat, entry + 1, 1)
                if p.picked[at] == WHOLE:
                    p.force_cost[seat] += price
        p.reserved[seat] += int(formation_due(p, seat, slot))

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        if p.sealed[0] == 0 or p.sealed[1] == 0:
            return False
        if not p.kit.open_preparation:
            commit(p, 0, log)
            commit(p, 1, log)
        p.close_drafts()
        meet(p, log)
        return True

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """CA-RULING-61: no purchase; platoons in list order that fit under the cap, then HQs."""
        for hq in (False, True):
            for place in range(p.used_slots(seat) * UNITS):
                if is_hq(place) == hq and p.picked[seat * PLACES + place] == 0 and bars_field(p, seat, place) == 0:
                    return FIELD * WIDTH + place
        if force_fault(p, seat) != 0:
            return p.legal(seat)[0]
        return READY * WIDTH

    def defaults(self, p: Position, seat: i64, chance: Chance) -> list[int]:
        picks: list[int] = []
        tried = p.copy()
        assert isinstance(tried, Position)
        while tried.sealed[seat] == 0 and tried.step() == stack.PREPARE:
            code = self.default(tried, seat, chance)
            picks.append(int(code))
            if code == READY * WIDTH:
                break
            self.play(tried, seat, code >> SHIFT, code & MASK, chance, SILENT)
        return picks

    def drafting(self, p: Position, seat: i64) -> bool:
        return p.spent[seat] > 0 or p.force_cost[seat] > 0

    def row(self, p: Position, seat: i64) -> list[int]:
        picks: list[int] = []
        base = seat * PLACES
        if p.spent[seat] > 0:
            squad_codes(p, seat, BUY, p.bought, base, picks)
        if p.force_cost[seat] > 0:
            for place in range(PLACES):
                if p.picked[base + place] == WHOLE:
                    picks.append(int(FIELD * WIDTH + place))
            if p.kit.split_platoons:
                brought = [squads if squads > 0 else 0 for squads in p.picked]
                squad_codes(p, seat, BRING, brought, base, picks)
        return picks

    def prompt(self, p: Position, seat: i64) -> Phrase:
        if seat < 0:
            return Phrase("prompt-prepare", pool=0, cost=0, cap=0)
        left = p.pool[seat] - p.spent[seat]
        return Phrase("prompt-prepare", pool=left, cost=p.force_cost[seat], cap=int(p.cap(seat)))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == READY:
            return Wording(Phrase("label-ready", cost=p.force_cost[seat], spent=p.spent[seat]), None, (DONE,))
        if verb == FIELD:
            return place_wording("label-field", arg, p.cost_of(seat, p.standing(seat, arg), 0))
        level: i64 = p.level[seat * PLACES + arg // WORDS] if verb == BUY else 0
        price = p.kit.cost(p.nation[seat], entry_of(p, seat, arg), level)
        return squad_wording(p, seat, "label-buy" if verb == BUY else "label-bring", arg, price)


def offer_purchases(p: Position, seat: i64, place: i64, out: list[int]) -> None:
    """Add the entries that a unit of the list may be filled up with."""
    kit = p.kit
    nation: i64 = p.nation[seat]
    group = p.group_of(seat, place)
    found: list[int] = []
    for row in range(nation * ENTRIES, nation * ENTRIES + kit.entries[nation]):
        if kit.group[row] == group and kit.open[row] == 1:
            found.append(int(BUY * WIDTH + place * WORDS + kit.word_of[row]))
    found.sort()
    out += found


def offer_squads(p: Position, seat: i64, place: i64, out: list[int]) -> None:
    """Add the squads that a platoon which is split may still bring."""
    found: list[int] = []
    last: i64 = -1
    for entry in entries_of(p.standing(seat, place)):
        if entry != last:
            found.append(int(BRING * WIDTH + place * WORDS + p.kit.word_of[p.row(seat, entry)]))
        last = entry
    found.sort()
    out += found


def commit(p: Position, seat: i64, log: Log) -> None:
    """Open a side's preparation: squads join their units, points are paid, the force takes the field."""
    p.now = p.now[:]
    p.force = p.force[:] if len(p.force) > 0 else [0] * BOTH
    told: list[int] = []
    places: list[int] = []
    base = seat * PLACES
    for place in range(PLACES):
        at = base + place
        squads: i64 = p.bought[at]
        if squads != 0:
            p.now[at] = int(with_all(p.now[at], squads))
            p.bought[at] = 0
            p.purchases += [int(at), int(squads)]
            told += told_squads(p, seat, place, squads)
        picked: i64 = p.picked[at]
        if picked != 0:
            p.force[at] = int(p.now[at] if picked == WHOLE else picked)
            places.append(int(place))
    spent = p.spent[seat]
    p.spent[seat] = 0
    p.earn(seat, PURCHASES, -spent)
    if len(told) == 0:
        log.note(entries.BOUGHT_NONE, seat, p.pool[seat])
    elif log.on:
        log.tell(entries.BOUGHT, [int(seat), spent, p.pool[seat], *told])
    if log.on and len(places) > 0:
        log.tell(entries.FIELDED, [int(seat), p.force_cost[seat], int(p.cap(seat)), *places])


def told_squads(p: Position, seat: i64, place: i64, squads: i64) -> list[int]:
    """Squads at a place as arguments of an entry, one for each kind."""
    out: list[int] = []
    while squads != 0:
        entry = first_entry(squads)
        number: i64 = 0
        while squads != 0 and first_entry(squads) == entry:
            number += 1
            squads >>= 7
        out.append(int((place * 8 + number) * 1024 + p.row(seat, entry)))
    return out


def meet(p: Position, log: Log) -> None:
    """Begin the battle, unless a side has no force (CA-RULING-19)."""
    present: i64 = 0
    for seat in range(2):
        for at in range(seat * PLACES, (seat + 1) * PLACES):
            if p.force[at] != 0:
                present |= BIT[seat]
    if present == 3:
        begin_battle(p, log)
        return
    for seat in range(2):
        if present & BIT[seat] == 0:
            log.note(entries.NO_FORCE, seat)
    p.means = FORFEITED
    winner = NOBODY if present == 0 else 0 if present == 1 else 1
    if p.kit.no_force_loses:
        finish(p, c.RULING_19, winner, DRAW if present == 0 else DECISIVE, log)
        return
    p.outcome_entered = forfeited(winner)
    p.go(stack.AFTERMATH, 0)


def forfeited(winner: i64) -> i64:
    """Return the outcome of a battle that a side could not fight, as an argument of OUTCOME."""
    return 0 if winner < 0 else DECISIVE * 2 - 1 + winner
