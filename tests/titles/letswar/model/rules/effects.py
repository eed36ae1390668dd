"""What cards and Events do, one small function an operation (content: effects.json)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field

from tests.titles.letswar.model.cards import (
    TERRITORIES,
    discard,
    draw_conflict,
    draw_nation,
    lay_territory,
    random_card,
    renew,
    territory_matters,
    turn_up,
)
from tests.titles.letswar.model.content import Card, Effect
from tests.titles.letswar.model.questions import Answers, Asked, Question, Row, Story, several
from tests.titles.letswar.model.rules.ending import armistice, defeat_check
from tests.titles.letswar.model.rules.italy import entry
from tests.titles.letswar.model.rules.windows import Act, windows
from tests.titles.letswar.model.state import HAPPY, OTHER, Game, Lasting, Nation
from tests.titles.letswar.model.values import holds, is_shielded


@dataclass
class Cause:
    """A card or an Event that is happening: whose, at whom, and what of it was stopped."""

    card: Card
    actor: Nation | None = None
    target: Nation | None = None
    attack: tuple[str, str] | None = None
    stopped: set[str] = field(default_factory=set)
    paid: bool = False


LASTING = ["modify", "forbid", "shield", "money", "hand_limit", "draw_rate", "spy_uses", "extra_attack", "free_boom"]


def select(g: Game, who: str, cause: Cause) -> list[Nation]:
    """Return the living Nations that a selector names at this moment, in turn order."""
    actor = cause.actor
    if who in ("opponent", "target", "ally"):
        return [cause.target] if cause.target and cause.target.alive else []
    if who == "self":
        return [actor] if actor and actor.alive else []
    if who == "all_opponents":
        assert actor
        return g.enemies(actor)
    if who == "all_friends":
        assert actor
        return [actor] if actor.neutral else g.living(actor.faction)
    if who in ("all", "left_of_each"):
        return g.in_turn_order()
    counts: dict[str, Callable[[Nation], int]] = {
        "lowest_homefront": lambda nation: nation.homefront,
        "highest_homefront": lambda nation: -nation.homefront,
        "fewest_units": lambda nation: len(nation.standing()),
    }
    compared = [nation for nation in g.in_turn_order() if not nation.neutral]
    least = min(counts[who](nation) for nation in compared)
    found = [nation for nation in compared if counts[who](nation) == least]
    return [] if len(found) == len(compared) else found


def apply(g: Game, cause: Cause, effect: Effect) -> Story:
    """Let one effect happen, then see who is beaten."""
    op = effect["op"]
    if op in LASTING:
        yield from last(g, cause, effect)
    else:
        yield from OPERATIONS[op](g, cause, effect)
    yield from defeat_check(g)


def pick_all(about: str, choices: dict[int, tuple[list[str], int, bool]]) -> Generator[Asked, Answers, Answers]:
    """Ask several seats at once to pick so many words; nobody is asked who must take all.

    A choice is (words, how many, hidden): from a hidden hand one is asked even if all its cards are alike, because the
    question itself would tell.
    """
    asked: Asked = {}
    picks: Answers = {}
    for seat, (words, count, hidden) in choices.items():
        if len(words) <= count or (not hidden and len(set(words)) == 1):
            picks[seat] = " ".join(words[:count])
        elif count == 1:
            asked[seat] = Question(about, several("choose", words, 1))
        else:
            asked[seat] = Question(about, set(), {"choose": Row([(word, 0) for word in words], count=count)})
    if asked:
        answers = yield asked
        picks |= {seat: line.removeprefix("choose ") for seat, line in answers.items()}
    return picks


# -- cards --


def draw(g: Game, cause: Cause, effect: Effect) -> Story:
    """Draw n cards; Italy's entry waits until all have drawn (LW-RULING-49)."""
    for nation in select(g, effect["who"], cause):
        if effect["deck"] == "conflict":
            draw_conflict(g, nation, effect["n"])
        else:
            for _ in range(effect["n"]):
                draw_nation(g, nation)
    yield from entry(g)


