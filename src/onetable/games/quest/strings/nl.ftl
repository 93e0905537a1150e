# The strings of Middle-earth Quest: of its table in terminal and browser, and of its place in the lobby.

game-quest = Middle-earth Quest

## Toetsen

help-quest-places = Plaatsen: ⌂ toevluchtsoord, ♜ Schaduwbolwerk, ! gevaarlijk. In goud: nu te kiezen.
help-quest-pieces = ◆1 de held die aan de beurt is, ◇2 een andere; •2 invloed, ▾ een monstermerkteken, ♛ een volgeling, + gunst, ♙ een personage, § een complot, ¶ een gebeurtenis. Een getal achter een teken telt.
help-quest-paths = Wegen: fijne lijnen, over water ~. Terrein: ≡ vlakte, ≈ moeras, ♣ bos, ∩ heuvels, ^ bergen, ∗ elk; het getal zegt hoeveel kaarten het zonder dat terrein kost.
help-quest-cards = Een vechtkaart: ↗ afstand of † nabij, aanval/verdediging, ¢ haar kosten, en het terrein waarvoor ze betaalt. ↑ een verhoogde eigenschap, ↓ een door verderf verlaagde.
help-quest-story = Op het verhaalspoor eindigt ┃ een tijdperk; ╎ is vakje 10, waar de Schaduw valt. Op de actiesporen is ✗ een bezet vakje.
help-quest-light = M toont de hele kaart en alles wat op een plaats ligt, G elke kaart op tafel, D de aflegstapels. Waar maar één keuze is, neemt de tafel die voor je.

## Middle-earth Quest: de tafel

