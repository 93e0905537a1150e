# One Table: de teksten van het scherm in het Nederlands. De woorden van de spellen staan in hun eigen woordenlijsten.

game-fellowship = In de Ban van de Ring – De Reisgenoten: slagenspel
game-tcg = In de Ban van de Ring-ruilkaartspel

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
