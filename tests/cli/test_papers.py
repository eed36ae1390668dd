"""The papers of a desk at the terminal: forms, files, names, going back."""

from __future__ import annotations

from pathlib import Path

import pytest

import wartable
from tests.small.muster import TITLE as MUSTER
from tests.titles.campaign.scene.test_desk import opened, picked
from tests.titles.campaign.war import in_battle
from wartable.bots.player import Player
from wartable.cli.common import all_titles
from wartable.cli.terminal.play import Terminal
from wartable.core.rules.chance import Seeded
from wartable.core.table.table import Table


def typed(monkeypatch: pytest.MonkeyPatch, table: Table, *lines: str, lang: str = "en", seat: int = 0) -> None:
    """Lines typed at a table by a seat, which then leaves."""
    waiting = [*lines, "quit"]
    monkeypatch.setattr("builtins.input", lambda _: waiting.pop(0))
    Terminal(table, seat, Player(table.title, "sensible", Seeded(1)), lang).run()
    assert waiting == []


def test_a_list_is_exported_and_imported_after_a_look(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "army.json"
    table = picked(opened())
    table.name_thing("unit.0.1.1", "Wolves", 0)
    typed(monkeypatch, table, "files", f"files germany-1943.json {file}")
    said = capsys.readouterr().out
    assert "germany-1943.json List as JSON" in said
    assert f"Saved as {file}." in said
    other = opened()
    typed(monkeypatch, other, "form", f"form import {file}", "no", f"form import {file}", "yes")
    said = capsys.readouterr().out
    assert "import           Import" in said
    assert said.count("It brings the name of 1 unit.") == 2
    assert other.names_for(other.view(0)) == {"unit.0.1.1": "Wolves"}
    assert other.scene(0, "en").downloads == table.scene(0, "en").downloads


def test_a_sample_list_is_taken_up_after_a_look(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = picked(opened(), "list 1.1 3 rifle 1.hq 1 hq_foot")
    before = table.scene(0, "it")
    typed(monkeypatch, table, "form sample", "no", lang="it")
    assert table.scene(0, "it") == before
    typed(monkeypatch, table, "form sample", "sì", lang="it")
    assert table.scene(0, "it") != before
    assert "Procedo?" not in capsys.readouterr().out, "that is the prompt"


def test_names_are_given_and_taken_away(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = picked(opened())
    typed(monkeypatch, table, "rename", "rename unit.0.1.1 Grey Wolves", "rename formation.1.1 Sheep")
    said = capsys.readouterr().out
    assert "  unit.0.1.hq" in said
    assert "  formation.0.2" in said
    assert "not its own" in said
    assert table.names_for(table.view(0)) == {"unit.0.1.1": "Grey Wolves"}
    typed(monkeypatch, table, "rename unit.0.1.1")
    assert not any(table.names_for(table.view(0)).values())


def test_documents_are_written_as_pages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = picked(opened())
    typed(monkeypatch, table, "print", f"print roster {tmp_path / 'roster.html'}", "print poem")
    said = capsys.readouterr().out
    assert "  roster           Roster" in said
    assert "There is no “poem” here. Choose from: roster, cards" in said
    assert "@page{size:A4" in (tmp_path / "roster.html").read_text(encoding="utf-8")


def test_a_result_is_gone_back_to_and_taken_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = in_battle(step="battle")
    table.act(0, "over conceded")
    table.act(0, "result lost 1 1.1 2 rifle outcome marginal 1")
    table.act(1, "confirm")
    (point,) = table.point_names("en")
    typed(monkeypatch, table, "back", f"back {point}", "take-up", "back 99")
    said = capsys.readouterr().out
    assert f"  {point}                the result of battle 1" in said
    assert table.view(0).step == "result"
    assert table.history.drafts[0], "the result stands there as it was entered"
    assert "There is no “99” here." in said


def test_a_table_without_papers_says_so_and_a_faulty_file_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = wartable.title("proelio").open(seats=3, seed=1)
    typed(monkeypatch, table, "form", "files", "print", "rename", "back", "take-up", "form import nothing.json")
    assert capsys.readouterr().out.count("There is nothing here.") == 5
    table = opened()
    (tmp_path / "list.txt").write_text("list 1.1 9 rifle", encoding="utf-8")
    typed(monkeypatch, table, f"form import {tmp_path / 'list.txt'}", f"form import {tmp_path / 'none.txt'}")
    said = capsys.readouterr().out
    assert "“9” is not a number from 1 to 5" in said
    assert "none.txt cannot be read" in said


def test_no_command_of_the_terminal_is_a_word_of_a_game() -> None:
    for title in (*all_titles("en"), MUSTER):
        terminal = Terminal(title.open(title.sheet.seats[0], {}, seed=1), 0, Player(title, "random", Seeded(1)), "en")
        words = {example.split()[0] for example in title.sheet.notation}
        assert not words & {*terminal.papers}, title.name
