# La prima partita guidata, e i suggerimenti.
pages-learn = Impara in 5 minuti
pages-aim = Obiettivo: { $aim }.
pages-coach = Guida
pages-coach-skip = Salta la lezione
pages-coach-back = Indietro
pages-coach-show = Mostrami
pages-coach-next = Avanti
pages-coach-try = Ora provo io
pages-coach-again = Da capo
pages-coach-play = Gioca una partita vera
pages-setting-hints = Suggerimenti nei primi turni

table-coach-at = { $at } di { $count }
table-coach-shown = Ecco come si fa. Prova tu, oppure vai avanti.
table-coach-watch = Guarda che cosa fanno gli altri …
table-hint-aim = Il tuo obiettivo: { $aim }.
table-hint-off = Basta suggerimenti
