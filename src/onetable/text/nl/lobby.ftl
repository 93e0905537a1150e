# One Table: de teksten van de startpagina, de hoofdstukken en het terugkijken.

## De startpagina

lobby-title = One Table
lobby-language = Taal
lobby-back = Terug naar de startpagina
lobby-guest = Gast { $name }
lobby-settings-of = { $name }, instellingen
lobby-games = Spellen
lobby-chapter = Hoofdstuk { $chapter }
lobby-chapter-title = { $chapter } · { $title }
lobby-play-chapter = Speel hoofdstuk { $chapter }
lobby-play-road = Speel de eindeloze weg
lobby-set-up = Instellen
lobby-set-up-of = Tafel instellen: { $game }
lobby-rules = Regels
lobby-rules-of = Regels in het kort: { $game }
lobby-beginning = De tafel wordt gedekt …
lobby-loading = Laden
lobby-nothing-lost = Er is niets verloren; je tafels staan er veilig.
lobby-try-again = Probeer opnieuw

## Verder en meedoen

lobby-continue = Verder
lobby-your-turn = Jouw beurt
lobby-open = Open
lobby-look-back = Terugkijken
lobby-do-table = { $action }: { $table }
lobby-with = met { $names }
lobby-alone = in je eentje
lobby-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}
lobby-free-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
lobby-thinking = { $who } denkt na
lobby-gathering = wacht op spelers
lobby-unreadable = Kan niet worden geopend
lobby-over = afgelopen
lobby-outcome-won = gewonnen
lobby-outcome-lost = verloren
lobby-you-won = jij hebt gewonnen
lobby-you-lost = jij hebt verloren
lobby-won-by = gewonnen door { $names }
lobby-none = Er staat geen tafel open.
lobby-none-yet = Hoofdstuk 1 duurt tien minuten en je hebt er niemand voor nodig.
lobby-none-now = Ga verder waar je gebleven was, of begin iets nieuws.
lobby-all-tables = Toon alle { $count }
lobby-fewer-tables = Toon minder
lobby-just-now = zojuist
lobby-remove = Uit de lijst halen
lobby-remove-sure = Mijn plaats opgeven
lobby-join = Doe mee met vrienden
lobby-join-how = plak een link of typ het woord van de tafel
lobby-join-go = Meedoen
lobby-join-empty = Typ eerst het woord van de tafel; een vriend die er zit, kan het voorlezen.

## De weg

lobby-campaign = Campagne
lobby-road = Jouw weg · { $won } van { $count } hoofdstukken
lobby-road-won = Alle achttien hoofdstukken zijn gewonnen
lobby-with-bots = Speel met bots
lobby-with-friends = Speel met vrienden
lobby-always = Altijd erbij: { $names }.
lobby-to-choose = Te kiezen: { $names }.
lobby-chapter-won = { lobby-chapter }, { $title }, gewonnen
lobby-chapter-next = { lobby-chapter }, { $title }, het volgende
lobby-chapter-ahead = { lobby-chapter }, { $title }, nog niet gewonnen

## De hoofdstukken

lobby-book-chapters = Hoofdstukken
lobby-book-players = Spelers aan tafel
lobby-book-next = volgende
lobby-book-tries = { $count ->
    [0] Nog niet gespeeld
    [one] Eén keer gespeeld
   *[other] { $count } keer gespeeld
}
lobby-book-keep = Ga door waar je was
lobby-book-required = verplicht
lobby-book-alone = 1 speler speelt alle vier de handen
lobby-book-solo = Speel alleen

## Een nieuwe tafel

lobby-new-players = Spelers
lobby-new-seats = Wie zit waar
lobby-new-seat = Plaats { $number }
lobby-bot-at = Bot { $number }
lobby-who-me = Jij
lobby-who-bot = Bot
lobby-who-open = Vriend
lobby-bots-play = De bots spelen
lobby-bots-others = Andere bots …
lobby-bot-rules = degelijk
lobby-bot-rules-how = Volgens vuistregels, meteen.
lobby-bot-rollout = sterk
lobby-bot-rollout-how = Ze denken vooruit en nemen voor elke keuze even de tijd.
lobby-bot-novice = als beginners
lobby-bot-novice-how = Ze zien het eerstvolgende, en niet wat daarvan komt.
lobby-bot-steady = degelijk
lobby-bot-steady-how = Ze gaan op ervaring af en kiezen meteen.
lobby-bot-master = als meesters
lobby-bot-master-how = Ze kijken vooruit in vele ingebeelde spellen en nemen voor elke keuze even de tijd.
lobby-bot-random = op goed geluk
lobby-bot-random-how = Elke keuze die mag: om iets uit te proberen.
lobby-pace = Tempo
lobby-pace-live = Live
lobby-pace-live-how = Iedereen is er nu. Wie te lang weg is, wordt door een bot gespeeld tot die terug is.
lobby-pace-days = Over dagen
lobby-pace-days-how = Iedereen neemt de tijd; de startpagina laat zien wie aan de beurt is.
lobby-watch = Wie mag meekijken
lobby-watch-off = Niemand
lobby-watch-public = Met de link, zonder gesloten kaarten
lobby-watch-seat = Met de link, via een speler die dat goedvindt
lobby-watch-after = Met de link, na afloop
lobby-options = Waar het regelboek het openlaat
lobby-usual = { $value } (gewoon)
lobby-begin = Begin
lobby-begin-invite = Open de tafel en nodig uit
lobby-begin-watch = Begin en kijk mee
## Meedoen via een link

