"""The campaign's own bot: what its army is worth, its list, its preparation, its answers."""
