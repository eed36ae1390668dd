title-name = Proelio
title-line = A medieval game of bluff: build your walls, strike to the left
title-pitch = Every card you lay may be a lie. Raise your walls, send hidden attacks against the House on your left, and guess what comes from your right.
title-aim = leave the House on your left with no cards and no walls
title-how-1 = Take one action a turn: draw, build, play a Strategy, or lay an attack face down.
title-how-2 = The higher your Fortification, the stronger the cards you may use.
title-how-3 = Choose your defence before the attack is revealed. With no cards and no walls left, you are out.
mode-open_war = Open War
mode-open_war-about = Each House for itself, until the first falls.
mode-allied_houses = Allied Houses
mode-allied_houses-about = Two alliances; allies send each other cards.

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
told-plague = the Plague

effect-shields = Defence 1, at any level. First step of the Fortification.
effect-palisades = Defence 2, from level 1. Second step of the Fortification.
effect-towers = Defence 3, from level 2. Third step of the Fortification.
effect-patrol = Defence 1, at any level. Turns an Infiltration back on the attacker. Never a Fortification.
effect-manure = Attack 0: a bluff.
effect-infiltration = Steals a random Base card from the defender's hand. Only a Patrol or an Edict stops it.
effect-soldiers = Attack 1, at any level.
effect-knights = Attack 2, from level 1.
effect-trebuchets = Attack 3, from level 2.
effect-resources = Draw 2 Base cards.
effect-temporary_alliance = A player of your choice draws 1 Base card.
effect-plague = Draw 1 Base card. Until your next turn nobody attacks and no attack is resolved.
effect-fortress = Defence 4, from level 3. Last step of the Fortification.
effect-imperial_edict = Cancels any attack.
effect-imperial_manure = Attack 0: a bluff with a gold back.
effect-hero = Attack 4, from level 3.
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
prompt-exchange = { $left ->
    [1] Exchange: pick the second card
   *[other] Exchange: pick two cards
  }
prompt-target = { $looks ->
    [yes] { $card }: whose hand do you look at?
   *[no] { $card }: who draws a card?
  }
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
prompt-penalty = Pay a card for your unlawful attack
wait-action = { $house } chooses an action
wait-deploy = { $house } deploys a defence
wait-sacrifice = { $house } decides about the Fortification
wait-loot = { $house } picks the loot
wait-excess = { $house } discards down to the limit
wait-penalty = { $house } pays a card

detail-action = Choose one. It ends your turn.
detail-deploy = { $house } attacks you: { $back }, level { $level }. { $more ->
    [yes] Add cards, then press Done.
    [none] You hold no Defence card that you can deploy: press Done.
   *[no] You have nothing more to add: press Done.
  }
detail-sacrifice = { $card } against your { $total }: you are { $short } short.
detail-loot = What you give goes to { $house }, face down.
detail-penalty = The card goes to { $house }, face down.
detail-excess = You may hold { $limit ->
    [one] 1 card
   *[other] { $limit } cards
  } at most.
ending-won = { $me ->
    [winner] { $count ->
        [one] { $loser } is eliminated. You win.
       *[other] { $loser } is eliminated. You and { $ally } win together.
      }
    [loser] You are eliminated. { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
      }
    [ally] Your ally { $loser } is eliminated. { $winners } win together.
   *[none] { $loser } is eliminated. { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
      }
  }
ending-surrender = { $me ->
    [winner] The other alliance has left the table. You and { $ally } win together.
    [ally] You and { $ally } have left the table. { $winners } win together.
   *[none] An alliance has left the table. { $winners } win together.
  }
ending-aborted = { $me ->
    [left] You left the table: the game ends without a result.
   *[none] { $count ->
        [0] A player left the table: the game ends without a result.
       *[other] { $houses } left the table: the game ends without a result.
      }
  }
ending-drawn = The last round is over and no House has fallen: nobody wins.

label-draw = Draw from the Base deck
label-attack = Attack { $house } with { $card }
label-build = Build { $card }
label-play = Play { $card }
label-exchange = Exchange for an Imperial card
label-pay-exchange = Exchange { $card }
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

