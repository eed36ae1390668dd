"""What the browser fetches besides the table.

The page's scripts and styles, and the fonts.
"""
