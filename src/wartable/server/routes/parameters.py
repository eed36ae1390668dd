"""Query parameters that several routes share."""

from __future__ import annotations

from typing import Annotated

from litestar.params import QueryParameter

from wartable.server.guards.bounds import NO_NUL

LONGEST_WORD = 100
# The framework looks at its own bounds alone: those of a type are not held to.
QueryWord = Annotated[str, QueryParameter(max_length=LONGEST_WORD, pattern=NO_NUL)]
QueryFlag = Annotated[str | None, QueryParameter(max_length=LONGEST_WORD, pattern=NO_NUL)]
QueryLine = Annotated[str, QueryParameter(max_length=10_000, pattern=NO_NUL)]  # a choice in words
Lang = Annotated[str, QueryParameter(name="lang", description="en or it", max_length=LONGEST_WORD, pattern=NO_NUL)]
After = Annotated[int, QueryParameter(name="after", ge=0, lt=1 << 53, description="the last line that was read")]
Wide = Annotated[int | None, QueryParameter(name="wide", ge=100, le=10_000, description="the table's width in pixels")]
High = Annotated[int | None, QueryParameter(name="high", ge=100, le=10_000, description="the table's height in pixels")]
