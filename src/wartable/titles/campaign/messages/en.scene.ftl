# Papers of the desk.

step-nation = Nations
step-lists = Army lists
step-prepare = Prepare
step-means = How to fight
step-battle = Battle
step-result = Result
step-aftermath = Aftermath

scene-subtitle-before = { $year } · { $battles } battles
scene-subtitle = { $year } · { $first } v. { $second } · battle { $number } of { $planned }
scene-year-head = What { $year } gives
scene-list-points = Points for the list
scene-nations = Nations
scene-nation-units = { $count } kinds of unit in { $year }
scene-nation-head = Nation and its best units
scene-vehicles-head = Vehicles
scene-guns-head = Guns
scene-not-in-year = not in a campaign of { $year }

scene-catalogue = Catalogue
scene-to-buy = To buy
scene-catalogue-note = { $nation } { $year } · { $count } entries
scene-other-years = Not in this year
scene-search = Name, arm, <=200, >=h9
scene-profile-key = S against soft targets, H against armour, D defence, R range, M mobility
scene-search-key = In the search, <=200 means 200 points at most, >=h9 means H 9 or more
scene-fits = Fits
scene-all = All
scene-rest = Not for what is selected or left
scene-name = Name
scene-soft = Against soft targets
scene-soft-short = S
scene-hard = Against armour
scene-hard-short = H
scene-defence = Defence
scene-defence-short = D
scene-range = Range
scene-range-short = R
scene-mobility = Mobility
scene-mobility-short = M
scene-points-head = Points
scene-points-unit = points
scene-points = { $points } points
scene-on-list = { $count } on the list
scene-of-limit = { $count } of { $limit }
scene-limit-formation = at most { $limit } a formation
scene-limit-platoon = at most { $limit } a platoon
scene-add = Add { $unit } to { $place }
scene-add-short = Add { $unit }
scene-buy = Buy { $unit } for { $place }
scene-buy-short = Buy { $unit }

scene-order = Order of battle
scene-army = Army
scene-army-note = { $formations ->
    [one] 1 formation
   *[other] { $formations } formations
  } · { $platoons ->
    [one] 1 platoon
   *[other] { $platoons } platoons
  } · { $squads ->
    [one] 1 squad
   *[other] { $squads } squads
  }
scene-by-company = By company
scene-by-arm = By arm
scene-as-table = Table
scene-new-formation = New company or battery
scene-new-formation-note = pick its first squad in the catalogue
scene-a-formation = a new formation
scene-new-platoon = New platoon
scene-hq-missing = no HQ yet
scene-formation-note = { $count } of { $most } platoons, { $hq ->
    [yes] HQ
   *[other] no HQ yet
  }
scene-rename = Name { $name }
scene-copy = Copy { $name }
scene-remove = Remove { $name }
scene-lacks = { $count } of { $least }: { $missing ->
    [one] one more
   *[other] { $missing } more
  }
scene-full = full
scene-nobody = nobody left
scene-squads = { $count ->
    [one] 1 squad
   *[other] { $count } squads
  }
scene-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
scene-company-infantry = Rifle company
scene-company-motorised = Motorised company
scene-company-mechanised = Mechanised company
scene-company-engineer = Engineer company
scene-company-paratroop = Paratroop company
scene-company-recon = Reconnaissance company
scene-company-tank = Tank company
scene-company-tank_destroyer = Tank destroyer company
scene-company-self_propelled_gun = Assault gun company
scene-company-artillery = Infantry gun company
scene-company-anti_tank = Anti-tank company
scene-company-anti_aircraft = Anti-aircraft company
scene-battery-infantry = Infantry battery
scene-battery-motorised = Motorised battery
scene-battery-mechanised = Mechanised battery
scene-battery-engineer = Engineer battery
scene-battery-paratroop = Paratroop battery
scene-battery-recon = Observation battery
scene-battery-tank = Tank battery
scene-battery-tank_destroyer = Tank destroyer battery
scene-battery-self_propelled_gun = Self-propelled battery
scene-battery-artillery = Field battery
scene-battery-anti_tank = Anti-tank battery
scene-battery-anti_aircraft = Anti-aircraft battery

