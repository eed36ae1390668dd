"""Gradisca's position: what lies where, ways over the map, walls and mines, redeals."""
