# The strings of limited play: boosters, pools and decks of the trading card game.

game-drafts = Drafts en sealed decks

## In the lobby

drafts-name = Drafts en sealed decks
drafts-about = Open boosters van het kaartspel, draft, bouw een deck van wat je hebt en speel een kleine ronde.
drafts-facts = 2–6 spelers · 20 minuten, daarna de partijen
drafts-play = Open boosters
drafts-form-kind = Wat wordt geopend
drafts-form-kind-draft = Boosterdraft
drafts-form-kind-sealed = Sealed pools
drafts-form-kind-starters = Twee starters en boosters
drafts-form-boosters = Boosters voor ieder
drafts-form-boosters-0 = zoveel als gewoonlijk
drafts-form-boosters-1 = 1
drafts-form-boosters-2 = 2
drafts-form-boosters-3 = 3
drafts-form-boosters-4 = 4
drafts-form-boosters-5 = 5
drafts-form-boosters-6 = 6
drafts-form-boosters-7 = 7
drafts-form-boosters-8 = 8
drafts-form-clock = Klok
drafts-form-clock-none = geen klok
drafts-form-clock-quick = 1 minuut per keuze, 10 voor het deck
drafts-form-clock-calm = 3 minuten per keuze, 30 voor het deck
drafts-form-clock-days = een dag per keuze, 3 dagen voor het deck

## At the table

drafts-round = Booster { $number }
drafts-boosters = { $number ->
    [one] 1 booster voor ieder
   *[other] { $number } boosters voor ieder
}
drafts-building = De decks worden gebouwd
drafts-over = Alle decks zijn gebouwd
drafts-at-pick = booster { $round }, keuze { $pick }
drafts-now = Booster { $round } van { $rounds }, keuze { $pick }.
drafts-labelled = { $choice } ({ $facts })
drafts-deck = Jouw deck
drafts-culture = { $culture }: { $cards }
drafts-pool = Jouw pool
drafts-pool-now = Jouw pool: { $count } kaarten, { $free } van de Vrije Volkeren en { $shadow } van de Schaduw.
drafts-deck-now = { $count ->
    [one] Jouw deck: 1 kaart, { $free } van de Vrije Volkeren en { $shadow } van de Schaduw; het moet er minstens { $least } hebben, van elk evenveel.
   *[other] Jouw deck: { $count } kaarten, { $free } van de Vrije Volkeren en { $shadow } van de Schaduw; het moet er minstens { $least } hebben, van elk evenveel.
}
drafts-wait-for = Wachten op { $names }.
drafts-who = { $player } ({ $name })
drafts-built = { $who } heeft een deck gebouwd.
drafts-not-built = { $who } heeft nog geen deck.
drafts-deck-of = { $who }: { $cards }.

## On the table in the browser

drafts-stage-pick = Booster { $round } van { $rounds }, kaart { $pick } van { $picks }
drafts-stage-build = Iedereen bouwt een deck
drafts-carried = Locaties en Ringen
drafts-pass-left = De boosters gaan naar links
drafts-pass-right = De boosters gaan naar rechts
drafts-seats = Wie hier zit
drafts-seat-done = { $who } is klaar
drafts-seat-busy = { $who } kiest nog
drafts-part = Booster of jouw kaarten
drafts-pack = Booster in de hand
drafts-your-cards = Jouw kaarten ({ $count })
drafts-pick = Kies deze kaart
drafts-pick-this = Kies { $card }
drafts-key-pick = kiest de aangewezen kaart
drafts-picked = Je hebt { $card } gekozen.
drafts-secret = Iedereen kiest in het geheim.
drafts-secret-building = Iedereen bouwt in het geheim een deck.
drafts-waiting = Kiest nog: { $names }
drafts-waiting-build = Bouwt nog: { $names }
drafts-need = { $count ->
    [one] 1 kaart in het deck, minstens { $least } nodig
   *[other] { $count } kaarten in het deck, minstens { $least } nodig
}
drafts-suggest = Stel een deck voor
drafts-finish = Maak het deck af
drafts-deck-done = Jouw deck is gebouwd.
drafts-decks = De decks

## Rules in short

rules-drafts-aim = Het doel
rules-drafts-aim-text = Bouw het beste deck van wat de boosters geven. De draft zelf wordt door niemand gewonnen: de partijen daarna tellen.
rules-drafts-boosters = Boosters
rules-drafts-boosters-text = Een booster heeft 11 kaarten: één rare, drie uncommons en zeven commons, geen enkele dubbel. Bij sealed opent ieder zijn eigen boosters. Met twee starters heeft ieder er een, drie willekeurige rares uit de doos, en boosters.
rules-drafts-round = De draft
rules-drafts-round-text = Iedereen opent een booster, kiest in het geheim een kaart en geeft de rest door, tot er niets meer over is: de eerste booster naar links, de tweede naar rechts, en zo om en om.
rules-drafts-deck = Het deck
rules-drafts-deck-text = De speelstapel heeft evenveel kaarten van de Vrije Volkeren als van de Schaduw, minstens 20 van elk, of alles wat je pool toelaat; hoogstens vier met dezelfde titel. Iedereen heeft een Frodo, een Ring en negen locaties, en bij een draft of sealed ook Merijn, Pepijn en Sam; die uit je pool mogen hun plaats innemen.
rules-drafts-after = Daarna
rules-drafts-after-text = Als alle decks gebouwd zijn, liggen ze open, en speelt iedereen één keer tegen iedereen. Een overwinning is een punt.
