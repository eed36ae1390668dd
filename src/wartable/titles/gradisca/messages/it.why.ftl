# Perché qualcosa è rifiutato, o farà male, in poche parole; la frase intera è nel regolamento.
# Una chiave ha _ per il punto nel numero di una regola.

# Chi decide, e quando.
why-GR-1-02 = Queste pedine non sono tue.
why-GR-4_1-02 = Non è la tua attivazione.
why-GR-4_1-03 = Questa carta non risponde a ciò che accade.
why-GR-RULING-06 = Decide prima il tuo avversario.
why-GR-RULING-113 = Ciò che era stato dichiarato non si può più fare.

# Opzioni.
why-GR-5-01 = Hai già scelto un'opzione.
why-GR-5-03 = L'opzione 1 permette due carte, e le hai giocate.
why-GR-5-04 = L'opzione 1 permette una zona, e l'hai aperta.
why-GR-5-06 = Con l'opzione 2 non si attivano unità.
why-GR-5-07 = Con l'opzione 2 non giochi carte.
why-GR-5-11 = Questo Corpo non ha un Comandante in gioco.
why-GR-5-12 = L'opzione 3 permette una carta, e l'hai giocata.
why-GR-5-13 = La Leadership del Comandante non permette altre zone.
why-GR-RULING-15 = L'opzione annunciata non si cambia.
why-GR-RULING-33 = Il Comandante dell'opzione 3 non c'è più: niente altre zone.

# Carte.
why-GR-5-08 = Quattro carte sono il massimo che puoi tenere.
why-GR-5-10 = Si scarta solo con cinque carte in mano.
why-GR-12-01 = Le condizioni di questa carta non sono soddisfatte.
why-GR-12-02 = Una carta in gioco lo vieta.
why-GR-12-04 = Prima gioca la carta Obbligatoria che hai in mano.
why-GR-12-05 = Una carta Obbligatoria non si scarta.
why-GR-12-07 = Scegli un'opzione che ti faccia giocare la carta Obbligatoria.
why-GR-12-08 = Non puoi pescare: hai una carta Obbligatoria.
why-GR-12-09 = Prima viene la carta Obbligatoria.
why-GR-12-11 = Troppo presto: la data di questa carta non è passata.
why-GR-12-22 = Su una carta, unità vuol dire di combattimento: non un Comandante.
why-GR-26-02 = Prima della sua data una carta con la R non si scarta.
why-GR-RULING-16 = Le carte si giocano prima della prima zona o dopo l'ultima.
why-GR-RULING-19 = A questo tavolo una carta Obbligatoria bloccata vieta di pescare.
why-GR-RULING-21 = Non potresti scartare nessuna delle tue quattro carte.
why-GR-RULING-22 = Non ci sono carte da pescare.
why-GR-RULING-26 = Con il morale basso giochi una carta per attivazione.
why-GR-RULING-28 = Ora non si può entrare in nessuna delle zone della carta.
why-GR-RULING-109 = Dopo una carta in questa attivazione non apri altre zone.
why-GR-RULING-112 = Nel gioco Base questa carta non risponde a nulla.
why-GR-RULING-115 = La carta non ha un bersaglio su cui agire.

# Zone e unità.
why-GR-5-18 = Lì non ci sono unità del Corpo estratto.
why-GR-5-20 = Questa unità è di un altro Corpo.
why-GR-5-21 = Prima finisci la zona aperta.
why-GR-5_1-01 = Questa unità ha già agito.
why-GR-5_1-04 = Solo l'Artiglieria bombarda le mura.
why-GR-5_1-05 = Da qui questi cannoni non possono sparare a unità.
why-GR-5_1-06 = Solo i Guastatori minano e sminano.
why-GR-5_1-07 = Solo i Guastatori costruiscono Forti.
why-GR-5_1-08 = Può recuperare solo un'unità di combattimento Disorganizzata.
why-GR-7_2-12 = Un'unità che recupera non fa altro.
why-GR-RULING-31 = In questa attivazione hai già aperto questa zona.
why-GR-RULING-32 = Questa azione non è per tutte le unità che hai scelto.
why-GR-RULING-35 = Lasciata lungo il percorso: la sua azione è finita.
why-GR-RULING-111 = Lì le unità del Corpo hanno già agito o sono state richiamate.
why-GR-RULING-118 = Ogni unità di Guastatori dichiara da sola.

