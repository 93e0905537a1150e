"""Bots for the trading card game: rules of thumb that read the words of the cards, and playouts by them."""
