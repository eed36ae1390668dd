"""The campaign's tables: places, verbs, steps, clauses, entries."""
