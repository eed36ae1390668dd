# Le pagine.
pages-skip = Vai alla pagina
pages-nav = Pagine
pages-nav-play = Gioca
pages-nav-tables = Tavoli
pages-nav-rules = Regolamenti
pages-nav-records = Partite
pages-language = Lingua
pages-theme = Giorno o notte
pages-day = Giorno
pages-night = Notte
pages-back = Indietro
pages-sign-in = Entra
pages-sign-out = Esci
pages-sign-out-everywhere = Esci da tutti i dispositivi
pages-first-title = { $count ->
    [1] Una guerra per il tuo tavolo.
    [2] Due guerre, un tavolo.
    [3] Tre guerre, un tavolo.
    [4] Quattro guerre, un tavolo.
   *[other] { $count } guerre, un tavolo.
  }
pages-first-lead = { $count ->
    [1] Gioca subito contro i bot. Senza iscrizione, senza installare nulla.
   *[other] Scegli un manifesto e gioca subito contro i bot. Senza iscrizione, senza installare nulla.
  }
pages-players = { $low ->
    [one] { $high ->
        [1] 1 giocatore
       *[other] da 1 a { $high } giocatori
      }
   *[other] da { $low } a { $high } giocatori
  }
pages-how = Come si gioca
pages-ways = Modi di giocare
pages-view = Il tavolo, come lo vede uno dei { $seats } giocatori
pages-hot-seat = In più persone a uno schermo
pages-friends = Con gli amici, per invito
pages-play-bots = Gioca contro i bot
pages-open-table = Apri un tavolo
pages-open-table-of = { $title }: apri un tavolo
pages-waiting = Tavoli aperti
pages-nothing-waiting = In questo momento non aspetta nessuno. Apri un tavolo: qualcuno potrebbe sedersi.
pages-list-mine = I miei tavoli
pages-list-gathering = Tavoli aperti
pages-list-running = In corso
pages-list-finished = Partite finite
pages-none-mine = Non siedi a nessun tavolo.
pages-none-gathering = In questo momento non aspetta nessuno. Apri un tavolo: qualcuno potrebbe sedersi.
pages-none-running = In questo momento non si gioca nulla in pubblico.
pages-none-finished = Nessuna partita è ancora finita in pubblico.
pages-lobby-guest = Gli ospiti tengono i loro posti in questo browser. Con l'iscrizione i tuoi tavoli stanno qui, su ogni dispositivo.
pages-table-of = Tavolo di { $name }
pages-special = { $count ->
    [one] 1 regola speciale
   *[other] { $count } regole speciali
  }
pages-won-by = Vince { $names }
pages-sit-down = Siediti
pages-go-mine = Al tavolo
pages-go-gathering = Al tavolo
pages-go-running = Guarda
pages-go-finished = Rivedi
pages-my-turn = Tocca a te
pages-ago-now = adesso
pages-ago-minutes = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
  }
pages-ago-hours = { $count ->
    [one] un'ora fa
   *[other] { $count } ore fa
  }
pages-ago-days = { $count ->
    [one] un giorno fa
   *[other] { $count } giorni fa
  }
