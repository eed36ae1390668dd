"""Keeps a server running on a port and a database, and kills it when told to.

A process that has loaded everything once and forks: killing a server hundreds of times would else be a test of how
quickly Python starts. Each byte of its input kills the server that runs and starts the next one; one that ended by
itself, say because its database was not there, is started again. When the input ends, the last one ends well.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys

import wartable
from wartable.server.run import serve


def started(port: int, database: str) -> int:
    """A new server."""
    child = os.fork()
    if child == 0:
        with contextlib.suppress(wartable.OptionError):  # the database is not there: the next one may find it
            serve("127.0.0.1", port, database, quiet=True)
        os._exit(0)
    return child


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    for name in wartable.title_names():
        wartable.title(name)
    child = started(port, database)
    while True:
        ready, _, _ = select.select([0], [], [], 0.2)
        if ready:
            last = not os.read(0, 1)
            os.kill(child, signal.SIGTERM if last else signal.SIGKILL)
            os.waitpid(child, 0)
            if last:
                return
        elif os.waitpid(child, os.WNOHANG) == (0, 0):
            continue
        child = started(port, database)


if __name__ == "__main__":
    main()
