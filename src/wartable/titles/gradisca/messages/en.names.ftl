# What things are called that the content does not name: it brings the names of zones, units, commanders, corps, cards and turns.

# The sides and their counters.
side-VEN = Venice
side-AUS = Austria
player-VEN = Venetian player
player-AUS = Austrian player
nation-VEN = Venetians
nation-AUS = Austrians
nation-OLA = Dutch

# Types of units and their kinds.
unit-infantry = infantry
unit-cavalry = cavalry
unit-sappers = sappers
unit-artillery = artillery
unit-commander = commander
unit-replacement = replacement commander
kind-cernide = Cernide
kind-militia = militia
kind-mercenary = mercenaries
kind-light = light cavalry
kind-medium = medium cavalry
kind-heavy = heavy cavalry
kind-field = field guns
kind-siege = siege guns
kind-small = light guns
order-good = in good order
order-disorganised = disorganised

# The map.
terrain-open = open ground
terrain-difficult = difficult ground
terrain-borough = fortified borough
terrain-fortress = fortress
border-open = open border
border-river = river without a bridge
border-bridge = bridge
border-impassable = impassable border
border-wall = fortress wall
supply-source = supply source
map-edge = edge of the map

# Markers.
marker-activated = activated
marker-breach = breach
marker-bridge = bridge of boats
marker-camp = camp
marker-camp-moved = camp, moved
marker-chit = command chit
marker-fort = fort
marker-game-end = game end
marker-level = wall level
marker-loot = loot
marker-mine = mine
marker-out-of-supply = out of supply
marker-raid = raid
marker-ruined = ruined borough
marker-sea-supply = supply by sea
marker-turn = turn

# Places beside the map.
place-cup = cup
place-played = played commands
place-eliminated = eliminated units
place-flag = reinforcements on the flag
place-time-track = time track
place-deck = deck
place-discards = discards
place-removed = removed cards
place-set-aside = cards for 1617

# Morale.
morale-green = high
morale-yellow = medium
morale-red = low
