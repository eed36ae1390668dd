"""The clauses that the engine itself names (refusals, cautions, endings) as numbers; the texts are in the rulebook."""

from typing import Final

from wartable.core.rules.numbers import clause_ids

TURN_01: Final = 1
TURN_05: Final = 2
WIN_01: Final = 3
ALY_09: Final = 4
ACT_01: Final = 5
ACT_06: Final = 6
ACT_08: Final = 7
ACT_09: Final = 8
ACT_11: Final = 9
ATK_02: Final = 10
ATK_03: Final = 11
ATK_09: Final = 12
ATK_13: Final = 13
PLG_03: Final = 14
RULING_28: Final = 15
RULING_32: Final = 16
FORT_01: Final = 17
FORT_04: Final = 18
FORT_12: Final = 19
FORT_14: Final = 20
FORT_18: Final = 21
FORT_19: Final = 22
FORT_20: Final = 23
STR_03: Final = 24
STR_07: Final = 25
RULING_38: Final = 26
ALY_04: Final = 27
ALY_07: Final = 28
RULING_47: Final = 29
RULING_53: Final = 30
RULING_09: Final = 31
DEF_04: Final = 32
DEF_05: Final = 33
DEF_11: Final = 34
RULING_05: Final = 35
LOOT_03: Final = 36
RULING_25: Final = 37
HAND_09: Final = 38
ELIM_02: Final = 39
RULING_10: Final = 40
RULING_14: Final = 41
RULING_51: Final = 42
RULING_56: Final = 43
ALY_11: Final = 44
RULING_03: Final = 45
TURN_07: Final = 46
TURN_08: Final = 47
TURN_09: Final = 48
TURN_10: Final = 49
PLG_11: Final = 50
RULING_33: Final = 51
DEF_13: Final = 52
RES_06: Final = 53
RES_16: Final = 54
IMP_12: Final = 55
RES_08: Final = 56
RULING_29: Final = 57
HAND_01: Final = 58

CLAUSES: Final[list[str]] = clause_ids(__name__, "PR")
