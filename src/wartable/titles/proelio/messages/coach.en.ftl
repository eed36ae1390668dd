# The coach: lessons, cues, and a kind word for another choice than the one that is waited for.
coach-lesson-strike = Striking
coach-lesson-hold = Holding out

coach-cue-welcome = Welcome! You lead the House of Giglio, and your cards lie at the foot. Bring down Rovere, on your left: the first House that an attack leaves with no cards and no walls ends the game. Stella, on your right, is after you.
coach-cue-build = You take one action a turn. Walls come first: without any, you can only use cards up to 1. Build your Shields.
coach-other-build = All in good time. Build your Shields first: nearly everything else needs walls.
coach-cue-draw = Level 1: now you can use cards up to 2. The others have built as well. When nothing better comes to mind, draw a card: take one from the Base deck.
coach-other-draw = Keep that for later. Draw from the Base deck now.
coach-cue-attack = Resources: a useful card, we will come back to it. Now strike! Attacks go to the left and are laid face down, so Rovere will see only the back. Attack with your Knights: they are worth 2.
coach-other-attack = Not that one. Attack with your Knights.
coach-cue-bluff = Rovere defended with Shields, 1 against your 2: one short, so you took a card as loot. And now a bluff: Manure is worth 0, but nobody can tell from its back. Attack with it!
coach-other-bluff = That would be an honest attack. Try the bluff: attack with Manure.
coach-cue-fooled = It worked! Rovere spent good Palisades on a heap of dung: whatever is deployed is lost, needed or not. Attacks that wear a hand down win games. Now see it from the other side.

coach-cue-defend = Stella attacks you, and you defend before the card is turned over. It has a black back and was laid at level 1: at most 2, or an Infiltration. Shields and Patrol make 2, and a Patrol catches thieves. Add both, then press Done.
coach-other-defend = Shields and Patrol are just enough. Add those two, then press Done.
coach-cue-upgrade = Repelled: an equal defence is enough. Your two cards are gone, so defend only as much as you must. After the defence comes your action: build Palisades, and you can use cards up to 3.
coach-other-upgrade = Higher walls first: build Palisades.
coach-cue-save = Stella attacks again: a black back, laid at level 1, so once more 2 at most, or an Infiltration. This time you have no Defence cards to deploy, and you need not always defend: press Done.
coach-other-save = There is nothing to deploy this time: just press Done.
coach-cue-keep = Only Soldiers: you are 1 short. You can sacrifice your walls, or keep them and give Stella one card. Walls are dear, so keep them.
coach-other-keep = Your walls are worth more than one card. Keep them.
coach-cue-loot = You choose what Stella gets. A good moment to part with the Manure.
coach-other-loot = Not that one, it is too good. Give away the Manure.
coach-cue-strategy = Now your action. Strategy cards work at once: play Resources and draw two cards.
coach-other-strategy = Your hand is thin. Play Resources and fill it up.
coach-cue-exchange = Two weak cards buy one strong one, from the gold Imperial deck. Exchange your Shields and your Soldiers: first choose the exchange, then both cards.
coach-other-exchange = Try the exchange: an Imperial card for Shields and Soldiers.
coach-cue-edict = An Imperial Edict: it cancels any attack, even Gunpowder. That is all you need to begin. Hold a card down, or point at it, to read what it does, and if something is greyed out, ask why. Good luck!

# Hints for the first turns of an ordinary game, by what is asked.
coach-hint-prompt-action = No walls yet? Build Shields first. With walls, attack to the left, and bluff now and then; when in doubt, draw.
coach-hint-prompt-deploy = The back and the level tell you how strong the attack can be. Whatever you deploy is lost, so do not add more than you need.
coach-hint-prompt-sacrifice = Sacrificing adds the value of your walls, but then they are gone. A card or two of loot is often cheaper.
coach-hint-prompt-loot = You choose what you give away. The attacker sees it, the others do not.
coach-hint-prompt-excess = Five cards at most: let the one go that you can use least at your level.
coach-hint-prompt-exchange = Pay with cards you cannot use yet, or no longer need. Imperial cards are strong, but your walls must be high enough.
coach-hint-prompt-target = Look at the hand of the House that attacks you, or of the one you attack.