lobby-invited = Je bent uitgenodigd
lobby-seat-free = vrij
lobby-seat-here = aanwezig
lobby-seat-away = weg
lobby-sit = Ga zitten
lobby-sit-at = Ga zitten op plaats { $number }
lobby-look-on = Kijk mee
lobby-seats-taken = Alle plaatsen zijn bezet.
lobby-no-watching = Aan deze tafel mag niemand meekijken.
lobby-you-are = Je naam aan tafel
lobby-no-table = Er is geen tafel met dat woord.
lobby-no-table-why = Misschien klopt er een letter niet, of de tafel is opgeruimd. Vraag de link opnieuw.
lobby-to-start = Naar de startpagina

## Instellingen

lobby-settings = Instellingen
lobby-name = Naam
lobby-name-how = Zo noemen anderen aan tafel je.
lobby-name-save = Bewaar
lobby-saved = Bewaard.
lobby-theme = Licht of donker
lobby-theme-system = Zoals het apparaat
lobby-theme-light = Licht
lobby-theme-dark = Donker
lobby-sound = Geluid
lobby-sound-how = Zes korte geluiden van hout, papier en glas.
lobby-letters = Toetsen van één letter
lobby-letters-how = U neemt terug, H geeft een hint, J opent het verslag. Zet ze uit als je spraakinvoer gebruikt.
lobby-auto = Kies voor mij als er maar één keuze is
lobby-auto-how = De tafel wacht even, zodat je ziet wat er gebeurt.
lobby-account = Account
lobby-account-why = Om te spelen heb je er geen nodig. Met een inlognaam en een wachtwoord vind je je tafels en je weg terug op andere apparaten.
lobby-account-is = Je bent ingelogd als { $login }.
lobby-account-add = Maak van deze gast een account
lobby-account-add-go = Maak het account
lobby-log-in = Log in
lobby-log-in-title = Ik heb al een account
lobby-log-in-note = De tafels van deze gast blijven bij de gast.
lobby-log-out = Log uit
lobby-delete = Dit account verwijderen
lobby-delete-how = Je account, decks en bots zijn voorgoed weg en je verlaat elke tafel. Gespeelde spellen blijven bij de anderen.
lobby-delete-go = Voorgoed verwijderen
lobby-password-lost = Een vergeten wachtwoord is niet op te zoeken: maak een nieuw account en vraag de beheerder van deze server om het oude te verwijderen.
lobby-tips = Eerste stappen weer tonen
lobby-tips-how = De coach en de eerste stappen van elk spel spreken je weer aan.
lobby-tips-shown = De coach en de eerste stappen zijn er weer.
lobby-login = Inlognaam
lobby-password = Wachtwoord
lobby-password-how = Minstens 8 tekens; een zin onthoud je het best.
lobby-password-short = Het wachtwoord heeft minstens 8 tekens nodig.
lobby-password-change = Wijzig het wachtwoord
lobby-password-change-go = Wijzig het
lobby-password-old = Oud wachtwoord
lobby-password-new = Nieuw wachtwoord
lobby-password-changed = Het wachtwoord is gewijzigd, en alle andere apparaten zijn uitgelogd.
lobby-devices = Waar je bent ingelogd
lobby-device-this = dit apparaat
lobby-device-unknown = Een ander programma
lobby-device-made = Ingelogd op { $when }.
lobby-device-seen = Laatst gezien op { $when }.
lobby-device-end = Log dit uit
lobby-devices-end-others = Log alle andere uit

## Terugkijken

