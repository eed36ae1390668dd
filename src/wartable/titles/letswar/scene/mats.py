"""A Nation's board: who leads it, how its people feel, its five units with their sums, what lies at them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wartable.core.scene import Addend, Figure, Gauge, Level, Mat, Pile, Reading, Seat, Sign, Slip, Tile, TileState
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.letswar import view as views
from wartable.titles.letswar.scene import faces
from wartable.titles.letswar.scene.desk import LEVELS, TINCTURES, UNITS, LetsWarDesk, card, date, nation, unit
from wartable.titles.letswar.view import Lasting, Nation, Unit

SPY: Final = "spy"
PARTS: Final = {"character": "part-character", "event": "part-event", "card": "part-card", "lone": "part-event"}


def source(desk: LetsWarDesk, part: views.Addend) -> str:
    """Return what gives a part of a sum, in words."""
    match part.source:
        case "base":
            return desk("scene-base")
        case "lone":
            return desk("scene-lone-help")
        case "character":
            return desk(f"character-{part.name}")
        case "event":
            return desk(f"event-{part.name}")
        case "unit":
            return desk(f"unit-{part.name}")
    return desk(f"card-{part.name}")


def addends(desk: LetsWarDesk, parts: tuple[views.Addend, ...], equipment: str) -> tuple[Addend, ...]:
    """Return the parts of a unit's value, each with the colour of where it comes from."""
    return tuple(
        Addend(part.value, source(desk, part), equipment if part.source == "equipment" else PARTS.get(part.source, ""))
        for part in parts
    )


def tile_state(desk: LetsWarDesk, one: Nation, piece: Unit) -> tuple[TileState, str]:
    """Return what became of a unit, and the word for it."""
    attack, row = desk.view.attack, desk.view.row
    if not piece.active:
        return "lost", desk("scene-destroyed")
    if attack is not None and (attack.attacker, attack.unit) == (one.seat, piece.unit):
        return "acting", desk("scene-attacking")
    if attack is not None and (attack.target, attack.target_unit) == (one.seat, piece.unit):
        return "aimed", desk("scene-attacked")
    if row is not None and one.seat == desk.view.viewer and row.unit == piece.unit and row.verb in ("attack", "play"):
        return "acting", desk("scene-attacking")
    if piece.spent and one.seat == desk.view.active:
        return "spent", desk("scene-has-attacked")
    return aim(desk, thing("unit", one.seat, piece.unit))


def aim(desk: LetsWarDesk, ident: str) -> tuple[TileState, str]:
    """Return what an attack that is being chosen would be here, in figures: `6 > 4`, or `5 ≤ 5` if too weak."""
    fight = desk.aims.get(ident)
    if fight is None:
        return "", ""
    strong = fight.key == "hint-fight"
    return "target" if strong else "beyond", f"{fight.args['attack']} {'>' if strong else '≤'} {fight.args['defence']}"


def remarks(desk: LetsWarDesk, one: Nation, piece: Unit) -> str:
    """Return what else counts for a unit: the attack that is being chosen, changes against some units only, bans."""
    told = []
    ident = thing("unit", one.seat, piece.unit)
    if ident in desk.aims:
        fight = desk.say(desk.fight(desk.aims[ident], (ident,)))
        told.append(fight if fight.endswith(".") else f"{fight}.")
    for change in piece.versus:
        key = "scene-versus-attack" if change.attack else "scene-versus-defence"
        against = [unit(name) for name in change.units]
        if change.units == UNITS[:3]:
            against = [unit("ground")]
        value = f"{change.part.value:+d}".replace("-", "−")
        told.append(desk(key, value=value, units=against, source=source(desk, change.part)))
    if piece.barred:
        told.append(desk("scene-barred", source=barred(desk, piece.barred)))
    if piece.free:
        told.append(desk("scene-free", count=piece.free))
    if piece.misses > 1:
        told.append(desk("scene-misses", count=piece.misses))
    return " ".join(told)


def barred(desk: LetsWarDesk, name: str) -> Phrase:
    """Return the name of what forbids an attack: a card, an Event or a Character."""
    for sort, known in (("card", desk.kit.printed_cards), ("event", desk.kit.printed_events)):
        if name in known:
            return Phrase(f"{sort}-{name}")
    return Phrase(f"character-{name}")


