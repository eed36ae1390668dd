"""Where things lie: one layout a module, or a few that bear its name."""
