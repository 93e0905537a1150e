# The strings of the trading card game: of its table in terminal and browser, and of its place in the lobby.

game-tcg = In de Ban van de Ring-ruilkaartspel
tcg-title-limited = Partij uit een ronde
tcg-title-first = Eerste spel
tcg-title = { $players ->
    [2] Duel
   *[other] Spel voor { $players }
}

## Toetsen

help-tcg-figures = Bij een personage staat eerst de sterkte, dan een vakje per punt levenskracht: ■ is over, □ is een wond. ○ is de ringdrager, → met wie een volgeling vecht, +2 dat hij twee kaarten draagt.
help-tcg-markers = Op het pad is ◆ het reisgenootschap dat onderweg is en ◇ elk ander, met het nummer van de speler.
help-tcg-light = Gouden kaarten kun je nu kiezen; onder de vraag staat waarom iets niet kan. Getallen tussen haakjes zijn de schemerkosten van nu; in de hand zijn ↑ en ↓ kosten boven of onder de gedrukte. Het gekleurde vakje voor een kaart is haar cultuur. Waar je alleen kunt passen, past de tafel voor je.

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
tcg-priced = { $choice } ({ $cost })
tcg-priced-now = { $choice } (nu { $cost }; gedrukt { $printed })
tcg-cost = kosten { $cost }
tcg-side = { $side } · { $who }
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
tcg-number = het getal { $number }
tcg-fight = Gevecht: { $defender } { $free } tegen { $minions } { $shadow }.
tcg-fight-lost = Zoals het nu staat krijgt de verliezer { $count ->
    [one] 1 wond
   *[other] { $count } wonden
}: { $losers }.
tcg-fight-overwhelmed = Zoals het nu staat wordt de verliezer overmeesterd en gedood: { $losers }.
tcg-fight-killed = Zoals het nu staat sterft de verliezer: { $losers }.
tcg-fight-tie = Bij gelijke sterkte wint de Schaduw.
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
tcg-ask-bid = Hoeveel lasten bied je? Ze drukken vanaf het begin op je ringdrager, en { $limit } lasten verderven hem; het hoogste bod kiest als eerste wie begint.
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
tcg-ask-site = Op welke locatie speel je { $card }?
tcg-ask-number = { $card }: hoeveel?
tcg-ask-card = { $card }: kies er één.
tcg-ask-card-for = { $card }: { $what }.

## Het verzamelkaartspel: waarom een getal is wat het is

tcg-part-printed = gedrukt
tcg-part-borne = { $card }, die gedragen wordt
tcg-part-text = { $card }
tcg-part-lasting = { $card }, { $until }
tcg-part-table = een tekst
tcg-part-floor = nooit onder 0
tcg-part-roaming = zwervend
tcg-part-discount = goedkoper door een tekst
tcg-part-archer = { $card }, een boogschutter
tcg-part-lost = een gevecht is verloren
tcg-part-damage = schade van { $card }
tcg-part-shadow-number = schaduwnummer van de locatie
tcg-part-companions = één voor elke reisgenoot
tcg-part-players = aan een tafel van { $count }
tcg-part-moved = de reis naar locatie { $number }
tcg-part-added = erbij
tcg-part-removed = eraf
tcg-part-earlier = van daarvoor

## Het verzamelkaartspel: wat er gaat gebeuren

tcg-respond-to = { $what } Reageer je?
tcg-now-wound = { $cards } { $count ->
    [one] krijgt
   *[other] krijgen
} zo een wond.
tcg-now-wound-by = { $cards } { $count ->
    [one] krijgt
   *[other] krijgen
} zo een wond van { $by }.
tcg-now-wounded = { $cards } { $count ->
    [one] heeft
   *[other] hebben
} een wond gekregen.
tcg-now-wounded-by = { $cards } { $count ->
    [one] heeft
   *[other] hebben
} een wond gekregen van { $by }.
tcg-now-exert = { $cards } { $count ->
    [one] vermoeit
   *[other] vermoeien
} zich zo.
tcg-now-exerted = { $cards } { $count ->
    [one] heeft
   *[other] hebben
} zich vermoeid.
tcg-now-heal = { $cards } { $count ->
    [one] geneest
   *[other] genezen
} zo.
tcg-now-killed = { $cards } { $count ->
    [one] is
   *[other] zijn
} gedood.
tcg-now-killed-by = { $cards } { $count ->
    [one] is
   *[other] zijn
} gedood door { $by }.
tcg-now-played = { $cards } { $count ->
    [one] is
   *[other] zijn
} gespeeld.
tcg-now-assigned = { $cards } { $count ->
    [one] is
   *[other] zijn
} aan een gevecht toegewezen.
tcg-now-discarded = { $cards } { $count ->
    [one] is
   *[other] zijn
} afgelegd.
tcg-now-ring = De Ring is omgedaan.
tcg-now-moves = Het reisgenootschap beweegt.
tcg-now-leaves = Het reisgenootschap vertrekt van { $cards }.
tcg-now-arrives = Het reisgenootschap komt aan bij { $cards }.
tcg-now-outcome = Het gevecht is beslist: { $winners } wint, { $losers } verliest.
tcg-now-turn-starts = De beurt begint.
tcg-now-turn-ends = De beurt eindigt.
tcg-now-skirmish-ends = De gevechtsfase eindigt.
tcg-now-phase = Een moment van de { $phase }.

