"""The coach: a first game, taught by a script of positions, draws and texts."""
