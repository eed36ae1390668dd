# What can go wrong, in English, by the key that the error is raised with.

# packs
proelio-too-few-cards = the Base deck has { $cards } cards, too few to deal { $each } (PR-SET-03)
proelio-opening-hand = { $place }: [settings] opening_hand: { $dealt } is above hand_limit, { $limit } (PR-HAND-01)
proelio-base-too-small = { $place }: [base] is too small to deal { $cards } cards to three players (PR-SET-03)
proelio-no-file = { $place }: the pack has no file { $file }
proelio-not-toml = { $place }: not readable as TOML: { $reason }
proelio-not-read = { $place }: cannot be read: { $reason }
proelio-unknown-table = { $place }: unknown table [{ $table }]; there are { $known }
proelio-table-missing = { $place }: the table [{ $table }] is missing
proelio-misplaced = { $place }: [{ $table }] { $name }: { $reason }
proelio-key-missing = { $place }: [{ $table }] { $name }: missing
proelio-no-such-type = { $place }: [{ $table }] has no { $type }; each deck needs all three types (PR-GEN-06)

# questions and positions
proelio-no-question = there is no question { $question }; there are: { $known }
proelio-hand-of-one = 'hand' takes one seat at most, not { $rest }
proelio-no-seat = { $word } is no seat; the seats are 0 to { $last }
proelio-memory = memory: { $row } does not hold in this position
proelio-no-fortification = { $place }: { $word } can never be a Fortification (PR-FORT-13)
proelio-two-discards = { $place }: two entries are needed, for the Base and the Imperial discards
proelio-no-attack-card = { $place }.card: { $word } is no Attack card (PR-ATK-03)
