"""Italy's entry and the auction (ledger 2.23, 2.24, 6.3)."""

from __future__ import annotations

from collections.abc import Generator

from tests.titles.letswar.model.cards import TERRITORIES, at_random, discard, discard_conflict_hand, even, words_of
from tests.titles.letswar.model.questions import Answers, Asked, Question, Row, Story, ask
from tests.titles.letswar.model.rules.ending import lay_away_territory
from tests.titles.letswar.model.state import EMPIRES, ENTENTE, NEUTRAL, OTHER, Game, Nation


def take_side(g: Game, italy: Nation, faction: str) -> None:
    """Change Italy's allegiance, for good (LW-ITALY-19, LW-ITALY-20); the Territory cards are done with."""
    italy.faction = faction
    lay_away_territory(g)
    if len(g.nations) == 3:
        # LW-P3-01: the only member of the other faction is alone now.
        g.profile = "three_player_lone"
        g.lone = g.living(OTHER[faction])[0].name


def settle(g: Game, italy: Nation) -> None:
    """Italy discards its Conflict hand (LW-ITALY-17, LW-RULING-60)."""
    if italy.alive:
        discard_conflict_hand(g, italy)


def join(g: Game, faction: str) -> None:
    """Let Italy join (5.6)."""
    italy = g.nation("italy")
    take_side(g, italy, faction)
    settle(g, italy)


def war_on_italy(g: Game, attacker: Nation, italy: Nation) -> None:
    """An open act of war: Italy joins the other side at once (LW-ITALY-09, LW-RULING-52)."""
    take_side(g, italy, OTHER[attacker.faction])
    if g.options["italy_discard_timing"] == "before_resolution":
        settle(g, italy)


def after_war(g: Game, italy: Nation) -> None:
    """Finish an act of war: Italy discards the Conflict cards that are left."""
    if g.options["italy_discard_timing"] == "after_resolution":
        settle(g, italy)


def entry(g: Game) -> Story:
    """Bring Italy in once both Territory cards lie out (LW-ITALY-12 to LW-ITALY-16)."""
    holders = [nation.faction for nation in g.nations for _ in nation.territory]
    if len(holders) < len(TERRITORIES):
        return
    factions = {faction for faction in holders if faction != NEUTRAL}
    if len(factions) == 1:
        join(g, factions.pop())
    else:
        yield from auction(g)


def eligible(g: Game, nation: Nation) -> list[str]:
    """Return the words of the Conflict equipment a Nation may pledge (LW-RULING-56)."""
    board = [] if g.options["auction_source"] == "hand_only" else g.equipment(nation.board)
    return words_of(g.equipment(nation.hand), board)


def worth(g: Game, word: str) -> int:
    """Return the value of a card named by its word."""
    return g.content.card(word.split(":")[-1]).value


def offers(g: Game) -> Generator[Asked, Answers, dict[str, list[str]]]:
    """Hold two sealed rounds: pledges of all, then the speakers' offers (LW-RULING-57, LW-RULING-59)."""
    members = g.living(ENTENTE) + g.living(EMPIRES)
    asked: Asked = {}
    answers: Answers = {}
    for nation in members:
        words = eligible(g, nation)
        if not g.conflict(nation.hand) and len(words) <= 3:
            # All can see that there is no choice.
            answers[nation.seat] = " ".join(["pledge", *words])
            continue
        row = Row([(word, worth(g, word)) for word in words], count=min(3, len(words)))
        asked[nation.seat] = Question("pledge", set(), {"pledge": row})
    if asked:
        answers |= yield asked
    pledges: dict[str, list[str]] = {ENTENTE: [], EMPIRES: []}
    for nation in members:
        pledges[nation.faction] += [f"{nation.name}:{word}" for word in answers[nation.seat].split()[1:]]
    # Asked even with three or fewer pledged: how many there are is nothing for the other side (5.8).
    choosing = {g.speaker(faction).seat: faction for faction in pledges if len(g.living(faction)) > 1}
    if choosing:
        asked = {}
        for seat, faction in choosing.items():
            row = Row([(word, worth(g, word)) for word in pledges[faction]], count=min(3, len(pledges[faction])))
            asked[seat] = Question("offer", set(), {"offer": row})
        answers = yield asked
        for seat, faction in choosing.items():
            pledges[faction] = answers[seat].split()[1:]
    return pledges


def auction(g: Game) -> Story:
    """Both factions offer; the dearer offer gets Italy and is discarded (LW-AUC-04 to LW-AUC-07)."""
    winner = None
    for _ in range(2 if g.options["auction_tie"] == "rebid" else 1):
        offer = yield from offers(g)
        totals = {faction: sum(worth(g, word) for word in words) for faction, words in offer.items()}
        if totals[ENTENTE] != totals[EMPIRES]:
            winner = max(totals, key=lambda faction: totals[faction])
            break
    if winner is None and g.options["auction_tie"] == "random":
        winner = at_random(g, "auction", even([ENTENTE, EMPIRES]))
    if winner is None:
        # LW-RULING-58.
        line = yield from ask(g.nation("italy").seat, "auction_tie", {f"join {faction}" for faction in OTHER})
        winner = line.split()[1]
    for word in offer[winner]:
        owner, card = word.split(":", 1)
        discard(g, g.nation(owner), card)
    join(g, winner)
