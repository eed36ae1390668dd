log = Cronaca
log-all = Tutto
here = { $step }: sei qui
their-step = { $who }: { $step }
your-turn = Tocca a te
their-turn = Tocca a { $who }
watching = stai guardando
why-not = Perché no?
more = { $count ->
    [one] Un'altra: { $names }
   *[other] Altre { $count }: { $names }
  }
final = Definitivo: { $text }
of = { $value } su { $limit }
prompt = Richiesta
choices = Scelte
table = Tavolo
hand = La tua mano
moment = { $turn ->
    [none] Rivedi questo momento
   *[other] Rivedi questo momento del turno { $turn }
  }
undo = Annulla
redo = Ripristina
take-up = Ripristina le scelte
take-up-told = Riporta le scelte che avevi fatto qui prima che la partita tornasse indietro
quiet-choices = { $count ->
    [one] Un'altra scelta, con le sue parole
   *[other] Altre { $count } scelte, con le loro parole
  }
panes = Che cosa si vede sotto la mappa
pane-prompt = Ordini
pane-fight = Battaglia
pane-cards = Carte
pane-state = Stato
pane-log = Cronaca
more-choices = Altre { $count } scelte
figures = Cifre
step-more = { $what }: uno in più
step-less = { $what }: uno in meno
fold = Chiudi { $what }
facets = Mostra solo
of-limit = di { $limit } { $unit }
tabs = Fogli
page-of = Pagina { $page } di { $pages }
got-it = Ho capito
close = Chiudi
export = Esporta
print-hint = Per stampare questa pagina premi Ctrl+P (Cmd+P su un Mac).
print = Stampa
