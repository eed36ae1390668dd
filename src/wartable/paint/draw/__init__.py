"""How one thing looks: cards, counters, piles, furniture."""
