"""The kit: one table's seats, options and cards as flat lists, immutable and shared by all copies of a state."""

from mypy_extensions import i64

from wartable.core.rules.notation import Notation
from wartable.core.rules.state import Kit
from wartable.core.text.messages import Messages
from wartable.titles.letswar.codes.constants import FIRST_CENTRAL, ITALY, NATION_IDS
from wartable.titles.letswar.codes.verbs import DISCARD, SPY_COST, WIDTH, notation, on_board
from wartable.titles.letswar.pack import Set
from wartable.titles.letswar.printed import PrintedCard, PrintedCharacter, PrintedEvent
from wartable.titles.letswar.vocabulary import (
    CENTRAL,
    ENTENTE,
    EQUIPS,
    EXTRA_ATTACK,
    FACTIONS,
    FIVE,
    NEUTRAL,
    OWN_TURN,
    SPY_USES,
    STANDARD,
    TARGET_NATION,
    TERRITORY,
    UNIT_ACTIVE,
    Effects,
    Tables,
)

GERMANY: str = NATION_IDS[FIRST_CENTRAL]


def line_up(seats: int, options: dict[str, object]) -> list[str]:
    """Return the Nations by seat (LW-RULING-46, LW-RULING-79).

    >>> usual = {"entente": "france_great_britain_russia", "central_empires": "germany_austria_hungary_ottoman"}
    >>> line_up(5, {**usual, "italy_seat": 6})
    ['germany', 'france', 'austria_hungary', 'great_britain', 'italy']
    >>> other = {"entente": "russia_france_great_britain", "central_empires": "austria_hungary_germany_ottoman"}
    >>> line_up(7, {**other, "italy_seat": 2})
    ['germany', 'france', 'italy', 'ottoman', 'great_britain', 'austria_hungary', 'russia']
    """
    entente, central = (ordered(str(options[side])) for side in FACTIONS[:NEUTRAL])
    circle = [nation for pair in zip(central[: seats // 2], entente[: seats // 2], strict=True) for nation in pair]
    if GERMANY in circle:
        first = circle.index(GERMANY)
        circle = circle[first:] + circle[:first]
    if seats % 2 == 1:
        circle.insert(min(int(str(options["italy_seat"])), len(circle)), NATION_IDS[ITALY])
    return circle


def ordered(value: str) -> list[str]:
    """Return the three Nations of a faction in the order that an option gives.

    >>> ordered("ottoman_austria_hungary_germany")
    ['ottoman', 'austria_hungary', 'germany']
    """
    return sorted((nation for nation in NATION_IDS if nation in value), key=value.index)


class LetsWarKit(Kit):
    """Everything that stays the same while one table of Let's War is played."""

    def __init__(self, seats: int, options: dict[str, object], content: Set) -> None:
        nations = line_up(seats, options)
        tables = content.tables(nations)
        self.pledged_words(nations, tables)
        self.words_of_choices: Notation = notation(tables.words, nations, self.offer_words)
        super().__init__(seats, options, self.words_of_choices)
        self.n: i64 = seats
        self.noughts: list[i64] = [0] * seats  # what answers are where nobody has answered
        self.nations: tuple[str, ...] = tuple(nations)
        self.nation_number: list[i64] = [NATION_IDS.index(nation) for nation in nations]
        self.italy: i64 = nations.index(NATION_IDS[ITALY]) if NATION_IDS[ITALY] in nations else -1
        self.sides: list[i64] = [first_side(nation) for nation in nations]
        self.effects = tables.effects
        self.cards = tables.cards
        self.leaders = tables.leaders
        self.events = tables.events
        self.starts: list[i64] = tables.starts
        self.words: list[str] = tables.words
        self.leader_ids: list[str] = tables.leader_ids
        self.event_ids: list[str] = tables.event_ids
        self.attack: list[i64] = tables.attack
        self.defence: list[i64] = tables.defence
        # The same by pair of units: the own one * 5 + the other's.
        self.attack_pairs: list[i64] = [value for value in tables.attack for _ in range(FIVE)]
        self.defence_pairs: list[i64] = [value for value in tables.defence for _ in range(FIVE)]
        self.card_words: list[str] = [tables.words[word] for word in tables.cards.word]
        # Two Nations' cards may have the same word; these names are unique.
        self.kind_names: list[str] = [
            self.card_words[card] if back == 0 else f"{nations[back - 1]}:{self.card_words[card]}"
            for card, back in enumerate(tables.cards.back)
        ]
        self.conflicts: i64 = tables.starts[1]  # kinds of Conflict cards
        self.kinds: i64 = tables.starts[-1]
        most = max(tables.starts[seat + 2] - tables.starts[seat + 1] for seat in range(seats))
        self.width: i64 = self.conflicts + most  # of a hand
        # The place of a seat's Nation card in its hand is this + the card.
        self.shift: list[i64] = [seat * self.width + self.conflicts - tables.starts[seat + 1] for seat in range(seats)]
        self.cards_of_words: list[i64] = [-1] * (seats * len(tables.words))
        for card in range(self.kinds):
            back, word = tables.cards.back[card], tables.cards.word[card]
            for seat in range(seats):
                if back in (0, seat + 1):
                    self.cards_of_words[seat * len(tables.words) + word] = card
        # Territory cards are the last of the Conflict cards, and never in a hand or among the discards.
        self.territories: list[i64] = [card for card in range(self.conflicts) if tables.cards.type[card] == TERRITORY]
        self.ordinary: i64 = self.conflicts - len(self.territories)
        self.printed_cards: dict[str, PrintedCard] = content.cards
        self.printed_characters: dict[str, PrintedCharacter] = content.characters
        self.printed_events: dict[str, PrintedEvent] = content.events
        self.messages: Messages = content.messages
        self.conditional: bool = wavers(tables.effects)
        self.sort_cards()
        self.set_options(options)
        self.name_sets()

    def sort_cards(self) -> None:
        """Find the cards that turns ask for again and again: those that may be played, every Boom! and the Spies."""
        ours = self.cards
        special = [ours.boom[card] + ours.spy[card] for card in range(self.kinds)]
        self.discard_codes = self.codes_by_card(DISCARD)
        self.spy_cost_codes = self.codes_by_card(SPY_COST)
        self.booms: list[i64] = [card for card in range(self.kinds) if ours.boom[card] == 1]
        found = [card for card in range(self.kinds) if ours.spy[card] == 1]
        self.spies: list[list[i64]] = [[one for one in found if ours.back[one] == seat + 1] for seat in range(self.n)]
        # What a turn may play as a standard card: no answers, no Boom!, no Spies.
        self.playable: list[i64] = [
            1 if ours.timing[card] == OWN_TURN and ours.type[card] == STANDARD and special[card] == 0 else 0
            for card in range(self.kinds)
        ]

    def codes_by_card(self, verb: int) -> list[object]:
        """Return a verb's codes for the cards of a hand, by kind, then for those of a board.

        As objects: a whole hand is offered at most decisions, and compiled lists of ints make each number anew.
        """
        word = self.cards.word
        return [verb * WIDTH + 2 * word[card] + zone for zone in range(2) for card in range(self.kinds)]

    def name_sets(self) -> None:
        """What a whole set has: all cards but the Territory cards, and the Events of this table (LW-P2-01)."""
        self.card_set: list[i64] = list(self.cards.copies)
        for card in self.territories:
            self.card_set[card] = 0
        self.event_set: list[i64] = list(self.events.copies)
        for event in range(len(self.event_set)):
            off = self.events.armistice[event] == 1 and not self.armistice
            if off or (self.events.not_for_two[event] == 1 and self.n == 2):
                self.event_set[event] = 0
        self.effect_names: list[str] = [f"effect.{number}" for number in range(len(self.effects.op))]
        # What an effect is part of, as a view calls it: a card's word, a Character, an Event; and whose that is.
        self.effect_source: list[str] = [""] * len(self.effects.op)
        self.effect_seat: list[i64] = [-1] * len(self.effects.op)
        for card, name in enumerate(self.kind_names):
            seat = self.cards.back[card] - 1
            self.name_effects(name, self.card_words[card], seat, self.cards.first[card], self.cards.last[card])
        for seat in range(self.n):
            for leader in range(self.leaders.start[seat], self.leaders.start[seat + 1]):
                name = self.leader_ids[leader]
                self.name_effects(name, name, seat, self.leaders.first[leader], self.leaders.last[leader])
        for event, name in enumerate(self.event_ids):
            self.name_effects(name, name, -1, self.events.first[event], self.events.last[event])

    def name_effects(self, name: str, source: str, seat: i64, first: i64, last: i64) -> None:
        """Name the effects of one card, Character or Event."""
        for effect in range(first, last):
            self.effect_names[effect] = f"{name}.{effect - first}"
            self.effect_source[effect] = source
            self.effect_seat[effect] = seat

    def pledged_words(self, nations: list[str], tables: Tables) -> None:
        """What an offer in the auction can name: a Nation's Conflict equipment, in hand or on its board."""
        self.offer_seat: list[i64] = []
        self.offer_card: list[i64] = []
        self.offer_zone: list[i64] = []
        self.offer_words: list[str] = []
        for seat, nation in enumerate(nations):
            for card in range(tables.starts[1]):
                if tables.cards.type[card] == EQUIPS and nation != NATION_IDS[ITALY]:
                    word = tables.words[tables.cards.word[card]]
                    for zone in range(2):
                        self.offer_seat.append(seat)
                        self.offer_card.append(card)
                        self.offer_zone.append(zone)
                        self.offer_words.append(f"{nation}:{on_board(word) if zone else word}")

    def set_options(self, options: dict[str, object]) -> None:
        """Options as flags, each true where the table departs from the default, and numbers."""
        self.historical: bool = options["mode"] == "historical"
        self.event_first: bool = options["event_order"] == "event_then_calendar"
        self.date_by_marker: bool = options["date_after_loop"] == "marker"
        self.first_rotates: bool = options["character_rotation_scope"] == "first_player"
        self.shuffle_leaders: bool = options["shuffle_characters"] is True
        self.equip_destroyed: bool = options["equip_destroyed_units"] is True
        self.one_purchase: bool = options["nation_purchases_per_turn"] == "1"
        self.spies_in_hand: bool = options["spy_lifecycle"] == "hand"
        self.spies_one_shot: bool = options["spy_lifecycle"] == "one_shot"
        self.spies_on_board: bool = options["spy_lifecycle"] == "board"
        self.each_spy: bool = options["spy_limit"] == "per_card"
        self.counter_anywhere: bool = options["spy_task2_zone"] == "board_or_hand" or not self.spies_on_board
        self.take_hidden_spies: bool = options["task1_may_take_spies"] != "never"
        self.take_laid_spies: bool = options["task1_may_take_spies"] == "anywhere"
        self.miss_stops_automatic: bool = options["miss_stops_automatic"] is True
        self.takeover: bool = options["absent_player"] == "automated_takeover"
        self.one_tax: bool = options["tax_per_turn"] == "1"
        self.deadly_tax: bool = options["tax_into_revolution"] is True
        self.territory_first: bool = options["territory_timing"] == "before_deal"
        self.territory_part: i64 = {"whole": 1, "half": 2, "third": 3}[str(options["territory_depth"])]
        self.replace_dealt: bool = options["territory_replacement"] != "never"
        self.replace_drawn: bool = options["territory_replacement"] == "always"
        self.italy_protected: bool = options["neutral_italy_attack"] == "forbidden"
        self.drop_before: bool = options["italy_discard_timing"] == "before_resolution"
        self.italy_floor: bool = options["neutral_italy_defeat"] == "homefront_floor_unrest"
        self.offer_hands_only: bool = options["auction_source"] == "hand_only"
        self.rebid: bool = options["auction_tie"] == "rebid"
        self.tie_by_chance: bool = options["auction_tie"] == "random"
        self.two_player_fallback: bool = options["three_player_fallback"] == "two_player_rules"
        self.armistice: bool = options["armistice"] != "off"
        self.armistice_late: bool = options["armistice"] == "second_half"
        self.armistice_waits: bool = options["armistice_in_prelude"] == "reshuffle"
        self.score_by_average: bool = options["armistice_score"] == "average_per_nation"
        self.duel_reported: bool = options["final_tiebreak"] == "reported_result"
        self.shared_victory: bool = options["final_tiebreak"] == "shared_victory"

    def faction(self, seat: int) -> int:
        return self.sides[seat]

    def card_of(self, seat: i64, word: i64) -> i64:
        """Return the card that a word names for a seat; -1 if its Nation has none, or there is no such word."""
        count = len(self.words)
        return self.cards_of_words[seat * count + word] if 0 <= word < count else -1


def wavers(effects: Effects) -> bool:
    """Return whether some lasting effect hangs on a condition that changes without its values being reckoned anew."""
    for e, op in enumerate(effects.op):
        if EXTRA_ATTACK <= op <= SPY_USES:
            for i in range(effects.if_first[e], effects.if_last[e]):
                if effects.condition[i] not in (UNIT_ACTIVE, TARGET_NATION):
                    return True
    return False


def first_side(nation: str) -> int:
    """Return the side that a Nation begins on (LW-SETUP-01, LW-SETUP-02, LW-SETUP-07)."""
    number = NATION_IDS.index(nation)
    return NEUTRAL if number == ITALY else ENTENTE if number < FIRST_CENTRAL else CENTRAL
