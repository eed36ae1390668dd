bye = Arrivederci.
interrupted = Interrotto.
seats = { $span ->
    [one] { $low } posti
   *[other] da { $low } a { $high } posti
  }
you-are = Sei { $seat }, al posto { $number }. Scrivi un numero, un'azione, oppure help.
ask-choice = la tua scelta>
may-play = Sì, adesso si può giocare.
redone = Ripristinato.
quiet-choices = { $count ->
    [one] … un'altra scelta, con le sue parole: scrivi «choices» o «choices PAROLA»
   *[other] … altre { $count } scelte, con le loro parole: scrivi «choices» o «choices PAROLA»
  }
undone = Annullato.
ask-agree = Procedo? sì o no>
nothing-here = Qui non c'è nulla.
saved = Salvata come { $path }.
thinking = { $name } sta pensando …
over = La partita è finita.
won = Vincono: { $names }.
nobody-won = Non vince nessuno.
clause-line = { $clause }: { $text }
caution = attenzione, { $clause }: { $text }
final = non si può annullare
not-now = Non adesso:
leave = Lasciare la partita? Il tavolo non è salvato. Scrivi prima "save partita.wtr", o di nuovo "quit".
help =
    numero       gioca la scelta con quel numero
    parole       gioca una scelta intera a parole, per esempio: deploy shields patrol
    parole ...   fa una sola selezione, per esempio: deploy shields ...
    why AZIONE   si può giocare adesso? e se no, per quale regola
    undo [PRESA] annulla quella presa, o l'ultima presa o azione
    redo         ripete ciò che è stato annullato per ultimo
    choices PAROLA le scelte senza numero, quelle con quella parola
    log [N]      le ultime N righe della cronaca (10)
    ask DOMANDA  domande sul tavolo: { $questions }
    rules PAROLE cerca una regola
    table        mostra di nuovo il tavolo
    form [ID …]  i moduli, o compilane uno: form import lista.json, o form import campo=valore
    files [NOME] che cosa puoi portare con te, o scrivi quel file
    print [ID]   che cosa si può stampare, o scrivilo come pagina: print ID pagina.html
    rename COSA  le cose a cui puoi dare un nome, o danne uno: rename COSA NOME
    back [N]     i punti a cui si può tornare, o torna a uno
    take-up      riprendi ciò che è stato cancellato
    save FILE    salva la partita
    lang it|en   cambia lingua
    quit         lascia la partita
coach-begin = La tua prima partita. Scrivi un numero o un'azione; «show» ti mostra come si fa, «back» torna indietro, «quit» esce.
coach-at = { $at } di { $count }
coach-next = Invio per andare avanti>
coach-shown = Ecco come si fa. Scrivi «back» per provare tu, o premi Invio per andare avanti.
coach-words = Invio o «next» va avanti, «back» torna indietro, «show» gioca per te, «again» ricomincia, «quit» esce.
coach-end = La lezione è finita. Ora una partita vera: wartable play { $title }
game-heading = { $title }, { $seats } posti, { $lines } scelte
result-open = ancora aperta
result-won = vinta da { $names }, per { $clause }
result-none = senza vincitori, per { $clause }
verified = Verificata: { $draws } risultati del caso seguono dal segreto pubblicato e dai sali dei giocatori.
content-good = { $place }: in ordine ({ $hash })
content-prices-same = { $place }: ogni prezzo è quello della formula
content-prices-differ = { $place }: { $changes ->
    [one] 1 unità ha un altro prezzo; --write lo scrive
   *[other] { $changes } unità hanno altri prezzi; --write li scrive
  }
content-prices-written = { $place }: { $changes ->
    [one] 1 unità ha un nuovo prezzo
   *[other] { $changes } unità hanno nuovi prezzi
  }
