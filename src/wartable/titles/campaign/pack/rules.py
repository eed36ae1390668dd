"""What no schema can say: catalogues that a campaign can be played with (rulebook: catalogues)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from wartable.core.content import Pack
from wartable.core.errors import ContentError
from wartable.titles.campaign.codes.verbs import SECTIONS
from wartable.titles.campaign.pack.catalogue import Nation, nation_of
from wartable.titles.campaign.pack.schema import POINTS_FILE, RESOLVER_FILE, SCALE_FILE, YEARS, catalogue_of
from wartable.titles.campaign.vocabulary import (
    ARMS,
    BATTERIES,
    BATTERY,
    ELEMENTS,
    ENTRIES,
    FOOT,
    FORMATIONS,
    HQ_ARM,
    HQ_SECTION,
    LEADS,
    LEAST_SQUADS,
    SLOTS,
    SQUAD,
    VEHICLE,
    VEHICLES,
    WORDS,
    period_of,
)

Row = Mapping[str, Any]

HQ = ARMS[HQ_ARM]


def check(pack: Pack) -> None:
    """Raise ContentError for the first thing that makes the content unplayable, with file, unit and key."""
    for error in faults(pack):
        raise error


def faults(pack: Pack) -> Iterator[ContentError]:
    """Everything that makes the content unplayable."""
    yield from formula_faults(pack)
    yield from _resolver(pack)
    for name in pack[SCALE_FILE]["nations"]:
        data = pack[catalogue_of(name)]
        for row in data["units"]:
            yield from _unit(pack, name, row)
        nation = nation_of(data)
        yield from _words(pack, nation)
        for year in nation.years:
            yield from _year(pack, nation, year)
    words = {word for name in pack[SCALE_FILE]["nations"] for word in nation_of(pack[catalogue_of(name)]).words}
    if len(words) > WORDS:
        yield _wrong(pack, SCALE_FILE, "nations", "campaign-too-many-words", given=len(words), most=WORDS)
    for year in YEARS:
        if not any(year in pack[catalogue_of(name)]["nation"]["years"] for name in pack[SCALE_FILE]["nations"]):
            yield _wrong(pack, SCALE_FILE, "nations", "campaign-nobody", year=year)


def _wrong(pack: Pack, file: str, key: str, error: str, **facts: object) -> ContentError:
    return ContentError(error, place=f"{pack.place(file)}: {key}", **facts)


def formula_faults(pack: Pack) -> Iterator[ContentError]:
    levels = pack.names["level"]
    for element, factors in zip(ELEMENTS, pack[SCALE_FILE]["price"]["training"], strict=True):
        key = f"price.training.{element}"
        if len(factors) != len(levels):
            yield _wrong(pack, SCALE_FILE, key, "campaign-levels", given=len(factors), levels=len(levels))
        elif list(factors) != sorted(factors):
            yield _wrong(pack, SCALE_FILE, key, "campaign-factors-fall")


def _resolver(pack: Pack) -> Iterator[ContentError]:
    armour = pack[RESOLVER_FILE]["kill_armoured"]
    if armour["least"] > armour["most"]:
        yield _wrong(
            pack, RESOLVER_FILE, "kill_armoured.least", "campaign-least", least=armour["least"], most=armour["most"]
        )


def _unit(pack: Pack, nation: str, row: Row) -> Iterator[ContentError]:
    file, unit = catalogue_of(nation), row["id"]
    if not unit.startswith(f"{nation}_") or unit == f"{nation}_":
        yield _wrong(pack, file, f"{unit}.id", "campaign-prefix", prefix=f"{nation}_")
    first, last = row["years"]
    if first > last:
        yield _wrong(pack, file, f"{unit}.years", "campaign-years", first=first, last=last)
    levels = pack.names["level"]
    for (lower, before), (higher, cost) in pairwise(zip(levels, row["cost"], strict=True)):
        if cost < before:
            key = f"{unit}.cost.{higher}"
            yield _wrong(pack, file, key, "campaign-price-falls", cost=cost, lower=lower, before=before)
    yield from _kind(pack, file, row)


def _kind(pack: Pack, file: str, row: Row) -> Iterator[ContentError]:
    """What arm, formation, element and the thing that an HQ leads cannot be together."""
    unit, hq = row["id"], row["arm"] == HQ
    if hq != (row["formation"] == FORMATIONS[HQ_SECTION]):
        yield _wrong(
            pack, file, f"{unit}.formation", "campaign-hq-formation", arm=row["arm"], formation=row["formation"]
        )
    if hq != bool(row["leads"]):
        yield _wrong(pack, file, f"{unit}.leads", "campaign-leads", known=", ".join(LEADS))
    if hq and row["leads"]:
        wanted = ELEMENTS[VEHICLE if row["leads"] == LEADS[VEHICLES] else SQUAD]
        if row["element"] != wanted:
            yield _wrong(pack, file, f"{unit}.element", "campaign-hq-element", leads=row["leads"], wanted=wanted)


def _words(pack: Pack, nation: Nation) -> Iterator[ContentError]:
    file = catalogue_of(nation.name)
    if len(nation.entries) > ENTRIES:
        printed = sum(not entry.tank for entry in nation.entries)
        tanks = len(nation.entries) - printed
        yield _wrong(pack, file, "units", "campaign-too-many", printed=printed, tanks=tanks, most=ENTRIES)
    seen: dict[str, str] = {}
    for entry in nation.entries:
        unit = f"{nation.name}_{entry.tank or entry.word}"
        if entry.word in SECTIONS or entry.word.isdigit():
            yield _wrong(pack, file, f"{unit}.id", "campaign-word-taken", word=entry.word)
        if entry.word in seen:
            yield _wrong(pack, file, f"{unit}.id", "campaign-word-twice", word=entry.word, other=seen[entry.word])
        seen[entry.word] = unit


def _year(pack: Pack, nation: Nation, year: int) -> Iterator[ContentError]:
    """In every year a platoon can be completed and every formation led, with entries that have no limits."""
    file = catalogue_of(nation.name)
    groups = {entry.group for entry in nation.entries if entry.first <= year <= entry.last}
    if not any(arm != HQ for arm, _, _, _ in groups):
        yield _wrong(pack, file, "nation.years", "campaign-empty-year", year=year)
        return
    cheapest = {group: _cheapest(nation, group, year) for group in sorted(groups)}
    for group, cost in cheapest.items():
        if not cost:
            yield _wrong(pack, file, "units", "campaign-all-limited", year=year, group=" ".join(filter(None, group)))
            return
        yield from _limited(pack, nation, year, group, cost)
    led = {leads: cost for (arm, _, _, leads), cost in cheapest.items() if arm == HQ}
    smallest = []
    for (arm, formation, element, _), cost in cheapest.items():
        if arm == HQ:
            continue
        leads = LEADS[BATTERIES if formation == FORMATIONS[BATTERY] else _leads(element)]
        if leads not in led:
            yield _wrong(pack, file, "units", "campaign-no-hq", year=year, arm=arm, formation=formation, leads=leads)
            return
        yield from _platoon(pack, file, year, f"{arm} {formation} {element}", cost * LEAST_SQUADS)
        smallest.append(cost * LEAST_SQUADS + led[leads])
    budget = _points(pack, "army_points", YEARS.index(year))
    if budget < min(smallest):
        yield _wrong(pack, file, "units", "campaign-nothing-fits", year=year, least=min(smallest), budget=budget)
    if budget // min(smallest) >= SLOTS:
        yield _wrong(
            pack, file, "units", "campaign-too-cheap", year=year, cost=min(smallest), budget=budget, slots=SLOTS
        )


def _leads(element: str) -> int:
    return VEHICLES if element == ELEMENTS[VEHICLE] else FOOT


def _cheapest(nation: Nation, group: Sequence[str], year: int) -> int:
    """Return the lowest Recruits price of a group's entries without limits; 0: there is none."""
    prices = [entry.cost[0] for entry in nation.entries if entry.group == group and entry.free(year)]
    return min(prices, default=0)


