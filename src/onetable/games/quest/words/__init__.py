"""The words of this game: what cards say and do, what is chosen, told and refused."""
