"""The table of Middle-earth Quest in the terminal."""
