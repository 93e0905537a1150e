"""The bots of Middle-earth Quest."""
