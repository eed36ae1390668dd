title-name = Proelio
title-line = A medieval game of bluff: build your walls, strike to the left
title-pitch = Every card you lay may be a lie. Raise your walls, send hidden attacks against the House on your left, and guess what comes from your right.
title-how-1 = Take one action a turn: draw, build, play a Strategy, or lay an attack face down.
title-how-2 = The higher your Fortification, the stronger the cards you may use.
title-how-3 = Choose your defence before the attack is turned over. With no cards and no walls left, you are out.
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
prompt-exchange = { $left ->
    [1] Pick the second card to discard
   *[other] Pick two cards to discard
  }
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
ending-drawn = The last round is over, and no House has fallen.

label-draw = Draw from the Base deck
label-attack = Attack { $house } with { $card }
label-build = Build { $card }
label-upgrade = Upgrade to { $card }
label-play = Play { $card }
label-exchange = Draw an Imperial card
label-pay-exchange = Pay { $card }
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
hint-exchange = Costs any two cards of your hand
hint-pay-exchange = { $left ->
    [0] Then you draw 1 Imperial card
   *[other] One more card after it
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
   *[none] The Plague of *{ $seat }* ends.
  }
discarded = { $me ->
    [seat] *You* discarded *{ $cards }*.
   *[none] *{ $seat }* discarded *{ $cards }*.
  }
defence-held = { $me ->
    [seat] *Your* Defence phase is skipped: the Plague is in force.
   *[none] The Defence phase of *{ $seat }* is skipped: the Plague is in force.
  }
defence-opens = { $me ->
    [seat] *Your* Defence phase opens: *{ $attacker }* attacks, { $back }, laid at level { $level }.
    [attacker] *{ $seat }* must meet *your* attack, { $back }, laid at level { $level }.
   *[none] *{ $seat }* must meet the attack of *{ $attacker }*, { $back }, laid at level { $level }.
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
    [seat] The attack of *{ $attacker }* on *you* is turned over: *{ $card }*.
    [attacker] *Your* attack on *{ $seat }* is turned over: *{ $card }*.
   *[none] The attack of *{ $attacker }* on *{ $seat }* is turned over: *{ $card }*.
  }
void = { $me ->
    [attacker] *Your* attack was unlawful: *{ $card }* may not be laid at level { $level }. The card is lost.
   *[none] The attack of *{ $attacker }* was unlawful: *{ $card }* may not be laid at level { $level }. The card is lost.
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
    [seat] *Your* Imperial Edict cancelled the attack of *{ $attacker }*: *{ $card }*.
    [attacker] The Imperial Edict of *{ $seat }* cancelled *your* attack: *{ $card }*.
   *[none] The Imperial Edict of *{ $seat }* cancelled the attack of *{ $attacker }*: *{ $card }*.
  }
swept = { $level ->
    [0] { $me ->
        [seat] The Gunpowder of *{ $attacker }* swept away all that *you* had deployed.
        [attacker] *Your* Gunpowder swept away all that *{ $seat }* had deployed.
       *[none] The Gunpowder of *{ $attacker }* swept away all that *{ $seat }* had deployed.
      }
   *[other] { $me ->
        [seat] The Gunpowder of *{ $attacker }* swept away all that *you* had deployed, and the Fortification, level { $level }.
        [attacker] *Your* Gunpowder swept away all that *{ $seat }* had deployed, and the Fortification, level { $level }.
       *[none] The Gunpowder of *{ $attacker }* swept away all that *{ $seat }* had deployed, and the Fortification, level { $level }.
      }
  }
turned-round = { $me ->
    [seat] *Your* Patrol turned the Infiltration of *{ $attacker }* round.
    [attacker] The Patrol of *{ $seat }* turned *your* Infiltration round.
   *[none] The Patrol of *{ $seat }* turned the Infiltration of *{ $attacker }* round.
  }
stolen = { $card ->
    [veiled] *{ $taker }* took a Base card from *{ $giver }*.
   *[other] { $me ->
        [taker] *You* took _{ $card }_ from *{ $giver }*.
        [giver] *{ $taker }* took _{ $card }_ from *you*.
       *[none] *{ $taker }* took _{ $card }_ from *{ $giver }*.
      }
  }
nothing-stolen = { $me ->
    [taker] *You* found no Base card to take from *{ $giver }*.
    [giver] *{ $taker }* found no Base card to take from *you*.
   *[none] *{ $taker }* found no Base card to take from *{ $giver }*.
  }
compared-sum = { $total }{ $count ->
    [0] {""}
   *[other] {" "}({ $counted })
  } against { $value }
compared = { $me ->
    [seat] *You* defend with { compared-sum }: { $short ->
        [0] *{ $card }* of *{ $attacker }* repelled.
       *[other] { $short } short of *{ $card }* of *{ $attacker }*.
      }
    [attacker] *{ $seat }* defends with { compared-sum }: { $short ->
        [0] *your* attack with *{ $card }* repelled.
       *[other] { $short } short of *your* *{ $card }*.
      }
   *[none] *{ $seat }* defends with { compared-sum }: { $short ->
        [0] *{ $card }* of *{ $attacker }* repelled.
       *[other] { $short } short of *{ $card }* of *{ $attacker }*.
      }
  }
