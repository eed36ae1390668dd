"""What the files of a pack may hold."""

from __future__ import annotations

import re
from typing import Any

from wartable.core.content import (
    Anything,
    Caption,
    Cases,
    Flag,
    Kind,
    List,
    Maybe,
    Named,
    NameOf,
    Place,
    Reading,
    Real,
    Rows,
    Table,
    Text,
    Whole,
    Word,
)
from wartable.core.errors import ContentError
from wartable.titles.gradisca.codes.effects import WHOSE, WINDOWS
from wartable.titles.gradisca.codes.things import CLASSES, HAND_LIMIT, KINDS, LAST_TURN, MOST_UNITS, MOST_ZONES, TYPES

NOTATION = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
REMARK = Anything()
ARMY = Word("VEN", "AUS")
SIDE = Maybe(ARMY)
TURN = Whole(1, LAST_TURN)


class Notation(Kind):
    """A word of notation: small letters, figures and hyphens."""

    def read(self, place: Place, value: Any, reading: Reading) -> str:
        if not isinstance(value, str) or not NOTATION.fullmatch(value):
            raise ContentError("gradisca-not-a-word", place=place, value=repr(value))
        return value


class Either(Kind):
    """A whole number, one of some words, or a table."""

    def __init__(self, number: Whole, *others: Kind) -> None:
        self.number, self.others = number, others

    def read(self, place: Place, value: Any, reading: Reading) -> Any:
        if isinstance(value, (str, dict)):
            for kind in self.others:
                if isinstance(value, str) == isinstance(kind, Word):
                    return kind.read(place, value, reading)
        return self.number.read(place, value, reading)


VALUE = Whole(0, 6)
FACE = Table({"attack": VALUE, "defend": VALUE, "print": Text()})
START = Table({"zone": Maybe(NameOf("zone")), "card": Maybe(NameOf("card"))})
WHO = Word(*WHOSE)
FILTER = Table({"class": Maybe(List(Word(*CLASSES))), "type": Maybe(List(Word(*TYPES)))})
FACES = List(Whole(1, 6), 1, 6)
UNTIL = Word("end_of_activation", "end_of_turn")

EFFECT = Cases(
    "do",
    {
        "reinforce": Table(
            {
                "army": ARMY,
                "units": List(NameOf("unit")),
                "commanders": List(NameOf("commander")),
                "zones": List(Text(), 1),
                "rule": Word("one_zone"),
            }
        ),
        "remove_commander": Table({"command": NameOf("command")}),
        "recover": Table({"army": ARMY, "where": Text(), "count": Whole(1, 9)}),
        "supply": Table({"army": WHO, "amount": Whole(1, 9)}),
        "morale": Table({"army": WHO, "delta": Whole(-9, 9)}),
        "vp": Table(
            {
                "army": WHO,
                "amount": Either(
                    Whole(1, 20),
                    Table(
                        {
                            "per": Word("named_zone_held_that_was_enemy_in_1615"),
                            "each": Whole(1, 9),
                            "max": Whole(1, 20),
                        }
                    ),
                ),
            }
        ),
        "end_marker": Table({"delta": Whole(-9, 9)}),
        "truce": Table({"until": Word("end_of_turn")}),
        "disorganise": Table(
            {
                "army": WHO,
                "where": Word("one_zone:OPPONENT_chooses", "largest_stack"),
                "filter": FILTER,
                "count": Either(Whole(1, 20), Word("half_up")),
                "zone_by": Maybe(Word("OPPONENT")),
                "units_by": Word("OWNER"),
            }
        ),
        "hit": Table(
            {
                "army": Word("OPPONENT"),
                "where": Word("besieging_zone"),
                "filter": FILTER,
                "count": Whole(1, 1),
                "roll": Table({"hit_on": FACES}),
            }
        ),
        "leadership_cap": Table({"command": Word("drawn"), "value": Whole(1, 4), "until": Word("end_of_activation")}),
        "wall": Table({"fortress": NameOf("zone"), "side": Word("choice"), "delta": Whole(1, 9)}),
        "mark_supplied": Table({"zone": NameOf("zone"), "turns": Whole(1, 9)}),
        "hand_look": Table({"army": Word("OPPONENT")}),
        "hand_discard": Table(
            {"army": Word("OPPONENT"), "count": Whole(1, 1), "chosen_by": Word("PLAYER"), "except": Word("obligatory")}
        ),
        "sea_supply_move": Table({}),
        "sea_supply_block": Table({"until": UNTIL}),
        "sea_move": Table(
            {
                "army": ARMY,
                "max_units": Whole(1, 9),
                "commanders": Whole(0, 9),
                "from": Word("sea_zone"),
                "to": Word("sea_zone_without_enemy_units"),
                "needs_active_command": Flag(),
            }
        ),
        "first_fire": Table(
            {"army": Word("PLAYER"), "max_units": Whole(1, 20), "scope": Word("next_field_combat"), "until": UNTIL}
        ),
        "mine_remove": Table({"count": Whole(1, 1)}),
        "ford": Table({"until": UNTIL, "extra_cost": Whole(0, 5), "arms": List(Word(*TYPES))}),
        "flood": Table({"rivers": List(Text()), "until": UNTIL}),
        "commander_check": Table(
            {"army": Word("OPPONENT"), "target": Word("PLAYER_chooses"), "range": Whole(1, 1), "hit_on": FACES}
        ),
        "bombard_bonus": Table(
            {
                "where": Word("one_activated_zone"),
                "needs_sappers": Flag(),
                "shots_each": Whole(2, 2),
                "burst_on_second": Flag(),
                "until": UNTIL,
            }
        ),
        "bridge_add": Table({"where": Word("river_border_of_zone_with_own_sappers_or_camp")}),
        "bridge_remove": Table({"where": Word("bridge_border_of_zone_with_own_units")}),
    },
)
EFFECT.cases["choose"] = Table({"options": List(List(EFFECT, 1), 2, 2)})
EFFECT.cases["if"] = Table({"test": Text(), "then": List(EFFECT, 1)})

