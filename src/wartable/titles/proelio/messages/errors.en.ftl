# What can go wrong, in English, by the key that the error is raised with.

# packs
proelio-too-few-cards = the Base deck has { $cards } cards, too few to deal { $each } to each of { $players } players (PR-SET-03)
proelio-opening-hand = { $place }: [settings] opening_hand: { $dealt } is above hand_limit, { $limit } (PR-HAND-01)
proelio-base-too-small = { $place }: [base] is too small to deal { $cards } cards to three players (PR-SET-03)
proelio-no-such-type = { $place }: [{ $table }] has no { $type }; each deck needs all three types (PR-GEN-06)
proelio-no-such-card = no such card
proelio-no-such-setting = no such setting
proelio-defence-card = defence card
proelio-attack-card = attack card
proelio-strategy-card = strategy card

# what makes a pack odd but playable
proelio-odd-base = { $place }: [base] has { $cards } cards: with six players the pile can run dry (PR-DECK-01)
proelio-odd-alliance = { $place }: [base] temporary_alliance: the rules speak of more than one (PR-ALY-04)
proelio-odd-shields = { $place }: [base] shields: should be the commonest Defence card (PR-FORT-04)
proelio-odd-defences = { $place }: [base] shields, palisades, towers: counts should not rise with the value (PR-FORT-05)
proelio-odd-attacks = { $place }: [base] soldiers, knights, trebuchets: counts should not rise with the value (PR-FORT-05)
proelio-odd-edict = { $place }: [imperial] imperial_edict: fewer than gunpowder, which nothing else stops (PR-IMP-13)
proelio-odd-bluff = { $place }: [base] manure, infiltration, [imperial] imperial_manure: no bluff in one of the backs (PR-ATC-01)
proelio-odd-patrol = { $place }: [base] patrol: should be about as many as infiltration (PR-PAT-04)
proelio-odd-plague = { $place }: [base] plague: with fewer than two, Plagues never overlap (PR-RULING-34)

# positions
proelio-no-fortification = { $place }: { $word } can never be a Fortification (PR-FORT-13)
proelio-two-discards = { $place }: two entries are needed, for the Base and the Imperial discards
proelio-no-attack-card = { $place }.card: { $word } is no Attack card (PR-ATK-03)
proelio-over = ended: the game is over, and yet there are steps to play
proelio-no-steps = ended: there are no steps to play, so the clause that ended the game is needed
proelio-goes-on = won, lost: the game goes on, so nobody has won or lost
proelio-owner = { $place }: { $step } belongs to seat { $owner }, not to seat { $seat }
proelio-baseless = { $step ->
    [deploy] step: no attack waits before seat { $seat }, so there is nothing to deploy against
    [sacrifice] step: seat { $seat } has nothing to sacrifice, or no shortfall in the face of an attack
    [loot] short: seat { $seat } cannot give { $short } of { $cards } cards as loot
   *[pay_penalty] step: seat { $seat } has no card to pay
 }
proelio-row-of-nobody = row: a row is open and nobody decides
proelio-row-not-held = row: the row holds a card that is not in the hand
proelio-row-for-nothing = row: nothing is paid with these cards
proelio-row-complete = row: { $picks } cards are picked, and the row would be complete with { $room }
proelio-strategy-not-held = row: the Strategy card being played is not in the hand
proelio-strategy = strategy: a Strategy card is played as the action and with no other card
proelio-strategy-names-nobody = strategy: { $card } names no player, so it is not waiting for one
proelio-paying = paying: an exchange is paid as the action, and with nothing else begun
proelio-paying-too-few = paying: seat { $seat } has fewer than two cards (PR-ACT-09)
proelio-resolves-no-attack = attack: { $card } is no Attack card (PR-ATK-03)
proelio-never-discarded = attack, deployed: no step of the stack would discard them (PR-RES-12)
proelio-top = { $place }: { $card } does not lie in the { $deck } discards
