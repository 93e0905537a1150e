"""Plain words: the parts of speech that the table and the mechanics know, and what is told, chosen and refused."""