## Het verzamelkaartspel: wat passen doet

tcg-passing-move = Verder naar locatie { $number }
tcg-passing-shadow = Beëindig je schaduwfase
tcg-passing-next = Nu niets doen; { $who } mag
tcg-passing-phase = Verder naar de { $phase }
tcg-passing-archery = Schieten: reisgenootschap { $fellowship }, volgelingen { $minions }
tcg-passing-assign = Verder: wijs de volgelingen toe
tcg-passing-skirmish = Beëindig het gevecht
tcg-passing-wounds = Beëindig het gevecht: { $losers } verliest, { $count ->
    [one] 1 wond
   *[other] { $count } wonden
}
tcg-passing-tie = Beëindig het gevecht: gelijk, { $losers } verliest, { $count ->
    [one] 1 wond
   *[other] { $count } wonden
}
tcg-passing-overwhelm = Beëindig het gevecht: { $losers } { $count ->
    [one] wordt
   *[other] worden
} overmeesterd
tcg-passing-killed = Beëindig het gevecht: { $losers } { $count ->
    [one] sterft
   *[other] sterven
}
tcg-passing-regroup = Beëindig de hergroepeerfase
tcg-passing-respond = Laat het gebeuren
tcg-passing-wound = Laat { $cards } de wond krijgen
tcg-passing-wound-own = { $count ->
    [one] Neem de wond
   *[other] Neem de wonden
}
tcg-passing-dying = Laat { $cards } sterven
tcg-passing-wound-left = Neem de wond: nog { $left } levenskracht
tcg-passing-exert = Laat { $cards } zich vermoeien
tcg-passing-heal = Laat { $cards } genezen
tcg-passing-defend = Laat { $minion } aan de Schaduw
tcg-passing-attack = { $minion } vecht met niemand
tcg-passing-stay = Blijf op locatie { $number } en beëindig de beurt
tcg-passing-stay-keep = Blijf op locatie { $number }, houd alles en beëindig de beurt
tcg-passing-reconcile = Houd alles en pak bij tot acht
tcg-passing-healed = Genees niet verder
tcg-passing-begin = Begin met dit reisgenootschap
tcg-passing-search = Neem niets, en schud
tcg-passing-play = Speel niets meer
tcg-passing-enough = Dat is alles
tcg-passing-none = Geen van deze
tcg-answer-ring = Doe de Ring om: { $count ->
    [one] 1 last
   *[other] { $count } lasten
} in plaats daarvan, dan { $burdens } van { $limit }
tcg-ahead-discard = Blijf, en leg { $card } af

## Het verzamelkaartspel: gevaar voor de ringdrager, en zoeken

tcg-threat-burdens = Nog { $count ->
    [one] 1 last verderft
   *[other] { $count } lasten verderven
} { $who }.
tcg-threat-wounds = Nog { $count ->
    [one] 1 wond doodt
   *[other] { $count } wonden doden
} { $who }.
tcg-threat-worn = De Ring is om: wonden worden lasten.
tcg-search-deck = Je speelstapel
tcg-search-top = Speelstapel van { $who }: de kaarten die je kent
tcg-search-own = Je aflegstapel
tcg-search-discards = Aflegstapel van { $who }
tcg-search-hand = Hand van { $who }

## Het verzamelkaartspel: het eerste spel

