"""Accounts: register, sign in, sign out, tokens for bots."""

from __future__ import annotations

import asyncio
import re
import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy.exc import IntegrityError

from wartable.core.errors import OptionError
from wartable.server.people.cookies import SESSION_SECONDS
from wartable.server.people.identity import Forbidden, hash_secret, secret, slug
from wartable.store import Store
from wartable.store.models import UserRow

NAME = re.compile(r"[^\x00-\x1f\x7f<>]{1,40}")
EMAIL = re.compile(r"[^@\s<>\x00-\x1f\x7f]{1,64}@[^@\s<>\x00-\x1f\x7f]{1,189}\.[^@\s<>\x00-\x1f\x7f]{2,}")
SHORTEST_PASSWORD = 10
LONGEST_PASSWORD = 200

_hasher = PasswordHasher()


class NameTaken(OptionError):
    """The name or the address belongs to another account."""


def check_name(name: str, field: str = "name") -> str:
    """Return a name as people may see it."""
    if not NAME.fullmatch(name) or not name.strip():
        raise OptionError("name-length", place=field)
    return " ".join(name.split())


async def hash_password(password: str) -> str:
    """Return the argon2id hash; slow on purpose, so it runs beside the event loop."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise OptionError("password-length", low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD)
    return await asyncio.to_thread(_hasher.hash, password)


async def register(store: Store, name: str, password: str, email: str | None, robot: bool = False) -> UserRow:
    """Create an account; raise NameTaken or OptionError with the field."""
    name = check_name(name)
    if email is not None and not EMAIL.fullmatch(email):
        raise OptionError("email-wrong")
    user = UserRow(
        id=slug(),
        name=name,
        email=email.lower() if email else None,
        password=await hash_password(password),
        robot=robot,
        created=time.time(),
    )
    try:
        await store.accounts.add_user(user, name.casefold())
    except IntegrityError as error:
        raise NameTaken("name-taken") from error
    return user


async def sign_in(store: Store, name: str, password: str) -> tuple[UserRow, str]:
    """Return the account and the secret of a new session; the same error whether name or password is wrong."""
    user = None
    if EMAIL.fullmatch(name):
        user = await store.accounts.user(email=name.lower())
    elif NAME.fullmatch(name):
        user = await store.accounts.user(folded=" ".join(name.split()).casefold())
    try:
        # A wrong name costs as much time as a wrong password, so that names cannot be tried out.
        await asyncio.to_thread(_hasher.verify, user.password if user else _NOBODY, password)
    except (VerifyMismatchError, InvalidHashError) as error:
        raise Forbidden("sign-in-wrong") from error
    if user is None:
        raise Forbidden("sign-in-wrong")
    if user.disabled:
        raise Forbidden("account-shut-out")
    return user, await new_session(store, user)


async def new_session(store: Store, user: UserRow) -> str:
    """Return the secret of a new session."""
    session = secret()
    await store.accounts.add_session(hash_secret(session), user.id, time.time() + SESSION_SECONDS)
    return session


_NOBODY = _hasher.hash(secret())


async def new_token(store: Store, user: UserRow, label: str) -> str:
    """Return a token for a bot's account, shown once."""
    token = secret()
    await store.accounts.add_token(hash_secret(token), user.id, check_name(label, "label"))
    return token
