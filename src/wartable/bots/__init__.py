"""Bots: a random player for every title, and titles' own rules of thumb."""