tcg-first-aim = Jullie leiden elk een ringdrager naar locatie { $last }: wie er het eerst is, wint. In je eigen beurt beweegt je reisgenootschap; in de andere beurten ben je de Schaduw en houd je dat van hen tegen.
tcg-first-begin = Je leidt je ringdrager naar locatie { $last }; wie er het eerst is, wint. Begin met reisgenoten en wat zij dragen: een verlichte kaart kun je spelen. De kosten gaan in de schemerpot, en daarmee betaalt de andere speler volgelingen.
tcg-first-bid = Je leidt een ringdrager naar locatie { $last } en bent tegen de anderen de Schaduw. Elke last die je biedt brengt hem dichter bij { $limit }, waarbij hij verdorven is: bied 0 tot 2.
tcg-first-company = Wie met je begint kost later geen schemer. Je ringdrager komt toch mee; neem zoveel sterkte als je voor 4 krijgt.
tcg-first-fellowship = Meer reisgenoten zijn meer zwaarden, maar elke kaart en elke reisgenoot geeft de Schaduw meer schemer. Speel wat je nodig hebt en ga dan verder.
tcg-first-move = Er is niets meer te spelen: ga verder naar locatie { $number }. De locatie en elk van je reisgenoten brengen schemer.
tcg-first-danger = Als je beweegt, houdt de pot { $pool }: volgelingen met ongeveer { $force } sterkte, tegen jouw { $able }. Voeg iemand toe die kan vechten, of bewaar je kaarten voor die gevechten.
tcg-first-they-play = Nu is de andere speler de Schaduw en geeft { $count } schemer uit aan volgelingen tegen jou. Wonden kunnen je ringdrager doden en { $limit } lasten verderven hem: in beide gevallen lig je eruit.
tcg-first-minions = Nu ben jij de Schaduw: { $count } schemer om uit te geven. Speel volgelingen; een volgeling met een hoger locatienummer dan dat van het reisgenootschap is zwervend en kost 2 meer.
tcg-first-hunt = Nu ben jij de Schaduw, met { $count } schemer voor volgelingen. Sterft de ringdrager van de ander aan zijn wonden, of verderven { $limit } lasten hem, dan ligt die speler eruit; voor de jouwe geldt hetzelfde.
tcg-first-no-minions = Je kunt geen volgeling betalen. Beëindig je fase: je kaarten blijven in je hand voor later.
tcg-first-support = Je kunt geen volgeling betalen. Een verlichte kaart mag je toch spelen, die helpt later; beëindig dan je fase.
tcg-first-maneuver = Voordat er pijlen vliegen mogen beide kanten bijzondere kaarten gebruiken. Een verlichte kaart werkt nu.
tcg-first-archery = De pijlen vliegen als iedereen past: reisgenootschap { $fellowship }, volgelingen { $minions }. Een verlichte kaart kan dat nog veranderen.
tcg-first-arrows = Elke pijl is een wond die je zelf plaatst. Spaar wie nog één levenskracht heeft: de volgende wond doodt hem.
tcg-first-defend = Geef elke volgeling een verdediger die sterker is, of een wond kan hebben. Houd { $who } erbuiten als het kan.
tcg-first-defend-bearer = Alleen { $who } is sterker dan { $minion }. Het kan, als je een antwoord hebt voor wanneer de Schaduw sterkte toevoegt; laat anders iemand een wond nemen.
tcg-first-attack = Deze volgeling heeft nog geen tegenstander. Twee tegen één tellen hun sterkte op, en dubbele sterkte doodt meteen.
tcg-first-order = Jij kiest de volgorde. Begin waar de afloop bepaalt wat je later kunt doen.
tcg-first-losing = { $who } verliest dit gevecht. Een verlichte kaart kan het nog keren.
tcg-first-tie = Gelijk, en dan wint de Schaduw: { $who } verliest. 1 sterkte meer keert het.
tcg-first-dying = { $who } verliest, en de wond is dodelijk. Een verlichte kaart kan het nog keren.
tcg-first-winning = Zoals het staat wint { $who }. Houd je kaarten, tenzij de ander iets toevoegt.
tcg-first-overwhelm = { $who } staat tegenover dubbele sterkte en wordt gedood. Een verlichte kaart kan nog helpen.
tcg-first-respond = Er gebeurt iets waarop je kunt reageren. Wil je dat niet, laat het dan gebeuren.
tcg-first-ring = De Ring kan van deze wond lasten maken. Nog { $count } lasten verderven de drager, dus een schild voor altijd is hij niet.
tcg-first-ring-little = Wees voorzichtig met de Ring: nog { $count } { $count ->
    [one] last verderft
   *[other] lasten verderven
} de drager, en dan verlies je.
tcg-first-again = Je mag in dezelfde beurt verder naar locatie { $number }: je wint een locatie, maar er komen weer volgelingen en wonden blijven.
tcg-first-sanctuary = Een rustplaats: genees tot vijf wonden, het eerst bij wie het dichtst bij de dood is.
tcg-first-reconcile = Leg een kaart af die je voorlopig niet nodig hebt; daarna pak je bij tot acht.
tcg-first-bearer = Elk personage draagt één kaart van een soort: één wapen, één harnas. Wie heeft deze het meest nodig?

