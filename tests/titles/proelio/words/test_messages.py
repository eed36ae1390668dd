"""Proelio's messages: both languages say the same things, and everything that can be said can be said to everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.titles.proelio.tools import at, attacked, house, play, spec_of
from wartable.core.options import word
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import ALL, BIT, PUBLIC, Entry, Journal
from wartable.core.text.messages import LANGUAGES, Phrase
from wartable.core.view import View
from wartable.titles import texts
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS
from wartable.titles.proelio.codes.clauses import CLAUSES
from wartable.titles.proelio.codes.entries import ENTRIES

KIT = TITLE.kit(6)
FILES = [("wartable", "ftl"), ("wartable.titles.proelio", "ftl"), ("wartable.titles.proelio", "scene.ftl")]

# What is the same in both languages: names, and patterns without a word of their own.
SAME = re.compile(r"title-name|house-\d|deck-base|label-target|counted-card|option-mode-\w+|ask-case-then|scene-card")
ENGLISH = {"the", "and", "of", "is", "are", "you", "your", "with", "card", "cards", "hand", "attack", "player", "may"}
ITALIAN = {"il", "gli", "della", "che", "non", "è", "sono", "con", "carta", "carte", "una", "puoi", "mano", "attacco"}

# Entries that hide an argument, and the arguments whose seats see it.
VEILED = {
    "stolen": ("taker", "giver"),
    "looted": ("giver", "taker"),
    "penalty": ("giver", "taker"),
    "drew": ("seat",),
    "attack-laid": ("seat",),
    "looked": ("seat", "target"),
    "supported": ("seat", "ally"),
}
NEVER_EMPTY = ("discarded", "drew", "exchanged")


class Shape(Visitor):
    """The variables of a message and its words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.text += f" {{{node.id.name}}}"

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += " " + node.value


@cache
def source(lang: str) -> dict[str, Shape]:
    """All messages of a language; a line that is no message, or a key used twice, is an error."""
    out: dict[str, Shape] = {}
    for package, ending in FILES:
        for entry in FluentParser().parse(texts(package, "messages", ending)[lang]).body:
            assert not isinstance(entry, ast.Junk), f"{package} {lang}.{ending}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{entry.id.name} stands twice in {lang}"
                shape = Shape()
                shape.visit(entry)
                out[entry.id.name] = shape
    return out


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-zàèéìòù]+", text.casefold()))


def test_both_languages_have_the_same_messages() -> None:
    assert list(source("en")) == list(source("it"))


def test_both_languages_tell_the_same_facts() -> None:
    """A fact that only one language mentions was forgotten in the other."""
    odd = {key for key, shape in source("en").items() if shape.variables != source("it")[key].variables}
    assert odd == set()


