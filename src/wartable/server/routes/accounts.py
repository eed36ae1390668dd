"""Accounts over HTTP: register, sign in and out, password, tokens, settings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post

from wartable.core.errors import OptionError
from wartable.core.text.messages import LANGUAGES
from wartable.server.guards.bounds import NO_NUL, Line, Word
from wartable.server.jobs import web_push, webhook
from wartable.server.jobs.account_mail import AccountMail
from wartable.server.jobs.notices import MAIL, PUSH, WEBHOOK, NoticeSettings, reread
from wartable.server.live.host import Host
from wartable.server.live.stored_table import Gone
from wartable.server.lobby import seating
from wartable.server.people import accounts
from wartable.server.people.addresses import check_address
from wartable.server.people.cookies import SESSION_COOKIE, expired_session, is_secure, session_cookie
from wartable.server.people.identity import Person, hash_secret
from wartable.server.render.texts import reader_language
from wartable.server.routes.replies import Account, Me, Nothing, NoticeWishes, Token, TokenInList
from wartable.server.routes.titles import my_ratings
from wartable.store.models import UserRow
from wartable.store.subscriptions import Subscription

Endpoint = Annotated[str, msgspec.Meta(max_length=web_push.LONGEST_ENDPOINT, pattern=NO_NUL)]
TOKEN_ID = 12  # digits of a token's hash, by which its owner names it


class Registration(msgspec.Struct, forbid_unknown_fields=True):
    """A new account."""

    name: Line
    password: Line
    email: Line | None = None
    robot: bool = False


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """Name (or address) and password."""

    name: Line
    password: Line


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """The present password, and a new one."""

    password: Line
    new: Line


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    """The name or address of somebody who cannot sign in."""

    name: Line


class PasswordReset(msgspec.Struct, forbid_unknown_fields=True):
    """A new password, and the key that was sent."""

    key: Line
    password: Line


class EmailChange(msgspec.Struct, forbid_unknown_fields=True):
    """Another address, or none; and the password, so that nobody does this at a screen left alone."""

    email: Line
    password: Line


class Confirmation(msgspec.Struct, forbid_unknown_fields=True):
    """The key that was sent to an address."""

    key: Line


class Deletion(msgspec.Struct, forbid_unknown_fields=True):
    """The password of the account that is to go."""

    password: Line


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """A token for a bot."""

    label: Line = "bot"


class TokenChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Which of my tokens."""

    id: Word


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """How I want to be told that it is my turn."""

    mail: bool = False
    webhook: Line = ""
    lang: Line = ""


class Accounts(Controller):
    """Accounts and sessions."""

    path = "/api/accounts"
    tags = ("accounts",)

    @post("/register", status_code=201)
    async def register(
        self, request: Request[Any, Any, Any], host: Host, account_mail: AccountMail, data: Registration
    ) -> Response[Account]:
        """Make an account and sign in. An address becomes its own when the link that is sent there is opened."""
        email = checked_email(account_mail, data.email) if data.email else ""
        user = await accounts.register(host.store, data.name, data.password, data.robot)
        if email:
            account_mail.confirm(user, email, reader_language(request))
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
        """Sign out, here or everywhere; then the tokens are revoked, too."""
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
        return Token(await accounts.new_token(host.store, person.in_person(), data.label))

    @get("/tokens")
    async def tokens(self, host: Host, person: Person) -> list[TokenInList]:
        """The tokens of the bot's account that is signed in."""
        found = await host.store.accounts.tokens(person.in_person().id)
        return [TokenInList(token.hash[:TOKEN_ID], token.label, token.created) for token in found]

    @post("/tokens/revoke", status_code=200)
    async def revoke(self, host: Host, person: Person, data: TokenChoice) -> Nothing:
        """Revoke a token: it opens nothing any more."""
        user = person.in_person()
        for token in await host.store.accounts.tokens(user.id):
            if token.hash[:TOKEN_ID] == data.id:
                await host.store.accounts.drop_token(user.id, token.hash)
                return Nothing()
        raise Gone("no-token")

    @get("/me")
    async def me(self, host: Host, person: Person) -> Me:
        """Who I am, and how strong at which title."""
        user = person.user
        if user is None:
            return Me("", "", False, {})
        return Me(user.id, user.name, user.robot, await my_ratings(host, user.id))


