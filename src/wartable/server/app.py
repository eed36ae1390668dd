"""The application, put together.

One process serves SQLite; any number serve one PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any

from litestar import Litestar, Request, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import wartable
from wartable.server.assets import bundles
from wartable.server.assets.fonts import FOLDER, Fonts
from wartable.server.guards.headers import complete_headers
from wartable.server.guards.paths import PathGuard
from wartable.server.jobs.account_mail import AccountMail
from wartable.server.jobs.bots_and_clocks import Tender
from wartable.server.jobs.notices import Notices, NoticeSettings
from wartable.server.jobs.postgres_listener import Listener
from wartable.server.jobs.ratings import Rater
from wartable.server.jobs.worker import Worker
from wartable.server.live.host import Host, Luck
from wartable.server.metrics import Metrics, metrics
from wartable.server.people.csrf import CsrfGuard
from wartable.server.people.effort import Paid
from wartable.server.people.identity import Person, identify
from wartable.server.people.rate_limits import Limited, Limiter, Limits
from wartable.server.routes.accounts import Accounts, AccountSettings, OwnAccount
from wartable.server.routes.art import ART, static_files
from wartable.server.routes.errors import HANDLERS
from wartable.server.routes.pages import PAGES, templates
from wartable.server.routes.papers import PAPERS
from wartable.server.routes.records import Forks, Records
from wartable.server.routes.replay import Moments
from wartable.server.routes.replies import Health
from wartable.server.routes.table_pages import TABLE_PAGES
from wartable.server.routes.tables import Absence, Hosting, Pace, Tables
from wartable.server.routes.titles import Ratings, Titles
from wartable.server.socket.endpoint import live
from wartable.store import Store

logger = logging.getLogger("wartable")

LARGEST_BODY = 200_000  # bytes of a request; records may be longer


@dataclass(slots=True)
class Settings:
    """How a server is run."""

    database: str
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    limits: Limits | None = field(default_factory=Limits)  # None: nobody is slowed down
    luck: Luck = field(default_factory=Luck)
    metrics: str = field(default="", repr=False)  # the key to the metrics; empty: there are none


DESCRIPTION = OpenAPIConfig(
    title="wartable",
    version=wartable.__version__,
    path="/schema",
    # As data alone: pages that show it load their scripts from other hosts.
    render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
)


@get("/health", include_in_schema=False)
async def health(host: Host) -> Health:
    """Whether the server and its database answer."""
    await host.store.check()
    return Health(True, wartable.__version__, len(host.open_tables()))


def provide_host(state: State) -> Host:
    """Return the tables of this process."""
    host: Host = state.host
    return host


def provide_account_mail(state: State) -> AccountMail:
    """Return what sends mail about accounts in this process."""
    account_mail: AccountMail = state.account_mail
    return account_mail


async def provide_person(request: Request[Any, Any, Any], host: Host) -> Person:
    """Return who sends the request."""
    person = await identify(request, host.store)
    limiter: Limiter | None = request.app.state.limiter
    if limiter is not None:
        limiter.remember(request, person.id)
    return person


CONTROLLERS = (
    Accounts,
    OwnAccount,
    AccountSettings,
    Titles,
    Ratings,
    Tables,
    Hosting,
    Absence,
    Pace,
    Moments,
    Records,
    Forks,
)


def running(settings: Settings) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return what runs beside the requests of one process: its store, its tables, its workers."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        host = app.state.host = Host(store, settings.notices.channels, settings.luck)
        app.state.notice_settings = settings.notices
        account_mail = app.state.account_mail = AccountMail(store, settings.notices)
        tender = Tender(host)
        tender.start()
        workers: list[Worker] = [Rater(host), Notices(store, settings.notices)]
        for worker in workers:
            worker.start()
        counted: Metrics = app.state.metrics
        watch = asyncio.create_task(counted.watch_loop(), name="loop lag")
        listener = Listener(settings.database, host.hear, host.fall_deaf) if store.shared else None
        if listener is not None:
            listener.start()
        logger.info("server_started", extra={"kind": "postgresql" if store.shared else "sqlite"})
        try:
            yield
        finally:
            watch.cancel()
            if listener is not None:
                await listener.stop()
            await account_mail.stop()
            await tender.stop()
            for worker in workers:
                await worker.stop()
            await host.close()
            await store.close()
            logger.info("server_stopped")

    return lifespan


def create_app(settings: Settings) -> Litestar:
    """Return the application for one process."""
    limiter = Limiter(settings.limits) if settings.limits else None
    limited = [DefineMiddleware(Limited, limiter=limiter)] if limiter else []
    counted = Metrics()
    app = Litestar(
        route_handlers=[*CONTROLLERS, live, health, metrics, *PAGES, *TABLE_PAGES, *PAPERS, *ART, *static_files()],
        template_config=templates(),
        dependencies={
            "host": Provide(provide_host, sync_to_thread=False),
            "account_mail": Provide(provide_account_mail, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        lifespan=[running(settings)],
        middleware=[PathGuard, *limited, CsrfGuard],
        before_send=[complete_headers],
        state=State(
            {
                "limits": settings.limits,
                "limiter": limiter,
                "metrics": counted,
                "metrics_key": settings.metrics,
                "fonts": Fonts(settings.database),
            }
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude=[f"^{FOLDER}", f"^{bundles.FOLDER}"]
        ),
        exception_handlers=HANDLERS,
        openapi_config=DESCRIPTION,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # see json_logs.py
    )
    # Around everything else: addresses that lead nowhere cost something, too.
    handler = Paid(limiter).around(app.asgi_handler) if limiter else app.asgi_handler
    app.asgi_handler = counted.around(handler)
    return app


__all__ = ["Settings", "create_app"]
