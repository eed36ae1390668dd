# What only the Advanced game says.
mode-advanced = Advanced game
mode-advanced-about = All rules: supply and camps, morale, raids, rivers, command radius, winter.
option-mode-advanced = { mode-advanced }
option-group-advanced = Advanced game

# Prompts, and what the others read meanwhile.
prompt-calling = { $zone }: the commander may call { $count ->
     [one] 1 unit
    *[other] { $count } units
  } to the battle
wait-calling = { $side } may call units to the battle
prompt-going_on = { $zone }, round { $round } is over: fight on?
wait-going_on = { $side } decides whether the battle goes on
prompt-raiding = The raiders are in { $zone }: what next?
wait-raiding = { $side } leads a raid
prompt-incursion = Nobody is left in { $zone }: stay, or ride back?
wait-incursion = { $side } leads an incursion
prompt-conversion = { $zone }: what becomes of the enemy forts?
wait-conversion = { $side } decides about captured forts
prompt-sea_supply = Which zone is supplied by sea?
wait-sea_supply = { $side } places the sea supply marker
prompt-bridging = Which stretch of river?
wait-bridging = { $side } chooses a stretch of river

# What answers are called, and what follows from them.
hint-crossing = The river takes the whole movement allowance.
label-raid = Raid { $zone }
label-incursion = Incursion into { $zone }
label-again = Raid once more
label-stay = Stay
label-stay-in = Stay in { $zone }
label-return = Ride back to { $zone }
label-call = Call { $unit }
label-fight = To battle
label-fight-on = Fight another round
label-stop = End the battle
hint-stop = The hits of all rounds decide who retreats.
label-convert = { $count ->
     [0] Destroy { $lost ->
         [one] the fort
        *[other] all forts
      }
     [one] { $lost ->
         [0] Convert the fort
        *[other] Convert 1 fort, destroy { $lost }
      }
    *[other] { $lost ->
         [0] Convert { $count } forts
        *[other] Convert { $count } forts, destroy { $lost }
      }
  }
label-raze = Destroy a fort of your own
label-camp = Move the camp to { $zone }
label-camp-back = Pitch the camp again in { $zone }
label-sea = Supply { $zone } by sea
label-sea-stays = Go on supplying { $zone } by sea
label-bridge = A bridge of boats between { $one } and { $other }
label-break = Break the bridge between { $one } and { $other }
stretch = { $one } and { $other }

# The log.
group-raids = Raids
group-supplies = Supply and morale
called = { $seat } calls { $unit } from { $from } to the battle.
round-begins = { $zone }: round { $round } begins.
battle-stopped = { $zone }: { $seat } ends the battle.
battle-joined = { $seat } joins battle in { $zone }.
wants-more = { $seat } wants to fight on in { $zone }.
raid-tried = { $seat } raids { $zone } with { $raiders ->
     [one] 1 unit
    *[other] { $raiders } units
  }: { $die }{ $die ->
     [1] .
     [6] .
    *[other] { $added ->
       [0] .
      *[other] , and { $added } for the enemies there.
    }
  }
raided = { $seat } plunders { $zone }.
raid-failed = The raid on { $zone } fails.
rode-in = { $seat } rides from { $from } into { $zone }: { $units }.
went-back = { $seat } rides back from { $from } to { $to }: { $units }.
stayed = { $seat } stays in { $zone }: { $units }.
unsupplied = Out of supply in { $zone }: { $units }.
resupplied = In supply again: { $units }.
morale = Morale of { $seat }: { $value }, { $band }.
band-low = low
band-medium = medium
band-high = high
camp-moved = The camp of { $seat } moves from { $from } to { $to }.
camp-lost = The camp of { $seat } in { $zone } is lost.
camp-back = The camp of { $seat } is pitched again in { $zone }.
forts-converted = { $seat } turns { $count ->
     [one] the fort
    *[other] { $count } forts
  } in { $zone } to its own use.
fort-razed = { $seat } destroys a fort of its own in { $zone }.
sea-supply = { $zone } is supplied by sea.
sea-blocked = No supply by sea until the end of the turn.
grouped = Reinforcements of { $seat } are on their way, for after { $turn }: { $units }.
group-rolled = { $card }, for { $seat }: { $die }, with { $needed } or less they arrive.
group-waits = { $card }: there is no way in, and the units wait.
bridge-built = { $seat } throws a bridge between { $stretch }.
bridge-broken = { $seat } breaks the bridge between { $stretch }.
flood = Flood: until the end of the turn rivers are crossed by bridges alone.
ford = { $seat } has found fords: crossing a river costs one point more.
relieved = { $zone } is supplied until { $turn }.
new-raids = A new year: all raid markers are taken off.

