"""The words of every choice, as the record keeps them, and of every pick by itself."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.errors import NotAnAction

from . import codes as c
from .kit import SkirmishKit

ROWS = {"list": (c.BUY, c.SEAL), "march": (c.PICK, c.TO), "lose": (c.LOSE, 0)}  # the verb of a pick, and of the end


def line(kit: SkirmishKit, clicks: Sequence[int]) -> str:
    """The words of a choice made of these clicks, such as `march mill bridge 2 cavalry`."""
    verbs = [code // c.WIDTH for code in clicks]
    names = [kit.names(code // c.WIDTH)[code % c.WIDTH] for code in clicks]
    for word, (pick, end) in ROWS.items():
        if verbs[-1] in (pick, end) or (verbs[0] == c.FROM and word == "march"):
            units = [name for verb, name in zip(verbs, names, strict=True) if verb == pick]
            zones = [name for verb, name in zip(verbs, names, strict=True) if verb in (c.FROM, c.TO)]
            counted = [text for unit in kit.units if unit in units for text in (str(units.count(unit)), unit)]
            return " ".join([word, *zones, *counted])
    return " ".join([c.VERBS[verbs[0]], *filter(None, names)])


def parse(kit: SkirmishKit, text: str) -> list[int]:
    """The clicks of a choice in words."""
    verb, *rest = text.split() or [""]
    if verb not in ROWS:
        if verb not in ("end", "play", "pass", "retreat"):
            raise NotAnAction(f"{text!r}: an action begins with list, march, end, play, pass, lose or retreat")
        number = c.VERBS.index(verb)
        name = rest.pop(0) if rest and c.ARGUMENTS[number] else ""
        if rest:
            raise NotAnAction(f"{text!r}: {' '.join(rest)!r} is too much")
        return [code(kit, text, number, name)]
    pick = ROWS[verb][0]
    clicks: list[int] = []
    last = [c.SEAL * c.WIDTH] if verb == "list" else []
    if verb == "march":
        clicks.append(code(kit, text, c.FROM, rest.pop(0) if rest else ""))
        last.append(code(kit, text, c.TO, rest.pop(0) if rest else ""))
    for count, unit in zip(rest[::2], [*rest[1::2], ""], strict=False):
        if not count.isascii() or not count.isdigit() or len(count) > 2 or count == "0":
            raise NotAnAction(f"{text!r}: {count!r} is no number of units")
        clicks += [code(kit, text, pick, unit)] * int(count)
    if verb == "lose" and not clicks:
        raise NotAnAction(f"{text!r}: units are missing, such as: {verb} 2 {kit.units[0]}")
    return clicks + last


def pick(kit: SkirmishKit, text: str) -> int:
    """The click that a pick's own words name: `list 1 gun`, `march mill`, `march 1 cavalry`, `lose 1 foot`."""
    for verb in (c.BUY, c.FROM, c.PICK, c.LOSE):
        for argument in range(len(kit.names(verb))):
            if line(kit, [verb * c.WIDTH + argument]) == text:
                return verb * c.WIDTH + argument
    raise NotAnAction(f"{text!r} is no pick, such as: list 1 {kit.units[0]}, march {kit.zones[0]}")


def code(kit: SkirmishKit, text: str, verb: int, name: str) -> int:
    names = kit.names(verb)
    if name not in names:
        raise NotAnAction(f"{text!r}: {name!r} is not one of {', '.join(names)}")
    return verb * c.WIDTH + names.index(name)
