# The pages.
pages-skip = Skip to the page
pages-nav = Pages
pages-nav-play = Play
pages-nav-tables = Tables
pages-nav-rules = Rulebooks
pages-nav-records = Records
pages-language = Language
pages-theme = Day or night
pages-day = Day
pages-night = Night
pages-back = Back
pages-sign-in = Sign in
pages-sign-out = Sign out
pages-sign-out-everywhere = Sign out everywhere
pages-first-title = { $count ->
    [1] A war for your table.
    [2] Two wars, one table.
    [3] Three wars, one table.
    [4] Four wars, one table.
   *[other] { $count } wars, one table.
  }
pages-first-lead = { $count ->
    [1] Play against bots at once. No account, nothing to install.
   *[other] Pick a poster and play against bots at once. No account, nothing to install.
  }
pages-players = { $low ->
    [one] { $high ->
        [1] 1 player
       *[other] 1 to { $high } players
      }
   *[other] { $low } to { $high } players
  }
pages-how = How it goes
pages-ways = Ways to play
pages-view = The table, as one of { $seats } players sees it
pages-hot-seat = Several players at one screen
pages-friends = With friends, by a link
pages-play-bots = Play against bots
pages-open-table = Open a table
pages-open-table-of = { $title }: open a table
pages-waiting = Open tables
pages-nothing-waiting = Nobody is waiting just now. Open a table, and somebody may sit down.
pages-list-mine = My tables
pages-list-gathering = Open tables
pages-list-running = Being played
pages-list-finished = Finished games
pages-none-mine = You sit at no table.
pages-none-gathering = Nobody is waiting just now. Open a table, and somebody may sit down.
pages-none-running = Nothing is being played in public just now.
pages-none-finished = No game has been finished in public yet.
pages-lobby-guest = Guests keep their seats in this browser. With an account your own tables are listed here, on every device.
pages-table-of = Table of { $name }
pages-special = { $count ->
    [one] 1 special rule
   *[other] { $count } special rules
  }
pages-won-by = Won by { $names }
pages-sit-down = Sit down
pages-go-mine = To the table
pages-go-gathering = To the table
pages-go-running = Watch
pages-go-finished = Look back
pages-my-turn = Your turn
pages-ago-now = just now
pages-ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
  }
pages-ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
  }
pages-ago-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
  }
