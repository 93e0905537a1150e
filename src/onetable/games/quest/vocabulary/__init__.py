"""Words that only say something: what may be chosen, what happened, why not, what always holds, how a card fights."""