quest-sauron = Sauron
quest-unknown = onbekend
quest-who = { $player } ({ $who })
quest-more = nog { $count }; G toont alles
quest-sentence = { $text }.
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
quest-token = monstermerkteken { $number }
quest-token-known = monstermerkteken { $number }: { $monster }
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
quest-map-aloud = Kaart van Midden-aarde. { $lit ->
    [0] Hier is nu niets te kiezen.
    [one] Er is nu één plaats te kiezen.
   *[other] Er zijn nu { $lit } plaatsen te kiezen.
}
quest-map-overview = De hele kaart in het klein
quest-map-whole = De hele kaart
quest-map-hero = Zoek { $hero }
quest-map-perilous = nu gevaarlijk
quest-map-cut-off = invloed { $count } van { $limit }, afgesneden van elk bolwerk
quest-map-token = een gesloten monstermerkteken
quest-map-token-known = monstermerkteken: { $monster }
quest-map-price-both = Eén kaart met { $terrain } ({ $alone }), of { $number } willekeurige kaarten.
quest-map-price-one = Eén kaart betaalt: { $alone }.
quest-map-price-many = { $number ->
    [one] Elke kaart betaalt.
   *[other] { $number } willekeurige kaarten betalen.
}
quest-map-path = Weg tussen { $one } en { $other }: één kaart met { $terrain }, of { $number } willekeurige { $number ->
    [one] kaart
   *[other] kaarten
}.{ $water ->
    [yes] {" "}Over water.
   *[no] {""}
}
quest-map-journey = { $steps } stappen met { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}: { $way }.
quest-map-room = Invloed hier: { $there } van { $limit }.
quest-map-take = Neem { $figure }
quest-map-held = { $figure }: kies waar het heen gaat. Escape zet het terug.
quest-map-goes = { $who } wil hierheen
quest-map-beware = { $who } waarschuwt voor deze plaats
quest-map-choose-keys = Pijlen, Tab: wat gekozen kan worden · Shift+pijlen: elke plaats · Enter: kies · L taal · Esc terug
quest-combat = Gevecht, ronde { $round }: { $hero } tegen { $foe }
quest-strength-used = sterkte gebruikt { $used } van { $limit }
quest-strength-short = kracht { $used }/{ $limit }
quest-foe-hand = kaarten in de hand { $count }
quest-damage = schade { $damage } van { $health }
quest-exhausted = uitgeput
quest-frightened = bang: het toeval speelt de volgende kaart
quest-agility-left = behendigheid { $count } te verdelen
quest-stack = Gevechtsstapel ({ $count }):
quest-pending = wacht
quest-of-limit = invloed { $count } van { $limit }
quest-leads-aloud = { $quest } (leidt naar { $place })
quest-track-free = { $track }: volgende { $numbers }
quest-track-full = { $track }: vol
quest-then = {" dan "}
quest-skill = vaardigheid
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
quest-ask-starting-plot = Welk begincomplot kies je?
quest-ask-keep-shadow = Welke schaduwkaart houd je? Je mag er { $count } houden.
quest-ask-keep-plot = Welk complot houd je? Je mag er { $count } houden.
quest-ask-new-minion = Er mag een nieuwe volgeling op de kaart komen. Waar?
quest-ask-put-minion = Waar keert de genezen volgeling terug op de kaart?
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
quest-ask-rest = Je ruststap: rust je? Saurons achterste merkteken gaat dan vooruit.
quest-ask-fight = { $foe }. In een toevluchtsoord mag je { $count ->
    [one] die
   *[other] ze
} met rust laten: vecht je?
quest-ask-travel = Je plaats is { $place }. Reis verder, verken, of stop.
quest-ask-pay = Naar { $place }: leg { $way ->
    [icon] een kaart met { $terrain }
    [both] een kaart met { $terrain } of { $count } willekeurige kaarten
   *[any] { $count ->
        [one] een willekeurige kaart
       *[other] { $count } willekeurige kaarten
    }
} af.
quest-ask-pay-more = Welke kaart leg je af voor de weg? Nog { $count }.
quest-ask-explore = Je verkent. Wat doe je?
quest-ask-gifts = Wat geef je aan de anderen hier?
quest-ask-pay-off = Betaal je gunst om van een verderfkaart af te komen?
quest-ask-leftmost = Meerdere merktekens van Sauron liggen het verst achter. Welk gaat vooruit?
quest-ask-lose-one = Je bent verslagen. Wat verlies je?
quest-foe-numbers = sterkte { $strength }, taaiheid { $health }, { $cards } kaarten
quest-ask-damage-hand = Je neemt { $count } schade uit je hand. Welke { $count ->
    [one] kaart
   *[other] kaarten
}?
quest-ask-leftmost-defeated = Je bent verslagen en de Schaduw gaat vooruit. Meerdere merktekens van Sauron liggen het verst achter: welk gaat vooruit?
quest-ask-damage = Je neemt { $count } schade: uit je hand, of van boven van de levensstapel?
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
quest-ask-text = { $text }.
quest-answer-no-rest = Niet rusten
quest-answer-fight = Vechten
quest-answer-no-fight = Met rust laten
quest-answer-end-travel = Beëindig de reis
quest-answer-end-exploring = Niet meer verkennen
quest-answer-end-command = Geen bevelen meer
quest-answer-no-shadow = Geen schaduwkaart spelen
quest-answer-no-plot = De complotten laten
quest-answer-keep-corruption = Het verderf houden
quest-answer-retreat = Terugtrekken
quest-answer-fight-on = Doorvechten
quest-answer-draw = Een kaart trekken
quest-answer-no-draw = Geen trekken
quest-answer-end-gifts = Niets meer geven
quest-gather = Wie trekt erop uit?
quest-gather-keys = ↑ ↓ een ander · Enter hier zitten · Spatie mee of niet · ← → beslis · B begin · C verdergaan · O lessen · ? hulp · L taal · T dag en nacht · Q stoppen
quest-gather-you = jij
quest-gather-bot = bot
quest-gather-out = blijft thuis
quest-gather-option = { $option }: { $value }
quest-gather-begin = Begin als { $who }; de bots spelen { $others }
quest-gather-continue = Ga verder met het spel dat het laatst is opgeslagen
quest-gather-sauron = Jij voert het bevel over de dienaren van de Vijand: verspreid invloed, smeed complotten, zend monsters en volgelingen, en verderf de helden voordat ze het einde van hun verhaal bereiken.
quest-gather-none = Kies eerst een tot drie helden.

## What a choice will do