hint-draw = { $count ->
    [0] No card is left to draw
   *[other] { $excess ->
        [0] Draw { $count }
       *[other] Draw { $count }, then discard { $excess }
      }
  }
hint-attack = Face down, { $back }
hint-fortify = Level { $level }: you can play cards up to { $limit }
hint-exchange = Costs any two cards from your hand
hint-pay-exchange = { $left ->
    [0] Then you draw 1 Imperial card
   *[other] Together with one more card
  }
hint-support = { $excess ->
    [0] Only your ally sees it
   *[other] Only your ally sees it, and must then discard { $excess }
  }
hint-sacrifice = { $out ->
    [yes] { $cards ->
        [0] You lose the walls and hold no cards: eliminated
        [one] You lose the walls and your last card: eliminated
       *[other] You lose the walls and all { $cards } cards: eliminated
      }
   *[no] { $cards ->
        [0] It covers the attack; you lose the walls
        [one] You lose the walls and 1 card
       *[other] You lose the walls and { $cards } cards
      }
  }
hint-keep = { $cards ->
    [one] You lose 1 card, the walls stand
   *[other] You lose { $cards } cards, the walls stand
  }
hint-overrun = { $cards ->
    [0] You cannot pay: the walls fall, and your House is eliminated
    [one] You cannot pay: you lose your last card and the walls, and your House is eliminated
   *[other] You cannot pay: you lose all { $cards } cards and the walls, and your House is eliminated
  }
hint-deploy-done = { $count ->
    [0] Then the attack is revealed
   *[other] { $back ->
        [yes] Then the attack is revealed; unless it is unlawful, your cards are lost
       *[no] Then the attack is revealed; your deployed cards are lost
      }
  }
hint-deploy-done-edict = Then the attack is revealed and cancelled
hint-deploy = Counts { $counts }: total { $total }
hint-deploy-patrol = Counts { $counts }: total { $total }. Turns Infiltration back on the attacker
hint-deploy-edict = Cancels the attack, whatever it is
hint-deploy-spare = Not needed: the Edict cancels the attack
hint-plague = { $count ->
    [0] No attacks until your next turn; no card is left to draw
   *[other] No attacks until your next turn; draw { $count }
  }
hint-alliance = A player of your choice draws 1 Base card
hint-inquisition = Look at a neighbour's hand
hint-look = { $count ->
    [0] This hand is empty
    [one] Look at 1 card
   *[other] Look at { $count } cards
  }
hint-let-draw = { $excess ->
    [0] Draws 1 Base card
   *[other] Draws 1 Base card, then discards { $excess }
  }
hint-draw-self = You draw 1 Base card

verdict-repelled = repelled
verdict-short = { $short } short
verdict-steals = steals 1
verdict-turned = turned back
verdict-sweeps = sweeps all
verdict-cancelled = cancelled
verdict-void = unlawful

# The log. Words between asterisks are names, words between underscores were seen by some alone.

counted-card = { $card } { $counts }

game-begins = { $me ->
    [first] The game begins. *You* play first.
   *[none] The game begins. *{ $first }* plays first.
  }
turn-begins = { $me ->
    [seat] Turn { $turn }: *your* turn.
   *[none] Turn { $turn }: *{ $seat }*.
  }
plague-ends = { $me ->
    [seat] *Your* Plague ends.
   *[none] *{ $seat }*'s Plague ends.
  }
discarded = { $me ->
    [seat] *You* discarded *{ $cards }*.
   *[none] *{ $seat }* discarded *{ $cards }*.
  }
defence-held = { $me ->
    [seat] The Plague holds the attack on *you*: no Defence phase.
   *[none] The Plague holds the attack on *{ $seat }*: no Defence phase.
  }
defence-opens = { $me ->
    [seat] Defend yourself: *{ $attacker }* attacks *you* ({ $back }, level { $level }).
    [attacker] *{ $seat }* must defend against *your* attack ({ $back }, level { $level }).
   *[none] *{ $seat }* must defend against *{ $attacker }*'s attack ({ $back }, level { $level }).
  }
deployed = { $me ->
    [seat] { $count ->
        [0] *You* deployed nothing.
       *[other] *You* deployed *{ $cards }*.
      }
   *[none] { $count ->
        [0] *{ $seat }* deployed nothing.
       *[other] *{ $seat }* deployed *{ $cards }*.
      }
  }
