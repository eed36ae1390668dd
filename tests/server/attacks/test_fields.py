"""Attacks by fields: every text, list and number that a stranger can send has a bound, and is held to it first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

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


def queries(app: Litestar) -> Iterator[tuple[str, str, msgspec.inspect.Type]]:
    """All that an address may bring along after its `?`, as the framework checks it: where, and of which type."""
    for route in app.routes:
        given = set(getattr(route, "path_parameters", ()))
        handlers = [*getattr(route, "route_handlers", ()), getattr(route, "route_handler", None)]
        for handler in filter(None, handlers):
            if isinstance(handler, HTTPRouteHandler | WebsocketRouteHandler):
                for field in msgspec.inspect.type_info(handler.signature_model).fields:  # type: ignore[attr-defined]
                    if field.name not in {*given, "data"}:
                        yield route.path, field.name, field.type


def unbounded(kind: msgspec.inspect.Type, place: str, found: set[type] | None = None) -> Iterator[str]:
    """The places of a type at which a stranger could send as much as the body holds."""
    found = set() if found is None else found
    match kind:
        case msgspec.inspect.Metadata(type=inner):
            yield from unbounded(inner, place, found)
        case msgspec.inspect.StrType(max_length=most, pattern=pattern):
            if most is None or pattern is None or re.search(pattern, "a\0"):
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


async def test_every_word_after_an_address_has_a_bound(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        asked = list(queries(there.app))
    assert len({(path, name) for path, name, kind in asked if "StrType" in str(kind)}) > 15
    open_ends = {end for path, name, kind in asked for end in unbounded(kind, f"{path}?{name}")}
    assert sorted(open_ends) == []


LONG_WORDS = [
    "/api/titles/proelio/rules?words=",
    "/api/tables/?phase=",
    "/api/titles/?lang=",
    "/records/words?seats=3&title=",
    "/records/words?seats=3&title=proelio&ending=",
    "/tables?welcome=",
]


@pytest.mark.parametrize("address", LONG_WORDS)
@pytest.mark.parametrize("sent", ["a+" * 5_000, "a%00"])
async def test_too_many_words_after_an_address_are_refused(tmp_path: Path, address: str, sent: str) -> None:
    async with house(tmp_path) as there:
        answer = await there.guest().client.get(address + sent)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == ("bad_request" if "+" in sent else "option_error")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables/", {"title": "proelio", "pack": "a\0", "seats": [{"kind": "me"}] * 3}),
        ("/api/accounts/forgotten", {"name": "a\0"}),
        ("/api/records/", {"record": "a\0"}),
        ("/api/accounts/settings/push/end", {"endpoint": "https://a\0"}),
    ],
)
async def test_a_sign_that_ends_texts_elsewhere_is_refused(tmp_path: Path, path: str, body: dict[str, Any]) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        told = await ann.refused(path, body, code="option_error", status=400)
        assert told == f"{next(reversed(body)) if len(body) == 1 else 'pack'}: a text cannot hold the sign NUL"


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
