"""The steps of the game, each named after the section of the rulebook that it plays."""
