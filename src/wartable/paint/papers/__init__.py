"""Papers: sheets, charts, sums, forms and documents, as HTML and in words."""
