title-name = Asta
title-line = Due squadre offrono in segreto
mode-teams = Due coppie
lots = Lotti
tray-row = { $seat } ha scelto
tray-tabled = { $seat } ha impegnato
hand-size = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }{ $auctioneer ->
    [yes] , banditore
   *[no] {""}
  }

seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ovest
team-0 = Nord e Sud
team-1 = Est e Ovest
card-copper = Rame
card-silver = Argento
card-gold = Oro
card-veto = Veto
value-copper = 1
value-silver = 2
value-gold = 3
value-veto = –
so-many = { $count } { $card }
no-cards = niente
lot-tapestry = Arazzo
lot-horse = Cavallo
lot-sword = Spada
lot-ring = Anello
lot-map = Mappa
fate-first = N-S
fate-second = E-O
fate-nobody = invenduto
fate-open = aperto

prompt-offer = Quale lotto va all'asta?
prompt-pledge = { $lot }: impegna carte in segreto
prompt-hammer = { $lot }: il martello sta per cadere
prompt-wait = Si aspetta: { $seats }
prompt-over = La partita è finita
label-offer = All'asta: { $lot }
label-pledge = Impegna { $card }
label-seal = Fatto: sigilla l'offerta
label-veto = Gioca un Veto
label-pass = Lascialo cadere

dealt = { $cards ->
    [veiled] { $seat } pesca { $count ->
        [one] 1 carta.
       *[other] { $count } carte.
      }
   *[other] { $seat } pesca { $cards }.
  }
round-begins = Round { $round }: il banditore è { $seat }.
offered = { $seat } mette all'asta: { $lot }.
picked = { $seat } sceglie { $card }.
sealed = { $seat } sigilla un'offerta: { $cards }.
bids = Si scoprono le offerte. Nord: { $one }. Est: { $two }. Sud: { $three }. Ovest: { $four }. Nord e Sud offrono { $first }, Est e Ovest { $second }.
hammer = { $count ->
    [0] Nessun veto.
   *[other] Veto di { $seats }.
  }
sold = { $lot }: aggiudicato a { $team }.
unsold = { $lot }: non va a nessuno.
resigned = { $seat } si arrende; hanno vinto { $team }.
game-ends = La partita è finita. Lotti: Nord e Sud { $first }, Est e Ovest { $second }.
