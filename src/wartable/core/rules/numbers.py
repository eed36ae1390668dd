"""Numbers with names: what a title counts is declared once, as constants.

    SHIELDS: Final = 0
    KNIGHTS: Final = 1
    CARD_IDS: Final = names(__name__)  # ["shields", "knights"]

Rules compare numbers, and mypyc writes a `Final` int straight into the code. Words need the names, which are read off
the module here. That works in both builds: a compiled module, too, puts each constant into its dictionary, in the order
of its statements, so at the time of the call the dictionary ends with the constants that stand above it.
"""

import sys
from collections.abc import Sequence


def constants(module: str, first: int = 0) -> list[str]:
    """Return the int constants of a module above the call, from the one that is `first` on, as they are written.

    They must count up by one, so that a name's place in the list is its number. Constants before them, and names in
    small letters, are passed over.

    >>> import sys, types
    >>> module = sys.modules["raid"] = types.ModuleType("raid")
    >>> module.__dict__.update(WIDTH=32, MARCH=1, REST=2)
    >>> constants("raid", 1)
    ['MARCH', 'REST']
    >>> module.DIG = 4
    >>> constants("raid", 1)
    Traceback (most recent call last):
    ValueError: raid: DIG is 4, though number 3 is next
    """
    found: list[str] = []
    for name, value in sys.modules[module].__dict__.items():
        if not name.isupper() or not isinstance(value, int) or (not found and value != first):
            continue
        number = first + len(found)
        if value != number:
            raise ValueError(f"{module}: {name} is {value}, though number {number} is next")
        found.append(name)
    if not found:
        raise ValueError(f"{module}: no constant is {first}")
    return found


def names(module: str, first: int = 0) -> list[str]:
    """Return the same in small letters, as positions and notation spell them."""
    return [name.lower() for name in constants(module, first)]


def clause_ids(module: str, prefix: str) -> list[str]:
    """Return the ids of a module's clauses by number: `ATK_02` is clause PR-ATK-02. Number 0 is not a clause.

    A rulebook whose sections have numbers writes an R before them: `R7_1_03` is clause RA-7.1-03.

    >>> import sys, types
    >>> module = sys.modules["raid"] = types.ModuleType("raid")
    >>> module.__dict__.update(MARCH_01=1, RULING_12=2, R7_1_03=3, R12_08=4)
    >>> clause_ids("raid", "RA")
    ['', 'RA-MARCH-01', 'RA-RULING-12', 'RA-7.1-03', 'RA-12-08']
    """
    return ["", *(f"{prefix}-{_clause(name)}" for name in constants(module, 1))]


def _clause(name: str) -> str:
    """Return a clause's id without the prefix of its title."""
    if len(name) > 1 and name[0] == "R" and name[1].isdigit():
        section, _, number = name[1:].rpartition("_")
        return f"{section.replace('_', '.')}-{number}"
    return name.replace("_", "-")


def check_rows(module: str, rows: Sequence[str]) -> None:
    """Hold the names of a table's rows, such as those of a log, to the constants above: row 3 is constant 3's."""
    wanted = [name.replace("_", "-") for name in names(module)]
    for number, (name, row) in enumerate(zip(wanted, rows, strict=False)):
        if name != row:
            raise ValueError(f"{module}: row {number} is {row}, constant {number} is {name}")
    if len(wanted) != len(rows):
        raise ValueError(f"{module}: {len(rows)} rows for {len(wanted)} constants")
