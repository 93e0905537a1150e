# One Table: de teksten van het scherm in het Nederlands. De woorden van de spellen staan in hun eigen woordenlijsten.

## De balk, het blad en de plaatsen

bar-round = ronde { $number }
bar-trick = slag { $number } van { $count }
bar-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
seat-you = jij
seat-person = speler { $number }
seat-program = BOT { $name }
seat-bot = { $name ->
    [rules] ervaren bot
    [rollout] denkende bot
    [novice] beginnende bot
    [steady] degelijke bot
    [master] meesterbot
    [random] bot op goed geluk
   *[other] bot { $name }
}
card-text = { $name }: { $text }
too-small = One Table heeft een venster nodig van minstens { $width } bij { $height } tekens. Maak het groter, of speel met --plain.

## Vragen

wait-for = { $who } denkt na …
ask-how = Hoe speel je deze kaart?
ask-anything = Jij bent aan de beurt. Kies er één.
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
key-titles-sign = E
key-titles = kaarttitels
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
key-resign-sign = X
key-resign = opgeven
help-title = Toetsen
help-move = Links en rechts kiezen een kaart, omhoog en omlaag een regel; Tab gaat naar de volgende kaart die gespeeld mag worden
help-enter = Enter speelt de verlichte kaart, of zegt waarom dat niet mag
help-digits = 1 tot en met 9 kiezen de eerste tot en met negende mogelijke keuze
help-space = Spatie wacht niet op de bots
help-scroll = PgUp en PgDn bladeren in het verslag
help-mouse = Eén klik kiest een kaart, een tweede speelt haar
help-escape = Escape sluit, of laat een halve keuze vallen
help-signs = Tekens
close-hint = Escape sluit

## Verslag, hint, terugnemen, opslaan

journal = Verslag
journal-trick = Slag { $number }
hint-is = Een bot zou kiezen: { $choice }
hint-none = Geen hint: { $reason }
undo-title = Terugnemen?
undo-done = Teruggenomen.
undo-ask = { $reason } De bots vinden het goed. Toch terugnemen?
undo-ask-people = { $reason } Vindt iedereen aan tafel het goed om dit terug te nemen?
resign-title = Opgeven?
resign-ask = Opgeven? Je verliest dit spel.
resign-ask-people = Opgeven? Iedereen aan jouw kant verliest dit spel. Zijn ze het daarmee eens?
resign-ask-leave = Opgeven? Jij ligt uit het spel en de anderen spelen door.
yes = Ja
no = Nee
saved-to = Opgeslagen: { $path }
save-failed = Niet gelukt. { $reason }
bot-failed = De bot { $name } faalde ({ $reason }); het toeval koos.
language-now = De tafel spreekt Nederlands.
titles-own = Kaarttitels staan er in deze taal.
titles-english = Kaarttitels staan er in het Engels.
titles-both = Kaarttitels staan er in beide talen.
nothing-here = Er valt nu niets te kiezen.
no-such-choice = Keuze { $number } bestaat niet; kies 1 tot en met { $count }.

## Het einde van een ronde en van een hoofdstuk

over-record = Partijverslag: { $path }
round-finished = Voltooid tot nu toe: { $names }.
round-go-on = Deel de volgende ronde
round-next = Speel de volgende partij van de ronde
round-line = { $place }. { $who }: punten { $points }, gespeelde partijen { $played }, nog te spelen { $left }
end-again = Nog een keer spelen
end-book = Hoofdstukken
end-look-back = De tafel bekijken
end-quit = Van tafel gaan

## Samen achter één toetsenbord

pass-title = Geef het toetsenbord door
pass-to = Nu is { $who } aan de beurt. Druk op Enter als niemand anders naar het scherm kijkt.

## Hoofdstukken

book-endless-text = De weg gaat verder, eind'loos voort: personages worden willekeurig getrokken, één ervan beladen, met een gave en een bijzondere Ruiter. Win rondes tot elk personage in een gewonnen ronde meedeed en de Ruiter is gebruikt.
book-won = gewonnen
book-long = Een lang hoofdstuk: het gaat door tot elk personage voltooid is.
book-threats = Dreigingen: waarde { $ranks }
book-anew = Begin het hoofdstuk opnieuw
book-no-save = Er wacht geen spel.

## Lezen

reader-title = Kaarten en regels
reader-search = Zoek
reader-nothing = Niets met die naam.
reader-keys = Typ om te zoeken · ↑ ↓ andere kaart · ← → tien verder · PgUp PgDn tekst · Esc terug
goals-title = Doelen
reader-table = Kaarten op tafel
piles-title = Deck en stapels

## Het verzamelkaartspel: de tafel

