"""A bot that learned by playing with itself: what it wishes for at once, and what it finds when it looks ahead; numpy is all it needs."""
