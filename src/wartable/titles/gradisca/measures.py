"""What the lab counts in a war: which cards were played, whether Gradisca was attacked, who held the fortresses."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.core.rules.log import Log
from wartable.titles.gradisca.codes import entries
from wartable.titles.gradisca.codes.things import AUSTRIA, KINDS, LAST_TURN, VENICE
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.position.position import Position

# What is told between a march into a zone and the fight for it, and what begins one there.
ON_ENTRY = (entries.MINES_LOST, entries.LOOTED)
FIGHTS = (entries.BATTLE_BEGINS, entries.RODE_IN, entries.RAID_TRIED)
LATE = range(13, LAST_TURN + 1)


class Gauge(Log):
    """A log that keeps what is counted, and lets all else go."""

    def __init__(self) -> None:
        super().__init__()
        self.on = True
        self.cards: set[int] = set()  # that were played
        self.stormed: set[int] = set()  # zones that Venice fought for
        self.worked: set[int] = set()  # walls at which Venice worked
        self.taken: set[int] = set()  # zones that Venice stood in alone, some time
        self.entered = -1  # the zone that its units have marched into, until it is known whether they must fight

    def write(self, key: int, args: list[int], veils: list[int], audience: int) -> None:
        if key not in ON_ENTRY:
            if self.entered >= 0 and key not in FIGHTS:
                self.taken.add(self.entered)
            self.entered = -1
        if key == entries.CARD_PLAYED:
            self.cards.add(args[1])
        elif key == entries.BATTLE_BEGINS and args[0] == VENICE:
            self.stormed.add(args[1])
        elif key == entries.MARCHED and args[0] == VENICE:
            self.entered = args[2]
        elif key in (entries.WON, entries.STAYED) and args[0] == VENICE:
            self.taken.add(args[1])
        elif key == entries.DECLARED and args[0] == VENICE:
            self.worked.add(args[2])


def measures(state: Position) -> Mapping[str, float]:
    """Return numbers of a war that is over, from its last position."""
    kit = state.kit
    palma = next(row for row in range(kit.n) if kit.data["zones.json"]["zones"][row]["name"] == "Palma")
    return {
        "turns": int(state.turn),
        "ended-late": float(state.turn in LATE),
        "venice": int(state.score(VENICE)),
        "austria": int(state.score(AUSTRIA)),
        "gradisca-fell": float(state.holds(VENICE, kit.gradisca)),
        "palma-fell": float(state.holds(AUSTRIA, palma)),
    }


def counts(kit: GradiscaKit, gauge: Gauge) -> Mapping[str, float]:
    """Return numbers of a war that is over, from its log: Gradisca attacked, and fallen; cards with an effect."""
    before = {wall for wall in range(len(kit.walls)) if kit.wall_fortress[wall] == kit.gradisca}
    attacked = kit.gradisca in gauge.stormed or bool(before & gauge.worked)
    cards = {f"card-{kit.card_ids[kind]}": float(kind in gauge.cards) for kind in range(KINDS) if does(kit, kind)}
    taken = kit.gradisca in {*gauge.taken, gauge.entered}
    return {"gradisca-attacked": float(attacked), "gradisca-taken": float(taken), **cards}


def does(kit: GradiscaKit, kind: int) -> bool:
    """Return whether a card does something in the rule set of a table (GR-RULING-27)."""
    return any(kit.programs[kind * 4 : kind * 4 + 4])
