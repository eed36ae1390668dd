"""The API reference as a page: `docs/api.md`, from the docstrings of what `import wartable` gives."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping

import wartable
from tools.pages import Translator, table

# The sections of the page, each with names of the door in the order in which a reader needs them.
SECTIONS = {
    "titles": ["title", "title_names", "register", "unregister", "Title"],
    "tables": ["Table", "PUBLIC", "Outcome", "Scene"],
    "chance": ["Chance", "Seeded", "Scripted", "Fair"],
    "records": ["load", "read", "records", "verify"],
    "positions": ["State"],
    "errors": [
        *("WartableError", "Refused", "Refusal", "Stale", "NotAnAction", "UndoRefused", "OptionError"),
        *("PositionError", "ContentError", "RecordError"),
    ],
}
HEADINGS = {"en": ("member", "what it does"), "it": ("membro", "che cosa fa")}
KINDS = {
    "en": {"function": "function", "class": "class", "error": "error", "constant": "constant"},
    "it": {"function": "funzione", "class": "classe", "error": "errore", "constant": "costante"},
}
# A number has no docstring.
CONSTANTS = {"PUBLIC": "The viewer who holds no seat: spectators, and players who are out of the game."}
MEMBER = (property, classmethod, staticmethod)


def prose(thing: object) -> str:
    """Return the docstring as far as its first example, each paragraph a line.

    >>> prose(wartable.title)
    'Return a title by its name.'
    """
    lines = inspect.cleandoc(thing.__doc__ or "").split("\n")
    end = next((i for i, line in enumerate(lines) if line.startswith(">>> ")), len(lines))
    return "\n".join(" ".join(part.split()) for part in "\n".join(lines[:end]).split("\n\n")).strip()


def first_sentence(text: str) -> str:
    """Return the first sentence of a text, without its full stop.

    >>> first_sentence("Play it. What is refused changes nothing.")
    'Play it'
    """
    return re.split(r"(?<=[\w)`'\"])\.(?:\s|$)", text, maxsplit=1)[0].removesuffix(".")


def example(thing: object) -> str:
    """Return the example of a docstring, or nothing."""
    lines = inspect.cleandoc(thing.__doc__ or "").split("\n")
    start = next((i for i, line in enumerate(lines) if line.startswith(">>> ")), len(lines))
    return "\n".join(lines[start:]).strip()


def signature(name: str, thing: object) -> str:
    """Return a call as it is typed, without types: `act(seat, *actions, number=None)`.

    >>> signature("act", wartable.Table.act)
    'act(seat, *actions, number=None)'
    """
    thing = thing.__func__ if isinstance(thing, classmethod | staticmethod) else thing
    if isinstance(thing, property):
        return name
    shown = []
    marked = False
    for parameter in inspect.signature(thing).parameters.values():  # type: ignore[arg-type]
        if parameter.name in ("self", "cls"):
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not marked:
            shown.append("*")
        marked = marked or parameter.kind in (parameter.KEYWORD_ONLY, parameter.VAR_POSITIONAL)
        if " at 0x" in repr(parameter.default):  # an object without words of its own
            shown.append(f"{parameter.name}=...")
        else:
            shown.append(str(parameter.replace(annotation=parameter.empty)))
    return f"{name}({', '.join(shown)})"


def members(owner: type) -> Iterator[tuple[str, object]]:
    """Yield the public methods and properties of a class in the order of its code, then those of its inner bases."""
    seen: set[str] = set()
    for base in owner.__mro__:
        if base is not owner and (not base.__module__.startswith("wartable.") or base.__name__ in wartable.__all__):
            continue
        for name, thing in vars(base).items():
            if (
                not name.startswith("_")
                and name not in seen
                and (isinstance(thing, MEMBER) or inspect.isfunction(thing))
            ):
                seen.add(name)
                yield name, thing


def does(owner: type, name: str) -> str:
    """Return what a member does: its own docstring, or that of the class that it comes from."""
    return next(prose(vars(base)[name]) for base in owner.__mro__ if name in vars(base) and prose(vars(base)[name]))


def kind_of(thing: object) -> str:
    """Return what sort of thing a name of the door stands for."""
    if not inspect.isclass(thing):
        return "function" if callable(thing) else "constant"
    return "error" if issubclass(thing, Exception) else "class"


def told(name: str, lang: str, say: Translator) -> str:
    """Return what the page tells of one name: its call, its docstring, its example, its members."""
    thing = getattr(wartable, name)
    kind = kind_of(thing)
    call = signature(name, thing) if kind == "function" else name
    parts = [f"### {name}", f"`wartable.{call}` · {KINDS[lang][kind]}"]
    parts += [
        textwrap.fill(say(line), 120, break_long_words=False, break_on_hyphens=False)
        for line in (CONSTANTS.get(name) or prose(thing)).split("\n")
    ]
    if shown := example(thing) if kind != "constant" else "":
        parts.append(f"```pycon\n{shown}\n```")
    if inspect.isclass(thing):
        rows = [
            [f"`{signature(member, it)}`", say(first_sentence(does(thing, member)))] for member, it in members(thing)
        ]
        parts += [table(HEADINGS[lang], rows)] if rows else []
    return "\n\n".join(parts)


def parts(lang: str) -> Mapping[str, str]:
    """Return the sections of the page in a language."""
    say = Translator("api", lang)
    made = {section: "\n\n".join(told(name, lang, say) for name in names) for section, names in SECTIONS.items()}
    say.check()
    return made
