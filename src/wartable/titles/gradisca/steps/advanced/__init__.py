"""Steps of the Advanced game alone (rulebook: 14 to 26)."""
