"""Attacks on a server process: what it writes to its log, and what it says when it cannot start."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.running_server import prepared

# Nothing of this is compiled.
pytestmark = pytest.mark.plain

PATIENCE = 120.0


def serve(folder: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "ignore", "-c", "from wartable.cli import main; main()", "serve", *words]
    return subprocess.Popen(
        [*command, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "200", "WARTABLE_LANG": "en"},
    )


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    prepared(folder)
    server = serve(folder, "--port", "0", "--host", "127.0.0.1")
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.fullmatch(r"wartable: http://localhost:(\d+)\n", line)
        assert found, line
        yield server, f"http://127.0.0.1:{found[1]}"
    finally:
        server.kill()
        server.wait()
        for pipe in (server.stdout, server.stderr):
            assert pipe is not None
            pipe.close()


async def ready(address: str) -> None:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await client.get("/health")).status_code == 200:
                    return
            await asyncio.sleep(0.1)


async def test_neither_addresses_nor_links_get_into_the_log(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, address):
        await ready(address)
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
            wish = {"title": "proelio", "seats": [{"kind": "me"}, {"kind": "invited"}, {"kind": "me"}]}
            opened = (await client.post("/api/tables/", json=wish)).json()
            link, table = opened["links"]["1"], opened["table"]
            for path in (f"/seat/{table}/{link}", f"/join/{table}/{link}", f"/invited/{table}?link={link}"):
                await client.get(path)
            await client.post("/api/tables/", content="[" * 300_000, headers={"content-type": "application/json"})
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/live?seat=1&link={link}"
        with contextlib.suppress(WebSocketException):
            async with connect(
                url, additional_headers={"cookie": f"wartable_seats={link}"}, open_timeout=PATIENCE
            ) as line:
                await line.send("x" * 200_000)
                await line.wait_closed()
        host, port = address.removeprefix("http://").split(":")
        for nonsense in (f"GET /seat/{table}/{link} HTTP/9.9\r\n\r\n", f"{link}\r\n\r\n", "\0\0\0"):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(nonsense.encode())
            writer.write_eof()
            await reader.read()
            writer.close()
        server.send_signal(signal.SIGTERM)
        _, log = await asyncio.to_thread(server.communicate, timeout=PATIENCE)
    assert "server_stopped" in log
    for secret in (link, "127.0.0.1", "localhost"):
        assert secret not in log


def one_sentence(server: subprocess.Popen[str]) -> str:
    """What a server says that does not start: one line, and no trace of where it happened."""
    _, told = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2, told
    assert len(told.strip().splitlines()) == 1, told
    assert "Traceback" not in told
    assert "File" not in told
    return told.strip()


async def test_a_second_server_on_one_folder_does_not_start(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        await ready(address)
        told = one_sentence(serve(tmp_path, "--port", "0"))
        assert str(tmp_path) in told
        assert (await asyncio.to_thread(httpx.get, f"{address}/health", timeout=PATIENCE)).status_code == 200
    # A server that was killed leaves nothing behind that would keep the next one from starting.
    with serving(tmp_path) as (_, address):
        await ready(address)


@pytest.mark.parametrize("damage", ["nonsense", "cut"])
def test_a_damaged_file_is_told_in_one_sentence(tmp_path: Path, damage: str) -> None:
    prepared(tmp_path)
    file = tmp_path / "wartable.db"
    whole = file.read_bytes()
    file.write_bytes(b"once upon a time " * 1000 if damage == "nonsense" else whole[: len(whole) // 3])
    before = file.read_bytes()
    assert str(file) in one_sentence(serve(tmp_path, "--port", "0"))
    assert file.read_bytes() == before


def test_a_used_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "--port" in one_sentence(serve(tmp_path, "--port", str(taken.getsockname()[1])))


def test_a_database_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    told = one_sentence(
        serve(tmp_path, "--port", "0", "--database", f"postgresql://clerk:very-secret@127.0.0.1:{port}/x")
    )
    assert "very-secret" not in told
