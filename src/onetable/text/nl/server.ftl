# Wat de server zegt: waarom iets niet gebeurt.

refused-not-yours = Dat is niet jouw plaats.
refused-stale = Er is intussen verder gespeeld; zo staat het er nu voor.
refused-not-asked = Jij bent nu niet aan de beurt om te kiezen.
refused-no-such-choice = Die keuze is er nu niet.
refused-not-begun = Het spel is nog niet begonnen: er ontbreekt nog iemand.
refused-over = Dit spel is afgelopen.
refused-not-over = Dit spel is nog niet afgelopen.
refused-not-allowed = Dat mag niet aan deze tafel.
refused-nothing-asked = Daar heeft niemand je om gevraagd.
refused-no-undo = Er is niets om terug te nemen.
refused-undo-asked = Iemand heeft al gevraagd iets terug te nemen.
refused-bad-message = Dat bericht is niet te begrijpen.
refused-too-fast = Dat was te veel tegelijk; wacht even.
refused-too-many-tables = Er staan te veel tafels van je open; speel er eerst een uit of verlaat er een.
refused-too-big = Dat is te groot.
refused-no-such-table = Zo’n tafel is er niet; kijk de link nog eens na.
refused-no-such-step = Het spel heeft die stap niet.
refused-no-open-seat = Die plaats is bezet.
refused-who-are-you = Zeg eerst wie je bent.
refused-wrong-login = Die account bestaat niet, of het wachtwoord klopt niet.
refused-login-taken = Iemand anders heeft die inlognaam; kies een andere.
refused-same-deal = Je speelt deze deling nog aan een andere tafel; kijk terug als die afgelopen is.
refused-other-version = Deze tafel is met een andere versie van het spel begonnen en kan met deze niet worden geopend.
refused-cannot-keep = De server kan op dit moment niets bewaren; er is niets veranderd. Probeer het later nog eens.
refused-restart = De tafel is zo terug.
waiting-for-players = Wachten tot iedereen zit.
