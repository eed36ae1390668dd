# Che cosa chiedono carte, Eventi e Italia, e che cosa ne racconta il registro.

# Le finestre di reazione, per gli ordini permanenti.
window-attack = attacchi alle tue unità
window-spy = Spie contro di te
window-card = carte giocate contro di te
window-event = perdite di Fronte Interno per gli Eventi

# Domande.
prompt-window_attack = { $misses ->
    [0] Sei sotto attacco. Giochi una carta?
    [1] Sei sotto attacco. Giochi un Miss! o un'altra carta?
   *[other] Sei sotto attacco. Per fermarlo servono { $misses } Miss!
  }
prompt-window_spy = Una Spia agisce contro di te. Giochi una carta?
prompt-window_card = Giocano una carta contro di te. Rispondi?
prompt-window_event = Il tuo Fronte Interno sta per scendere. Giochi una carta?
prompt-demand = { $left ->
    [0] Paghi { NUMBER($price, useGrouping: 0) }$ o perdi un punto Fronte Interno?
   *[other] Paghi { NUMBER($price, useGrouping: 0) }$ (mancano { NUMBER($left, useGrouping: 0) }$) o perdi un punto Fronte Interno?
  }
prompt-play-on = { $card }: su chi?
prompt-play-with = { $card }: quale unità attacca?
prompt-choose_unit = { $nation }: quale unità non può attaccare?
prompt-give = { $count ->
    [one] Passa una carta al vicino di sinistra: { $nation }
   *[other] Passa { $count } carte al vicino di sinistra: { $nation }
  }
prompt-give-up = { $count ->
    [one] Scegli una carta da scartare
   *[other] Scegli { $count } carte da scartare
  }
prompt-choose_taken = Quale carta perde { $nation }?
prompt-choose_stock = Prendi una carta
prompt-choose_revived = { $count ->
    [one] Quale unità torna attiva?
   *[other] Quali unità tornano attive? Ancora { $count }
  }
prompt-choose_counter = Quale unità contrattacca?
prompt-pledging = { $count ->
    [0] Asta per l'Italia: la tua promessa è completa
    [one] Asta per l'Italia: prometti ancora 1 carta
   *[other] Asta per l'Italia: prometti { $count } carte
  }
prompt-offering = { $count ->
    [0] Asta per l'Italia: l'offerta della tua fazione è completa
    [one] Asta per l'Italia: offri ancora 1 carta
   *[other] Asta per l'Italia: offri { $count } delle carte promesse
  }
prompt-tie = Le offerte si equivalgono: da che parte stai?
prompt-duel = L'Armistizio è in parità. Chi ha vinto a braccio di ferro?

# Come si chiamano le scelte.
label-play = Gioca { $card }
label-play-with = Attacca con: { $unit }
label-play-on = Scegli { $nation }
label-answer = Gioca { $card }
label-pass = Non giocare nulla
label-pass-demand = Non pagare
label-pay-off = { $zone ->
    [board] Paga con { $card } dalla plancia
   *[hand] Paga con { $card }
  }
label-give = Passa { $card }
label-give-up = { $zone ->
    [board] Scarta { $card } dalla plancia
   *[hand] Scarta { $card }
  }
label-have-discarded = Fai scartare { $card }
label-take = Prendi { $card }
label-revive = Riattiva: { $unit } ({ $nation })
label-ban = { $unit } ({ $nation })
label-counter-attack = Contrattacca con: { $unit }
label-pledge = { $zone ->
    [board] Prometti { $card } dalla plancia
   *[hand] Prometti { $card }
  }
label-pledge-done = { $count ->
    [0] Non prometti nulla
   *[other] Sigilla la promessa
  }
label-offer = Offri { $card } ({ $nation })
label-offer-done = { $count ->
    [0] Non offri nulla
   *[other] Sigilla l'offerta
  }
label-join = Entra in guerra con: { $side }
label-report = Ha vinto: { $side }
reason-requires = Non ora: { $effect }
reason-begun = Finisci ciò che hai iniziato, oppure annullalo.

# Il registro: le carte.
played = { $me ->
    [seat] *Hai* giocato *{ $card }*.
   *[none] *{ $seat }* ha giocato *{ $card }*.
  }
played-on = { $me ->
    [seat] *Hai* giocato *{ $card }* su *{ $target }*.
    [target] *{ $seat }* ha giocato *{ $card }*: riguarda *te*.
   *[none] *{ $seat }* ha giocato *{ $card }* su *{ $target }*.
  }
answered = { $count ->
    [0] { $me ->
        [seat] *Non hai* risposto.
       *[none] *{ $seat }* non ha risposto.
      }
   *[other] { $me ->
        [seat] *Hai* risposto con *{ $cards }*.
       *[none] *{ $seat }* ha risposto con *{ $cards }*.
      }
  }
paid-off = { $me ->
    [seat] *Hai* pagato con { $cards }.
   *[none] *{ $seat }* ha pagato con { $cards }.
  }
card-cancelled = *{ $card }* non ha effetto.
loss-stopped = { $me ->
    [seat] Il *tuo* Fronte Interno tiene.
   *[none] *{ $seat }*: il Fronte Interno tiene.
  }
stole = { $card ->
    [veiled] *{ $seat }* ha preso una carta a *{ $target }*.
   *[other] { $me ->
        [seat] *Hai* preso _{ $card }_ a *{ $target }*.
        [target] *{ $seat }* ha preso _{ $card }_ dalla *tua* mano.
       *[none] *{ $seat }* ha preso _{ $card }_ a *{ $target }*.
      }
  }
