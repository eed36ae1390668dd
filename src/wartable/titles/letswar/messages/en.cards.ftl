# What is asked and told of cards, Events and Italy.

# Cards that are played, and the windows in which they are answered.
label-play = Play { $card }
label-play-with = With { $unit }
label-play-on = { $nation }
prompt-play-on = { $card }: on which Nation?
prompt-play-with = { $card }: which unit attacks?
reason-requires = What the card asks for does not hold: { $effect }
prompt-window_attack = You are attacked. { $misses ->
    [0] Do you answer?
    [one] Do you answer?
   *[other] Do you answer? It takes { $misses } Miss!
  }
prompt-window_spy = A Spy is at work against you. { $misses ->
    [0] Do you answer?
    [one] Do you answer?
   *[other] Do you answer? It takes { $misses } Miss!
  }
prompt-window_card = A card is played against you. { $misses ->
    [0] Do you answer?
    [one] Do you answer?
   *[other] Do you answer? It takes { $misses } Miss!
  }
prompt-window_event = The Event costs you Homefront. { $misses ->
    [0] Do you answer?
    [one] Do you answer?
   *[other] Do you answer? It takes { $misses } Miss!
  }
prompt-demand = Pay ${ NUMBER($price, useGrouping: 0) } (${ NUMBER($left, useGrouping: 0) } to go), answer, or let it happen?
label-answer = { $zone ->
    [board] Answer with { $card } from the board
   *[hand] Answer with { $card }
  }
label-pay-off = { $zone ->
    [board] Pay with { $card } from the board
   *[hand] Pay with { $card }
  }
label-pass = Let it happen

# What cards and Events let somebody choose.
prompt-give = { $count ->
    [one] Which card goes to { $nation }?
   *[other] { $count } more cards go to { $nation }: which?
  }
prompt-give-up = { $count ->
    [one] Which card do you discard?
   *[other] Which { $count } cards do you discard?
  }
label-give = { $zone ->
    [board] Give { $card } from the board
   *[hand] Give { $card }
  }
label-give-up = { $zone ->
    [board] Discard { $card } from the board
   *[hand] Discard { $card }
  }
prompt-choose_taken = Which card does { $nation } lose?
prompt-choose_stock = { $count ->
    [one] Which card do you take?
   *[other] Which { $count } cards do you take?
  }
label-take = Take { $card }
prompt-choose_revived = { $count ->
    [one] Which unit comes back?
   *[other] Which { $count } units come back?
  }
label-revive = { $unit } of { $nation }
prompt-choose_unit = Which unit of { $nation } may not attack?
label-ban = { $unit } of { $nation }
prompt-choose_counter = { $count ->
    [one] Which unit strikes back?
   *[other] Which unit strikes back?
  }
label-counter-attack = Strike back with { $unit }

# Italy.
prompt-pledging = { $count ->
    [one] Pledge 1 card for Italy
   *[other] Pledge { $count } cards for Italy
  }
prompt-offering = { $count ->
    [one] Choose your side's offer: 1 card
   *[other] Choose your side's offer: { $count } cards
  }
prompt-tie = The offers are equal: whom does Italy join?
prompt-duel = Arm-wrestling: who has won?
label-pledge = { $zone ->
    [board] Pledge { $card } from the board
   *[hand] Pledge { $card }
  }
label-pledge-done = { $count ->
    [one] Seal 1 card
   *[other] Seal { $count } cards
  }
label-offer = { $card } of { $nation }
label-offer-done = { $count ->
    [one] Seal the offer: 1 card
   *[other] Seal the offer: { $count } cards
  }
label-join = Join: { $side }
label-report = Won: { $side }

# The log.
played = { $me ->
    [seat] *You* played *{ $card }*.
   *[none] *{ $seat }* played *{ $card }*.
  }
played-on = { $me ->
    [seat] *You* played *{ $card }* on *{ $target }*.
    [target] *{ $seat }* played *{ $card }* on *you*.
   *[none] *{ $seat }* played *{ $card }* on *{ $target }*.
  }
played-at = { $me ->
    [seat] *You* played *{ $card }*: your { $unit } attacks { $target_unit } of *{ $target }*.
    [target] *{ $seat }* played *{ $card }*: { $unit } attacks *your* { $target_unit }.
   *[none] *{ $seat }* played *{ $card }*: { $unit } attacks { $target_unit } of *{ $target }*.
  }
answered = { $me ->
    [seat] *You* answered with *{ $cards }*.
   *[none] *{ $seat }* answered with *{ $cards }*.
  }
paid-off = { $me ->
    [seat] *You* paid with *{ $cards }*.
   *[none] *{ $seat }* paid with *{ $cards }*.
  }
card-cancelled = { $me ->
    [target] *{ $card }* has no effect on *you*.
   *[none] *{ $card }* has no effect on *{ $target }*.
  }
loss-stopped = { $me ->
    [seat] *Your* Homefront loses nothing.
   *[none] The Homefront of *{ $seat }* loses nothing.
  }
