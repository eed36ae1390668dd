# La guida: lezioni, battute, e una parola gentile per chi sceglie altro.
coach-lesson-strike = All'attacco
coach-lesson-hold = In difesa

coach-cue-welcome = Eccoti al tavolo! Guidi la Casata di Giglio, e le tue carte sono in fondo. Vuoi far cadere Rovere, alla tua sinistra: la prima Casata che un attacco lascia senza carte e senza mura chiude la partita. Stella, alla tua destra, vuole far cadere te.
coach-cue-build = Ogni turno fai una sola azione. Prima le mura: senza, puoi usare solo carte fino a 1. Costruisci gli Scudi.
coach-other-build = Ogni cosa a suo tempo. Prima costruisci gli Scudi: quasi tutto il resto richiede le mura.
coach-cue-draw = Livello 1: adesso puoi usare carte fino a 2. Anche gli altri hanno costruito. Quando non c'è di meglio, si pesca: prendi una carta dal mazzo Base.
coach-other-draw = Tienila per dopo. Adesso pesca dal mazzo Base.
coach-cue-attack = Risorse: una carta utile, ci torneremo. Adesso attacca! Si colpisce a sinistra, a carta coperta: Rovere vedrà soltanto il dorso. Attacca con i Cavalieri: valgono 2.
coach-other-attack = Non con quella. Attacca con i Cavalieri.
coach-cue-bluff = Rovere si è difesa con gli Scudi, 1 contro 2: le manca un punto, e tu hai preso una carta come bottino. E ora un bluff: il Letame vale 0, ma dal dorso non lo sa nessuno. Attacca con quello!
coach-other-bluff = Così sarebbe un attacco vero. Prova il bluff: attacca con il Letame.
coach-cue-fooled = Ha funzionato! Rovere ha sprecato buone Palizzate contro un mucchio di letame: ciò che si schiera va perso, che serva o no. Le partite si vincono anche svuotando le mani altrui. Adesso guarda le cose dall'altra parte.

coach-cue-defend = Stella ti attacca, e tu ti difendi prima che la carta sia rivelata. Ha il dorso nero ed è stata posata a livello 1: vale al massimo 2, oppure è un'Infiltrazione. Scudi e Ronda fanno 2, e la Ronda ferma i ladri. Aggiungi entrambe, poi premi Fatto.
coach-other-defend = Scudi e Ronda bastano giusto giusto. Aggiungi quelle due, poi premi Fatto.
coach-cue-upgrade = Respinto: una difesa pari basta. Le tue due carte però sono perse: difenditi solo quanto serve. Dopo la difesa viene la tua azione: costruisci le Palizzate, e potrai usare carte fino a 3.
coach-other-upgrade = Prima mura più alte: costruisci le Palizzate.
coach-cue-save = Stella attacca ancora: dorso nero, posata a livello 1, quindi di nuovo 2 al massimo, oppure un'Infiltrazione. Stavolta non hai carte Difesa da schierare, e non sempre serve: premi Fatto.
coach-other-save = Stavolta non c'è nulla da schierare: premi Fatto e basta.
coach-cue-keep = Erano solo Soldati: ti manca 1. Puoi sacrificare le mura, oppure tenerle e dare una carta a Stella. Le mura costano: tienile.
coach-other-keep = Le mura valgono più di una carta. Tienile.
coach-cue-loot = Scegli tu che cosa dare a Stella. È il momento buono per liberarti del Letame.
coach-other-loot = Quella no, è troppo buona. Dai via il Letame.
coach-cue-strategy = Adesso la tua azione. Le carte Strategia hanno effetto subito: gioca Risorse e pesca due carte.
coach-other-strategy = Hai poche carte in mano. Gioca Risorse e riempila.
coach-cue-exchange = Due carte deboli ne comprano una forte, dal mazzo Imperiale, quello dorato. Scambia Scudi e Soldati: prima scegli lo scambio, poi le due carte.
coach-other-exchange = Prova lo scambio: una carta Imperiale per Scudi e Soldati.
coach-cue-edict = Un Editto Imperiale: annulla qualsiasi attacco, anche la Polvere Pirica. Per cominciare non serve altro. Tieni premuta una carta, o indicala, per leggere che cosa fa, e se una scelta è in grigio, chiedi perché. Buona fortuna!

# Suggerimenti per i primi turni di una partita vera, secondo ciò che viene chiesto.
coach-hint-prompt-action = Non hai mura? Comincia dagli Scudi. Con le mura, attacca a sinistra e ogni tanto bluffa; nel dubbio, pesca.
coach-hint-prompt-deploy = Il dorso e il livello dicono quanto può essere forte l'attacco. Ciò che schieri va perso: non aggiungere più del necessario.
coach-hint-prompt-sacrifice = Il sacrificio aggiunge il valore delle mura, ma poi non le hai più. Spesso una o due carte di bottino costano meno.
coach-hint-prompt-loot = Scegli tu che cosa dare. La carta la vede solo chi ti attacca.
coach-hint-prompt-excess = Al massimo cinque carte: lascia quella che al tuo livello ti serve meno.
coach-hint-prompt-exchange = Paga con carte che non puoi ancora usare o che non ti servono più. Le carte Imperiali sono forti, ma servono mura abbastanza alte.
coach-hint-prompt-target = Guarda la mano di chi ti attacca, o di chi attacchi tu.
