# Come si chiamano parti, squadre e posti.
side-1 = Parte 1
side-2 = Parte 2
squads = { $count } × { $unit }
squads-at = { $count } × { $unit } in { $place }
word-of-unit = { $word }
change-up = { $place } sale da { $before } a { $after }
change-down = { $place } scende da { $before } a { $after }
means-table = sul tavolo
means-auto = con il programma
means-forfeit = non combattuta
outcome-none = nessun risultato

# Domande, e ciò che intanto leggono gli altri.
prompt-nation = Quale nazione guidi?
wait-nation = { $side } sceglie una nazione
prompt-lists = Componi la tua lista: spesi { $spent } punti su { $budget }
wait-lists = Le due parti compongono le liste
prompt-disband = Sopprimi i plotoni che non puoi rimpiazzare?
wait-disband = Si possono sopprimere plotoni
prompt-prepare = Acquista rimpiazzi e scegli la forza: { $pool } punti accumulati, schierati { $cost } su { $cap }
wait-prepare = Le due parti preparano la battaglia
prompt-means = Come si combatte questa battaglia?
wait-means = Le due parti dicono come vogliono combattere
prompt-objective = { $count ->
    [one] Indica l'elemento da tenere
   *[other] Indica i { $count } elementi strategici
  }
wait-objective = { $side } indica che cosa va tenuto
prompt-answer = Ti va bene questo elemento?
wait-answer = { $side } valuta l'elemento indicato
prompt-battle = Battaglia sul tavolo: turno { $turn }
wait-battle = La battaglia si combatte sul tavolo
prompt-dice = Il turno { $turn } è finito: inserisci i due dadi
wait-dice = { $side } inserisce i dadi
prompt-check_dice = { $side } ha inserito { $first } e { $second }: è giusto?
wait-check_dice = { $side } controlla i dadi
prompt-result = Inserisci il risultato: perdite, elementi tenuti, esito
wait-result = Si inserisce il risultato
prompt-confirm = { $side } ha inserito un risultato: è giusto?
wait-confirm = { $side } controlla il risultato
prompt-over = La campagna è finita
wait-over = La campagna è finita

# Come si chiamano le risposte.
label-nation = Guida { $nation }
label-add = Aggiungi { $unit } a { $place } ({ $points } punti)
label-lock = Chiudi la lista ({ $points } punti)
label-disband = Sopprimi { $place } (+{ $points } punti)
label-disbanded = Non sopprimere altro
label-buy = Acquista { $unit } per { $place } ({ $points } punti)
label-field = Schiera { $place } ({ $points } punti)
label-bring = Schiera { $unit } di { $place } ({ $points } punti)
label-ready = Pronto: { $cost } punti in campo, { $spent } spesi
label-table = Combatti sul tavolo
label-auto = Lascia combattere il programma
label-named = { $count ->
    [one] L'elemento è indicato
   *[other] I { $count } elementi sono indicati
  }
label-agree = D'accordo con { $side }
label-dispute-naming = Contestalo: un dado dice chi lo indica
label-turn = Il turno { $turn } è finito
label-turn-dice = Il turno { $turn } è finito: tira
label-over-destroyed = Finita: una parte è annientata
label-over-conceded = Finita: una parte si arrende
label-over-other = Finita: lo dicono le vostre regole
label-dice = { $first } e { $second }
label-confirm-dice = Conferma i dadi
label-dispute-dice = Contesta i dadi
label-lost = { $side } ha perso { $unit } di { $place }
label-held = { $side } tiene l'elemento { $feature }
label-outcome-draw = Esito: pareggio
label-outcome-marginal = Esito: vittoria marginale di { $side }
label-outcome-decisive = Esito: vittoria decisiva di { $side }
label-done = Consegna il risultato
label-confirm = Conferma il risultato
label-dispute = Contesta il risultato

# Perché no, con parole della posizione.
reason-nation-order = Sceglie la nazione prima la parte 1, poi la parte 2 (CA-RULING-59).
reason-too-late = I plotoni si sopprimono prima di preparare la battaglia (CA-SUP-03).
reason-namer = Gli elementi di questa battaglia li indica { $side } (CA-OBJ-01).
reason-own-result = Ciò che hai inserito lo conferma o contesta l'altra parte (CA-RULING-62).
reason-on-table = Questa battaglia si combatte sul tavolo (CA-RULING-63).
reason-nation = Non in campo nel { $year }: { $nation }.
reason-budget = Costa { $price } punti; ne restano { $left }{ $reserved ->
    [0] .
   *[other] , di cui { $reserved } riservati a ciò che manca ancora alla lista.
}
reason-begun = Con il resto del suo plotone{ $hq ->
    [yes] { " " }e un comando
   *[no] { "" }
} costa { $points } punti; ne restano { $left }{ $reserved ->
    [0] .
   *[other] { "" }, oltre ai { $reserved } riservati a ciò che manca ancora alla lista.
}
reason-limit = In un esercito ce ne possono stare al massimo { $count }.
reason-limit-formation = In una formazione ce ne possono stare al massimo { $count }.
reason-limit-platoon = In un plotone ce ne possono stare al massimo { $count }.
reason-lacks = { $count ->
    [one] Manca ancora 1 squadra
   *[other] Mancano ancora { $count } squadre
} a { $place }.
reason-no-hq = La formazione { $slot } non ha ancora un comando.
reason-not-in-year = Non disponibile nel { $year }.
reason-other-nation = Appartiene a un'altra nazione.
reason-one-kind = Un plotone è tutto di squadre, di veicoli o di cannoni.
reason-one-kind-hq = Le due squadre di un comando sono della stessa natura.
reason-hq-in-platoon = Un comando non entra in un plotone.
reason-not-an-hq = Questa unità non è un comando.
reason-hq-kind = Un comando non cambia mai natura.
reason-fielded = Questa unità è già schierata.
reason-no-more = Il plotone non ha tante squadre così.
reason-hq-whole = Un comando scende in campo intero.
reason-this-turn = Dal turno 8 in poi chiudi il turno in corso: { $turn }.
reason-points = Costa { $price } punti; ne restano { $left }.
reason-cap = Così la forza costerebbe { $cost } punti; ne possono combattere { $cap }.