## Het verzamelkaartspel: uitspraken over losse kaarten

tcg-ruling-talent = Werkt vanzelf bij elke beweging.
tcg-ruling-appetite = X is minstens 1 en hoogstens het aantal wonden dat genezen kan worden.
tcg-ruling-at-least-one = X is minstens 1.
tcg-ruling-mithril-shaft = De eerste kaart moet worden afgelegd; schemer komt kaart voor kaart.
tcg-ruling-once-a-loser = Werkt één keer voor elke verliezende speler, hoeveel van zijn volgelingen ook verliezen.
tcg-ruling-once-a-turn = Eén keer per beurt voor de locatie, alle schaduwspelers samen.
tcg-ruling-first-orc = De eerste ork van elke schaduwfase.
tcg-ruling-first-nazgul = De eerste Nazgûl op de locatie in een beurt.
tcg-ruling-two-phases = Reageert op een gebeurtenis van twee fasen alleen als die in de hergroepeerfase wordt gespeeld.
tcg-ruling-all-or-nothing = Elke schaduwspeler pakt alles of niets.
tcg-ruling-home-counts = Op een bondgenoot telt zijn thuislocatie.
tcg-ruling-as-soon-as = Naar ‘zodra’ wordt gekeken als een fase begint, na een beweging en voor elke actie.
tcg-ruling-extra-skirmish = Het is een extra gevecht; de tekst van de Ring werkt niet tot alle reacties klaar zijn, ook nadat Sam het heeft overgenomen.
tcg-ruling-enters-exhausted = De reisgenoot komt uitgeput in het spel; dat is een toestand en geen vermoeien, en niets reageert erop.
tcg-ruling-must-reveal = Er is een Elfen-kaart nodig om te onthullen.
tcg-ruling-looks-in-vain = Zoekt naar een kaart die niet in deze set zit: je kijkt en schudt.
tcg-ruling-text-of-site = Heeft de tekst van je eigen locatie zolang die op het pad ligt, waar het reisgenootschap ook is; ‘deze locatie’ is daarin de bondgenoot, dus teksten over bewegen naar of van die locatie doen niets.

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

## De tafel in de browser

