"""Gradisca's tables: things, verbs, steps, effects, clauses, entries."""
