# One Table: the strings of the interface in English. Words of the games live in their phrasebooks.

game-fellowship = The Fellowship of the Ring: Trick-Taking Game
game-tcg = The Lord of the Rings Trading Card Game
game-quest = Middle-earth Quest

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
help-tcg-figures = A character shows its strength, then a pane for each point of vitality: ■ is left, □ is a wound. ○ marks the Ring-bearer, → whom a minion fights, +2 that it bears two cards.
help-tcg-markers = On the path ◆ marks the fellowship on its way and ◇ the others, each with the number of its player.
help-tcg-light = Gold cards can be chosen now; the line below the question says why something cannot. Numbers in brackets are twilight costs as they are now. Where you can only pass, the table passes for you.
help-quest-places = Places: ⌂ haven, ♜ Shadow Stronghold, ! perilous. In gold: can be chosen now.
help-quest-pieces = ◆1 the hero whose turn it is, ◇2 another one; •2 influence, ▾ a monster token, ♛ a minion, + favor, ♙ a character, § a plot, ¶ an event. A number behind a sign counts.
help-quest-paths = Paths: fine lines, over water ~. Icons: ≡ plains, ≈ swamp, ♣ woods, ∩ hills, ^ mountains, ∗ any; the number is how many cards pay without the icon.
help-quest-cards = A fighting card: ↗ ranged or † melee, attack/defense, ¢ its cost, and the icon that pays for paths. ↑ a raised attribute, ↓ one lowered by corruption.
help-quest-story = On the story track ┃ ends a stage and ╎ is space 10, where the Shadow falls. On the action tracks ✗ is a space that is taken.
help-quest-light = M shows the whole map with all that lies in a place, G every card on the table, D the discards. Where there is only one choice, the table takes it for you.
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
reader-table = Cards on the table
piles-title = Deck and piles

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

## The trading card game: the table

tcg-who = { $player } ({ $who })
tcg-turn = Turn { $number }: { $who }
tcg-phase-of = { $phase } of { $who }
tcg-twilight = twilight { $count }
tcg-moves = moves { $count }/{ $limit }
tcg-ring-worn = the Ring is worn
tcg-here = Site { $number }: { $site }
tcg-shadow-number = Shadow number { $count }
tcg-site = site { $number }
tcg-burdens = burdens { $count }/{ $limit }
tcg-hand = hand { $count }
tcg-deck = deck { $count }
tcg-discards = discard { $count }
tcg-dead = dead { $count }
tcg-out = out of the game
tcg-your-hand = Hand
tcg-path = Path
tcg-players = Players
tcg-over = The game is over.
tcg-priced = { $choice } ({ $cost })
tcg-worn = worn
tcg-home = home { $number }
tcg-support = Support area
tcg-on-site = On site { $number }
tcg-area = { $title }: { $cards }
tcg-area-of = { $who }, { $title }: { $cards }.
tcg-resting = waiting
tcg-resting-of = { $who } waits with
tcg-more = { $count } more; G shows all
tcg-of = of { $who }
tcg-wounds = wounds { $count }
tcg-roaming = roaming
tcg-bears = bears { $items }
tcg-borne-by = borne by { $who }
tcg-assigned = { $minion } fights { $defender }
tcg-stacked = { $count ->
    [one] 1 card stacked on it
   *[other] { $count } cards stacked on it
}
tcg-laid-by = played by { $who }
tcg-sentence = { $text }.
tcg-no-card = “{ $text }” is no card that you can see. Write its title.
tcg-fight = Skirmish: { $defender } { $free } against { $minions } { $shadow }.
tcg-fight-lost = As it stands the loser takes { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}: { $losers }.
tcg-fight-overwhelmed = As it stands the loser is overwhelmed and killed: { $losers }.
tcg-fight-cancelled = The skirmish is cancelled.
tcg-archery = Archery: fellowship { $fellowship }, minions { $minions }.
tcg-pile = { $who }: { $title } ({ $count })
tcg-pile-deck = still to come in the draw deck
tcg-pile-sites = still to come in the adventure deck
tcg-pile-dead = dead pile
tcg-pile-discards = discard pile
tcg-pile-closed = Nobody else may look through it.
tcg-pass-move = The fellowship moves to site { $number }.
tcg-pass-shadow = Your Shadow phase ends.
tcg-pass-phase = When all have passed in a row, the phase ends.
tcg-bid = { $count ->
    [one] 1 burden
   *[other] { $count } burdens
}
tcg-ask-bid = How many burdens do you bid? The highest bid chooses a place first.
tcg-ask-place = Which place in the order of turns do you take?
tcg-ask-begin = Choose companions for your starting fellowship; { $left } twilight left.
tcg-ask-hand = Do you keep this hand?
tcg-ask-fellowship = Your fellowship phase: do something, or pass and move on.
tcg-ask-shadow = Your Shadow phase: { $count } twilight in the pool.
tcg-ask-action = { $phase }: do something, or pass.
tcg-ask-respond = Do you respond to what happens, or pass?
tcg-ask-first = Which of these takes effect first?
tcg-ask-defend = Who fights { $minion }?
tcg-ask-attack = Whom does { $minion } fight?
tcg-ask-skirmish = Which skirmish comes next?
tcg-ask-arrows = Who takes an arrow wound? { $count ->
    [one] 1 is
   *[other] { $count } are
} left.
tcg-ask-victim = Whose minions take the arrows of the fellowship?
tcg-ask-move = Stay here, or move again? Moves so far: { $count } of { $limit }.
tcg-ask-discard = Before you draw up to eight cards: do you discard one?
tcg-ask-discard-down = You hold { $count ->
    [one] 1 card
   *[other] { $count } cards
} too many. Which one do you discard?
tcg-ask-heal = A sanctuary: whose wound is healed?
tcg-ask-bearer = Who bears { $card }?
tcg-ask-number = { $card }: how many?
tcg-ask-card = { $card }: choose one.

