"""The position: seven zones of names, and who stands where (ledger 5.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tests.titles.letswar.model.content import UNITS, Content, Effect

# Chance: of a named pile one card, each with its odds.
Chance = Callable[[str, dict[str, Fraction]], str]

ENTENTE, EMPIRES, NEUTRAL = "entente", "central_empires", "neutral"
OTHER = {ENTENTE: EMPIRES, EMPIRES: ENTENTE}
HAPPY, UNREST, REVOLUTION = 4, 1, 0

# Ledger 3.3.
DEFAULTS: dict[str, Any] = {
    "mode": "historical",
    "entente": "france_great_britain_russia",
    "central_empires": "germany_austria_hungary_ottoman",
    "italy_seat": 6,
    "armistice": "off",
    "armistice_in_prelude": "ends_game",
    "armistice_score": "sum",
    "final_tiebreak": "seeded_duel",
    "event_order": "calendar_then_event",
    "date_after_loop": "latest_reached",
    "character_rotation_scope": "all",
    "shuffle_characters": False,
    "equip_destroyed_units": True,
    "nation_purchases_per_turn": "unlimited",
    "spy_lifecycle": "board",
    "spy_limit": "per_player",
    "spy_task2_zone": "board",
    "task1_may_take_spies": "anywhere",
    "miss_stops_automatic": False,
    "tax_per_turn": "1",
    "tax_into_revolution": True,
    "territory_timing": "after_deal",
    "territory_depth": "half",
    "territory_replacement": "setup_only",
    "neutral_italy_attack": "triggers_entry",
    "italy_discard_timing": "after_resolution",
    "neutral_italy_defeat": "eliminate_and_continue",
    "auction_source": "hand_and_board",
    "auction_tie": "italy_chooses",
    "three_player_fallback": "two_player_rules",
    "absent_player": "automated_takeover",
}
CHOICES: dict[str, list[Any]] = {
    "mode": ["historical", "attrition"],
    "italy_seat": [1, 2, 3, 4, 5, 6],
    "armistice": ["off", "whole_deck", "second_half"],
    "armistice_in_prelude": ["ends_game", "reshuffle"],
    "armistice_score": ["sum", "average_per_nation"],
    "final_tiebreak": ["seeded_duel", "reported_result", "shared_victory"],
    "event_order": ["calendar_then_event", "event_then_calendar"],
    "date_after_loop": ["latest_reached", "marker"],
    "character_rotation_scope": ["all", "first_player"],
    "nation_purchases_per_turn": ["unlimited", "1"],
    "spy_lifecycle": ["board", "hand", "one_shot"],
    "spy_limit": ["per_player", "per_card"],
    "spy_task2_zone": ["board", "board_or_hand"],
    "task1_may_take_spies": ["anywhere", "hand_only", "never"],
    "tax_per_turn": ["1", "unlimited"],
    "territory_timing": ["after_deal", "before_deal"],
    "territory_depth": ["half", "whole", "third"],
    "territory_replacement": ["setup_only", "never", "always"],
    "neutral_italy_attack": ["triggers_entry", "forbidden"],
    "italy_discard_timing": ["after_resolution", "before_resolution"],
    "neutral_italy_defeat": ["eliminate_and_continue", "homefront_floor_unrest"],
    "auction_source": ["hand_and_board", "hand_only"],
    "auction_tie": ["italy_chooses", "rebid", "random"],
    "three_player_fallback": ["two_player_rules", "standard_rules"],
    "absent_player": ["automated_takeover", "defeat"],
}
for _flag in ("shuffle_characters", "equip_destroyed_units", "miss_stops_automatic", "tax_into_revolution"):
    CHOICES[_flag] = [True, False]


class GameOver(Exception):
    """The game has ended; the position says how."""


@dataclass
class Nation:
    """A player's Nation."""

    name: str
    seat: int
    faction: str
    alive: bool = True
    destroyed: list[str] = field(default_factory=list)
    homefront: int = HAPPY
    hand: list[str] = field(default_factory=list)
    board: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    bottom: list[str] = field(default_factory=list)
    # The one in play, then those that were put under the deck; between them those whose order is not known yet.
    characters: list[str] = field(default_factory=list)
    to_come: list[str] = field(default_factory=list)
    territory: list[str] = field(default_factory=list)
    # Flags of the turn.
    attacks: dict[str, int] = field(default_factory=dict)
    free_used: dict[str, int] = field(default_factory=dict)
    spy_tasks: int = 0
    spies_used: int = 0
    taxes: int = 0
    purchases: int = 0
    taken_back: list[str] = field(default_factory=list)

    @property
    def neutral(self) -> bool:
        """Tell whether this is an Italy that has joined nobody (LW-SETUP-07)."""
        return self.faction == NEUTRAL

    def active(self, unit: str) -> bool:
        """Tell whether a unit stands."""
        return unit not in self.destroyed

    def standing(self) -> list[str]:
        """Return the active units, in the order of the gauge (LW-UNIT-01)."""
        return [unit for unit in UNITS if unit not in self.destroyed]


