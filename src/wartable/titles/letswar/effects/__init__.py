"""What cards do: one small function an operation, whom it concerns, what it needs, how long it lasts."""
