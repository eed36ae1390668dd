"""What a title's rules are written with: positions, steps, chance, the log, memory. Compiled, all of it."""
