# Why something is refused, or will hurt, in a few words; the rulebook has the whole sentence.

# Who may decide, and when.
why-LW-TURN-08 = It is not your turn.
why-LW-RULING-29 = Only the owner of the attacked unit may answer.
why-LW-RULING-90 = First those whom it concerns answer what was just played.
why-LW-TURN-03 = Not in this step of the turn.
why-LW-PREL-09 = In the Prelude you can only equip.
why-LW-WIN-13 = You are out of the game.

# Cards.
why-LW-NAT-02 = This Nation card is not yours.
why-LW-PLAY-01 = You do not have this card.
why-LW-PLAY-03 = What the card requires is missing.
why-LW-RULING-91 = It would change nothing now.
why-LW-EVT-03 = An Event cannot be declined.
why-LW-RULING-88 = First answer what the card or Event asks.
why-LW-RULING-42 = You discard your own cards, in your own turn.
why-LW-RULING-82 = This card answers only what it names.

# Equipment.
why-LW-EQUIP-01 = That is not an equipment card.
why-LW-EQUIP-02 = It does not fit this unit.
why-LW-EQUIP-03 = You already have this card on your board.
why-LW-EQUIP-08 = Too early: its date has not come.
why-LW-EQUIP-10 = Only equipment of the Conflict deck can be taken back.
why-LW-EQUIP-11 = Nation cards cannot be taken back.
why-LW-RULING-09 = At this table destroyed units cannot be equipped.
why-LW-RULING-76 = You have already taken this card back this turn.

# Money.
why-LW-MONEY-05 = Your cards are not worth enough for a Nation card.
why-LW-MONEY-08 = You pay with Conflict cards: Nation cards are not money.
why-LW-RULING-18 = The payment is already enough.
why-LW-RULING-20 = At this table you buy one Nation card per turn.
why-LW-RULING-21 = Your Nation deck is empty.
why-LW-RULING-49 = Territory cards cannot be used in any way.
why-LW-RULING-96 = This payment is not possible now.

# Spies.
why-LW-SPY-01 = You have used a Spy this turn.
why-LW-SPY-04 = You take one of the Nation cards that a Spy shows you.
why-LW-SPY-06 = You need a card to pay, other than this Spy.
why-LW-SPY-08 = This opponent has no Spy on the board.
why-LW-SPY-09 = You need a Spy of your own to pay.
why-LW-SPY-11 = Your cards are not worth enough for this task.
why-LW-SPY-13 = A card in play stops Spies now.
why-LW-RULING-11 = No Spy of yours can do this.
why-LW-RULING-12 = This Spy has acted this turn.
why-LW-RULING-14 = The Spy that acts cannot be its own price.
why-LW-RULING-15 = Only a Spy on the board can be reached.
why-LW-RULING-17 = A Spy acts only against opponents still in the game.
why-LW-RULING-55 = At this table Spies cannot push neutral Italy below Unrest.
why-LW-RULING-86 = At this table the first task cannot take that Spy.

# Combat.
why-LW-UNIT-06 = This unit is destroyed.
why-LW-CBT-01 = Too weak: attack must be higher than defence.
why-LW-CBT-03 = A card in play forbids this attack.
why-LW-CBT-04 = This unit has already attacked this turn.
why-LW-CBT-08 = Ground units can only attack ground units.
why-LW-CBT-10 = Aviation cannot attack the Navy.
why-LW-CBT-11 = Only Aviation can attack Aviation.
why-LW-CBT-12 = The Navy can only attack another Navy.
why-LW-CBT-13 = Only the Navy can attack a Navy.
why-LW-CBT-14 = You need a Boom! card in your hand.
why-LW-CBT-15 = That is not the number of Miss! cards it takes.
why-LW-CBT-25 = This unit has already attacked, through a card.
why-LW-RULING-30 = A Miss! card does not stop this attack.
why-LW-RULING-33 = Only active enemy units can be attacked.
why-LW-P2-02 = With two players it takes two Miss! cards together.
why-LW-RULING-63 = Against an attack you play two Miss! cards or none.
why-LW-RULING-98 = This unit cannot make the counter-attack.

# Homefront and hand.
why-LW-RULING-38 = This table allows no tax now.
why-LW-HF-10 = Deadly: from Unrest a tax brings Revolution.
why-LW-HAND-04 = First discard down to your hand limit.
why-LW-HAND-05 = You discard from your hand.
why-LW-RULING-41 = You discard only what is over the limit.

# Italy and the auction.
why-LW-ITALY-06 = Neutral Italy cannot attack.
why-LW-ITALY-07 = Neutral Italy cannot play cards that harm.
why-LW-ITALY-09 = Act of war: Italy will join your enemies.
why-LW-RULING-51 = Italy is neutral: only Spies may act on it.
why-LW-AUC-01 = Three cards, or all you have if there are fewer.
why-LW-RULING-56 = Only equipment of the Conflict deck can be offered.
why-LW-RULING-58 = Italy picks a faction only if both offers are equal.
why-LW-RULING-59 = The auction does not ask this of you now.

# The game is over.
why-LW-WIN-03 = The game is over: a Nation has lost its last unit.
why-LW-WIN-04 = The game is over: a Nation is in Revolution.
why-LW-WIN-05 = The game is over: a Nation has fallen.
why-LW-WIN-10 = The game is over: a whole faction is out.
why-LW-ARM-05 = The game is over: the Armistice has come.
why-LW-ARM-07 = The game is over: the Armistice was won on points.
why-LW-ARM-09 = The game is over: the Armistice was won on money.
why-LW-ARM-11 = The game is over: the last duel decided it.
why-LW-RULING-37 = The game is over: both factions fell together.
why-LW-RULING-68 = The game is over: both factions share the victory.
why-LW-RULING-89 = The game is over: a side has left the table.
