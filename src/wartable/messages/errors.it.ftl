# What can go wrong, in Italian; see errors.en.ftl.

# errors with a place or a reason of their own
stale = superata: il posto { $seat } è al numero { $number }, l'azione era per il numero { $given }
refused = { $text } è vietato da { $clause }: { $reason }
record-line-reason = riga { $line }: { $reason }
record-file-reason = { $file }: { $reason }
record-file-line-reason = { $file }, riga { $line }: { $reason }
rulebook-reason = { $lang }, riga { $line }: { $reason }

# bots, the command line
no-level = { $title } non ha un bot di livello { $level }; i livelli sono: { $known }
seat-not-asked = ora al posto { $seat } non si chiede nulla
no-language = lingua { $lang }: ci sono { $known }
option-in-words = opzione { $pair }: scrivila come nome=valore
bots-and-sides = { $bots } giocatori per { $sides } parti; danne uno per parte, o meno
bots-and-seats = --bots nomina { $bots } giocatori per { $seats } posti
no-seat = non c'è il posto { $seat }; i posti vanno da 0 a { $last }
other-title = { $path } è una partita a { $title }, non a { $wanted }
which-title = di' per quale gioco è il pacchetto: --title { $known }
at-place = { $place }: { $reason }
not-utf8 = { $place }: non è testo UTF-8 (byte { $byte })
no-folder = { $place }: questa cartella non c'è
no-check = non c'è il controllo { $check }; ci sono: { $known }
no-steps = steps: { $steps } è troppo poco; scrivi 1 o più
no-inspection = non c'è l'ispezione { $name }; ci sono: { $known }
typed-no-number = Non c'è una scelta { $number }; vanno da 1 a { $count }.
typed-no-language = Non c'è una lingua "{ $wanted }"; ci sono en e it.
typed-no-path = Indica dove: save partita.wtr
typed-no-file = { $path } non si può leggere o scrivere come file di testo
typed-none-so = Qui non c'è «{ $word }». { $known ->
    [none] Non c'è nulla da scegliere.
   *[other] Scegli fra: { $known }
 }
typed-no-action = Indica quale azione: why attack knights
typed-no-question = Chiedi una di queste: { $questions }
bench-missing = Le misure si lanciano dalla cartella del progetto: make bench

# positions in words
field-too-many-steps = { $place }: { $count } passi; un turno ne ha al massimo { $most }
field-not-a-step = { $place }: { $value } non è un passo con il suo posto
field-first-step = { $place }: il primo passo è uno fra { $known } e nessun altro lo è, non { $step }
field-last-step = { $place }: { $step } chiede subito, perciò può essere soltanto l'ultimo passo
field-step-order = { $place }: { $step } non sta mai sopra { $below }
field-chance-first = { $step } pesca o tira da sé; una posizione deve cominciare dove si chiede qualcosa a qualcuno
field-no-answer = { $step } chiede a qualcuno che non ha risposte
field-not-so = { $place }: { $row } non vale in questa posizione
field-more-than-the-set = { $place }: { $name }: { $count } in tutto, { $more } di troppo sul tavolo
field-not-the-set = { $place }: insieme a tutte le altre carte non fanno il mazzo ({ $clause })
field-list-too-long = { $place }: l'elenco { $name } ha al massimo { $most } voci
field-other-title = title: { $title } non è { $wanted }
field-other-version = version: { $version } non è { $wanted }, la versione che qui si legge
field-not-whole = { $place }: { $value } non è un numero intero da { $low } a { $high }
field-not-a-flag = { $place }: serve true o false, non { $value }
field-not-a-list = { $place }: serve un elenco, non { $value }
field-not-a-mapping = { $place }: servono nomi e valori, non { $value }
field-nul = { $place }: un testo non può contenere il segno NUL
field-not-one-of = { $place }: { $value } non è fra { $known }
field-not-a-card = { $place }: { $value } non è una carta
field-unknown = { $place }: campo sconosciuto { $name }; ci sono { $known }
position-not-a-mapping = una posizione è fatta di nomi e valori, non { $value }
position-needs-seats = una posizione vuole `seats` (un numero) e può avere `options` (nomi e valori)
position-stuck = al posto { $seat } si chiede qualcosa e non può fare nulla
memory-not-a-lot = memory[{ $number }]: { $row } non è un lotto: { $reason }
lot-fields = servono viewer, places, least e cards
lot-viewer = non c'è uno spettatore { $viewer }
lot-lists = places e cards sono elenchi
lot-place = { $place } non è un posto nascosto a chi guarda
lot-contents = servono dei posti, carte di un solo dorso, e un numero da 1 a quello delle carte

