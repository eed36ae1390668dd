"""Games for the tests of the table and its record: random ones in which everything happens that a record can hold."""

from __future__ import annotations

import random
from typing import Any

import wartable
from tests.small.auction import TITLE as AUCTION
from wartable.core.record import wtr
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import PUBLIC
from wartable.core.table import replay
from wartable.core.table.table import Table
from wartable.core.title import Title

PROELIO = wartable.title("proelio")


def at(*hands: str, draws: str = "", **fields: Any) -> Table:
    """Three Houses with these hands, seat 0 to act."""
    houses = [{"hand": hand.split()} for hand in hands]
    data = {"seats": 3, "houses": houses, **fields}
    return PROELIO.position(data, chance=wartable.Scripted(*draws.split(), then=wartable.Seeded(1)))


def attacked(hand: str) -> Table:
    """Seat 0 is to deploy against soldiers."""
    waiting = [{"card": "soldiers", "level": 0, "turn": 1}]
    houses = [{"hand": hand.split(), "waiting": waiting}, {"hand": ["resources"]}, {"hand": ["resources"]}]
    return PROELIO.position({"seats": 3, "houses": houses, "step": "deploy", "turn": 4}, seed=1)


def sealed() -> Table:
    """An auction at which all four seats are asked for their secret pledges."""
    table = AUCTION.open(seats=4, seed=3)
    table.act(0, "offer ring")
    return table


def facts(table: Table) -> tuple[object, ...]:
    """Everything that must stay when something is refused."""
    numbers = [table.number(seat) for seat in range(table.seats)]
    lines = [(line.kind, line.seat, line.text, line.struck) for line in table.record.lines]
    rows, undo = [draft[:] for draft in table.history.drafts], [table.can_undo(seat) for seat in range(table.seats)]
    return table.state.to_dict(), numbers, lines, rows, undo, table.record.drawn, list(table.notices), table.log(PUBLIC)


def dictated_game() -> Table:
    """Three Houses with five equal cards each; seat 0 has exchanged two shields for a Hero."""
    chance = wartable.Scripted(*["shields"] * 5, *["knights"] * 5, *["soldiers"] * 5, 0, "hero")
    table = PROELIO.open(seats=3, chance=chance, memory=False)
    table.act(0, "exchange shields shields")
    return table


def click(table: Table, rng: random.Random) -> None:
    """One random click of one of the seats that are asked."""
    seat = rng.choice(table.deciders)
    table.act(seat, rng.choice(table.state.legal(seat)))


def disturb(table: Table, rng: random.Random) -> None:
    """Something else than a click, now and then."""
    seat = rng.randrange(table.seats)
    what = rng.randrange(60)
    if what < 6:
        try:
            table.undo(seat)
        except wartable.UndoRefused:
            return
    elif what == 6:
        point = rng.randrange(len(table.points))
        for other in range(table.seats):
            table.agree_rollback(other, point)
    elif what == 7:
        table.note(rng.choice([PUBLIC, seat]), f"note {rng.randrange(99)} # perché?")
    elif what == 8:
        table.name_thing(f"thing-{rng.randrange(3)}", rng.choice(["", "The Old Guard"]), rng.choice([PUBLIC, seat]))
    elif what == 9:
        table.order(seat, until_turn=rng.random() < 0.5)
    elif what == 10:
        table.revoke(seat)
    elif what == 11 and table.deciders:
        table.play_default(table.deciders[0])
    elif what == 12 and table.fair is not None:
        table.salt(seat, f"salt {rng.randrange(99)}")
    elif what == 13 and rng.random() < 0.6 and not table.state.vacant() >> seat & 1:
        table.forfeit(seat)


def lively_game(title: Title, seats: int, seed: int, clicks: int = 150, **how: Any) -> Table:
    """A game with clicks and disturbances, to its end or so many clicks."""
    if "chance" not in how:
        how["seed"] = seed
    table = title.open(seats=seats, **how)
    rng = random.Random(seed)
    for _ in range(clicks):
        if table.outcome is not None:
            break
        click(table, rng)
        if table.outcome is None:
            disturb(table, rng)
    return table


def again(table: Table, chance: Chance | None = None) -> Table:
    """The table after its record went through text and back."""
    return replay.restored(table.title, wtr.parse(table.wtr()), table.title.content(), chance)


def perceived(table: Table, viewer: int) -> list[tuple[int, list[int]]]:
    """What the log told a viewer."""
    entries = [entry for line in table.record.lines if not line.struck for entry in line.entries]
    return [(entry.key, seen) for entry in entries if (seen := entry.seen(viewer)) is not None]
