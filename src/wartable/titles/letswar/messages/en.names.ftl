# What things are called that the content does not name; cards, Nations, Events and Characters bring their names.

unit-infantry = Infantry
unit-cavalry = Cavalry
unit-artillery = Artillery
unit-aviation = Aviation
unit-navy = Navy
unit-ground = ground units

side-entente = Entente
side-central_empires = Central Empires
side-neutral = neutral

level-happy = Happy
level-content = Content
level-dissatisfied = Dissatisfied
level-unrest = Unrest
level-revolution = Revolution

deck-conflict = Conflict
deck-nation = Nation
deck-character = Characters
deck-event = Events

season-spring = spring
season-autumn = autumn
season-neutral = any season

date-spring = Spring { NUMBER($year, useGrouping: 0) }
date-autumn = Autumn { NUMBER($year, useGrouping: 0) }
