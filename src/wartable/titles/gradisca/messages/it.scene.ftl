# Ciò che il tavolo dice di quel che vi è disegnato.
scene-map = Mappa del Friuli, della Contea di Gorizia, del Carso e dell'Istria
scene-unit = { $unit }, { $value }{ $worn ->
    [yes] , disorganizzata
   *[no] {""}
  }
scene-leader = { $unit }, comando { $value }
scene-stack-head = { $side }, { $count ->
    [one] 1 unità
   *[other] { $count } unità
  }
scene-stack = { $head }: { $units }
scene-chit = segnalino di { $corps }
scene-forts = { $count ->
    [one] 1 forte
   *[other] { $count } forti
  } ({ $side })
scene-loot = bottino di { $side }
scene-ruined = borgo in rovina
scene-wall = { $wall }, livello { $level } di { $printed }
scene-breach = { $wall }, con una breccia
scene-mines = { $wall }: { $count ->
    [one] 1 mina
   *[other] { $count } mine
  }
scene-front = { $zone }{ $mines ->
    [0] {""}
    [one] , 1 mina
   *[other] , { $mines } mine
  }
scene-siege = Assedio di { $zone }
scene-siege-note = livello più basso { $level }, mine { $mines }
scene-odds = { $mine } contro { $theirs }, { $mode ->
     [advanced] un round senza carte né richiami
    *[other] senza carte
  }: vinci { $percent } volte su 100; Centri attesi { $given } inflitti, { $taken } subiti
scene-far = A { $zone }, { $count } zone più in là
scene-pick-group = Scegli altre unità
scene-far-group = Marcia più lontano
scene-far-note = in una volta, zona per zona, finché qualcosa la ferma
scene-turns = Turni
scene-end-marker = segnalino di fine
scene-chits-active = Attivo
scene-chits-cup = Nel bicchiere: { $count }
scene-chits-played = Giocati: { $count }
scene-card-number = N. { $number }
scene-card-obligatory = obbligatoria
scene-card-remove_if_used = una volta
scene-card-reaction = reazione
scene-deck = Mazzo
scene-deck-count = Mazzo, { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
scene-discards = Scarti
scene-discards-count = Scarti, { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
scene-column-unit = Unità
scene-column-command = Comando
scene-column-value = Valore
scene-pool = Rinforzi: { $count }
scene-eliminated = Eliminate: { $count }
scene-battle = Battaglia di { $zone }
scene-bombard = Cannoni su { $zone }
scene-through = per la breccia di { $wall }
scene-attacks = Attacca: { $side }
scene-defends = Difende: { $side }
scene-hits = { $count ->
    [one] 1 Centro
   *[other] { $count } Centri
  }{ $absorbed ->
    [0] {""}
   *[other] , dai ripari { $absorbed } in meno: { $left }
  }
scene-check = { $hit ->
    [yes] { $unit } è colpito
   *[no] { $unit } è salvo
  }
scene-owed = { $side }: { $count ->
    [one] resta da subire 1 Centro
   *[other] restano da subire { $count } Centri
  }.
scene-points = { $points } { $points ->
    [one] punto
   *[other] punti
  }{ $end ->
    [0] {""}
   *[other] , altri { $end } alla fine
  }
scene-held = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } · { $forts ->
    [one] 1 forte rimasto
   *[other] { $forts } forti rimasti
  }
scene-won = Vince la guerra: { $side }
scene-drawn = La guerra finisce in parità
