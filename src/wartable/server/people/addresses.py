"""E-mail addresses: what can be one, checked without any work on what is too long."""

from __future__ import annotations

import re

from wartable.core.errors import OptionError

LONGEST = 254
LONGEST_LOCAL = 64
LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*", re.ASCII)
LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?", re.ASCII)


def check_address(text: str) -> str:
    """Return an address as it is stored: in small letters, a domain with signs of its own in ASCII.

    >>> check_address("Ann.Lee@People.Example"), check_address("ann@münchen.example")
    ('ann.lee@people.example', 'ann@xn--mnchen-3ya.example')
    >>> check_address("ann@people..example")
    Traceback (most recent call last):
        ...
    wartable.OptionError: email: not an e-mail address
    """
    if len(text) > LONGEST:
        raise OptionError("email-wrong")
    local, _, domain = text.strip().rpartition("@")
    try:
        host = domain.encode("idna").decode().lower()
    except UnicodeError as error:
        raise OptionError("email-wrong") from error
    labels = host.split(".")
    # A domain without a dot is a machine of one's own network; one that ends in a number is not a name.
    named = len(labels) > 1 and all(LABEL.fullmatch(label) for label in labels) and not labels[-1].isdigit()
    if not named or len(local) > LONGEST_LOCAL or not LOCAL.fullmatch(local):
        raise OptionError("email-wrong")
    whole = f"{local.lower()}@{host}"
    if len(whole) > LONGEST:
        raise OptionError("email-wrong")
    return whole


def looks_like_address(text: str) -> bool:
    """Return whether somebody signs in by an address rather than by a name.

    >>> looks_like_address("ann@people.example"), looks_like_address("Ann"), looks_like_address("@" * 5000)
    (True, False, False)
    """
    try:
        check_address(text)
    except OptionError:
        return False
    return True
