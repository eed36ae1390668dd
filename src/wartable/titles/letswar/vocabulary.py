"""The closed vocabulary of the cards as numbers, and a table's cards in their flat form.

A card is rows of ints: effects with an operation, a selector, a number, a mask of units, a duration. The lists of words
give the names that content uses; the place of a word in its list is its number. `effects/` says what each one does.
"""

from typing import Final

from mypy_extensions import i64

# Operations.
BOOM: Final = 0
MISS: Final = 1
SPY: Final = 2
DRAW: Final = 3
DISCARD: Final = 4
STEAL: Final = 5
GIVE: Final = 6
RECOVER: Final = 7
PEEK: Final = 8
DRAFT: Final = 9
HOMEFRONT: Final = 10
REACTIVATE: Final = 11
AUTO_ATTACK: Final = 12
EXTRA_ATTACK: Final = 13
FREE_BOOM: Final = 14
MODIFY: Final = 15
NEGATE_TAG: Final = 16
WIDEN_TARGETS: Final = 17
MISS_REQUIRED: Final = 18
CANCEL: Final = 19
SHIELD: Final = 20
FORBID: Final = 21
MONEY: Final = 22
PRICE: Final = 23
HAND_LIMIT: Final = 24
DRAW_RATE: Final = 25
SPY_USES: Final = 26
UNLESS_PAY: Final = 27
PLACE_TERRITORY: Final = 28
END_GAME: Final = 29
OPERATIONS: Final = (
    "boom", "miss", "spy", "draw", "discard", "steal", "give", "recover", "peek", "draft", "homefront", "reactivate",
    "auto_attack", "extra_attack", "free_boom", "modify", "negate_tag", "widen_targets", "miss_required", "cancel",
    "shield", "forbid", "money", "price", "hand_limit", "draw_rate", "spy_uses", "unless_pay", "place_territory",
    "end_game",
)  # fmt: skip

# Selectors: whom an effect concerns.
SELF: Final = 0
OPPONENT: Final = 1
TARGET: Final = 2
ALLY: Final = 3
ATTACKER: Final = 4
EVERYBODY: Final = 5
ALL_OPPONENTS: Final = 6
ALL_FRIENDS: Final = 7
LOWEST_HOMEFRONT: Final = 8
HIGHEST_HOMEFRONT: Final = 9
FEWEST_UNITS: Final = 10
EACH_FACTION: Final = 11
LEFT_OF_EACH: Final = 12
LEFT: Final = 13
SELECTORS: Final = (
    "self", "opponent", "target", "ally", "attacker", "all", "all_opponents", "all_friends", "lowest_homefront",
    "highest_homefront", "fewest_units", "each_faction", "left_of_each", "left",
)  # fmt: skip

# Durations.
AT_ONCE: Final = 0
TURN_END: Final = 1
OFFENSIVE_END: Final = 2
NEXT_TURN: Final = 3
IN_PLAY: Final = 4
UNTIL: Final = ("at_once", "turn_end", "offensive_end", "actor_next_turn", "in_play")

# Units, as numbers and as bits of a mask. Two more bits stand for units that are known only when the effect happens.
UNITS: Final = ("infantry", "cavalry", "artillery", "aviation", "navy")
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
AVIATION: Final = 3
NAVY: Final = 4
FIVE: Final = 5
GROUND: Final = 0b00111
ALL_UNITS: Final = 0b11111
CHOSEN_BY_LEFT: Final = 0b0100000
ATTACKING_UNIT: Final = 0b1000000
UNIT_TOKENS: Final = {"chosen_by_left": CHOSEN_BY_LEFT, "attacking_unit": ATTACKING_UNIT}

# What `sort` tells apart, by operation.
ATTACK: Final = 0  # modify, forbid
DEFENCE: Final = 1
FORBID_SPY: Final = 1
CONFLICT_DECK: Final = 0  # draw
NATION_DECK: Final = 1
HAND: Final = 0  # discard, steal, peek
GAUGE: Final = 1
CANCEL_ATTACK: Final = 0  # cancel
CANCEL_CARD: Final = 1
CANCEL_SPY: Final = 2
CANCEL_LOSS: Final = 3
PAYER_SELF: Final = 0  # price
PAYER_OTHERS: Final = 1
STATS: Final = ("attack", "defence")
DECKS: Final = ("conflict", "nation")
ZONES: Final = ("hand", "gauge")
CANCELLED: Final = ("attack", "card", "spy", "homefront_loss")
ACTIONS: Final = ("attack", "spy")
PAYERS: Final = ("self", "opponents")

# Kinds of card that an effect may take, and who picks them.
ANY: Final = 0
CONFLICT: Final = 1
EQUIPMENT: Final = 2
ANY_EQUIPMENT: Final = 3
CARD_KINDS: Final = ("any", "conflict", "equipment", "any_equipment")
OWNER: Final = 0
ACTOR: Final = 1
RANDOM: Final = 2
PICKERS: Final = ("owner", "actor", "random")

# Flags of an effect.
MISSABLE: Final = 1
NEEDS_BOOM: Final = 2
NEEDS_GREATER: Final = 4
OR_DESTROYED: Final = 1  # of the condition `attack_exceeds`

# Conditions.
UNIT_ACTIVE: Final = 0
DATE_FROM: Final = 1
HOMEFRONT_MIN: Final = 2
TARGET_NATION: Final = 3
TARGET_UNIT: Final = 4
ATTACK_EXCEEDS: Final = 5
CONDITIONS: Final = ("unit_active", "date_from", "homefront_min", "target_nation", "target_unit", "attack_exceeds")