# Movimento.
why-GR-2_3-09 = Queste zone non sono adiacenti.
why-GR-6-01 = La Fanteria fa al massimo tre zone.
why-GR-6-02 = I Guastatori fanno al massimo tre zone.
why-GR-6-03 = L'Artiglieria fa al massimo due zone.
why-GR-6-04 = La Cavalleria fa al massimo cinque zone.
why-GR-6-05 = I Comandanti fanno al massimo cinque zone.
why-GR-6-07 = Il prossimo passo deve portare in una zona adiacente.
why-GR-6-09 = Punti movimento insufficienti.
why-GR-6-10 = Questo confine è intransitabile.
why-GR-6-11 = Le zone si toccano solo in un vertice.
why-GR-6-12 = Ha incontrato il nemico e in questo turno non va oltre.
why-GR-6-14 = L'unità più lenta della pila non arriva fin lì.
why-GR-6-15 = Le unità incontrate per via non si raccolgono.
why-GR-6-17 = Fra i nemici un Comandante entra solo con una scorta.
why-GR-6-18 = Fra i nemici i Guastatori entrano solo con una scorta.
why-GR-6-19 = Fra i nemici i cannoni entrano solo con una scorta.
why-GR-6-21 = Il nemico tiene la Fortezza e su questo lato non c'è una Breccia.
why-GR-6-23 = Il mare non si attraversa.
why-GR-8_1-01 = Comandanti e Guastatori non attaccano da soli.
why-GR-21-16 = Fuori rifornimento ha un punto movimento in meno.
why-GR-25_1-01 = D'inverno la Cavalleria fa al massimo tre zone.
why-GR-RULING-39 = La Fortezza è ancora tenuta, anche se solo da Comandanti o Guastatori.
why-GR-RULING-36 = Solo Fanteria o Cavalleria può fare da scorta.
why-GR-RULING-40 = Da qui non si esce dalla mappa.
why-GR-RULING-106 = Nessuna marcia porta queste unità in quella zona.
why-GR-RULING-116 = Questo passo ha rivelato qualcosa: non si può annullare.

# Combattimento.
why-GR-7_1-14 = I centri li assegna chi possiede le unità.
why-GR-7_1-16 = I Comandanti non subiscono centri.
why-GR-7_1-23 = Questa unità non partecipa al combattimento.
why-GR-7_2-06 = Un rimpiazzo compare solo con unità amiche.
why-GR-7_3-03 = Tutte le unità si ritirano nella stessa zona.
why-GR-7_3-06 = Non ti puoi ritirare fra i nemici.
why-GR-7_3-07 = Non ti puoi ritirare oltre un confine intransitabile.
why-GR-7_3-08 = Chi attacca torna da dove è venuto.
why-GR-7_3-10 = Solo una guarnigione dietro una Breccia resta con una perdita in più.
why-GR-7_4-03 = I cannoni non attaccano attraverso una Breccia.
why-GR-RULING-43 = I cannoni non entrano in una Fortezza tenuta dal nemico.
why-GR-RULING-46 = Ci sono ancora centri da assegnare.
why-GR-RULING-48 = In quella zona ci sono nemici: lì non compare un rimpiazzo.
why-GR-RULING-52 = A questo tavolo non ti ritiri nella zona da cui viene chi attacca.
why-GR-RULING-61 = Da un bombardamento si ritirano tutte le unità della zona, o nessuna.