stole = { $me ->
    [seat] *You* stole { $card ->
        [veiled] a Conflict card
       *[other] _{ $card }_
      } from *{ $target }*.
    [target] *{ $seat }* stole { $card ->
        [veiled] a Conflict card
       *[other] _{ $card }_
      } from *you*.
   *[none] *{ $seat }* stole { $card ->
        [veiled] a Conflict card
       *[other] _{ $card }_
      } from *{ $target }*.
  }
gave = { $me ->
    [seat] *You* gave { $card ->
        [veiled] a Conflict card
       *[other] _{ $card }_
      } to *{ $target }*.
    [target] *{ $seat }* gave *you* { $card ->
        [veiled] a Conflict card
       *[other] _{ $card }_
      }.
   *[none] *{ $seat }* gave { $card ->
        [veiled] a Conflict card
       *[other] _{ $card }_
      } to *{ $target }*.
  }
recovered = { $me ->
    [seat] *You* took *{ $card }* from the discards.
   *[none] *{ $seat }* took *{ $card }* from the discards.
  }
looked = { $me ->
    [seat] *You* looked at the hand of *{ $target }*{ $count ->
        [0] .
       *[other] { $cards ->
              [veiled] .
             *[other] : _{ $cards }_.
            }
      }
    [target] *{ $seat }* looked at *your* hand{ $count ->
        [0] .
       *[other] { $cards ->
              [veiled] .
             *[other] : _{ $cards }_.
            }
      }
   *[none] *{ $seat }* looked at the hand of *{ $target }*{ $count ->
        [0] .
       *[other] { $cards ->
              [veiled] .
             *[other] : _{ $cards }_.
            }
      }
  }
turned-up = Turned up for all: *{ $cards }*.
drafted = { $me ->
    [seat] *You* took *{ $card }*.
   *[none] *{ $seat }* took *{ $card }*.
  }
revived = { $me ->
    [seat] *Your* { $unit } is active again.
   *[none] { $unit } of *{ $seat }* is active again.
  }
banned = { $me ->
    [seat] *Your* { $unit } may not attack, says *{ $by }*.
    [by] { $unit } of *{ $seat }* may not attack, say *you*.
   *[none] { $unit } of *{ $seat }* may not attack, says *{ $by }*.
  }
event-comes = Event: *{ $event }*.
event-passed-over = Passed over: *{ $event }*.
no-event = No Event fits this offensive.
events-renewed = { $count ->
    [one] The Events are shuffled anew: 1 card.
   *[other] The Events are shuffled anew: { $count } cards.
  }
armistice-waits = The Armistice comes too early: it is shuffled back.
character-comes = { $me ->
    [seat] *{ $character }* now leads *you*.
   *[none] *{ $character }* now leads *{ $seat }*.
  }
character-leaves = { $me ->
    [seat] *{ $character }* leaves *you* for good.
   *[none] *{ $character }* leaves *{ $seat }* for good.
  }
war-on-italy = { $me ->
    [seat] *You* go to war on a neutral Italy, which joins: *{ $side }*.
   *[none] *{ $seat }* goes to war on a neutral Italy, which joins: *{ $side }*.
  }
italy-joins = { $me ->
    [seat] *You* join: *{ $side }*.
   *[none] *{ $seat }* joins: *{ $side }*.
  }
italy-drops = { $me ->
    [seat] *You* discard your Conflict hand: { $count ->
        [0] no Conflict card
       *[other] *{ $cards }*
      }.
   *[none] *{ $seat }* discards its Conflict hand: { $count ->
        [0] no Conflict card
       *[other] *{ $cards }*
      }.
  }
auction-opens = { $me ->
    [seat] Both sides bid for *you*.
   *[none] Both sides bid for *{ $seat }*.
  }
pledges-in = { $cards ->
    [veiled] Pledges are in: *{ $side }*.
   *[other] Pledges of the *{ $side }*: { $count ->
        [0] none.
       *[other] _{ $cards }_.
      }
  }
offers = Offer of the *{ $side }*: { $count ->
    [0] nothing.
   *[other] *{ $cards }*, worth ${ NUMBER($value, useGrouping: 0) }.
  }
auction-won = The auction for Italy is won: *{ $side }*.
auction-tied = Both offers are worth the same.
scores = Points at the Armistice: Entente { $entente }, Central Empires { $central }.
money-counted = Money: Entente ${ NUMBER($entente, useGrouping: 0) }, Central Empires ${ NUMBER($central, useGrouping: 0) }.
duel-fought = Arm-wrestling between *{ $one }* and *{ $two }*: *{ $side }*.
victory-shared = Both sides share the victory.

# Stamps.
stamp-played = { $card }
stamp-played-note = played by { $seat }
stamp-played-on = { $card }
stamp-played-on-note = played by { $seat }
stamp-played-at = { $card }
stamp-played-at-note = played by { $seat }
stamp-card-cancelled = No effect
stamp-card-cancelled-note = { $card }
stamp-loss-stopped = Loss stopped
stamp-loss-stopped-note = { $seat }
stamp-stole = Robbed
stamp-stole-note = by { $seat }
stamp-revived = Active again
stamp-revived-note = { $unit }
stamp-banned = No attack
stamp-banned-note = { $unit }
stamp-war-on-italy = War on Italy
stamp-war-on-italy-note = { $seat }
stamp-italy-joins = Italy at war
stamp-italy-joins-note = { $side }
