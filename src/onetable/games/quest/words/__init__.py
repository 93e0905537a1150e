"""The words of this game that do something: what cards count, ask for and bring about."""