game-is-over = Het spel is afgelopen.
## Regelmodus

line-welcome = One Table, regelmodus. Typ het nummer of de naam van wat je kiest, help voor de opdrachten, quit om te stoppen.
line-game = { $game }. { $chapter }, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, deling { $seed }.
line-game-only = { $game }, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, deling { $seed }.
line-who = { $player } ({ $who })
line-you-are = Je bent { $who }.
line-others = Met jou aan tafel: { $names }.
line-which = ‘{ $text }’ kan meer dan één ding zijn. Typ het nummer:
line-answer-first = Beantwoord eerst de vraag, met een getal of een naam.
line-nothing-to-read = Er valt niets voor te lezen.
line-not-asked = { $card } is niet wat nu gevraagd wordt. { $question }
line-none-of-these = Geen van deze
line-which-save = Met welk spel ga je verder?
line-save = { $title }, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, { $choices ->
    [one] 1 keuze
   *[other] { $choices } keuzes
} gemaakt, verlaten op { $when }
line-save-unreadable = { $file } kan niet worden gelezen. { $reason }
line-anew-sure = Opnieuw beginnen? Het spel van nu blijft bewaard.
line-what-now = Wat nu?
line-waiting-save = { $count ->
    [one] Er wacht een onafgemaakt spel. Typ resume om verder te gaan.
   *[other] Er wachten { $count } onafgemaakte spellen. Typ resume om er een te kiezen.
}
line-choose = { $question } Typ een getal.
line-choice = { $number }. { $choice }
line-hand = { $who } heeft: { $cards }.
line-empty = niets
line-may-play = { $card } kan nu worden gekozen.
line-not-now = { $card } kan nu niet worden gekozen. { $reason }
line-why-names = Je kunt vragen naar { $names }{ $more ->
    [0] .
   *[other] {" "}en nog { $more }.
}
line-why-nothing = Alles wat je kunt noemen, kun je nu kiezen.
line-why-unknown = Hier heet niets ‘{ $text }’.
line-why-near = Bedoel je { $names }?
line-why-more = Zo is er nog { $count }: schrijf de hele naam.
line-unknown = ‘{ $text }’ is geen keuze en geen opdracht. Typ help.
line-rules-many = Er zijn er meer die zo heten. Welke?
line-languages = Talen: { $names }.
line-titles = Kaarttitels: titles own, titles english of titles both.
resume-failed = Kan niet verdergaan. { $reason }
line-resumed = Het opgeslagen spel gaat verder.
line-bye = Tot ziens.
line-ended = De invoer is ten einde.
line-help-title = Opdrachten:
line-help-number = een getal kiest, en de naam van wat je kiest ook, zoals die van een kaart
line-help-why = why NAAM zegt waarom een kaart, plaats, personage of actie niet gekozen kan worden; why alleen zegt waarnaar je kunt vragen
line-help-undo = undo neemt je laatste keuze terug
line-help-hint = hint zegt wat een bot zou doen, en waarom
line-help-hand = hand leest je kaarten voor en wat erop staat
line-help-goals = goals leest alle doelen voor en hoe ze ervoor staan
line-help-table = table leest alles voor wat op tafel ligt
line-help-piles = piles leest je deck voor en de stapels die je mag bekijken
line-help-journal = journal leest alles voor wat er is gebeurd
line-help-rules = rules NAAM leest een kaart, een plaats, een term of een deel van de regels voor, rules VRAAG wat haar beantwoordt; rules alleen de regels over wat nu gevraagd wordt
line-help-language = language CODE verandert de taal: en, zh, ja of nl
line-help-titles = titles own, english of both toont kaarttitels in deze taal, in het Engels of allebei
line-help-save = save BESTAND schrijft het spel naar een bestand; save alleen naar de map met opgeslagen spellen
line-help-resume = resume gaat verder met een opgeslagen spel; als er meer wachten, kies je er een; resume BESTAND met dat in een bestand
line-help-resign = resign geeft dit spel op
line-help-quit = quit slaat het spel op en stopt
line-help-read = read GETAL of read NAAM leest voor waar een keuze over gaat; read alleen doet dat voor alle keuzes
line-help-map = map leest de kaart van het land voor; map NAAM een gebied of een plaats
line-help-anew = anew begint hetzelfde spel opnieuw, met nieuwe kaarten; het spel van nu blijft bewaard
line-comma = {", "}
line-space = {" "}
line-stop = {"."}

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
command-titles = titels
command-save = opslaan
command-resume = verder
command-resign = opgeven
command-quit = stoppen
command-help = hulp
command-read = lees
command-map = landkaart
command-anew = opnieuw
