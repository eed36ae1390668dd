"""Watch: what holds from position to position, counted from the words of positions, not with the rules' own code."""

from __future__ import annotations

from typing import Any

from tests.titles.gradisca.model.content import Content

CONTENT = Content.read()
PRINTED = {border.wall: border for border in CONTENT.borders if border.wall}
POINTS = {"infantry": 3, "cavalry": 5, "sappers": 3, "artillery": 2, "commander": 5}
SOFT = ("sappers", "commander")
NEW_YEARS = (3, 9, 15)
OFF = ("gone", "pool", "group")
Words = dict[str, Any]


class Watch:
    """Holds each position against the one before."""

    def __init__(self, words: Words) -> None:
        """Begin with a position."""
        self.before = words

    def check(self, words: Words) -> None:
        """Hold the next position to all that must be so in it, and after the one before."""
        if not words["ended"]:
            shared(words)
            chits(words)
        cards(words)
        walls(words)
        forts(words)
        units(words)
        track(words)
        if words["options"]["mode"] == "advanced":
            advanced(words)
        self.changes(words)
        self.before = words

    def changes(self, words: Words) -> None:
        """What never comes back, and what happens once a turn."""
        old = self.before
        assert set(old["removed"]) <= set(words["removed"]), "GR-INV-04"
        gone = {unit for unit, said in old["units"].items() if said.split()[0] == "gone"}
        assert all(words["units"].get(unit, "").split()[0] == "gone" for unit in gone), "GR-INV-06"
        ruined = {zone for zone, said in old["zones"].items() if said.get("ruined")}
        assert all(words["zones"][zone].get("ruined") for zone in ruined), "GR-INV-17"
        for army, was in zip(words["armies"], old["armies"], strict=True):
            assert army["forts"] <= was["forts"], "GR-INV-09"
        if words["turn"] != old["turn"]:
            return
        for unit, said in old["units"].items():
            now = words["units"].get(unit, "gone").split()
            if "acted" in said.split() and now[0] not in OFF:
                assert "acted" in now, f"GR-INV-13: {unit} {said} {now}"
        for army, was in zip(words["armies"], old["armies"], strict=True):
            moved = was.get("camp", "").endswith("moved")
            if moved and not army["camp"].startswith("lost"):
                assert army["camp"] == was["camp"], "GR-INV-12"


def here(words: Words) -> dict[str, list[str]]:
    """Return the units of each zone."""
    found: dict[str, list[str]] = {}
    for unit, said in words["units"].items():
        place = said.split()[0]
        if place not in OFF:
            found.setdefault(place, []).append(unit)
    return found


def side(unit: str) -> int:
    """Return the side of a unit."""
    return CONTENT.counters[unit].side


def shared(words: Words) -> None:
    """GR-INV-01, GR-INV-02: both sides in one zone only in a fight, a raid, or while an entry is worked out."""
    steps = {step for step, _ in words["stack"]}
    busy = {words["field"] if words["fight"] != "none" else None, words.get("raid")}
    for zone, found in here(words).items():
        sides = {side(unit) for unit in found}
        entered = words.get("entry", "none") != "none" or "marching" in steps
        if len(sides) > 1 and not entered:
            assert zone in busy, f"GR-INV-01: {zone} {found}"
        for army in sides if zone not in busy and not entered and len(sides) > 1 else ():
            hard = [unit for unit in found if side(unit) == army and CONTENT.counters[unit].type not in SOFT]
            assert hard, "GR-INV-02"


def chits(words: Words) -> None:
    """GR-INV-05: chits of the corps with a unit on the map, and of the active one."""
    on_map = {CONTENT.counters[unit].corps for found in here(words).values() for unit in found}
    in_play = {corps for corps, chit in words["chits"].items() if chit != "none"}
    active = {words["corps"]} - {None}
    assert in_play - active == on_map - active, "GR-INV-05"


