title-name = Auction
title-line = Two teams bid in secret
mode-teams = Two teams of two
lots = Lots
tray-row = { $seat } has picked
tray-tabled = { $seat } has pledged
hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }{ $auctioneer ->
    [yes] , auctioneer
   *[no] {""}
  }

seat-north = North
seat-east = East
seat-south = South
seat-west = West
team-0 = North and South
team-1 = East and West
card-copper = Copper
card-silver = Silver
card-gold = Gold
card-veto = Veto
value-copper = 1
value-silver = 2
value-gold = 3
value-veto = –
so-many = { $count } { $card }
no-cards = nothing
lot-tapestry = Tapestry
lot-horse = Horse
lot-sword = Sword
lot-ring = Ring
lot-map = Map
fate-first = N-S
fate-second = E-W
fate-nobody = unsold
fate-open = open

prompt-offer = Which lot is put up?
prompt-pledge = { $lot }: pledge cards in secret
prompt-hammer = { $lot }: the hammer is about to fall
prompt-wait = Waiting for { $seats }
prompt-over = The game is over
label-offer = Put up: { $lot }
label-pledge = Pledge { $card }
label-seal = Done: seal the pledge
label-veto = Play a Veto
label-pass = Let it fall

dealt = { $cards ->
    [veiled] { $seat } draws { $count ->
        [one] 1 card.
       *[other] { $count } cards.
      }
   *[other] { $seat } draws { $cards }.
  }
round-begins = Round { $round }: { $seat } is the auctioneer.
offered = { $seat } puts up: { $lot }.
picked = { $seat } picks { $card }.
sealed = { $seat } seals a pledge: { $cards }.
bids = The pledges are turned up. North: { $one }. East: { $two }. South: { $three }. West: { $four }. North and South bid { $first }, East and West { $second }.
hammer = { $count ->
    [0] Nobody vetoes.
   *[other] Veto by { $seats }.
  }
sold = { $lot } goes to { $team }.
unsold = { $lot } goes to nobody.
resigned = { $seat } resigns; { $team } have won.
game-ends = The game is over. Lots: North and South { $first }, East and West { $second }.
