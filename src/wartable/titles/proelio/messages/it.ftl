title-name = Proelio
title-line = Un gioco medievale di bluff: innalza le tue mura, colpisci a sinistra
title-pitch = Ogni carta che posi può essere una bugia. Alza le mura, manda attacchi coperti contro la Casata alla tua sinistra e indovina che cosa arriva da destra.
title-how-1 = Ogni turno un'azione: pesca, costruisci, gioca una Strategia o posa un attacco coperto.
title-how-2 = Più alta è la Fortificazione, più forti sono le carte che puoi usare.
title-how-3 = Scegli la difesa prima che l'attacco si scopra. Senza carte e senza mura, sei fuori.
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

effect-shields = Difesa 1. Primo gradino della Fortificazione.
effect-palisades = Difesa 2. Secondo gradino della Fortificazione.
effect-towers = Difesa 3. Terzo gradino della Fortificazione.
effect-patrol = Difesa 1 a ogni livello. Contro l'Infiltrazione rovescia il furto. Mai una Fortificazione.
effect-manure = Attacco 0: un bluff.
effect-infiltration = Prende a caso una carta Base dalla mano del difensore. La fermano solo una Ronda o un Editto.
effect-soldiers = Attacco 1.
effect-knights = Attacco 2.
effect-trebuchets = Attacco 3.
effect-resources = Peschi 2 carte Base.
effect-temporary_alliance = Un giocatore a tua scelta pesca 1 carta Base.
effect-plague = Peschi 1 carta Base. Fino al tuo prossimo turno nessuno attacca e nessun attacco si risolve.
effect-fortress = Difesa 4, oppure ultimo gradino della Fortificazione.
effect-imperial_edict = Annulla qualunque attacco.
effect-imperial_manure = Attacco 0: un bluff dal dorso dorato.
effect-hero = Attacco 4.
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
direction = il turno passa a destra, si colpisce a sinistra

prompt-over = La partita è finita
prompt-action = La tua Azione
prompt-exchange = { $left ->
    [1] Scegli la seconda carta da scartare
   *[other] Scegli due carte da scartare
  }
prompt-target = { $card }: chi indichi?
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

detail-action = Scegline una: chiude il turno.
detail-deploy = { $house } ti attacca: { $back }, posto a livello { $level }. Aggiungi carte, poi concludi.
detail-sacrifice = { $card } contro { $total }: { $short ->
    [one] manca 1.
   *[other] mancano { $short }.
  }
detail-loot = Le carte vanno a { $house }, coperte.
detail-penalty = La carta va a { $house }, coperta.
detail-excess = In mano si tengono al massimo { $limit } carte.
ending-won = La Casata { $loser } è eliminata. { $count ->
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
  }
ending-surrender = L'altra Alleanza ha lasciato il tavolo. Vincono insieme { $winners }.
ending-drawn = L'ultimo giro è finito e nessuna Casata è caduta.

label-draw = Pesca dal mazzo Base
label-attack = Attacca { $house } con { $card }
label-build = Costruisci { $card }
label-upgrade = Migliora a { $card }
label-play = Gioca { $card }
label-exchange = Pesca una carta Imperiale
label-pay-exchange = Paga { $card }
label-support = Manda { $card } a { $house }
label-pass = Passa
label-target = { $house }
label-sacrifice = Sacrifica la Fortificazione
label-keep = Tienila e paga il bottino
label-deploy = Aggiungi { $card }
label-deploy-done = { $count ->
    [0] Concludi: non schieri nulla
    [one] Concludi: schieri 1 carta, totale { $total }
   *[other] Concludi: schieri { $count } carte, totale { $total }
  }
label-loot = Dai { $card }
label-pay = Paga { $card }
label-discard = Scarta { $card }

hint-draw = { $excess ->
    [0] Pesca { $count }
   *[other] Pesca { $count }, poi scarta { $excess }
  }
