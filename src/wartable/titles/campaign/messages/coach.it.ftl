# L'istruttore: lezioni, battute, e una parola gentile per una scelta diversa da quella attesa.
coach-lesson-list = Il tuo esercito
coach-lesson-battle = Un giorno di battaglia

coach-cue-welcome = Benvenuto nell'ufficio dello stato maggiore! Questa campagna collega le battaglie che giochi con le miniature: tiene il conto dell'esercito, delle perdite, dell'addestramento e dei punti. Per prima cosa componi una lista. Qui c'è il catalogo delle unità, e accanto il tuo esercito.
coach-cue-platoon = Una compagnia comincia dal primo plotone, e un plotone ha da 3 a 5 squadre. Premi tre volte + sulla riga della squadra fucilieri, oppure Invio: diventano 1.1, il primo plotone della prima compagnia.
coach-other-platoon = Prima i fucilieri: tre squadre, per 1.1.
coach-cue-reserve = Tre squadre: il plotone è completo. Guarda la barra dei punti. La parte piena è spesa. Quella tratteggiata è riservata: alla compagnia serve ancora un comando, perciò il suo prezzo è messo da parte, e i punti per averlo non mancheranno mai.
coach-cue-second = Ora un appoggio per i fucilieri. Scegli il posto 1.2 e aggiungi tre squadre mitraglieri.
coach-other-second = Scegli 1.2, il plotone seguente, e aggiungi lì tre squadre mitraglieri.
coach-cue-hq = Il comando guida la compagnia, e può venire in battaglia se c'è almeno metà dei suoi plotoni. Scegli 1.hq e aggiungi una sezione comando.
coach-other-hq = Alla compagnia manca il comando: scegli 1.hq e aggiungi una sezione comando.
coach-cue-lock = Tutti i controlli sono verdi. Ti restano molti punti, e in una campagna vera li spenderesti; qui basta così. Blocca la lista: l'altra parte la vede quando tutte e due sono bloccate, e da allora resta com'è.
coach-other-lock = Per questa lezione la lista è completa. Bloccala.
coach-cue-field = Prima di ogni battaglia rimetti in forze le unità e scegli chi schierare, in segreto. Per ora non c'è nulla da rimpiazzare. Spunta i due plotoni, e se vuoi il comando, poi premi Pronto.
coach-other-field = Schiera 1.1 e 1.2, poi premi Pronto.
coach-cue-meet = Ora ognuno vede la forza dell'altro. Adesso metteresti in campo le miniature. Saltiamo alla fine della giornata, in una battaglia con qualche uomo in più.

coach-cue-turns = Sette turni sono giocati. Dall'ottavo in poi due dadi decidono se la battaglia continua: più di 6 e finisce. L'ottavo turno è finito: tira.
coach-other-turns = L'ottavo turno è finito: tira i dadi.
coach-cue-losses = Nove: la battaglia è finita. Una delle due parti inserisce il risultato. Il plotone sovietico 1.1 ha perso tre squadre fucilieri: spunta tre delle sue caselle, oppure scrivi 3 sulla riga. Ne restano due su cinque: con tre o più avrebbe imparato qualcosa.
coach-other-losses = Ha perso qualcosa solo il plotone sovietico 1.1: tre squadre fucilieri.
coach-cue-outcome = Guadagni quanto costano le squadre distrutte, e il programma propone un esito. Potete accordarvi su un altro: scegli una vittoria marginale della Germania.
coach-other-outcome = Scegli Marginale, e la Germania come vincitore.
coach-cue-hand_in = Consegna. L'altra parte conferma o contesta, e prima di allora nulla conta.
coach-other-hand_in = L'inserimento è completo: consegnalo.
coach-cue-end = Confermato. Chi ha ancora almeno tre squadre ha imparato qualcosa, hai punti per i rimpiazzi, e la prossima battaglia aspetta. È tutto qui: rimetti in forze, combatti, inserisci, e guida il tuo esercito attraverso la guerra. Buona fortuna!

# Suggerimenti per i primi turni di una partita normale, secondo ciò che si chiede.
coach-hint-prompt-lists = Comincia una compagnia dal primo plotone, e ricorda il comando. I controlli dicono che cosa manca ancora; i punti non spesi vanno persi.
coach-hint-prompt-prepare = Rimetti in forze chi ha meno di tre squadre: così non può combattere. Le unità più addestrate valgono di più.
coach-hint-prompt-result = Scrivi un numero su una riga per le perdite. L'altra parte guarda prima che conti.
