"""What holds for the tests of all titles: what the compiled build can prove of the rules is proved there, once.

Both builds play the same games (`tests/lab/digests.py`, `tests/conformance`), so that a rule which holds in one holds
in the other. `make test-plain` alone, or a machine without a compiler, leaves out nothing.
"""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and item.get_closest_marker("plain") is None:
            item.add_marker("compiled")