hint-attack = Coperta, { $back }
hint-fortify = Livello { $level }: carte fino al valore { $limit }
hint-exchange = Costa due carte a scelta della mano
hint-pay-exchange = { $left ->
    [0] Poi peschi 1 carta Imperiale
   *[other] Poi ancora una carta
  }
hint-support = La vede solo il tuo alleato
hint-sacrifice = { $left ->
    [0] Copre l'attacco; perdi le mura
    [one] Perdi le mura e 1 carta
   *[other] Perdi le mura e { $left } carte
  }
hint-keep = { $short ->
    [one] Perdi 1 carta, le mura restano
   *[other] Perdi { $short } carte, le mura restano
  }
hint-overrun = Non puoi pagare: perdi la mano e le mura
hint-deploy-done = { $count ->
    [0] Poi l'attacco si scopre
   *[other] Poi l'attacco si scopre; ciò che hai schierato è perduto
  }
hint-deploy = Conta { $counts }: totale { $total }
hint-deploy-patrol = Conta { $counts }: totale { $total }. Rovescia l'Infiltrazione
hint-deploy-edict = Annulla l'attacco, qualunque sia
hint-plague = Niente attacchi fino al tuo prossimo turno; peschi 1
hint-alliance = Un giocatore pesca 1 carta Base
hint-inquisition = Guardi la mano di un vicino
hint-look = { $count ->
    [one] Guardi 1 carta
   *[other] Guardi { $count } carte
  }
hint-let-draw = { $excess ->
    [0] Pesca 1 carta Base
   *[other] Pesca 1 carta Base, poi ne scarta { $excess }
  }

verdict-repelled = respinto
verdict-short = { $short ->
    [one] manca 1
   *[other] mancano { $short }
  }
verdict-steals = ruba 1
verdict-turned = rovesciata
verdict-sweeps = spazza via tutto
verdict-cancelled = annullato
verdict-void = nullo

# Il diario. Fra asterischi i nomi, fra trattini bassi ciò che hanno visto solo alcuni.

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
    [seat] La *tua* Fase Difesa è saltata: c'è la Peste.
   *[none] La Fase Difesa di *{ $seat }* è saltata: c'è la Peste.
  }
defence-opens = { $me ->
    [seat] Si apre la *tua* Fase Difesa: *{ $attacker }* ti attacca, { $back }, posto a livello { $level }.
    [attacker] *{ $seat }* deve affrontare il *tuo* attacco, { $back }, posto a livello { $level }.
   *[none] *{ $seat }* deve affrontare l'attacco di *{ $attacker }*, { $back }, posto a livello { $level }.
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
    [seat] Si scopre l'attacco di *{ $attacker }* contro di *te*: *{ $card }*.
    [attacker] Si scopre il *tuo* attacco a *{ $seat }*: *{ $card }*.
   *[none] Si scopre l'attacco di *{ $attacker }* a *{ $seat }*: *{ $card }*.
  }
void = { $me ->
    [attacker] Il *tuo* attacco è nullo: *{ $card }* a livello { $level } supera il limite. La carta è perduta.
   *[none] L'attacco di *{ $attacker }* è nullo: *{ $card }* a livello { $level } supera il limite. La carta è perduta.
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
        [seat] La Polvere Pirica di *{ $attacker }* ha spazzato via tutto ciò che *hai* schierato e la Fortificazione, livello { $level }.
        [attacker] La *tua* Polvere Pirica ha spazzato via tutto ciò che *{ $seat }* ha schierato e la Fortificazione, livello { $level }.
       *[none] La Polvere Pirica di *{ $attacker }* ha spazzato via tutto ciò che *{ $seat }* ha schierato e la Fortificazione, livello { $level }.
      }
  }
turned-round = { $me ->
    [seat] La *tua* Ronda ha rovesciato l'Infiltrazione di *{ $attacker }*.
    [attacker] La Ronda di *{ $seat }* ha rovesciato la *tua* Infiltrazione.
   *[none] La Ronda di *{ $seat }* ha rovesciato l'Infiltrazione di *{ $attacker }*.
  }