quest-will-rest = De levensstapel groeit van { $before } naar { $after } kaarten.
quest-will-advance = Saurons merkteken { $marker } gaat { $count } vooruit.
quest-will-advance-one = Een van Saurons achterste merktekens gaat { $count } vooruit.
quest-will-no-rest = Je rust niet, en reist verder.
quest-will-haven = Een toevluchtsoord: daar dreigt geen gevaar.
quest-will-foe = Daar is een vijand: je moet vechten.
quest-will-peril = De plaats is gevaarlijk: er kan je iets overkomen.
quest-will-foe-or-peril = Daar wacht een vijand of een gevaar; Sauron kiest.
quest-will-explore = Hier kun je: { $finds }.
quest-will-explored = Je stopt met verkennen en reist verder.
quest-will-give-up = Je bent verslagen: al je kaarten vormen in het dichtstbijzijnde toevluchtsoord weer je levensstapel, je verliest een gunst of een voorwerp, en Sauron komt vooruit.
quest-will-dark-path = Je krijgt { $count } gunst en trekt een verderfkaart.
quest-will-favor = Je krijgt { $count } gunst.
quest-will-stop-encounter = Je reis eindigt: je trekt hier { $count } ontmoetingskaarten.
quest-will-stop-perilous = Je reis eindigt: de plaats is gevaarlijk, dus er is geen ontmoeting.
quest-will-stop-no-quest = Je reis eindigt: de plaats is gevaarlijk, dus deze beurt vecht je niet voor je queeste.
quest-will-no-quest = Zolang het er gevaarlijk is, kun je daar niet voor je queeste vechten.
quest-will-rest-nothing = Er komt niets terug in de levensstapel.
quest-will-stop-fight = Je reis eindigt: je vecht voor je queeste tegen { $foe }.
quest-will-stop-hindered = Je reis eindigt: een complot laat hier geen ontmoeting toe.
quest-will-track-influence = { $count } invloed, een voor een, op de kaart; daarvan hooguit 2 in de schaduwpot.
quest-will-track-draw = { $count } schaduwkaarten, en { $count } complotten waarvan je er 1 houdt.
quest-will-track-command = Hooguit { $count } bevelen voor volgelingen en monstermerktekens.
quest-will-tokens-return = Het is het vierde merkteken: de andere drie komen terug.
quest-will-no-command = { $count ->
    [one] 1 bevel vervalt.
   *[other] { $count } bevelen vervallen.
}
quest-will-no-plot = Er wordt geen complot gespeeld; de gebeurtenis volgt.
quest-will-exhaust = Je speelt in dit gevecht geen kaarten meer; je aanval en verdediging zijn 0.
quest-will-draw-agility = Je trekt een kaart; er blijft { $count } behendigheid over.
quest-will-keep-agility = Je sterkte in dit gevecht groeit van { $before } naar { $after }.

## The arithmetic of a combat

quest-line-printed = { $card }
quest-line-more = { $card }
quest-line-lowered = verlaagd door { $card }
quest-line-cancelled = geannuleerd
quest-line-exhausted = uitgeput
quest-line-attack = aanval van de ander
quest-line-defense = eigen verdediging
quest-line-spied = wordt invloed ({ $card })
quest-line-capped = hooguit zoveel ({ $card })

## The steps of a turn

quest-step-setup = Voorbereiding
quest-step-rally = Verzamelen
quest-step-story = Verhaal
quest-step-plot = Complot
quest-step-event = Gebeurtenis
quest-step-action = Actie
quest-step-draw = Helden trekken
quest-step-dawn = Begin van de beurt
quest-step-rest = Rust
quest-step-ambush = Hinderlaag
quest-step-travel = Reis
quest-step-encounter = Ontmoeting
quest-step-finale = Finale

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

## Middle-earth Quest: the terms

