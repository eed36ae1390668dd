"""Which build of wartable runs: the one that mypyc compiled, or plain Python.

Both play the same games.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final


def _is_extension(module: str) -> bool:
    """True if Python takes this module from a compiled file.

    >>> _is_extension("wartable._build")
    False
    """
    spec = find_spec(module)
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


# The build compiles all of its modules or none, so one of them speaks for all.
COMPILED: Final = _is_extension("wartable.core.rules.state")


def build() -> str:
    """Return the build in words, as `wartable --version` prints it.

    >>> build() in ("compiled (mypyc)", "plain Python")
    True
    """
    return "compiled (mypyc)" if COMPILED else "plain Python"
