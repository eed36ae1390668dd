# What sides, squads and places are called.
side-1 = Side 1
side-2 = Side 2
squads = { $count } × { $unit }
squads-at = { $count } × { $unit } at { $place }
word-of-unit = { $word }
change-up = { $place } rises from { $before } to { $after }
change-down = { $place } falls from { $before } to { $after }
means-table = on the table
means-auto = by the program
means-forfeit = not fought
outcome-none = no result

# Prompts, and what the others read meanwhile.
prompt-nation = Which nation do you lead?
wait-nation = { $side } chooses a nation
prompt-lists = Build your army list: { $spent } of { $budget } points spent
wait-lists = Both sides build their lists
prompt-disband = Disband platoons that you cannot refit?
wait-disband = Platoons may be disbanded
prompt-prepare = Buy replacements and choose your force: { $pool } points in hand, { $cost } of { $cap } fielded
wait-prepare = Both sides prepare for battle
prompt-means = How is this battle fought?
wait-means = Both sides say how they want to fight
prompt-objective = { $count ->
    [one] Name the feature that is to be held
   *[other] Name the { $count } strategic features
  }
wait-objective = { $side } names what is to be held
prompt-answer = Is this feature all right with you?
wait-answer = { $side } looks at the feature that was named
prompt-battle = Battle on the table: turn { $turn }
wait-battle = The battle is fought on the table
prompt-dice = Turn { $turn } is over: enter both dice
wait-dice = { $side } enters the dice
prompt-check_dice = { $side } entered { $first } and { $second }: is that right?
wait-check_dice = { $side } checks the dice
prompt-result = Enter the result: losses, what is held, the outcome
wait-result = The result is being entered
prompt-confirm = { $side } entered a result: is it right?
wait-confirm = { $side } checks the result
prompt-over = The campaign is over
wait-over = The campaign is over

# What answers are called.
label-nation = Lead { $nation }
label-add = Add { $unit } to { $place } ({ $points } points)
label-lock = Lock the list ({ $points } points)
label-disband = Disband { $place } (+{ $points } points)
label-disbanded = Disband no more
label-buy = Buy { $unit } for { $place } ({ $points } points)
label-field = Field { $place } ({ $points } points)
label-bring = Field one { $unit } of { $place } ({ $points } points)
label-ready = Ready: { $cost } points in the field, { $spent } spent
label-table = Fight on the table
label-auto = Let the program fight
label-named = { $count ->
    [one] The feature is named
   *[other] The { $count } features are named
  }
label-agree = Agree with { $side }
label-dispute-naming = Dispute it: a die says who names it
label-turn = Turn { $turn } is over
label-turn-dice = Turn { $turn } is over: roll
label-over-destroyed = Over: a side is wiped out
label-over-conceded = Over: a side gives up
label-over-other = Over: your own rules end it
label-dice = { $first } and { $second }
label-confirm-dice = Confirm the dice
label-dispute-dice = Dispute the dice
label-lost = { $side } lost { $unit } of { $place }
label-held = { $side } holds feature { $feature }
label-outcome-draw = Outcome: a draw
label-outcome-marginal = Outcome: marginal victory of { $side }
label-outcome-decisive = Outcome: decisive victory of { $side }
label-done = Hand in the result
label-confirm = Confirm the result
label-dispute = Dispute the result

# Why not, in words of the position.
reason-nation-order = Side 1 chooses its nation first, then side 2 (CA-RULING-59).
reason-too-late = Platoons are disbanded before the battle is prepared (CA-SUP-03).
reason-namer = The features of this battle are named by { $side } (CA-OBJ-01).
reason-own-result = The other side confirms or disputes what you entered (CA-RULING-62).
reason-on-table = This battle is fought on the table (CA-RULING-63).
reason-nation = Not in the field in { $year }: { $nation }.
reason-budget = It costs { $price } points; { $left } are left{ $reserved ->
    [0] .
   *[other] , of which { $reserved } are reserved for what the list still lacks.
}
reason-begun = With the rest of its platoon{ $hq ->
    [yes] { " " }and an HQ
   *[no] { "" }
} it takes { $points } points; { $left } are left{ $reserved ->
    [0] .
   *[other] { "" }, besides { $reserved } reserved for what the list still lacks.
}
reason-limit = At most { $count } may stand in an army.
reason-limit-formation = At most { $count } may stand in a formation.
reason-limit-platoon = At most { $count } may stand in a platoon.
reason-lacks = { $place } still lacks { $count ->
    [one] 1 squad
   *[other] { $count } squads
}.
reason-no-hq = Formation { $slot } has no HQ yet.
reason-not-in-year = Not available in { $year }.
reason-other-nation = It belongs to another nation.
reason-one-kind = A platoon is all squads, all vehicles or all guns.
reason-one-kind-hq = Both squads of an HQ are of one kind.
reason-hq-in-platoon = An HQ does not go into a platoon.
reason-not-an-hq = This unit is not an HQ.
reason-hq-kind = An HQ never changes its kind.
reason-fielded = This unit is fielded already.
reason-no-more = The platoon does not have that many of these.
reason-hq-whole = An HQ takes the field whole.
reason-this-turn = From turn 8 on you close the present turn: { $turn }.
reason-points = It costs { $price } points; { $left } are left.
reason-cap = With it the force would cost { $cost } points; { $cap } may fight.