# Stamps.
stamp-raided = Raid
stamp-raided-note = { $zone }
stamp-rode-in = Incursion
stamp-rode-in-note = { $zone }
stamp-camp-lost = Camp lost
stamp-camp-lost-note = { $zone }
stamp-camp-back = Camp
stamp-camp-back-note = { $zone }

# Questions.
question-supply = Supply line of a zone
question-attack_supply = Attack supply of a zone
question-command = Command radius of a commander
ask-basic = The Basic game knows no supply and no command radius.
ask-nobody = Nobody stands in { $zone }.
ask-supplied = { $zone } is in supply: { $path }.
ask-supplied-here = { $zone } is a supply source of { $side }.
ask-supplied-sea = { $zone } is supplied by sea.
ask-supplied-rubia = { $zone } is supplied by way of { $rubia }.
ask-supplied-card = { $zone } is supplied by a card, until { $turn }.
ask-unsupplied = { $zone } is out of supply.
ask-broken = The line breaks between { $one } and { $other }: { $reason }
clause-river = the river has no bridge.
clause-enemies = enemies are there.
ask-armed = { $zone } has attack supply from the camp: { $path }, { $cost ->
     [0] no zone away
     [one] 1 zone
    *[other] { $cost } zones
  }.
ask-armed-sea = { $zone } has attack supply by sea.
ask-exempt = Units in { $zone } need no attack supply.
ask-no-camp = { $side } has no camp in play.
ask-camp-cut = The camp in { $camp } has no supply line of its own.
ask-camp-far = The camp in { $camp } is too far from { $zone }, or cut off.
ask-low = Morale is low: there is no attack supply.
ask-command = { $unit }, Leadership { $value }: { $count ->
     [one] 1 zone
    *[other] { $count } zones
  } within the command radius.
ask-commanded = With own units: { $zones }.

# Options.
option-river_cross = Crossing rivers
option-river_cross-about = What it takes to cross a river without a bridge.
option-river_cross-full_allowance = the whole allowance
option-river_cross-ends_move = the end of the move
option-radius_from = Command radius
option-radius_from-about = From where the command radius is measured.
option-radius_from-current_zone = where the commander is
option-radius_from-zone_at_draw = where he was drawn
option-calls_at_low_morale = Calls at low morale
option-calls_at_low_morale-about = Whether a commander may call units at low morale.
option-calls_at_low_morale-yes = allowed
option-calls_at_low_morale-no = not allowed
option-rounds_threshold = Battles of several rounds
option-rounds_threshold-about = When the six units of each side are counted.
option-rounds_threshold-at_start = once, at the start
option-rounds_threshold-each_round = before every round
option-difficult_affects_commander = Commanders on difficult ground
option-difficult_affects_commander-about = Whether difficult ground lowers an attacking commander's die.
option-difficult_affects_commander-no = not lowered
option-difficult_affects_commander-yes = lowered
option-sea_supply_serves_camp = Camps supplied by sea
option-sea_supply_serves_camp-about = Whether sea supply gives a camp its line.
option-sea_supply_serves_camp-no = no line
option-sea_supply_serves_camp-yes = a line
option-raid_exit = Raiders among enemies
option-raid_exit-about = Whether raiders may leave before the combat.
option-raid_exit-leave_before_combat = they may leave
option-raid_exit-combat_first = combat first
option-incursion_dislodges = Incursions
option-incursion_dislodges-about = Whether those who are hit by an incursion must retreat.
option-incursion_dislodges-no = they stay
option-incursion_dislodges-yes = they retreat
option-late_r_card = Late reinforcements
option-late_r_card-about = What a reinforcement card does that is played after its date.
option-late_r_card-immediate = they enter at once
option-late_r_card-track_at_current_turn = they wait on the track

# The scene.
scene-camp = camp of { $side }{ $moved ->
    [yes] , moved
   *[no] {""}
  }
scene-raid = raided this year
scene-sea = sea supply{ $blocked ->
    [yes] , cut off
   *[no] {""}
  }
scene-out = , out of supply
scene-boats = bridge of boats between { $one } and { $other }
scene-broken-bridge = broken bridge between { $one } and { $other }
scene-morale = Morale
scene-morale-at = { $value }, { $band }
scene-morale-of = { $side } { $value }
scene-groups = On the time track: { $count }
scene-group = after { $turn }
scene-round = round { $round }, hits so far: Venice { $venice }, Austria { $austria }
scene-strike = Incursion into { $zone }
scene-stretch = river between { $one } and { $other }
scene-line = attack supply of { $zone }
