# What the table itself tells a seat, whatever the title.
draft-dropped = The choice you had begun no longer stands. Begin it again.
rules-changed = This record was made under other rules; it goes on under version { $version }.
