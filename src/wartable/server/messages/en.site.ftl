# The pages around the table: closed tables, forks, the account, the form, the search in a rulebook.
pages-begin-game = Start the game
pages-seat-range = from { $low } to { $high }
pages-options-as-written = These are the rules as written.
pages-copied = Copied
pages-email-waits = We sent a link to { $email }. Open it within a day, and the address is yours.
pages-email-removed = Your address was removed.
pages-welcome = Welcome, { $name }!
pages-welcome-lead = Your account is ready. Your tables wait for you here, on every device where you sign in.
pages-turns = { $count ->
    [one] Your turn at a table
   *[other] Your turn at { $count } tables
  }
pages-notice-mail-needs = For this, give an e-mail address and open the link that we send there.
pages-for-programs = For programmers
pages-notice-webhook-lead = When it is your turn, the server calls this address (POST, JSON), so that your own program or your group's chat hears of it.
pages-found-one = 1 passage found.
pages-found-many = { $count } passages found.
pages-found-none = Nothing found. Try another word, or fewer words.
pages-closed = { $title }: this table is closed
pages-closed-lead = It was closed before the game began, so there is nothing to look back at.
pages-closed-new = Open another table
pages-gathering-fewer = You can also start now, without the free seats.
table-forking-title = Play on against bots?
table-forking = You get a new table of your own from this position. What you could not know is dealt anew, and this table stays as it is.
table-forking-yes = Play on
table-forking-no = Stay here
table-forked = Forked from moment { $moment } of another table. Bots play the others; what you could not know is dealt anew.
table-forked-now = Forked from another table. Bots play the others; what you could not know is dealt anew.
table-forked-back = To the other table