# Assedi.
why-GR-7_4_1-01 = La Fortezza non è adiacente ai cannoni.
why-GR-7_4_1-06 = La Breccia è su un altro lato.
why-GR-7_4_2-02 = I cannoni sparano a una guarnigione solo attraverso una Breccia.
why-GR-7_5-01 = I Guastatori minano solo il lato che hanno davanti.
why-GR-7_5-05 = Non c'è una tua mina da far brillare.
why-GR-7_5-06 = Questa mina è stata posata in questa stessa attivazione.
why-GR-7_6-01 = Su questo lato non ci sono mine.
why-GR-7_7-01 = Questo lato non è danneggiato.
why-GR-7_7-03 = Questo lato è già al livello stampato.
why-GR-RULING-57 = Non c'è nulla da bombardare: nessun nemico, o c'è già una Breccia.
why-GR-RULING-62 = I Comandanti da soli non sono un bersaglio.
why-GR-RULING-63 = In questa attivazione questa mina è già stata provata.
why-GR-RULING-66 = Si mina un lato ancora intero di una Fortezza con nemici.
why-GR-RULING-105 = Nella Fortezza non ci sono nemici: la mina non si può far brillare.

# Ammassamento e Forti.
why-GR-9-04 = Le unità disorganizzate bastano.
why-GR-RULING-54 = Questa unità non ha un lato Disorganizzato.
why-GR-RULING-69 = Scegli Fanterie o Cavallerie in buon ordine.
why-GR-10-02 = Nella zona ci sono unità di combattimento nemiche.
why-GR-10-05 = In questa zona c'è già un Forte.
why-GR-10-07 = In una Fortezza non si costruiscono Forti.
why-GR-10-08 = Non hai più segnalini di Forte.
why-GR-19_2-01 = In questa zona ci sono già tre Forti.
why-GR-19_2-03 = Questo Corpo ha appena costruito un Forte qui.
why-GR-19_2-07 = In questa zona non c'è un tuo Forte.
why-GR-RULING-84 = I Forti nemici vanno distrutti o convertiti subito.

# Fiumi, comando e richiami.
why-GR-15-02 = I cannoni passano un fiume solo su un ponte.
why-GR-15-03 = Il Campo passa un fiume solo su un ponte.
why-GR-15-04 = Non ti puoi ritirare oltre un fiume senza ponte.
why-GR-15-08 = Passare il fiume richiede tutta la capacità di movimento.
why-GR-15-13 = Lungo queste mura scorre il fiume, e non c'è un ponte.
why-GR-RULING-76 = Il fiume si passa solo come primo passo.
why-GR-16-02 = Troppo lontano: la zona è fuori dal raggio di comando.
why-GR-16-04 = Un confine o un fiume taglia il raggio di comando.
why-GR-15-06 = Senza ponte il fiume interrompe il comando.
why-GR-16-05 = Il raggio di comando è sbarrato da nemici.
why-GR-17-04 = In questo turno è già stata attivata.
why-GR-17-05 = Ha richiamato tante unità quanto vale la sua Leadership.
why-GR-17-06 = Troppo lontana per essere richiamata.
why-GR-17-07 = Un confine intransitabile o un fiume taglia il richiamo.
why-GR-17-08 = Fra il Comandante e questa unità ci sono nemici.
why-GR-17-10 = In questo turno questa unità è stata richiamata in battaglia.
why-GR-17-12 = Un Comandante richiamato non ne richiama altri.
why-GR-17-13 = Non può muovere abbastanza da raggiungere la battaglia.
why-GR-RULING-79 = Questa unità non ha una via per entrare in battaglia.
why-GR-RULING-80 = Non si può richiamare per questo combattimento.
why-GR-RULING-100 = La sua zona è stata aperta: non si può più richiamare.
why-GR-RULING-82 = Se continuare lo decide solo chi ha vinto il round.

