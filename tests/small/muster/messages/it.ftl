title-name = Adunata
title-line = Due capitani adunano le compagnie
mode-duel = Duello
subtitle = Battaglia { $battle }
sale = Unità
companies = Compagnie
company = Compagnia { $number }
won = { $count ->
    [one] 1 battaglia vinta
   *[other] { $count } battaglie vinte
  }
outside = Battaglia sul tavolo

seat-north = Nord
seat-south = Sud
unit-captain = Capitano
unit-pike = Picche
unit-horse = Cavalli
unit-gun = Cannone

prompt-lists = Aduna le tue compagnie in segreto
prompt-battle = Combattete la battaglia, poi scrivi chi ha vinto
prompt-check = Il risultato è giusto?
prompt-wait = Si aspetta l'altra parte
prompt-over = La partita è finita
reason-points = { $left ->
    [one] Resta 1 punto.
   *[other] Restano { $left } punti.
  }
label-add = Aggiungi alla compagnia { $company }: { $unit }
label-lock = Chiudi la lista
label-lose = Perdite della compagnia { $company }: { $unit }
label-won = Ha vinto { $seat }
label-confirm = Conferma il risultato
label-dispute = Contesta il risultato
download-list = La lista in un file
form-import = Una lista da un file
form-send = Leggila
field-file = File
field-replace = Al posto di ciò che è scelto
form-line = riga { $line }: { $text } non è una compagnia, un numero e un'unità
form-adds = { $count ->
    [one] Si aggiunge 1 unità.
   *[other] Si aggiungono { $count } unità.
  }
form-takes = { $count ->
    [one] Si toglie 1 unità.
   *[other] Si tolgono { $count } unità.
  }
point-fought = Risultato della battaglia { $battle }

opened = Si aprono le liste. Nord: { $north } punti. Sud: { $south } punti.
entered = { $seat } scrive il risultato della battaglia { $battle }: ha vinto { $winner }.
disputed = { $seat } contesta il risultato.
fought = { $winner } ha vinto la battaglia { $battle }.
resigned = { $seat } si arrende.
ended = La guerra è finita. Battaglie vinte: Nord { $north }, Sud { $south }.
