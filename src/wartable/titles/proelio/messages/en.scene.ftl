# What is written on the table itself.
scene-turn = turn { $turn }
scene-you = you
scene-ally = your ally
scene-doing-excess = discarding
scene-doing-deploy = defending
scene-doing-sacrifice = deciding
scene-doing-loot = deciding
scene-doing-pay_penalty = deciding
scene-doing-action = { $me ->
    [yes] your turn
   *[no] takes a turn
  }
scene-next = plays next
scene-away = away
scene-out = out
scene-attacks-you = attacks you
scene-level = level { $level }
scene-level-own = { $level ->
    [3] level 3: up to 4
    [4] level 4: all cards
   *[other] level { $level }: up to { $limit }
  }
scene-no-walls = no walls
scene-hand = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
  }
scene-hand-own = { $count } of { $limit } cards{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
  }
scene-hand-row = { $count } in hand, { $picked } picked
scene-pile = { $deck } deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
scene-discards = { $deck } discards, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
scene-card = { $card }: { $effect }
scene-back = a card with a { $back }
scene-attack-down = face-down attack by { $house }, { $back }
scene-fortification = { $house }'s Fortification: { $card }
scene-plague-card = { $house }'s Plague
scene-attack-on-you = { $house } attacks you{ $held ->
    [yes] : held by the Plague
   *[no] {""}
  }
scene-your-attack = Your attack on { $house }{ $held ->
    [yes] : held
   *[no] {""}
  }
scene-attack-on-other = { $house } attacks { $target }{ $held ->
    [yes] : held
   *[no] {""}
  }
scene-seen-by-you = { $card }, only you see it
scene-laid = { $back }, level { $level }
scene-tag = { $back }, level { $level }:
scene-at-most = { $value } at most, or Infiltration
scene-may-be = one of { $cards }
scene-plague = The Plague is in force until { $house } plays: no attacks
scene-plagues = Plague until { $houses } have played: no attacks
scene-plague-own = Your Plague is in force until your next turn: no attacks
scene-held = held
scene-levels = What each level lets you play
scene-up-to = up to { $value }
scene-everything = all
scene-strip-defence = Deployment
scene-strip-reveal = { $attacker } against { $house }
scene-strip-row = Picked so far
scene-your-fortification = Your Fortification
scene-fortification-of = Fortification
scene-counts-if = counts only if you sacrifice it
scene-counts-if-other = counts only if sacrificed
scene-add-or-done = add a card or press Done
scene-pick = pick a card
scene-against = against
scene-what-it-may-be = What it may be
scene-also-waits = waiting too
scene-short = { $short } short
scene-covered = Repelled
scene-sum = { $total } against { $value }
scene-tally-deployed = Deployed
scene-tally-total = Total
scene-tally-after = In hand after
scene-final-defence = the attack is revealed, and nothing can be added.
scene-undo = Undo
scene-new-card = An Imperial card
scene-support = Send a card to { $house }
scene-support-note = Only your ally sees it
scene-you-win = You win
scene-you-lose = You lose
scene-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
  }
scene-drawn = Nobody wins
scene-no-result = No result
scene-attacks = Attacks

# Stamps: what came of it, and of what; shown for a moment on the walls of the House that it befell.
stamp-void = Unlawful attack
stamp-void-note = { $attacker }'s { $card }: the card is lost
stamp-cancelled = Cancelled
stamp-cancelled-note = { $attacker }'s { $card }, by Imperial Edict
stamp-swept = Swept away
stamp-swept-note = { $attacker }'s Gunpowder
stamp-turned-round = Turned back
stamp-turned-round-note = { $attacker }'s Infiltration, by Patrol
stamp-stolen = Robbed
stamp-stolen-note = { $taker } took 1 card
stamp-compared = { $short ->
    [0] Repelled
   *[other] { $short } short
  }
stamp-compared-note = { $attacker }'s { $card }: { $total } against { $value }
stamp-sacrificed = Walls sacrificed
stamp-sacrificed-note = { $level } more in defence
stamp-looted = { $count ->
    [0] No loot
    [one] Loot: 1 card
   *[other] Loot: { $count } cards
  }
stamp-looted-note = for { $taker }
stamp-overrun = { $level ->
    [0] Plundered
   *[other] Walls fallen
  }
stamp-overrun-note = too few cards for the loot
stamp-penalty = Pays 1 card
stamp-penalty-note = to { $taker }, for an unlawful attack
stamp-eliminated = Eliminated
stamp-eliminated-note = by { $attacker }
stamp-played = { $card }
stamp-played-note = played by { $seat }
stamp-played-on = { $card }
stamp-played-on-note = played by { $seat }
