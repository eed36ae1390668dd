"""The papers of a table at the terminal: forms, files, print, names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import typer

from wartable import paint
from wartable.cli.common import say
from wartable.core.errors import OptionError
from wartable.core.forms import Filled
from wartable.core.scene import Field, Form, Scene, Sheet, SheetCell, Switch, Tool
from wartable.core.table.table import Table

YES = ("y", "yes", "s", "sì", "si")


class Named(Protocol):
    """Something of a scene that is called by one word."""

    @property
    def id(self) -> str:
        """The word."""


N = TypeVar("N", bound=Named)


def nameable(scene: Scene) -> dict[str, str]:
    """Return the things that the viewer may name here, with the names that they have: those with a pencil.

    >>> nameable(Scene("Chess"))
    {}
    """
    return {thing: tool.value for thing, tool in _tools(scene) if tool.kind == "name"}


def _tools(scene: Scene) -> Iterator[tuple[str, Tool]]:
    """Yield all tools of a scene with the thing of each."""
    for paper in scene.papers:
        for part in paper.body:
            if isinstance(part, Switch):
                yield from ((tool.thing or part.id, tool) for tool in part.tools)
            if isinstance(part, Sheet):
                for group in part.groups:
                    yield from ((tool.thing or group.id, tool) for tool in group.tools)
                for row in part.rows:
                    cells = (cell for cell in row.cells if isinstance(cell, SheetCell))
                    yield from ((tool.thing or row.id, tool) for cell in cells for tool in cell.tools)


class Papers:
    """What a desk has beside its choices, as commands of the terminal. None of them is a move of the game."""

    table: Table
    seat: int
    lang: str

    def paper_commands(self) -> dict[str, Callable[[str], bool]]:
        """Return the commands by their words; each returns whether the table has changed."""
        return {
            "form": self.form,
            "files": self.files,
            "print": self.print,
            "rename": self.rename,
            "back": self.back,
            "take-up": self.take_up,
        }

    @property
    def scene(self) -> Scene:
        """The table as the person sees it."""
        return self.table.scene(self.seat, self.lang)

    # -- forms --

    def form(self, words: str) -> bool:
        """Fill a form in, tell what it would do, and do it if the person says so; without words list the forms."""
        ident, _, rest = words.partition(" ")
        if not ident:
            return self.listed((one.id, one.name) for one in self.scene.forms)
        filled = self.table.fill(self.seat, ident, self.fields(self.found(ident, self.scene.forms), rest.strip()))
        for line in filled.lines:
            typer.echo(f"  {line(self.lang)}")
        if not (filled.actions or filled.names) or not self.agreed():
            return False
        self.take(filled)
        return True

    def fields(self, form: Form, rest: str) -> dict[str, str]:
        """Return the fields of a form: `field=value` for each word, or the path of the file that it asks for."""
        files = [field.name for field in form.fields if field.kind == "file"]
        if files and rest and "=" not in rest:
            return {files[0]: self.read(rest)}
        given = dict(word.partition("=")[::2] for word in rest.split())
        kinds = {field.name: field for field in form.fields}
        return {name: self.value(kinds.get(name), text) for name, text in given.items()}

    def value(self, field: Field | None, text: str) -> str:
        """Return what a field is given: the text of a file, or the word itself."""
        return self.read(text) if field is not None and field.kind == "file" else text

    def read(self, path: str) -> str:
        """Return the text of a file."""
        try:
            return Path(path).expanduser().read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise OptionError("typed-no-file", path=path) from error

    def agreed(self) -> bool:
        """Ask whether to do what was told."""
        try:
            return input(f"{say('ask-agree', self.lang)} ").strip().lower() in YES
        except EOFError:
            return False

    def take(self, filled: Filled) -> None:
        """Play what a form stands for, and give its names."""
        if filled.actions:
            self.table.act(self.seat, *filled.actions)
        for thing, name in filled.names.items():
            self.table.name_thing(thing, name, self.seat)

    # -- files and print --

    def files(self, words: str) -> bool:
        """Write a file to take along; without words list them."""
        name, _, path = words.partition(" ")
        found = {one.name: one for one in self.scene.downloads}
        if not name:
            return self.listed((one.name, one.label) for one in found.values())
        if name not in found:
            raise OptionError("typed-none-so", word=name, known=", ".join(found) or "none")
        return self.write(path.strip() or name, found[name].text)

    def print(self, words: str) -> bool:
        """Write a document as a page that a browser prints; without words list the documents."""
        ident, _, path = words.partition(" ")
        if not ident:
            return self.listed((one.id, one.name) for one in self.scene.documents)
        self.found(ident, self.scene.documents)
        return self.write(path.strip() or f"{ident}.html", paint.printed(self.scene, ident) or "")

    def write(self, path: str, text: str) -> bool:
        """Write a text to a file, and say so."""
        try:
            Path(path).expanduser().write_text(text, encoding="utf-8")
        except OSError as error:
            raise OptionError("typed-no-file", path=path) from error
        typer.echo(say("saved", self.lang, path=path))
        return False

    # -- names, going back, taking up --

    def rename(self, words: str) -> bool:
        """Name a thing, or take its name away; without words list the things that may have one."""
        thing, _, name = words.partition(" ")
        if not thing:
            return self.listed(nameable(self.scene).items())
        self.table.name_thing(thing, name.strip(), self.seat)
        return True

    def back(self, words: str) -> bool:
        """Go back to a point that has a name, with all others' consent; without words list the points."""
        points = self.table.point_names(self.lang)
        if not words:
            return self.listed((str(number), name) for number, name in points.items())
        if not (words.isascii() and words.isdigit() and int(words) in points):
            raise OptionError("typed-none-so", word=words, known=", ".join(map(str, points)) or "none")
        self.table.roll_back(int(words))  # bots agree to everything
        return True

    def take_up(self, _: str) -> bool:
        """Take a struck row up again as a draft."""
        self.table.take_up(self.seat)
        return True

    # -- lists --

    def found(self, ident: str, things: Sequence[N]) -> N:
        """Return the thing of that word."""
        for one in things:
            if one.id == ident:
                return one
        raise OptionError("typed-none-so", word=ident, known=", ".join(one.id for one in things) or "none")

    def listed(self, rows: Iterable[tuple[str, str]]) -> bool:
        """Print words with what they stand for."""
        shown = list(rows)
        for word, told in shown:
            typer.echo(f"  {word:16} {told}".rstrip())
        if not shown:
            typer.echo(say("nothing-here", self.lang))
        return False
