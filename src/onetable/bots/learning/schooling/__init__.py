"""How habits that hang on the whole position are learned: games are played, and a network is taught by what came of them."""
