"""The options of a table of Proelio and the rulings behind them; the defaults are in kit.py."""

from __future__ import annotations

from wartable.core.options import Option, Value
from wartable.titles.proelio.kit import DEFAULTS

MODES = ("open_war", "allied_houses")


def _option(name: str, *values: str, **more: int | bool | str | tuple[str, ...]) -> Option:
    default: Value = DEFAULTS[name]  # type: ignore[assignment]
    return Option(name, default, values, **more)  # type: ignore[arg-type]


OPTIONS = (
    _option("mode", *MODES, clause="PR-GEN-02"),
    _option("illegal_attack", "prevent", "allow_and_penalise", clause="PR-RULING-03"),
    _option("over_limit_defence", "counts_zero", "forbidden", clause="PR-RULING-05"),
    _option("hand_limit_timing", "immediate", "as_written", clause="PR-RULING-06"),
    _option("allow_pass", clause="PR-RULING-09"),
    _option("elimination_check", "after_any_attack", "only_if_not_repelled", clause="PR-RULING-10"),
    _option("gunpowder_min_level", low=0, high=4, clause="PR-RULING-28"),
    _option("gunpowder_loot", low=0, high=5, clause="PR-RULING-29"),
    _option("pending_attacks_per_target", "1", "unlimited", clause="PR-RULING-32"),
    _option("temporary_alliance_self", clause="PR-RULING-38", modes=("open_war",)),
    _option("discard_visibility", "open", "top_only", clause="PR-RULING-43"),
    _option("reshuffle", "on_need", "on_exhaustion", clause="PR-RULING-45"),
    _option("absent_player", "automated_takeover", "abort_no_result", clause="PR-RULING-51"),
    _option("ally_hand_visible", clause="PR-RULING-52", modes=("allied_houses",)),
    _option("round_cap", low=1, high=999, optional=True, clause="PR-RULING-56"),
)
