# Che cosa sta scritto sul tavolo.
scene-turn = turno { $turn }
scene-you = tu
scene-ally = il tuo alleato
scene-doing-excess = scarta
scene-doing-deploy = in difesa
scene-doing-sacrifice = decide
scene-doing-loot = decide
scene-doing-pay_penalty = decide
scene-doing-action = { $me ->
    [yes] tocca a te
   *[no] gioca il turno
  }
scene-next = è il prossimo
scene-away = assente
scene-out = fuori
scene-attacks-you = ti attacca
scene-level = livello { $level }
scene-level-own = { $level ->
    [3] livello 3: fino a 4
    [4] livello 4: ogni carta
   *[other] livello { $level }: fino a { $limit }
  }
scene-no-walls = senza mura
scene-hand = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
  }{ $gold ->
    [0] {""}
    [one] , 1 dorata
   *[other] , { $gold } dorate
  }
scene-hand-own = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } su { $limit }{ $gold ->
    [0] {""}
    [one] , 1 dorata
   *[other] , { $gold } dorate
  }
scene-hand-row = { $count } in mano, { $picked ->
    [one] 1 scelta
   *[other] { $picked } scelte
  }
scene-pile = Mazzo { $deck }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
scene-discards = Scarti del mazzo { $deck }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
scene-card = { $card }: { $effect }
scene-back = una carta dal { $back }
scene-attack-down = attacco coperto di { $house }, { $back }
scene-fortification = Fortificazione di { $house }: { $card }
scene-plague-card = La Peste di { $house }
scene-attack-on-you = { $house } ti attacca{ $held ->
    [yes] : sospeso dalla Peste
   *[no] {""}
  }
scene-your-attack = Il tuo attacco a { $house }{ $held ->
    [yes] : sospeso
   *[no] {""}
  }
scene-attack-on-other = { $house } attacca { $target }{ $held ->
    [yes] : sospeso
   *[no] {""}
  }
scene-seen-by-you = { $card }, la vedi solo tu
scene-laid = { $back }, livello { $level }
scene-tag = { $back }, livello { $level }:
scene-at-most = massimo { $value }, oppure Infiltrazione
scene-may-be = una fra { $cards }
scene-plague = La Peste dura fino al turno di { $house }: niente attacchi
scene-plagues = Peste finché non giocano { $houses }: niente attacchi
scene-plague-own = La tua Peste dura fino al tuo turno: niente attacchi
scene-held = sospesa
scene-levels = Cosa puoi giocare a ogni livello
scene-up-to = fino a { $value }
scene-everything = tutto
scene-strip-defence = Schieramento
scene-strip-reveal = { $attacker } contro { $house }
scene-strip-row = Scelte finora
scene-your-fortification = La tua Fortificazione
scene-fortification-of = Fortificazione
scene-counts-if = vale solo se la sacrifichi
scene-counts-if-other = vale solo se sacrificata
scene-add-or-done = aggiungi una carta o premi Fatto
scene-pick = scegli una carta
scene-against = contro
scene-what-it-may-be = Che cosa può essere
scene-also-waits = anche questo aspetta
scene-short = { $short ->
    [one] manca 1
   *[other] mancano { $short }
  }
scene-covered = Respinto
scene-sum = { $total } contro { $value }
scene-tally-deployed = Schierate
scene-tally-total = Totale
scene-tally-after = Ti restano
scene-final-defence = l'attacco si rivela e non si aggiunge più nulla.
scene-undo = Annulla
scene-new-card = Una carta Imperiale
scene-support = Manda una carta a { $house }
scene-support-note = La vede solo il tuo alleato
scene-you-win = Hai vinto
scene-you-lose = Hai perso
scene-wins = { $count ->
    [one] Vince { $winners }
   *[other] Vincono { $winners }
  }
scene-drawn = Non vince nessuno
scene-no-result = Nessun risultato
scene-attacks = Attacchi

# I timbri: che cosa ne è venuto, e di che cosa; appaiono per un momento sulle mura della Casata a cui è toccato.
stamp-void = Attacco nullo
stamp-void-note = { $card } di { $attacker }: carta persa
stamp-cancelled = Annullato
stamp-cancelled-note = { $card } di { $attacker }, con l'Editto
stamp-swept = Spazzato via
stamp-swept-note = Polvere Pirica di { $attacker }
stamp-turned-round = Si ritorce
stamp-turned-round-note = Infiltrazione di { $attacker }, con la Ronda
stamp-stolen = Furto
stamp-stolen-note = { $taker } prende 1 carta
stamp-compared = { $short ->
    [0] Respinto
    [one] Manca 1
   *[other] Mancano { $short }
  }
stamp-compared-note = { $card } di { $attacker }: { $total } contro { $value }
stamp-sacrificed = Mura sacrificate
stamp-sacrificed-note = { $level } in più in difesa
stamp-looted = { $count ->
    [0] Nessun bottino
    [one] Bottino: 1 carta
   *[other] Bottino: { $count } carte
  }
stamp-looted-note = per { $taker }
stamp-overrun = { $level ->
    [0] Saccheggio
   *[other] Mura cadute
  }
stamp-overrun-note = troppo poche carte per il bottino
stamp-penalty = Paga 1 carta
stamp-penalty-note = a { $taker }, per l'attacco oltre il limite
stamp-eliminated = Casata eliminata
stamp-eliminated-note = da { $attacker }
stamp-played = { $card }
stamp-played-note = giocata da { $seat }
stamp-played-on = { $card }
stamp-played-on-note = giocata da { $seat }
