# Perché qualcosa è rifiutato, o farà male, in poche parole; la frase intera è nel regolamento.

# Chi decide, e quando.
why-LW-TURN-08 = Non è il tuo turno.
why-LW-RULING-29 = Può rispondere solo chi possiede l'unità attaccata.
why-LW-RULING-90 = Prima risponde chi è colpito da ciò che è stato giocato.
why-LW-TURN-03 = Non in questa fase del turno.
why-LW-PREL-09 = Nel Preludio puoi solo equipaggiare.
why-LW-WIN-13 = Sei fuori dalla partita.

# Carte.
why-LW-NAT-02 = Questa carta Nazione non è tua.
why-LW-PLAY-01 = Non hai questa carta.
why-LW-PLAY-03 = Manca ciò che la carta richiede.
why-LW-RULING-91 = Ora non cambierebbe nulla.
why-LW-EVT-03 = Un Evento non si può rifiutare.
why-LW-RULING-88 = Prima rispondi a ciò che chiede la carta o l'Evento.
why-LW-RULING-42 = Si scartano carte proprie, nel proprio turno.
why-LW-RULING-82 = Questa carta risponde solo a ciò che nomina.

# Equipaggiamenti.
why-LW-EQUIP-01 = Non è una carta equipaggiamento.
why-LW-EQUIP-02 = Non è per questa unità.
why-LW-EQUIP-03 = Hai già questa carta sulla plancia.
why-LW-EQUIP-08 = Troppo presto: la sua data non è ancora arrivata.
why-LW-EQUIP-10 = Si riprendono solo equipaggiamenti del mazzo Conflitto.
why-LW-EQUIP-11 = Le carte Nazione non si possono riprendere.
why-LW-RULING-09 = A questo tavolo le unità distrutte non si equipaggiano.
why-LW-RULING-76 = In questo turno hai già ripreso questa carta.

# Denaro.
why-LW-MONEY-05 = Le tue carte non bastano per una carta Nazione.
why-LW-MONEY-08 = Si paga con carte Conflitto: le carte Nazione non sono denaro.
why-LW-RULING-18 = Il pagamento basta già.
why-LW-RULING-20 = A questo tavolo si compra una carta Nazione per turno.
why-LW-RULING-21 = Il tuo mazzo Nazione è vuoto.
why-LW-RULING-49 = Le carte Territorio non si possono usare in alcun modo.
why-LW-RULING-96 = Questo pagamento ora non è possibile.

# Spie.
why-LW-SPY-01 = In questo turno hai già usato una Spia.
why-LW-SPY-04 = Si prende una delle carte Nazione mostrate da una Spia.
why-LW-SPY-06 = Ti serve una carta per pagare, diversa da questa Spia.
why-LW-SPY-08 = Questo avversario non ha Spie sulla plancia.
why-LW-SPY-09 = Per pagare ti serve una tua Spia.
why-LW-SPY-11 = Le tue carte non bastano per questo compito.
why-LW-SPY-13 = Una carta in gioco ora ferma le Spie.
why-LW-RULING-11 = Nessuna tua Spia può farlo.
why-LW-RULING-12 = In questo turno questa Spia ha già agito.
why-LW-RULING-14 = La Spia che agisce non può pagare sé stessa.
why-LW-RULING-15 = Si può raggiungere solo una Spia sulla plancia.
why-LW-RULING-17 = Una Spia agisce solo contro avversari ancora in gioco.
why-LW-RULING-55 = A questo tavolo le Spie non portano l'Italia neutrale sotto Malcontento.
why-LW-RULING-86 = A questo tavolo il primo compito non può prendere quella Spia.

# Combattimento.
why-LW-UNIT-06 = Questa unità è distrutta.
why-LW-CBT-01 = Troppo debole: l'attacco deve superare la difesa.
why-LW-CBT-03 = Una carta in gioco vieta questo attacco.
why-LW-CBT-04 = In questo turno questa unità ha già attaccato.
why-LW-CBT-08 = Le unità terrestri possono attaccare solo unità terrestri.
why-LW-CBT-10 = L'Aviazione non può attaccare la Marina.
why-LW-CBT-11 = Solo l'Aviazione può attaccare l'Aviazione.
why-LW-CBT-12 = La Marina può attaccare solo un'altra Marina.
why-LW-CBT-13 = Solo la Marina può attaccare una Marina.
why-LW-CBT-14 = Ti serve una carta Boom! in mano.
why-LW-CBT-15 = Non è il numero di carte Miss! che serve.
why-LW-CBT-25 = Questa unità ha già attaccato, con una carta.
why-LW-RULING-30 = Una carta Miss! non ferma questo attacco.
why-LW-RULING-33 = Si possono attaccare solo unità nemiche attive.
why-LW-P2-02 = In due servono due carte Miss! insieme.
why-LW-RULING-63 = Contro un attacco giochi due carte Miss! o nessuna.
why-LW-RULING-98 = Questa unità non può contrattaccare.

# Fronte Interno e mano.
why-LW-RULING-38 = Ora questo tavolo non permette la tassa.
why-LW-HF-10 = Mortale: da Malcontento la tassa porta alla Rivoluzione.
why-LW-HAND-04 = Prima scarta fino al tuo limite di mano.
why-LW-HAND-05 = Si scarta dalla propria mano.
why-LW-RULING-41 = Scarti solo ciò che supera il limite.

# L'Italia e l'asta.
why-LW-ITALY-06 = L'Italia neutrale non può attaccare.
why-LW-ITALY-07 = L'Italia neutrale non può giocare carte dannose.
why-LW-ITALY-09 = Atto di guerra: l'Italia si unirà ai tuoi nemici.
why-LW-RULING-51 = L'Italia è neutrale: su di lei agiscono solo le Spie.
why-LW-AUC-01 = Tre carte, o tutte quelle che hai se sono meno.
why-LW-RULING-56 = Si possono offrire solo equipaggiamenti del mazzo Conflitto.
why-LW-RULING-58 = L'Italia sceglie una fazione solo se le offerte sono pari.
why-LW-RULING-59 = Ora l'asta non te lo chiede.

# La partita è finita.
why-LW-WIN-03 = La partita è finita: una Nazione ha perso l'ultima unità.
why-LW-WIN-04 = La partita è finita: una Nazione è in Rivoluzione.
why-LW-WIN-05 = La partita è finita: una Nazione è caduta.
why-LW-WIN-10 = La partita è finita: un'intera fazione è fuori.
why-LW-ARM-05 = La partita è finita: è arrivato l'Armistizio.
why-LW-ARM-07 = La partita è finita: l'Armistizio è deciso ai punti.
why-LW-ARM-09 = La partita è finita: l'Armistizio è deciso dal denaro.
why-LW-ARM-11 = La partita è finita: ha deciso l'ultima sfida.
why-LW-RULING-37 = La partita è finita: sono cadute insieme le due fazioni.
why-LW-RULING-68 = La partita è finita: vincono entrambe le fazioni.
why-LW-RULING-89 = La partita è finita: una parte ha lasciato il tavolo.
