"""What pages call a table's seats, and those who play them, when no table is open to ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import house, known, play
from tests.small import harbour
from tests.small.skirmish import Skirmish
from tests.small.skirmish.kit import SkirmishKit
from wartable import title
from wartable.bots.levels import LEVELS
from wartable.core.rules.log import PUBLIC
from wartable.core.text.messages import LANGUAGES, Phrase
from wartable.server.live.table import LiveTable
from wartable.server.render import player_names, title_info
from wartable.server.render.table_scene import dress
from wartable.store.models import BOT, FINISHED, GUEST, OPEN, USER, PackRow, SeatRow, Settings, TableRow
from wartable.store.packs import unfold_pack

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


class Nations(Skirmish):
    """Seats are called by what the pack brings along."""

    def tell(self, kit: SkirmishKit, kind: str, value: int) -> object:
        if kind == "seat":
            return Phrase(f"card-{self.vocabularies(kit)[0][value]}")
        return super().tell(kit, kind, value)


def row(name: str, seats: int, pack: str = "") -> TableRow:
    settings = Settings(options={}, pack=pack)
    facts: dict[str, Any] = {"secret": bytes(32), "phase": FINISHED, "public": True, "created": 0.0, "updated": 0.0}
    return TableRow(id="t", title=name, seats=seats, settings=settings, **facts)


def test_seats_are_called_by_the_kit_of_their_table(tmp_path: Path) -> None:
    harbour.write_pack(tmp_path)
    names = ("skirmish.toml", "messages/en.ftl", "messages/it.ftl")
    pack = "c0ffee"
    files = {name: (tmp_path / name).read_text(encoding="utf-8") for name in names}
    unfold_pack(PackRow(title="skirmish", hash=pack, name="Harbour", files=files, added=0.0))
    with known(Nations()):
        assert title_info.seat_names(row("skirmish", 2), "en") == ["Ambush", "Rumour"]
        assert title_info.seat_names(row("skirmish", 2, pack), "it") == ["Tempesta", "Nebbia"]


@pytest.mark.parametrize("seats", [3, 6])
def test_the_form_names_the_seats_of_a_table_that_nobody_has_opened(seats: int) -> None:
    proelio = title("proelio")
    usual = title_info.usual_seat_names(proelio, seats, "it")
    assert len(set(usual)) == seats
    assert list(usual) == title_info.seat_names(row("proelio", seats), "it")


def test_a_table_whose_pack_is_gone_is_still_listed() -> None:
    gone = row("proelio", 3, "0123456789abcdef")
    assert title_info.seat_names(gone, "en") == ["1", "2", "3"]


def seated(seat: int, kind: str, name: str = "", level: str = "") -> SeatRow:
    return SeatRow(table="t", seat=seat, kind=kind, name=name, level=level)


def test_who_has_no_name_is_called_what_he_is_in_the_reader_s_language() -> None:
    table = row("proelio", 5)
    rows = [seated(0, GUEST), seated(1, BOT, level="sensible"), seated(2, BOT, level="random"), seated(3, OPEN, "Ann")]
    rows.append(seated(4, USER, "Bob"))
    assert [player_names.player(table, each, "en") for each in rows] == [
        "Guest",
        "Bot (skilled)",
        "Bot (beginner)",
        "",
        "Bob",
    ]
    assert [player_names.player(table, each, "it") for each in rows[:2]] == ["Ospite", "Bot (abile)"]
    # At one screen everybody is a guest: who gave no name is known by the seat alone.
    table.settings.hot_seat = True
    assert [player_names.player(table, each, "en") for each in rows[:2]] == ["", "Bot (skilled)"]


def test_every_level_of_bots_has_a_name_in_both_languages() -> None:
    for lang in LANGUAGES:
        assert len({player_names.bot(level, lang) for level in LEVELS}) == len(LEVELS)


def test_bots_of_one_level_are_told_apart_by_their_seats() -> None:
    table = row("proelio", 4)
    rows = [seated(0, GUEST), seated(1, BOT, level="random"), seated(2, BOT, level="sensible")]
    rows.append(seated(3, BOT, level="sensible"))
    seats = title_info.seat_names(table, "it")
    told = player_names.players(table, rows, seats, "it")
    assert told == ["Ospite", "Bot (principiante)", f"Bot {seats[2]} (abile)", f"Bot {seats[3]} (abile)"]


def plates(live: LiveTable, viewer: int, lang: str) -> dict[int, str]:
    """What stands on each plate beside the seat's own name."""
    scene = dress(live, live.playing, viewer, lang)
    return {seat.number: " · ".join(part for part in (seat.player, seat.note) if part) for seat in scene.seats}


async def test_bots_have_names_on_plates_and_in_lists(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        table = await ann.open("me", "bot:sensible", "bot:sensible", "bot:random")
        live = await there.live(table)
        bots = {1: "Bot (skilled)", 2: "Bot (skilled)", 3: "Bot (beginner)"}
        assert plates(live, 0, "en") == {0: "you", **bots}
        assert plates(live, PUBLIC, "it") == {0: "Ann", 1: "Bot (abile)", 2: "Bot (abile)", 3: "Bot (principiante)"}
        page = await ann.get("/tables", lang="it")
        assert "Ann, Bot Rovere (abile), Bot Stella (abile), Bot (principiante)" in page
        assert "Tavolo di Ann" in page
        # A bot that plays on for somebody bears their name.
        await ann.post(f"/api/tables/{table}/leave", {"seat": 0})
        assert plates(live, PUBLIC, "en")[0] == "Ann · bot"
        await play(live)
        won = live.row.outcome
        assert won is not None
        called = ("Ann", "Bot Rovere (skilled)", "Bot Stella (skilled)", "Bot (beginner)")
        line = "Won by " + ", ".join(called[seat] for seat in won["winners"])
        assert line in await there.guest().get("/tables", lang="en")


async def test_an_account_does_not_give_its_name_to_everybody_at_its_screen(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        live = await there.live(await ann.open("me", "me", "bot:random", hot_seat=True))
        assert plates(live, 0, "en") == {0: "you", 1: "", 2: "Bot (beginner)"}
        # Nor to those who played a game that it brings along.
        await play(live)
        opened = await ann.post("/api/records/", {"record": live.playing.wtr()})
        brought = await there.live(opened["table"])
        assert plates(brought, PUBLIC, "en") == {0: "", 1: "", 2: ""}
