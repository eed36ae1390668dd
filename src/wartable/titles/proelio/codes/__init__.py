"""Proelio's tables: cards, verbs, clauses, entries and what things are called."""
