"""What pages call a table's seats before and after its game, when no table is open to ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import known
from tests.small import harbour
from tests.small.skirmish import Skirmish
from wartable import title
from wartable.core.kit import Kit
from wartable.core.messages import Phrase
from wartable.server import showcase
from wartable.store.rows import FINISHED, Settings, TableRow


class Nations(Skirmish):
    """Seats are called by what the pack brings along."""

    def tell(self, kit: Kit, kind: str, value: int) -> object:
        if kind == "seat":
            return Phrase(f"card-{self.vocabularies(kit)[0][value]}")
        return super().tell(kit, kind, value)


def row(name: str, seats: int, pack: str = "", **outcome: Any) -> TableRow:
    settings = Settings(options={}, pack=pack)
    facts: dict[str, Any] = {"secret": bytes(32), "phase": FINISHED, "public": True, "created": 0.0, "updated": 0.0}
    return TableRow(id="t", title=name, seats=seats, settings=settings, outcome=outcome or None, **facts)


def test_seats_are_called_by_the_kit_of_their_table(tmp_path: Path) -> None:
    pack = harbour.write_pack(tmp_path)
    with known(Nations()):
        assert showcase.seat_names(row("skirmish", 2), "en") == ["Ambush", "Rumour"]
        assert showcase.seat_names(row("skirmish", 2, pack), "it") == ["Tempesta", "Nebbia"]
        assert showcase.winners(row("skirmish", 2, pack, winners=[1]), "en") == ["Fog"]


@pytest.mark.parametrize("seats", [3, 6])
def test_the_form_names_the_seats_of_a_table_that_nobody_has_opened(seats: int) -> None:
    proelio = title("proelio")
    names = showcase.usual_seat_names(proelio, seats, "it")
    assert len(set(names)) == seats
    assert list(names) == showcase.seat_names(row("proelio", seats), "it")


def test_a_table_whose_pack_is_gone_is_still_listed(tmp_path: Path) -> None:
    gone = row("proelio", 3, str(tmp_path / "nowhere"), winners=[2])
    assert showcase.seat_names(gone, "en") == ["1", "2", "3"]
    assert showcase.winners(gone, "en") == ["3"]
    assert showcase.winners(row("proelio", 3), "en") == []
