# Le pagine attorno al tavolo: tavoli chiusi, partite derivate, l'account, il modulo, la ricerca nel regolamento.
pages-begin-game = Inizia la partita
pages-seat-range = da { $low } a { $high }
pages-options-as-written = Così si gioca secondo il regolamento.
pages-copied = Copiato
pages-email-waits = Abbiamo mandato un link a { $email }. Aprilo entro un giorno e l'indirizzo è tuo.
pages-email-removed = Il tuo indirizzo è stato tolto.
pages-welcome = Ti diamo il benvenuto, { $name }!
pages-welcome-lead = Il tuo account è pronto. I tuoi tavoli ti aspettano qui, su ogni dispositivo dal quale accedi.
pages-turns = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
  }
pages-notice-mail-needs = Per questo indica un indirizzo e-mail e apri il link che ti mandiamo.
pages-for-programs = Per chi programma
pages-notice-webhook-lead = Quando tocca a te, il server chiama questo indirizzo (POST, JSON): così lo sa il tuo programma o la chat del tuo gruppo.
pages-found-one = 1 passo trovato.
pages-found-many = { $count } passi trovati.
pages-found-none = Nessun risultato. Prova un'altra parola, o meno parole.
pages-closed = { $title }: questo tavolo è chiuso
pages-closed-lead = È stato chiuso prima dell'inizio della partita: non c'è niente da rivedere.
pages-closed-new = Apri un altro tavolo
pages-gathering-fewer = Puoi anche iniziare subito, senza i posti liberi.
table-forking-title = Continuare contro i bot?
table-forking = Hai un tavolo nuovo, tutto tuo, da questa posizione. Ciò che non potevi sapere è distribuito di nuovo, e questo tavolo resta com'è.
table-forking-yes = Continua
table-forking-no = Resta qui
table-forked = Partita nuova dal momento { $moment } di un altro tavolo. Gli altri sono bot; ciò che non potevi sapere è distribuito di nuovo.
table-forked-now = Partita nuova da un altro tavolo. Gli altri sono bot; ciò che non potevi sapere è distribuito di nuovo.
table-forked-back = All'altro tavolo
