# What the table itself tells a seat, whatever the title.
draft-dropped = The choice you had begun no longer stands. Begin it again.
answer-dropped = What you had answered no longer stands: the choice that asked for it was taken back.
rules-changed = This record was made under other rules; it goes on under version { $version }.
