# Fogli della scrivania.

step-nation = Nazioni
step-lists = Liste
step-prepare = Preparazione
step-means = Come si combatte
step-battle = Battaglia
step-result = Risultato
step-aftermath = Bilancio

scene-subtitle-before = { $year } · { $battles } battaglie
scene-subtitle = { $year } · { $first } contro { $second } · battaglia { $number } di { $planned }
scene-year-head = Che cosa dà il { $year }
scene-list-points = Punti per la lista
scene-nations = Nazioni
scene-nation-units = { $count } tipi di unità nel { $year }
scene-nation-head = Nazione e le sue unità migliori
scene-vehicles-head = Veicoli
scene-guns-head = Cannoni
scene-not-in-year = non in una campagna del { $year }

scene-catalogue = Catalogo
scene-to-buy = Da acquistare
scene-catalogue-note = { $nation } { $year } · { $count } voci
scene-other-years = Non in quest'anno
scene-search = Nome, arma, <=200, >=h9
scene-profile-key = S contro bersagli molli, H contro corazze, D difesa, R gittata, M mobilità
scene-search-key = Nella ricerca <=200 vuol dire al massimo 200 punti, >=h9 vuol dire H 9 o più
scene-fits = Adatti
scene-all = Tutti
scene-rest = Non per ciò che è scelto o che resta
scene-name = Nome
scene-soft = Contro bersagli molli
scene-soft-short = S
scene-hard = Contro corazze
scene-hard-short = H
scene-defence = Difesa
scene-defence-short = D
scene-range = Gittata
scene-range-short = R
scene-mobility = Mobilità
scene-mobility-short = M
scene-points-head = Punti
scene-points-unit = punti
scene-points = { $points } punti
scene-on-list = { $count } in lista
scene-of-limit = { $count } di { $limit }
scene-limit-formation = massimo { $limit } per formazione
scene-limit-platoon = massimo { $limit } per plotone
scene-add = Aggiungi { $unit } a { $place }
scene-add-short = Aggiungi { $unit }
scene-buy = Acquista { $unit } per { $place }
scene-buy-short = Acquista { $unit }

scene-order = Ordine di battaglia
scene-army = Esercito
scene-army-note = { $formations ->
    [one] 1 formazione
   *[other] { $formations } formazioni
  } · { $platoons ->
    [one] 1 plotone
   *[other] { $platoons } plotoni
  } · { $squads ->
    [one] 1 squadra
   *[other] { $squads } squadre
  }
scene-by-company = Per compagnia
scene-by-arm = Per arma
scene-as-table = Tabella
scene-new-formation = Nuova compagnia o batteria
scene-new-formation-note = scegli la prima squadra nel catalogo
scene-a-formation = una nuova formazione
scene-new-platoon = Nuovo plotone
scene-hq-missing = manca il QG
scene-formation-note = { $count } plotoni su { $most }, { $hq ->
    [yes] QG
   *[other] ancora senza QG
  }
scene-rename = Dai un nome a { $name }
scene-copy = Copia { $name }
scene-remove = Togli { $name }
scene-lacks = { $count } su { $least }: { $missing ->
    [one] ne manca una
   *[other] ne mancano { $missing }
  }
scene-full = al completo
scene-nobody = nessun superstite
scene-squads = { $count ->
    [one] 1 squadra
   *[other] { $count } squadre
  }
scene-units = { $count ->
    [one] 1 unità
   *[other] { $count } unità
  }
scene-company-infantry = Compagnia fucilieri
scene-company-motorised = Compagnia motorizzata
scene-company-mechanised = Compagnia meccanizzata
scene-company-engineer = Compagnia genieri
scene-company-paratroop = Compagnia paracadutisti
scene-company-recon = Compagnia esplorante
scene-company-tank = Compagnia carri
scene-company-tank_destroyer = Compagnia cacciacarri
scene-company-self_propelled_gun = Compagnia semoventi
scene-company-artillery = Compagnia cannoni da fanteria
scene-company-anti_tank = Compagnia controcarro
scene-company-anti_aircraft = Compagnia contraerea
scene-battery-infantry = Batteria di fanteria
scene-battery-motorised = Batteria motorizzata
scene-battery-mechanised = Batteria meccanizzata
scene-battery-engineer = Batteria del genio
scene-battery-paratroop = Batteria paracadutisti
scene-battery-recon = Batteria di osservazione
scene-battery-tank = Batteria carri
scene-battery-tank_destroyer = Batteria cacciacarri
scene-battery-self_propelled_gun = Batteria semovente
scene-battery-artillery = Batteria da campagna
scene-battery-anti_tank = Batteria controcarro
scene-battery-anti_aircraft = Batteria contraerea