tcg-play-first = Speel een eerste spel
tcg-bar-turn = { $mine ->
    [yes] Jouw beurt { $number }
   *[no] Beurt { $number } van { $who }
}
tcg-bar-seat = { $who }: locatie { $site }, lasten { $burdens } van { $limit }
tcg-pools = Schemer, lasten, de Ring
tcg-pool-twilight = Schemer
tcg-pool-burdens = Lasten
tcg-pool-ring = De Ring
tcg-pool-moves = Bewogen
tcg-pool-of = van { $count }
tcg-pool-archery = Pijlen
tcg-archery-fellowship = Pijlen van het reisgenootschap
tcg-archery-fellowship-is = Pijlen van het reisgenootschap: { $count }
tcg-archery-minions = Pijlen van de volgelingen
tcg-archery-minions-is = Pijlen van de volgelingen: { $count }
tcg-pursuit = Als je verdergaat
tcg-pursuit-is = Verdergaan geeft { $count } schemer
tcg-threats = Wat de Ringdrager bedreigt
tcg-skirmish-now = Gevecht { $number } van { $count }
tcg-total-free = Sterkte van de verdediger
tcg-total-free-is = Sterkte van de verdediger: { $count }
tcg-total-shadow = Sterkte van de volgelingen
tcg-total-shadow-is = Sterkte van de volgelingen: { $count }
tcg-rank-minions = Volgelingen
tcg-rank-no-minions = Er zijn geen volgelingen in het spel.
tcg-rank-fellowship = { $mine ->
    [yes] Jouw reisgenootschap
   *[no] Reisgenootschap van { $who }
}
tcg-rank-resting = { $mine ->
    [yes] Jouw reisgenootschap wacht
   *[no] Het reisgenootschap van { $who } wacht
}
tcg-rank-support = { $mine ->
    [yes] Jouw hulpgebied
   *[no] Hulpgebied van { $who }
}
tcg-rank-of-fellowship = Reisgenootschap
tcg-rank-of-home = Bondgenoten thuis
tcg-place-empty = Locatie { $number } ligt er nog niet
tcg-place-markers = Hier: { $who }
tcg-place-laden = { $count ->
    [one] Er ligt 1 kaart op
   *[other] Er liggen { $count } kaarten op
}
tcg-piece-vitality = vitaliteit { $left } van { $of }
tcg-piece-bearer = De Ringdrager
tcg-piece-against = vecht met { $who }
tcg-piece-stacked = { $count } erop
tcg-card-refused = Nu niet: { $why }
tcg-happens-before = zo meteen
tcg-happens-after = zojuist
tcg-happens-by = hierdoor
tcg-kind-companion = Reisgenoot
tcg-kind-ally = Bondgenoot
tcg-kind-minion = Volgeling
tcg-kind-possession = Bezitting
tcg-kind-artifact = Artefact
tcg-kind-condition = Omstandigheid
tcg-kind-event = Gebeurtenis
tcg-kind-site = Locatie
tcg-kind-ring = De Ene Ring
tcg-face-unique = Uniek
tcg-face-cost = kosten
tcg-face-shadow = schaduwnummer
tcg-face-strength = sterkte
tcg-face-vitality = vitaliteit
tcg-face-resistance = weerstand
tcg-face-site = locatie
tcg-face-arrow-left = De speler links legt de volgende locatie.
tcg-face-arrow-right = De speler rechts legt de volgende locatie.
tcg-why-strength = Waarom heeft { $who } sterkte { $count }?
tcg-why-of = { $who }: { $what }
tcg-why-sum = nu
tcg-reader = Kaart
tcg-reader-region = De kaart die gelezen wordt
tcg-reader-empty = Wijs een kaart aan om hem hier te lezen.
tcg-reader-on = Ligt erop
tcg-reader-rulings = Uitspraken
tcg-count = { $done } van { $most } gekozen
tcg-glide = Pas tot ik kan antwoorden
tcg-keep-all = Houd voortaan alles
tcg-keeps-all = Houdt alle kaarten
tcg-keeps-all-how = Je houdt je hele hand voordat je bijpakt, zonder vraag. Druk om het weer gevraagd te worden.
tcg-hand-of = { $count ->
    [one] Hand van { $who }: { $count } kaart
   *[other] Hand van { $who }: { $count } kaarten
}
tcg-hand-seen = Bekend van de hand
tcg-hand-of-yours = Jouw hand: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
tcg-piles = Jouw stapels
tcg-search-count = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
tcg-search-copies = { $count } exemplaren
tcg-key-pass = passen, zoals op de knop staat
tcg-key-next = naar de volgende kaart die te kiezen is
tcg-turn-panel = Beurt
tcg-stop = stop
tcg-stop-in = Vraag mij in: { $phase }
tcg-stops-mine = Stops: mijn beurt
tcg-stops-theirs = Stops: andere beurten
tcg-auto-on = Past vanzelf
tcg-auto-off = Vraagt altijd
tcg-auto-how = Waar je niets kunt doen past de tafel voor je, na een pauze die altijd even lang is: zo leert niemand wat je in handen hebt. Een stop vraagt je toch in die fase.

## De startpagina

tcg-name = In de Ban van de Ring TCG
tcg-about = Leid je reisgenootschap en speel de Schaduw tegen dat van de ander.
tcg-facts = 2–6 spelers · 45 minuten
tcg-play = Speel een starter

## Een nieuwe tafel

tcg-form-decks = Deck van { $seat }
tcg-form-first_game = Eerste spel: de korte variant uit het regelboek
tcg-form-decks-needs-first_game = Alleen voor het korte eerste spel
tcg-offer-won = Wint { $won }%
tcg-offer-won-how = Tegen de andere decks van het spel, gespeeld door bots

## Decks en helden

