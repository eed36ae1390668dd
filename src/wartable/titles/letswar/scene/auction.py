"""The auction for Italy: two offers behind a curtain that rises on both at once; and cards laid open for a choice."""

from __future__ import annotations

from typing import Final

from wartable.core.scene import Card, Cell, Piece, Sign, Strip, Tone, Total, Tray, Verdict
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.letswar.scene import faces
from wartable.titles.letswar.scene.desk import TINCTURES, LetsWarDesk, nation
from wartable.titles.letswar.view import Auction, Offer

SIDES: Final = ("entente", "central_empires")
OFFERED: Final = 3


def total(side: str, value: str, word: str) -> Total:
    """What an offer is worth, in the colour of its side; a question mark behind the curtain."""
    return Total(value, Sign("", "panel", TINCTURES[side]), word)


def behind(desk: LetsWarDesk) -> list[Cell]:
    """Both offers face down: as many backs each as an offer can have."""
    cells: list[Cell] = []
    for i, side in enumerate(SIDES):
        label = desk("scene-offer-down", side=Phrase(f"side-{side}"))
        cells.extend(Card(thing("offer", side, n), label, back="backs/conflict") for n in range(OFFERED))
        cells.append(total(side, "?", "" if i else desk("scene-against")))
    return cells


def offered(desk: LetsWarDesk, offer: Offer, word: str) -> list[Cell]:
    """One offer in the open, and its sum."""
    cells: list[Cell] = []
    for n, pick in enumerate(offer.cards):
        owner = desk.view.nations[pick.seat].nation if pick.seat >= 0 else ""
        cells.append(faces.open_card(desk, thing("offer", offer.side, n), pick.card, owner))
    return [*cells, total(offer.side, desk.dollars(offer.dollars), word)]


def strip(desk: LetsWarDesk, auction: Auction) -> Strip:
    """The auction before the seats: the curtain, or both offers and what came of them."""
    if not auction.offers:
        return Strip("auction", desk("scene-auction-curtain"), "", tuple(behind(desk)))
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
    return Strip("auction", desk("scene-auction-open"), "", tuple(cells))


def pledges(desk: LetsWarDesk, auction: Auction) -> Tray | None:
    """What the viewer's side has pledged, as far as the viewer may see it."""
    row = desk.view.row
    picked = [(pick.seat, pick.card) for pick in row.picks] if row is not None and row.verb == "offer" else []
    things = []
    for pick in auction.pledges:
        ident = thing("pledge", pick.seat, pick.card)
        owner = desk.view.nations[pick.seat].nation
        things.append(faces.open_card(desk, ident, pick.card, owner, (pick.seat, pick.card) in picked))
    return Tray("pledges", desk("scene-pledges"), tuple(things)) if things else None


def shown(desk: LetsWarDesk) -> Tray | None:
    """Cards that lie open for the viewer: of a Nation that was looked at, or from the discards."""
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
    """Both sides, where one of them is to be named: by Italy after a tie, by the champions after their match."""
    if not desk.mine or desk.view.step not in ("tie", "duel"):
        return None
    things = tuple(
        Piece(thing("side", side), desk(f"side-{side}"), f"emblems/faction-{TINCTURES[side]}", "argent")
        for side in SIDES
    )
    return Tray("sides", desk("scene-sides"), things)


def trays(desk: LetsWarDesk) -> tuple[Tray, ...]:
    """All cards that lie open beside the boards."""
    auction = desk.view.auction
    pledged = pledges(desk, auction) if auction is not None else None
    return tuple(filter(None, (shown(desk), market(desk), pledged, sides(desk))))
