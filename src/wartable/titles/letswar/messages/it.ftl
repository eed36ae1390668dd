# Ciò che dicono le regole: domande, risposte, conseguenze, rifiuti con parole della posizione, e la cronaca.

# -- domande --

prompt-over = La partita è finita.
prompt-wait = { $count ->
    [one] Si attende { $nations }.
   *[other] Si attendono { $nations }.
  }
prompt-prelude = Preludio: equipaggia le tue unità, poi di' che hai finito.
prompt-turn_main = Le tue azioni, in qualsiasi ordine.
prompt-turn-discard = { $count ->
    [one] Scarta 1 carta: il tuo limite di mano è { $limit }.
   *[other] Scarta { $count } carte: il tuo limite di mano è { $limit }.
  }
prompt-payment = Paga { $price } $: mancano { $left } $.
prompt-inspect-cost = Paga lo sguardo con una carta qualsiasi.
prompt-inspect = Prendi una delle carte Nazione: { $nation }.
prompt-attack-target = Chi attacchi? ({ $unit })

# -- risposte --

label-equip = Equipaggia { $card }
label-take-back = Riprendi { $card }
label-deploy = Schiera { $card }
label-discard = { $zone ->
    [board] Scarta { $card } dalla plancia
   *[hand] Scarta { $card }
  }
label-buy = Compra una carta Nazione per 1000 $
label-pay = { $zone ->
    [board] { $card }, dalla plancia
   *[hand] { $card }
  }
label-spy-inspect = Spia: guarda le carte Nazione ({ $nation })
label-spy-counter = Spia: smaschera una Spia ({ $nation })
label-spy-subvert = Spia: semina malcontento ({ $nation })
label-inspect-take = { $zone ->
    [board] Prendi { $card } dalla plancia
   *[hand] Prendi { $card }
  }
label-take-nothing = Non c'è nulla che tu possa prendere
label-attack = Attacca: { $unit }
label-attack-target = { $nation }: { $unit }
label-tax = Imponi una tassa
label-end = Termina le azioni
label-done = Fatto

hint-worth = Vale { $dollars } $.
hint-subvert = Costa { $dollars } $.
hint-free-attack = Non serve il Boom!
hint-fight = { $misses ->
    [one] { $attack } contro { $defence }; 1 Miss! lo fermerebbe.
   *[other] { $attack } contro { $defence }; { $misses } Miss! lo fermerebbero.
  }
hint-tax = Il tuo Fronte Interno scende a { $level }; peschi { $count } carte Conflitto.
hint-end-over = { $count ->
    [one] Poi scarti 1 carta.
   *[other] Poi scarti { $count } carte.
  }

reason-too-early = Arriva nella { $date }; ora è { $now }.
reason-too-weak = { $attack } contro { $defence }: l'attacco deve essere maggiore.
reason-purse = Le tue carte valgono { $dollars } $, e ne servono { $price }.

# -- la fine --

ending-units = Vittoria: { $sides }. Una Nazione ha perso l'ultima unità.
ending-revolution = Vittoria: { $sides }. Una Nazione è in Rivoluzione.
ending-faction = Vittoria: { $sides }. L'altra fazione è fuori dal gioco.
ending-score = Armistizio ai punti: { $sides }.
ending-money = Armistizio deciso dal denaro: { $sides }.
ending-duel = Ultimo braccio di ferro vinto: { $sides }.
ending-both = Le due fazioni sono cadute insieme; il confronto dà la vittoria: { $sides }.
ending-shared = Vittoria condivisa: { $sides }.
ending-left = Vittoria: { $sides }. L'altra parte ha lasciato il tavolo.

# -- risposte alle domande --

ask-no-seat = Solo chi gioca può chiederlo.
ask-destroyed = { $nation }, { $unit }: unità distrutta.
ask-attack-value = { $nation }, { $unit }: attacco { $value }.
ask-defence-value = { $nation }, { $unit }: difesa { $value }.
ask-part = { $value } da { $source }.
ask-base = valore proprio
ask-attack-versus = Attacco { $value } in più da { $source }, solo contro { $units }.
ask-defence-versus = Difesa { $value } in più da { $source }, solo contro { $units }.
ask-out-of-reach = { $unit } non può attaccare { $other }.
ask-would-win = { $misses ->
    [one] { $unit } contro { $other } ({ $nation }): { $attack } contro { $defence }. Riesce, se un Miss! o una carta non lo ferma.
   *[other] { $unit } contro { $other } ({ $nation }): { $attack } contro { $defence }. Riesce, se { $misses } Miss! o una carta non lo fermano.
  }
ask-would-fail = { $unit } contro { $other } ({ $nation }): { $attack } contro { $defence }. Troppo debole.
ask-hand = { $count ->
    [0] { $nation }: { $conflict } carte Conflitto, { $cards } carte Nazione; nessuna è nota.
   *[other] { $nation }: { $conflict } carte Conflitto, { $cards } carte Nazione; note: { $known }.
  }
ask-deck = { $count ->
    [0] { $nation }: { $cards } carte nel mazzo Nazione, nessuna nota.
   *[other] { $nation }: { $cards } carte nel mazzo Nazione; in fondo: { $known }.
  }
