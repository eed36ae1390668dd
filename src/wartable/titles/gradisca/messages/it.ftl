# Il gioco.
title-name = La Guerra di Gradisca
title-line = Venezia e Austria si contendono il Friuli, dal 1615 al 1617
title-pitch = Batti le mura di Gradisca con i cannoni, scavaci sotto le mine e tieni l'Isonzo contro l'Arciduca; oppure difendi Gradisca dalla Repubblica.
title-aim = avere più Punti Vittoria alla fine della guerra
title-how-1 = I Corpi agiscono quando esce il loro segnalino: carte e una zona, una carta da pescare, oppure un Comandante che guida più zone.
title-how-2 = Porta artiglierie e guastatori davanti a una Fortezza, apri una Breccia e attacca da lì.
title-how-3 = Bottino, carte e le grandi città portano punti.
mode-basic = Gioco Base
mode-basic-about = Regole da 1 a 13: marce, combattimenti, assedi, carte.

# Le domande, e che cosa leggono intanto gli altri.
prompt-choosing = Tocca a { $corps }: quale opzione?
wait-choosing = { $side } sceglie un'opzione
prompt-orders = I tuoi ordini: { $zones ->
     [0] nessun'altra zona
     [one] 1 zona
    *[other] { $zones } zone
  }, { $cards ->
     [0] nessun'altra carta
     [one] 1 carta
    *[other] { $cards } carte
  }
wait-orders = { $side } dà gli ordini
prompt-zone_open = { $zone } è aperta: scegli le unità
prompt-picked = { $count ->
     [one] 1 unità scelta
    *[other] { $count } unità scelte
  }: che cosa fanno?
prompt-marching = { $count ->
     [one] 1 unità può
    *[other] { $count } unità possono
  } marciare ancora
wait-zone_open = { $side } dà ordini a { $zone }
prompt-discarding = Hai cinque carte: scartane una
wait-discarding = { $side } scarta una carta
prompt-window = { $window ->
     [option_window] È stata annunciata un'opzione.
     [bombard_window] La tua Fortezza è sotto tiro.
     [mine_window] Le tue mura sono minate.
    *[other] L'attivazione nemica è finita.
  } Rispondi con una carta?
wait-window = { $side } può rispondere con una carta
prompt-losses = { $zone }: { $hits ->
     [one] 1 Centro
    *[other] { $hits } Centri
  } da assegnare
wait-losses = { $side } assegna i Centri
prompt-replacement = Dove compare { $unit }?
wait-replacement = { $side } sistema un Comandante di Rimpiazzo
prompt-garrison = Il presidio è battuto: tiene con una perdita in più, o si ritira?
wait-garrison = { $side } decide se il presidio tiene
prompt-beaten = Battuti a { $zone }: dove si ritirano le tue unità?
wait-beaten = { $side } si ritira
prompt-under_fire = { $zone } è stata colpita: ti ritiri o resti?
wait-under_fire = { $side } decide se restare sotto il fuoco
prompt-excess = { $zone } è troppo affollata: disorganizza { $count ->
     [one] 1 unità
    *[other] { $count } unità
  }
wait-excess = { $side } disorganizza unità di una zona affollata
prompt-arrival = { $card }: dove entrano le unità?
wait-arrival = { $side } sistema i rinforzi
prompt-reforming = { $zone }: { $count ->
     [one] 1 unità si riordina
    *[other] { $count } unità si riordinano
  }
wait-reforming = { $side } riordina delle unità
prompt-wall_side = Quale lato della Fortezza risale?
wait-wall_side = { $side } rialza le mura
prompt-naming = { $card }: in quale zona si disorganizzano { $own ->
     [1] le tue unità
    *[other] unità nemiche
  }?
wait-naming = { $side } nomina una zona
prompt-unrest = { $zone }: disorganizza { $count ->
     [one] 1 unità
    *[other] { $count } unità
  }
wait-unrest = { $side } sceglie le unità da disorganizzare
prompt-card_line = { $card }: quale riga?
wait-card_line = { $side } sceglie una riga della carta
prompt-shipping = Quali unità si imbarcano, e dove sbarcano?
wait-shipping = { $side } imbarca delle unità
prompt-spying = La mano avversaria è scoperta: quale carta si scarta?
wait-spying = { $side } guarda la mano avversaria
prompt-marksman = A quale Comandante si spara?
wait-marksman = { $side } mira a un Comandante
prompt-over = La guerra è finita
ending-won = Vince { $side }: Venezia { $venice }, Austria { $austria } punti
ending-drawn = Pareggio, con { $points } punti ciascuno
ending-resigned = Vince { $side } per resa: Venezia { $venice }, Austria { $austria } punti