## The trading card game: the rules in short

rules-tcg-aim = The aim
rules-tcg-aim-text = Lead your Ring-bearer along nine sites to the last one before the others do. Whoever loses the Ring-bearer, by death or by corruption, is out; the last player left wins too.
rules-tcg-turn = A turn
rules-tcg-turn-text = In your turn you are the Free Peoples player, all others are Shadow players. Fellowship phase: play your cards, then move. Shadow phases: the others play minions. Then maneuver, archery, assignment and skirmishes while there are minions; at last regroup.
rules-tcg-twilight = Twilight
rules-tcg-twilight-text = Free Peoples cards add their cost to the twilight pool. Shadow players pay with it. Moving adds the Shadow number of the new site and one token for each companion. A minion far before its own site is roaming and costs two more.
rules-tcg-moving = Moving
rules-tcg-moving-text = You must move once in your turn, and may move again after the regroup phase while the move limit allows. New sites are laid by a neighbour from his own adventure deck. At a sanctuary up to five wounds are healed when your turn begins.
rules-tcg-archery = Archery
rules-tcg-archery-text = Archers on both sides shoot at the same time. The Free Peoples player spreads the wounds that minions shoot, a Shadow player those that the fellowship shoots.
rules-tcg-skirmish = Skirmishes
rules-tcg-skirmish-text = The Free Peoples player gives each defender at most one minion; the Shadow players assign the rest as they like. Free Peoples chooses the order. The stronger side wins, a tie goes to the Shadow. Each loser takes one wound, and one more for each damage of the winners; with double strength or more the losers are killed. Fierce minions fight a second time.
rules-tcg-wounds = Wounds
rules-tcg-wounds-text = Who has as many wounds as vitality is killed. To exert somebody is to give a wound as a cost, so it needs at least two vitality. A unique companion or ally can be healed by discarding another copy from hand.
rules-tcg-burdens = Burdens
rules-tcg-burdens-text = Burdens that reach the resistance corrupt the Ring-bearer. While the Ring is worn, wounds become burdens. It comes off when the regroup phase begins.
rules-tcg-regroup = Regroup
rules-tcg-regroup-text = After the actions the Shadow players draw up to eight cards; each may discard one first. Then stay or move again. Who stays draws up too, and the minions are discarded.
rules-tcg-actions = Actions
rules-tcg-actions-text = In a phase all act in turn, Free Peoples first, until all have passed in a row. Required texts act at once; responses may answer what happens.

## Middle-earth Quest: the table