tcg-form-decks-aragorn_retail = Aragorns doos, eerste spel
tcg-form-decks-gandalf_retail = Gandalfs doos, eerste spel
tcg-form-decks-aragorn = Aragorns starter
tcg-form-decks-gandalf = Gandalfs starter
tcg-form-decks-axes_of_durin = Bijlen van Durin
tcg-form-decks-axe_and_bow = Bijl en boog
tcg-form-decks-arrows_of_mirkwood = Pijlen uit het Demsterwold
tcg-form-decks-lady_of_the_wood = Vrouwe van het Woud
tcg-form-decks-tales_of_rivendell = Verhalen uit Rivendel
tcg-form-decks-king_and_evenstar = Koning en Avondster
tcg-form-decks-rangers_of_the_north = Dolers van het Noorden
tcg-form-decks-sword_and_dagger = Zwaard en dolk
tcg-form-decks-quiet_feet = Stille voeten
tcg-form-decks-pipes_by_the_fire = Pijpen bij het vuur
tcg-form-decks-nine_walkers = Negen wandelaars
tcg-form-decks-smiths_of_erebor = Smeden van Erebor

## Wat een tafel zelf mag beslissen

tcg-option-draw_limit = Hoogstens vier kaarten rapen in een reisgenootschapfase (latere regel)
tcg-option-second_hand = Eén keer mag een beginhand terug voor zes kaarten (latere regel)
tcg-option-ring_bearer_skirmish = Een gevecht van de ringdrager
tcg-value-may_be_cancelled = kan worden geannuleerd
tcg-value-may_not_be_cancelled = kan niet worden geannuleerd
tcg-option-discard_piles = Aflegstapels van tegenstanders
tcg-value-closed = gesloten
tcg-value-open = open voor iedereen
tcg-option-win = De laatste locatie wint
tcg-value-before_regroup = voor de hergroepeerfase
tcg-value-after_regroup = na de acties ervan
tcg-option-reshuffle_once = Eerste spel: een lege speelstapel wordt één keer hersteld
tcg-option-deck_lists = Wat er in ieders deck zit

telling-turn = Beurt { $number }

## Decks: what cannot be read
tcg-deck-unknown = Er is geen kaart “{ $name }”.
tcg-deck-several = “{ $name }” kan meer dan één kaart zijn: { $meant }.
tcg-deck-two = “{ $name }” noemt twee dingen: het nummer is van { $meant }.
tcg-deck-count = { $count } is geen mogelijk aantal van “{ $name }”: schrijf 1 tot 99.
tcg-deck-large = Dit is te groot voor een deck, dat hoogstens { $most } bytes heeft.
tcg-deck-empty = Dit deck is leeg.
tcg-deck-signs = Dit is geen deck: er staan tekens in die geen tekst zijn.
tcg-deck-json = Dit is niet de JSON van een deck.
tcg-deck-bare = Dit deck noemt geen enkele kaart.
tcg-deck-copies = { $count } keer “{ $name }” is meer dan een deck kan bevatten; hoogstens { $most }.
tcg-deck-cards = Een speelstapel van { $count } kaarten is meer dan een tafel kan dragen; hoogstens { $most }.

