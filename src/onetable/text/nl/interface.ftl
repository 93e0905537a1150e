# One Table: de teksten van het scherm in het Nederlands. De woorden van de spellen staan in hun eigen woordenlijsten.

game-fellowship = In de Ban van de Ring – De Reisgenoten: slagenspel
game-tcg = In de Ban van de Ring-ruilkaartspel
game-quest = Middle-earth Quest

## Kleuren: elk één teken, alle verschillend

suit-hills = H
suit-mountains = B
suit-forests = W
suit-shadows = S
suit-rings = R
suit-rivers = V

## De balk, het blad en de plaatsen

bar-round = ronde { $number }
bar-trick = slag { $number } van { $count }
bar-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
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
seat-you = jij
seat-person = speler { $number }
seat-bot = bot { $name }
seat-threat = Dreiging { $ranks }
seat-more = meer
seat-fewer = minder
seat-tucked = 1 weggelegd
seat-tricks = { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
seat-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
card-text = { $name }: { $text }
verdict-open = Onbekend
trick-led = kwam uit
trick-winning = wint nu
trick-won = won
too-small = One Table heeft een venster nodig van minstens { $width } bij { $height } tekens. Maak het groter, of speel met --plain.

## Vragen

wait-for = { $who } denkt na …
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
ask-how = Hoe speel je deze kaart?
ask-anything = Jij bent aan de beurt. Kies er één.
prompt-enter = Enter: { $choice }
prompt-not-now = Nu niet. { $reason }

## Toetsen

key-undo-sign = U
key-undo = terug
key-hint-sign = H
key-hint = hint
key-journal-sign = J
key-journal = verslag
key-goals-sign = G
key-goals = doelen
key-rules-sign = R
key-rules = regels
key-book-sign = B
key-book = boek
key-save-sign = S
key-save = opslaan
key-language-sign = L
key-language = taal
key-theme-sign = T
key-theme = dag en nacht
key-pass-sign = P
key-pass = passen
key-table-sign = G
key-table = tafel
key-piles-sign = D
key-piles = stapels
key-map-sign = M
key-map = kaart
key-help-sign = ?
key-help = hulp
key-quit-sign = Q
key-quit = stoppen
help-title = Toetsen
help-move = Links en rechts kiezen een kaart, omhoog en omlaag een regel; Tab gaat naar de volgende kaart die gespeeld mag worden
help-enter = Enter speelt de verlichte kaart, of zegt waarom dat niet mag
help-digits = 1 tot en met 9 kiezen de eerste tot en met negende mogelijke keuze
help-space = Spatie wacht niet op de bots
help-scroll = PgUp en PgDn bladeren in het verslag
help-mouse = Eén klik kiest een kaart, een tweede speelt haar
help-escape = Escape sluit, of neemt een halve keuze terug
help-signs = Tekens
help-light = Verlichte kaarten mogen worden gespeeld. Het teken ○ bij een naam is het ringmerkteken; ◂ wijst aan wie aan de beurt is.
help-verdicts = Doelen: ★ gehaald, ● op koers, ◌ nog niet gehaald, ✗ niet meer haalbaar.
help-talk = Praten mag over doelen en over wat open ligt, nooit over je kaarten.
help-tcg-figures = Bij een personage staat eerst de sterkte, dan een vakje per punt levenskracht: ■ is over, □ is een wond. ○ is de ringdrager, → met wie een volgeling vecht, +2 dat hij twee kaarten draagt.
help-tcg-markers = Op het pad is ◆ het reisgenootschap dat onderweg is en ◇ elk ander, met het nummer van de speler.
help-tcg-light = Gouden kaarten kun je nu kiezen; onder de vraag staat waarom iets niet kan. Getallen tussen haakjes zijn de schemerkosten van nu. Waar je alleen kunt passen, past de tafel voor je.
help-quest-places = Plaatsen: ⌂ toevluchtsoord, ♜ Schaduwbolwerk, ! gevaarlijk. In goud: nu te kiezen.
help-quest-pieces = ◆1 de held die aan de beurt is, ◇2 een andere; •2 invloed, ▾ een monstermerkteken, ♛ een volgeling, + gunst, ♙ een personage, § een complot, ¶ een gebeurtenis. Een getal achter een teken telt.
help-quest-paths = Wegen: fijne lijnen, over water ~. Terrein: ≡ vlakte, ≈ moeras, ♣ bos, ∩ heuvels, ^ bergen, ∗ elk; het getal zegt hoeveel kaarten het zonder dat terrein kost.
help-quest-cards = Een vechtkaart: ↗ afstand of † nabij, aanval/verdediging, ¢ haar kosten, en het terrein waarvoor ze betaalt. ↑ een verhoogde eigenschap, ↓ een door verderf verlaagde.
help-quest-story = Op het verhaalspoor eindigt ┃ een tijdperk; ╎ is vakje 10, waar de Schaduw valt. Op de actiesporen is ✗ een bezet vakje.
help-quest-light = M toont de hele kaart en alles wat op een plaats ligt, G elke kaart op tafel, D de aflegstapels. Waar maar één keuze is, neemt de tafel die voor je.
close-hint = Escape sluit

## Verslag, hint, terugnemen, opslaan

journal = Verslag
journal-setup = Ronde { $round }: voorbereiding
journal-trick = Slag { $number }
hint-is = De regelbot zou kiezen: { $choice }
hint-none = Geen hint: { $reason }
undo-title = Terugnemen?
undo-done = Ongedaan gemaakt.
undo-ask = { $reason } De bots vinden het goed. Toch terugnemen?
undo-ask-people = { $reason } Vindt iedereen aan tafel het goed om dit terug te nemen?
yes = Ja
no = Nee
saved-to = Opgeslagen: { $path }
save-failed = Niet gelukt. { $reason }
bot-failed = De bot { $name } faalde ({ $reason }); het toeval koos.
language-now = De tafel spreekt Nederlands.
nothing-here = Er valt nu niets te kiezen.
no-such-choice = Keuze { $number } bestaat niet; kies 1 tot en met { $count }.

## Het einde van een ronde en van een hoofdstuk

over-won = Het hoofdstuk is gewonnen.
over-lost = De ronde is verloren.
over-broken = { $who }: het doel mislukte in slag { $number }.
over-record = Partijverslag: { $path }
round-won = Ronde { $number } is gewonnen. Het hoofdstuk gaat verder.
round-finished = Voltooid tot nu toe: { $names }.
round-go-on = Deel de volgende ronde
end-next = Verder: { $chapter }
end-again = Opnieuw delen
end-book = Hoofdstukken
end-look-back = De tafel bekijken
end-quit = Van tafel gaan

## Samen achter één toetsenbord

pass-title = Geef het toetsenbord door
pass-to = Nu is { $who } aan de beurt. Druk op Enter als niemand anders naar het scherm kijkt.

## Hoofdstukken

book-title = Hoofdstukken
book-road = Je weg: { $won } van { $count } hoofdstukken
book-endless-text = De weg gaat verder, eind'loos voort: personages worden willekeurig getrokken, één ervan beladen, met een gave en een bijzondere Ruiter. Win rondes tot elk personage in een gewonnen ronde meedeed en de Ruiter is gebruikt.
book-won = gewonnen
book-roster = Personages (★ elke ronde verplicht):
book-long = Een lang hoofdstuk: het gaat door tot elk personage voltooid is.
book-finished = voltooid
book-riders = Bijzondere Ruiters:
book-gifts = Gaven:
book-events = Gebeurtenissen:
book-choice = Elke ronde wordt één hiervan gespeeld:
book-threats = Dreigingen: waarde { $ranks }
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
book-anew = Begin het hoofdstuk opnieuw
book-keys = ↑ ↓ hoofdstuk · 1–4 spelers · PgUp PgDn tekst · L taal · Esc terug · Q stoppen
book-no-save = Er wacht geen spel.

## Lezen

reader-title = Kaarten en regels
reader-search = Zoek
reader-nothing = Niets met die naam.
reader-burdened = beladen
reader-keys = Typ om te zoeken · ↑ ↓ andere kaart · Esc terug
goals-title = Doelen
reader-table = Kaarten op tafel
piles-title = Deck en stapels

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

## Het verzamelkaartspel: de tafel

tcg-who = { $player } ({ $who })
tcg-turn = Beurt { $number }: { $who }
tcg-phase-of = { $phase } van { $who }
tcg-twilight = schemer { $count }
tcg-moves = bewogen { $count }/{ $limit }
tcg-ring-worn = de Ring is om
tcg-here = Locatie { $number }: { $site }
tcg-shadow-number = schaduwnummer { $count }
tcg-site = locatie { $number }
tcg-burdens = lasten { $count }/{ $limit }
tcg-hand = hand { $count }
tcg-deck = stapel { $count }
tcg-discards = afgelegd { $count }
tcg-dead = dood { $count }
tcg-out = uit het spel
tcg-your-hand = Hand
tcg-path = Pad
tcg-players = Spelers
tcg-over = Het spel is afgelopen.
tcg-priced = { $choice } ({ $cost })
tcg-worn = om
tcg-home = thuis { $number }
tcg-support = Hulpgebied
tcg-on-site = Op locatie { $number }
tcg-area = { $title }: { $cards }
tcg-area-of = { $who }, { $title }: { $cards }.
tcg-resting = wacht
tcg-resting-of = { $who } wacht met
tcg-more = nog { $count }; G toont alles
tcg-of = van { $who }
tcg-wounds = wonden { $count }
tcg-roaming = zwervend
tcg-bears = draagt { $items }
tcg-borne-by = gedragen door { $who }
tcg-assigned = { $minion } vecht met { $defender }
tcg-stacked = { $count ->
    [one] 1 kaart erop gestapeld
   *[other] { $count } kaarten erop gestapeld
}
tcg-laid-by = gespeeld door { $who }
tcg-sentence = { $text }.
tcg-no-card = ‘{ $text }’ is geen kaart die je kunt zien. Schrijf de titel.
tcg-fight = Gevecht: { $defender } { $free } tegen { $minions } { $shadow }.
tcg-fight-lost = Zoals het nu staat krijgt de verliezer { $count ->
    [one] 1 wond
   *[other] { $count } wonden
}: { $losers }.
tcg-fight-overwhelmed = Zoals het nu staat wordt de verliezer overmeesterd en gedood: { $losers }.
tcg-fight-cancelled = Het gevecht is geannuleerd.
tcg-archery = Pijlen: reisgenootschap { $fellowship }, volgelingen { $minions }.
tcg-pile = { $who }: { $title } ({ $count })
tcg-pile-deck = nog in de speelstapel
tcg-pile-sites = nog in de avonturenstapel
tcg-pile-dead = dodenstapel
tcg-pile-discards = aflegstapel
tcg-pile-closed = Niemand anders mag deze bekijken.
tcg-pass-move = Het reisgenootschap gaat naar locatie { $number }.
tcg-pass-shadow = Je schaduwfase eindigt.
tcg-pass-phase = Als iedereen achter elkaar heeft gepast, eindigt de fase.
tcg-bid = { $count ->
    [one] 1 last
   *[other] { $count } lasten
}
tcg-ask-bid = Hoeveel lasten bied je? Het hoogste bod kiest als eerste een plaats.
tcg-ask-place = Welke plaats in de beurtvolgorde neem je?
tcg-ask-begin = Kies reisgenoten voor je beginreisgenootschap; nog { $left } schemer.
tcg-ask-hand = Houd je deze hand?
tcg-ask-fellowship = Je reisgenootschapfase: doe iets, of pas en beweeg.
tcg-ask-shadow = Je schaduwfase: { $count } schemer in de pot.
tcg-ask-action = { $phase }: doe iets, of pas.
tcg-ask-respond = Reageer je op wat er gebeurt, of pas je?
tcg-ask-first = Wat heeft het eerst effect?
tcg-ask-defend = Wie vecht met { $minion }?
tcg-ask-attack = Met wie vecht { $minion }?
tcg-ask-skirmish = Welk gevecht komt nu?
tcg-ask-arrows = Wie krijgt een wond door een pijl? Nog { $count }.
tcg-ask-victim = Wiens volgelingen krijgen de pijlen van het reisgenootschap?
tcg-ask-move = Hier blijven, of nog eens bewegen? Bewogen: { $count } van { $limit }.
tcg-ask-discard = Leg je een kaart af voordat je tot acht kaarten bijpakt?
tcg-ask-discard-down = Je hebt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} te veel. Welke leg je af?
tcg-ask-heal = Een rustplaats: wiens wond geneest?
tcg-ask-bearer = Wie draagt { $card }?
tcg-ask-number = { $card }: hoeveel?
tcg-ask-card = { $card }: kies er één.

