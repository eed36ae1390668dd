"""Accounts over HTTP: register, sign in and out, tokens, settings, who I am."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post

from wartable.core.errors import OptionError
from wartable.core.text.messages import LANGUAGES
from wartable.server.jobs import webhook
from wartable.server.jobs.notices import MAIL, WEBHOOK, NoticeSettings, reread
from wartable.server.live.host import Host
from wartable.server.people import accounts
from wartable.server.people.cookies import SESSION_COOKIE, expired_session, is_secure, session_cookie
from wartable.server.people.identity import Person, hash_secret
from wartable.server.render.texts import reader_language
from wartable.server.routes.replies import Account, Me, Nothing, NoticeWishes, Token
from wartable.server.routes.titles import my_ratings


class Registration(msgspec.Struct, forbid_unknown_fields=True):
    """A new account."""

    name: str
    password: str
    email: str | None = None
    robot: bool = False


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """Name (or address) and password."""

    name: str
    password: str


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """A token for a bot."""

    label: str = "bot"


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """How I want to be told that it is my turn."""

    mail: bool = False
    webhook: str = ""
    lang: str = ""


class Accounts(Controller):
    """Accounts and sessions."""

    path = "/api/accounts"
    tags = ("accounts",)

    @post("/register", status_code=201)
    async def register(self, request: Request[Any, Any, Any], host: Host, data: Registration) -> Response[Account]:
        """Make an account and sign in."""
        user = await accounts.register(host.store, data.name, data.password, data.email, data.robot)
        session = await accounts.new_session(host.store, user)
        return Response(Account(user.id, user.name), cookies=[session_cookie(session, is_secure(request))])

    @post("/sign-in", status_code=200)
    async def sign_in(self, request: Request[Any, Any, Any], host: Host, data: SignIn) -> Response[Account]:
        """Sign in."""
        user, session = await accounts.sign_in(host.store, data.name, data.password)
        return Response(Account(user.id, user.name), cookies=[session_cookie(session, is_secure(request))])

    @post("/sign-out", status_code=200)
    async def sign_out(
        self, request: Request[Any, Any, Any], host: Host, everywhere: bool = False
    ) -> Response[Nothing]:
        """Sign out, here or everywhere."""
        session = request.cookies.get(SESSION_COOKIE, "")
        user = await host.store.accounts.session_user(hash_secret(session)) if session else None
        if user is not None and everywhere:
            await host.store.accounts.drop_sessions(user=user.id)
        elif session:
            await host.store.accounts.drop_sessions(hash=hash_secret(session))
        return Response(Nothing(), cookies=[expired_session()])

    @post("/token", status_code=201)
    async def token(self, host: Host, person: Person, data: TokenWish) -> Token:
        """A token for the bot's account that is signed in; it is shown this once."""
        return Token(await accounts.new_token(host.store, person.signed_in(), data.label))

    @get("/me")
    async def me(self, host: Host, person: Person) -> Me:
        """Who I am, and how strong at which title."""
        user = person.user
        if user is None:
            return Me("", "", False, {})
        return Me(user.id, user.name, user.robot, await my_ratings(host, user.id))


class AccountSettings(Controller):
    """A player's own settings."""

    path = "/api/accounts/settings"
    tags = ("accounts",)

    @post("/", status_code=200)
    async def change(self, request: Request[Any, Any, Any], host: Host, person: Person, data: Wishes) -> NoticeWishes:
        """Notices by mail, by webhook, both or none, in the reader's language."""
        user = person.signed_in()
        settings: NoticeSettings = request.app.state.notice_settings
        if data.mail and not user.email:
            raise OptionError("mail-without-address")
        if data.webhook:
            await webhook.place(data.webhook, settings.private)
        if data.lang and data.lang not in LANGUAGES:
            raise OptionError("field-not-one-of", place="lang", value=repr(data.lang), known=", ".join(LANGUAGES))
        lang = data.lang or reader_language(request)
        wishes = {MAIL: data.mail, WEBHOOK: data.webhook, "lang": lang}
        await host.store.accounts.change_user(user.id, settings={**user.settings, **wishes})
        await reread(host, user.id)
        return NoticeWishes(data.mail, data.webhook, lang, bool(settings.mail))
