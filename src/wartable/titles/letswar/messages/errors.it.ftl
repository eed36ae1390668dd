# Che cosa può andare storto, in italiano, secondo la chiave con cui l'errore è segnalato.

# pacchetti
letswar-one-condition = { $place }: una condizione ha esattamente una chiave fra { $known }
letswar-word-twice = { $place }: la parola { $word } indica anche { $other }; ogni carta deve avere la sua
letswar-timing = { $place }: { $timing } non va con una carta di tipo { $type }
letswar-trigger = { $place }: una reazione ha bisogno di un trigger, e nessun'altra carta ne ha
letswar-equips = { $place }: un equipaggiamento indica le unità a cui va posato, le altre carte no
letswar-red-name = { $place }: solo gli equipaggiamenti hanno una data d'ingresso (LW-CONF-05); le altre carte usano date_from in requires
letswar-until = { $place }: { $until } non va: ciò che sta sulla plancia o è scoperto dura in_play, tutto il resto finisce da sé
letswar-does-not-last = { $place }: { $op } accade subito e non può stare sulla plancia né essere di un Personaggio
letswar-nobody = { $place }: qui { $who } non indica nessuno
letswar-event-only = { $place }: { $op } in questa forma è solo per gli Eventi
letswar-answer-only = { $place }: { $op } è per le carte che rispondono a qualcosa
letswar-not-in-answer = { $place }: { $op } non può far parte di una risposta
letswar-wrong-trigger = { $place }: { $what } non va con il trigger
letswar-stops-nothing = { $place }: una risposta comincia con miss o cancel
letswar-kind = { $place }: { $kind } non va con { $zone }: da una mano any o conflict, da una plancia equipment o any_equipment
letswar-by = { $place }: qui { $by } non può scegliere: un actor sceglie dall'avversario che la carta indica, il caso dalle mani
letswar-targets = { $place }: una carta del proprio turno indica il bersaglio quando si gioca, e una risposta colpisce attacking_unit
letswar-attack-first = { $place }: un attacco è il primo effetto della sua carta
letswar-else = { $place }: chi non paga perde Fronte Interno: un solo effetto, homefront con una perdita, per target
letswar-attack-and-demand = { $place }: una carta non può insieme attaccare ed esigere denaro
letswar-two-targets = { $place }: una carta indica un avversario o un alleato, non entrambi
letswar-too-many = { $place }: { $kinds } tipi di equipaggiamento, e c'è posto per { $most }
letswar-out-of-place = { $place }: { $op } non appartiene a questo mazzo
letswar-too-few = { $place }: { $cards } carte senza le carte Territorio, e con sette giocatori se ne distribuiscono { $needed } (LW-SETUP-25)
letswar-territories = { $place }: servono due carte Territorio, una copia ciascuna (LW-CONF-10)
letswar-no-such-card = { $place }: nessuna carta comincia con { $op }; senza non si possono giocare attacchi (LW-RULING-75)
letswar-common = { $place }: { $cards } carte, e tutti i mazzi Nazione ne hanno 8 in comune (LW-NAT-04)
letswar-spies = { $place }: { $cards } Spie, e 3 delle carte comuni sono Spie (LW-NAT-05)
letswar-no-own-card = { $place }: ogni Nazione ha bisogno di una carta sua (LW-NAT-06)
letswar-optional = { $place }: l'Evento che chiude la partita è facoltativo, e nessun altro lo è (LW-ARM-01)
letswar-armistice = { $place }: serve un Evento che chiude la partita, l'Armistizio (LW-ARM-01)
letswar-no-event = { $place }: nessun Evento va bene per l'offensiva { $date } { $players ->
    [2] con due giocatori
   *[other] con tre o più giocatori
  } (LW-EVT-06)
letswar-faction = { $place }: questa Nazione appartiene a { $faction } (LW-SETUP-01, LW-SETUP-02)

# ciò che rende strano un pacchetto, ma giocabile
letswar-odd-deck = { $place }: { $cards } carte; con meno di { $wanted } il mazzo Conflitto può finire con sette giocatori
letswar-odd-nation-deck = { $place }: { $cards } carte con quelle comuni; con meno di { $wanted } il mazzo è spesso vuoto
letswar-odd-characters = { $place }: ogni Personaggio un giorno se ne va, e poi la Nazione non ne ha più (LW-RULING-26)

# posizioni
letswar-seal = posizione: sta nel mezzo di una scelta o di una carta, e non è stata scritta così; una posizione del genere non si cambia a mano
letswar-no-step = step: { $step } non si può scrivere a mano; prelude, turn_main e turn_discard sì
letswar-not-the-nations = { $place }: { $word } non può stare qui
letswar-other-nation = { $place }: un Personaggio di un'altra Nazione
letswar-no-italy = { $place }: le carte Territorio sono per i tavoli con l'Italia
letswar-lasting = { $place }: non è un effetto che dura
letswar-over = ended: una partita in corso non è vinta, e una finita non chiede più nulla
letswar-no-steps = stack: non resta nulla da giocare, e la partita non è finita
letswar-steps = stack: questi passi non possono stare uno sull'altro, o chiedono a una Nazione fuori dal gioco o non attiva
letswar-fallen = { $place }: una Nazione senza unità o senza Fronte Interno è fuori
letswar-out = { $place }: a una Nazione fuori dal gioco non resta nulla
letswar-not-laid = { $place }: { $card } non può stare su una plancia
letswar-two-copies = { $place }: { $card } c'è due volte (LW-EQUIP-03)
letswar-too-early = { $place }: { $card } c'è prima della sua data (LW-EQUIP-08)
letswar-side = { $place }: solo l'Italia cambia parte (LW-ITALY-20)
letswar-historical = { $place }: nella modalità Storia la prima caduta chiude la partita (LW-WIN-05)
letswar-no-faction = { $place }: una fazione senza Nazioni ha perso (LW-WIN-10)
letswar-character-twice = nations: un Personaggio è in due posti
letswar-territory = territory: le carte stanno scoperte finché l'Italia è neutrale, e con entrambe entra subito (LW-ITALY-12)
letswar-depth = depth_left: da { $least } a { $most }
letswar-date = latest: il calendario sta alla data più avanzata, o è tornato alla Primavera 1919
letswar-pledge = resolving.pledges: si impegnano carte equipaggiamento Conflitto della propria mano o plancia
letswar-no-winner = won: una partita finita è stata vinta da una fazione, e mai da un'Italia neutrale (LW-WIN-06)
