"""The steps of a turn, each under its heading in the rulebook; their numbers are in position.py."""
