# The coach: lessons, cues, and a kind word for another choice than the one that is waited for.
coach-lesson-first_activation = September 1615: the first march
coach-lesson-first_bombardment = Summer 1616: guns before Gradisca

coach-cue-welcome = Welcome! You lead Venice, in red, against the Archduke of Austria. The war lasts sixteen turns at most, and whoever has more victory points at its end wins. Gradisca is worth ten to you, and so are Goritia and Trieste; the enemy wants your Palma and Udine.
coach-cue-chit = Every corps has a chit in the cup, and each one that is drawn acts. Out came Giustiniani's corps, your best. You could play cards and use one zone, or draw a card. But its commander is there, and with a leadership of 3 he moves three zones: choose option 3.
coach-other-chit = That would do too, but a commander moves more. Choose option 3.
coach-cue-open = Units are used zone by zone. Giustiniani stands in Trivignano with most of his corps: open Trivignano.
coach-other-open = Palma can wait. Open Trivignano.
coach-cue-march = Choose all units, then Visco. They march together, and most zones cost one point: guns have two points a turn, foot three, horse and commanders five.
coach-other-march = Take them all, and march to Visco.
coach-cue-on = They still have points, so they can go on. March on to Medea.
coach-other-on = Not that way. March on to Medea.
coach-cue-attack = Here the guns stop, out of points. Cormons lies ahead, held by a single militia and marked red: entering it means battle. Its button tells your odds. Five dice against one: attack!
coach-other-attack = The prize is Cormons. Attack it.
coach-cue-losses = A die hits when it is not above the number on its counter. You hit three times; the borough stopped one, and the militia is gone. It hit you once, and you choose who takes it: the Cappelletti. A hit turns a unit over, the second one takes it off the map.
coach-other-losses = Spare the foot, you need it more. The hit goes on the Cappelletti.
coach-cue-held = Cormons is yours, and its loot brought you a point. After a loss the commander rolls too; on 1 or 2 he would have fallen. So much for a march and a battle. Now for the walls.
coach-cue-walls = The summer after, and your army lies before Gradisca. Units cannot walk through a wall: each side has a level, here 4 at the Old Gate. Bring it down to 0 and it is a breach. Option 1 was chosen this time: up to two cards, and one zone.
coach-cue-card = First a card. With Royal battery your guns fire twice at a wall. Play it.
coach-other-card = Do not waste the guns. Play Royal battery first.
coach-cue-camp = Your guns and sappers stand in Bruma, before the Old Gate. Open Bruma.
coach-other-camp = The guns are in Bruma. Open that zone.
coach-cue-guns = Each unit does one thing when it is used: march, fight, dig, recover. Choose the Siege train, then the Old Gate. It hits on 4 or less; but a gun that rolls a 6 bursts.
coach-other-guns = Let the Siege train speak: bombard the Old Gate with it.
coach-cue-mine = Two hits: the Old Gate is down to 2. Now the sappers: choose them, and mine the same side. They dig well on 3 or less.
coach-other-mine = The sappers do the digging. Mine the Old Gate with them.
coach-cue-breach = The mine is laid. In a later activation it may go up, and on 1, 2 or 3 the wall is a breach, whatever its level. Then your foot can storm Gradisca. Tap or point at anything to see what it does, and if a choice is greyed out, ask why. Good luck!

# Hints for the first turns of an ordinary game, by what is asked.
coach-hint-prompt-choosing = A commander moves several zones; without one, use your strongest zone. Draw a card when there is nothing good to do.
coach-hint-prompt-orders = Play cards before you open zones: many of them help in the battle that follows.
coach-hint-prompt-zone_open = Send sappers and commanders with foot or horse: alone among enemies they are lost.
coach-hint-prompt-losses = Turn fresh units over before you lose one that is turned over already.
coach-hint-prompt-discarding = Keep what helps your siege, and what you can answer the enemy with.
coach-hint-prompt-window = An answer now is gone for later. Pass if it changes little.
coach-hint-prompt-garrison = One more hit may be cheaper than Gradisca.
coach-hint-prompt-beaten = Fall back on friends, and not into a corner.
