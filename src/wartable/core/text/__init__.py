"""What is said: messages, rulebooks, clean input."""
