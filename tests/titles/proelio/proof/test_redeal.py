"""Memory and redeal on tiny packs, against all histories that look alike (oracle.py)."""

from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

from tests.titles.proelio.proof import oracle
from tests.titles.proelio.proof.oracle import Belief, agreeing, dealt_anew, key, lots_of, support, tiny_kit
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import Journal
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.position.state import ProelioState, start

ALLIES: dict[str, Any] = {"seats": 4, "opening": 1, "limit": 2, "mode": "allied_houses"}
ALLIES_PACK = "shields*2 infiltration*2 soldiers*3 knights*2 imperial_manure inquisition"
CASES = {
    "open war": (tiny_kit(), 24),
    "unlawful attacks": (tiny_kit(illegal_attack="allow_and_penalise"), 12),
    "many attacks": (
        tiny_kit(
            "shields*2 infiltration*2 soldiers*2 knights plague*3 imperial_manure inquisition",
            pending_attacks_per_target="unlimited",
        ),
        6,
    ),
    "renewed at once": (
        tiny_kit("shields*2 patrol infiltration*2 soldiers imperial_manure inquisition", reshuffle="on_exhaustion"),
        10,
    ),
    "hardly a card to draw": (tiny_kit("shields*2 palisades towers patrol soldiers knights"), 12),
    "allies": (tiny_kit(ALLIES_PACK, **ALLIES), 8),
    "allies who see": (tiny_kit(ALLIES_PACK, **ALLIES, ally_hand_visible=True), 10),
}
CHOICES = 30  # completed choices in a game
TIGHT = 0.95  # the share of positions in which memory knows all that can be known


@dataclass
class Finding:
    """What watching games has shown."""

    positions: int = 0
    exact: int = 0
    supports: int = 0
    wrong: list[str] = field(default_factory=list)


def watch(kit: ProelioKit, seed: int, finding: Finding, every: int, ways: int) -> None:
    """Plays a game and compares memory and redeal with the oracle after each choice."""
    rng = Seeded(seed)
    viewer = seed % (kit.seats + 1) - 1
    p = start(kit, rng, Journal(), memory=True)
    belief = Belief(p, viewer)
    for number in range(CHOICES):
        if not p.deciders():
            return
        seat = p.deciders()[0]
        clicks = oracle.choose(p, rng)
        p, entries = oracle.applied(p, clicks, rng)
        belief.follow(p, seat, clicks, entries)
        where = f"seed {seed}, choice {number}, viewer {viewer}"
        compare(p, belief, where, finding, ways if number % every == seed % every else 0)


def compare(p: ProelioState, belief: Belief, where: str, finding: Finding, ways: int) -> None:
    """`ways` is how many chance paths of a redeal are walked at most; where there are more the support is left out."""
    viewer = belief.viewer
    assert key(p) in belief.states, f"{where}: the oracle lost the true position"
    assert p.memory is not None
    found = agreeing(p, viewer, p.memory.of(viewer))
    finding.positions += 1
    finding.exact += found == belief.states.keys()
    if not belief.states.keys() <= found:
        finding.wrong.append(f"{where}: memory excludes what is possible")
    alike = max(belief.states.items())[1]
    if any(lots_of(state, viewer) != lots_of(p, viewer) for state in belief.states.values()):
        finding.wrong.append(f"{where}: a history that looks alike leaves other lots")
    once = p.redeal(viewer, Seeded(finding.positions))
    if lots_of(once, viewer) != lots_of(p, viewer):
        finding.wrong.append(f"{where}: a redeal changed the viewer's lots")
    if key(once) not in found:
        finding.wrong.append(f"{where}: a redeal does not agree")
    for other in (once, alike):
        if key(other.redeal(viewer, Seeded(finding.positions))) != key(once):
            finding.wrong.append(f"{where}: a position that looks the same is redealt otherwise")
    if ways:
        for tries in (1, 0):
            reached = support(partial(dealt_anew, p, viewer, tries), ways)
            if reached is not None:
                finding.supports += 1
                if reached != found:
                    finding.wrong.append(f"{where}: {tries} tries reach {len(reached)} of {len(found)} positions")


def check(name: str, games: int, every: int, ways: int) -> None:
    kit, _ = CASES[name]
    finding = Finding()
    for seed in range(games):
        watch(kit, seed, finding, every, ways)
    assert finding.wrong == []
    assert finding.exact >= TIGHT * finding.positions
    assert finding.supports > 0
    print(f"{name}: {finding.positions} positions, {finding.exact} exact, {finding.supports} supports")


@pytest.mark.compiled
@pytest.mark.clause("PR-RULING-41", "PR-RULING-42", "PR-RULING-44", "PR-ATK-04", "PR-STR-06")
@pytest.mark.parametrize("name", CASES)
def test_memory_and_redeal_against_all_histories(name: str) -> None:
    check(name, CASES[name][1], 5, 800)


@pytest.mark.plain
@pytest.mark.parametrize("name", CASES)
def test_memory_and_redeal_in_plain_python(name: str) -> None:
    check(name, 2, 5, 800)


@pytest.mark.soak
@pytest.mark.parametrize("name", CASES)
def test_memory_and_redeal_against_all_histories_at_length(name: str) -> None:
    check(name, 10 * CASES[name][1], 3, 4_000)
