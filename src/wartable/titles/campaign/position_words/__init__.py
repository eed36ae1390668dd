"""The campaign's positions in words."""
