"""The `wartable` command as a user types it: output, exit codes, and no traceback for a user's mistake."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import wartable
from tests.cli import command_process
from tests.small.skirmish import TITLE as SKIRMISH
from wartable._build import build
from wartable.cli.terminal.play import titles


def run(*words: str, typed: str = "", cwd: Path | None = None, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Runs the command in a process of its own, with what a user types at its prompts."""
    return command_process.run(*words, typed=typed, cwd=cwd, env=spoken(lang))


def spoken(lang: str) -> dict[str, str]:
    """The environment of a user who speaks a language."""
    return {**os.environ, "WARTABLE_LANG": lang, "COLUMNS": "100"}


def run_anew(*words: str, cwd: Path | None = None, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """The same with a Python that has loaded nothing yet."""
    command = [sys.executable, "-c", "from wartable.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=spoken(lang), timeout=300, check=False)


def mistake(*words: str, cwd: Path | None = None, anew: bool = False) -> str:
    """What a user's mistake is answered with: one line, exit code 2, no traceback."""
    done = (run_anew if anew else run)(*words, cwd=cwd)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return done.stderr


def test_version_and_help() -> None:
    assert run_anew("--version").stdout == f"wartable {wartable.__version__}, {build()}\n"
    told = run_anew("--help").stdout
    assert run("--help").stdout.split("\n", 2)[2] == told.split("\n", 2)[2]  # but for the name that it was called by
    for command in (
        "titles",
        "play",
        "coach",
        "serve",
        "replay",
        "verify",
        "content",
        "rules",
        "simulate",
        "conformance",
        "fuzz",
    ):
        assert command in told


def test_a_coached_game_at_the_terminal() -> None:
    typed = "\ndraw\nshow\nback\nfortify shields\nback\nquit\n"
    told = run("coach", "proelio", typed=typed).stdout
    for said in (
        "Striking (1 of 14)",
        "Welcome! You lead the House of Giglio",
        "All in good time. Build your Shields first",
        "That is how it goes.",
        "Striking (3 of 14)",
        "Goodbye.",
    ):
        assert said in told
    assert told.count("Striking (2 of 14)") >= 3, "at first, after it was shown, and after going back"
    whole = "\n" + "show\n\n" * 4 + "\n" + "show\n\n" * 7 + "\n"
    italian = run("coach", "proelio", "--lang", "it", typed=whole).stdout
    assert "In difesa (14 di 14)" in italian
    assert italian.endswith("La lezione è finita. Ora una partita vera: wartable play proelio\n")


@pytest.mark.plain
def test_titles_in_both_languages() -> None:
    assert "Open War" in run("titles").stdout
    assert "Guerra Aperta" in run("titles", lang="it").stdout
    assert "Guerra Aperta" in run("titles", "--lang", "it").stdout


def test_a_title_for_so_many_seats_and_no_others(capsys: pytest.CaptureFixture[str]) -> None:
    wartable.register(SKIRMISH)
    try:
        for lang, few, many in (("en", "Skirmish: 2 seats (", "3 to 6 seats"), ("it", ": 2 posti (", "da 3 a 6 posti")):
            titles(lang)
            told = capsys.readouterr().out
            assert few in told
            assert many in told
    finally:
        wartable.unregister("skirmish")


def test_a_game_at_the_terminal() -> None:
    typed = "help\nwhy attack hero\nask neighbours\nlog 3\n99\nnonsense\n1\nundo\nlang it\nlang xx\nquit\n"
    told = run("play", "proelio", "--seed", "3", "--seats", "3", typed=typed)
    assert told.returncode == 0
    assert "PR-ATK-02" in told.stdout
    assert "There is no choice 99" in told.stdout
    assert "'nonsense' is no action" in told.stdout
    assert "Arrivederci." in told.stdout
    assert "Traceback" not in told.stderr


def test_the_end_of_input_leaves_the_game() -> None:
    assert run("play", "proelio", "--seed", "3").returncode == 0


def test_a_whole_game_by_numbers_saved_replayed_and_verified(tmp_path: Path) -> None:
    told = run("play", "proelio", "--seats", "3", typed="1\n" * 900 + "quit\n", cwd=tmp_path)
    assert told.returncode == 0
    saved = run("play", "proelio", "--seats", "3", typed="1\nsave game.wtr\nquit\n", cwd=tmp_path)
    assert "Saved as game.wtr." in saved.stdout
    replayed = run("replay", "game.wtr", cwd=tmp_path)
    assert replayed.returncode == 0
    assert "still open" in replayed.stdout
    again = run("play", "proelio", "--load", "game.wtr", typed="quit\n", cwd=tmp_path)
    assert again.returncode == 0
    assert "Verified" in run("verify", "game.wtr", cwd=tmp_path).stdout


def test_verify_proves_a_finished_game_and_finds_a_changed_die(tmp_path: Path) -> None:
    table = wartable.title("proelio").open(seats=3, chance=wartable.Fair(bytes(range(32))), options={"round_cap": 1})
    table.salt(0, "rose")
    while table.deciders:
        table.act(table.deciders[0], table.choices(table.deciders[0])[0])
    table.save(tmp_path / "game.wtr")
    done = run("verify", "game.wtr", cwd=tmp_path)
    assert done.returncode == 0
    assert "Verified" in done.stdout
    lines = (tmp_path / "game.wtr").read_text().splitlines(keepends=True)
    drawn = next(i for i, line in enumerate(lines) if line.startswith("~"))
    lines[drawn] = lines[drawn].replace(" 0 ", " 1 ", 1)
    (tmp_path / "bad.wtr").write_text("".join(lines))
    assert f"line {drawn + 1}" in mistake("verify", "bad.wtr", cwd=tmp_path)


def test_simulate() -> None:
    done = run("simulate", "proelio", "--games", "12", "--seats", "3", "--bots", "sensible,random,random")
    assert done.returncode == 0
    assert "12 games of proelio" in done.stdout
    assert "sensible" in done.stdout


@pytest.mark.plain
def test_rules_by_clause_by_words_and_coverage(tmp_path: Path) -> None:
    assert run("rules", "PR-ATK-09").stdout.startswith("PR-ATK-09")
    assert "PR-PLG-" in run("rules", "Peste", lang="it").stdout
    assert run("rules", "zeppelin").returncode == 1
    (tmp_path / "tests").mkdir()
    test = '@pytest.mark.clause("PR-ATK-09")\ndef test_x():\n    assert book.clause("PR-ATK-10")\n'
    (tmp_path / "tests" / "test_x.py").write_text(test)  # to read a clause is not to check it
    done = run("rules", "coverage", cwd=tmp_path)
    assert done.returncode == 1
    assert "1 of 271" in done.stdout


# What the essays and notes of a game imply: no rules.
NOTE = re.compile(r"GR-NOTE-")


@pytest.mark.plain
def test_every_clause_of_the_shipped_rulebooks_is_cited() -> None:
    done = run("rules", "coverage", "--tests", str(Path(__file__).parent.parent))
    titles = re.findall(r"(\w+): \d+ of \d+ clauses", done.stdout)
    assert titles == wartable.title_names()
    uncited = [id for line in re.findall(r"Not cited: (.*)", done.stdout) for id in line.split(", ")]
    assert [id for id in uncited if not NOTE.match(id)] == []


@pytest.mark.plain
def test_content_check(tmp_path: Path) -> None:
    source = Path(wartable.__file__).parent / "titles" / "proelio" / "content" / "cards.toml"
    (tmp_path / "cards.toml").write_text(source.read_text())
    done = run("content", "check", str(tmp_path), "--title", "proelio")
    assert done.returncode == 0
    assert "good" in done.stdout
    (tmp_path / "cards.toml").write_text(source.read_text().replace("plague = 2", "plague = -2"))
    assert "[base] plague: -2" in mistake("content", "check", str(tmp_path), "--title", "proelio")


@pytest.mark.plain
def test_content_price(tmp_path: Path) -> None:
    for file in (Path(wartable.__file__).parent / "titles" / "campaign" / "content").iterdir():
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    command = ("content", "price", str(tmp_path), "--title", "campaign")
    assert "every price is what the formula gives" in run(*command).stdout
    germany = tmp_path / "germany.json"
    own = germany.read_text("utf-8")
    germany.write_text(own.replace('"recruits": 65', '"recruits": 66', 1), "utf-8")
    assert "1 unit has another price" in run(*command).stdout
    assert germany.read_text("utf-8") != own
    assert "1 unit has a new price" in run(*command, "--write").stdout
    assert germany.read_text("utf-8") == own
    assert "no formula" in mistake("content", "price", str(tmp_path), "--title", "proelio")


def test_conformance_and_fuzz() -> None:
    assert "proelio conforms" in run("conformance", "proelio", "--seconds", "1").stdout
    assert "no fault" in run("fuzz", "proelio", "--seconds", "1").stdout


@pytest.mark.plain
@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("play", "chess"), "there is no title 'chess'"),
        (("play", "proelio", "--seats", "9"), "3-6 seats"),
        (("play", "proelio", "--seat", "7"), "there is no seat 7"),
        (("play", "proelio", "-o", "speed=fast"), "no option 'speed'"),
        (("play", "proelio", "-o", "allow_pass"), "name=value"),
        (("play", "proelio", "-o", "allow_pass=perhaps"), "true or false"),
        (("play", "proelio", "--bot", "perfect"), "level 'perfect'"),
        (("play", "proelio", "--pack", "/no/such/folder"), "no such folder"),
        (("play", "proelio", "--lang", "fr"), "language 'fr'"),
        (("play", "proelio", "--load", "missing.wtr"), "missing.wtr"),
        (("replay", "missing.wtr"), "missing.wtr"),
        (("verify", "missing.wtr"), "missing.wtr"),
        (("simulate", "proelio", "--bots", "random,random"), "2 players for 4 seats"),
        (("conformance", "chess"), "there is no title 'chess'"),
    ],
)
def test_mistakes_get_one_clear_line(words: tuple[str, ...], part: str, tmp_path: Path) -> None:
    told = mistake(*words, cwd=tmp_path)
    assert part in told
    assert len(told.strip().splitlines()) == 1


@pytest.mark.plain
def test_bench_outside_the_project(tmp_path: Path) -> None:
    assert "make bench" in mistake("bench", cwd=tmp_path, anew=True)