# Rifornimenti e morale.
why-GR-20-02 = Fuori rifornimento: non può recuperare.
why-GR-21-07 = Il rifornimento via mare è per una zona sull'Adriatico.
why-GR-21_1-02 = Tre o più unità attaccano solo con il rifornimento d'attacco.
why-GR-21_1-03 = Tre o più unità razziano solo con il rifornimento d'attacco.
why-GR-21_1-04 = Manca il rifornimento d'attacco: non si bombardano le mura.
why-GR-21_1-05 = Manca il rifornimento d'attacco: non si posano mine.
why-GR-21_1-06 = Manca il rifornimento d'attacco: non si costruiscono Forti.
why-GR-22-09 = Morale medio: una sola zona.
why-GR-22-10 = Morale basso: non c'è rifornimento d'attacco.
why-GR-22-11 = Morale basso: una sola zona.
why-GR-22-12 = Morale basso: una sola carta.
why-GR-RULING-104 = La carta non fa recuperare unità fuori rifornimento.

# Razzie, Incursioni e il Campo.
why-GR-23-01 = Solo Fanteria e Cavalleria che entrano nella zona possono razziarla.
why-GR-23-02 = Una Fortezza non si razzia.
why-GR-23-04 = Una Razzia costa un altro punto movimento.
why-GR-23-09 = Dopo un 6 i razziatori restano dove sono.
why-GR-23-16 = Quest'anno questa zona è già stata razziata.
why-GR-RULING-05 = La tua parte non razzia questa zona.
why-GR-RULING-94 = Bloccati nella zona razziata: prima viene il combattimento.
why-GR-25_2-01 = Solo la Cavalleria leggera da sola fa Incursioni.
why-GR-25_2-03 = Non bastano i punti movimento per tornare.
why-GR-25_2-06 = Lì ha già fatto un'Incursione.
why-GR-RULING-97 = Non c'è nessuno da colpire con un'Incursione.
why-GR-24-02 = In questo turno il Campo ha già mosso.
why-GR-24-03 = Il Campo muove solo mentre la sua zona è aperta.
why-GR-24-07 = Il Campo non entra in una Fortezza.
why-GR-24-12 = Il Campo torna al più presto nel prossimo turno.
why-GR-24-13 = Il Campo torna solo in una tua fonte di rifornimento.
why-GR-24-14 = Il Campo torna solo dove hai unità.
why-GR-24-16 = Senza ponte il Campo qui non passa.
why-GR-RULING-92 = Il Campo torna mentre nessuna zona è aperta.
why-GR-RULING-93 = Il Campo non può andare lì.

# Ciò che è permesso, ma farà male.
why-GR-6-20 = Da soli, Comandanti e Guastatori cadono davanti a ogni nemico.
why-GR-6-24 = Fuori dalla mappa l'unità è eliminata.
why-GR-7_5-11 = Se la zona si svuota, le sue mine sono perdute.
why-GR-9-02 = Più di sei: a fine turno alcune si disorganizzeranno.
why-GR-12-20 = Se sconfitte, le unità entrate per carta sono eliminate.
why-GR-21-13 = Nessuna linea di rifornimento arriva in quella zona.
why-GR-24-10 = Da solo, il Campo cade davanti a ogni forza nemica.
why-GR-25_3-01 = Una Razzia disorganizza la Cavalleria leggera.
why-GR-RULING-59 = Valore di fuoco 0: nessun centro possibile, e con un 6 il cannone sbocca.
why-GR-RULING-77 = Il fiume chiude il ritorno: se sconfitte, sono eliminate.

# La partita è finita.
why-GR-4_1-08 = La partita è finita: l'ultimo turno è stato giocato.
why-GR-4_1-10 = La partita è finita: aprile 1618 è passato.
why-GR-13-01 = La partita è finita: il segnalino di Fine è arretrato.
why-GR-13-16 = La partita è finita: è un pareggio.
why-GR-RULING-108 = La partita è finita: un giocatore ha abbandonato.
