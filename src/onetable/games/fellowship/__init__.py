"""The Fellowship of the Ring: Trick-Taking Game, a cooperative campaign for one to four players."""
