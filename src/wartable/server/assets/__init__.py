"""What the browser fetches besides the table: the page's scripts and styles, and the fonts."""