# Where an effect comes from.
OF_CARD: Final = 0
OF_CHARACTER: Final = 1
OF_EVENT: Final = 2

# Types of card, timings, triggers (a bit each) and tags (a bit each).
STANDARD: Final = 0
EQUIPS: Final = 1
TERRITORY: Final = 2
TYPES: Final = ("standard", "equipment", "territory")
OWN_TURN: Final = 0
REACTION: Final = 1
CONTINUOUS: Final = 2
ON_EVENT: Final = 3
ON_DRAW: Final = 4
TIMINGS: Final = ("own_turn", "reaction", "continuous", "event", "on_draw")
ATTACK_ON_SELF: Final = 1
SPY_ON_SELF: Final = 2
LOSS_ON_SELF: Final = 4
CARD_ON_SELF: Final = 8
TRIGGERS: Final = ("attack_on_self", "spy_on_self", "homefront_loss_self", "card_on_self")
GAS: Final = 1
TANK: Final = 2
TAGS: Final = ("gas", "tank")

# Dates: 0 is Spring 1914. Even ones are springs.
LAST_DATE: Final = 11
NEVER: Final = 99
DATES: Final = tuple(f"{year}{season}" for year in range(1914, 1920) for season in "SA")
SPRING: Final = 0
AUTUMN: Final = 1
ANY_SEASON: Final = 2
SEASONS: Final = ("spring", "autumn", "neutral")

ENTENTE: Final = 0
CENTRAL: Final = 1
NEUTRAL: Final = 2
FACTIONS: Final = ("entente", "central_empires", "neutral")


class Effects:
    """All effects of a table's cards, Characters and Events, a list for each part; an effect is its place in them.

    `n` is the number, amount, delta or bonus; `other` the units that `vs`, `may_attack` or `targets` name, the tags of
    `negate_tag`, or the selector of `against` (-1: none). `floor` is -1 where there is none. The conditions run from
    `if_first` to `if_last`, what happens to one who does not pay from `else_first` to `else_last`. `source` is the
    card, Character or Event that has the effect, `origin` says which.
    """

    def __init__(self) -> None:
        self.op: list[i64] = []
        self.who: list[i64] = []
        self.n: list[i64] = []
        self.units: list[i64] = []
        self.until: list[i64] = []
        self.sort: list[i64] = []
        self.kind: list[i64] = []
        self.by: list[i64] = []
        self.other: list[i64] = []
        self.flags: list[i64] = []
        self.floor: list[i64] = []
        self.if_first: list[i64] = []
        self.if_last: list[i64] = []
        self.else_first: list[i64] = []
        self.else_last: list[i64] = []
        self.tags: list[i64] = []  # of the equipment that has the effect
        self.origin: list[i64] = []
        self.source: list[i64] = []
        # The conditions: which one, and its numbers.
        self.condition: list[i64] = []
        self.a: list[i64] = []
        self.b: list[i64] = []
        self.c: list[i64] = []


class Cards:
    """A table's Conflict and Nation cards by kind: the Conflict cards, then those of each seat's Nation.

    Effects run from `first` to `last`, what the card requires from `need_first` to `need_last`. `value` is in hundreds;
    `back` is 0 for Conflict cards, else 1 + the seat. `word` is the number of the card's word. `aims` says whether its
    player names an opponent (`OPPONENT`) or an ally (`ALLY`), 0 for neither; `attacks` is its attack, or -1.
    """

    def __init__(self) -> None:
        self.first: list[i64] = []
        self.last: list[i64] = []
        self.need_first: list[i64] = []
        self.need_last: list[i64] = []
        self.type: list[i64] = []
        self.timing: list[i64] = []
        self.trigger: list[i64] = []
        self.value: list[i64] = []
        self.copies: list[i64] = []
        self.equips: list[i64] = []
        self.entry: list[i64] = []
        self.tags: list[i64] = []
        self.back: list[i64] = []
        self.word: list[i64] = []
        self.aims: list[i64] = []
        self.attacks: list[i64] = []
        self.boom: list[i64] = []
        self.miss: list[i64] = []
        self.spy: list[i64] = []
        self.reveals: list[i64] = []  # chance, a look or somebody's answer follows
        self.harmful: list[i64] = []  # a neutral Italy may not play it (LW-RULING-53)
        # Equipment and answers by back, and whether any equipment reaches beyond its own board.
        self.equipment: list[list[i64]] = []
        self.answering: list[list[i64]] = []
        self.outward: bool = False


class Leaders:
    """A table's Characters: the deck of a seat runs from `start[seat]` to `start[seat + 1]`, the first on top."""

    def __init__(self) -> None:
        self.start: list[i64] = [0]
        self.first: list[i64] = []
        self.last: list[i64] = []
        self.exit: list[i64] = []


class EventCards:
    """A table's Events: season, first and last date, copies, and their effects."""

    def __init__(self) -> None:
        self.first: list[i64] = []
        self.last: list[i64] = []
        self.season: list[i64] = []
        self.rotate: list[i64] = []
        self.valid_from: list[i64] = []
        self.valid_to: list[i64] = []
        self.not_for_two: list[i64] = []
        self.armistice: list[i64] = []
        self.copies: list[i64] = []


class Tables:
    """All cards of a table in their flat form, and the words of the notation."""

    def __init__(self) -> None:
        self.effects = Effects()
        self.cards = Cards()
        self.leaders = Leaders()
        self.events = EventCards()
        self.starts: list[i64] = []  # the first kind of each back and, last, the number of kinds
        self.words: list[str] = []
        self.leader_ids: list[str] = []
        self.event_ids: list[str] = []
        self.attack: list[i64] = []  # of each seat's five units
        self.defence: list[i64] = []