pages-taken = { $taken } posti occupati su { $all }
pages-pace = Ritmo
pages-pace-live = Dal vivo
pages-pace-correspondence = Per corrispondenza
pages-who-plays = Chi gioca
pages-preset-bots = Contro i bot
pages-preset-bots-about = La partita comincia subito.
pages-preset-friends = Con gli amici
pages-preset-friends-about = Ognuno riceve un suo invito.
pages-preset-hot = A uno schermo
pages-preset-hot-about = Ve lo passate; le mani restano coperte.
pages-preset-open = Con chiunque
pages-preset-open-about = Chi arriva può sedersi.
pages-mode = Modalità
pages-seat-count = Posti
pages-your-name = Il tuo nome
pages-seat-name = Nome
pages-seat-me = Io
pages-seat-user = Giocatore
pages-seat-guest = Ospite
pages-seat-bot = Bot
pages-seat-bot-level = Bot { $level }
pages-seat-open = Chiunque
pages-seat-invited = Su invito
pages-level-random = casuale
pages-level-sensible = accorto
pages-bank = Tempo per giocatore
pages-increment = Tempo in più per ogni risposta
pages-cap = Mai più di
pages-on-absence = Quando il tempo finisce
pages-absence-default = Si gioca la risposta consueta
pages-absence-bot = Un bot prende il posto
pages-absence-forfeit = Il giocatore si ritira
pages-bot-pace = I bot giocano
pages-bot-pace-0_2 = subito
pages-bot-pace-0_8 = come le persone
pages-bot-pace-2 = con calma
pages-span-none = nessuno
pages-span-bank = il tempo qui sopra
pages-span-10 = 10 secondi
pages-span-30 = 30 secondi
pages-span-60 = 1 minuto
pages-span-600 = 10 minuti
pages-span-1800 = 30 minuti
pages-span-3600 = 1 ora
pages-span-86400 = 1 giorno
pages-span-259200 = 3 giorni
pages-span-604800 = 1 settimana
pages-span-1209600 = 2 settimane
pages-who-sees = Chi può guardare
pages-public = Mostra il tavolo nell'elenco
pages-spectators = Gli spettatori vedono
pages-spectators-public = ciò che vedono tutti i giocatori
pages-spectators-nothing = nulla
pages-spectators-after_end = tutto, a partita finita
pages-options = Regole di questo tavolo
pages-options-about = Così come sono, si gioca secondo il regolamento. Ognuna si può cambiare; il suo numero porta alla regola.
pages-usual = consueto
pages-no-limit = senza limite
pages-links-title = Invita gli altri
pages-links-lead = Manda a ogni giocatore uno di questi collegamenti. Chi lo apre può sedersi lì. Si vedono soltanto adesso.
pages-copy = Copia
pages-account = Iscrizione
pages-account-lead = Si può giocare senza iscriversi. Con l'iscrizione i tuoi tavoli ti aspettano su ogni dispositivo e le partite contano per la classifica.
pages-signed-in = I tuoi tavoli ti aspettano su ogni dispositivo dal quale entri.
pages-ratings = Punteggi
pages-no-ratings = Ancora nessuna partita valida. Contano quelle contro altri iscritti e contro i bot.
pages-title = Titolo
pages-rating = Punteggio
pages-games = Partite
pages-name-or-mail = Nome o indirizzo di posta
pages-name = Nome
pages-password = Parola d'ordine
pages-new-password = Parola d'ordine, almeno 10 caratteri
pages-mail-optional = Indirizzo di posta (solo per gli avvisi; può restare vuoto)
pages-register = Iscriviti
pages-robot = È l'iscrizione di un bot
pages-robot-account = Iscrizione di un bot
pages-token-lead = Un programma entra con un gettone. Si vede una volta sola.
pages-new-token = Nuovo gettone
pages-notices = Quando tocca a me, avvisami
pages-notice-mail = Per posta elettronica
pages-notice-webhook = A questo indirizzo web
pages-save = Salva
pages-saved = Salvato.
pages-rulebook = Regolamento
pages-rules-lead = Ogni regola ha un numero. Quando il tavolo rifiuta qualcosa, dice la regola e apre il libro in quel punto.
pages-read-rules = Leggi le regole
pages-rules-apart = Apri il regolamento in una pagina a parte
pages-search-rules = Cerca: una parola, o un numero come 09
pages-version = versione { $version }
pages-contents = Indice
pages-records-lead = La registrazione è un piccolo file di testo: tutta la partita, ogni dado e ogni pescata, e la prova che nulla è stato alterato.
pages-bring-record = Porta una partita
pages-record-file = Una registrazione (.wtr)
pages-record-hint = È letta e controllata qui, nel tuo browser. Una partita finita si può rivedere, una in corso continua contro i bot.
pages-record-open = Aprila a un tavolo
pages-mistake = Qui non c'è nulla
pages-mistake-gone = Questa pagina o questo tavolo non c'è, oppure è stato tolto.
pages-mistake-forbidden = Questo tavolo è privato: lo apre soltanto chi vi siede.
pages-mistake-busy = Troppe richieste in poco tempo. Riprova fra un momento.
pages-mistake-other = Non ha funzionato.
pages-table-page = { $title }: il tavolo
pages-loading = Si apparecchia il tavolo …
pages-line-down = La linea è caduta. Nuovo tentativo …
pages-gathering-title = In attesa di giocatori
pages-gathering = La partita comincia quando tutti i posti sono occupati.
pages-played-with = Regole speciali di questo tavolo:
pages-copy-table-link = Copia il collegamento al tavolo
pages-choices = Scelte
pages-more = Altro
pages-close = Chiudi
pages-tab-chat = Chat
pages-tab-aid = Aiuto
pages-tab-rules = Regole
pages-tab-replay = Rivedi
pages-tab-settings = Scelte
pages-say = Di' qualcosa
pages-send = Invia
pages-ask = Chiedi al tavolo
pages-keys = Tasti
pages-key-choices = gioca la scelta con quel numero
pages-key-choices-caps = 1 … 9
pages-key-done = fatto, il pulsante grande
pages-key-done-caps = D
pages-key-undo = riprendi la mossa
pages-key-undo-caps = U
pages-key-why = perché no?
pages-key-why-caps = ?
pages-key-rule = la regola di questa riga
pages-key-rule-caps = R
pages-key-large = la carta in grande
pages-key-large-caps = I
pages-key-log = al diario
pages-key-log-caps = L
pages-key-chat = alla chat
pages-key-chat-caps = C
pages-key-aid = questo aiuto
pages-key-aid-caps = H
pages-key-menu = rivedere, scelte e il resto
pages-key-menu-caps = M
pages-key-move = di riga in riga, sul tavolo, e gioca
pages-key-move-caps = Tab ↑ ↓ Invio
pages-replay = Rivedi la partita
pages-replay-lead = Guarda qualunque momento passato come l'hai visto tu. Ci porta anche un clic su una riga del diario.
pages-replay-begin = Guarda indietro
pages-replay-first = Dall'inizio
pages-replay-back = Un passo indietro
pages-replay-play = Avvia
pages-replay-next = Un passo avanti
pages-replay-now = Torna ad adesso
pages-eyes = Con gli occhi di chi
pages-share = Condividi
pages-download = Scarica la registrazione
pages-fork = Continua contro i bot
pages-fork-here = Continua da qui
pages-fork-lead = Un tavolo tutto tuo da questa posizione: ciò che non potevi sapere è distribuito di nuovo.
pages-setting-confirm = Chiedi prima di ciò che non si può riprendere
pages-setting-sound = Suoni
pages-setting-calm = Meno movimento
pages-setting-text = Modalità testo, per lettori di schermo
pages-orders = Ordini permanenti
pages-orders-lead = A queste rinuncio senza che mi si chieda. Lo dico io, quindi non rivela nulla della mia mano.
pages-order-until = Fino
pages-order-turn = al mio prossimo turno
pages-order-revoked = a nuovo ordine
pages-leave = Lasciare il tavolo
pages-leave-to-bot = Lascia il posto a un bot
pages-resign = Ritirati
pages-to-first = Prima pagina
pages-curtain = Ci sono: mostra la mia mano
pages-curtain-lead = Passa lo schermo. Adesso nessun altro dovrebbe guardare.
pages-again = Gioca ancora
pages-proof = Dadi e pescate onesti
pages-proof-how = Come è stato controllato
pages-proof-lead = Prima di distribuire le carte il server ha pubblicato il sigillo del suo segreto, e ogni posto ha aggiunto una parola sua. Ora che il segreto è aperto, il tuo browser ha ricalcolato da essi ogni dado e ogni pescata.
pages-zoom-in = Più vicino
pages-zoom-out = Più lontano
pages-zoom-all = Tutta la mappa

