# One Table in the browser: the frame around every table, and the phrases people may say.

## Everywhere

web-close = Close
web-loading = One moment …
web-offline = The server cannot be reached right now.
web-went-wrong = That did not work. Try again.
web-try-again = Try again
web-to-lobby = To the start page
web-language = Language
web-titles = Card titles
web-titles-both = Both
web-theme = Light and dark
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-speed = Speed
web-speed-times = { $times }×
web-speed-at-once = At once
web-settings = Settings
web-letters = Letters and digits as keys
web-letters-more = Turn this off if they get in the way of speech input or a screen reader.
web-choose-alone = Choose for me when there is only one choice

## The frame of a table

web-your-turn = Your turn
web-here = { $count ->
    [one] { $names } is here
   *[other] { $names } are here
}
web-looking-on = you look on
web-menu = Menu
web-rules = Rules
web-cards = Cards
web-reader = Rules and cards
web-people = People
web-side = Journal and rules
web-question = What is asked
web-strip = Question and choices
web-more = More
web-less = Less
web-ways = Choices
web-going-on = Nothing to do: going on
web-ask-me = Let me look first
web-tools = Tools
web-undo = Undo
web-hint = Hint
web-say = Say
web-leave = Leave; the table waits
web-give-up-seat = Give up my seat
web-give-up-sure = Yes, give up my seat
web-not-now = Not now.
web-sending = Sending …
web-hint-thinking = A bot thinks about it …
web-hint-do = Do that
web-undo-nothing = There is nothing of yours to undo.
web-journal-empty = Nothing has happened yet.
web-show-there = Show on the table
web-what-it-brought = What it brought: { $count }
web-waited = While you waited
web-waited-more = { $count } more in the journal
web-said = { $who }: “{ $text }”
web-more-cards = { $count ->
    [one] 1 more; search for it.
   *[other] { $count } more; search for them.
}
web-read = Read: { $what }
web-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
web-filter = Find a choice
web-refused = Not now ({ $count }), and why

## The line

web-line-lost = Connection lost. Trying again.
web-line-safe = Your last choice is safe and will be sent once.

## People

web-seat-open = open seat
web-bot = Bot { $number }
web-bot-random = plays by chance
web-bot-rules = a seasoned bot
web-bot-rollout = a thinking bot
web-bot-novice = a novice
web-bot-steady = a steady bot
web-bot-master = a master
web-seat-here = here
web-seat-away = away
web-seat-standing-in = a bot stands in
web-standing-in = A bot plays for { $who } for the time being.
web-wait-instead = Wait instead
web-gone = { $who } is away.
web-let-bot-play = Let a bot play
web-undo-asked = { $who } asks to undo the last choice.
web-undo-waiting = To undo it, { $names } must agree.
web-resign = Resign
web-resign-ends = You lose this game, and it ends.
web-resign-leaves = You are out of this game. The others play on.
web-resign-asks = All of you lose this game. The others are asked whether they agree.
web-resign-sure = Resign now
web-resign-not = Play on
web-resign-asked = { $who } wants to resign: all of you would lose this game.
web-resign-waiting = To resign, { $names } must agree.
web-go-on = Go on from there
web-go-on-asked = { $who } asks to go on from the last position that still holds.
web-go-on-waiting = To go on from there, { $names } must agree.
web-allow = Allow
web-decline = Decline
web-watch-off = Nobody else may look on.
web-watch-public = Whoever has the link may look on and sees what lies open.
web-watch-seat = Whoever looks on sees the seats that agree to it.
web-watch-after = Others may look at everything after the end.
web-show-seat = Let those who look on see my seat
web-show-seat-more = They will see your hand.
web-invite = Invite
web-link = Link to this table
web-copy-link = Copy link
web-copied = Copied
web-link-only-here = This link works only on this computer. Whoever started One Table can let others in the house join.
web-link-code = Or point the camera of a phone at this code.
web-waiting = { $count ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
}
web-waiting-how = Send your friends this link. They need no account.
web-seats-open = { $count ->
    [one] 1 seat is open
   *[other] { $count } seats are open
}
web-sit = Sit down
web-put-bot = Put a bot here
web-sit-too = Play this seat too
web-stand-up = Stand up
web-curtain = Hand the screen over
web-curtain-seat = Next to choose: { $seat }
web-curtain-open = Show this seat
web-fill-bots = { $count ->
    [one] Begin with a bot in the open seat
   *[other] Begin with bots in the open seats
}
web-say-nothing = There is nothing to say right now.

## The end

web-over = The end
web-follow = Go to the next game
web-same-deal = Same cards again
web-look-back = Look back

## Keys

web-key-digits = the first to ninth choice
web-key-tab = the next group
web-key-arrows = within a group
web-key-enter = choose
web-key-escape = close, drop half a choice
web-key-read = reads the card that has the focus; else opens rules and cards
web-key-skip = skips what is being shown
web-key-sheet = sheet higher, lower
web-sheet-lower = Make the sheet lower
web-sheet-raise = Make the sheet higher
web-key-goals = goals, read aloud

## Phrases: about what everybody knows, never about hands

say-hello = Hello!
say-thanks = Thank you!
say-well-played = Well played!
say-sorry = Sorry!
say-one-moment = One moment, please.
say-ready = I am ready.
say-good-luck = Good luck!
say-close = That was close!
say-exciting = This is exciting!
say-good-game = Good game!
say-once-more = Once more?

## The games that follow another, and how all stand

web-round-title = The games
web-round-back = Back to the standings
web-round-open = Open the games
web-round-place = Place
web-round-who = Player
web-round-points = Points
web-round-played = Games
web-round-played-of = { $played } of { $all }
web-round-turn = Round { $number }
web-round-not-yet = not opened yet
web-round-gathers = waits for players
web-round-plays = being played
web-round-unreadable = can no longer be read

## The clock

web-clock-left = Time left: { $time }
web-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $hours } h
