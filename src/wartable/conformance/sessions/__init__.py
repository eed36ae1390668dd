"""Games that are played to hold a title to its promises, one kind of promise a module."""
