"""Drawings over HTTP: posters, signs, pictures, grounds, fonts, client files."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, Literal

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.static_files import create_static_files_router

import wartable
from wartable.core.text.messages import LANGUAGES
from wartable.paint import fonts
from wartable.paint.art import Symbol, ground_hash, load
from wartable.server.assets import bundles, client_files
from wartable.server.assets.fonts import FOLDER, STYLES, fonts_of
from wartable.server.live.stored_table import Gone
from wartable.server.render import title_info
from wartable.server.render.texts import messages, reader_language

SERVICE_WORKER = client_files.FOLDER / "app" / "service-worker.js"
YEAR = 31_536_000  # seconds: as long as a browser keeps anything
IMMUTABLE = {"cache-control": f"max-age={YEAR}, immutable"}


class Icon(msgspec.Struct, frozen=True):
    """An icon of the application, as its manifest names it."""

    src: str
    sizes: str
    purpose: str = "any"
    type: str = "image/png"


class Manifest(msgspec.Struct):
    """The web application manifest: the fields' names are the standard's."""

    description: str
    lang: str
    id: str = "/"
    name: str = "wartable"
    short_name: str = "wartable"
    start_url: str = "/"
    scope: str = "/"
    display: str = "standalone"
    background_color: str = "#efe4ca"
    theme_color: str = "#221a15"
    icons: tuple[Icon, ...] = (
        Icon("/web/app/icon-192.png", "192x192"),
        Icon("/web/app/icon-512.png", "512x512"),
        Icon("/web/app/icon-mask.png", "512x512", "maskable"),
    )


def static_files() -> list[Router]:
    """Return the client, small modules and styles, sent as they are: by their hash for ever, by their plain names anew.

    A browser that asks for a plain name asks whether the file has changed.
    """
    return [
        create_static_files_router(path=path, directories=[client_files.FOLDER], name=name, cache_control=control)
        for path, name, control in (
            (client_files.folder(), "web-by-hash", CacheControlHeader(max_age=YEAR, immutable=True)),
            (client_files.WEB, "web", CacheControlHeader(no_cache=True)),
        )
    ]


@get("/web/paint.css", include_in_schema=False)
async def painters_css(request: Request[Any, Any, Any]) -> Response[str]:
    """The painters' styles, and the rules that bring the fonts."""
    fonts_ = fonts_of(request)
    await fonts_.load()
    return Response(fonts_.css(), media_type="text/css", headers={"cache-control": "no-cache"})


@get(STYLES + "{name:str}", include_in_schema=False)
async def painters_css_by_hash(request: Request[Any, Any, Any], name: str) -> Response[str]:
    """The painters' styles by their hash: kept for ever."""
    fonts_ = fonts_of(request)
    await fonts_.load()
    if name != fonts_.styles.rpartition("/")[2]:
        raise Gone("no-styles")
    return Response(fonts_.css(), media_type="text/css", headers=IMMUTABLE)


@get(bundles.FOLDER + "{name:str}", include_in_schema=False)
async def bundle(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """The scripts or the styles of a page in one file; its name has its hash, so that it is kept for ever."""
    # Compressed when the first page asks, and not by the event loop: it takes longer than a table may stand still.
    made = await asyncio.to_thread(bundles.packed)
    if bundles.FOLDER + name not in made:
        raise Gone("no-bundle")
    body, headers = made[bundles.FOLDER + name].accepted(request.headers.get("accept-encoding", ""))
    kind = "text/css" if name.endswith(".css") else "text/javascript"
    return Response(body, media_type=kind, headers={**IMMUTABLE, **headers})


@get("/service-worker.js", include_in_schema=False)
async def service_worker() -> Response[str]:
    """The service worker; it lies at the root, for a worker looks after what lies below it."""
    body = SERVICE_WORKER.read_text(encoding="utf-8")
    return Response(body, media_type="text/javascript", headers={"cache-control": "no-cache"})


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Request[Any, Any, Any]) -> Response[Manifest]:
    """What a browser needs to install the site like an application."""
    lang = reader_language(request)
    facts = Manifest(messages().format(lang, "pages-about"), lang)
    return Response(facts, media_type="application/manifest+json", headers={"cache-control": "no-cache"})


@get(FOLDER + "{name:str}", include_in_schema=False)
async def font(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A face; its name has its hash, so that it is kept for ever."""
    for cut in await fonts_of(request).load():
        if cut.name == name:
            return Response(cut.body, media_type="font/woff2", headers=IMMUTABLE)
    raise Gone("no-font")


@get("/art/{title:str}/poster.svg", include_in_schema=False)
async def poster(title: str) -> Response[str]:
    """A title's poster."""
    if title not in load(wartable.title(title).art).posters:
        raise Gone("no-poster", title=title)
    body = await asyncio.to_thread(title_info.poster, title)
    return Response(body, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@get("/art/{title:str}/sign/{folder:str}/{name:str}", include_in_schema=False)
async def sign(title: str, folder: str, name: str) -> Response[str]:
    """One drawing of a title: a seat's arms, say."""
    symbol = load(wartable.title(title).art).symbols.get(f"{folder}/{name.removesuffix('.svg')}")
    if symbol is None:
        raise Gone("no-drawing")
    body = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{symbol.box}">{symbol.markup}</svg>'
    return Response(body, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@get("/art/{title:str}/table/{lang:str}/{theme:str}", include_in_schema=False)
async def table_picture(title: str, lang: str, theme: str) -> Response[str]:
    """A picture of a title's table, by day or by night."""
    if lang not in LANGUAGES or theme not in ("day", "night"):
        raise Gone("no-picture")
    kind: Literal["day", "night"] = "night" if theme == "night" else "day"
    body = await asyncio.to_thread(title_info.picture, title, lang, kind)
    return Response(body, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@get("/art/{title:str}/ground/{name:str}", include_in_schema=False, media_type=MediaType.TEXT)
async def ground(title: str, name: str) -> Response[str]:
    """What lies under a board and never changes, its drawing or its shapes; its name is its hash: kept for ever."""
    for shapes in load(wartable.title(title).art).shapes.values():
        if f"{shapes.hash}.json" == name:
            return Response(shapes.text, media_type=MediaType.JSON, headers=IMMUTABLE)
    for drawing in load(wartable.title(title).art).grounds.values():
        if ground_hash(drawing) == name.removesuffix(".svg"):
            body = await asyncio.to_thread(_lettered, drawing)
            return Response(body, media_type="image/svg+xml", headers=IMMUTABLE)
    raise Gone("no-ground")


@lru_cache(maxsize=16)
def _lettered(drawing: Symbol) -> str:
    """Return a ground as a picture that brings the letters it is written in: an <img> sees no fonts of its page."""
    return fonts.embed(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawing.box}">{drawing.markup}</svg>')


ART = [painters_css, painters_css_by_hash, bundle, service_worker, manifest, font, poster, sign, table_picture, ground]