scene-caution-unspent = { $left } points are not spent yet: they are lost once you lock.
scene-caution-carried = { $left } points are not spent yet: you keep them in hand.
scene-caution-force = Only { $cost } of { $cap } points are fielded, and there are units left.
scene-checks = Checks
scene-bought = bought
scene-reserved = reserved
scene-left = left
scene-caps = A Counterattack fields { $each }, an Assault { $more } or { $less }
scene-made-of = What it is made of
scene-before-lock = Before you can lock it
scene-within = Within the budget, with what is reserved
scene-sizes = Companies of 1–4, batteries of 1–2 platoons

scene-level = Training
scene-buy-head = Buy
scene-field-head = Field
scene-field-barred = { $place } cannot be fielded now
scene-hq-barred = { $place } comes along once half of its platoons are fielded
scene-disband-head = Disband
scene-field-unit = Field { $place }
scene-disband-unit = Disband { $place }
scene-fill-cap = Fill the force
scene-refit-all = Refit all
scene-field-trained = Field the best trained
scene-fielded = fielded
scene-fielded-note = { $count ->
    [one] 1 unit fielded
   *[other] { $count } units fielded
  }, { $points } points
scene-strength = { $count } of { $start }
scene-fit-for = fit with { $count ->
    [one] 1 squad
   *[other] { $count } squads
  } more, { $points }
scene-disbanded = disbanded
scene-cap = Force
scene-force = fielded
scene-force-tab = Force
scene-pool = Points in hand
scene-spent = Spent now
scene-enemy-cap = { $side } may field
scene-enemy-pool = { $side } has in hand
scene-enemy-tab = Enemy
scene-battles = Battles
scene-battles-note = how each of them went
scene-turn = Turn
scene-quiet = nothing falls
scene-loses = Loses { $units }.
scene-withdraws = Withdraws { $units }.
scene-over-after = Over after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }: { $reason }.
scene-roll-on = Dice { $first } and { $second }, { $total } in all: the battle goes on.
scene-roll-over = Dice { $first } and { $second }, { $total } in all: the battle is over.

scene-report = { $side ->
    [none] Battle { $number } is a draw
   *[other] { $side } wins battle { $number }
  }
scene-report-won = You win battle { $number }
scene-report-lost = You lose battle { $number }
scene-report-losses = Lost
scene-report-nothing = nothing
scene-destroyed-points = Destroyed, points
scene-turn-by-turn = Turn by turn

scene-battle-head = Battle { $number } · { $type }
scene-battle-tab = Battle
scene-side-cap = { $side } { $cap }
scene-objective-worth = objective { $points }
scene-turns = Turns
scene-dice-on = { $total }: on
scene-dice-over = { $total }: over
scene-feature = Feature { $number }
scene-contested = Contested
scene-unit = Unit, as it fought
scene-tick = Tick what was destroyed
scene-destroyed = Destroyed
scene-level-after = Training after
scene-fielded-of = fielded { $points } of { $cap }
scene-lost = Lost { $count }
scene-scores = { $side } scores { $points }
scene-each = { $level }, { $points } each
scene-strike = { $place }, { $unit }: strike one
scene-take-back = { $place }, { $unit }: take one back
scene-loss-told = { $place }, { $unit }: { $lost } of { $count } lost
scene-objective = Objective
scene-battle-points = Battle points
scene-proposal = Proposal: { $outcome }{ $side ->
    [none] {""}
   *[other] , { $side }
  }
scene-proposal-note = { $points } points apart, { $share }% of { $cap }
scene-outcome = Outcome
scene-outcome-draw = Draw
scene-outcome-marginal = Marginal
scene-outcome-decisive = Decisive
scene-follows = What follows
scene-follows-won = The campaign is over: decisive victory, { $side }.
scene-follows-even = Both have won as many: drawn, unless one side has { $points } points more.
scene-follows-settled = Victory: { $side }. Decisive with { $points } points left, else marginal.
scene-follows-battle = { $side ->
    [none] { $type }, { $first } each.
   *[other] { $type } by { $side }, { $first } against { $second }.
  }
scene-follows-near = One more victory ends the campaign.
scene-if-won = If { $side } wins battle { $number }

