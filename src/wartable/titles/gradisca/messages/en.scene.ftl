# What the table says of what is drawn on it.
scene-map = Map of Friuli, the County of Gorizia, the Karst and Istria
scene-unit = { $unit }, { $value }{ $worn ->
    [yes] , disorganised
   *[no] {""}
  }
scene-leader = { $unit }, leadership { $value }
scene-stack-head = { $side }, { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
scene-stack = { $head }: { $units }
scene-chit = chit of { $corps }
scene-forts = { $count ->
    [one] 1 fort
   *[other] { $count } forts
  } ({ $side })
scene-loot = loot of { $side }
scene-ruined = borough in ruins
scene-wall = { $wall }, level { $level } of { $printed }
scene-breach = { $wall }, breached
scene-mines = { $wall }: { $count ->
    [one] 1 mine
   *[other] { $count } mines
  }
scene-front = { $zone }{ $mines ->
    [0] {""}
    [one] , 1 mine
   *[other] , { $mines } mines
  }
scene-siege = Siege of { $zone }
scene-siege-note = lowest level { $level }, mines { $mines }
scene-odds = { $mine } against { $theirs }, { $mode ->
     [advanced] one round without cards or calls
    *[other] without cards
  }: you win in { $percent } of 100; expected hits { $given } scored, { $taken } taken
scene-far = To { $zone }, { $count } zones on
scene-pick-group = Choose more units
scene-far-group = March farther
scene-far-note = in one go, zone by zone, until something stops it
scene-turns = Turns
scene-end-marker = end marker
scene-chits-active = Active
scene-chits-cup = In the cup: { $count }
scene-chits-played = Played: { $count }
scene-card-number = No. { $number }
scene-card-obligatory = obligatory
scene-card-remove_if_used = once
scene-card-reaction = reaction
scene-deck = Deck
scene-deck-count = Deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
scene-discards = Discards
scene-discards-count = Discards, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
scene-column-unit = Unit
scene-column-command = Command
scene-column-value = Value
scene-pool = Reinforcements: { $count }
scene-eliminated = Eliminated: { $count }
scene-battle = Battle of { $zone }
scene-bombard = Guns on { $zone }
scene-through = through the breach of { $wall }
scene-attacks = { $side } attacks
scene-defends = { $side } defends
scene-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
  }{ $absorbed ->
    [0] {""}
   *[other] , { $absorbed } stopped by shelter: { $left }
  }
scene-check = { $hit ->
    [yes] { $unit } is hit
   *[no] { $unit } is safe
  }
scene-owed = { $side } still has { $count ->
    [one] 1 hit
   *[other] { $count } hits
  } to take.
scene-points = { $points } { $points ->
    [one] point
   *[other] points
  }{ $end ->
    [0] {""}
   *[other] , { $end } more at the end
  }
scene-held = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } · { $forts ->
    [one] 1 fort left
   *[other] { $forts } forts left
  }
scene-won = { $side } wins the war
scene-drawn = The war is drawn
