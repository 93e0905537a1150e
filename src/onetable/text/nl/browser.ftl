# One Table in de browser: de lijst om elke tafel, en de zinnen die je kunt zeggen.

## Overal

web-close = Sluiten
web-loading = Een ogenblik …
web-offline = De server is nu niet bereikbaar.
web-went-wrong = Dat lukte niet. Probeer het opnieuw.
web-try-again = Opnieuw proberen
web-to-lobby = Naar de startpagina
web-language = Taal
web-titles = Kaarttitels
web-titles-both = Beide
web-theme = Licht en donker
web-theme-system = Als het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-sound = Geluid
web-speed = Tempo
web-speed-times = { $times }×
web-speed-at-once = Meteen
web-settings = Instellingen
web-letters = Letters en cijfers als toetsen
web-letters-more = Zet dit uit als ze spraakinvoer of een schermlezer in de weg zitten.
web-choose-alone = Kies voor mij als er maar één keuze is

## De lijst om de tafel

web-your-turn = Jij bent aan de beurt
web-here = { $count ->
    [one] { $names } is er
   *[other] { $names } zijn er
}
web-looking-on = je kijkt mee
web-menu = Menu
web-rules = Regels
web-cards = Kaarten
web-reader = Regels en kaarten
web-people = Spelers
web-side = Verslag en regels
web-question = Wat er gevraagd wordt
web-strip = Vraag en keuzes
web-more = Meer
web-less = Minder
web-ways = Keuzes
web-going-on = Niets te doen: verder
web-ask-me = Eerst kijken
web-tools = Hulpmiddelen
web-undo = Terug
web-hint = Hint
web-say = Zeggen
web-leave = Weggaan; de tafel wacht
web-give-up-seat = Mijn plaats opgeven
web-give-up-sure = Ja, geef mijn plaats op
web-not-now = Nu niet.
web-sending = Wordt verstuurd …
web-hint-thinking = Een bot denkt erover na …
web-hint-do = Doe dat
web-undo-nothing = Er is niets van jou om terug te nemen.
web-journal-empty = Er is nog niets gebeurd.
web-show-there = Op tafel tonen
web-what-it-brought = Wat het bracht: { $count }
web-waited = Terwijl je wachtte
web-waited-more = Nog { $count } in het verslag
web-said = { $who }: ‘{ $text }’
web-more-cards = { $count ->
    [one] Nog 1; zoek erop.
   *[other] Nog { $count }; zoek erop.
}
web-read = Lees: { $what }
web-choices = { $count ->
    [one] 1 keuze
   *[other] { $count } keuzes
}
web-filter = Zoek een keuze
web-refused = Nu niet ({ $count }), en waarom

## De verbinding

web-line-lost = De verbinding is weg; we blijven het proberen.
web-line-safe = Je laatste keuze is veilig en wordt één keer verstuurd.

## Spelers

