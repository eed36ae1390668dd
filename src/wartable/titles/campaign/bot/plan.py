"""The bot's preparation: what to buy and whom to field, by what each platoon is worth under the cap and the pool."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.campaign.bot.worth import Worth
from wartable.titles.campaign.codes.things import ACTIVE, is_hq
from wartable.titles.campaign.codes.verbs import BUY, FIELD, WIDTH
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.squads import entries_of, size
from wartable.titles.campaign.vocabulary import (
    ENTRIES,
    HQ_UNIT,
    LEAST_SQUADS,
    MOST_SQUADS,
    PLACES,
    UNITS,
    WORDS,
)

# How much a point of the pool counts beside one of the cap, in per cent: each is tried, the best plan is kept.
THRIFT: Final[list[int]] = [0, 20, 50, 100, 250]
HQ_ROOM: Final = 100  # points of the cap that are kept for an HQ while platoons are chosen
LED: Final = 110  # per cent that a force is worth with an HQ
FULL: Final = 4  # per cent that each squad above three adds: a large platoon comes back with three, and learns
SPARE: Final = 50  # per cent of what the force leaves of the pool that the reserve may take, before the last battle


class Variant:
    """One way to field a platoon: with its squads and some that are bought."""

    def __init__(self, place: i64, bought: i64, entry: i64, value: i64, cap: i64, pool: i64) -> None:
        self.place = place
        self.bought = bought
        self.entry = entry  # that is bought
        self.value = value
        self.cap = cap  # points that it takes of the cap
        self.pool = pool  # and of the pool


class Plan:
    """A force and its purchases."""

    def __init__(self, cap: i64, pool: i64) -> None:
        self.chosen: list[Variant] = []
        self.hqs: list[i64] = []
        self.hq_bought: i64 = -1  # place of an HQ that gets a squad
        self.cap = cap  # that is left
        self.pool = pool  # that is left
        self.value: i64 = 0

    def take(self, variant: Variant) -> None:
        """Add a platoon."""
        self.chosen.append(variant)
        self.cap -= variant.cap
        self.pool -= variant.pool
        self.value += variant.value


class Planner:
    """Finds the best preparation that greed under several prices of the pool can find."""

    def __init__(self, p: Position, seat: i64, pool: i64, skipped: list[i64]) -> None:
        self.p = p
        self.seat = seat
        self.pool = pool
        self.nation: i64 = p.nation[seat]
        self.worth = Worth(p, seat)
        self.last: i64 = p.used_slots(seat) * UNITS
        self.variants: list[Variant] = []
        for place in range(self.last):
            if not is_hq(place) and p.start[seat * PLACES + place] != 0 and place not in skipped:
                self.add_variants(place)

    def add_variants(self, place: i64) -> None:
        """All ways to field a platoon: as it is, and with one squad more each."""
        p = self.p
        at = self.seat * PLACES + place
        if p.status[at] != ACTIVE:
            return
        level = p.level[at]
        value: i64 = 0
        cap: i64 = 0
        for entry in entries_of(p.now[at]):
            value += self.worth.value(entry, level)
            cap += p.kit.cost(self.nation, entry, 0)
        count = size(p.now[at])
        if count >= LEAST_SQUADS:
            self.variants.append(Variant(place, 0, -1, fullness(value, count), cap, 0))
        if self.pool == 0 or count >= MOST_SQUADS:
            return
        entry = self.to_buy(place)
        if entry < 0:
            return
        price = p.kit.cost(self.nation, entry, level)
        for bought in range(1, MOST_SQUADS - count + 1):
            value += self.worth.value(entry, level)
            cap += p.kit.cost(self.nation, entry, 0)
            if bought * price > self.pool:
                return
            if count + bought >= LEAST_SQUADS:
                worth = fullness(value, count + bought)
                self.variants.append(Variant(place, bought, entry, worth, cap, bought * price))

    def to_buy(self, place: i64) -> i64:
        """Return the entry without limits that gives most for its price in a unit; -1: none."""
        p, kit = self.p, self.p.kit
        group, level = p.group_of(self.seat, place), p.level[self.seat * PLACES + place]
        best: i64 = -1
        value: i64 = 0
        price: i64 = 1
        for entry in range(kit.entries[self.nation]):
            row = self.nation * ENTRIES + entry
            if kit.group[row] != group or kit.open[row] == 0 or kit.limited[row] == 1:
                continue
            worth, cost = self.worth.value(entry, level), kit.cost(self.nation, entry, level)
            if best < 0 or worth * price > value * cost:
                best, value, price = entry, worth, cost
        return best

    def best(self) -> Plan:
        """Return the plan that is worth most."""
        found = self.greedy(THRIFT[0])
        for thrift in THRIFT[1:]:
            other = self.greedy(thrift)
            if other.value > found.value:
                found = other
        return found

    def greedy(self, thrift: i64) -> Plan:
        """Platoons by what they are worth for what they take, then HQs, then what still fits."""
        plan = Plan(self.p.cap(self.seat) - HQ_ROOM, self.pool)
        order: list[int] = []
        for number in range(len(self.variants)):
            variant = self.variants[number]
            taken = variant.cap * 100 + variant.pool * thrift
            order.append(int(variant.value * 1_000_000 // taken * 4096 + 4095 - number))
        order.sort(reverse=True)
        fielded: list[i64] = []
        for packed in order:
            variant = self.variants[4095 - packed % 4096]
            if variant.place not in fielded and variant.cap <= plan.cap and variant.pool <= plan.pool:
                fielded.append(variant.place)
                plan.take(variant)
        plan.cap += HQ_ROOM
        self.lead(plan, fielded)
        for packed in order:
            variant = self.variants[4095 - packed % 4096]
            if variant.place not in fielded and variant.cap <= plan.cap and variant.pool <= plan.pool:
                fielded.append(variant.place)
                plan.take(variant)
        self.more_hqs(plan, fielded)
        if len(plan.hqs) > 0:
            plan.value = plan.value * LED // 100
        return plan

    def present(self, slot: i64, fielded: list[i64]) -> bool:
        """CA-HQ-01: whether the HQ of a formation may be fielded."""
        found: i64 = 0
        for place in fielded:
            if place // UNITS == slot:
                found += 1
        return found > 0 and found * 2 >= self.p.platoons(self.seat, slot)

    def lead(self, plan: Plan, fielded: list[i64]) -> None:
        """Field the cheapest HQ that may come; if none has squads, buy one."""
        best: i64 = -1
        cheapest: i64 = 0
        empty: i64 = -1
        for slot in range(self.last // UNITS):
            place = slot * UNITS + HQ_UNIT
            squads: i64 = self.p.now[self.seat * PLACES + place]
            if self.p.start[self.seat * PLACES + place] == 0 or not self.present(slot, fielded):
                continue
            cost = self.p.cost_of(self.seat, squads, 0)
            if squads == 0:
                empty = place
            elif cost <= plan.cap and (best < 0 or cost < cheapest):
                best, cheapest = place, cost
        if best >= 0:
            plan.hqs.append(best)
            plan.cap -= cheapest
        elif empty >= 0:
            self.rebuild(plan, empty)

    def rebuild(self, plan: Plan, place: i64) -> None:
        """Buy one squad for an HQ that has none, and field it."""
        entry = self.to_buy(place)
        if entry < 0:
            return
        price = self.p.kit.cost(self.nation, entry, self.p.level[self.seat * PLACES + place])
        cap = self.p.kit.cost(self.nation, entry, 0)
        if price <= plan.pool and cap <= plan.cap:
            plan.hq_bought = place
            plan.hqs.append(place)
            plan.pool -= price
            plan.cap -= cap

    def more_hqs(self, plan: Plan, fielded: list[i64]) -> None:
        """Field other HQs while the cap has room: they learn, and one may fall."""
        for slot in range(self.last // UNITS):
            place = slot * UNITS + HQ_UNIT
            squads: i64 = self.p.now[self.seat * PLACES + place]
            if squads == 0 or place in plan.hqs or not self.present(slot, fielded):
                continue
            cost = self.p.cost_of(self.seat, squads, 0)
            if cost <= plan.cap:
                plan.hqs.append(place)
                plan.cap -= cost

    def refill(self, plan: Plan) -> list[int]:
        """Return purchases for the reserve with what is left of the pool: the best trained first, at most three."""
        out: list[int] = []
        p = self.p
        if p.battles_over() + 1 >= p.kit.battles:
            return out
        fielded: list[i64] = [variant.place for variant in plan.chosen]
        pool = plan.pool * SPARE // 100
        for level in range(p.kit.levels - 1, -1, -1):
            for place in range(self.last):
                at = self.seat * PLACES + place
                count = size(p.now[at])
                wanted = LEAST_SQUADS - count
                if is_hq(place) or place in fielded or p.start[at] == 0 or p.status[at] != ACTIVE or wanted <= 0:
                    continue
                if p.level[at] != level:
                    continue
                entry = self.to_buy(place)
                price = p.kit.cost(self.nation, entry, level) if entry >= 0 else 0
                if entry >= 0 and price * wanted <= pool:
                    pool -= price * wanted
                    for _ in range(wanted):
                        out.append(int(self.purchase(place, entry)))
        return out

    def codes(self, plan: Plan) -> list[int]:
        """Return the clicks of a plan: purchases, platoons, HQs."""
        out: list[int] = self.refill(plan)
        for variant in plan.chosen:
            for _ in range(variant.bought):
                out.append(int(self.purchase(variant.place, variant.entry)))
        if plan.hq_bought >= 0:
            out.append(int(self.purchase(plan.hq_bought, self.to_buy(plan.hq_bought))))
        for variant in plan.chosen:
            out.append(int(FIELD * WIDTH + variant.place))
        for place in plan.hqs:
            out.append(int(FIELD * WIDTH + place))
        return out

    def purchase(self, place: i64, entry: i64) -> i64:
        """Return the click that buys a squad."""
        return BUY * WIDTH + place * WORDS + self.p.kit.word_of[self.nation * ENTRIES + entry]


def fullness(value: i64, squads: i64) -> i64:
    """Return what a platoon is worth with its chance to come back and learn."""
    return value * (100 + FULL * (squads - LEAST_SQUADS)) // 100
