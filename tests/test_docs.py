"""The docs are true: examples run, commands print what is shown, links and names of files lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.pages import (
    ALL,
    DOCS,
    READMES,
    ROOT,
    Command,
    anchors,
    commands,
    exists,
    italian,
    links,
    mentioned,
    other,
    run,
    same,
    session,
    unknown,
    unrun,
)

pytestmark = pytest.mark.plain

TEXTS = {path: path.read_text(encoding="utf-8") for path in ALL}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", DOCS, ids=named)
def test_examples_and_commands_do_what_is_shown(path: Path) -> None:
    ran = run(path, TEXTS[path])
    assert ran.python.failures == 0, ran.said
    assert ran.python.tries == session(TEXTS[path]).count(">>> ")
    for command, _, printed in ran.shell:
        place = f"{named(path)}, line {command.line}: $ {command.words}"
        assert same(command.shown, printed), f"{place}\n--- shown\n{command.shown}\n--- printed\n{printed}"


def test_another_output_is_found() -> None:
    assert same("a ...\nc\n", "a b  \nc\n")
    assert not same("a\nc\n", "a\nd\n")


@pytest.mark.parametrize("path", ALL, ids=named)
def test_commands_that_are_not_run_exist(path: Path) -> None:
    wrong = [unknown(line) for line in unrun(TEXTS[path])]
    assert [problem for problem in wrong if problem] == []


def test_a_command_that_does_not_exist_is_found() -> None:
    assert unknown("wartable simulate proelio --games 10   # quick") == ""
    assert "no option" in unknown("wartable simulate proelio --gaems 10")
    assert "no command" in unknown("wartable dance")
    assert unrun("```sh\nls\nwartable titles\n```\n`wartable dance <step>`, `wartable 1`\n") == [
        "wartable titles",
        "wartable dance <step>",
    ]


@pytest.mark.parametrize("path", ALL, ids=named)
def test_links_lead_somewhere(path: Path) -> None:
    dead = []
    for link in links(TEXTS[path]):
        place, _, anchor = link.partition("#")
        if re.match(r"https?:", link):
            continue
        target = (path.parent / place).resolve() if place else path
        known = target.exists() and ROOT in target.parents
        if known and anchor and target.suffix == ".md":
            known = anchor in anchors(target.read_text(encoding="utf-8"))
        if not known:
            dead.append(link)
    assert dead == []


@pytest.mark.parametrize("path", ALL, ids=named)
def test_files_that_are_mentioned_exist(path: Path) -> None:
    assert [name for name in sorted(mentioned(TEXTS[path])) if not exists(name)] == []


def test_a_dead_link_and_a_dead_name_are_found() -> None:
    page = "[a](nowhere.md) ![b](pictures/b.svg)\n```sh\n[c](d.md)\n```\nsee `core/nothing.py` and `core/<title>.py`"
    assert links(page) == {"nowhere.md", "pictures/b.svg"}
    assert mentioned(page) == {"core/nothing.py"}
    assert not exists("core/nothing.py")
    assert exists("core/rules/state.py")
    assert anchors("# A tour, in *short*\n") == {"a-tour-in-short"}


@pytest.mark.parametrize("path", ALL, ids=named)
def test_every_page_exists_in_both_languages(path: Path) -> None:
    twin = other(path)
    assert twin.exists()
    mine, others = TEXTS[path], TEXTS[twin]
    for pattern in (r"^#+ ", r"^```\w+"):
        assert re.findall(pattern, mine, re.M) == re.findall(pattern, others, re.M), f"{named(path)}: {pattern}"
    assert [c.words.split()[:2] for c in commands(mine)] == [c.words.split()[:2] for c in commands(others)]


def test_every_page_can_be_reached_from_the_readme() -> None:
    for readme in READMES:
        reached, left = set(), [readme]
        while left:
            path = left.pop()
            if path not in reached:
                reached.add(path)
                targets = [(path.parent / link.partition("#")[0]).resolve() for link in links(TEXTS[path])]
                left.extend(target for target in targets if target in TEXTS)
        wanted = {path for path in ALL if italian(path) == italian(readme)}
        assert wanted - reached == set()


def test_commands_are_told_apart() -> None:
    page = "```console\n$ wartable titles\none\n$ curl x\n$ wartable serve\n$ wartable rules X\ntwo\nthree\n```\n"
    assert list(commands(page)) == [
        Command("wartable titles", "one\n", 2),
        Command("wartable rules X", "two\nthree\n", 6),
    ]
