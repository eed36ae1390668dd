# Why something is refused, or will hurt, in a few words; the rulebook has the whole sentence.
# A key has _ for the point of a rule's number.

# Who may decide, and when.
why-GR-1-02 = These counters are not yours.
why-GR-4_1-02 = It is not your activation.
why-GR-4_1-03 = This card does not answer what is happening.
why-GR-RULING-06 = Your opponent decides first.
why-GR-RULING-113 = What was declared cannot be carried out any more.

# Options.
why-GR-5-01 = You have already chosen an option.
why-GR-5-03 = Option 1 allows two cards, and you have played them.
why-GR-5-04 = Option 1 allows one zone, and you have opened it.
why-GR-5-06 = With option 2 no units are activated.
why-GR-5-07 = With option 2 you play no cards.
why-GR-5-11 = This corps has no commander in play.
why-GR-5-12 = Option 3 allows one card, and you have played it.
why-GR-5-13 = The commander's Leadership allows no more zones.
why-GR-RULING-15 = The option you announced cannot be changed.
why-GR-RULING-33 = The commander named for option 3 is gone: no more zones.

# Cards.
why-GR-5-08 = Four cards are the most you may keep.
why-GR-5-10 = You discard only with five cards in hand.
why-GR-12-01 = The conditions of this card are not met.
why-GR-12-02 = A card in play forbids this.
why-GR-12-04 = First play the mandatory card you hold.
why-GR-12-05 = A mandatory card cannot be discarded.
why-GR-12-07 = Choose an option that lets you play your mandatory card.
why-GR-12-08 = You cannot draw: you hold a mandatory card.
why-GR-12-09 = The mandatory card comes first.
why-GR-12-11 = Too early: the date of this card has not passed.
why-GR-12-22 = On a card, unit means combat unit: not a commander.
why-GR-26-02 = Before its date a card with an R cannot be discarded.
why-GR-RULING-16 = Cards are played before the first zone or after the last.
why-GR-RULING-19 = At this table a blocked mandatory card keeps you from drawing.
why-GR-RULING-21 = You could not discard any of your four cards.
why-GR-RULING-22 = There is no card left to draw.
why-GR-RULING-26 = At low morale you play one card per activation.
why-GR-RULING-28 = None of the zones on the card can be entered now.
why-GR-RULING-109 = After a card you open no more zones in this activation.
why-GR-RULING-112 = In the Basic game this card answers nothing.
why-GR-RULING-115 = The card has no target it could be used on.

# Zones and units.
why-GR-5-18 = No unit of the drawn corps is there.
why-GR-5-20 = This unit belongs to another corps.
why-GR-5-21 = Finish the open zone first.
why-GR-5_1-01 = This unit has already acted.
why-GR-5_1-04 = Only artillery bombards walls.
why-GR-5_1-05 = These guns cannot fire at units from here.
why-GR-5_1-06 = Only sappers mine and countermine.
why-GR-5_1-07 = Only sappers build forts.
why-GR-5_1-08 = Only a disorganised combat unit can recover.
why-GR-7_2-12 = A unit that recovers does nothing else.
why-GR-RULING-31 = You have already opened this zone in this activation.
why-GR-RULING-32 = This action is not for all the units you picked.
why-GR-RULING-35 = Left behind on the way: its action is over.
why-GR-RULING-111 = All units of the corps there have acted or were called.
why-GR-RULING-118 = Each sapper unit declares on its own.

