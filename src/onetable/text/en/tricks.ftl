# The table of the trick-taking game in the browser.

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
tricks-choose-card-for = Choose a card from the hand for { $who }.
tricks-setting-up = Setting up the round

tricks-suit-hills = Hills
tricks-suit-mountains = Mountains
tricks-suit-forests = Forests
tricks-suit-shadows = Shadows
tricks-suit-rings = Rings
tricks-suit-rivers = Rivers
tricks-bot = Bot
