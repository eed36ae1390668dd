# What can go wrong, in English, by the key that the error is raised with.

# errors with a place or a reason of their own
stale = stale: seat { $seat } is at number { $number }, the action was made for number { $given }
refused = { $text } is refused by { $clause }: { $reason }
record-line-reason = line { $line }: { $reason }
record-file-reason = { $file }: { $reason }
record-file-line-reason = { $file }, line { $line }: { $reason }
rulebook-reason = { $lang }, line { $line }: { $reason }

# bots, the command line
no-level = { $title } has no bot of level { $level }; its levels: { $known }
seat-not-asked = seat { $seat } is not asked now
no-language = language { $lang }: there are { $known }
option-in-words = option { $pair }: write it as name=value
bots-and-sides = { $bots } players for { $sides } sides; give one a side, or fewer
bots-and-seats = --bots names { $bots } players for { $seats } seats
no-seat = there is no seat { $seat }; the seats are 0 to { $last }
other-title = { $path } is a game of { $title }, not of { $wanted }
which-title = say which game the pack is for: --title { $known }
at-place = { $place }: { $reason }
not-utf8 = { $place }: not UTF-8 text (byte { $byte })
no-folder = { $place }: there is no such folder
no-check = there is no check { $check }; there are: { $known }
no-steps = steps: { $steps } is too few; write 1 or more
no-inspection = there is no inspection { $name }; there are: { $known }
typed-no-number = There is no choice { $number }; they run from 1 to { $count }.
typed-no-language = There is no language "{ $wanted }"; there are en and it.
typed-no-path = Say where: save game.wtr
typed-no-file = { $path } cannot be read or written as a text file
typed-none-so = There is no “{ $word }” here. { $known ->
    [none] There is nothing to choose from.
   *[other] Choose from: { $known }
 }
typed-no-action = Say which action: why attack knights
typed-no-question = Ask one of: { $questions }
bench-missing = The benchmarks are run from the project's folder: make bench

# positions in words
field-too-many-steps = { $place }: { $count } steps; a turn has { $most } at most
field-not-a-step = { $place }: { $value } is not a step and a seat
field-first-step = { $place }: the first step is one of { $known } and no other is, not { $step }
field-last-step = { $place }: { $step } asks at once, so it can only be the last step
field-step-order = { $place }: { $step } never stands upon { $below }
field-chance-first = { $step } draws or rolls by itself; a position must begin where somebody is asked
field-no-answer = { $step } asks somebody who has no answer
field-not-so = { $place }: { $row } does not hold in this position
field-more-than-the-set = { $place }: { $name }: { $count } in the set, { $more } more on the table
field-not-the-set = { $place }: together with all other cards they do not make the set ({ $clause })
field-list-too-long = { $place }: a list of at most { $most } { $name } is needed
field-other-title = title: { $title } is not { $wanted }
field-other-version = version: { $version } is not { $wanted }, the version that is read here
field-not-whole = { $place }: { $value } is not a whole number from { $low } to { $high }
field-not-a-flag = { $place }: true or false is needed, not { $value }
field-not-a-list = { $place }: a list is needed, not { $value }
field-not-a-mapping = { $place }: names and values are needed, not { $value }
field-nul = { $place }: a text cannot hold the sign NUL
field-not-one-of = { $place }: { $value } is not one of { $known }
field-not-a-card = { $place }: { $value } is no card
field-unknown = { $place }: unknown field { $name }; there are { $known }
position-not-a-mapping = a position is names and values, not { $value }
position-needs-seats = a position needs `seats` (a number) and may have `options` (names and values)
position-stuck = seat { $seat } is asked and can do nothing
memory-not-a-lot = memory[{ $number }]: { $row } is no lot: { $reason }
lot-fields = it needs viewer, places, least and cards
lot-viewer = there is no viewer { $viewer }
lot-lists = its places and its cards are lists
lot-place = { $place } is no place hidden from the viewer
lot-contents = it needs places, cards of one back, and a number from 1 to that of its cards

