"""What a choice warns of before it is made: each caution where its reason is, and none where it is not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import at, play, words

FOOT = ("italian-foot-2", "italian-foot-3", "corsican-foot", "mainland-militia", "cappelletti-1", "cappelletti-2")
OLD = "gradisca-old-gate"
MINED = {"walls": {OLD: {"mines": 1, "miner": 0}}, "open": "bruma"}
HOLDING: dict[str, Any] = {"step": "orders", "hands": (["lombards"], []), "turn": 9}


def crowd(count: int) -> dict[str, str]:
    """One foot that marches, and so many where it goes."""
    return {"italian-foot-1": "medea", **dict.fromkeys(FOOT[:count], "cormons")}


@pytest.mark.clause("GR-6-20", "GR-6-24", "GR-7.5-11", "GR-9-02", "GR-12-20")
@pytest.mark.parametrize(
    ("units", "more", "before", "choice", "caution"),
    [
        ({"italian-foot-1": "medea", "venetian-sappers": "medea"}, {}, "pick italian-foot-1 …", "move mariano", "6-20"),
        ({"italian-foot-1": "medea", "italian-foot-2": "medea"}, {}, "pick italian-foot-1 …", "move mariano", ""),
        ({"italian-foot-1": "palma", "venetian-sappers": "palma"}, {}, "pick italian-foot-1 …", "move visco", ""),
        ({"italian-foot-1": "codroipo"}, {}, "pick italian-foot-1 …", "exit", "6-24"),
        ({"italian-foot-1": "bruma"}, MINED, "pick italian-foot-1 …", "move romans", "7.5-11"),
        ({"italian-foot-1": "bruma", "italian-foot-2": "bruma"}, MINED, "pick italian-foot-1 …", "move romans", ""),
        ({"italian-foot-1": "bruma"}, {}, "pick italian-foot-1 …", "move romans", ""),
        (crowd(6), {}, "pick italian-foot-1 …", "move cormons", "9-02"),
        (crowd(5), {}, "pick italian-foot-1 …", "move cormons", ""),
        ({"giustiniani": "medea", "uskoks-1": "codroipo"}, HOLDING, "play lombards", "place codroipo", "12-20"),
        ({"giustiniani": "medea", "uskoks-1": "codroipo"}, HOLDING, "play lombards", "place udine", ""),
    ],
)
def test_a_choice_warns_of_what_the_rules_take(
    units: dict[str, str], more: dict[str, Any], before: str, choice: str, caution: str
) -> None:
    table = play(at(words(units, **more)), before)
    found = {one.text.removesuffix(" italian-foot-1"): one.caution for one in table.choices(table.deciders[0])}
    assert found[choice] == (f"GR-{caution}" if caution else "")