sacrificed = { $me ->
    [seat] *You* sacrificed the Fortification: { $level } more in defence.
   *[none] *{ $seat }* sacrificed the Fortification: { $level } more in defence.
  }
kept = { $me ->
    [seat] *You* kept the Fortification, level { $level }, and pay loot.
   *[none] *{ $seat }* kept the Fortification, level { $level }, and pays loot.
  }
looted = { $cards ->
    [veiled] *{ $giver }* gave *{ $taker }* as loot: { $count ->
        [one] { $gold ->
            [0] 1 card.
           *[other] 1 gold card.
          }
       *[other] { $count } cards{ $gold ->
            [0] .
           *[other] , { $gold } gold.
          }
      }
   *[other] { $count ->
        [0] { $me ->
            [giver] *You* had no card to give *{ $taker }* as loot.
            [taker] *{ $giver }* had no card to give *you* as loot.
           *[none] *{ $giver }* had no card to give *{ $taker }* as loot.
          }
       *[other] { $me ->
            [giver] *You* gave *{ $taker }* as loot: _{ $cards }_.
            [taker] *{ $giver }* gave *you* as loot: _{ $cards }_.
           *[none] *{ $giver }* gave *{ $taker }* as loot: _{ $cards }_.
          }
      }
  }
overrun = { $level ->
    [0] { $me ->
        [seat] *You* cannot pay the whole loot.
       *[none] *{ $seat }* cannot pay the whole loot.
      }
   *[other] { $me ->
        [seat] *You* cannot pay the whole loot, and the Fortification falls, level { $level }.
       *[none] *{ $seat }* cannot pay the whole loot, and the Fortification falls, level { $level }.
      }
  }
penalty = { $card ->
    [veiled] *{ $giver }* paid *{ $taker }* a card for the unlawful attack, { $back }.
   *[other] { $me ->
        [giver] *You* paid *{ $taker }* for the unlawful attack: _{ $card }_.
        [taker] *{ $giver }* paid *you* for the unlawful attack: _{ $card }_.
       *[none] *{ $giver }* paid *{ $taker }* for the unlawful attack: _{ $card }_.
      }
  }
eliminated = { $me ->
    [seat] *You* have neither cards nor walls left: eliminated by *{ $attacker }*.
    [attacker] *{ $seat }* has neither cards nor walls left: eliminated by *you*.
   *[none] *{ $seat }* has neither cards nor walls left: eliminated by *{ $attacker }*.
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
    [seat] *You* laid an attack before *{ $target }*, { $back }, at level { $level }: _{ $card }_.
    [target] *{ $seat }* laid an attack before *you*, { $back }, at level { $level }.
   *[none] *{ $seat }* laid an attack before *{ $target }*, { $back }, at level { $level }.
  }
fortified = { $level ->
    [1] { $me ->
        [seat] *You* built *{ $card }*: level 1.
       *[none] *{ $seat }* built *{ $card }*: level 1.
      }
   *[other] { $me ->
        [seat] *You* upgraded to *{ $card }*: level { $level }.
       *[none] *{ $seat }* upgraded to *{ $card }*: level { $level }.
      }
  }
played = { $me ->
    [seat] *You* played *{ $card }*.
   *[none] *{ $seat }* played *{ $card }*.
  }
played-on = { $me ->
    [seat] *You* played *{ $card }* and named *{ $target }*.
    [target] *{ $seat }* played *{ $card }* and named *you*.
   *[none] *{ $seat }* played *{ $card }* and named *{ $target }*.
  }
looked = { $count ->
    [0] { $me ->
        [seat] *You* looked at the hand of *{ $target }*: it is empty.
        [target] *{ $seat }* looked at *your* hand: it is empty.
       *[none] *{ $seat }* looked at the hand of *{ $target }*: it is empty.
      }
   *[other] { $cards ->
        [veiled] *{ $seat }* looked at the hand of *{ $target }*, { $count ->
            [one] 1 card.
           *[other] { $count } cards.
          }
       *[other] { $me ->
            [seat] *You* looked at the hand of *{ $target }*: _{ $cards }_.
            [target] *{ $seat }* looked at *your* hand: _{ $cards }_.
           *[none] *{ $seat }* looked at the hand of *{ $target }*: _{ $cards }_.
          }
      }
  }
exchanged = { $me ->
    [seat] *You* paid *{ $cards }* for an Imperial card.
   *[none] *{ $seat }* paid *{ $cards }* for an Imperial card.
  }
