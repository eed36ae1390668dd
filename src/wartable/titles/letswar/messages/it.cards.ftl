# Che cosa si chiede e si dice di carte, Eventi e Italia.

# Carte giocate, e i momenti in cui si risponde.
label-play = Gioca { $card }
label-play-with = Con { $unit }
label-play-on = { $nation }
prompt-play-on = { $card }: su quale Nazione?
prompt-play-with = { $card }: quale unità attacca?
reason-requires = Manca ciò che la carta richiede: { $effect }
prompt-window_attack = Sei sotto attacco. { $misses ->
    [0] Rispondi?
    [one] Rispondi?
   *[other] Rispondi? Servono { $misses } Miss!
  }
prompt-window_spy = Una Spia agisce contro di te. { $misses ->
    [0] Rispondi?
    [one] Rispondi?
   *[other] Rispondi? Servono { $misses } Miss!
  }
prompt-window_card = Una carta è giocata contro di te. { $misses ->
    [0] Rispondi?
    [one] Rispondi?
   *[other] Rispondi? Servono { $misses } Miss!
  }
prompt-window_event = L'Evento ti costa Fronte Interno. { $misses ->
    [0] Rispondi?
    [one] Rispondi?
   *[other] Rispondi? Servono { $misses } Miss!
  }
prompt-demand = Paghi { NUMBER($price, useGrouping: 0) }$ (mancano { NUMBER($left, useGrouping: 0) }$), rispondi o lasci fare?
label-answer = { $zone ->
    [board] Rispondi con { $card } dalla plancia
   *[hand] Rispondi con { $card }
  }
label-pay-off = { $zone ->
    [board] Paga con { $card } dalla plancia
   *[hand] Paga con { $card }
  }
label-pass = Lascia fare

# Che cosa fanno scegliere carte ed Eventi.
prompt-give = { $count ->
    [one] Quale carta passi a { $nation }?
   *[other] Ancora { $count } carte per { $nation }: quali?
  }
prompt-give-up = { $count ->
    [one] Quale carta scarti?
   *[other] Quali { $count } carte scarti?
  }
label-give = { $zone ->
    [board] Dai { $card } dalla plancia
   *[hand] Dai { $card }
  }
label-give-up = { $zone ->
    [board] Scarta { $card } dalla plancia
   *[hand] Scarta { $card }
  }
prompt-choose_taken = Quale carta perde { $nation }?
prompt-choose_stock = { $count ->
    [one] Quale carta prendi?
   *[other] Quali { $count } carte prendi?
  }
label-take = Prendi { $card }
prompt-choose_revived = { $count ->
    [one] Quale unità torna attiva?
   *[other] Quali { $count } unità tornano attive?
  }
label-revive = { $unit } di { $nation }
prompt-choose_unit = Quale unità di { $nation } non potrà attaccare?
label-ban = { $unit } di { $nation }
prompt-choose_counter = { $count ->
    [one] Quale unità contrattacca?
   *[other] Quale unità contrattacca?
  }
label-counter-attack = Contrattacca con { $unit }

# L'Italia.
prompt-pledging = { $count ->
    [one] Impegna 1 carta per l'Italia
   *[other] Impegna { $count } carte per l'Italia
  }
prompt-offering = { $count ->
    [one] Scegli l'offerta del tuo schieramento: 1 carta
   *[other] Scegli l'offerta del tuo schieramento: { $count } carte
  }
prompt-tie = Le offerte sono pari: con chi si schiera l'Italia?
prompt-duel = Braccio di ferro: chi ha vinto?
label-pledge = { $zone ->
    [board] Impegna { $card } dalla plancia
   *[hand] Impegna { $card }
  }
label-pledge-done = { $count ->
    [one] Sigilla 1 carta
   *[other] Sigilla { $count } carte
  }
