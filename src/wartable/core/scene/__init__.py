"""What is drawn of a view."""
