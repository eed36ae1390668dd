"""The auction for Italy: two offers behind a curtain that rises on both at once; and cards laid open for a choice."""

from __future__ import annotations

from typing import Final

from wartable.core.scene import Card, Cell, Outcome, Piece, Sign, Strip, Tone, Total, Tray, Verdict
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.letswar.scene import faces
from wartable.titles.letswar.scene.desk import TINCTURES, LetsWarDesk, nation
from wartable.titles.letswar.view import Auction, Offer

SIDES: Final = ("entente", "central_empires")
OFFERED: Final = 3


def total(desk: LetsWarDesk, side: str, value: str, word: str) -> Total:
    """Return what an offer is worth, in the colour of its side; a question mark behind the curtain."""
    return Total(value, Sign("", "panel", TINCTURES[side]), word, desk(f"side-{side}"))


def behind(desk: LetsWarDesk) -> list[Cell]:
    """Return both offers face down: as many backs each as an offer can have."""
    cells: list[Cell] = []
    for i, side in enumerate(SIDES):
        label = desk("scene-offer-down", side=Phrase(f"side-{side}"))
        cells.extend(Card(thing("offer", side, n), label, back="backs/conflict") for n in range(OFFERED))
        cells.append(total(desk, side, "?", "" if i else desk("scene-against")))
    return cells


def offered(desk: LetsWarDesk, offer: Offer, word: str) -> list[Cell]:
    """Return one offer in the open, and its sum."""
    cells: list[Cell] = []
    for n, pick in enumerate(offer.cards):
        owner = desk.view.nations[pick.seat].nation if pick.seat >= 0 else ""
        cells.append(faces.open_card(desk, thing("offer", offer.side, n), pick.card, owner))
    return [*cells, total(desk, offer.side, desk.dollars(offer.dollars), word)]


def strip(desk: LetsWarDesk, auction: Auction) -> Strip:
    """Return the auction before the seats: the curtain, or both offers and what came of them."""
    if not auction.offers:
        return Strip(
            "auction", desk("scene-auction-curtain"), "", tuple(behind(desk)), desk("scene-auction"), curtain="down"
        )
    first, second = auction.offers
    cells = [*offered(desk, first, desk("scene-against")), *offered(desk, second, "")]
    if auction.won:
        lines = (desk("scene-auction-lost"),)
        title = desk("scene-auction-won", side=Phrase(f"side-{auction.won}"))
        won = auction.won == desk.own.side
        tone: Tone = "" if desk.view.viewer < 0 or desk.own.side == "neutral" else "good" if won else "bad"
        cells.append(Verdict(title, lines, tone, "LW-AUC-04"))
    else:
        cells.append(Verdict(desk("scene-auction-tie"), (), "", "LW-RULING-58"))
    return Strip("auction", desk("scene-auction-open"), "", tuple(cells), desk("scene-auction"), curtain="up")


def ended(desk: LetsWarDesk, verdict: Outcome) -> Strip:
    """Return the two sides at the end of the war: what is left of each, and who has won."""
    standing = {side: [one for one in desk.view.nations if one.side == side] for side in SIDES}
    units = [sum(piece.active for one in of for piece in one.units) for of in standing.values()]
    levels = [sum(one.homefront for one in of if one.alive) for of in standing.values()]
    cells: list[Cell] = [
        total(desk, side, str(units[i]), "" if i else desk("scene-against")) for i, side in enumerate(SIDES)
    ]
    lines = (
        desk("scene-end-units", mine=units[0], theirs=units[1]),
        desk("scene-end-homefront", mine=levels[0], theirs=levels[1]),
    )
    tone: Tone = "" if desk.view.viewer < 0 else "good" if verdict.won else "bad"
    cells.append(Verdict(verdict.title, lines, tone, verdict.clause))
    return Strip("end", desk("scene-end"), "", tuple(cells), desk("scene-end"))


def pledges(desk: LetsWarDesk, auction: Auction) -> list[Tray]:
    """Return what the viewer's side has pledged, as far as the viewer may see it: a tray for each Nation that gave."""
    row = desk.view.row
    picked = [(pick.seat, pick.card) for pick in row.picks] if row is not None and row.verb == "offer" else []
    lying: dict[int, list[Card]] = {}
    for pick in auction.pledges:
        ident = thing("pledge", pick.seat, pick.card)
        owner = desk.view.nations[pick.seat].nation
        shown = faces.open_card(desk, ident, pick.card, owner, (pick.seat, pick.card) in picked)
        lying.setdefault(pick.seat, []).append(shown)
    return [
        Tray(thing("pledges", seat), pledged_by(desk, seat), tuple(things)) for seat, things in sorted(lying.items())
    ]


def pledged_by(desk: LetsWarDesk, seat: int) -> str:
    """Return whose pledge it is."""
    if seat == desk.view.viewer:
        return desk("scene-pledges-own")
    return desk("scene-pledges", nation=nation(desk.view.nations[seat].nation))


def shown(desk: LetsWarDesk) -> Tray | None:
    """Return cards that lie open for the viewer: of a Nation that was looked at, or from the discards."""
    found = desk.view.shown
    if found is None:
        return None
    owner = desk.view.nations[found.seat].nation if found.seat >= 0 else ""
    name = desk(f"scene-shown-{found.why}", **({"nation": nation(owner)} if owner else {}))
    seen: list[str] = []
    things = []
    for word in found.cards:
        ident = thing("shown", word, seen.count(word)) if word in seen else thing("shown", word)
        seen.append(word)
        things.append(faces.open_card(desk, ident, word, owner or desk.own.nation))
    return Tray("shown", name, tuple(things))


def market(desk: LetsWarDesk) -> Tray | None:
    """Conflict cards turned up for all."""
    seen: list[str] = []
    things = []
    for word in desk.view.market:
        ident = thing("shown", word, seen.count(word)) if word in seen else thing("shown", word)
        seen.append(word)
        things.append(faces.open_card(desk, ident, word, desk.own.nation, origin=thing("pile", "conflict")))
    return Tray("market", desk("scene-market"), tuple(things)) if things else None


def sides(desk: LetsWarDesk) -> Tray | None:
    """Return both sides, where one of them is to be named: by Italy after a tie, by the champions after their match."""
    if not desk.mine or desk.view.step not in ("tie", "duel"):
        return None
    things = tuple(
        Piece(thing("side", side), desk(f"side-{side}"), f"emblems/faction-{TINCTURES[side]}", "argent")
        for side in SIDES
    )
    return Tray("sides", desk("scene-sides"), things)


def trays(desk: LetsWarDesk) -> tuple[Tray, ...]:
    """Return all cards that lie open beside the boards."""
    auction = desk.view.auction
    pledged = pledges(desk, auction) if auction is not None else []
    return tuple(filter(None, (shown(desk), market(desk), *pledged, sides(desk))))