# Ciò che la pagina del tavolo dice da sola.
table-past = Questo è un momento passato. Torna ad adesso per giocare.
table-confirm-title = La giochi?
table-confirm = { $what }: non si potrà riprendere.
table-confirm-yes = Gioca
table-confirm-no = Aspetta
table-leaving-title = Lasciare il tavolo?
table-leaving = Un bot prende il tuo posto. Puoi tornare finché la partita dura.
table-leaving-yes = Lascia a un bot
table-leaving-no = Resta
table-resigning-title = Ritirarti?
table-resigning = Rinunci alla partita. Non si potrà riprendere.
table-resigning-yes = Ritirati
table-resigning-no = Resta
table-returned = Un bot gioca per te.
table-return = Riprendi il mio posto
table-sit = Siediti
table-stand = Lascia il posto
table-kept = tenuto per te
table-you = tu
table-bot = bot
table-away = assente
table-moment = Momento { $moment } di { $moments }
table-now = Adesso
table-copied = Il collegamento è copiato.
table-command = Che cosa vuoi fare?
table-no-choice = Questa scelta non c'è.
table-may-play = Sì, adesso si può giocare.
table-not-understood = Non capisco. Scrivi aiuto per sapere che cosa si può dire.
table-played = Fatto.
table-seat-open = un posto libero
table-seat-invited = su invito
table-seat-user = un giocatore
table-seat-guest = un ospite
table-seat-bot = un bot
table-public = uno spettatore
table-hand-over = Tocca a { $name }. Passa lo schermo.
table-hand-over-button = Passa a { $name }
table-watching-nothing = Gli spettatori non vedono nulla di questo tavolo.
table-watching-after = Gli spettatori vedono questo tavolo a partita finita.
table-aborted = Questa partita è stata chiusa da chi gestisce il server.
table-diverged = Le regole sono state corrette durante questa partita. Si continua da qui.
table-silent = { $name } non risponde. Un bot potrebbe giocare al suo posto.
table-silent-bot = Lascia giocare un bot
table-silent-votes = { $votes } voti su { $needed }
table-proof-checking = Controllo …
table-proof-good = Ogni dado e ogni pescata di questa partita torna: { $draws } risultati, { $salts } parole dei giocatori.
table-proof-bad = Qualcosa non torna: { $reason }
table-proof-none = Non c'è nulla da controllare: la partita non è finita, o la sua sorte non era sigillata.
table-proof-insecure = Un browser lo controlla solo con https. Scarica la registrazione ed esegui «wartable verify».
table-proof-title = Titolo
table-proof-ending = Fine
table-proof-open = La partita non è finita.
table-proof-commitment = Sigillo
table-proof-secret = Segreto
table-proof-line = riga { $line }
table-proof-no-record = questa non è una registrazione
table-proof-mark = la somma di controllo di una riga è sbagliata
table-proof-seal = il segreto non è quello sigillato
table-proof-draw = un risultato non segue dal segreto
table-text-title = Il tavolo a parole
table-text-happened = Che cosa è successo
table-text-table = Il tavolo
table-text-asked = Che cosa si chiede
table-text-choices = Che cosa puoi fare
table-text-misses = Che cosa non puoi fare, e perché
table-text-ask = Chiedi
table-text-leave = Torna al disegno
table-text-help = Scrivi il numero di una scelta, o una scelta a parole. Oppure: cosa posso fare · la mia mano · diario · perché … · annulla · ripeti. Oppure una di queste: { $questions }.
table-word-do = cosa posso fare, scelte
table-word-log = diario, cosa è successo
table-word-why = perché, perche
table-word-undo = annulla, riprendi
table-word-repeat = ripeti, tavolo
table-word-help = aiuto
table-clock-days = { $days } g { $hours } h
table-clock-hours = { $hours } h { $minutes } m
table-unread = { $count } nuovi

