"""The guide: the rules of a game in short sections by subject, in our words, in every language, and how they are found."""
