"""The clauses that the rules themselves name (refusals, cautions, endings) as numbers; the rulebook has the texts."""

from typing import Final

from wartable.core.rules.numbers import clause_ids

GEN_04: Final = 1
GEN_05: Final = 2
LEN_05: Final = 3
LIST_01: Final = 4
LIST_03: Final = 5
LIST_06: Final = 6
LIST_07: Final = 7
LIST_08: Final = 8
LIST_09: Final = 9
LIST_11: Final = 10
ORG_01: Final = 11
FLD_01: Final = 12
FLD_04: Final = 13
HQ_01: Final = 14
HQ_06: Final = 15
HQ_08: Final = 16
HQ_09: Final = 17
FIX_02: Final = 18
FIX_06: Final = 19
TYP_08: Final = 20
OBJ_02: Final = 21
SUP_01: Final = 22
SUP_07: Final = 23
VP_05: Final = 24
SPD_03: Final = 25
SPD_08: Final = 26
WIN_01: Final = 27
WIN_02: Final = 28
WIN_03: Final = 29
WIN_04: Final = 30
WIN_05: Final = 31
RULING_09: Final = 32
RULING_10: Final = 33
RULING_12: Final = 34
RULING_16: Final = 35
RULING_17: Final = 36
RULING_19: Final = 37
RULING_26: Final = 38
RULING_28: Final = 39
RULING_33: Final = 40
RULING_38: Final = 41
RULING_40: Final = 42
RULING_41: Final = 43
RULING_53: Final = 44
RULING_55: Final = 45
RULING_57: Final = 46
RULING_59: Final = 47
RULING_66: Final = 48
RULING_68: Final = 49
SUP_06: Final = 50
LEN_04: Final = 51

CLAUSES: Final[list[str]] = clause_ids(__name__, "CA")
