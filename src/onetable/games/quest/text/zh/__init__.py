"""Middle-earth Quest in Chinese."""
