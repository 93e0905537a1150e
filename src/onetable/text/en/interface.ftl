# One Table: the strings of the interface in English. Words of the games live in their phrasebooks.

game-fellowship = The Fellowship of the Ring: Trick-Taking Game
game-tcg = The Lord of the Rings Trading Card Game

## Suits: one sign each, all different

suit-hills = H
suit-mountains = M
suit-forests = F
suit-shadows = S
suit-rings = R
suit-rivers = V

## The bar, the tray and the seats

bar-round = round { $number }
bar-trick = trick { $number } of { $count }
bar-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tray-lost = Lost card
tray-rings-open = Rings can be led
tray-rings-closed = Rings cannot be led yet
tray-forest = Old Forest: { $ranks }
tray-balrog = Balrog: { $ranks } = { $total }
tray-trump = { $suit } are trump
tray-stock = { $count } in the draw deck
tray-barrow = { $count ->
    [one] 1 barrow card
   *[other] { $count } barrow cards
}
tray-left = { $count ->
    [one] 1 trick left
   *[other] { $count } tricks left
}
seat-you = you
seat-person = player { $number }
seat-bot = bot { $name }
seat-threat = Threat { $ranks }
seat-more = more
seat-fewer = fewer
seat-tucked = 1 tucked
seat-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
card-text = { $name }: { $text }
verdict-open = Open
trick-led = led
trick-winning = winning
trick-won = won it
too-small = One Table needs a window of at least { $width } by { $height } characters. Make it larger, or play with --plain.

## Questions

wait-for = { $who } is thinking …
ask-lead = Your turn: lead a card.
ask-lead-for = Your turn: lead a card for { $who }.
ask-follow = Your turn: play a card. { $suit } were led.
ask-follow-for = Your turn: play a card for { $who }. { $suit } were led.
ask-choose-event = Choose what is played in this round.
ask-be-character = Choose your character. A star marks those that must be taken.
ask-be-character-for = Choose a character for { $who }. A star marks those that must be taken.
ask-exchange-with = With whom does { $who } exchange a card?
ask-exchange-with-each = Does { $who } exchange a card with each of them?
ask-exchange-with-nobody = Does { $who } exchange a card?
ask-give = { $who } gives a card to { $to }. Which one?
ask-put-in-its-place = { $who } takes the lost card. Which card becomes the lost card?
ask-take-lost-card = Does { $who } take the lost card?
ask-leave-lost-card = Does { $who } take the lost card?
ask-lost-card-to = Who may take the lost card?
ask-pick-threat = Choose a threat for { $who }.
ask-keep-threat = Does { $who } keep the threat?
ask-redraw-threat = Does { $who } keep the threat?
ask-pick-range = Choose a range for { $who } instead of a threat.
ask-declare = Will { $who } win more or fewer tricks than the threat?
ask-tuck-card = Which card does { $who } tuck?
ask-take-tucked = Does { $who } take the tucked card back?
ask-leave-tucked = Does { $who } take the tucked card back?
ask-set-aside-card = Which card does { $who } set aside for the last trick?
ask-lay-card = Which card does { $who } put into the first trick?
ask-lead-yourself = Who leads the next trick?
ask-let-lead = Who leads the next trick?
ask-use-rider = Is the special rider used in this round?
ask-keep-rider = Is the special rider used in this round?
ask-use-gift = Does { $who } use the gift now?
ask-keep-gift = Does { $who } use the gift now?
ask-how = How do you play this card?
ask-anything = Your turn. Choose one.
prompt-enter = Enter: { $choice }
prompt-not-now = Not now. { $reason }

## Keys

key-undo-sign = U
key-undo = undo
key-hint-sign = H
key-hint = hint
key-journal-sign = J
key-journal = journal
key-goals-sign = G
key-goals = goals
key-rules-sign = R
key-rules = rules
key-book-sign = B
key-book = chapters
key-save-sign = S
key-save = save
key-language-sign = L
key-language = language
key-theme-sign = T
key-theme = day and night
key-help-sign = ?
key-help = help
key-quit-sign = Q
key-quit = quit
help-title = Keys
help-move = Left and Right choose a card, Up and Down a line; Tab goes to the next card that can be played
help-enter = Enter plays the lit card, or says why it cannot be played
help-digits = 1 to 9 choose the first to ninth possible choice
help-space = Space does not wait for the bots
help-scroll = Page Up and Page Down turn the journal
help-mouse = One click chooses a card, a second one plays it
help-escape = Escape closes or takes back a choice
help-signs = Signs
help-light = Lit cards can be played. The sign ○ by a name is the ring token; ◂ marks whose turn it is.
help-verdicts = Goals: ★ met for good, ● met so far, ◌ not met yet, ✗ out of reach.
help-talk = You may talk about goals and about what lies open, never about your cards.
close-hint = Escape closes

## Journal, hint, undo, save

journal = Journal
journal-setup = Round { $round }: setup
journal-trick = Trick { $number }
hint-is = The rules bot would: { $choice }
hint-none = No hint: { $reason }
undo-title = Take it back?
undo-done = Taken back.
undo-ask = { $reason } The bots agree. Take it back anyway?
undo-ask-people = { $reason } Do all at the table agree to take it back?
yes = Yes
no = No
saved-to = Saved: { $path }
save-failed = Not saved. { $reason }
bot-failed = The bot { $name } failed ({ $reason }); chance chose for it.
language-now = The table speaks English.
nothing-here = There is nothing to choose now.
no-such-choice = There is no choice { $number }; choose 1 to { $count }.

