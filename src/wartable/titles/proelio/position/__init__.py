"""Where everything lies at a table of Proelio, how it moves, and how it is dealt anew."""