# content and packs
no-prices = { $title } non ha una formula per i prezzi
content-no-file = { $place }: il pacchetto non ha il file { $file }
content-not-read = { $place }: non si può leggere: { $reason }
content-not-parsed = { $place }: non si legge come { $format }: { $reason }
content-unknown-table = { $place }: tabella sconosciuta [{ $table }]; ci sono { $known }
content-table-missing = { $place }: manca la tabella [{ $table }]
content-missing = { $place }: manca
content-belongs-into = va in [{ $table }]
content-no-such-key = questa chiave non esiste; ci sono { $known }
content-names = { $place }: servono da { $low } a { $high } nomi, non { $given }
content-not-a-name = { $place }: un nome ha lettere minuscole, cifre e _, e comincia con una lettera, per esempio: old_mill
content-name-twice = { $place }: { $name } è già il nome di un'altra cosa
content-list-length = { $place }: serve un elenco di lunghezza { $span }, non { $given }
content-not-a-text = { $place }: serve un testo, non { $value }
content-not-a-number = { $place }: { $value } non è un numero da { $low } a { $high }

# options and titles
option-value = opzione { $name }: { $value } non è { $wanted }
wanted-one-of = uno fra { $known }
wanted-flag = true o false
wanted-number = un numero da { $low } a { $high }
wanted-number-or-none = un numero da { $low } a { $high }, o none
option-never-matters = opzione { $name }: non c'è modalità né numero di posti in cui conti
no-preset = { $title } non ha la combinazione { $name }; le combinazioni: { $known }
no-presets = { $title } non ha combinazioni pronte
no-option = non c'è l'opzione { $name }; ci sono: { $known }
no-question = non c'è la domanda { $question }; ci sono: { $known }
question-needs = { $question } vuole dopo di sé { $noun ->
    [card] una carta
    [seat] un posto
    [zone] una zona
    [unit] un'unità
    [battle] una battaglia
    [place] un posto della lista
   *[other] { $noun }
 }
question-takes-one = { $question } vuole al massimo { $noun ->
    [card] una carta
    [seat] un posto
    [zone] una zona
    [unit] un'unità
    [battle] una battaglia
    [place] un posto della lista
   *[other] { $noun }
 }, non { $rest }
question-takes = { $question } vuole al massimo { $most } parole, non { $rest }
word-no-seat = { $word } non è un posto; i posti vanno da 0 a { $last }
seats-of-mode = { $title }, modo { $mode }, si gioca con { $span } posti, non { $seats }
seed-or-chance = dai un seme o un caso, non entrambi
seed-not-whole = un seme è un numero intero, non { $seed }
not-a-chance = chance: { $given } non è un caso; serve un Seeded, uno Scripted o un Fair
question-words = ciò che segue { $question } si dà come testo, per esempio "1", non { $given }
title-not-registered = il titolo { $name } non è registrato; lo sono: { $known }
title-not-a-title = titolo { $name }: il suo TITLE non è un wartable.core.title.Title
title-not-loaded = il titolo { $name } non si può caricare: { $reason }
title-not-loaded-at = il titolo { $name } non si può caricare: { $file } riga { $line }: { $reason }
no-title = non c'è il titolo { $name } (è installato?); ci sono: { $known }

