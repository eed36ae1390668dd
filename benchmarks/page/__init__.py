"""What the page costs: a move on the wire, a swap on a slow machine, the first load on a slow line."""