@dataclass
class Lasting:
    """An effect in force beyond the moment (LW-RULING-99)."""

    card: str
    number: int
    effect: Effect
    actor: str | None
    nations: list[str]
    until: str
    units: dict[str, str] = field(default_factory=dict)
    against: dict[str, str] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)


@dataclass
class Game:
    """Everything on the table."""

    content: Content
    options: dict[str, Any]
    chance: Chance
    nations: list[Nation] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    # How deep Territory cards may lie in the pile, and how many cards were drawn since (LW-RULING-47).
    depth: int = 0
    drawn: int = 0
    display: list[str] = field(default_factory=list)
    event_pile: list[str] = field(default_factory=list)
    event_discards: list[str] = field(default_factory=list)
    event: str | None = None
    # So many Events come before the Armistice (LW-RULING-69).
    armistice_after: int = 0
    events_drawn: int = 0
    removed: list[str] = field(default_factory=list)
    date: int = 0
    latest: int = 0
    offensive: int = 1
    first: int = 0
    active: int = 0
    lasting: list[Lasting] = field(default_factory=list)
    profile: str = "standard"
    lone: str | None = None
    # Cards whose effects are happening: they are discarded already, and yet cannot be drawn by these effects.
    playing: list[str] = field(default_factory=list)
    cards_used: list[str] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)
    ended: str | None = None

    # -- who is who --

    def nation(self, name: str) -> Nation:
        """Return a Nation by its name."""
        return next(nation for nation in self.nations if nation.name == name)

    def italy(self) -> Nation | None:
        """Return Italy if it takes part."""
        return next((nation for nation in self.nations if nation.name == "italy"), None)

    def from_seat(self, seat: int) -> list[Nation]:
        """Return the living Nations clockwise from a seat, that seat first (LW-SEAT-04)."""
        return [nation for nation in self.nations[seat:] + self.nations[:seat] if nation.alive]

    def in_turn_order(self) -> list[Nation]:
        """Return the living Nations from the first player on."""
        return self.from_seat(self.first)

    def left_of(self, nation: Nation) -> Nation:
        """Return the next living Nation clockwise (LW-RULING-94)."""
        return self.from_seat((nation.seat + 1) % len(self.nations))[0]

    def living(self, faction: str) -> list[Nation]:
        """Return the living members of a faction in turn order."""
        return [nation for nation in self.in_turn_order() if nation.faction == faction]

    def speaker(self, faction: str) -> Nation:
        """Return who decides for a faction (LW-RULING-95)."""
        members = self.nations[self.first :] + self.nations[: self.first]
        return (self.living(faction) or [nation for nation in members if nation.faction == faction])[0]

    def enemies(self, nation: Nation) -> list[Nation]:
        """Return the living members of the opposing faction: nobody for a neutral Italy."""
        return [] if nation.neutral else self.living(OTHER[nation.faction])

    def opponents(self, nation: Nation) -> list[Nation]:
        """Return the living Nations a Spy may act against (LW-RULING-17)."""
        others = [other for other in self.in_turn_order() if other is not nation]
        return [other for other in others if nation.neutral or other.faction != nation.faction]

    def open_targets(self, nation: Nation) -> list[Nation]:
        """Return whom a card or an attack may name: enemies, and a neutral Italy as an act of war (LW-RULING-51)."""
        if nation.neutral:
            return []
        italy = self.italy()
        found = self.enemies(nation)
        if italy and italy.alive and italy.neutral and self.options["neutral_italy_attack"] == "triggers_entry":
            found = [*found, italy]
        return found

    # -- cards of a Nation --

    def conflict(self, cards: list[str]) -> list[str]:
        """Return the Conflict cards among these."""
        return [card for card in cards if self.content.is_conflict(card)]

    def nation_cards(self, cards: list[str]) -> list[str]:
        """Return the Nation cards among these."""
        return [card for card in cards if not self.content.is_conflict(card)]

    def equipment(self, cards: list[str]) -> list[str]:
        """Return the Conflict equipment among these."""
        return [card for card in self.conflict(cards) if self.content.card(card).kind == "equipment"]

    def now(self) -> int:
        """Return the date that entry dates are held against (LW-RULING-05)."""
        return self.date if self.options["date_after_loop"] == "marker" else self.latest
