"""New prices for a pack: every unit by the formula of the pack's own scale."""

from __future__ import annotations

from wartable.core.content import Pack
from wartable.core.errors import ContentError
from wartable.core.title import Repricing
from wartable.titles.campaign.pack.rules import formula_faults
from wartable.titles.campaign.pack.schema import SCALE_FILE, catalogue_of
from wartable.titles.campaign.prices import costs, repriced


def reprice(pack: Pack) -> Repricing:
    """Return the catalogues of a pack with the prices that its formula gives, and each unit whose price changes."""
    for error in formula_faults(pack):
        raise error
    scale, levels = pack[SCALE_FILE], pack.names["level"]
    files: dict[str, str] = {}
    changes: list[ContentError] = []
    for nation, factor in zip(scale["nations"], scale["price"]["nation"], strict=True):
        file = catalogue_of(nation)
        new: dict[str, dict[str, int]] = {}
        for unit in pack[file]["units"]:
            found = costs(unit, scale["price"], factor)
            if found != unit["cost"]:
                new[unit["id"]] = dict(zip(levels, found, strict=True))
                old, now = (" / ".join(map(str, row)) for row in (unit["cost"], found))
                changes.append(
                    ContentError("campaign-new-price", place=f"{pack.place(file)}: {unit['id']}", old=old, new=now)
                )
        if new:
            files[file] = repriced(pack.text(file), new)
    return Repricing(files, changes)
