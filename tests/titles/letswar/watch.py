"""What must hold at every point of a game, counted from the words of its positions: invariants LW-INV-01 to LW-INV-18.

Both implementations give a position in the same words (`Model.words`, `first.position_words`).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.titles.letswar.model.content import Content
from tests.titles.letswar.model.state import EMPIRES, ENTENTE, NEUTRAL

Words = dict[str, Any]
CONTENT = Content.read()
TERRITORIES = {"trento", "colonies"}


def split(cards: list[str]) -> tuple[list[str], list[str]]:
    """Return the Conflict cards and the Nation cards among these."""
    conflict = [card for card in cards if CONTENT.is_conflict(card)]
    return conflict, [card for card in cards if not CONTENT.is_conflict(card)]


def cards_in_play(words: Words) -> dict[str, Counter[str]]:
    """Count the cards that are in the game, deck by deck, wherever they lie."""
    conflict = Counter[str](words["pile"] + words["discards"] + words["display"])
    counts = {"conflict": conflict, "events": Counter[str](words["event_pile"] + words["event_discards"])}
    if words["event"]:
        counts["events"][words["event"]] += 1
    for nation in words["nations"]:
        common, own = split(nation["hand"] + nation["board"])
        conflict.update(common + nation["territory"])
        counts[nation["name"]] = Counter(own + nation["unseen"] + nation["bottom"])
        counts[f"characters of {nation['name']}"] = Counter(nation["characters"] + nation["to_come"])
    return counts


def hand_limit(words: Words, nation: Words) -> int:
    """Return the limit of table 6.2, as equipment, Characters and the Event change it."""
    limit: int = len(nation["active"]) + ("navy" in nation["active"])
    for card in [*map(CONTENT.card, nation["board"]), *map(CONTENT.character, nation["characters"][:1])]:
        limit += sum(effect["delta"] for effect in card.of("hand_limit"))
    if words["event"]:
        limit += sum(effect["delta"] for effect in CONTENT.events[words["event"]].of("hand_limit"))
    return max(1, limit)


def attacks_allowed(words: Words, nation: Words, unit: str) -> int:
    """Return how often a unit may attack in a turn, by equipment, Character and Event."""
    cards = [*map(CONTENT.card, nation["board"]), *map(CONTENT.character, nation["characters"][:1])]
    cards += [CONTENT.events[words["event"]]] if words["event"] else []
    more = (effect["n"] for card in cards for effect in card.of("extra_attack") if unit in effect["units"])
    return 1 + int(sum(more))


class Watch:
    """Hold a game to the invariants, position after position."""

    def __init__(self, words: Words) -> None:
        """Begin with a position after the deal; whatever is in the game then must stay in it, or leave it for good."""
        self.options = words["options"]
        self.whole = cards_in_play(words)
        self.before = words
        self.turn_of: int | None = None
        self.date_of = 0
        self.check(words, None)

    def check(self, words: Words, in_main: int | None) -> None:
        """Assert the invariants on a position and on the way to it; `in_main` is the seat whose step 2 it is."""
        self.check_cards(words)
        for nation, earlier in zip(words["nations"], self.before["nations"], strict=True):
            self.check_nation(words, nation)
            self.check_change(words, nation, earlier)
        self.check_calendar(words)
        self.check_limit(words, in_main)
        self.check_end(words)
        self.before = words

    def check_cards(self, words: Words) -> None:
        """LW-INV-01, LW-INV-02, LW-INV-09."""
        now = cards_in_play(words)
        for deck, cards in now.items():
            gone = self.whole[deck] - cards
            assert not cards - self.whole[deck], deck
            if deck == "conflict":
                # Only Territory cards leave (LW-RULING-49).
                assert set(gone) <= TERRITORIES, gone
            elif deck == "events":
                assert not gone
        alive = {nation["name"] for nation in words["nations"] if nation["alive"]}
        for name in alive:
            assert now[name] == self.whole[name]
        for nation in words["nations"]:
            assert not TERRITORIES & {*nation["hand"], *nation["board"]}
            if not nation["alive"]:
                # Its Nation cards are out of the game, wherever they are written down (LW-RULING-36).
                assert not nation["hand"] + nation["board"]
        assert not TERRITORIES & set(words["discards"])

    def check_nation(self, words: Words, nation: Words) -> None:
        """LW-INV-03, LW-INV-04, LW-INV-06, LW-INV-07, LW-INV-11."""
        equipment = [card for card in nation["board"] if card != "spy"]
        assert len(equipment) == len(set(equipment))
        assert all(CONTENT.card(card).kind == "equipment" for card in equipment)
        assert all(CONTENT.card(card).entry <= words["latest"] for card in equipment)
        assert 0 <= nation["homefront"] <= 4
        if nation["alive"]:
            assert nation["homefront"] > 0
            assert nation["active"]
        if nation["faction"] == NEUTRAL and nation["alive"]:
            assert nation["name"] == "italy"
            assert len(nation["active"]) == 5

    def check_change(self, words: Words, nation: Words, earlier: Words) -> None:
        """LW-INV-08, LW-INV-10, LW-INV-11, LW-INV-13, LW-WIN-13."""
        for unit, count in nation["attacks"].items():
            if count > earlier["attacks"].get(unit, 0):
                # What was allowed when the attack was made.
                assert count <= attacks_allowed(self.before, earlier, unit)
                assert nation["faction"] != NEUTRAL
        if nation["faction"] != earlier["faction"]:
            assert (nation["name"], earlier["faction"]) == ("italy", NEUTRAL)
        assert earlier["alive"] or not nation["alive"]
        if nation["alive"]:
            old, new = earlier["bottom"], nation["bottom"]
            assert any(new[: len(old) - taken] == old[taken:] for taken in range(len(old) + 1))

    def check_calendar(self, words: Words) -> None:
        """LW-INV-12, LW-INV-17."""
        assert words["latest"] >= self.before["latest"]
        assert words["date"] >= self.before["date"] or (self.before["date"], words["date"]) == (11, 10)
        if words["event"] and self.options["event_order"] == "calendar_then_event":
            season = "autumn" if words["date"] % 2 else "spring"
            assert CONTENT.events[words["event"]].season in (season, "neutral")

    def check_limit(self, words: Words, in_main: int | None) -> None:
        """LW-INV-05: when the next player is in step 2 of the same offensive."""
        if in_main is None:
            return
        if self.turn_of not in (None, in_main) and words["date"] == self.date_of:
            last = words["nations"][self.turn_of or 0]
            assert len(last["hand"]) <= hand_limit(words, last)
        self.turn_of, self.date_of = in_main, words["date"]

    def check_end(self, words: Words) -> None:
        """LW-INV-18."""
        if words["ended"]:
            nations = words["nations"]
            factions = {nations[seat]["faction"] for seat in words["winners"]}
            assert factions <= {ENTENTE, EMPIRES}
            assert len(factions) == 1 or words["ended"] == "LW-RULING-68"
            assert all((nation["faction"] in factions) == (i in words["winners"]) for i, nation in enumerate(nations))