stolen = { $card ->
    [veiled] *{ $taker }* ha preso una carta Base a *{ $giver }*.
   *[other] { $me ->
        [taker] *Hai* preso una carta a *{ $giver }*: _{ $card }_.
        [giver] *{ $taker }* *ti* ha preso una carta: _{ $card }_.
       *[none] *{ $taker }* ha preso una carta a *{ $giver }*: _{ $card }_.
      }
  }
nothing-stolen = { $me ->
    [taker] *Non hai* trovato carte Base da prendere a *{ $giver }*.
    [giver] *{ $taker }* non *ti* ha trovato carte Base da prendere.
   *[none] *{ $taker }* non ha trovato carte Base da prendere a *{ $giver }*.
  }
compared-sum = { $total }{ $count ->
    [0] {""}
   *[other] {" "}({ $counted })
  } contro { $value }
compared = { $me ->
    [seat] *Difendi* con { compared-sum }: { $short ->
        [0] respinto l'attacco di *{ $attacker }*, *{ $card }*.
        [one] manca 1 contro l'attacco di *{ $attacker }*, *{ $card }*.
       *[other] mancano { $short } contro l'attacco di *{ $attacker }*, *{ $card }*.
      }
    [attacker] *{ $seat }* difende con { compared-sum }: { $short ->
        [0] respinto il *tuo* attacco, *{ $card }*.
        [one] manca 1 contro il *tuo* attacco, *{ $card }*.
       *[other] mancano { $short } contro il *tuo* attacco, *{ $card }*.
      }
   *[none] *{ $seat }* difende con { compared-sum }: { $short ->
        [0] respinto l'attacco di *{ $attacker }*, *{ $card }*.
        [one] manca 1 contro l'attacco di *{ $attacker }*, *{ $card }*.
       *[other] mancano { $short } contro l'attacco di *{ $attacker }*, *{ $card }*.
      }
  }
sacrificed = { $me ->
    [seat] *Hai* sacrificato la Fortificazione: { $level } in più per la difesa.
   *[none] *{ $seat }* ha sacrificato la Fortificazione: { $level } in più per la difesa.
  }
kept = { $me ->
    [seat] *Hai* tenuto la Fortificazione, livello { $level }, e paghi il bottino.
   *[none] *{ $seat }* ha tenuto la Fortificazione, livello { $level }, e paga il bottino.
  }
looted = { $cards ->
    [veiled] *{ $giver }* ha dato a *{ $taker }* come bottino: { $count ->
        [one] { $gold ->
            [0] 1 carta.
           *[other] 1 carta d'oro.
          }
       *[other] { $count } carte{ $gold ->
            [0] .
           *[other] , { $gold } d'oro.
          }
      }
   *[other] { $count ->
        [0] { $me ->
            [giver] *Non avevi* carte da dare a *{ $taker }* come bottino.
            [taker] *{ $giver }* non aveva carte da darti come bottino.
           *[none] *{ $giver }* non aveva carte da dare a *{ $taker }* come bottino.
          }
       *[other] { $me ->
            [giver] *Hai* dato a *{ $taker }* come bottino: _{ $cards }_.
            [taker] *{ $giver }* *ti* ha dato come bottino: _{ $cards }_.
           *[none] *{ $giver }* ha dato a *{ $taker }* come bottino: _{ $cards }_.
          }
      }
  }
overrun = { $level ->
    [0] { $me ->
        [seat] *Non puoi* pagare tutto il bottino.
       *[none] *{ $seat }* non può pagare tutto il bottino.
      }
   *[other] { $me ->
        [seat] *Non puoi* pagare tutto il bottino e la Fortificazione cade, livello { $level }.
       *[none] *{ $seat }* non può pagare tutto il bottino e la Fortificazione cade, livello { $level }.
      }
  }
