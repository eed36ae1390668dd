title-name = Proelio
title-line = Un gioco medievale di bluff: innalza le tue mura, colpisci a sinistra
title-pitch = Ogni carta che giochi può essere una bugia. Alza le mura, manda attacchi coperti contro la Casata alla tua sinistra e indovina che cosa arriva da destra.
title-aim = lasciare la Casata alla tua sinistra senza carte e senza mura
title-how-1 = Ogni turno un'azione: pesca, costruisci, gioca una Strategia o posiziona un attacco coperto.
title-how-2 = Più alta è la Fortificazione, più forti sono le carte che puoi usare.
title-how-3 = Scegli la difesa prima che l'attacco sia rivelato. Senza carte e senza mura, sei fuori.
mode-open_war = Guerra Aperta
mode-open_war-about = Ogni Casata per sé, finché la prima cade.
mode-allied_houses = Casate Alleate
mode-allied_houses-about = Due alleanze; gli alleati si mandano carte.

house-0 = Giglio
house-1 = Rovere
house-2 = Stella
house-3 = Falco
house-4 = Onda
house-5 = Luna

card-shields = Scudi
card-palisades = Palizzate
card-towers = Torri
card-patrol = Ronda
card-manure = Letame
card-infiltration = Infiltrazione
card-soldiers = Soldati
card-knights = Cavalieri
card-trebuchets = Trabucchi
card-resources = Risorse
card-temporary_alliance = Alleanza Temporanea
card-plague = La Peste!
card-fortress = Fortezza
card-imperial_edict = Editto Imperiale
card-imperial_manure = Letame Imperiale
card-hero = Eroe
card-gunpowder = Polvere Pirica
card-imperial_resources = Risorse Imperiali
card-inquisition = Inquisizione
told-plague = la Peste

effect-shields = Difesa 1, a ogni livello. Primo gradino della Fortificazione.
effect-palisades = Difesa 2, dal livello 1. Secondo gradino della Fortificazione.
effect-towers = Difesa 3, dal livello 2. Terzo gradino della Fortificazione.
effect-patrol = Difesa 1, a ogni livello. Rivolge l'Infiltrazione contro chi attacca. Mai una Fortificazione.
effect-manure = Attacco 0: un bluff.
effect-infiltration = Ruba a caso una carta Base dalla mano del difensore. La fermano solo una Ronda o un Editto.
effect-soldiers = Attacco 1, a ogni livello.
effect-knights = Attacco 2, dal livello 1.
effect-trebuchets = Attacco 3, dal livello 2.
effect-resources = Peschi 2 carte Base.
effect-temporary_alliance = Un giocatore a tua scelta pesca 1 carta Base.
effect-plague = Peschi 1 carta Base. Fino al tuo prossimo turno nessuno attacca e nessun attacco si risolve.
effect-fortress = Difesa 4, dal livello 3. Ultimo gradino della Fortificazione.
effect-imperial_edict = Annulla qualunque attacco.
effect-imperial_manure = Attacco 0: un bluff dal dorso dorato.
effect-hero = Attacco 4, dal livello 3.
effect-gunpowder = Spazza via tutte le carte schierate e la Fortificazione. La ferma solo un Editto.
effect-imperial_resources = Peschi 3 carte Base.
effect-inquisition = Guardi la mano di un vicino.

type-attack = Attacco
type-defence = Difesa
type-strategy = Strategia
deck-base = Base
deck-imperial = Imperiale
back-base = dorso nero
back-imperial = dorso dorato

step-hand = Mano
step-defence = Difesa
step-action = Azione
direction = turno a destra, attacco a sinistra

prompt-over = La partita è finita
prompt-action = La tua Azione
prompt-exchange = { $left ->
    [1] Scambio: scegli la seconda carta
   *[other] Scambio: scegli due carte
  }
prompt-target = { $looks ->
    [yes] { $card }: quale mano guardi?
   *[no] { $card }: chi pesca?
  }
prompt-deploy = Schiera la tua difesa
prompt-sacrifice = La difesa non basta
prompt-loot = { $count ->
    [one] Dai 1 carta come bottino
   *[other] Dai { $count } carte come bottino
  }
prompt-excess = { $count ->
    [one] Scarta 1 carta
   *[other] Scarta { $count } carte
  }
prompt-penalty = Paga una carta per l'attacco oltre il limite
wait-action = { $house } sceglie un'Azione
wait-deploy = { $house } schiera la difesa
wait-sacrifice = { $house } decide della Fortificazione
wait-loot = { $house } sceglie il bottino
wait-excess = { $house } scarta fino al limite
wait-penalty = { $house } paga una carta

