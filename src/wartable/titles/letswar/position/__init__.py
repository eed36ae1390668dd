"""Where everything lies at a table of Let's War, how it moves, who falls, and how it is dealt anew."""
