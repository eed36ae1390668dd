"""Mutants of a title's rules: one clause number, comparison or condition changed at a time.

The finder reads the syntax tree alone, so it does not matter whether a rule stands in a function or in a step's method.
Rules are the modules of a title that return clause numbers, and its steps, but for what only words a rule.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

# What a function returns if it only tells of the rules.
WORDS = re.compile(r"\b(Phrase|Wording)\b|^str$")

# Each comparison is changed once, a bound by the one case that lies on it.
OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}

# A clause by its id, a range of them ("PR-RES-06 to 09"), or a whole section ("PR-STR").
CITED = re.compile(r"\b([A-Z]{2}-[A-Z0-9.]+)(?:-(\d+)(?:\s+to\s+(?:\1-)?(\d+))?)?")

Function = ast.FunctionDef | ast.AsyncFunctionDef
Key = tuple[str, int]  # a code object's qualified name and first line


@dataclass(frozen=True)
class Mutant:
    """A module with one change, and the clauses whose tests must notice it."""

    file: str  # within the title's folder
    line: int
    function: str
    change: str  # `p.short > 0` -> `p.short >= 0`
    nearest: frozenset[str]  # what the change is about: the clause itself, or those that the function names
    clauses: frozenset[str] | None  # whose tests are run; None: those of any clause
    path: Path
    tree: ast.Module

    def code(self) -> dict[Key, CodeType]:
        """Return the module's functions by name and line, compiled with the change."""
        return functions_of(compile(self.tree, str(self.path), "exec"))


def functions_of(code: CodeType) -> dict[Key, CodeType]:
    """Return the functions within a module's code, nested ones too, but for those that share a name and a line.

    >>> sorted(functions_of(compile("def f():\\n    def g(): pass", "x.py", "exec")))
    [('f', 1), ('f.<locals>.g', 2)]
    """
    found = list(nested(code))
    times = Counter(key for key, _ in found)
    return {key: function for key, function in found if times[key] == 1}


def nested(code: CodeType) -> Iterator[tuple[Key, CodeType]]:
    """Yield every code object within another."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield (constant.co_qualname, constant.co_firstlineno), constant
            yield from nested(constant)


def cited(text: str, known: frozenset[str]) -> frozenset[str]:
    """Return the known clauses that a text names.

    >>> known = frozenset({"PR-RES-06", "PR-RES-07", "PR-RES-12", "PR-ATK-02"})
    >>> sorted(cited("PR-RES-06 to 09: a Fortification that is counted is lost", known))
    ['PR-RES-06', 'PR-RES-07']
    >>> sorted(cited("PR-ATK: an Attack card of the hand", known))
    ['PR-ATK-02']
    """
    found: set[str] = set()
    for section, first, last in CITED.findall(text):
        if not first:
            found |= {clause for clause in known if clause.startswith(f"{section}-")}
        numbers = range(int(first), int(last or first) + 1) if first else ()
        found |= {f"{section}-{number:0{len(first)}}" for number in numbers} & known
    return frozenset(found)


def mutants(folder: Path, numbers: Mapping[str, int], ids: Sequence[str], known: frozenset[str]) -> list[Mutant]:
    """Return all mutants of a title.

    `numbers` are the names of its clauses in code, `ids` what each number stands for, `known` the ids that tests cite.
    """
    modules = [*folder.glob("*.py"), *folder.glob("steps/**/*.py")]
    finders = [Finder(path, str(path.relative_to(folder)), numbers, ids, known) for path in sorted(modules)]
    return [mutant for finder in finders if finder.holds_rules() for mutant in finder.all()]


class Finder:
    """The mutants of one module."""

    def __init__(
        self, path: Path, name: str, numbers: Mapping[str, int], ids: Sequence[str], known: frozenset[str]
    ) -> None:
        self.path, self.name, self.numbers, self.ids, self.known = path, name, numbers, ids, known
        text = path.read_text(encoding="utf-8")
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.single, self.modules = imported(self.tree)
        comparisons = [node for node in ast.walk(self.tree) if isinstance(node, ast.Compare)]
        self.compared = {id(side) for node in comparisons for side in (node.left, *node.comparators)}
        self.named_by_module = self.named(self.tree)

    def holds_rules(self) -> bool:
        """Whether the module belongs to the steps, or returns the number of a clause."""
        if self.name.startswith("steps"):
            return True
        returns = [node for node in ast.walk(self.tree) if isinstance(node, ast.Return)]
        return any(self.returned(node) for statement in returns for node in ast.walk(statement))

    def all(self) -> Iterator[Mutant]:
        """Yield the mutants of each function; what stands outside runs at import and is not a rule."""
        for name, function, owner in outermost(self.tree):
            if function.returns is not None and WORDS.search(ast.unparse(function.returns)):
                continue
            if self.name.startswith("steps") and function.name == "__init__":
                continue  # steps are made at import, once: a change would come too late to be seen
            own = self.named(function)
            # What names no clause serves many: how an outcome is told, whether a row is open. To pin it to the clauses
            # of its class or module would be a guess, and a wrong one for most, so the tests of any clause may notice.
            # Those that cite none may not: that a count or a golden differs does not tell which rule is broken.
            clauses = own | self.named_by_module if own else None
            nearest = own or self.named(owner)
            for node in (node for statement in function.body for node in ast.walk(statement)):
                if clause := self.returned(node):
                    single = frozenset({self.ids[clause]})
                    for other in (clause % (len(self.ids) - 1) + 1, 0):
                        yield self.mutant(name, node, ast.Constant(other), single, single)
                for old, new in changes(node):
                    yield self.mutant(name, old, new, nearest, clauses)

    def mutant(
        self, function: str, old: ast.AST, new: ast.expr, nearest: frozenset[str], clauses: frozenset[str] | None
    ) -> Mutant:
        """Put a new expression in the place of an old one."""
        assert isinstance(old, ast.expr)
        change = f"{ast.unparse(old)} -> {ast.unparse(new)}"
        tree = replaced(self.tree, old, ast.copy_location(new, old))
        assert isinstance(tree, ast.Module)
        ast.fix_missing_locations(tree)
        return Mutant(self.name, old.lineno, function, change, nearest, clauses, self.path, tree)

    def clause(self, node: ast.AST) -> int:
        """Return the number of the clause that an expression names, or 0."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return self.numbers.get(node.attr, 0) if node.value.id in self.modules else 0
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            return self.numbers.get(self.single.get(node.id, ""), 0)
        return 0

    def returned(self, node: ast.AST) -> int:
        """Return the number of the clause that an expression yields; what is compared is not yielded."""
        return self.clause(node) if id(node) not in self.compared else 0

    def named(self, tree: ast.AST) -> frozenset[str]:
        """Return the clauses that a part of the module names, in code, in a docstring or in a comment."""
        first, last = getattr(tree, "lineno", 1), getattr(tree, "end_lineno", len(self.lines))
        numbers = (self.clause(node) for node in ast.walk(tree))
        in_code = {self.ids[number] for number in numbers if number} & self.known
        return cited("\n".join(self.lines[first - 1 : last]), self.known) | in_code