# content and packs
no-prices = { $title } has no formula for prices
content-no-file = { $place }: the pack has no file { $file }
content-not-read = { $place }: cannot be read: { $reason }
content-not-parsed = { $place }: not readable as { $format }: { $reason }
content-unknown-table = { $place }: unknown table [{ $table }]; there are { $known }
content-table-missing = { $place }: the table [{ $table }] is missing
content-missing = { $place }: missing
content-belongs-into = belongs into [{ $table }]
content-no-such-key = no such key; there are { $known }
content-names = { $place }: { $low } to { $high } names are needed, not { $given }
content-not-a-name = { $place }: a name is small letters, digits and _, and begins with a letter, such as: old_mill
content-name-twice = { $place }: { $name } is the name of another thing already
content-list-length = { $place }: a list of length { $span } is needed, not { $given }
content-not-a-text = { $place }: a text is needed, not { $value }
content-not-a-number = { $place }: { $value } is not a number from { $low } to { $high }

# options and titles
option-value = option { $name }: { $value } is not { $wanted }
wanted-one-of = one of { $known }
wanted-flag = true or false
wanted-number = a number from { $low } to { $high }
wanted-number-or-none = a number from { $low } to { $high }, or none
option-never-matters = option { $name }: there is no mode and number of seats that it matters in
no-preset = { $title } has no preset { $name }; its presets: { $known }
no-presets = { $title } has no presets
no-option = there is no option { $name }; there are: { $known }
no-question = there is no question { $question }; there are: { $known }
question-needs = { $question } needs a { $noun } after it
question-takes-one = { $question } takes one { $noun } at most, not { $rest }
question-takes = { $question } takes { $most } words at most, not { $rest }
word-no-seat = { $word } is no seat; the seats are 0 to { $last }
seats-of-mode = { $title }, mode { $mode }, takes { $span } seats, not { $seats }
seed-or-chance = give a seed or a chance, not both
seed-not-whole = a seed is a whole number, not { $seed }
not-a-chance = chance: { $given } is no chance; give a Seeded, a Scripted or a Fair
question-words = what follows { $question } is given as texts, such as "1", not { $given }
title-not-registered = the title { $name } is not registered; those are: { $known }
title-not-a-title = title { $name }: its TITLE is no wartable.core.title.Title
title-not-loaded = title { $name } cannot be loaded: { $reason }
title-not-loaded-at = title { $name } cannot be loaded: { $file } line { $line }: { $reason }
no-title = there is no title { $name } (is it installed?); there are: { $known }

# chance
chance-range = a result out of { $range } was asked for; there can be 1 to { $most }
secret-length = a secret has { $length } bytes, not { $given }
salt-no-seat = there is no seat { $seat } to give a salt
salt-too-late = the secret is published: no salt can count any more
draw-too-late = the secret is published: nothing can be drawn with it any more
chance-taken = this chance serves a table already: each table needs its own Fair()
chance-not-back = this chance is at index { $index } with { $salts } salts: it cannot go back
salt-of-no-seat = seat { $seat } gave a salt, but the seats are 0 to { $last }
chance-without-salts = this table's chance takes no salts; open it with chance=wartable.Fair()
secret-kept = the game goes on, so the secret of its chance stays one
chance-shared = something else has drawn from this table's chance: its results could not be proved
bag-empty = draw from an empty bag
chance-below-zero = a number below 0 was asked for
script-over = the script ran out: { $what } number { $number } is not dictated
script-not-a-number = script item { $number }: { $item } is not a number from 0 to { $last }
script-not-a-face = script item { $number }: { $item } is not a face of a die with { $sides } sides
script-not-in-bag = script item { $number }: { $item } is not in the bag
script-not-a-kind = script item { $number }: { $item } is no name of a kind
recorded-nothing = the record has no result for draw { $draw } of this choice
recorded-other-range = the record has a result out of { $recorded } where the game draws out of { $range }
recorded-too-high = the recorded result { $result } is not below { $range }

# actions in words
word-not-one-of = { $word } is not one of { $known }
no-action = { $word } is no action; the actions are: { $known }
not-a-pick = { $text } is not a single pick
word-not-a-number = { $word } is no { $noun }; { $noun }s are numbers from 0
word-not-a-name = { $word } is no { $noun }; the { $noun }s are: { $known }
verb-takes = { $said } takes a { $noun }, such as: { $example }
verb-takes-at-least = { $verb } takes at least { $number ->
    [one] one { $noun }
   *[other] { $number } { $noun }s
 }, such as: { $example }
