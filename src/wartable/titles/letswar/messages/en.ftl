# What the rules say: questions, answers, what follows, refusals in words of the position, and the log.

# -- questions --

prompt-over = The game is over.
prompt-wait = { $count ->
    [one] Waiting for { $nations }.
   *[other] Waiting for { $nations }.
  }
prompt-prelude = Prelude: equip your units, then say that you are done.
prompt-turn_main = Your actions, in any order.
prompt-turn-discard = { $count ->
    [one] Discard 1 card: your hand limit is { $limit }.
   *[other] Discard { $count } cards: your hand limit is { $limit }.
  }
prompt-payment = Pay ${ $price }: ${ $left } to go.
prompt-inspect-cost = Pay for the look with any one card.
prompt-inspect = Take one of { $nation }'s Nation cards.
prompt-attack-target = Whom does your { $unit } attack?

# -- answers --

label-equip = Equip { $card }
label-take-back = Take { $card } back
label-deploy = Lay out { $card }
label-discard = { $zone ->
    [board] Discard { $card } from the board
   *[hand] Discard { $card }
  }
label-buy = Buy a Nation card for $1000
label-pay = { $zone ->
    [board] { $card }, from the board
   *[hand] { $card }
  }
label-spy-inspect = Spy: look at the Nation cards of { $nation }
label-spy-counter = Spy: unmask a Spy of { $nation }
label-spy-subvert = Spy: stir up { $nation }
label-inspect-take = { $zone ->
    [board] Take { $card } from the board
   *[hand] Take { $card }
  }
label-take-nothing = There is nothing that you may take
label-attack = Attack with { $unit }
label-attack-target = { $nation }: { $unit }
label-tax = Raise a tax
label-end = End your actions
label-done = Done

hint-worth = Worth ${ $dollars }.
hint-subvert = Costs ${ $dollars }.
hint-free-attack = Needs no Boom!
hint-fight = { $misses ->
    [one] { $attack } against { $defence }; 1 Miss! would stop it.
   *[other] { $attack } against { $defence }; { $misses } Miss! would stop it.
  }
hint-tax = Your Homefront falls to { $level }; you draw { $count } Conflict cards.
hint-end-over = { $count ->
    [one] You then discard 1 card.
   *[other] You then discard { $count } cards.
  }

reason-too-early = It comes in { $date }; now it is { $now }.
reason-too-weak = { $attack } against { $defence }: the attack must be higher.
reason-purse = Your cards are worth ${ $dollars }, and it costs ${ $price }.

# -- the end --

ending-units = { $sides } won: a Nation has lost its last unit.
ending-revolution = { $sides } won: a Nation is in Revolution.
ending-faction = { $sides } won: the other faction is out of the game.
ending-score = { $sides } won the Armistice on points.
ending-money = { $sides } won the Armistice on money.
ending-duel = { $sides } won the last duel.
ending-both = Both factions fell together; { $sides } won the comparison.
ending-shared = { $sides } share the victory.
ending-left = { $sides } won: the other side has left the table.

# -- answers to questions --

ask-no-seat = Only a player can ask this.
ask-destroyed = { $nation }'s { $unit } is destroyed.
ask-attack-value = { $nation }, { $unit }: attack { $value }.
ask-defence-value = { $nation }, { $unit }: defence { $value }.
ask-part = { $value } by { $source }.
ask-base = its own value
ask-attack-versus = Attack { $value } more by { $source }, against { $units } alone.
ask-defence-versus = Defence { $value } more by { $source }, against { $units } alone.
ask-out-of-reach = Your { $unit } cannot attack { $other }.
ask-would-win = { $misses ->
    [one] { $unit } against { $other } of { $nation }: { $attack } against { $defence }. It succeeds unless a Miss! or a card stops it.
   *[other] { $unit } against { $other } of { $nation }: { $attack } against { $defence }. It succeeds unless { $misses } Miss! or a card stop it.
  }
ask-would-fail = { $unit } against { $other } of { $nation }: { $attack } against { $defence }. Too weak.
ask-hand = { $count ->
    [0] { $nation }: { $conflict } Conflict cards, { $cards } Nation cards; none of them known.
   *[other] { $nation }: { $conflict } Conflict cards, { $cards } Nation cards; known: { $known }.
  }
ask-deck = { $count ->
    [0] { $nation }: { $cards } cards in the Nation deck, none of them known.
   *[other] { $nation }: { $cards } cards in the Nation deck; at the bottom: { $known }.
  }
ask-pile = { $count ->
    [0] { $pile } Conflict cards to draw, no discards.
   *[other] { $pile } Conflict cards to draw; discards: { $cards }.
  }
