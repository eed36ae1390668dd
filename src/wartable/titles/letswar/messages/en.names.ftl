# What things are called that the content does not name: it brings the names of cards, Nations, Events and levels.

unit-infantry = Infantry
unit-cavalry = Cavalry
unit-artillery = Artillery
unit-aviation = Aviation
unit-navy = Navy
unit-ground = ground units

faction-entente = Entente
faction-central_empires = Central Empires
faction-neutral = neutral

deck-conflict = Conflict
deck-nation = Nation
deck-character = Characters
deck-event = Events

season-spring = Spring
season-autumn = Autumn
season-neutral = any season

date-1914S = Spring 1914
date-1914A = Autumn 1914
date-1915S = Spring 1915
date-1915A = Autumn 1915
date-1916S = Spring 1916
date-1916A = Autumn 1916
date-1917S = Spring 1917
date-1917A = Autumn 1917
date-1918S = Spring 1918
date-1918A = Autumn 1918
date-1919S = Spring 1919
date-1919A = Autumn 1919