def cards(words: Words) -> None:
    """GR-INV-03, GR-INV-04, GR-INV-21: four in hand, 36 in all, those of 1617 apart; piles are bags."""
    steps = [step for step, _ in words["stack"]]
    most = 5 if steps[-1:] == ["discarding"] else 4
    hands = [army["hand"] for army in words["armies"]]
    assert words["ended"] or all(len(hand) <= most for hand in hands), "GR-INV-03"
    piles = [words[pile] for pile in ("deck", "new_year", "discards", "removed", "aside")]
    found = sorted(card for pile in (*piles, *hands) for card in pile)
    assert found == sorted(card.word for card in CONTENT.cards.values()), "GR-INV-04"
    late = {card.word for card in CONTENT.cards.values() if card.new_year}
    if words["turn"] < 9:
        assert not late & {card for pile in (words["deck"], words["discards"], *hands) for card in pile}, "GR-INV-04"
    numbers = {card.word: card.number for card in CONTENT.cards.values()}
    assert words["deck"] == sorted(words["deck"], key=numbers.__getitem__), "GR-INV-21"
    assert words["new_year"] == sorted(words["new_year"], key=numbers.__getitem__), "GR-INV-21"


def walls(words: Words) -> None:
    """GR-INV-07, GR-INV-10: levels up to the printed one; mines where a unit of their side stands before the wall."""
    found = here(words)
    for name, wall in words["walls"].items():
        border = PRINTED[name]
        assert 0 <= wall.get("level", border.level) <= border.level, "GR-INV-07"
        if wall.get("mines"):
            assert any(side(unit) == wall["miner"] for unit in found.get(border.outside, [])), "GR-INV-10"


def forts(words: Words) -> None:
    """GR-INV-08, GR-INV-09: one or three in a zone, none in a fortress; never more than markers."""
    most = 3 if words["options"]["mode"] == "advanced" else 1
    built = 0
    for zone, said in words["zones"].items():
        built += said.get("forts", 0)
        assert said.get("forts", 0) <= most, "GR-INV-08"
        assert not (said.get("forts") and CONTENT.zones[zone].fortress), "GR-INV-08"
    left = sum(army["forts"] for army in words["armies"])
    assert built + left <= sum(CONTENT.scenario["forts"].values()), "GR-INV-09"


def units(words: Words) -> None:
    """GR-INV-06, GR-INV-14: a unit is in one place that there is, and spends no more points than its kind has."""
    for unit, said in words["units"].items():
        place, *flags = said.split()
        assert place in CONTENT.zones or place in OFF, "GR-INV-06"
        for flag in flags:
            if flag.startswith("spent-"):
                assert int(flag.removeprefix("spent-")) <= POINTS[CONTENT.counters[unit].type], "GR-INV-14"


def track(words: Words) -> None:
    """GR-INV-11, GR-INV-15, GR-INV-17: turns, points; a ruined borough shelters nobody."""
    assert 1 <= words["turn"] <= 16, "GR-INV-15"
    assert 1 <= words["end"] <= 16, "GR-INV-15"
    assert all(army["points"] >= 0 for army in words["armies"]), "GR-INV-11"
    if words["fight"] != "none" and words["field"] in words["zones"]:
        zone = words["zones"][words["field"]]
        borough = CONTENT.zones[words["field"]].borough and not zone.get("ruined")
        assert words["absorbed"] <= zone.get("forts", 0) + (1 if borough else 0), "GR-INV-17"


def advanced(words: Words) -> None:
    """GR-INV-11, GR-INV-12, GR-INV-16: morale on its track, camps outside fortresses, raids of this year alone."""
    steps = [step for step, _ in words["stack"]]
    for army in words["armies"]:
        assert 1 <= army["morale"] <= 9, "GR-INV-11"
        camp = army["camp"].split()[0]
        assert camp.startswith("lost-") or not CONTENT.zones[camp].fortress, "GR-INV-12"
    raided = [zone for zone, said in words["zones"].items() if said.get("raided")]
    assert not any(CONTENT.zones[zone].fortress for zone in raided), "GR-INV-16"
    if words["turn"] in NEW_YEARS and steps[-1:] == ["sea_supply"]:
        assert raided == [], "GR-INV-16"
