# The title.
title-name = La Guerra di Gradisca
title-line = Venice and Austria fight for Friuli, 1615 to 1617
title-pitch = Batter the walls of Gradisca with guns, dig mines under them, and hold the Isonzo against the Archduke, or hold Gradisca against the Republic.
title-aim = have the most victory points when the war ends
title-how-1 = Corps act when their chit is drawn: choose cards and one zone, a card to draw, or a commander who leads several zones.
title-how-2 = Bring guns and sappers to a fortress, make a breach, and attack through it.
title-how-3 = Loot, cards and the great towns bring points.
mode-basic = Basic game
mode-basic-about = Rules 1 to 13: marches, battles, sieges, cards.

# Prompts, and what the others read meanwhile.
prompt-choosing = { $corps } is drawn: which option?
wait-choosing = { $side } chooses an option
prompt-orders = Your orders: { $zones ->
     [0] no more zones
     [one] 1 zone
    *[other] { $zones } zones
  }, { $cards ->
     [0] no more cards
     [one] 1 card
    *[other] { $cards } cards
  }
wait-orders = { $side } gives orders
prompt-zone_open = { $zone } is open: choose units
prompt-picked = { $count ->
     [one] 1 unit
    *[other] { $count } units
  } chosen: what to do?
prompt-marching = { $count ->
     [one] 1 unit
    *[other] { $count } units
  } may march on
wait-zone_open = { $side } gives orders in { $zone }
prompt-discarding = You hold five cards: discard one
wait-discarding = { $side } discards a card
prompt-window = { $window ->
     [option_window] An option has been announced.
     [bombard_window] Your fortress is under fire.
     [mine_window] Your wall is being mined.
    *[other] The enemy activation is over.
  } Answer with a card?
wait-window = { $side } may answer with a card
prompt-losses = { $zone }: { $hits ->
     [one] 1 hit
    *[other] { $hits } hits
  } to allot
wait-losses = { $side } allots hits
prompt-replacement = Where does { $unit } appear?
wait-replacement = { $side } places a replacement commander
prompt-garrison = The garrison is beaten: hold by an extra loss, or withdraw?
wait-garrison = { $side } decides whether the garrison holds
prompt-beaten = Beaten in { $zone }: where do your units retreat?
wait-beaten = { $side } retreats
prompt-under_fire = { $zone } was hit: retreat, or stay?
wait-under_fire = { $side } decides whether to stay under fire
prompt-excess = { $zone } is crowded: disorganise { $count ->
     [one] 1 unit
    *[other] { $count } units
  }
wait-excess = { $side } disorganises units of a crowded zone
prompt-arrival = { $card }: where do the units enter?
wait-arrival = { $side } places reinforcements
prompt-reforming = { $zone }: { $count ->
     [one] 1 unit recovers
    *[other] { $count } units recover
  }
wait-reforming = { $side } puts units in good order
prompt-wall_side = Which side of the fortress is raised?
wait-wall_side = { $side } raises a wall
prompt-naming = { $card }: in which zone are { $own ->
     [1] your units
    *[other] enemy units
  } disorganised?
wait-naming = { $side } names a zone
prompt-unrest = { $zone }: disorganise { $count ->
     [one] 1 unit
    *[other] { $count } units
  }
wait-unrest = { $side } chooses units to disorganise
prompt-card_line = { $card }: which line?
wait-card_line = { $side } chooses a line of the card
prompt-shipping = Which units go aboard, and where do they land?
wait-shipping = { $side } ships units
prompt-spying = The other hand lies open: which card is discarded?
wait-spying = { $side } looks at the other hand
prompt-marksman = Which commander is shot at?
wait-marksman = { $side } aims at a commander
prompt-over = The war is over
ending-won = { $side } wins: Venice { $venice }, Austria { $austria } points
ending-drawn = A draw, with { $points } points each
ending-resigned = { $side } wins by resignation: Venice { $venice }, Austria { $austria } points

# What answers are called, and what follows from them.
label-option-1 = Option 1: cards and one zone
hint-option-1 = Up to two cards, and the units of one zone.
label-option-2 = Option 2: draw a card
hint-option-2 = No cards are played and no units act.
label-option-3 = Option 3: { $unit } leads
hint-option-3 = One card at most, and { $zones ->
     [one] 1 zone
    *[other] { $zones } zones
  }.
label-play = Play { $card }
label-pass = No answer
label-open = Open { $zone }
label-end = End the activation of { $corps }
label-discard = Discard { $card }
label-pick = Choose { $unit }
label-pick-all = Choose all units
label-move = March to { $zone }
label-on = On to { $zone }
label-attack = Attack { $zone }
hint-cost = { $cost ->
     [one] 1 movement point
    *[other] { $cost } movement points
  }