# chance
chance-range = è stato chiesto un risultato su { $range }; si può da 1 a { $most }
secret-length = un segreto ha { $length } byte, non { $given }
salt-no-seat = non c'è un posto { $seat } che possa dare un sale
salt-too-late = il segreto è pubblico: nessun sale può più contare
draw-too-late = il segreto è pubblico: con esso non si può più pescare nulla
chance-taken = questo caso serve già un tavolo: ogni tavolo vuole il proprio Fair()
chance-not-back = questo caso è all'indice { $index } con { $salts } sali: non può tornare indietro
salt-of-no-seat = il posto { $seat } ha dato un sale, ma i posti vanno da 0 a { $last }
chance-without-salts = il caso di questo tavolo non prende sali; aprilo con chance=wartable.Fair()
secret-kept = la partita continua, quindi il segreto del suo caso resta tale
chance-shared = altro ha pescato dal caso di questo tavolo: i risultati non si potrebbero provare
bag-empty = si pesca da un sacchetto vuoto
chance-below-zero = è stato chiesto un numero sotto lo 0
script-over = il copione è finito: { $what ->
    [result] il risultato
    [die] il dado
    [draw] la pescata
   *[other] { $what }
 } numero { $number } non è { $what ->
    [draw] dettata
   *[other] dettato
 }
script-not-a-number = voce { $number } del copione: { $item } non è un numero da 0 a { $last }
script-not-a-face = voce { $number } del copione: { $item } non è una faccia di un dado a { $sides } facce
script-not-in-bag = voce { $number } del copione: { $item } non è nel sacchetto
script-not-a-kind = voce { $number } del copione: { $item } non è il nome di un tipo
recorded-nothing = la registrazione non ha un risultato per la pescata { $draw } di questa scelta
recorded-other-range = la registrazione ha un risultato su { $recorded } dove la partita pesca su { $range }
recorded-too-high = il risultato registrato { $result } non è sotto { $range }

# actions in words
word-not-one-of = { $word } non è fra { $known }
no-action = { $word } non è un'azione; le azioni sono: { $known }
not-a-pick = { $text } non è una singola selezione
word-not-a-number = { $word } non è { $noun ->
    [seat] un posto; i posti sono
   *[other] { $noun }; servono
 } numeri da 0 in su
word-not-a-name = { $word } non è { $noun ->
    [card] una carta; le carte sono
    [seat] un posto; i posti sono
    [zone] una zona; le zone sono
    [unit] un'unità; le unità sono
    [nation] una nazione; le nazioni sono
    [reason] un motivo; i motivi sono
    [battle] una battaglia; le battaglie sono
    [place] un posto della lista; i posti sono
   *[other] { $noun }; ci sono
 }: { $known }
verb-takes = { $said } vuole { $noun ->
    [card] una carta
    [seat] un posto
    [zone] una zona
    [unit] un'unità
    [nation] una nazione
    [reason] un motivo
    [name] un nome
   *[other] { $noun }
 }, per esempio: { $example }
