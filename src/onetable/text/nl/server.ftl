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
refused-so-already = Dat is al zo.
refused-no-undo = Er is niets om terug te nemen.
refused-undo-asked = Iemand heeft al gevraagd iets terug te nemen.
refused-bad-message = Dat bericht is niet te begrijpen.
refused-too-fast = Dat was te veel tegelijk; wacht even.
refused-too-big = Dat is te groot.
refused-no-such-table = Zo’n tafel is er niet; kijk de link nog eens na.
refused-no-such-step = Het spel heeft die stap niet.
refused-no-open-seat = Die plaats is bezet.
refused-who-are-you = Zeg eerst wie je bent.
refused-wrong-login = Die account bestaat niet, of het wachtwoord klopt niet.
refused-login-taken = Iemand anders heeft die inlognaam; kies een andere.
refused-odd-name = Een naam heeft hoogstens 32 tekens, die allemaal te zien zijn.
refused-odd-login = Een inlognaam heeft 2 tot 40 letters en cijfers, of . @ + - _, en geen spaties.
refused-odd-password = Een wachtwoord heeft minstens 8 tekens, is niet veel langer dan een zin en is niet de inlognaam.
refused-wrong-password = Het oude wachtwoord klopt niet.
refused-logged-out = Je bent op dit apparaat uitgelogd.
refused-no-such-device = Dat apparaat is er niet meer.
refused-same-deal = Deze deling blijft geheim zolang ze aan een andere tafel wordt gespeeld; kom terug als al haar tafels klaar zijn.
refused-deal-known = Deze deling is aan een andere tafel al uitgespeeld; hier mogen alleen nog bots gaan zitten.
refused-other-version = Deze tafel is met een andere versie van het spel begonnen en kan met deze niet worden geopend.
refused-cannot-keep = De server kan op dit moment niets bewaren; er is niets veranderd. Probeer het later nog eens.
refused-restart = De tafel is zo terug.
refused-failed = Dat kon niet: het spel struikelde erover. Er is niets veranderd, en de beheerder is ingelicht.
refused-unreadable = Deze tafel kan niet meer worden geopend: wat ervan is opgeschreven, is niet te lezen. De beheerder is ingelicht.
refused-no-such-person = Je bent hier niet meer bekend: de beheerder heeft je verwijderd.
waiting-for-players = Wachten tot iedereen zit.

# The log of a table in words, for its host.

log-sat = { $name } neemt plaats { $seat } in.
log-rose = { $name } verlaat plaats { $seat }.
log-answered = { $name }: { $choice }
log-asked-undo = { $name } vraagt iets terug te mogen nemen.
log-allowed = { $name } vindt het goed.
log-not-allowed = { $name } vindt het niet goed.
log-took-back = { $name } neemt de laatste keuze terug.
log-said = { $name } zegt: { $phrase }
log-showed = { $name } laat toeschouwers deze plaats zien.
log-hid = { $name } laat toeschouwers deze plaats niet langer zien.
log-stood-in = Een bot speelt voor { $name }.
log-waited = De anderen wachten op { $name }.
log-came-back = { $name } speelt weer zelf.
log-went-on = Deze mensen spelen verder aan de tafel { $table }.
log-moved = De tafel is naar een andere server verhuisd.