label-leave = Leave { $unit } here
label-exit = Leave the map with { $count ->
     [one] 1 unit
    *[other] { $count } units
  }
hint-exit = They are eliminated.
label-bombard = Bombard { $zone }: { $wall }
label-fire = Fire at the units in { $zone }
label-mine = Mine { $zone }: { $wall }
label-explode = Set off a mine at { $zone }: { $wall }
label-countermine = Countermine { $zone }: { $wall }
label-rebuild = Rebuild { $zone }: { $wall }
label-fort = Build a fort
hint-fort = { $count ->
     [one] 1 marker is left.
    *[other] { $count } markers are left.
  }
label-recover = { $count ->
     [one] Recover
    *[other] Recover with { $count } units
  }
label-rest = Do nothing with { $count ->
     [one] this unit
    *[other] these { $count } units
  }
hint-rest = { $count ->
     [one] It does not act any more this turn.
    *[other] They do not act any more this turn.
  }
label-close = Close { $zone }
label-lose = Hit on { $unit }
hint-lose = { $fate ->
     [falls] It is eliminated.
    *[flips] It becomes disorganised.
  }
label-replace = In { $zone }
label-stand = Hold the fortress
hint-stand = One more hit, and the attacker goes back.
label-retreat = Retreat to { $zone }
label-hold = Stay
label-flip = Disorganise { $unit }
label-place = Enter at { $zone }
label-reform = Put in order: { $unit }
label-raise = Raise { $wall }
label-name = In { $zone }
label-line = { $line ->
     [later] The war ends one box later
     [earlier] The war ends one box earlier
     [mine] Remove one mine
     [hit] On 1 to 3 one besieging unit is hit
     [bridge] Throw a bridge of boats
     [break] Break a bridge
    *[other] Line { $number }
  }
label-ship = Land at { $zone }
label-expose = Discard { $card }
label-shoot = Shoot at { $unit }
unit-all = all units

# Why not, in words of the position.
reason-points = It costs { $cost ->
     [one] 1 point
    *[other] { $cost } points
  }, and { $left ->
     [0] none is left.
     [one] 1 is left.
    *[other] { $left } are left.
  }
reason-date = Only after { $turn }.
reason-not-you = { $side } decides now.

# The log.
group-marches = Marches
group-battles = Battles
group-siege = Sieges
group-cards = Cards
game-begins = The war begins.
turn-begins = Turn { $turn } begins.
dealt = { $cards ->
     [veiled] { $seat } is dealt { $count } cards.
    *[other] { $seat } is dealt { $cards }.
  }
chit-drawn = { $corps } is drawn: { $seat } acts.
option-taken = { $seat } takes option { $option }.
led = { $seat } takes option 3: { $unit } leads.
drew = { $card ->
     [veiled] { $seat } draws a card.
    *[other] { $seat } draws { $card }.
  }
discarded = { $seat } discards { $card }.
renewed = The discards, { $count ->
     [one] 1 card
    *[other] { $count } cards
  }, become the new deck.
new-year = 1617: { $count } cards are put on the deck.
card-played = { $seat } plays { $card }.
no-effect = { $card } has no effect in this game.
passed = { $seat } does not answer.
opened = { $seat } opens { $zone }.
closed = { $seat } closes { $zone }.
ended = { $seat } ends the activation of { $corps }.
marched = { $seat } marches from { $from } to { $to }: { $units }.
left-behind = Left in { $zone }: { $unit }.
exited = { $seat } leaves the map from { $zone }: { $units }.
recovered = Back in good order in { $zone }: { $units }.
rested = At rest in { $zone }: { $units }.
looted = { $seat } turns up the loot of { $zone }, { $face }: { $points ->
     [one] 1 point
    *[other] { $points } points
  }.
face-unknown = a question mark
mines-lost = { $wall }: { $count ->
     [one] a mine is lost
    *[other] { $count } mines are lost
  }.
fort-lost = The fort of { $seat } in { $zone } is destroyed.
fort-built = { $seat } builds a fort in { $zone }.
captured = Alone among enemies in { $zone }: { $unit }.
battle-begins = { $seat } attacks { $zone }.
first-fire = { $seat } fires first.
rolled = { $seat } rolls { $rolls }: { $hits ->
     [one] 1 hit
    *[other] { $hits } hits
  }{ $absorbed ->
     [0] .
    *[other] , { $absorbed } stopped by fort or borough.
  }
roll = { $unit } { $die } ({ $value })
disorganised = Disorganised: { $unit }.
eliminated = Lost: { $unit }.
checked = { $unit } rolls { $die }: { $hit ->
     [0] safe
    *[other] hit
  }.
