"""The bot's army lists: three styles, companies as full as they can be, the budget spent to the last squad."""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.titles.campaign.codes.verbs import ADD, WIDTH
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.vocabulary import (
    BATTERIES,
    BATTERY,
    ENTRIES,
    FOOT,
    HQ_GROUP,
    HQ_SECTION,
    HQ_UNIT,
    LEAST_SQUADS,
    MOST_HQ,
    MOST_PLATOONS,
    MOST_SQUADS,
    SLOTS,
    UNITS,
    VEHICLE,
    VEHICLES,
    WORDS,
)

STYLES: Final = ("armour", "foot", "mixed")
# How likely a formation of an arm is, by style; in the order of the arms.
LIKELY: Final[list[list[int]]] = [
    [3, 3, 5, 1, 1, 3, 9, 3, 3, 3, 2, 1, 0],
    [10, 3, 2, 3, 3, 1, 1, 3, 2, 3, 9, 1, 0],
    [5, 3, 3, 2, 2, 2, 4, 4, 3, 3, 5, 1, 0],
]
FORMATIONS: Final = 2  # kinds that hold platoons: company, battery
PLAIN_HQ: Final = 3  # of four HQs so many are the cheapest that can be had


class Muster:
    """A list in the making: places with the entries of their squads, and the points that are left."""

    def __init__(self, kit: CampaignKit, nation: i64, style: i64, chance: Chance) -> None:
        self.kit = kit
        self.nation = nation
        self.style = style
        self.chance = chance
        self.left: i64 = kit.budget
        self.slot: i64 = 0
        self.squads: list[list[i64]] = [[] for _ in range(SLOTS * UNITS)]
        self.stock: list[i64] = [0] * ENTRIES  # what limits count

    def build(self) -> list[int]:
        """Return the picks of a whole list, or of what it still lacks."""
        held: list[int] = [len(squads) for squads in self.squads]
        self.complete()
        while self.slot < SLOTS and (self.begun(self.slot) or self.raise_formation()):
            self.slot += 1
        top: i64 = SLOTS
        while top > self.slot and not self.begun(top - 1):
            top -= 1
        self.slot = top
        self.fill()
        picks: list[int] = []
        for place in range(self.slot * UNITS):
            for entry in self.squads[place][held[place] :]:
                word = self.kit.word_of[self.nation * ENTRIES + entry]
                picks.append(int(ADD * WIDTH + place * WORDS + word))
        return picks

    # -- what was begun by others --

    def begun(self, slot: i64) -> bool:
        """Return whether a slot has squads."""
        for place in range(slot * UNITS, (slot + 1) * UNITS):
            if len(self.squads[place]) > 0:
                return True
        return False

    def complete(self) -> None:
        """Give what was begun its HQs, and its platoons the squads that they need."""
        for place in range(SLOTS * UNITS):
            squads = self.squads[place]
            if len(squads) == 0 or place % UNITS == HQ_UNIT:
                continue
            while len(squads) < LEAST_SQUADS:
                self.put(place, self.plain(squads[0]))
            hq = place // UNITS * UNITS + HQ_UNIT
            if len(self.squads[hq]) == 0:
                self.put(hq, self.kit.cheapest_entry(self.nation, HQ_GROUP + self.leader(squads[0]), 0))

    # -- formations --

    def raise_formation(self) -> bool:
        """Add a formation of an arm drawn by the style; False where the points do not reach for any."""
        kinds = self.kinds()
        while len(kinds) > 0:
            at = self.drawn(kinds)
            if self.raise_kind(kinds[at]):
                return True
            del kinds[at]
        return False

    def kinds(self) -> list[int]:
        """Return what formations the nation has in this year: arm * FORMATIONS + formation."""
        kit = self.kit
        out: list[int] = []
        for row in range(self.nation * ENTRIES, self.nation * ENTRIES + kit.entries[self.nation]):
            if kit.open[row] == 1 and kit.formation[row] != HQ_SECTION:
                kind = int(kit.arm[row] * FORMATIONS + kit.formation[row])
                if kind not in out:
                    out.append(kind)
        return out

    def drawn(self, kinds: list[int]) -> int:
        """Return the place of a kind, drawn by the style's likelihoods."""
        likely = LIKELY[self.style]
        total: i64 = 0
        for kind in kinds:
            total += likely[kind // FORMATIONS]
        left = self.chance.below(total)
        at = 0
        while left >= likely[kinds[at] // FORMATIONS]:
            left -= likely[kinds[at] // FORMATIONS]
            at += 1
        return at

    def raise_kind(self, kind: i64) -> bool:
        """Add a formation: its first platoon with an HQ, then as many platoons as it may have and the points allow."""
        formation = kind % FORMATIONS
        most = MOST_PLATOONS[formation]
        if formation != BATTERY and self.chance.below(3) == 0:
            most -= 1
        raised: i64 = 0
        for _ in range(most):
            entry = self.any_of(kind // FORMATIONS, formation)
            hq: i64 = -1
            if raised == 0:
                hq = self.hq_for(self.leader(entry))
                if hq < 0:
                    return False
            spared = self.price(hq) if hq >= 0 else 0
            if not self.raise_platoon(self.slot * UNITS + raised, entry, self.left - spared):
                break
            if hq >= 0:
                if self.room(hq) == 0:  # the platoon took the last one
                    hq = self.plain(hq)
                self.put(self.slot * UNITS + HQ_UNIT, hq)
            raised += 1
        return raised > 0

    def any_of(self, arm: i64, formation: i64) -> i64:
        """Return an entry of an arm and formation that can be had now, each as likely."""
        kit = self.kit
        found: list[i64] = []
        for entry in range(kit.entries[self.nation]):
            row = self.nation * ENTRIES + entry
            fits = kit.open[row] == 1 and kit.arm[row] == arm and kit.formation[row] == formation
            if fits and self.room(entry) > 0:
                found.append(entry)
        return found[self.chance.below(len(found))]

    def leader(self, entry: i64) -> i64:
        """Return what leads a platoon of an entry (CA-RULING-57)."""
        row = self.nation * ENTRIES + entry
        if self.kit.formation[row] == BATTERY:
            return BATTERIES
        return VEHICLES if self.kit.element[row] == VEHICLE else FOOT

    def hq_for(self, leads: i64) -> i64:
        """Return an HQ: mostly the cheapest, sometimes any; -1 where there is none."""
        kit = self.kit
        cheapest = kit.cheapest_entry(self.nation, HQ_GROUP + leads, 0)
        if self.chance.below(PLAIN_HQ + 1) < PLAIN_HQ:
            return cheapest
        found: list[i64] = []
        for entry in range(kit.entries[self.nation]):
            row = self.nation * ENTRIES + entry
            if kit.open[row] == 1 and kit.leads[row] == leads and self.room(entry) > 0:
                found.append(entry)
        return found[self.chance.below(len(found))] if len(found) > 0 else cheapest

    def raise_platoon(self, place: i64, entry: i64, points: i64) -> bool:
        """Add a platoon of an entry with as many squads as the points allow; False if three are too dear."""
        plain = self.plain(entry)
        squads: list[i64] = []
        room = self.room(entry)
        for _ in range(MOST_SQUADS):
            taken = entry if room > 0 else plain
            price = self.price(taken)
            if price > points:
                break
            squads.append(taken)
            room -= 1
            points -= price
        if len(squads) < LEAST_SQUADS:
            return False
        for squad in squads:
            self.put(place, squad)
        return True

    def plain(self, entry: i64) -> i64:
        """Return the cheapest entry without limits that may stand beside an entry."""
        group = self.kit.group[self.nation * ENTRIES + entry]
        return self.kit.cheapest_entry(self.nation, group, 0)

    # -- what is left of the points --

    def fill(self) -> None:
        """Spend what is left, the dearest squad that fits first: in platoons, then in HQs."""
        place, entry = self.addition()
        while entry >= 0:
            self.put(place, entry)
            place, entry = self.addition()

    def addition(self) -> tuple[i64, i64]:
        """Return the place and entry of the dearest squad that can still be added; entry -1: none."""
        best_place: i64 = -1
        best: i64 = -1
        dearest: i64 = 0
        for place in range(self.slot * UNITS):
            squads = self.squads[place]
            hq = place % UNITS == HQ_UNIT
            if len(squads) == 0 or len(squads) >= (MOST_HQ if hq else MOST_SQUADS):
                continue
            for entry in (squads[0], self.plain(squads[0])):
                price = self.price(entry) if not hq else 1  # an HQ is enlarged last
                if self.price(entry) <= self.left and self.room(entry) > 0 and price > dearest:
                    best_place, best, dearest = place, entry, price
        return best_place, best

    def price(self, entry: i64) -> i64:
        """Return the Recruits price of an entry."""
        return self.kit.cost(self.nation, entry, 0)

    def room(self, entry: i64) -> i64:
        """Return how many more of an entry may stand in the army and in one platoon."""
        row = self.nation * ENTRIES + entry
        room: i64 = MOST_SQUADS
        if self.kit.per_army[row] > 0:
            room = min(room, self.kit.per_army[row] - self.stock[self.kit.model_of[row] % ENTRIES])
        if self.kit.per_platoon[row] > 0:
            room = min(room, self.kit.per_platoon[row])
        if self.kit.per_company[row] > 0:
            room = 0  # a limit by company is left to people
        return room

    def put(self, place: i64, entry: i64) -> None:
        """Add a squad."""
        self.squads[place].append(entry)
        self.left -= self.price(entry)
        self.stock[self.kit.model_of[self.nation * ENTRIES + entry] % ENTRIES] += 1


def finish(kit: CampaignKit, nation: i64, style: i64, chance: Chance, held: list[tuple[int, int]]) -> list[int]:
    """Return the picks that make a whole list of one that was begun: `held` are its squads, as places and entries."""
    found = Muster(kit, nation, style, chance)
    for place, entry in held:
        found.put(place, entry)
    return found.build()


def muster(kit: CampaignKit, nation: i64, style: i64, chance: Chance) -> list[int]:
    """Return the picks of a list in a style."""
    return Muster(kit, nation, style, chance).build()