scene-score = Score
scene-score-note = { $draws } drawn, { $left } to go
scene-wins = Battles won
scene-earned = Earned
scene-spent-all = Spent on refits
scene-in-hand = Points in hand
scene-in-hand-note = earned by kills, spent on refits
scene-restore = To restore the list
scene-would-be-left = Would be left at the end
scene-final = Victory points at the end
scene-list-cost = Army list
scene-last-cap = Cap of the last battle
scene-all-battle-points = Battle points, all battles
scene-war = The war so far
scene-war-tab = War
scene-war-note = who holds the initiative at each battle
scene-initiative = initiative
scene-pushes = { $side } pushes
scene-to-be-fought = to be fought
scene-result = { $side ->
    [none] { $outcome }
   *[other] { $side }, { $outcome }
  }
scene-start = start
scene-strength-head = Strength
scene-strength-note = share of the starting list, at Recruits prices
scene-losses = Losses by arm
scene-losses-note = points at Recruits
scene-side-lost = { $side } lost
scene-training = Training
scene-training-note = share of units
scene-histories = Unit histories
scene-now = now
scene-reserve = reserve

scene-roster = Roster
scene-roster-sum = { $points } of { $budget } points
scene-cards = Unit cards
scene-battle-sheet = Battle sheet
scene-campaign-sheet = Campaign sheet
scene-print-head = Campaign { $year } · { $first } v. { $second }
scene-print-side = { $side }: { $role }, fields up to { $cap } points
scene-place = Place
scene-squads-head = Squads
scene-dice-line = Dice after turn { $turn }
scene-winner = Winner
scene-notes = Notes
scene-signature = Signed, { $side }
scene-force-open = Force
scene-momentum = Momentum
scene-type = Type
scene-side-points = { $side }, points
scene-won = { $level ->
    [decisive] Decisive victory: { $side }
    [marginal] Marginal victory: { $side }
   *[other] { $side } wins
  }
scene-you-win = { $level ->
    [decisive] You win: decisive victory
    [marginal] You win: marginal victory
   *[other] You win the campaign
  }
scene-you-lose = { $level ->
    [decisive] You lose: decisive victory for { $side }
    [marginal] You lose: marginal victory for { $side }
   *[other] You lose: { $side } wins
  }
scene-drawn = The campaign is drawn
scene-unit-head = Unit
scene-battle-short = Battle { $number }

scene-json = List as JSON
scene-csv = List as CSV
scene-txt = List as text
scene-sample = Sample list
scene-fill-list = Fill the rest
scene-import = Import
scene-import-file = A file: JSON, CSV or text
scene-import-text = Or paste it here
scene-import-look = See what it would do
form-not-a-list = this is not an army list
form-too-long = the file is too large for an army list
form-short-line = line { $line } needs place, unit and count
form-no-place = { $where }: there is no place “{ $place }”
form-no-unit = { $where }: your nation has no unit “{ $unit }”
form-no-count = { $where }: “{ $count }” is not a number from 1 to 5
form-other-nation = the list is for another nation: { $nation }
form-other-year = { $where }: { $unit } is not to be had in { $year }
form-too-many = { $where } would have { $count } squads, { $most } at most
form-over-limit = { $unit }: { $count }, and at most { $most } are allowed
form-over-budget = { $where }: from here on beyond the budget of { $budget }; { $points } points in all
form-refused = { $where }: { $why } ({ $clause })
form-nothing-there = there is no platoon to move
form-no-room = there is no free place for it
form-sample = This adds { $count ->
    [one] 1 squad
   *[other] { $count } squads
  } for { $points } points.
form-nothing-to-add = There is nothing left to add.
form-found = Found { $count ->
    [one] 1 squad
   *[other] { $count } squads
  }, { $points } points.
form-changes = Taking it over adds { $adds } and takes away { $takes }.
form-names-formation = It brings { $count ->
    [one] the name of 1 formation
   *[other] the names of { $count } formations
  }.
form-names-unit = It brings { $count ->
    [one] the name of 1 unit
   *[other] the names of { $count } units
  }.
form-no-formation = the list has no formation “{ $where }” that could have a name
form-no-name = formation { $where }: a name is one line of 1 to { $most } letters
form-nothing-named = nothing stands at “{ $where }” in the list that could have a name
form-no-unit-name = { $where }: a name is one line of 1 to { $most } letters