# Come si chiamano le risposte, e che cosa ne segue.
label-option-1 = Opzione 1: carte e una zona
hint-option-1 = Fino a due carte, e le unità di una zona.
label-option-2 = Opzione 2: pesca una carta
hint-option-2 = Non si giocano carte e nessuna unità agisce.
label-option-3 = Opzione 3: guida { $unit }
hint-option-3 = Al massimo una carta, e { $zones ->
     [one] 1 zona
    *[other] { $zones } zone
  }.
label-play = Gioca { $card }
label-pass = Nessuna risposta
label-open = Apri { $zone }
label-end = Finisci l'attivazione di { $corps }
label-discard = Scarta { $card }
label-pick = Scegli { $unit }
label-pick-all = Scegli tutte le unità
label-move = Marcia: { $zone }
label-on = Avanti: { $zone }
label-attack = Attacca { $zone }
hint-cost = { $cost ->
     [one] 1 punto movimento
    *[other] { $cost } punti movimento
  }
label-leave = Lascia qui { $unit }
label-exit = Esci dalla mappa con { $count } unità
hint-exit = Sono eliminate.
label-bombard = Bombarda { $zone }: { $wall }
label-fire = Fai fuoco sulle unità a { $zone }
label-mine = Mina { $zone }: { $wall }
label-explode = Fai brillare una mina a { $zone }: { $wall }
label-countermine = Contromina a { $zone }: { $wall }
label-rebuild = Ricostruisci { $zone }: { $wall }
label-fort = Costruisci un Forte
hint-fort = { $count ->
     [one] Resta 1 segnalino.
    *[other] Restano { $count } segnalini.
  }
label-recover = { $count ->
     [one] Recupera
    *[other] Recupera con { $count } unità
  }
label-rest = Non fare nulla con { $count ->
     [one] questa unità
    *[other] queste { $count } unità
  }
hint-rest = { $count ->
     [one] In questo turno non agisce più.
    *[other] In questo turno non agiscono più.
  }
label-close = Chiudi { $zone }
label-lose = Centro su { $unit }
hint-lose = { $fate ->
     [falls] Viene eliminata.
    *[flips] Diventa disorganizzata.
  }
label-replace = A { $zone }
label-stand = Tieni la Fortezza
hint-stand = Un altro Centro, e l'attaccante torna indietro.
label-retreat = Ritirata: { $zone }
label-hold = Resta
label-flip = Disorganizza { $unit }
label-place = Entra a { $zone }
label-reform = Riordina: { $unit }
label-raise = Rialza { $wall }
label-name = A { $zone }
label-line = { $line ->
     [later] Fine della guerra una casella dopo
     [earlier] Fine della guerra una casella prima
     [mine] Togli una mina
     [hit] Con 1-3 è colpita una unità assediante
     [bridge] Getta un ponte di barche
     [break] Rompi un ponte
    *[other] Riga { $number }
  }
label-ship = Sbarca a { $zone }
label-expose = Scarta { $card }
label-shoot = Spara a { $unit }
unit-all = tutte le unità

# Perché no, con le parole della posizione.
reason-points = Costa { $cost ->
     [one] 1 punto
    *[other] { $cost } punti
  }, e { $left ->
     [0] non ne restano.
     [one] ne resta 1.
    *[other] ne restano { $left }.
  }
reason-date = Solo dopo { $turn }.
reason-not-you = Ora decide { $side ->
     [Austria] l'Austria.
    *[other] { $side }.
  }

# La cronaca.
group-marches = Marce
group-battles = Combattimenti
group-siege = Assedi
group-cards = Carte
game-begins = Comincia la guerra.
turn-begins = Comincia il turno { $turn }.
dealt = { $cards ->
     [veiled] { $seat } riceve { $count } carte.
    *[other] { $seat } riceve { $cards }.
  }
chit-drawn = Esce { $corps }: agisce { $seat }.
option-taken = { $seat } prende l'opzione { $option }.
led = { $seat } prende l'opzione 3: guida { $unit }.
drew = { $card ->
     [veiled] { $seat } pesca una carta.
    *[other] { $seat } pesca { $card }.
  }
