"""Campaigns that bots play against each other, every battle resolved by the program."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tests.titles.campaign.kits import kit_of
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT
from wartable.titles.campaign.bot.player import SENSIBLE, Manner, answer
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.position.state import CampaignState, start

Player = Callable[[CampaignState, int, Chance], list[int]]
YEARS = tuple(range(1939, 1946))


@cache
def resolved(year: int) -> CampaignKit:
    """The kit of a year with resolved battles."""
    return kit_of(year=year, battles="auto")


def by(manner: Manner) -> Player:
    """The bot that plays in a manner."""
    return lambda p, seat, chance: answer(p, seat, chance, manner)


sensible = by(SENSIBLE)
ONE_SIDED = {
    "never refits": by(Manner(refits=False)),
    "armour alone": by(Manner(style=0)),
    "foot alone": by(Manner(style=1)),
    "mixed alone": by(Manner(style=2)),
    "fields at random": by(Manner(random_force=True)),
    "hoards": by(Manner(hoards=True)),
}


def at_random(p: CampaignState, seat: int, chance: Chance) -> list[int]:
    """Any legal click."""
    legal = p.legal(seat)
    return [legal[chance.below(len(legal))]]


def played(kit: CampaignKit, players: tuple[Player, Player], seed: int) -> CampaignState:
    """A whole campaign; every click is held to the rules."""
    chance, luck = Seeded(seed), Seeded(seed + 1_000_003)
    p = start(kit, chance, SILENT)
    while asked := p.deciders():
        seat = asked[0]
        for code in players[seat](p, seat, luck):
            assert p.why(seat, code) == 0, (kit.year, seed, code)
            p.apply(seat, code, chance, SILENT)
    return p


def points(player: Player, other: Player, campaigns: int) -> float:
    """Wins and half of the draws of a player against another, over all years, on either side."""
    total = 0.0
    for number in range(campaigns):
        side = number // len(YEARS) % 2
        players = (player, other) if side == 0 else (other, player)
        p = played(resolved(YEARS[number % len(YEARS)]), players, number)
        total += 0.5 if p.won < 0 else float(p.won == side)
    return total
