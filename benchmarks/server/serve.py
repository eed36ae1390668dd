"""Our server in a process of its own, with nobody slowed down: `python -m benchmarks.server.serve PORT DATABASE`."""

from __future__ import annotations

import sys

from wartable.server.app import Settings, create_app
from wartable.server.run import listening, run

if __name__ == "__main__":
    run(create_app(Settings(sys.argv[2], limits=None)), listening("127.0.0.1", int(sys.argv[1])), quiet=True)