scene-caution-unspent = Restano { $left } punti da spendere: bloccando la lista vanno persi.
scene-caution-carried = Restano { $left } punti da spendere: li tieni in mano.
scene-caution-force = Schieri solo { $cost } punti su { $cap }, e restano altre unità.
scene-checks = Controlli
scene-bought = spesi
scene-reserved = riservati
scene-left = restano
scene-caps = Un Contrattacco schiera { $each }, un Assalto { $more } o { $less }
scene-made-of = Di che cosa è fatto
scene-before-lock = Prima di chiudere la lista
scene-within = Nel bilancio, con i punti riservati
scene-sizes = Compagnie da 1 a 4 plotoni, batterie da 1 a 2

scene-level = Addestramento
scene-buy-head = Acquista
scene-field-head = Schiera
scene-field-barred = { $place } ora non può essere schierato
scene-hq-barred = { $place } può venire quando è schierata metà dei suoi plotoni
scene-disband-head = Sopprimi
scene-field-unit = Schiera { $place }
scene-disband-unit = Sopprimi { $place }
scene-fill-cap = Completa la forza
scene-refit-all = Rimpiazza tutto
scene-field-trained = Schiera i più addestrati
scene-fielded = schierata
scene-fielded-note = { $count ->
    [one] 1 unità schierata
   *[other] { $count } unità schierate
  }, { $points } punti
scene-strength = { $count } di { $start }
scene-fit-for = pronta con { $count ->
    [one] un'altra squadra
   *[other] altre { $count } squadre
  }, { $points }
scene-disbanded = soppressa
scene-cap = Forza
scene-force = schierati
scene-force-tab = Forza
scene-pool = Punti in mano
scene-spent = Spesi adesso
scene-enemy-cap = { $side } può schierare
scene-enemy-pool = { $side } ha in mano
scene-enemy-tab = Nemico
scene-battles = Battaglie
scene-battles-note = come è andata ciascuna
scene-turn = Turno
scene-quiet = nessuna perdita
scene-loses = Perde { $units }.
scene-withdraws = Ritira { $units }.
scene-over-after = Fine dopo { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
  }: { $reason }.
scene-roll-on = Dadi { $first } e { $second }, in tutto { $total }: la battaglia continua.
scene-roll-over = Dadi { $first } e { $second }, in tutto { $total }: la battaglia è finita.

scene-report = { $side ->
    [none] La battaglia { $number } finisce in parità
   *[other] { $side } vince la battaglia { $number }
  }
scene-report-won = Hai vinto la battaglia { $number }
scene-report-lost = Hai perso la battaglia { $number }
scene-report-losses = Perdite
scene-report-nothing = nulla
scene-destroyed-points = Distrutti, in punti
scene-turn-by-turn = Turno per turno

scene-battle-head = Battaglia { $number } · { $type }
scene-battle-tab = Battaglia
scene-side-cap = { $side } { $cap }
scene-objective-worth = obiettivo { $points }
scene-turns = Turni
scene-dice-on = { $total }: continua
scene-dice-over = { $total }: finita
scene-feature = Elemento { $number }
scene-contested = Conteso
scene-unit = Unità, come ha combattuto
scene-tick = Spunta le perdite
scene-destroyed = Distrutti
scene-level-after = Dopo
scene-fielded-of = schierati { $points } di { $cap }
scene-lost = Perse { $count }
scene-scores = { $side } ottiene { $points }
scene-each = { $level }, { $points } ciascuna
scene-strike = { $place }, { $unit }: segna una perdita
scene-take-back = { $place }, { $unit }: togli una perdita
scene-loss-told = { $place }, { $unit }: perse { $lost } di { $count }
scene-objective = Obiettivo
scene-battle-points = Punti di battaglia
scene-proposal = Proposta: { $outcome }{ $side ->
    [none] {""}
   *[other] , { $side }
  }
scene-proposal-note = { $points } punti di differenza, { $share }% di { $cap }
scene-outcome = Esito
scene-outcome-draw = Pareggio
scene-outcome-marginal = Marginale
scene-outcome-decisive = Decisiva
scene-follows = Che cosa segue
scene-follows-won = La campagna è finita: vittoria decisiva, { $side }.
scene-follows-even = Stesse battaglie vinte: pareggio, se nessuno ha { $points } punti in più.
scene-follows-settled = Vittoria: { $side }. Decisiva se restano { $points } punti, altrimenti marginale.
scene-follows-battle = { $side ->
    [none] { $type }, { $first } ciascuno.
   *[other] { $type }, attacca { $side }: { $first } contro { $second }.
  }
scene-follows-near = Un'altra vittoria chiude la campagna.
scene-if-won = Se { $side } vince la battaglia { $number }

