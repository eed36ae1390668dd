# What is written on the table itself.
step-event = Event
step-equip = Equip
step-draw = Draw
step-actions = Actions
step-discard = Discard
scene-subtitle = { $mode } · offensive { $offensive }
scene-log = Telegraph
scene-calendar = Calendar
scene-undo = Take back
scene-dollars = ${ $dollars }

# Sides and seats
scene-side = { $side }
scene-side-ally = { $side }, ally
scene-side-foe = { $side }, foe
scene-side-alone = { $side }
scene-side-with = { $side }, with { $nations }
scene-doing-turn = { $me ->
    [yes] your turn
   *[no] takes its turn
  }
scene-doing-prelude = { $me ->
    [yes] equip your units
   *[no] equips its units
  }
scene-doing-answer = { $me ->
    [yes] you are asked
   *[no] is asked
  }
scene-out = out of the game
scene-away = away
scene-neutral = Neutral: only Spies may act
scene-lone = Alone against two: draws 1 card more, pays $200 less
scene-known = You know of its hand: { $cards }

# Units
scene-attack = attack
scene-defence = defence
scene-base = base
scene-lone-help = help for the lone player
scene-destroyed = destroyed
scene-attacking = attacking
scene-attacked = attacked
scene-has-attacked = has attacked
scene-versus-attack = Attack { $value } against { $units } ({ $source }).
scene-versus-defence = Defence { $value } against { $units } ({ $source }).
scene-barred = May not attack: { $source }.
scene-free = { $count ->
    [one] One attack needs no Boom!
   *[other] { $count } attacks need no Boom!
  }
scene-misses = Its attacks take { $count } Miss! to stop.

# What lies on a board
scene-laid-spies = { $count ->
    [one] Spy
   *[other] { $count } Spies
  }
scene-spy-tasks = { $count ->
    [0] has acted
    [one] may act
   *[other] may act { $count } times
  }
scene-territory = Territory
scene-until-turn_end = until the turn ends
scene-until-offensive_end = until the offensive ends
scene-until-turn-of = until { $nation } plays again
scene-leaves = leaves in { $date }
scene-homefront = Homefront
scene-homefront-text = A Nation that falls to Revolution is defeated.
scene-shielded = Safe from losses for now; a tax may still be paid.
scene-limit = Hand limit
scene-units = { $count ->
    [one] unit
   *[other] units
  }
scene-held-conflict = { $count ->
    [0] no Conflict cards in hand
    [one] 1 Conflict card in hand
   *[other] { $count } Conflict cards in hand
  }
scene-held-nation = { $count ->
    [0] no Nation cards in hand
    [one] 1 Nation card in hand
   *[other] { $count } Nation cards in hand
  }
scene-hand = { $conflict } Conflict, { $nation } Nation · worth { $worth }
scene-above = {" "}· { $count } above the limit of { $limit } at the end of your turn

# Cards and piles
scene-equipment = Equipment
scene-nation-equipment = Nation equipment
scene-since = from { $date }
scene-card = { $card } ({ $facts }): { $effect }
scene-pile = { $deck }: { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
  }
scene-discards = { $deck }: { $count ->
    [one] 1 discarded card
   *[other] { $count } discarded cards
  }

# Rows
scene-paid = Paid in dollars
scene-picked = Picked
scene-group-attack = Attack
scene-group-attack-note = { $count } units may attack
scene-group-play = Play a card
scene-group-play-note = { $count } cards
scene-group-equip = Equip
scene-group-equip-note = { $count } cards
scene-group-spy = Spies
scene-group-spy-note = { $count ->
    [one] 1 choice
   *[other] { $count } choices
  }
scene-group-money = Supplies
scene-group-money-note = Nation cards and taxes
scene-group-tidy = Discard or take back
scene-group-tidy-note = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

# The Event, and what waits for an answer
scene-event-of = Event of the offensive, { $date }
scene-event-offensive_end = Until the offensive ends.
scene-event-turn_end = Until the turn ends.
scene-story = “{ $story }.”
scene-rotated = The Characters have rotated.
scene-not-rotated = The Characters stay.
scene-passed = Passed over: { $events }.
scene-attack-head = An attack waits
scene-attack-title = { $nation }'s { $unit } against { $target }'s { $target_unit }
scene-attack-short = { $nation }'s { $unit } attacks your { $target_unit }: { $attack } against { $defence }.
scene-attack-sums = Attack { $attack }; defence { $defence }.
scene-attack-misses = { $count ->
    [one] One Miss! stops it.
   *[other] { $count } Miss! stop it.
  }
scene-attack-no-miss = No Miss! stops it.
scene-attack-card = By { $card }.
scene-window-head = An answer may be played
scene-window-spy = A Spy of { $nation } against { $targets }
scene-window-card = { $nation } plays { $card } on { $targets }
scene-window-event = The Event costs Homefront: { $targets }
scene-window-loss = { $count ->
    [one] At stake: 1 Homefront level.
   *[other] At stake: { $count } Homefront levels.
  }
scene-window-price = { $price } in Conflict cards buys it off.
scene-task-inspect = It would look at the Nation cards and discard one.
scene-task-counter = It would unmask a Spy.
scene-task-subvert = It would lower the Homefront by one level.

# The auction for Italy, and cards laid open
scene-offer-down = a card of the { $side }'s offer, face down
scene-against = against
scene-auction-curtain = Auction for Italy: both offers lie behind the curtain
scene-auction-open = Auction for Italy: the curtain is up
scene-auction-won = Italy joins: { $side }
scene-auction-lost = The winners discard their offer, the others keep theirs.
scene-auction-tie = The offers are equal: Italy chooses
scene-pledges = Pledged by your side
scene-sides = The two sides
scene-market = Turned up for all
scene-shown-inspect = Nation cards of { $nation }
scene-shown-peek = The hand of { $nation }
scene-shown-recover = Equipment among the discards
scene-shown-draft = Turned up for all

# How it ended
scene-you-win = You win
scene-you-lose = You lose
scene-wins = { $side }: victory for { $nations }
scene-shared = Both sides share the victory
scene-no-result = No result

# Filters of the log
scene-combat = Combat
scene-spies = Spies
