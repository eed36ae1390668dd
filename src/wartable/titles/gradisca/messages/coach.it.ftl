# La guida: lezioni, battute, e una parola gentile per chi sceglie altro.
coach-lesson-first_activation = Settembre 1615: la prima marcia
coach-lesson-first_bombardment = Estate 1616: i cannoni davanti a Gradisca

coach-cue-welcome = Eccoti al tavolo! Guidi Venezia, in rosso, contro l'arciduca d'Austria. La guerra dura al massimo sedici turni, e vince chi alla fine ha più punti vittoria. Gradisca te ne vale dieci, e così Goritia e Trieste; il nemico vuole le tue Palma e Udine.
coach-cue-chit = Ogni Corpo ha un segnalino nel contenitore, e quello che esce agisce. È uscito il Corpo di Giustiniani, il tuo migliore. Potresti giocare carte e usare una zona, o pescare una carta. Ma il suo Comandante c'è, e con Leadership 3 muove tre zone: scegli l'opzione 3.
coach-other-chit = Si potrebbe, ma un Comandante muove di più. Scegli l'opzione 3.
coach-cue-open = Le unità si usano zona per zona. Giustiniani è a Trivignano con quasi tutto il suo Corpo: apri Trivignano.
coach-other-open = Palma può aspettare. Apri Trivignano.
coach-cue-march = Scegli tutte le unità, poi Visco. Marciano insieme, e quasi ogni zona costa un punto: i cannoni ne hanno due per turno, la fanteria tre, cavalleria e Comandanti cinque.
coach-other-march = Prendile tutte, e marcia a Visco.
coach-cue-on = Hanno ancora punti, quindi possono proseguire. Avanti fino a Medea.
coach-other-on = Non da quella parte. Prosegui fino a Medea.
coach-cue-attack = Qui i cannoni si fermano, senza più punti. Davanti c'è Cormons, tenuta da una sola milizia e segnata in rosso: entrarci vuol dire battaglia. Il pulsante dice le tue probabilità. Cinque dadi contro uno: attacca!
coach-other-attack = La posta è Cormons. Attaccala.
coach-cue-losses = Un dado colpisce se non supera il numero sulla pedina. Hai fatto tre centri; il borgo ne ha fermato uno, e la milizia non c'è più. Anche lei ti ha colpito, e scegli tu chi incassa: i Cappelletti. Un centro gira l'unità, il secondo la toglie dalla mappa.
coach-other-losses = Risparmia i fanti, ti servono di più. Il centro va ai Cappelletti.
coach-cue-held = Cormons è tua, e il suo bottino ti ha portato un punto. Dopo una perdita tira anche il Comandante: con 1 o 2 sarebbe caduto. Fin qui la marcia e la battaglia. Adesso tocca alle mura.
coach-cue-walls = L'estate dopo, il tuo esercito è davanti a Gradisca. Nessuna unità passa attraverso le mura: ogni lato ha un livello, qui 4 alla Porta Vecchia. Portalo a 0 ed è una breccia. Questa volta hai scelto l'opzione 1: fino a due carte, e una zona.
coach-cue-card = Prima una carta. Con la Batteria reale i tuoi cannoni tirano due volte contro le mura. Giocala.
coach-other-card = Non sprecare i cannoni. Prima gioca la Batteria reale.
coach-cue-camp = Cannoni e guastatori sono a Bruma, davanti alla Porta Vecchia. Apri Bruma.
coach-other-camp = I cannoni sono a Bruma. Apri quella zona.
coach-cue-guns = Ogni unità fa una cosa sola: marcia, combatte, scava, si riordina. Scegli i Cannoni da batteria, poi la Porta Vecchia. Colpiscono con 4 o meno; ma un pezzo che tira 6 scoppia.
coach-other-guns = La parola ai Cannoni da batteria: bombarda con loro la Porta Vecchia.
coach-cue-mine = Due centri: la Porta Vecchia è scesa a 2. Ora i guastatori: sceglili, e mina lo stesso lato. Scavano bene con 3 o meno.
coach-other-mine = Scavare tocca ai guastatori. Mina con loro la Porta Vecchia.
coach-cue-breach = La mina è posta. In un'altra attivazione può brillare, e con 1, 2 o 3 il muro diventa breccia, qualunque livello abbia. Allora i tuoi fanti possono assaltare Gradisca. Tocca una cosa qualsiasi, o indicala, per sapere che cosa fa, e se una scelta è in grigio, chiedi perché. Buona fortuna!

# Suggerimenti per i primi turni di una partita vera, secondo ciò che viene chiesto.
coach-hint-prompt-choosing = Un Comandante muove più zone; senza, usa la tua zona più forte. Se non c'è nulla di buono da fare, pesca una carta.
coach-hint-prompt-orders = Gioca le carte prima di aprire le zone: molte servono nella battaglia che segue.
coach-hint-prompt-zone_open = Manda guastatori e Comandanti insieme a fanti o cavalli: soli tra i nemici sono persi.
coach-hint-prompt-losses = Gira le unità fresche, prima di perderne una già girata.
coach-hint-prompt-discarding = Tieni ciò che serve al tuo assedio, e ciò con cui puoi rispondere al nemico.
coach-hint-prompt-window = Una risposta data adesso più tardi ti manca. Se cambia poco, passa.
coach-hint-prompt-garrison = Un centro in più può costare meno di Gradisca.
coach-hint-prompt-beaten = Ripiega dove hai amici, e non in un angolo.
