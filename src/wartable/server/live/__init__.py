"""Tables that are being played: the authority over each game, its seats and its clocks."""
