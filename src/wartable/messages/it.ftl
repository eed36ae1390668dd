# Ciò che il tavolo stesso dice a un posto, in ogni titolo.
draft-dropped = La scelta che avevi cominciato non vale più. Ricominciala.
picks-dropped = { $count ->
    [one] Non va più bene ed è stato tolto: { $picks }.
   *[other] Non vanno più bene e sono stati tolti: { $picks }{ $more ->
        [0] .
       *[other] , e altri { $more }.
      }
  }
picks-left-out = { $count ->
    [one] Una sua presa non va più bene ed è rimasta fuori.
   *[other] { $count } sue prese non vanno più bene e sono rimaste fuori.
  }
answer-dropped = La tua risposta non vale più: la scelta che la chiedeva è stata annullata.
rules-changed = Questa partita è stata registrata con altre regole; continua con la versione { $version }.
row-holds = La scelta che hai cominciato contiene già «{ $words }». Prima annullala.
choice-complete = Qui «{ $words }» è già tutta la scelta; il resto è di troppo.
coach-choose = Non adesso. Questa volta scegli «{ $choice }».
coach-read-first = Prima leggi qui, poi premi «Avanti».
coach-wait = Un attimo: gli altri stanno rispondendo.