fell = { $unit } falls.
replaced = The replacement of { $unit } appears in { $zone }.
won = { $seat } holds { $zone }.
stood = { $zone }: the garrison holds by an extra loss.
retreated = { $seat } retreats from { $from } to { $to }.
no-retreat = { $seat } cannot retreat from { $zone }.
ruined = The borough of { $zone } is ruined.
held = { $zone }: { $seat } stays under fire.
declared = { $seat }: { $work }, { $wall }: { $units }.
aimed = { $seat }: { $work }, { $zone }: { $units }.
work-bombard = bombardment of the walls
work-fire = fire at units
work-mine = mining
work-explode = setting off a mine
work-countermine = countermining
work-rebuild = rebuilding the wall
not-carried-out = What { $seat } declared is not carried out.
shot-at-wall = { $seat } bombards { $wall }, { $rolls }: { $hits ->
     [one] 1 success
    *[other] { $hits } successes
  }.
shot-at-units = { $seat } fires at { $zone }, { $rolls }: { $hits ->
     [one] 1 hit
    *[other] { $hits } hits
  }{ $absorbed ->
     [0] .
    *[other] , { $absorbed } stopped by fort or borough.
  }
burst = A gun bursts: { $unit }.
lowered = { $wall } is at level { $level }.
breached = { $wall }: a breach!
dug = { $unit } at { $wall }, { $work }: { $die }.
mine-laid = { $wall }: { $count ->
     [one] a mine is laid
    *[other] { $count } mines lie there now
  }.
mine-cleared = { $wall }: a mine is cleared, { $count } left.
raised = { $wall } rises to level { $level }.
crowded = { $zone } is crowded: { $count } too many.
arrived = Reinforcements of { $seat } enter at { $zone }: { $units }.
chit-joins = The chit of { $corps } joins the game.
chit-gone = The chit of { $corps } leaves the game.
dismissed = { $unit } leaves play.
reformed = Back in good order: { $unit }.
points = { $seat } gains { $points ->
     [one] 1 point
    *[other] { $points } points
  }.
end-moved = The game-end marker is on { $turn }.
truce = A truce until the end of the turn.
capped = { $corps }: Leadership { $value } at most in this activation.
chosen = { $seat } chooses line { $line } of { $card }.
sortie = The besiegers of { $seat }: { $die }, { $hit ->
     [0] no harm
    *[other] a unit is hit
  }.
looked = { $cards ->
     [veiled] { $seat } looks at the hand of { $other }{ $free ->
     [0] : no card of it may be discarded.
    *[other] .
  }
    *[other] { $seat } looks at the hand of { $other }: { $cards }.
  }
exposed = { $seat } loses { $card }.
unrest = Unrest in { $zone }.
shipped = { $seat } ships from { $from } to { $to }: { $units }.
end-points = { $seat } holds { $zone }: { $points } points.
game-won = { $seat } wins the war: Venice { $venice }, Austria { $austria }.
drawn-game = The war is a draw, with { $points } points each.
resigned = { $seat } resigns.

# Stamps.
stamp-looted = Loot
stamp-looted-note = { $points ->
     [one] 1 point
    *[other] { $points } points
  }
stamp-fort-lost = Fort destroyed
stamp-fort-lost-note = { $zone }
stamp-battle-begins = Battle
stamp-battle-begins-note = { $zone }
stamp-won = { $seat }
stamp-won-note = holds { $zone }
stamp-breached = Breach!
stamp-breached-note = { $wall }
stamp-arrived = Reinforcements
stamp-arrived-note = { $zone }

# Questions.
question-inside = What is in a zone
question-beside = Next to a zone
question-reach = How far a unit goes
question-way = The way to a zone
question-strikers = Who can strike here
question-odds = Odds of an attack
ask-empty = { $zone } is empty.
ask-inside = { $zone }, { $side }: { $units }.
ask-forts = { $count ->
     [one] A fort
    *[other] { $count } forts
  } of { $side }.
ask-loot = A loot marker of { $side } lies there.
ask-beside = Next to { $zone }:
ask-border = { $zone }: { $border }, { $cost ->
     [one] 1 movement point
    *[other] { $cost } movement points
  }.
ask-not-on-map = Not on the map: { $unit }.
ask-reach = { $unit }: { $count ->
     [one] 1 zone
    *[other] { $count } zones
  } within reach.
ask-reach-cost = For { $cost ->
     [one] 1 point
    *[other] { $cost } points
  }: { $zones }.
ask-no-way = { $unit }: no way leads to { $zone }.
ask-way = { $unit } to { $zone }: { $cost } points, { $turns ->
     [one] one march
    *[other] { $turns } marches
  }: { $path }.
ask-strikers = { $count ->
     [0] No unit of { $side } reaches { $zone } in one march.
    *[other] { $side } reaches { $zone } in one march with { $count }: { $units }.
  }