scene-score = Punteggio
scene-score-note = pareggi: { $draws }, da combattere: { $left }
scene-wins = Battaglie vinte
scene-earned = Guadagnati
scene-spent-all = Spesi in rimpiazzi
scene-in-hand = Punti in mano
scene-in-hand-note = guadagnati con le perdite nemiche, spesi in rimpiazzi
scene-restore = Per ripristinare la lista
scene-would-be-left = Resterebbero alla fine
scene-final = Punti vittoria alla fine
scene-list-cost = Lista dell'esercito
scene-last-cap = Limite dell'ultima battaglia
scene-all-battle-points = Punti di battaglia, in tutto
scene-war = La guerra finora
scene-war-tab = Guerra
scene-war-note = chi ha l'iniziativa in ogni battaglia
scene-initiative = iniziativa
scene-pushes = Preme { $side }
scene-to-be-fought = da combattere
scene-result = { $side ->
    [none] { $outcome }
   *[other] { $side }, { $outcome }
  }
scene-start = inizio
scene-strength-head = Forza
scene-strength-note = quota della lista iniziale, a prezzi da Reclute
scene-losses = Perdite per arma
scene-losses-note = punti da Reclute
scene-side-lost = Perdite { $side }
scene-training = Addestramento
scene-training-note = quota delle unità
scene-histories = Storia delle unità
scene-now = ora
scene-reserve = riserva

scene-roster = Ruolino
scene-roster-sum = { $points } di { $budget } punti
scene-cards = Carte delle unità
scene-battle-sheet = Foglio di battaglia
scene-campaign-sheet = Foglio di campagna
scene-print-head = Campagna { $year } · { $first } contro { $second }
scene-print-side = { $side }: { $role }, schiera fino a { $cap } punti
scene-place = Posto
scene-squads-head = Squadre
scene-dice-line = Dadi dopo il turno { $turn }
scene-winner = Vincitore
scene-notes = Note
scene-signature = Firma, { $side }
scene-force-open = Forza
scene-momentum = Slancio
scene-type = Tipo
scene-side-points = { $side }, punti
scene-won = { $level ->
    [decisive] Vittoria decisiva: { $side }
    [marginal] Vittoria marginale: { $side }
   *[other] Vince { $side }
  }
scene-you-win = { $level ->
    [decisive] Hai vinto: vittoria decisiva
    [marginal] Hai vinto: vittoria marginale
   *[other] Hai vinto la campagna
  }
scene-you-lose = { $level ->
    [decisive] Hai perso: vittoria decisiva, { $side }
    [marginal] Hai perso: vittoria marginale, { $side }
   *[other] Hai perso: vince { $side }
  }
scene-drawn = La campagna finisce in parità
scene-unit-head = Unità
scene-battle-short = Battaglia { $number }

scene-json = Lista in JSON
scene-csv = Lista in CSV
scene-txt = Lista come testo
scene-sample = Lista di esempio
scene-fill-list = Completa il resto
scene-import = Importa
scene-import-file = Un file: JSON, CSV o testo
scene-import-text = Oppure incollala qui
scene-import-look = Vedi che cosa cambierebbe
form-not-a-list = questa non è una lista dell'esercito
form-too-long = il file è troppo grande per una lista
form-short-line = alla riga { $line } servono posto, unità e numero
form-no-place = { $where }: il posto «{ $place }» non esiste
form-no-unit = { $where }: la tua nazione non ha l'unità «{ $unit }»
form-no-count = { $where }: «{ $count }» non è un numero da 1 a 5
form-other-nation = la lista è di un'altra nazione: { $nation }
form-other-year = { $where }: { $unit } non c'è nel { $year }
form-too-many = { $where } avrebbe { $count } squadre, al massimo { $most }
form-over-limit = { $unit }: { $count }, ne sono permesse al massimo { $most }
form-over-budget = { $where }: da qui oltre i { $budget } punti che si possono spendere; in tutto { $points }
form-refused = { $where }: { $why } ({ $clause })
form-nothing-there = lì non c'è un plotone da spostare
form-no-room = lì non c'è un posto libero
form-sample = Aggiunge { $count ->
    [one] 1 squadra
   *[other] { $count } squadre
  } per { $points } punti.
form-nothing-to-add = Non resta nulla da aggiungere.
form-found = Trovate { $count ->
    [one] 1 squadra
   *[other] { $count } squadre
  }, { $points } punti.
form-changes = Importandola se ne aggiungono { $adds } e se ne tolgono { $takes }.
form-names-formation = Porta { $count ->
    [one] il nome di 1 formazione
   *[other] i nomi di { $count } formazioni
  }.
form-names-unit = Porta { $count ->
    [one] il nome di 1 unità
   *[other] i nomi di { $count } unità
  }.
form-no-formation = la lista non ha una formazione «{ $where }» a cui dare un nome
form-no-name = formazione { $where }: un nome è una riga da 1 a { $most } lettere
form-nothing-named = in «{ $where }» la lista non ha nulla a cui dare un nome
form-no-unit-name = { $where }: un nome è una riga da 1 a { $most } lettere