detail-action = Scegli un'azione: chiude il turno.
detail-deploy = { $house } ti attacca: { $back }, livello { $level }. { $more ->
    [yes] Aggiungi carte, poi premi Fatto.
    [none] Non hai carte Difesa da schierare: premi Fatto.
   *[no] Non hai altro da aggiungere: premi Fatto.
  }
detail-sacrifice = { $card } contro il tuo { $total }: { $short ->
    [one] ti manca 1.
   *[other] ti mancano { $short }.
  }
detail-loot = Quello che dai va a { $house }, a carta coperta.
detail-penalty = La carta va a { $house }, coperta.
detail-excess = In mano puoi tenere al massimo { $limit ->
    [one] 1 carta
   *[other] { $limit } carte
  }.
ending-won = { $me ->
    [winner] { $count ->
        [one] La Casata { $loser } è eliminata. Hai vinto.
       *[other] La Casata { $loser } è eliminata. Hai vinto insieme a { $ally }.
      }
    [loser] La tua Casata è eliminata. { $count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
      }
    [ally] La Casata alleata { $loser } è eliminata. Vincono insieme { $winners }.
   *[none] La Casata { $loser } è eliminata. { $count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
      }
  }
ending-surrender = { $me ->
    [winner] L'altra Alleanza ha lasciato il tavolo. Hai vinto insieme a { $ally }.
    [ally] Tu e { $ally } avete lasciato il tavolo. Vincono insieme { $winners }.
   *[none] Un'Alleanza ha lasciato il tavolo. Vincono insieme { $winners }.
  }
ending-aborted = { $me ->
    [left] Hai lasciato il tavolo: la partita finisce senza risultato.
   *[none] { $count ->
        [0] Un giocatore ha lasciato il tavolo: la partita finisce senza risultato.
        [one] { $houses } ha lasciato il tavolo: la partita finisce senza risultato.
       *[other] { $houses } hanno lasciato il tavolo: la partita finisce senza risultato.
      }
  }
ending-drawn = L'ultimo giro è finito e nessuna Casata è caduta: non vince nessuno.

label-draw = Pesca dal mazzo Base
label-attack = Attacca { $house } con { $card }
label-build = Costruisci { $card }
label-play = Gioca { $card }
label-exchange = Scambia con una carta Imperiale
label-pay-exchange = Scambia { $card }
label-support = Manda { $card } a { $house }
label-pass = Passa
label-target = { $house }
label-sacrifice = Sacrifica la Fortificazione
label-keep = Tienila e paga il bottino
label-deploy = Aggiungi { $card }
label-deploy-done = { $count ->
    [0] Fatto: nessuna carta
    [one] Fatto: 1 carta, totale { $total }
   *[other] Fatto: { $count } carte, totale { $total }
  }
label-loot = Dai { $card }
label-pay = Paga { $card }
label-discard = Scarta { $card }

hint-draw = { $count ->
    [0] Non ci sono più carte da pescare
   *[other] { $excess ->
        [0] Pesca { $count }
       *[other] Pesca { $count }, poi scarta { $excess }
      }
  }
hint-attack = Coperta, { $back }
hint-fortify = Livello { $level }: giochi carte fino a { $limit }
hint-exchange = Costa due carte a scelta dalla mano
hint-pay-exchange = { $left ->
    [0] Poi peschi 1 carta Imperiale
   *[other] Insieme a un'altra carta
  }
hint-support = { $excess ->
    [0] La vede solo il tuo alleato
   *[other] La vede solo il tuo alleato, che poi ne scarta { $excess }
  }
hint-sacrifice = { $out ->
    [yes] { $cards ->
        [0] Perdi le mura e non hai carte: la tua Casata è eliminata
        [one] Perdi le mura e l'ultima carta: la tua Casata è eliminata
       *[other] Perdi le mura e tutte e { $cards } le carte: la tua Casata è eliminata
      }
   *[no] { $cards ->
        [0] Copre l'attacco; perdi le mura
        [one] Perdi le mura e 1 carta
       *[other] Perdi le mura e { $cards } carte
      }
  }
hint-keep = { $cards ->
    [one] Perdi 1 carta, le mura restano
   *[other] Perdi { $cards } carte, le mura restano
  }
hint-overrun = { $cards ->
    [0] Non puoi pagare: le mura cadono e la tua Casata è eliminata
    [one] Non puoi pagare: perdi l'ultima carta e le mura, e la tua Casata è eliminata
   *[other] Non puoi pagare: perdi tutte e { $cards } le carte e le mura, e la tua Casata è eliminata
  }
