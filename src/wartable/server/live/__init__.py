"""Tables that are played: the authority over each game, its seats and clocks."""
