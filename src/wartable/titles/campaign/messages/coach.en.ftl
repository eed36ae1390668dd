# The coach: lessons, cues, and a kind word for another choice than the one that is waited for.
coach-lesson-list = Your army
coach-lesson-battle = A day of battle

coach-cue-welcome = Welcome to the staff office! This campaign links the battles that you play with miniatures: it keeps your army, its losses, its training and your points. First you build a list. Here is the catalogue of units, and beside it your army.
coach-cue-platoon = A company begins with its first platoon, and a platoon has 3 to 5 squads. Press + on the row of the Rifle squad three times, or Enter: they become 1.1, the first platoon of your first company.
coach-other-platoon = Rifle squads first: three of them, for 1.1.
coach-cue-reserve = Three squads: the platoon is complete. Look at the bar of your points. The solid part is spent. The hatched part is reserved: your company still needs an HQ, so its price is put aside, and you can never run out of points for it.
coach-cue-second = Now support for the riflemen. Select the place 1.2 and add three machine-gun teams.
coach-other-second = Select 1.2, the next platoon, and add three machine-gun teams there.
coach-cue-hq = The HQ leads the company, and may come along to a battle when half of its platoons do. Select 1.hq and add one HQ section.
coach-other-hq = The company still lacks its HQ: select 1.hq and add one HQ section.
coach-cue-lock = All checks are green. You have many points left, and in a real campaign you would spend them; here it is enough. Lock the list: the other side sees it once both are locked, and from then on it stays.
coach-other-lock = The list is complete for this lesson. Lock it.
coach-cue-field = Before each battle you refit and choose your force, in secret. There is nothing to refit yet. Tick both platoons, and the HQ if you like, then press Ready.
coach-other-field = Field 1.1 and 1.2, then press Ready.
coach-cue-meet = Now both sides see each other's forces. Now you would set up the miniatures. Let us skip to the end of the day, in a battle with a few more men.

coach-cue-turns = Seven turns are played. From the eighth on two dice decide whether the battle goes on: more than 6 ends it. Turn 8 is over, so roll.
coach-other-turns = The eighth turn is over: roll the dice.
coach-cue-losses = Nine: the battle is over. Either side enters the result. The Soviet platoon 1.1 lost three Rifle squads: tick three of its boxes, or type 3 on its row. Two of five are left: with three or more it would have learned something.
coach-other-losses = Only the Soviet platoon 1.1 lost something: three Rifle squads.
coach-cue-outcome = You score what the destroyed squads cost, and the program proposes an outcome. You may agree on another one: make it a Marginal victory for Germany.
coach-other-outcome = Choose Marginal, and Germany as the winner.
coach-cue-hand_in = Hand it in. The other side confirms it or disputes it, and nothing counts before that.
coach-other-hand_in = The entry is complete: hand it in.
coach-cue-end = Confirmed. Whoever kept three men or more has learned something, points are in your hand for replacements, and the next battle waits. That is all there is to it: refit, fight, enter, and lead your army through the war. Good luck!

# Hints for the first turns of an ordinary game, by what is asked.
coach-hint-prompt-lists = Begin a company with its first platoon, and keep the HQ in mind. The checks tell you what is still missing; points you do not spend are lost.
coach-hint-prompt-prepare = Refit what is below three squads first: it cannot fight. Units that are well trained are worth the most.
coach-hint-prompt-result = Type a number on a row for its losses. The other side looks at it before it counts.