hint-deploy-done = { $count ->
    [0] Poi l'attacco si rivela
   *[other] { $back ->
        [yes] Poi l'attacco si rivela; se non supera il limite, le tue carte vanno perse
       *[no] Poi l'attacco si rivela; le carte schierate vanno perse
      }
  }
hint-deploy-done-edict = Poi l'attacco si rivela ed è annullato
hint-deploy = Vale { $counts }: totale { $total }
hint-deploy-patrol = Vale { $counts }: totale { $total }. Rivolge l'Infiltrazione contro chi attacca
hint-deploy-edict = Annulla l'attacco, qualunque sia
hint-deploy-spare = Non serve: l'Editto annulla l'attacco
hint-plague = { $count ->
    [0] Niente attacchi fino al tuo prossimo turno; non ci sono più carte da pescare
   *[other] Niente attacchi fino al tuo prossimo turno; peschi { $count }
  }
hint-alliance = Un giocatore a tua scelta pesca 1 carta Base
hint-inquisition = Guardi la mano di un vicino
hint-look = { $count ->
    [0] La mano è vuota
    [one] Guardi 1 carta
   *[other] Guardi { $count } carte
  }
hint-let-draw = { $excess ->
    [0] Pesca 1 carta Base
   *[other] Pesca 1 carta Base, poi ne scarta { $excess }
  }
hint-draw-self = Peschi 1 carta Base

verdict-repelled = respinto
verdict-short = { $short ->
    [one] manca 1
   *[other] mancano { $short }
  }
verdict-steals = ruba 1
verdict-turned = si ritorce
verdict-sweeps = spazza via tutto
verdict-cancelled = annullato
verdict-void = nullo

# La cronaca. Fra asterischi i nomi, fra trattini bassi ciò che hanno visto solo alcuni.

counted-card = { $card } { $counts }

game-begins = { $me ->
    [first] La partita comincia. Il primo turno è *tuo*.
   *[none] La partita comincia. Il primo turno è di *{ $first }*.
  }
turn-begins = { $me ->
    [seat] Turno { $turn }: tocca a *te*.
   *[none] Turno { $turn }: *{ $seat }*.
  }
plague-ends = { $me ->
    [seat] La *tua* Peste finisce.
   *[none] La Peste di *{ $seat }* finisce.
  }
discarded = { $me ->
    [seat] *Hai* scartato *{ $cards }*.
   *[none] *{ $seat }* ha scartato *{ $cards }*.
  }
defence-held = { $me ->
    [seat] La Peste sospende l'attacco contro di *te*: niente Fase Difesa.
   *[none] La Peste sospende l'attacco contro *{ $seat }*: niente Fase Difesa.
  }
defence-opens = { $me ->
    [seat] *Difenditi*: *{ $attacker }* *ti* attacca ({ $back }, livello { $level }).
    [attacker] *{ $seat }* deve difendersi dal *tuo* attacco ({ $back }, livello { $level }).
   *[none] *{ $seat }* deve difendersi dall'attacco di *{ $attacker }* ({ $back }, livello { $level }).
  }
deployed = { $me ->
    [seat] { $count ->
        [0] *Non hai* schierato nulla.
       *[other] *Hai* schierato *{ $cards }*.
      }
   *[none] { $count ->
        [0] *{ $seat }* non ha schierato nulla.
       *[other] *{ $seat }* ha schierato *{ $cards }*.
      }
  }
revealed = { $me ->
    [seat] *{ $attacker }* rivela l'attacco contro di *te*: *{ $card }*.
    [attacker] *Riveli* il tuo attacco contro *{ $seat }*: *{ $card }*.
   *[none] *{ $attacker }* rivela l'attacco contro *{ $seat }*: *{ $card }*.
  }
void = { $me ->
    [attacker] Il *tuo* attacco è nullo, oltre il limite del livello { $level }: *{ $card }*. La carta va persa.
   *[none] L'attacco di *{ $attacker }* è nullo, oltre il limite del livello { $level }: *{ $card }*. La carta va persa.
  }
returned = { $me ->
    [seat] { $count ->
        [0] *Non avevi* schierato nulla.
       *[other] *Hai* ripreso *{ $cards }*.
      }
   *[none] { $count ->
        [0] *{ $seat }* non aveva schierato nulla.
       *[other] *{ $seat }* ha ripreso *{ $cards }*.
      }
  }
cancelled = { $me ->
    [seat] Il *tuo* Editto Imperiale ha annullato l'attacco di *{ $attacker }*: *{ $card }*.
    [attacker] L'Editto Imperiale di *{ $seat }* ha annullato il *tuo* attacco: *{ $card }*.
   *[none] L'Editto Imperiale di *{ $seat }* ha annullato l'attacco di *{ $attacker }*: *{ $card }*.
  }
