# Che cosa si chiede e si dice ai giocatori: domande, scelte, motivi, registro.

# Domande a chi deve scegliere, e che cosa leggono intanto gli altri.
prompt-over = La guerra è finita
prompt-prelude = Equipaggia le tue unità
prompt-turn_main = Le tue azioni
prompt-turn-discard = { $count ->
    [one] Scarta 1 carta: puoi tenerne { $limit }
   *[other] Scarta { $count } carte: puoi tenerne { $limit }
  }
prompt-attack-target = { $unit }: chi attacchi?
prompt-payment = Paga { NUMBER($price, useGrouping: 0) }$: mancano { NUMBER($left, useGrouping: 0) }$
prompt-inspect-cost = Con quale carta paghi la Spia?
prompt-inspect = Quale carta Nazione scarta { $nation }?
prompt-wait = { $count ->
    [one] In attesa: { $nations }
   *[other] In attesa: { $nations }
  }

# Com'è finita.
ending-units = Una Nazione ha perso l'ultima unità. Vittoria: { $sides }.
ending-revolution = La Rivoluzione ha piegato una Nazione. Vittoria: { $sides }.
ending-faction = Alla fazione avversaria non resta alcuna Nazione. Vittoria: { $sides }.
ending-score = L'Armistizio si decide ai punti. Vittoria: { $sides }.
ending-money = Punti pari, più denaro. Vittoria: { $sides }.
ending-duel = Il braccio di ferro decide la guerra. Vittoria: { $sides }.
ending-both = Le due fazioni sono cadute insieme, e hanno deciso i punti. Vittoria: { $sides }.
ending-shared = Punti e denaro sono pari: le due fazioni condividono la vittoria.
ending-left = Gli avversari hanno lasciato il tavolo. Vittoria: { $sides }.

# Scelte, e che cosa ne segue.
label-equip = Equipaggia { $card }
label-deploy = Metti in campo una Spia
label-take-back = Riprendi { $card }
label-discard = { $zone ->
    [board] Scarta { $card } dalla plancia
   *[hand] Scarta { $card }
  }
label-buy = Compra una carta Nazione
label-pay = { $zone ->
    [board] Paga con { $card } dalla plancia
   *[hand] Paga con { $card }
  }
hint-worth = Vale { NUMBER($dollars, useGrouping: 0) }$
label-attack = Attacca con { $unit }
label-attack-target = { $nation }: { $unit }
hint-free-attack = Non serve Boom!
hint-fight = { $misses ->
    [0] { $attack } contro { $defence }; nessun Miss! può fermarlo
    [one] { $attack } contro { $defence }; un Miss! può fermarlo
   *[other] { $attack } contro { $defence }; { $misses } Miss! possono fermarlo
  }
reason-too-weak = { $attack } contro { $defence }: l'attacco deve essere più alto.
label-spy-inspect = { $nation }: guarda le carte Nazione e scartane una
label-spy-counter = { $nation }: smaschera una Spia
label-spy-subvert = { $nation }: abbassa il Fronte Interno
hint-subvert = Costa { NUMBER($dollars, useGrouping: 0) }$ in carte Conflitto
label-inspect-take = { $zone ->
    [board] { $card }, sulla plancia
   *[hand] { $card }, in mano
  }
label-take-nothing = Non prendere nulla
label-tax = Imponi una tassa
hint-tax = Fronte Interno a { $level }; peschi { $count } carte Conflitto
label-end = Termina il turno
hint-end-over = { $count ->
    [one] Prima scarti 1 carta
   *[other] Prima scarti { $count } carte
  }
label-done = Fatto
reason-taxed = In questo turno hai già imposto una tassa.
reason-no-spy = Non hai una Spia pronta ad agire.
reason-too-early = Si usa da { $date }; ora è { $now }.
reason-purse = Costa { NUMBER($price, useGrouping: 0) }$, e le tue carte valgono { NUMBER($dollars, useGrouping: 0) }$.

