"""Proelio's table as a scene, from its view alone.

The viewer sits at the foot (a spectator behind the first House); whom he strikes sits at his left, who strikes him at
his right.
"""

from __future__ import annotations

from wartable.core.scene import Mark, Outcome, Pile, Ribbon, Ring, Scene, Track, TurnStep, TurnStepState
from wartable.core.text.messages import Phrase
from wartable.core.title import Title
from wartable.titles.proelio.cards import CARD_IDS, LADDER
from wartable.titles.proelio.scene import asks, faces, seats, strips
from wartable.titles.proelio.scene.voice import Voice
from wartable.titles.proelio.view import ProelioView

ART = "wartable.titles.proelio"
DEFENCE_STEPS = ("deploy", "sacrifice", "loot", "pay_penalty")


def scene(view: ProelioView, title: Title, lang: str) -> Scene:
    """What is drawn of a view, in a language."""
    voice = Voice(view, title, lang)
    strip = strips.strip(voice)
    return Scene(
        title=voice("title-name"),
        subtitle=f"{voice(f'mode-{view.mode}')} · {voice('scene-turn', turn=view.turn)}",
        art=ART,
        lang=lang,
        viewer=view.viewer,
        steps=steps(voice) if view.ending is None else (),
        prompt=asks.prompt(voice),
        choices=asks.choices(voice),
        groups=asks.groups(voice),
        near_misses=asks.near_misses(voice),
        undo=voice("scene-undo") if view.row or view.paying else "",
        seats=tuple(seats.seat(voice, house, strip) for house in voice.around),
        strip=strip,
        ring=Ring(voice("direction"), clockwise=False),
        piles=piles(voice),
        tracks=(levels(voice),),
        ribbons=ribbons(voice),
        outcome=outcome(voice),
    )


def steps(voice: Voice) -> tuple[TurnStep, ...]:
    """Hand, Defence, Action: where the turn stands. Attacks that the Plague holds strike the Defence out."""
    view = voice.view
    waits = bool(view.houses[view.active].waiting)
    here = 2
    if view.step in DEFENCE_STEPS or view.attack:
        here = 1
    elif view.step == "excess" and waits and not view.plague:
        here = 0
    out = []
    for i, name in enumerate(("hand", "defence", "action")):
        state: TurnStepState = "here" if i == here else "past" if i < here else "next"
        held = i == 1 and waits and view.plague
        out.append(TurnStep(voice(f"step-{name}"), "held" if held else state, voice("scene-held") if held else ""))
    return tuple(out)


def piles(voice: Voice) -> tuple[Pile, ...]:
    """Both decks, each with its discards beside it."""
    out = []
    for deck in voice.view.decks:
        name = Phrase(f"deck-{deck.deck}")
        ident, back = f"pile.{deck.deck}", faces.back(deck.deck)
        out.append(Pile(ident, voice.say(name), voice("scene-pile", deck=name, count=deck.pile), deck.pile, back))
        top = faces.face(deck.top, voice) if deck.top else None
        label = voice("scene-discards", deck=name, count=deck.discard)
        out.append(Pile(f"discard.{deck.deck}", "", label, deck.discard, back, top, ident))
    return tuple(out)


def ribbons(voice: Voice) -> tuple[Ribbon, ...]:
    """The Plague in force, and the turns that end it."""
    owners = [house.seat for house in voice.around if house.plague]
    if not owners:
        return ()
    if len(owners) > 1:
        text = voice("scene-plagues", houses=[voice.house(seat) for seat in owners])
    elif owners[0] == voice.view.viewer:
        text = voice("scene-plague-own")
    else:
        text = voice("scene-plague", house=voice.house(owners[0]))
    return (Ribbon("ribbon", text, seats.SKULL, "vert"),)


def levels(voice: Voice) -> Track:
    """What each level of the Fortification lets its owner play."""
    own = voice.view.houses[voice.foot].level
    marks = []
    for level, kind in enumerate(LADDER[1:], 1):
        text = voice("scene-up-to", value=level + 1) if level < faces.MOST_LEVEL else voice("scene-everything")
        marks.append(Mark(text, faces.sign(CARD_IDS[kind]), here=level == own))
    return Track("levels", voice("scene-levels"), tuple(marks), reminder=True)


def outcome(voice: Voice) -> Outcome | None:
    """How it ended, for this viewer."""
    view = voice.view
    if view.ending is None:
        return None
    winners = view.ending.winners
    lines = (voice.say(view.detail),) if view.detail is not None else ()
    signs = tuple(seats.blazon(seat) for seat in winners)
    if not winners:
        return Outcome(voice("scene-drawn"), lines, signs, view.ending.clause)
    if view.viewer in winners:
        return Outcome(voice("scene-you-win"), lines, signs, view.ending.clause, won=True)
    key = "scene-you-lose" if view.viewer >= 0 else "scene-wins"
    names = [voice.house(seat) for seat in winners]
    return Outcome(voice(key, winners=names, count=len(winners)), lines, signs, view.ending.clause)
