# What cards, Events and Italy ask, and what the log tells of them.

# The reaction windows, for standing orders.
window-attack = attacks on your units
window-spy = Spies against you
window-card = cards played on you
window-event = Homefront losses by Events

# Prompts.
prompt-window_attack = { $misses ->
    [0] You are attacked. Play a card?
    [1] You are attacked. Play a Miss! or another card?
   *[other] You are attacked. It takes { $misses } Miss! to stop it
  }
prompt-window_spy = A Spy is at work against you. Play a card?
prompt-window_card = A card is played on you. Play one against it?
prompt-window_event = You are about to lose Homefront. Play a card?
prompt-demand = { $left ->
    [0] Pay ${ NUMBER($price, useGrouping: 0) }, or lose a Homefront point?
   *[other] Pay ${ NUMBER($price, useGrouping: 0) } (${ NUMBER($left, useGrouping: 0) } to go), or lose a Homefront point?
  }
prompt-play-on = { $card }: on whom?
prompt-play-with = { $card }: which unit attacks?
prompt-choose_unit = Which of { $nation }'s units may not attack?
prompt-give = { $count ->
    [one] Pass a card to { $nation }
   *[other] Pass { $count } cards to { $nation }
  }
prompt-give-up = { $count ->
    [one] Choose a card to discard
   *[other] Choose { $count } cards to discard
  }
prompt-choose_taken = Which card does { $nation } lose?
prompt-choose_stock = Take a card
prompt-choose_revived = { $count ->
    [one] Which unit comes back?
   *[other] Which units come back? { $count } to go
  }
prompt-choose_counter = Which unit counter-attacks?
prompt-pledging = { $count ->
    [0] Auction for Italy: your pledge is complete
    [one] Auction for Italy: pledge 1 more card
   *[other] Auction for Italy: pledge { $count } cards
  }
prompt-offering = { $count ->
    [0] Auction for Italy: your side's offer is complete
    [one] Auction for Italy: offer 1 more card
   *[other] Auction for Italy: offer { $count } of the pledged cards
  }
prompt-tie = Both offers are equal: which side do you join?
prompt-duel = The Armistice is a tie. Who won the arm-wrestling?

# What the choices are called.
label-play = Play { $card }
label-play-with = Attack with { $unit }
label-play-on = Play it on { $nation }
label-answer = Play { $card }
label-pass = Play nothing
label-pass-demand = Don't pay
label-pay-off = { $zone ->
    [board] Pay with { $card } from your board
   *[hand] Pay with { $card }
  }
label-give = Pass on { $card }
label-give-up = { $zone ->
    [board] Discard { $card } from your board
   *[hand] Discard { $card }
  }
label-have-discarded = Have { $card } discarded
label-take = Take { $card }
label-revive = Reactivate { $unit } ({ $nation })
label-ban = { $nation }'s { $unit }
label-counter-attack = Counter-attack with { $unit }
label-pledge = { $zone ->
    [board] Pledge { $card } from your board
   *[hand] Pledge { $card }
  }
label-pledge-done = { $count ->
    [0] Pledge nothing
   *[other] Seal the pledge
  }
label-offer = Offer { $card } ({ $nation })
label-offer-done = { $count ->
    [0] Offer nothing
   *[other] Seal the offer
  }
label-join = Join the { $side }
label-report = The { $side } won
reason-requires = Not now: { $effect }
reason-begun = Finish what you began, or take it back.

# The log: cards.
played = { $me ->
    [seat] *You* played *{ $card }*.
   *[none] *{ $seat }* played *{ $card }*.
  }
played-on = { $me ->
    [seat] *You* played *{ $card }* on *{ $target }*.
    [target] *{ $seat }* played *{ $card }* on *you*.
   *[none] *{ $seat }* played *{ $card }* on *{ $target }*.
  }
answered = { $count ->
    [0] { $me ->
        [seat] *You* played nothing.
       *[none] *{ $seat }* played nothing.
      }
   *[other] { $me ->
        [seat] *You* answered with *{ $cards }*.
       *[none] *{ $seat }* answered with *{ $cards }*.
      }
  }
paid-off = { $me ->
    [seat] *You* paid with { $cards }.
   *[none] *{ $seat }* paid with { $cards }.
  }
card-cancelled = *{ $card }* has no effect.
loss-stopped = { $me ->
    [seat] *Your* Homefront holds.
   *[none] *{ $seat }*'s Homefront holds.
  }
stole = { $card ->
    [veiled] *{ $seat }* took a card from *{ $target }*'s hand.
   *[other] { $me ->
        [seat] *You* took _{ $card }_ from *{ $target }*'s hand.
        [target] *{ $seat }* took _{ $card }_ from *your* hand.
       *[none] *{ $seat }* took _{ $card }_ from *{ $target }*'s hand.
      }
  }