discarded = { $seat } scarta { $card }.
renewed = Gli scarti, { $count ->
     [one] 1 carta
    *[other] { $count } carte
  }, formano il nuovo mazzo.
new-year = 1617: { $count } carte vanno sopra il mazzo.
card-played = { $seat } gioca { $card }.
no-effect = { $card } non ha effetto in questo gioco.
passed = { $seat } non risponde.
opened = { $seat } apre { $zone }.
closed = { $seat } chiude { $zone }.
ended = { $seat } finisce l'attivazione di { $corps }.
marched = { $seat } marcia da { $from } a { $to }: { $units }.
left-behind = Si ferma a { $zone }: { $unit }.
exited = { $seat } esce dalla mappa da { $zone }: { $units }.
recovered = Di nuovo in buon ordine a { $zone }: { $units }.
rested = A riposo a { $zone }: { $units }.
looted = { $seat } scopre il bottino di { $zone }, { $face }: { $points ->
     [one] 1 punto
    *[other] { $points } punti
  }.
face-unknown = un punto interrogativo
mines-lost = { $wall }: { $count ->
     [one] una mina è persa
    *[other] { $count } mine sono perse
  }.
fort-lost = Il Forte di { $zone } ({ $seat }) è distrutto.
fort-built = { $seat } costruisce un Forte a { $zone }.
captured = Senza scorta fra i nemici a { $zone }: { $unit }.
battle-begins = { $seat } attacca { $zone }.
first-fire = { $seat } spara per prima.
rolled = { $seat } tira { $rolls }: { $hits ->
     [one] 1 Centro
    *[other] { $hits } Centri
  }{ $absorbed ->
     [0] .
     [one] , 1 fermato da Forte o Borgo.
    *[other] , { $absorbed } fermati da Forte o Borgo.
  }
roll = { $unit } { $die } ({ $value })
disorganised = Si disorganizza: { $unit }.
eliminated = Perdita: { $unit }.
checked = { $unit } tira { $die }: { $hit ->
     [0] salvo
    *[other] colpito
  }.
fell = Cade { $unit }.
replaced = Il Rimpiazzo di { $unit } compare a { $zone }.
won = { $seat } tiene { $zone }.
stood = { $zone }: il presidio tiene con una perdita in più.
retreated = { $seat } si ritira da { $from } a { $to }.
no-retreat = { $seat } non può ritirarsi da { $zone }.
ruined = Il Borgo di { $zone } è in rovina.
held = { $zone }: { $seat } resta sotto il fuoco.
declared = { $seat }: { $work }, { $wall }: { $units }.
aimed = { $seat }: { $work }, { $zone }: { $units }.
work-bombard = Bombardamento delle mura
work-fire = fuoco sulle unità
work-mine = si scava una mina
work-explode = si fa brillare una mina
work-countermine = Contromina
work-rebuild = si ricostruiscono le mura
not-carried-out = Quanto dichiarato da { $seat } non ha luogo.
shot-at-wall = { $seat } bombarda { $wall }, { $rolls }: { $hits ->
     [one] 1 successo
    *[other] { $hits } successi
  }.
shot-at-units = { $seat } fa fuoco su { $zone }, { $rolls }: { $hits ->
     [one] 1 Centro
    *[other] { $hits } Centri
  }{ $absorbed ->
     [0] .
     [one] , 1 fermato da Forte o Borgo.
    *[other] , { $absorbed } fermati da Forte o Borgo.
  }
burst = Scoppia un pezzo: { $unit }.
lowered = { $wall } è a Livello { $level }.
breached = { $wall }: una Breccia!
dug = { $unit } a { $wall }, { $work }: { $die }.
mine-laid = { $wall }: { $count ->
     [one] una mina è posata
    *[other] ora ci sono { $count } mine
  }.
mine-cleared = { $wall }: una mina è tolta, ne restano { $count }.
raised = { $wall } risale a Livello { $level }.
crowded = { $zone } è troppo affollata: { $count } di troppo.
arrived = Rinforzi di { $seat } a { $zone }: { $units }.
chit-joins = Entra in gioco il segnalino di { $corps }.
chit-gone = Esce dal gioco il segnalino di { $corps }.
dismissed = { $unit } lascia il gioco.
reformed = Di nuovo in buon ordine: { $unit }.
points = { $seat } guadagna { $points ->
     [one] 1 punto
    *[other] { $points } punti
  }.
