# Come si chiamano le cose che i contenuti non nominano: da loro vengono i nomi di zone, unità, comandanti, Corpi, carte e turni.

# Le parti e le loro pedine.
side-VEN = Venezia
side-AUS = Austria
player-VEN = giocatore veneziano
player-AUS = giocatore austriaco
nation-VEN = Veneziani
nation-AUS = Austriaci
nation-OLA = Olandesi

# I tipi di unità e le loro specie.
unit-infantry = Fanteria
unit-cavalry = Cavalleria
unit-sappers = Guastatori
unit-artillery = Artiglieria
unit-commander = Comandante
unit-replacement = Comandante di Rimpiazzo
kind-cernide = Cernide
kind-militia = Milizia
kind-mercenary = Mercenari
kind-light = Cavalleria leggera
kind-medium = Cavalleria media
kind-heavy = Cavalleria pesante
kind-field = cannoni da campo
kind-siege = cannoni d'assedio
kind-small = cannoni leggeri
order-good = in buon ordine
order-disorganised = Disorganizzata

# La mappa.
terrain-open = terreno aperto
terrain-difficult = terreno difficoltoso
terrain-borough = Borgo fortificato
terrain-fortress = Fortezza
border-open = confine aperto
border-river = fiume senza ponte
border-bridge = ponte
border-impassable = confine intransitabile
border-wall = mura di Fortezza
supply-source = fonte di rifornimento
map-edge = bordo della mappa

# Segnalini.
marker-activated = Attivato
marker-breach = Breccia
marker-bridge = ponte di barche
marker-camp = Campo
marker-camp-moved = Campo, mosso
marker-chit = segnalino di Comando
marker-fort = Forte
marker-game-end = Fine del Gioco
marker-level = livello delle mura
marker-loot = bottino
marker-mine = mina
marker-out-of-supply = Fuori Rifornimento
marker-raid = Razzia
marker-ruined = Borgo distrutto
marker-sea-supply = rifornimento via mare
marker-turn = turno

# I posti accanto alla mappa.
place-cup = contenitore
place-played = Comandi giocati
place-eliminated = unità eliminate
place-flag = rinforzi sulla bandiera
place-time-track = Linea del Tempo
place-deck = mazzo
place-discards = scarti
place-removed = carte rimosse
place-set-aside = carte per il 1617

# Morale.
morale-green = alto
morale-yellow = medio
morale-red = basso
