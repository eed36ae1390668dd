"""What holds for both small titles: random games, records, redeals, texts, pictures, every clause cited."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

import wartable
from tests.small.auction import TITLE as AUCTION
from tests.small.skirmish import TITLE as SKIRMISH
from wartable import PUBLIC, Seeded, Table, Title, UndoRefused
from wartable.core.scene import thing_ids
from wartable.core.text.messages import LANGUAGES
from wartable.paint import html, text

TITLES = [AUCTION, SKIRMISH]
GAMES = 200
FOLDER = Path(__file__).parent


@pytest.fixture(params=TITLES, ids=lambda title: title.name)
def title(request: pytest.FixtureRequest) -> Iterator[Title]:
    # Registered for this test alone: other tests of the same run count on the titles that are installed.
    yield wartable.register(request.param)
    wartable.unregister(request.param.name)


def opened(title: Title, seed: int) -> Table:
    """A table with one option after another away from its default."""
    option = title.sheet.options[seed % len(title.sheet.options)]
    value = option.each_value()[seed % len(option.each_value())]
    return title.open(title.sheet.seats[0], {option.name: value}, seed=seed)


def play(table: Table, hand: Seeded, clicks: int = 4000) -> Table:
    """Random clicks of the seats that are asked, with an undo now and then."""
    for _ in range(clicks):
        if not table.deciders:
            break
        seat = table.deciders[hand.below(len(table.deciders))]
        choices = table.choices(seat)
        assert [choice.code for choice in choices] == table.state.legal(seat)
        table.act(seat, choices[hand.below(len(choices))], number=table.number(seat))
        if table.deciders and hand.below(8) == 0:
            take_back(table, hand.below(table.seats))
    return table


def take_back(table: Table, seat: int) -> None:
    """An undo changes nothing if it is refused, and never touches what another seat may still undo."""
    before = table.state.to_dict()
    try:
        table.undo(seat)
    except UndoRefused:
        assert table.state.to_dict() == before


def test_random_games_come_to_an_end(title: Title) -> None:
    endings = set()
    for seed in range(GAMES):
        table = play(opened(title, seed), Seeded(seed + 1))
        assert title.invariants(table.state) == []
        assert table.outcome is not None
        assert not table.deciders
        endings.add(title.clauses[table.outcome.clause])
    resigned = {clause for clause in title.sheet.endings if clause in ("AU-END-02", "SK-END-03")}
    assert endings == set(title.sheet.endings) - resigned, "every way to end but resignation"


def test_a_record_replays_to_the_same_position_and_log(title: Title, tmp_path: Path) -> None:
    for seed in range(12):
        table = play(opened(title, seed), Seeded(seed), clicks=10 + 20 * seed)
        for seat in range(table.seats):
            while table.state.drafting(seat):
                table.undo(seat)
        table.save(tmp_path / "game.wtr")
        again = wartable.load(tmp_path / "game.wtr")
        assert again.state.to_dict() == table.state.to_dict()
        for viewer in range(-1, table.seats):
            assert again.log(viewer) == table.log(viewer)
            assert again.wtr(viewer) == table.wtr(viewer)


def test_positions_go_into_words_and_back(title: Title) -> None:
    for seed in range(20):
        table = play(opened(title, seed), Seeded(seed), clicks=7 * seed)
        words = table.state.to_dict()
        again = title.position(words).state
        assert again.to_dict() == words
        assert again.deciders() == table.deciders
        assert [again.legal(seat) for seat in again.deciders()] == [table.state.legal(s) for s in table.deciders]


def test_a_redeal_looks_the_same_and_asks_the_same_seats(title: Title) -> None:
    for seed in range(40):
        table = play(opened(title, seed), Seeded(seed), clicks=3 * seed)
        for viewer in range(-1, table.seats):
            redealt = table.state.redeal(viewer, Seeded(7))
            assert title.view(redealt, viewer) == table.view(viewer)
            assert redealt.deciders() == table.view(viewer).asked
            assert table.state.redeal(viewer, Seeded(5)).redeal(viewer, Seeded(7)).to_dict() == redealt.to_dict()


def test_no_sealed_answer_and_no_row_of_another_survives_a_redeal(title: Title) -> None:
    # One of several that are asked answers; no redeal may let the others tell.
    table = opened(title, 1)
    while len(table.deciders) < 2:
        table.act(table.deciders[0], table.choices(table.deciders[0])[0])
    viewer = table.deciders[0]
    before = table.state.redeal(viewer, Seeded(3)).to_dict()
    other = table.deciders[1]
    table.act(other, table.choices(other)[0])
    assert table.state.redeal(viewer, Seeded(3)).to_dict() == before
    table.play_default(other)
    assert other not in table.deciders
    assert table.state.redeal(viewer, Seeded(3)).to_dict() == before


def test_every_position_is_painted_and_told_in_both_languages(title: Title) -> None:
    for seed in range(6):
        table = play(opened(title, seed), Seeded(seed), clicks=9 * seed)
        for viewer in (PUBLIC, *range(table.seats)):
            for lang in LANGUAGES:
                scene = table.scene(viewer, lang)
                things = thing_ids(scene)
                assert len(things) == len(set(things))
                targets = {target for choice in scene.choices for target in choice.targets}
                targets |= {target for miss in scene.near_misses for target in miss.targets}
                assert targets <= set(things)
                told, painted = text(scene), unescape(html(scene))
                assert all(seat.name in told and seat.name in painted for seat in scene.seats)
                zones = [zone for board in scene.boards for zone in board.zones]
                assert all(zone.name in painted for zone in zones)
                assert all(f"{zone.name}: " in told for zone in zones if zone.stacks or zone.note)
                assert all(choice.label in painted for choice in scene.choices)


def test_both_languages_have_the_same_messages(title: Title) -> None:
    keys = [
        re.findall(r"^([\w-]+) =", (FOLDER / title.name / "messages" / f"{lang}.ftl").read_text(), re.M)
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1]


def test_every_clause_is_cited_by_a_test(title: Title) -> None:
    tests = "".join(path.read_text() for path in FOLDER.glob("test_*.py"))
    marks = "".join(re.findall(r"@pytest\.mark\.clause\(([^)]*)\)", tests))
    prefix = title.rulebook.ids[0].partition("-")[0]
    assert {found for found in re.findall(r'"([^"]+)"', marks) if found.startswith(prefix)} == set(title.rulebook.ids)
    assert set(title.clauses[1:]) <= set(title.rulebook.ids)
    assert {option.clause for option in title.sheet.options} <= set(title.rulebook.ids)