penalty = { $card ->
    [veiled] *{ $giver }* ha pagato a *{ $taker }* una carta per l'attacco oltre il limite, { $back }.
   *[other] { $me ->
        [giver] *Hai* pagato a *{ $taker }* per l'attacco oltre il limite: _{ $card }_.
        [taker] *{ $giver }* *ti* ha pagato per l'attacco oltre il limite: _{ $card }_.
       *[none] *{ $giver }* ha pagato a *{ $taker }* per l'attacco oltre il limite: _{ $card }_.
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
    [seat] Per *te* non c'erano più carte da pescare.
   *[none] Per *{ $seat }* non c'erano più carte da pescare.
  }
renewed = Gli scarti diventano il nuovo mazzo { $deck }: { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
  }
attack-laid = { $me ->
    [seat] *Hai* posto un attacco davanti a *{ $target }*, { $back }, a livello { $level }: _{ $card }_.
    [target] *{ $seat }* ha posto un attacco davanti a *te*, { $back }, a livello { $level }.
   *[none] *{ $seat }* ha posto un attacco davanti a *{ $target }*, { $back }, a livello { $level }.
  }
fortified = { $level ->
    [1] { $me ->
        [seat] *Hai* costruito *{ $card }*: livello 1.
       *[none] *{ $seat }* ha costruito *{ $card }*: livello 1.
      }
   *[other] { $me ->
        [seat] *Hai* migliorato a *{ $card }*: livello { $level }.
       *[none] *{ $seat }* ha migliorato a *{ $card }*: livello { $level }.
      }
  }
played = { $me ->
    [seat] *Hai* giocato *{ $card }*.
   *[none] *{ $seat }* ha giocato *{ $card }*.
  }
played-on = { $me ->
    [seat] *Hai* giocato *{ $card }* e hai indicato *{ $target }*.
    [target] *{ $seat }* ha giocato *{ $card }* e ha indicato *te*.
   *[none] *{ $seat }* ha giocato *{ $card }* e ha indicato *{ $target }*.
  }
looked = { $count ->
    [0] { $me ->
        [seat] *Hai* guardato la mano di *{ $target }*: è vuota.
        [target] *{ $seat }* ha guardato la *tua* mano: è vuota.
       *[none] *{ $seat }* ha guardato la mano di *{ $target }*: è vuota.
      }
   *[other] { $cards ->
        [veiled] *{ $seat }* ha guardato la mano di *{ $target }*, { $count ->
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
    [seat] *Hai* pagato *{ $cards }* per una carta Imperiale.
   *[none] *{ $seat }* ha pagato *{ $cards }* per una carta Imperiale.
  }
supported = { $card ->
    [veiled] *{ $seat }* ha mandato a *{ $ally }* una carta, { $back }.
   *[other] { $me ->
        [seat] *Hai* mandato a *{ $ally }* una carta, { $back }: _{ $card }_.
        [ally] *{ $seat }* *ti* ha mandato una carta, { $back }: _{ $card }_.
       *[none] *{ $seat }* ha mandato a *{ $ally }* una carta, { $back }: _{ $card }_.
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
game-drawn = L'ultimo giro è finito, al turno { $turn }: non vince nessuno.
no-result = { $me ->
    [seat] Senza di *te* la partita finisce senza risultato.
   *[none] Senza *{ $seat }* la partita finisce senza risultato.
  }
alliance-surrenders = { $me ->
    [seat] La *tua* Alleanza con *{ $ally }* è sconfitta.
    [ally] La *tua* Alleanza con *{ $seat }* è sconfitta.
   *[none] L'Alleanza di *{ $seat }* e *{ $ally }* è sconfitta.
  }

# Perché qualcosa è rifiutato, o farà male, in poche parole; il regolamento ha la frase intera.

why-PR-TURN-01 = Adesso non tocca a te decidere.
why-PR-TURN-05 = Prima viene un altro passo del turno.
why-PR-ACT-01 = Una sola Azione per turno: questa non ne fa parte.
why-PR-ACT-06 = Serve una carta Strategia della tua mano.
why-PR-ACT-08 = Si paga con carte della propria mano.
why-PR-ACT-09 = Costa due carte, e ne hai meno.
why-PR-ACT-11 = In Guerra Aperta non c'è il Supporto.
why-PR-ATK-02 = Si attacca con una carta della propria mano.
why-PR-ATK-03 = Attaccano solo le carte Attacco.
why-PR-ATK-09 = Vale più del tuo livello più 1.
why-PR-ATK-13 = Oltre il limite: quando si scopre è perduta, e paghi una carta.
why-PR-PLG-03 = Niente attacchi finché dura la Peste.
why-PR-RULING-28 = A questo tavolo la Polvere Pirica vuole una Fortificazione più alta.
why-PR-RULING-32 = Il tuo attacco precedente è ancora lì.
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
why-PR-DEF-11 = Al tuo livello conta 0, ed è perduta.
why-PR-RULING-05 = Più del tuo livello più 1: vietata a questo tavolo.
why-PR-LOOT-03 = Il bottino si paga dalla mano.
why-PR-RULING-25 = La penalità si paga dalla mano.
why-PR-HAND-09 = Si scarta dalla propria mano.
why-PR-ELIM-02 = Puoi restare senza carte né mura: saresti fuori.
why-PR-RULING-14 = Così sei fuori; con l'altra scelta no.

# Le opzioni di un tavolo.

option-mode = Modalità
option-mode-about = Ogni Casata per sé, oppure quattro Casate in due Alleanze.
option-mode-open_war = { mode-open_war }
option-mode-allied_houses = { mode-allied_houses }
option-illegal_attack = Attacchi oltre il limite
option-illegal_attack-about = Se un attacco oltre il livello più 1 si rifiuta subito, o si punisce quando si scopre.
option-illegal_attack-prevent = rifiutati
option-illegal_attack-allow_and_penalise = permessi e puniti
option-over_limit_defence = Difesa oltre il limite
option-over_limit_defence-about = Se una carta Difesa oltre il livello più 1 si può schierare.
option-over_limit_defence-counts_zero = permessa, conta 0
option-over_limit_defence-forbidden = vietata
option-hand_limit_timing = Scarto fino al limite
option-hand_limit_timing-about = Quando si riduce una mano diventata troppo grande.
option-hand_limit_timing-immediate = subito
option-hand_limit_timing-as_written = come dice il testo, se no al turno successivo
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
option-pending_attacks_per_target-about = Se si può porre un secondo attacco mentre una Peste sospende il primo.
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
option-round_cap-about = Dopo altrettanti giri la partita è patta.
option-round_cap-none = nessun limite

# Risposte alle domande.

question-attack = Che cosa ho davanti
question-hand = Le mani
question-piles = Mazzi e scarti
question-neighbours = I vicini
ask-no-seat = Non hai un posto a questo tavolo.
ask-no-attack = Non hai attacchi davanti a te.
ask-attack = { $house } ti attacca: { $back }, posto a livello { $level }. Se ogni carta mai vista è ugualmente probabile:
ask-attack-held = { $house } ti attacca: { $back }, posto a livello { $level }, sospeso dalla Peste. Se ogni carta mai vista è ugualmente probabile:
ask-case = { $card }: { $percent } % ({ $copies ->
    [one] 1 non vista
   *[other] { $copies } non viste
  })
ask-case-then = { ask-case }, { $verdict }
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
       *[other] , { $gold } d'oro
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
ask-left = Alla tua sinistra, chi colpisci: { ask-house }
ask-right = Alla tua destra, chi ti colpisce e gioca dopo di te: { ask-house }
ask-ally = Di fronte, il tuo alleato: { ask-house }
