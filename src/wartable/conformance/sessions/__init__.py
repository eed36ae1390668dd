"""Sessions: games that hold a title to its promises, one kind a module."""
