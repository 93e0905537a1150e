# The strings of the trick-taking game: of its table in terminal and browser, and of its place in the lobby.

## De lijst om de tafel

fellowship-talk-rule = Praten mag over doelen en over wat open ligt, nooit over handen.

## Zinnen: over wat iedereen weet, nooit over handen

say-your-goal = Hoe staat het met het doel van { $about }?
say-goal-in-danger = Het doel van { $about } loopt gevaar.
say-goal-done = Het doel van { $about } is gehaald.
say-look-lost-card = Kijk naar de verloren kaart.
say-look-threat = Kijk naar de dreiging van { $about }.
say-rings-closed = Met Ringen mag nog niet worden uitgekomen.

game-fellowship = In de Ban van de Ring – De Reisgenoten: slagenspel

## Kleuren: elk één teken, alle verschillend

suit-hills = H
suit-mountains = B
suit-forests = W
suit-shadows = S
suit-rings = R
suit-rivers = V

## De balk, het blad en de plaatsen

tray-lost = Verloren kaart
tray-rings-open = Ringen uitkomen mag
tray-rings-closed = Ringen niet uitkomen
tray-forest = Oude Woud: { $ranks }
tray-balrog = Balrog: { $ranks } = { $total }
tray-trump = { $suit } zijn troef
tray-stock = { $count } in de trekstapel
tray-barrow = { $count ->
    [one] 1 grafheuvelkaart
   *[other] { $count } grafheuvelkaarten
}
tray-left = { $count ->
    [one] nog 1 slag
   *[other] nog { $count } slagen
}
seat-threat = Dreiging { $ranks }
seat-more = meer
seat-fewer = minder
seat-tucked = 1 weggelegd
seat-hand = Hand { $number }
seat-tricks = { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
seat-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
verdict-saved = Mislukt, maar { $gift } maakt het goed
verdict-open = Onbekend
trick-led = kwam uit
trick-winning = wint nu
trick-won = won

## Vragen

ask-lead = Jij bent aan de beurt: kom met een kaart uit.
ask-lead-for = Jij bent aan de beurt: kom voor { $who } met een kaart uit.
ask-follow = Jij bent aan de beurt: speel een kaart. Er is uitgekomen met { $suit }.
ask-follow-for = Jij bent aan de beurt: speel een kaart voor { $who }. Er is uitgekomen met { $suit }.
ask-choose-event = Kies wat er deze ronde wordt gespeeld.
ask-be-character = Kies je personage. Een ster betekent: verplicht.
ask-be-character-for = Kies een personage voor { $who }. Een ster betekent: verplicht.
ask-exchange-with = Met wie ruilt { $who } een kaart?
ask-exchange-with-each = Ruilt { $who } met ieder van hen een kaart?
ask-exchange-with-nobody = Ruilt { $who } een kaart?
ask-give = { $who } geeft een kaart aan { $to }. Welke?
ask-exchange = Ruilen: welke kaart geef je aan { $to }? Je krijgt er één terug.
ask-exchange-for = { $who } ruilt met { $to }: welke kaart? Er komt er één terug.
ask-give-back = { $to } heeft je een kaart gegeven. Welke geef je terug?
ask-give-back-for = { $who } geeft een kaart terug aan { $to }. Welke?
ask-put-in-its-place = { $who } neemt de verloren kaart. Welke kaart wordt de verloren kaart?
ask-take-lost-card = Neemt { $who } de verloren kaart?
ask-leave-lost-card = Neemt { $who } de verloren kaart?
ask-lost-card-to = Wie mag de verloren kaart nemen?
ask-pick-threat = Kies een dreiging voor { $who }.
ask-keep-threat = Houdt { $who } de dreiging?
ask-redraw-threat = Houdt { $who } de dreiging?
ask-pick-range = Kies voor { $who } een bereik in plaats van een dreiging.
ask-declare = Wint { $who } meer of minder slagen dan de dreiging aangeeft?
ask-tuck-card = Welke kaart legt { $who } onder de personagekaart?
ask-take-tucked = Neemt { $who } de weggelegde kaart terug?
ask-leave-tucked = Neemt { $who } de weggelegde kaart terug?
ask-set-aside-card = Welke kaart legt { $who } opzij voor de laatste slag?
ask-lay-card = Welke kaart legt { $who } in de eerste slag?
ask-lead-yourself = Wie komt uit in de volgende slag?
ask-let-lead = Wie komt uit in de volgende slag?
ask-use-rider = Wordt de bijzondere Ruiter deze ronde gebruikt?
ask-keep-rider = Wordt de bijzondere Ruiter deze ronde gebruikt?
ask-use-gift = Gebruikt { $who } de gave nu?
ask-keep-gift = Gebruikt { $who } de gave nu?
prompt-enter = Enter: { $choice }

## Toetsen

help-light = Verlichte kaarten mogen worden gespeeld. Het teken ○ bij een naam is het ringmerkteken; ◂ wijst aan wie aan de beurt is.
help-verdicts = Doelen: ★ gehaald, ● op koers, ◌ nog niet gehaald, ✗ niet meer haalbaar.
help-talk = Praten mag over doelen en over wat open ligt, nooit over je kaarten.

## Verslag, hint, terugnemen, opslaan

journal-setup = Ronde { $round }: voorbereiding
journal-redraws = { $who }: dreigingen die om een verloren kaart vragen ({ $ranks }), telkens opnieuw getrokken.

## Het einde van een ronde en van een hoofdstuk

over-won = Het hoofdstuk is gewonnen.
over-lost = De ronde is verloren.
over-broken = { $who }: het doel mislukte in slag { $number }.
over-early-won = Elk doel was gehaald met nog { $count ->
    [one] 1 slag
   *[other] { $count } slagen
} te gaan, dus daar eindigde de ronde.
over-early-lost = Daar eindigde de ronde, met nog { $count ->
    [one] 1 slag
   *[other] { $count } slagen
} te gaan.
over-goal = Het was: { $goal }.
over-trick = { $who } won die slag met de { $card }.
round-won = Ronde { $number } is gewonnen. Het hoofdstuk gaat verder.
end-next = Verder: { $chapter }

## Hoofdstukken

book-title = Hoofdstukken
book-road = Je weg: { $won } van { $count } hoofdstukken
book-roster = Personages (★ elke ronde verplicht):
book-finished = voltooid
book-riders = Bijzondere Ruiters:
book-gifts = Gaven:
book-events = Gebeurtenissen:
book-choice = Elke ronde wordt één hiervan gespeeld:
book-play = { $count ->
    [one] Speel met 1 speler
   *[other] Speel met { $count } spelers
}
book-continue = Verder met { $chapter } ({ $count ->
    [one] 1 speler
   *[other] { $count } spelers
})
book-keep = Ga door met { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
book-keys = ↑ ↓ hoofdstuk · Enter spelen · 1–4 spelers · P bots · N opnieuw · C verdergaan · PgUp PgDn tekst · O lessen · ? hulp · L taal · T dag en nacht · Esc terug · Q stoppen
book-signs = In de lijst is ★ een gewonnen hoofdstuk, → het volgende, ◐ een begonnen hoofdstuk. Bij de personages is ★ verplicht.

## Lezen

reader-burdened = beladen

## De regels in het kort

rules-aim = Het doel
rules-aim-text = Je speelt samen. Elke ronde neemt iedereen een personage met een eigen doel. De ronde is gewonnen als elk doel wordt gehaald, en verloren als er één mislukt. Een kort hoofdstuk win je met één ronde; een lang gaat door tot elk personage in een gewonnen ronde meedeed.
rules-tricks = Slagen
rules-tricks-text = Eén speler komt met een kaart uit; de anderen spelen met de klok mee een kaart van dezelfde kleur als ze die hebben, en anders een kaart naar keuze. De hoogste kaart van de gevraagde kleur wint de slag, en de winnaar komt uit in de volgende.
rules-rings = Ringen
rules-rings-text = Met Ringen mag je pas uitkomen als er een Ring is gespeeld, tenzij je niets anders hebt. Ringen hebben alleen de waarden 1 tot en met 5. Wie de 1 van Ringen speelt, mag zeggen dat die de slag zonder meer wint; anders telt hij als een 1.
rules-setup = Voorbereiding
rules-setup-text = Eén kaart is verloren en ligt open; alle andere worden gedeeld. Wie de 1 van Ringen heeft, neemt het ringmerkteken en kiest als eerste een personage, daarna de anderen met de klok mee. Dan voeren de personages hun voorbereidingsacties uit, te beginnen links van Frodo en Frodo als laatste: dreigingen trekken, kaarten ruilen enzovoort. Bij een ruil gaat er één kaart gedekt naar de ander, die kijkt en een kaart naar keuze teruggeeft.
rules-talk = Praten
rules-talk-text = Praat over doelen en over alles wat open ligt. Niemand mag iets zeggen over kaarten in een gesloten hand.
rules-two = Twee spelers
rules-two-text = Een derde hand ligt als piramide. Onbedekte kaarten mogen worden gespeeld; wie de 1 van Ringen heeft, speelt ervoor.
rules-alone = Alleen
rules-alone-text = Je speelt vier personages met open handen van vier kaarten. Na elke slag trekt elke hand een kaart zolang de trekstapel reikt. Slechts één personage mag ruilen.

## Regelmodus

line-trick = Op tafel: { $cards }.
line-seat = { $who }, { $player }: { $goal }. { $facts }.
line-progress = { $have } van { $least }
line-no-goal = nog geen personage
line-lost = Verloren kaart: { $cards }.
line-goal = { $who }, je doel: { $goal }.
line-hands = Je speelt { $count } handen.
line-be-character = Kies je personage.
line-be-character-for = Kies een personage voor { $who }.
line-required = { $choice } (verplicht)
line-covered = bedekt

## De startpagina

fellowship-name = De Reisgenoten
fellowship-about = Haal samen slagen. Achttien hoofdstukken, één weg.
fellowship-facts = 1–4 spelers · 15 minuten per hoofdstuk

## Een nieuwe tafel

fellowship-form-chapter = Hoofdstuk

## Wat een tafel zelf mag beslissen

fellowship-option-aragorn_exchange = Met wie Aragorn ruilt op zijn gewone kant
fellowship-value-gimli_or_legolas = Gimli of Legolas
fellowship-value-anyone = iedereen
fellowship-option-lost_card = Personages van een hoofdstuk nemen de verloren kaart
fellowship-value-mandatory = altijd
fellowship-value-optional = als ze willen
fellowship-option-deck_reveal = Oude Woud- en Balrogkaarten worden opengelegd
fellowship-value-before = voor de uitkomst
fellowship-value-after = na de slag
fellowship-option-willow_next_leader = Wie uitkomt nadat de Wilg een slag nam
fellowship-value-leader = wie ermee uitkwam
fellowship-value-highest = wie de hoogste kaart speelde
fellowship-option-barrow_cards = Grafheuvelkaarten die Tom laat liggen
fellowship-value-hidden = liggen gedekt
fellowship-value-shown = worden getoond
fellowship-option-small_pyramid = Bovenste rijen van de piramide van 9
fellowship-value-down = alles gedekt
fellowship-value-outer_up = buitenste twee van de bovenste rij open
fellowship-option-fatty_gives = De kaarten van Dikkie worden gegeven
fellowship-value-together = allemaal tegelijk
fellowship-value-one_by_one = een voor een
fellowship-option-shirt_covers_riders = Het mithrilhemd dekt ook de plicht van een Ruiter
fellowship-option-road_elrond = Elrond op de weg met minder dan 4 spelers
fellowship-value-left_out = doet niet mee
fellowship-value-frodo_two = Frodo heeft naast hem maar 2 Ringen nodig
fellowship-option-event_chooser = Wie de gebeurtenis of groep van een ronde kiest
fellowship-value-ring_holder = wie het ringmerkteken heeft
fellowship-value-first_player = de eerste speler
fellowship-option-mirror_one_ring = Als de verloren kaart van de Spiegel Ringen 1 is
fellowship-value-keep = blijft die liggen
fellowship-value-redraw = wordt een andere getrokken

telling-one-ring-played = De 1 van Ringen is gespeeld
telling-one-ring-to-come = De 1 van Ringen moet nog komen
telling-duty-broken = { $who }: in slag { $number } is niet voldaan aan { $rider }.

tricks-card-H = { $rank } van Heuvels
tricks-card-M = { $rank } van Bergen
tricks-card-F = { $rank } van Wouden
tricks-card-S = { $rank } van Schaduwen
tricks-card-R = { $rank } van Ringen
tricks-card-V = { $rank } van Rivieren
tricks-unknown-H = gedekte kaart van Heuvels
tricks-unknown-M = gedekte kaart van Bergen
tricks-unknown-F = gedekte kaart van Wouden
tricks-unknown-S = gedekte kaart van Schaduwen
tricks-unknown-R = gedekte kaart van Ringen
tricks-unknown-V = gedekte kaart van Rivieren
tricks-card-down = gedekte kaart
tricks-trick = Slag { $number } van { $of }.
tricks-suit-led = Er is uitgekomen met { $suit }.
tricks-winning-with = { $who } wint tot nu toe met de { $card }.
tricks-won-with = { $who } heeft de slag met de { $card }.
tricks-nothing-yet = Er is nog geen kaart gespeeld.
tricks-card-of = { $who }: { $card }
tricks-your-card = jouw kaart
tricks-hand = Jouw hand
tricks-hand-of = Kaarten van { $who }
tricks-refused = Nu niet: { $why }
tricks-hinted = De bot zou deze nemen
tricks-better = had het spel gered
tricks-received = gekregen
tricks-serves = In je hand: { $cards }
tricks-new = nieuw
tricks-ring-wins = Wint de slag
tricks-ring-counts = Telt als 1
tricks-put-back = Terugleggen
tricks-pyramid = de piramide
tricks-acts = aan zet
tricks-away = niet hier
tricks-ring-holder = heeft het ringmerkteken
tricks-aside = opzijgelegd
tricks-gives-to = voor { $who }
tricks-progress = { $have } van { $least }
tricks-read-seat = Lees over { $who }
tricks-goal = Doel
tricks-card-says = Op de kaart staat
tricks-won-cards = Gewonnen kaarten
tricks-tray = Naast de slag
tricks-lost-none = De verloren kaart is weggenomen
tricks-deck-left = nog { $count }
tricks-played = Gespeelde kaarten
tricks-choices = Wat je kunt kiezen
tricks-give-to = Geef aan { $who }
tricks-setting-up = De ronde wordt voorbereid
tricks-first-steps = Eerste stappen
tricks-you-are = Jij bent { $who }.
tricks-you-are-ring = Jij hebt de 1 van Ringen: jij bent { $who }.
tricks-you-choose = Iedereen kiest een personage met een eigen doel.
tricks-all-together = Jullie winnen samen: de ronde is gewonnen als elk doel is gehaald.
tricks-exchange-first = Eerst ruilen sommige personages een kaart, om elkaar te helpen.
tricks-understood = Begrepen: niet meer tonen
tricks-suit-hills = Heuvels
tricks-suit-mountains = Bergen
tricks-suit-forests = Wouden
tricks-suit-shadows = Schaduwen
tricks-suit-rings = Ringen
tricks-suit-rivers = Rivieren
tricks-bot = Bot

# The coach.
fellowship-coach-character = Ieders doel moet worden gehaald: neem er een dat bij je kaarten past.
fellowship-coach-character-look = Kijk eerst naar je eigen hand: hoog of laag, lang in een kleur, rijk aan Ringen?
fellowship-coach-character-compare = Vergelijk elk doel met je hand: weinig slagen vragen lage kaarten, veel slagen hoge kaarten en de voorhand.
fellowship-coach-give = Geef wat { $to } helpt of wat jij kunt missen. Het doel van { $to }: { $goal }.
fellowship-coach-give-look = Kijk naar het doel van { $to }, en naar dat van jezelf.
fellowship-coach-give-compare = Vergelijk: welke kaart zit jouw doel het meest in de weg en helpt de ander? Geef je de enige van een kleur weg, dan kun je later vrij bijspelen.
fellowship-coach-lead = Jij kiest de kleur: de anderen bekennen als ze kunnen, en de hoogste kaart ervan wint.
fellowship-coach-wins = Je { $card } verslaat de { $best }, en niemand speelt na jou.
fellowship-coach-beats = Je { $card } verslaat de { $best }, maar er komen nog anderen.
fellowship-coach-low = Geen kaart die je mag spelen wint deze slag: spaar wat je nog nodig hebt.
fellowship-coach-free = Je hebt geen { $suit }: elke kaart mag. Winnen kan hij deze slag niet.
fellowship-coach-ring = Je mag de 1 van Ringen spelen en zeggen dat hij deze slag wint.
fellowship-standing-sure = Het doel van { $who } is gehaald: help nu de anderen.
fellowship-standing-ahead = Het doel van { $who } is nu gehaald: zorg dat het zo blijft.
fellowship-standing-lost = Het doel van { $who } is niet meer haalbaar.
fellowship-coach-lead-look = Kijk wat er gespeeld is: van welke kleur zijn de hoge kaarten weg?
fellowship-coach-lead-compare = Vergelijk je langste en je kortste kleur: wie wint de slag, en wil je dat?
fellowship-coach-follow-look = Kijk welke kaart nu wint, en wie er na jou nog speelt.
fellowship-coach-follow-compare = Vergelijk je hoogste en je laagste kaart die mag: deze slag winnen, of geven aan wie hij helpt?

# ---- the bot that learned
lobby-bot-partner = vlot
lobby-bot-partner-how = Ze leerden door met elkaar te spelen, en beslissen meteen.
lobby-bot-partner-thoughtful = bedachtzaam
lobby-bot-partner-thoughtful-how = Ze leerden door met elkaar te spelen, en kijken voor elke keuze even vooruit.
lobby-bot-partner-patient = geduldig
lobby-bot-partner-patient-how = Ze leerden door met elkaar te spelen, en kijken voor elke keuze tot twee seconden vooruit.
seat-bot-partner = vlotte bot
seat-bot-partner-thoughtful = bedachtzame bot
seat-bot-partner-patient = geduldige bot
web-bot-partner = een vlotte bot
web-bot-partner-thoughtful = een bedachtzame bot
web-bot-partner-patient = een geduldige bot
book-threats-how = Waar een hoofdstuk het zegt, trek je een kaart waarvan de waarde het doel van een personage bepaalt.
book-odds = Van 100 keer delen met { $players ->
    [one] 1 speler
   *[other] { $players } spelers
} winnen zorgvuldige bots er { $won }.
