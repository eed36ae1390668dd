"""What keeps the project in order: pages made from the code, lines of equal width."""
