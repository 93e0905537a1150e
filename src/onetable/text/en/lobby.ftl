# One Table: the strings of the start page, the chapter book and the replay.

## The start page

lobby-title = One Table
lobby-language = Language
lobby-back = Back to the start page
lobby-guest = Guest { $name }
lobby-settings-of = { $name }, settings
lobby-games = Games
lobby-name-fellowship = The Fellowship of the Ring
lobby-name-tcg = The Lord of the Rings TCG
lobby-name-quest = Middle-earth Quest
lobby-about-fellowship = Take tricks together. Eighteen chapters, one road.
lobby-about-tcg = Lead a company, and play the Shadow against theirs.
lobby-about-quest = Heroes ride the map while Sauron plots against them.
lobby-facts-fellowship = 1–4 players · 15 minutes a chapter
lobby-facts-tcg = 2–6 players · 45 minutes
lobby-facts-quest = 2–4 players · 2 hours
lobby-chapter = Chapter { $chapter }
lobby-chapter-title = { $chapter } · { $title }
lobby-play-chapter = Play chapter { $chapter }
lobby-play-road = Play the endless road
lobby-play-tcg = Play a starter
lobby-play-quest = Open the map
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
lobby-over = over
lobby-outcome-won = won
lobby-outcome-lost = lost
lobby-outcome-heroes = the heroes won
lobby-outcome-sauron = Sauron won
lobby-none = No table is open.
lobby-none-yet = Chapter 1 takes ten minutes and needs no one else.
lobby-none-now = Pick up the road where you left it, or start something new.
lobby-all-tables = Show all { $count }
lobby-fewer-tables = Show fewer
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
lobby-bot-rules = steadily
lobby-bot-rules-how = By rules of thumb, at once.
lobby-bot-rollout = strongly
lobby-bot-rollout-how = They think ahead and take a moment for each choice.
lobby-bot-random = at random
lobby-bot-random-how = Any choice that is allowed: for trying things out.
lobby-new-chapter = Chapter
lobby-deck-of = Deck of { $seat }
lobby-hero-of = Hero of { $seat }
lobby-first-game = First game: the short variant of the rulebook
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
lobby-side-sauron = Sauron

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
lobby-letters-how = U takes back, H hints, J opens the journal. Turn them off if you use speech input.
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
lobby-login = Login
lobby-password = Password
lobby-password-how = At least 8 characters; a sentence is easiest to remember.
lobby-password-short = The password needs at least 8 characters.

## Looking back

replay-step = { $number } of { $count }
replay-step-of = Step { $number } of { $count }: { $text }
replay-begin = The beginning
replay-slider = Where in the game
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
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
replay-keys = Left and right arrows step, Home and End jump, Space plays.

## Decks and heroes

lobby-deck-aragorn_retail = Aragorn’s box, first game
lobby-deck-gandalf_retail = Gandalf’s box, first game
lobby-deck-aragorn = Aragorn’s starter
lobby-deck-gandalf = Gandalf’s starter
lobby-deck-axes_of_durin = Axes of Durin
lobby-deck-axe_and_bow = Axe and Bow
lobby-deck-arrows_of_mirkwood = Arrows of Mirkwood
lobby-deck-lady_of_the_wood = Lady of the Wood
lobby-deck-tales_of_rivendell = Tales of Rivendell
lobby-deck-king_and_evenstar = King and Evenstar
lobby-deck-rangers_of_the_north = Rangers of the North
lobby-deck-sword_and_dagger = Sword and Dagger
lobby-deck-quiet_feet = Quiet Feet
lobby-deck-pipes_by_the_fire = Pipes by the Fire
lobby-deck-nine_walkers = Nine Walkers
lobby-deck-smiths_of_erebor = Smiths of Erebor
lobby-hero-argalad = Argalad
lobby-hero-beravor = Beravor
lobby-hero-eleanor = Eleanor
lobby-hero-eometh = Eometh
lobby-hero-thalin = Thálin

## What a table may decide

lobby-option-aragorn_exchange = With whom Aragorn exchanges on his normal side
lobby-value-gimli_or_legolas = Gimli or Legolas
lobby-value-anyone = anybody
lobby-option-lost_card = Characters of a chapter take the lost card
lobby-value-mandatory = always
lobby-value-optional = if they like
lobby-option-deck_reveal = Old Forest and Balrog cards are turned up
lobby-value-before = before the lead
lobby-value-after = after the trick
lobby-option-willow_next_leader = Who leads after the Willow took a trick
lobby-value-leader = who led it
lobby-value-highest = who played its highest card
lobby-option-barrow_cards = Barrow cards that Tom leaves
lobby-value-hidden = lie face down
lobby-value-shown = are shown
lobby-option-small_pyramid = Upper rows of the 9-card pyramid
lobby-value-down = all face down
lobby-value-outer_up = outer two of the top row face up
lobby-option-fatty_gives = Fatty’s cards are handed over
lobby-value-together = all together
lobby-value-one_by_one = one after the other
lobby-option-shirt_covers_riders = The Mithril Shirt also makes up for a rider’s duty
lobby-option-road_elrond = Elrond on the road with fewer than 4 players
lobby-value-left_out = is left out
lobby-value-frodo_two = Frodo needs only 2 Rings beside him
lobby-option-event_chooser = Who chooses the event or group of a round
lobby-value-ring_holder = who holds the ring token
lobby-value-first_player = the first player
lobby-option-mirror_one_ring = If the Mirror’s lost card is the 1 of Rings
lobby-value-keep = it stays
lobby-value-redraw = another is drawn
lobby-option-draw_limit = At most four cards drawn in a fellowship phase (later rule)
lobby-option-second_hand = Once, an opening hand may be shuffled back for six cards (later rule)
lobby-option-ring_bearer_skirmish = A skirmish of the Ring-bearer
lobby-value-may_be_cancelled = can be canceled
lobby-value-may_not_be_cancelled = cannot be canceled
lobby-option-discard_piles = Discard piles of opponents
lobby-value-closed = closed
lobby-value-open = open to all
lobby-option-win = The last site wins
lobby-value-before_regroup = before the regroup phase
lobby-value-after_regroup = after its actions
lobby-option-reshuffle_once = First game: an empty draw deck is rebuilt once
lobby-option-deck_lists = What is in everybody’s deck
lobby-option-influence_limit = A place holds as much influence as
lobby-value-stronghold_current = its stronghold holds now
lobby-value-stronghold_printed = its stronghold’s printed number
lobby-option-peril_copies = Perils
lobby-value-one_of_each = fifteen, one of each
lobby-value-two_twice = seventeen, two of them twice
lobby-option-events_drawn = Events drawn when nobody is dominant
lobby-option-same_figure_twice = One command may move the same figure twice
lobby-option-rest_with_foe_in_haven = A hero may rest in a haven where a foe is
lobby-option-combat_order = Combat cards that cancel
lobby-value-hero_first = the hero’s first
lobby-value-simultaneous = both at once