def tile(desk: LetsWarDesk, one: Nation, piece: Unit) -> Tile:
    """Return a unit with attack and defence."""
    state, tag = tile_state(desk, one, piece)
    readings = (
        Reading(
            desk("scene-attack"),
            piece.attack,
            addends(desk, piece.attack_parts, "strike"),
            "emblems/attack",
            "strike-text",
        ),
        Reading(
            desk("scene-defence"), piece.defence, addends(desk, piece.defence_parts, "ally"), "emblems/defence", "ally"
        ),
    )
    name = desk(f"unit-{piece.unit}")
    ident, note = thing("unit", one.seat, piece.unit), remarks(desk, one, piece)
    return Tile(ident, name, f"units/{piece.unit}", readings, state, tag, note)


def until(desk: LetsWarDesk, lasting: Lasting) -> str:
    """Return when a card that lasts ends."""
    if lasting.until != "actor_next_turn":
        return desk(f"scene-until-{lasting.until}")
    return desk("scene-until-turn-of", nation=nation(desk.view.nations[lasting.by].nation))


def slips(desk: LetsWarDesk, one: Nation) -> tuple[Slip, ...]:
    """Return all that lies on a board: equipment over its units, then what is bound to none."""
    row = desk.view.row
    chosen = [pick.card for pick in row.picks if pick.zone == "board"] if row and one.seat == desk.view.viewer else []
    found = []
    for lying in one.equipment:
        printed = desk.kit.printed_cards[lying.card]
        note = faces.price(desk, printed) or desk("deck-nation")
        at = tuple(thing("unit", one.seat, name) for name in lying.units)
        ident = thing("slip", one.seat, lying.card)
        text = desk(f"effect-{lying.card}")
        look = faces.edge(printed)
        found.append(Slip(ident, desk(f"card-{lying.card}"), at, note, text, look, lying.card in chosen))
    for i, lasting in enumerate(desk.view.lasting):
        if one.seat in lasting.seats:
            at = tuple(thing("unit", one.seat, name) for name in lasting.units)
            told = until(desk, lasting)
            ident = thing("lasting", one.seat, i)
            found.append(
                Slip(ident, desk(f"card-{lasting.card}"), at, told, desk(f"effect-{lasting.card}"), "part-card")
            )
    if one.spies:
        note = desk("scene-spy-tasks", count=one.tasks) if one.seat == desk.view.active else ""
        name = desk("scene-laid-spies", count=one.spies)
        found.append(Slip(thing("spies", one.seat), name, (), note, desk(f"effect-{SPY}"), "nation"))
    for word in one.territories:
        told = desk("scene-territory")
        found.append(Slip(thing("territory", word), desk(f"card-{word}"), (), told, desk(f"effect-{word}"), "gules"))
    return tuple(found)


def figure(desk: LetsWarDesk, one: Nation) -> Figure | None:
    """Return the Character in sight: portrait, what it does, and when it leaves."""
    if not one.character:
        return None
    printed = desk.kit.printed_characters[one.character]
    leaves = desk("scene-leaves", date=date(printed.exit)) if printed.exit >= 0 else ""
    return Figure(
        thing("figure", one.seat),
        desk(f"character-{one.character}"),
        tuple(f"portraits/{part}" for part in printed.portrait),
        desk(f"character-text-{one.character}"),
        leaves,
    )


def gauge(desk: LetsWarDesk, one: Nation) -> Gauge:
    """Return the Homefront with its five steps."""
    levels = tuple(
        Level(desk(f"level-{name}"), Sign(f"emblems/homefront-{i}-{name}"), name) for i, name in enumerate(LEVELS)
    )
    text = desk("scene-shielded" if one.shielded else "scene-homefront-text")
    return Gauge(thing("homefront", one.seat), desk("scene-homefront"), levels, one.homefront, text)


def limit(desk: LetsWarDesk, one: Nation) -> Reading:
    """Return the hand limit and what it is the sum of: units that count one are told as one number."""
    ones = sum(part.value for part in one.limit_parts if part.source == "unit" and part.value == 1)
    parts = [Addend(ones, desk("scene-units", count=ones))] if ones else []
    parts += [
        Addend(part.value, source(desk, part))
        for part in one.limit_parts
        if not (part.source == "unit" and part.value == 1)
    ]
    return Reading(desk("scene-limit"), one.limit, tuple(parts), clause="LW-HAND-02")