quest-sauron = Sauron
quest-unknown = unknown
quest-setup = Setting up
quest-turn = Turn of { $who }
quest-round = round { $number }
quest-stage-1 = stage I
quest-stage-2 = stage II
quest-stage-3 = stage III
quest-ahead-heroes = the heroes are dominant
quest-ahead-sauron = Sauron is dominant
quest-ahead-nobody = nobody is dominant
quest-marker-green = green
quest-marker-yellow = yellow
quest-marker-red = red
quest-marker-black = black
quest-attributes = fortitude { $fortitude } · strength { $strength } · agility { $agility } · wisdom { $wisdom }
quest-attributes-short = for { $fortitude } · str { $strength } · agi { $agility } · wis { $wisdom }
quest-pools = life { $life } · hand { $hand } · rest { $rest } · damage { $damage }
quest-pools-short = life { $life } · hand { $hand } · favor { $favor }
quest-favor = favor { $count }
quest-corruption = corruption { $count }
quest-leads = { $quest } → { $place }
quest-pool = Shadow Pool { $count }/{ $limit }
quest-shadow-hand = shadow cards { $count }
quest-plot-hand = plots { $count }
quest-no-plot = no plot
quest-plot-facts = { $marker } +{ $count }, favor { $favor }
quest-mission = Mission: { $mission }
quest-mission-title = Mission
quest-hand = Hand
quest-your-hand = Hand ({ $count })
quest-your-plots = Plots in hand
quest-your-shadows = Shadow cards in hand
quest-needs-pool = pool { $count }
quest-moment-action = in your action step
quest-moment-turn = when a hero’s turn begins
quest-moment-combat = when a combat begins
quest-moment-enter = when a hero enters a location
quest-moment-defeat = when a hero is defeated
quest-plot-title = Plot
quest-event-title = Event
quest-place = { $place } ({ $region })
quest-haven = haven
quest-stronghold = Shadow Stronghold { $count }
quest-always-perilous = always perilous
quest-perilous = perilous for you
quest-token = a monster token
quest-token-known = monster token: { $monster }
quest-wounded = { $name } (damage { $damage }/{ $health })
quest-hero-here = { $hero } is here
quest-influence = influence { $count }
quest-plot-here = plot: { $plot }
quest-event-here = event: { $event }
quest-quest-here = quest of { $hero }: { $quest }
quest-water = water
quest-path = { $place } ({ $path })
quest-paths = Paths: { $paths }
quest-choice = { $choice } ({ $facts })
quest-map = Map of Middle-earth
quest-map-keys = Arrows: another place · Tab: the next hero · L language · Esc back
quest-combat = Combat, round { $round }: { $hero } against { $foe }
quest-strength-used = strength used { $used } of { $limit }
quest-foe-hand = cards in hand { $count }
quest-damage = damage { $damage } of { $health }
quest-exhausted = exhausted
quest-frightened = frightened: chance plays the next card
quest-agility-left = agility { $count } to split
quest-stack = Combat stack ({ $count }):
quest-pending = pending
quest-laid = has put a card face down
quest-declared = declares exhaustion
quest-laid-own = face down: { $card }
quest-laid-open = face up: { $card }
quest-revealed = this round: { $card }
quest-cancelled = this round, canceled: { $card }
quest-rest-pool = { $who }, rest pool
quest-damage-pool = { $who }, damage pool
quest-foe-discards = The foe’s discarded combat cards
quest-discards-plot = Discarded plots
quest-discards-shadow = Discarded shadow cards
quest-discards-peril = Discarded perils
quest-discards-corruption = Discarded corruption cards
quest-discards-fighting = Discarded skill cards
quest-discards-encounter = Discarded encounters, { $deck }
quest-discards-event = Events that are over
quest-pile = { $title } ({ $count })
quest-face-down = { $count } face down
quest-no-name = “{ $text }” names nothing that can be chosen now. Write the name of a card or a place.
quest-ask-starting-plot = Which starting plot do you choose?
quest-ask-keep-shadow = Which shadow card do you keep?
quest-ask-keep-plot = Which plot do you keep?
quest-ask-new-minion = A new minion may come to the map. Where?
quest-ask-plot = Your plot step: play a plot, discard an active one, or neither.
quest-ask-action = Your action step: { $count ->
    [one] 1 action is left.
   *[other] { $count } actions are left.
}
quest-ask-influence = Where does influence go? { $count ->
    [one] 1 is
   *[other] { $count } are
} left.
quest-ask-command = Command a minion or a monster token, or stop.
quest-ask-shadow = Do you play a shadow card now, { $moment }?
quest-ask-foe = Which of your servants fights?
quest-ask-shape = Does the monster fight as an Uruk-hai?
quest-ask-combat-or-peril = Does the hero face combat, or a peril?
quest-ask-peril = Which peril does the hero face?
quest-ask-haven = In which haven does the hero awake?
quest-ask-draw-shadow = Do you draw a shadow card?
quest-ask-draw-combat = Do you draw a combat card?
quest-ask-rest = Your rest step: do you rest?
quest-ask-fight = A foe is here, in a haven. Do you fight it?
quest-ask-travel = You are in { $place }. Move on, explore, or stop.
quest-ask-pay = To { $place } ({ $path }): one card with the icon, or that many cards.
quest-ask-pay-more = Which card do you discard for the path? { $count ->
    [one] 1 is
   *[other] { $count } are
} left to pay.
quest-ask-explore = You explore. What do you do?
quest-ask-gifts = What do you give to the others here?
quest-ask-pay-off = Do you pay favor to be rid of a corruption card?
quest-ask-leftmost = Several of Sauron’s markers are furthest behind. Which one advances?
quest-ask-lose-one = You are defeated. What do you lose?
quest-ask-damage = From where does the card for the damage pool come?
quest-ask-agility = { $count ->
    [one] 1 point of agility is
   *[other] { $count } points of agility are
} left: draw a card, or keep all for strength?
quest-ask-lay = { $hero } against { $foe }: which card do you play face down?
quest-ask-type = Ranged or melee: which do you declare?
quest-ask-take-back = Which earlier card do you take back?
quest-ask-draw = From which pool do you draw?
quest-ask-retreat = Do you retreat from the combat?
quest-ask-rest-order = The combat is over. Which card goes to the rest pool next?
quest-ask-aside = You retreat. To which place?
quest-ask-champion = The Finale: which hero fights the Ringwraiths?
quest-ask-skill = Training: which skill card do you keep?
quest-ask-plot-back = Does the plot go on top of the deck, or under it?
quest-ask-corruption = Which corruption card does the hero receive?
quest-ask-play-now = Do you play this plot now, and where?
quest-ask-branch = { $card }: choose one.
quest-ask-text = Choose. { $text }
quest-gather = Who rides out?
quest-gather-keys = ↑ ↓ another · Enter sit here · Space with or without · B begin · C continue · L language · Q quit
quest-gather-you = you
quest-gather-bot = bot
quest-gather-out = stays at home
quest-gather-begin = Begin as { $who }; the bots play { $others }
quest-gather-continue = Continue the game that was saved last
quest-gather-sauron = You command the servants of the Enemy: spread influence, lay plots, send monsters and minions, and corrupt the heroes before they reach the end of their story.
quest-gather-none = Choose one to three heroes first.