# The log.
chose-nation = { $seat } leads { $nation }.
list-opened = { $seat } opens a list of { $points } points: { $formations ->
    [one] 1 formation
   *[other] { $formations } formations
  }, { $squads } squads.
carried = { $seat } carries { $points } unspent points over.
battle-begins = Battle { $number }
battle-type = { $type } by { $seat }: { side-1 } may field { $first } points, { side-2 } { $second }.
battle-even = { $type }: each side may field { $points } points.
disbanded-none = { $seat } disbands nothing.
disbanded = { $seat } disbands { $places }: { $points } points, and { $bonus } for the other side.
bought-none = { $seat } buys nothing and has { $left } points in hand.
bought = { $seat } spends { $points } points and keeps { $left }: { $squads }.
fielded = { $seat } fields { $points } of { $cap } points: { $places }.
no-force = { $seat } has no force to field.
means-chosen = { side-1 } wants to fight { $first }, { side-2 } { $second }.
features-named = { $count ->
    [one] { $seat } has named the feature to be held.
   *[other] { $seat } has named the { $count } strategic features.
  }
naming-agreed = { $seat } agrees.
naming-disputed = { $seat } disputes the feature.
namer-drawn = The die shows { $die }: { $seat } names it for good.
turn-over = Turn { $turn } is over.
rolled = End of turn { $turn }: { $first } and { $second } make { $total }. { $ends ->
    [0] One more turn.
   *[other] The battle is over.
  }
dice-entered = { $seat } enters the dice of turn { $turn }: { $first } and { $second }.
dice-disputed = { $seat } disputes the dice.
battle-over = The battle is over after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }: { $reason }.
result-entered = { $seat } enters a { $outcome } of { $winner }.
draw-entered = { $seat } enters a draw.
result-disputed = { $seat } disputes the result.
result-confirmed = { $seat } confirms the result of battle { $number }.
point-result = the result of battle { $number }
resolved = The program fights the battle: { $turns } turns, { $reason }.
lost-none = { $seat } loses nothing.
lost = { $seat } loses squads worth { $points } points: { $squads }.
scored = { $seat } destroyed { $kills } points, { $objective ->
    [0] no objective
   *[other] objective { $objective }
  }; in hand now { $pool }.
battle-won = { $seat } wins the battle: { $outcome }.
battle-drawn = The battle is a draw.
trained = Training of { $seat }: { $changes }.
settled = Settlement of { $seat }: { $pool } points less { $restoration } to restore the army leave { $points } victory points.
conceded = { $seat } gives the campaign up.
campaign-won = { $seat } wins the campaign: { $outcome }.
campaign-drawn = The campaign is drawn.
no-result = The campaign ends without a result.

# Answers to questions.
course-not-fought = Battle { $number } is not over yet.
course-on-table = Battle { $number } was fought on the table; only its result is known.
course-fortune = Fortune: { $first } for { side-1 }, { $second } for { side-2 }.
course-quiet = Turn { $turn }: nothing falls.
course-lost = Turn { $turn }: { $side } loses { $units }.
course-withdrew = Turn { $turn }: { $side } withdraws { $units }.
course-over = Over after { $turns } turns: { $reason }.
settlement-not-yet = The lists are not open yet.
settlement-now = { $side }: { $pool } points less { $restoration } to restore the army would leave { $points }.
answer-no-unit = { $side } has no unit { $place }.
answer-unit = { $place }: { $count } of { $start } squads, { $level }, { $points } points in the field. { $units }.
answer-lacks = { $count ->
    [one] 1 squad
   *[other] { $count } squads
  } for { $points } points would make it fit.
answer-fought = Battle { $number }: { $lost } lost, { $before } before, { $after } after.

# What the lab counts.
measure-battles = battles
measure-draws = drawn battles
measure-first = victory points of side 1
measure-second = victory points of side 2
