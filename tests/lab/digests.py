"""Digests of seeded random games of every title: codes, chance and ends, equal in the plain and the compiled build.

They are kept in a text file beside this module, one line for each mode and number of seats. Who changes a rule, the
content or an order of choices on purpose writes them anew; who did not has found a build that plays another game:

    python -m tests.lab.digests
"""

from __future__ import annotations

import hashlib
from itertools import islice
from pathlib import Path

import wartable
from wartable.conformance.cases import Case, alone, settings
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import SILENT

DECISIONS = 6_000  # for each line: games are begun until so many decisions were made, the last one is cut short
KEPT = Path(__file__).with_suffix(".txt")


def digest(name: str, case: Case) -> str:
    """Return everything that happens in the games, condensed."""
    title = wartable.title(name)
    kit, found, left, seed = title.kit(case.seats, case.options), hashlib.sha256(), DECISIONS, 0
    while left:
        chance, rng = Seeded(seed), Seeded(seed + 1_000_003)
        state = title.start(kit, chance, SILENT, seed % 2 == 0)
        while left and (asked := state.deciders()):
            legal = state.legal(asked[0])
            code = legal[rng.below(len(legal))]
            found.update(b"%d %d %d;" % (asked[0], len(legal), code))
            state.apply(asked[0], code, chance)
            left -= 1
        found.update(repr((state.outcome(), chance.below(1 << 30))).encode())
        seed += 1
    return found.hexdigest()[:20]


def every_setting() -> list[tuple[str, Case]]:
    """Return each title with each of its modes and numbers of seats, all else at its default."""
    titles = [(name, wartable.title(name)) for name in wartable.title_names()]
    return [(name, case) for name, title in titles for case in islice(alone(title), len(settings(title)))]


def kept() -> dict[str, str]:
    """Return the digests of the file, each by its title and case."""
    return dict(line.split(": ") for line in KEPT.read_text(encoding="utf-8").splitlines())


def write() -> None:
    """Write the file anew."""
    lines = [f"{name}, {case}: {digest(name, case)}" for name, case in every_setting()]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
