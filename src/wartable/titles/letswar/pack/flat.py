"""Content made flat for one table: rows of ints for the cards of the Nations that sit at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.pack.schema import CHARACTERS_FILE, CONFLICT_FILE, DECKS_FILE, EVENTS_FILE, NATIONS_FILE
from wartable.titles.letswar.pack.words import card_word, event_word

Row = Mapping[str, Any]
Data = Mapping[str, Mapping[str, Any]]

# The key that `n`, `sort` and `other` are read from, by operation.
AMOUNTS = ("n", "delta", "amount", "bonus", "per_nation")
SORTS = {
    "stat": v.STATS,
    "deck": v.DECKS,
    "zone": v.ZONES,
    "what": v.CANCELLED,
    "action": v.ACTIONS,
    "payer": v.PAYERS,
}
# Operations that hurt, take, forbid or look at what is not the player's own (LW-RULING-53).
HARMS = {"discard", "steal", "give", "peek", "auto_attack", "forbid", "unless_pay"}
# Operations that are followed by chance or by somebody else's choice.
REVEALS = {"draw", "discard", "steal", "give", "peek", "draft", "auto_attack", "unless_pay"}


def mask(names: Iterable[str]) -> int:
    """Return units as bits.

    >>> mask(["infantry", "navy"]), mask(["attacking_unit"])
    (17, 64)
    """
    return sum(v.UNIT_TOKENS.get(name, 0) or 2 ** v.UNITS.index(name) for name in names)


def tag_mask(names: Iterable[str]) -> int:
    """Return tags as bits."""
    return sum(2 ** v.TAGS.index(name) for name in names)


class Flattener:
    """Makes the tables of one table; `nations` are the Nations by seat."""

    def __init__(self, data: Data, nations: Sequence[str]) -> None:
        self.data, self.nations = data, list(nations)
        self.tables = v.Tables()
        self.origin, self.source, self.tags = v.OF_CARD, 0, 0

    def build(self) -> v.Tables:
        """Return all tables."""
        tables, decks = self.tables, self.data[DECKS_FILE]
        # By value, so that a payment in the order of the words is complete with its last card; Territory cards last.
        rows = sorted(self.data[CONFLICT_FILE]["cards"], key=lambda row: (row["type"] == "territory", row["value"]))
        every = [*rows, *decks["common"], *(card for deck in decks["specific"].values() for card in deck)]
        tables.words = [card_word(card["id"]) for card in every]
        tables.starts = [0]
        self.deck(rows, 0)
        for seat, nation in enumerate(self.nations):
            self.deck([*decks["common"], *decks["specific"][nation]], 1 + seat)
        for nation in self.nations:
            self.characters(self.data[CHARACTERS_FILE]["characters"][nation])
            units = next(row for row in self.data[NATIONS_FILE]["nations"] if row["id"] == nation)["units"]
            tables.attack += [units[unit][0] for unit in v.UNITS]
            tables.defence += [units[unit][1] for unit in v.UNITS]
        for row in self.data[EVENTS_FILE]["cards"]:
            self.event(row)
        return tables

    def deck(self, rows: Iterable[Row], back: int) -> None:
        """One deck."""
        cards = self.tables.cards
        for row in rows:
            self.card(row, back)
        first, stop = self.tables.starts[-1], len(cards.back)
        self.tables.starts.append(stop)
        cards.equipment.append([card for card in range(first, stop) if cards.type[card] == v.EQUIPS])
        cards.answering.append([card for card in range(first, stop) if cards.timing[card] == v.REACTION])

    def card(self, row: Row, back: int) -> None:
        """One kind of card."""
        cards = self.tables.cards
        self.origin, self.source, self.tags = v.OF_CARD, len(cards.back), tag_mask(row["tags"])
        needs = self.conditions(row["requires"])
        effects = self.effects(row["effects"])
        ops = [effect["op"] for effect in row["effects"]]
        whom = [effect["who"] for effect in row["effects"]]
        cards.back.append(back)
        cards.word.append(self.tables.words.index(card_word(row["id"])))
        cards.first.append(effects[0])
        cards.last.append(effects[1])
        cards.need_first.append(needs[0])
        cards.need_last.append(needs[1])
        cards.type.append(v.TYPES.index(row["type"]))
        cards.timing.append(v.TIMINGS.index(row["timing"]))
        cards.trigger.append(2 ** v.TRIGGERS.index(row["trigger"]) if row["trigger"] else 0)
        cards.value.append(row.get("value", 0))
        cards.copies.append(row["copies"])
        cards.equips.append(mask(row["equips"]))
        cards.entry.append(v.DATES.index(row["from"]) if row["from"] else 0)
        cards.tags.append(self.tags)
        cards.aims.append(v.OPPONENT if "opponent" in whom else v.ALLY if "ally" in whom else 0)
        attack = ops.index("auto_attack") if "auto_attack" in ops and row["timing"] == "own_turn" else -1
        cards.attacks.append(effects[0] + attack if attack >= 0 else -1)
        cards.boom.append(int("boom" in ops))
        cards.miss.append(int("miss" in ops))
        cards.spy.append(int("spy" in ops))
        cards.reveals.append(int(bool(REVEALS.intersection(ops) or {"opponent", "ally"}.intersection(whom))))
        if row["type"] == "equipment" and any(name != "self" for name in whom):
            cards.outward = True
        cards.harmful.append(int(row["timing"] == "own_turn" and any(map(self.harms, row["effects"]))))

    def harms(self, effect: Row) -> bool:
        """Return whether an effect harms anybody but the player: then a neutral Italy may not play its card."""
        others = effect["who"] not in ("self", "ally", "all_friends")
        lowers = effect["op"] in ("homefront", "modify", "money", "hand_limit", "draw_rate", "spy_uses") and (
            effect.get("delta", effect.get("amount", 0)) < 0
        )
        return effect["op"] == "boom" or (others and (effect["op"] in HARMS or lowers))

    def characters(self, rows: Iterable[Row]) -> None:
        """The Character deck of one Nation, the first on top."""
        leaders = self.tables.leaders
        for row in rows:
            self.origin, self.source, self.tags = v.OF_CHARACTER, len(leaders.exit), 0
            first, last = self.effects(row["effects"])
            leaders.first.append(first)
            leaders.last.append(last)
            leaders.exit.append(v.DATES.index(row["exit"]) if row["exit"] else v.NEVER)
            self.tables.leader_ids.append(row["id"])
        leaders.start.append(len(leaders.exit))

    def event(self, row: Row) -> None:
        """One Event."""
        events = self.tables.events
        self.origin, self.source, self.tags = v.OF_EVENT, len(events.season), 0
        first, last = self.effects(row["effects"])
        events.first.append(first)
        events.last.append(last)
        events.season.append(v.SEASONS.index(row["season"]))
        events.rotate.append(int(row["rotate"]))
        events.valid_from.append(v.DATES.index(row["valid_from"]) if row["valid_from"] else 0)
        events.valid_to.append(v.DATES.index(row["valid_to"]) if row["valid_to"] else v.NEVER)
        events.not_for_two.append(int(row["removed_with_2_players"]))
        events.armistice.append(int(row["effects"][0]["op"] == "end_game"))
        events.copies.append(row["copies"])
        self.tables.event_ids.append(event_word(row["id"]))

    def effects(self, rows: Sequence[Row]) -> tuple[int, int]:
        """Return effects in a row, from the first to behind the last; what nobody pays for comes before them."""
        otherwise = [self.effects(row["else"]) if "else" in row else (0, 0) for row in rows]
        first = len(self.tables.effects.op)
        for row, span in zip(rows, otherwise, strict=True):
            self.effect(row, span)
        return first, first + len(rows)

    def effect(self, row: Row, otherwise: tuple[int, int]) -> None:
        """One effect."""
        flat = self.tables.effects
        needs = self.conditions(row.get("if", []))
        flat.op.append(v.OPERATIONS.index(row["op"]))
        flat.who.append(v.SELECTORS.index(row["who"]))
        flat.n.append(row["pay"]["money"] if "pay" in row else next((row[key] for key in AMOUNTS if key in row), 0))
        flat.units.append(mask(row.get("units", [])))
        flat.until.append(v.UNTIL.index(row["until"]) if "until" in row else v.AT_ONCE)
        flat.sort.append(next((words.index(row[key]) for key, words in SORTS.items() if key in row), 0))
        flat.kind.append(v.CARD_KINDS.index(row["kind"]) if "kind" in row else v.ANY)
        flat.by.append(v.PICKERS.index(row["by"]) if "by" in row else v.OWNER)
        flat.other.append(self.other(row))
        flags = (("missable", v.MISSABLE), ("boom", v.NEEDS_BOOM), ("needs_greater", v.NEEDS_GREATER))
        flat.flags.append(sum(bit for key, bit in flags if row.get(key)))
        flat.floor.append(row.get("floor", -1))
        flat.if_first.append(needs[0])
        flat.if_last.append(needs[1])
        flat.else_first.append(otherwise[0])
        flat.else_last.append(otherwise[1])
        flat.tags.append(self.tags)
        flat.origin.append(self.origin)
        flat.source.append(self.source)

    def other(self, row: Row) -> int:
        """Return the units, tags or selector that an effect names besides; -1 or 0 where it names none."""
        if row["op"] == "forbid":
            return v.SELECTORS.index(row["against"]) if row["against"] else -1
        if "tags" in row:
            return tag_mask(row["tags"])
        if row.get("vs"):
            return mask(row["vs"]["units"])
        return mask(row.get("may_attack") or row.get("targets") or [])

    def conditions(self, rows: Sequence[tuple[str, Any]]) -> tuple[int, int]:
        """Return conditions in a row, from the first to behind the last."""
        flat = self.tables.effects
        first = len(flat.condition)
        for name, value in rows:
            a, b, c = 0, 0, 0
            if name == "attack_exceeds":
                a, b = v.UNITS.index(value["own"]), v.UNITS.index(value["their"])
                c = v.OR_DESTROYED if value["or_destroyed"] else 0
            elif name == "target_nation":
                a = self.nations.index(value) if value in self.nations else -1
            elif name == "target_unit":
                a = mask(value)
            elif name == "homefront_min":
                a = value
            else:
                a = v.UNITS.index(value) if name == "unit_active" else v.DATES.index(value)
            flat.condition.append(v.CONDITIONS.index(name))
            flat.a.append(a)
            flat.b.append(b)
            flat.c.append(c)
        return first, len(flat.condition)
