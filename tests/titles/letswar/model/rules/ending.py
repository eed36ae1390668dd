"""Defeat, elimination and the Armistice comparison (ledger 2.2, 2.3, 5.7)."""

from __future__ import annotations

from fractions import Fraction

from tests.titles.letswar.model.cards import at_random, discard, even
from tests.titles.letswar.model.questions import Question, Story
from tests.titles.letswar.model.state import EMPIRES, ENTENTE, OTHER, REVOLUTION, Game, GameOver, Nation

# Which clause each way to end cites.
CLAUSES = {
    "units": "LW-WIN-03",
    "revolution": "LW-WIN-04",
    "faction": "LW-WIN-10",
    "score": "LW-ARM-07",
    "money": "LW-ARM-09",
    "duel": "LW-ARM-11",
    "shared": "LW-RULING-68",
}


def win(g: Game, factions: list[str], how: str) -> None:
    """End the game: every member of these factions wins, the eliminated too (LW-GEN-06, LW-WIN-11)."""
    g.winners = [nation.name for nation in g.nations if nation.faction in factions]
    g.ended = how
    raise GameOver


def eliminate(g: Game, nation: Nation) -> None:
    """Take a Nation out (LW-RULING-36)."""
    nation.alive = False
    for word in [*g.conflict(nation.hand), *(f"board:{card}" for card in g.conflict(nation.board))]:
        discard(g, nation, word)
    g.removed += nation.hand + nation.board + nation.unseen + nation.bottom + nation.characters + nation.to_come
    nation.hand, nation.board, nation.unseen, nation.bottom = [], [], [], []
    nation.characters, nation.to_come = [], []
    # LW-RULING-99: "until your next turn" and "this turn" end with the elimination of their player.
    g.lasting = [one for one in g.lasting if one.actor != nation.name]
    for lasting in g.lasting:
        lasting.nations = [name for name in lasting.nations if name != nation.name]
    if nation.neutral:
        # LW-RULING-55: the Territory cards mean nothing any more.
        lay_away_territory(g)
    if not g.nations[g.first].alive and any(other.alive for other in g.nations):
        # LW-RULING-44.
        g.first = g.from_seat(g.first)[0].seat


def lay_away_territory(g: Game) -> None:
    """Take the Territory cards that lie out out of the game (LW-RULING-49, LW-RULING-50)."""
    for nation in g.nations:
        g.removed += nation.territory
        nation.territory = []


def defeat_check(g: Game) -> Story:
    """See who is beaten after an effect (5.7)."""
    dead = [
        nation for nation in g.nations if nation.alive and (not nation.standing() or nation.homefront <= REVOLUTION)
    ]
    if not dead:
        return
    yield from fall(g, dead, "units" if not dead[0].standing() else "revolution")


def fall(g: Game, dead: list[Nation], how: str) -> Story:
    """Eliminate these Nations together and see whether that ends the game."""
    for nation in dead:
        eliminate(g, nation)
    hit = {nation.faction for nation in dead if not nation.neutral}
    if g.options["mode"] == "attrition":
        # LW-WIN-10.
        hit = {faction for faction in OTHER if not g.living(faction)}
        how = "faction"
    if len(hit) == 2:
        # LW-RULING-37.
        yield from armistice(g)
    if hit:
        win(g, [OTHER[hit.pop()]], how)
    if len(g.nations) == 3:
        # LW-RULING-62, LW-P3-06.
        g.lone = None
        fallback = g.options["three_player_fallback"]
        g.profile = "two_player" if fallback == "two_player_rules" else "standard"


def score(g: Game, faction: str) -> Fraction:
    """Return active units plus Homefront over the living Nations (LW-ARM-06, LW-RULING-66)."""
    points = sum(len(nation.standing()) + nation.homefront for nation in g.living(faction))
    if g.options["armistice_score"] == "average_per_nation":
        return Fraction(points, sum(nation.faction == faction for nation in g.nations))
    return Fraction(points)


def money(g: Game, faction: str) -> int:
    """Return the value of all Conflict cards in hand and on board (LW-ARM-09, LW-RULING-67)."""
    return sum(
        g.content.card(card).value for nation in g.living(faction) for card in g.conflict(nation.hand + nation.board)
    )


def armistice(g: Game) -> Story:
    """Compare the factions and end the game (LW-ARM-05 to LW-ARM-12)."""
    for how, count in (("score", score), ("money", money)):
        entente, empires = count(g, ENTENTE), count(g, EMPIRES)
        if entente != empires:
            win(g, [ENTENTE if entente > empires else EMPIRES], how)
    yield from duel(g)


def duel(g: Game) -> Story:
    """Break the last tie (LW-ARM-10, LW-RULING-68)."""
    rule = g.options["final_tiebreak"]
    if rule == "shared_victory":
        win(g, [ENTENTE, EMPIRES], "shared")
    if rule == "reported_result":
        champions = [g.speaker(faction).seat for faction in OTHER]
        reports = {f"report {faction}" for faction in OTHER}
        answers = yield {seat: Question("duel", set(reports)) for seat in champions}
        if len(set(answers.values())) == 1:
            win(g, [answers[champions[0]].split()[1]], "duel")
    win(g, [at_random(g, "duel", even([ENTENTE, EMPIRES]))], "duel")
