"""The pages that people read: their examples are run, their commands played, their links followed.

A block ```pycon is typed at Python's prompt, all of a page in one session. A block ```console is typed at a shell:
each line after `$ ` is a command, what follows is its output, and a line after the terminal table's prompt is what the
player answers. A block ```sh is not run, but its `wartable` commands and their options must exist. `...` in an output
stands for anything. After a change `python -m tests.pages` writes the present outputs into the pages.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import tempfile
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import typer

from wartable.cli import app, main

ROOT = Path(__file__).parents[1]
# Two tutorials have tests of their own: tests/small/test_tutorial.py.
TUTORIAL = "add-a-title.md"
READMES = (ROOT / "README.md", ROOT / "README.it.md")
DOCS = sorted(path for path in (ROOT / "docs").rglob("*.md") if path.name != TUTORIAL)
CHANGES = (ROOT / "CHANGELOG.md", ROOT / "CHANGELOG.it.md")
HABITS = tuple(
    (ROOT / f"{name}.md", ROOT / f"{name}.it.md") for name in ("CONTRIBUTING", "SECURITY", "CODE_OF_CONDUCT")
)
ALL = (*READMES, *CHANGES, *(page for pair in HABITS for page in pair), *sorted((ROOT / "docs").rglob("*.md")))

BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<code>.*?)^```$", re.M | re.S)
PROMPT = re.compile(r"^(?:your choice|la tua scelta)> ?(.*)$", re.M)
FLAGS = doctest.ELLIPSIS
WIDTH = "100"
# Commands that are run where a page shows them; those that go on until they are stopped, or for very long, are not.
RUN = ("wartable ", "cat ")
ENDLESS = ("wartable serve", "wartable bench")


def italian(path: Path) -> bool:
    """Whether a page is in Italian."""
    return path.name.endswith(".it.md") or path.parent.name == "it"


def other(path: Path) -> Path:
    """The same page in the other language."""
    for pair in (READMES, CHANGES, *HABITS):
        if path in pair:
            return pair[1 - pair.index(path)]
    docs = ROOT / "docs"
    return docs / path.name if italian(path) else docs / "it" / path.name


def blocks(text: str, kind: str) -> Iterator[re.Match[str]]:
    """The blocks of a kind."""
    return (block for block in BLOCK.finditer(text) if block["kind"] == kind)


# -- Python --


def session(text: str) -> str:
    """All that is typed at Python's prompt, each line at its place; everything else is blank."""
    out = ["\n" * text.count("\n")] if not any(blocks(text, "pycon")) else []
    at = 0
    for block in blocks(text, "pycon"):
        out.append("\n" * text.count("\n", at, block.start("code")))
        out.append(block["code"])
        at = block.end("code")
    return "".join(out)