swept = { $level ->
    [0] { $me ->
        [seat] La Polvere Pirica di *{ $attacker }* ha spazzato via tutto ciò che *hai* schierato.
        [attacker] La *tua* Polvere Pirica ha spazzato via tutto ciò che *{ $seat }* ha schierato.
       *[none] La Polvere Pirica di *{ $attacker }* ha spazzato via tutto ciò che *{ $seat }* ha schierato.
      }
   *[other] { $me ->
        [seat] La Polvere Pirica di *{ $attacker }* ha spazzato via tutto ciò che *hai* schierato e la Fortificazione (livello { $level }).
        [attacker] La *tua* Polvere Pirica ha spazzato via tutto ciò che *{ $seat }* ha schierato e la Fortificazione (livello { $level }).
       *[none] La Polvere Pirica di *{ $attacker }* ha spazzato via tutto ciò che *{ $seat }* ha schierato e la Fortificazione (livello { $level }).
      }
  }
turned-round = { $me ->
    [seat] La *tua* Ronda ha rivolto l'Infiltrazione contro *{ $attacker }*.
    [attacker] La Ronda di *{ $seat }* ha rivolto l'Infiltrazione contro di *te*.
   *[none] La Ronda di *{ $seat }* ha rivolto l'Infiltrazione contro *{ $attacker }*.
  }
stolen = { $card ->
    [veiled] *{ $taker }* ha rubato una carta Base a *{ $giver }*.
   *[other] { $me ->
        [taker] *Hai* rubato una carta a *{ $giver }*: _{ $card }_.
        [giver] *{ $taker }* *ti* ha rubato una carta: _{ $card }_.
       *[none] *{ $taker }* ha rubato una carta a *{ $giver }*: _{ $card }_.
      }
  }
nothing-stolen = { $me ->
    [taker] *Non hai* trovato carte Base da rubare a *{ $giver }*.
    [giver] *{ $taker }* non ha trovato carte Base da rubar*ti*.
   *[none] *{ $taker }* non ha trovato carte Base da rubare a *{ $giver }*.
  }
compared-sum = { $total }{ $count ->
    [0] {""}
   *[other] {" "}({ $counted })
  } contro { $value }
compared = { $me ->
    [seat] *Hai* difeso con { compared-sum }: { $short ->
        [0] l'attacco di *{ $attacker }* (*{ $card }*) è respinto.
       *[other] l'attacco di *{ $attacker }* (*{ $card }*) vince per { $short }.
      }
    [attacker] *{ $seat }* difende con { compared-sum }: { $short ->
        [0] il *tuo* attacco (*{ $card }*) è respinto.
       *[other] il *tuo* attacco (*{ $card }*) vince per { $short }.
      }
   *[none] *{ $seat }* difende con { compared-sum }: { $short ->
        [0] l'attacco di *{ $attacker }* (*{ $card }*) è respinto.
       *[other] l'attacco di *{ $attacker }* (*{ $card }*) vince per { $short }.
      }
  }
sacrificed = { $me ->
    [seat] *Hai* sacrificato la Fortificazione: { $level } in più in difesa.
   *[none] *{ $seat }* ha sacrificato la Fortificazione: { $level } in più in difesa.
  }
kept = { $me ->
    [seat] *Tieni* la Fortificazione (livello { $level }) e paghi il bottino.
   *[none] *{ $seat }* tiene la Fortificazione (livello { $level }) e paga il bottino.
  }
looted = { $cards ->
    [veiled] *{ $taker }* ha preso a *{ $giver }* come bottino { $count ->
        [one] { $gold ->
            [0] 1 carta.
           *[other] 1 carta dorata.
          }
       *[other] { $count } carte{ $gold ->
            [0] .
            [one] {" "}(1 dorata).
           *[other] {" "}({ $gold } dorate).
          }
      }
   *[other] { $count ->
        [0] { $me ->
            [giver] *Non avevi* carte da dare a *{ $taker }* come bottino.
            [taker] *{ $giver }* non aveva carte da dar*ti* come bottino.
           *[none] *{ $giver }* non aveva carte da dare a *{ $taker }* come bottino.
          }
       *[other] { $me ->
            [giver] *{ $taker }* *ti* ha preso come bottino: _{ $cards }_.
            [taker] *Hai* preso a *{ $giver }* come bottino: _{ $cards }_.
           *[none] *{ $taker }* ha preso a *{ $giver }* come bottino: _{ $cards }_.
          }
      }
  }
