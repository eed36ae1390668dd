"""What a title's shape promises: a verb or a step is told in few places, and a title is short.

Who opens a step's file finds there what is asked, why not, what it does and what it is called. A verb that many modules
name is told in many places.

A module names a verb or step by its constant in the title's tables, by a class that is called like it, or, of a step,
by its word in quotes, as `view.step == "deploy"` does. Variables, methods, fields and card types that share a word with
a verb (an attack waits, a card is drawn) are the game's nouns and say nothing of the step.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tests.small import auction, skirmish
from tests.small.auction import kit as auction_kit
from tests.small.auction.steps import STEPS as AUCTION_STEPS
from tests.small.skirmish import codes as skirmish_codes
from tests.small.skirmish.steps import STEPS as SKIRMISH_STEPS
from wartable.core.rules.notation import Verb
from wartable.core.rules.steps import Step
from wartable.titles import campaign, gradisca, letswar, proelio
from wartable.titles.campaign.codes import stack as campaign_stack, verbs as campaign_codes
from wartable.titles.campaign.steps import STEPS as CAMPAIGN_STEPS
from wartable.titles.gradisca.codes import stack as gradisca_stack, verbs as gradisca_codes
from wartable.titles.gradisca.steps import STEPS as GRADISCA_STEPS
from wartable.titles.letswar.codes import stack as letswar_stack, verbs as letswar_codes
from wartable.titles.letswar.steps import STEPS as LETSWAR_STEPS
from wartable.titles.proelio.codes import stack as proelio_stack, verbs as proelio_codes
from wartable.titles.proelio.steps import STEPS as PROELIO_STEPS

pytestmark = pytest.mark.plain

MOST_MODULES = 7


class Shape(NamedTuple):
    """A title's folder, its tables of verbs and steps, the modules with their constants, and the most lines of code."""

    module: ModuleType
    verbs: Sequence[Verb]
    steps: Sequence[Step[Any]]
    tables: Sequence[ModuleType]
    lines: int
    modules: int = MOST_MODULES

    @property
    def files(self) -> list[Path]:
        return sorted(Path(str(self.module.__file__)).parent.rglob("*.py"))

    @property
    def words(self) -> list[str]:
        return [step.name for step in self.steps]

    @property
    def names(self) -> list[str]:
        return sorted({verb.word for verb in self.verbs} | set(self.words))


TITLES = {
    "auction": Shape(auction, auction_kit.VERBS, AUCTION_STEPS, [auction_kit], 600),
    # Its steps bear the war's own nouns (nation, battle, result), which packs, positions and papers have as keys too.
    "campaign": Shape(campaign, campaign_codes.VERBS, CAMPAIGN_STEPS, [campaign_codes, campaign_stack], 11000, 17),
    # What comes first, when something is refused, is told by one module for all its steps.
    "gradisca": Shape(gradisca, gradisca_codes.VERBS, GRADISCA_STEPS, [gradisca_codes, gradisca_stack], 13700, 8),
    "letswar": Shape(letswar, letswar_codes.VERBS, LETSWAR_STEPS, [letswar_codes, letswar_stack], 11700),
    "proelio": Shape(proelio, proelio_codes.VERBS, PROELIO_STEPS, [proelio_codes, proelio_stack], 4400),
    "skirmish": Shape(skirmish, skirmish_codes.VERBS, SKIRMISH_STEPS, [skirmish_codes], 950),
}


def spelled(identifier: str) -> str:
    """An identifier as words in small letters: `TurnEnd` and `TURN_END` are both `turn_end`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", identifier).lower()


def told(tree: ast.Module, tables: Sequence[str], words: Sequence[str], own: bool = False) -> Iterator[str]:
    """The verbs and steps that a module names; one of the tables itself names its `own` constants and words."""
    known = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            known |= {alias.asname or alias.name for alias in node.names if alias.name in tables}
            if node.module and node.module.split(".")[-1] in tables:
                yield from (spelled(alias.name) for alias in node.names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in known:
            yield spelled(node.attr)
        elif isinstance(node, ast.ClassDef) or (own and isinstance(node, ast.Name) and node.id.isupper()):
            yield spelled(node.name if isinstance(node, ast.ClassDef) else node.id)
        elif isinstance(node, ast.Constant) and node.value in words:
            yield str(node.value)


def naming(shape: Shape) -> dict[str, list[str]]:
    """The modules of a title that name each of its verbs and steps."""
    tables = [str(table.__name__).split(".")[-1] for table in shape.tables]
    found: dict[str, list[str]] = {name: [] for name in shape.names}
    for file in shape.files:
        own = file.stem in tables
        words = shape.names if own else shape.words
        for name in set(told(ast.parse(file.read_text()), tables, words, own)).intersection(found):
            found[name].append(str(file.relative_to(Path(str(shape.module.__file__)).parent)))
    return found


@pytest.mark.parametrize("title", TITLES)
def test_a_verb_or_step_is_named_in_few_modules(title: str) -> None:
    shape = TITLES[title]
    assert len(shape.names) >= 5
    found = naming(shape)
    assert all(found.values()), "a name that no module has is not looked for rightly"
    assert {name: modules for name, modules in found.items() if len(modules) > shape.modules} == {}


@pytest.mark.parametrize("title", TITLES)
def test_a_title_is_short(title: str) -> None:
    lines = sum(len(file.read_text().splitlines()) for file in TITLES[title].files)
    assert 0 < lines <= TITLES[title].lines


def test_what_counts_as_naming() -> None:
    module = '''"""Deploy cards."""
from wartable.titles.raid import cards, codes as c
from wartable.titles.raid.stack import TURN_END
class LayTrap:
    """Lay it."""
    def deploy(self): return [c.EXCHANGE, cards.ATTACK, "march", "a march", f"label-{x} pay", self.keep]  # loot
'''
    found = set(told(ast.parse(module), ["codes", "stack"], ["march"]))
    assert found == {"turn_end", "lay_trap", "exchange", "march"}
    assert "lay" in set(told(ast.parse("LAY: Final = 1"), ["codes"], [], own=True))