def discardable(g: Game, nation: Nation, effect: Effect) -> list[str]:
    """Return the words of the cards that a discard reaches; only the owner may pick Nation cards (LW-RULING-77)."""
    cards = nation.hand if effect["zone"] == "hand" else nation.board
    kinds = {
        "any": cards,
        "conflict": g.conflict(cards),
        "equipment": g.equipment(cards),
        "any_equipment": [card for card in cards if g.content.card(card).kind == "equipment"],
    }
    found = kinds[effect["kind"]]
    if effect["by"] != "owner":
        found = g.conflict(found)
    return sorted(found) if effect["zone"] == "hand" else sorted(f"board:{card}" for card in found)


def discard_cards(g: Game, cause: Cause, effect: Effect) -> Story:
    """Discard n cards, picked by their owners at once, by the player of the card, or by chance."""
    nations = select(g, effect["who"], cause)
    if effect["by"] == "random":
        for nation in nations:
            for _ in range(min(effect["n"], len(discardable(g, nation, effect)))):
                g.discards.append(random_card(g, nation))
        return
    choices = {}
    for nation in nations:
        words = discardable(g, nation, effect)
        if effect["by"] == "owner":
            choices[nation.seat] = (words, effect["n"], effect["zone"] == "hand")
        elif words:
            assert cause.actor
            choices[cause.actor.seat] = (words, effect["n"], effect["zone"] == "hand")
    picks = yield from pick_all("discard", choices)
    for nation in nations:
        seat = nation.seat if effect["by"] == "owner" or not cause.actor else cause.actor.seat
        for word in picks.get(seat, "").split():
            discard(g, nation, word)


def steal(g: Game, cause: Cause, effect: Effect) -> Story:
    """Move Conflict cards at random to the player's hand."""
    assert cause.actor
    for nation in select(g, effect["who"], cause):
        for _ in range(min(effect["n"], len(g.conflict(nation.hand)))):
            cause.actor.hand.append(random_card(g, nation))
    yield from ()


def give(g: Game, cause: Cause, effect: Effect) -> Story:
    """Let each Nation pass cards to its left; all choose at once and all cards move together."""
    nations = select(g, effect["who"], cause)
    choices = {nation.seat: (sorted(g.conflict(nation.hand)), effect["n"], True) for nation in nations}
    picks = yield from pick_all("give", choices)
    moving = [(g.left_of(nation), card) for nation in nations for card in picks[nation.seat].split()]
    for nation in nations:
        for card in picks[nation.seat].split():
            nation.hand.remove(card)
    for receiver, card in moving:
        receiver.hand.append(card)


def recover(g: Game, cause: Cause, effect: Effect) -> Story:
    """Take equipment from the discard pile, one Nation after the other."""
    for nation in select(g, effect["who"], cause):
        found = sorted(g.equipment(g.discards))
        picks = yield from pick_all("recover", {nation.seat: (found, effect["n"], False)})
        for card in picks[nation.seat].split():
            g.discards.remove(card)
            nation.hand.append(card)


def peek(g: Game, cause: Cause, effect: Effect) -> Story:
    """Look at a hand: nothing moves."""
    yield from ()


def draft(g: Game, cause: Cause, effect: Effect) -> Story:
    """Turn cards up, one per Nation; each takes one, fewest active units first."""
    nations = select(g, effect["who"], cause)
    for _ in range(effect["per_nation"] * len(nations)):
        turn_up_for_draft(g)
    for nation in sorted(nations, key=lambda one: len(one.standing())):
        if not g.display:
            continue
        picks = yield from pick_all("draft", {nation.seat: (sorted(g.display), 1, False)})
        card = picks[nation.seat]
        g.display.remove(card)
        if card not in TERRITORIES:
            nation.hand.append(card)
        else:
            # Taken from among open cards, and so never replaced (LW-RULING-48 speaks of draws).
            lay_territory(g, nation, card)
    yield from entry(g)


def turn_up_for_draft(g: Game) -> None:
    """Turn up a card; a Territory card that means nothing any more is replaced (LW-RULING-50)."""
    card = turn_up(g)
    while card in TERRITORIES and not territory_matters(g):
        g.removed.append(card)
        if not g.pile:
            renew(g)
        card = turn_up(g)
    if card:
        g.display.append(card)
    if not g.pile:
        renew(g)


# -- Homefront and units --


