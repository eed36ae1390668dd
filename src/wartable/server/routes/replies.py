"""What requests are answered with.

A field that may be unset is left out of the JSON where it does not apply.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from wartable.store.models import SeatRow, TableRow
from wartable.store.ratings import BOT_PREFIX, Rating


class Nothing(msgspec.Struct):
    """It was done; there is nothing more to say."""


class Account(msgspec.Struct):
    """An account, as its owner sees it."""

    id: str
    name: str


class Token(msgspec.Struct):
    """A token of a bot's account: shown this once, stored as a hash."""

    token: str


class TokenInList(msgspec.Struct):
    """A token of a bot's account, by which it is revoked; the token itself is not stored."""

    id: str
    label: str
    created: float


class Strength(msgspec.Struct):
    """A rating as everybody may see it; `rating` is what a player is at least, almost surely."""

    bot: bool
    name: str
    rating: float
    mu: float
    sigma: float
    games: int

    @classmethod
    def of(cls, rating: Rating) -> Strength:
        """Return the answer for a stored rating.

        >>> Strength.of(Rating(who="bot:random", title="proelio", mu=25.0, sigma=8.0, games=1)).name
        'random'
        """
        bot = rating.who.startswith(BOT_PREFIX)
        name = rating.who.removeprefix(BOT_PREFIX) if bot else rating.name
        return cls(bot, name, rating.value, round(rating.mu, 3), round(rating.sigma, 3), rating.games)


class Me(msgspec.Struct):
    """Who sends the request; id and name are empty for a guest. Ratings are by title."""

    id: str
    name: str
    robot: bool
    ratings: dict[str, Strength]


class NoticeWishes(msgspec.Struct):
    """How a player wants to hear of their turn, and whether this server sends mail at all."""

    mail: bool
    webhook: str
    lang: str
    sends_mail: bool


class ClauseText(msgspec.Struct):
    """A clause of a rulebook."""

    id: str
    section: str
    text: str


class Outcome(msgspec.Struct):
    """How a game ended: winners, the ranks and sides of all seats, the clause that ended it; or that it was ended."""

    winners: list[int] | UnsetType = UNSET
    ranks: list[int] | UnsetType = UNSET
    clause: str | UnsetType = UNSET
    sides: list[int] | UnsetType = UNSET
    aborted: bool | UnsetType = UNSET


class SeatInList(msgspec.Struct):
    """A seat of a table in a list."""

    seat: int
    kind: str
    name: str
    level: str


class TableInList(msgspec.Struct):
    """A table in a list."""

    id: str
    title: str
    phase: str
    pace: str
    public: bool
    updated: float
    options: dict[str, str]
    origin: str
    outcome: Outcome | None
    seats: list[SeatInList]

    @classmethod
    def of(cls, row: TableRow, seats: list[SeatRow]) -> TableInList:
        """Return the answer for a stored table."""
        return cls(
            id=row.id,
            title=row.title,
            phase=row.phase,
            pace=row.settings.pace,
            public=row.public,
            updated=row.updated,
            options=row.settings.options,
            origin=row.settings.origin,
            outcome=msgspec.convert(row.outcome, Outcome | None),
            seats=[SeatInList(seat.seat, seat.kind, seat.name, seat.level) for seat in seats],
        )


class SeatAtTable(SeatInList):
    """A seat as everybody at the table sees it; `away` if a bot plays on, `eliminated` if it is out of the game."""

    away: bool
    eliminated: bool


class VoteStanding(msgspec.Struct):
    """A vote about a silent seat: for which way out, how many, and how many it takes."""

    seat: int
    by: str
    votes: int
    needed: int


class PossibleChoice(msgspec.Struct):
    """An action that the viewer may play now."""

    code: int
    text: str
    label: str
    hint: str
    targets: list[str]
    caution: str
    final: bool
    quiet: bool | UnsetType = UNSET


class ForbiddenChoice(msgspec.Struct):
    """An action that the viewer could point at but may not play, and why."""

    code: int
    text: str
    label: str
    clause: str
    reason: str


class CoachText(msgspec.Struct):
    """What the coach of a lesson says and waits for, which things it points at, and the codes that lead on."""

    lesson: str
    text: str
    at: int
    count: int
    waits: str
    shown: bool
    points: list[str]
    codes: list[int]


class TableView(msgspec.Struct, kw_only=True):
    """A table as one viewer may know it: the facts of the table, then the game once it has begun.

    `view` holds the title's own facts; `commitment` and `awaited` (the seats whose salt is waited for) stand here
    before the game; `number`, `question` and `notices` are for a seat alone, and so is `resigned`: "resigned",
    "timed_out" or "eliminated", once its player only watches; `coach` is for a learner.
    """

    commitment: str | UnsetType = UNSET
    awaited: list[int] | UnsetType = UNSET
    table: str
    title: str
    phase: str
    viewer: int
    seats: list[SeatAtTable]
    outcome: Outcome | None
    diverged: str
    votes: list[VoteStanding]
    view: dict[str, Any] | UnsetType = UNSET
    asked: list[int] | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    detail: str | UnsetType = UNSET
    choices: list[PossibleChoice] | UnsetType = UNSET
    near_misses: list[ForbiddenChoice] | UnsetType = UNSET
    number: int | UnsetType = UNSET
    question: int | UnsetType = UNSET
    notices: list[str] | UnsetType = UNSET
    resigned: str | UnsetType = UNSET
    coach: CoachText | UnsetType = UNSET
    log_from: int
    log: list[str]


class TableText(msgspec.Struct):
    """A table in words, with what the viewer is asked."""

    text: str
    log: list[str]
    prompt: str | UnsetType = UNSET
    detail: str | UnsetType = UNSET
    choices: list[PossibleChoice] | UnsetType = UNSET
    near_misses: list[ForbiddenChoice] | UnsetType = UNSET
    number: int | UnsetType = UNSET


class Done(msgspec.Struct):
    """A request was carried out: the seat's number now; what was left of several actions; whether all have agreed."""

    number: int
    left: list[int | str] | UnsetType = UNSET
    done: bool | UnsetType = UNSET


class SeatTaken(msgspec.Struct):
    """The seat, and a guest's new secret link to it."""

    seat: int
    link: str


class SeatReturned(msgspec.Struct):
    """The seat that its player has taken back."""

    seat: int


class WhyNot(msgspec.Struct):
    """The clause that forbids an action, and its reason; both are empty if it may be played."""

    clause: str
    text: str


class VoteCount(msgspec.Struct):
    """How a vote stands after one more voice."""

    votes: int
    needed: int
    done: bool


class MomentCount(msgspec.Struct):
    """How many moments there are to look back at."""

    moments: int


class Moment(msgspec.Struct):
    """The painted table at a moment, whole or in parts, and which moment that is for spectators."""

    html: str | UnsetType
    moment: int
    moments: int
    public_moment: int
    parts: dict[str, str] | UnsetType = UNSET


class Opened(msgspec.Struct):
    """A thing of the table, painted large."""

    html: str


class SaltGiven(msgspec.Struct):
    """A seat's word for the dice and draws."""

    seat: int
    salt: str


class Proof(msgspec.Struct):
    """What can be proved of a table's dice and draws. The secret is empty until the end; `verified` is null before."""

    commitment: str
    salts: list[SaltGiven]
    finished: bool
    secret: str
    verified: bool | None
    reason: str | UnsetType = UNSET
    draws: int | UnsetType = UNSET


class Health(msgspec.Struct):
    """The server and its database answer."""

    ok: bool
    version: str
    tables: int
