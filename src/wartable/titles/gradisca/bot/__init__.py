"""A sensible player of Gradisca, by rules of thumb."""
