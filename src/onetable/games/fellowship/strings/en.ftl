# The strings of the trick-taking game: of its table in terminal and browser, and of its place in the lobby.

## The frame of a table

fellowship-talk-rule = You may talk about goals and what lies open, never about hands.

## Phrases: about what everybody knows, never about hands

say-your-goal = What about the goal of { $about }?
say-goal-in-danger = The goal of { $about } is in danger.
say-goal-done = The goal of { $about } is met.
say-look-lost-card = Look at the lost card.
say-look-threat = Look at the threat of { $about }.
say-rings-closed = Rings cannot be led yet.

game-fellowship = The Fellowship of the Ring: Trick-Taking Game

## Suits: one sign each, all different

suit-hills = H
suit-mountains = M
suit-forests = F
suit-shadows = S
suit-rings = R
suit-rivers = V

## The bar, the tray and the seats

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
seat-threat = Threat { $ranks }
seat-more = more
seat-fewer = fewer
seat-tucked = 1 tucked
seat-hand = Hand { $number }
seat-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
verdict-saved = Broken, but { $gift } makes up for it
verdict-open = Open
trick-led = led
trick-winning = winning
trick-won = won it

## Questions

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
ask-exchange = Exchange: which card do you give to { $to }? One comes back.
ask-exchange-for = { $who } exchanges with { $to }: which card? One comes back.
ask-give-back = { $to } has given you a card. Which one do you give back?
ask-give-back-for = { $who } gives a card back to { $to }. Which one?
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
prompt-enter = Enter: { $choice }

## Keys

help-light = Lit cards can be played. The sign ○ by a name is the ring token; ◂ marks whose turn it is.
help-verdicts = Goals: ★ met for good, ● met so far, ◌ not met yet, ✗ out of reach.
help-talk = You may talk about goals and about what lies open, never about your cards.

## Journal, hint, undo, save

journal-setup = Round { $round }: set-up
journal-redraws = { $who } draws threats that demand a lost card ({ $ranks }), and draws again each time.

## The end of a round and of a chapter

over-won = The chapter is won.
over-lost = The round is lost.
over-broken = { $who }: the goal broke in trick { $number }.
over-early-won = Every goal was met with { $count ->
    [one] 1 trick
   *[other] { $count } tricks
} left, so the round ended there.
over-early-lost = The round ended there, with { $count ->
    [one] 1 trick
   *[other] { $count } tricks
} left.
over-goal = It was: { $goal }.
over-trick = { $who } won that trick with the { $card }.
round-won = Round { $number } is won. The chapter goes on.
end-next = Next: { $chapter }

## Chapter book

book-title = Chapter book
book-road = Your road: { $won } of { $count } chapters
book-roster = Characters (★ must be taken in every round):
book-finished = finished
book-riders = Special riders:
book-gifts = Gifts:
book-events = Events:
book-choice = One of these is played each round:
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
book-keys = ↑ ↓ chapter · Enter play · 1–4 players · P bots · N anew · C continue · PgUp PgDn text · O lessons · ? help · L language · T day and night · Esc back · Q quit
book-signs = In the list ★ is a chapter that is won, → the one that comes next, ◐ one that is begun. Among the characters ★ must be taken.

## Reader

reader-burdened = burdened

## Rules in short

rules-aim = The aim
rules-aim-text = You play together. In each round everybody takes a character with a goal of its own. The round is won if every goal is met, and lost if one is missed. A short chapter is won with one round; a long one goes on until each of its characters has won a round.
rules-tricks = Tricks
rules-tricks-text = One leads a card, the others follow clockwise with a card of the same suit if they hold one, else with any card. The highest card of the suit that was led wins the trick, and the winner leads the next one.
rules-rings = Rings
rules-rings-text = Rings cannot be led until a Ring has been played, unless you hold nothing else. Rings have only the ranks 1 to 5. Whoever plays the 1 of Rings may say that it wins the trick outright; otherwise it counts as a 1.
rules-setup = Set-up
rules-setup-text = One card is lost and lies open; all others are dealt. The holder of the 1 of Rings takes the ring token and chooses a character first, then all others clockwise. After that the characters carry out their set-up actions, from Frodo’s left on, Frodo last: they take threats, exchange cards and so on. In an exchange one card goes over face down, is looked at, and any card comes back.
rules-talk = Talking
rules-talk-text = Talk about goals and about everything that lies open. Nobody may say anything about the cards in a closed hand.
rules-two = Two players
rules-two-text = A third hand lies as a pyramid. Cards that are not covered can be played; the holder of the 1 of Rings plays for it.
rules-alone = Alone
rules-alone-text = You play four characters with open hands of four cards. After each trick every hand draws a card while the draw deck lasts. Only one character may exchange.

