# What players are asked and told: prompts, choices, reasons, the log.

# Questions to those who are asked, and what the others read meanwhile.
prompt-over = The war is over
prompt-prelude = Equip your units
prompt-turn_main = Your actions
prompt-turn-discard = { $count ->
    [one] Discard 1 card: you may hold { $limit }
   *[other] Discard { $count } cards: you may hold { $limit }
  }
prompt-attack-target = Whom does your { $unit } attack?
prompt-payment = Pay ${ NUMBER($price, useGrouping: 0) }: ${ NUMBER($left, useGrouping: 0) } to go
prompt-inspect-cost = Which card pays for the look?
prompt-inspect = Which Nation card does { $nation } discard?
prompt-wait = { $count ->
    [one] Waiting for { $nations }
   *[other] Waiting for { $nations }
  }

# How it ended.
ending-units = A Nation has lost its last unit. Victory: { $sides }.
ending-revolution = Revolution has broken a Nation. Victory: { $sides }.
ending-faction = No Nation of the other side is left. Victory: { $sides }.
ending-score = The Armistice is decided by points. Victory: { $sides }.
ending-money = Equal points, more money. Victory: { $sides }.
ending-duel = Arm-wrestling decides the war. Victory: { $sides }.
ending-both = Both sides fell at once, and points decided. Victory: { $sides }.
ending-shared = Points and money are equal: both sides share the victory.
ending-left = The other side has left the table. Victory: { $sides }.

# Choices and what follows from them.
label-equip = Equip { $card }
label-deploy = Lay out a Spy
label-take-back = Take { $card } back
label-discard = { $zone ->
    [board] Discard { $card } from the board
   *[hand] Discard { $card }
  }
label-buy = Buy a Nation card
label-pay = { $zone ->
    [board] Pay with { $card } from the board
   *[hand] Pay with { $card }
  }
hint-worth = Worth ${ NUMBER($dollars, useGrouping: 0) }
label-attack = Attack with { $unit }
label-attack-target = { $nation }: { $unit }
hint-free-attack = Needs no Boom!
hint-fight = { $misses ->
    [0] { $attack } against { $defence }; no Miss! can stop it
    [one] { $attack } against { $defence }; a Miss! may stop it
   *[other] { $attack } against { $defence }; { $misses } Miss! may stop it
  }
reason-too-weak = { $attack } against { $defence }: the attack must be higher.
label-spy-inspect = Look at { $nation }'s Nation cards and discard one
label-spy-counter = Unmask one of { $nation }'s Spies
label-spy-subvert = Lower { $nation }'s Homefront
hint-subvert = Costs ${ NUMBER($dollars, useGrouping: 0) } in Conflict cards
label-inspect-take = { $zone ->
    [board] { $card }, on the board
   *[hand] { $card }, in hand
  }
label-take-nothing = Take nothing
label-tax = Raise a tax
hint-tax = Homefront to { $level }; draw { $count } Conflict cards
label-end = End your turn
hint-end-over = { $count ->
    [one] First you discard 1 card
   *[other] First you discard { $count } cards
  }
label-done = Done
reason-taxed = You have already raised a tax this turn.
reason-no-spy = You have no Spy ready to act.
reason-too-early = Only from { $date } on; it is { $now }.
reason-purse = It costs ${ NUMBER($price, useGrouping: 0) }, and your cards are worth ${ NUMBER($dollars, useGrouping: 0) }.

# The log.
game-begins = { $me ->
    [first] The war begins. *You* play first.
   *[none] The war begins. *{ $first }* plays first.
  }
turn-begins = { $me ->
    [seat] Turn { $turn }: *your* turn.
   *[none] Turn { $turn }: *{ $seat }*.
  }
