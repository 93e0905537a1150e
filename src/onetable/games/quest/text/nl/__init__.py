"""Middle-earth Quest in Dutch."""
