coach-lesson-march = In marcia
coach-cue-bridge = Il Ponte decide la partita: occupalo quando comincia il tuo turno.
coach-cue-charge = Alla carica! Bastano due o tre dei tuoi cavalieri.
coach-other-charge = Manda due o tre cavalieri dal Mulino al Ponte.
coach-cue-rest = Il Ponte è tuo. Chiudi il turno.
coach-cue-fought = Blu si avvicina. Se nessuno ti caccia dal Ponte, hai vinto.