label-offer = { $card } di { $nation }
label-offer-done = { $count ->
    [one] Sigilla l'offerta: 1 carta
   *[other] Sigilla l'offerta: { $count } carte
  }
label-join = Schierati: { $side }
label-report = Ha vinto: { $side }

# Il registro.
played = { $me ->
    [seat] *Hai* giocato *{ $card }*.
   *[none] *{ $seat }* ha giocato *{ $card }*.
  }
played-on = { $me ->
    [seat] *Hai* giocato *{ $card }* su *{ $target }*.
    [target] *{ $seat }* ha giocato *{ $card }* su di *te*.
   *[none] *{ $seat }* ha giocato *{ $card }* su *{ $target }*.
  }
played-at = { $me ->
    [seat] *Hai* giocato *{ $card }*: { $unit } attacca { $target_unit } di *{ $target }*.
    [target] *{ $seat }* ha giocato *{ $card }*: { $unit } attacca la *tua* { $target_unit }.
   *[none] *{ $seat }* ha giocato *{ $card }*: { $unit } attacca { $target_unit } di *{ $target }*.
  }
answered = { $me ->
    [seat] *Hai* risposto con *{ $cards }*.
   *[none] *{ $seat }* ha risposto con *{ $cards }*.
  }
paid-off = { $me ->
    [seat] *Hai* pagato con *{ $cards }*.
   *[none] *{ $seat }* ha pagato con *{ $cards }*.
  }
card-cancelled = { $me ->
    [target] *{ $card }* non ha effetto su di *te*.
   *[none] *{ $card }* non ha effetto su *{ $target }*.
  }
loss-stopped = { $me ->
    [seat] Il *tuo* Fronte Interno non perde nulla.
   *[none] Il Fronte Interno di *{ $seat }* non perde nulla.
  }
stole = { $me ->
    [seat] *Hai* rubato { $card ->
        [veiled] una carta Conflitto
       *[other] _{ $card }_
      } a *{ $target }*.
    [target] *{ $seat }* *ti* ha rubato { $card ->
        [veiled] una carta Conflitto
       *[other] _{ $card }_
      }.
   *[none] *{ $seat }* ha rubato { $card ->
        [veiled] una carta Conflitto
       *[other] _{ $card }_
      } a *{ $target }*.
  }
gave = { $me ->
    [seat] *Hai* passato { $card ->
        [veiled] una carta Conflitto
       *[other] _{ $card }_
      } a *{ $target }*.
    [target] *{ $seat }* *ti* ha passato { $card ->
        [veiled] una carta Conflitto
       *[other] _{ $card }_
      }.
   *[none] *{ $seat }* ha passato { $card ->
        [veiled] una carta Conflitto
       *[other] _{ $card }_
      } a *{ $target }*.
  }
recovered = { $me ->
    [seat] *Hai* ripreso *{ $card }* dagli scarti.
   *[none] *{ $seat }* ha ripreso *{ $card }* dagli scarti.
  }
looked = { $me ->
    [seat] *Hai* guardato la mano di *{ $target }*{ $count ->
        [0] .
       *[other] { $cards ->
              [veiled] .
             *[other] : _{ $cards }_.
            }
      }
    [target] *{ $seat }* ha guardato la *tua* mano{ $count ->
        [0] .
       *[other] { $cards ->
              [veiled] .
             *[other] : _{ $cards }_.
            }
      }
   *[none] *{ $seat }* ha guardato la mano di *{ $target }*{ $count ->
        [0] .
       *[other] { $cards ->
              [veiled] .
             *[other] : _{ $cards }_.
            }
      }
  }
turned-up = Scoperte per tutti: *{ $cards }*.
drafted = { $me ->
    [seat] *Hai* preso *{ $card }*.
   *[none] *{ $seat }* ha preso *{ $card }*.
  }
revived = { $me ->
    [seat] La *tua* { $unit } è di nuovo attiva.
   *[none] { $unit } di *{ $seat }* è di nuovo attiva.
  }
