"""The metrics: for those who have the key, with counts alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running_server import House, database, prepared
from tests.server.socket_client import http_client, line, serving
from wartable.server.app import Settings, create_app

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def test_metrics_are_counted_and_shown_to_those_who_have_the_key(tmp_path: Path) -> None:
    prepared(tmp_path)
    for key in ("", "rose"):
        app = create_app(Settings(database(tmp_path), limits=None, metrics=key))
        async with app.lifespan(), serving(app) as address, http_client(address) as client:
            ann = House(app).guest()
            table = await ann.open("me", "me", "me", name="Ann Lee")
            await client.get("/nothing")
            for given in ("", "Bearer", "Bearer tulip"):
                assert (
                    await client.get("/metrics", headers={"authorization": given} if given else {})
                ).status_code == 404
            answer = await client.get("/metrics", headers={"authorization": "Bearer rose"})
            if not key:
                assert answer.status_code == 404
                continue
            async with line(address, table) as own:
                await own.hear()
                told = (await client.get("/metrics", headers={"authorization": "Bearer rose"})).text
    found = dict(each.rsplit(" ", 1) for each in told.splitlines())
    assert found["wartable_sockets"] == "1"
    assert int(found['wartable_requests_total{status="4xx"}']) == 4
    assert int(found["wartable_events_written_total"]) >= 1
    assert found["wartable_request_seconds_count"] == found['wartable_request_seconds_bucket{le="+Inf"}']
    assert not any(secret in told for secret in (table, "Ann", "rose"))