## Middle-earth Quest: the rules in short

rules-quest-aim = The aim
rules-quest-aim-text = Sauron plays against one to three heroes. Both sides have a secret mission. When a story marker reaches space 18, or all three markers of Sauron have reached space 10, the Finale begins: a dominant side that has met its mission wins. Otherwise one hero fights the Ringwraiths and decides the game.
rules-quest-round = A round
rules-quest-round-text = First Sauron’s turn: influence leaves the heroes’ locations, the markers advance, he may play a plot, an event is drawn, he takes his actions, and each hero draws as many cards as his fortitude. Then every hero takes a turn; a hero alone takes two.
rules-quest-heroes = A hero’s turn
rules-quest-heroes-text = Rest: the rest pool returns to the life pool, in a haven the damage pool too; Sauron’s hindmost marker advances 1. Ambush: a foe in the location fights. Travel: move, fight or face perils, explore, as often as you like. Encounter: at the end 3 encounter cards are drawn, unless the location is perilous.
rules-quest-travel = Travel
rules-quest-travel-text = A path costs one card with its icon, or as many cards as its number. Discarded cards go to the rest pool. A location with more influence than your wisdom is perilous. Havens are safe.
rules-quest-explore = Explore
rules-quest-explore-text = Take favor, consult a character, take the dark path once a turn (1 corruption card and 1 favor, with at most 3 corruption cards), complete quests, discard a plot by paying its favor, trade with heroes in the same location.
rules-quest-combat = Combat
rules-quest-combat-text = Each side plays a card face down and both are revealed. Attack above defense is damage. A side whose cards cost more than its strength is exhausted: attack and defense 0. For each point of agility you draw a card or add 1 to strength before the first round. Your life pool and your hand are your life. When both sides are exhausted, the combat is drawn.
rules-quest-sauron = Sauron
rules-quest-sauron-text = An action places influence, draws cards, or commands minions and monster tokens; each action covers the next space of its track, and the fourth token sets the others free. Up to one shadow card may be played in each turn, if the Shadow Pool holds as much as it needs.
rules-quest-influence = Influence
rules-quest-influence-text = Influence grows from the strongholds along paths, never into havens. A location holds at most as much as the stronghold of its chain; what is cut off keeps 1.
rules-quest-story = The story
rules-quest-story-text = In each Story step green advances 2, and each active plot advances its marker. The stages end at spaces 6, 12 and 18; with each of them new minions come and the Shadow Pool grows.

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
line-help-table = table reads everything that lies on the table
line-help-piles = piles reads your deck and the piles that you may look through
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
command-table = table
command-piles = piles
command-journal = journal
command-rules = rules
command-language = language
command-save = save
command-resume = resume
command-quit = quit
command-help = help
