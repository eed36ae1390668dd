"""The metrics: for those who have the key, with counts alone."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from tests.server.running_server import House, database, prepared, until
from tests.server.socket_client import http_client, line, serving
from wartable.server.app import Settings, create_app
from wartable.server.metrics import Metrics

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def lagged(counted: Metrics) -> bool:
    """Whether the event loop was looked at."""
    return counted.lag.seconds > 0


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
                for text in ({"type": "ping"}, {"type": "ask", "question": "piles"}, {"type": "nonsense"}):
                    await own.tell(text)
                    await own.hear()
                await own.tell({"type": "ping"})
                await own.hear()
                await until(functools.partial(lagged, app.state.metrics))
                told = (await client.get("/metrics", headers={"authorization": "Bearer rose"})).text
    assert 'wartable_message_seconds_count{kind="ask"} 1' in told
    assert 'wartable_message_seconds_count{kind="bad"} 1' in told
    # Counted after its answer was sent: the last one may still be on its way.
    pings = re.search(r'wartable_message_seconds_bucket\{kind="ping",le="\+Inf"\} (\d)', told)
    assert pings is not None
    assert int(pings[1]) >= 1
    found = dict(each.rsplit(" ", 1) for each in told.splitlines())
    assert found["wartable_sockets"] == "1"
    assert int(found['wartable_requests_total{status="4xx"}']) == 4
    assert int(found["wartable_events_written_total"]) >= 1
    assert found["wartable_request_seconds_count"] == found['wartable_request_seconds_bucket{le="+Inf"}']
    assert int(found["wartable_loop_lag_seconds_count"]) >= 1
    assert not any(secret in told for secret in (table, "Ann", "rose"))
