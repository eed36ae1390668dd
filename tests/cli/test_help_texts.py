"""What --help says is there in every language."""

import importlib
import os
import subprocess

import pytest
import typer
from typer import rich_utils

from tests.cli import command_process
from wartable.cli import app, help_texts
from wartable.core.text.messages import LANGUAGES

pytestmark = pytest.mark.plain

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def said() -> set[object]:
    """All that the commands and typer's frame around them say in English."""
    importlib.reload(rich_utils)  # a page that was run in Italian before has left typer's own words translated
    every = list(help_texts.commands(typer.main.get_command(app)))
    helps = {thing.help for command in every for thing in (command, *command.params)}
    metavars = {getattr(command, name, None) for command in every for name in help_texts.METAVARS}
    frame = {getattr(rich_utils, name) for name in help_texts.FRAME}
    return (helps | metavars | frame | {"Usage: ", "Show this message and exit."}) - {None}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_of_the_help_has_its_translation_and_none_is_left_over(lang: str) -> None:
    assert set(help_texts.catalogue(lang)) == said()


def run(*words: str, lang: str) -> subprocess.CompletedProcess[str]:
    return command_process.run(*words, typed="", cwd=None, env={**os.environ, "WARTABLE_LANG": lang, "COLUMNS": "200"})


def test_help_speaks_the_reader_s_language() -> None:
    english, italian = run("play", "--help", lang="en").stdout, run("play", "--help", lang="it").stdout
    assert "Usage: " in english
    assert "Play a game at the terminal against bots." in english
    assert "Uso: " in italian
    for sentence in ("Gioca una partita nel terminale contro i bot.", "Opzioni", "Argomenti", "Mostra questo aiuto."):
        assert sentence in italian
    for sentence in ("Options", "Play a game", "Show this", "Your seat"):
        assert sentence not in italian


def test_a_command_within_a_command_is_translated_too() -> None:
    assert "Elenca gli account." in run("admin", "users", "--help", lang="it").stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["ply"], "Non c'è il comando 'ply'. Forse 'play', 'replay'?"),
        (["xyzzy"], "Non c'è il comando 'xyzzy'."),
        (["play"], "Manca l'argomento 'title'."),
        (["play", "--foo"], "Non c'è l'opzione --foo (forse: --bot, --option)"),
        (["play", "--seats"], "All'opzione '--seats' serve un valore."),
        (["play", "--seats", "x", "proelio"], "Valore sbagliato per '--seats': serve un numero intero"),
        (["fuzz", "proelio", "--seconds", "x"], "Valore sbagliato per '--seconds': serve un numero"),
        (["titles", "extra"], "Argomenti di troppo: extra"),
    ],
)
def test_what_was_not_typed_well_is_told_in_the_reader_s_language(words: list[str], complaint: str) -> None:
    done = run(*words, lang="it")
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Errore" in done.stderr


def test_where_the_help_is_stands_beside_the_complaint() -> None:
    assert "L'aiuto: '" in run("play", lang="it").stderr
    assert "Try '" in run("play", lang="en").stderr
