title-name = Proelio
title-line = A medieval game of bluff: build your walls, strike to the left
mode-open_war = Open War
mode-allied_houses = Allied Houses

house-0 = Giglio
house-1 = Rovere
house-2 = Stella
house-3 = Falco
house-4 = Onda
house-5 = Luna

card-shields = Shields
card-palisades = Palisades
card-towers = Towers
card-patrol = Patrol
card-manure = Manure
card-infiltration = Infiltration
card-soldiers = Soldiers
card-knights = Knights
card-trebuchets = Trebuchets
card-resources = Resources
card-temporary_alliance = Temporary Alliance
card-plague = The Plague!
card-fortress = Fortress
card-imperial_edict = Imperial Edict
card-imperial_manure = Imperial Manure
card-hero = Hero
card-gunpowder = Gunpowder
card-imperial_resources = Imperial Resources
card-inquisition = Inquisition

effect-shields = Defence 1. First step of the Fortification.
effect-palisades = Defence 2. Second step of the Fortification.
effect-towers = Defence 3. Third step of the Fortification.
effect-patrol = Defence 1 at any level. Against Infiltration it turns the theft round. Never a Fortification.
effect-manure = Attack 0: a bluff.
effect-infiltration = Takes a random Base card from the defender's hand. Only a Patrol or an Edict stops it.
effect-soldiers = Attack 1.
effect-knights = Attack 2.
effect-trebuchets = Attack 3.
effect-resources = Draw 2 Base cards.
effect-temporary_alliance = A player of your choice draws 1 Base card.
effect-plague = Draw 1 Base card. Until your next turn nobody attacks and no attack is resolved.
effect-fortress = Defence 4, or the last step of the Fortification.
effect-imperial_edict = Cancels any attack.
effect-imperial_manure = Attack 0: a bluff with a gold back.
effect-hero = Attack 4.
effect-gunpowder = Sweeps away all deployed cards and the Fortification. Only an Edict stops it.
effect-imperial_resources = Draw 3 Base cards.
effect-inquisition = Look at the hand of a neighbour.

type-attack = Attack
type-defence = Defence
type-strategy = Strategy
deck-base = Base
deck-imperial = Imperial
back-base = black back
back-imperial = gold back

step-hand = Hand
step-defence = Defence
step-action = Action
direction = play passes right, you strike left

prompt-over = The game is over
prompt-action = Your action
prompt-exchange = Pick the second card to discard
prompt-target = { $card }: whom do you name?
prompt-deploy = Deploy your defence
prompt-sacrifice = The defence falls short
prompt-loot = { $count ->
    [one] Give 1 card as loot
   *[other] Give { $count } cards as loot
  }
prompt-excess = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
  }
prompt-penalty = Pay a card for the unlawful attack
wait-action = { $house } chooses an action
wait-deploy = { $house } deploys a defence
wait-sacrifice = { $house } decides about the Fortification
wait-loot = { $house } picks the loot
wait-excess = { $house } discards down to the limit
wait-penalty = { $house } pays a card

detail-action = Choose one. It ends your turn.
detail-deploy = { $house } attacks: { $back }, laid at level { $level }. Add cards, then be done.
detail-sacrifice = { $card } against { $total }: { $short } short.
detail-loot = The cards go to { $house }, face down.
detail-penalty = The card goes to { $house }, face down.
detail-excess = A hand holds { $limit } at most.
ending-won = { $loser } is eliminated. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  }
ending-surrender = The other alliance has left the table. { $winners } win together.
ending-none = Nobody wins.

label-draw = Draw from the Base deck
label-attack = Attack { $house } with { $card }
label-build = Build { $card }
label-upgrade = Upgrade to { $card }
label-play = Play { $card }
label-exchange = Draw an Imperial card: pay { $card }
label-exchange-second = Pay { $card } too
label-support = Send { $card } to { $house }
label-pass = Pass
label-target = { $house }
label-sacrifice = Sacrifice the Fortification
label-keep = Keep it and pay loot
label-deploy = Add { $card }
label-deploy-done = { $count ->
    [0] Done: deploy nothing
    [one] Done: deploy 1 card, total { $total }
   *[other] Done: deploy { $count } cards, total { $total }
  }
label-loot = Give { $card }
label-pay = Pay { $card }
label-discard = Discard { $card }

hint-draw = { $excess ->
    [0] Draw { $count }
   *[other] Draw { $count }, then discard { $excess }
  }
hint-attack = Face down, { $back }
hint-fortify = Level { $level }: your cards may reach { $limit }
hint-exchange = { $left ->
    [0] Then you draw 1 Imperial card
   *[other] Costs two cards: choose one more
  }
hint-support = Your ally alone sees it
hint-sacrifice = { $left ->
    [0] It covers the attack; you lose the walls
    [one] You lose the walls and 1 card
   *[other] You lose the walls and { $left } cards
  }
hint-keep = { $short ->
    [one] You lose 1 card, the walls stand
   *[other] You lose { $short } cards, the walls stand
  }
hint-overrun = You cannot pay: hand and walls are lost
hint-deploy-done = { $count ->
    [0] Then the attack is turned over
   *[other] Then the attack is turned over; what you deployed is lost
  }
hint-deploy = Counts { $counts }: total { $total }
hint-deploy-patrol = Counts { $counts }: total { $total }. Turns Infiltration round
hint-deploy-edict = Cancels the attack, whatever it is
hint-plague = No attacks until your next turn; draw 1
hint-alliance = A player draws 1 Base card
hint-inquisition = Look at a neighbour's hand
hint-look = { $count ->
    [one] Look at 1 card
   *[other] Look at { $count } cards
  }
hint-let-draw = { $excess ->
    [0] Draws 1 Base card
   *[other] Draws 1 Base card, then discards { $excess }
  }

verdict-repelled = repelled
verdict-short = { $short } short
verdict-steals = steals 1
verdict-turned = turned round
verdict-sweeps = sweeps all
verdict-cancelled = cancelled
verdict-void = unlawful