term-quest-haven = Toevluchtsoord
term-quest-haven-text = Een veilige plaats: nooit gevaarlijk en nooit met invloed. Wie er rust, krijgt ook de schadestapel terug; een verslagen held wordt wakker in het dichtstbijzijnde.
term-quest-stronghold = Schaduwbolwerk
term-quest-stronghold-text = Een plaats van waaruit Saurons invloed groeit. Het getal is de meeste invloed die er kan liggen. Het is altijd gevaarlijk.
term-quest-perilous = Gevaarlijk
term-quest-perilous-text = Een plaats met meer invloed dan de wijsheid van de held; enkele zijn het altijd. Wie er komt, moet vechten of een gevaar doorstaan, en er worden geen ontmoetingskaarten getrokken.
term-quest-influence = Invloed
term-quest-influence-text = Saurons greep op een plaats. Ze maakt plaatsen gevaarlijk, en in de schaduwpot maakt ze schaduwkaarten en complotten mogelijk.
term-quest-favor = Gunst
term-quest-favor-text = Wat een held bij de vrije volkeren heeft gewonnen. Daarmee betaal je om een complot of een verderfkaart kwijt te raken.
term-quest-corruption = Verderf
term-quest-corruption-text = Kaarten die een held hinderen zolang hij ze heeft. Bij de rust mogen ze met gunst worden afbetaald.
term-quest-dominant = Overwicht
term-quest-dominant-text = De kant waarvan de merktekens dichter bij de finale staan. Alleen een kant met het overwicht kan met haar missie winnen.
term-quest-plot = Complot
term-quest-plot-text = Een kaart van Sauron die in elke verhaalstap een van zijn merktekens vooruitzet, tot de helden op de getroffen plaats de gunst ervoor betalen.
term-quest-shadow-pool = Schaduwpot
term-quest-shadow-pool-text = Invloed die Sauron opzij heeft gelegd. Een schaduwkaart of een complot mag worden gespeeld als de pot genoeg bevat; er wordt niets uitgegeven.
term-quest-shadow-card = Schaduwkaart
term-quest-shadow-card-text = Een geheime kaart van Sauron, te spelen op het moment dat erop staat, hooguit één per beurt.
term-quest-minion = Volgeling
term-quest-minion-text = Een dienaar van Sauron met een naam. Hij vecht met helden op zijn plaats en houdt zijn schade.
term-quest-monster-token = Monstermerkteken
term-quest-monster-token-text = Een monster dat gedekt op het bord ligt. Het wordt omgedraaid als het vecht.
term-quest-life-pool = Levensstapel
term-quest-life-pool-text = De trekstapel van de held. Als door schade levensstapel en hand leeg zijn, is de held verslagen.
term-quest-rest-pool = Ruststapel
term-quest-rest-pool-text = Kaarten die voor wegen zijn afgelegd of in een gevecht zijn gespeeld. Door te rusten gaan ze terug in de levensstapel.
term-quest-damage-pool = Schadestapel
term-quest-damage-pool-text = Kaarten die door schade verloren zijn. Ze komen terug door te rusten in een toevluchtsoord.
term-quest-exhausted = Uitgeput
term-quest-exhausted-text = Een kant waarvan de kaarten in een gevecht meer kosten dan haar sterkte. Haar aanval en verdediging zijn 0.
term-quest-encounter = Ontmoeting
term-quest-encounter-text = Aan het einde van een heldenbeurt worden 3 kaarten van het gebied getrokken, tenzij de plaats gevaarlijk is.
term-quest-peril = Gevaar
term-quest-peril-text = Wat Sauron een held kan laten doorstaan die een gevaarlijke plaats betreedt, in plaats van een gevecht.
term-quest-finale = Finale
term-quest-finale-text = Het einde van het spel. Een kant met het overwicht die haar missie heeft gehaald, wint; anders vecht één held tegen de Ringgeesten.

## De tafel in de browser

