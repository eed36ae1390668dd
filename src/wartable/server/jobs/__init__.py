"""Work beside the requests: bots, clocks, ratings, notices."""