verb-takes-at-most = { $verb } takes at most { $number ->
    [one] one { $noun }
   *[other] { $number } { $noun }s
 }, not { $given }
verb-takes-exactly = { $verb } takes { $number ->
    [one] one { $noun }
   *[other] { $number } { $noun }s
 }, not { $given }
verb-takes-counts = { $said } takes numbers and names, such as: { $example }
action-empty = an action must have a word, such as: { $example }
too-much-after = { $rest } is too much after { $said }
not-a-count = { $count } is no number of things, such as: { $example }
takes-nothing = { $word } takes nothing after it, not { $rest }

# at the table
pick-not-in-row = { $pick } is not in the open row of seat { $seat }
pick-in-row = { $text } is in the open row of seat { $seat } already
not-complete = { $text } is no complete choice
not-complete-pick = { $text } is not a complete choice; a single pick ends in an ellipsis: { $pick }
completes = { $text } would complete the choice: without an ellipsis it is { $whole }
names-too-much = { $text } names too much: { $whole } is the whole choice
row-holds-other = the open row of seat { $seat } holds { $held }, which { $text } does not: undo it first
not-an-action = { $action } is neither a code nor an action in words
no-code = { $code } is no action; codes run from 1 to { $last }
no-action-given = no action was given
game-over = the game is over
game-over-published = the game is over and the secret of its chance is published
undo-nothing = seat { $seat } has nothing to take back: chance or a reveal came after its last choice
undo-of-another = somebody else made the last move at seat { $seat }: only its own player could take it back
undo-answered = seat { $seat } has answered since
nothing-to-take-up = seat { $seat } has no struck choice that fits what it is asked now
redo-nothing = seat { $seat } has taken nothing back since it last played
undo-no-row = seat { $seat } has no open row to take a pick out of
no-form = { $title } has no form { $form } now
form-field = { $field }: this cannot be taken
name-not-yours = seat { $seat } cannot name { $thing }: it is not its own
no-point = there is no point { $point } to go back to; the points are 0 to { $last }
seat-out = seat { $seat } is out of the game
left-before = seat { $seat } has left the table before
thing-one-word = a thing is one word, not { $thing }
no-window = { $title } has no window { $name }; its windows: { $known }
not-an-order = { $text } is no standing order
text-not-a-text = { $what } must be a text, not { $text }
text-empty = { $what } must not be empty
text-too-long = { $what } may have { $most } characters, not { $given }
text-invisible = { $what } must not contain the invisible character { $character }
what-note = a note
what-name = a name
what-thing = the name of a thing
what-salt = a salt
what-server-salt = salt: a salt
what-text-line = text: a line

