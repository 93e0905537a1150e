# One Table: the strings of the full-screen terminal in English.

## Before a game

start-keys = ↑ ↓ another line · ← → change it · Enter choose · C continue · O lessons · ? help · L language · T day and night · Q quit
start-continue = Continue: { $title }
start-begin = Begin a new game
start-players = Players: { $count }
start-bots = The bots play: { $how }
start-field = { $field }: { $value }
start-change = ← and → change it.

## Games that wait

key-continue-sign = C
key-continue = other games
kept-title = Games that wait
kept-keys = ↑ ↓ another game · Enter go on with it · Esc back
kept-game = { $title } ({ $players ->
    [one] 1 player
   *[other] { $players } players
})
kept-unreadable = { $file } cannot be read
kept-facts = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $answers ->
    [one] 1 choice
   *[other] { $answers } choices
} so far. Saved { $when }.
kept-waiting = { $count ->
    [one] Another game waits to be gone on with
   *[other] { $count } other games wait to be gone on with
}: press C.
kept-all = { $count ->
    [one] The game that waits
   *[other] All { $count } games that wait
}
