"""The campaign's options and presets. The rulebook declares most; a clause has room for one, the others stand here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from wartable.core.errors import Excluded
from wartable.core.options import Option, Preset, options_of
from wartable.core.text.rulebook import Rulebook
from wartable.titles import texts
from wartable.titles.campaign.pack import SCHEMA, Nation, nations_of

RULEBOOK = Rulebook(texts("wartable.titles.campaign", "rulebook", "md"))

NATIONS = nations_of(SCHEMA)
# Where the first of a clause's options stands, these follow.
FURTHER = (
    Option("nation_1", "choose", ("choose", *NATIONS), clause="CA-RULING-59"),
    Option("nation_2", "choose", ("choose", *NATIONS), clause="CA-RULING-59"),
    Option("lost_advance", "winner_takes_over", ("winner_takes_over", "counterattack"), clause="CA-RULING-24"),
    Option("outcome_measure", "share_of_cap", ("share_of_cap", "share_of_larger"), clause="CA-RULING-26"),
    Option("draw_below", 75, low=0, high=1000, clause="CA-RULING-26"),
    Option("decisive_from", 350, low=0, high=1000, clause="CA-RULING-26"),
    Option("destruction_points", "none", ("none", "half_destroyed"), clause="CA-RULING-27"),
    Option("objective_control", "majority", ("majority", "all"), clause="CA-RULING-28"),
)
# The usual few come first in a form; the others are folded away in groups.
USUAL = ("year", "battles_planned", "nation_1", "nation_2", "battles")
GROUPS = {
    "armies": (
        "ladder", "independent_platoons", "carry_unspent_budget", "partial_company", "split_platoons", "no_force",
    ),
    "battles": ("strategic_features", "objective_control", "objective_points_to", "destruction_points", "dice_source"),
    "outcomes": ("battle_outcome", "outcome_measure", "draw_below", "decisive_from"),
    "momentum": ("marginal_count", "repelled_assault", "after_won_assault", "lost_advance"),
    "points": (
        "objective_points_to_pool", "hidden_preparation", "disband_condition", "restoration_price",
        "final_vp_threshold", "concede",
    ),
}  # fmt: skip
GROUP_OF = {name: group for group, names in GROUPS.items() for name in names}


def grouped(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Return the options in the order of the form, each with its group."""
    by_name = {option.name: option for option in options}
    order = [*USUAL, *GROUP_OF]
    return tuple(replace(by_name[name], group=GROUP_OF.get(name, "")) for name in order)


OPTIONS = grouped((*options_of(RULEBOOK), *FURTHER))


def options_with(nations: Sequence[Nation]) -> tuple[Option, ...]:
    """Return the options of a table with these nations: a pack's may be named as well."""
    named = ("choose", *(nation.name for nation in nations))
    return tuple(replace(option, values=named) if option.name.startswith("nation_") else option for option in OPTIONS)


PRESETS = (
    Preset(
        "strict_text",
        {
            "partial_company": "only_full_strength",
            "after_won_assault": "by_last_result",
            "restoration_price": "cheapest_legal",
        },
    ),
    Preset("quick", {"battles_planned": 3, "battles": "auto"}, opens="play"),
    Preset("builder", {"battles_planned": 3, "battles": "auto", "nation_2": "germany"}, opens="alone"),
)


def check_options(options: Mapping[str, object], nations: Sequence[Nation]) -> None:
    """Refuse options that exclude each other: marks in the wrong order, a nation that is not in the year."""
    draw, decisive = options["draw_below"], options["decisive_from"]
    if int(str(draw)) > int(str(decisive)):
        raise Excluded("campaign-marks", draw=draw, decisive=decisive)
    years = {nation.name: nation.years for nation in nations}
    for option in ("nation_1", "nation_2"):
        name, year = str(options[option]), int(str(options["year"]))
        if name != "choose" and year not in years.get(name, ()):
            there = ", ".join(nation for nation, found in years.items() if year in found)
            raise Excluded("campaign-nation-year", option=option, nation=name, year=year, known=there)
