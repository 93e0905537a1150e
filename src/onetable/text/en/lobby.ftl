# One Table: the strings of the start page, the chapter book and the replay.

## The start page

lobby-title = One Table
lobby-language = Language
lobby-back = Back to the start page
lobby-guest = Guest { $name }
lobby-settings-of = { $name }, settings
lobby-games = Games
lobby-chapter = Chapter { $chapter }
lobby-chapter-title = { $chapter } · { $title }
lobby-play-chapter = Play chapter { $chapter }
lobby-play-road = Play the endless road
lobby-set-up = Set up
lobby-set-up-of = Set up a table: { $game }
lobby-rules = Rules
lobby-rules-of = Rules in short: { $game }
lobby-beginning = Laying out the table …
lobby-loading = Loading
lobby-nothing-lost = Nothing is lost; your tables are safe there.
lobby-try-again = Try again

## Continue and join

lobby-continue = Continue
lobby-your-turn = Your turn
lobby-open = Open
lobby-look-back = Look back
lobby-do-table = { $action }: { $table }
lobby-with = with { $names }
lobby-alone = on your own
lobby-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
lobby-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-thinking = { $who } is thinking
lobby-gathering = waiting for players
lobby-unreadable = Cannot be opened
lobby-over = over
lobby-outcome-won = won
lobby-outcome-lost = lost
lobby-you-won = you won
lobby-you-lost = you lost
lobby-won-by = { $names } won
lobby-none = No table is open.
lobby-none-yet = Chapter 1 takes ten minutes and needs no one else.
lobby-none-now = Pick up the road where you left it, or start something new.
lobby-all-tables = Show all { $count }
lobby-fewer-tables = Show fewer
lobby-just-now = just now
lobby-remove = Remove from the list
lobby-remove-sure = Give up my seat
lobby-join = Join friends
lobby-join-how = paste a link or type the table’s word
lobby-join-go = Join
lobby-join-empty = Type the word of the table first; a friend who sits there can read it to you.

## The road

lobby-campaign = Campaign
lobby-road = Your road · { $won } of { $count } chapters
lobby-road-won = All eighteen chapters are won
lobby-with-bots = Play with bots
lobby-with-friends = Play with friends
lobby-always = Always there: { $names }.
lobby-to-choose = To choose from: { $names }.
lobby-chapter-won = { lobby-chapter }, { $title }, won
lobby-chapter-next = { lobby-chapter }, { $title }, next
lobby-chapter-ahead = { lobby-chapter }, { $title }, not won yet

## The chapter book

lobby-book-chapters = Chapters
lobby-book-players = Players at the table
lobby-book-next = next
lobby-book-tries = { $count ->
    [0] Not played yet
    [one] Played once
   *[other] Played { $count } times
}
lobby-book-keep = Go on where you were
lobby-book-required = must be taken
lobby-book-alone = 1 player plays all four hands
lobby-book-solo = Play alone

## A new table

lobby-new-players = Players
lobby-new-seats = Who sits where
lobby-new-seat = Seat { $number }
lobby-bot-at = Bot { $number }
lobby-who-me = You
lobby-who-bot = Bot
lobby-who-open = Friend
lobby-bots-play = The bots play
lobby-bots-others = Other bots …
lobby-bot-rules = steadily
lobby-bot-rules-how = By rules of thumb, at once.
lobby-bot-rollout = strongly
lobby-bot-rollout-how = They think ahead and take a moment for each choice.
lobby-bot-novice = as novices
lobby-bot-novice-how = They see the next thing, and not what it leads to.
lobby-bot-steady = steadily
lobby-bot-steady-how = They go by experience and decide at once.
lobby-bot-master = as masters
lobby-bot-master-how = They look ahead in many imagined games and take a moment for each choice.
lobby-bot-random = at random
lobby-bot-random-how = Any choice that is allowed: for trying things out.
lobby-pace = Pace
lobby-pace-live = Live
lobby-pace-live-how = Everybody is here now. Who is gone too long is played by a bot until they are back.
lobby-pace-days = Over days
lobby-pace-days-how = Everybody takes the time they need; the start page shows whose turn it is.
lobby-watch = Who may look on
lobby-watch-off = Nobody
lobby-watch-public = Anyone with the link, no hidden cards
lobby-watch-seat = Anyone with the link, through a player who agrees
lobby-watch-after = Anyone with the link, after the end
lobby-options = Where the rulebook leaves it open
lobby-usual = { $value } (usual)
lobby-begin = Begin
lobby-begin-invite = Open the table and invite
lobby-begin-watch = Begin and look on
## Joining by a link

