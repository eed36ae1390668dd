"""The coach: a first game that a title teaches by a script of positions, forced draws and short texts."""
