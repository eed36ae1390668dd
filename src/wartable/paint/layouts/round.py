"""The round layout: seats round a cloth, painted from their plan."""

from __future__ import annotations

from wartable.core.scene import Card, Scene, Strip
from wartable.paint.draw import cards, furniture, labels, piles, strip
from wartable.paint.geometry import RATIO, Box, Plan, SeatPlan, Spot, hand_fan, sizes_for
from wartable.paint.layouts import round_narrow
from wartable.paint.layouts.round_plan import plan as lay
from wartable.paint.parts import Cloth, Parts
from wartable.paint.svg import Brush, el, words


def _strikes(brush: Brush, plans: list[SeatPlan], plan: SeatPlan) -> str:
    shown: list[str] = []
    if plan.side == "foot" and plan.strikes:
        start = furniture.strike_start(plans, plan.seat.strikes[-1])
        if start is not None:
            shown.append(furniture.strike_line(start, furniture.spot_edge(plan.strikes[-1])))
    for strike, spot in zip(plan.seat.strikes, plan.strikes, strict=True):
        shown.append(cards.paint(brush, strike.card, spot.x, spot.y, spot.w, spot.tilt))
    return "".join(shown)


def seat(brush: Brush, parts: Parts, scene: Scene, plans: list[SeatPlan], plan: SeatPlan, big: bool) -> None:
    """Paint one seat: plate, hand, what lies before it and against it, each a part of its own."""
    fore = scene.strip is not None and plan.seat.id == scene.strip.seat
    place = labels.mat(brush, parts, plan.seat, "out" if plan.seat.state == "out" else "fore" if fore else "")
    sizes = (22.0 if plan.side == "foot" and big else 18.0 if big else 16.0, 13.5)
    right = plan.side == "right"
    plate = labels.Plate(plan.seat, plan.plate, plan.seat.name, *plan.told, sizes)
    labels.put(brush, parts, plan.seat, "plate", plate, right=right)
    shown: list[str] = []
    if plan.side != "foot":
        shown.extend(
            cards.paint(brush, card, spot.x, spot.y, spot.w, spot.tilt)
            for card, spot in zip(plan.seat.hand, plan.fan, strict=True)
        )
    parts.add(place, "hand", el("g", *shown))
    laid = list(zip(plan.seat.front, plan.front, strict=True))
    raised = bool(plan.strikes) and not big
    shown = [piles.front(brush, thing, spot, raised) for thing, spot in reversed(laid)]
    parts.add(place, "front", el("g", *shown))
    parts.add(place, "strikes", el("g", _strikes(brush, plans, plan)))
    if plan.note_lines:
        labels.put(brush, parts, plan.seat, "note", labels.note(plan), right=right)
    if plan.seat.meter is not None and plan.pill is not None:
        level = labels.Level(plan.pill, plan.seat.meter, plan.short)
        labels.put(brush, parts, plan.seat, "level", level, right=right)
    labels.put(brush, parts, plan.seat, "tags", *plan.tags, right=right)


def hand(brush: Brush, held: tuple[Card, ...], spots: list[Spot]) -> str:
    """Paint the viewer's hand: what can be picked is raised, what is refused sinks."""
    shown = []
    for card, spot in zip(held, spots, strict=True):
        lift = -6.0 if card.id in brush.codes else 12.0 if card.id in brush.refused else 0.0
        scale = spot.w / 130
        shown.append(cards.paint(brush, card, spot.x, spot.y + lift * scale, spot.w, spot.tilt, card.id in brush.codes))
    return el("g", *shown, class_="wt-hand")


def _piles(brush: Brush, parts: Parts, scene: Scene, plan: Plan) -> None:
    order = sorted(range(len(scene.piles)), key=lambda i: scene.piles[i].of == "")
    if plan.sizes.labels:
        order = list(range(len(scene.piles)))
    parts.add("cloth", "piles", el("g", class_="wt-piles", data_parts="piles"))
    for i in order:
        parts.add("piles", scene.piles[i].id, piles.pile(brush, scene.piles[i], plan.piles[i]))
    if plan.sizes.labels:
        shown = []
        for i, heap in enumerate(scene.piles):
            if not heap.of and heap.name:
                spot = plan.piles[i]
                middle = spot.x + (spot.w * 0.6 if any(p.of == heap.id for p in scene.piles) else 0)
                shown.append(words(heap.name, middle, spot.y - spot.w * RATIO / 2 - 14, 16, "d", "middle"))
        parts.add("piles", "names", el("g", *shown))