quest-map-beyond = { $count ->
    [one] Niet in beeld: { $names }
   *[other] { $count } plaatsen niet in beeld: { $names }
}
quest-ride-there = Rijd erheen
quest-ride-step = Eén stap
quest-ride-pays = Kaarten: { $cards }
quest-ride-choose = Kies de kaarten
quest-legend-hero = held
quest-legend-minion = volgeling
quest-legend-lit = kies
quest-pending-pay = Betaal eerst voor { $place }, of neem terug.
quest-pending-first = Beantwoord eerst de vraag: { $question }
quest-pays-step = betaalt stap { $number }
quest-pays-alone = betaalt alleen
quest-times = ×{ $count }
quest-sure = Druk nog eens: { $choice }
quest-follow = De kaart volgt het spel
quest-story-lead = { $who ->
    [heroes] De helden liggen { $count } voor
    [sauron] Sauron ligt { $count } voor
   *[nobody] Niemand ligt voor
}
quest-story-of-marker = { $marker }, van { $side ->
    [heroes] de helden
   *[sauron] Sauron
}: op vakje { $space }. Volgende verhaalstap: +{ $coming }{ $by ->
    [yes] { " " }({ $names })
   *[no] {""}
}.
quest-story-of-space = { $kind ->
    [start] Het begin.
    [end] Vakje { $number }: een merkteken hier begint de finale.
    [falls] Vakje { $number }: alle drie de merktekens van Sauron hier beginnen de finale.
    [edge] Vakje { $number }: hierna begint het volgende tijdperk, met nieuwe volgelingen en een grotere schaduwpot.
   *[plain] Vakje { $number }, tijdperk { $stage }.
}
quest-story-end-how = De finale begint als een merkteken vakje { $finale } bereikt, of als alle drie de merktekens van Sauron vakje { $falls } hebben bereikt.
quest-story-dominant-how = Wie dichter bij de finale is, heeft het overwicht, en alleen met het overwicht wint een kant met haar missie. Nog te gaan: helden { $heroes }, Sauron { $sauron }.
quest-two-turns = Een held alleen is twee keer per ronde aan de beurt.
quest-goal-quest = Je queeste, ‘{ $quest }’, leidt naar
quest-goal-far = { $far ->
    [0] hier
    [one] 1 weg
   *[other] { $far } wegen
}
quest-goal-mission = Je geheime missie
quest-goal-met = { $met ->
    [yes] nu vervuld
   *[no] niet vervuld
}
quest-plot-moves = { $marker } +{ $advance } per ronde
quest-plot-row = { $what ->
    [stronghold] invloed in elk bolwerk
    [extension] invloed buiten de bolwerken
    [pool] invloed in de schaduwpot
    [shadow] schaduwkaarten: trek, houd
    [plots] complotkaarten: trek, houd
    [need] nodig in de schaduwpot
   *[favor] gunst om het te breken
}
quest-plot-lies = Plaats: { $place }
quest-plot-choose = Begin met dit complot
quest-fight-how = Beiden leggen een kaart gedekt neer; dan worden beide omgedraaid.
quest-end-lead = { $who ->
    [heroes] De helden hebben het overwicht
    [sauron] Sauron heeft het overwicht
   *[nobody] Niemand heeft het overwicht
}
quest-end-mission = { $ahead ->
    [nobody] Niemand had het overwicht, en { $winner ->
        [heroes] alleen de missie van de helden
       *[sauron] alleen de missie van Sauron
    } was vervuld.
   *[other] { $winner ->
        [heroes] De helden hadden het overwicht, en hun missie was vervuld.
       *[sauron] Sauron had het overwicht, en de missie van Sauron was vervuld.
    }
}
quest-end-champion = Geen kant met het overwicht had haar missie vervuld. { $won ->
    [open] Een held vecht om alles tegen de Ringgeesten.
   *[other] Dus besliste het gevecht van de kampioen van de helden.
}
quest-end-mission-of = { $side ->
    [heroes] De helden
   *[sauron] Sauron
}: { $met ->
    [yes] vervuld
   *[no] niet vervuld
}
quest-end-curve = Hoe het verhaal verliep
quest-end-round-aloud = Ronde { $round }: groen { $green }, rood { $red }, zwart { $black }, geel { $yellow }.
quest-end-turning = Het keerpunt: ronde { $round }.
quest-end-turned = { $winner ->
    [heroes] Vanaf toen lagen de helden voor.
   *[sauron] Vanaf toen lag Sauron voor.
}
quest-plan-press = { $what } Druk op een plaats op de kaart.
quest-left = Nog { $count }
quest-mark-all-give = Alle { $count } van de levensstapel
quest-mark-all-draw = Trek alle { $count }
quest-mark-discard = Leg { $count } van { $of } af
quest-mark-give = Neem { $count } van { $of } schade
quest-mark-keep = Houd { $count } van { $of }
quest-mark-place = Plaats { $count } van { $of } invloed
quest-mark-draw = Trek { $count } van { $of }, houd de rest
quest-mark-none = Niets aanwijzen
quest-mark-here = Plaats hier 1 invloed
quest-go-on = Verder
quest-decides = { $who } beslist.
quest-bar-round = Ronde { $number }
quest-seats = Iedereen aan tafel
quest-seat-hero = { $hero } ({ $who }), in { $place }. Leven { $life }, hand { $hand }, rust { $rest }, schade { $damage }. Open het blad.
quest-seat-sauron = Sauron ({ $who }). Schaduwpot { $pool } van { $limit }, schaduwkaarten { $shadows }, complotten { $plots }. Open het blad.
quest-standing-hero = { $who }: leven { $life }, hand { $hand }, schade { $damage }.
quest-sheets = Bladen
quest-decks = Stapels
quest-tower = Saurons toren
quest-plots = Complotten
quest-slot-free = geen complot
quest-plot-line = { $place } · { $marker } +{ $advance } · { $favor } gunst maakt er een eind aan
quest-shadow-pool = Schaduwpot
quest-track-next = { $next ->
    [0] { $track }: vol
   *[other] { $track }: volgende { $next }
}
quest-tokens-on-tracks = Actiefiches op de sporen: { $count }. Met de vierde komen de andere terug.
quest-closed = { $kind ->
    [shadow] { $count ->
        [one] 1 schaduwkaart, gedekt
       *[other] { $count } schaduwkaarten, gedekt
    }
   *[plot] { $count ->
        [one] 1 complot, gedekt
       *[other] { $count } complotten, gedekt
    }
}
quest-you-have-seen = je hebt het gezien
quest-servants = Volgelingen
quest-of = { $count } van { $limit }
quest-minions-waiting = Kunnen op de kaart komen: { $names }
quest-mission-of = { $side ->
    [heroes] de geheime missie van de helden
   *[sauron] de geheime missie van Sauron
}
quest-mission-closed = { $side ->
    [heroes] alleen de helden kennen haar
   *[sauron] alleen Sauron kent haar
}
quest-mission-met = { $met ->
    [yes] vervuld
   *[no] niet vervuld
}
quest-quests = Queesten
quest-not-yet = na de eerste queeste
quest-corruptions = Verderf
quest-costs-favor = { $count } gunst na een rust
quest-skills = Vaardigheden
quest-trained = { $count ->
    [0] niet getraind
    [one] eenmaal getraind
   *[other] { $count } keer getraind
}
quest-draws = Trekt elke ronde { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} · { $trained ->
    [0] geen vaardigheden
    [one] 1 vaardigheid
   *[other] { $trained } vaardigheden
}
quest-rest-would = { $damage ->
    [0] Rusten hier brengt { $rest } uit de ruststapel: levensstapel { $life }.
   *[other] Rusten hier brengt { $rest } uit de ruststapel en { $damage } uit de schadestapel: levensstapel { $life }.
}
quest-rest-price = { $spaces ->
    [0] { "" }
   *[other] De prijs: { $marker } +{ $spaces }.
}
quest-pool-life = leven
quest-pool-hand = hand
quest-pool-rest = rust
quest-pool-damage = schade
quest-pool-of = { $pool ->
    [life] Levensstapel
    [hand] Hand
    [rest] Ruststapel
   *[damage] Schadestapel
}: { $count }{ $closed ->
    [yes] {","} gedekt
   *[no] { "" }
}
quest-deck-name = { $kind ->
    [plot] Complotten
    [shadow] Schaduwkaarten
    [peril] Gevaren
    [corruption] Verderf
    [skill] Vaardigheden
    [event] Gebeurtenissen, tijdperk { $of }
    [token] Monstermerktekens, { $of }
   *[encounter] Ontmoetingen, { $of }
}
quest-deck-left = nog { $count }
quest-deck-gone = Afgelegd: { $count }
quest-kind = { $kind ->
    [fighting] Gevechtskaart
    [plot] Complot
    [shadow] Schaduwkaart
    [event] Gebeurtenis
    [corruption] Verderf
    [peril] Gevaar
    [encounter] Ontmoeting
    [quest] Queeste
    [mission] Missie
    [hero] Held
    [minion] Volgeling
    [monster] Monster
    [character] Personage
    [item] Voorwerp
   *[other] Kaart
}
quest-story = Het verhaalspoor
quest-story-ahead = { $stage ->
    [1] Tijdperk I
    [2] Tijdperk II
   *[3] Tijdperk III
} · { $who ->
    [heroes] helden in het overwicht
    [sauron] Sauron in het overwicht
   *[nobody] niemand in het overwicht
}
quest-the-finale = De Finale
quest-hand-of-yours = Je hand: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
quest-hand-empty = Je hand is leeg.
quest-would-leave = nog { $count } sterkte
quest-would-exhaust = put uit
quest-fighter-state = { $state ->
    [waits] wacht
    [chooses] kiest een kaart
    [laid] heeft een kaart gelegd
    [open] heeft een kaart open gelegd
    [revealed] heeft een kaart omgedraaid
   *[exhausted] is uitgeput
}
quest-health-line = Schade { $damage } van { $health }
quest-life-line = levensstapel { $life } · hand { $hand }
quest-strength-line = Sterkte: { $used } van { $limit } gebruikt, nog { $left }
quest-foe-cards = hand { $hand } · stapel { $deck }
quest-stack-of = Gevechtsstapel: { $count }
quest-stack-empty = nog geen kaart gespeeld
quest-cards-of-round = De kaarten van deze ronde
quest-laid-closed = { $side ->
    [hero] de kaart van de held, gedekt
   *[foe] de kaart van de vijand, gedekt
}
quest-round-of-combat = Ronde { $number }
quest-earlier-rounds = Eerdere rondes: { $count }
quest-sum-attack = aanval
quest-sum-defense = verdediging
quest-sum-hurt = schade
quest-is-cancelled = geannuleerd
quest-show-map = Toon de kaart
quest-show-combat = Terug naar het gevecht
quest-key-pass = stoppen of weigeren
quest-key-next = de volgende verlichte plaats
quest-key-zoom = dichterbij, verder, de hele kaart
quest-key-hero = naar de held
quest-first-aim = Je eerste doel
quest-first-aim-is = Je eerste doel: { $place }.
quest-first-aim-why = Je queeste leidt daarheen; een gouden kompasroos geeft de plaats aan.
quest-first-aim-show = Laat zien
quest-first-aim-known = Begrepen: niet meer tonen
quest-plan = Plan
quest-plan-how = Iedereen hoort het, ook Sauron. Het laatste woord van elke held staat als vaantje tot hij er is.
quest-say-go = Ik ga naar { $about }.
quest-say-go-title = Ik ga naar …
quest-say-beware = Pas op voor { $about }.
quest-say-beware-title = Pas op voor …
quest-say-wait = Wacht op mij.
quest-say-rest = Ik moet rusten.
quest-say-plots = Laten we een complot beëindigen.
quest-fought = { $outcome ->
    [won] { $hero } heeft { $foe } verslagen.
    [lost] { $foe } heeft { $hero } verslagen.
    [retreated] { $hero } trekt zich terug van { $foe }.
   *[drawn] Het gevecht van { $hero } en { $foe } blijft onbeslist.
}

