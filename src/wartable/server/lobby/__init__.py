"""Opening tables and sitting down: what comes before a game, and tables made of another one."""
