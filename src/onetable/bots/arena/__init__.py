"""The arena: bots meet over the same deals, and what is found out does not hang on who counts, where, or how often it was interrupted."""
