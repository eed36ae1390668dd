"""Fair chance for live tables: dice and draws that every player can check.

Before anything is dealt the server draws a secret of 32 random bytes and publishes its SHA-256, the commitment: from
then on it cannot change the secret. Seats add salts, which it could not know when it committed itself. The secret is
published at the end; then anybody computes every result anew, with any HMAC at hand (a browser's `crypto.subtle`,
say):

    key      the 32 bytes of the secret
    message  UTF-8 text: a line "<seat> <salt>" and a newline for each seat that has given a salt, in the order of the
             seats; then "<index> <attempt>" without a newline, both in decimal digits
    value    the first four bytes of HMAC-SHA-256(key, message), read as a big-endian number
    result   value mod n; but where value >= 2**32 - (2**32 mod n) the next attempt is taken, so that all results are
             equally likely

The index counts the table's results from 0 and only goes up; each result starts at attempt 0. A seat's latest salt
counts, for every result after it: those given before the deal count from the deal on. A server in league with the
seat that salts last could try out salts for that seat; any other seat undoes this with a new salt at any time.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from wartable.core.errors import ChanceError, OptionError
from wartable.core.record.record import clean
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import ALL

SECRET_BYTES = 32
SALT_LENGTH = 100
SPAN = 1 << 32


def commit(secret: bytes) -> str:
    """Return what is published of a secret before the game: its SHA-256.

    >>> commit(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def message(salts: Mapping[int, str], index: int, attempt: int) -> bytes:
    r"""Return the text that one attempt at one result is the HMAC of.

    >>> message({2: "tulip", 0: "a red rose"}, 17, 0)
    b'0 a red rose\n2 tulip\n17 0'
    """
    return _message(_salt_text(salts), index, attempt)


def _message(told: str, index: int, attempt: int) -> bytes:
    return f"{told}{index} {attempt}".encode()


def _salt_text(salts: Mapping[int, str]) -> str:
    return "".join([f"{seat} {salts[seat]}\n" for seat in sorted(salts)])


def number(secret: bytes, salts: Mapping[int, str], index: int, n: int) -> int:
    """Return the result with this index out of n, as the secret and the salts give it.

    >>> [number(bytes(32), {0: "rose"}, index, 6) for index in range(8)]
    [2, 4, 2, 0, 1, 4, 0, 2]
    """
    return _number(secret, _salt_text(salts), index, n)


def _number(secret: bytes, told: str, index: int, n: int) -> int:
    if not 0 < n <= SPAN:
        raise ChanceError("chance-range", range=n, most=SPAN)
    limit = SPAN - SPAN % n
    attempt = 0
    while True:
        digest = hmac.digest(secret, _message(told, index, attempt), "sha256")
        value = int.from_bytes(digest[:4], "big")
        if value < limit:
            return value % n
        attempt += 1


class Fair(Chance):
    """Chance for live tables, one for each table.

    >>> fair = Fair(bytes(32))
    >>> fair.salt(0, "rose")
    >>> fair.die(6), fair.die(6), fair.index
    (3, 5, 2)
    >>> from wartable.core.record.fair_chance import commit
    >>> commit(bytes.fromhex(fair.reveal())) == fair.commitment
    True
    """

    def __init__(self, secret: bytes | None = None) -> None:
        super().__init__()
        if secret is not None and len(secret) != SECRET_BYTES:
            raise OptionError("secret-length", length=SECRET_BYTES, given=len(secret))
        self._secret = secrets.token_bytes(SECRET_BYTES) if secret is None else bytes(secret)
        self._salts: dict[int, str] = {}
        self._salt_text = ""  # the salts as every message begins
        self._seats: int | None = None
        self._revealed = False
        self.commitment = commit(self._secret)
        self.index = 0  # of the next result
        self.given: list[tuple[int, str]] = []  # every salt, in the order in which they came

    def __repr__(self) -> str:
        return f"Fair(commitment={self.commitment!r}, index={self.index})"

    @property
    def secret(self) -> str:
        """The secret in hexadecimal digits, for the server's own files alone while the game goes on."""
        return self._secret.hex()

    @property
    def salts(self) -> dict[int, str]:
        """The salts that count for the next result.

        >>> fair = Fair()
        >>> fair.salt(1, "rose")
        >>> fair.salt(1, "tulip")
        >>> fair.salts
        {1: 'tulip'}
        """
        return dict(self._salts)

    def salt(self, seat: int, text: str) -> None:
        """A seat's part in all results from now on; a new one takes the place of the seat's old one.

        >>> Fair().salt(0, " ")
        Traceback (most recent call last):
            ...
        wartable.OptionError: a salt must not be empty
        """
        if isinstance(seat, bool) or not isinstance(seat, int) or seat < 0 or seat >= (self._seats or seat + 1):
            raise OptionError("salt-no-seat", seat=repr(seat))
        if self._revealed:
            raise OptionError("salt-too-late")
        text = clean("what-salt", text, SALT_LENGTH)
        self._salts[seat] = text
        self._salt_text = _salt_text(self._salts)
        self.given.append((seat, text))

    def below(self, n: int, audience: int = ALL) -> int:
        """Return the next result: a number from 0 to n-1."""
        if self._revealed:
            raise ChanceError("draw-too-late")
        self.raw = _number(self._secret, self._salt_text, self.index, n)
        self.index += 1
        return self.raw

    def sit(self, seats: int) -> None:
        """Serve a table from its first result on; each table has a chance of its own.

        >>> fair = Fair()
        >>> fair.sit(3)
        >>> fair.sit(4)
        Traceback (most recent call last):
            ...
        wartable.OptionError: this chance serves a table already: each table needs its own Fair()
        """
        if self._seats is not None or self.index:
            raise OptionError("chance-taken")
        for seat in self._salts:
            if seat >= seats:
                raise OptionError("salt-of-no-seat", seat=seat, last=seats - 1)
        self._seats = seats

    def resume(self, given: list[tuple[int, str]], index: int) -> None:
        """Go on where a record stands: with all salts of the record, at its next index. Never goes back.

        >>> fair = Fair(bytes(32))
        >>> fair.resume([(0, "rose")], 3)
        >>> fair.die(6) == 1 + number(bytes(32), {0: "rose"}, 3, 6)
        True
        """
        if index < self.index or given[: len(self.given)] != self.given:
            raise OptionError("chance-not-back", index=self.index, salts=len(self.given))
        for seat, text in given[len(self.given) :]:
            self.salt(seat, text)
        self.index = index

    def reveal(self) -> str:
        """Publish the secret at the end, in hexadecimal digits. Nothing can be drawn afterwards."""
        self._revealed = True
        return self._secret.hex()