gave = { $card ->
    [veiled] *{ $seat }* passed a card to *{ $target }*.
   *[other] { $me ->
        [seat] *You* passed _{ $card }_ to *{ $target }*.
        [target] *{ $seat }* passed _{ $card }_ to *you*.
       *[none] *{ $seat }* passed _{ $card }_ to *{ $target }*.
      }
  }
recovered = { $me ->
    [seat] *You* took *{ $card }* from the discard pile.
   *[none] *{ $seat }* took *{ $card }* from the discard pile.
  }
looked = { $count ->
    [0] { $me ->
        [seat] *You* looked at *{ $target }*'s hand: it is empty.
        [target] *{ $seat }* looked at *your* hand: it is empty.
       *[none] *{ $seat }* looked at *{ $target }*'s hand: it is empty.
      }
   *[other] { $cards ->
        [veiled] { $me ->
            [target] *{ $seat }* looked at *your* hand.
           *[none] *{ $seat }* looked at *{ $target }*'s hand.
          }
       *[other] { $me ->
            [seat] *You* looked at *{ $target }*'s hand: _{ $cards }_.
           *[none] *{ $seat }* looked at *{ $target }*'s hand: _{ $cards }_.
          }
      }
  }
turned-up = { $count ->
    [0] There is no card to turn up.
   *[other] Turned up: *{ $cards }*.
  }
drafted = { $me ->
    [seat] *You* took *{ $card }*.
   *[none] *{ $seat }* took *{ $card }*.
  }
revived = { $me ->
    [seat] *Your* { $unit } is active again.
   *[none] *{ $seat }*'s { $unit } is active again.
  }
banned = { $me ->
    [seat] *{ $by }* keeps *your* { $unit } from attacking in this offensive.
    [by] *You* keep *{ $seat }*'s { $unit } from attacking in this offensive.
   *[none] *{ $by }* keeps *{ $seat }*'s { $unit } from attacking in this offensive.
  }

# The log: Events and Characters.
event-comes = Event: *{ $event }*.
event-passed-over = Passed over: { $event }.
no-event = This offensive has no Event.
events-renewed = The Event discards are shuffled into a new deck of { $count ->
    [one] 1 card.
   *[other] { $count } cards.
  }
armistice-waits = The Armistice goes back into the deck.
character-comes = { $me ->
    [seat] *{ $character }* now leads *your* Nation.
   *[none] *{ $character }* now leads *{ $seat }*.
  }
character-leaves = *{ $character }* leaves the game.

# The log: Italy.
war-on-italy = { $me ->
    [seat] *You* declared war on Italy.
   *[none] *{ $seat }* declared war on Italy.
  }
italy-joins = { $me ->
    [seat] *You* join the *{ $side }*.
   *[none] *{ $seat }* joins the *{ $side }*.
  }
italy-drops = { $count ->
    [0] { $me ->
        [seat] *You* have no Conflict card to discard.
       *[none] *{ $seat }* has no Conflict card to discard.
      }
   *[other] { $me ->
        [seat] *You* discarded { $cards }.
       *[none] *{ $seat }* discarded { $cards }.
      }
  }
auction-opens = Italy goes to the highest bidder: each side offers three equipment cards.
pledges-in = { $count ->
    [0] Your side has nothing to offer.
   *[other] Your side has pledged: _{ $cards }_.
  }
offers = { $count ->
    [0] The { $side } offers nothing.
   *[other] The { $side } offers { $cards }: *${ NUMBER($value, useGrouping: 0) }*.
  }
auction-won = The *{ $side }* wins the auction.
auction-tied = Both offers are equal.

# The log: the Armistice.
scores = Active units and Homefront: Entente *{ $entente }*, Central Empires *{ $central }*.
money-counted = Money: Entente *${ NUMBER($entente, useGrouping: 0) }*, Central Empires *${ NUMBER($central, useGrouping: 0) }*.
duel-fought = *{ $one }* and *{ $two }* wrestle for victory: the *{ $side }* wins.
victory-shared = Both sides share the victory.

# Stamps.
stamp-played = { $card }
stamp-played-note = { $seat }
stamp-played-on = { $card }
stamp-played-on-note = { $seat }
stamp-card-cancelled = Cancelled
stamp-card-cancelled-note = { $card }
stamp-loss-stopped = Holds
stamp-loss-stopped-note = No Homefront loss
stamp-stole = Robbed
stamp-stole-note = { $seat } took 1 card
stamp-revived = Back in action
stamp-revived-note = { $unit }
stamp-banned = No attack
stamp-banned-note = { $unit }
stamp-war-on-italy = War!
stamp-war-on-italy-note = { $seat }
stamp-italy-joins = Italy at war
stamp-italy-joins-note = { $side }
all-pledged = All pledges for *{ $seat }* are in.