ask-no-attack = There is nobody to attack in { $zone }.
ask-odds = { $side } attacks { $zone } from { $origin } with all, { $mode ->
     [advanced] one round without cards or calls
    *[other] without cards
  }: wins in { $percent } %; hits given { $given }, taken { $taken } on average.

# Numbers of the lab.
measure-turns = Turns
measure-venice = Points of Venice
measure-austria = Points of Austria
measure-ended-late = Over in turns 13 to 16
measure-gradisca-attacked = Gradisca attacked
measure-gradisca-taken = Gradisca fallen, some time
measure-gradisca-fell = Gradisca held by Venice at the end
measure-palma-fell = Palma held by Austria at the end
measure-windows = Reaction windows for each other decision

# Options.
option-group-cards = Cards
option-group-marches = Marches and zones
option-group-battles = Battles
option-group-siege = Sieges
option-mode = Mode
option-mode-basic = { mode-basic }
option-occupation = Holding a zone
option-occupation-about = What it takes to hold a zone.
option-occupation-any_unit = any unit
option-occupation-combat_unit = a combat unit
option-discards = Discards
option-discards-about = How much of the discards the table shows.
option-discards-open = all open
option-discards-top_only = top card only
option-cards_between_zones = Cards between zones
option-cards_between_zones-about = Whether cards may be played between two zones.
option-cards_between_zones-no = not allowed
option-cards_between_zones-yes = allowed
option-blocked_mandatory = Blocked mandatory cards
option-blocked_mandatory-about = Whether a mandatory card that cannot be played keeps its player from drawing.
option-blocked_mandatory-may_draw = drawing allowed
option-blocked_mandatory-no_draw = no drawing
option-reshuffle = Renewing the deck
option-reshuffle-about = When the discards become the new deck.
option-reshuffle-on_empty = when it is empty
option-reshuffle-on_need = when a card is needed
option-stack_mp = Points of a stack
option-stack_mp-about = Whether a stack goes on faster after leaving its slowest unit.
option-stack_mp-per_unit = by unit
option-stack_mp-fixed_at_start = fixed at the start
option-captured_commander_replaced = Captured commanders
option-captured_commander_replaced-about = Whether a commander caught alone is replaced.
option-captured_commander_replaced-no = lost
option-captured_commander_replaced-yes = replaced
option-exit_map = Leaving the map
option-exit_map-about = Whether units may leave the map.
option-exit_map-allowed = allowed
option-exit_map-disabled = not allowed
option-garrison_guns_fire = Guns of a garrison
option-garrison_guns_fire-about = Whether guns of a garrison fire in a combat through a breach.
option-garrison_guns_fire-yes = they fire
option-garrison_guns_fire-no = they are silent
option-gun_burst_in_field = Guns in the field
option-gun_burst_in_field-about = Whether a gun bursts on a 6 in a field combat.
option-gun_burst_in_field-no = never burst
option-gun_burst_in_field-yes = burst on a 6
option-stand_loss = The garrison's extra loss
option-stand_loss-about = What holding a breached fortress costs.
option-stand_loss-one_hit = one hit
option-stand_loss-one_unit = one unit
option-retreat_to_attacker_origin = Retreat to the attacker's zone
option-retreat_to_attacker_origin-about = Whether defenders may retreat where the attacker came from.
option-retreat_to_attacker_origin-yes = allowed if empty
option-retreat_to_attacker_origin-no = not allowed
option-no_back_disorganise = Units with one side
option-no_back_disorganise-about = What happens to them when they should be disorganised without a hit.
option-no_back_disorganise-ignore = nothing
option-no_back_disorganise-eliminate = eliminated
option-bombard_empty_fortress = Empty fortresses
option-bombard_empty_fortress-about = Whether a fortress without enemies may be bombarded.
option-bombard_empty_fortress-no = not bombarded
option-bombard_empty_fortress-yes = may be bombarded
option-partial_retreat = Retreat under fire
option-partial_retreat-about = Whether some units may retreat and others stay.
option-partial_retreat-no = all or none
option-partial_retreat-yes = some may go
option-mine_pairs = Sappers and mines
option-mine_pairs-about = How often a mine may be tried in one activation of the zone.
option-mine_pairs-one_to_one = each mine once
option-mine_pairs-any_sapper_any_mine = any sappers, any mine
option-loot = Loot
option-loot-about = When a loot marker is turned up.
option-loot-on_entry = on entry
option-loot-on_holding_after_combat = when the zone is held

# The reaction windows, for standing orders.
window-option_chosen = reactions to announced options
window-bombard_declared = reactions to bombardments
window-mine_declared = reactions to mines
window-activation_end = reactions at the end of an activation