## De startpagina

quest-name = Middle-earth Quest
quest-about = Helden trekken over de kaart, Sauron smeedt complotten.
quest-facts = 2–4 spelers · 2 uur
quest-play = Open de kaart

## Verder en meedoen

quest-outcome-heroes = de helden wonnen
quest-outcome-sauron = Sauron won

## Een nieuwe tafel

quest-form-heroes = Held van { $seat }
quest-role-sauron = Sauron
quest-role-heroes = een held
quest-side-sauron = Sauron

## Decks en helden

quest-form-heroes-argalad = Argalad
quest-form-heroes-beravor = Beravor
quest-form-heroes-eleanor = Eleanor
quest-form-heroes-eometh = Eometh
quest-form-heroes-thalin = Thálin

## Wat een tafel zelf mag beslissen

quest-option-influence_limit = Een plaats draagt zoveel invloed als
quest-value-stronghold_current = er nu in het bolwerk ligt
quest-value-stronghold_printed = op het bolwerk gedrukt staat
quest-option-peril_copies = Gevaren
quest-value-one_of_each = vijftien, van elk één
quest-value-two_twice = zeventien, twee ervan dubbel
quest-option-events_drawn = Getrokken gebeurtenissen als niemand in het overwicht is
quest-option-same_figure_twice = Eén bevel mag hetzelfde stuk twee keer sturen
quest-option-rest_with_foe_in_haven = Een held mag rusten in een toevluchtsoord met een vijand
quest-option-combat_order = Gevechtskaarten die tenietdoen
quest-value-hero_first = die van de held eerst
quest-value-simultaneous = beide tegelijk

