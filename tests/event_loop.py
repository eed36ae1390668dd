"""A loop for what is asynchronous in a test."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(story: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on a thread of its own: in this one the browser of other tests may keep a loop running."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, story).result()
