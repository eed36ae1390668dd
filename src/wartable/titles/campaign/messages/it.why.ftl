# Perché qualcosa è rifiutato, o farà male, in poche parole; il regolamento ha la frase intera.

# Chi può decidere, e quando.
why-CA-GEN-04 = Ora non ti è chiesto questo.
why-CA-GEN-05 = La campagna è finita.
why-CA-RULING-59 = Questa nazione non è in campo quest'anno.

# La lista.
why-CA-LIST-01 = Una lista ha bisogno di almeno un plotone.
why-CA-LIST-03 = I punti esercito non bastano.
why-CA-LIST-06 = Un plotone ha meno di 3 squadre.
why-CA-LIST-07 = Questo plotone ha già le sue 5 squadre.
why-CA-LIST-08 = Questa compagnia ha già i suoi 4 plotoni.
why-CA-LIST-09 = Questa batteria ha già i suoi 2 plotoni.
why-CA-LIST-11 = Il catalogo non ne permette altre.
why-CA-HQ-09 = Questo comando ha già le sue 2 squadre.
why-CA-RULING-09 = Ogni formazione ha un comando, dopo il primo plotone.
why-CA-RULING-10 = I plotoni di una compagnia o batteria sono di un'arma sola.
why-CA-RULING-38 = Questa unità non si può avere qui.
why-CA-RULING-57 = Questo comando non guida una formazione così.

# La soppressione.
why-CA-HQ-06 = I comandi non si sopprimono mai.
why-CA-SUP-01 = Si sopprime solo un plotone con meno di 3 squadre.
why-CA-RULING-40 = I tuoi punti bastano per riportare a 3 tutti i plotoni.
why-CA-RULING-41 = In questo plotone non resta nessuno.
why-CA-SUP-06 = L'avversario riceve la metà di questi punti.

# Gli acquisti e la forza.
why-CA-SUP-07 = Questo plotone è stato soppresso.
why-CA-FIX-02 = Un plotone non cambia mai natura.
why-CA-FIX-06 = Nella tua lista non c'è questa unità.
why-CA-SPD-03 = Questo plotone è al completo.
why-CA-HQ-08 = Questo comando è al completo.
why-CA-SPD-08 = I punti accumulati non bastano.
why-CA-ORG-01 = Questa unità non è in campo.
why-CA-FLD-01 = Un plotone scende in campo con almeno 3 squadre.
why-CA-FLD-04 = Troppi punti per questa battaglia.
why-CA-HQ-01 = Un comando scende in campo con almeno metà dei suoi plotoni.
why-CA-RULING-12 = Di questa compagnia vanno tutti i plotoni idonei, o nessuno.
why-CA-RULING-16 = Questo comando non ha più squadre.
why-CA-RULING-17 = Un plotone scende in campo con tutte le sue squadre.
why-CA-RULING-19 = Devi schierare almeno un plotone.

# La battaglia e il suo risultato.
why-CA-LEN-04 = Una battaglia dura almeno 8 turni.
why-CA-LEN-05 = I dadi si tirano dalla fine del turno 8 in poi.
why-CA-OBJ-02 = Questo elemento ha già chi lo tiene.
why-CA-TYP-08 = In un Contrattacco non c'è terreno da tenere.
why-CA-VP-05 = Prima indica come è finita la battaglia.
why-CA-RULING-26 = A questo tavolo l'esito si calcola.
why-CA-RULING-28 = In questa battaglia non c'è un elemento così.
why-CA-RULING-33 = Non si può perdere più di quanto è stato schierato.
why-CA-RULING-55 = A questo tavolo i dadi li tira il programma.
why-CA-RULING-66 = Chiudi il turno in corso, oppure subito il turno 8.
why-CA-RULING-68 = Secondo i punti l'esito sarebbe un altro.

# Come è finita.
why-CA-WIN-01 = Più della metà delle battaglie vinte prima dell'ultima.
why-CA-WIN-02 = Più battaglie vinte, e abbastanza punti di vittoria.
why-CA-WIN-03 = Più battaglie vinte, con pochi punti di vittoria.
why-CA-WIN-04 = Pari nelle battaglie, molto avanti nei punti di vittoria.
why-CA-WIN-05 = Nessuna delle due parti è avanti.
why-CA-RULING-53 = La campagna è stata abbandonata.