lobby-invited = You are invited
lobby-seat-free = free
lobby-seat-here = here
lobby-seat-away = away
lobby-sit = Sit down
lobby-sit-at = Sit down at seat { $number }
lobby-look-on = Look on
lobby-seats-taken = All seats are taken.
lobby-no-watching = This table does not let anybody look on.
lobby-you-are = Your name at the table
lobby-no-table = There is no table by that word.
lobby-no-table-why = A letter may be wrong, or the table was put away. Ask for the link again.
lobby-to-start = To the start page

## Settings

lobby-settings = Settings
lobby-name = Name
lobby-name-how = What others at the table call you.
lobby-name-save = Save
lobby-saved = Saved.
lobby-theme = Light or dark
lobby-theme-system = As the device
lobby-theme-light = Light
lobby-theme-dark = Dark
lobby-sound = Sound
lobby-sound-how = Six short sounds of wood, paper and glass.
lobby-letters = Keys of one letter
lobby-letters-how = U undoes, H hints, J opens the journal. Turn them off if you use speech input.
lobby-auto = Choose for me when there is only one choice
lobby-auto-how = The table waits a moment, so that you can see what happens.
lobby-account = Account
lobby-account-why = You need none to play. With a login and a password you find your tables and your road on other devices.
lobby-account-is = You are logged in as { $login }.
lobby-account-add = Make this guest an account
lobby-account-add-go = Make the account
lobby-log-in = Log in
lobby-log-in-title = I have an account already
lobby-log-in-note = This guest’s tables stay with the guest.
lobby-log-out = Log out
lobby-delete = Delete this account
lobby-delete-how = Your account, decks and bots are gone for good, and you leave every table. Finished games stay with the others.
lobby-delete-go = Delete it for good
lobby-password-lost = A lost password cannot be looked up: make a new account, and ask whoever runs this server to remove the old one.
lobby-tips = Show the first steps again
lobby-tips-how = The coach and first steps of every game speak to you once more.
lobby-tips-shown = The coach and the first steps are back.
lobby-login = Login
lobby-password = Password
lobby-password-how = At least 8 characters; a sentence is easiest to remember.
lobby-password-short = The password needs at least 8 characters.
lobby-password-change = Change the password
lobby-password-change-go = Change it
lobby-password-old = Old password
lobby-password-new = New password
lobby-password-changed = The password is changed, and all other devices are logged out.
lobby-devices = Where you are logged in
lobby-device-this = this device
lobby-device-unknown = Another program
lobby-device-made = Logged in { $when }.
lobby-device-seen = Last seen { $when }.
lobby-device-end = Log it out
lobby-devices-end-others = Log out all others

## Looking back

