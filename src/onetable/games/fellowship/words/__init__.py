"""The language of this game: suits and cards, goals, set-up actions, changes of the rules, reasons and news."""
