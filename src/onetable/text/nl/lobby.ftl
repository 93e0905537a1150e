# One Table: de teksten van de startpagina, de hoofdstukken en het terugkijken.

## De startpagina

lobby-title = One Table
lobby-language = Taal
lobby-back = Terug naar de startpagina
lobby-guest = Gast { $name }
lobby-settings-of = { $name }, instellingen
lobby-games = Spellen
lobby-name-fellowship = De Reisgenoten
lobby-name-tcg = In de Ban van de Ring TCG
lobby-name-quest = Middle-earth Quest
lobby-about-fellowship = Haal samen slagen. Achttien hoofdstukken, één weg.
lobby-about-tcg = Leid je reisgenootschap en speel de Schaduw tegen dat van de ander.
lobby-about-quest = Helden trekken over de kaart, Sauron smeedt complotten.
lobby-facts-fellowship = 1–4 spelers · 15 minuten per hoofdstuk
lobby-facts-tcg = 2–6 spelers · 45 minuten
lobby-facts-quest = 2–4 spelers · 2 uur
lobby-chapter = Hoofdstuk { $chapter }
lobby-chapter-title = { $chapter } · { $title }
lobby-play-chapter = Speel hoofdstuk { $chapter }
lobby-play-road = Speel de eindeloze weg
lobby-play-tcg = Speel een starter
lobby-play-quest = Open de kaart
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
lobby-over = afgelopen
lobby-outcome-won = gewonnen
lobby-outcome-lost = verloren
lobby-outcome-heroes = de helden wonnen
lobby-outcome-sauron = Sauron won
lobby-none = Er staat geen tafel open.
lobby-none-yet = Hoofdstuk 1 duurt tien minuten en je hebt er niemand voor nodig.
lobby-none-now = Ga verder waar je gebleven was, of begin iets nieuws.
lobby-all-tables = Toon alle { $count }
lobby-fewer-tables = Toon minder
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
lobby-bot-rules = degelijk
lobby-bot-rules-how = Volgens vuistregels, meteen.
lobby-bot-rollout = sterk
lobby-bot-rollout-how = Ze denken vooruit en nemen voor elke keuze even de tijd.
lobby-bot-random = op goed geluk
lobby-bot-random-how = Elke keuze die mag: om iets uit te proberen.
lobby-new-chapter = Hoofdstuk
lobby-deck-of = Deck van { $seat }
lobby-hero-of = Held van { $seat }
lobby-first-game = Eerste spel: de korte variant uit het regelboek
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
lobby-side-sauron = Sauron

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
lobby-account-why = Om te spelen heb je er geen nodig. Met een gebruikersnaam en een wachtwoord vind je je tafels en je weg terug op andere apparaten.
lobby-account-is = Je bent ingelogd als { $login }.
lobby-account-add = Maak van deze gast een account
lobby-account-add-go = Maak het account
lobby-log-in = Log in
lobby-log-in-title = Ik heb al een account
lobby-log-in-note = De tafels van deze gast blijven bij de gast.
lobby-log-out = Log uit
lobby-login = Gebruikersnaam
lobby-password = Wachtwoord
lobby-password-how = Minstens 8 tekens; een zin onthoud je het best.
lobby-password-short = Het wachtwoord heeft minstens 8 tekens nodig.

## Terugkijken

replay-step = { $number } van { $count }
replay-step-of = Stap { $number } van { $count }: { $text }
replay-begin = Het begin
replay-slider = Waar in het spel
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
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
replay-keys = Pijl links en rechts gaan een stap, Home en End springen, spatie speelt af.

## Decks en helden

lobby-deck-aragorn_retail = Aragorns doos, eerste spel
lobby-deck-gandalf_retail = Gandalfs doos, eerste spel
lobby-deck-aragorn = Aragorns starter
lobby-deck-gandalf = Gandalfs starter
lobby-deck-axes_of_durin = Bijlen van Durin
lobby-deck-axe_and_bow = Bijl en boog
lobby-deck-arrows_of_mirkwood = Pijlen uit het Demsterwold
lobby-deck-lady_of_the_wood = Vrouwe van het Woud
lobby-deck-tales_of_rivendell = Verhalen uit Rivendel
lobby-deck-king_and_evenstar = Koning en Avondster
lobby-deck-rangers_of_the_north = Dolers van het Noorden
lobby-deck-sword_and_dagger = Zwaard en dolk
lobby-deck-quiet_feet = Stille voeten
lobby-deck-pipes_by_the_fire = Pijpen bij het vuur
lobby-deck-nine_walkers = Negen wandelaars
lobby-deck-smiths_of_erebor = Smeden van Erebor
lobby-hero-argalad = Argalad
lobby-hero-beravor = Beravor
lobby-hero-eleanor = Eleanor
lobby-hero-eometh = Eometh
lobby-hero-thalin = Thálin

