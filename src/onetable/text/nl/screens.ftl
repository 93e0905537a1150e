# One Table: de teksten van de terminal op vol scherm in het Nederlands.

## Voor een spel

start-keys = ↑ ↓ andere regel · ← → veranderen · Enter kiezen · C verdergaan · O lessen · ? hulp · L taal · T dag en nacht · Q stoppen
start-continue = Ga verder: { $title }
start-begin = Begin een nieuw spel
start-players = Spelers: { $count }
start-bots = De bots spelen: { $how }
start-field = { $field }: { $value }
start-change = ← en → veranderen dit.

## Spellen die wachten

key-continue-sign = C
key-continue = andere spellen
kept-title = Spellen die wachten
kept-keys = ↑ ↓ ander spel · Enter ga ermee verder · Esc terug
kept-game = { $title } ({ $players ->
    [one] 1 speler
   *[other] { $players } spelers
})
kept-unreadable = { $file } kan niet worden gelezen
kept-facts = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, { $answers ->
    [one] 1 keuze
   *[other] { $answers } keuzes
} tot nu toe. Opgeslagen { $when }.
kept-waiting = { $count ->
    [one] Er wacht nog een spel
   *[other] Er wachten nog { $count } spellen
} om mee verder te gaan: druk op C.
kept-all = { $count ->
    [one] Het spel dat wacht
   *[other] Alle { $count } spellen die wachten
}