overrun = { $level ->
    [0] { $me ->
        [seat] *Non puoi* pagare tutto il bottino.
       *[none] *{ $seat }* non può pagare tutto il bottino.
      }
   *[other] { $me ->
        [seat] *Non puoi* pagare tutto il bottino: la Fortificazione cade (livello { $level }).
       *[none] *{ $seat }* non può pagare tutto il bottino: la Fortificazione cade (livello { $level }).
      }
  }
penalty = { $card ->
    [veiled] *{ $giver }* ha pagato a *{ $taker }* una carta per l'attacco oltre il limite ({ $back }).
   *[other] { $me ->
        [giver] *Hai* pagato a *{ $taker }* una carta per l'attacco oltre il limite: _{ $card }_.
        [taker] *{ $giver }* *ti* ha pagato una carta per l'attacco oltre il limite: _{ $card }_.
       *[none] *{ $giver }* ha pagato a *{ $taker }* una carta per l'attacco oltre il limite: _{ $card }_.
      }
  }
eliminated = { $me ->
    [seat] La *tua* Casata non ha più né carte né mura: è eliminata da *{ $attacker }*.
    [attacker] La Casata *{ $seat }* non ha più né carte né mura: è eliminata da *te*.
   *[none] La Casata *{ $seat }* non ha più né carte né mura: è eliminata da *{ $attacker }*.
  }
