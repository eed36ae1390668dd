"""Papers beside the boards: the Event of the offensive, and the act that waits for an answer."""

from __future__ import annotations

from typing import Final

from wartable.core.scene import Notice
from wartable.core.text.messages import Phrase
from wartable.titles.letswar import view as views
from wartable.titles.letswar.scene.desk import LetsWarDesk, card, date, nation, unit
from wartable.titles.letswar.scene.mats import source

ENDS: Final = ("turn_end", "offensive_end")


def event(desk: LetsWarDesk, brief: bool = False) -> Notice | None:
    """Return the Event in force: effect, story, when it ends, whether Characters rotated; `brief`, the first alone."""
    shown = desk.view.event
    if shown is None:
        return None
    name, printed = shown.event, desk.kit.printed_events[shown.event]
    ends = desk(f"scene-event-{printed.lasts}") if printed.lasts in ENDS else ""
    head = desk("scene-event-of", date=date(desk.view.date))
    title, text = desk(f"event-{name}"), desk(f"event-text-{name}")
    if brief:
        return Notice("event", title, text, printed.picture, head, (ends,) if ends else (), "LW-EVT-04")
    notes = [f"{ends} {desk('scene-rotated' if shown.rotated else 'scene-not-rotated')}".strip()]
    if desk.messages.has(desk.lang, f"event-story-{name}"):
        notes.insert(0, desk("scene-story", story=Phrase(f"event-story-{name}")))
    if shown.passed:
        notes.append(desk("scene-passed", events=[Phrase(f"event-{other}") for other in shown.passed]))
    clause = "LW-CHAR-14" if shown.rotated else "LW-EVT-04"
    return Notice("event", title, text, printed.picture, head, tuple(notes), clause)


def total(desk: LetsWarDesk, value: int, parts: tuple[views.Addend, ...]) -> str:
    """Return a number and the parts it is the sum of: `6 = 5 base + 1 Robert Nivelle`."""
    told = ""
    for part in parts:
        joint = (" − " if part.value < 0 else " + ") if told else ("−" if part.value < 0 else "")
        told += f"{joint}{abs(part.value)} {source(desk, part)}"
    return f"{value} = {told}" if len(parts) > 1 else str(value)


def attack(desk: LetsWarDesk, shown: views.Attack) -> Notice:
    """Return an attack that waits: who against whom, both sums, and what stops it."""
    nations = desk.view.nations
    title = desk(
        "scene-attack-title",
        nation=nation(nations[shown.attacker].nation),
        unit=unit(shown.unit),
        target=nation(nations[shown.target].nation),
        target_unit=unit(shown.target_unit),
    )
    mine, theirs = total(desk, shown.attack, shown.attack_parts), total(desk, shown.defence, shown.defence_parts)
    text = desk("scene-attack-sums", attack=mine, defence=theirs)
    notes = [desk("scene-attack-misses", count=shown.misses) if shown.missable else desk("scene-attack-no-miss")]
    if shown.card:
        notes.insert(0, desk("scene-attack-card", card=card(shown.card)))
    picture = f"units/{shown.unit}"
    return Notice("attack", title, text, picture, desk("scene-attack-head"), tuple(notes), "LW-CBT-01")


def short(desk: LetsWarDesk, shown: views.Attack) -> str:
    """Return an attack in one sentence, to the one who is asked about it."""
    return desk(
        "scene-attack-short",
        nation=nation(desk.view.nations[shown.attacker].nation),
        unit=unit(shown.unit),
        target_unit=unit(shown.target_unit),
        attack=shown.attack,
        defence=shown.defence,
    )


def window(desk: LetsWarDesk, shown: views.Window) -> Notice:
    """Return a Spy's task, a card or an Event that waits for answers: what it is about to do, and what stops it."""
    nations = desk.view.nations
    targets = [nation(nations[seat].nation) for seat in shown.targets]
    by = nation(nations[shown.by].nation) if shown.by >= 0 else None
    notes = []
    if shown.loss:
        notes.append(desk("scene-window-loss", count=shown.loss))
    if shown.misses:
        notes.append(desk("scene-attack-misses", count=shown.misses))
    if shown.price:
        notes.append(desk("scene-window-price", price=desk.dollars(shown.price)))
    text, picture = "", ""
    if shown.task:
        title = desk("scene-window-spy", nation=by, targets=targets)
        text, picture = desk(f"scene-task-{shown.task}"), "cards/spy"
    elif by is not None:
        title = desk("scene-window-card", nation=by, card=card(shown.card), targets=targets)
        text, picture = desk(f"effect-{shown.card}"), desk.kit.printed_cards[shown.card].picture
    else:
        title = desk("scene-window-event", targets=targets)
    return Notice("window", title, text, picture, desk("scene-window-head"), tuple(notes), "LW-RULING-90")


def brief(desk: LetsWarDesk, shown: views.Window) -> str:
    """What waits in a window, to those who are asked about it: who does it, and what is at stake."""
    paper = window(desk, shown)
    return f"{paper.title}. {paper.text or ' '.join(paper.notes)}".strip()


def all_of(desk: LetsWarDesk) -> tuple[Notice, ...]:
    """Return what waits for an answer first, then the Event; in brief, for the question needs the room."""
    found: list[Notice | None] = []
    if desk.view.attack is not None:
        found.append(attack(desk, desk.view.attack))
    elif desk.view.window is not None:
        found.append(window(desk, desk.view.window))
    return tuple(filter(None, [*found, event(desk, brief=bool(found))]))
