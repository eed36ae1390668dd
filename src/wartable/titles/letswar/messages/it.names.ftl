# Come si chiamano le cose a cui il contenuto non dà un nome: carte, Nazioni, Eventi e livelli lo hanno già.

unit-infantry = Fanteria
unit-cavalry = Cavalleria
unit-artillery = Artiglieria
unit-aviation = Aviazione
unit-navy = Marina
unit-ground = unità terrestri

faction-entente = Triplice Intesa
faction-central_empires = Imperi Centrali
faction-neutral = neutrale

deck-conflict = Conflitto
deck-nation = Nazione
deck-character = Personaggi
deck-event = Eventi

season-spring = primavera
season-autumn = autunno
season-neutral = ogni stagione

date-1914S = primavera 1914
date-1914A = autunno 1914
date-1915S = primavera 1915
date-1915A = autunno 1915
date-1916S = primavera 1916
date-1916A = autunno 1916
date-1917S = primavera 1917
date-1917A = autunno 1917
date-1918S = primavera 1918
date-1918A = autunno 1918
date-1919S = primavera 1919
date-1919A = autunno 1919