revealed = { $me ->
    [seat] *{ $attacker }*'s attack on *you* is revealed: *{ $card }*.
    [attacker] *Your* attack on *{ $seat }* is revealed: *{ $card }*.
   *[none] *{ $attacker }*'s attack on *{ $seat }* is revealed: *{ $card }*.
  }
void = { $me ->
    [attacker] *Your* attack is unlawful, too strong for level { $level }: *{ $card }*. The card is lost.
   *[none] *{ $attacker }*'s attack is unlawful, too strong for level { $level }: *{ $card }*. The card is lost.
  }
returned = { $me ->
    [seat] { $count ->
        [0] *You* had deployed nothing.
       *[other] *You* took *{ $cards }* back.
      }
   *[none] { $count ->
        [0] *{ $seat }* had deployed nothing.
       *[other] *{ $seat }* took *{ $cards }* back.
      }
  }
cancelled = { $me ->
    [seat] *Your* Imperial Edict cancelled *{ $attacker }*'s attack: *{ $card }*.
    [attacker] *{ $seat }*'s Imperial Edict cancelled *your* attack: *{ $card }*.
   *[none] *{ $seat }*'s Imperial Edict cancelled *{ $attacker }*'s attack: *{ $card }*.
  }
swept = { $level ->
    [0] { $me ->
        [seat] *{ $attacker }*'s Gunpowder swept away everything *you* deployed.
        [attacker] *Your* Gunpowder swept away everything *{ $seat }* deployed.
       *[none] *{ $attacker }*'s Gunpowder swept away everything *{ $seat }* deployed.
      }
   *[other] { $me ->
        [seat] *{ $attacker }*'s Gunpowder swept away everything *you* deployed, and the Fortification (level { $level }).
        [attacker] *Your* Gunpowder swept away everything *{ $seat }* deployed, and the Fortification (level { $level }).
       *[none] *{ $attacker }*'s Gunpowder swept away everything *{ $seat }* deployed, and the Fortification (level { $level }).
      }
  }
turned-round = { $me ->
    [seat] *Your* Patrol turned the Infiltration back on *{ $attacker }*.
    [attacker] *{ $seat }*'s Patrol turned the Infiltration back on *you*.
   *[none] *{ $seat }*'s Patrol turned the Infiltration back on *{ $attacker }*.
  }
stolen = { $card ->
    [veiled] *{ $taker }* stole a Base card from *{ $giver }*.
   *[other] { $me ->
        [taker] *You* stole _{ $card }_ from *{ $giver }*.
        [giver] *{ $taker }* stole _{ $card }_ from *you*.
       *[none] *{ $taker }* stole _{ $card }_ from *{ $giver }*.
      }
  }
nothing-stolen = { $me ->
    [taker] *You* found no Base card to steal from *{ $giver }*.
    [giver] *{ $taker }* found no Base card to steal from *you*.
   *[none] *{ $taker }* found no Base card to steal from *{ $giver }*.
  }
compared-sum = { $total }{ $count ->
    [0] {""}
   *[other] {" "}({ $counted })
  } against { $value }
compared = { $me ->
    [seat] *You* defend with { compared-sum }: { $short ->
        [0] *{ $attacker }*'s attack (*{ $card }*) is repelled.
       *[other] *{ $attacker }*'s attack (*{ $card }*) wins by { $short }.
      }
    [attacker] *{ $seat }* defends with { compared-sum }: { $short ->
        [0] *your* attack (*{ $card }*) is repelled.
       *[other] *your* attack (*{ $card }*) wins by { $short }.
      }
   *[none] *{ $seat }* defends with { compared-sum }: { $short ->
        [0] *{ $attacker }*'s attack (*{ $card }*) is repelled.
       *[other] *{ $attacker }*'s attack (*{ $card }*) wins by { $short }.
      }
  }
sacrificed = { $me ->
    [seat] *You* sacrificed the Fortification: { $level } more in defence.
   *[none] *{ $seat }* sacrificed the Fortification: { $level } more in defence.
  }
