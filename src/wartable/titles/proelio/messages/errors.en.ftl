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
proelio-odd-ladder = { $place }: [base] { $cards }: counts should not rise with the value (PR-FORT-05)
proelio-odd-edict = { $place }: [imperial] imperial_edict: fewer than gunpowder, which nothing else stops (PR-IMP-13)
proelio-odd-bluff = { $place }: [base] manure, infiltration, [imperial] imperial_manure: no bluff in one of the backs (PR-ATC-01)
proelio-odd-patrol = { $place }: [base] patrol: should be about as many as infiltration (PR-PAT-04)
proelio-odd-plague = { $place }: [base] plague: with fewer than two, Plagues never overlap (PR-RULING-34)

# positions
proelio-memory = memory: { $row } does not hold in this position
proelio-no-fortification = { $place }: { $word } can never be a Fortification (PR-FORT-13)
proelio-two-discards = { $place }: two entries are needed, for the Base and the Imperial discards
proelio-no-attack-card = { $place }.card: { $word } is no Attack card (PR-ATK-03)
