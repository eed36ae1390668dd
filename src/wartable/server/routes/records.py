"""Records at the server: games that people bring along, forks from any moment against bots, the proof of fairness."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie

from wartable.core.errors import RecordError
from wartable.core.record import proof
from wartable.core.record.fair import commit
from wartable.server.live import forks
from wartable.server.live.access import eyes
from wartable.server.live.forks import Forking, Upload
from wartable.server.live.host import Host
from wartable.server.live.lobby import Opened
from wartable.server.live.table import LiveTable
from wartable.server.people.cookies import is_secure, seat_cookie
from wartable.server.people.identity import Person
from wartable.store.models import FINISHED


def proof_json(live: LiveTable) -> dict[str, Any]:
    """What can be proved of a table's dice and draws, and whether it holds."""
    game = live.game
    salts = game.record.salts if game is not None else []
    data: dict[str, Any] = {
        "commitment": commit(live.row.secret) if game is None else game.record.commitment,
        "salts": [{"seat": seat, "salt": salt} for seat, salt in salts],
        "finished": live.row.phase == FINISHED,
        "secret": "",
        "verified": None,
    }
    if game is None or game.outcome is None:
        return data
    text = game.wtr()
    data["secret"] = game.record.secret
    try:
        report = proof.verify(text)
    except RecordError as error:
        return {**data, "verified": False, "reason": str(error)}
    return {**data, "verified": True, "draws": report.draws}


def cookies(request: Request[Any, Any, Any], links: list[str]) -> list[Cookie]:
    """The cookie of a guest's new seats."""
    return [seat_cookie(request, links, is_secure(request))] if links else []


class Records(Controller):
    """Games that people bring along."""

    path = "/api/records"
    tags = ("records",)

    @post("/", status_code=201)
    async def upload(
        self, request: Request[Any, Any, Any], host: Host, person: Person, data: Upload
    ) -> Response[Opened]:
        """Bring a record (.wtr) along: a finished game becomes a table to look at, a running one goes on here."""
        opened, mine = await forks.upload(host, person, data)
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
        live = await host.table(table)
        opened = await forks.fork(host, person, live, eyes(live, person, data.seat), data)
        return Response(opened, cookies=cookies(request, list(opened.links.values())))

    @get("/proof")
    async def proof(self, host: Host, person: Person, table: str) -> dict[str, Any]:
        """The proof of fairness: the commitment; after the end also the secret, and whether all results follow."""
        live = await host.table(table)
        eyes(live, person, None)
        async with live.still():
            return proof_json(live)