class Printer(doctest.DocTestRunner):
    """Runs examples and keeps what each of them printed."""

    def __init__(self) -> None:
        super().__init__(optionflags=FLAGS, verbose=False)
        self.got: dict[int, str] = {}

    def report_failure(self, out: object, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self.got[example.lineno] = got
        super().report_failure(out, test, example, got)  # type: ignore[arg-type]


def run_python(path: Path, text: str) -> tuple[Printer, str]:
    """Types a page's examples in; returns the runner and what it complains about."""
    test = doctest.DocTestParser().get_doctest(session(text), {}, path.name, str(path), 0)
    runner, said = Printer(), StringIO()
    runner.run(test, out=said.write)
    return runner, said.getvalue()


# -- the shell --


@dataclass(slots=True)
class Command:
    """A command of a page, and the output that the page shows."""

    words: str
    shown: str
    line: int


def commands(text: str) -> Iterator[Command]:
    """The commands of a page's ```console blocks that can be run here."""
    for block in blocks(text, "console"):
        line = text.count("\n", 0, block.start("code")) + 1
        for part in re.split(r"^(?=\$ )", block["code"], flags=re.M):
            first, _, rest = part.partition("\n")
            words = first.removeprefix("$ ")
            if words.startswith(RUN) and not words.startswith(ENDLESS):
                yield Command(words, rest, line)
            line += part.count("\n")


def run_command(command: Command, lang: str) -> tuple[int, str]:
    """Runs a command here; returns its exit code and what it printed."""
    words = shlex.split(command.words)
    answers = PROMPT.findall(command.shown)
    out = StringIO()

    def typed(prompt: str = "") -> str:
        if not answers:
            raise EOFError
        answer = str(answers.pop(0))
        print(f"{prompt}{answer}")
        return answer

    if words[0] == "cat":
        return 0, "".join(Path(name).read_text(encoding="utf-8") for name in words[1:])
    code = 0
    with (
        redirect_stdout(out),
        redirect_stderr(out),
        patch("sys.argv", words),
        patch("builtins.input", typed),
        patch.dict(os.environ, {"WARTABLE_LANG": lang, "COLUMNS": WIDTH, "TERMINAL_WIDTH": WIDTH, "NO_COLOR": "1"}),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return code, out.getvalue()


@dataclass(slots=True)
class Ran:
    """What came of a page: of its examples, and of its commands with their exit codes and outputs."""

    python: Printer
    said: str
    shell: list[tuple[Command, int, str]]


def run(path: Path, text: str) -> Ran:
    """Runs a page as a reader would, in an empty folder: its examples, then its commands one after the other."""
    lang = "it" if italian(path) else "en"
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        python, said = run_python(path, text)
        return Ran(python, said, [(command, *run_command(command, lang)) for command in commands(text)])


def same(shown: str, printed: str) -> bool:
    """Whether an output is the one that a page shows; blanks at line ends do not count."""

    def bare(text: str) -> str:
        return "\n".join(line.rstrip() for line in text.strip("\n").split("\n")) + "\n"

    return doctest.OutputChecker().check_output(bare(shown), bare(printed), FLAGS)


def unrun(text: str) -> list[str]:
    """The commands of a page that are not run: those of ```sh blocks, and those in backticks."""
    lines = [line for block in blocks(text, "sh") for line in block["code"].split("\n")]
    inline = re.findall(r"`(wartable [a-z][^`]*)`", BLOCK.sub("", text))
    return [line for line in (*lines, *inline) if line.startswith("wartable ")]


def unknown(line: str) -> str:
    """What is wrong with a command that is not run, or nothing."""
    node: Any = typer.main.get_command(app)
    for word in shlex.split(line, comments=True)[1:]:
        if word.startswith("-"):
            names = [name for param in node.params for name in (*param.opts, *param.secondary_opts)]
            if word.partition("=")[0] not in (*names, "--help"):
                return f"{line!r}: there is no option {word}"
        elif hasattr(node, "commands"):
            if word not in node.commands:
                return f"{line!r}: there is no command {word}"
            node = node.commands[word]
    return ""


# -- links --


def links(text: str) -> set[str]:
    """Where a page's links and pictures lead, code left out."""
    prose = re.sub(r"`[^`]*`", "", BLOCK.sub("", text))
    return set(re.findall(r"\]\(([^)\s]+)\)", prose)) | set(re.findall(r'(?:src|srcset|href)="([^"]+)"', prose))


def anchors(text: str) -> set[str]:
    """The headings of a page as links name them."""
    titles = re.findall(r"^#+ (.*)$", BLOCK.sub("", text), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def mentioned(text: str) -> set[str]:
    """Names in backticks that look like files or folders of the project."""
    named = re.findall(r"`([\w./*<>-]+)`", BLOCK.sub("", text))
    tops = ("src/", "tests/", "docs/", "benchmarks/", "fixtures/", "tools/", ".ci/")
    inner = (
        "core/",
        "titles/",
        "paint/",
        "bots/",
        "lab/",
        "store/",
        "server/",
        "cli/",
        "conformance/",
        "envs/",
        "web/",
    )
    return {name for name in named if name.startswith((*tops, *inner)) and "<" not in name and "*" not in name}


def exists(name: str) -> bool:
    """Whether the project has the file or folder; a name without `src/` is looked for in the package."""
    package = ROOT / "src" / "wartable"
    return any((base / name).exists() for base in (ROOT, package, package / "server"))


# -- writing the present outputs into the pages --


def refreshed(path: Path, text: str) -> str:
    """The page with outputs as they are now, where they differ from what it shows."""
    ran = run(path, text)
    lines = text.split("\n")
    for example in reversed(doctest.DocTestParser().get_examples(session(text))):
        if example.lineno in ran.python.got:
            first = example.lineno + example.source.count("\n")
            lines[first : first + example.want.count("\n")] = ran.python.got[example.lineno].rstrip("\n").split("\n")
    text = "\n".join(lines)
    for command, _, printed in ran.shell:
        if not same(command.shown, printed):
            tail = "\n".join(line.rstrip() for line in printed.strip("\n").split("\n"))
            shown = f"$ {command.words}\n{command.shown}"
            text = text.replace(shown, f"$ {command.words}\n{tail}\n" + ("\n" if shown.endswith("\n\n") else ""), 1)
    return text


if __name__ == "__main__":
    for page in (*READMES, *DOCS):
        before = page.read_text(encoding="utf-8")
        after = refreshed(page, before)
        if after != before:
            page.write_text(after, encoding="utf-8")
            print(f"{page.relative_to(ROOT)}: written anew")
