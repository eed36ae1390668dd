"""Alike: what positions that a viewer cannot tell apart must share."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from wartable.conformance.sessions.base import Bot, Session, difference, shortened, views_differ
from wartable.core.entries import EntryRow
from wartable.core.errors import WartableError
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import VEILED
from wartable.core.rules.state import State
from wartable.core.view import View

SAMPLED = 24
# A possible value that is missing in so many redeals is not dealt at all: a card is seldom rarer than one in a hundred.
MOST_REDEALS = 1500
REMEDY = "keep it in the view, or do not tell it"
MEMORY = "memory"  # where a position in words keeps what viewers remember


def compare(session: Session, true: State, twin: State, viewer: int, check: str = "leak-view") -> bool:
    """Return whether all that the viewer sees or may ask is the same in both; report what is not."""
    session.report.counts["comparisons"] += 1
    mine, other = session.title.view(true, viewer), session.title.view(twin, viewer)
    where = views_differ(mine, other)
    if where:
        session.find(check, f"viewer {viewer} can tell two positions apart that look alike to them: {where}")
        return False
    sides = [[int(state.side(seat)) for seat in range(session.case.seats)] for state in (true, twin)]
    if sides[0] != sides[1]:
        session.find("sides", f"viewer {viewer} cannot see who belongs to which side: {sides[0]} / {sides[1]}")
        return False
    if true.eliminated() != twin.eliminated():
        session.find("eliminated", f"viewer {viewer} cannot see who is out of the game")
        return False
    where = seat_differs(session, true, twin, viewer) if viewer >= 0 else ""
    if where:
        session.find("leak-refusal", f"seat {viewer} can tell two positions apart that look alike to it: {where}")
        return False
    if session.one_in(12) and not same_pictures(session, mine, other):
        return False
    return viewer not in true.deciders() or same_bots(session, true, twin, viewer)


def seat_differs(session: Session, true: State, twin: State, seat: int) -> str:
    """Return what a seat could ask that is answered differently, in words; or nothing."""
    mine, other = true.offers(seat), twin.offers(seat)
    if mine != other:
        return f"offers {mine} / {other}"
    full = session.one_in(16)
    found = session.codes(mine, SAMPLED, full)
    codes = found if isinstance(found, range) else [*mine, *found]
    for code in codes:
        a, b = true.why(seat, code), twin.why(seat, code)
        if a != b:
            clauses = session.title.clauses
            return f"{session.words(seat, code)} is refused by {clauses[a] or 'nothing'} / {clauses[b] or 'nothing'}"
        if a and true.reason(seat, code, a) != twin.reason(seat, code, b):
            return f"{session.words(seat, code)} is refused in different words"
    session.report.counts["refusals"] += len(codes)
    for name in ("drafting", "window", "answer", "on_turn"):
        a, b = getattr(true, name)(seat), getattr(twin, name)(seat)
        if a != b:
            return f"{name} {a} / {b}"
    if seat in true.deciders():
        seed = session.seed_of_chance()
        played, likewise = true.defaults(seat, Seeded(seed)), twin.defaults(seat, Seeded(seed))
        if played != likewise:
            return f"default {played} / {likewise}"
    return ""


def same_pictures(session: Session, mine: View, other: View) -> bool:
    """Scenes and answers are made from the view alone, so equal views give equal ones."""
    title, kit = session.title, session.kit
    if title.scene(kit, mine, "en") != title.scene(kit, other, "en"):
        session.find("leak-scene", f"viewer {mine.viewer}: two equal views give different scenes")
        return False
    for question in title.sheet.questions:
        args = session.pick([(), (str(session.rng.below(session.case.seats)),), words_for(session, question)])
        if answer(session, mine, question, args) != answer(session, other, question, args):
            session.find("leak-scene", f"viewer {mine.viewer}: two equal views answer {question!r} differently")
            return False
    return True


def words_for(session: Session, question: str) -> tuple[str, ...]:
    """Return words that a question takes: any zone, piece or card that its nouns know."""
    found = next((each for each in session.title.questions.table if each.name == question), None)
    names = [noun.names(session.kit) for noun in found.words] if found is not None else []
    return tuple(known[session.rng.below(len(known))] for known in names if known)


def answer(session: Session, view: View, question: str, args: Sequence[str]) -> object:
    """Return the answer to a question, or the words that refuse it."""
    try:
        return session.title.ask(session.kit, view, question, args)
    except WartableError as error:
        return str(error)


def same_bots(session: Session, true: State, twin: State, seat: int) -> bool:
    """Bots choose the same in both."""
    for name, bot in session.bots.items():
        seed = session.seed_of_chance()
        a, b = choice(bot, true, seat, seed), choice(bot, twin, seat, seed)
        session.report.counts["bot choices"] += 1
        if a != b:
            session.find("bot", f"bot {name!r} chooses {a} or {b} for seat {seat} by what it cannot see")
            return False
        wrong = not_playable(session, true, seat, a)
        if wrong:
            session.find("bot", f"bot {name!r} chooses {wrong} for seat {seat}, which is not legal")
            return False
    return True


def not_playable(session: Session, state: State, seat: int, codes: Sequence[int]) -> int:
    """Return the first code of a bot's choice that may not be played, or 0; a row is played in a copy."""
    state = state.copy() if len(codes) > 1 else state
    for i, code in enumerate(codes):
        if not session.may(state, seat, code):
            return code
        if i < len(codes) - 1:
            if state.completes(seat, code):
                return codes[i + 1]
            state.apply(seat, code, Seeded(1))
    return 0


