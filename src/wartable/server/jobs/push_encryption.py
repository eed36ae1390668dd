"""Web Push on the wire: the server's VAPID key (RFC 8292), encryption (RFC 8291).

>>> key = new_key()
>>> public_key(key) == public_key(read_key(write_key(key)))
True
"""

from __future__ import annotations

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from wartable.core.errors import OptionError

CURVE: Final = ec.SECP256R1()
POINT_BYTES: Final = 65  # a point of the curve, not compressed
SECRET_BYTES: Final = 16
RECORD_BYTES: Final = 4096  # a message is one record: no push service takes more
LONGEST: Final = 3000  # bytes of a message before it is encrypted
LAST: Final = b"\x02"  # what follows the text of the last record

Key = ec.EllipticCurvePrivateKey


def encode(data: bytes) -> str:
    """Return bytes as these protocols write them: base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of such a text; raise ValueError if it is none.

    >>> decode(encode(b"any bytes"))
    b'any bytes'
    """
    if not text.isascii() or set(text) & set("+/="):
        raise ValueError("not base64url")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> Key:
    """Return a new key for a server."""
    return ec.generate_private_key(CURVE)


def write_key(key: Key) -> bytes:
    """Return a key as it is stored: PEM, unencrypted."""
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def read_key(stored: bytes) -> Key:
    """Return a stored key; raise ValueError if it is not one of this curve."""
    try:
        key = serialization.load_pem_private_key(stored, password=None)
    except (TypeError, UnsupportedAlgorithm) as error:
        raise ValueError("not a key without a password") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise ValueError("not a key of the curve P-256")
    return key


def public_key(key: Key) -> str:
    """Return what a browser subscribes with: the public half of the server's key."""
    return encode(_point(key))


def check_subscription(key: str, secret: str) -> None:
    """Refuse what no browser sends: a key that is not a point of the curve, a secret of another length."""
    try:
        _point_of(key)
    except ValueError as error:
        raise OptionError("push-key", place="key") from error
    try:
        fits = len(decode(secret)) == SECRET_BYTES
    except ValueError:
        fits = False
    if not fits:
        raise OptionError("push-secret", place="secret")


def authorization(key: Key, endpoint: str, contact: str, expires: int) -> str:
    """Return the header that says who sends a message to a push service, signed and for that service alone."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": expires, "sub": contact}
    said = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={said}.{signature}, k={public_key(key)}"


def encrypt(text: bytes, key: str, secret: str) -> bytes:
    """Return a message that only the browser with this key and secret can read (content encoding aes128gcm)."""
    if len(text) > LONGEST:
        raise ValueError(f"a push message has at most {LONGEST} bytes")
    theirs, own, salt = _point_of(key), ec.generate_private_key(CURVE), os.urandom(SECRET_BYTES)
    ours, there = _point(own), decode(key)
    shared = own.exchange(ec.ECDH(), theirs)
    mixed = _derive(shared, decode(secret), b"WebPush: info\x00" + there + ours, 32)
    content = _derive(mixed, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(mixed, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, text + LAST, None)


def _derive(shared: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(shared)


def _point(key: Key) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _point_of(key: str) -> ec.EllipticCurvePublicKey:
    found = decode(key)
    if len(found) != POINT_BYTES:
        raise ValueError("not a point")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found)
