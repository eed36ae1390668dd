"""The painted table: the scene in parts, with the facts of the table beside it."""

from __future__ import annotations

from typing import Any

from wartable import paint
from wartable.core.questions import Answer
from wartable.core.scene import Scene
from wartable.paint import Layout, Parts
from wartable.paint.art import load
from wartable.server.live.access import may_watch
from wartable.server.live.table import LiveTable
from wartable.server.render import table_json
from wartable.server.render.cache import Painting, cache_of
from wartable.server.render.coach_json import coach_json, hint
from wartable.server.render.prompts import seat_view, why_retired
from wartable.server.render.table_json import encode, notices
from wartable.server.render.table_scene import dress

ROUNDING = 8  # pixels: pages of nearly the same size share their paintings

Room = tuple[int, int] | None


def rounded(room: Room) -> Room:
    """Return the room that is painted for: a little less, so that the painting fits in.

    >>> rounded((1234, 847))
    (1232, 840)
    """
    return None if room is None else (room[0] // ROUNDING * ROUNDING, room[1] // ROUNDING * ROUNDING)


def painting(live: LiveTable, viewer: int, lang: str, layout: Layout, room: Room = None) -> Painting:
    """Return the game as the page shows it: painted once for all who look through the same eyes."""
    cache = cache_of(live)
    key = (viewer, lang, layout, rounded(room))
    found = cache.paintings.get(key)
    if found is None:
        data, parts = paint_data(live, *key)
        found = cache.keep(key, Painting(encode(data), parts, data.get("asked", ())))
    return found


def paint_data(
    live: LiveTable, viewer: int, lang: str, layout: Layout, room: Room = None
) -> tuple[dict[str, Any], Parts | None]:
    """Return the table's facts, and the painted game if there is one that the viewer may watch."""
    data = table_json.facts(live, viewer)
    if live.game is None or not may_watch(live, viewer):
        return data, None
    game = live.game
    full = game.view(viewer)
    view = seat_view(live, full)
    # Who is asked as the viewer knows it: the true list would tell who has answered in secret.
    data["asked"] = view.asked
    data["options"] = live.row.settings.options
    data["pace"] = {"speed": live.bot_pace, "paused": live.paused}
    if viewer >= 0:
        data["number"] = game.number(viewer)
        data["question"] = game.question(viewer)
        data["coach"] = coach_json(live, viewer, lang)
        data["hint"] = hint(live, view, lang)
        data["notices"] = notices(live, viewer, lang)
        if named := game.point_names(lang):
            data["points"] = [{"point": point, "name": name} for point, name in named.items()]
            proposed = game.proposal
            data["rollback"] = None if proposed is None else {"point": proposed[0], "agreed": proposed[1]}
        if why := why_retired(live, viewer):
            data["resigned"] = why
        single = live.row.settings.hot_seat or len(live.people()) == 1
        data["back"] = single and live.last_decision(viewer) is not None
        order = game.orders.of[viewer]
        data["order"] = None if order is None else {"windows": order.windows, "until_turn": order.until_turn}
        window = game.state.window(viewer) if viewer in view.asked else 0
        data["window"] = game.title.sheet.windows[window - 1] if window else ""
    return data, paint_page(live, dress(live, game, viewer, lang, view=view, asked=full.asked), layout, room)


def answer_over(live: LiveTable, viewer: int, lang: str, told: Answer) -> dict[str, str] | None:
    """Return what an answer lays over the board of the painted table; None if it draws nothing."""
    boards = live.playing.scene(viewer, lang).boards if told.drawn else ()
    if not boards:
        return None
    return paint.answer(boards[0], told, art=load(live.title.art))


def paint_page(live: LiveTable, scene: Scene, layout: Layout, room: Room = None) -> Parts:
    """Return a scene painted for the table's page, which brings the style sheets itself."""
    return paint.parts(
        scene,
        layout=layout,
        size=room,
        ground_url=f"/art/{live.row.title}/ground/",
        rules_url=f"/rules/{live.row.title}",
        home_url="/",
        print_url=f"/table/{live.row.id}/paper/{scene.viewer if scene.viewer >= 0 else 'all'}/",
        terse=True,
    )