## Line mode

line-trick = On the table: { $cards }.
line-seat = { $who }, { $player }: { $goal }. { $facts }.
line-progress = { $have } of { $least }
line-no-goal = no character yet
line-lost = Lost card: { $cards }.
line-goal = { $who }, your goal: { $goal }.
line-hands = You play { $count } hands.
line-be-character = Choose your character.
line-be-character-for = Choose a character for { $who }.
line-required = { $choice } (must be taken)
line-covered = covered

## The start page

fellowship-name = The Fellowship of the Ring
fellowship-about = Take tricks together. Eighteen chapters, one road.
fellowship-facts = 1–4 players · 15 minutes a chapter

## A new table

fellowship-form-chapter = Chapter

## What a table may decide

fellowship-option-aragorn_exchange = With whom Aragorn exchanges on his normal side
fellowship-value-gimli_or_legolas = Gimli or Legolas
fellowship-value-anyone = anybody
fellowship-option-lost_card = Characters of a chapter take the lost card
fellowship-value-mandatory = always
fellowship-value-optional = if they like
fellowship-option-deck_reveal = Old Forest and Balrog cards are turned up
fellowship-value-before = before the lead
fellowship-value-after = after the trick
fellowship-option-willow_next_leader = Who leads after the Willow took a trick
fellowship-value-leader = who led it
fellowship-value-highest = who played its highest card
fellowship-option-barrow_cards = Barrow cards that Tom leaves
fellowship-value-hidden = lie face down
fellowship-value-shown = are shown
fellowship-option-small_pyramid = Upper rows of the 9-card pyramid
fellowship-value-down = all face down
fellowship-value-outer_up = outer two of the top row face up
fellowship-option-fatty_gives = Fatty’s cards are handed over
fellowship-value-together = all together
fellowship-value-one_by_one = one after the other
fellowship-option-shirt_covers_riders = The Mithril Shirt also makes up for a rider’s duty
fellowship-option-road_elrond = Elrond on the road with fewer than 4 players
fellowship-value-left_out = is left out
fellowship-value-frodo_two = Frodo needs only 2 Rings beside him
fellowship-option-event_chooser = Who chooses the event or group of a round
fellowship-value-ring_holder = who holds the ring token
fellowship-value-first_player = the first player
fellowship-option-mirror_one_ring = If the Mirror’s lost card is the 1 of Rings
fellowship-value-keep = it stays
fellowship-value-redraw = another is drawn

telling-one-ring-played = The 1 of Rings has been played
telling-one-ring-to-come = The 1 of Rings is still to come
telling-duty-broken = { $who }: the condition of { $rider } broke in trick { $number }.

