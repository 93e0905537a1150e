"""How things happen, whatever the words of the cards say."""
