"""The tables of Let's War: units and sides, effects, verbs, steps, clauses, entries, and what things are called."""
