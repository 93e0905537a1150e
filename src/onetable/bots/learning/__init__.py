"""How a game's evaluation is learned from games that bots play with themselves."""
