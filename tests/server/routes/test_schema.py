"""The HTTP interface as /schema describes it: no request that fits the description, or nearly, makes it stumble."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings, strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.running_server import database, prepared
from tests.server.socket_client import PATIENCE, serving
from wartable.server.app import Settings, create_app

pytestmark = [
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


@contextmanager
def beside(store: str) -> Iterator[str]:
    """A server in a thread of its own; gives its address."""
    app = create_app(Settings(store, limits=None))
    ready, address = threading.Event(), ""
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def run() -> None:
        nonlocal address
        async with app.lifespan(), serving(app) as address:
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield address
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()


class Robot:
    """Somebody with a token who sits at a table of every phase."""

    def __init__(self, address: str) -> None:
        facts = {"name": "Marvin", "password": "a long password", "robot": True}
        with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
            browser.post("/api/accounts/register", json=facts)
            browser.cookies.set("wartable_csrf", "x")
            token = browser.post("/api/accounts/token", json={}, headers={"x-csrf": "x"}).json()["token"]
        self.headers = {"authorization": f"Bearer {token}"}
        me: dict[str, Any] = {"kind": "me"}
        wishes = [[me, me, me], [me, {"kind": "open"}, me], [me, *[{"kind": "bot", "level": "random"}] * 2]]
        with httpx.Client(base_url=address, headers=self.headers, timeout=PATIENCE) as client:
            answers = [client.post("/api/tables/", json={"title": "proelio", "seats": seats}) for seats in wishes]
        self.tables = [answer.json()["table"] for answer in answers]


def tried(address: str, examples: int) -> tuple[int, set[int], list[str]]:
    """Tries every operation; how many requests, the statuses that came, and what went wrong."""
    with requests.Session() as session:
        return _tried(address, examples, session)


def _tried(address: str, examples: int, session: requests.Session) -> tuple[int, set[int], list[str]]:
    robot = Robot(address)
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    count, statuses, wrong = 0, set(), []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
        cases = st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])

        @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=cases, at=st.integers(0, 4), known=st.booleans())
        def probe(case: Any, at: int, known: bool) -> None:
            nonlocal count
            if at < len(robot.tables) and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = robot.tables[at]
            if "title" in (case.path_parameters or {}) and known:
                case.path_parameters["title"] = "proelio"
            answer = case.call(session=session, headers=robot.headers if at != 1 else None, timeout=PATIENCE)
            count += 1
            statuses.add(answer.status_code)
            if answer.status_code < 300:
                case.validate_response(answer, checks=[response_schema_conformance])
            if answer.status_code >= 500:
                wrong.append(f"{answer.status_code} {case.as_curl_command()}")
            elif answer.status_code >= 400 and "json" in answer.headers.get("content-type", [""])[0]:
                error = answer.json()["error"]
                if not (error["code"] and error["text"]):
                    wrong.append(f"an error without code or text: {case.as_curl_command()}")

        probe()
    return count, statuses, wrong


@pytest.mark.compiled
def test_no_request_makes_the_server_stumble(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    prepared(tmp_path)
    with beside(database(tmp_path)) as address:
        count, statuses, wrong = tried(address, 8)
    assert wrong == []
    assert count > 100
    assert {200, 201, 400, 403, 404, 409} <= statuses
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_many_requests_do_not_make_the_server_stumble(tmp_path: Path, empty: str, kind: str) -> None:
    with beside(database(tmp_path) if kind == "sqlite" else empty) as address:
        count, _, wrong = tried(address, 150)
    assert wrong == []
    print(f"\n{count} requests")
