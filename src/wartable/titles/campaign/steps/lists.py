"""Army lists: both sides build theirs in secret at the same time; when both are locked they are opened (CA-LIST)."""

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.campaign.checks import bars_add, entry_of, list_fault, over_budget
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import CARRIED as CARRIED_OVER, NEW_FORMATION, is_hq
from wartable.titles.campaign.codes.verbs import ADD, LOCK, WIDTH
from wartable.titles.campaign.position.needs import formation_need, leader, least_price, platoons_need, room_for
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.reasons import list_reason, lock_reason
from wartable.titles.campaign.position.squads import first_entry, size, with_squad
from wartable.titles.campaign.steps.round import begin_round
from wartable.titles.campaign.steps.step import Secret, squad_codes, squad_wording
from wartable.titles.campaign.vocabulary import (
    ENTRIES,
    GROUPS,
    HQ_GROUP,
    HQ_SECTION,
    HQ_UNIT,
    INFANTRY,
    LEAST_SQUADS,
    MOST_HQ,
    MOST_PLATOONS,
    MOST_SQUADS,
    PLACES,
    SLOTS,
    SQUAD,
    UNITS,
    WORDS,
)


class BuildList(Secret):
    """CA-LIST-01: squads one by one, each at a place; `lock` completes the list."""

    def __init__(self) -> None:
        super().__init__(stack.LISTS, ADD, LOCK, selects=(ADD,), unlisted=(ADD,))

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        """Every unit begun, the first free platoon of each formation, its HQ, and the first free slot."""
        self.offer_places(p, seat, False, out)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        """The same, judged place by place: what the points still allow is figured once for each."""
        self.offer_places(p, seat, True, out)

    def offer_places(self, p: Position, seat: i64, legal: bool, out: list[i64]) -> None:
        """Add what may be picked; if only what is legal is wanted, what `why` would refuse is left out."""
        free: i64 = -1
        for slot in range(SLOTS):
            base = seat * PLACES + slot * UNITS
            begun: i64 = -1
            for unit in range(HQ_UNIT):
                if begun < 0 and p.bought[base + unit] != 0:
                    begun = first_entry(p.bought[base + unit])
            if begun >= 0:
                offer_formation(p, seat, slot, begun, legal, out)
            elif free < 0 and p.bought[base + HQ_UNIT] == 0:
                free = slot
                offer_first(p, seat, slot * UNITS, -1, legal, out)
        if not legal or list_fault(p, seat) == 0:
            out.append(LOCK * WIDTH)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == LOCK:
            if arg != 0:
                return c.GEN_04
            return list_fault(p, seat) % 64
        place = arg // WORDS
        return bars_add(p, seat, place, entry_of(p, seat, arg)) if place < PLACES else c.LIST_11

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if verb == LOCK:
            return lock_reason(p, seat)
        return list_reason(p, seat, arg // WORDS, entry_of(p, seat, arg), clause) if arg // WORDS < PLACES else None

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == LOCK:
            p.sealed[seat] = 1
            return
        place = arg // WORDS
        slot = place // UNITS
        entry = entry_of(p, seat, arg)
        at = seat * PLACES + place
        p.reserved[seat] -= int(formation_need(p, seat, slot))
        p.bought[at] = int(with_squad(p.bought[at], entry))
        p.reserved[seat] += int(formation_need(p, seat, slot))
        p.spent[seat] += int(p.kit.cost(p.nation[seat], entry, 0))
        p.count_in(seat, entry + 1, 1)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        if p.sealed[0] == 0 or p.sealed[1] == 0:
            return False
        open_lists(p, log)
        return True

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return self.defaults(p, seat, chance)[0]

    def defaults(self, p: Position, seat: i64, chance: Chance) -> list[int]:
        """CA-RULING-61: what is picked, completed with the cheapest; an empty list: platoons of cheap infantry."""
        picks = completion(p, seat) if p.spent[seat] > 0 else plain_army(p, seat)
        picks.append(LOCK * WIDTH)
        return picks

    def drafting(self, p: Position, seat: i64) -> bool:
        return p.spent[seat] > 0

    def row(self, p: Position, seat: i64) -> list[int]:
        picks: list[int] = []
        if p.spent[seat] > 0:
            squad_codes(p, seat, ADD, p.bought, seat * PLACES, picks)
        return picks

    def prompt(self, p: Position, seat: i64) -> Phrase:
        spent = p.spent[seat] if seat >= 0 else 0
        return Phrase("prompt-lists", spent=spent, budget=int(p.kit.budget))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == LOCK:
            return Wording(Phrase("label-lock", points=p.spent[seat]), None, (DONE,))
        entry = entry_of(p, seat, arg)
        place = arg // WORDS
        empty = place % UNITS == 0 and place < PLACES and is_free(p, seat, place // UNITS)
        price = p.kit.cost(p.nation[seat], entry, 0) if entry >= 0 else 0
        return squad_wording(p, seat, "label-add", arg, price, NEW_FORMATION if empty else "")


def is_free(p: Position, seat: i64, slot: i64) -> bool:
    """Return whether nothing of a formation is picked."""
    base = seat * PLACES + slot * UNITS
    for at in range(base, base + UNITS):
        if p.bought[at] != 0:
            return False
    return True


def offer_formation(p: Position, seat: i64, slot: i64, begun: i64, legal: bool, out: list[i64]) -> None:
    """Add what a formation that is begun may take."""
    base = seat * PLACES + slot * UNITS
    most = MOST_PLATOONS[p.kit.formation[p.row(seat, begun)]]
    fresh = False
    for unit in range(most):
        squads: i64 = p.bought[base + unit]
        if squads == 0:
            if not fresh:
                offer_first(p, seat, slot * UNITS + unit, begun, legal, out)
            fresh = True
        elif size(squads) < MOST_SQUADS:
            offer_more(p, seat, slot * UNITS + unit, legal, out)
    if size(p.bought[base + HQ_UNIT]) < MOST_HQ:
        offer_hq(p, seat, slot, legal, out)


def offer_first(p: Position, seat: i64, place: i64, like: i64, legal: bool, out: list[i64]) -> None:
    """Add the entries that a platoon may begin with: of its company's arm, or any."""
    kit = p.kit
    mate = p.row(seat, like) if like >= 0 else -1
    code = ADD * WIDTH + place * WORDS
    for row in kit.squad_rows[p.nation[seat]]:
        if mate >= 0 and (kit.arm[row] != kit.arm[mate] or kit.formation[row] != kit.formation[mate]):
            continue
        entry = row % ENTRIES
        if not legal or (room_for(p, seat, place, entry) and not over_budget(p, seat, place, entry)):
            out.append(code + kit.word_of[row])


def offer_more(p: Position, seat: i64, place: i64, legal: bool, out: list[i64]) -> None:
    """Add the entries that a platoon may go on with: those of its group."""
    kit = p.kit
    squads: i64 = p.bought[seat * PLACES + place]
    left = p.kit.budget - p.spent[seat] - p.reserved[seat]
    if size(squads) < LEAST_SQUADS:
        left += least_price(p, seat, first_entry(squads))
    rows = kit.group_rows[p.nation[seat] * GROUPS + kit.group[p.row(seat, first_entry(squads))]]
    add_rows(p, seat, place, rows, left, legal, out)


def offer_hq(p: Position, seat: i64, slot: i64, legal: bool, out: list[i64]) -> None:
    """Add the HQs that may lead a formation."""
    kit = p.kit
    base = seat * PLACES + slot * UNITS
    leads: i64 = 0
    for at in range(base, base + HQ_UNIT):
        if p.bought[at] != 0:
            leads |= BIT[leader(p, seat, first_entry(p.bought[at]))]
    left = p.kit.budget - p.spent[seat] - p.reserved[seat]
    squads: i64 = p.bought[base + HQ_UNIT]
    if squads != 0:
        own = BIT[kit.leads[p.row(seat, first_entry(squads))]]
        leads = own & leads if legal else own
    else:
        left += formation_need(p, seat, slot) - platoons_need(p, seat, slot)
    rows: list[i64] = []
    for row in kit.hq_rows[p.nation[seat]]:
        if leads & BIT[kit.leads[row]] != 0:
            rows.append(row)
    add_rows(p, seat, slot * UNITS + HQ_UNIT, rows, left, legal, out)


def add_rows(p: Position, seat: i64, place: i64, rows: list[i64], left: i64, legal: bool, out: list[i64]) -> None:
    """Add the picks of some entries at a place, if need be only those that the points and their limits allow."""
    kit = p.kit
    code = ADD * WIDTH + place * WORDS
    for row in rows:
        if legal:
            if kit.price[row * kit.levels] > left:
                continue
            if kit.limited[row] == 1 and not room_for(p, seat, place, row % ENTRIES):
                continue
        out.append(code + kit.word_of[row])


def begin_lists(p: Position) -> None:
    """Ask both sides for their lists."""
    p.open_drafts(False)
    p.asking = 3
    p.go(stack.LISTS, 0)


def open_lists(p: Position, log: Log) -> None:
    """CA-TRN-01: open both lists, all at Recruits; the first battle is prepared."""
    lists = p.bought
    p.start = lists[:]
    p.now = lists[:]
    for seat in range(2):
        p.list_cost[seat] = p.spent[seat]
        if log.on:
            tell_list(p, seat, log)
        if p.kit.carry_unspent:
            left = int(p.kit.budget) - p.spent[seat]
            p.earn(seat, CARRIED_OVER, left)
            log.note(entries.CARRIED, seat, left)
    p.close_drafts()
    begin_round(p, log)


def tell_list(p: Position, seat: i64, log: Log) -> None:
    """Tell what a list amounts to."""
    formations: i64 = 0
    squads: i64 = 0
    for place in range(PLACES):
        found = size(p.start[seat * PLACES + place])
        squads += found
        if found > 0 and not is_hq(place) and first_platoon(p, seat, place):
            formations += 1
    log.note(entries.LIST_OPENED, seat, p.list_cost[seat], formations, squads)


def first_platoon(p: Position, seat: i64, place: i64) -> bool:
    """Return whether no platoon of the same formation stands before a place."""
    for other in range(place // UNITS * UNITS, place):
        if p.start[seat * PLACES + other] != 0:
            return False
    return True


def put(p: Position, seat: i64, picks: list[int], place: i64, entry: i64, number: i64) -> None:
    """Add picks of one entry at a place."""
    code = ADD * WIDTH + place * WORDS + p.kit.word_of[p.row(seat, entry)]
    for _ in range(number):
        picks.append(int(code))


def completion(p: Position, seat: i64) -> list[int]:
    """Return the cheapest picks that let a list in the making be locked."""
    picks: list[int] = []
    nation: i64 = p.nation[seat]
    for slot in range(SLOTS):
        base = seat * PLACES + slot * UNITS
        platoons: i64 = 0
        best: i64 = -1
        for unit in range(HQ_UNIT):
            squads: i64 = p.bought[base + unit]
            if squads == 0:
                continue
            platoons += 1
            entry = first_entry(squads)
            cheapest = p.kit.cheapest_entry(nation, p.kit.group[p.row(seat, entry)], 0)
            if size(squads) < LEAST_SQUADS:
                put(p, seat, picks, slot * UNITS + unit, cheapest, LEAST_SQUADS - size(squads))
            hq = p.kit.cheapest_entry(nation, HQ_GROUP + leader(p, seat, entry), 0)
            if best < 0 or p.kit.cost(nation, hq, 0) < p.kit.cost(nation, best, 0):
                best = hq
        alone = p.kit.independent_platoons and platoons == 1
        if platoons > 0 and p.bought[base + HQ_UNIT] == 0 and not alone:
            put(p, seat, picks, slot * UNITS + HQ_UNIT, best, 1)
    return picks


def plain_army(p: Position, seat: i64) -> list[int]:
    """Return companies of the cheapest infantry: platoons of five, four to a company, as long as the budget reaches."""
    picks: list[int] = []
    nation: i64 = p.nation[seat]
    squad = p.kit.cheapest_entry(nation, INFANTRY * 9 + SQUAD, 0)
    leads = HQ_GROUP
    if squad < 0:
        squad = cheapest_platoon(p, nation)
        leads = HQ_GROUP + int(leader(p, seat, squad))
    most = MOST_PLATOONS[p.kit.formation[p.row(seat, squad)]]
    hq = p.kit.cheapest_entry(nation, leads, 0)
    price = p.kit.cost(nation, squad, 0)
    left = p.kit.budget
    for slot in range(SLOTS):
        left -= p.kit.cost(nation, hq, 0)
        for unit in range(most):
            squads = min(left // price, MOST_SQUADS)
            if squads < LEAST_SQUADS or (squads < MOST_SQUADS and len(picks) > 0):
                return picks
            put(p, seat, picks, slot * UNITS + unit, squad, squads)
            left -= squads * price
            if unit == 0:
                put(p, seat, picks, slot * UNITS + HQ_UNIT, hq, 1)
    return picks


def cheapest_platoon(p: Position, nation: i64) -> i64:
    """Return the cheapest entry without limits that is not an HQ."""
    best: i64 = -1
    for entry in range(p.kit.entries[nation]):
        row = nation * ENTRIES + entry
        if p.kit.open[row] == 0 or p.kit.limited[row] == 1 or p.kit.formation[row] == HQ_SECTION:
            continue
        if best < 0 or p.kit.cost(nation, entry, 0) < p.kit.cost(nation, best, 0):
            best = entry
    return best
