"""Middle-earth Quest as it is sent."""