## Het verzamelkaartspel: de regels in het kort

rules-tcg-aim = Het doel
rules-tcg-aim-text = Breng je ringdrager als eerste langs negen locaties naar de laatste. Wie de ringdrager verliest, door de dood of door corruptie, ligt eruit; wie als laatste overblijft, wint ook.
rules-tcg-turn = Een beurt
rules-tcg-turn-text = In je eigen beurt ben je de Vrije Volkeren-speler; de anderen zijn schaduwspelers. Reisgenootschapfase: speel kaarten en beweeg dan. Schaduwfasen: de anderen spelen volgelingen. Zolang er volgelingen zijn volgen manoeuvreren, boogschieten, toewijzen en gevechten; ten slotte hergroeperen.
rules-tcg-twilight = Schemer
rules-tcg-twilight-text = Vrije Volkeren-kaarten voegen hun kosten toe aan de schemerpot. Schaduwspelers betalen eruit. Bewegen voegt het schaduwnummer van de nieuwe locatie toe en één voor elke reisgenoot. Een volgeling die nog niet bij zijn eigen locatie is, zwerft en kost twee meer.
rules-tcg-moving = Bewegen
rules-tcg-moving-text = Je moet één keer per beurt bewegen en mag na de hergroepeerfase nog eens, zolang de bewegingslimiet dat toelaat. Nieuwe locaties legt een buur neer uit zijn eigen avonturenstapel. Begin je je beurt op een rustplaats, dan genezen tot vijf wonden.
rules-tcg-archery = Boogschieten
rules-tcg-archery-text = Boogschutters van beide kanten schieten tegelijk. De Vrije Volkeren-speler verdeelt de wonden door volgelingen, een schaduwspeler die door het reisgenootschap.
rules-tcg-skirmish = Gevechten
rules-tcg-skirmish-text = De Vrije Volkeren-speler wijst elke verdediger hoogstens één volgeling toe; de schaduwspelers verdelen de rest naar wens. De Vrije Volkeren-speler kiest de volgorde. De sterkste kant wint, bij gelijke sterkte de Schaduw. Elke verliezer krijgt één wond, en één meer voor elke schade van de winnaars; bij dubbele sterkte of meer worden de verliezers overmeesterd en gedood. Bloeddorstige volgelingen vechten een tweede keer.
rules-tcg-wounds = Wonden
rules-tcg-wounds-text = Wie evenveel wonden heeft als levenskracht, wordt gedood. Vermoeien is een wond geven als kosten; daarvoor is minstens twee levenskracht nodig. Een unieke reisgenoot of bondgenoot genees je door een ander exemplaar uit je hand af te leggen.
rules-tcg-burdens = Lasten
rules-tcg-burdens-text = Evenveel lasten als weerstand maken de ringdrager corrupt. Zolang de Ring om is, worden wonden lasten. De Ring gaat af als de hergroepeerfase begint.
rules-tcg-regroup = Hergroeperen
rules-tcg-regroup-text = Na de acties pakken de schaduwspelers bij tot acht kaarten; ieder mag er eerst één afleggen. Daarna blijf je of beweeg je opnieuw. Wie blijft, pakt ook bij, en de volgelingen worden afgelegd.
rules-tcg-actions = Acties
rules-tcg-actions-text = In een fase handelt ieder om de beurt, de Vrije Volkeren-speler eerst, tot allen achter elkaar hebben gepast. Verplichte teksten werken meteen; reacties beantwoorden wat er gebeurt.

