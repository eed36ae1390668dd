# Che cosa sta scritto sul tavolo.
step-event = Evento
step-equip = Equipaggia
step-draw = Pesca
step-actions = Azioni
step-discard = Scarta
scene-subtitle = { $mode } · offensiva { $offensive }
scene-log = Telegrafo
scene-calendar = Calendario
scene-undo = Annulla
scene-dollars = { $dollars }$

# Schieramenti e posti
scene-side = { $side }
scene-side-ally = { $side }, alleata
scene-side-foe = { $side }, nemica
scene-side-alone = { $side }
scene-side-with = { $side }, con { $nations }
scene-doing-turn = { $me ->
    [yes] tocca a te
   *[no] è di turno
  }
scene-doing-prelude = { $me ->
    [yes] equipaggia le tue unità
   *[no] equipaggia le sue unità
  }
scene-doing-answer = { $me ->
    [yes] tocca a te rispondere
   *[no] deve rispondere
  }
scene-out = fuori dal gioco
scene-away = assente
scene-neutral = Neutrale: chi la attacca se la fa nemica
scene-protected = Neutrale: solo le Spie possono colpirla
scene-lone = Sola contro due: pesca 1 carta in più, paga 200$ in meno
scene-known = Carte note: { $cards }

# Unità
scene-attack = attacco
scene-defence = difesa
scene-base = base
scene-lone-help = aiuto a chi è solo
scene-destroyed = distrutta
scene-attacking = attacca
scene-attacked = attaccata
scene-has-attacked = ha attaccato
scene-versus-attack = Attacco { $value } contro { $units } ({ $source }).
scene-versus-defence = Difesa { $value } contro { $units } ({ $source }).
scene-barred = Non può attaccare: { $source }.
scene-free = { $count ->
    [one] Un attacco non richiede Boom!
   *[other] { $count } attacchi non richiedono Boom!
  }
scene-misses = Per fermare i suoi attacchi servono { $count } Miss!

# Che cosa sta sulla plancia
scene-laid-spies = { $count ->
    [one] Spia
   *[other] { $count } Spie
  }
scene-spy-tasks = { $count ->
    [0] ha agito
    [one] può agire
   *[other] può agire { $count } volte
  }
scene-bare = senza equipaggiamento
scene-territory = Territorio
scene-until-turn_end = fino alla fine del turno
scene-until-offensive_end = fino alla fine dell'offensiva
scene-until-turn-of = fino al prossimo turno: { $nation }
scene-leaves = esce in { $date }
scene-homefront = Fronte Interno
scene-homefront-text = Una Nazione che arriva alla Rivoluzione è sconfitta.
scene-shielded = Per ora al riparo dalle perdite; la tassazione resta possibile.
scene-limit = Limite di mano
scene-units = { $count ->
    [one] unità
   *[other] unità
  }
scene-held-conflict = { $count ->
    [0] nessuna carta Conflitto in mano
    [one] 1 carta Conflitto in mano
   *[other] { $count } carte Conflitto in mano
  }
scene-held-nation = { $count ->
    [0] nessuna carta Nazione in mano
    [one] 1 carta Nazione in mano
   *[other] { $count } carte Nazione in mano
  }
scene-hand = { $conflict } Conflitto, { $nation } Nazione · valore { $worth }
scene-above = {" "}· { $count } oltre il limite di { $limit } a fine turno

# Carte e mazzi
scene-equipment = Equipaggiamento
scene-nation-equipment = Equip. Nazione
scene-since = da { $date }
scene-card = { $card } ({ $facts }): { $effect }
scene-pile = { $deck }: { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
  }
scene-discards = { $deck }: { $count ->
    [one] 1 carta scartata
   *[other] { $count } carte scartate
  }

# Scelte in più passi
scene-paid = Pagato, in dollari
scene-picked = Scelte
scene-group-attack = Attacca
scene-group-attack-note = { $count } unità possono attaccare
scene-group-play = Gioca una carta
scene-group-play-note = { $count } carte
scene-group-equip = Equipaggia
scene-group-equip-note = { $count } carte
scene-group-spy = Spie
scene-group-spy-note = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
  }
scene-group-money = Rifornimenti
scene-group-money-note = Carte Nazione e tassazione
scene-group-target = { $unit } { $defence }
scene-group-targets = Difesa: { $units }
scene-group-tidy = Scarta o riprendi in mano
scene-group-tidy-note = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }

# L'Evento, e che cosa attende una risposta
scene-event-of = Evento dell'offensiva, { $date }
scene-event-offensive_end = Fino alla fine dell'offensiva.
scene-event-turn_end = Fino alla fine del turno.
scene-story = «{ $story }.»
scene-rotated = Cambiano i Personaggi.
scene-not-rotated = I Personaggi restano.
scene-passed = Saltati: { $events }.
scene-attack-head = Attacco in corso
scene-attack-title = { $unit } ({ $nation }) contro { $target_unit } ({ $target })
scene-attack-strength = Attacco { $attack }: deve superare la difesa.
scene-attack-short = { $unit } ({ $nation }) attacca la tua { $target_unit }: { $attack } contro { $defence }.
scene-attack-sums = Attacco { $attack }; difesa { $defence }.
scene-attack-misses = { $count ->
    [one] Un Miss! lo ferma.
   *[other] { $count } Miss! lo fermano.
  }
scene-attack-no-miss = Nessun Miss! lo ferma.
scene-attack-card = Con { $card }.
scene-window-head = Si attende una risposta
scene-window-spy = Spia: { $nation } contro { $targets }
scene-window-card = { $nation } gioca { $card } su { $targets }
scene-window-event = L'Evento abbassa il Fronte Interno: { $targets }
scene-window-loss = { $count ->
    [one] In gioco: 1 livello di Fronte Interno.
   *[other] In gioco: { $count } livelli di Fronte Interno.
  }
scene-window-price = Bastano { $price } in carte Conflitto per evitarlo.
scene-task-inspect = Guarderebbe le carte Nazione e ne scarterebbe una.
scene-task-counter = Smaschererebbe una Spia.
scene-task-subvert = Abbasserebbe di un livello il Fronte Interno.

# L'asta per l'Italia, e le carte scoperte
scene-offer-down = una carta dell'offerta ({ $side }), coperta
scene-against = contro
scene-auction = Asta per l'Italia
scene-auction-curtain = Asta per l'Italia: le due offerte sono dietro il sipario
scene-auction-open = Asta per l'Italia: il sipario è alzato
scene-auction-won = L'Italia sceglie: { $side }
scene-auction-lost = Chi vince scarta la sua offerta, chi perde la riprende.
scene-auction-tie = Le offerte sono pari: sceglie l'Italia
scene-pledges = Promessa: { $nation }
scene-pledges-own = La tua promessa
scene-sides = Le due fazioni
scene-market = Scoperte per tutti
scene-shown-inspect = Carte Nazione: { $nation }
scene-shown-peek = Mano: { $nation }
scene-shown-recover = Equipaggiamenti tra gli scarti
scene-shown-draft = Scoperte per tutti

# Com'è finita
scene-end = Com'è finita la guerra
scene-end-units = Unità ancora attive: { $mine } contro { $theirs }.
scene-end-homefront = Livelli di Fronte Interno: { $mine } contro { $theirs }.
scene-you-win = Hai vinto
scene-you-lose = Hai perso
scene-wins = Vittoria: { $side } ({ $nations })
scene-shared = Le due fazioni condividono la vittoria
scene-no-result = Nessun esito

# Filtri del registro
scene-combat = Combattimenti
scene-spies = Spie