class OwnAccount(Controller):
    """What only an account's owner does: password, address, the end of the account."""

    path = "/api/accounts"
    tags = ("accounts",)

    @post("/password", status_code=200)
    async def password(
        self, request: Request[Any, Any, Any], host: Host, person: Person, data: PasswordChange
    ) -> Response[Nothing]:
        """Change the password; all other sessions end."""
        user = person.in_person()
        await accounts.own_password(user, data.password)
        session = await accounts.set_password(host.store, user, data.new)
        return Response(Nothing(), cookies=[session_cookie(session, is_secure(request))])

    @post("/forgotten", status_code=202)
    async def forgotten(self, request: Request[Any, Any, Any], account_mail: AccountMail, data: Forgotten) -> Nothing:
        """Send a link for a new password to the account's address; the answer tells nobody whether there is one."""
        account_mail.forgotten(data.name, reader_language(request))
        return Nothing()

    @post("/reset", status_code=200)
    async def reset(self, request: Request[Any, Any, Any], host: Host, data: PasswordReset) -> Response[Account]:
        """Set a new password by the link that was sent, once, and sign in; all other sessions end."""
        user, session = await accounts.reset_password(host.store, data.key, data.password)
        return Response(Account(user.id, user.name), cookies=[session_cookie(session, is_secure(request))])

    @post("/email", status_code=202)
    async def email(
        self, request: Request[Any, Any, Any], host: Host, account_mail: AccountMail, person: Person, data: EmailChange
    ) -> Nothing:
        """Name another address; it becomes the account's own when the link that is sent there is opened."""
        user, lang = person.in_person(), reader_language(request)
        email = checked_email(account_mail, data.email) if data.email else ""
        await accounts.own_password(user, data.password)
        if email:
            account_mail.confirm(user, email, lang)
        else:
            settings = {**user.settings, MAIL: False}
            await host.store.accounts.change_user(user.id, email=None, settings=settings)
            await reread(host, user.id)
            account_mail.changed(user, lang)
        return Nothing()

    @post("/confirm", status_code=200)
    async def confirm(
        self, request: Request[Any, Any, Any], host: Host, account_mail: AccountMail, data: Confirmation
    ) -> Nothing:
        """Confirm an address by the link that was sent there, once."""
        before, email = await accounts.confirm_address(host.store, data.key)
        if before.email != email:
            account_mail.changed(before, reader_language(request))
        return Nothing()

    @post("/delete", status_code=200)
    async def delete(self, host: Host, person: Person, data: Deletion) -> Response[Nothing]:
        """Delete the account. Bots play on for it; finished games stay, as those of a former player."""
        user = person.in_person()
        await accounts.own_password(user, data.password)
        tables = await seating.leave_all(host, Person(user))
        await host.store.accounts.delete_user(user)
        for table in tables:
            await host.hear(table, 0)
        await host.store.nudge(*tables)
        return Response(Nothing(), cookies=[expired_session()])


def checked_email(account_mail: AccountMail, email: str) -> str:
    """Return an address that can be confirmed."""
    found = check_address(email)
    if not account_mail.settings.mail:
        raise OptionError("email-no-mail")
    return found


HINTS = "hints"


class HintWish(msgspec.Struct, forbid_unknown_fields=True):
    """Hints, or none."""

    on: bool


class Browser(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told of my turns: what its push service gave it."""

    endpoint: Endpoint
    key: Line
    secret: Line


class BrowserChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Which of my browsers."""

    endpoint: Endpoint


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

    @post("/hints", status_code=200)
    async def hints(self, host: Host, person: Person, data: HintWish) -> HintWish:
        """Whether this player wants hints in the first turns of a game, on every device."""
        user = person.signed_in()
        await host.store.accounts.change_user(user.id, settings={**user.settings, HINTS: data.on})
        await reread(host, user.id)
        return data

    @post("/push", status_code=200)
    async def push(self, request: Request[Any, Any, Any], host: Host, person: Person, data: Browser) -> Nothing:
        """Tell this browser of my turns too, also while it has no page open; until I sign out of it."""
        user = person.in_person()
        settings: NoticeSettings = request.app.state.notice_settings
        if not settings.push:
            raise OptionError("push-off")
        browser = Subscription(endpoint=data.endpoint, key=data.key, secret=data.secret)
        await web_push.check(browser, settings.private)
        session = hash_secret(request.cookies.get(SESSION_COOKIE, ""))
        await host.store.subscriptions.add(user.id, session, browser)
        await self._wish(host, user, True)
        return Nothing()

    @post("/push/end", status_code=200)
    async def end_push(self, host: Host, person: Person, data: BrowserChoice) -> Nothing:
        """Tell this browser no longer."""
        user = person.in_person()
        await host.store.subscriptions.remove(data.endpoint, user.id)
        await self._wish(host, user, bool(await host.store.subscriptions.of(user.id)))
        return Nothing()

    async def _wish(self, host: Host, user: UserRow, on: bool) -> None:
        """Note whether the player is told by push at all; tables read it again if it changed."""
        if bool(user.settings.get(PUSH)) != on:
            await host.store.accounts.change_user(user.id, settings={**user.settings, PUSH: on})
            await reread(host, user.id)
