"""What the tests of the command line share with those of the server: light passwords, for they make accounts too."""

from __future__ import annotations

from tests.server.conftest import light_passwords

__all__ = ["light_passwords"]
