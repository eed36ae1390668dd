# What can go wrong, in English, by the key that the error is raised with.

# packs
letswar-one-condition = { $place }: a condition has exactly one key of { $known }
letswar-word-twice = { $place }: the word { $word } also stands for { $other }; every card needs a word of its own
letswar-timing = { $place }: { $timing } does not go with a card of type { $type }
letswar-trigger = { $place }: a reaction needs a trigger, and no other card has one
letswar-equips = { $place }: equipment names the units that it lies at, and no other card does
letswar-red-name = { $place }: only equipment has an entry date (LW-CONF-05); others say date_from under requires
letswar-until = { $place }: { $until } does not fit: what lies on a board or is face up lasts while in_play, everything else ends by itself
letswar-does-not-last = { $place }: { $op } happens at once and cannot lie on a board or belong to a Character
letswar-nobody = { $place }: { $who } names nobody here
letswar-event-only = { $place }: { $op } in this form is for Events only
letswar-answer-only = { $place }: { $op } is for cards that answer something
letswar-not-in-answer = { $place }: { $op } cannot be part of an answer
letswar-wrong-trigger = { $place }: { $what } does not fit the trigger
letswar-stops-nothing = { $place }: an answer begins with miss or cancel
letswar-kind = { $place }: { $kind } does not go with { $zone }: a hand gives any or conflict, a gauge equipment or any_equipment
letswar-by = { $place }: { $by } cannot pick here: an actor picks from the opponent that the card names, chance from hands
letswar-targets = { $place }: a card of the own turn names its target when it is played, and an answer strikes the attacking_unit
letswar-attack-first = { $place }: an attack is the first effect of its card
letswar-else = { $place }: whoever does not pay loses Homefront: one effect, homefront with a loss, for the target
letswar-attack-and-demand = { $place }: one card cannot both attack and demand money
letswar-two-targets = { $place }: a card names an opponent or an ally, not both
letswar-too-many = { $place }: { $kinds } kinds of equipment, and there is room for { $most }
letswar-out-of-place = { $place }: { $op } does not belong into this deck
letswar-too-few = { $place }: { $cards } cards without the Territory cards, and { $needed } are dealt to seven players (LW-SETUP-25)
letswar-territories = { $place }: two Territory cards are needed, one copy each (LW-CONF-10)
letswar-no-such-card = { $place }: no card begins with { $op }; attacks cannot be played without it (LW-RULING-75)
letswar-common = { $place }: { $cards } cards, and all Nation decks have 8 in common (LW-NAT-04)
letswar-spies = { $place }: { $cards } Spies, and 3 of the common cards are Spies (LW-NAT-05)
letswar-no-own-card = { $place }: each Nation needs a card of its own (LW-NAT-06)
letswar-optional = { $place }: the Event that ends the game is optional, and no other is (LW-ARM-01)
letswar-armistice = { $place }: one Event that ends the game is needed, the Armistice (LW-ARM-01)
letswar-no-event = { $place }: no Event fits the offensive { $date } with { $players ->
    [2] two players
   *[other] three players or more
  } (LW-EVT-06)
letswar-faction = { $place }: this Nation belongs to { $faction } (LW-SETUP-01, LW-SETUP-02)

# what makes a pack odd but playable
letswar-odd-deck = { $place }: { $cards } cards; with fewer than { $wanted } the Conflict deck can run out with seven players
letswar-odd-nation-deck = { $place }: { $cards } cards with the common ones; with fewer than { $wanted } the deck is often empty
letswar-odd-characters = { $place }: every Character leaves one day, and then the Nation has none (LW-RULING-26)

# positions
letswar-seal = position: it stands in the middle of a choice or a card, and was not written so; such a position cannot be changed by hand
letswar-no-step = step: { $step } cannot be written by hand; prelude, turn_main and turn_discard can
letswar-not-the-nations = { $place }: { $word } cannot lie here
letswar-other-nation = { $place }: a Character of another Nation
letswar-no-italy = { $place }: Territory cards are for tables with Italy
letswar-lasting = { $place }: not an effect that lasts
letswar-over = ended: a game that goes on is not won, and one that is over asks nothing more
letswar-no-steps = stack: nothing is left to play, and the game is not over
letswar-steps = stack: these steps cannot stand upon each other, or ask a Nation that is out or not active
letswar-fallen = { $place }: a Nation without a unit or a Homefront is out
letswar-out = { $place }: a Nation that is out has nothing left
letswar-not-laid = { $place }: { $card } cannot lie on a board
letswar-two-copies = { $place }: { $card } lies there twice (LW-EQUIP-03)
letswar-too-early = { $place }: { $card } lies there before its date (LW-EQUIP-08)
letswar-side = { $place }: only Italy changes sides (LW-ITALY-20)
letswar-historical = { $place }: in Historical mode the first fall ends the game (LW-WIN-05)
letswar-no-faction = { $place }: a faction without a Nation has lost (LW-WIN-10)
letswar-character-twice = nations: a Character is in two places
letswar-territory = territory: cards lie out while Italy is neutral, and with both of them it enters at once (LW-ITALY-12)
letswar-depth = depth_left: from { $least } to { $most }
letswar-date = latest: the calendar stands at its latest date, or has gone back to Spring 1919
letswar-pledge = resolving.pledges: a seat pledges Conflict equipment of its own hand or board
letswar-no-winner = won: a game that is over was won by one faction, and never by a neutral Italy (LW-WIN-06)
