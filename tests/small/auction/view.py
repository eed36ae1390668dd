"""What one viewer may know of an auction, built up from nothing, and what is drawn of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wartable.core import scene as sc
from wartable.core.answers import answers, ending
from wartable.core.text.messages import Phrase
from wartable.core.text.wording import Wording
from wartable.core.view import View

from . import kit as k
from .kit import CARDS, LOTS, SEATS, WIDTH, K
from .state import AuctionState

if TYPE_CHECKING:
    from wartable.core.title import Title

Counts = tuple[int, ...]
FATES = ("first", "second", "nobody", "open")


class AuctionView(View, frozen=True):
    """The whole table for one viewer."""

    phase: str
    round: int
    auctioneer: int
    lot: int
    lots: Counts
    sizes: Counts
    shown: tuple[Counts, ...]
    tabled: tuple[Counts, ...]
    discard: Counts
    pile: int
    hand: Counts
    rows: tuple[Counts, ...]  # the viewer's own and his partner's; empty for the others


def view(s: AuctionState, viewer: int) -> AuctionView:
    """All that `viewer` may know of a position."""
    choices, near_misses = answers(s, viewer, k.CLAUSES, draft(s, viewer), k.line, partial(tell, s, viewer))
    ours = [seat for seat in range(4) if viewer >= 0 and seat % 2 == viewer % 2]
    return AuctionView(
        title="auction",
        viewer=viewer,
        seats=4,
        asked=s.asked(viewer),
        prompt=prompt(s, viewer),
        detail=None,
        choices=choices,
        near_misses=near_misses,
        ending=ending(s, k.CLAUSES),
        phase=k.PHASES[s.phase],
        round=s.round,
        auctioneer=s.auctioneer(),
        lot=s.lot if s.phase in (k.PLEDGING, k.HAMMER) else -1,
        lots=tuple(s.lots),
        sizes=tuple(s.size(seat) for seat in range(4)),
        shown=tuple(tuple(s.of(s.shown, seat)) for seat in range(4)),
        tabled=tuple(tuple(s.of(s.tabled, seat)) for seat in range(4)),
        discard=tuple(s.discard),
        pile=sum(s.pile),
        hand=tuple(s.of(s.hands, viewer)) if viewer >= 0 else (),
        rows=tuple(tuple(s.of(s.rows, seat)) if seat in ours else () for seat in range(4)),
    )


def player(seat: int) -> Phrase:
    return Phrase(f"seat-{SEATS[seat]}")


def prompt(s: AuctionState, viewer: int) -> Phrase:
    """The question, to who is asked; to the others, who is asked."""
    asked = s.asked(viewer)
    if not asked:
        return Phrase("prompt-over")
    if viewer in asked:
        return Phrase(f"prompt-{k.PHASES[s.phase]}", lot=Phrase(f"lot-{LOTS[s.lot]}"))
    return Phrase("prompt-wait", seats=[player(seat) for seat in asked])


def draft(s: AuctionState, seat: int) -> list[int]:
    """The clicks of the open row."""
    return [k.PLEDGE * WIDTH + kind for kind in range(K) for _ in range(s.rows[seat * K + kind])]


def tell(s: AuctionState, seat: int, code: int) -> Wording:
    """A choice's name and the things that it can be clicked on: every copy of a card that is not picked."""
    verb, argument = divmod(code, WIDTH)
    if verb == k.OFFER:
        return Wording(Phrase("label-offer", lot=Phrase(f"lot-{LOTS[argument]}")), None, (f"lot.{LOTS[argument]}",))
    if verb == k.PLEDGE:
        name, left = CARDS[argument], s.hands[seat * K + argument] - s.rows[seat * K + argument]
        targets = tuple(f"hand.{name}.{copy}" for copy in range(left))
        return Wording(Phrase("label-pledge", card=Phrase(f"card-{name}")), None, targets)
    return Wording(Phrase(f"label-{k.VERBS[verb]}"))


# -- the scene --

ENDS = (k.SEAL, k.PASS)  # what completes an answer


def scene(view: AuctionView, title: Title, lang: str) -> sc.Scene:
    """A table of four mats, the lots in a tray, pledges in trays."""

    def say(key: str | Phrase) -> str:
        return (Phrase(key) if isinstance(key, str) else key).say(title.messages, lang)

    def cards(name: str, counts: Counts, chosen: Counts = ()) -> tuple[sc.Card, ...]:
        out = []
        for kind, count in enumerate(counts):
            called = say(f"card-{CARDS[kind]}")
            face = sc.Face(called, sc.Sign("", "panel", "or"), value=say(f"value-{CARDS[kind]}"))
            picked = chosen[kind] if chosen else 0
            out += [
                sc.Card(f"{name}.{CARDS[kind]}.{i}", called, face, chosen=i >= count - picked) for i in range(count)
            ]
        return tuple(out)

    def mat(seat: int) -> sc.Seat:
        mine = seat == view.viewer
        hand = cards("hand", view.hand, view.rows[seat]) if mine else ()
        note = Phrase("hand-size", count=view.sizes[seat], auctioneer="yes" if seat == view.auctioneer else "no")
        state: sc.SeatState = "here" if seat in view.asked else ""
        return sc.Seat(f"seat.{seat}", say(player(seat)), hand_note=say(note), state=state, hand=hand, number=seat)

    def tray(name: str, seat: int, counts: Counts) -> sc.Tray:
        return sc.Tray(
            f"{name}.{seat}", say(Phrase(f"tray-{name}", seat=player(seat))), cards(f"{name}.{seat}", counts)
        )

    def lot(number: int) -> sc.Card:
        name, fate = say(f"lot-{LOTS[number]}"), say(f"fate-{FATES[view.lots[number]]}")
        face = sc.Face(name, sc.Sign("", "panel", "azure"), text=fate)
        return sc.Card(f"lot.{LOTS[number]}", f"{name}, {fate}", face, chosen=number == view.lot, caption=(fate,))

    around = [(max(view.viewer, 0) + turn) % 4 for turn in range(4)]
    trays = [sc.Tray("lots", say("lots"), tuple(lot(number) for number in range(len(LOTS))))]
    trays += [tray("tabled", seat, view.tabled[seat]) for seat in around if any(view.tabled[seat])]
    trays += [tray("row", seat, view.rows[seat]) for seat in around if any(view.rows[seat])]
    return sc.Scene(
        title=say("title-name"),
        lang=lang,
        viewer=around[0],
        prompt=sc.Prompt(say(view.prompt)),
        choices=tuple(
            sc.Choice(one.code, say(one.label), targets=one.targets, final=one.final, done=one.code // WIDTH in ENDS)
            for one in view.choices
        ),
        near_misses=tuple(
            sc.NearMiss(say(one.label), title.reason(one.clause, lang), one.clause, targets=one.targets)
            for one in view.near_misses
        ),
        seats=tuple(mat(seat) for seat in around),
        trays=tuple(trays),
        outcome=sc.Outcome(say("prompt-over"), clause=view.ending.clause) if view.ending else None,
    )
