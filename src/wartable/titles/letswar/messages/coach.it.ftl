# La guida: lezioni, battute, e una parola gentile per chi sceglie altro.
coach-lesson-spring = Primavera 1914

coach-cue-welcome = Eccoti al tavolo! Guidi la Germania, e l'Austria-Ungheria combatte con te. Francia e Gran Bretagna sono nemiche. Spezzane una e la tua fazione vince: distruggi tutte e cinque le sue unità, o spingi il suo Fronte Interno fino alla Rivoluzione. Loro proveranno lo stesso con te.
coach-cue-equip = Prima del primo turno tutti possono equipaggiarsi. Un'unità attacca con il numero di sinistra e si difende con quello di destra. Equipaggia l'Obice pesante: rafforza la tua Artiglieria.
coach-other-equip = Non ancora. Prima equipaggia l'Obice pesante.
coach-cue-ready = Adesso la tua Artiglieria attacca con 6. Gli altri tuoi equipaggiamenti hanno una data in rosso: prima di allora non si possono usare. Premi Fatto, e si equipaggiano gli altri.
coach-other-ready = Non c'è altro da equipaggiare. Premi Fatto.
coach-cue-drawn = Tocca a te, e il turno comincia con due carte nuove: un Miss! e un Boom! Con un Boom! si fa un attacco, con un Miss! se ne ferma uno.
coach-cue-attack = All'attacco! Scegli l'Artiglieria, poi la Fanteria della Francia. Il tuo numero deve superare la difesa, e la pagina li mostra entrambi: 6 contro 5.
coach-other-attack = Un altro bersaglio, un'altra volta. Attacca la Fanteria della Francia con l'Artiglieria.
coach-cue-again = La Francia aveva un Miss!, e il tuo attacco è fermato. Ma ogni unità può attaccare una volta per turno, e tu hai un altro Boom!. Ora la Fanteria: attacca la Cavalleria della Gran Bretagna.
coach-other-again = Cerca il punto debole: la tua Fanteria contro la Cavalleria della Gran Bretagna.
coach-cue-spy = Colpita! La Cavalleria è distrutta, e per ogni unità che distruggi peschi una carta Nazione. Le guerre si vincono anche dietro le linee: metti in campo la tua Spia. Resta lì, e può agire una volta per turno.
coach-other-spy = Prima la Spia: mettila in campo.
coach-cue-subvert = Ogni carta Conflitto è anche denaro. Con 500 dollari la Spia abbassa un Fronte Interno. Lanciafiamme e Carro armato per anni non ti servono, ma insieme valgono esattamente 500: scegli il Fronte Interno della Francia, poi paga con entrambi.
coach-other-subvert = Manda la Spia contro il Fronte Interno della Francia, e paga con Lanciafiamme e Carro armato.
coach-cue-tax = La Francia è scesa a Soddisfatto: ancora tre gradini fino alla Rivoluzione. Adesso però hai poche carte. Imponi una tassa: il tuo Fronte Interno scende di uno, e peschi tre carte. Fallo solo finché il tuo popolo ha pazienza.
coach-other-tax = Prima la tassa: tre carte per un gradino del tuo Fronte Interno.
coach-cue-end = Buone carte! Per altri attacchi servono un Boom!, un'unità che non ha ancora attaccato e un bersaglio abbastanza debole. Tieni ciò che hai e termina il turno.
coach-other-end = Quello può aspettare. Termina il turno.
coach-cue-discard = Puoi tenere sei carte: una per ogni unità, e due per la Marina. Ne hai una di troppo. La Nebbia ferma i cannoni di tutti, e i tuoi sono i migliori: scartala.
coach-other-discard = Quella conviene tenerla. Scarta la Nebbia.
coach-cue-miss = La Francia attacca la tua Cavalleria, e il suo numero è più alto. Per questo hai tenuto il Miss!: giocalo.
coach-other-miss = Perderesti la Cavalleria. Gioca il Miss!
coach-cue-event = Fermata! L'Austria-Ungheria ha distrutto l'Artiglieria della Gran Bretagna, tutti hanno giocato, e il nuovo semestre comincia con un Evento: un buon raccolto, e ogni Fronte Interno sale. Adesso sai come funziona. Tocca una cosa qualsiasi, o indicala, per sapere che cosa fa, e se una scelta è in grigio, chiedi perché. Buona fortuna!

# Suggerimenti per i primi turni di una partita vera, secondo ciò che viene chiesto.
coach-hint-prompt-prelude = Se hai qualcosa che si può già usare, equipaggialo: non costa nulla, e ogni punto conta fin dal primo attacco.
coach-hint-prompt-turn_main = Prima equipaggiati, poi attacca dove il tuo numero è più alto. Tieni un Miss! per i turni degli altri.
coach-hint-prompt-attack-target = Colpite la stessa Nazione: basta che ne cada una.
coach-hint-prompt-payment = Paga con equipaggiamenti che non puoi ancora usare: la data in rosso vuol dire più tardi.
coach-hint-prompt-inspect-cost = Va bene qualsiasi carta: usa quella che ti serve meno.
coach-hint-prompt-turn-discard = Tieni un Boom! per il tuo prossimo turno e un Miss! per quelli degli altri.
coach-hint-prompt-window_attack = Un'unità distrutta è difficile da riavere, e senza di lei tieni anche meno carte.
coach-hint-prompt-window_spy = Poche carte fermano una Spia: il Controspionaggio, e la Censura quando è in gioco il Fronte Interno.
coach-hint-prompt-window_event = Ogni gradino del Fronte Interno conta: alla Rivoluzione la guerra è persa.
