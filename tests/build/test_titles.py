"""What a title's shape promises: a verb or a step is told in few places, and a title is short.

Who opens a step's file finds there what is asked, why not, what it does and what it is called. A verb that many modules
name is told in many places.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.small import auction, skirmish
from tests.small.auction import kit as auction_kit
from tests.small.auction.steps import STEPS as AUCTION_STEPS
from tests.small.skirmish import codes as skirmish_codes
from tests.small.skirmish.steps import STEPS as SKIRMISH_STEPS
from wartable.core.desk import Desk
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Log
from wartable.core.rules.state import State
from wartable.core.rules.steps import Step
from wartable.core.rules.verbs import Verb
from wartable.core.title import Title

pytestmark = pytest.mark.plain

MOST_MODULES = 7


class Shape(NamedTuple):
    """A title's folder, its tables of verbs and steps, and the most lines of code that it may have."""

    module: Any
    verbs: Sequence[Verb]
    steps: Sequence[Step[Any]]
    lines: int

    @property
    def files(self) -> list[Path]:
        return sorted(Path(self.module.__file__).parent.rglob("*.py"))

    @property
    def names(self) -> list[str]:
        return sorted({verb.word for verb in self.verbs} | {step.name for step in self.steps})


TITLES = {
    "auction": Shape(auction, auction_kit.VERBS, AUCTION_STEPS, 600),
    "skirmish": Shape(skirmish, skirmish_codes.VERBS, SKIRMISH_STEPS, 950),
}

# What a title cannot call otherwise: methods that core calls, such as a step's `play`.
CORE = {name for owner in (Chance, Desk, Log, State, Step, Title) for name in dir(owner)}


def spelled(identifier: str) -> str:
    """An identifier as words in small letters: `TurnEnd` and `TURN_END` are both `turn_end`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", identifier).lower()


def said(tree: ast.Module) -> Iterator[str]:
    """The identifiers and the words of all strings in a module, docstrings and core's own names left out."""
    bodies = (ast.Module, ast.ClassDef, ast.FunctionDef)
    firsts = [node.body[0] for node in ast.walk(tree) if isinstance(node, bodies) and node.body]
    docstrings = {id(first.value) for first in firsts if isinstance(first, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield from re.findall(r"\w+", node.value.lower())
        for field in ("id", "attr", "name", "asname", "arg", "module"):
            found = getattr(node, field, None)
            if isinstance(found, str) and found not in CORE:
                yield from map(spelled, found.split("."))


def naming(shape: Shape, name: str) -> list[str]:
    """The modules of a title that name a verb or step, alone or as a word of a longer name."""
    pattern = re.compile(rf"(^|_){name}(_|$)")
    return [
        file.name for file in shape.files if any(pattern.search(word) for word in said(ast.parse(file.read_text())))
    ]


@pytest.mark.parametrize("title", TITLES)
def test_a_verb_or_step_is_named_in_few_modules(title: str) -> None:
    shape = TITLES[title]
    assert len(shape.names) >= 5
    found = {name: naming(shape, name) for name in shape.names}
    assert all(found.values()), "a name that no module has is not looked for rightly"
    assert {name: modules for name, modules in found.items() if len(modules) > MOST_MODULES} == {}


@pytest.mark.parametrize("title", TITLES)
def test_a_title_is_short(title: str) -> None:
    lines = sum(len(file.read_text().splitlines()) for file in TITLES[title].files)
    assert 0 < lines <= TITLES[title].lines


def test_what_counts_as_naming() -> None:
    module = '''"""Deploy cards."""
class DeployRow:
    """Deploy them."""
    def play(self): return [codes.TURN_END, "deploy shields", f"label-{x} pay"]  # loot
    def legal(self, keep): self.plays = exchange_of(self, draw=1)
from wartable.titles.raid.support import X as Y
'''
    words = {part for word in said(ast.parse(module)) for part in (word, *word.split("_"))}
    assert {"deploy", "turn_end", "shields", "pay", "keep", "exchange", "draw", "support"} - words == {"draw"}
    assert {"play", "loot", "cards", "legal"} & words == set()
