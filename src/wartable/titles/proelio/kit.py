"""The kit: one table's seats, options and card counts as plain ints, immutable and shared by all copies of a state."""

from mypy_extensions import i64

from wartable.core.rules.state import Kit
from wartable.titles.proelio.codes.cards import CARD_IDS, KINDS, TEMPORARY_ALLIANCE
from wartable.titles.proelio.codes.verbs import NOTATION


class ProelioKit(Kit):
    """Everything that stays the same while one table of Proelio is played."""

    def __init__(
        self, seats: int, options: dict[str, object], copies: list[i64], hand_limit: int, opening_hand: int
    ) -> None:
        super().__init__(seats, options, NOTATION)
        self.n: i64 = seats
        self.allied: bool = options["mode"] == "allied_houses"
        self.copies: list[i64] = list(copies)
        if self.allied:
            self.copies[TEMPORARY_ALLIANCE] = 0  # PR-ALY-04
        assert len(self.copies) == KINDS
        self.named_copies: tuple[tuple[str, int], ...] = tuple(zip(CARD_IDS, self.copies, strict=True))  # for views
        self.hand_limit: i64 = hand_limit
        self.opening_hand: i64 = opening_hand
        self.penalise: bool = options["illegal_attack"] == "allow_and_penalise"
        self.forbid_over_limit: bool = options["over_limit_defence"] == "forbidden"
        self.immediate: bool = options["hand_limit_timing"] == "immediate"
        self.allow_pass: bool = options["allow_pass"] is True
        self.check_repelled: bool = options["elimination_check"] == "after_any_attack"
        self.gunpowder_min_level: i64 = int(str(options["gunpowder_min_level"]))
        self.gunpowder_loot: i64 = int(str(options["gunpowder_loot"]))
        self.one_waiting: bool = options["pending_attacks_per_target"] == "1"
        self.alliance_on_self: bool = options["temporary_alliance_self"] is True
        self.top_only: bool = options["discard_visibility"] == "top_only"
        self.renew_at_once: bool = options["reshuffle"] == "on_exhaustion"
        self.takeover: bool = options["absent_player"] == "automated_takeover"
        self.ally_sees: bool = self.allied and options["ally_hand_visible"] is True
        self.round_cap: i64 = int(str(options["round_cap"] or 0))

    def faction(self, seat: int) -> int:
        return seat % 2 if self.allied else seat
