"""Middle-earth Quest in Japanese."""
