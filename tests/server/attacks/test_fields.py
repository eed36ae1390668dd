"""Attacks by fields: every text, list and number that a stranger can send has a bound, and is held to it first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

from tests.server.running_server import house
from tests.server.socket_client import http_client, serving
from wartable.server.socket.protocol import BODIES, Ask, Do, Hello, Why

# Nothing of this is compiled.
pytestmark = [
    pytest.mark.plain,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

HUGE = 1_900_000


def bodies(app: Litestar) -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """All addresses that take a body, with what it is."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and "POST" in handler.http_methods:
                data = handler.parsed_fn_signature.parameters.get("data")
                if data is not None:
                    yield route.path, data.annotation


def unbounded(kind: msgspec.inspect.Type, place: str, found: set[type] | None = None) -> Iterator[str]:
    """The places of a type at which a stranger could send as much as the body holds."""
    found = set() if found is None else found
    match kind:
        case msgspec.inspect.StrType(max_length=None):
            yield place
        case msgspec.inspect.ListType(item_type=item, max_length=most):
            yield from unbounded(item, f"{place}[]", found)
            if most is None:
                yield place
        case msgspec.inspect.DictType(key_type=key, value_type=value, max_length=most):
            if most is None:
                yield place
            yield from unbounded(key, f"{place}.key", found)
            yield from unbounded(value, f"{place}.value", found)
        case msgspec.inspect.UnionType(types=types):
            for each in types:
                yield from unbounded(each, place, found)
        case msgspec.inspect.StructType(cls=cls, fields=fields) if cls not in found:
            for field in fields:
                yield from unbounded(field.type, f"{place}.{field.encode_name}", found | {cls})


async def test_every_field_that_a_stranger_can_send_has_a_bound(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        structs = {struct for _, struct in bodies(there.app)} | {Hello, Do, Ask, Why} | set(BODIES.values())
    assert len(structs) > 25
    open_ends = [end for struct in structs for end in unbounded(msgspec.inspect.type_info(struct), struct.__name__)]
    assert sorted(open_ends) == []


async def test_a_huge_field_is_refused_and_does_not_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann = await there.player("Ann")
        table = await ann.open("me", "open", "open")
        texts = ("a@" * (HUGE // 2), "a." * (HUGE // 2), " " * HUGE, "\u0307" * (HUGE // 3))
        attacks: list[tuple[str, dict[str, Any]]] = []
        for path, struct in bodies(there.app):
            names = [field.encode_name for field in msgspec.structs.fields(struct)]
            usual: dict[str, Any] = {"seat": 1, "kind": "note", "title": "proelio", "seats": []}
            for name in names:
                attacks.extend(
                    (path.replace("{table:str}", table), {**{n: usual.get(n, "x") for n in names}, name: text})
                    for text in texts
                )
        assert len(attacks) > 100
        cookies = dict(ann.client.cookies)
        async with http_client(address, cookies=cookies) as client:
            for path, body in attacks:
                answer = await client.post(path, json=body, headers={"x-csrf": "x"})
                assert 400 <= answer.status_code < 500, (path, answer.text[:200])
                assert len(answer.text) < 2_000, path
            assert (await client.get("/api/accounts/me")).json()["name"] == "Ann"