## The end of a round and of a chapter

over-won = The chapter is won.
over-lost = The round is lost.
over-broken = { $who }: the goal broke in trick { $number }.
over-record = Record: { $path }
round-won = Round { $number } is won. The chapter goes on.
round-finished = Finished so far: { $names }.
round-go-on = Deal the next round
end-next = Next: { $chapter }
end-again = Deal again
end-book = Chapter book
end-look-back = Look back at the table
end-quit = Leave the table

## Hot seat

pass-title = Pass the keyboard
pass-to = Now { $who } is to play. Press Enter when nobody else looks at the screen.

## Chapter book

book-title = Chapter book
book-road = Your road: { $won } of { $count } chapters
book-endless-text = The Road Goes Ever On: characters are drawn by chance, one of them burdened, with a gift and a special rider. Win rounds until each of them was in a won round and the rider was in play.
book-won = won
book-roster = Characters (★ must be taken in every round):
book-long = A long chapter: it goes on until every character is finished.
book-finished = finished
book-riders = Special riders:
book-gifts = Gifts:
book-events = Events:
book-choice = One of these is played each round:
book-threats = Threats: ranks { $ranks }
book-play = Play with { $count ->
    [one] 1 player
   *[other] { $count } players
}
book-continue = Continue { $chapter } ({ $count ->
    [one] 1 player
   *[other] { $count } players
})
book-keep = Go on with { $count ->
    [one] 1 player
   *[other] { $count } players
}
book-anew = Begin the chapter anew
book-keys = ↑ ↓ chapter · 1–4 players · PgUp PgDn text · L language · Esc back · Q quit
book-no-save = No game is waiting.

## Reader

reader-title = Cards and rules
reader-search = Search
reader-nothing = Nothing by that name.
reader-burdened = burdened
reader-keys = Type to search · ↑ ↓ another card · Esc back
goals-title = Goals

## Rules in short

rules-aim = The aim
rules-aim-text = You play together. In each round everybody takes a character with a goal of its own. The round is won if every goal is met, and lost if one is missed. A short chapter is won with one round; a long one goes on until each of its characters was in a won round.
rules-tricks = Tricks
rules-tricks-text = One leads a card, the others follow clockwise with a card of the same suit if they hold one, else with any card. The highest card of the suit that was led wins the trick, and the winner leads the next one.
rules-rings = Rings
rules-rings-text = Rings cannot be led until a Ring has been played, unless you hold nothing else. Rings have only the ranks 1 to 5. Whoever plays the 1 of Rings may say that it wins the trick outright; otherwise it counts as a 1.
rules-setup = Setup
rules-setup-text = One card is lost and lies open; all others are dealt. The holder of the 1 of Rings takes the ring token and chooses a character first, then all others clockwise. After that the characters carry out their set-up actions, from Frodo’s left on, Frodo last: they take threats, exchange cards and so on. In an exchange one card goes over face down, is looked at, and any card comes back.
rules-talk = Talking
rules-talk-text = Talk about goals and about everything that lies open. Nobody may say anything about the cards in a closed hand.
rules-two = Two players
rules-two-text = A third hand lies as a pyramid. Cards that are not covered can be played; the holder of the 1 of Rings plays for it.
rules-alone = Alone
rules-alone-text = You play four characters with open hands of four cards. After each trick every hand draws a card while the draw deck lasts. Only one character may exchange.

## Line mode

line-welcome = One Table, plain mode. Type a number to choose, help for the commands, quit to leave.
line-game = { $game }. { $chapter }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, deal { $seed }.
line-waiting-save = A game is waiting to be gone on with. Type resume to go on with it.
line-choose = { $question } Type a number.
line-choice = { $number }. { $choice }
line-hand = { $who } holds: { $cards }.
line-empty = nothing
line-trick = On the table: { $cards }.
line-seat = { $who }, { $player }: { $goal }. { $facts }.
line-progress = { $have } of { $least }
line-no-goal = no character yet
line-lost = Lost card: { $cards }.
line-covered = covered
line-no-card = “{ $text }” is no card. Write rank and suit, such as 3H or 3 of Hills.
line-may-play = { $card } can be chosen now.
line-not-held = You do not hold { $card }.
line-not-now = { $card } cannot be chosen now. { $reason }
line-unknown = “{ $text }” is no command. Type help.
line-rules-many = Several cards fit: { $names }.
line-languages = Languages: { $names }.
resume-failed = Cannot go on. { $reason }
line-resumed = The saved game goes on.
line-bye = Good-bye.
line-ended = The input has ended.
line-yes-no = Type yes or no.
line-help-title = Commands:
line-help-number = a number chooses
line-help-why = why CARD tells why a card cannot be chosen
line-help-undo = undo takes your last choice back
line-help-hint = hint tells what the rules bot would do
line-help-hand = hand reads your cards
line-help-goals = goals reads all goals and how they stand
line-help-journal = journal reads all that has happened
line-help-rules = rules NAME reads a card; rules alone reads the rules in short
line-help-language = language CODE changes the language: en, zh, ja or nl
line-help-save = save FILE writes the game to a file; save alone writes it to the folder of saved games
line-help-resume = resume goes on with the game that was saved last
line-help-quit = quit saves the game and leaves
line-comma = {", "}

## Names of commands in the line mode; the English ones work in every language

command-why = why
command-undo = undo
command-hint = hint
command-hand = hand
command-goals = goals
command-journal = journal
command-rules = rules
command-language = language
command-save = save
command-resume = resume
command-quit = quit
command-help = help
