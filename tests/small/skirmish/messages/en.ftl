title-name = Skirmish
title-line = Two sides fight for a bridge
mode-duel = Duel
subtitle = Round { $round }
map = The map
battle = battle!
shop = Units for sale, { $points } points left
hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

side-red = Red
side-blue = Blue
zone-red_camp = Red camp
zone-mill = Mill
zone-orchard = Orchard
zone-bridge = Bridge
zone-farm = Farm
zone-chapel = Chapel
zone-blue_camp = Blue camp
unit-foot = { $count } foot
unit-cavalry = { $count } cavalry
unit-gun = { $count ->
    [one] 1 gun
   *[other] { $count } guns
  }
unit-none = nothing
card-ambush = Ambush
card-rumour = Rumour
card-none = no card
effect-ambush = When you are attacked: two more dice.
effect-rumour = Nothing, but nobody knows that.

prompt-lists = Build your list in secret
prompt-march = { $left ->
    [one] Your turn: 1 march left
   *[other] Your turn: { $left } marches left
  }
prompt-pick = Which units, and where to?
prompt-react = You are attacked. Play a card?
prompt-hits = { $hits ->
    [one] Lose 1 unit
   *[other] Lose { $hits } units
  }
prompt-retire = Where do you retreat to?
prompt-wait = Waiting for { $sides }
prompt-over = The game is over

reason-cost = It costs { $cost }, and { $left ->
    [one] 1 point is left.
   *[other] { $left } points are left.
  }

label-buy = Add { $thing }
label-seal = Done: seal the list
label-from = March from: { $thing }
label-pick = Take { $thing }
label-to = To: { $thing }
label-end = End the turn
label-play = Play { $thing }
label-pass = Play no card
label-lose = Give up { $thing }
label-retreat = Retreat to: { $thing }

dealt = { $cards ->
    [veiled] { $side } gets { $count } cards.
   *[other] { $side } gets { $cards }.
  }
opened = The lists are opened. Red: { $red }. Blue: { $blue }.
turn-begins = Round { $round }: { $side } is to march.
marched = { $side } marches from { $from } to { $to }: { $units }.
battle-begins = { $side } attacks: battle at { $zone }.
answered = { $side } plays { $card }.
rolled = { $side } rolls { $dice }: { $hits ->
    [one] 1 hit.
   *[other] { $hits } hits.
  }
lost = { $side } loses { $units }.
retreated = { $side } retreats to { $to }.
resigned = { $side } resigns.
won = { $side } wins.
drawn = Nobody wins.

stamp-lost = Losses
stamp-lost-note = { $side }: { $units }
stamp-retreated = Retreat
stamp-retreated-note = { $side }: { $to }
