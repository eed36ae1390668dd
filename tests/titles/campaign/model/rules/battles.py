"""Battles: by what means, for what, how long, and what came of them (ledger 2.2, 2.11, 2.15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.titles.campaign.model.questions import Pick, Picks, Question, Story, ask, of
from tests.titles.campaign.model.resolver import resolve
from tests.titles.campaign.model.state import Game, is_hq


def battle(game: Game) -> Story:
    """Fight the battle at hand by whatever means both want."""
    able = [any(not is_hq(place) for place in side.force) for side in game.sides]
    if not all(able):
        forfeit(game, able)
        return
    yield from means(game)
    if game.battle.means == "auto":
        resolve(game)
        return
    yield from naming(game)
    yield from fighting(game)
    yield from result(game)


def forfeit(game: Game, able: list[bool]) -> None:
    """Settle a battle that a side cannot fight (CA-RULING-19)."""
    winner = None if not any(able) else able.index(True)
    if game.rules["no_force"] == "campaign_lost":
        game.finish("CA-RULING-19", "draw" if winner is None else "decisive", winner)
    game.battle.means = game.battle.reason = "forfeit"
    game.battle.declared = ("draw", None) if winner is None else ("decisive", winner)


def means(game: Game) -> Story:
    """Ask both in secret whether the program fights (CA-RULING-63)."""
    game.battle.means = game.rules["battles"]
    if game.battle.means == "each":
        game.battle.means = ""
        answers = yield "all", {seat: Question("means", {"table", "auto"}, usual=lambda: "table") for seat in (0, 1)}
        game.battle.means = "auto" if set(answers.values()) == {"auto"} else "table"


def naming(game: Game) -> Story:
    """Let features be named: by the entrenched side, or by the advancing one (CA-OBJ-01, CA-RULING-30)."""
    battle = game.battle
    if battle.attacker is None:
        return
    battle.namer = battle.attacker if battle.kind == "advance" else 1 - battle.attacker
    yield from ask(battle.namer, "objective", ["named"])
    if battle.kind == "advance":
        answer = yield from ask(1 - battle.attacker, "answer", ["agree", "dispute"])
        if answer == "dispute":
            die = game.chance("die", 6)
            battle.namer = battle.attacker if die <= 3 else 1 - battle.attacker
            yield from ask(battle.namer, "objective", ["named"])


def fighting(game: Game) -> Story:
    """Count turns until the dice or the tabletop rules end the battle (CA-LEN-04 to CA-LEN-08)."""
    battle = game.battle
    battle.turn = 1
    while True:
        lines = {"turn", "over destroyed", "over conceded", "over other"}
        if battle.turn < 8:
            lines.add("turn 8")
        answers = yield "any", {seat: Question("battle", lines) for seat in (0, 1)}
        ((seat, answer),) = answers.items()
        verb, *rest = str(answer).split()
        if verb == "over":
            battle.reason = rest[0]
            return
        battle.turn = int(rest[0]) if rest else battle.turn
        if battle.turn >= 8:
            first, second = yield from dice(game, seat)
            battle.rolls.append((battle.turn, first, second))
            if first + second > 6:
                battle.reason = "dice"
                return
        battle.turn += 1


def dice(game: Game, seat: int):  # type: ignore[no-untyped-def]
    """Roll for the end, or take the dice that a side enters and the other confirms (CA-RULING-55)."""
    if game.rules["dice_source"] == "engine":
        return game.chance("die", 6), game.chance("die", 6)
    faces = [f"dice {first} {second}" for first in range(1, 7) for second in range(1, 7)]
    while True:
        line = yield from ask(seat, "dice", faces, usual=False)
        _, first, second = line.split()
        game.entered = (int(first), int(second))
        answer = yield from ask(1 - seat, "check_dice", ["confirm", "dispute"])
        found, game.entered = game.entered, None
        if answer == "confirm":
            return found


def result(game: Game) -> Story:
    """Let either side enter the result until the other confirms it (CA-RULING-62)."""
    while True:
        answers = yield (
            "any",
            {seat: Question("result", next=nexts(game), fault=faults(game), why=whys(game)) for seat in (0, 1)},
        )
        ((seat, picks),) = answers.items()
        enter(game, of(picks))
        if (yield from ask(1 - seat, "confirm", ["confirm", "dispute"])) == "confirm":
            return
        enter(game, [])


def nexts(game: Game) -> Callable[[Picks], set[Pick]]:
    """Return what may be entered: squads that fought, features of a conquest, an outcome where it is declared."""

    def found(picks: Picks) -> set[Pick]:
        entered = Counter(picks)
        allowed: set[Pick] = set()
        for seat, side in enumerate(game.sides):
            for place, squads in side.force.items():
                for word, count in squads.items():
                    pick = ("lost", str(seat + 1), place, word)
                    if entered[pick] < count:
                        allowed.add(pick)
        said = {pick[1] for pick in picks if pick[0] == "held"}
        features = [str(number + 1) for number in range(game.features)]
        allowed |= {("held", number, holder) for number in features if number not in said for holder in ("1", "2")}
        if game.rules["battle_outcome"] == "declared" and not any(pick[0] == "outcome" for pick in picks):
            allowed |= {("outcome", "draw")}
            allowed |= {("outcome", level, side) for level in ("marginal", "decisive") for side in ("1", "2")}
        return allowed

    return found


def faults(game: Game) -> Callable[[Picks], str]:
    """Return what stands between an entry and its end: a declared outcome (CA-VP-05)."""

    def found(picks: Picks) -> str:
        said = any(pick[0] == "outcome" for pick in picks)
        return "" if said or game.rules["battle_outcome"] == "computed" else "CA-VP-05"

    return found


def enter(game: Game, picks: Picks) -> None:
    """Write a result down in place of any other."""
    battle = game.battle
    battle.held, battle.declared = [None] * game.features, None
    for side in game.sides:
        side.lost = {}
    for pick in picks:
        if pick[0] == "lost":
            _, number, place, word = pick
            game.sides[int(number) - 1].lost.setdefault(place, Counter())[word] += 1
        elif pick[0] == "held":
            battle.held[int(pick[1]) - 1] = int(pick[2]) - 1
        else:
            battle.declared = (pick[1], int(pick[2]) - 1 if len(pick) > 2 else None)


def whys(game: Game) -> Callable[[Picks, Pick], str]:
    """Return the clause that forbids a part of a result."""

    def found(picks: Picks, pick: Pick) -> str:
        if pick[0] == "lost":
            side = game.sides[int(pick[1]) - 1]
            return "CA-RULING-33" if pick[2] in side.force else "CA-ORG-01"
        if pick[0] == "held":
            if game.features == 0:
                return "CA-TYP-08"
            return "CA-RULING-28" if int(pick[1]) > game.features else "CA-OBJ-02"
        return "CA-RULING-26" if game.rules["battle_outcome"] == "computed" else "CA-RULING-68"

    return found
