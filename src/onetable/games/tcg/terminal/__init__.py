"""The table of the trading card game in the terminal."""