## Middle-earth Quest: de tafel

quest-sauron = Sauron
quest-unknown = onbekend
quest-setup = Voorbereiding
quest-turn = Beurt van { $who }
quest-round = ronde { $number }
quest-stage-1 = tijdperk I
quest-stage-2 = tijdperk II
quest-stage-3 = tijdperk III
quest-ahead-heroes = helden in het overwicht
quest-ahead-sauron = Sauron in het overwicht
quest-ahead-nobody = niemand in het overwicht
quest-marker-green = groen
quest-marker-yellow = geel
quest-marker-red = rood
quest-marker-black = zwart
quest-attributes = volharding { $fortitude } · sterkte { $strength } · behendigheid { $agility } · wijsheid { $wisdom }
quest-attributes-short = vol { $fortitude } · ste { $strength } · beh { $agility } · wij { $wisdom }
quest-pools = leven { $life } · hand { $hand } · rust { $rest } · schade { $damage }
quest-pools-short = leven { $life } · hand { $hand } · gunst { $favor }
quest-favor = gunst { $count }
quest-corruption = verderf { $count }
quest-leads = { $quest } → { $place }
quest-pool = schaduwpot { $count }/{ $limit }
quest-shadow-hand = schaduwkaarten { $count }
quest-plot-hand = complotten { $count }
quest-no-plot = geen complot
quest-plot-facts = { $marker } +{ $count }, gunst { $favor }
quest-mission = Missie: { $mission }
quest-mission-title = Missie
quest-hand = Hand
quest-your-hand = Hand ({ $count })
quest-your-plots = Complotten in de hand
quest-your-shadows = Schaduwkaarten in de hand
quest-needs-pool = pot { $count }
quest-moment-action = in je actiestap
quest-moment-turn = aan het begin van een heldenbeurt
quest-moment-combat = aan het begin van een gevecht
quest-moment-enter = als een held een plaats betreedt
quest-moment-defeat = als een held verslagen is
quest-plot-title = Complot
quest-event-title = Gebeurtenis
quest-place = { $place } ({ $region })
quest-haven = toevluchtsoord
quest-stronghold = Schaduwbolwerk { $count }
quest-always-perilous = altijd gevaarlijk
quest-perilous = gevaarlijk voor jou
quest-token = een monstermerkteken
quest-token-known = monstermerkteken: { $monster }
quest-wounded = { $name } (schade { $damage }/{ $health })
quest-hero-here = { $hero } is hier
quest-influence = invloed { $count }
quest-plot-here = complot: { $plot }
quest-event-here = gebeurtenis: { $event }
quest-quest-here = queeste van { $hero }: { $quest }
quest-water = water
quest-path = { $place } ({ $path })
quest-paths = Wegen: { $paths }
quest-choice = { $choice } ({ $facts })
quest-map = Kaart van Midden-aarde
quest-map-keys = Pijlen: een andere plaats · Tab: de volgende held · L taal · Esc terug
quest-combat = Gevecht, ronde { $round }: { $hero } tegen { $foe }
quest-strength-used = sterkte gebruikt { $used } van { $limit }
quest-foe-hand = kaarten in de hand { $count }
quest-damage = schade { $damage } van { $health }
quest-exhausted = uitgeput
quest-frightened = bang: het toeval speelt de volgende kaart
quest-agility-left = behendigheid { $count } te verdelen
quest-stack = Gevechtsstapel ({ $count }):
quest-pending = wacht
quest-laid = heeft een kaart gedekt neergelegd
quest-declared = verklaart zich uitgeput
quest-laid-own = gedekt: { $card }
quest-laid-open = open: { $card }
quest-revealed = deze ronde: { $card }
quest-cancelled = deze ronde, geannuleerd: { $card }
quest-rest-pool = { $who }, ruststapel
quest-damage-pool = { $who }, schadestapel
quest-foe-discards = Afgelegde gevechtskaarten van de vijand
quest-discards-plot = Afgelegde complotten
quest-discards-shadow = Afgelegde schaduwkaarten
quest-discards-peril = Afgelegde gevaren
quest-discards-corruption = Afgelegde verderfkaarten
quest-discards-fighting = Afgelegde vaardigheidskaarten
quest-discards-encounter = Afgelegde ontmoetingen, { $deck }
quest-discards-event = Gebeurtenissen die voorbij zijn
quest-pile = { $title } ({ $count })
quest-face-down = { $count } gedekt
quest-no-name = ‘{ $text }’ is niets dat je nu kunt kiezen. Schrijf de naam van een kaart of een plaats.
quest-ask-starting-plot = Welk begincomplot kies je?
quest-ask-keep-shadow = Welke schaduwkaart houd je?
quest-ask-keep-plot = Welk complot houd je?
quest-ask-new-minion = Er mag een nieuwe volgeling op de kaart komen. Waar?
quest-ask-plot = Je complotstap: speel een complot, leg er een af, of geen van beide.
quest-ask-action = Je actiestap: nog { $count ->
    [one] 1 actie.
   *[other] { $count } acties.
}
quest-ask-influence = Waar komt invloed? Nog { $count }.
quest-ask-command = Geef een volgeling of een monstermerkteken een bevel, of stop.
quest-ask-shadow = Speel je nu een schaduwkaart, { $moment }?
quest-ask-foe = Wie van je dienaren vecht?
quest-ask-shape = Vecht het monster als een Uruk-hai?
quest-ask-combat-or-peril = Wacht de held een gevecht, of een gevaar?
quest-ask-peril = Welk gevaar treft de held?
quest-ask-haven = In welk toevluchtsoord ontwaakt de held?
quest-ask-draw-shadow = Trek je een schaduwkaart?
quest-ask-draw-combat = Trek je een gevechtskaart?
quest-ask-rest = Je ruststap: rust je?
quest-ask-fight = In dit toevluchtsoord is een vijand. Vecht je ermee?
quest-ask-travel = Je plaats is { $place }. Reis verder, verken, of stop.
quest-ask-pay = Naar { $place } ({ $path }): één kaart met dat terrein, of zoveel kaarten.
quest-ask-pay-more = Welke kaart leg je af voor de weg? Nog { $count }.
quest-ask-explore = Je verkent. Wat doe je?
quest-ask-gifts = Wat geef je aan de anderen hier?
quest-ask-pay-off = Betaal je gunst om van een verderfkaart af te komen?
quest-ask-leftmost = Meerdere merktekens van Sauron liggen het verst achter. Welk gaat vooruit?
quest-ask-lose-one = Je bent verslagen. Wat verlies je?
quest-ask-damage = Waar komt de kaart voor de schadestapel vandaan?
quest-ask-agility = Nog { $count } behendigheid: een kaart trekken, of alles bewaren voor sterkte?
quest-ask-lay = { $hero } tegen { $foe }: welke kaart speel je gedekt?
quest-ask-type = Afstand of nabij: wat zeg je?
quest-ask-take-back = Welke eerdere kaart neem je terug?
quest-ask-draw = Van welke stapel trek je?
quest-ask-retreat = Trek je je terug uit het gevecht?
quest-ask-rest-order = Het gevecht is voorbij. Welke kaart gaat nu naar de ruststapel?
quest-ask-aside = Je trekt je terug. Naar welke plaats?
quest-ask-champion = De finale: welke held vecht tegen de Ringgeesten?
quest-ask-skill = Training: welke vaardigheidskaart houd je?
quest-ask-plot-back = Gaat het complot boven op de stapel, of eronder?
quest-ask-corruption = Welke verderfkaart krijgt de held?
quest-ask-play-now = Speel je dit complot nu, en waar?
quest-ask-branch = { $card }: kies er één.
quest-ask-text = Kies. { $text }
quest-gather = Wie trekt erop uit?
quest-gather-keys = ↑ ↓ een ander · Enter hier zitten · Spatie mee of niet · B begin · C verdergaan · L taal · Q stop
quest-gather-you = jij
quest-gather-bot = bot
quest-gather-out = blijft thuis
quest-gather-begin = Begin als { $who }; de bots spelen { $others }
quest-gather-continue = Ga verder met het spel dat het laatst is opgeslagen
quest-gather-sauron = Jij voert het bevel over de dienaren van de Vijand: verspreid invloed, smeed complotten, zend monsters en volgelingen, en verderf de helden voordat ze het einde van hun verhaal bereiken.
quest-gather-none = Kies eerst een tot drie helden.

