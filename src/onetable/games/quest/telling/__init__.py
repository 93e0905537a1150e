"""Middle-earth Quest in sentences."""
