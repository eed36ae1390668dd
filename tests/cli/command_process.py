"""The `wartable` command in processes that are forked from one that has loaded everything.

Each command has a process of its own, as when a user types it; only Python's start is left out, which takes longer
than most commands. Orders come in by lines of JSON, and the exit code of each goes out.
"""

from __future__ import annotations

import atexit
import functools
import json
import os
import signal
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

import wartable
from wartable.cli import main

ROOT = Path(__file__).parents[2]
PATIENCE = 300  # seconds; machines that test are often busy


def obey(words: list[str], cwd: str, env: dict[str, str], folder: str) -> int:
    """Run a command in this process, with the files of a folder for its input and output; return its exit code."""
    signal.alarm(PATIENCE)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    for number, flags in enumerate((os.O_RDONLY, os.O_WRONLY | os.O_CREAT, os.O_WRONLY | os.O_CREAT)):
        os.dup2(os.open(f"{folder}/{number}", flags), number)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, "w" if number else "r", encoding="utf-8") for number in range(3)
    )
    sys.argv = ["wartable", *words]
    try:
        main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def serve_orders() -> None:
    """Fork a process for each order until no more come."""
    for name in wartable.title_names():
        wartable.title(name)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            code = obey(**json.loads(line))
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


@functools.cache
def parent() -> subprocess.Popen[str]:
    """Return the process that is forked, started when it is first needed."""
    command = [sys.executable, "-m", "tests.cli.command_process"]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.communicate)
    return process


def run(*words: str, typed: str, cwd: Path | None, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command as `subprocess.run` would."""
    process = parent()
    assert process.stdin is not None
    assert process.stdout is not None
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "0").write_text(typed, encoding="utf-8")
        order = {"words": words, "cwd": str(cwd or Path.cwd()), "env": env, "folder": folder}
        process.stdin.write(json.dumps(order) + "\n")
        process.stdin.flush()
        code = int(process.stdout.readline())
        out, err = (Path(folder, str(number)).read_text(encoding="utf-8") for number in (1, 2))
    return subprocess.CompletedProcess(words, code, out, err)


if __name__ == "__main__":
    serve_orders()
