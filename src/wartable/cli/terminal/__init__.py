"""The table at the terminal: games, lessons, and the papers of a desk."""
