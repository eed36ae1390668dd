"""A table speaks the names of its own pack, while another with other names is played in the same process."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import wartable
from tests import budget
from tests.small import harbour
from tests.small.field import BLUE, RED, clause_of, texts, units
from tests.small.skirmish import TITLE, Skirmish
from wartable import (
    PUBLIC,
    ContentError,
    NotAnAction,
    OptionError,
    RecordError,
    Scripted,
    Seeded,
    Table,
    UndoRefused,
    files,
)
from wartable.conformance import assert_conforms
from wartable.core.rules.chance import ChanceError
from wartable.core.text.messages import LANGUAGES
from wartable.core.title import Content
from wartable.paint import html, text

OWN = {"mill", "orchard", "bridge", "farm", "chapel", "foot", "cavalry", "gun", "ambush", "rumour"}
OTHERS = {"fort", "gate", "quarry", "market", "pier", "reef", "mortar", "pike", "rider", "storm", "fog", "bribe"}


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[str]:
    wartable.register(TITLE)
    yield harbour.write_pack(tmp_path / "harbour")
    wartable.unregister(TITLE.name)


def named(told: object) -> set[str]:
    """The names of things that a text has, of either set."""
    return set(re.findall(r"[a-z]+", str(told).lower())) & (OWN | OTHERS)


def at_war(pack: str | None, draws: tuple[str, ...], lists: tuple[str, str]) -> Table:
    """A table after its lists are opened, with the deal dictated."""
    table = TITLE.open(2, chance=Scripted(*draws, then=Seeded(3)), pack=pack)
    for seat, words in enumerate(lists):
        table.act(seat, words)
    return table


def both(pack: str) -> tuple[Table, Table]:
    """A table with the pack and one with the title's own content, played in turns."""
    there = at_war(pack, ("storm", "fog", "bribe", "fog"), ("list 1 mortar 2 rider", "list 2 pike 4 sailor"))
    here = at_war(None, ("ambush", "rumour", "rumour", "rumour"), ("list 1 gun 2 cavalry", "list 4 foot"))
    there.act(RED, "march fort gate 1 mortar 1 rider", "march gate market 1 mortar 1 rider")
    here.act(RED, "march red_camp mill 1 gun 1 cavalry", "march mill farm 1 gun 1 cavalry")
    there.act(BLUE, "march fleet reef 2 pike 1 sailor", "march reef pier 2 pike 1 sailor")
    here.act(BLUE, "march blue_camp chapel 3 foot", "end")
    there.act(RED, "march market pier 1 mortar 1 rider")
    there.act(BLUE, "play bribe")
    return there, here


def test_choices_refusals_and_undo_speak_the_packs_names(pack: str) -> None:
    table = TITLE.open(2, seed=2, pack=pack)
    assert texts(table, RED) == ["list 1 mortar …", "list 1 pike …", "list 1 rider …", "list 1 sailor …"]
    table.act(RED, "list 1 sailor …", "list 1 rider …")
    table.undo(RED, "list 1 sailor ...")
    with pytest.raises(UndoRefused, match="list 1 pike"):
        table.undo(RED, "list 1 pike ...")
    table.act(RED, "list 2 rider")
    table.act(BLUE, "list 1 mortar 3 sailor")
    assert [units(table, *place) for place in ((RED, "fort"), (BLUE, "fleet"))] == [
        {"rider": 2},
        {"mortar": 1, "sailor": 3},
    ]
    assert clause_of(table, RED, "march fort pier 1 rider") == "SK-MARCH-03"
    assert clause_of(table, RED, "march fort gate 1 sailor") == "SK-MARCH-02"
    with pytest.raises(NotAnAction, match="'mill' is not one of fort, gate, quarry"):
        table.why_not(RED, "march mill bridge 1 foot")
    with pytest.raises(NotAnAction, match="'foot' is not one of mortar, pike, rider, sailor"):
        table.act(RED, "march fort gate 1 foot")
    assert [choice.label("it") for choice in table.choices(RED)] == ["In marcia da: forte", "Finisci il turno"]


@pytest.mark.clause("SK-GAME-01")
def test_two_tables_with_two_sets_of_names_live_side_by_side(pack: str) -> None:
    there, here = both(pack)
    for viewer in (PUBLIC, RED, BLUE):
        assert named(there.log(viewer)) - OTHERS == set()
        assert named(here.log(viewer)) - OWN == set()
    assert {"pier", "market", "mortar", "bribe"} <= named(there.log(PUBLIC))
    assert "Blue plays Bribe." in there.log(RED)
    assert "Rosso marcia (porta – mercato): 1 mortaio e 1 cavalleggero." in there.log(BLUE, "it")
    assert "Red marches from Mill to Farm: 1 cavalry and 1 gun." in here.log(BLUE)
    assert there.log(RED)[0] == "Red gets Storm and Fog."
    assert there.log(BLUE)[0] == "Red gets 2 cards."