kept = { $me ->
    [seat] *You* keep the Fortification (level { $level }) and pay loot.
   *[none] *{ $seat }* keeps the Fortification (level { $level }) and pays loot.
  }
looted = { $cards ->
    [veiled] *{ $taker }* looted { $count ->
        [one] { $gold ->
            [0] 1 card
           *[other] 1 gold card
          }
       *[other] { $count } cards{ $gold ->
            [0] {""}
           *[other] {" "}({ $gold } gold)
          }
      } from *{ $giver }*.
   *[other] { $count ->
        [0] { $me ->
            [giver] *You* had no card for *{ $taker }* to loot.
            [taker] *{ $giver }* had no card for *you* to loot.
           *[none] *{ $giver }* had no card for *{ $taker }* to loot.
          }
       *[other] { $me ->
            [giver] *{ $taker }* looted _{ $cards }_ from *you*.
            [taker] *You* looted _{ $cards }_ from *{ $giver }*.
           *[none] *{ $taker }* looted _{ $cards }_ from *{ $giver }*.
          }
      }
  }
overrun = { $level ->
    [0] { $me ->
        [seat] *You* cannot pay all the loot.
       *[none] *{ $seat }* cannot pay all the loot.
      }
   *[other] { $me ->
        [seat] *You* cannot pay all the loot, so the Fortification falls (level { $level }).
       *[none] *{ $seat }* cannot pay all the loot, so the Fortification falls (level { $level }).
      }
  }
penalty = { $card ->
    [veiled] *{ $giver }* paid *{ $taker }* a card for the unlawful attack ({ $back }).
   *[other] { $me ->
        [giver] *You* paid *{ $taker }* a card for the unlawful attack: _{ $card }_.
        [taker] *{ $giver }* paid *you* a card for the unlawful attack: _{ $card }_.
       *[none] *{ $giver }* paid *{ $taker }* a card for the unlawful attack: _{ $card }_.
      }
  }
eliminated = { $me ->
    [seat] *You* have no cards and no walls left: eliminated by *{ $attacker }*.
    [attacker] *{ $seat }* has no cards and no walls left: eliminated by *you*.
   *[none] *{ $seat }* has no cards and no walls left: eliminated by *{ $attacker }*.
  }
drew = { $me ->
    [seat] *You* drew { drew-count }: _{ $cards }_.
   *[none] *{ $seat }* drew { drew-count }{ $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
  }
drew-count = { $count ->
    [one] 1 { $deck } card
   *[other] { $count } { $deck } cards
  }
nothing-drawn = { $me ->
    [seat] There was no card left for *you* to draw.
   *[none] There was no card left for *{ $seat }* to draw.
  }
renewed = The discards become the new { $deck } deck: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
  }
attack-laid = { $me ->
    [seat] *You* placed an attack on *{ $target }* ({ $back }, level { $level }): _{ $card }_.
    [target] *{ $seat }* placed an attack on *you* ({ $back }, level { $level }).
   *[none] *{ $seat }* placed an attack on *{ $target }* ({ $back }, level { $level }).
  }
fortified = { $me ->
    [seat] *You* built *{ $card }*: level { $level }.
   *[none] *{ $seat }* built *{ $card }*: level { $level }.
  }
played = { $me ->
    [seat] *You* played *{ $card }*.
   *[none] *{ $seat }* played *{ $card }*.
  }
played-on = { $me ->
    [seat] { $self ->
        [yes] *You* played *{ $card }* on yourself.
       *[no] *You* played *{ $card }* on *{ $target }*.
      }
    [target] *{ $seat }* played *{ $card }* on *you*.
   *[none] { $self ->
        [yes] *{ $seat }* played *{ $card }* on themselves.
       *[no] *{ $seat }* played *{ $card }* on *{ $target }*.
      }
  }
looked = { $count ->
    [0] { $me ->
        [seat] *You* looked at *{ $target }*'s hand: it is empty.
        [target] *{ $seat }* looked at *your* hand: it is empty.
       *[none] *{ $seat }* looked at *{ $target }*'s hand: it is empty.
      }
   *[other] { $cards ->
        [veiled] *{ $seat }* looked at *{ $target }*'s hand: { $count ->
            [one] 1 card.
           *[other] { $count } cards.
          }
       *[other] { $me ->
            [seat] *You* looked at *{ $target }*'s hand: _{ $cards }_.
            [target] *{ $seat }* looked at *your* hand: _{ $cards }_.
           *[none] *{ $seat }* looked at *{ $target }*'s hand: _{ $cards }_.
          }
      }
  }
