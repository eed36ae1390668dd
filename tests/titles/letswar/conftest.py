"""What the tests of Let's War share: tables of both implementations."""

from __future__ import annotations

import pytest

from tests.titles.letswar.first import First
from tests.titles.letswar.model.tables import Second
from tests.titles.letswar.tables import New


@pytest.fixture(
    params=[
        pytest.param(First, id="first", marks=pytest.mark.compiled),
        pytest.param(Second, id="second", marks=pytest.mark.plain),
    ]
)
def new(request: pytest.FixtureRequest) -> New:
    """Open tables of one implementation after the other: `new(4, mode="attrition")`."""
    opened: New = request.param
    return opened
