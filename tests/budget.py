"""What a title may cost in `make test`: counts of work, which are the same on every machine.

Every title gets the same share, so four titles cost four. Time is spent by `make soak` alone.
"""

from __future__ import annotations

# Clicks of each inspection: what both builds together did in a minute of two quiet cores, and a little more.
CONFORMANCE = {"rules": 2_000, "table": 4_600, "twins": 33_000, "redeal": 6_100}
# The small titles of the tests have few cases and short games.
SMALL = {"rules": 1_200, "table": 2_100, "twins": 5_400, "redeal": 1_750}
# A title of millions of actions is inspected longer at each click; its small pack is tried beside it.
LARGE_SPACE = 1_000_000
MIDDLE_SPACE = 5_000  # above it a click asks after thousands of codes: half as many take as long
LARGE = {"rules": 300, "table": 600, "twins": 1_500, "redeal": 400}
TINY = {"rules": 3_100, "table": 3_500, "twins": 7_600, "redeal": 3_400}
FUZZ = 18_500  # calls, good and bad

# What is done at full length on the compiled build is done on the plain one as a fifth of it.
SHORT = 5

# A title that is broken on purpose is caught long before.
CAUGHT = 20_000