def test_nothing_is_left_in_the_other_language() -> None:
    same = {key for key, shape in source("en").items() if shape.text == source("it")[key].text and shape.text.strip()}
    assert {key for key in same if not SAME.fullmatch(key)} == set()
    assert {key: found for key, shape in source("it").items() if (found := words(shape.text) & ENGLISH)} == {}
    assert {key: found for key, shape in source("en").items() if (found := words(shape.text) & ITALIAN)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_apostrophe_and_no_stop_after_a_cry(lang: str) -> None:
    """The Plague cries on its card alone: in a sentence, where a full stop would follow, it is named without."""
    assert [key for key, shape in source(lang).items() if "’" in shape.text] == []
    plague = CARD_IDS.index("plague")
    for name, spec in ((row.name, spec_of(row)) for row in ENTRIES):
        for viewer in (PUBLIC, 0, 1):
            text = TITLE.entry(KIT, made(name, spec, plague if "card:card" in spec else 1, [plague]), viewer, lang)
            assert text is not None
            assert not re.search(r"[!?:][*_]*\.", text), text
    table = at(house("plague plague shields"), house(), house())
    told = [choice.label(lang) for choice in table.choices(0)] + [phrase(lang) for phrase in table.ask(0, "hand")]
    assert not [text for text in told if "!" in text]
    assert ("the Plague" if lang == "en" else "la Peste") in " ".join(told)


def test_who_plays_a_card_on_oneself_is_told_so() -> None:
    table = at(house("temporary_alliance"), house(), house())
    play(table, "play temporary_alliance 0")
    assert "You played Temporary Alliance on yourself." in table.log(0, "en")
    assert "Giglio ha giocato Alleanza Temporanea su di sé." in table.log(1, "it")
    named = at(house("temporary_alliance"), house(), house())
    play(named, "play temporary_alliance 1")
    assert "Giglio ha giocato Alleanza Temporanea su di te." in named.log(1, "it")
    assert "Giglio played Temporary Alliance on Rovere." in named.log(2, "en")


def test_every_option_is_told() -> None:
    for option in TITLE.sheet.options:
        keys = [f"option-{option.name}", f"option-{option.name}-about"]
        values = option.each_value() if option.values or isinstance(option.default, bool) else []
        keys += [f"option-{option.name}-{word(value)}" for value in values]
        keys += [f"option-{option.name}-none"] if option.optional else []
        for key in keys:
            for lang in LANGUAGES:
                assert TITLE.messages.format(lang, key)
    told = {key for key in source("en") if key.startswith("option-")}
    names = tuple(f"option-{option.name}" for option in TITLE.sheet.options)
    assert {key for key in told if not key.startswith(names)} == set()


def test_every_clause_of_the_engine_gives_a_reason() -> None:
    for clause in CLAUSES[1:]:
        for lang in LANGUAGES:
            assert TITLE.reason(clause, lang)
    short = {
        key.removeprefix("why-"): TITLE.messages.format("en", key) for key in source("en") if key.startswith("why-")
    }
    assert set(short) <= set(CLAUSES)
    for clause in short:
        for lang in LANGUAGES:
            reason = TITLE.reason(clause, lang)
            assert reason.endswith(".")
            assert len(reason) <= 75, reason
            assert reason != TITLE.rulebook.clause(clause, lang).text


def made(name: str, spec: str, number: int, cards: list[int]) -> Entry:
    """An entry with seats 0, 1, ... in order, every number the same, and the given cards where a list is asked for."""
    args: list[int] = []
    veils: list[int] = []
    seats: dict[str, int] = {}
    for part in spec.split():
        argument, kind = part.split(":")
        if kind == "seat":
            seats[argument] = len(seats)
    audience = sum(BIT[seats[argument]] for argument in VEILED.get(name, ())) or ALL
    for part in spec.split():
        argument, kind = part.split(":")
        if kind == "seat":
            args.append(seats[argument])
        elif kind.endswith("*"):
            args += cards
        elif argument == "count":
            args.append(len(cards))
        elif kind in ("deck", "back"):
            args.append(number % 2)
        else:
            args.append(number)
        hidden = kind.rstrip("*") == "card" and name in VEILED
        veils += [audience if hidden else ALL] * (len(args) - len(veils))
    key = [row.name for row in ENTRIES].index(name)
    return Entry(key, args, veils, ALL)


@pytest.mark.parametrize(("name", "spec"), [(row.name, spec_of(row)) for row in ENTRIES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_reads_well_for_everybody(name: str, spec: str, lang: str) -> None:
    """Every role, none or one or several of everything, hidden and seen: no hole, no word of the machine."""
    rows: list[list[int]] = [[0], [2, 5], [3, 3, 3]]
    if name not in NEVER_EMPTY:
        rows.append([])
    for number in range(4):
        for cards in rows:
            for viewer in (PUBLIC, 0, 1, 2):
                text = TITLE.entry(KIT, made(name, spec, number, cards), viewer, lang)
                assert text is not None
                assert not re.search(r"veiled|none|[{}$]|__|\*\*(?!\w)|  ", text), text
                assert text.endswith("."), text
                assert text.count("*") % 2 == 0
                assert text.count("_") % 2 == 0


@pytest.mark.parametrize(("name", "spec"), [(row.name, spec_of(row)) for row in ENTRIES if "seat" in spec_of(row)])
def test_a_seat_is_spoken_to_as_you(name: str, spec: str) -> None:
    """Where an entry is about the viewer's own House, it is said to the viewer, not about a House."""
    roles = [part.split(":")[0] for part in spec.split() if part.endswith(":seat")]
    entry = made(name, spec, 1, [0])
    about = TITLE.entry(KIT, entry, PUBLIC, "en")
    assert about is not None
    for seat, role in enumerate(roles):
        to_him = TITLE.entry(KIT, entry, seat, "en")
        assert to_him is not None
        named = TITLE.messages.format("en", f"house-{seat}")
        if named in about:
            assert named not in to_him, f"{name}, {role}"
            assert words(to_him) & {"you", "your"}


def test_hidden_cards_are_named_to_those_alone_who_see_them() -> None:
    """Knights (kind 7) in every entry that can hide a card; loot and the like tell only backs and numbers."""
    for name, spec in ((row.name, spec_of(row)) for row in ENTRIES):
        if name in VEILED:
            entry = made(name, spec, 7, [7])
            seen = [viewer for viewer in (PUBLIC, 0, 1, 2) if "Cavalieri" in str(TITLE.entry(KIT, entry, viewer, "it"))]
            assert seen == list(range(len(VEILED[name]))), name


@pytest.mark.clause("PR-RES-02")
def test_the_log_of_a_resolution_has_the_numbers() -> None:
    """The value, what each deployed card counts (a card beyond the limit: nothing), the total and the shortfall."""
    table = attacked("trebuchets", house("shields towers manure resources", "shields"))
    play(table, "deploy shields towers")
    assert table.log(0, "en")[-1] == (
        "You defend with 1 (Shields 1 and Towers 0) against 3: Stella's attack (Trebuchets) wins by 2."
    )
    assert table.log(2, "it")[-1] == (
        "Giglio difende con 1 (Scudi 1 e Torri 0) contro 3: il tuo attacco (Trabucchi) vince per 2."
    )
    held = attacked("knights", house("shields shields manure", "shields"))
    play(held, "deploy shields shields")
    repelled = "Giglio defends with 2 (Shields 1 ×2) against 2: Stella's attack (Knights) is repelled."
    assert repelled in held.log(1, "en")


def games() -> Iterator[tuple[int, dict[str, object]]]:
    """Tables of every size and mode, with each value of each option."""
    for seats in (3, 4, 5, 6):
        yield seats, {}
    yield 4, {"mode": "allied_houses"}
    for option in TITLE.sheet.options[1:]:
        for value in option.each_value():
            if value != option.default:
                allied = {"mode": "allied_houses"} if option.modes == ("allied_houses",) else {}
                yield 4 if allied else 3, {**allied, option.name: value}


def say_view(view: View, lang: str) -> None:
    phrases: list[Phrase | None] = [view.prompt, view.detail]
    for choice in view.choices:
        phrases += [choice.label, choice.hint]
        if choice.caution:
            assert TITLE.reason(choice.caution, lang)
    for miss in view.near_misses:
        phrases.append(miss.label)
        assert TITLE.reason(miss.clause, lang)
    for phrase in phrases:
        if phrase is not None:
            assert phrase.say(TITLE.messages, lang)


@pytest.mark.parametrize(("seats", "options"), list(games()))
def test_whole_games_can_be_told(seats: int, options: dict[str, object]) -> None:
    """Every view and every line of the log of a random game, to all viewers, in both languages."""
    chance, rng, journal = Seeded(seats), Seeded(77), Journal()
    state = TITLE.new_state(seats, options, chance=chance, log=journal)
    for turn in range(250):
        if not state.deciders():
            break
        seat = state.deciders()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))], chance, journal)
        if turn % 10 == 0:
            for viewer in range(PUBLIC, seats):
                for lang in LANGUAGES:
                    say_view(TITLE.view(state, viewer), lang)
    state.forfeit(0, chance, journal)
    for entry in journal.take():
        for viewer in range(PUBLIC, seats):
            for lang in LANGUAGES:
                text = TITLE.entry(KIT, entry, viewer, lang)
                assert text
                assert "veiled" not in text