telling-round = Ronde { $number }

# The coach.
quest-first-hero = Je bent { $hero }. Het verhaalspoor is de klok van het spel: als het eindigt, wint de kant die daar voorligt en haar geheime missie heeft volbracht.
quest-first-hero-look = Je missie. { $mission }
quest-first-hero-compare = Rijd eerst naar je queeste: { $place }. Elke stap kost kaarten, en kaarten zijn ook je leven.
quest-first-sauron = Je bent Sauron. Complotten en invloed brengen je merktekens verder op het verhaalspoor: als het eindigt, wint de kant die daar voorligt en haar geheime missie heeft volbracht.
quest-first-sauron-look = Je missie. { $mission }
quest-first-sauron-compare = Je eerste complot bepaalt met hoeveel invloed en welke kaarten je begint, en welk merkteken vooruitgaat.
quest-first-second-turn = Een held alleen heeft twee beurten per ronde: dit is je tweede.
quest-coach-quest-there = Je queeste leidt naar { $place }. Elke stap kost kaarten, en kaarten zijn ook je leven.
quest-coach-quest-here = Je queeste is hier. Wat je onderweg niet uitgeeft, houd je voor het gevecht.
quest-coach-quest-perilous = Je queeste wacht in { $place }, maar zolang het daar gevaarlijk is, kun je er niet voor vechten: haal onderweg iets anders.
quest-coach-rest-step = Rusten brengt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} terug; in ruil gaat Saurons achterste merkteken vooruit.
quest-coach-rest-step-look = Kijk naar je rust- en schadestapel.
quest-coach-rest-step-compare = Vergelijk wat terugkomt met hoe ver Sauron is.
quest-coach-travel-step = Elke stap kost kaarten, en kaarten zijn je leven en je slagen.
quest-coach-travel-step-look = Kijk waar je queeste heen leidt, en naar de invloed onderweg.
quest-coach-travel-step-compare = Vergelijk de wegen: hun tekens met die van je kaarten, hun getallen met je hand.
quest-coach-move-to = De weg moet betaald worden.
quest-coach-move-to-look = Zoek een kaart met het teken van de weg.
quest-coach-move-to-compare = Vergelijk welke kaart je in een gevecht het minst mist.
quest-coach-pay-more = De weg kost meer dan één kaart.
quest-coach-pay-more-look = Kijk wat er in je hand overblijft.
quest-coach-pay-more-compare = Vergelijk welke kaarten in gevecht het zwakst zijn.
quest-coach-exploring = Terwijl je verkent mag je nemen wat de plaats biedt, het één na het ander.
quest-coach-exploring-look = Zoek gunst, personages, je queeste, en complotten die deze plaats treffen.
quest-coach-exploring-compare = Vergelijk wat gunst nu koopt met wat zij later kan kopen.
quest-coach-lay-card = Beiden leggen gedekt een kaart. Wat je legt telt mee voor je sterkte.
quest-coach-lay-card-look = Kijk wat de vijand heeft gespeeld, en hoeveel sterkte je overhoudt.
quest-coach-lay-card-compare = Vergelijk aanval met zijn taaiheid, en verdediging met zijn waarschijnlijke aanval.
quest-coach-take-damage = Elk punt schade is een kaart.
quest-coach-take-damage-look = Kijk naar je hand en je levensstapel.
quest-coach-take-damage-compare = Vergelijk een kaart die je kent met een die je niet kent.
quest-coach-split-agility = Behendigheid geeft kaarten voor het gevecht, of sterkte erin.
quest-coach-split-agility-look = Kijk hoeveel goede kaarten je hebt.
quest-coach-split-agility-compare = Vergelijk één kaart meer met één sterkte meer.
quest-coach-sauron-acts = Je hebt weinig acties per beurt: invloed, kaarten of bevelen.
quest-coach-sauron-acts-look = Kijk naar je missie, je merktekens, en waar de helden zijn.
quest-coach-sauron-acts-compare = Vergelijk wat elk spoor nog geeft: het volgende vakje geeft minder.
quest-coach-place-in-extension = Invloed groeit alleen langs ketens vanaf een bolwerk.
quest-coach-place-in-extension-look = Kijk wat je complotten nodig hebben, en waar de helden langs moeten.
quest-coach-place-in-extension-compare = Vergelijk een lange keten met een dikke: gebroken ketens verdorren.
quest-coach-plot-step = Een complot zet elke verhaalstap een merkteken vooruit tot de helden het verijdelen.
quest-coach-plot-step-look = Kijk wat elk complot nodig heeft, en welk merkteken het verzet.
quest-coach-plot-step-compare = Vergelijk zijn merkteken met je missie, en zijn gunst met wat de helden hebben.
quest-coach-command = Bevelen verzetten volgelingen en monsters.
quest-coach-command-look = Kijk naar de wegen die de helden willen nemen.
quest-coach-command-compare = Vergelijk een held tegenhouden met een complot bewaken.
quest-coach-shadow-window = Je mag nu een schaduwkaart spelen, of haar bewaren.
quest-coach-shadow-window-look = Kijk naar het verderf van de held: het maakt je kaarten sterker.
quest-coach-shadow-window-compare = Vergelijk dit moment met een beter dat kan komen.
