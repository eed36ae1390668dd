"""The three tasks of a Spy (ledger 2.18, 5.6)."""

from __future__ import annotations

from tests.titles.letswar.model.cards import discard, words_of
from tests.titles.letswar.model.questions import Row, Story, ask, several
from tests.titles.letswar.model.rules.ending import defeat_check
from tests.titles.letswar.model.rules.windows import Act, window
from tests.titles.letswar.model.state import UNREST, Game, Nation
from tests.titles.letswar.model.values import is_shielded, payment, spies_banned, spy_uses, subversion_price


def spies(g: Game, nation: Nation) -> list[str]:
    """Return the Spies that may act, where spy_lifecycle has them (LW-RULING-11)."""
    zone = nation.board if g.options["spy_lifecycle"] == "board" else nation.hand
    return [card for card in zone if g.content.card(card).has("spy")]


def may_use_spy(g: Game, nation: Nation) -> bool:
    """Tell whether one more task is allowed this turn (LW-SPY-01, LW-RULING-12)."""
    owned = len(spies(g, nation))
    if not owned or spies_banned(g, nation):
        return False
    if g.options["spy_limit"] == "per_player":
        return nation.spy_tasks < 1 + spy_uses(g, nation)
    # Each Spy once; the tasks that cards add are for any Spy. spy_tasks counts those beyond.
    return nation.spies_used < owned or nation.spy_tasks < spy_uses(g, nation)


def task_lines(g: Game, me: Nation) -> tuple[set[str], dict[str, Row]]:
    """Return every task, with its cost."""
    lines: set[str] = set()
    rows: dict[str, Row] = {}
    if not may_use_spy(g, me):
        return lines, rows
    costs = words_of(me.hand, me.board)
    # LW-RULING-14: the activated Spy cannot be its own cost.
    costs.remove("board:spy" if g.options["spy_lifecycle"] == "board" else "spy")
    for them in g.opponents(me):
        lines |= {f"spy inspect {them.name} {cost}" for cost in costs}
        if counter_target_exists(g, them):
            lines.add(f"spy counter {them.name}")
        row = payment(g, me, subversion_price(g, me, them))
        if row and can_be_subverted(g, them):
            rows[f"spy subvert {them.name}"] = row
    return lines, rows


def hidden_spies_count(g: Game) -> bool:
    """Tell whether task 2 reaches a Spy in hand (LW-RULING-15)."""
    return bool(g.options["spy_lifecycle"] != "board" or g.options["spy_task2_zone"] == "board_or_hand")


def counter_target_exists(g: Game, them: Nation) -> bool:
    """Tell whether task 2 may be aimed at a Nation; what lies in hands never refuses."""
    return hidden_spies_count(g) or "spy" in them.board


def can_be_subverted(g: Game, them: Nation) -> bool:
    """Tell whether a loss can reach a Nation now (LW-RULING-91, LW-RULING-55)."""
    floor = g.options["neutral_italy_defeat"] == "homefront_floor_unrest"
    return not is_shielded(g, them) and not (floor and them.neutral and them.homefront <= UNREST)


def use_spy(g: Game, me: Nation, task: str, them: Nation, cost: list[str]) -> Story:
    """Carry a task out: cost, window, effect."""
    g.cards_used.append("spy")
    home = "board:spy" if g.options["spy_lifecycle"] == "board" else "spy"
    for word in cost:
        discard(g, me, word)
        if word == home:
            # A Spy that has acted goes before one that may still act.
            me.spies_used = max(0, me.spies_used - 1)
    count_task(g, me, stays=task != "counter" and g.options["spy_lifecycle"] != "one_shot")
    if task == "counter" or g.options["spy_lifecycle"] == "one_shot":
        discard(g, me, home)
    act = Act("spy", me, spy=True)
    if task == "subvert":
        # LW-P2-04, LW-RULING-93.
        act.loss, act.miss_loss = True, g.profile == "two_player"
    outcome = yield from window(g, them, act)
    if "spy" not in outcome.stopped:
        if task == "inspect":
            yield from inspect(g, me, them)
        elif task == "counter":
            counter(g, them)
        elif "homefront_loss" not in outcome.stopped:
            them.homefront -= 1
    yield from defeat_check(g)


def count_task(g: Game, me: Nation, stays: bool) -> None:
    """Note that a task was used."""
    if g.options["spy_limit"] == "per_player":
        me.spy_tasks += 1
    elif me.spies_used < len(spies(g, me)):
        me.spies_used += stays
    else:
        me.spy_tasks += 1
        me.spies_used -= not stays


def inspect(g: Game, me: Nation, them: Nation) -> Story:
    """Task 1: one Nation card of the target's goes to the bottom of its deck (LW-SPY-03 to LW-SPY-05)."""
    takes = g.options["task1_may_take_spies"]
    hand = [card for card in g.nation_cards(them.hand) if takes != "never" or card != "spy"]
    board = [card for card in g.nation_cards(them.board) if takes == "anywhere" or card != "spy"]
    words = words_of(hand, board)
    if not words:
        if g.nation_cards(them.hand):
            # LW-RULING-86: seen, and not to be taken.
            yield from ask(me.seat, "inspect", {"pass"})
        return
    # Asked even where there is one card alone: the actor sees it before it goes.
    word = (yield from ask(me.seat, "inspect", several("choose", words, 1))).split()[1]
    discard(g, them, word)


def counter(g: Game, them: Nation) -> None:
    """Task 2: a Spy of the target's goes, one that lies out first (LW-RULING-15)."""
    if "spy" in them.board:
        discard(g, them, "board:spy")
    elif hidden_spies_count(g) and "spy" in them.hand:
        discard(g, them, "spy")
