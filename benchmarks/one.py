"""One measurement in a process of its own: `python -m benchmarks.one "hearts bare" --seconds 2 --core 0`."""

from __future__ import annotations

import argparse
import json
import os

from benchmarks import ours, peers, special


def main() -> None:
    """Measures, and prints one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", choices=[*ours.BENCHES, *special.BENCHES, *peers.BENCHES])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--core", type=int, default=-1, help="the core to stay on; -1: any")
    wanted = parser.parse_args()
    if wanted.core >= 0:
        os.sched_setaffinity(0, {wanted.core})
    found = {**ours.BENCHES, **special.BENCHES, **peers.BENCHES}[wanted.bench](wanted.seconds)
    print(json.dumps(found.data()))


if __name__ == "__main__":
    main()