ask-event-pile = { $pile } Events to come, { $count } passed.

measure-offensives = offensives
measure-turns = turns
measure-units = ended by the last unit
measure-revolution = ended by Revolution
measure-neutral = Italy neutral to the end

# -- the log: names between asterisks, what only some saw between underscores --

game-begins = { $me ->
    [first] Spring 1914. *You* have the first turn.
   *[none] Spring 1914. *{ $first }* has the first turn.
  }
turn-begins = { $me ->
    [seat] Turn { $turn }: *your* turn.
   *[none] Turn { $turn }: *{ $seat }*.
  }
dealt = { $cards ->
    [veiled] *{ $seat }* is dealt { $count } Conflict cards.
   *[other] *{ $seat }* is dealt _{ $cards }_.
  }
drew = { $cards ->
    [veiled] *{ $seat }* draws { conflict-count }.
   *[other] *{ $seat }* draws { conflict-count }: _{ $cards }_.
  }
conflict-count = { $count ->
    [one] 1 Conflict card
   *[other] { $count } Conflict cards
  }
drew-nation = { $cards ->
    [veiled] *{ $seat }* draws { nation-count }.
   *[other] *{ $seat }* draws { nation-count }: _{ $cards }_.
  }
nation-count = { $count ->
    [one] 1 Nation card
   *[other] { $count } Nation cards
  }
pile-renewed = The discards become the new Conflict deck: { $count } cards.
territory-laid = *{ $seat }* draws *{ $card }* and lays it out.
territory-gone = *{ $card }* comes up too late and leaves the game.
equipped = *{ $seat }* equips *{ $card }*.
spy-deployed = *{ $seat }* lays out a Spy.
took-back = *{ $seat }* takes *{ $card }* back.
discarded = *{ $seat }* discards *{ $card }*.
bought = *{ $seat }* buys a Nation card with *{ $cards }*.
taxed = *{ $seat }* raises a tax: { $level }.
attacked = *{ $seat }*: { $unit } attacks { $target_unit } of *{ $target }*, with a Boom!
attacked-free = *{ $seat }*: { $unit } attacks { $target_unit } of *{ $target }*.
blocked = The attack on { $target_unit } of *{ $target }* is stopped.
held = { $target_unit } of *{ $target }* holds: the attack is no longer higher.
destroyed = { $unit } of *{ $seat }* is destroyed.
spied = { $count ->
    [0] A Spy of *{ $seat }* acts against *{ $target }*: { $task }.
   *[other] A Spy of *{ $seat }* acts against *{ $target }*: { $task }, paid with *{ $cards }*.
  }
task-inspect = a look
task-counter = a hunt for Spies
task-subvert = unrest
spy-stopped = *{ $target }* stops the Spy of *{ $seat }*.
saw-cards = { $cards ->
    [veiled] *{ $seat }* looks at the Nation cards of *{ $target }*.
   *[other] *{ $seat }* looks at the Nation cards of *{ $target }*: _{ $cards }_.
  }
spy-took = The Spy of *{ $seat }* takes *{ $card }* from *{ $target }*.
spy-took-nothing = The Spy of *{ $seat }* finds nothing to take from *{ $target }*.
spy-unmasked = A Spy of *{ $target }* is unmasked.
no-spy-found = *{ $target }* has no Spy.
homefront-fell = The Homefront of *{ $seat }* falls: { $level }.
homefront-rose = The Homefront of *{ $seat }* rises: { $level }.
eliminated = *{ $seat }* is out of the game.
offensive-begins = { $date }: a new offensive.
passed-on = *{ $seat }* is ready.
left-table = The player of *{ $seat }* has left.
side-won = { $side }: victory.
both-fell = Both factions fall together; the Armistice comparison decides.
side-left = All players of { $side } have left.

# -- stamps --

stamp-territory-laid = { $card }
stamp-territory-laid-note = laid out
stamp-taxed = { $level }
stamp-taxed-note = a tax
stamp-blocked = Stopped
stamp-blocked-note = { $target_unit }
stamp-held = Held
stamp-held-note = { $target_unit }
stamp-destroyed = Destroyed
stamp-destroyed-note = { $unit }
stamp-spy-stopped = Stopped
stamp-spy-stopped-note = the Spy
stamp-spy-took = { $card }
stamp-spy-took-note = taken by a Spy
stamp-spy-unmasked = Unmasked
stamp-spy-unmasked-note = a Spy
stamp-homefront-fell = { $level }
stamp-homefront-fell-note = Homefront falls
stamp-homefront-rose = { $level }
stamp-homefront-rose-note = Homefront rises
stamp-eliminated = Out
stamp-eliminated-note = of the game
