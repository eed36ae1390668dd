"""Italy: Territory cards, its entry into the war, and the auction for it."""
