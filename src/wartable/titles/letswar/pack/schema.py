"""What the files of Let's War's content may hold: the closed vocabulary as a schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.core.content import (
    Anything,
    Cases,
    Flag,
    Kind,
    List,
    Maybe,
    Place,
    Reading,
    Rows,
    Table,
    Text,
    Whole,
    Word,
)
from wartable.core.errors import ContentError
from wartable.core.fields.values import mapping
from wartable.titles.letswar import vocabulary as v

NATIONS_FILE, CONFLICT_FILE, DECKS_FILE = "nations.json", "conflict.json", "nation_decks.json"
CHARACTERS_FILE, EVENTS_FILE = "characters.json", "events.json"
NATIONS = ("france", "great_britain", "russia", "germany", "austria_hungary", "ottoman", "italy")


class Sentence(Kind):
    """A text that says something."""

    def read(self, place: Place, value: Any, reading: Reading) -> str:
        said = str(Text().read(place, value, reading)).strip()
        if not said:
            raise ContentError("content-missing", place=place)
        return said


class OneKey(Kind):
    """A table that has exactly one of some keys: a condition."""

    def __init__(self, keys: Mapping[str, Kind]) -> None:
        self.keys = keys

    def read(self, place: Place, value: Any, reading: Reading) -> tuple[str, Any]:
        given = mapping(str(place), value)
        if len(given) != 1:
            raise ContentError("letswar-one-condition", place=place, known=", ".join(self.keys))
        key = next(iter(given))
        if key not in self.keys:
            raise ContentError("field-not-one-of", place=place, value=repr(key), known=", ".join(self.keys))
        return key, self.keys[key].read(place / key, given[key], reading)


BOTH = Table({"en": Sentence(), "it": Sentence()})
COPIES, COUNT, CHANGE, DATE = Whole(0, 60), Whole(1, 9), Whole(-9, 9), Word(*v.DATES)
UNIT = Word(*v.UNITS)
UNIT_LIST = List(UNIT, 1, 5)

# Whom an effect may concern: seats that are known at every moment, and those that a player names or a fight gives.
READ_ALWAYS = ("self", "all", "all_opponents", "all_friends")
NAMED = ("opponent", "target", "ally", "attacker")
COMPARED = ("lowest_homefront", "highest_homefront", "fewest_units")
SOMEBODY = Word(*READ_ALWAYS, *NAMED, *COMPARED)
LASTS = {"until": Word(*v.UNTIL[1:]), "who": SOMEBODY}
NUMBER_LASTS = {"delta": CHANGE, **LASTS}
MANY_LASTS = {"units": UNIT_LIST, "n": COUNT, **LASTS}

CONDITION = OneKey(
    {
        "unit_active": UNIT,
        "date_from": DATE,
        "homefront_min": Whole(0, 4),
        "target_nation": Word(*NATIONS),
        "target_unit": UNIT_LIST,
        "attack_exceeds": Table({"own": UNIT, "their": UNIT, "or_destroyed": Maybe(Flag(), False)}),
    }
)
CONDITIONS = Maybe(List(CONDITION, 1, 4), [])
SELF_ONLY = Table({"who": Word("self")})
EFFECT = Cases(
    "op",
    {
        "boom": SELF_ONLY,
        "miss": SELF_ONLY,
        "spy": SELF_ONLY,
        "draw": Table({"deck": Word(*v.DECKS), "n": COUNT, "who": SOMEBODY}),
        "discard": Table(
            {
                "n": COUNT,
                "zone": Word(*v.ZONES),
                "kind": Word(*v.CARD_KINDS),
                "by": Word(*v.PICKERS),
                "who": SOMEBODY,
            }
        ),
        "steal": Table(
            {
                "n": COUNT,
                "zone": Word("hand"),
                "kind": Word("conflict"),
                "by": Word("random"),
                "who": Word("opponent", "target"),
            }
        ),
        "give": Table(
            {"n": COUNT, "kind": Word("conflict"), "to": Word("left"), "by": Word("owner"), "who": Word("all")}
        ),
        "recover": Table({"n": COUNT, "kind": Word("equipment"), "who": Word(*READ_ALWAYS, *COMPARED)}),
        "peek": Table({"zone": Word("hand"), "who": Word("opponent", "target", "left_of_each")}),
        "draft": Table({"per_nation": Whole(1, 3), "order": Word("fewest_units_first"), "who": Word("all")}),
        "homefront": Table(
            {
                "delta": CHANGE,
                "floor": Maybe(Whole(0, 4), -1),
                "missable": Maybe(Flag(), False),
                "if": CONDITIONS,
                "who": SOMEBODY,
            }
        ),
        "reactivate": Table(
            {"units": UNIT_LIST, "n": COUNT, "who": Word(*READ_ALWAYS, "ally", *COMPARED, "each_faction")}
        ),
        "auto_attack": Table(
            {
                "units": UNIT_LIST,
                "bonus": CHANGE,
                "boom": Flag(),
                "missable": Flag(),
                "needs_greater": Flag(),
                "targets": Maybe(List(Word(*v.UNITS, "attacking_unit"), 1, 5), []),
                "who": Word("opponent", "attacker"),
            }
        ),
        "extra_attack": Table(MANY_LASTS),
        "free_boom": Table(MANY_LASTS),
        "modify": Table(
            {"stat": Word(*v.STATS), "units": UNIT_LIST, "vs": Maybe(Table({"units": UNIT_LIST})), **NUMBER_LASTS}
        ),
        "negate_tag": Table({"tags": List(Word(*v.TAGS), 1, 2), "units": UNIT_LIST, **LASTS}),
        "widen_targets": Table({"units": UNIT_LIST, "may_attack": UNIT_LIST, **LASTS}),
        "miss_required": Table(MANY_LASTS),
        "cancel": Table({"what": Word(*v.CANCELLED), "who": Word("self")}),
        "shield": Table({"from": List(Word("homefront_loss"), 1, 1), **LASTS}),
        "forbid": Table(
            {
                "action": Word(*v.ACTIONS),
                "units": Maybe(List(Word(*v.UNITS, "chosen_by_left"), 1, 5), []),
                "against": Maybe(Word("left")),
                **LASTS,
            }
        ),
        "money": Table({"amount": Whole(-9, 20), "for": Word("any"), **LASTS}),
        "price": Table({"of": Word("spy_homefront"), "payer": Word(*v.PAYERS), **NUMBER_LASTS}),
        "hand_limit": Table(NUMBER_LASTS),
        "draw_rate": Table({"if": CONDITIONS, **NUMBER_LASTS}),
        "spy_uses": Table(NUMBER_LASTS),
        "place_territory": SELF_ONLY,
        "end_game": Table({"rule": Word("armistice"), "who": Word("all")}),
    },
)
EFFECT.cases["unless_pay"] = Table(
    {"pay": Table({"money": Whole(1, 20)}), "else": List(EFFECT, 1, 1), "who": Word("opponent")}
)

CARD_KEYS: dict[str, Kind] = {
    "id": Text(),
    "name": BOTH,
    "type": Word(*v.TYPES),
    "copies": COPIES,
    "from": Maybe(DATE),
    "timing": Word("own_turn", "reaction", "continuous", "on_draw"),
    "trigger": Maybe(Word(*v.TRIGGERS)),
    "equips": Maybe(UNIT_LIST, []),
    "tags": Maybe(List(Word(*v.TAGS), 1, 2), []),
    "requires": CONDITIONS,
    "effects": List(EFFECT, 1, 6),
    "text": BOTH,
    "provenance": Anything(),
}
NATION_CARD = Table(CARD_KEYS)
CHARACTER = Table(
    {
        "id": Text(),
        "name": BOTH,
        "role": BOTH,
        "exit": Maybe(DATE),
        "exit_reason": Maybe(BOTH),
        "effects": List(EFFECT, 1, 6),
        "text": BOTH,
        "portrait": List(Text(), 1, 12),
    }
)
EVENT = Table(
    {
        "id": Text(),
        "name": BOTH,
        "season": Word(*v.SEASONS),
        "rotate": Flag(),
        "valid_from": Maybe(DATE),
        "valid_to": Maybe(DATE),
        "removed_with_2_players": Maybe(Flag(), False),
        "optional": Maybe(Flag(), False),
        "copies": COPIES,
        "effects": List(EFFECT, 1, 6),
        "text": BOTH,
        "history": BOTH,
        "provenance": Anything(),
    }
)
VALUES = List(Whole(0, 20), 2, 2)
NATION = Table(
    {"id": Word(*NATIONS), "name": BOTH, "faction": Word(*v.FACTIONS), "units": Table(dict.fromkeys(v.UNITS, VALUES))}
)
NOTE = {"note": Anything()}
SCHEMA = {
    NATIONS_FILE: Table({**NOTE, "nations": Rows("nation", NATION, least=7, most=7)}),
    CONFLICT_FILE: Table({**NOTE, "cards": Rows("card", Table({**CARD_KEYS, "value": Whole(0, 30)}), most=72)}),
    DECKS_FILE: Table(
        {
            **NOTE,
            "common": Rows("card", NATION_CARD, most=8),
            "specific": Table({nation: Rows("card", NATION_CARD, most=12) for nation in NATIONS}),
        }
    ),
    CHARACTERS_FILE: Table(
        {**NOTE, "characters": Table({nation: Rows("character", CHARACTER, most=12) for nation in NATIONS})}
    ),
    EVENTS_FILE: Table({**NOTE, "cards": Rows("event", EVENT, most=96)}),
}