pages-taken = { $taken } of { $all } seats taken
pages-pace = Pace
pages-pace-live = Live
pages-pace-correspondence = By correspondence
pages-who-plays = Who plays
pages-preset-bots = Against bots
pages-preset-bots-about = The game begins at once.
pages-preset-friends = With friends
pages-preset-friends-about = Each gets a link of their own.
pages-preset-hot = At one screen
pages-preset-hot-about = You pass it on; hands stay hidden.
pages-preset-open = With anybody
pages-preset-open-about = Whoever comes may sit down.
pages-mode = Mode
pages-seat-count = Seats
pages-your-name = Your name
pages-seat-name = Name
pages-seat-me = Me
pages-seat-user = Player
pages-seat-guest = Guest
pages-seat-bot = Bot
pages-seat-bot-level = Bot, { $level }
pages-seat-open = Anybody
pages-seat-invited = By invitation
pages-level-random = random
pages-level-sensible = sensible
pages-bank = Time for each player
pages-increment = More time for each answer
pages-cap = Never more than
pages-on-absence = When time is up
pages-absence-default = The usual answer is played
pages-absence-bot = A bot takes the seat
pages-absence-forfeit = The player resigns
pages-bot-pace = Bots play
pages-bot-pace-0_2 = at once
pages-bot-pace-0_8 = like people
pages-bot-pace-2 = slowly
pages-span-none = none
pages-span-bank = the time above
pages-span-10 = 10 seconds
pages-span-30 = 30 seconds
pages-span-60 = 1 minute
pages-span-600 = 10 minutes
pages-span-1800 = 30 minutes
pages-span-3600 = 1 hour
pages-span-86400 = 1 day
pages-span-259200 = 3 days
pages-span-604800 = 1 week
pages-span-1209600 = 2 weeks
pages-who-sees = Who may look on
pages-public = Show the table in the list
pages-spectators = Spectators see
pages-spectators-public = what all players see
pages-spectators-nothing = nothing
pages-spectators-after_end = everything, after the end
pages-options = Rules of this table
pages-options-about = As they stand, the table plays by the book. Each can be changed; its number leads to the rule behind it.
pages-usual = usual
pages-no-limit = no limit
pages-links-title = Invite the others
pages-links-lead = Send each player one of these links. Whoever opens it may sit down there. You see them only now.
pages-copy = Copy
pages-account = Account
pages-account-lead = You can play without an account. With one, your tables wait for you on every device, and your games are rated.
pages-signed-in = Your tables wait for you on every device where you sign in.
pages-ratings = Ratings
pages-no-ratings = No rated game yet. Games against other accounts and against bots count.
pages-title = Title
pages-rating = Rating
pages-games = Games
pages-name-or-mail = Name or e-mail address
pages-name = Name
pages-password = Password
pages-new-password = Password, at least 10 characters
pages-mail-optional = E-mail address (only for notices; may stay empty)
pages-register = Register
pages-robot = This is the account of a bot
pages-robot-account = Account of a bot
pages-token-lead = A program signs in with a token. It is shown once.
pages-new-token = New token
pages-notices = When it is my turn, tell me
pages-notice-mail = By e-mail
pages-notice-webhook = At this web address
pages-save = Save
pages-saved = Saved.
pages-rulebook = Rulebook
pages-rules-lead = Every rule has a number. When the table refuses something, it names the rule and opens the book there.
pages-read-rules = Read the rules
pages-rules-apart = Open the rulebook in a page of its own
pages-search-rules = Search: a word, or a number such as 09
pages-version = version { $version }
pages-contents = Contents
pages-records-lead = A record is a small text file: the whole game, every die and draw, and the proof that nothing was tampered with.
pages-bring-record = Bring a game along
pages-record-file = A record (.wtr)
pages-record-hint = It is read and checked here in your browser. A finished game can be looked at, a running one goes on against bots.
pages-record-open = Open it at a table
pages-mistake = Nothing lies here
pages-mistake-gone = There is no such page or table, or it was taken away.
pages-mistake-forbidden = This table is private: only those who sit at it can open it.
pages-mistake-busy = Too much was asked for in a short time. Try again in a moment.
pages-mistake-other = That did not work.
pages-table-page = { $title }: the table
pages-loading = The table is being laid …
pages-line-down = The line is down. Trying again …
pages-gathering-title = Waiting for players
pages-gathering = The game begins when every seat is taken.
pages-played-with = Special rules of this table:
pages-copy-table-link = Copy the link to this table
pages-choices = Choices
pages-more = More
pages-close = Close
pages-tab-chat = Chat
pages-tab-aid = Help
pages-tab-rules = Rules
pages-tab-replay = Replay
pages-tab-settings = Settings
pages-say = Say something
pages-send = Send
pages-ask = Ask the table
pages-keys = Keys
pages-key-choices = play the choice with that number
pages-key-choices-caps = 1 … 9
pages-key-done = done, the great button
pages-key-done-caps = D
pages-key-undo = take back
pages-key-undo-caps = U
pages-key-why = why not?
pages-key-why-caps = ?
pages-key-rule = the rule of this row
pages-key-rule-caps = R
pages-key-large = the large card
pages-key-large-caps = I
pages-key-log = to the log
pages-key-log-caps = L
pages-key-chat = to the chat
pages-key-chat-caps = C
pages-key-aid = this help
pages-key-aid-caps = H
pages-key-menu = replay, settings and the rest
pages-key-menu-caps = M
pages-key-move = from row to row, over the table, and play
pages-key-move-caps = Tab ↑ ↓ Enter
pages-replay = Replay
pages-replay-lead = Look at any earlier moment as you saw it. A click on a line of the log leads there too.
pages-replay-begin = Look back
pages-replay-first = To the beginning
pages-replay-back = One step back
pages-replay-play = Play
pages-replay-next = One step on
pages-replay-now = Back to now
pages-eyes = Through whose eyes
pages-share = Share
pages-download = Download the record
pages-fork = Play on against bots
pages-fork-here = Play on from here
pages-fork-lead = A table of your own from this position: what you could not know is dealt anew.
pages-setting-confirm = Ask before what cannot be undone
pages-setting-sound = Sounds
pages-setting-calm = Less movement
pages-setting-text = Text mode, for screen readers
pages-orders = Standing orders
pages-orders-lead = I decline these without being asked. It is I who say so, so it tells nothing about my hand.
pages-order-until = Until
pages-order-turn = my next turn
pages-order-revoked = I say otherwise
pages-leave = Leaving
pages-leave-to-bot = Leave my seat to a bot
pages-resign = Resign
pages-to-first = First page
pages-curtain = I am here: show my hand
pages-curtain-lead = Pass the screen on. Nobody else should look now.
pages-again = Play again
pages-proof = Fair dice and draws
pages-proof-how = How this was checked
pages-proof-lead = Before the deal the server published a seal of its secret, and every seat added a word of its own. Now that the secret is open, your browser has computed every die and draw anew from them.
pages-zoom-in = Closer
pages-zoom-out = Farther
pages-zoom-all = The whole board

