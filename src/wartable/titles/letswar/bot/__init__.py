"""A sensible player of Let's War, by rules of thumb."""
