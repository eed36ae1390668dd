"""What a scenario must be: forces in place, chits, loot, tracks (GR-CONTENT-20 to 27)."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.content import Pack
from wartable.core.errors import ContentError
from wartable.titles.gradisca.codes.things import LAST_TURN, STACK_LIMIT


def check_scenario(pack: Pack) -> Iterator[ContentError]:
    """Yield what is wrong with the scenario."""
    yield from check_forces(pack)
    yield from check_tracks(pack)
    file, data = pack.place("scenario.json"), pack["scenario.json"]
    zones = {zone["id"]: zone for zone in pack["zones.json"]["zones"]}
    if data["sea_supply_start"] and not zones[data["sea_supply_start"]]["sea"]:
        yield ContentError("gradisca-inland", place=f"{file}: sea_supply_start")
    for army in ("VEN", "AUS"):
        camp = zones[data["camp"][army]]
        if camp["terrain"] == "fortress":
            yield ContentError("gradisca-camp", place=f"{file}: camp.{army}")
        if camp["held_1615"] != army:
            yield ContentError("gradisca-camp-abroad", place=f"{file}: camp.{army}")
        loot = data["loot"][army]
        if len(loot["markers"]) < len(loot["zones"]):
            yield ContentError(
                "gradisca-loot",
                place=f"{file}: loot.{army}.markers",
                count=len(loot["markers"]),
                zones=len(loot["zones"]),
            )
        if len(set(loot["zones"])) < len(loot["zones"]):
            yield ContentError("gradisca-name-twice", place=f"{file}: loot.{army}.zones", name="loot")
        points = data["end_vp"][army]
        for zone, value in points.items() if isinstance(points, dict) else []:
            whole = isinstance(value, int) and not isinstance(value, bool) and 0 < value < 100
            if zone not in pack.names["zone"] or not whole:
                yield ContentError("gradisca-end-points", place=f"{file}: end_vp.{army}", zone=repr(zone))
    if data["loot"]["VEN"]["zones"] and set(data["loot"]["VEN"]["zones"]) & set(data["loot"]["AUS"]["zones"]):
        yield ContentError("gradisca-name-twice", place=f"{file}: loot", name="loot")


def check_forces(pack: Pack) -> Iterator[ContentError]:
    """Each zone of the set-up has one side's units, not too many; the cup holds the chits of corps on the map."""
    file, data = pack.place("scenario.json"), pack["scenario.json"]
    units = {unit["id"]: unit for sort in ("units", "commanders") for unit in pack["units.json"][sort]}
    zones = {zone["id"]: zone for zone in pack["zones.json"]["zones"]}
    on_map: set[str] = set()
    for zone, force in data["setup"].items():
        place = f"{file}: setup.{zone}"
        if zone not in zones:
            yield ContentError("gradisca-set-up-zone", place=place)
            continue
        here = [units[id] for id in (*force["units"], *force["commanders"])]
        on_map |= {unit["command"] for unit in here}
        if len({unit["army"] for unit in here}) > 1:
            yield ContentError("gradisca-both-sides", place=place)
        if sum(unit.get("type") in ("infantry", "cavalry") for unit in here) > STACK_LIMIT:
            yield ContentError("gradisca-stack", place=place, most=STACK_LIMIT)
        if not zones[zone]["named"]:
            yield ContentError("gradisca-not-named", place=place)
    for corps in pack["units.json"]["commands"]:
        id = corps["id"]
        if (id in data["chits_in_cup"]) != (id in on_map) or corps["chit_in_cup_at_start"] != (id in on_map):
            yield ContentError("gradisca-cup", place=f"{file}: chits_in_cup", corps=id)


def check_tracks(pack: Pack) -> Iterator[ContentError]:
    """The turns are numbered, and the bands of morale lie side by side."""
    file, data = pack.place("scenario.json"), pack["scenario.json"]
    if [turn["n"] for turn in data["turns"]] != list(range(1, LAST_TURN + 1)):
        yield ContentError("gradisca-turns", place=f"{file}: turns")
    if len({turn["id"] for turn in data["turns"]}) < LAST_TURN:
        yield ContentError("gradisca-turns", place=f"{file}: turns")
    if data["turn_marker_start"] > data["end_marker_start"]:
        yield ContentError("gradisca-end-marker", place=f"{file}: end_marker_start")
    red, yellow, green = (data["morale"]["bands"][band] for band in ("red", "yellow", "green"))
    steps = [red[0], red[1] + 1, yellow[1] + 1, green[1]]
    if steps != [1, yellow[0], green[0], 9] or any(low > high for low, high in (red, yellow, green)):
        yield ContentError("gradisca-bands", place=f"{file}: morale.bands")
