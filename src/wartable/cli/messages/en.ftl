bye = Goodbye.
interrupted = Interrupted.
seats = { $span ->
    [one] { $low } seats
   *[other] { $low } to { $high } seats
  }
you-are = You are { $seat } at seat { $number }. Type a number, an action, or help.
ask-choice = your choice>
may-play = Yes, that may be played now.
undone = Taken back.
redone = Done again.
quiet-choices = { $count ->
    [one] … 1 more choice, by its words: type “choices” or “choices WORD”
   *[other] … { $count } more choices, by their words: type “choices” or “choices WORD”
  }
ask-agree = Do it? yes or no>
nothing-here = There is nothing here.
saved = Saved as { $path }.
thinking = { $name } is thinking …
over = The game is over.
won = Winners: { $names }.
nobody-won = Nobody won.
clause-line = { $clause }: { $text }
caution = caution, { $clause }: { $text }
final = cannot be taken back
not-now = Not now:
leave = Leave the game? The table is not saved. Type "save game.wtr" first, or "quit" again.
help =
    number       play the choice with that number
    words        play a whole choice in words, such as: deploy shields patrol
    words ...    make a single pick of it, such as: deploy shields ...
    why ACTION   may I play that now, and if not, by which rule
    undo [PICK]  take back that pick, or the last pick or choice
    redo         do again what was taken back last
    choices WORD the choices without a number, those with that word
    log [N]      the last N lines of what happened (10)
    ask QUESTION questions about the table: { $questions }
    rules WORDS  look a rule up
    table        show the table again
    form [ID …]  the forms, or fill one in: form import list.json, or form import field=value
    files [NAME] what you can take along, or write that file
    print [ID]   what can be printed, or write it as a page: print ID page.html
    rename THING the things that you may name, or name one: rename THING NAME
    back [N]     the points that you can go back to, or go back to one
    take-up      take up again what was struck
    save FILE    save the game
    lang it|en   change the language
    quit         leave
coach-begin = Your first game. Type a number or an action; “show” shows you how, “back” goes back, “quit” leaves.
coach-at = { $at } of { $count }
coach-next = Enter to go on>
coach-shown = That is how it goes. Type “back” to try it yourself, or press Enter to go on.
coach-words = Enter or “next” goes on, “back” goes back, “show” plays this for you, “again” begins again, “quit” leaves.
coach-end = That was the lesson. Now a real game: wartable play { $title }
game-heading = { $title }, { $seats } seats, { $lines } choices
result-open = still open
result-won = won by { $names }, by { $clause }
result-none = no winner, by { $clause }
verified = Verified: { $draws } results of chance follow from the published secret and the players' salts.
content-good = { $place }: good ({ $hash })
content-prices-same = { $place }: every price is what the formula gives
content-prices-differ = { $place }: { $changes ->
    [one] 1 unit has another price; --write writes it
   *[other] { $changes } units have other prices; --write writes them
  }
content-prices-written = { $place }: { $changes ->
    [one] 1 unit has a new price
   *[other] { $changes } units have new prices
  }
coverage = { $title }: { $cited } of { $all } clauses and rulings are cited by tests ({ $share } %)
coverage-missing = Not cited: { $ids }
no-rule = Nothing in the rulebook of { $title } matches { $words }.
simulated = { $games } games of { $title }, { $seats } seats, { $seconds } s, { $rate } games/s
column-seat = seat
column-bot = player
column-wins = wins
column-share = share
column-interval = 95 % interval
of-side = side { $name }
column-measure = of a game
column-mean = mean
column-least = least
column-games = games
column-low = 10 %
column-median = median
column-high = 90 %
windows = answers asked for, to a decision of one's own
length = decisions a game: median { $median }, 10 % { $low }, 90 % { $high }
capped = { $count } games reached the cap of { $cap } decisions and have no outcome.
endings = endings: { $endings }
conforms = { $title } conforms: { $games } games, { $steps } steps, no finding.
findings = { $count ->
    [one] 1 finding
   *[other] { $count } findings
  }
fuzzed = { $games } games, { $steps } steps, { $junk } bad inputs, no fault.
admin-name = name
admin-mail = e-mail
admin-since = since
admin-state = state
admin-player = player
admin-robot = bot
admin-disabled = disabled
admin-table = table
admin-title = title
admin-phase = phase
admin-seats = seats
admin-moved = last moved
admin-seat = seat
admin-kind = kind
admin-level = level
admin-is-disabled = { $name } is shut out.
admin-is-enabled = { $name } may come in again.
admin-signed-out = All sessions of { $name } are over.
admin-reset-link = Send this to the owner; it opens once, within a day: { $link }
admin-hash = hash
admin-pack-added = { $name } is installed for { $title }; records name it { $hash }.
admin-pack-removed = { $name } of { $title } is removed.
admin-new-password = The new password, shown only now: { $password }
admin-aborted = Table { $table } is over, without an outcome.
admin-events = { $count ->
    [one] 1 event
   *[other] { $count } events
  }
admin-imported = Table { $table } is open.
admin-seat-link = seat { $seat }: { $link }
admin-patched = The position of table { $table } is corrected.
admin-undone = { $count ->
    [one] The last thing that happened at table { $table } is taken back.
   *[other] The last { $count } things that happened at table { $table } are taken back.
  }
admin-told-patched = Those who run this server have corrected the position.
admin-told-undone = { $count ->
    [one] Those who run this server have taken back the last thing that happened.
   *[other] Those who run this server have taken back the last { $count } things that happened.
  }
admin-exported = { $count ->
    [one] 1 record is in { $folder }.
   *[other] { $count } records are in { $folder }.
  }
admin-not-exported = Not to be read by the present rules: { $tables }
admin-backed-up = { $file }: { $count ->
    [one] 1 row
   *[other] { $count } rows
  }. Keep it safe: it holds the secrets of running tables.
admin-restored = { $count ->
    [one] 1 row was
   *[other] { $count } rows were
  } restored from { $file }.
admin-goes-on = { $table } ({ $title }, { $phase }): event { $event } does not fit the present rules; the table goes on from its kept position, { $lost ->
    [0] nothing is lost
    [one] 1 later event is lost
   *[other] { $lost } later events are lost
  }.
admin-lost-table = { $table } ({ $title }, { $phase }): event { $event } does not fit, and the table cannot go on by the present rules.
admin-checked = { $good ->
    [one] 1 table is as it was
   *[other] { $good } tables are as they were
  }, { $bad ->
    [one] 1 diverges
   *[other] { $bad } diverge
  }.

new-title = { $folder } is ready. Install it and play:
    pip install --editable { $folder }
    wartable play { $name } --bot random
    wartable conformance { $name }