exchanged = { $me ->
    [seat] *You* exchanged *{ $cards }* for an Imperial card.
   *[none] *{ $seat }* exchanged *{ $cards }* for an Imperial card.
  }
supported = { $card ->
    [veiled] *{ $seat }* sent *{ $ally }* a card ({ $back }).
   *[other] { $me ->
        [seat] *You* sent *{ $ally }* a card ({ $back }): _{ $card }_.
        [ally] *{ $seat }* sent *you* a card ({ $back }): _{ $card }_.
       *[none] *{ $seat }* sent *{ $ally }* a card ({ $back }): _{ $card }_.
      }
  }
passed = { $me ->
    [seat] *You* passed.
   *[none] *{ $seat }* passed.
  }
left = { $me ->
    [seat] *You* left the table.
   *[none] *{ $seat }* left the table.
  }
game-drawn = The last round is over (turn { $turn }): nobody wins.
no-result = { $me ->
    [seat] The game ends without a result because *you* left.
   *[none] The game ends without a result because *{ $seat }* left.
  }
alliance-surrenders = { $me ->
    [seat] *Your* alliance with *{ $ally }* has lost.
    [ally] *Your* alliance with *{ $seat }* has lost.
   *[none] The alliance of *{ $seat }* and *{ $ally }* has lost.
  }

# Why something is refused, or will hurt, in a few words; the rulebook has the whole sentence.

why-PR-TURN-01 = It is not your decision now.
why-PR-TURN-05 = This is not asked now.
why-PR-TURN-07 = First defend yourself: an attack lies before you.
why-PR-TURN-08 = No attack lies before you.
why-PR-TURN-09 = You have taken your action this turn.
why-PR-TURN-10 = First the Defence phase must be over.
why-PR-ACT-01 = There is no such action.
why-PR-ACT-06 = That is not a Strategy card in your hand.
why-PR-ACT-08 = You pay with cards from your hand.
why-PR-ACT-09 = It costs two cards, and you hold fewer.
why-PR-ACT-11 = There is no Support in Open War.
why-PR-ATK-02 = You attack with a card from your hand.
why-PR-ATK-03 = Only Attack cards can attack.
why-PR-ATK-09 = Too strong for your level.
why-PR-ATK-13 = Unlawful: when it is revealed, you lose it and pay a card.
why-PR-PLG-03 = No attacks while the Plague is in force.
why-PR-PLG-11 = First resolve the attack, then you may play the Plague.
why-PR-RULING-28 = At this table Gunpowder needs a higher Fortification.
why-PR-RULING-29 = Gunpowder takes no more cards than that.
why-PR-RULING-32 = Your last attack is still waiting there.
why-PR-RULING-33 = The Plague holds the attack: it cannot be resolved now.
why-PR-FORT-01 = Only a Defence card can be a Fortification.
why-PR-FORT-12 = Only the next level can be built.
why-PR-FORT-14 = You build with a card from your hand.
why-PR-FORT-18 = The Fortress is the highest level.
why-PR-FORT-19 = A Patrol is never a Fortification.
why-PR-FORT-20 = An Edict is never a Fortification.
why-PR-STR-03 = Name a House at this table.
why-PR-STR-07 = Only a neighbour, left or right.
why-PR-RULING-38 = At this table you must name somebody else.
why-PR-ALY-04 = Allied Houses is played without Temporary Alliance.
why-PR-ALY-07 = You send a card from your hand.
why-PR-RULING-47 = There is no card left to draw.
why-PR-RULING-53 = Your hand is empty.
why-PR-RULING-09 = You may pass only when nothing else is possible.
why-PR-DEF-04 = You deploy cards from your hand.
why-PR-DEF-05 = Only Defence cards can be deployed.
why-PR-DEF-11 = At your level it counts 0, and it is lost.
why-PR-DEF-13 = The attack is revealed: nothing more can be deployed.
why-PR-RES-06 = You have decided already.
why-PR-RES-08 = You give as many cards as you are short.
why-PR-RES-16 = You have no Fortification.
why-PR-IMP-12 = Gunpowder leaves you no choice: the walls are gone.
why-PR-RULING-05 = Too strong for your level: forbidden at this table.
why-PR-LOOT-03 = Loot is paid from the hand.
why-PR-RULING-25 = The penalty is paid from the hand.
why-PR-HAND-09 = You discard from your hand.
why-PR-HAND-01 = You discard only what is over the limit.
why-PR-ELIM-02 = This eliminates you: no cards, no walls left.
why-PR-RULING-14 = This eliminates you; the other choice does not.
reason-over-fallen = { $me ->
    [loser] The game is over: you have been eliminated.
   *[none] The game is over: { $loser } has fallen.
  }
