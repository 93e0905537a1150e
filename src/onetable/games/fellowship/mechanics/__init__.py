"""How things happen at the table, whatever the words of the cards are: hands, knowledge, following suit, the last trick."""