# What the table's page says by itself.
table-past = This is a moment of the past. Go back to now to play.
table-confirm-title = Play it?
table-confirm = { $what }: this cannot be undone.
table-confirm-yes = Play
table-confirm-no = Wait
table-leaving-title = Leave the table?
table-leaving = A bot takes your seat. You may come back while the game lasts.
table-leaving-yes = Leave to a bot
table-leaving-no = Stay
table-resigning-title = Resign?
table-resigning = You give the game up. That cannot be undone.
table-resigning-yes = Resign
table-resigning-no = Stay
table-returned = A bot plays on for you.
table-return = Take my seat back
table-sit = Sit down
table-stand = Leave the seat
table-kept = kept for you
table-you = you
table-bot = bot
table-away = away
table-moment = Moment { $moment } of { $moments }
table-now = Now
table-copied = The link is copied.
table-command = What do you want to do?
table-no-choice = There is no such choice.
table-may-play = Yes, that may be played now.
table-not-understood = I do not understand that. Type help for what can be said.
table-played = Done.
table-seat-open = a free seat
table-seat-invited = by invitation
table-seat-user = a player
table-seat-guest = a guest
table-seat-bot = a bot
table-public = a spectator
table-hand-over = { $name } is next. Pass the screen on.
table-hand-over-button = Hand over to { $name }
table-watching-nothing = Spectators see nothing of this table.
table-watching-after = Spectators see this table after the end.
table-aborted = This game was ended by those who run the server.
table-diverged = The rules were corrected while this game was played. It goes on from here.
table-silent = { $name } does not answer. A bot could play on.
table-silent-bot = Let a bot play
table-silent-votes = { $votes } of { $needed } votes
table-proof-checking = Checking …
table-proof-good = Every die and draw of this game checks out: { $draws } results, { $salts } words of players.
table-proof-bad = This does not check out: { $reason }
table-proof-none = There is nothing to check: the game is not over, or its chance was not sealed.
table-proof-insecure = A browser checks this only over https. Download the record and run “wartable verify”.
table-proof-title = Title
table-proof-ending = Ending
table-proof-open = The game is not over.
table-proof-commitment = Seal
table-proof-secret = Secret
table-proof-line = line { $line }
table-proof-no-record = this is no record
table-proof-mark = the checksum of a line is wrong
table-proof-seal = the secret is not the one that was sealed
table-proof-draw = a result does not follow from the secret
table-text-title = The table in words
table-text-happened = What happened
table-text-table = The table
table-text-asked = What is asked
table-text-choices = What you can do
table-text-misses = What you may not do, and why
table-text-ask = Ask
table-text-leave = Back to the picture
table-text-help = Type the number of a choice, or a choice in words. Or: what can I do · my hand · log · why … · undo · repeat. Or one of: { $questions }.
table-word-do = what can i do, choices, do
table-word-log = log, what happened
table-word-why = why
table-word-undo = undo, take back
table-word-repeat = repeat, table
table-word-help = help
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } m
table-unread = { $count } new

# What went wrong, where a page tells it to a person. In English the server's own words are shown, which say more.
error-forbidden = That is not allowed here.
error-gone = That is no longer there.
error-not_running = The game is not at that point any more.
error-not_signed_in = Sign in first, or check name and password.
error-name_taken = This name or e-mail address is taken.
error-sign_in = Name or password is wrong.
error-option_error = This does not fit: { $field }
error-not_an_action = That is no action.
error-stale = The table has moved on. Look again.
error-undo_refused = That cannot be taken back any more.
error-record_error = This record cannot be read.
error-too_many_requests = Too much at once. Try again in a moment.
error-foreign_page = Load the page anew and try again.
error-fault = The server made a mistake. Nothing was changed.
error-line = The server does not answer.
error-field-name = the name
error-field-password = the password
error-field-email = the e-mail address
error-field-mail = the e-mail address
error-field-webhook = the web address
error-field-text = the text
error-field-record = the record
error-field-seats = the seats

notice-subject = { $count ->
    [one] Your turn at a table
   *[other] Your turn at { $count } tables
  }
notice-hello = Hello { $name },
notice-lead = { $count ->
    [one] one table waits for you:
   *[other] { $count } tables wait for you:
  }
notice-line = · { $title }: { $link }
notice-foot = You get this because you asked for it in your account, where you can switch it off.
