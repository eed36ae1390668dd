"""A server for these tests, in a process of its own: it may know the small titles too."""

from __future__ import annotations

import sys

import wartable
from tests.small import auction, skirmish
from wartable.server.live import absence
from wartable.server.run import serve

if __name__ == "__main__":
    if sys.argv[3] == "small":
        wartable.register(skirmish.TITLE)
        wartable.register(auction.TITLE)
    if len(sys.argv) > 4:
        absence.SILENCE["live"] = float(sys.argv[4])
    serve("127.0.0.1", int(sys.argv[1]), f"sqlite:///{sys.argv[2]}", quiet=True)