drew = { $me ->
    [seat] *Hai* pescato { drew-count }: _{ $cards }_.
   *[none] *{ $seat }* ha pescato { drew-count }{ $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
  }
drew-count = { $count ->
    [one] 1 carta dal mazzo { $deck }
   *[other] { $count } carte dal mazzo { $deck }
  }
nothing-drawn = { $me ->
    [seat] Non c'erano più carte da pescare per *te*.
   *[none] Non c'erano più carte da pescare per *{ $seat }*.
  }
renewed = Gli scarti diventano il nuovo mazzo { $deck }: { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
  }
attack-laid = { $me ->
    [seat] *Hai* posizionato un attacco contro *{ $target }* ({ $back }, livello { $level }): _{ $card }_.
    [target] *{ $seat }* ha posizionato un attacco contro di *te* ({ $back }, livello { $level }).
   *[none] *{ $seat }* ha posizionato un attacco contro *{ $target }* ({ $back }, livello { $level }).
  }
fortified = { $me ->
    [seat] *Hai* costruito *{ $card }*: livello { $level }.
   *[none] *{ $seat }* ha costruito *{ $card }*: livello { $level }.
  }
played = { $me ->
    [seat] *Hai* giocato *{ $card }*.
   *[none] *{ $seat }* ha giocato *{ $card }*.
  }
played-on = { $me ->
    [seat] { $self ->
        [yes] *Hai* giocato *{ $card }* su di te.
       *[no] *Hai* giocato *{ $card }* su *{ $target }*.
      }
    [target] *{ $seat }* ha giocato *{ $card }* su di *te*.
   *[none] { $self ->
        [yes] *{ $seat }* ha giocato *{ $card }* su di sé.
       *[no] *{ $seat }* ha giocato *{ $card }* su *{ $target }*.
      }
  }
looked = { $count ->
    [0] { $me ->
        [seat] *Hai* guardato la mano di *{ $target }*: è vuota.
        [target] *{ $seat }* ha guardato la *tua* mano: è vuota.
       *[none] *{ $seat }* ha guardato la mano di *{ $target }*: è vuota.
      }
   *[other] { $cards ->
        [veiled] *{ $seat }* ha guardato la mano di *{ $target }*: { $count ->
            [one] 1 carta.
           *[other] { $count } carte.
          }
       *[other] { $me ->
            [seat] *Hai* guardato la mano di *{ $target }*: _{ $cards }_.
            [target] *{ $seat }* ha guardato la *tua* mano: _{ $cards }_.
           *[none] *{ $seat }* ha guardato la mano di *{ $target }*: _{ $cards }_.
          }
      }
  }
exchanged = { $me ->
    [seat] *Hai* scambiato *{ $cards }* con una carta Imperiale.
   *[none] *{ $seat }* ha scambiato *{ $cards }* con una carta Imperiale.
  }
supported = { $card ->
    [veiled] *{ $seat }* ha mandato a *{ $ally }* una carta ({ $back }).
   *[other] { $me ->
        [seat] *Hai* mandato a *{ $ally }* una carta ({ $back }): _{ $card }_.
        [ally] *{ $seat }* *ti* ha mandato una carta ({ $back }): _{ $card }_.
       *[none] *{ $seat }* ha mandato a *{ $ally }* una carta ({ $back }): _{ $card }_.
      }
  }
passed = { $me ->
    [seat] *Hai* passato.
   *[none] *{ $seat }* ha passato.
  }
left = { $me ->
    [seat] *Hai* lasciato il tavolo.
   *[none] *{ $seat }* ha lasciato il tavolo.
  }
game-drawn = L'ultimo giro è finito (turno { $turn }): non vince nessuno.
no-result = { $me ->
    [seat] La partita finisce senza risultato perché *hai* lasciato il tavolo.
   *[none] La partita finisce senza risultato perché *{ $seat }* ha lasciato il tavolo.
  }
alliance-surrenders = { $me ->
    [seat] La *tua* Alleanza con *{ $ally }* ha perso.
    [ally] La *tua* Alleanza con *{ $seat }* ha perso.
   *[none] L'Alleanza di *{ $seat }* e *{ $ally }* ha perso.
  }

# Perché qualcosa è rifiutato, o farà male, in poche parole; il regolamento ha la frase intera.

why-PR-TURN-01 = Adesso non tocca a te decidere.
why-PR-TURN-05 = Questo ora non è richiesto.
why-PR-TURN-07 = Prima difenditi: hai davanti un attacco.
why-PR-TURN-08 = Non hai attacchi davanti a te.
why-PR-TURN-09 = In questo turno hai già fatto la tua Azione.
why-PR-TURN-10 = Prima deve finire la Fase Difesa.
why-PR-ACT-01 = Non esiste un'azione così.
why-PR-ACT-06 = Non è una carta Strategia della tua mano.
why-PR-ACT-08 = Si paga con carte della propria mano.
why-PR-ACT-09 = Costa due carte, e ne hai meno.
why-PR-ACT-11 = In Guerra Aperta non c'è il Supporto.
why-PR-ATK-02 = Si attacca con una carta della propria mano.
why-PR-ATK-03 = Si attacca solo con carte Attacco.
why-PR-ATK-09 = Troppo forte per il tuo livello.
why-PR-ATK-13 = Oltre il limite: quando si rivela la perdi e paghi una carta.
why-PR-PLG-03 = Niente attacchi finché dura la Peste.
why-PR-PLG-11 = Prima risolvi l'attacco, poi puoi giocare la Peste.
why-PR-RULING-28 = A questo tavolo la Polvere Pirica vuole una Fortificazione più alta.
why-PR-RULING-29 = La Polvere Pirica non prende più carte di così.
why-PR-RULING-32 = Il tuo ultimo attacco è ancora lì.
why-PR-RULING-33 = La Peste sospende l'attacco: ora non si può risolvere.
why-PR-FORT-01 = Solo una carta Difesa può fare da Fortificazione.
why-PR-FORT-12 = Si costruisce solo il livello successivo.
why-PR-FORT-14 = Si costruisce con una carta della propria mano.
why-PR-FORT-18 = La Fortezza è il livello più alto.
why-PR-FORT-19 = La Ronda non fa mai da Fortificazione.
why-PR-FORT-20 = L'Editto non fa mai da Fortificazione.
why-PR-STR-03 = Indica una Casata di questo tavolo.
why-PR-STR-07 = Solo un vicino, a sinistra o a destra.
why-PR-RULING-38 = A questo tavolo devi indicare qualcun altro.
why-PR-ALY-04 = Nelle Casate Alleate non c'è l'Alleanza Temporanea.
why-PR-ALY-07 = Si manda una carta della propria mano.
why-PR-RULING-47 = Non ci sono più carte da pescare.
why-PR-RULING-53 = La tua mano è vuota.
why-PR-RULING-09 = Si passa solo se non si può fare altro.
why-PR-DEF-04 = Si schierano carte della propria mano.
why-PR-DEF-05 = Si schierano solo carte Difesa.
why-PR-DEF-11 = Al tuo livello vale 0 e va persa.
why-PR-DEF-13 = L'attacco è rivelato: non si schiera più nulla.
why-PR-RES-06 = Hai già deciso.
why-PR-RES-08 = Dai tante carte quanti punti ti mancano.
why-PR-RES-16 = Non hai una Fortificazione.
why-PR-IMP-12 = La Polvere Pirica non ti lascia scelta: le mura non ci sono più.
why-PR-RULING-05 = Troppo forte per il tuo livello: vietata a questo tavolo.
why-PR-LOOT-03 = Il bottino si paga dalla mano.
why-PR-RULING-25 = La penalità si paga dalla mano.
why-PR-HAND-09 = Si scarta dalla propria mano.
why-PR-HAND-01 = Si scarta solo ciò che supera il limite.
why-PR-ELIM-02 = Senza carte né mura: eliminazione.
why-PR-RULING-14 = Questa scelta ti elimina, l'altra no.
reason-over-fallen = { $me ->
    [loser] La partita è finita: la tua Casata è stata eliminata.
   *[none] La partita è finita: la Casata { $loser } è caduta.
  }
reason-over-left = { $alliance ->
    [yes] La partita è finita: un'Alleanza ha lasciato il tavolo.
   *[no] La partita è finita: un giocatore ha lasciato il tavolo.
  }
reason-over-rounds = La partita è finita: l'ultimo giro è stato giocato.
reason-not-you = Adesso non tocca a te: decide { $house }.
reason-out-of-turn = { $step ->
    [excess] Non è il tuo turno: ora devi solo scartare.
   *[penalty] Non è il tuo turno: ora devi solo pagare una carta.
  }
reason-not-now = { $first ->
    [yes] Prima { reason-to-do }
   *[no] Questo ora non è richiesto: { reason-to-do }
  }
reason-to-do = { $step ->
    [action] scegli la tua Azione.
    [deploy] schiera la difesa contro l'attacco.
    [sacrifice] decidi della tua Fortificazione.
    [loot] { $count ->
        [one] dai 1 carta come bottino.
       *[other] dai { $count } carte come bottino.
      }
    [excess] { $count ->
        [one] scarta 1 carta.
       *[other] scarta { $count } carte.
      }
   *[penalty] paga la carta che devi.
  }
reason-acted = { $count ->
    [one] Hai già fatto la tua Azione: ora scarta 1 carta.
   *[other] Hai già fatto la tua Azione: ora scarta { $count } carte.
  }
reason-due = { $count ->
    [one] Troppe: ne basta 1.
   *[other] Troppe: ne bastano { $count }.
  }
reason-begun = Finisci ciò che hai iniziato, oppure annullalo.
reason-no-action = Non esiste un'azione così.
reason-no-strategy = Quella non è una carta Strategia.
reason-not-held = { $count ->
    [0] Non hai in mano quella carta.
    [one] Ne hai una sola.
   *[other] Ne hai solo { $count }.
  }
reason-walls = Quella carta è la tua Fortificazione: non è in mano.
reason-eliminates = { $sure ->
    [yes] Senza carte né mura: eliminazione.
   *[no] Senza carte né mura: rischi l'eliminazione.
  }
reason-too-strong = { $verb ->
    [attack] Troppo forte: a livello { $level } attacchi al massimo con { $limit }.
   *[deploy] Troppo forte: a livello { $level } schieri al massimo { $limit }.
  }
reason-gunpowder = A questo tavolo la Polvere Pirica vuole il livello { $needs }: sei al livello { $level }.
reason-exhausted = { $deck ->
    [base] Non ci sono più carte Base da pescare.
   *[imperial] Non ci sono più carte Imperiali da pescare.
  }
reason-two-cards = { $count ->
    [0] Costa due carte e non ne hai.
   *[one] Costa due carte e ne hai una sola.
  }
reason-next-level = Un livello alla volta: la prossima carta è { $card }.
reason-neighbours = Solo un vicino: { $left } o { $right }.

# Le opzioni di un tavolo.

option-mode = Modalità
option-mode-about = Ogni Casata per sé, oppure quattro Casate in due Alleanze.
option-mode-open_war = { mode-open_war }
option-mode-allied_houses = { mode-allied_houses }
option-illegal_attack = Attacchi oltre il limite
option-illegal_attack-about = Se un attacco oltre il livello più 1 si rifiuta subito, o si punisce quando si rivela.
option-illegal_attack-prevent = rifiutati
option-illegal_attack-allow_and_penalise = permessi e puniti
option-over_limit_defence = Difesa oltre il limite
option-over_limit_defence-about = Se una carta Difesa oltre il livello più 1 si può schierare.
option-over_limit_defence-counts_zero = permessa, vale 0
option-over_limit_defence-forbidden = vietata
option-hand_limit_timing = Scarto fino al limite
option-hand_limit_timing-about = Quando si riduce una mano diventata troppo grande.
option-hand_limit_timing-immediate = subito
option-hand_limit_timing-as_written = come dice il testo, altrimenti al turno successivo
option-allow_pass = Passare
option-allow_pass-about = Se si può rinunciare all'Azione.
option-allow_pass-false = solo se nulla è possibile
option-allow_pass-true = sempre
option-elimination_check = Eliminazione
option-elimination_check-about = Se è fuori il difensore che respinge l'attacco ma resta senza nulla.
option-elimination_check-after_any_attack = dopo ogni attacco
option-elimination_check-only_if_not_repelled = non dopo un attacco respinto
option-gunpowder_min_level = Livello per la Polvere Pirica
option-gunpowder_min_level-about = La Fortificazione che la Polvere Pirica richiede.
option-gunpowder_loot = Bottino della Polvere Pirica
option-gunpowder_loot-about = Quante carte porta via in più la Polvere Pirica.
option-pending_attacks_per_target = Attacchi davanti a una Casata
option-pending_attacks_per_target-about = Se si può posizionare un secondo attacco mentre una Peste sospende il primo.
option-pending_attacks_per_target-1 = uno alla volta
option-pending_attacks_per_target-unlimited = quanti si vuole
option-temporary_alliance_self = Alleanza Temporanea con se stessi
option-temporary_alliance_self-about = Se si può indicare se stessi e pescare la carta.
option-temporary_alliance_self-false = non permessa
option-temporary_alliance_self-true = permessa
option-discard_visibility = Scarti
option-discard_visibility-about = Quanto il tavolo mostra degli scarti.
option-discard_visibility-open = tutti scoperti
option-discard_visibility-top_only = solo la carta in cima
option-reshuffle = Rinnovo di un mazzo
option-reshuffle-about = Quando gli scarti diventano il mazzo nuovo.
option-reshuffle-on_need = quando serve una carta
option-reshuffle-on_exhaustion = quando esce l'ultima carta
option-absent_player = Un giocatore che se ne va
option-absent_player-about = Che cosa succede se qualcuno lascia la partita per sempre.
option-absent_player-automated_takeover = continua un bot
option-absent_player-abort_no_result = la partita finisce senza risultato
option-ally_hand_visible = La mano dell'alleato
option-ally_hand_visible-about = Se gli alleati vedono la mano l'uno dell'altro.
option-ally_hand_visible-false = nascosta
option-ally_hand_visible-true = visibile
option-round_cap = Numero massimo di giri
option-round_cap-about = Dopo questo numero di giri la partita è patta.
option-round_cap-none = nessun limite

# Risposte alle domande.

question-attack = Che cosa ho davanti
question-hand = Le mani
question-piles = Mazzi e scarti
question-neighbours = I vicini
ask-no-seat = Non hai un posto a questo tavolo.
ask-no-attack = Non hai attacchi davanti a te.
ask-attack = { $house } ti attacca ({ $back }, livello { $level }). Se tutte le carte mai viste sono ugualmente probabili:
ask-attack-held = { $house } ti attacca ({ $back }, livello { $level }), sospeso dalla Peste. Se tutte le carte mai viste sono ugualmente probabili:
ask-case = { $card }: { $percent } % ({ $copies ->
    [one] 1 non vista
   *[other] { $copies } non viste
  })
ask-case-then = { ask-case }, { $verdict }
ask-short = { $short ->
    [one] manca 1: dai 1 carta
   *[other] mancano { $short }: dai { $short } carte
  }{ $walls ->
    [yes] { $rest ->
        [0] {" "}o le mura
       *[other] , oppure le mura e { $rest }
      }
   *[no] {""}
  }
ask-hand-own = { $count ->
    [0] Non hai carte in mano.
    [one] Hai in mano 1 carta: { $cards }.
   *[other] Hai in mano { $count } carte: { $cards }.
  }
ask-known = { $known ->
    [0] Non ne conosci nessuna.
   *[other] Conosci: { $cards }.
  }
ask-hand = { $count ->
    [0] { $house } non ha carte in mano.
    [one] { $house } ha in mano 1 carta, { $gold ->
        [0] dorso nero
       *[other] dorso dorato
      }. { ask-known }
   *[other] { $house } ha in mano { $count } carte{ $gold ->
        [0] {""}
        [one] , 1 dorata
       *[other] , { $gold } dorate
      }. { ask-known }
  }
ask-size = { $pile ->
    [0] vuoto
    [one] 1 carta
   *[other] { $pile } carte
  }
ask-pile = Mazzo { $deck }: { ask-size }; scarti: { $discard ->
    [0] nessuno.
    [one] 1 carta, { $cards }.
   *[other] { $discard } carte, { $cards }.
  }
ask-pile-top = Mazzo { $deck }: { ask-size }; scarti: { $discard ->
    [0] nessuno.
    [one] 1 carta, { $top }.
   *[other] { $discard } carte, in cima { $top }.
  }
ask-house = { $house }, { $count ->
    [0] mano vuota
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }, livello { $level }.
ask-left = Alla tua sinistra, la Casata che attacchi: { ask-house }
ask-right = Alla tua destra, la Casata che ti attacca e gioca dopo di te: { ask-house }
ask-ally = Di fronte, il tuo alleato: { ask-house }
