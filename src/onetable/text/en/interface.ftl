# One Table: the strings of the interface in English. Words of the games live in their phrasebooks.

## The bar, the tray and the seats

bar-round = round { $number }
bar-trick = trick { $number } of { $count }
bar-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
seat-you = you
seat-person = player { $number }
seat-program = BOT { $name }
seat-bot = { $name ->
    [rules] seasoned bot
    [rollout] thinking bot
    [novice] novice bot
    [steady] steady bot
    [master] master bot
   *[other] bot { $name }
}
card-text = { $name }: { $text }
too-small = One Table needs a window of at least { $width } by { $height } characters. Make it larger, or play with --plain.

## Questions

wait-for = { $who } is thinking …
ask-how = How do you play this card?
ask-anything = Your turn. Choose one.
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
key-titles-sign = E
key-titles = card titles
key-theme-sign = T
key-theme = day and night
key-pass-sign = P
key-pass = pass
key-table-sign = G
key-table = table
key-piles-sign = D
key-piles = piles
key-map-sign = M
key-map = map
key-help-sign = ?
key-help = help
key-quit-sign = Q
key-quit = quit
key-resign-sign = X
key-resign = resign
help-title = Keys
help-move = Left and Right choose a card, Up and Down a line; Tab goes to the next card that can be played
help-enter = Enter plays the lit card, or says why it cannot be played
help-digits = 1 to 9 choose the first to ninth possible choice
help-space = Space does not wait for the bots
help-scroll = Page Up and Page Down turn the journal
help-mouse = One click chooses a card, a second one plays it
help-escape = Escape closes or drops half a choice
help-signs = Signs
close-hint = Escape closes

## Journal, hint, undo, save

journal = Journal
journal-trick = Trick { $number }
hint-is = A bot would: { $choice }
hint-none = No hint: { $reason }
undo-title = Undo?
undo-done = Undone.
undo-ask = { $reason } The bots agree. Undo it anyway?
undo-ask-people = { $reason } Do all at the table agree to undo it?
resign-title = Resign?
resign-ask = Resign? You lose this game.
resign-ask-people = Resign? All who play together lose this game. Do they agree?
resign-ask-leave = Resign? You are out of the game, and the others play on.
yes = Yes
no = No
saved-to = Saved: { $path }
save-failed = Not saved. { $reason }
bot-failed = The bot { $name } failed ({ $reason }); chance chose for it.
language-now = The table speaks English.
titles-own = Titles of cards are read in this language.
titles-english = Titles of cards are read in English.
titles-both = Titles of cards are read in both languages.
nothing-here = There is nothing to choose now.
no-such-choice = There is no choice { $number }; choose 1 to { $count }.

## The end of a round and of a chapter

over-record = Record: { $path }
round-finished = Finished so far: { $names }.
round-go-on = Deal the next round
round-next = Play the next game of the round
round-line = { $place }. { $who }: points { $points }, games played { $played }, still to play { $left }
end-again = Play again
end-book = Chapter book
end-look-back = Look back at the table
end-quit = Leave the table

## Hot seat

pass-title = Pass the keyboard
pass-to = Now { $who } is to play. Press Enter when nobody else looks at the screen.

## Chapter book

book-endless-text = The Road Goes Ever On: characters are drawn by chance, one of them burdened, with a gift and a special rider. Win rounds until each of them has shared in a win and the rider has been in play.
book-won = won
book-long = A long chapter: it goes on until every character is finished.
book-threats = Threats: ranks { $ranks }
book-anew = Start the chapter over
book-no-save = No game is waiting.

## Reader

reader-title = Cards and rules
reader-search = Search
reader-nothing = Nothing by that name.
reader-keys = Type to search · ↑ ↓ another card · ← → ten further · PgUp PgDn text · Esc back
goals-title = Goals
reader-table = Cards on the table
piles-title = Deck and piles

## The trading card game: the table

game-is-over = The game is over.
## Line mode

line-welcome = One Table, plain mode. Type the number or the name of what you choose, help for the commands, quit to leave.
line-game = { $game }. { $chapter }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, deal { $seed }.
line-game-only = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, deal { $seed }.
line-who = { $player } ({ $who })
line-you-are = You are { $who }.
line-others = With you at the table: { $names }.
line-which = “{ $text }” may be several. Type the number:
line-answer-first = Answer the question first, with a number or a name.
line-nothing-to-read = There is nothing to read.
line-not-asked = { $card } is not what is asked for now. { $question }
line-none-of-these = None of these
line-which-save = Which game do you go on with?
line-save = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
} made, left { $when }
line-save-unreadable = { $file } cannot be read. { $reason }
line-anew-sure = Begin anew? The game of now is kept.
line-what-now = What now?
line-waiting-save = { $count ->
    [one] A game is waiting to be gone on with. Type resume to go on with it.
   *[other] { $count } games are waiting to be gone on with. Type resume to choose one.
}
line-choose = { $question } Type a number.
line-choice = { $number }. { $choice }
line-hand = { $who } holds: { $cards }.
line-empty = nothing
line-may-play = { $card } can be chosen now.
line-not-now = { $card } cannot be chosen now. { $reason }
line-why-names = You can ask about { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
line-why-nothing = Everything that can be named can be chosen now.
line-why-unknown = Nothing here is called “{ $text }”.
line-why-near = Did you mean { $names }?
line-why-more = { $count ->
    [one] One more is like this: write the whole name.
   *[other] { $count } more are like this: write the whole name.
}
line-unknown = “{ $text }” is neither a choice nor a command. Type help.
line-rules-many = Several of that name are there. Which one?
line-languages = Languages: { $names }.
line-titles = Titles of cards: titles own, titles english or titles both.
resume-failed = Cannot go on. { $reason }
line-resumed = The saved game goes on.
line-bye = Good-bye.
line-ended = The input has ended.
line-help-title = Commands:
line-help-number = a number chooses, and so does the name of what you choose, such as a card
line-help-why = why NAME tells why a card, a place, a character or an action cannot be chosen; why alone tells what can be asked
line-help-undo = undo undoes your last choice
line-help-hint = hint tells what a bot would do, and why
line-help-hand = hand reads your cards, and what they say
line-help-goals = goals reads all goals and how they stand
line-help-table = table reads everything that lies on the table
line-help-piles = piles reads your deck and the piles that you may look through
line-help-journal = journal reads all that has happened
line-help-rules = rules NAME reads a card, a place, a term or a part of the rules, and rules QUESTION what answers it; rules alone reads the rules about what is asked now
line-help-language = language CODE changes the language: en, zh, ja or nl
line-help-titles = titles own, english or both reads the titles of cards in this language, in English or both
line-help-save = save FILE writes the game to a file; save alone writes it to the folder of saved games
line-help-resume = resume goes on with a saved game; where several wait, you choose one; resume FILE goes on with the one in a file
line-help-resign = resign gives this game up
line-help-quit = quit saves the game and leaves
line-help-read = read NUMBER or read NAME reads what a choice is about; read alone reads it of all choices
line-help-map = map reads the map; map NAME reads a region or a place
line-help-anew = anew begins the same game from its beginning, with a new deal; the game of now is kept
line-comma = {", "}
line-space = {" "}
line-stop = {"."}

## Names of commands in the line mode; the English ones work in every language

command-why = why
command-undo = undo
command-hint = hint
command-hand = hand
command-goals = goals
command-table = table
command-piles = piles
command-journal = journal
command-rules = rules
command-language = language
command-titles = titles
command-save = save
command-resume = resume
command-resign = resign
command-quit = quit
command-help = help
command-read = read
command-map = map
command-anew = anew