# Che cosa è andato storto, quando una pagina lo dice a una persona.
error-forbidden = Qui non è permesso.
error-gone = Non c'è più.
error-not_running = La partita non è più a quel punto.
error-not_signed_in = Prima entra, o controlla nome e parola d'ordine.
error-name_taken = Questo nome o indirizzo è già preso.
error-sign_in = Nome o parola d'ordine sbagliati.
error-option_error = Non va bene: { $field }
error-not_an_action = Non è un'azione.
error-stale = Il tavolo è andato avanti. Guarda di nuovo.
error-undo_refused = Non si può più riprendere.
error-record_error = Questa registrazione non si può leggere.
error-too_many_requests = Troppo in una volta. Riprova fra un momento.
error-foreign_page = Ricarica la pagina e riprova.
error-fault = Il server ha sbagliato. Nulla è cambiato.
error-line = Il server non risponde.
error-field-name = il nome
error-field-password = la parola d'ordine
error-field-email = l'indirizzo di posta
error-field-mail = l'indirizzo di posta
error-field-webhook = l'indirizzo web
error-field-text = il testo
error-field-record = la registrazione
error-field-seats = i posti

notice-subject = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
  }
notice-hello = Ciao { $name },
notice-lead = { $count ->
    [one] un tavolo ti aspetta:
   *[other] { $count } tavoli ti aspettano:
  }
notice-line = · { $title }: { $link }
notice-foot = Ricevi questo messaggio perché lo hai chiesto nella tua pagina di iscrizione, dove puoi anche disattivarlo.
