"""Texts: messages in every language, words of choices, lines of the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wartable.coach_files import has_lessons, messages_of as coach_messages, script_of
from wartable.conformance.sessions.base import Session
from wartable.core.coach.rehearsal import rehearse
from wartable.core.errors import ContentError, Defect, WartableError
from wartable.core.rules.chance import Recorded
from wartable.core.rules.log import Entry, sees
from wartable.core.rules.notation import pick_text
from wartable.core.rules.state import State
from wartable.core.text.messages import LANGUAGES, Phrase
from wartable.core.view import Choice, View, facts

POISON = 987_654_321


class Words:
    """What a session says about texts. Phrases that were said before are not said again: saying them is slow."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.title = session.title

    def check_phrase(self, phrase: Phrase, where: str) -> None:
        """A phrase exists in every language."""
        known = self.session.report.said
        mark = repr(phrase)
        if mark in known:
            return
        known.add(mark)
        for lang in LANGUAGES:
            try:
                text = phrase.say(self.title.messages_of(self.session.kit), lang)
            except (KeyError, TypeError, ValueError) as error:
                self.session.find("messages", f"{where}: {mark} cannot be said in {lang}: {error}")
            else:
                if not text.strip():
                    self.session.find("messages", f"{where}: {mark} says nothing in {lang}")

    def reason(self, clause: str) -> None:
        """A clause has a text, and a reason for refusals, in every language."""
        known = self.session.report.said
        if clause in known:
            return
        known.add(clause)
        for lang in LANGUAGES:
            try:
                self.title.rulebook.clause(clause, lang)
                text = self.title.reason(clause, lang)
            except (Defect, KeyError) as error:
                self.session.find("refusal", f"clause {clause!r} has no reason in {lang}: {error}")
            else:
                if not text.strip():
                    self.session.find("refusal", f"clause {clause!r} has an empty reason in {lang}")

    def view(self, view: View) -> None:
        """All phrases of a view can be said; every choice has words of its own."""
        for place, phrase in phrases(view):
            self.check_phrase(phrase, f"view of {view.viewer}, {place}")
        texts = [choice.text for choice in view.choices]
        if len(set(texts)) != len(texts):
            twice = next(text for text in texts if texts.count(text) > 1)
            self.session.find("text", f"two choices of seat {view.viewer} are called {twice!r}")
        for choice in view.choices:
            if choice.caution:
                self.reason(choice.caution)
        for miss in view.near_misses:
            self.reason(miss.clause)

    def clicked(self, state: State, choice: Choice, seat: int, row: Sequence[int]) -> None:
        """A choice is called what the table reads: a whole choice as in the record, a pick by its own words."""
        kit, code = self.session.kit, choice.code
        if state.completes(seat, code):
            text = self.title.line(kit, [*row, code])
        else:
            words = self.title.line(kit, [code])
            text = pick_text(words)
            try:
                again = self.title.pick(kit, words)
            except WartableError as error:
                self.session.find("text", f"{text!r} cannot be read back: {error}")
            else:
                if again != code:
                    self.session.find("text", f"{text!r} of code {code} is read back as code {again}")
        if choice.text != text:
            self.session.find("text", f"code {code} of seat {seat}, {text!r}, is called {choice.text!r} in the view")

    def entries(self, entries: Sequence[Entry], viewers: Sequence[int]) -> None:
        """Lines of the log can be said to everybody, and what is veiled has no part in them."""
        for entry in entries:
            if len(entry.args) != len(entry.veils):
                self.session.find(
                    "messages", f"entry {entry.key} has {len(entry.args)} arguments, {len(entry.veils)} veils"
                )
                continue
            for viewer in viewers:
                self.entry(entry, viewer)

    def entry(self, entry: Entry, viewer: int) -> None:
        """One line of the log for one viewer."""
        known = self.session.report.said
        mark = f"{entry.key} {entry.args} {entry.seen(viewer)} {viewer}"
        if mark in known:
            return
        known.add(mark)
        args = [arg if sees(veil, viewer) else POISON for arg, veil in zip(entry.args, entry.veils, strict=True)]
        poisoned = Entry(entry.key, args, entry.veils, entry.audience)
        name = self.title.entries[entry.key].name
        for lang in LANGUAGES:
            try:
                text = self.title.entry(self.session.kit, entry, viewer, lang)
            except (KeyError, IndexError, TypeError, ValueError) as error:
                self.session.find("messages", f"log line {name!r} for viewer {viewer} in {lang}: {error!r}")
                return
            try:
                veiled = self.title.entry(self.session.kit, poisoned, viewer, lang)
            except (KeyError, IndexError, TypeError, ValueError):
                veiled = "poisoned"
            if text != veiled:
                self.session.find("leak-veil", f"log line {name!r} tells viewer {viewer} what is veiled: {text!r}")
            if text is None and entry.seen(viewer) is not None:
                self.session.find("messages", f"log line {name!r} is for viewer {viewer} and says nothing in {lang}")

    def choice(
        self, start: State, seat: int, clicks: Sequence[int], alone: bool, ranges: list[int], raws: list[int]
    ) -> None:
        """A completed choice read back from its words is the same choice; `start` is where it began."""
        kit = self.session.kit
        text = self.title.line(kit, clicks)
        try:
            again = self.title.parse(kit, text)
        except WartableError as error:
            self.session.find("notation", f"{text!r} cannot be read back: {error}")
            return
        if self.title.line(kit, again) != text:
            self.session.find("notation", f"{text!r} is read back as {self.title.line(kit, again)!r}")
        if not alone:
            return  # others' clicks lie between these
        chance = Recorded(ranges, raws)
        for code in again:
            if seat not in start.deciders() or start.why(seat, code) != 0:
                self.session.find("notation", f"{text!r} is read back as {again}, which may not be played")
                return
            start.apply(seat, code, chance)
        if start.to_dict() != self.session.state.to_dict():
            self.session.find(
                "notation", f"{text!r} is read back as {again}, which does something else than {list(clicks)}"
            )


