"""The core: positions, chance, log, memory, table and record.

No I/O, and no game's name.
"""
