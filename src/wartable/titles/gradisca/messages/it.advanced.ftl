# Quello che dice solo il Gioco Avanzato.
mode-advanced = Gioco Avanzato
mode-advanced-about = Tutte le regole: rifornimenti e Campi, Morale, Razzie, fiumi, Raggio di Comando, inverno.
option-mode-advanced = { mode-advanced }
option-group-advanced = Gioco Avanzato

# Le domande, e che cosa leggono intanto gli altri.
prompt-calling = { $zone }: il Comandante può richiamare { $count } unità alla battaglia
wait-calling = { $side } può richiamare unità alla battaglia
prompt-going_on = { $zone }, finito il round { $round }: si combatte ancora?
wait-going_on = { $side } decide se la battaglia continua
prompt-raiding = I razziatori sono a { $zone }: e ora?
wait-raiding = { $side } conduce una Razzia
prompt-incursion = A { $zone } non resta nessuno: ti fermi o torni indietro?
wait-incursion = { $side } conduce un'Incursione
prompt-conversion = { $zone }: che cosa ne è dei Forti nemici?
wait-conversion = { $side } decide dei Forti presi
prompt-sea_supply = Quale zona si rifornisce via mare?
wait-sea_supply = { $side } sistema il Rifornimento via mare
prompt-bridging = Quale tratto di fiume?
wait-bridging = { $side } sceglie un tratto di fiume

# Come si chiamano le risposte, e che cosa ne segue.
hint-crossing = Il fiume prende tutta la capacità di movimento.
label-raid = Razzia: { $zone }
label-incursion = Incursione: { $zone }
label-again = Un'altra Razzia
label-stay = Resta
label-stay-in = Resta a { $zone }
label-return = Torna a { $zone }
label-call = Richiama { $unit }
label-fight = Alla battaglia
label-fight-on = Combatti un altro round
label-stop = Finisci la battaglia
hint-stop = I Centri di tutti i round decidono chi si ritira.
label-convert = { $count ->
     [0] Distruggi { $lost ->
         [one] il Forte
        *[other] tutti i Forti
      }
     [one] { $lost ->
         [0] Converti il Forte
        *[other] Converti 1 Forte, distruggine { $lost }
      }
    *[other] { $lost ->
         [0] Converti { $count } Forti
        *[other] Converti { $count } Forti, distruggine { $lost }
      }
  }
label-raze = Distruggi un tuo Forte
label-camp = Sposta il Campo a { $zone }
label-camp-back = Rimetti il Campo a { $zone }
label-sea = Rifornisci { $zone } via mare
label-sea-stays = Continua a rifornire { $zone } via mare
label-bridge = Un ponte di barche fra { $one } e { $other }
label-break = Rompi il ponte fra { $one } e { $other }
stretch = { $one } e { $other }

# La cronaca.
group-raids = Razzie
group-supplies = Rifornimenti e Morale
called = { $seat } richiama alla battaglia { $unit } da { $from }.
round-begins = { $zone }: comincia il round { $round }.
battle-stopped = { $zone }: { $seat } finisce la battaglia.
battle-joined = { $seat } dà battaglia a { $zone }.
wants-more = { $seat } vuole combattere ancora a { $zone }.
raid-tried = { $seat } razzia { $zone } con { $raiders } unità: { $die }{ $die ->
     [1] .
     [6] .
    *[other] { $added ->
       [0] .
      *[other] , più { $added } per i nemici presenti.
    }
  }
raided = { $seat } saccheggia { $zone }.
raid-failed = La Razzia a { $zone } fallisce.
rode-in = { $seat } fa un'Incursione da { $from } a { $zone }: { $units }.
went-back = { $seat } torna da { $from } a { $to }: { $units }.
stayed = { $seat } resta a { $zone }: { $units }.
unsupplied = Fuori Rifornimento a { $zone }: { $units }.
resupplied = Di nuovo in rifornimento: { $units }.
morale = Morale di { $seat }: { $value }, { $band }.
band-low = basso
band-medium = medio
band-high = alto
camp-moved = Il Campo di { $seat } si sposta da { $from } a { $to }.
camp-lost = Il Campo di { $seat } a { $zone } è perso.
camp-back = Il Campo di { $seat } è di nuovo in gioco a { $zone }.
forts-converted = { $seat } converte { $count ->
     [one] il Forte
    *[other] { $count } Forti
  } a { $zone }.
fort-razed = { $seat } distrugge un proprio Forte a { $zone }.
sea-supply = { $zone } è rifornita via mare.
sea-blocked = Niente Rifornimento via mare fino alla fine del turno.
grouped = Rinforzi di { $seat } in cammino, per dopo { $turn }: { $units }.
group-rolled = { $card }, per { $seat }: { $die }, arrivano con { $needed } o meno.
group-waits = { $card }: non c'è modo di entrare, le unità aspettano.
bridge-built = { $seat } getta un ponte fra { $stretch }.
bridge-broken = { $seat } rompe il ponte fra { $stretch }.
flood = Piena: fino alla fine del turno i fiumi si passano solo sui ponti.
ford = { $seat } ha trovato i guadi: passare un fiume costa un punto in più.
relieved = { $zone } è rifornita fino a { $turn }.
new-raids = Anno nuovo: si tolgono tutti i segnalini di Razzia.

