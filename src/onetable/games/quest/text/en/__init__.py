"""Middle-earth Quest in English."""
