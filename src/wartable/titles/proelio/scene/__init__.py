"""Proelio's table as a scene, from its view alone.

The viewer sits at the foot (a spectator behind the first House), with the House to strike at the left and the one that
strikes at the right.
"""

from __future__ import annotations

from wartable.core.scene import Mark, Outcome, Pile, Ribbon, Ring, Scene, Track, TurnStep, TurnStepState
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.proelio.cards import CARD_IDS, LADDER
from wartable.titles.proelio.scene import faces, seats, strips
from wartable.titles.proelio.scene.desk import ProelioDesk
from wartable.titles.proelio.things import blazon, house, pile_id

DEFENCE_STEPS = ("deploy", "sacrifice", "loot", "pay_penalty")


def scene(desk: ProelioDesk) -> Scene:
    """What is drawn of a view, in a language."""
    view, strip = desk.view, strips.strip(desk)
    return Scene(
        title=desk("title-name"),
        subtitle=f"{desk(f'mode-{view.mode}')} · {desk('scene-turn', turn=view.turn)}",
        art=desk.title.art,
        lang=desk.lang,
        viewer=view.viewer,
        steps=steps(desk) if view.ending is None else (),
        prompt=desk.prompt(),
        choices=desk.choices(),
        groups=desk.groups(),
        near_misses=desk.near_misses(),
        undo=desk("scene-undo") if view.row or view.paying else "",
        seats=tuple(seats.seat(desk, house, strip) for house in desk.around(view.houses)),
        strip=strip,
        ring=Ring(desk("direction"), clockwise=False),
        piles=piles(desk),
        tracks=(levels(desk),),
        ribbons=ribbons(desk),
        outcome=outcome(desk),
    )


def steps(desk: ProelioDesk) -> tuple[TurnStep, ...]:
    """Hand, Defence, Action: where the turn stands. Attacks that the Plague holds strike the Defence out."""
    view = desk.view
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
        out.append(TurnStep(desk(f"step-{name}"), "held" if held else state, desk("scene-held") if held else ""))
    return tuple(out)


def piles(desk: ProelioDesk) -> tuple[Pile, ...]:
    """Both decks, each with its discards beside it."""
    out = []
    for deck in desk.view.decks:
        name = Phrase(f"deck-{deck.deck}")
        ident, back = pile_id(deck.deck), faces.back(deck.deck)
        out.append(Pile(ident, desk.say(name), desk("scene-pile", deck=name, count=deck.pile), deck.pile, back))
        top = faces.face(deck.top, desk) if deck.top else None
        label = desk("scene-discards", deck=name, count=deck.discard)
        out.append(Pile(thing("discard", deck.deck), "", label, deck.discard, back, top, ident))
    return tuple(out)


def ribbons(desk: ProelioDesk) -> tuple[Ribbon, ...]:
    """The Plague in force, and the turns that end it."""
    owners = [house.seat for house in desk.around(desk.view.houses) if house.plague]
    if not owners:
        return ()
    if len(owners) > 1:
        text = desk("scene-plagues", houses=[house(seat) for seat in owners])
    elif owners[0] == desk.view.viewer:
        text = desk("scene-plague-own")
    else:
        text = desk("scene-plague", house=house(owners[0]))
    return (Ribbon("ribbon", text, seats.SKULL, "vert"),)


def levels(desk: ProelioDesk) -> Track:
    """What each level of the Fortification lets its owner play."""
    own = desk.own.level
    marks = []
    for level, kind in enumerate(LADDER[1:], 1):
        text = desk("scene-up-to", value=level + 1) if level < faces.MOST_LEVEL else desk("scene-everything")
        marks.append(Mark(text, faces.sign(CARD_IDS[kind]), here=level == own))
    return Track("levels", desk("scene-levels"), tuple(marks), reminder=True)


def outcome(desk: ProelioDesk) -> Outcome | None:
    """How it ended, for this viewer."""
    view = desk.view
    if view.ending is None:
        return None
    winners = view.ending.winners
    lines = (desk.say(view.detail),) if view.detail is not None else ()
    signs = tuple(blazon(seat) for seat in winners)
    if not winners:
        key = "scene-drawn" if view.ending.clause == "PR-RULING-56" else "scene-no-result"
        return Outcome(desk(key), lines, signs, view.ending.clause)
    if view.viewer in winners:
        return Outcome(desk("scene-you-win"), lines, signs, view.ending.clause, won=True)
    key = "scene-you-lose" if view.viewer >= 0 else "scene-wins"
    names = [house(seat) for seat in winners]
    return Outcome(desk(key, winners=names, count=len(winners)), lines, signs, view.ending.clause)
