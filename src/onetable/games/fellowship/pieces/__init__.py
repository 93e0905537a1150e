"""The pieces of the box: playing cards, and the names of everybody and everything that is spoken of."""