# Movement.
why-GR-2_3-09 = These zones are not adjacent.
why-GR-6-01 = Infantry goes three zones at most.
why-GR-6-02 = Sappers go three zones at most.
why-GR-6-03 = Artillery goes two zones at most.
why-GR-6-04 = Cavalry goes five zones at most.
why-GR-6-05 = Commanders go five zones at most.
why-GR-6-07 = The next step must lead to an adjacent zone.
why-GR-6-09 = Not enough movement points.
why-GR-6-10 = This border is impassable.
why-GR-6-11 = The zones touch only at a corner.
why-GR-6-12 = It has met the enemy and goes no further this turn.
why-GR-6-14 = The slowest unit of the stack cannot go that far.
why-GR-6-15 = Units met on the way cannot be picked up.
why-GR-6-17 = A commander needs an escort to enter among enemies.
why-GR-6-18 = Sappers need an escort to enter among enemies.
why-GR-6-19 = Guns need an escort to enter among enemies.
why-GR-6-21 = The enemy holds the fortress and there is no breach on this side.
why-GR-6-23 = Nobody crosses the sea.
why-GR-8_1-01 = Commanders and sappers cannot attack on their own.
why-GR-21-16 = Out of supply it has one movement point less.
why-GR-25_1-01 = In winter cavalry goes three zones at most.
why-GR-RULING-39 = Enemies still hold the fortress, if only commanders or sappers.
why-GR-RULING-36 = Only infantry or cavalry can be the escort.
why-GR-RULING-40 = Units cannot leave the map here.
why-GR-RULING-106 = No march of these units reaches that zone.
why-GR-RULING-116 = This step showed something new: it cannot be taken back.

# Combat.
why-GR-7_1-14 = The owner of the units allots the hits.
why-GR-7_1-16 = Commanders cannot take hits.
why-GR-7_1-23 = This unit takes no part in the combat.
why-GR-7_2-06 = A replacement appears only with friendly units.
why-GR-7_3-03 = All units retreat to the same zone.
why-GR-7_3-06 = You cannot retreat among enemies.
why-GR-7_3-07 = You cannot retreat across an impassable border.
why-GR-7_3-08 = Attackers go back where they came from.
why-GR-7_3-10 = Only a garrison behind a breach can hold by an extra loss.
why-GR-7_4-03 = Guns cannot attack through a breach.
why-GR-RULING-43 = Guns do not enter a fortress held by the enemy.
why-GR-RULING-46 = There are still hits to allot.
why-GR-RULING-48 = Enemies are in that zone: no replacement appears there.
why-GR-RULING-52 = At this table you cannot retreat where the attacker came from.
why-GR-RULING-61 = From a bombardment all units of the zone go together, or none.

# Sieges.
why-GR-7_4_1-01 = The fortress is not adjacent to the guns.
why-GR-7_4_1-06 = The breach is on another side.
why-GR-7_4_2-02 = Guns fire at a garrison only through a breach.
why-GR-7_5-01 = Sappers mine only the side in front of them.
why-GR-7_5-05 = There is no mine of yours to set off.
why-GR-7_5-06 = This mine was laid in this same activation.
why-GR-7_6-01 = There are no mines on this side.
why-GR-7_7-01 = This side is not damaged.
why-GR-7_7-03 = This side is already at its printed level.
why-GR-RULING-57 = There is nothing to bombard: no enemies, or already a breach.
why-GR-RULING-62 = Commanders alone are no target.
why-GR-RULING-63 = This mine has been tried in this activation.
why-GR-RULING-66 = You mine an unbroken side of a fortress with enemies in it.
why-GR-RULING-105 = No enemy is in the fortress: the mine cannot be set off.

# Stacking and forts.
why-GR-9-04 = Enough units have been disorganised.
why-GR-RULING-54 = This unit has no disorganised side.
why-GR-RULING-69 = Choose infantry or cavalry in good order.
why-GR-10-02 = Enemy combat units are in the zone.
why-GR-10-05 = There is already a fort in this zone.
why-GR-10-07 = No fort is built in a fortress.
why-GR-10-08 = You have no fort markers left.
why-GR-19_2-01 = There are already three forts in this zone.
why-GR-19_2-03 = This corps has just built a fort here.
why-GR-19_2-07 = There is no fort of yours in this zone.
why-GR-RULING-84 = Enemy forts must be destroyed or converted now.