def can_lose(g: Game, nation: Nation, effect: Effect, cause: Cause) -> bool:
    """Tell whether a loss reaches a Nation now."""
    return (
        nation.homefront > effect.get("floor", 0)
        and not is_shielded(g, nation)
        and holds(g, nation, effect.get("if", []), nation)
    )


def homefront(g: Game, cause: Cause, effect: Effect) -> Story:
    """Move the Homefront marker; a loss by an Event may be answered by all it hits, at once (window `event`)."""
    nations = select(g, effect["who"], cause)
    if effect["delta"] > 0:
        for nation in nations:
            # LW-RULING-40.
            nation.homefront = min(HAPPY, nation.homefront + effect["delta"])
        return
    losing = [nation for nation in nations if can_lose(g, nation, effect, cause)]
    saved = set()
    if cause.actor is None:
        outcomes = yield from windows(g, losing, Act("event", loss=True))
        saved = {name for name, outcome in outcomes.items() if "homefront_loss" in outcome.stopped}
    elif "homefront_loss" in cause.stopped:
        return
    for nation in losing:
        if nation.name not in saved:
            nation.homefront = max(0, effect.get("floor", 0), nation.homefront + effect["delta"])


def unless_pay(g: Game, cause: Cause, effect: Effect) -> Story:
    """Demand money; it was paid or not in the window of the card (LW-RULING-93)."""
    if not cause.paid:
        for other in effect["else"]:
            yield from OPERATIONS[other["op"]](g, cause, other)


def reactivate(g: Game, cause: Cause, effect: Effect) -> Story:
    """Turn destroyed units active; the player picks where there is a choice."""
    if effect["who"] == "each_faction":
        yield from reactivate_for_factions(g, effect)
        return
    nations = select(g, effect["who"], cause)
    choices = {}
    for nation in nations:
        choices[nation.seat] = ([u for u in effect["units"] if not nation.active(u)], effect["n"], False)
    picks = yield from pick_all("reactivate", choices)
    for nation in nations:
        for unit in picks[nation.seat].split():
            nation.destroyed.remove(unit)


def reactivate_for_factions(g: Game, effect: Effect) -> Story:
    """Let each faction's speaker pick one of its Nations and a unit (LW-RULING-95)."""
    asked, picks = {}, []
    for faction in OTHER:
        found = [f"{n.name} {u}" for n in g.living(faction) for u in effect["units"] if not n.active(u)]
        if len(found) == 1:
            picks.append(found[0])
        elif found:
            asked[g.speaker(faction).seat] = Question("reactivate", {f"choose {one}" for one in found})
    if asked:
        answers = yield asked
        picks += [line.removeprefix("choose ") for line in answers.values()]
    for pick in picks:
        name, unit = pick.split()
        g.nation(name).destroyed.remove(unit)


# -- effects that last --


def last(g: Game, cause: Cause, effect: Effect) -> Story:
    """Put an effect in force for the Nations that its selector names now (LW-RULING-99)."""
    nations = select(g, effect["who"], cause)
    lasting = Lasting(
        card=cause.card.word,
        number=cause.card.effects.index(effect),
        effect=effect,
        actor=cause.actor.name if cause.actor else None,
        nations=[nation.name for nation in nations],
        until=effect["until"],
    )
    if effect.get("against") == "left":
        lasting.against = {nation.name: g.left_of(nation).name for nation in nations}
    if effect.get("units") == ["chosen_by_left"]:
        choices = {}
        for nation in nations:
            choices[g.left_of(nation).seat] = ([f"{nation.name} {unit}" for unit in nation.standing()], 1, False)
        picks = yield from pick_all("swing", choices)
        lasting.units = {nation.name: picks[g.left_of(nation).seat].split()[1] for nation in nations}
    g.lasting.append(lasting)


def end_game(g: Game, cause: Cause, effect: Effect) -> Story:
    """The Armistice (LW-ARM-05)."""
    yield from armistice(g)


OPERATIONS = {
    "draw": draw,
    "discard": discard_cards,
    "steal": steal,
    "give": give,
    "recover": recover,
    "peek": peek,
    "draft": draft,
    "homefront": homefront,
    "unless_pay": unless_pay,
    "reactivate": reactivate,
    "end_game": end_game,
}