## Decks: the builder
tcg-build-title = Decks
tcg-build-mine = Mijn decks
tcg-build-given = Decks om mee te beginnen
tcg-build-new = Nieuw deck
tcg-build-import = Lijst plakken
tcg-build-none = Je bewaart nog geen deck. Begin met een leeg deck, plak een lijst of verander een van de decks hieronder.
tcg-build-legal = Speelbaar
tcg-build-not-legal = Nog niet klaar
tcg-build-name = Naam van het deck
tcg-build-cards = Kaarten
tcg-build-deck = Deck
tcg-build-part = Kaarten of deck
tcg-build-search = Zoek in titels en teksten
tcg-build-filters = Filters
tcg-build-side = Kant
tcg-build-side-free = Vrije Volkeren
tcg-build-side-shadow = Schaduw
tcg-build-side-ring = De Ene Ring
tcg-build-side-site = Locaties
tcg-build-culture = Cultuur
tcg-build-kind = Type
tcg-build-keyword = Sleutelwoord
tcg-build-cost = Kosten
tcg-build-strength = Sterkte
tcg-build-least = { $what }: minstens
tcg-build-most = { $what }: hoogstens
tcg-build-any = alle
tcg-build-clear = Filters wissen
tcg-build-nothing = Zo'n kaart is er niet.
tcg-build-more-cards = Meer kaarten tonen
tcg-build-as = Kaarten tonen als
tcg-build-pictures = Plaatjes
tcg-build-list = Lijst
tcg-build-keys = Enter voegt toe, − haalt weg, 0 tot 4 zegt hoeveel, R toont de hele kaart.
tcg-rarity-C = gewoon
tcg-rarity-U = ongewoon
tcg-rarity-R = zeldzaam
tcg-rarity-P = bijzonder
tcg-build-all-of = { $count }× { $card }
tcg-build-suggest = De rest voorstellen
tcg-build-suggest-how = Kaarten van je culturen en een pad van locaties; je kunt het altijd terugnemen.
tcg-build-fill-sites = Locaties aanvullen
tcg-build-leave-out = { $count ->
    [one] Deze regel weglaten
   *[other] Deze { $count } regels weglaten
}
tcg-build-in-deck = in het deck: { $count }
tcg-build-in-deck-of = in het deck: { $count } van { $supply }
tcg-build-add = { $card } toevoegen
tcg-build-take = { $card } weghalen
tcg-build-read = { $card } lezen
tcg-build-added = { $card }: { $count } in het deck
tcg-build-undo = Terugnemen
tcg-build-redo = Opnieuw doen
tcg-build-save = Bewaren
tcg-build-saved = Bewaard
tcg-build-unsaved = Nog niet bewaard; deze browser onthoudt het
tcg-build-restored = Wat je nog niet had bewaard is er weer.
tcg-build-play = Speel tegen een bot
tcg-build-friend = Speel met een vriend
tcg-build-against = Tegen het deck
tcg-build-tools = Meer
tcg-build-bearer = Ringdrager
tcg-build-ring = De Ene Ring
tcg-build-none-yet = nog geen
tcg-build-sites = Locaties
tcg-build-site-none = Locatie { $number }: nog geen
tcg-build-site-find = Toon de locaties met nummer { $number }
tcg-build-free = Vrije Volkeren: { $count }
tcg-build-shadow = Schaduw: { $count }
tcg-build-curve = Wat de kaarten kosten
tcg-build-curve-told = kosten { $cost }: { $free } Vrije Volkeren, { $shadow } Schaduw
tcg-build-reasons = Wat er nog ontbreekt
tcg-build-fine = Dit deck houdt zich aan alle regels.
tcg-build-empty = Kies kaarten, of begin met een van de decks van het spel.
tcg-build-sample = Proefhand
tcg-build-sample-hand = Een openingshand
tcg-build-sample-again = Nog een hand
tcg-build-sample-playable = kan in de eerste beurt gespeeld worden
tcg-build-sample-not = niet in de eerste beurt
tcg-build-sample-turn = De eerste beurt, zoals bots die met dit deck aan beide kanten spelen
tcg-build-sample-bare = Zodra het deck speelbaar is, spelen bots hier de eerste beurt.
tcg-build-share = Delen en exporteren
tcg-build-share-link = Delen met een link
tcg-build-share-end = Niet meer delen
tcg-build-share-how = Wie de link heeft, kan dit deck lezen en een kopie bewaren.
tcg-build-link = Link naar het deck
tcg-build-copy-link = Link kopiëren
tcg-build-format = Vorm
tcg-build-text = Tekst
tcg-build-written = Het deck, uitgeschreven
tcg-build-copy-text = Kopiëren
tcg-build-copied = Gekopieerd
tcg-build-print = Afdrukken
tcg-build-history = Versies en notities
tcg-build-version = Versie { $n }
tcg-build-now = zoals het nu is
tcg-build-note = Notitie bij het deck
tcg-build-version-note = Notitie bij versie { $n }
tcg-build-back-to = Terug naar versie { $n }
tcg-build-compare = Twee versies vergelijken
tcg-build-before = eerst
tcg-build-after = daarna
tcg-build-same = Er is geen verschil.
tcg-build-first-save = Versies worden bijgehouden vanaf de eerste keer dat je bewaart.
tcg-build-duplicate = Kopie maken
tcg-build-copy-of = { $name } (kopie)
tcg-build-delete = Dit deck verwijderen
tcg-build-delete-sure = Voorgoed verwijderen
tcg-build-paste-how = Eén kaart per regel met het aantal, of JSON. Wat niet gelezen kan worden, wordt per regel gemeld.
tcg-build-paste = De lijst
tcg-build-mistakes = { $count } regels zijn niet te lezen
tcg-build-line = Regel { $n }
tcg-build-instead = Schrijf “{ $line }”
tcg-build-use = Dit deck gebruiken
tcg-build-by = gebouwd door { $name }
tcg-build-keep-copy = Kopie bewaren
tcg-build-all = Alle decks
tcg-build-reader = De kaart
tcg-build-reader-empty = Rust op een kaart om haar helemaal te lezen.
tcg-build-loading = De kaarten komen eraan.