def choice(bot: Bot, state: State, seat: int, seed: int) -> list[int]:
    """Return a bot's choice in a copy, which it may do with as it likes."""
    found = bot(state.copy(), seat, Seeded(seed))
    return [found] if isinstance(found, int) else list(found)


def redealt(session: Session, state: State, viewer: int, seed: int) -> dict[str, object]:
    """Return a redeal in words."""
    session.report.counts["redeals"] += 1
    return state.redeal(viewer, Seeded(seed)).to_dict()


def same_redeal(session: Session, true: State, twin: State, viewer: int) -> bool:
    """From two positions that look the same to the viewer, the same chance gives the same redeal."""
    seed = session.seed_of_chance()
    a, b = redealt(session, true, viewer, seed), redealt(session, twin, viewer, seed)
    if a == b:
        return True
    session.find("redeal-honest", f"viewer {viewer}: redeals of positions that look alike differ: {difference(a, b)}")
    return False


def told_apart(rows: Sequence[EntryRow], one: Sequence[tuple[int, ...]], other: Sequence[tuple[int, ...]]) -> str:
    """Return the first value that two logs tell a viewer differently, in words; or nothing.

    >>> told_apart([EntryRow("drew", "seat:seat cards:card*")], [(0, 2, 7)], [(0, 2, 5)])
    "the line 'drew' tells cards 7 / 5"
    >>> told_apart([EntryRow("drew"), EntryRow("lost")], [(0,)], [(0,), (1,)])
    "the line 'nothing' / 'lost'"
    """
    nothing: tuple[int, ...] = ()
    for left, right in zip_longest(one, other, fillvalue=nothing):
        if left[:1] != right[:1]:
            names = [repr(rows[line[0]].name if line else "nothing") for line in (left, right)]
            return f"the line {' / '.join(names)}"
        for i, (a, b) in enumerate(zip_longest(left[1:], right[1:])):
            if a != b:
                row = rows[left[0]]
                argument = row.arguments[min(i, len(row.arguments) - 1)][0] if row.arguments else "argument"
                return f"the line {row.name!r} tells {argument} {_read(a)} / {_read(b)}"
    return ""


def _read(value: int | None) -> str:
    return "nothing" if value is None else "veiled" if value == VEILED else str(value)


def remembers(session: Session, true: State, twin: State, viewer: int, what: str) -> bool:
    """Two positions of which the viewer was told different things have different views or different redeals."""
    if session.title.view(true, viewer) != session.title.view(twin, viewer):
        return True
    session.report.counts["things told"] += 1
    for _ in range(3):
        seed = session.seed_of_chance()
        if redealt(session, true, viewer, seed) != redealt(session, twin, viewer, seed):
            return True
    session.find("leak-log", f"viewer {viewer} is told what their view and redeals do not keep: {what}; {REMEDY}")
    return False


def lies_alike(true: State, true_after: State, twin: State, twin_after: State) -> bool:
    """Return whether all that was shown has come to lie the same in both: fox and hare, turned up in another order."""
    a, b, c, d = (places(state.to_dict()) for state in (true, true_after, twin, twin_after))
    moved = {place for place in (a.keys() | b.keys()) if a.get(place) != b.get(place)}
    moved |= {place for place in (c.keys() | d.keys()) if c.get(place) != d.get(place)}
    moved = {place for place in moved if place.split(".")[0] != MEMORY}
    apart_before = any(a.get(place) != c.get(place) for place in moved)
    return apart_before and all(b.get(place) == d.get(place) for place in moved)


def varies(session: Session, true: State, twin: State, viewer: int) -> bool:
    """Every place that differs between positions that look alike takes several values in redeals.

    If it is a place of one card, by name, these must be among them; a list or a count may be too rare to come up.
    """
    a, b = places(true.to_dict()), places(twin.to_dict())
    wanted: dict[str, list[object]] = {}
    for place in sorted(a.keys() & b.keys()):
        if a[place] != b[place] and place.split(".")[0] != MEMORY:
            named = isinstance(a[place], str) and isinstance(b[place], str)
            wanted[place] = [a[place], b[place]] if named else []
    seen: dict[str, set[object]] = {place: set() for place in wanted}
    for _ in range(MOST_REDEALS):
        if not wanted:
            break
        dealt = places(redealt(session, true, viewer, session.seed_of_chance()))
        for place in list(wanted):
            seen[place].add(dealt.get(place))
            if len(seen[place]) > 1 and seen[place].issuperset(wanted[place]):
                del wanted[place]
    if not wanted:
        return True
    place, values = next(iter(wanted.items()))
    left_out = [value for value in values if value not in seen[place]]
    missing = f"never {left_out}" if len(seen[place]) > 1 else f"always {shortened(next(iter(seen[place])))}"
    both = f"it may be {shortened(a[place])} or {shortened(b[place])}"
    session.find("redeal-varies", f"viewer {viewer}: {place} is {missing} in {MOST_REDEALS} redeals, but {both}")
    return False


def places(words: object, place: str = "") -> dict[str, object]:
    """Return a position in words as places and what lies there; a list of plain values is one place.

    >>> places({"hands": [{"cards": ["ant", "bee"]}], "turn": 3})
    {'hands.0.cards': ('ant', 'bee'), 'turn': 3}
    """
    if isinstance(words, dict):
        items = [(str(key), value) for key, value in words.items()]
    elif isinstance(words, (list, tuple)) and any(isinstance(item, (dict, list, tuple)) for item in words):
        items = [(str(i), value) for i, value in enumerate(words)]
    else:
        return {place: tuple(words) if isinstance(words, list) else words}
    out: dict[str, object] = {}
    for key, value in items:
        out.update(places(value, f"{place}.{key}" if place else key))
    return out