# La cronaca.
chose-nation = { $seat } guida { $nation }.
list-opened = { $seat } scopre una lista di { $points } punti: { $formations ->
    [one] 1 formazione
   *[other] { $formations } formazioni
  }, { $squads } squadre.
carried = { $seat } conserva { $points } punti non spesi.
battle-begins = Battaglia { $number }
battle-type = { $type }, attacca { $seat }: { side-1 } può schierare { $first } punti, { side-2 } { $second }.
battle-even = { $type }: ogni parte può schierare { $points } punti.
disbanded-none = { $seat } non sopprime nulla.
disbanded = { $seat } sopprime { $places }: { $points } punti, e { $bonus } all'altra parte.
bought-none = { $seat } non acquista nulla e ha { $left } punti accumulati.
bought = { $seat } spende { $points } punti e ne conserva { $left }: { $squads }.
fielded = { $seat } schiera { $points } punti su { $cap }: { $places }.
no-force = { $seat } non ha una forza da schierare.
means-chosen = { side-1 } vuole combattere { $first }, { side-2 } { $second }.
features-named = { $count ->
    [one] { $seat } ha indicato l'elemento da tenere.
   *[other] { $seat } ha indicato i { $count } elementi strategici.
  }
naming-agreed = { $seat } è d'accordo.
naming-disputed = { $seat } contesta l'elemento.
namer-drawn = Il dado mostra { $die }: lo indica { $seat }, senza appello.
turn-over = Il turno { $turn } è finito.
rolled = Fine del turno { $turn }: { $first } e { $second } fanno { $total }. { $ends ->
    [0] Ancora un turno.
   *[other] La battaglia è finita.
  }
dice-entered = { $seat } inserisce i dadi del turno { $turn }: { $first } e { $second }.
dice-disputed = { $seat } contesta i dadi.
battle-over = La battaglia finisce dopo { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
  }: { $reason }.
result-entered = { $seat } inserisce una { $outcome } di { $winner }.
draw-entered = { $seat } inserisce un pareggio.
result-disputed = { $seat } contesta il risultato.
result-confirmed = { $seat } conferma il risultato della battaglia { $number }.
point-result = il risultato della battaglia { $number }
resolved = Il programma combatte la battaglia: { $turns } turni, { $reason }.
lost-none = { $seat } non perde nulla.
lost = { $seat } perde squadre per { $points } punti: { $squads }.
scored = { $seat } ha distrutto { $kills } punti, { $objective ->
    [0] nessun obiettivo
   *[other] obiettivo { $objective }
  }; ora ha { $pool } punti accumulati.
battle-won = { $seat } vince la battaglia: { $outcome }.
battle-drawn = La battaglia finisce in pareggio.
trained = Addestramento di { $seat }: { $changes }.
settled = Conti di { $seat }: { $pool } punti meno { $restoration } per ricostituire l'esercito lasciano { $points } punti di vittoria.
conceded = { $seat } rinuncia alla campagna.
campaign-won = { $seat } vince la campagna: { $outcome }.
campaign-drawn = La campagna finisce in parità.
no-result = La campagna finisce senza risultato.

# Risposte alle domande.
course-not-fought = La battaglia { $number } non è ancora finita.
course-on-table = La battaglia { $number } è stata combattuta sul tavolo; se ne conosce solo il risultato.
course-fortune = Fortuna: { $first } per { side-1 }, { $second } per { side-2 }.
course-quiet = Turno { $turn }: non cade nessuno.
course-lost = Turno { $turn }: { $side } perde { $units }.
course-withdrew = Turno { $turn }: { $side } ritira { $units }.
course-over = Finita dopo { $turns } turni: { $reason }.
settlement-not-yet = Le liste non sono ancora scoperte.
settlement-now = { $side }: { $pool } punti meno { $restoration } per ricostituire l'esercito ne lascerebbero { $points }.
answer-no-unit = { $side } non ha l'unità { $place }.
answer-unit = { $place }: { $count } squadre su { $start }, { $level }, { $points } punti in campo. { $units }.
answer-lacks = { $count ->
    [one] 1 squadra
   *[other] { $count } squadre
  } per { $points } punti la renderebbero idonea.
answer-fought = Battaglia { $number }: { $lost } perdute, prima { $before }, dopo { $after }.

# Che cosa conta il laboratorio.
measure-battles = battaglie
measure-draws = battaglie pari
measure-first = punti di vittoria della parte 1
measure-second = punti di vittoria della parte 2
