"""What a viewer is asked.

Nothing where they resigned, are out of the game, or their answer is forced.

The server gives the answers of a seat that is asked all the same, so no choice of it is shown.
"""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from wartable.core.rules.log import PUBLIC
from wartable.core.scene import Prompt, Scene
from wartable.core.view import View
from wartable.server.live import events as ev
from wartable.server.live.table import LiveTable
from wartable.server.render.texts import messages

RESIGNED = "resigned"
ELIMINATED = "eliminated"
FORCED = "forced"


def why_retired(live: LiveTable, viewer: int) -> str:
    """Return how a seat's player left the game that goes on: "resigned", "timed_out", "eliminated", or empty."""
    if viewer == PUBLIC or live.over or not live.retired(viewer):
        return ""
    if not live.resigns(viewer):
        return ELIMINATED
    return ev.TIMED_OUT if viewer in live.timed_out else RESIGNED


def why_unasked(live: LiveTable, viewer: int) -> str:
    """Return why a seat's player is asked nothing although the seat may be: as above, "forced", or empty."""
    if viewer == PUBLIC or live.over:
        return ""
    return why_retired(live, viewer) or (FORCED if live.playing.state.forced(viewer) else "")


def seat_view(live: LiveTable, view: View) -> View:
    """Return a view of the present game as it is shown: a viewer whose answer is not asked for has no choices."""
    if not why_unasked(live, view.viewer):
        return view
    asked = tuple(seat for seat in view.asked if seat != view.viewer)
    return structs.replace(view, asked=asked, choices=(), near_misses=())


def question(live: LiveTable, view: View, lang: str) -> tuple[str, str]:
    """Return what a viewer is asked or told instead, and the sentence under it."""
    if why := why_unasked(live, view.viewer):
        return notice(why, lang)
    spoken = live.playing.messages
    return view.prompt.say(spoken, lang), view.detail.say(spoken, lang) if view.detail else ""


def notice(why: str, lang: str) -> tuple[str, str]:
    """Return what stands in the question's place, and the sentence under it."""
    key = f"table-{why.replace('_', '-')}"
    return messages().format(lang, key), messages().format(lang, f"{key}-lead")


def without_question(live: LiveTable, scene: Scene, lang: str) -> Scene:
    """Return a scene in which nothing is asked of a viewer whose answer the server gives."""
    why = why_unasked(live, scene.viewer)
    if not why:
        return scene
    asked, lead = notice(why, lang)
    sign = live.title.seat_sign(live.playing.kit, scene.viewer)
    return replace(
        scene, prompt=Prompt(asked, lead, sign), choices=(), groups=(), near_misses=(), undo="", redo="", take_up=""
    )