# Rivers, command and calls.
why-GR-15-02 = Guns cross a river only by a bridge.
why-GR-15-03 = The camp crosses a river only by a bridge.
why-GR-15-04 = You cannot retreat across a river without a bridge.
why-GR-15-08 = Crossing the river takes the whole allowance of the unit.
why-GR-15-13 = The river runs along this wall, and there is no bridge.
why-GR-RULING-76 = The river can be crossed only as the first step.
why-GR-16-02 = Too far: the zone is outside the command radius.
why-GR-16-04 = A border or a river cuts the command radius.
why-GR-15-06 = Without a bridge the river cuts off command.
why-GR-16-05 = Enemies stand in the way of the command radius.
why-GR-17-04 = It has already been activated this turn.
why-GR-17-05 = He has called as many units as his Leadership.
why-GR-17-06 = Too far away to be called.
why-GR-17-07 = An impassable border or a river cuts off the call.
why-GR-17-08 = Enemies stand between the commander and this unit.
why-GR-17-10 = This unit was called to a battle this turn.
why-GR-17-12 = A commander who was called cannot call others.
why-GR-17-13 = It cannot move far enough to reach the battle.
why-GR-RULING-79 = This unit has no way into the battle.
why-GR-RULING-80 = It cannot be called to this combat.
why-GR-RULING-100 = Its zone has been opened: it can no longer be called.
why-GR-RULING-82 = Only the winner of the round decides whether to go on.

# Supply and morale.
why-GR-20-02 = Out of supply: it cannot recover.
why-GR-21-07 = Supply by sea is for one zone on the Adriatic.
why-GR-21_1-02 = Three or more units need attack supply to attack.
why-GR-21_1-03 = Three or more units need attack supply to raid.
why-GR-21_1-04 = No attack supply: walls cannot be bombarded.
why-GR-21_1-05 = No attack supply: no mine can be laid.
why-GR-21_1-06 = No attack supply: no fort can be built.
why-GR-22-09 = Medium morale: one zone only.
why-GR-22-10 = Low morale: there is no attack supply.
why-GR-22-11 = Low morale: one zone only.
why-GR-22-12 = Low morale: one card only.
why-GR-RULING-104 = The card does not make units out of supply recover.

# Raids, incursions and the camp.
why-GR-23-01 = Only infantry and cavalry entering a zone can raid it.
why-GR-23-02 = A fortress cannot be raided.
why-GR-23-04 = A raid costs one movement point more.
why-GR-23-09 = After a 6 the raiders stay where they are.
why-GR-23-16 = This zone has already been raided this year.
why-GR-RULING-05 = Your side does not raid this zone.
why-GR-RULING-94 = Held in the raided zone: first comes the combat.
why-GR-25_2-01 = Only light cavalry on its own makes incursions.
why-GR-25_2-03 = Not enough movement points to come back.
why-GR-25_2-06 = It has already made an incursion there.
why-GR-RULING-97 = There is nobody to strike by an incursion.
why-GR-24-02 = The camp has already moved this turn.
why-GR-24-03 = The camp moves only while its zone is open.
why-GR-24-07 = The camp does not enter a fortress.
why-GR-24-12 = The camp comes back next turn at the earliest.
why-GR-24-13 = The camp comes back only in a supply source of yours.
why-GR-24-14 = The camp comes back only where you have units.
why-GR-24-16 = No bridge: the camp cannot cross here.
why-GR-RULING-92 = The camp comes back while no zone is open.
why-GR-RULING-93 = The camp cannot go there.

# What is allowed, but will hurt.
why-GR-6-20 = Left alone, commanders and sappers fall to any enemy.
why-GR-6-24 = Off the map, the unit is eliminated.
why-GR-7_5-11 = If the zone empties, its mines are lost.
why-GR-9-02 = More than six: some will be disorganised at the end of the turn.
why-GR-12-20 = If beaten, units that enter by card are eliminated.
why-GR-21-13 = No supply line reaches that zone.
why-GR-24-10 = Left alone, the camp is lost to any enemy force.
why-GR-25_3-01 = Light cavalry is disorganised by a raid.
why-GR-RULING-59 = Fire value 0: no hit possible, and a 6 bursts the gun.
why-GR-RULING-77 = No way back over the river: if beaten, they are eliminated.

# The game is over.
why-GR-4_1-08 = The game is over: the last turn has been played.
why-GR-4_1-10 = The game is over: it is past April 1618.
why-GR-13-01 = The game is over: the end marker was moved back.
why-GR-13-16 = The game is over: it is a draw.
why-GR-RULING-108 = The game is over: a player resigned.