replay-step = { $number } of { $count }
replay-step-of = Step { $number } of { $count }: { $text }
replay-begin = The beginning
replay-slider = Where in the game
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-leap = To the next trick or turn
replay-leap-back = To the beginning of this trick or turn, or the one before
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Whose eyes
replay-eyes-all = All cards open
replay-steps = Steps
replay-this-game = This game
replay-beside = Beside the table
replay-by = { $who }: { $text }
replay-times = { $text } · { $count } times
replay-share = Copy the link
replay-copied = Copied.
replay-copy-by-hand = Copy this link: { $link }
replay-download = Download the record
replay-go-on = Go on from here
replay-go-on-how = A new table begins with the position after step { $number }. This game stays as it is.
replay-go-on-over = The game is over at this step. Go back a little first.
replay-who-plays = Who plays
replay-same-deal = Give this deal to another table
replay-same-deal-how = The same cards, new people. Afterwards the results stand side by side.
replay-deals = The same deal at other tables
replay-deals-title = One deal, { $count ->
    [one] one table
   *[other] { $count } tables
}
replay-deals-none = Nobody else has played this deal yet.
replay-deal-people = Players
replay-deal-result = Result
replay-deal-steps = Steps
replay-deal-when = When
replay-deal-playing = still playing
replay-deal-this = this table
replay-deal-link = Compare
replay-deal-play = Play this deal
replay-not-over = This game is not over yet.
replay-not-over-how = You can look back at it when it is.
replay-to-table = To the table
replay-keys = Left and right arrows step, Page Up and Page Down go by tricks or turns, Home and End jump, Space plays.
hindsight = Hindsight
hindsight-how = What could have been made of this game, and where was it lost? All cards known, the server can tell.
hindsight-ask = Look back with all cards known
hindsight-working = { $done } of { $count } moments
hindsight-stop = Stop
hindsight-on = Go on looking
hindsight-failed = That failed: try again
hindsight-here = Here it could be won for the last time: the next card lost it.
hindsight-could = This deal could still be won here.
hindsight-gone = It could no longer be won: step { $number } lost it.
hindsight-was-won = This game was won.
hindsight-never = These cards could not be won, however they were played.
hindsight-undecided = Where it was lost could not be found out in time.
hindsight-chance = As { $who } saw it: { $chance } %.
hindsight-better = Would have kept it:
hindsight-to-point = To the turning point
hindsight-go-on = Go on and win it
hindsight-chart = The chances in the course of the game.
hindsight-chart-at = Step { $number }: { $chance } %.

lobby-decks = Decks
lobby-decks-of = Decks for { $game }
lobby-decks-mine = My decks
lobby-decks-given = Decks of the game
lobby-decks-pasted = Pasted deck
lobby-decks-paste = Paste a deck
lobby-offers-done = Done
lobby-brings = They bring a deck of their own.
lobby-bring = You bring

## Puzzles
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-way-open = open
puzzle-way-closed = closed, with bots
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-about = Deals that can be won, all of them proven. In an open puzzle you see and play every hand; in a closed one bots play the others.
puzzles-today = Today, { $date }
puzzles-making = Today’s puzzles are being found…
puzzles-book = The book
puzzles-book-solved = { $solved } of { $count } solved
puzzle-level = How hard
puzzle-way = How it is played
puzzle-any = any
puzzle-next = Next puzzle
puzzle-numbered = No. { $number } – { $title }
puzzle-play = Play
puzzle-go-on = Go on
puzzle-again = Try again
puzzle-solved = { $count ->
    [one] Solved with the first try
   *[other] Solved with try { $count }
}
puzzle-not-yet = { $count ->
    [one] Not solved yet, 1 try
   *[other] Not solved yet, { $count } tries
}
puzzle-others = { $solved } of { $played } have solved it.
puzzle-results = Everyone’s results
puzzle-at-once = { $count ->
    [0] Nobody did with the first try.
    [one] 1 of them with the first try.
   *[other] { $count } of them with the first try.
}
puzzle-began = How all began
puzzle-began-so = { $count } of { $played }, { $solved } of them solved it
puzzle-took = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} in { $time } min
puzzle-took-back = { $count } undone
puzzle-one-by-one = One by one
puzzle-alike = the same moves as yours
puzzle-parts = another way than yours from move { $move } on

lobby-nowhere = Nothing here
lobby-nowhere-how = There is no page under this address. Perhaps the link was cut off on its way.
