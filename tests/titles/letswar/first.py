"""Tables set up by hand and played by the title itself, through its public door; its positions in plain words."""

from __future__ import annotations

from typing import Any

import wartable
from tests.titles.letswar.tables import UNITS
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import ALL
from wartable.titles.letswar import TITLE

# What tells a question that is no window, by a verb that it offers.
TELLING = ["end", "done", "pledge", "offer", "join", "report", "choose", "discard"]


class Said(Chance):
    """Chance that gives what was said beforehand, pile by pile, and then the first name of the alphabet."""

    def __init__(self, vocabularies: list[list[str]]) -> None:
        """Start with nothing said."""
        super().__init__()
        self.vocabularies = vocabularies
        self.said: dict[str, list[str]] = {}

    def below(self, n: int, audience: int = ALL) -> int:
        """Give the lowest number."""
        return 0

    def draw(self, bag: list[int], start: int, stop: int, audience: int = ALL, of: int = 0) -> int:
        """Give the next name that was said for a pile, if the bag has it."""
        words = self.vocabularies[of]
        kinds = {words[kind]: kind for kind in range(stop - start) if bag[start + kind] > 0}
        queues = [queue for queue in self.said.values() if queue]
        if "other" in words:
            # A gate: whether the card that is drawn next is a Territory card, or the Armistice.
            gated = [queue for queue in queues if queue[0] in kinds]
            return kinds[gated[0].pop(0)] if gated else kinds.get("other", min(kinds.values()))
        for queue in queues:
            if queue[0] in kinds:
                return kinds[queue.pop(0)]
        return kinds[min(kinds)]


# -- positions in words --

LEVELS = ["revolution", "unrest", "dissatisfied", "content", "happy"]


def space(date: str) -> int:
    """Return the number of a calendar space: `1914S` is 0."""
    return (int(date[:4]) - 1914) * 2 + (date[4] == "A")


def written(number: int) -> str:
    """Return a calendar space as positions write it."""
    return f"{1914 + number // 2}{'SA'[number % 2]}"


def position_words(table: wartable.Table) -> dict[str, Any]:
    """Return a position in the words of the second reading, as far as both have them."""
    data = table.state.to_dict()
    names = list(TITLE.names(table.kit)["nation"])
    stock = [TITLE.vocabularies(table.kit)[0][kind] for kind in data.get("resolving", {}).get("stock", [])]
    return {
        "options": dict(data["options"]),
        "date": space(data["date"]),
        "latest": space(data["latest"]),
        "pile": sorted(
            [card for card in data["pile"] if ":" not in card]
            + [card for card, holder in data["territory"].items() if holder == "deck"]
        ),
        "discards": sorted(data["discards"]),
        "display": sorted(stock),
        "event": data["event"],
        "event_pile": sorted(data["event_pile"]),
        "event_discards": sorted(data["event_discards"]),
        "nations": [nation_words(data, names, seat) for seat in range(len(names))],
        "lasting": sorted(
            f"{one['effect'].split(':')[-1]} {one['until']} by {-1 if one['by'] is None else one['by']} on {seat}"
            for one in data["lasting"]
            for seat in one["nations"]
            if seat not in data["out"]
        ),
        "winners": list(data["won"]),
        "ended": data["ended"],
    }


def nation_words(data: dict[str, Any], names: list[str], seat: int) -> dict[str, Any]:
    """Return where one Nation stands."""
    name, given = names[seat], data["nations"][seat]
    characters = [given["character"]] if given["character"] else []
    return {
        "name": name,
        "faction": given["side"],
        "alive": seat not in data["out"],
        "active": [unit for unit in UNITS if unit not in given["destroyed"]],
        "homefront": LEVELS.index(given["homefront"]),
        "hand": sorted(given["hand"]),
        "board": sorted(given["board"]),
        "unseen": sorted(card.split(":")[1] for card in data["pile"] if card.startswith(f"{name}:")),
        "bottom": list(given["bottom"]),
        "characters": [one.removeprefix(f"{name}_") for one in characters + given["characters"]],
        "to_come": sorted(one.removeprefix(f"{name}_") for one in data["unmet"] if one.startswith(f"{name}_")),
        "territory": sorted(card for card, holder in data["territory"].items() if holder == seat),
        "attacks": {unit: given["attacked"][unit] for unit in sorted(given["attacked"])},
    }