dealt-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
dealt = { $me ->
    [seat] *You* were dealt { dealt-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
   *[none] *{ $seat }* was dealt { dealt-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
  }
drew-count = { $count ->
    [one] 1 Conflict card
   *[other] { $count } Conflict cards
  }
drew = { $me ->
    [seat] *You* drew { drew-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
   *[none] *{ $seat }* drew { drew-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
  }
drew-nation-count = { $count ->
    [one] 1 Nation card
   *[other] { $count } Nation cards
  }
drew-nation = { $me ->
    [seat] *You* drew { drew-nation-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
   *[none] *{ $seat }* drew { drew-nation-count }{ $count ->
        [0] .
       *[other] { $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
      }
  }
pile-renewed = { $count ->
    [one] The Conflict discards are shuffled into a new deck of 1 card.
   *[other] The Conflict discards are shuffled into a new deck of { $count } cards.
  }
territory-laid = { $me ->
    [seat] *You* drew *{ $card }* and laid it out.
   *[none] *{ $seat }* drew *{ $card }* and laid it out.
  }
territory-gone = { $me ->
    [seat] *You* drew *{ $card }*, which no longer matters: it leaves the game.
   *[none] *{ $seat }* drew *{ $card }*, which no longer matters: it leaves the game.
  }
equipped = { $me ->
    [seat] *You* equipped *{ $card }*.
   *[none] *{ $seat }* equipped *{ $card }*.
  }
spy-deployed = { $me ->
    [seat] *You* laid out a Spy.
   *[none] *{ $seat }* laid out a Spy.
  }
took-back = { $me ->
    [seat] *You* took *{ $card }* back.
   *[none] *{ $seat }* took *{ $card }* back.
  }
discarded = { $me ->
    [seat] *You* discarded *{ $card }*.
   *[none] *{ $seat }* discarded *{ $card }*.
  }
bought = { $me ->
    [seat] *You* bought a Nation card with *{ $cards }*.
   *[none] *{ $seat }* bought a Nation card with *{ $cards }*.
  }
taxed = { $me ->
    [seat] *You* raised a tax: Homefront { $level }.
   *[none] *{ $seat }* raised a tax: Homefront { $level }.
  }
attacked = { $me ->
    [seat] *Your* { $unit } attacks *{ $target }*'s { $target_unit } with a Boom!
    [target] *{ $seat }*'s { $unit } attacks *your* { $target_unit } with a Boom!
   *[none] *{ $seat }*'s { $unit } attacks *{ $target }*'s { $target_unit } with a Boom!
  }
attacked-free = { $me ->
    [seat] *Your* { $unit } attacks *{ $target }*'s { $target_unit } without a Boom!
    [target] *{ $seat }*'s { $unit } attacks *your* { $target_unit } without a Boom!
   *[none] *{ $seat }*'s { $unit } attacks *{ $target }*'s { $target_unit } without a Boom!
  }
blocked = { $me ->
    [target] The attack on *your* { $target_unit } is stopped.
   *[none] The attack on *{ $target }*'s { $target_unit } is stopped.
  }
held = { $me ->
    [target] *Your* { $target_unit } holds: the attack is no longer strong enough.
   *[none] *{ $target }*'s { $target_unit } holds: the attack is no longer strong enough.
  }
destroyed = { $me ->
    [seat] *{ $by }* destroys *your* { $unit }.
    [by] *You* destroy *{ $seat }*'s { $unit }.
   *[none] *{ $by }* destroys *{ $seat }*'s { $unit }.
  }
task-inspect = to look at Nation cards
task-counter = to unmask a Spy
task-subvert = to lower the Homefront
spied = { $me ->
    [seat] *You* send a Spy against *{ $target }* { $task }{ $count ->
        [0] .
       *[other] , paid with *{ $cards }*.
      }
    [target] *{ $seat }* sends a Spy against *you* { $task }{ $count ->
        [0] .
       *[other] , paid with *{ $cards }*.
      }
   *[none] *{ $seat }* sends a Spy against *{ $target }* { $task }{ $count ->
        [0] .
       *[other] , paid with *{ $cards }*.
      }
  }
spy-stopped = { $me ->
    [target] *You* stopped *{ $seat }*'s Spy.
    [seat] *{ $target }* stopped *your* Spy.
   *[none] *{ $target }* stopped *{ $seat }*'s Spy.
  }
saw-cards-count = { $count ->
    [one] 1 Nation card
   *[other] { $count } Nation cards
  }
saw-cards = { $me ->
    [seat] *You* saw { saw-cards-count } of *{ $target }*{ $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
    [target] *{ $seat }* saw *your* { saw-cards-count }{ $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
   *[none] *{ $seat }* saw { saw-cards-count } of *{ $target }*{ $cards ->
        [veiled] .
       *[other] : _{ $cards }_.
      }
  }
spy-took = { $me ->
    [seat] *Your* Spy makes *{ $target }* discard *{ $card }*.
    [target] *{ $seat }*'s Spy makes *you* discard *{ $card }*.
   *[none] *{ $seat }*'s Spy makes *{ $target }* discard *{ $card }*.
  }
spy-took-nothing = { $me ->
    [seat] *Your* Spy finds nothing to take from *{ $target }*.
    [target] *{ $seat }*'s Spy finds nothing to take from *you*.
   *[none] *{ $seat }*'s Spy finds nothing to take from *{ $target }*.
  }
spy-unmasked = { $me ->
    [target] *{ $seat }* unmasks a Spy of *yours*.
    [seat] *You* unmask a Spy of *{ $target }*.
   *[none] *{ $seat }* unmasks a Spy of *{ $target }*.
  }
hand-searched = { $spies ->
    [0] { $me ->
        [target] *{ $seat }* finds no Spy of *yours*.
        [seat] *You* find no Spy of *{ $target }*.
       *[none] *{ $seat }* finds no Spy of *{ $target }*.
      }
   *[other] { $me ->
        [target] *{ $seat }* finds a Spy in *your* hand.
        [seat] *You* find a Spy in the hand of *{ $target }*.
       *[none] *{ $seat }* finds a Spy in the hand of *{ $target }*.
      }
  }
homefront-fell = { $me ->
    [seat] *Your* Homefront falls to { $level }.
   *[none] *{ $seat }*'s Homefront falls to { $level }.
  }
homefront-rose = { $me ->
    [seat] *Your* Homefront rises to { $level }.
   *[none] *{ $seat }*'s Homefront rises to { $level }.
  }
eliminated = { $me ->
    [seat] *Your* Nation is out of the war{ out-cards }
   *[none] *{ $seat }* is out of the war{ out-cards }
  }
out-cards = { $count ->
    [0] .
   *[other] . Discarded from the hand: *{ $cards }*.
  }
over-limit = { $me ->
    [seat] *You* must discard { over-limit-count }.
   *[none] *{ $seat }* must discard { over-limit-count }.
  }
over-limit-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
offensive-begins = Offensive { $number } begins: *{ $date }*.
passed-on = { $me ->
    [seat] *You* are ready.
   *[none] *{ $seat }* is ready.
  }
left-table = { $me ->
    [seat] *You* have left the table.
   *[none] The player of *{ $seat }* has left the table.
  }
side-won = Victory: *{ $side }*.
both-fell = Both sides fall at once: points decide.
side-left = All players of a side have left: *{ $side }*.

# Stamps: what came of it, shown for a moment on the board that it befell.
stamp-territory-laid = { $card }
stamp-territory-laid-note = drawn by { $seat }
stamp-taxed = Tax
stamp-taxed-note = Homefront { $level }
stamp-blocked = Stopped
stamp-blocked-note = { $target_unit } stands
stamp-held = Held
stamp-held-note = { $target_unit } stands
stamp-destroyed = Destroyed
stamp-destroyed-note = { $seat }'s { $unit }, by { $by }
stamp-spy-stopped = Spy stopped
stamp-spy-stopped-note = sent by { $seat }
stamp-spy-took = Spy
stamp-spy-took-note = { $card } is discarded
stamp-spy-unmasked = Spy unmasked
stamp-spy-unmasked-note = by { $seat }
stamp-homefront-fell = Homefront −
stamp-homefront-fell-note = { $level }
stamp-homefront-rose = Homefront +
stamp-homefront-rose-note = { $level }
stamp-eliminated = Out of the war
stamp-eliminated-note = { $seat }

# Questions to the table, and their answers; numbers that the lab counts.
question-value = Where a unit's values come from
question-attack = What an attack would do
question-hand = Hands
question-deck = Nation decks
question-piles = Decks and discards
ask-no-seat = You have no seat at this table.
ask-base = base
ask-part = { $value } { $source }
ask-destroyed = { $nation }'s { $unit } is destroyed.
ask-attack-value = { $nation }'s { $unit }: attack { $value }, made of
ask-defence-value = Defence { $value }, made of
ask-attack-versus = Attack { $value } against { $units }: { $source }
ask-defence-versus = Defence { $value } against { $units }: { $source }
ask-out-of-reach = Your { $unit } cannot reach { $nation }'s { $other }.
ask-would-win = { $misses ->
    [one] { $attack } against { $defence }: { $nation }'s { $other } would be destroyed, unless a Miss! stops it.
   *[other] { $attack } against { $defence }: { $nation }'s { $other } would be destroyed, unless { $misses } Miss! stop it.
  }
ask-would-fail = { $attack } against { $defence }: your { $unit } may not attack { $nation }'s { $other }.
ask-hand = { $nation } holds { $conflict } Conflict and { $cards } Nation cards{ $count ->
    [0] .
   *[other] ; you know of: { $known }.
  }
ask-deck = { $nation }: { $cards } cards in the Nation deck{ $count ->
    [0] .
   *[other] ; at the bottom, in this order: { $known }.
  }
ask-pile = Conflict deck: { $pile } cards{ $count ->
    [0] , no discards.
   *[other] ; discards: { $cards }.
  }
ask-event-pile = Events: { $pile } in the deck, { $count } discarded.
measure-offensives = offensives
measure-turns = turns
measure-units = ended by the last unit
measure-revolution = ended by Revolution
measure-neutral = Italy neutral to the end
measure-italy-won = won by the side Italy joined
measure-beaten-germany = Germany beaten
measure-beaten-france = France beaten
measure-beaten-austria_hungary = Austria-Hungary beaten
measure-beaten-great_britain = Great Britain beaten
measure-beaten-ottoman = Ottoman Empire beaten
measure-beaten-russia = Russia beaten
measure-beaten-italy = Italy beaten
measure-cards = cards played