def _limited(pack: Pack, nation: Nation, year: int, group: Sequence[str], free: int) -> Iterator[ContentError]:
    """No entry with limits is cheaper than all without: what a list lacks is reserved at the price of these.

    A list could otherwise be completed, and no longer after a pick is taken back.
    """
    for entry in nation.entries:
        if entry.group == group and entry.first <= year <= entry.last and entry.cost[0] < free:
            unit = f"{nation.name}_{entry.tank or entry.word}"
            yield _wrong(
                pack, catalogue_of(nation.name), f"{unit}.cost", "campaign-cheap-limited",
                year=year, cost=entry.cost[0], free=free, group=" ".join(filter(None, group)),
            )  # fmt: skip


def _platoon(pack: Pack, file: str, year: int, group: str, cost: int) -> Iterator[ContentError]:
    """The smallest platoon of every kind fits under the lowest cap."""
    caps = _points(pack, "battle_points", period_of(year))
    lowest = min(caps["counterattack"], *caps["advance"], *caps["assault"])
    if cost > lowest:
        yield _wrong(pack, file, "units", "campaign-too-dear", year=year, group=group, cost=cost, cap=lowest)


def _points(pack: Pack, table: str, number: int) -> Any:
    return pack[POINTS_FILE][table][number]


def warnings(pack: Pack) -> list[ContentError]:
    """Return what makes content odd but playable."""
    odd = []
    for index, period in enumerate(pack[POINTS_FILE]["battle_points"]):
        each = period["counterattack"]
        for kind in ("advance", "assault"):
            higher, lower = period[kind]
            if higher < lower:
                key = f"battle_points[{index}].{kind}"
                odd.append(_wrong(pack, POINTS_FILE, key, "campaign-odd-caps", higher=higher, lower=lower, each=each))
    return odd
