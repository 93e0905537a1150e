"""What a deck is worth: its result over many quick games against the decks that come with the game."""
