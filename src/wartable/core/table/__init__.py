"""One match: its seats, what they did, and how it is played again."""