def strip_box(scene: Scene, plan: Plan, held: list[Spot]) -> tuple[strip.Roll, Box] | None:
    """Return the strip's place: over the hand if it is the viewer's own, else over the decks in the middle.

    It is made as narrow as the seats round it ask for, and then as low: it covers none of their things.
    """
    if scene.strip is None:
        return None
    wide, high = plan.size
    labels = plan.sizes.labels
    taken = [box for one in plan.seats for box in one.boxes()] + plan.ribbons
    own = bool(scene.seats) and scene.strip.seat == scene.seats[0].id
    if own or plan.ring is None:
        tops = [spot.y - spot.w * RATIO / 2 for spot in held] + [high - plan.sizes.hand * RATIO * 1.08]
        low = min(tops) - 14
        room = wide - (80 if labels else 36)
        own_strips: list[tuple[float, int, strip.Roll, Box]] = []
        for scale in (1.0, 0.88, 0.8, 0.72):
            laid = strip.roll(scene.strip, room, plan.sizes.strip_card * scale, strip.PAD if labels else 22, not labels)
            box = Box((wide - room) / 2, low - laid.high, room, laid.high)
            others = [each for one in plan.seats[1:] for each in one.boxes()]
            own_strips.append((sum(box.shared(each) for each in others), len(own_strips), laid, box))
        _, _, laid, box = min(own_strips, key=lambda each: each[:2])
        return laid, box
    edges = range(160 if labels else 120, int(wide / 2) - 100, 32)
    tried = (
        found
        for scale in (0.88, 0.75, 0.66)
        for edge in edges
        for found in _over_decks(scene.strip, plan, wide - 2 * (plan.sizes.edge + edge), scale)
    )
    best = None
    for found in tried:
        covered = sum(found[1].shared(box) for box in taken)
        if best is None or covered < best[0]:
            best = covered, found
        if not covered:
            break
    return best[1] if best else None


def _over_decks(row: Strip, plan: Plan, room: float, scale: float) -> list[tuple[strip.Roll, Box]]:
    """Return a strip in the middle of the table, and as low in it as the viewer's own things allow."""
    assert plan.ring is not None
    labels = plan.sizes.labels
    laid = strip.roll(row, room, plan.sizes.strip_card * scale, 24 if labels else 16, not labels)
    need = max(line.wide for line in laid.lines) + (60 if labels else 40)
    lowest = plan.own_row - 8
    lows = (min(plan.ring[1] + laid.high / 2, lowest), lowest)
    return [(laid, Box((plan.size[0] - need) / 2, low - laid.high, need, laid.high)) for low in lows]


def outcome_room(plan: Plan) -> float:
    """Return how wide the paper in the middle may be that tells how it ended: no seat's things lie under it."""
    assert plan.ring is not None
    x, y, _, down = plan.ring
    beside = [box for one in plan.seats for box in one.boxes() if box.y < y + down and box.low > y - down]
    clear = [abs(x - edge) for box in beside for edge in (box.x, box.right)]
    return min([500.0 if plan.sizes.labels else 330.0, *(2 * gap - 16 for gap in clear)])


def _hand_spots(scene: Scene, plan: Plan) -> list[Spot]:
    """Return the places of the viewer's cards, between the own plate and the tracks."""
    held = scene.seats[0].hand if scene.seats else ()
    left = max([seat.plate.right for seat in plan.seats[:1]] + [0.0]) + 16
    right = min([box.x for box in plan.tracks] + [plan.size[0] - 16]) - 10
    return hand_fan(len(held), plan.size, plan.sizes, left, right)


def paint(brush: Brush, scene: Scene, size: tuple[float, float]) -> Cloth:
    """Paint the table in the order of the keyboard: hand, own things, seats from the left, decks; then the strip."""
    if brush.layout == "narrow":
        return round_narrow.paint(brush, scene, round_narrow.width_of(size))
    plan = lay(scene, size, sizes_for(brush.layout, size))
    held = _hand_spots(scene, plan)
    wide, high = plan.size
    brush.cloth = wide
    rolled = strip_box(scene, plan, held)
    if rolled is not None:
        for one in plan.seats:
            one.tags = [tag for tag in one.tags if not tag.box.meets(rolled[1])]  # rather none than half of one
    parts = Parts()
    parts.add("cloth", "ground", furniture.cloth(brush, wide, high, scene.ribbons))
    if scene.ring is not None and plan.ring is not None:
        parts.add("cloth", "ring", furniture.ring(brush, scene.ring, plan.ring, plan.sizes.labels))
    if scene.seats:
        parts.add("cloth", "hand", hand(brush, scene.seats[0].hand, held))
    for one in plan.seats:
        seat(brush, parts, scene, plan.seats, one, plan.sizes.labels)
    _piles(brush, parts, scene, plan)
    if scene.ring is not None:
        covered = rolled[1] if rolled is not None else Box(0, 0, 0, 0)
        for one in plan.seats:
            if one.seat.state in ("here", "thinking") and not furniture.token_box(one.token).meets(covered):
                parts.add("cloth", f"token.{one.seat.id}", furniture.token(*one.token))
    for tray, at in zip(scene.trays, plan.trays, strict=True):
        parts.add("cloth", f"tray.{tray.id}", piles.tray(brush, tray, *at, plan.sizes.deck))
    for state, box in zip(scene.ribbons, plan.ribbons, strict=True):
        parts.add("cloth", f"ribbon.{state.id}", furniture.ribbon(brush, state, box))
    for line, box in zip(scene.tracks, plan.tracks, strict=False):
        parts.add("cloth", f"track.{line.id}", piles.track(brush, line, box))
    if rolled is not None and scene.strip is not None:
        parts.add("cloth", "strip", strip.paint(brush, scene.strip, *rolled))
    if scene.outcome is not None and plan.ring is not None:
        end = piles.outcome(brush, scene.outcome, plan.ring[0], plan.ring[1], outcome_room(plan))
        parts.add("cloth", "outcome", end)
    return Cloth(parts, wide, high)