reason-over-left = { $alliance ->
    [yes] The game is over: an alliance left the table.
   *[no] The game is over: a player left the table.
  }
reason-over-rounds = The game is over: the last round has been played.
reason-not-you = It is not your decision now: { $house } decides.
reason-out-of-turn = { $step ->
    [excess] It is not your turn: now you only discard.
   *[penalty] It is not your turn: now you only pay a card.
  }
reason-not-now = { $first ->
    [yes] First { reason-to-do }
   *[no] This is not asked now: { reason-to-do }
  }
reason-to-do = { $step ->
    [action] choose your action.
    [deploy] deploy your defence against the attack.
    [sacrifice] decide about your Fortification.
    [loot] { $count ->
        [one] give 1 card as loot.
       *[other] give { $count } cards as loot.
      }
    [excess] { $count ->
        [one] discard 1 card.
       *[other] discard { $count } cards.
      }
   *[penalty] pay the card that you owe.
  }
reason-acted = { $count ->
    [one] You have taken your action: now discard 1 card.
   *[other] You have taken your action: now discard { $count } cards.
  }
reason-due = { $count ->
    [one] Too many: only 1 card is due.
   *[other] Too many: only { $count } cards are due.
  }
reason-begun = Finish what you began, or take it back.
reason-no-action = There is no such action.
reason-no-strategy = That is not a Strategy card.
reason-not-held = { $count ->
    [0] You don't hold that card.
    [one] You hold only one.
   *[other] You hold only { $count }.
  }
reason-walls = That card is your Fortification: it is not in your hand.
reason-eliminates = { $sure ->
    [yes] This eliminates you: no cards, no walls left.
   *[no] This may eliminate you: no cards, no walls left.
  }
reason-too-strong = { $verb ->
    [attack] Too strong: at level { $level } you attack with { $limit } at most.
   *[deploy] Too strong: at level { $level } you deploy { $limit } at most.
  }
reason-gunpowder = At this table Gunpowder needs level { $needs }; you are at level { $level }.
reason-exhausted = { $deck ->
    [base] There is no Base card left to draw.
   *[imperial] There is no Imperial card left to draw.
  }
reason-two-cards = { $count ->
    [0] It costs two cards, and you hold none.
   *[one] It costs two cards, and you hold only one.
  }
reason-next-level = One level at a time: next comes { $card }.
reason-neighbours = Only a neighbour: { $left } or { $right }.

# The options of a table.

