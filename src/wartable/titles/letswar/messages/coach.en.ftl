# The coach: lessons, cues, and a kind word for another choice than the one that is waited for.
coach-lesson-spring = Spring 1914

coach-cue-welcome = Welcome! You lead Germany, and Austria-Hungary fights beside you. France and Great Britain are your enemies. Break one of them and your side wins: destroy all five of its units, or push its Homefront down to Revolution. They will try the same with you.
coach-cue-equip = Before the first turn everybody may equip. A unit attacks with its left number and defends with the right one. Equip the Heavy Howitzer: it makes your Artillery stronger.
coach-other-equip = Not yet. First equip the Heavy Howitzer.
coach-cue-ready = Your Artillery now attacks with 6. Your other equipment bears a red date: it cannot be used before then. Press Done, and the others equip.
coach-other-ready = There is nothing else to equip. Press Done.
coach-cue-drawn = Your turn, and it begins with two new cards: a Miss! and a Boom! One Boom! pays for one attack, one Miss! stops one.
coach-cue-attack = Attack! Choose your Artillery, then the Infantry of France. Your number must be higher than the defence, and the page shows both: 6 against 5.
coach-other-attack = Another target, another time. Let your Artillery attack the Infantry of France.
coach-cue-again = France had a Miss!, and your attack is stopped. But each unit may attack once a turn, and you hold a second Boom!. Now your Infantry: attack the Cavalry of Great Britain.
coach-other-again = Look for the weak spot: your Infantry against the Cavalry of Great Britain.
coach-cue-spy = Hit! The Cavalry is destroyed, and for every unit you destroy you draw a Nation card. Wars are won behind the lines too: lay out your Spy. It stays there and can act once every turn.
coach-other-spy = First the Spy: lay it out.
coach-cue-subvert = Every Conflict card is money as well. For $500 the Spy lowers a Homefront. The Flamethrower and the Tank are of no use for years, but together they are worth exactly $500: choose the Homefront of France, then pay with both.
coach-other-subvert = Send the Spy against the Homefront of France, and pay with the Flamethrower and the Tank.
coach-cue-tax = France is down to Content: three more steps to Revolution. Your hand is thin now. Raise a tax: your own Homefront falls by one, and you draw three cards. Do that only while your people are still patient.
coach-other-tax = Raise a tax first: three cards for one step of your Homefront.
coach-cue-end = Good cards! More attacks will have to wait until you have a Boom! for another unit, and a target that is weak enough. Keep what you have, and end your turn.
coach-other-end = That can wait. End your turn.
coach-cue-discard = You may keep six cards: one for each unit, and two for the Navy. So you hold one too many. Fog stops everybody's guns, and yours are the best: discard it.
coach-other-discard = That one is worth keeping. Discard Fog.
coach-cue-miss = France attacks your Cavalry, and its number is higher. Here is what you kept the Miss! for: play it.
coach-other-miss = Your Cavalry would be lost. Play the Miss!
coach-cue-event = Stopped! Austria-Hungary destroyed the Artillery of Great Britain, everybody has had a turn, and the next half-year begins with an Event: a good harvest, and every Homefront rises. Now you know how it works. Tap or point at anything to see what it does, and if a choice is greyed out, ask why. Good luck!

# Hints for the first turns of an ordinary game, by what is asked.
coach-hint-prompt-prelude = If you hold anything that can be used already, equip it: it costs nothing, and every point counts from the first attack on.
coach-hint-prompt-turn_main = Equip first, then attack where your number is higher. Keep a Miss! for the others' turns.
coach-hint-prompt-attack-target = Strike the same Nation as your allies: one that falls is enough.
coach-hint-prompt-payment = Pay with equipment that you cannot use yet: a red date means later.
coach-hint-prompt-inspect-cost = Any card will do: take the one that you can use least.
coach-hint-prompt-turn-discard = Keep a Boom! for your next turn and a Miss! for the others'.
coach-hint-prompt-window_attack = A destroyed unit is hard to get back, and it makes your hand smaller too.
coach-hint-prompt-window_spy = Few cards stop a Spy: Counter-espionage does, and Censorship saves the Homefront.
coach-hint-prompt-window_event = Each step of the Homefront counts: at Revolution the war is lost.
