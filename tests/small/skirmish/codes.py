"""The tables of Skirmish: verbs, steps, the clauses that the rules cite, the entries of the log."""

from wartable.core.entries import EntryRow, bad
from wartable.core.rules.notation import Click, Count, Name, Names, Verb

# An action is verb * WIDTH + argument. Some verbs take no argument: theirs is 0.
WIDTH = 16
BUY, SEAL, FROM, PICK, TO, END, PLAY, PASS, LOSE, RETREAT = range(1, 11)
SPACE = 11 * WIDTH

# Each word of the notation with the clicks that it stands for, in the order in which they are made.
ZONE, UNIT, CARD = Names(0), Names(1), Names(2)
MARCH_PARTS = (Name(FROM, ZONE), Count(PICK, UNIT, least=0), Name(TO, ZONE))
VERBS = (
    Verb("list", Count(BUY, UNIT, least=0), Click(SEAL), examples=["list 3 foot 2 cavalry 1 gun"]),
    Verb("march", *MARCH_PARTS, said=(0, 2, 1), examples=["march mill bridge 3 cavalry"]),
    Verb("end", Click(END)),
    Verb("play", Name(PLAY, CARD), examples=["play ambush"]),
    Verb("pass", Click(PASS)),
    Verb("lose", Count(LOSE, UNIT), examples=["lose 2 foot"]),
    Verb("retreat", Name(RETREAT, ZONE), examples=["retreat mill"]),
)

# The numbers of the steps; steps.py has the steps themselves, in this order.
LISTS, MARCH, REACT, FIGHT, HITS, JUDGE, RETIRE = range(1, 8)

CLAUSES = (
    "", "SK-LIST-01", "SK-LIST-02", "SK-LIST-03", "SK-LIST-04", "SK-TURN-01", "SK-TURN-02", "SK-MARCH-01",
    "SK-MARCH-02", "SK-MARCH-03", "SK-BATTLE-01", "SK-BATTLE-03", "SK-CARD-02", "SK-CARD-03", "SK-RETREAT-01",
    "SK-END-01", "SK-END-02", "SK-END-03", "SK-END-04",
)  # fmt: skip
(
    LIST_01, LIST_02, LIST_03, LIST_04, TURN_01, TURN_02, MARCH_01, MARCH_02, MARCH_03, BATTLE_01, BATTLE_03,
    CARD_02, CARD_03, RETREAT_01, END_01, END_02, END_03, END_04,
) = range(1, len(CLAUSES))  # fmt: skip

# The message of each entry, what its arguments are, and the clause that is cited beside it.
ENTRIES = (
    EntryRow("dealt", "side:seat count:number cards:card*"),
    EntryRow("opened", "red:units blue:units"),
    EntryRow("turn-begins", "side:seat round:number"),
    EntryRow("marched", "side:seat units:units from:zone to:zone"),
    EntryRow("battle-begins", "side:seat zone:zone"),
    EntryRow("answered", "side:seat card:card"),
    EntryRow("rolled", "side:seat hits:number dice:number*"),
    EntryRow("lost", "side:seat units:units", stamp=bad("units")),
    EntryRow("retreated", "side:seat to:zone", stamp=bad("to")),
    EntryRow("resigned", "side:seat"),
    EntryRow("won", "side:seat"),
    EntryRow("drawn", ""),
)
DEALT, OPENED, TURN_BEGINS, MARCHED, BATTLE_BEGINS, ANSWERED, ROLLED, LOST, RETREATED, RESIGNED, WON, DRAWN = range(12)
