"""Our server in a process of its own, with nobody slowed down: `python -m benchmarks.server.serve PORT DATABASE`."""

from __future__ import annotations

import sys

import uvicorn

from wartable.server.app import Settings, create_app

if __name__ == "__main__":
    uvicorn.run(
        create_app(Settings(sys.argv[2], limits=None)),
        port=int(sys.argv[1]),
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=True,
    )
