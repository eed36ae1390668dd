"""Who sends a request: accounts, guests, cookies, and how much they may ask for."""