CARD = Table(
    {
        "id": Text(),
        "number": Whole(1, KINDS),
        "word": Notation(),
        "title_it": Caption(),
        "title_en": Caption(),
        "text_it": Caption(),
        "text_en": Caption(),
        "category": Text(),
        "R": Flag(),
        "year1617": Flag(),
        "obligatory": Flag(),
        "only_after": Maybe(Text()),
        "remove_if_used": Flag(),
        "timing": Word("own", "reaction", "own_or_reaction"),
        "trigger": Maybe(Text()),
        "windows": Maybe(List(Word(*WINDOWS))),
        "condition": Maybe(Text()),
        "decisions": List(Table({"by": Word(*WHOSE[:4], "OWNER"), "what": Text(), "when": Maybe(Text())})),
        "lines": List(
            Table(
                {
                    "for": WHO,
                    "only_if_played_by": SIDE,
                    "when": Maybe(Word("own", "reaction")),
                    "effects": List(EFFECT, 1),
                }
            ),
            1,
        ),
        "prov": REMARK,
    }
)
ZONE = Table(
    {
        "id": Text(),
        "name": Caption(),
        "full_name": REMARK,
        "period_name": Text(),
        "modern_name": Text(),
        "lat": Real(-90, 90),
        "lon": Real(-180, 180),
        "terrain": Word("open", "difficult", "fortress"),
        "borough": Flag(),
        "named": Flag(),
        "province": Text(),
        "held_1615": ARMY,
        "green": Flag(),
        "on_lisonzo": Flag(),
        "sea": Flag(),
        "map_edge": Flag(),
        "supply_source": SIDE,
        "raid": Table({"VEN": Flag(), "AUS": Flag()}),
        "raid_why": REMARK,
        "river_inside": REMARK,
        "end_vp": REMARK,
        "prov": REMARK,
    }
)
WALL = Table(
    {
        "fortress": NameOf("zone"),
        "outside": NameOf("zone"),
        "side": Caption(),
        "side_en": Caption(),
        "word": Notation(),
        "level": Whole(1, 9),
        "about": REMARK,
    }
)
BORDER = Table(
    {
        "id": Text(),
        "a": NameOf("zone"),
        "b": NameOf("zone"),
        "kind": Word("open", "river", "bridge", "impassable", "wall"),
        "river": Maybe(Text()),
        "bridge": Flag(),
        "impassable": Flag(),
        "wall": Maybe(WALL),
        "length_km": REMARK,
        "note": REMARK,
        "prov": REMARK,
    }
)
COMMAND = Table(
    {
        "id": Text(),
        "army": ARMY,
        "nation": Word("VEN", "AUS", "OLA"),
        "name": Caption(),
        "name_it": Caption(),
        "name_en": Caption(),
        "about": REMARK,
        "about_it": Text(),
        "about_en": Text(),
        "band": Text(),
        "band_ink": Text(),
        "letters": Text(),
        "word": Notation(),
        "chit_in_cup_at_start": Flag(),
        "prov": REMARK,
    }
)
LEADER = Table(
    {
        "id": Text(),
        "name": Caption(),
        "short": Caption(),
        "word": Notation(),
        "command": NameOf("command"),
        "army": ARMY,
        "leadership": Whole(1, 6),
        "start": START,
        "replacement": Maybe(Table({"id": Text(), "name": Caption(), "short": Caption(), "leadership": Whole(1, 6)})),
        "note": REMARK,
        "prov": REMARK,
    }
)
UNIT = Table(
    {
        "id": Text(),
        "name_it": Caption(),
        "name_en": Caption(),
        "word": Notation(),
        "army": ARMY,
        "nation": Word("VEN", "AUS", "OLA"),
        "command": NameOf("command"),
        "type": Word(*TYPES[:4]),
        "class": Word(*CLASSES[:-1]),
        "code": REMARK,
        "light": Flag(),
        "good": FACE,
        "disorganised": Maybe(FACE),
        "men": REMARK,
        "start": START,
        "prov": REMARK,
    }
)
BOX = Table(
    {
        "n": TURN,
        "id": Text(),
        "label": Caption(),
        "label_en": Caption(),
        "year": Whole(1600, 1700),
        "morale": Whole(-9, 9),
        "winter_cavalry": Flag(),
        "first_of_year": Flag(),
    }
)
BY_ARMY = Table({"VEN": Whole(0, 99), "AUS": Whole(0, 99)})
BAND = List(Whole(1, 9), 2, 2)
LOOT = Table({"about": REMARK, "zones": List(NameOf("zone")), "markers": List(Either(Whole(0, 9), Word("?")), 1, 40)})
SCENARIO = Table(
    {
        "schema": REMARK,
        "id": Text(),
        "title": REMARK,
        "title_it": Caption(),
        "title_en": Caption(),
        "about": REMARK,
        "prov": REMARK,
        "seats": List(ARMY, 2, 2),
        "first_player_for_deal": ARMY,
        "hand_start": Whole(1, HAND_LIMIT),
        "hand_limit": Whole(HAND_LIMIT, HAND_LIMIT),
        "turn_marker_start": TURN,
        "end_marker_start": TURN,
        "last_possible_turn": Whole(LAST_TURN, LAST_TURN),
        "vp_start": BY_ARMY,
        "morale": Table(
            {
                "min": Whole(1, 1),
                "max": Whole(9, 9),
                "start": Table({"VEN": Whole(1, 9), "AUS": Whole(1, 9)}),
                "bands": Table({"red": BAND, "yellow": BAND, "green": BAND}),
            }
        ),
        "camp": Table({"VEN": NameOf("zone"), "AUS": NameOf("zone")}),
        "sea_supply_start": Maybe(NameOf("zone")),
        "forts": BY_ARMY,
        "marker_pool": REMARK,
        "chits_in_cup": List(NameOf("command"), 1),
        "loot": Table({"VEN": LOOT, "AUS": LOOT}),
        "end_vp": Table({"VEN": REMARK, "AUS": REMARK}),
        "rule_constants": REMARK,
        "turns": List(BOX, LAST_TURN, LAST_TURN),
        "setup": Named("setup", Table({"units": List(NameOf("unit")), "commanders": List(NameOf("commander"))})),
        "reinforcement_box": REMARK,
    }
)
SCHEMA = {
    "zones.json": Table(
        {
            "schema": REMARK,
            "about": REMARK,
            "prov_key": REMARK,
            "provinces": REMARK,
            "provinces_it": REMARK,
            "zones": Rows("zone", ZONE, least=4, most=MOST_ZONES),
        }
    ),
    "borders.json": Table(
        {"schema": REMARK, "about": REMARK, "prov_key": REMARK, "borders": Rows("border", BORDER, most=900)}
    ),
    "units.json": Table(
        {
            "schema": REMARK,
            "about": REMARK,
            "movement_points": REMARK,
            "counter_ground": REMARK,
            "commands": Rows("command", COMMAND, most=40),
            "commanders": Rows("commander", LEADER, most=40),
            "units": Rows("unit", UNIT, most=MOST_UNITS),
        }
    ),
    "cards.json": Table(
        {
            "schema": REMARK,
            "about": REMARK,
            "text_note": REMARK,
            "starting_deck": REMARK,
            "only_after_turn_ids": REMARK,
            "advanced_effects": List(Text()),
            "advanced_effects_about": REMARK,
            "effects": REMARK,
            "cards": Rows("card", CARD),
        }
    ),
    "scenario.json": SCENARIO,
    "shapes.json": Table(
        {
            "schema": REMARK,
            "about": REMARK,
            "projection": REMARK,
            "transform": REMARK,
            "zones": REMARK,
            "arcs": List(REMARK, 1),
            "rivers": REMARK,
            "rivers_about": REMARK,
            "corners": REMARK,
            "corners_about": REMARK,
        }
    ),
}
