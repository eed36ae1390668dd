"""Records over HTTP: uploads, forks against bots, the proof of fairness."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie

from wartable.core.errors import RecordError
from wartable.core.record import proof
from wartable.core.record.fair_chance import commit
from wartable.server.guards.costly import POOL
from wartable.server.live.access import eyes
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable
from wartable.server.lobby import forks, uploads
from wartable.server.lobby.forks import Forking
from wartable.server.lobby.new_table import Opened
from wartable.server.lobby.uploads import Upload
from wartable.server.people.cookies import is_secure, seat_cookie
from wartable.server.people.identity import Person
from wartable.server.people.rate_limits import spend
from wartable.server.routes.replies import Proof, SaltGiven
from wartable.server.routes.tables import check_new
from wartable.store.models import FINISHED

LARGEST_BODY = 2_000_000  # bytes of a request that brings a record along


def proof_of(live: LiveTable) -> tuple[Proof, str]:
    """Return what can be proved of a table's dice and draws, and the record that shows it after the end."""
    game = live.game
    finished = live.row.phase == FINISHED
    if game is None:
        return Proof(commit(live.row.secret), [], finished, "", None), ""
    salts = [SaltGiven(seat, salt) for seat, salt in game.record.salts]
    found = Proof(game.record.commitment, salts, finished, "", None)
    if game.outcome is None:
        return found, ""
    text = game.wtr()
    found.secret = game.record.secret
    return found, text


def prove(found: Proof, text: str) -> Proof:
    """Complete a proof: whether all results follow from the secret and the salts."""
    try:
        found.draws = proof.verify(text).draws
        found.verified = True
    except RecordError as error:
        found.verified, found.reason = False, str(error)
    return found


def cookies(request: Request[Any, Any, Any], links: list[str]) -> list[Cookie]:
    """Return the cookie of a guest's new seats."""
    return [seat_cookie(request, links, is_secure(request))] if links else []


class Records(Controller):
    """Games that people bring along."""

    path = "/api/records"
    tags = ("records",)

    @post("/", status_code=201, request_max_body_size=LARGEST_BODY)
    async def upload(
        self, request: Request[Any, Any, Any], host: Host, person: Person, data: Upload
    ) -> Response[Opened]:
        """Bring a record (.wtr) along: a finished game becomes a table to look at, a running one goes on here."""
        spend(request, "costly", person.id)
        game = await uploads.brought(host, data)
        await check_new(request, host, person, game.wish)
        opened, mine = await uploads.upload(host, person, game)
        return Response(opened, cookies=cookies(request, mine))


class Forks(Controller):
    """Playing on from a moment of another table; and the proof that a table was fair."""

    path = "/api/tables/{table:str}"
    tags = ("records",)

    @post("/fork", status_code=201)
    async def fork(
        self, request: Request[Any, Any, Any], host: Host, person: Person, table: str, data: Forking
    ) -> Response[Opened]:
        """A private table against bots from a moment as I knew it; what I could not know is dealt anew."""
        spend(request, "costly", person.id)
        live = await host.table(table)
        opened = await forks.fork(host, person, live, eyes(live, person, data.seat), data)
        return Response(opened, cookies=cookies(request, list(opened.links.values())))

    @get("/proof")
    async def proof(self, request: Request[Any, Any, Any], host: Host, person: Person, table: str) -> Proof:
        """The proof of fairness: the commitment; after the end also the secret, and whether all results follow."""
        spend(request, "costly", person.id)
        live = await host.table(table)
        eyes(live, person, None)
        async with live.still():
            found, text = proof_of(live)
        return await POOL.run(prove, found, text) if text else found