verb-takes-at-least = { $verb } vuole almeno { $number ->
    [one] { $noun ->
        [card] una carta
        [seat] un posto
        [zone] una zona
        [unit] un'unità
        [name] un nome
       *[other] un { $noun }
     }
    [two] due { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
    [three] tre { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
   *[other] { $number } { $noun }
 }, per esempio: { $example }
verb-takes-at-most = { $verb } vuole al massimo { $number ->
    [one] { $noun ->
        [card] una carta
        [seat] un posto
        [zone] una zona
        [unit] un'unità
        [name] un nome
       *[other] un { $noun }
     }
    [two] due { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
    [three] tre { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
    [four] quattro { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
   *[other] { $number } { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
 }, non { $given }
verb-takes-exactly = { $verb } vuole { $number ->
    [one] { $noun ->
        [card] una carta
        [seat] un posto
        [zone] una zona
        [unit] un'unità
        [name] un nome
       *[other] un { $noun }
     }
    [two] due { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
    [three] tre { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
    [four] quattro { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
   *[other] { $number } { $noun ->
        [card] carte
        [seat] posti
        [zone] zone
        [unit] unità
        [name] nomi
       *[other] { $noun }
     }
 }, non { $given }
verb-takes-counts = { $said } vuole numeri e nomi, per esempio: { $example }
action-empty = un'azione vuole una parola, per esempio: { $example }
too-much-after = { $rest } è di troppo dopo { $said }
not-a-count = { $count } non è un numero di cose, per esempio: { $example }
takes-nothing = { $word } non vuole nulla dopo di sé, non { $rest }

# at the table
pick-not-in-row = { $pick } non è nella scelta aperta del posto { $seat }
pick-in-row = { $text } è già nella scelta aperta del posto { $seat }
not-complete = { $text } non è una scelta completa
not-complete-pick = { $text } non è una scelta completa; una singola selezione finisce con i puntini: { $pick }
completes = { $text } completerebbe la scelta: senza puntini è { $whole }
names-too-much = { $text } nomina troppo: { $whole } è già tutta la scelta
row-holds-other = la scelta aperta del posto { $seat } contiene { $held }, che in { $text } non c'è: prima annullalo
not-an-action = { $action } non è né un codice né un'azione a parole
no-code = { $code } non è un'azione; i codici vanno da 1 a { $last }
no-action-given = non è stata data alcuna azione
game-over = la partita è finita
game-over-published = la partita è finita e il segreto del suo caso è pubblico
undo-nothing = il posto { $seat } non ha nulla da annullare: dopo la sua ultima scelta sono venuti il caso o una rivelazione
undo-of-another = l'ultima mossa del posto { $seat } è di un altro giocatore: solo lui poteva annullarla
undo-answered = nel frattempo il posto { $seat } ha risposto
nothing-to-take-up = il posto { $seat } non ha una scelta cancellata che risponda a ciò che gli si chiede ora
redo-nothing = il posto { $seat } non ha annullato nulla dopo l'ultima mossa
undo-no-row = il posto { $seat } non ha una scelta aperta da cui togliere qualcosa
no-form = { $title } non ha ora un modulo { $form }
form-field = { $field }: non si può accettare
name-not-yours = il posto { $seat } non può dare un nome a { $thing }: non è suo
no-point = non c'è il momento { $point } a cui tornare; i momenti vanno da 0 a { $last }
seat-out = il posto { $seat } è fuori dal gioco
left-before = il posto { $seat } ha già lasciato il tavolo
thing-one-word = una cosa è una parola sola, non { $thing }
no-window = { $title } non ha la finestra { $name }; le finestre sono: { $known }
not-an-order = { $text } non è un ordine permanente
text-not-a-text = { $what } deve essere un testo, non { $text }
text-empty = { $what } non deve essere vuoto
text-too-long = { $what } può avere { $most } caratteri, non { $given }
text-invisible = { $what } non deve contenere il carattere invisibile { $character }
what-note = una nota
what-name = un nome
what-thing = il nome di una cosa
what-salt = un sale
what-server-salt = salt: un sale
what-text-line = text: una riga

# messages, rulebooks, drawings
message-missing = manca il messaggio { $name } nella lingua { $lang }
message-empty = il messaggio { $name } non ha testo nella lingua { $lang }
message-broken = messaggio { $name } ({ $lang }): { $reason }
message-language = non c'è la lingua { $lang }; ci sono { $known }
phrase-not-bound = la frase { $name } non è legata a dei messaggi: usa say(messages, lang)
book-no-clauses = il testo non contiene clausole
book-section = una sezione si scrive '## Titolo { "{" }#chiave{ "}" }', non { $text }
book-section-twice = la sezione { $section } è aperta due volte, la prima alla riga { $first }
book-clause = una clausola si scrive '- **XX-TOPIC-01** testo', non { $text }
book-clause-twice = la clausola { $clause } è scritta due volte, la prima alla riga { $first }
book-clause-outside = la clausola { $clause } sta fuori da ogni sezione
book-clause-open = la clausola { $clause } lascia aperto ** o `
book-option = l'opzione di { $clause } si scrive '(option `nome`: **`predefinito`**, `altro`) testo'
book-option-values = l'opzione di { $clause } vuole un valore predefinito in grassetto e un altro valore
book-no-language = un regolamento vuole almeno una lingua
book-language = in questo regolamento non c'è la lingua { $wanted }; ci sono { $known }
book-unknown-clause = in questo regolamento non c'è la clausola { $clause }
book-unknown-section = in questo regolamento non c'è la sezione { $section }; ci sono { $known }
book-section-missing = la sezione { $section } è qui ma manca in { $other }
book-clause-missing = la clausola { $clause } è qui ma manca in { $other }
book-order = { $name } sta dove { $other } ha { $wanted } (riga { $first })
book-option-differs = l'opzione di { $clause } è diversa da quella in { $other } (riga { $first })
book-indent = una riga che continua una clausola rientra di due spazi
art-not-svg = { $place }: non è un solo elemento <svg> con una viewBox
art-ornament = { $place }: ornament vuole size e markup
art-colour = { $place }: colours.{ $name } vuole un valore per il giorno e uno per la notte

# records
record-empty = in questa registrazione non c'è una partita
record-veiled-proof = una registrazione velata non prova nulla; quella intera si pubblica alla fine
record-not-committed = il caso non era sigillato, quindi dadi e pescate non si possono provare
record-no-secret = il segreto non è pubblico; lo diventa a partita finita
record-other-secret = il segreto non è quello che era stato sigillato
record-draw-changed = la pescata { $index } è { $raw } su { $range }, ma segreto e sali danno { $found }: essa, o un sale prima di essa, è stata cambiata
record-nothing-to-undo = il posto { $seat } non ha una scelta da annullare
record-rollback = qui un ritorno conserva da { $low } a { $high } righe, non { $given }
record-index-twice = l'indice di pescata { $index } è usato due volte
record-index-missing = manca l'indice di pescata { $index } prima di { $before }
record-entry = la voce non si può leggere: { $reason }
entry-no-value = { $text }: { $name } non ha un valore
entry-no-end = { $text }: manca { $end }
entry-no-word = { $text }: manca una parola a { $at }
record-one-game = serve una partita sola, qui ce ne sono { $count }
record-no-end = la registrazione si interrompe dopo questa riga: una partita finisce con `end`
record-not-a-line = { $text } non è una riga di registrazione
record-no-checksum = la riga non ha la somma di controllo; è stata troncata, o aggiunta a mano
record-checksum = la somma di controllo è { $mark }, non { $wanted }: questa riga è stata cambiata o spostata, o una riga prima manca
record-no-beginning = una partita comincia con `wartable`; questo non è una registrazione, o ne manca l'inizio
record-format = la registrazione ha il formato { $given }; qui si legge il formato { $known }
record-header-order = { $name } è fuori posto nell'intestazione: { $order }
record-field-empty = { $name } è vuoto
record-header-without = nell'intestazione manca { $name }
record-after-secret = dopo il segreto viene la fine
record-secret-uncommitted = c'è un segreto solo dove c'è un sigillo
record-stray-result = questo risultato del caso non appartiene alla riga che precede
record-result-parts = un risultato del caso ha un indice, un intervallo e un risultato
record-die-face = il risultato { $raw } di un dado è la faccia { $face }, non { $given }
record-not-open = prima la partita va aperta, con `start` o `position`
record-open-twice = la partita era già aperta
record-line-breaks-off = la riga si interrompe
record-struck = la riga è cancellata, ma nulla l'ha annullata
record-not-struck = la riga non è cancellata, ma è stata annullata
record-not-whole = { $text } non è { $what } (da { $low } a { $high })
what-seat = un posto
what-seats = un numero di posti
what-lines = un numero di righe
what-index = un indice
what-range = un intervallo
what-result = un risultato di questo intervallo
record-not-hexadecimal = { $text } non è fatto di 64 cifre esadecimali
record-no-chance = la registrazione non dice come proseguono dadi e pescate: caricala con un caso tuo
record-other-end = la registrazione finisce con { $recorded }, la sua replica con { $played }
record-veiled = la registrazione è velata per { $whose }: si può leggere, ma non continuare
whose-public = il pubblico
whose-seat = il posto { $seat }
record-content = il tavolo fu giocato con il contenuto { $recorded }; { $given } { $hash }: caricalo con il pacchetto con cui fu giocato
content-of-pack = il pacchetto { $pack } ha
content-of-title = quello del titolo è
record-never-opened = la partita non fu mai aperta
record-rules = il tavolo fu giocato con le regole { $recorded } di { $title }; queste sono le regole { $present }
record-spelling = { $given } si scrive { $wanted }
record-other-chance = il caso con cui proseguire non è quello sigillato nella registrazione
record-position = la posizione non si può leggere: { $reason }
record-no-such-result = le regole non chiedono questo risultato del caso
record-result = la registrazione dice { $recorded }, le regole ne fanno { $played }

# files
no-writer = { $path }: qui nulla può scrivere un file
file-empty = in questo file non c'è una partita
file-second-game = qui comincia una seconda partita; wartable.read le percorre tutte
file-not-written = non si può scrivere: { $reason }
file-not-utf8 = non è testo UTF-8 (byte { $byte } della riga)
file-not-read = non si può leggere: { $reason }
file-breaks-off = il file si interrompe: non vi si può aggiungere una partita
file-line-too-long = la riga è troppo lunga; questo non è una registrazione

# the server: seats and absence
vote-not-running = a questo tavolo la partita non continua
vote-no-player = lì non siede alcun giocatore
vote-own-seat = su questo posto votano gli altri
vote-not-waited-for = il tavolo non aspetta questo posto
vote-too-early = il tavolo si è mosso da poco; si potrà votare fra { $seconds } secondi
bot-plays-there = lì gioca già un bot
bots-paused = i bot sono in pausa
alone-only = qui giocano anche altre persone: questo vale solo per chi gioca contro i bot
seat-eliminated = sei fuori dal gioco, e puoi solo guardare
seat-resigned = hai abbandonato la partita: ora al tuo posto gioca un bot e tu puoi solo guardare
seat-timed-out = il tuo tempo è scaduto: ora al tuo posto gioca un bot e tu puoi solo guardare
seat-not-yours = questo non era il tuo posto
seat-substituted = ora lì siede un sostituto
table-begun = il tavolo è cominciato: i posti sono presi
seated-already = siedi già a questo tavolo
seat-left = hai lasciato un posto di questo tavolo e ne conosci i segreti; puoi tornare solo a quello
others-decide = lo decidono gli altri giocatori di questo tavolo
seat-of-another = lì siede qualcun altro
seat-own = lì siedi tu: prima alzati
seat-taken = lì siede già qualcuno
lobby-full = { $most } dei tuoi tavoli aspettano già giocatori: chiudine uno, o fanne cominciare uno
server-busy = il server è impegnato in richieste lunghe; riprova fra poco
seat-kept = questo posto è riservato a chi ne ha il link
host-only = lo può fare solo chi ha aperto questo tavolo
seats-settled = seats: qui non si può togliere alcun posto
name-length = { $place }: un nome ha da 1 a 40 caratteri
seconds-range = { $place }: { $value } non è un numero di secondi da 0 a { $most }

# the server: people
password-length = password: da { $low } a { $high } caratteri
email-wrong = email: non è un indirizzo di posta elettronica
sign-in-wrong = nome o password sbagliati
account-shut-out = questo account è escluso; chiedi a chi gestisce il server
name-taken = name: questo nome è già preso
name-invisible = { $place }: un nome non ha lettere invisibili
name-of-account = name: questo nome è di un account; scegline un altro
token-robots-only = solo gli account dei bot hanno token
no-token = non hai un token così
password-wrong = { $place }: non è la tua password
email-taken = email: questo indirizzo è di un altro account
email-no-mail = email: questo server non invia posta, quindi un indirizzo non si può confermare
too-many-links = { $name } ha ricevuto diversi link nell'ultima ora; aspetta un po'
account-link-dead = questo link non funziona più: è già stato usato, è scaduto, o ce n'è uno più recente
by-session-only = per questo accedi con la password: un token non basta
no-page = questa pagina non c'è
no-account = non c'è l'account { $name }
sign-in-first = prima accedi con il tuo account
token-wrong = il token non è valido
signed-out = non hai più accesso
too-many-requests = troppe richieste; riprova fra { $seconds } secondi

# the server: tables
no-table = non c'è il tavolo { $table }
table-finished = il tavolo { $table } è finito
patch-server-runs = su questo archivio è in funzione un server: fermalo prima (dopo un crash le sue tracce svaniscono in due minuti)
patch-fixed = { $place }: si fissa all'apertura del tavolo
patch-broken = la posizione viola le regole: { $reason }
patch-over = in quella posizione nessuno avrebbe più nulla da decidere; un tavolo si chiude con `wartable admin abort`
patch-nothing = il tavolo è già così; non è cambiato nulla
patch-not-json = { $place }, riga { $line }: non è JSON: { $reason }
patch-not-a-mapping = { $place }: una posizione è fatta di nomi e valori fra graffe
undo-too-far = indietro di { $back }: il tavolo può tornare indietro da 1 a { $most }
import-seats = posti: scrivi open, invited o bot:livello, non { $seat }
table-busy = il tavolo è troppo occupato; riprova
table-private = questo tavolo è privato
seated-only = può farlo solo chi siede al tavolo
not-seated-there = non siedi lì
no-longer-seated = non siedi più lì
spectators-blind = gli spettatori non vedono nulla di questo tavolo
talk-not-allowed = qui parlano solo i giocatori e gli spettatori iscritti
event-chance = evento { $number } ({ $kind }): ora le regole chiedono altro al caso
event-diverged = l'evento { $number } ({ $kind }) non è adatto alle regole di oggi
no-event = non c'è l'evento { $kind }
no-request = kind: non c'è la richiesta { $kind }; ci sono { $known }
body-wrong = body: { $kind }: { $reason }
message-length = un messaggio ha al massimo { $most } caratteri
message-deep = il messaggio è annidato troppo in profondità
not-a-message = non è un messaggio: { $reason }
no-moment = moment: { $moment } non è un numero da 1 a { $most }
table-gathering = il tavolo aspetta ancora dei giocatori
table-collision = qualcun altro è arrivato prima; guarda di nuovo il tavolo
table-ended = il tavolo è stato chiuso da chi gestisce il server
table-over = la partita a questo tavolo è finita: non si può più cambiare nulla
no-ground = questo fondo non c'è
no-font = questo carattere non c'è
link-dead = questo link non apre alcun posto; forse è già preso o ritirato
pack-missing = { $title }: il pacchetto { $pack } non è installato su questo server
pack-unknown = { $place }: su questo server non c'è un pacchetto { $pack } di { $title }
pack-file = un pacchetto contiene TOML, JSON e messaggi, non { $file }
pack-large = { $place }: un pacchetto ha al massimo { $most } caratteri in tutto
pack-in-use = { $name } è in uso a { $count } tavoli; --force lo toglie lo stesso, e quelli non possono continuare
no-styles = non c'è un foglio di stile così
no-bundle = non c'è un file così per le pagine
no-poster = { $title } non ha una locandina
no-drawing = questo disegno non c'è
no-picture = questa figura non c'è
no-paper = questo foglio non c'è
upload-length = record: al massimo { $most } caratteri
upload-costly = record: vi si annullano più di { $most } scelte; qui non si può aprire
upload-seats = seats: la partita ha { $seats } posti, non { $given }
fork-over = in quel momento la partita è finita: torna a uno precedente
fork-seat = play: { $seat } non è un posto da 0 a { $last }
port-taken = porta { $port } di { $host }: { $reason }; scegline un'altra con --port
data-in-use = { $folder }: un altro server usa questa cartella
database-damaged = { $file }: il file è danneggiato, o non è una base di dati; ripristina una copia di sicurezza o scegli un'altra cartella con --data
database-unreachable = la base di dati non risponde ({ $reason }); controlla che sia avviata e che --database la indichi bene

# the server: notices
mail-address = WARTABLE_MAIL: scrivi smtp://server o smtps://nome:password@server:porta
not-seconds = { $name }: { $text } non è un numero di secondi
mail-without-address = mail: questo account non ha un indirizzo di posta elettronica
push-off = push: questo server non manda avvisi push
push-scheme = { $place }: l'indirizzo di un servizio push comincia con https://
push-key = { $place }: questa non è la chiave di un browser
push-secret = { $place }: questo non è il segreto di un browser
push-key-file = { $file }: questa non è una chiave per gli avvisi push; indica un altro file con WARTABLE_PUSH_KEY, o spostalo per averne una nuova
webhook-length = webhook: un indirizzo ha al massimo { $most } caratteri
webhook-letters = webhook: un indirizzo ha lettere semplici e nessuno spazio
webhook-scheme = webhook: un indirizzo comincia con https:// o http://
webhook-no-server = webhook: l'indirizzo non nomina un server
webhook-password = webhook: un indirizzo non deve contenere un nome o una password
webhook-private = webhook: l'indirizzo è in una rete privata
webhook-wrong = webhook: questo non è un indirizzo
webhook-unknown = webhook: nessun server con questo nome; controlla l'indirizzo

# the store
backup-breaks-off = la copia si interrompe dopo la riga { $number }
backup-format = non è una copia di formato { $format }
backup-schema = la copia ha lo schema { $given }; questo programma conosce { $known }: prima aggiornalo
backup-row = una riga non è di una tabella che questo programma conosca
backup-not-empty = l'archivio non è vuoto: ha righe in { $table }; ripristina in uno nuovo
backup-column = { $table }: non c'è la colonna { $column }
backup-misfit = { $table }: una riga non è adatta ({ $reason })
backup-line = riga { $number }: non è una riga di una copia; il file è danneggiato o non è una copia
backup-changed = la copia è stata cambiata: la sua impronta non corrisponde
not-a-backup = non è una copia
database-address = database { $database }: scrivi sqlite:///percorso o postgresql://…

# un nuovo titolo
new-title-there = { $place } c'è già; non è stato scritto nulla
new-title-name = { $name } non va bene come nome di un titolo; usa lettere minuscole, per esempio: border_war
new-title-python = { $name } ha un altro significato in Python; scegli un altro nome
new-title-taken = c'è già un titolo { $name }; scegli un altro nome

# opzioni dichiarate da un regolamento
option-twice = l'opzione { $name } è dichiarata da { $first } e da { $second }
option-undeclared = nessuna clausola dichiara l'opzione { $names }
option-value-twice = { $clause }: l'opzione { $name } ha due volte lo stesso valore
option-default = { $clause }: il valore predefinito dell'opzione { $name } è un solo numero, non { $given }
option-no-number = { $clause }: l'opzione { $name } è un numero, e { $value } non è né un numero né none
option-backwards = { $clause }: l'opzione { $name } ha un intervallo al contrario, { $value }
option-gap = { $clause }: l'opzione { $name } lascia un vuoto tra { $low } e { $high }

# una partita guidata
coach-none = { $title } non ha una partita guidata
coach-not-now = la guida aspetta un'altra scelta
coach-undo = torna indietro solo chi impara
coach-nothing-to-show = non c'è nulla da mostrare: questa battuta non aspetta una scelta
coach-not-drawn = { $place }: { $value } non è né il nome di una carta né un numero
coach-not-an-answer = { $place }: { $value } non è un posto con la sua scelta, come `2 draw`
coach-no-position = { $place }: serve una posizione, fatta di nomi e valori
coach-other-seats = { $place }: { $given } posti; la prima lezione ne ha { $seats }
coach-no-seat = { $place }: non c'è il posto { $seat }; i posti vanno da 0 a { $last }
coach-last-cue = { $place }: l'ultima battuta di una lezione racconta soltanto, così chi impara vede l'effetto della scelta
coach-only = in una partita guidata non si usa { $kind }
coach-not-coached = questa non è una partita guidata