## Middle-earth Quest: de regels in het kort

rules-quest-aim = Het doel
rules-quest-aim-text = Sauron speelt tegen een tot drie helden. Beide kanten hebben een geheime missie. Als een verhaalmerkteken vakje 18 bereikt, of alle drie de merktekens van Sauron vakje 10, begint de finale: een kant die het overwicht heeft en haar missie heeft gehaald, wint. Anders vecht één held tegen de Ringgeesten; dat beslist het spel.
rules-quest-round = Een ronde
rules-quest-round-text = Eerst Saurons beurt: de invloed op de plaatsen van de helden verdwijnt, de merktekens gaan vooruit, hij mag een complot spelen, er komt een gebeurtenis, hij voert zijn acties uit, en elke held trekt zoveel kaarten als zijn volharding. Daarna is elke held aan de beurt; een held alleen twee keer.
rules-quest-heroes = De beurt van een held
rules-quest-heroes-text = Rust: de ruststapel gaat terug naar de levensstapel, in een toevluchtsoord ook de schadestapel; Saurons achterste merkteken gaat 1 vooruit. Hinderlaag: een vijand op de plaats vecht. Reis: ga verder, vecht of doorsta gevaren, verken, zo vaak je wilt. Ontmoeting: aan het einde worden 3 ontmoetingskaarten getrokken, tenzij de plaats gevaarlijk is.
rules-quest-travel = Reizen
rules-quest-travel-text = Een weg kost één kaart met het terrein van de weg, of zoveel kaarten als zijn getal. Afgelegde kaarten gaan naar de ruststapel. Een plaats met meer invloed dan jouw wijsheid is gevaarlijk. Toevluchtsoorden zijn veilig.
rules-quest-explore = Verkennen
rules-quest-explore-text = Neem gunst, raadpleeg een personage, neem één keer per beurt het duistere pad (1 verderfkaart en 1 gunst, met hooguit 3 verderfkaarten), voltooi queesten, leg een complot af door zijn gunst te betalen, handel met helden op dezelfde plaats.
rules-quest-combat = Gevecht
rules-quest-combat-text = Elke kant speelt een kaart gedekt; beide worden omgedraaid. Wat de aanval boven de verdediging uitkomt, is schade. Een kant waarvan de kaarten meer kosten dan haar sterkte, is uitgeput: aanval en verdediging 0. Voor elk punt behendigheid trek je vóór de eerste ronde een kaart of krijg je sterkte +1. Je levensstapel en je hand zijn je leven. Als beide kanten uitgeput zijn, is het gelijkspel.
rules-quest-sauron = Sauron
rules-quest-sauron-text = Een actie plaatst invloed, trekt kaarten, of geeft volgelingen en monstermerktekens bevelen; elke actie bedekt het volgende vakje van haar spoor, en het vierde merkteken maakt de andere weer vrij. In elke beurt mag hooguit één schaduwkaart worden gespeeld, als de schaduwpot bevat wat ze nodig heeft.
rules-quest-influence = Invloed
rules-quest-influence-text = Invloed groeit vanuit de bolwerken langs de wegen, nooit in toevluchtsoorden. Een plaats bevat hooguit zoveel als het bolwerk van haar keten; wat is afgesneden, houdt 1.
rules-quest-story = Het verhaal
rules-quest-story-text = In elke verhaalstap gaat groen 2 vooruit, en elk lopend complot zet zijn merkteken vooruit. De tijdperken eindigen bij de vakjes 6, 12 en 18; met elk ervan komen nieuwe volgelingen en groeit de schaduwpot.