## Wat een tafel zelf mag beslissen

lobby-option-aragorn_exchange = Met wie Aragorn ruilt op zijn gewone kant
lobby-value-gimli_or_legolas = Gimli of Legolas
lobby-value-anyone = iedereen
lobby-option-lost_card = Personages van een hoofdstuk nemen de verloren kaart
lobby-value-mandatory = altijd
lobby-value-optional = als ze willen
lobby-option-deck_reveal = Oude Woud- en Balrogkaarten worden opengelegd
lobby-value-before = voor de uitkomst
lobby-value-after = na de slag
lobby-option-willow_next_leader = Wie uitkomt nadat de Wilg een slag nam
lobby-value-leader = wie ermee uitkwam
lobby-value-highest = wie de hoogste kaart speelde
lobby-option-barrow_cards = Grafheuvelkaarten die Tom laat liggen
lobby-value-hidden = liggen gedekt
lobby-value-shown = worden getoond
lobby-option-small_pyramid = Bovenste rijen van de piramide van 9
lobby-value-down = alles gedekt
lobby-value-outer_up = buitenste twee van de bovenste rij open
lobby-option-fatty_gives = De kaarten van Dikkie worden gegeven
lobby-value-together = allemaal tegelijk
lobby-value-one_by_one = een voor een
lobby-option-shirt_covers_riders = Het mithrilhemd dekt ook de plicht van een Ruiter
lobby-option-road_elrond = Elrond op de weg met minder dan 4 spelers
lobby-value-left_out = doet niet mee
lobby-value-frodo_two = Frodo heeft naast hem maar 2 Ringen nodig
lobby-option-event_chooser = Wie de gebeurtenis of groep van een ronde kiest
lobby-value-ring_holder = wie het ringmerkteken heeft
lobby-value-first_player = de eerste speler
lobby-option-mirror_one_ring = Als de verloren kaart van de Spiegel Ringen 1 is
lobby-value-keep = blijft die liggen
lobby-value-redraw = wordt een andere getrokken
lobby-option-draw_limit = Hoogstens vier kaarten rapen in een reisgenootschapfase (latere regel)
lobby-option-second_hand = Eén keer mag een beginhand terug voor zes kaarten (latere regel)
lobby-option-ring_bearer_skirmish = Een gevecht van de ringdrager
lobby-value-may_be_cancelled = kan worden geannuleerd
lobby-value-may_not_be_cancelled = kan niet worden geannuleerd
lobby-option-discard_piles = Aflegstapels van tegenstanders
lobby-value-closed = gesloten
lobby-value-open = open voor iedereen
lobby-option-win = De laatste locatie wint
lobby-value-before_regroup = voor de hergroepeerfase
lobby-value-after_regroup = na de acties ervan
lobby-option-reshuffle_once = Eerste spel: een lege speelstapel wordt één keer hersteld
lobby-option-deck_lists = Wat er in ieders deck zit
lobby-option-influence_limit = Een plaats draagt zoveel invloed als
lobby-value-stronghold_current = er nu in het bolwerk ligt
lobby-value-stronghold_printed = op het bolwerk gedrukt staat
lobby-option-peril_copies = Gevaren
lobby-value-one_of_each = vijftien, van elk één
lobby-value-two_twice = zeventien, twee ervan dubbel
lobby-option-events_drawn = Getrokken gebeurtenissen als niemand in het overwicht is
lobby-option-same_figure_twice = Eén bevel mag hetzelfde stuk twee keer sturen
lobby-option-rest_with_foe_in_haven = Een held mag rusten in een toevluchtsoord met een vijand
lobby-option-combat_order = Gevechtskaarten die tenietdoen
lobby-value-hero_first = die van de held eerst
lobby-value-simultaneous = beide tegelijk