ask-pile = { $count ->
    [0] { $pile } carte Conflitto da pescare, nessuno scarto.
   *[other] { $pile } carte Conflitto da pescare; scarti: { $cards }.
  }
ask-event-pile = { $pile } Eventi da venire, { $count } passati.

measure-offensives = offensive
measure-turns = turni
measure-units = finite con l'ultima unità
measure-revolution = finite con la Rivoluzione
measure-neutral = Italia neutrale fino alla fine

# -- la cronaca: nomi fra asterischi, fra trattini bassi ciò che hanno visto solo alcuni --

game-begins = { $me ->
    [first] Primavera 1914. Il primo turno è *tuo*.
   *[none] Primavera 1914. Il primo turno: *{ $first }*.
  }
turn-begins = { $me ->
    [seat] Turno { $turn }: tocca a *te*.
   *[none] Turno { $turn }: *{ $seat }*.
  }
dealt = { $cards ->
    [veiled] *{ $seat }* riceve { $count } carte Conflitto.
   *[other] *{ $seat }* riceve _{ $cards }_.
  }
drew = { $cards ->
    [veiled] *{ $seat }* pesca { conflict-count }.
   *[other] *{ $seat }* pesca { conflict-count }: _{ $cards }_.
  }
conflict-count = { $count ->
    [one] 1 carta Conflitto
   *[other] { $count } carte Conflitto
  }
drew-nation = { $cards ->
    [veiled] *{ $seat }* pesca { nation-count }.
   *[other] *{ $seat }* pesca { nation-count }: _{ $cards }_.
  }
nation-count = { $count ->
    [one] 1 carta Nazione
   *[other] { $count } carte Nazione
  }
pile-renewed = Gli scarti diventano il nuovo mazzo Conflitto: { $count } carte.
territory-laid = *{ $seat }* pesca *{ $card }* e la scopre davanti a sé.
territory-gone = *{ $card }* arriva troppo tardi ed esce dal gioco.
equipped = *{ $seat }* equipaggia *{ $card }*.
spy-deployed = *{ $seat }* schiera una Spia.
took-back = *{ $seat }* riprende *{ $card }*.
discarded = *{ $seat }* scarta *{ $card }*.
bought = *{ $seat }* compra una carta Nazione con *{ $cards }*.
taxed = *{ $seat }* impone una tassa: { $level }.
attacked = *{ $seat }*: { $unit } attacca { $target_unit } (*{ $target }*) con un Boom!
attacked-free = *{ $seat }*: { $unit } attacca { $target_unit } (*{ $target }*).
blocked = L'attacco a { $target_unit } (*{ $target }*) è fermato.
held = { $target_unit } (*{ $target }*) resiste: l'attacco non è più maggiore.
destroyed = { $unit } (*{ $seat }*): unità distrutta.
spied = { $count ->
    [0] Una Spia (*{ $seat }*) agisce contro *{ $target }*: { $task }.
   *[other] Una Spia (*{ $seat }*) agisce contro *{ $target }*: { $task }, pagata con *{ $cards }*.
  }
task-inspect = uno sguardo
task-counter = caccia alle Spie
task-subvert = malcontento
spy-stopped = *{ $target }* ferma la Spia (*{ $seat }*).
saw-cards = { $cards ->
    [veiled] *{ $seat }* guarda le carte Nazione (*{ $target }*).
   *[other] *{ $seat }* guarda le carte Nazione (*{ $target }*): _{ $cards }_.
  }
spy-took = La Spia (*{ $seat }*) prende *{ $card }* (*{ $target }*).
spy-took-nothing = La Spia (*{ $seat }*) non trova nulla da prendere (*{ $target }*).
spy-unmasked = Una Spia è smascherata (*{ $target }*).
no-spy-found = *{ $target }* non ha Spie.
homefront-fell = Il Fronte Interno scende (*{ $seat }*): { $level }.
homefront-rose = Il Fronte Interno sale (*{ $seat }*): { $level }.
eliminated = *{ $seat }* è fuori dal gioco.
offensive-begins = { $date }: una nuova offensiva.
passed-on = *{ $seat }* è pronta.
left-table = Chi giocava *{ $seat }* ha lasciato il tavolo.
side-won = { $side }: vittoria.
both-fell = Le due fazioni cadono insieme; decide il confronto dell'Armistizio.
side-left = Hanno lasciato il tavolo tutti i giocatori: { $side }.

# -- timbri --

stamp-territory-laid = { $card }
stamp-territory-laid-note = scoperta
stamp-taxed = { $level }
stamp-taxed-note = una tassa
stamp-blocked = Fermato
stamp-blocked-note = { $target_unit }
stamp-held = Resiste
stamp-held-note = { $target_unit }
stamp-destroyed = Distrutta
stamp-destroyed-note = { $unit }
stamp-spy-stopped = Fermata
stamp-spy-stopped-note = la Spia
stamp-spy-took = { $card }
stamp-spy-took-note = presa da una Spia
stamp-spy-unmasked = Smascherata
stamp-spy-unmasked-note = una Spia
stamp-homefront-fell = { $level }
stamp-homefront-fell-note = il Fronte Interno scende
stamp-homefront-rose = { $level }
stamp-homefront-rose-note = il Fronte Interno sale
stamp-eliminated = Fuori
stamp-eliminated-note = dal gioco
