"""A player of the trick-taking game who follows rules of thumb, and thinks ahead by playing them out."""
