"""Cards: played, answered, resolved, and the choices that they ask; Events, Characters and the Armistice."""
