"""How fast wartable is, beside other engines in the same run: `make bench`."""
