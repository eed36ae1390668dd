"""What a title's rules are written with.

Positions, steps, chance, the log, memory. Compiled, all of it.
"""