end-moved = Il segnalino di Fine del Gioco è su { $turn }.
truce = Tregua fino alla fine del turno.
capped = { $corps }: Leadership al massimo { $value } in questa attivazione.
chosen = { $seat } sceglie la riga { $line } di { $card }.
sortie = Gli assedianti ({ $seat }): { $die }, { $hit ->
     [0] nessun danno
    *[other] una unità è colpita
  }.
looked = { $cards ->
     [veiled] { $seat } guarda la mano di { $other }{ $free ->
     [0] : non se ne può scartare nessuna.
    *[other] .
  }
    *[other] { $seat } guarda la mano di { $other }: { $cards }.
  }
exposed = { $seat } perde { $card }.
unrest = Disordini a { $zone }.
shipped = { $seat } naviga da { $from } a { $to }: { $units }.
end-points = { $seat } tiene { $zone }: { $points } punti.
game-won = { $seat } vince la guerra: Venezia { $venice }, Austria { $austria }.
drawn-game = La guerra finisce in parità, con { $points } punti ciascuno.
resigned = { $seat } si arrende.

# I timbri.
stamp-looted = Bottino
stamp-looted-note = { $points ->
     [one] 1 punto
    *[other] { $points } punti
  }
stamp-fort-lost = Forte distrutto
stamp-fort-lost-note = { $zone }
stamp-battle-begins = Combattimento
stamp-battle-begins-note = { $zone }
stamp-won = { $seat }
stamp-won-note = tiene { $zone }
stamp-breached = Breccia!
stamp-breached-note = { $wall }
stamp-arrived = Rinforzi
stamp-arrived-note = { $zone }

# Le domande al tavolo.
question-inside = Che cosa c'è in una zona
question-beside = Accanto a una zona
question-reach = Fin dove va un'unità
question-way = La strada per una zona
question-strikers = Chi può colpire qui
question-odds = Probabilità di un attacco
ask-empty = { $zone } è vuota.
ask-inside = { $zone }, { $side }: { $units }.
ask-forts = { $count ->
     [one] Un Forte
    *[other] { $count } Forti
  } di { $side }.
ask-loot = C'è un segnalino di bottino di { $side }.
ask-beside = Accanto a { $zone }:
ask-border = { $zone }: { $border }, { $cost ->
     [one] 1 punto movimento
    *[other] { $cost } punti movimento
  }.
ask-not-on-map = Non sulla mappa: { $unit }.
ask-reach = { $unit }: { $count ->
     [one] 1 zona raggiungibile
    *[other] { $count } zone raggiungibili
  }.
ask-reach-cost = Con { $cost ->
     [one] 1 punto
    *[other] { $cost } punti
  }: { $zones }.
ask-no-way = { $unit }: nessuna strada per { $zone }.
ask-way = { $unit } verso { $zone }: { $cost } punti, { $turns ->
     [one] una marcia
    *[other] { $turns } marce
  }: { $path }.
ask-strikers = { $count ->
     [0] Nessuna unità di { $side } raggiunge { $zone } in una marcia.
    *[other] { $side } raggiunge { $zone } in una marcia con { $count }: { $units }.
  }
ask-no-attack = A { $zone } non c'è nessuno da attaccare.
ask-odds = { $side } attacca { $zone } da { $origin } con tutti, { $mode ->
     [advanced] un round senza carte né richiami
    *[other] senza carte
  }: vince nel { $percent } %; Centri dati { $given }, subiti { $taken } in media.

# I numeri del laboratorio.
measure-turns = Turni
measure-venice = Punti di Venezia
measure-austria = Punti dell'Austria
measure-ended-late = Finita nei turni dal 13 al 16
measure-gradisca-attacked = Gradisca attaccata
measure-gradisca-taken = Gradisca caduta, almeno una volta
measure-gradisca-fell = Gradisca in mano veneziana alla fine
measure-palma-fell = Palma in mano austriaca alla fine
measure-windows = Finestre di reazione per ogni altra decisione