banned = { $me ->
    [seat] La *tua* { $unit } non può attaccare: lo decide *{ $by }*.
    [by] { $unit } di *{ $seat }* non può attaccare: lo decidi *tu*.
   *[none] { $unit } di *{ $seat }* non può attaccare: lo decide *{ $by }*.
  }
event-comes = Evento: *{ $event }*.
event-passed-over = Saltato: *{ $event }*.
no-event = Nessun Evento è adatto a questa offensiva.
events-renewed = { $count ->
    [one] Gli Eventi sono rimescolati: 1 carta.
   *[other] Gli Eventi sono rimescolati: { $count } carte.
  }
armistice-waits = L'Armistizio arriva troppo presto: si rimescola nel mazzo.
character-comes = { $me ->
    [seat] *{ $character }* è ora alla *tua* guida.
   *[none] *{ $character }* è ora alla guida di *{ $seat }*.
  }
character-leaves = { $me ->
    [seat] *{ $character }* lascia per sempre la *tua* Nazione.
   *[none] *{ $character }* lascia per sempre *{ $seat }*.
  }
war-on-italy = { $me ->
    [seat] *Muovi* guerra all'Italia neutrale, che si schiera: *{ $side }*.
   *[none] *{ $seat }* muove guerra all'Italia neutrale, che si schiera: *{ $side }*.
  }
italy-joins = { $me ->
    [seat] *Ti* schieri: *{ $side }*.
   *[none] *{ $seat }* si schiera: *{ $side }*.
  }
italy-drops = { $me ->
    [seat] *Scarti* la mano Conflitto: { $count ->
        [0] nessuna carta Conflitto
       *[other] *{ $cards }*
      }.
   *[none] *{ $seat }* scarta la mano Conflitto: { $count ->
        [0] nessuna carta Conflitto
       *[other] *{ $cards }*
      }.
  }
auction-opens = { $me ->
    [seat] I due schieramenti si contendono *te* all'asta.
   *[none] I due schieramenti si contendono all'asta: *{ $seat }*.
  }
pledges-in = { $cards ->
    [veiled] Impegni presi: *{ $side }*.
   *[other] Impegni (*{ $side }*): { $count ->
        [0] nessuno.
       *[other] _{ $cards }_.
      }
  }
offers = Offerta (*{ $side }*): { $count ->
    [0] nulla.
   *[other] *{ $cards }*, del valore di { NUMBER($value, useGrouping: 0) }$.
  }
auction-won = Asta per l'Italia vinta: *{ $side }*.
auction-tied = Le due offerte valgono lo stesso.
scores = Punti all'Armistizio: Triplice Intesa { $entente }, Imperi Centrali { $central }.
money-counted = Denaro: Triplice Intesa { NUMBER($entente, useGrouping: 0) }$, Imperi Centrali { NUMBER($central, useGrouping: 0) }$.
duel-fought = Braccio di ferro tra *{ $one }* e *{ $two }*: *{ $side }*.
victory-shared = I due schieramenti condividono la vittoria.

# Timbri.
stamp-played = { $card }
stamp-played-note = giocata da { $seat }
stamp-played-on = { $card }
stamp-played-on-note = giocata da { $seat }
stamp-played-at = { $card }
stamp-played-at-note = giocata da { $seat }
stamp-card-cancelled = Senza effetto
stamp-card-cancelled-note = { $card }
stamp-loss-stopped = Perdita evitata
stamp-loss-stopped-note = { $seat }
stamp-stole = Derubata
stamp-stole-note = da { $seat }
stamp-revived = Di nuovo attiva
stamp-revived-note = { $unit }
stamp-banned = Niente attacchi
stamp-banned-note = { $unit }
stamp-war-on-italy = Guerra all'Italia
stamp-war-on-italy-note = { $seat }
stamp-italy-joins = L'Italia in guerra
stamp-italy-joins-note = { $side }