def test_scenes_are_drawn_and_told_with_the_packs_map(pack: str) -> None:
    for table, mine, others in zip(both(pack), (OTHERS, OWN), (OWN, OTHERS), strict=True):
        for lang in LANGUAGES:
            scene = table.scene(RED, lang)
            (board,) = scene.boards
            assert len(board.zones) == len(table.view(RED).zones)  # type: ignore[attr-defined]
            assert all(zone.name in html(scene) for zone in board.zones)
            assert all(zone.name in text(scene) for zone in board.zones if zone.stacks)
        assert named(table.scene(RED, "en").log) & others == set()
        assert named(text(table.scene(RED, "en"))) & mine
        assert named(text(table.scene(RED, "en"))) & others == set()


def test_records_are_read_by_the_pack_they_were_played_with(pack: str, tmp_path: Path) -> None:
    for table, folder, other in zip(both(pack), (pack, None), (None, pack), strict=True):
        for viewer in (None, PUBLIC, RED, BLUE):
            table.save(tmp_path / "game.wtr", viewer)
            (record,) = wartable.records(tmp_path / "game.wtr")
            if viewer is None:
                again = wartable.load(tmp_path / "game.wtr", pack=folder)
                assert again.state.to_dict() == table.state.to_dict()
                assert again.wtr() == table.wtr()
                with pytest.raises(RecordError, match="line 4: the table was played with the content"):
                    wartable.load(tmp_path / "game.wtr", pack=other)
                continue
            for lang in LANGUAGES:
                assert files.log(record, lang, pack=folder) == table.log(viewer, lang)
            with pytest.raises(RecordError, match="the table was played with the content"):
                files.log(record, pack=other)


def test_the_words_of_a_pack_may_be_mended_without_losing_its_records(pack: str, tmp_path: Path) -> None:
    table, _ = both(pack)
    table.save(tmp_path / "game.wtr")
    harbour.write_pack(Path(pack), english=harbour.ENGLISH.replace("= Pier", "= Jetty"))
    again = wartable.load(tmp_path / "game.wtr", pack=pack)
    assert "Jetty" in str(again.log(PUBLIC))
    assert "Pier" in str(table.log(PUBLIC)), "an open table keeps its own"


@pytest.mark.parametrize(("folder", "card"), [(True, "ambush"), (False, "storm")])
def test_a_script_is_read_by_the_names_of_its_table(pack: str, folder: bool, card: str) -> None:
    with pytest.raises(ChanceError, match=f"'{card}' is no name of a kind"):
        TITLE.open(2, chance=Scripted(card, then=Seeded(1)), pack=pack if folder else None)


def test_every_way_to_a_table_binds_its_script(pack: str, tmp_path: Path) -> None:
    deal = ("bribe", "bribe", "storm", "fog")
    assert TITLE.new_state(2, chance=Scripted(*deal), pack=pack).to_dict()["hands"] == {
        "red": {"bribe": 2},
        "blue": {"storm": 1, "fog": 1},
    }
    table = TITLE.open(2, seed=1, pack=pack)
    table.save(tmp_path / "game.wtr")
    words = table.state.to_dict()
    for again in (
        wartable.load(tmp_path / "game.wtr", pack=pack, chance=Scripted("fog")),
        TITLE.position(words, pack=pack, chance=Scripted("fog")),
        table.fork(RED, Scripted(0, 0, "fog")),
    ):
        assert again._engine.chance.draw([1, 1, 1], 0, 3) == 1


def test_a_position_speaks_the_packs_names(pack: str) -> None:
    table, own = both(pack)
    again = TITLE.position(table.state.to_dict(), pack=pack)
    assert again.state.to_dict() == table.state.to_dict()
    assert again.view(RED) == table.view(RED)
    with pytest.raises(wartable.PositionError, match=r"units.red: '\w+' is not one of red_camp"):
        TITLE.position(table.state.to_dict())
    with pytest.raises(wartable.PositionError, match=r"units.red: '\w+' is not one of fort"):
        TITLE.position(own.state.to_dict(), pack=pack)


def test_a_game_with_a_pack_is_played_to_its_end_and_replayed(pack: str, tmp_path: Path) -> None:
    for seed in range(30):
        table, hand = TITLE.open(2, seed=seed, pack=pack), Seeded(seed)
        while table.deciders:
            seat = table.deciders[0]
            choices = table.choices(seat)
            table.act(seat, choices[hand.below(len(choices))].text)
        table.save(tmp_path / "game.wtr")
        assert wartable.load(tmp_path / "game.wtr", pack=pack).log(PUBLIC) == table.log(PUBLIC)


