"""The laboratory: mass play, balance and reports."""