## Regelmodus

line-welcome = One Table, regelmodus. Typ een getal om te kiezen, help voor de opdrachten, quit om te stoppen.
line-game = { $game }. { $chapter }, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, deling { $seed }.
line-waiting-save = Er wacht een onafgemaakt spel. Typ resume om verder te gaan.
line-choose = { $question } Typ een getal.
line-choice = { $number }. { $choice }
line-hand = { $who } heeft: { $cards }.
line-empty = niets
line-trick = Op tafel: { $cards }.
line-seat = { $who }, { $player }: { $goal }. { $facts }.
line-progress = { $have } van { $least }
line-no-goal = nog geen personage
line-lost = Verloren kaart: { $cards }.
line-covered = bedekt
line-no-card = ‘{ $text }’ is geen kaart. Schrijf waarde en kleur, zoals 3H of 3 van Heuvels.
line-may-play = { $card } kan nu worden gekozen.
line-not-held = Je hebt { $card } niet.
line-not-now = { $card } kan nu niet worden gekozen. { $reason }
line-unknown = ‘{ $text }’ is geen opdracht. Typ help.
line-rules-many = Meerdere kaarten passen: { $names }.
line-languages = Talen: { $names }.
resume-failed = Kan niet verdergaan. { $reason }
line-resumed = Het opgeslagen spel gaat verder.
line-bye = Tot ziens.
line-ended = De invoer is ten einde.
line-yes-no = Typ ja of nee.
line-help-title = Opdrachten:
line-help-number = een getal kiest
line-help-why = why KAART zegt waarom een kaart niet gekozen kan worden
line-help-undo = undo neemt je laatste keuze terug
line-help-hint = hint zegt wat de regelbot zou doen
line-help-hand = hand leest je kaarten voor
line-help-goals = goals leest alle doelen voor en hoe ze ervoor staan
line-help-table = table leest alles voor wat op tafel ligt
line-help-piles = piles leest je deck voor en de stapels die je mag bekijken
line-help-journal = journal leest alles voor wat er is gebeurd
line-help-rules = rules NAAM leest een kaart voor; rules alleen de regels in het kort
line-help-language = language CODE verandert de taal: en, zh, ja of nl
line-help-save = save BESTAND schrijft het spel naar een bestand; save alleen naar de map met opgeslagen spellen
line-help-resume = resume gaat verder met het spel dat het laatst is opgeslagen
line-help-quit = quit slaat het spel op en stopt
line-comma = {", "}

## Namen van opdrachten in de regelmodus; de Engelse werken in elke taal

command-why = waarom
command-undo = terug
command-hint = hint
command-hand = hand
command-goals = doelen
command-table = tafel
command-piles = stapels
command-journal = verslag
command-rules = regels
command-language = taal
command-save = opslaan
command-resume = verder
command-quit = stoppen
command-help = hulp
