"""What cards do, as numbers: a card is a row of effects, each with whose it is and up to three numbers.

Effects that only the Advanced game has are left out of a card at a Basic table (GR-RULING-27).
"""

from typing import Final

DONE: Final = 0
REINFORCE: Final = 1  # list of units, list of zones
REMOVE_COMMANDER: Final = 2  # corps
RECOVER: Final = 3  # the commander in whose zone, how many
POINTS: Final = 4  # how many
RENOWN: Final = 5  # each, at most
END_MARKER: Final = 6  # boxes later, as OFFSET + boxes
TRUCE: Final = 7
DISORGANISE: Final = 8  # where, classes as bits, how many (0: half, rounded up)
HIT: Final = 9  # faces as bits
LEADERSHIP_CAP: Final = 10  # value
CHOOSE: Final = 11  # rows of the first list; behind it a SKIP over the second
SKIP: Final = 12  # rows
IF_PLACED: Final = 13  # zone, rows to skip if it is another one
WALL: Final = 14  # fortress, levels
HAND_LOOK: Final = 15
HAND_DISCARD: Final = 16
SEA_MOVE: Final = 17  # units, commanders
FIRST_FIRE: Final = 18  # units at most
MINE_REMOVE: Final = 19
COMMANDER_CHECK: Final = 20  # faces as bits
BOMBARD_BONUS: Final = 21
SUPPLY: Final = 22  # morale, up or down by the camp's line
MORALE: Final = 23  # as OFFSET + points
MARK_SUPPLIED: Final = 24  # zone, turns
SEA_SUPPLY_MOVE: Final = 25
SEA_SUPPLY_BLOCK: Final = 26
FORD: Final = 27  # points more than the zone costs
FLOOD: Final = 28  # rivers as bits
BRIDGE_ADD: Final = 29
BRIDGE_REMOVE: Final = 30

ROW: Final = 5  # an effect: its number, whose, and three numbers
OFFSET: Final = 20  # numbers of a row are never below 0

# Whose an effect is.
PLAYER: Final = 2
OPPONENT: Final = 3
BOTH: Final = 4
WHOSE: Final[list[str]] = ["VEN", "AUS", "PLAYER", "OPPONENT", "BOTH"]

# Where units are disorganised.
NAMED_ZONE: Final = 0  # the opponent names it
LARGEST_STACK: Final = 1

# Zones of a reinforcement that follow from the map: behind the numbers of zones.
HELD: Final = 128  # added to a zone that must hold own combat units
VENETIAN_SEA: Final = 126
WITH_UNITS: Final = 127

# Windows, from number 1.
OPTION_CHOSEN: Final = 1
BOMBARD_DECLARED: Final = 2
MINE_DECLARED: Final = 3
ACTIVATION_END: Final = 4
WINDOWS: Final = ("option_chosen", "bombard_declared", "mine_declared", "activation_end")
