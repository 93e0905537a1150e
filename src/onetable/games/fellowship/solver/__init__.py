"""Perfect hindsight: for cards that are all known, whether there is a line of play in which all goals are met, and which."""