def held(desk: LetsWarDesk, one: Nation) -> tuple[Pile, ...]:
    """Another's hand by its backs; opened, they show the cards that the viewer knows of."""
    return tuple(
        Pile(
            thing("held", one.seat, deck),
            "",
            desk(f"scene-held-{deck}", count=count),
            count,
            f"backs/{deck}",
            cards=tuple(faces.face(desk, name) for name in one.known if desk.kit.printed_cards[name].deck == deck),
        )
        for deck, count in (("conflict", one.conflict), ("nation", one.cards))
    )


def notes(desk: LetsWarDesk, one: Nation) -> tuple[str, ...]:
    """Short facts beside the units: neutrality, the lone player's help, what is known of a hand."""
    found = []
    if one.alive and one.side == "neutral":
        found.append(desk("scene-protected" if desk.kit.italy_protected else "scene-neutral"))
    if one.seat == desk.view.lone:
        found.append(desk("scene-lone"))
    if one.known and one.seat != desk.view.viewer:
        found.append(desk("scene-known", cards=[card(name) for name in one.known]))
    return tuple(found)


def mat(desk: LetsWarDesk, one: Nation, own: bool) -> Mat:
    """Return a Nation's board; the viewer's own has the hand limit, the others' the backs of their hands."""
    side = TINCTURES[one.side]
    return Mat(
        figure(desk, one),
        gauge(desk, one),
        tuple(tile(desk, one, piece) for piece in one.units),
        slips(desk, one),
        (limit(desk, one),) if own else (),
        () if own or not one.alive else held(desk, one),
        notes(desk, one),
        f"emblems/faction-{side}",
        side,
        f"{side}-tile",
        desk("scene-bare") if own and one.alive else "",
    )


def standing(desk: LetsWarDesk, one: Nation, own: bool) -> str:
    """Return a Nation's side, and whether it is friend or foe; of the viewer's own, with whom it stands."""
    side = Phrase(f"side-{one.side}")
    if own:
        friends = [other for other in desk.around(desk.view.nations)[1:] if desk.ally(other)]
        if not friends:
            return desk("scene-side-alone", side=side)
        return desk("scene-side-with", side=side, nations=[nation(other.nation) for other in friends])
    if one.side == "neutral" or desk.own.side == "neutral" or desk.view.viewer < 0:
        return desk("scene-side", side=side)
    return desk("scene-side-ally" if desk.ally(one) else "scene-side-foe", side=side)


def doing(desk: LetsWarDesk, one: Nation) -> str:
    """Return what a Nation is about, in a word or two."""
    view = desk.view
    if view.ending is not None:
        return ""
    if not one.alive:
        return desk("scene-out")
    me = "yes" if one.seat == view.viewer else "no"
    if one.seat in view.asked:
        if view.phase == "prelude":
            return desk("scene-doing-prelude", me=me)
        bidding = view.auction is not None and not view.auction.offers
        turn = one.seat == view.active and view.window is None and not bidding
        return desk("scene-doing-turn" if turn else "scene-doing-answer", me=me)
    if one.seat == view.active and view.phase in ("actions", "discard"):
        return desk("scene-doing-turn", me=me)
    return desk("scene-away") if one.away else ""


def hand_note(desk: LetsWarDesk, one: Nation) -> str:
    """Return what the viewer holds: by decks, in dollars, and how much too much."""
    above = len(desk.view.hand) - one.limit
    told = desk(
        "scene-hand",
        conflict=one.conflict,
        nation=one.cards,
        worth=desk.dollars(faces.worth(desk, desk.view.hand)),
    )
    return told + (desk("scene-above", count=above, limit=one.limit) if above > 0 else "")


def seat(desk: LetsWarDesk, one: Nation) -> Seat:
    """Return a Nation at the table."""
    own = one.seat == desk.view.viewer
    first = one.seat == desk.foot
    return replace(
        desk.mat(one.seat),
        note=standing(desk, one, own),
        word=doing(desk, one),
        hand=faces.own_hand(desk) if own else (),
        hand_note=hand_note(desk, one) if own and one.alive else "",
        ally=not own and desk.view.viewer >= 0 and desk.ally(one),
        mat=mat(desk, one, own and first),
    )