# Il registro.
game-begins = { $me ->
    [first] La guerra comincia. *Giochi* per primo.
   *[none] La guerra comincia. Gioca per prima: *{ $first }*.
  }
turn-begins = { $me ->
    [seat] Turno { $turn }: *tocca a te*.
   *[none] Turno { $turn }: *{ $seat }*.
  }
dealt-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
dealt = { $me ->
    [seat] *Hai* ricevuto { dealt-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
   *[none] *{ $seat }* ha ricevuto { dealt-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
  }
drew-count = { $count ->
    [one] 1 carta Conflitto
   *[other] { $count } carte Conflitto
  }
drew = { $me ->
    [seat] *Hai* pescato { drew-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
   *[none] *{ $seat }* ha pescato { drew-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
  }
drew-nation-count = { $count ->
    [one] 1 carta Nazione
   *[other] { $count } carte Nazione
  }
drew-nation = { $me ->
    [seat] *Hai* pescato { drew-nation-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
   *[none] *{ $seat }* ha pescato { drew-nation-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
  }
pile-renewed = { $count ->
    [one] Gli scarti Conflitto, mescolati, formano un nuovo mazzo di 1 carta.
   *[other] Gli scarti Conflitto, mescolati, formano un nuovo mazzo di { $count } carte.
  }
territory-laid = { $me ->
    [seat] *Hai* pescato *{ $card }*, che resta davanti a te.
   *[none] *{ $seat }* ha pescato *{ $card }*, che resta sul tavolo.
  }
territory-gone = { $me ->
    [seat] *Hai* pescato *{ $card }*, che non conta più: esce dal gioco.
   *[none] *{ $seat }* ha pescato *{ $card }*, che non conta più: esce dal gioco.
  }
equipped = { $me ->
    [seat] *Hai* equipaggiato *{ $card }*.
   *[none] *{ $seat }* ha equipaggiato *{ $card }*.
  }
spy-deployed = { $me ->
    [seat] *Hai* messo in campo una Spia.
   *[none] *{ $seat }* ha messo in campo una Spia.
  }
took-back = { $me ->
    [seat] *Hai* ripreso *{ $card }*.
   *[none] *{ $seat }* ha ripreso *{ $card }*.
  }
discarded = { $me ->
    [seat] *Hai* scartato *{ $card }*.
   *[none] *{ $seat }* ha scartato *{ $card }*.
  }
bought = { $me ->
    [seat] *Hai* comprato una carta Nazione con *{ $cards }*.
   *[none] *{ $seat }* ha comprato una carta Nazione con *{ $cards }*.
  }
taxed = { $me ->
    [seat] *Hai* imposto una tassa: Fronte Interno { $level }.
   *[none] *{ $seat }* ha imposto una tassa: Fronte Interno { $level }.
  }
attacked = { $me ->
    [seat] *Attacchi* *{ $target }* con un Boom!: { $unit } contro { $target_unit }.
    [target] *{ $seat }* *ti* attacca con un Boom!: { $unit } contro { $target_unit }.
   *[none] *{ $seat }* attacca *{ $target }* con un Boom!: { $unit } contro { $target_unit }.
  }
attacked-free = { $me ->
    [seat] *Attacchi* *{ $target }* senza Boom!: { $unit } contro { $target_unit }.
    [target] *{ $seat }* *ti* attacca senza Boom!: { $unit } contro { $target_unit }.
   *[none] *{ $seat }* attacca *{ $target }* senza Boom!: { $unit } contro { $target_unit }.
  }
blocked = { $me ->
    [target] L'attacco alla *tua* { $target_unit } è fermato.
   *[none] *{ $target }* ferma l'attacco: { $target_unit } resiste.
  }
held = { $me ->
    [target] La *tua* { $target_unit } regge: l'attacco non basta più.
   *[none] *{ $target }* resiste: { $target_unit } regge, l'attacco non basta più.
  }
destroyed = { $me ->
    [seat] *{ $by }* distrugge la *tua* { $unit }.
    [by] *Colpisci* *{ $seat }*: { $unit } distrutta.
   *[none] *{ $by }* colpisce *{ $seat }*: { $unit } distrutta.
  }
task-inspect = guardare le carte Nazione
task-counter = smascherare una Spia
task-subvert = abbassare il Fronte Interno
spied = { $me ->
    [seat] *Mandi* una Spia contro *{ $target }* per { $task }{ $count ->
        [0] .
       *[other] , pagando con *{ $cards }*.
      }
    [target] *{ $seat }* manda una Spia contro di *te* per { $task }{ $count ->
        [0] .
       *[other] , pagando con *{ $cards }*.
      }
   *[none] *{ $seat }* manda una Spia contro *{ $target }* per { $task }{ $count ->
        [0] .
       *[other] , pagando con *{ $cards }*.
      }
  }
spy-stopped = { $me ->
    [target] *Hai* fermato la Spia (*{ $seat }*).
    [seat] *{ $target }* ha fermato la *tua* Spia.
   *[none] *{ $target }* ha fermato la Spia (*{ $seat }*).
  }
saw-cards-count = { $count ->
    [one] 1 carta Nazione
   *[other] { $count } carte Nazione
  }
saw-cards = { $me ->
    [seat] *Hai* visto { saw-cards-count } (*{ $target }*){ $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
    [target] *{ $seat }* ha visto { saw-cards-count } *tue*{ $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
   *[none] *{ $seat }* ha visto { saw-cards-count } (*{ $target }*){ $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
  }
spy-took = { $me ->
    [seat] La *tua* Spia fa scartare *{ $card }* a *{ $target }*.
    [target] *{ $seat }*: la Spia *ti* fa scartare *{ $card }*.
   *[none] *{ $seat }*: la Spia fa scartare *{ $card }* a *{ $target }*.
  }
spy-took-nothing = { $me ->
    [seat] La *tua* Spia non trova nulla da togliere a *{ $target }*.
    [target] *{ $seat }*: la Spia non trova nulla da *toglierti*.
   *[none] *{ $seat }*: la Spia non trova nulla da togliere a *{ $target }*.
  }
spy-unmasked = { $me ->
    [target] *{ $seat }* smaschera una *tua* Spia.
    [seat] *Smascheri* una Spia (*{ $target }*).
   *[none] *{ $seat }* smaschera una Spia (*{ $target }*).
  }
hand-searched = { $spies ->
    [0] { $me ->
        [target] *{ $seat }* non trova *tue* Spie.
        [seat] *Non trovi* Spie di *{ $target }*.
       *[none] *{ $seat }* non trova Spie di *{ $target }*.
      }
   *[other] { $me ->
        [target] *{ $seat }* trova una Spia nella *tua* mano.
        [seat] *Trovi* una Spia nella mano di *{ $target }*.
       *[none] *{ $seat }* trova una Spia nella mano di *{ $target }*.
      }
  }
homefront-fell = { $me ->
    [seat] Il *tuo* Fronte Interno scende a { $level }.
   *[none] *{ $seat }*: il Fronte Interno scende a { $level }.
  }
homefront-rose = { $me ->
    [seat] Il *tuo* Fronte Interno sale a { $level }.
   *[none] *{ $seat }*: il Fronte Interno sale a { $level }.
  }
eliminated = { $me ->
    [seat] La *tua* Nazione è fuori dalla guerra{ out-cards }
   *[none] *{ $seat }* è fuori dalla guerra{ out-cards }
  }
out-cards = { $count ->
    [0] .
   *[other] . Scartate dalla mano: *{ $cards }*.
  }
over-limit = { $me ->
    [seat] *Devi* scartare { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }.
   *[none] *{ $seat }* deve scartare { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }.
  }
offensive-begins = Comincia l'offensiva { $number }: *{ $date }*.
passed-on = { $me ->
    [seat] *Hai* finito di equipaggiare.
   *[none] *{ $seat }* ha finito di equipaggiare.
  }
left-table = { $me ->
    [seat] *Hai* lasciato il tavolo.
   *[none] Chi giocava *{ $seat }* ha lasciato il tavolo.
  }
side-won = Vittoria: *{ $side }*.
both-fell = Le due fazioni cadono insieme: decidono i punti.
side-left = Tutti i giocatori di una fazione se ne sono andati: *{ $side }*.

# Timbri: che cosa ne è stato, mostrato per un momento sulla plancia colpita.
stamp-territory-laid = { $card }
stamp-territory-laid-note = la pesca { $seat }
stamp-taxed = Tassa
stamp-taxed-note = Fronte Interno { $level }
stamp-blocked = Fermato
stamp-blocked-note = { $target_unit } resiste
stamp-held = Respinto
stamp-held-note = { $target_unit } resiste
stamp-destroyed = Distrutta
stamp-destroyed-note = { $unit } ({ $seat }); ha attaccato { $by }
stamp-spy-stopped = Spia fermata
stamp-spy-stopped-note = l'aveva mandata { $seat }
stamp-spy-took = Spia
stamp-spy-took-note = { $card } è scartata
stamp-spy-unmasked = Spia smascherata
stamp-spy-unmasked-note = l'ha scoperta { $seat }
stamp-homefront-fell = Fronte Interno −
stamp-homefront-fell-note = { $level }
stamp-homefront-rose = Fronte Interno +
stamp-homefront-rose-note = { $level }
stamp-eliminated = Fuori dalla guerra
stamp-eliminated-note = { $seat }

# Domande al tavolo e risposte; numeri che il laboratorio conta.
question-value = Da dove vengono i valori di un'unità
question-attack = Che cosa farebbe un attacco
question-hand = Mani
question-deck = Mazzi Nazione
question-piles = Mazzi e scarti
ask-no-seat = Non hai un posto a questo tavolo.
ask-base = base
ask-part = { $value } { $source }
ask-destroyed = { $unit } ({ $nation }) è distrutta.
ask-attack-value = { $unit } ({ $nation }): attacco { $value }, formato da
ask-defence-value = Difesa { $value }, formata da
ask-attack-versus = Attacco { $value } contro { $units }: { $source }
ask-defence-versus = Difesa { $value } contro { $units }: { $source }
ask-out-of-reach = La tua { $unit } non può attaccare { $other } ({ $nation }).
ask-would-win = { $misses ->
    [one] { $attack } contro { $defence }: { $other } ({ $nation }) sarebbe distrutta, se un Miss! non ferma l'attacco.
   *[other] { $attack } contro { $defence }: { $other } ({ $nation }) sarebbe distrutta, se { $misses } Miss! non fermano l'attacco.
  }
ask-would-fail = { $attack } contro { $defence }: la tua { $unit } non può attaccare { $other } ({ $nation }).
ask-hand = { $nation } ha in mano { $conflict } carte Conflitto e { $cards } carte Nazione{ $count ->
    [0] .
   *[other] ; ne conosci: { $known }.
  }
ask-deck = { $nation }: { $cards } carte nel mazzo Nazione{ $count ->
    [0] .
   *[other] ; in fondo, in quest'ordine: { $known }.
  }
ask-pile = Mazzo Conflitto: { $pile } carte{ $count ->
    [0] , nessuno scarto.
   *[other] ; scarti: { $cards }.
  }
ask-event-pile = Eventi: { $pile } nel mazzo, { $count } scartati.
measure-offensives = offensive
measure-turns = turni
measure-units = finite per l'ultima unità
measure-revolution = finite per Rivoluzione
measure-neutral = Italia neutrale fino alla fine
measure-italy-won = vinte dalla parte scelta dall'Italia
measure-beaten-germany = Germania sconfitta
measure-beaten-france = Francia sconfitta
measure-beaten-austria_hungary = Austria-Ungheria sconfitta
measure-beaten-great_britain = Gran Bretagna sconfitta
measure-beaten-ottoman = Impero Ottomano sconfitto
measure-beaten-russia = Russia sconfitta
measure-beaten-italy = Italia sconfitta
measure-cards = carte giocate