coverage = { $title }: { $cited } clausole e interpretazioni su { $all } sono citate da prove ({ $share } %)
coverage-missing = Non citate: { $ids }
no-rule = Nel regolamento di { $title } non c'è nulla su { $words }.
simulated = { $games } partite di { $title }, { $seats } posti, { $seconds } s, { $rate } partite/s
column-seat = posto
column-bot = giocatore
column-wins = vittorie
column-share = quota
column-interval = intervallo 95 %
of-side = parte { $name }
column-measure = di una partita
column-mean = media
column-least = minimo
column-games = partite
column-low = 10 %
column-median = mediana
column-high = 90 %
windows = risposte chieste, per ogni propria decisione
length = decisioni per partita: mediana { $median }, 10 % { $low }, 90 % { $high }
capped = { $count } partite hanno raggiunto il limite di { $cap } decisioni e non hanno esito.
endings = finali: { $endings }
conforms = { $title } è conforme: { $games } partite, { $steps } passi, nessun rilievo.
findings = { $count ->
    [one] 1 rilievo
   *[other] { $count } rilievi
  }
fuzzed = { $games } partite, { $steps } passi, { $junk } ingressi sbagliati, nessun guasto.
admin-name = nome
admin-mail = posta
admin-since = dal
admin-state = stato
admin-player = giocatore
admin-robot = bot
admin-disabled = escluso
admin-table = tavolo
admin-title = titolo
admin-phase = fase
admin-seats = posti
admin-moved = ultima mossa
admin-seat = posto
admin-kind = chi
admin-level = livello
admin-is-disabled = { $name } è escluso.
admin-is-enabled = { $name } può entrare di nuovo.
admin-signed-out = Tutte le sessioni di { $name } sono chiuse.
admin-reset-link = Da inviare al titolare; si apre una volta sola, entro un giorno: { $link }
admin-hash = impronta
admin-pack-added = { $name } è installato per { $title }; le registrazioni lo chiamano { $hash }.
admin-pack-removed = { $name } di { $title } è stato tolto.
admin-new-password = La nuova password, mostrata soltanto adesso: { $password }
admin-aborted = Il tavolo { $table } è chiuso, senza esito.
admin-events = { $count ->
    [one] 1 evento
   *[other] { $count } eventi
  }
admin-imported = Il tavolo { $table } è aperto.
admin-seat-link = posto { $seat }: { $link }
admin-patched = La posizione del tavolo { $table } è corretta.
admin-undone = { $count ->
    [one] L'ultima cosa accaduta al tavolo { $table } è annullata.
   *[other] Le ultime { $count } cose accadute al tavolo { $table } sono annullate.
  }
admin-told-patched = Chi gestisce il server ha corretto la posizione.
admin-told-undone = { $count ->
    [one] Chi gestisce il server ha annullato l'ultima cosa accaduta.
   *[other] Chi gestisce il server ha annullato le ultime { $count } cose accadute.
  }
admin-exported = { $count ->
    [one] 1 registrazione è in { $folder }.
   *[other] { $count } registrazioni sono in { $folder }.
  }
admin-not-exported = Illeggibili con le regole attuali: { $tables }
admin-backed-up = { $file }: { $count ->
    [one] 1 riga
   *[other] { $count } righe
  }. Va custodito: contiene i segreti dei tavoli in corso.
admin-restored = { $count ->
    [one] 1 riga ripresa
   *[other] { $count } righe riprese
  } da { $file }.
admin-goes-on = { $table } ({ $title }, { $phase }): l'evento { $event } non si accorda con le regole attuali; il tavolo prosegue dalla posizione conservata, { $lost ->
    [0] nulla va perduto
    [one] 1 evento successivo va perduto
   *[other] { $lost } eventi successivi vanno perduti
  }.
admin-lost-table = { $table } ({ $title }, { $phase }): l'evento { $event } non si accorda e il tavolo non può proseguire con le regole attuali.
admin-checked = { $good ->
    [one] 1 tavolo è come prima
   *[other] { $good } tavoli sono come prima
  }, { $bad ->
    [one] 1 diverge
   *[other] { $bad } divergono
  }.

new-title = { $folder } è pronta. Installala e gioca:
    pip install --editable { $folder }
    wartable play { $name } --bot random
    wartable conformance { $name }
