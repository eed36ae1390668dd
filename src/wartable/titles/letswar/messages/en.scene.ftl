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
   *[no] its turn
  }
scene-doing-prelude = { $me ->
    [yes] equip your units
   *[no] equips its units
  }
scene-doing-answer = { $me ->
    [yes] you decide
   *[no] is deciding
  }
scene-out = out of the game
scene-away = away
scene-neutral = Neutral: whoever attacks it makes it an enemy
scene-protected = Neutral: only Spies can act against it
scene-lone = Alone against two: draws 1 card more, pays $200 less
scene-known = Known cards: { $cards }

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
scene-bare = no equipment
scene-territory = Territory
scene-until-turn_end = until the turn ends
scene-until-offensive_end = until the offensive ends
scene-until-turn-of = until { $nation }'s next turn
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
scene-group-target = { $unit } { $defence }
scene-group-targets = Defence: { $units }
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
scene-rotated = New Characters take over.
scene-not-rotated = The Characters stay.
scene-passed = Passed over: { $events }.
scene-attack-head = Attack under way
scene-attack-title = { $nation }'s { $unit } against { $target }'s { $target_unit }
scene-attack-strength = Attack { $attack }: it must be higher than the defence.
scene-attack-short = { $nation }'s { $unit } attacks your { $target_unit }: { $attack } against { $defence }.
scene-attack-sums = Attack { $attack }; defence { $defence }.
scene-attack-misses = { $count ->
    [one] One Miss! stops it.
   *[other] { $count } Miss! stop it.
  }
scene-attack-no-miss = No Miss! stops it.
scene-attack-card = By { $card }.
scene-window-head = Waiting for an answer
scene-window-spy = { $nation }'s Spy against { $targets }
scene-window-card = { $nation } plays { $card } on { $targets }
scene-window-event = The Event lowers the Homefront of { $targets }
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
scene-auction = Auction for Italy
scene-auction-curtain = Auction for Italy: both offers lie behind the curtain
scene-auction-open = Auction for Italy: the curtain is up
scene-auction-won = Italy joins the { $side }
scene-auction-lost = The winners discard their offer, the others keep theirs.
scene-auction-tie = The offers are equal: Italy chooses
scene-pledges = { $nation }'s pledge
scene-pledges-own = Your pledge
scene-sides = The two sides
scene-market = Turned up for all
scene-shown-inspect = { $nation }'s Nation cards
scene-shown-peek = { $nation }'s hand
scene-shown-recover = Equipment among the discards
scene-shown-draft = Turned up for all

# How it ended
scene-end = How the war ended
scene-end-units = Units still in action: { $mine } against { $theirs }.
scene-end-homefront = Homefront levels: { $mine } against { $theirs }.
scene-you-win = You win
scene-you-lose = You lose
scene-wins = Victory for the { $side }: { $nations }
scene-shared = Both sides share the victory
scene-no-result = No result

# Filters of the log
scene-combat = Combat
scene-spies = Spies
