"""Numbers with names: actions, steps, the clauses that the rules cite, the entries of the log."""

from wartable.core.entries import EntryRow, bad

# An action is verb * WIDTH + argument. Some verbs take no argument: theirs is 0.
WIDTH = 16
BUY, SEAL, FROM, PICK, TO, END, PLAY, PASS, LOSE, RETREAT = range(1, 11)
SPACE = 11 * WIDTH
VERBS = ("", "buy", "seal", "from", "pick", "to", "end", "play", "pass", "lose", "retreat")
# What the argument of each verb counts.
ARGUMENTS = ("", "unit", "", "zone", "unit", "zone", "", "card", "", "unit", "zone")

# Steps. FIGHT and JUDGE run by themselves, the others ask somebody.
LISTS, MARCH, REACT, FIGHT, HITS, JUDGE, RETIRE = range(1, 8)
STEPS = ("over", "lists", "march", "react", "fight", "hits", "judge", "retire")

CLAUSES = (
    "", "SK-LIST-01", "SK-LIST-02", "SK-LIST-03", "SK-LIST-04", "SK-TURN-01", "SK-TURN-02", "SK-MARCH-01",
    "SK-MARCH-02", "SK-MARCH-03", "SK-BATTLE-01", "SK-BATTLE-03", "SK-CARD-02", "SK-CARD-03", "SK-RETREAT-01",
    "SK-END-01", "SK-END-02", "SK-END-03", "SK-END-04",
)  # fmt: skip
(
    LIST_01, LIST_02, LIST_03, LIST_04, TURN_01, TURN_02, MARCH_01, MARCH_02, MARCH_03, BATTLE_01, BATTLE_03,
    CARD_02, CARD_03, RETREAT_01, END_01, END_02, END_03, END_04,
) = range(1, len(CLAUSES))  # fmt: skip

# The message of each entry, and what its arguments are.
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