supported = { $card ->
    [veiled] *{ $seat }* sent *{ $ally }* a card, { $back }.
   *[other] { $me ->
        [seat] *You* sent *{ $ally }* a card, { $back }: _{ $card }_.
        [ally] *{ $seat }* sent *you* a card, { $back }: _{ $card }_.
       *[none] *{ $seat }* sent *{ $ally }* a card, { $back }: _{ $card }_.
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
game-drawn = The last round is over, at turn { $turn }: nobody wins.
no-result = { $me ->
    [seat] Without *you* the game ends without a result.
   *[none] Without *{ $seat }* the game ends without a result.
  }
alliance-surrenders = { $me ->
    [seat] *Your* alliance with *{ $ally }* is beaten.
    [ally] *Your* alliance with *{ $seat }* is beaten.
   *[none] The alliance of *{ $seat }* and *{ $ally }* is beaten.
  }

# Why something is refused, or will hurt, in a few words; the rulebook has the whole sentence.

why-PR-TURN-01 = It is not your decision now.
why-PR-TURN-05 = Another step of the turn comes first.
why-PR-ACT-01 = One action a turn: this is not part of it.
why-PR-ACT-06 = You need a Strategy card in your hand.
why-PR-ACT-08 = You pay with cards of your hand.
why-PR-ACT-09 = It costs two cards, and you hold fewer.
why-PR-ACT-11 = There is no Support in Open War.
why-PR-ATK-02 = You attack with a card of your hand.
why-PR-ATK-03 = Only Attack cards attack.
why-PR-ATK-09 = Its value is above your level plus 1.
why-PR-ATK-13 = Unlawful: once turned over, it is lost and you pay a card.
why-PR-PLG-03 = No attack while the Plague is in force.
why-PR-RULING-28 = At this table Gunpowder needs a higher Fortification.
why-PR-RULING-32 = Your last attack still waits there.
why-PR-FORT-01 = Only a Defence card can be a Fortification.
why-PR-FORT-12 = Only the next level can be built.
why-PR-FORT-14 = You build with a card of your hand.
why-PR-FORT-18 = The Fortress is the highest level.
why-PR-FORT-19 = A Patrol is never a Fortification.
why-PR-FORT-20 = An Edict is never a Fortification.
why-PR-STR-03 = Name a House at this table.
why-PR-STR-07 = Only a neighbour, left or right.
why-PR-RULING-38 = At this table you must name somebody else.
why-PR-ALY-04 = Allied Houses is played without Temporary Alliance.
why-PR-ALY-07 = You send a card of your hand.
why-PR-RULING-47 = There is no card left to draw.
why-PR-RULING-53 = Your hand is empty.
why-PR-RULING-09 = You may pass only when nothing else is possible.
why-PR-DEF-04 = You deploy cards of your hand.
why-PR-DEF-05 = Only Defence cards deploy.
why-PR-DEF-11 = Counts 0 at your level, and is lost.
why-PR-RULING-05 = Above your level plus 1: forbidden at this table.
why-PR-LOOT-03 = Loot is paid from the hand.
why-PR-RULING-25 = The penalty is paid from the hand.
why-PR-HAND-09 = You discard from your hand.
why-PR-ELIM-02 = This may leave you with neither cards nor walls: eliminated.
why-PR-RULING-14 = This eliminates you; the other choice does not.

# The options of a table.

option-mode = Mode
option-mode-about = Every House for itself, or four Houses in two alliances.
option-mode-open_war = { mode-open_war }
option-mode-allied_houses = { mode-allied_houses }
option-illegal_attack = Attacks above the limit
option-illegal_attack-about = Whether an attack above level plus 1 can be laid at all, or is punished when it is turned over.
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
option-gunpowder_loot-about = How many cards Gunpowder takes besides.
option-pending_attacks_per_target = Attacks before one House
option-pending_attacks_per_target-about = Whether a second attack may be laid while a Plague holds the first.
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
option-absent_player-about = What happens when somebody leaves for good.
option-absent_player-automated_takeover = a bot plays on
option-absent_player-abort_no_result = the game ends without a result
option-ally_hand_visible = The ally's hand
option-ally_hand_visible-about = Whether allies see each other's hands.
option-ally_hand_visible-false = hidden
option-ally_hand_visible-true = visible
option-round_cap = Most rounds
option-round_cap-about = After so many rounds the game is drawn.
option-round_cap-none = no limit

# Questions, and their answers.
question-attack = What lies before me
question-hand = Hands
question-piles = Decks and discards
question-neighbours = Neighbours

ask-no-seat = You have no seat at this table.
ask-no-attack = No attack lies before you.
ask-attack = { $house } attacks you: { $back }, laid at level { $level }. If every unseen card is equally likely:
ask-attack-held = { $house } attacks you: { $back }, laid at level { $level }, held by the Plague. If every unseen card is equally likely:
ask-case = { $card }: { $percent } % ({ $copies } unseen)
ask-case-then = { ask-case }, { $verdict }
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
ask-left = On your left, whom you strike: { ask-house }
ask-right = On your right, who strikes you and plays next: { ask-house }
ask-ally = Opposite, your ally: { ask-house }
