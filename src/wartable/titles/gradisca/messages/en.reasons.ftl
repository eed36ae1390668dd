# Why not, where the position says more than the short reason of the clause.
reason-advanced = Only in the Advanced game.
reason-option-first = First choose an option.
reason-discard-first = First discard a card.
reason-open-first = First open its zone.
reason-raid-first = First say: raid once more, or stay.
reason-not-asked = That is not what is asked now.
reason-not-in-hand = This card is not in your hand.
reason-not-in-that-hand = This card is not in that hand.
reason-not-his-corps = { $unit } does not command the drawn corps.
reason-off-map = It is not on the map.
reason-picked = You have already chosen it.
reason-not-here = It is not in this zone.
reason-pick-first = First choose units.
reason-order-first = First give an order to the units you chose.
reason-alone = It marches alone.
reason-not-marching = This unit is not on the march.
reason-no-points = No unit on the march has movement points left.
reason-flood = The river is in flood.
reason-truce = The truce forbids it.
reason-retreat-adjacent = A retreat goes to an adjacent zone.
reason-crossing = Crossing takes all its movement: { $verb ->
     [raid] no raid follows.
    *[incursion] no incursion follows.
  }
reason-guns-fire = Only artillery fires at units.
reason-no-enemies = There are no enemies there.
reason-own-walls = You work on enemy walls, from outside.
reason-inside = That is done from inside the fortress.
reason-not-on-card = The card does not name this zone.
reason-no-entry = This zone cannot be entered now.
reason-no-landing = { $why ->
     [inland] { $zone } is not on the sea.
     [enemies] Enemies hold { $zone }.
    *[there] They are already in { $zone }.
  }