web-seat-open = vrije plaats
web-bot = Bot { $number }
web-bot-random = speelt op goed geluk
web-bot-rules = een ervaren bot
web-bot-rollout = een denkende bot
web-bot-novice = een beginner
web-bot-steady = een degelijke bot
web-bot-master = een meester
web-seat-here = aanwezig
web-seat-away = afwezig
web-seat-standing-in = een bot valt in
web-standing-in = Een bot speelt zolang voor { $who }.
web-wait-instead = Liever wachten
web-gone = { $who } is er niet.
web-let-bot-play = Laat een bot spelen
web-undo-asked = { $who } wil de laatste keuze terugnemen.
web-undo-waiting = Terugnemen mag als { $names } het goedvindt.
web-resign = Het spel opgeven
web-resign-ends = Je verliest dit spel en het is afgelopen.
web-resign-leaves = Je ligt uit dit spel. De anderen spelen door.
web-resign-asks = Jullie verliezen dit spel allemaal. De anderen wordt gevraagd of ze dat goedvinden.
web-resign-sure = Nu opgeven
web-resign-not = Doorspelen
web-resign-asked = { $who } wil opgeven: dan verliezen jullie dit spel allemaal.
web-resign-waiting = Opgeven mag als { $names } het goedvindt.
web-go-on = Vandaar verdergaan
web-go-on-asked = { $who } wil verdergaan vanaf de laatste stand die nog klopt.
web-go-on-waiting = Vandaar verdergaan mag als { $names } het goedvindt.
web-allow = Goed
web-decline = Liever niet
web-watch-off = Niemand anders mag meekijken.
web-watch-public = Wie de link heeft, mag meekijken en ziet wat open ligt.
web-watch-seat = Wie meekijkt, ziet de plaatsen die dat goedvinden.
web-watch-after = Na afloop mogen anderen alles bekijken.
web-show-seat = Laat wie meekijkt mijn plaats zien
web-show-seat-more = Dan zien ze je hand.
web-invite = Uitnodigen
web-link = Link naar deze tafel
web-copy-link = Link kopiëren
web-copied = Gekopieerd
web-link-only-here = Deze link werkt alleen op deze computer. Wie One Table heeft gestart, kan anderen in huis toelaten.
web-link-code = Of richt de camera van een telefoon op deze code.
web-waiting = { $count ->
    [one] Nog 1 speler
   *[other] Nog { $count } spelers
}
web-waiting-how = Stuur je vrienden deze link. Een account is niet nodig.
web-seats-open = { $count ->
    [one] Er is 1 plaats vrij
   *[other] Er zijn { $count } plaatsen vrij
}
web-sit = Ga zitten
web-put-bot = Zet hier een bot
web-sit-too = Ook deze plaats spelen
web-stand-up = Opstaan
web-curtain = Geef het scherm door
web-curtain-seat = Nu kiest: { $seat }
web-curtain-open = Deze plaats tonen
web-fill-bots = { $count ->
    [one] Begin met een bot op de vrije plaats
   *[other] Begin met bots op de vrije plaatsen
}
web-say-nothing = Er valt nu niets te zeggen.

## Het einde

web-over = Het einde
web-follow = Naar het volgende spel
web-same-deal = Zelfde kaarten opnieuw
web-look-back = Terugkijken

## Toetsen

web-key-digits = de eerste tot en met negende keuze
web-key-tab = de volgende groep
web-key-arrows = binnen een groep
web-key-enter = kiezen
web-key-escape = sluiten, een halve keuze laten vallen
web-key-read = leest de kaart die je hebt aangewezen, of opent regels en kaarten
web-key-skip = slaat over wat wordt getoond
web-key-sheet = paneel hoger, lager
web-sheet-lower = Paneel lager maken
web-sheet-raise = Paneel hoger maken
web-key-goals = doelen voorlezen

## Zinnen: over wat iedereen weet, nooit over handen

say-hello = Hallo!
say-thanks = Dank je!
say-well-played = Goed gespeeld!
say-sorry = Sorry!
say-one-moment = Een ogenblik, graag.
say-ready = Ik ben klaar.
say-good-luck = Succes!
say-close = Dat scheelde weinig!
say-exciting = Wat spannend!
say-good-game = Goed gespeeld, allemaal!
say-once-more = Nog een keer?

## The games that follow another, and how all stand

web-round-title = De partijen
web-round-back = Terug naar de stand
web-round-open = Open de partijen
web-round-place = Plaats
web-round-who = Speler
web-round-points = Punten
web-round-played = Partijen
web-round-played-of = { $played } van { $all }
web-round-turn = Ronde { $number }
web-round-not-yet = nog niet geopend
web-round-gathers = wacht op spelers
web-round-plays = wordt gespeeld
web-round-unreadable = niet meer te lezen

## The clock

web-clock-left = Tijd over: { $time }
web-clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}, { $hours } uur