@pytest.mark.compiled
@pytest.mark.parametrize(("session", "clicks"), budget.SMALL.items())
def test_a_title_with_these_names_conforms(pack: str, session: str, clicks: int) -> None:
    class Harbour(Skirmish):
        package = ""  # the lessons and drawings are those of other zones

        def content(self, given: str | None = None) -> Content:
            return super().content(given or pack)

    title = Harbour()
    # The fact sheet's examples are in the title's own names.
    examples = ("list 3 pike 1 sailor", "march gate market 3 rider", "play fog", "lose 2 mortar", "retreat reef")
    title.sheet = replace(title.sheet, notation=examples)
    assert_conforms(title, steps=clicks // 2, sessions=[session])


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("cost = 1", "cost = 0", r"\[units\] pike.cost: 0 is not a whole number from 1 to 9"),
        ("cost = 1", "cost = true", r"\[units\] pike.cost: True"),
        ("[cards]", "[cars]", r"unknown table \[cars\]; there are \[map\], \[zones\], \[units\], \[cards\]"),
        ("[cards]", "[cards]\n[cards.more]", r"\[cards\] more.storm: no such key; there are copies, dice, icon"),
        ("dice = 3", "dices = 3", r"\[cards\] storm.dices: no such key; there are copies, dice, icon"),
        ("dice = 3,", "", r"\[cards\] storm.dice: missing"),
        (', icon = "gun"', "", r"\[units\] mortar.icon: 'mortar' is not one of foot, cavalry"),
        ("dice = 3", "dice = 'x'", r"\[cards\] storm.dice: 'x'"),
        ("pike =", "Pike =", r"\[units\] Pike: a name is small letters"),
        ("pike =", "'2' =", r"\[units\] 2: a name is small letters"),
        ('icon = "gun"', 'icon = "moon"', r"\[units\] mortar.icon: 'moon'"),
        ('next = ["gate", "quarry"]', 'next = ["gate"]', r"\[zones\] quarry.next: 'fort'"),
        (
            'next = ["gate", "quarry"]',
            'next = ["gate", "quarry", "moon"]',
            r"\[zones\] fort.next\[2\]: 'moon' is not one of fort, gate",
        ),
        ('next = ["gate", "quarry"]', "next = [['gate']]", r"\[zones\] fort.next"),
        ('next = ["gate", "quarry"]', "next = 7", r"\[zones\] fort.next"),
        ("place = [100, 300]", "place = [100]", r"\[zones\] fort.place"),
        ('goal = "pier"', 'goal = "fort"', r"\[map\] camps, goal"),
        ('camps = ["fort", "fleet"]', "camps = 2", r"\[map\] camps: a list is needed, not 2"),
        ('camps = ["fort", "fleet"]', "camps = ['fort']", r"\[map\] camps: a list of length 2 is needed, not 1"),
        ("[map]", "[map]\nground = 'moon'", r"\[map\] ground"),
        ("copies = 3", "copies = 0", None),
        ("copies = 2", "copies = 0", r"\[cards\] copies: two for each side"),
    ],
)
def test_a_bad_pack_is_refused_with_file_and_key(tmp_path: Path, old: str, new: str, place: str | None) -> None:
    folder = harbour.write_pack(tmp_path, harbour.CONTENT.replace(old, new))
    if place is None:
        assert TITLE.open(2, pack=folder).deciders == (RED, BLUE)
        return
    with pytest.raises(ContentError, match=rf"skirmish\.toml: {place}"):
        TITLE.open(2, pack=folder)


@pytest.mark.parametrize("table", ["zones", "units", "cards"])
def test_a_pack_has_as_many_names_as_codes_have_room_for(tmp_path: Path, table: str) -> None:
    most, rows = (7 if table == "units" else 16), harbour.CONTENT.partition(f"[{table}]\n")
    row = rows[2].split("=", 1)[1].split("\n")[0]
    more = "".join(f"name_{i} ={row}\n" for i in range(most))
    folder = harbour.write_pack(tmp_path, rows[0] + rows[1] + more + rows[2])
    with pytest.raises(
        ContentError, match=rf"skirmish\.toml: \[{table}\]: 1 to {most} names are needed, not \d+"
    ) as found:
        TITLE.content(folder)
    assert f"servono da 1 a {most} nomi, non" in found.value.label("it")


def test_a_pack_needs_words_in_both_languages(tmp_path: Path) -> None:
    folder = harbour.write_pack(tmp_path, harbour.CONTENT.replace("fog = {", "mist = {"))
    with pytest.raises(ContentError, match=r"messages/en.ftl: no message 'card-mist'"):
        TITLE.content(folder)
    folder = harbour.write_pack(tmp_path, italian=harbour.ITALIAN.replace("zone-reef", "zone-scoglio"))
    with pytest.raises(ContentError, match=r"messages/it.ftl: no message 'zone-reef'"):
        TITLE.content(folder)
    folder = harbour.write_pack(tmp_path, english=harbour.ENGLISH.replace("= Reef", "= { $colour } Reef"))
    with pytest.raises(ContentError, match=r"messages/en.ftl: message 'zone-reef'"):
        TITLE.content(folder)


def test_a_list_that_nobody_could_pay_is_no_option(tmp_path: Path) -> None:
    dear = re.sub(r"cost = \d", "cost = 5", harbour.CONTENT)
    folder = harbour.write_pack(tmp_path, dear)
    with pytest.raises(OptionError, match="points: the cheapest unit costs 5, a list may cost 4"):
        TITLE.open(2, {"points": 4}, pack=folder)