def test_the_table_itself_can_speak() -> None:
    assert Phrase("draft-dropped").say(TITLE.messages, "it").startswith("La scelta")
    assert Phrase("rules-changed", version="0.9").say(TITLE.messages, "en").endswith("version 0.9.")


OTHER_WORDS = {"en": r"upgrad|fortif(y|ies|ied)\b|improv", "it": r"migliora|miglioria|fortific(a|are|hi)\b"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_walls_are_built_and_never_something_else(lang: str) -> None:
    pages = files("wartable.titles.proelio")
    names = (f"messages/{lang}.ftl", f"messages/coach.{lang}.ftl", f"rulebook/{lang}.md")
    lines = [line for name in names for line in pages.joinpath(name).read_text(encoding="utf-8").splitlines()]
    words = [line.partition(" = ")[2] or line for line in lines]
    assert [line for line in words if re.search(OTHER_WORDS[lang], line, re.IGNORECASE)] == []


@pytest.mark.parametrize(("lang", "word"), [("en", "exchang"), ("it", "scambi")])
def test_an_exchange_is_called_so_at_every_step_of_it(lang: str, word: str) -> None:
    table = TITLE.open(seats=3, seed=4)
    keys = ("label-exchange", "label-pay-exchange", "prompt-exchange", "exchanged")
    for key in keys:
        facts = {"card": "X", "left": 2, "me": "none", "seat": "Y", "cards": "Z"}
        assert word in table.messages.format(lang, key, **facts).lower(), key
