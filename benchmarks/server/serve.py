"""Our server in a process of its own, with nobody slowed down: `python -m benchmarks.server.serve PORT DATABASE`.

With a file in PAUSES its event loop is watched.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from benchmarks.server.conditions import Pauses
from wartable.server.app import Settings, create_app
from wartable.server.run import listening, run

if __name__ == "__main__":
    app = create_app(Settings(sys.argv[2], limits=None))
    if "PAUSES" in os.environ:
        app.on_startup.append(Pauses(Path(os.environ["PAUSES"])).start)
    run(app, listening("127.0.0.1", int(sys.argv[1])), quiet=True)
