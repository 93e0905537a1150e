"""Games as data: one row a game, with its public positions, choices and outcome; written, read, and played again."""
