"""Cards that other cards call by their title."""

from onetable.games.tcg.words.nouns import character_named

ARAGORN, ARWEN, BILBO, BOROMIR, FRODO, GALADRIEL = [
    character_named(title) for title in ("Aragorn", "Arwen", "Bilbo", "Boromir", "Frodo", "Galadriel")
]
GANDALF, GIMLI, LEGOLAS, MERRY, PIPPIN, SAM = [
    character_named(title) for title in ("Gandalf", "Gimli", "Legolas", "Merry", "Pippin", "Sam")
]
THE_GAFFER, SARUMAN, THE_BALROG, BILL_THE_PONY = [
    character_named(title) for title in ("The Gaffer", "Saruman", "The Balrog", "Bill the Pony")
]
CAVE_TROLL, ULAIRE_LEMENYA, THE_WITCH_KING = [
    character_named(title) for title in ("Cave Troll of Moria", "Úlairë Lemenya", "The Witch-king")
]
GANDALFS_CART, BLADE_TIP = character_named("Gandalf's Cart"), character_named("Blade Tip")
