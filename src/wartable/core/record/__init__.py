"""The saved match, and the proof that it was fair."""
