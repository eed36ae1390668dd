"""What no schema can say: a set of cards that the rules can play with (rulebook: what a pack must hold)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wartable.core.content import Pack
from wartable.core.errors import ContentError
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.pack.schema import CHARACTERS_FILE, CONFLICT_FILE, DECKS_FILE, EVENTS_FILE, NATIONS_FILE
from wartable.titles.letswar.pack.words import card_word, cards_of, event_word

Row = Mapping[str, Any]

LARGEST_DEAL = 41  # LW-SETUP-25: seven players
WANTED = 110  # LW-CONTENT-20
COMMON, SPIES = 8, 3  # LW-NAT-04, LW-NAT-05
DECK = 12  # LW-CONTENT-34
MOST_EQUIPMENT = 42  # an offer names one of six Nations' cards, in hand or on the board: 511 names
EVENT_OPS = {"give", "draft"}
ANSWER_OPS = {"miss", "cancel", "draw", "discard", "auto_attack", "homefront", "reactivate"}
TRIGGER_OF = {"attack": "attack_on_self", "card": "card_on_self", "spy": "spy_on_self"}
FACTION_OF = dict.fromkeys(("france", "great_britain", "russia"), "entente") | dict.fromkeys(
    ("germany", "austria_hungary", "ottoman"), "central_empires"
)


def check(pack: Pack) -> None:
    """Raise ContentError for the first thing that makes the set unplayable, with file, card and key."""
    for error in (*_cards(pack), *_decks(pack), *_events(pack), *_others(pack)):
        raise error


def _wrong(pack: Pack, file: str, card: str, key: str, error: str, **facts: object) -> ContentError:
    where = f"{pack.place(file)}: {card}.{key}" if card else f"{pack.place(file)}: {key}"
    return ContentError(error, place=where, **facts)


def _cards(pack: Pack) -> Iterator[ContentError]:
    words: dict[str, str] = {}
    for file, _, row in cards_of(pack.data):
        name, word = row["id"], card_word(row["id"])
        if word in words:
            yield _wrong(pack, file, name, "id", "letswar-word-twice", word=word, other=words[word])
        words[word] = name
        yield from _card(pack, file, row)
        yield from _effects(pack, file, row, row["timing"], row["type"] == "equipment")


def _card(pack: Pack, file: str, row: Row) -> Iterator[ContentError]:
    name, equipment = row["id"], row["type"] == "equipment"
    timings = {"standard": ("own_turn", "reaction"), "equipment": ("continuous",), "territory": ("on_draw",)}
    if row["timing"] not in timings[row["type"]]:
        yield _wrong(pack, file, name, "timing", "letswar-timing", timing=row["timing"], type=row["type"])
    if bool(row["trigger"]) != (row["timing"] == "reaction"):
        yield _wrong(pack, file, name, "trigger", "letswar-trigger")
    if bool(row["equips"]) != equipment:
        yield _wrong(pack, file, name, "equips", "letswar-equips")
    if row["from"] and not equipment:
        yield _wrong(pack, file, name, "from", "letswar-red-name")


def _effects(pack: Pack, file: str, row: Row, timing: str, lasts: bool) -> Iterator[ContentError]:
    """What an effect may be in a card of that timing."""
    opponent = False
    for at, effect in enumerate(row["effects"]):
        key, op, who = f"effects[{at}]", effect["op"], effect["who"]
        if "until" in effect and (effect["until"] == "in_play") != lasts:
            yield _wrong(pack, file, row["id"], f"{key}.until", "letswar-until", until=effect["until"])
        if lasts and "until" not in effect:
            yield _wrong(pack, file, row["id"], f"{key}.op", "letswar-does-not-last", op=op)
        opponent = opponent or who == "opponent"
        answers = timing == "reaction"
        named = {"opponent": timing == "own_turn", "ally": timing == "own_turn", "attacker": answers}
        if not named.get(who, True) or (who == "target" and not opponent):
            yield _wrong(pack, file, row["id"], f"{key}.who", "letswar-nobody", who=who)
        if lasts and who not in ("self", "all", "all_opponents", "all_friends"):
            yield _wrong(pack, file, row["id"], f"{key}.who", "letswar-nobody", who=who)
        if (op in EVENT_OPS or who in ("each_faction", "left_of_each")) and timing != "event":
            yield _wrong(pack, file, row["id"], f"{key}.op", "letswar-event-only", op=op)
        yield from _combination(pack, file, row, key, effect, timing)
        if answers:
            yield from _answer(pack, file, row, key, effect)
        elif op in ("miss", "cancel"):
            yield _wrong(pack, file, row["id"], f"{key}.op", "letswar-answer-only", op=op)
        if (op == "place_territory") != (timing == "on_draw") or (op == "end_game" and timing != "event"):
            yield _wrong(pack, file, row["id"], f"{key}.op", "letswar-out-of-place", op=op)


def _combination(pack: Pack, file: str, row: Row, key: str, effect: Row, timing: str) -> Iterator[ContentError]:
    """What the parts of an effect cannot be together."""
    op, name, played = effect["op"], row["id"], timing == "own_turn"
    if op == "discard":
        kinds = ("any", "conflict") if effect["zone"] == "hand" else ("equipment", "any_equipment")
        if effect["kind"] not in kinds:
            yield _wrong(pack, file, name, f"{key}.kind", "letswar-kind", kind=effect["kind"], zone=effect["zone"])
        if effect["by"] == "actor" and effect["who"] not in ("opponent", "target"):
            yield _wrong(pack, file, name, f"{key}.by", "letswar-by", by="actor")
        if effect["by"] == "random" and effect["zone"] != "hand":
            yield _wrong(pack, file, name, f"{key}.by", "letswar-by", by="random")
    if op == "auto_attack":
        wanted = [] if played else ["attacking_unit"]
        if effect["targets"] != wanted:
            yield _wrong(pack, file, name, f"{key}.targets", "letswar-targets")
        if (effect["who"] == "opponent") != played:
            yield _wrong(pack, file, name, f"{key}.who", "letswar-nobody", who=effect["who"])
        if played and key != "effects[0]":
            yield _wrong(pack, file, name, f"{key}.op", "letswar-attack-first")
    if op == "unless_pay":
        lost = effect["else"][0]
        if lost["op"] != "homefront" or lost["who"] != "target" or lost["delta"] >= 0:
            yield _wrong(pack, file, name, f"{key}.else", "letswar-else")
        if any(other["op"] == "auto_attack" for other in row["effects"]):
            yield _wrong(pack, file, name, f"{key}.op", "letswar-attack-and-demand")
    if op == "forbid" and "chosen_by_left" in effect["units"] and timing != "event":
        yield _wrong(pack, file, name, f"{key}.units", "letswar-event-only", op="chosen_by_left")
    if {"opponent", "ally"} <= {other["who"] for other in row["effects"]}:
        yield _wrong(pack, file, name, f"{key}.who", "letswar-two-targets")


def _answer(pack: Pack, file: str, row: Row, key: str, effect: Row) -> Iterator[ContentError]:
    if effect["op"] not in ANSWER_OPS or (effect["op"] == "homefront" and effect["delta"] < 0):
        yield _wrong(pack, file, row["id"], f"{key}.op", "letswar-not-in-answer", op=effect["op"])
    if effect["op"] == "cancel" and row["trigger"] != TRIGGER_OF.get(effect["what"], "homefront_loss_self"):
        yield _wrong(pack, file, row["id"], f"{key}.what", "letswar-wrong-trigger", what=effect["what"])
    if (effect["op"] == "miss" or effect["who"] == "attacker") and row["trigger"] != "attack_on_self":
        yield _wrong(pack, file, row["id"], "trigger", "letswar-wrong-trigger", what=effect["op"])
    if key == "effects[0]" and effect["op"] not in ("miss", "cancel"):
        yield _wrong(pack, file, row["id"], f"{key}.op", "letswar-stops-nothing")


def _decks(pack: Pack) -> Iterator[ContentError]:
    conflict = pack[CONFLICT_FILE]["cards"]
    playable = [row for row in conflict if row["type"] != "territory"]
    size = sum(row["copies"] for row in playable)
    if size < LARGEST_DEAL:
        yield _wrong(pack, CONFLICT_FILE, "", "cards", "letswar-too-few", cards=size, needed=LARGEST_DEAL)
    territories = [row["copies"] for row in conflict if row["type"] == "territory"]
    if territories != [1, 1]:
        yield _wrong(pack, CONFLICT_FILE, "", "cards", "letswar-territories")
    kinds = sum(row["type"] == "equipment" for row in conflict)
    if kinds > MOST_EQUIPMENT:
        yield _wrong(pack, CONFLICT_FILE, "", "cards", "letswar-too-many", kinds=kinds, most=MOST_EQUIPMENT)
    for op in ("boom", "miss"):
        if not any(row["copies"] for row in conflict if row["effects"][0]["op"] == op):
            yield _wrong(pack, CONFLICT_FILE, "", "cards", "letswar-no-such-card", op=op)
    decks = pack[DECKS_FILE]
    common = sum(row["copies"] for row in decks["common"])
    if common != COMMON:
        yield _wrong(pack, DECKS_FILE, "", "common", "letswar-common", cards=common)
    spies = sum(row["copies"] for row in decks["common"] if row["effects"][0]["op"] == "spy")
    if spies != SPIES:
        yield _wrong(pack, DECKS_FILE, "", "common", "letswar-spies", cards=spies)
    for nation, rows in decks["specific"].items():
        if not any(row["copies"] for row in rows):
            yield _wrong(pack, DECKS_FILE, "", f"specific.{nation}", "letswar-no-own-card")


def _events(pack: Pack) -> Iterator[ContentError]:
    rows: Sequence[Row] = pack[EVENTS_FILE]["cards"]
    for word, count in Counter(event_word(row["id"]) for row in rows).items():
        if count > 1:
            yield _wrong(pack, EVENTS_FILE, "", "cards", "letswar-word-twice", word=word, other=f"e_{word}")
    for row in rows:
        yield from _effects(pack, EVENTS_FILE, row, "event", False)
        if (row["effects"][0]["op"] == "end_game") != row["optional"]:
            yield _wrong(pack, EVENTS_FILE, row["id"], "optional", "letswar-optional")
    if sum(row["copies"] for row in rows if row["optional"]) != 1:
        yield _wrong(pack, EVENTS_FILE, "", "cards", "letswar-armistice")
    for number, date in enumerate(v.DATES):
        for two in (False, True):
            if not any(_fits(row, number, two) for row in rows):
                yield _wrong(pack, EVENTS_FILE, "", "cards", "letswar-no-event", date=date, players=2 if two else 3)


def _fits(row: Row, date: int, two: bool) -> bool:
    """Return whether an Event can come up on a date, with two players or more."""
    if row["optional"] or not row["copies"] or (two and row["removed_with_2_players"]):
        return False
    if row["season"] != "neutral" and v.SEASONS.index(row["season"]) != date % 2:
        return False
    first = v.DATES.index(row["valid_from"]) if row["valid_from"] else 0
    last = v.DATES.index(row["valid_to"]) if row["valid_to"] else v.NEVER
    return first <= date <= last


def _others(pack: Pack) -> Iterator[ContentError]:
    for rows in pack[CHARACTERS_FILE]["characters"].values():
        for row in rows:
            yield from _effects(pack, CHARACTERS_FILE, row, "continuous", True)
    for row in pack[NATIONS_FILE]["nations"]:
        faction = FACTION_OF.get(row["id"], "neutral")
        if row["faction"] != faction:
            yield _wrong(pack, NATIONS_FILE, row["id"], "faction", "letswar-faction", faction=faction)


def warnings(pack: Pack) -> list[ContentError]:
    """Return what makes a pack odd but playable."""
    size = sum(row["copies"] for row in pack[CONFLICT_FILE]["cards"])
    decks = pack[DECKS_FILE]
    common = sum(row["copies"] for row in decks["common"])
    odd = []
    if size < WANTED:
        odd.append(_wrong(pack, CONFLICT_FILE, "", "cards", "letswar-odd-deck", cards=size, wanted=WANTED))
    for nation, rows in decks["specific"].items():
        own = common + sum(row["copies"] for row in rows)
        if own < DECK:
            place = f"specific.{nation}"
            odd.append(_wrong(pack, DECKS_FILE, "", place, "letswar-odd-nation-deck", cards=own, wanted=DECK))
    for nation, rows in pack[CHARACTERS_FILE]["characters"].items():
        if all(row["exit"] for row in rows):
            odd.append(_wrong(pack, CHARACTERS_FILE, "", f"characters.{nation}", "letswar-odd-characters"))
    return odd
