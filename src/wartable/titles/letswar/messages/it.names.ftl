# Come si chiamano le cose a cui il contenuto non dà un nome; carte, Nazioni, Eventi e Personaggi lo portano con sé.

unit-infantry = Fanteria
unit-cavalry = Cavalleria
unit-artillery = Artiglieria
unit-aviation = Aviazione
unit-navy = Marina
unit-ground = unità terrestri

side-entente = Triplice Intesa
side-central_empires = Imperi Centrali
side-neutral = neutrale

level-happy = Felice
level-content = Soddisfatto
level-dissatisfied = Insoddisfatto
level-unrest = Malcontento
level-revolution = Rivoluzione

deck-conflict = Conflitto
deck-nation = Nazione
deck-character = Personaggi
deck-event = Eventi

season-spring = primavera
season-autumn = autunno
season-neutral = ogni stagione

date-spring = primavera { NUMBER($year, useGrouping: 0) }
date-autumn = autunno { NUMBER($year, useGrouping: 0) }