# Le opzioni.
option-group-cards = Carte
option-group-marches = Marce e zone
option-group-battles = Combattimenti
option-group-siege = Assedi
option-mode = Modalità
option-mode-basic = { mode-basic }
option-occupation = Occupare una zona
option-occupation-about = Che cosa serve per occupare una zona.
option-occupation-any_unit = qualsiasi unità
option-occupation-combat_unit = un'unità di combattimento
option-discards = Scarti
option-discards-about = Quanto si vede degli scarti.
option-discards-open = tutti scoperti
option-discards-top_only = solo la prima carta
option-cards_between_zones = Carte fra una zona e l'altra
option-cards_between_zones-about = Se si possono giocare carte fra due zone.
option-cards_between_zones-no = non permesse
option-cards_between_zones-yes = permesse
option-blocked_mandatory = Carte obbligatorie bloccate
option-blocked_mandatory-about = Se una carta obbligatoria che non si può giocare impedisce di pescare.
option-blocked_mandatory-may_draw = si può pescare
option-blocked_mandatory-no_draw = non si pesca
option-reshuffle = Rifare il mazzo
option-reshuffle-about = Quando gli scarti diventano il nuovo mazzo.
option-reshuffle-on_empty = quando è vuoto
option-reshuffle-on_need = quando serve una carta
option-stack_mp = Punti di una pila
option-stack_mp-about = Se una pila accelera dopo aver lasciato l'unità più lenta.
option-stack_mp-per_unit = per unità
option-stack_mp-fixed_at_start = fissi alla partenza
option-captured_commander_replaced = Comandanti catturati
option-captured_commander_replaced-about = Se un Comandante preso da solo è rimpiazzato.
option-captured_commander_replaced-no = persi
option-captured_commander_replaced-yes = rimpiazzati
option-exit_map = Uscire dalla mappa
option-exit_map-about = Se le unità possono uscire dalla mappa.
option-exit_map-allowed = permesso
option-exit_map-disabled = non permesso
option-garrison_guns_fire = Artiglierie del presidio
option-garrison_guns_fire-about = Se le Artiglierie del presidio sparano in un combattimento attraverso una Breccia.
option-garrison_guns_fire-yes = sparano
option-garrison_guns_fire-no = tacciono
option-gun_burst_in_field = Artiglierie in campo
option-gun_burst_in_field-about = Se un'Artiglieria scoppia con 6 in un Combattimento Campale.
option-gun_burst_in_field-no = non scoppiano
option-gun_burst_in_field-yes = scoppiano con 6
option-stand_loss = La perdita in più del presidio
option-stand_loss-about = Quanto costa tenere una Fortezza con la Breccia.
option-stand_loss-one_hit = un Centro
option-stand_loss-one_unit = un'unità
option-retreat_to_attacker_origin = Ritirata nella zona dell'attaccante
option-retreat_to_attacker_origin-about = Se il difensore può ritirarsi da dove è venuto l'attaccante.
option-retreat_to_attacker_origin-yes = permessa se è vuota
option-retreat_to_attacker_origin-no = non permessa
option-no_back_disorganise = Unità con un solo lato
option-no_back_disorganise-about = Che cosa succede loro quando andrebbero disorganizzate senza un Centro.
option-no_back_disorganise-ignore = nulla
option-no_back_disorganise-eliminate = eliminate
option-bombard_empty_fortress = Fortezze vuote
option-bombard_empty_fortress-about = Se si può bombardare una Fortezza senza nemici.
option-bombard_empty_fortress-no = non si bombardano
option-bombard_empty_fortress-yes = si possono bombardare
option-partial_retreat = Ritirata sotto il fuoco
option-partial_retreat-about = Se alcune unità possono ritirarsi e altre restare.
option-partial_retreat-no = tutte o nessuna
option-partial_retreat-yes = anche solo alcune
option-mine_pairs = Guastatori e mine
option-mine_pairs-about = Quante volte si prova una mina in una attivazione della zona.
option-mine_pairs-one_to_one = ogni mina una volta
option-mine_pairs-any_sapper_any_mine = ogni guastatore, ogni mina
option-loot = Bottino
option-loot-about = Quando si scopre un segnalino di bottino.
option-loot-on_entry = all'ingresso
option-loot-on_holding_after_combat = quando la zona è tenuta

# Le finestre di reazione, per gli ordini permanenti.
window-option_chosen = reazioni alle opzioni annunciate
window-bombard_declared = reazioni ai bombardamenti
window-mine_declared = reazioni alle mine
window-activation_end = reazioni alla fine di un'attivazione
