"""Players that are programs: a random one for every title, and what a title's own rules of thumb play."""
