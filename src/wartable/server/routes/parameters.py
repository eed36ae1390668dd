"""Query parameters that several routes share."""

from __future__ import annotations

from typing import Annotated

from litestar.params import QueryParameter

Lang = Annotated[str, QueryParameter(name="lang", description="en or it")]
After = Annotated[int, QueryParameter(name="after", ge=0, lt=1 << 53, description="the last line that was read")]
Wide = Annotated[int | None, QueryParameter(name="wide", ge=100, le=10_000, description="the table's width in pixels")]
High = Annotated[int | None, QueryParameter(name="high", ge=100, le=10_000, description="the table's height in pixels")]
