"""Webhooks: addresses that players name, never inside the server's own network."""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from wartable.core.errors import OptionError

LONGEST = 300
SECONDS = 10.0
INTERNET = ipaddress.IPv6Network("2000::/3")  # all of IPv6 that is given out; the rest is special
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
SPECIAL = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "2001:db8::/32", "3fff::/20")))
ISATAP = (0x0000_5EFE, 0x0200_5EFE)  # what stands before an IPv4 address in the lower half of an IPv6 one
LOOKUPS = ThreadPoolExecutor(4, "webhook name")  # names that are slow to look up hold up nothing else

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def inner_address(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address that an IPv6 one stands for, by whichever way of wrapping it."""
    low = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    if address in NAT64 or int(address) >> 32 & 0xFFFFFFFF in ISATAP:
        return low
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)


def is_public(address: Address) -> bool:
    """Return whether an address lies in the open internet, also when it hides another one.

    >>> [is_public(ipaddress.ip_address(a)) for a in ("93.184.216.34", "127.0.0.1", "10.0.0.8", "169.254.169.254")]
    [True, False, False, False]
    >>> [is_public(ipaddress.ip_address(a)) for a in ("::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2606:4700::1111")]
    [False, False, False, True]
    """
    if isinstance(address, ipaddress.IPv6Address):
        inner = inner_address(address)
        if inner is not None:
            return is_public(inner)
        if address not in INTERNET:
            return False
    return address.is_global and not address.is_multicast and not any(address in special for special in SPECIAL)


def parse_address(url: str, longest: int = LONGEST) -> SplitResult:
    """Return a webhook's address; raise OptionError if it cannot be one.

    >>> parse_address("https://hooks.example.org/turn?x=1").hostname
    'hooks.example.org'
    >>> parse_address("file:///etc/passwd")
    Traceback (most recent call last):
        ...
    wartable.OptionError: webhook: an address begins with https:// or http://
    """
    if len(url) > longest:
        raise OptionError("webhook-length", most=longest)
    if not url.isascii() or not url.isprintable() or " " in url:
        raise OptionError("webhook-letters")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise OptionError("webhook-wrong") from error
    if parts.scheme not in ("http", "https"):
        raise OptionError("webhook-scheme")
    if not parts.hostname or port == 0:
        raise OptionError("webhook-no-server")
    if parts.username is not None or parts.password is not None:
        raise OptionError("webhook-password")
    return parts


async def place(url: str, private: bool, longest: int = LONGEST) -> str:
    """Return the address to connect to: the name is looked up once, so it cannot change between check and call."""
    parts = parse_address(url, longest)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        look_up = functools.partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
        async with asyncio.timeout(SECONDS):
            found = await loop.run_in_executor(LOOKUPS, look_up)
    except (OSError, UnicodeError) as error:  # a timeout is an OSError
        raise OptionError("webhook-unknown") from error
    addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
    if not private and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise OptionError("webhook-private")
    return addresses[0]


async def call(url: str, body: Any, private: bool) -> None:
    """Call a webhook with JSON; raise OSError if it does not answer, in time and as a whole, that all is well."""
    status = await post(url, msgspec.json.encode(body), {"content-type": "application/json"}, private)
    if not 200 <= status < 300:
        raise OSError(f"answered {status}")


async def post(url: str, body: bytes, headers: Mapping[str, str], private: bool, longest: int = LONGEST) -> int:
    """Send bytes to an address in the open internet, and return the status of the answer, which stays unread.

    Raise OSError if there is none within the time for all of it: looking up the name, connecting, sending.
    """
    try:
        parts = parse_address(url, longest)
        async with asyncio.timeout(SECONDS):
            return await _status(parts, await place(url, private, longest), body, headers)
    except OptionError as error:
        raise OSError("not reachable") from error


@functools.cache
def certificates() -> ssl.SSLContext:
    """Return the trusted certificates, read once: it takes longer than a call."""
    return httpx.create_ssl_context(trust_env=False)


async def _status(parts: SplitResult, there: str, body: bytes, more: Mapping[str, str]) -> int:
    """Return the status that a webhook answers with; the rest of its answer is left unread."""
    host = f"[{there}]" if ":" in there else there
    target = parts._replace(netloc=f"{host}:{parts.port}" if parts.port else host).geturl()
    headers = {**more, "host": parts.netloc, "user-agent": "wartable"}
    # Neither proxies of the environment nor redirects: both would call another place than the one that was checked.
    async with httpx.AsyncClient(
        timeout=SECONDS, trust_env=False, follow_redirects=False, verify=certificates()
    ) as client:
        sni = {"sni_hostname": parts.hostname}
        try:
            async with client.stream("POST", target, content=body, headers=headers, extensions=sni) as answer:
                return answer.status_code
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise OSError(type(error).__name__) from error