def imported(tree: ast.Module) -> tuple[dict[str, str], set[str]]:
    """Return what a module calls single clauses, with their own names, and what it calls the module of clauses."""
    names: dict[str, str] = {}
    modules: set[str] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        for alias in node.names:
            if alias.name == "clauses":
                modules.add(alias.asname or alias.name)
            elif (node.module or "").rpartition(".")[2] == "clauses":
                names[alias.asname or alias.name] = alias.name
    return names, modules


def outermost(tree: ast.AST, before: str = "") -> Iterator[tuple[str, Function, ast.AST]]:
    """Yield the functions and methods of a module, each with the class or module that it belongs to."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield before + node.name, node, tree
        elif isinstance(node, ast.ClassDef):
            yield from outermost(node, f"{before}{node.name}.")


def changes(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield expressions, at this node or as its conditions, each with what may stand in its place.

    >>> [(old, new)] = changes(ast.parse("a < b").body[0].value)
    >>> ast.unparse(new)
    'a <= b'
    """
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            ops = [*node.ops[:i], OPPOSITES[type(op)](), *node.ops[i + 1 :]]
            yield node, ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, node.operand
    for condition in conditions(node):
        if is_bare(condition):
            yield condition, ast.UnaryOp(ast.Not(), condition)


def conditions(node: ast.AST) -> list[ast.expr]:
    """Return what an expression or a statement takes for true or false."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        return [node.test]
    if isinstance(node, ast.BoolOp):
        return node.values
    return node.ifs if isinstance(node, ast.comprehension) else []


def is_bare(condition: ast.expr) -> bool:
    """Whether a condition is not a comparison nor made of others. `log.on` is none: a silent log only saves work."""
    return not isinstance(condition, ast.Compare | ast.BoolOp | ast.UnaryOp) and ast.unparse(condition) != "log.on"


def replaced(tree: ast.AST, old: ast.AST, new: ast.AST) -> ast.AST:
    """Return a tree with one node replaced; it shares all that is not above that node with the first one."""
    if tree is old:
        return new
    fields = {field: replaced_in(value, old, new) for field, value in ast.iter_fields(tree)}
    if all(value is getattr(tree, field) for field, value in fields.items()):
        return tree
    return ast.copy_location(type(tree)(**fields), tree)


def replaced_in(value: object, old: ast.AST, new: ast.AST) -> object:
    """Return a field of a node with the replacement made, or the very same field if there is none within it."""
    if isinstance(value, ast.AST):
        return replaced(value, old, new)
    if isinstance(value, list):
        items = [replaced_in(item, old, new) for item in value]
        return items if any(a is not b for a, b in zip(items, value, strict=True)) else value
    return value