def phrases(value: object, place: str = "") -> Iterator[tuple[str, Phrase]]:
    """Return all phrases in a piece of plain data, with their place."""
    if isinstance(value, Phrase):
        yield place, value
    elif isinstance(value, (list, tuple)):
        for i, item in enumerate(value):
            yield from phrases(item, f"{place}[{i}]")
    else:
        for name in facts(value):
            yield from phrases(getattr(value, name), f"{place}.{name}" if place else name)


def check_texts(session: Session) -> None:
    """What can be seen without playing: every entry, clause and way to end has its words."""
    title = session.title
    words = Words(session)
    for name in (row.name for row in title.entries):
        for lang in LANGUAGES:
            if not title.messages_of(session.kit).has(lang, name):
                session.find("messages", f"log line {name!r} has no message in {lang}")
    for clause in title.clauses[1:]:
        words.reason(clause)
    for clause in title.sheet.endings:
        words.reason(clause)
    for option in title.options(title.content()):
        if option.clause:
            words.reason(option.clause)
    named = [f"option-group-{option.group}" for option in title.sheet.options if option.group]
    for key in dict.fromkeys([*named, *(f"preset-{preset.name}" for preset in title.sheet.presets)]):
        for lang in LANGUAGES:
            if not title.messages.has(lang, key):
                session.find("messages", f"the table form has no message {key!r} in {lang}")
    for text in title.sheet.notation:
        try:
            again = title.line(session.kit, title.parse(session.kit, text))
        except WartableError as error:
            session.find("notation", f"the fact sheet's example {text!r} cannot be read: {error}")
        else:
            if again != text:
                session.find("notation", f"the fact sheet's example {text!r} is read back as {again!r}")


def check_coach(session: Session) -> None:
    """The coached game of a title that has one: every lesson played through, every text and thing looked up."""
    if not has_lessons(session.title):
        return
    try:
        wrong = rehearse(session.title, script_of(session.title), coach_messages(session.title))
    except ContentError as error:
        wrong = [str(error)]
    for finding in wrong:
        session.find("coach", finding)