# messages, rulebooks, drawings
message-missing = no message { $name } in language { $lang }
message-empty = message { $name } has no text in language { $lang }
message-broken = message { $name } ({ $lang }): { $reason }
message-language = no language { $lang }; there are { $known }
phrase-not-bound = the phrase { $name } is not bound to messages: use say(messages, lang)
book-no-clauses = the text holds no clause
book-section = a section is written '## Title { "{" }#key{ "}" }', not { $text }
book-section-twice = section { $section } is opened twice, first on line { $first }
book-clause = a clause is written '- **XX-TOPIC-01** text', not { $text }
book-clause-twice = clause { $clause } is written twice, first on line { $first }
book-clause-outside = clause { $clause } stands outside a section
book-clause-open = clause { $clause } leaves ** or ` open
book-option = the option of { $clause } is written '(option `name`: **`default`**, `other`) text'
book-option-values = the option of { $clause } needs one default in bold type and another value
book-no-language = a rulebook needs at least one language
book-language = no language { $wanted } in this rulebook; it has { $known }
book-unknown-clause = no clause { $clause } in this rulebook
book-unknown-section = no section { $section } in this rulebook; it has { $known }
book-section-missing = section { $section } stands here but is missing in { $other }
book-clause-missing = clause { $clause } stands here but is missing in { $other }
book-order = { $name } stands where { $other } has { $wanted } (line { $first })
book-option-differs = the option of { $clause } differs from { $other } (line { $first })
book-indent = a line that continues a clause is indented by two spaces
art-not-svg = { $place }: not a single <svg> element with a viewBox
art-ornament = { $place }: ornament needs a size and a markup
art-colour = { $place }: colours.{ $name } needs a day and a night value

# records
record-empty = there is no game in this record
record-veiled-proof = a veiled record proves nothing; the whole one is published at the end
record-not-committed = the chance was not committed to, so dice and draws cannot be proved
record-no-secret = the secret is not published; that is done when the game is over
record-other-secret = the secret is not the one that was committed to
record-draw-changed = draw { $index } is { $raw } out of { $range }, but secret and salts give { $found }: it, or a salt before it, was changed
record-nothing-to-undo = seat { $seat } has no choice to take back
record-rollback = a rollback keeps { $low } to { $high } lines here, not { $given }
record-index-twice = the draw index { $index } is used twice
record-index-missing = the draw index { $index } is missing before { $before }
record-entry = the entry cannot be read: { $reason }
entry-no-value = { $text }: { $name } has no value
entry-no-end = { $text }: { $end } is missing
entry-no-word = { $text }: a word is missing at { $at }
record-one-game = one game is needed, here are { $count }
record-no-end = the record breaks off after this line: a game ends with `end`
record-not-a-line = { $text } is no line of a record
record-no-checksum = the line has no checksum; it was cut off, or added by hand
record-checksum = the checksum is { $mark }, not { $wanted }: this line was edited or moved, or a line before it is gone
record-no-beginning = a game begins with `wartable`; this is no record, or its beginning is gone
record-format = the record has format { $given }; format { $known } is read here
record-header-order = { $name } is out of order in the header: { $order }
record-field-empty = { $name } is empty
record-header-without = the header has no { $name }
record-after-secret = after the secret comes the end
record-secret-uncommitted = there is a secret only where there is a commitment
record-stray-result = this result of chance does not belong to the line before it
record-result-parts = a result of chance has an index, a range and a result
record-die-face = the result { $raw } of a die is its face { $face }, not { $given }
record-not-open = the game must be opened before this, by `start` or `position`
record-open-twice = the game was opened before
record-line-breaks-off = the line breaks off
record-struck = the line is struck out, but nothing took it back
record-not-struck = the line is not struck out, but it was taken back
record-not-whole = { $text } is not { $what } ({ $low } to { $high })
what-seat = a seat
what-seats = a number of seats
what-lines = a number of lines
what-index = an index
what-range = a range
what-result = a result of this range
record-not-hexadecimal = { $text } is not 64 hexadecimal digits
record-no-chance = the record does not say how dice and draws go on: load it with a chance of your own
record-other-end = the record ends with { $recorded }, its replay with { $played }
record-veiled = the record is veiled for { $whose }: it can be read, but not played on
whose-public = the public
whose-seat = seat { $seat }
record-content = the table was played with the content { $recorded }; { $given } { $hash }: load it with the pack that it was played with
content-of-pack = the pack { $pack } has
content-of-title = the title's own is
record-never-opened = the game was never opened
record-rules = the table was played by rules { $recorded } of { $title }; these are rules { $present }
record-spelling = { $given } is written { $wanted }
record-other-chance = the chance to go on with is not the one that the record is committed to
record-position = the position cannot be read: { $reason }
record-no-such-result = the rules ask for no such result of chance
record-result = the record says { $recorded }, the rules make it { $played }

# files
no-writer = { $path }: nothing here can write a file
file-empty = there is no game in this file
file-second-game = a second game begins here; wartable.read goes through all of them
file-not-written = cannot be written: { $reason }
file-not-utf8 = not UTF-8 text (byte { $byte } of the line)
file-not-read = cannot be read: { $reason }
file-breaks-off = the file breaks off: no game can be added
file-line-too-long = the line is too long; this is no record

# the server: seats and absence
vote-not-running = the game does not go on at this table
vote-no-player = no player sits there
vote-own-seat = the others vote about this seat
vote-not-waited-for = the table does not wait for this seat
vote-too-early = the table has moved lately; a vote can be held in { $seconds } seconds
bot-plays-there = a bot plays there already
bots-paused = the bots are held
alone-only = others play here, too: this is for one who plays against bots alone
seat-eliminated = you are out of the game, and can only watch
seat-resigned = you have resigned: your seat is a bot's now, and you can only watch
seat-timed-out = your time is up: your seat is a bot's now, and you can only watch
seat-not-yours = this was not your seat
seat-substituted = a substitute sits there now
table-begun = the table has begun: its seats are taken
seated-already = you sit at this table already
seat-left = you have left a seat of this table and know its secrets; you can only come back to that one
others-decide = the other players at this table decide that
seat-of-another = somebody else sits there
seat-own = you sit there yourself: get up first
seat-taken = somebody sits there already
lobby-full = { $most } of your tables wait for players already: close one, or let one begin
server-busy = the server is busy with requests that take long; try again in a while
host-only = only the player who opened this table can do that
seats-settled = seats: no seat can be left out here
seat-kept = this seat is kept for somebody with its link
name-length = { $place }: a name has 1 to 40 characters
seconds-range = { $place }: { $value } is not a number of seconds from 0 to { $most }

# the server: people
password-length = password: { $low } to { $high } characters
email-wrong = email: not an e-mail address
sign-in-wrong = name or password is wrong
account-shut-out = this account is shut out; ask those who run this server
name-taken = name: this name is taken
name-invisible = { $place }: a name has no invisible letters
name-of-account = name: an account has this name; choose another
token-robots-only = only accounts of bots have tokens
no-token = you have no such token
password-wrong = { $place }: this is not your password
email-taken = email: this address belongs to another account
email-no-mail = email: this server sends no mail, so an address could not be confirmed
too-many-links = { $name } got several links within the last hour; wait a little
account-link-dead = this link does not open any more: it was used, it expired, or a newer one took its place
by-session-only = sign in with your password for this; a token is not enough
no-page = there is no such page
no-account = there is no account { $name }
sign-in-first = sign in first
token-wrong = the token is not valid
signed-out = signed out
too-many-requests = too many requests; try again in { $seconds } seconds

# the server: tables
no-table = there is no table { $table }
table-finished = table { $table } is finished
patch-server-runs = a server is running on this store: stop it first (after a crash its traces fade within two minutes)
patch-fixed = { $place }: this is fixed when the table opens
patch-broken = the position breaks the rules: { $reason }
patch-over = nobody would be asked anything in that position; `wartable admin abort` ends a table
patch-nothing = the table stands there already; nothing was changed
patch-not-json = { $place }, line { $line }: this is not JSON: { $reason }
patch-not-a-mapping = { $place }: a position is names and values in braces
undo-too-far = back { $back }: the table can go back by 1 to { $most }
import-seats = seats: write open, invited or bot:level, not { $seat }
table-busy = the table is too busy; try again
table-private = this table is private
seated-only = only a seated player can do that
not-seated-there = you do not sit there
no-longer-seated = you no longer sit there
spectators-blind = spectators see nothing of this table
talk-not-allowed = only players and signed-in spectators may talk here
event-chance = event { $number } ({ $kind }): the rules now ask chance for something else
event-diverged = event { $number } ({ $kind }) does not fit the present rules
no-event = there is no event { $kind }
no-request = kind: there is no request { $kind }; there are { $known }
body-wrong = body: { $kind }: { $reason }
message-length = a message has { $most } characters at most
message-deep = the message is nested too deeply
not-a-message = not a message: { $reason }
no-moment = moment: { $moment } is not a number from 1 to { $most }
table-gathering = the table is still waiting for players
table-collision = somebody else was there first; look at the table again
table-ended = the table was ended by those who run this server
table-over = the game at this table is over: nothing can be changed any more
no-ground = there is no such ground
no-font = there is no such font
pack-missing = { $title }: the pack { $pack } is not installed on this server
pack-unknown = { $place }: there is no pack { $pack } of { $title } on this server
pack-file = a pack holds TOML, JSON and messages, not { $file }
pack-large = { $place }: a pack has at most { $most } characters in all
pack-in-use = { $name } is played with at { $count } tables; --force removes it all the same, and they cannot go on
no-styles = there is no such style sheet
no-bundle = there is no such file for pages
link-dead = this link opens no seat; it may have been taken or withdrawn
no-poster = { $title } has no poster
no-drawing = there is no such drawing
no-picture = there is no such picture
no-paper = there is no such paper
upload-length = record: { $most } characters at most
upload-costly = record: more than { $most } choices are taken back; it cannot be opened here
upload-seats = seats: the game has { $seats } seats, not { $given }
fork-over = the game is over at that moment: go back to an earlier one
fork-seat = play: { $seat } is not a seat from 0 to { $last }
port-taken = port { $port } of { $host }: { $reason }; name another one with --port
data-in-use = { $folder }: another server uses this folder
database-damaged = { $file }: the file is damaged, or no database; restore a backup, or name another folder with --data
database-unreachable = the database does not answer ({ $reason }); see that it runs, and that --database names it rightly

# the server: notices
mail-address = WARTABLE_MAIL: write smtp://server or smtps://name:password@server:port
not-seconds = { $name }: { $text } is not a number of seconds
mail-without-address = mail: this account has no e-mail address
push-off = push: this server sends no push notices
push-scheme = { $place }: a push service's address begins with https://
push-key = { $place }: this is not the key of a browser
push-secret = { $place }: this is not the secret of a browser
push-key-file = { $file }: this is not a key for push notices; name another file with WARTABLE_PUSH_KEY, or move it away for a new one
webhook-length = webhook: an address has { $most } characters at most
webhook-letters = webhook: an address has plain letters and no blanks
webhook-scheme = webhook: an address begins with https:// or http://
webhook-no-server = webhook: the address names no server
webhook-password = webhook: an address must not hold a name or a password
webhook-private = webhook: the address lies in a private network
webhook-wrong = webhook: this is no address
webhook-unknown = webhook: no server of this name was found; check the address

# the store
backup-breaks-off = the backup breaks off after line { $number }
backup-format = not a backup of format { $format }
backup-schema = the backup has schema { $given }; this program knows { $known }: update it first
backup-row = a line is no row of a table that this program knows
backup-not-empty = the store is not empty: it has rows in { $table }; restore into a new one
backup-column = { $table }: there is no column { $column }
backup-misfit = { $table }: a row does not fit ({ $reason })
backup-line = line { $number }: not a line of a backup; the file is damaged or none
backup-changed = the backup was changed: its digest does not fit
not-a-backup = not a backup
database-address = database { $database }: write sqlite:///path or postgresql://…

# a new title
new-title-there = { $place } is there already; nothing was written
new-title-name = { $name } is no name for a title; write small letters, such as: border_war
new-title-python = { $name } means something else in Python; take another name
new-title-taken = there is a title { $name } already; take another name

# options that a rulebook declares
option-twice = option { $name } is declared by { $first } and by { $second }
option-undeclared = no clause declares the option { $names }
option-value-twice = { $clause }: option { $name } has a value twice
option-default = { $clause }: the default of option { $name } is one number, not { $given }
option-no-number = { $clause }: option { $name } is a number, and { $value } is neither a number nor none
option-backwards = { $clause }: option { $name } has a range that runs backwards, { $value }
option-gap = { $clause }: option { $name } leaves a gap between { $low } and { $high }

# a coached game
coach-none = { $title } has no coached game
coach-not-now = the coach waits for another choice
coach-undo = only the learner goes back
coach-nothing-to-show = there is nothing to show: this cue waits for no choice
coach-not-drawn = { $place }: { $value } is neither the name of a card nor a number
coach-not-an-answer = { $place }: { $value } is not a seat and its choice, such as `2 draw`
coach-no-position = { $place }: a position is needed, as names and values
coach-other-seats = { $place }: { $given } seats; the first lesson has { $seats }
coach-no-seat = { $place }: there is no seat { $seat }; the seats are 0 to { $last }
coach-last-cue = { $place }: the last cue of a lesson only tells something, so that the learner sees what came of the choice
coach-only = a coached game has no { $kind }
coach-not-coached = this is not a coached game
