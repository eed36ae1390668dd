"""What a run found: medians with their spread, and ratios of medians beside the targets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

# Lines of results by (build, bench): "plain" and "compiled" are ours, "peer" is theirs.
Results = Mapping[tuple[str, str], Sequence[Mapping[str, float]]]

PLAIN = "plain"
COMPILED = "compiled"
PEER = "peer"


@dataclass(frozen=True, slots=True)
class Match:
    """Our benchmark beside a peer's, or another of ours in the same build, and the ratio to reach; 0: no target."""

    ours: str
    peer: str
    compiled: float = 0.0
    plain: float = 0.0


MATCHES = (
    Match("hearts bare", "OpenSpiel hearts bare", 2.5, 0.45),
    Match("hearts inner", "OpenSpiel hearts bots", 1.2),
    Match("leduc bare", "OpenSpiel leduc bare", 3.0, 1.2),
    Match("leduc inner", "OpenSpiel leduc bots", 3.0),
    Match("leduc observed", "OpenSpiel leduc observed"),
    Match("leduc observed", "RLCard leduc observed", 15.0, 5.0),
    Match("leduc observed", "PettingZoo leduc observed", 250.0, 100.0),
    Match("proelio bare", "OpenSpiel hearts bare", 2.5),
    # At most 1.3 times the time of a copy is at least 1 / 1.3 of the copies a second.
    Match("proelio copy", "OpenSpiel hearts clone", 1 / 1.3),
    Match("proelio view", "OpenSpiel hearts tensor"),
    Match("proelio redeal", "OpenSpiel leduc resample"),
    Match("proelio record", "python-chess PGN"),
    Match("letswar bare", "Catanatron four players", 12.0, 1.5),
    Match("letswar inner", "Catanatron four players", 20.0),
    # So many times the time is one part in so many of the rate.
    Match("letswar copy", "OpenSpiel hearts clone", 1 / 4),
    Match("letswar view", "proelio view", 1 / 5, 1 / 5),
    Match("letswar redeal", "proelio redeal", 1 / 6, 1 / 6),
    Match("letswar look", "proelio look"),
    Match("gradisca bare", "Catanatron two players", 12.0, 3.5),
    Match("gradisca advanced bare", "Catanatron two players", 8.0),
    Match("gradisca bare", "diplomacy orders", 75.0, 25.0),
    Match("campaign click", "python-chess moves", 1 / 2),
    Match("campaign copy", "OpenSpiel hearts clone", 1 / 10),
)


@dataclass(frozen=True, slots=True)
class Limit:
    """How long one of a benchmark may take, in milliseconds; 0: no target."""

    ours: str
    compiled: float
    plain: float = 0.0


LIMITS = (
    Limit("letswar sensible", 20.0),
    Limit("gradisca copy", 0.003),
    Limit("gradisca redeal", 0.04),
    Limit("gradisca view", 0.5),
    Limit("gradisca set-up painted", 12.0),
    Limit("gradisca siege painted", 12.0),
    Limit("campaign battle", 1.0),
    Limit("campaign sensible", 20.0, 120.0),
    Limit("campaign list click", 15.0),
    Limit("campaign list undo", 20.0),
    Limit("campaign list import", 100.0),
    Limit("campaign dashboard", 30.0),
)


def middle(lines: Sequence[Mapping[str, float]], what: str = "rate") -> float:
    """The median of one figure over the rounds."""
    return median(line[what] for line in lines)


def spread(lines: Sequence[Mapping[str, float]]) -> float:
    """Half the range over the median."""
    rates = [line["rate"] for line in lines]
    return (max(rates) - min(rates)) / 2 / median(rates)


def figures(results: Results) -> Iterator[tuple[str, ...]]:
    """A row a benchmark: build, name, rate, spread, games/s, decisions a game, share with two choices, branching."""
    for (build, bench), lines in results.items():
        row = [build, bench, f"{middle(lines):,.0f}", f"{spread(lines):.0%}"]
        games = middle(lines, "games")
        row += [f"{games:,.0f}", f"{middle(lines, 'decisions'):.1f}"] if games else ["", ""]
        branching = middle(lines, "branching")
        row += [f"{middle(lines) * middle(lines, 'free'):,.0f}", f"{branching:.1f}"] if branching else ["", ""]
        yield tuple(row)


def ratios(results: Results) -> Iterator[tuple[str, ...]]:
    """A row a match and build: ours, the peer's, the ratio of medians, the target, and whether it was reached."""
    for match in MATCHES:
        for build, target in ((COMPILED, match.compiled), (PLAIN, match.plain)):
            mine = results.get((build, match.ours))
            theirs = results.get((PEER, match.peer), results.get((build, match.peer)))
            if mine is None or theirs is None:
                continue
            ratio = middle(mine) / middle(theirs)
            wanted = f"{target:.2f}" if target else ""
            yield build, match.ours, match.peer, f"{ratio:.2f}", wanted, verdict(ratio, target)


def times(results: Results) -> Iterator[tuple[str, ...]]:
    """A row a limit and build: ours, milliseconds of one, how many it may take, and whether that was kept."""
    for limit in LIMITS:
        for build, target in ((COMPILED, limit.compiled), (PLAIN, limit.plain)):
            if (mine := results.get((build, limit.ours))) is not None:
                found = 1000 / middle(mine)
                wanted = f"{target:g}" if target else ""
                yield build, limit.ours, f"{found:.3g}", wanted, verdict(target / found, bool(target))


def verdict(ratio: float, target: float) -> str:
    """Whether a target was reached; nothing where there is none."""
    return "" if not target else "reached" if ratio >= target else "MISSED"