gave = { $card ->
    [veiled] *{ $seat }* ha passato una carta a *{ $target }*.
   *[other] { $me ->
        [seat] *Hai* passato _{ $card }_ a *{ $target }*.
        [target] *{ $seat }* *ti* ha passato _{ $card }_.
       *[none] *{ $seat }* ha passato _{ $card }_ a *{ $target }*.
      }
  }
recovered = { $me ->
    [seat] *Hai* preso *{ $card }* dagli scarti.
   *[none] *{ $seat }* ha preso *{ $card }* dagli scarti.
  }
looked = { $count ->
    [0] { $me ->
        [seat] *Hai* guardato le carte in mano a *{ $target }*: nessuna.
        [target] *{ $seat }* ha guardato la *tua* mano: è vuota.
       *[none] *{ $seat }* ha guardato le carte in mano a *{ $target }*: nessuna.
      }
   *[other] { $cards ->
        [veiled] { $me ->
            [target] *{ $seat }* ha guardato la *tua* mano.
           *[none] *{ $seat }* ha guardato le carte in mano a *{ $target }*.
          }
       *[other] { $me ->
            [seat] *Hai* guardato le carte in mano a *{ $target }*: _{ $cards }_.
           *[none] *{ $seat }* ha guardato le carte in mano a *{ $target }*: _{ $cards }_.
          }
      }
  }
turned-up = { $count ->
    [0] Non c'è nessuna carta da scoprire.
   *[other] Carte scoperte: *{ $cards }*.
  }
drafted = { $me ->
    [seat] *Hai* preso *{ $card }*.
   *[none] *{ $seat }* ha preso *{ $card }*.
  }
revived = { $me ->
    [seat] La *tua* { $unit } torna attiva.
   *[none] *{ $seat }*: { $unit } torna attiva.
  }
banned = { $me ->
    [seat] *{ $by }* ferma la *tua* { $unit }: in questa offensiva non attacca.
    [by] *Fermi* *{ $seat }*: in questa offensiva { $unit } non attacca.
   *[none] *{ $by }* ferma *{ $seat }*: in questa offensiva { $unit } non attacca.
  }

# Il registro: Eventi e Personaggi.
event-comes = Evento: *{ $event }*.
event-passed-over = Evento saltato: { $event }.
no-event = Questa offensiva non ha Evento.
events-renewed = Gli Eventi scartati, mescolati, formano un nuovo mazzo di { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
  }
armistice-waits = L'Armistizio torna nel mazzo.
character-comes = { $me ->
    [seat] Ora al comando della *tua* Nazione c'è *{ $character }*.
   *[none] *{ $seat }*: ora è al comando *{ $character }*.
  }
character-leaves = *{ $character }* lascia il gioco.

# Il registro: l'Italia.
war-on-italy = { $me ->
    [seat] *Hai* dichiarato guerra all'Italia.
   *[none] *{ $seat }* ha dichiarato guerra all'Italia.
  }
italy-joins = { $me ->
    [seat] *Entri* in guerra: *{ $side }*.
   *[none] *{ $seat }* entra in guerra: *{ $side }*.
  }
italy-drops = { $count ->
    [0] { $me ->
        [seat] *Non hai* carte Conflitto da scartare.
       *[none] *{ $seat }* non ha carte Conflitto da scartare.
      }
   *[other] { $me ->
        [seat] *Hai* scartato { $cards }.
       *[none] *{ $seat }* ha scartato { $cards }.
      }
  }
auction-opens = L'Italia va al miglior offerente: ogni fazione offre tre equipaggiamenti.
pledges-in = { $count ->
    [0] La tua fazione non ha nulla da offrire.
   *[other] La tua fazione ha promesso: _{ $cards }_.
  }
offers = { $count ->
    [0] { $side } non offre nulla.
   *[other] { $side } offre { $cards }: *{ NUMBER($value, useGrouping: 0) }$*.
  }
auction-won = Vince l'asta: *{ $side }*.
auction-tied = Le offerte si equivalgono.

# Il registro: l'Armistizio.
scores = Unità attive e Fronte Interno: Triplice Intesa *{ $entente }*, Imperi Centrali *{ $central }*.
money-counted = Denaro: Triplice Intesa *{ NUMBER($entente, useGrouping: 0) }$*, Imperi Centrali *{ NUMBER($central, useGrouping: 0) }$*.
duel-fought = *{ $one }* e *{ $two }* a braccio di ferro: vince *{ $side }*.
victory-shared = Le due fazioni si dividono la vittoria.

# Timbri.
stamp-played = { $card }
stamp-played-note = { $seat }
stamp-played-on = { $card }
stamp-played-on-note = { $seat }
stamp-card-cancelled = Annullata
stamp-card-cancelled-note = { $card }
stamp-loss-stopped = Tiene
stamp-loss-stopped-note = Nessuna perdita
stamp-stole = Derubata
stamp-stole-note = { $seat } ha preso 1 carta
stamp-revived = Di nuovo attiva
stamp-revived-note = { $unit }
stamp-banned = Non attacca
stamp-banned-note = { $unit }
stamp-war-on-italy = Guerra!
stamp-war-on-italy-note = { $seat }
stamp-italy-joins = Italia in guerra
stamp-italy-joins-note = { $side }
all-pledged = Le promesse per *{ $seat }* sono tutte sul tavolo.
