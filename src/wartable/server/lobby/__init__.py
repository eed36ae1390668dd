"""Opening tables and sitting down: before a game, and tables made of another."""
