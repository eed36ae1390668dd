# Ciò che il tavolo stesso dice a un posto, in ogni titolo.
draft-dropped = La scelta che avevi cominciato non vale più. Ricominciala.
rules-changed = Questa partita è stata registrata con altre regole; continua con la versione { $version }.
