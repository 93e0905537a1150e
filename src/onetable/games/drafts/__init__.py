"""Limited play with the trading card game: boosters are opened or drafted, decks are built, and a round of games follows."""