replay-step = { $number } van { $count }
replay-step-of = Stap { $number } van { $count }: { $text }
replay-begin = Het begin
replay-slider = Waar in het spel
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
replay-leap = Naar de volgende slag of beurt
replay-leap-back = Naar het begin van deze slag of beurt, of de vorige
replay-last = Naar het einde
replay-play = Speel af
replay-pause = Pauze
replay-speed = Snelheid
replay-eyes = Door wiens ogen
replay-eyes-all = Alle kaarten open
replay-steps = Stappen
replay-this-game = Dit spel
replay-beside = Naast de tafel
replay-by = { $who }: { $text }
replay-times = { $text } · { $count } keer
replay-share = Kopieer de link
replay-copied = Gekopieerd.
replay-copy-by-hand = Kopieer deze link: { $link }
replay-download = Download het partijverslag
replay-go-on = Ga hier verder
replay-go-on-how = Een nieuwe tafel begint met de stand na stap { $number }. Dit spel blijft zoals het is.
replay-go-on-over = Het spel is bij deze stap afgelopen. Ga eerst wat terug.
replay-who-plays = Wie speelt
replay-same-deal = Geef dit spel aan een andere tafel
replay-same-deal-how = Dezelfde kaarten, andere mensen. Daarna staan de uitslagen naast elkaar.
replay-deals = Hetzelfde spel aan andere tafels
replay-deals-title = Eén spel, { $count ->
    [one] één tafel
   *[other] { $count } tafels
}
replay-deals-none = Nog niemand anders heeft dit spel gespeeld.
replay-deal-people = Spelers
replay-deal-result = Uitslag
replay-deal-steps = Stappen
replay-deal-when = Wanneer
replay-deal-playing = nog bezig
replay-deal-this = deze tafel
replay-deal-link = Vergelijk
replay-deal-play = Speel dit spel
replay-not-over = Dit spel is nog niet afgelopen.
replay-not-over-how = Zodra het zover is, kun je terugkijken.
replay-to-table = Naar de tafel
replay-keys = Pijl links en rechts gaan per stap, Page Up en Page Down per slag of beurt, Home en End springen, spatie speelt af.
hindsight = Achteraf bekeken
hindsight-how = Wat had er van dit spel gemaakt kunnen worden, en waar ging het verloren? Met alle kaarten open kan de server het zeggen.
hindsight-ask = Terugkijken met alle kaarten open
hindsight-working = { $done } van { $count } momenten
hindsight-stop = Stoppen
hindsight-on = Verder zoeken
hindsight-failed = Dat is mislukt: probeer het opnieuw
hindsight-here = Hier kon het voor het laatst gewonnen worden: de volgende kaart verloor het.
hindsight-could = Dit spel kon hier nog gewonnen worden.
hindsight-gone = Het kon niet meer gewonnen worden: stap { $number } verloor het.
hindsight-was-won = Dit spel is gewonnen.
hindsight-never = Deze kaarten konden niet gewonnen worden, hoe ze ook gespeeld werden.
hindsight-undecided = Waar het verloren ging kon niet op tijd gevonden worden.
hindsight-chance = Zoals { $who } het zag: { $chance } %.
hindsight-better = Dit had het gered:
hindsight-to-point = Naar het keerpunt
hindsight-go-on = Ga hier verder en win
hindsight-chart = De kansen in de loop van het spel.
hindsight-chart-at = Stap { $number }: { $chance } %.

lobby-decks = Decks
lobby-decks-of = Decks voor { $game }
lobby-decks-mine = Mijn decks
lobby-decks-given = Decks van het spel
lobby-decks-pasted = Geplakt deck
lobby-decks-paste = Een deck plakken
lobby-offers-done = Klaar
lobby-brings = Diegene brengt een eigen deck mee.
lobby-bring = Jij brengt mee

## Puzzles
puzzle-level-easy = makkelijk
puzzle-level-medium = gemiddeld
puzzle-level-hard = moeilijk
puzzle-way-open = open
puzzle-way-closed = gesloten, met bots
puzzles = Puzzels
puzzles-of = Puzzels: { $game }
puzzles-about = Spellen die gewonnen kunnen worden, allemaal bewezen. In een open puzzel zie en speel je elke hand; in een gesloten puzzel spelen bots de andere.
puzzles-today = Vandaag, { $date }
puzzles-making = De puzzels van vandaag worden gezocht…
puzzles-book = Het boek
puzzles-book-solved = { $solved } van { $count } opgelost
puzzle-level = Hoe moeilijk
puzzle-way = Hoe je speelt
puzzle-any = alle
puzzle-next = Volgende puzzel
puzzle-numbered = Nr. { $number } – { $title }
puzzle-play = Spelen
puzzle-go-on = Verder
puzzle-again = Nog eens
puzzle-solved = { $count ->
    [one] Bij de eerste poging opgelost
   *[other] Bij poging { $count } opgelost
}
puzzle-not-yet = { $count ->
    [one] Nog niet opgelost, 1 poging
   *[other] Nog niet opgelost, { $count } pogingen
}
puzzle-others = { $solved } van de { $played } hebben hem opgelost.
puzzle-results = Hoe het iedereen verging
puzzle-at-once = { $count ->
    [0] Niemand bij de eerste poging.
    [one] 1 van hen bij de eerste poging.
   *[other] { $count } van hen bij de eerste poging.
}
puzzle-began = Hoe iedereen begon
puzzle-began-so = { $count } van de { $played }, { $solved } keer opgelost
puzzle-took = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
} in { $time } min
puzzle-took-back = { $count } keer teruggenomen
puzzle-one-by-one = Een voor een
puzzle-alike = dezelfde zetten als jij
puzzle-parts = vanaf zet { $move } anders dan jij

lobby-nowhere = Hier is niets
lobby-nowhere-how = Er is geen pagina onder dit adres. Misschien is de link onderweg afgebroken.
