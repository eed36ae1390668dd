"""A hint promises nothing that does not come: what it says of cards, walls and elimination is what play then does."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import wartable
from tests.titles.proelio.packs import write_pack
from tests.titles.proelio.tools import allied, at, attacked, hand, house, state, view
from wartable.core.rules.chance import Seeded
from wartable.core.text.messages import LANGUAGES, Phrase
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes import verbs
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD
from wartable.titles.proelio.codes.stack import EXCESS
from wartable.titles.proelio.codes.verbs import NONE, WIDTH
from wartable.titles.proelio.position.position import DISCARD, PILE
from wartable.titles.proelio.position.state import ProelioState

# A Base deck that is nearly all in hands and on the table, so that piles run dry.
SCARCE = {
    **dict.fromkeys(CARD_IDS, 1),
    "shields": 5,
    "resources": 4,
    "temporary_alliance": 3,
    "plague": 2,
    "imperial_resources": 4,
    "inquisition": 3,
}
RULES: list[dict[str, object]] = [
    {},
    {"mode": "allied_houses", "ally_hand_visible": True},
    {"hand_limit_timing": "as_written"},
    {"hand_limit_timing": "as_written", "mode": "allied_houses"},
    {"elimination_check": "only_if_not_repelled", "gunpowder_loot": 2},
    {"illegal_attack": "allow_and_penalise", "gunpowder_min_level": 2},
    {"reshuffle": "on_exhaustion", "pending_attacks_per_target": "unlimited", "over_limit_defence": "forbidden"},
]


def click(words: str) -> int:
    """The code of one click: a verb with a card, a seat or nothing."""
    verb, _, what = words.partition(" ")
    arg = NONE if not what else int(what) if what.isdigit() else CARD_IDS.index(what)
    number: int = getattr(verbs, verb.upper())
    return number * WIDTH + arg


def hint_of(table: wartable.Table, words: str, lang: str = "en") -> str:
    """What a click of seat 0 promises."""
    [choice] = [choice for choice in table.choices(0) if choice.code == click(words)]
    return choice.hint(lang) if choice.hint is not None else ""


@pytest.mark.parametrize(
    ("hand", "picks", "said"),
    [
        ("shields patrol", (), "Add cards, then press Done."),
        ("shields patrol", ("deploy shields",), "Add cards, then press Done."),
        ("shields resources", ("deploy shields",), "You have nothing more to add: press Done."),
        ("resources", (), "You hold no Defence card that you can deploy: press Done."),
    ],
)
def test_nobody_is_told_to_add_a_card_that_cannot_be_added(hand: str, picks: tuple[str, ...], said: str) -> None:
    table = attacked("soldiers", house(hand))
    for words in picks:
        table.act(0, click(words))
    detail = table.view(0).detail
    assert detail is not None
    assert detail.say(table.messages, "en").endswith(f"level 4. {said}")
    assert detail.say(table.messages, "it").endswith("premi Fatto.")


def numbers(hint: Phrase) -> dict[str, int]:
    """The numbers of a hint."""
    return {name: value for name, value in hint.args.items() if isinstance(value, int)}


def due(after: ProelioState, seat: int, turn: int) -> int:
    """How many cards a seat has to discard before this turn is over; 0 if it is not asked to."""
    asked = after.stack and after.turn == turn and after.step() == EXCESS and after.asked() == seat
    return after.sizes[seat] - after.kit.hand_limit if asked else 0


def kept(s: ProelioState, seat: int, code: int, hint: Phrase, after: ProelioState) -> None:
    """Holds what a hint says against the position that follows."""
    key, said, arg = hint.key, numbers(hint), code % WIDTH
    spent = 0 if code // WIDTH == verbs.DRAW else 1
    grown = after.sizes[seat] - s.sizes[seat]
    if key == "hint-draw":
        assert grown == said["count"] - spent
        assert due(after, seat, s.turn) == (said["excess"] if said["count"] else 0)
    elif key == "hint-plague":
        assert grown == said["count"] - 1
        assert after.has_plague(seat)
    elif key == "hint-let-draw":
        assert after.sizes[arg] - s.sizes[arg] == 1
        assert due(after, arg, s.turn) == said["excess"]
    elif key == "hint-draw-self":
        assert (grown, due(after, seat, s.turn)) == (0, 0)
        assert arg == seat
    elif key == "hint-look":
        assert after.sizes[arg] == s.sizes[arg] == said["count"]
    elif key == "hint-pay-exchange" and said["left"] == 0:
        assert grown == -1
        assert after.gold_in_hand(seat) > 0
    elif key == "hint-support":
        ally = s.ally_of(seat)
        assert (grown, after.sizes[ally] - s.sizes[ally]) == (-1, 1)
        assert due(after, ally, s.turn) == said["excess"]
    elif key == "hint-fortify":
        assert after.levels[seat] == said["level"]
        assert after.within_limit(CARD_IDS.index("hero"), after.levels[seat]) == (said["limit"] == 4)
    elif key in ("hint-sacrifice", "hint-keep", "hint-overrun"):
        lose(s, seat, hint, after)
    elif key == "hint-deploy-done-edict":
        assert after.lost < 0
        assert s.kit.penalise or not after.stack or after.levels == s.levels


def lose(s: ProelioState, seat: int, hint: Phrase, after: ProelioState) -> None:
    """Walls and cards are lost as promised, once the loot is paid; and so is the game."""
    while after.stack and after.asked() == seat and verbs.LOOT * WIDTH <= after.legal(seat)[0] < verbs.PAY * WIDTH:
        after.apply(seat, after.legal(seat)[0], Seeded(3))
    out = hint.key == "hint-overrun" or hint.args.get("out") == "yes"
    assert (after.lost == seat) == out
    if after.lost == seat or after.sizes[seat] <= s.sizes[seat]:
        assert s.sizes[seat] - after.sizes[seat] == numbers(hint)["cards"]
    assert (after.levels[seat] > 0) == (hint.key == "hint-keep")


@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("rules", RULES)
def test_hints_keep_their_word(tmp_path: Path, rules: dict[str, object], scarce: bool) -> None:
    """Random games with every option that a hint depends on, with full decks and with decks that run dry."""
    pack = write_pack(tmp_path, **SCARCE, opening_hand=4, hand_limit=5) if scarce else None
    seen: Counter[str] = Counter()
    for seed in range(12):
        chance, rng = Seeded(seed), Seeded(seed + 1000)
        s = TITLE.new_state(4 if "mode" in rules or scarce else 3 + seed % 4, rules, chance=chance, pack=pack)
        assert isinstance(s, ProelioState)
        for _ in range(160):
            if not s.deciders():
                break
            seat = s.asked()
            for code in s.legal(seat):
                hint = s.part(code).wording(s, seat, code // WIDTH, code % WIDTH).hint
                if hint is not None:
                    seen[hint.key] += 1
                    after = s.copy()
                    after.apply(seat, code, Seeded(seed))
                    kept(s, seat, code, hint, after)
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))], chance)
    wanted = {"hint-draw", "hint-plague", "hint-sacrifice", "hint-keep", "hint-fortify", "hint-pay-exchange"}
    wanted |= {"hint-support"} if "mode" in rules else {"hint-let-draw", "hint-draw-self"}
    assert wanted <= set(seen)


@pytest.mark.clause("PR-RULING-38", "PR-RULING-39")
def test_an_alliance_with_oneself_leaves_the_hand_as_large_as_it_was() -> None:
    table = at(house("temporary_alliance shields shields manure manure"), house("soldiers " * 5), house("manure"))
    table.act(0, click("play temporary_alliance"))
    assert hint_of(table, "target 0") == "You draw 1 Base card"
    assert hint_of(table, "target 1") == "Draws 1 Base card, then discards 1"
    assert hint_of(table, "target 2", lang="it") == "Pesca 1 carta Base"
    table.act(0, click("target 0"))
    assert (len(hand(table, 0)), table.deciders) == (5, (2,))
    waits = at(house("temporary_alliance"), house("soldiers " * 5), options={"hand_limit_timing": "as_written"})
    waits.act(0, click("play temporary_alliance"))
    assert hint_of(waits, "target 1") == "Draws 1 Base card"


@pytest.mark.clause("PR-RES-08", "PR-RES-11", "PR-ELIM-05")
def test_nobody_loses_more_cards_than_there_are() -> None:
    table = attacked("hero", house("manure", "shields"))
    table.act(0, "deploy")
    assert hint_of(table, "sacrifice") == "You lose the walls and your last card: eliminated"
    lost = "you lose your last card and the walls, and your House is eliminated"
    assert hint_of(table, "keep") == f"You cannot pay: {lost}"
    assert hint_of(table, "sacrifice", lang="it") == "Perdi le mura e l'ultima carta: la tua Casata è eliminata"
    two = attacked("hero", house("manure manure", "shields"))
    two.act(0, "deploy")
    assert hint_of(two, "sacrifice") == "You lose the walls and all 2 cards: eliminated"
    bare = attacked("soldiers", house("", "towers"))
    bare.act(0, "deploy")
    assert hint_of(bare, "sacrifice") == "You lose the walls and hold no cards: eliminated"
    assert hint_of(bare, "keep", lang="it") == "Non puoi pagare: le mura cadono e la tua Casata è eliminata"
    spared = attacked("soldiers", house("", "towers"), options={"elimination_check": "only_if_not_repelled"})
    spared.act(0, "deploy")
    assert hint_of(spared, "sacrifice") == "It covers the attack; you lose the walls"
    paid = attacked("hero", house("manure " * 4, "shields"))
    paid.act(0, "deploy")
    assert hint_of(paid, "sacrifice") == "You lose the walls and 3 cards"
    assert hint_of(paid, "keep") == "You lose 4 cards, the walls stand"


def drained(cards: str, left: str = "") -> wartable.Table:
    """A table whose Base deck lies in hands, all but the cards that are named, which lie in the pile."""
    table = at(house(cards), house(), house())
    s = state(table)
    for kind in range(FIRST_GOLD):
        keep = left.split().count(CARD_IDS[kind])
        s.change_hand(1, kind, s.cards[PILE + kind] + s.cards[DISCARD + kind] - keep)
        s.cards[PILE + kind], s.cards[DISCARD + kind] = keep, 0
    assert TITLE.invariants(s) != []  # the hand is too large, and nothing else
    return table


@pytest.mark.clause("PR-RULING-37", "PR-RULING-45", "PR-RULING-47")
@pytest.mark.parametrize(
    ("left", "resources", "imperial", "plague"),
    [
        # The card that is played lies on the Base discards before the draw, but not that of the other deck.
        ("", "Draw 1", "No card is left to draw", "No attacks until your next turn; no card is left to draw"),
        ("manure", "Draw 2", "Draw 1", "No attacks until your next turn; draw 1"),
        ("manure manure", "Draw 2", "Draw 2", "No attacks until your next turn; draw 1"),
        ("manure manure knights", "Draw 2", "Draw 3", "No attacks until your next turn; draw 1"),
    ],
)
def test_no_more_cards_are_promised_than_are_left(left: str, resources: str, imperial: str, plague: str) -> None:
    for card, promise in (("resources", resources), ("imperial_resources", imperial), ("plague", plague)):
        table = drained("resources imperial_resources plague", left)
        assert hint_of(table, f"play {card}") == promise
        before = len(hand(table, 0))
        table.act(0, f"play {card}")
        drawn = len(hand(table, 0)) - before + 1
        assert promise.lower().endswith(f"draw {drawn}" if drawn else "no card is left to draw")


def test_a_full_hand_is_told_what_must_go() -> None:
    table = at(house("resources imperial_resources shields shields shields"))
    assert hint_of(table, "draw") == "Draw 1, then discard 1"
    assert hint_of(table, "play resources") == "Draw 2, then discard 1"
    assert hint_of(table, "play imperial_resources", lang="it") == "Pesca 3, poi scarta 2"
    full = allied(house("shields"), house(), house("soldiers " * 5))
    assert hint_of(full, "support shields") == "Only your ally sees it, and must then discard 1"
    full.act(0, "support shields")
    assert full.deciders == (2,)


@pytest.mark.clause("PR-DEF-08", "PR-RULING-30", "PR-IMP-09")
def test_what_becomes_of_deployed_cards() -> None:
    """An Edict cancels, and beside it nothing counts; an unlawful attack alone gives the cards back."""
    table = attacked("hero", house("imperial_edict shields patrol", "shields"))
    assert hint_of(table, "deploy") == "Then the attack is revealed"
    assert hint_of(table, "deploy patrol") == "Counts 1: total 1. Turns Infiltration back on the attacker"
    table.act(0, click("deploy imperial_edict"))
    hints = {choice.hint("en") for choice in table.choices(0) if choice.hint is not None}
    assert hints == {"Not needed: the Edict cancels the attack", "Then the attack is revealed and cancelled"}
    for rules, promise in (
        ({}, "Then the attack is revealed; your deployed cards are lost"),
        (
            {"illegal_attack": "allow_and_penalise"},
            "Then the attack is revealed; unless it is unlawful, your cards are lost",
        ),
    ):
        picked = attacked("knights", house("shields", "shields"), options=rules)
        picked.act(0, click("deploy shields"))
        assert hint_of(picked, "deploy") == promise


def test_an_empty_hand_is_told_as_such() -> None:
    table = at(house("inquisition"), house(), house("shields"))
    table.act(0, click("play inquisition"))
    assert hint_of(table, "target 1") == "This hand is empty"
    assert hint_of(table, "target 2", lang="it") == "Guardi 1 carta"


def test_who_names_a_player_is_asked_what_for() -> None:
    """The question says what the card does, not that somebody is to be named."""
    asked = {
        "temporary_alliance": ("Temporary Alliance: who draws a card?", "Alleanza Temporanea: chi pesca?"),
        "inquisition": ("Inquisition: whose hand do you look at?", "Inquisizione: quale mano guardi?"),
    }
    for card, texts in asked.items():
        table = at(house(card), house(), house())
        table.act(0, click(f"play {card}"))
        prompt = view(table, 0).prompt
        assert tuple(prompt.say(TITLE.messages, lang) for lang in LANGUAGES) == texts
