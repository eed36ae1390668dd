"""What is asked: the prompt, the choices with their signs and cautions, what may not be played and why."""

from __future__ import annotations

from typing import Final

from wartable.core import view as views
from wartable.core.scene import Caution, Choice, Group, NearMiss, Prompt, Sign, Tally
from wartable.titles.proelio.scene import faces, seats
from wartable.titles.proelio.scene.voice import Voice

# What a player most likely wanted comes first among what he may not do.
WANTED: Final = ("attack", "fortify", "play", "deploy", "draw", "exchange", "support")
FOLDED: Final = "support"
DEADLY: Final = ("PR-ELIM-02", "PR-RULING-14")


def verb(text: str) -> str:
    """The first word of an action.

    >>> verb("exchange trebuchets resources")
    'exchange'
    """
    return text.split()[0]


def prompt(voice: Voice) -> Prompt:
    """The question, its consequence, and the sums of an open row."""
    view = voice.view
    asked = view.asked[0] if view.asked else voice.foot
    note = voice.say(view.detail) if view.detail is not None else ""
    tallies: tuple[Tally, ...] = ()
    final = None
    if voice.mine and view.step == "deploy":
        after = len(view.hand) - len(view.row)
        tallies = (
            Tally(voice("scene-tally-deployed"), len(view.row)),
            Tally(voice("scene-tally-total"), view.total),
            Tally(voice("scene-tally-after"), after),
        )
        final = Caution(voice("scene-final-deploy"), "PR-DEF-13")
    return Prompt(voice.say(view.prompt), note, seats.blazon(asked), tallies, final)


def drawn(voice: Voice, targets: tuple[str, ...], text: str) -> tuple[str, ...]:
    """The ids on the table that a choice can be clicked on: all copies of a card, the ally for a card that he gets."""
    if verb(text) == FOLDED:
        return (f"seat.{voice.view.houses[voice.foot].ally}",)
    held = seats.numbered(voice.kept, "hand")
    out: list[str] = []
    for target in targets:
        if target.startswith("hand."):
            out.extend(ident for ident, card in held if f"hand.{card}" == target)
        elif target != "done":
            out.append(target)
    return tuple(out)


def sign(voice: Voice, targets: tuple[str, ...], text: str) -> Sign | None:
    """What stands before a choice: the card it plays, the deck it draws from, the House it names."""
    view = voice.view
    if verb(text) == "draw":
        return Sign(faces.back("base"))
    if "pile.imperial" in targets:
        return Sign(faces.back("imperial"))
    if voice.naming and targets:
        return Sign(seats.blazon(int(targets[0].rpartition(".")[2])))
    if verb(text) in ("sacrifice", "keep"):
        walls = view.houses[voice.foot].fortification
        return faces.sign(walls) if walls else None
    for target in targets:
        if target.startswith("hand."):
            return faces.sign(target.removeprefix("hand."))
    return None


def caution(voice: Voice, one: views.Choice) -> Caution | None:
    """The warning on a choice; what ends the chooser is deadly."""
    if not one.caution:
        return None
    return Caution(voice.reason(one.caution, one.warning), one.caution, deadly=one.caution in DEADLY)


def choice(voice: Voice, one: views.Choice) -> Choice:
    """A choice of the view, drawn."""
    return Choice(
        one.code,
        voice.say(one.label),
        voice.say(one.hint) if one.hint is not None else "",
        sign(voice, one.targets, one.text),
        drawn(voice, one.targets, one.text),
        caution(voice, one),
        one.final,
        done="done" in one.targets,
        group=FOLDED if verb(one.text) == FOLDED else "",
    )


def choices(voice: Voice) -> tuple[Choice, ...]:
    """All that the viewer may play now."""
    return tuple(choice(voice, one) for one in voice.view.choices)


def groups(voice: Voice) -> tuple[Group, ...]:
    """The row that opens: which card the ally gets."""
    if all(verb(one.text) != FOLDED for one in voice.view.choices):
        return ()
    ally = voice.view.houses[voice.foot].ally
    label = voice("scene-support", house=voice.house(ally))
    return (Group(FOLDED, label, voice("scene-support-note"), Sign(seats.blazon(ally))),)


def near_misses(voice: Voice) -> tuple[NearMiss, ...]:
    """What the viewer might have wanted, likeliest first; one line for what is refused for one reason."""

    def rank(miss: views.NearMiss) -> int:
        word = verb(miss.text)
        return WANTED.index(word) if word in WANTED else len(WANTED)

    out = []
    told: set[tuple[str, str]] = set()
    for miss in sorted(voice.view.near_misses, key=rank):
        word = verb(miss.text)
        if word == FOLDED:
            if (word, miss.clause) in told:
                continue
            told.add((word, miss.clause))
        out.append(
            NearMiss(
                voice.say(miss.label),
                voice.reason(miss.clause, miss.reason),
                miss.clause,
                sign(voice, miss.targets, miss.text),
                () if word == "fortify" else drawn(voice, miss.targets, miss.text),
                voice.rule(miss.clause),
            )
        )
    return tuple(out)
