"""The bot `sensible`: one whole choice for each question that the campaign asks."""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.state import State
from wartable.titles.campaign.bot.lists import STYLES, muster
from wartable.titles.campaign.bot.plan import Planner
from wartable.titles.campaign.checks import bars_disband, force_fault
from wartable.titles.campaign.codes import stack
from wartable.titles.campaign.codes.things import is_hq
from wartable.titles.campaign.codes.verbs import (
    AUTO,
    DICE,
    DISBAND,
    DISBANDED,
    LOCK,
    MOST_DICE,
    NATION,
    READY,
    WIDTH,
)
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.state import CampaignState
from wartable.titles.campaign.vocabulary import PLACES, UNITS

ANY_STYLE: Final = -1
PAYS: Final = 75  # per cent: a disbanding must make the force worth so much of the points that it brings
SMALLEST: Final = 100  # a change of the force that is worth less than this is not a gain


class Manner:
    """How a bot plays; tests and reports set sensible play against one-sided play."""

    def __init__(
        self, style: int = ANY_STYLE, refits: bool = True, random_force: bool = False, hoards: bool = False
    ) -> None:
        self.style = style
        self.refits = refits
        self.random_force = random_force
        self.hoards = hoards  # spends a third of its points at most


SENSIBLE: Final = Manner()


def choose(state: State, seat: int, chance: Chance) -> list[int]:
    """Return a whole choice for what a seat is asked."""
    assert isinstance(state, CampaignState)
    return answer(state, seat, chance, SENSIBLE)


def answer(p: CampaignState, seat: i64, chance: Chance, manner: Manner) -> list[int]:
    """Return a whole choice in a manner."""
    step = p.step()
    if step == stack.NATION:
        return [pick_nation(p, seat, chance)]
    if step == stack.LISTS and p.spent[seat] == 0:
        style: i64 = manner.style if manner.style >= 0 else chance.below(len(STYLES))
        picks = muster(p.kit, p.nation[seat], style, chance)
        picks.append(LOCK * WIDTH)
        return picks
    if step == stack.DISBAND and p.sealed[seat] == 0:
        return disbandings(p, seat)
    if step == stack.PREPARE and p.spent[seat] == 0 and p.force_cost[seat] == 0:
        return preparation(p, seat, chance, manner)
    if step == stack.MEANS:
        return [AUTO * WIDTH]
    if step == stack.DICE:
        return [int(DICE * WIDTH + chance.below(MOST_DICE))]
    return p.defaults(seat, chance)


def pick_nation(p: Position, seat: i64, chance: Chance) -> int:
    """Any nation that is in the field; not the one that the other side has taken, if there is another."""
    there: list[int] = [nation for nation in range(len(p.kit.nations)) if p.kit.nation_open[nation] == 1]
    taken = int(p.nation[1 - seat])
    if len(there) > 1 and taken in there:
        there.remove(taken)
    return NATION * WIDTH + there[chance.below(len(there))]


def disbandings(p: Position, seat: i64) -> list[int]:
    """Disband what cannot be refitted, if the points it brings make the force stronger by most of their worth."""
    weak: list[i64] = []
    brings: i64 = 0
    for place in range(p.used_slots(seat) * UNITS):
        at = seat * PLACES + place
        if not is_hq(place) and p.start[at] != 0 and bars_disband(p, seat, place) == 0:
            weak.append(place)
            brings += p.cost_of(seat, p.now[at], p.level[at])
    done = DISBANDED * WIDTH
    if len(weak) == 0:
        return [done]
    planner = Planner(p, seat, p.pool[seat], [])
    kept = planner.best()
    refitted: list[i64] = [variant.place for variant in kept.chosen]
    spare: list[i64] = [place for place in weak if place not in refitted]
    brings = 0
    for place in spare:
        brings += p.cost_of(seat, p.now[seat * PLACES + place], p.level[seat * PLACES + place])
    richer = Planner(p, seat, p.pool[seat] + brings, spare).best()
    if brings == 0 or richer.value - kept.value < max(brings * PAYS // 100, SMALLEST):
        return [done]
    out: list[int] = [int(DISBAND * WIDTH + place) for place in spare]
    out.append(done)
    return out


def preparation(p: CampaignState, seat: i64, chance: Chance, manner: Manner) -> list[int]:
    """Return purchases and force."""
    if manner.random_force:
        return any_force(p, seat, chance)
    pool: i64 = p.pool[seat] if manner.refits else 0
    if manner.hoards:
        pool //= 3
    planner = Planner(p, seat, pool, [])
    codes = planner.codes(planner.best())
    if p.kit.split_platoons or p.kit.only_full_strength:
        return fitted(p, seat, codes, chance)
    if len(codes) == 0:
        return p.defaults(seat, chance)
    codes.append(READY * WIDTH)
    return codes


def fitted(p: CampaignState, seat: i64, codes: list[int], chance: Chance) -> list[int]:
    """Return what of a plan the options of the table allow, completed as they demand."""
    trial = p.copy()
    out: list[int] = []
    quiet = Seeded(0)
    for code in codes:
        if trial.why(seat, code) == 0:
            trial.apply(seat, code, quiet)
            out.append(code)
    while force_fault(trial, seat) != 0:
        code = int(trial.doing().default(trial, seat, quiet))
        if code == READY * WIDTH:
            break
        trial.apply(seat, code, quiet)
        out.append(code)
    out.append(READY * WIDTH)
    return out


def any_force(p: CampaignState, seat: i64, chance: Chance) -> list[int]:
    """Return purchases and force by chance, until nothing more fits."""
    trial = p.copy()
    out: list[int] = []
    quiet = Seeded(0)
    ready = READY * WIDTH  # not legal as long as somebody must be fielded
    fits = [code for code in trial.legal(seat) if code != ready]
    while len(fits) > 0:
        code = fits[chance.below(len(fits))]
        trial.apply(seat, code, quiet)
        out.append(code)
        fits = [code for code in trial.legal(seat) if code != ready]
    out.append(ready)
    return out