option-mode = Mode
option-mode-about = Every House for itself, or four Houses in two alliances.
option-mode-open_war = { mode-open_war }
option-mode-allied_houses = { mode-allied_houses }
option-illegal_attack = Attacks above the limit
option-illegal_attack-about = Whether an attack above level plus 1 can be placed at all, or is punished when it is revealed.
option-illegal_attack-prevent = refused
option-illegal_attack-allow_and_penalise = allowed and punished
option-over_limit_defence = Defence above the limit
option-over_limit_defence-about = Whether a Defence card above level plus 1 may be deployed.
option-over_limit_defence-counts_zero = allowed, counts 0
option-over_limit_defence-forbidden = forbidden
option-hand_limit_timing = Discarding to the limit
option-hand_limit_timing-about = When a hand that has grown too large is cut down.
option-hand_limit_timing-immediate = at once
option-hand_limit_timing-as_written = as the text says, else at the next turn
option-allow_pass = Passing
option-allow_pass-about = Whether you may give up your action.
option-allow_pass-false = only when nothing is possible
option-allow_pass-true = always
option-elimination_check = Elimination
option-elimination_check-about = Whether a defender who repels the attack but is left with nothing is out.
option-elimination_check-after_any_attack = after any attack
option-elimination_check-only_if_not_repelled = not if it was repelled
option-gunpowder_min_level = Level for Gunpowder
option-gunpowder_min_level-about = The Fortification that Gunpowder asks for.
option-gunpowder_loot = Loot by Gunpowder
option-gunpowder_loot-about = How many cards Gunpowder takes as well.
option-pending_attacks_per_target = Attacks before one House
option-pending_attacks_per_target-about = Whether a second attack may be placed while a Plague holds the first.
option-pending_attacks_per_target-1 = one at a time
option-pending_attacks_per_target-unlimited = any number
option-temporary_alliance_self = Temporary Alliance with yourself
option-temporary_alliance_self-about = Whether you may name yourself and draw the card.
option-temporary_alliance_self-false = not allowed
option-temporary_alliance_self-true = allowed
option-discard_visibility = Discards
option-discard_visibility-about = How much of the discards the table shows.
option-discard_visibility-open = all open
option-discard_visibility-top_only = top card only
option-reshuffle = Renewing a deck
option-reshuffle-about = When the discards become the new deck.
option-reshuffle-on_need = when a card is needed
option-reshuffle-on_exhaustion = when the last card leaves
option-absent_player = A player who leaves
option-absent_player-about = What happens when a player leaves for good.
option-absent_player-automated_takeover = a bot plays on
option-absent_player-abort_no_result = the game ends without a result
option-ally_hand_visible = The ally's hand
option-ally_hand_visible-about = Whether allies see each other's hands.
option-ally_hand_visible-false = hidden
option-ally_hand_visible-true = visible
option-round_cap = Most rounds
option-round_cap-about = After this many rounds the game is a draw.
option-round_cap-none = no limit

# Questions, and their answers.
question-attack = What lies before me
question-hand = Hands
question-piles = Decks and discards
question-neighbours = Neighbours

ask-no-seat = You have no seat at this table.
ask-no-attack = No attack lies before you.
ask-attack = { $house } attacks you ({ $back }, level { $level }). If all unseen cards are equally likely:
ask-attack-held = { $house } attacks you ({ $back }, level { $level }), held by the Plague. If all unseen cards are equally likely:
ask-case = { $card }: { $percent } % ({ $copies } unseen)
ask-case-then = { ask-case }, { $verdict }
ask-short = { $short } short: you give { $short ->
    [one] 1 card
   *[other] { $short } cards
  }{ $walls ->
    [yes] { $rest ->
        [0] {" "}or your walls
       *[other] , or your walls and { $rest }
      }
   *[no] {""}
  }
ask-hand-own = You hold { $count ->
    [0] no cards.
    [one] 1 card: { $cards }.
   *[other] { $count } cards: { $cards }.
  }
ask-known = { $known ->
    [0] You know none of them.
   *[other] You know: { $cards }.
  }
ask-hand = { $house } holds { $count ->
    [0] no cards.
    [one] 1 card, { $gold ->
        [0] black back
       *[other] gold back
      }. { ask-known }
   *[other] { $count } cards{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
      }. { ask-known }
  }
ask-size = { $pile ->
    [0] empty
    [one] 1 card
   *[other] { $pile } cards
  }
ask-pile = { $deck } deck: { ask-size }; discards: { $discard ->
    [0] none.
    [one] 1 card, { $cards }.
   *[other] { $discard } cards, { $cards }.
  }
ask-pile-top = { $deck } deck: { ask-size }; discards: { $discard ->
    [0] none.
    [one] 1 card, { $top }.
   *[other] { $discard } cards, { $top } on top.
  }
ask-house = { $house }, { $count ->
    [0] an empty hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }, level { $level }.
ask-left = On your left, the House you attack: { ask-house }
ask-right = On your right, the House that attacks you and plays next: { ask-house }
ask-ally = Opposite, your ally: { ask-house }