# I timbri.
stamp-raided = Razzia
stamp-raided-note = { $zone }
stamp-rode-in = Incursione
stamp-rode-in-note = { $zone }
stamp-camp-lost = Campo perso
stamp-camp-lost-note = { $zone }
stamp-camp-back = Campo
stamp-camp-back-note = { $zone }

# Le domande al tavolo.
question-supply = Linea di Rifornimento di una zona
question-attack_supply = Rifornimento d'Attacco di una zona
question-command = Raggio di Comando di un Comandante
ask-basic = Il Gioco Base non conosce rifornimenti né Raggio di Comando.
ask-nobody = A { $zone } non c'è nessuno.
ask-supplied = { $zone } è rifornita: { $path }.
ask-supplied-here = { $zone } è una Fonte di Rifornimento di { $side }.
ask-supplied-sea = { $zone } è rifornita via mare.
ask-supplied-rubia = { $zone } è rifornita per la via di { $rubia }.
ask-supplied-card = { $zone } è rifornita da una carta, fino a { $turn }.
ask-unsupplied = { $zone } è Fuori Rifornimento.
ask-broken = La linea si spezza fra { $one } e { $other }: { $reason }
clause-river = il fiume non ha ponte.
clause-enemies = ci sono nemici.
ask-armed = { $zone } ha il Rifornimento d'Attacco dal Campo: { $path }, { $cost ->
     [0] nessuna zona di distanza
     [one] 1 zona
    *[other] { $cost } zone
  }.
ask-armed-sea = { $zone } ha il Rifornimento d'Attacco via mare.
ask-exempt = Le unità a { $zone } non hanno bisogno del Rifornimento d'Attacco.
ask-no-camp = { $side } non ha il Campo in gioco.
ask-camp-cut = Il Campo a { $camp } non ha una propria Linea di Rifornimento.
ask-camp-far = Il Campo a { $camp } è troppo lontano da { $zone }, o tagliato fuori.
ask-low = Il Morale è basso: non c'è Rifornimento d'Attacco.
ask-command = { $unit }, Leadership { $value }: { $count ->
     [one] 1 zona
    *[other] { $count } zone
  } entro il Raggio di Comando.
ask-commanded = Con unità proprie: { $zones }.

# Le opzioni.
option-river_cross = Passare i fiumi
option-river_cross-about = Che cosa costa passare un fiume senza ponte.
option-river_cross-full_allowance = tutta la capacità
option-river_cross-ends_move = la fine del movimento
option-radius_from = Raggio di Comando
option-radius_from-about = Da dove si misura il Raggio di Comando.
option-radius_from-current_zone = da dove si trova il Comandante
option-radius_from-zone_at_draw = da dov'era all'estrazione
option-calls_at_low_morale = Richiami con Morale basso
option-calls_at_low_morale-about = Se un Comandante può richiamare unità con Morale basso.
option-calls_at_low_morale-yes = permessi
option-calls_at_low_morale-no = non permessi
option-rounds_threshold = Battaglie in più round
option-rounds_threshold-about = Quando si contano le sei unità di ciascuna parte.
option-rounds_threshold-at_start = una volta, all'inizio
option-rounds_threshold-each_round = prima di ogni round
option-difficult_affects_commander = Comandanti in terreno difficoltoso
option-difficult_affects_commander-about = Se il terreno difficoltoso abbassa il dado di un Comandante che attacca.
option-difficult_affects_commander-no = non lo abbassa
option-difficult_affects_commander-yes = lo abbassa
option-sea_supply_serves_camp = Campi riforniti via mare
option-sea_supply_serves_camp-about = Se il Rifornimento via mare dà al Campo la sua linea.
option-sea_supply_serves_camp-no = nessuna linea
option-sea_supply_serves_camp-yes = una linea
option-raid_exit = Razziatori fra i nemici
option-raid_exit-about = Se i razziatori possono andarsene prima del combattimento.
option-raid_exit-leave_before_combat = possono andarsene
option-raid_exit-combat_first = prima il combattimento
option-incursion_dislodges = Incursioni
option-incursion_dislodges-about = Se chi è colpito da un'Incursione deve ritirarsi.
option-incursion_dislodges-no = resta
option-incursion_dislodges-yes = si ritira
option-late_r_card = Rinforzi in ritardo
option-late_r_card-about = Che cosa fa una carta di Rinforzi giocata dopo la sua data.
option-late_r_card-immediate = entrano subito
option-late_r_card-track_at_current_turn = aspettano sulla Linea del Tempo

# La scena.
scene-camp = Campo di { $side }{ $moved ->
    [yes] , mosso
   *[no] {""}
  }
scene-raid = razziata quest'anno
scene-sea = Rifornimento via mare{ $blocked ->
    [yes] , interrotto
   *[no] {""}
  }
scene-out = , Fuori Rifornimento
scene-boats = ponte di barche fra { $one } e { $other }
scene-broken-bridge = ponte rotto fra { $one } e { $other }
scene-morale = Morale
scene-morale-at = { $value }, { $band }
scene-morale-of = { $side } { $value }
scene-groups = Sulla Linea del Tempo: { $count }
scene-group = dopo { $turn }
scene-round = round { $round }, Centri finora: Venezia { $venice }, Austria { $austria }
scene-strike = Incursione a { $zone }
scene-stretch = fiume fra { $one } e { $other }
scene-line = Rifornimento d'Attacco di { $zone }
