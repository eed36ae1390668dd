"""Accounts: register, sign in, passwords, addresses, tokens for bots."""

from __future__ import annotations

import asyncio
import re
import time
import unicodedata
from collections.abc import Iterable

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy.exc import IntegrityError

from wartable.core.errors import OptionError
from wartable.core.record.record import BLANK
from wartable.server.people import account_links
from wartable.server.people.addresses import check_address, looks_like_address
from wartable.server.people.cookies import SESSION_SECONDS
from wartable.server.people.identity import Forbidden, Person, hash_secret, secret, slug
from wartable.store import Store
from wartable.store.models import UserRow

NAME = re.compile(r"[^\x00-\x1f\x7f<>]{1,40}")
LONGEST_FOLDED = 40  # of a name, as it is compared
SHORTEST_PASSWORD = 10
LONGEST_PASSWORD = 200

_hasher = PasswordHasher()


class NameTaken(OptionError):
    """The name belongs to another account."""


class EmailTaken(OptionError):
    """The address belongs to another account; only its reader is told so."""


def check_name(name: str, field: str = "name") -> str:
    r"""Return a name as people may see it: one without letters that nobody sees.

    >>> check_name(" Ann  Lee ")
    'Ann Lee'
    >>> check_name("Ann\u200b")
    Traceback (most recent call last):
        ...
    wartable.OptionError: name: a name has no invisible letters
    """
    if not NAME.fullmatch(name) or not name.strip():
        raise OptionError("name-length", place=field)
    shown = unicodedata.normalize("NFC", " ".join(name.split()))
    if any(not letter.isprintable() or letter in BLANK for letter in shown):
        raise OptionError("name-invisible", place=field)
    return shown


def fold(name: str) -> str:
    """Return what a name is compared by: two that read alike are one.

    >>> fold("Ann Lee") == fold("ANN  lee") == fold("\uff21nn Lee")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:LONGEST_FOLDED]


async def check_own_names(store: Store, person: Person, names: Iterable[str]) -> None:
    """Refuse somebody who goes by the name of another's account; several people may sit at one screen."""
    for name in filter(None, names):
        owner = await store.accounts.user(folded=fold(check_name(name)))
        if owner is not None and (person.user is None or owner.id != person.user.id):
            raise NameTaken("name-of-account")


async def hash_password(password: str) -> str:
    """Return the argon2id hash; slow on purpose, so it runs beside the event loop."""
    check_password_length(password)
    return await asyncio.to_thread(_hasher.hash, password)


def check_password_length(password: str) -> None:
    """Refuse a password that is too short to be safe or too long to be hashed."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise OptionError("password-length", low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD)


async def register(store: Store, name: str, password: str, robot: bool = False) -> UserRow:
    """Create an account; raise NameTaken or OptionError with the field. An address is added when it is confirmed."""
    name = check_name(name)
    user = UserRow(
        id=slug(),
        name=name,
        email=None,
        password=await hash_password(password),
        robot=robot,
        created=time.time(),
    )
    try:
        await store.accounts.add_user(user, fold(name))
    except IntegrityError as error:
        raise NameTaken("name-taken") from error
    return user


async def find(store: Store, name: str) -> UserRow | None:
    """Return the account of a name or a confirmed address."""
    found = None
    if looks_like_address(name):
        found = await store.accounts.user(email=check_address(name))
    if found is None and NAME.fullmatch(name):
        # Accounts that are older than the way in which names are compared now are known by a plainer one.
        found = await store.accounts.user(folded=fold(name))
        found = found or await store.accounts.user(folded=" ".join(name.split()).casefold())
    return found


async def check_password(user: UserRow | None, password: str) -> UserRow:
    """Return the account if the password is its own; no account takes as long as a wrong password."""
    try:
        if len(password) > LONGEST_PASSWORD:
            raise VerifyMismatchError
        await asyncio.to_thread(_hasher.verify, user.password if user else _NOBODY, password)
    except (VerifyMismatchError, InvalidHashError) as error:
        raise Forbidden("sign-in-wrong") from error
    if user is None:
        raise Forbidden("sign-in-wrong")
    return user


async def sign_in(store: Store, name: str, password: str) -> tuple[UserRow, str]:
    """Return the account and the secret of a new session; the same error whether name or password is wrong."""
    user = await check_password(await find(store, name), password)
    if user.disabled:
        raise Forbidden("account-shut-out")
    return user, await new_session(store, user)


async def own_password(user: UserRow, password: str) -> None:
    """Hold somebody who is signed in to their own password; raise OptionError with the field."""
    try:
        await check_password(user, password)
    except Forbidden as error:
        raise OptionError("password-wrong", place="password") from error


async def set_password(store: Store, user: UserRow, password: str) -> str:
    """Give an account a new password; end all its sessions and links, and return the secret of a new session."""
    await store.accounts.change_user(user.id, password=await hash_password(password))
    await store.accounts.drop_sessions(user=user.id)
    await store.accounts.drop_links(user.id)
    return await new_session(store, user)


async def reset_password(store: Store, key: str, password: str) -> tuple[UserRow, str]:
    """Set a new password by a link that opens once; return the account and the secret of a new session."""
    check_password_length(password)  # before the link is used up
    link = await account_links.open_link(store, key, account_links.RESET)
    user = await store.accounts.user(id=link.user)
    if user is None or user.disabled:
        raise Forbidden("account-link-dead")
    return user, await set_password(store, user, password)


async def confirm_address(store: Store, key: str) -> tuple[UserRow, str]:
    """Make an address the account's own by the link that was sent there; return the account before, and the address."""
    link = await account_links.open_link(store, key, account_links.CONFIRM)
    user = await store.accounts.user(id=link.user)
    if user is None or link.email is None:
        raise Forbidden("account-link-dead")
    try:
        await store.accounts.change_user(user.id, email=link.email)
    except IntegrityError as error:
        raise EmailTaken("email-taken") from error
    await store.accounts.drop_links(user.id)  # an older link must not bring an older address back
    return user, link.email


async def new_session(store: Store, user: UserRow) -> str:
    """Return the secret of a new session."""
    session = secret()
    await store.accounts.add_session(hash_secret(session), user.id, time.time() + SESSION_SECONDS)
    return session


_NOBODY = _hasher.hash(secret())


async def new_token(store: Store, user: UserRow, label: str) -> str:
    """Return a token for a bot's account, shown once."""
    if not user.robot:
        raise Forbidden("token-robots-only")
    token = secret()
    await store.accounts.add_token(hash_secret(token), user.id, check_name(label, "label"))
    return token