# The coach.
tcg-coach-fellowship-look = Kijk naar de schemerpot, en naar hoeveel reisgenoten er bewegen.
tcg-coach-fellowship-compare = Vergelijk wat een kaart voor je doet met de volgelingen die zijn schemer betaalt.
tcg-coach-shadow-look = Kijk naar het locatienummer: volgelingen met een hoger nummer kosten hier 2 meer.
tcg-coach-shadow-compare = Vergelijk sterkte en kosten van je volgelingen met de zwakste reisgenoot die ze kunnen treffen.
tcg-coach-skirmish-look = Kijk naar beide sterktes, en of de ene twee keer de andere is.
tcg-coach-skirmish-compare = Vergelijk wat een kaart nu kost met wat een wond, of een dode, zou kosten.
tcg-coach-assign-look = Zoek de volgeling die dubbel zo sterk is als iemand.
tcg-coach-assign-compare = Vergelijk elk paar sterktes; wie kan verliezen en leven?
tcg-coach-arrows-look = Kijk naar levenskracht en wonden: wie heeft er 1 over?
tcg-coach-arrows-compare = Vergelijk wie in deze beurt nog moet vechten.
tcg-coach-move-look = Kijk naar wonden, naar de schemerpot, en waar je tegenstander staat.
tcg-coach-move-compare = Vergelijk één locatie meer met de volgelingen die de schemer brengt.
tcg-coach-respond-look = Kijk wat er gaat gebeuren, en met wie.
tcg-coach-respond-compare = Vergelijk wat de reactie kost met wat zij voorkomt.

## What a deck is worth

tcg-report = Wat het waard is
tcg-report-how = Bots spelen { $games } snelle partijen met dit deck, tegen elk deck dat bij het spel hoort, op beide plaatsen.
tcg-report-compare = Vergelijk met
tcg-report-compare-none = geen andere versie
tcg-report-begin = Speel de partijen
tcg-report-again = Speel ze nog eens
tcg-report-stop = Stop
tcg-report-progress = { $done } van { $of } partijen zijn gespeeld
tcg-report-stopped = Gestopt na { $done } partijen; wat ze lieten zien blijft hier.
tcg-report-failed = De partijen konden niet worden uitgespeeld.
tcg-report-not-legal = Zodra er met het deck gespeeld mag worden.
tcg-report-chart = Hoe vaak het wint, in procenten
tcg-report-all = Alle partijen
tcg-report-line = { $won } van { $games } partijen gewonnen, { $rate }, tussen { $low } en { $high }
tcg-report-interval = De stip is hoe vaak het won. In minstens 95 van de 100 zulke verslagen ligt de ware kans binnen de balk.
tcg-report-better = Verschil met de andere versie in gewonnen partijen: { $by } (tussen { $low } en { $high }).
tcg-report-sites = Locaties die het reisgenootschap bereikte
tcg-report-site = locatie { $site }: in { $games } partijen
tcg-report-bearer = Waar de ringdrager verloren ging
tcg-report-lost = { $why } op locatie { $site }: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
tcg-report-why-killed = gedood
tcg-report-why-corrupted = corrupt
tcg-report-never-lost = Nooit.
tcg-report-idle = Getrokken en nooit gespeeld
tcg-report-drawn = { $count } keer getrokken
tcg-report-all-played = Elke getrokken kaart werd ook gespeeld.

# The two camps, and what others do with their cards

tcg-away = nog { $count } buiten beeld
tcg-fate-wins = wint
tcg-fate-wounds = { $count ->
    [one] 1 wond
   *[other] { $count } wonden
}
tcg-fate-tie = gelijk: { $count ->
    [one] 1 wond
   *[other] { $count } wonden
}
tcg-fate-dies = sterft
tcg-happens-lost = verloren
tcg-deed-plays = { $who } speelt
tcg-deed-uses = { $who } gebruikt
tcg-deed-played = { $who } speelt { $card }.
tcg-deed-used = { $who } gebruikt { $card }.
tcg-deeds = Laatst gespeeld
tcg-turn-how = Waar we in de beurt zijn, en waar je gevraagd wilt worden
