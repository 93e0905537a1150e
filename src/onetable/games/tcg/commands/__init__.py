"""What the trading card game adds to the command line."""
