# Che cosa può andare storto, in italiano, con la chiave con cui l'errore è segnalato.

# opzioni
campaign-marks = draw_below è { $draw } e decisive_from { $decisive }: un pareggio non può arrivare sopra una vittoria decisiva (CA-RULING-26)
campaign-nation-year = { $option }: { $nation } non è in campo nel { $year }; quell'anno ci sono { $known } (CA-RULING-59)

# pacchetti
campaign-year = { $place }: non è un anno dal { $first } al { $last } (CA-BUD-09)
campaign-levels = { $place }: { $given } fattori, e la scala ha { $levels } livelli; uno per ciascuno, prima le Reclute
campaign-factors-fall = { $place }: i fattori scendono mentre il livello sale; ognuno deve essere almeno pari al precedente
campaign-least = { $place }: { $least } supera most, { $most }; la probabilità minima non può superare la massima
campaign-prefix = { $place }: l'id deve cominciare con { $prefix }, così due nazioni non ne condividono uno
campaign-years = { $place }: { $first } viene dopo { $last }; prima il primo anno
campaign-price-falls = { $place }: { $cost } è meno di { $before } al livello { $lower }; un prezzo non può scendere mentre il livello sale
campaign-hq-formation = { $place }: arma { $arm } con formazione { $formation }; arma hq e formazione hq vanno insieme
campaign-leads = { $place }: un comando dice che cosa guida ({ $known }), e nessun'altra unità lo fa
campaign-hq-element = { $place }: un comando che guida { $leads } è fatto dell'elemento { $wanted } (CA-RULING-57)
campaign-too-many = { $place }: { $printed } unità e { $tanks } carri comando ricavati da carri; una nazione ha posto per { $most }
campaign-too-many-words = { $place }: { $given } id diversi senza la nazione; c'è posto per { $most }
campaign-word-taken = { $place }: { $word } è una parola della notazione; scegli un altro id
campaign-word-twice = { $place }: senza la nazione si chiama { $word }, come { $other }; scegli un altro id
campaign-empty-year = { $place }: nel { $year } si hanno solo comandi; dai quell'anno a un'unità, o togli l'anno
campaign-all-limited = { $place }: nel { $year } ogni unità di { $group } ha un limite; ne serve una senza, perché un plotone si possa sempre completare (CA-RULING-60)
campaign-cheap-limited = { $place }: nel { $year } costa { $cost } e ha un limite, ma l'unità più economica di { $group } senza limiti costa { $free }; non può costare di meno, altrimenti annullando una scelta resterebbe una lista che i punti non bastano a completare (CA-RULING-60)
campaign-no-hq = { $place }: nel { $year } nulla guida { $formation } di { $arm }; serve un comando che guidi { $leads }, senza limiti
campaign-too-dear = { $place }: nel { $year } tre di { $group } costano almeno { $cost }, sopra il tetto più basso, { $cap }
campaign-nothing-fits = { $place }: nel { $year } la formazione più piccola costa { $least }, e l'esercito ha { $budget } punti
campaign-too-cheap = { $place }: nel { $year } { $budget } punti comprano { $slots } formazioni o più a { $cost } l'una; c'è posto per meno
campaign-nobody = { $place }: nessuna nazione è in campo nel { $year }; ne serve una per ogni anno

# ciò che rende strano un pacchetto, ma si può giocare
campaign-odd-caps = { $place }: chi ha vinto l'ultima battaglia può schierare { $higher } e chi l'ha persa { $lower }, mentre un Contrattacco dà { $each }; il vincitore dovrebbe avere di più

# nuovi prezzi
campaign-new-price = { $place }: { $old } diventa { $new }

# positions and notation
campaign-position = { $place }: { $problem }
campaign-ledger-line = { $place }: { $value } non è una riga di conto; sono battaglia, posto, voce, punti
campaign-not-whole-rows = { $place }: i numeri vanno a gruppi di { $by }
campaign-no-nation = { $place }: prima delle squadre serve una nazione
campaign-too-many-squads = { $place }: più di { $most } squadre
campaign-no-place = { $word } non è un posto; un posto è una formazione da 1 a 64 e un plotone da 1 a 4 o il suo comando, come 3.2 o 3.hq (CA-LIST-08)
campaign-no-unit = { $word } non è un'unità dei cataloghi
campaign-no-holder = { $words } non è un elemento con la parte che lo tiene, come in '{ $example }'
campaign-no-outcome = { $words } non è un esito; è 'draw', oppure 'marginal' o 'decisive' e il vincitore, 1 o 2
campaign-no-dice = { $words }: i dadi mostrano da 1 a 6, come in '{ $example }'
campaign-word-missing = manca una parola, come in '{ $example }'