tricks-card-H = { $rank } of Hills
tricks-card-M = { $rank } of Mountains
tricks-card-F = { $rank } of Forests
tricks-card-S = { $rank } of Shadows
tricks-card-R = { $rank } of Rings
tricks-card-V = { $rank } of Rivers
tricks-unknown-H = face-down card of Hills
tricks-unknown-M = face-down card of Mountains
tricks-unknown-F = face-down card of Forests
tricks-unknown-S = face-down card of Shadows
tricks-unknown-R = face-down card of Rings
tricks-unknown-V = face-down card of Rivers
tricks-card-down = face-down card
tricks-trick = Trick { $number } of { $of }.
tricks-suit-led = { $suit } were led.
tricks-winning-with = { $who } is winning with the { $card }.
tricks-won-with = { $who } won it with the { $card }.
tricks-nothing-yet = No card has been played yet.
tricks-card-of = { $who }: { $card }
tricks-your-card = your card
tricks-hand = Your hand
tricks-hand-of = Cards of { $who }
tricks-refused = Not now: { $why }
tricks-hinted = The bot would take this one
tricks-better = would have kept the game
tricks-received = received
tricks-serves = In your hand: { $cards }
tricks-new = new
tricks-ring-wins = It wins
tricks-ring-counts = It counts 1
tricks-put-back = Put back
tricks-pyramid = the pyramid
tricks-acts = to decide
tricks-away = not here
tricks-ring-holder = holds the ring token
tricks-aside = set aside
tricks-gives-to = for { $who }
tricks-progress = { $have } of { $least }
tricks-read-seat = Read about { $who }
tricks-goal = Goal
tricks-card-says = The card says
tricks-won-cards = Cards won
tricks-tray = Beside the trick
tricks-lost-none = The lost card has been taken
tricks-deck-left = { $count } left
tricks-played = Cards played
tricks-choices = What you can choose
tricks-give-to = Give to { $who }
tricks-setting-up = Setting up the round
tricks-first-steps = First steps
tricks-you-are = You are { $who }.
tricks-you-are-ring = You hold the 1 of Rings: you are { $who }.
tricks-you-choose = Everybody takes a character with a goal of its own.
tricks-all-together = All win together: the round is won if every goal is met.
tricks-exchange-first = First, some characters exchange a card, to help one another.
tricks-understood = Understood: do not show this again
tricks-suit-hills = Hills
tricks-suit-mountains = Mountains
tricks-suit-forests = Forests
tricks-suit-shadows = Shadows
tricks-suit-rings = Rings
tricks-suit-rivers = Rivers
tricks-bot = Bot

# The coach.
fellowship-coach-character = Everybody’s goal must be met, so take one that your cards can reach.
fellowship-coach-character-look = Look at your own hand first: is it high or low, long in a suit, rich in Rings?
fellowship-coach-character-compare = Compare each goal with your hand: few tricks want low cards, many tricks want high ones and the lead.
fellowship-coach-give = Give what helps { $to } or what you can spare. The goal of { $to }: { $goal }.
fellowship-coach-give-look = Look at the goal of { $to }, and at your own.
fellowship-coach-give-compare = Compare: which card hurts your goal most and helps theirs? A lone card of a suit, given away, makes you free to throw off.
fellowship-coach-lead = You choose the suit: the others follow it if they can, and its highest card wins.
fellowship-coach-wins = Your { $card } beats the { $best }, and nobody plays after you.
fellowship-coach-beats = Your { $card } beats the { $best }, but others still play.
fellowship-coach-low = No card that you may play wins this trick: spare the ones you will need.
fellowship-coach-free = You hold no { $suit }, so play any card. It cannot win this trick.
fellowship-coach-ring = You may play the 1 of Rings, and say that it wins this trick.
fellowship-standing-sure = The goal of { $who } is met: now help the others.
fellowship-standing-ahead = The goal of { $who } is met as it stands: do not lose it again.
fellowship-standing-lost = The goal of { $who } can no longer be met.
fellowship-coach-lead-look = Look at what was played: of which suit are the high cards gone?
fellowship-coach-lead-compare = Compare your longest suit and your shortest: who would win the trick, and do you want that?
fellowship-coach-follow-look = Look at which card wins now, and at who still plays after you.
fellowship-coach-follow-compare = Compare your highest and your lowest card that may be played: win this trick, or give it to whom it helps?

# ---- the bot that learned
lobby-bot-partner = quickly
lobby-bot-partner-how = They learned by playing with each other, and decide at once.
lobby-bot-partner-thoughtful = thoughtfully
lobby-bot-partner-thoughtful-how = They learned by playing with each other, and look ahead for a moment before each choice.
lobby-bot-partner-patient = patiently
lobby-bot-partner-patient-how = They learned by playing with each other, and look ahead for up to two seconds before each choice.
seat-bot-partner = quick bot
seat-bot-partner-thoughtful = thoughtful bot
seat-bot-partner-patient = patient bot
web-bot-partner = a quick bot
web-bot-partner-thoughtful = a thoughtful bot
web-bot-partner-patient = a patient bot
book-threats-how = Where a chapter says so, you draw a card that sets a character’s goal by its rank.
book-odds = Of 100 deals with { $players ->
    [one] 1 player
   *[other] { $players } players
}, careful bots win { $won }.
