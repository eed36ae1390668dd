"""A disk that syncs more slowly than this one, for a child process: a small library loaded before the C library."""

from __future__ import annotations

import os
import shlex
import subprocess
import sysconfig
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")


class SlowDisk:
    """The environment in which every sync of a process takes longer and is counted; made by the C compiler."""

    def __init__(self, folder: Path, milliseconds: float = 0.0) -> None:
        library = folder / "slow_disk.so"
        self._count = folder / "syncs"
        self._count.write_bytes(bytes(8))
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[:1]
        options = ["-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run([*compiler, *options], check=True)
        self.env = {"LD_PRELOAD": str(library), "SYNC_DELAY": str(milliseconds), "SYNC_COUNT": str(self._count)}

    @property
    def syncs(self) -> int:
        """How often anything was synced so far."""
        return int.from_bytes(self._count.read_bytes(), "little")
