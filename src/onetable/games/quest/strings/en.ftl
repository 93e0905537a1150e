# The strings of Middle-earth Quest: of its table in terminal and browser, and of its place in the lobby.

game-quest = Middle-earth Quest

## Keys

help-quest-places = Places: ⌂ haven, ♜ Shadow Stronghold, ! perilous. In gold: can be chosen now.
help-quest-pieces = ◆1 the hero whose turn it is, ◇2 another one; •2 influence, ▾ a monster token, ♛ a minion, + favor, ♙ a character, § a plot, ¶ an event. A number behind a sign counts.
help-quest-paths = Paths: fine lines, over water ~. Icons: ≡ plains, ≈ swamp, ♣ woods, ∩ hills, ^ mountains, ∗ any; the number is how many cards pay without the icon.
help-quest-cards = A fighting card: ↗ ranged or † melee, attack/defense, ¢ its cost, and the icon that pays for paths. ↑ a raised attribute, ↓ one lowered by corruption.
help-quest-story = On the story track ┃ ends a stage and ╎ is space 10, where the Shadow falls. On the action tracks ✗ is a space that is taken.
help-quest-light = M shows the whole map with all that lies in a place, G every card on the table, D the discards. Where there is only one choice, the table takes it for you.

## Middle-earth Quest: the table

quest-sauron = Sauron
quest-unknown = unknown
quest-who = { $player } ({ $who })
quest-more = { $count } more; G shows all
quest-sentence = { $text }.
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
quest-token = monster token { $number }
quest-token-known = monster token { $number }: { $monster }
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
quest-map-aloud = Map of Middle-earth. { $lit ->
    [0] Nothing can be chosen here now.
    [one] One place can be chosen now.
   *[other] { $lit } places can be chosen now.
}
quest-map-overview = The whole map in small
quest-map-whole = The whole map
quest-map-hero = Find { $hero }
quest-map-perilous = perilous now
quest-map-cut-off = influence { $count } of { $limit }, cut off from every stronghold
quest-map-token = a monster token, face down
quest-map-token-known = monster token: { $monster }
quest-map-price-both = One card with { $terrain } ({ $alone }), or any { $number } cards.
quest-map-price-one = One card pays: { $alone }.
quest-map-price-many = { $number ->
    [one] Any card pays.
   *[other] Any { $number } cards pay.
}
quest-map-path = Path between { $one } and { $other }: one card with { $terrain }, or any { $number } { $number ->
    [one] card
   *[other] cards
}.{ $water ->
    [yes] {" "}Over water.
   *[no] {""}
}
quest-map-journey = { $steps } steps with { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $way }.
quest-map-room = Influence here: { $there } of { $limit }.
quest-map-take = Take { $figure }
quest-map-held = { $figure }: choose where it goes. Escape puts it back.
quest-map-goes = { $who } plans to go here
quest-map-beware = { $who } warns of this place
quest-map-choose-keys = Arrows, Tab: what can be chosen · Shift+arrows: any place · Enter: take it · L language · Esc back
quest-combat = Combat, round { $round }: { $hero } against { $foe }
quest-strength-used = strength used { $used } of { $limit }
quest-strength-short = strength { $used }/{ $limit }
quest-foe-hand = cards in hand { $count }
quest-damage = damage { $damage } of { $health }
quest-exhausted = exhausted
quest-frightened = frightened: chance plays the next card
quest-agility-left = agility { $count } to split
quest-stack = Combat stack ({ $count }):
quest-pending = pending
quest-of-limit = influence { $count } of { $limit }
quest-leads-aloud = { $quest } (leads to { $place })
quest-track-free = { $track } track: next { $numbers }
quest-track-full = { $track } track: full
quest-then = {" then "}
quest-skill = skill
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
quest-ask-starting-plot = Which starting plot do you choose?
quest-ask-keep-shadow = Which shadow card do you keep? { $count ->
    [one] 1 is
   *[other] { $count } are
} to be kept.
quest-ask-keep-plot = Which plot do you keep? { $count ->
    [one] 1 is
   *[other] { $count } are
} to be kept.
quest-ask-new-minion = A new minion may come to the map. Where?
quest-ask-put-minion = Where does the healed minion return to the map?
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
quest-ask-rest = Your rest step: do you rest? Sauron’s hindmost marker then advances.
quest-ask-fight = { $foe }. In a haven you may leave { $count ->
    [one] it
   *[other] them
} alone: do you fight?
quest-ask-travel = You are in { $place }. Move on, explore, or stop.
quest-ask-pay = To { $place }: discard { $way ->
    [icon] a card with { $terrain }
    [both] a card with { $terrain }, or any { $count } cards
   *[any] { $count ->
        [one] any card
       *[other] any { $count } cards
    }
}.
quest-ask-pay-more = Which card do you discard for the path? { $count ->
    [one] 1 is
   *[other] { $count } are
} left to pay.
quest-ask-explore = You explore. What do you do?
quest-ask-gifts = What do you give to the others here?
quest-ask-pay-off = Do you pay favor to be rid of a corruption card?
quest-ask-leftmost = Several of Sauron’s markers are furthest behind. Which one advances?
quest-ask-lose-one = You are defeated. What do you lose?
quest-foe-numbers = strength { $strength }, health { $health }, { $cards } cards
quest-ask-damage-hand = You take { $count } damage from your hand. Which { $count ->
    [one] card
   *[other] cards
}?
quest-ask-leftmost-defeated = You are defeated, and the Shadow advances. Several of Sauron’s markers are furthest behind: which one moves?
quest-ask-damage = You take { $count } damage: from your hand, or from the top of the life pool?
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
quest-ask-text = { $text }.
quest-answer-no-rest = Do not rest
quest-answer-fight = Fight
quest-answer-no-fight = Leave it alone
quest-answer-end-travel = End the journey
quest-answer-end-exploring = Explore no more
quest-answer-end-command = No more commands
quest-answer-no-shadow = Play no shadow card
quest-answer-no-plot = Leave the plots
quest-answer-keep-corruption = Keep the corruption
quest-answer-retreat = Retreat
quest-answer-fight-on = Fight on
quest-answer-draw = Draw a card
quest-answer-no-draw = Draw none
quest-answer-end-gifts = Give no more
quest-gather = Who rides out?
quest-gather-keys = ↑ ↓ another · Enter sit here · Space with or without · ← → decide · B begin · C continue · O lessons · ? help · L language · T day and night · Q quit
quest-gather-you = you
quest-gather-bot = bot
quest-gather-out = stays at home
quest-gather-option = { $option }: { $value }
quest-gather-begin = Begin as { $who }; the bots play { $others }
quest-gather-continue = Continue the game that was saved last
quest-gather-sauron = You command the servants of the Enemy: spread influence, lay plots, send monsters and minions, and corrupt the heroes before they reach the end of their story.
quest-gather-none = Choose one to three heroes first.

## What a choice will do

quest-will-rest = The life pool grows from { $before } to { $after } cards.
quest-will-advance = Sauron’s { $marker } marker advances { $count }.
quest-will-advance-one = One of Sauron’s hindmost markers advances { $count }.
quest-will-no-rest = You do not rest, and travel.
quest-will-haven = A haven: no peril waits there.
quest-will-foe = A foe is there: you will have to fight.
quest-will-peril = The location is perilous: a peril may strike.
quest-will-foe-or-peril = A foe or a peril awaits you there; Sauron picks.
quest-will-explore = Here you can: { $finds }.
quest-will-explored = You stop exploring, and travel on.
quest-will-give-up = You are defeated: all your cards form your life pool again in the nearest haven, you lose a favor or an item, and Sauron’s hindmost marker advances.
quest-will-dark-path = You gain { $count } favor and draw a corruption card.
quest-will-favor = You gain { $count } favor.
quest-will-stop-encounter = Your travel ends: you draw { $count } encounter cards here.
quest-will-stop-perilous = Your travel ends: the location is perilous, so nothing is encountered.
quest-will-stop-no-quest = Your travel ends: the location is perilous, so your quest cannot be fought this turn.
quest-will-no-quest = While it is perilous, your quest cannot be fought there.
quest-will-rest-nothing = Nothing comes back to the life pool.
quest-will-stop-fight = Your travel ends: you fight { $foe } for your quest.
quest-will-stop-hindered = Your travel ends: a plot allows no encounter here.
quest-will-track-influence = { $count } influence, one after the other, on the map; up to 2 of it in the Shadow Pool.
quest-will-track-draw = { $count } shadow cards, and { $count } plots of which you keep 1.
quest-will-track-command = Up to { $count } commands for minions and monster tokens.
quest-will-tokens-return = It is the fourth token: the other three come back.
quest-will-no-command = { $count ->
    [one] 1 command is
   *[other] { $count } commands are
} given up.
quest-will-no-plot = No plot is played; the event follows.
quest-will-exhaust = You play no more cards in this combat; your attack and defense are 0.
quest-will-draw-agility = You draw a card; { $count } of agility stay for strength or cards.
quest-will-keep-agility = Your strength in this combat grows from { $before } to { $after }.

## The arithmetic of a combat

quest-line-printed = { $card }
quest-line-more = { $card }
quest-line-lowered = lowered by { $card }
quest-line-cancelled = canceled
quest-line-exhausted = exhausted
quest-line-attack = the other’s attack
quest-line-defense = own defense
quest-line-spied = becomes influence ({ $card })
quest-line-capped = at most this much ({ $card })

## The steps of a turn

quest-step-setup = Setting up
quest-step-rally = Rally
quest-step-story = Story
quest-step-plot = Plot
quest-step-event = Event
quest-step-action = Action
quest-step-draw = Hero draw
quest-step-dawn = Turn begins
quest-step-rest = Rest
quest-step-ambush = Ambush
quest-step-travel = Travel
quest-step-encounter = Encounter
quest-step-finale = Finale

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

## Middle-earth Quest: the terms

term-quest-haven = Haven
term-quest-haven-text = A safe location: it is never perilous and never holds influence. Whoever rests there also gets the damage pool back, and a defeated hero awakes in the nearest one.
term-quest-stronghold = Shadow Stronghold
term-quest-stronghold-text = A location from which Sauron’s influence grows. The number is the most influence that it can hold. It is always perilous.
term-quest-perilous = Perilous
term-quest-perilous-text = A location with more influence than the hero’s wisdom, and a few that always are. Whoever enters it must fight or face a peril, and no encounter cards are drawn there.
term-quest-influence = Influence
term-quest-influence-text = Sauron’s hold on a location. It makes locations perilous, and in the Shadow Pool it allows shadow cards and plots.
term-quest-favor = Favor
term-quest-favor-text = What a hero has won among the free peoples. It pays to be rid of plots and of corruption cards.
term-quest-corruption = Corruption
term-quest-corruption-text = Cards that burden a hero for as long as they are kept. At rest they may be paid off with favor.
term-quest-dominant = Dominant
term-quest-dominant-text = The side whose markers are nearer to the Finale. Only a dominant side can win by its mission.
term-quest-plot = Plot
term-quest-plot-text = A card of Sauron that advances one of his markers in each Story step until the heroes pay its favor in the location that it affects.
term-quest-shadow-pool = Shadow Pool
term-quest-shadow-pool-text = Influence that Sauron has set aside. A shadow card or a plot can be played if the pool holds as much as it needs; nothing is spent.
term-quest-shadow-card = Shadow card
term-quest-shadow-card-text = A secret card of Sauron, played at the moment that it names, at most one in each turn.
term-quest-minion = Minion
term-quest-minion-text = A named servant of Sauron on the map. It fights heroes in its location and keeps its damage.
term-quest-monster-token = Monster token
term-quest-monster-token-text = A monster that lies face down on the map. It is turned up when it fights.
term-quest-life-pool = Life pool
term-quest-life-pool-text = The hero’s draw deck. When damage has emptied both life pool and hand, the hero is defeated.
term-quest-rest-pool = Rest pool
term-quest-rest-pool-text = Cards that were discarded for paths or played in combat. Rest shuffles them into the life pool.
term-quest-damage-pool = Damage pool
term-quest-damage-pool-text = Cards lost to damage. They return with a rest in a haven.
term-quest-exhausted = Exhausted
term-quest-exhausted-text = A side whose cards in a combat cost more than its strength. Its attack and defense are 0.
term-quest-encounter = Encounter
term-quest-encounter-text = At the end of a hero’s turn 3 cards are drawn from the deck of the region, unless the location is perilous.
term-quest-peril = Peril
term-quest-peril-text = A danger that Sauron may send against a hero who enters a perilous location, in place of a combat.
term-quest-finale = Finale
term-quest-finale-text = The end of the game. A dominant side that has met its mission wins; otherwise one hero fights the Ringwraiths.

## The table in the browser

quest-map-beyond = { $count ->
    [one] Not in view: { $names }
   *[other] { $count } places not in view: { $names }
}
quest-ride-there = Ride there
quest-ride-step = One step
quest-ride-pays = Cards: { $cards }
quest-ride-choose = Choose the cards
quest-legend-hero = hero
quest-legend-minion = minion
quest-legend-lit = choose
quest-pending-pay = Pay for { $place } first, or undo.
quest-pending-first = First answer what is asked: { $question }
quest-pays-step = pays step { $number }
quest-pays-alone = pays alone
quest-times = ×{ $count }
quest-sure = Press again: { $choice }
quest-follow = The map follows the game
quest-story-lead = { $who ->
    [heroes] The heroes lead by { $count }
    [sauron] Sauron leads by { $count }
   *[nobody] Nobody leads
}
quest-story-of-marker = { $marker }, { $side ->
    [heroes] the heroes’
   *[sauron] Sauron’s
}: on space { $space }. Next Story step: +{ $coming }{ $by ->
    [yes] { " " }({ $names })
   *[no] {""}
}.
quest-story-of-space = { $kind ->
    [start] The start.
    [end] Space { $number }: a marker here begins the Finale.
    [falls] Space { $number }: all three markers of Sauron here begin the Finale.
    [edge] Space { $number }: beyond it the next stage begins, with new minions and a larger Shadow Pool.
   *[plain] Space { $number }, stage { $stage }.
}
quest-story-end-how = The Finale begins when a marker reaches space { $finale }, or all three of Sauron’s have reached space { $falls }.
quest-story-dominant-how = Whoever is nearer to the Finale is dominant, and only a dominant side wins by its mission. To go: heroes { $heroes }, Sauron { $sauron }.
quest-two-turns = A lone hero takes two turns a round.
quest-goal-quest = Your quest, “{ $quest }”, leads to
quest-goal-far = { $far ->
    [0] here
    [one] 1 path
   *[other] { $far } paths
}
quest-goal-mission = Your secret mission
quest-goal-met = { $met ->
    [yes] met now
   *[no] not met
}
quest-plot-moves = { $marker } +{ $advance } each round
quest-plot-row = { $what ->
    [stronghold] influence in each stronghold
    [extension] influence beyond strongholds
    [pool] influence in the Shadow Pool
    [shadow] shadow cards: draw, keep
    [plots] plot cards: draw, keep
    [need] Shadow Pool needed
   *[favor] favor to break it
}
quest-plot-lies = Place: { $place }
quest-plot-choose = Begin with this plot
quest-fight-how = Both lay a card face down, then both are turned up.
quest-end-lead = { $who ->
    [heroes] The heroes are dominant
    [sauron] Sauron is dominant
   *[nobody] Nobody is dominant
}
quest-end-mission = { $ahead ->
    [nobody] Nobody was dominant, and { $winner ->
        [heroes] only the heroes’
       *[sauron] only Sauron’s
    } mission was met.
   *[other] { $winner ->
        [heroes] The heroes were dominant, and their mission was met.
       *[sauron] Sauron was dominant, and Sauron’s mission was met.
    }
}
quest-end-champion = No dominant side had met its mission. { $won ->
    [open] A hero fights the Ringwraiths for it all.
   *[other] So the fight of the heroes’ champion decided.
}
quest-end-mission-of = { $side ->
    [heroes] The heroes
   *[sauron] Sauron
}: { $met ->
    [yes] met
   *[no] not met
}
quest-end-curve = How the story went
quest-end-round-aloud = Round { $round }: green { $green }, red { $red }, black { $black }, yellow { $yellow }.
quest-end-turning = The turning point: round { $round }.
quest-end-turned = { $winner ->
    [heroes] From then on the heroes led.
   *[sauron] From then on Sauron led.
}
quest-plan-press = { $what } Press a place on the map.
quest-left = { $count } left
quest-mark-all-give = All { $count } from the life pool
quest-mark-all-draw = Draw all { $count }
quest-mark-discard = Discard { $count } of { $of }
quest-mark-give = Take { $count } of { $of } damage
quest-mark-keep = Keep { $count } of { $of }
quest-mark-place = Place { $count } of { $of } influence
quest-mark-draw = Draw { $count } of { $of }, keep the rest
quest-mark-none = Mark nothing
quest-mark-here = Place 1 influence here
quest-go-on = Go on
quest-decides = { $who } decides.
quest-bar-round = Round { $number }
quest-seats = Everybody at the table
quest-seat-hero = { $hero } ({ $who }), in { $place }. Life { $life }, hand { $hand }, rest { $rest }, damage { $damage }. Open the sheet.
quest-seat-sauron = Sauron ({ $who }). Shadow Pool { $pool } of { $limit }, shadow cards { $shadows }, plots { $plots }. Open the sheet.
quest-standing-hero = { $who }: life { $life }, hand { $hand }, damage { $damage }.
quest-sheets = Sheets
quest-decks = Decks
quest-tower = Sauron’s tower
quest-plots = Plots
quest-slot-free = no plot
quest-plot-line = { $place } · { $marker } +{ $advance } · { $favor } favor ends it
quest-shadow-pool = Shadow Pool
quest-track-next = { $next ->
    [0] { $track }: full
   *[other] { $track }: next { $next }
}
quest-tokens-on-tracks = Action tokens on the tracks: { $count }. With the fourth the others come back.
quest-closed = { $kind ->
    [shadow] { $count ->
        [one] 1 shadow card, closed
       *[other] { $count } shadow cards, closed
    }
   *[plot] { $count ->
        [one] 1 plot, closed
       *[other] { $count } plots, closed
    }
}
quest-you-have-seen = you have seen it
quest-servants = Minions
quest-of = { $count } of { $limit }
quest-minions-waiting = May come to the map: { $names }
quest-mission-of = { $side ->
    [heroes] the heroes’ secret mission
   *[sauron] Sauron’s secret mission
}
quest-mission-closed = { $side ->
    [heroes] known to the heroes alone
   *[sauron] known to Sauron alone
}
quest-mission-met = { $met ->
    [yes] met
   *[no] not met
}
quest-quests = Quests
quest-not-yet = after the first quest
quest-corruptions = Corruption
quest-costs-favor = { $count } favor after a rest
quest-skills = Skills
quest-trained = { $count ->
    [0] not trained
    [one] trained once
   *[other] trained { $count } times
}
quest-draws = Draws { $count ->
    [one] 1 card
   *[other] { $count } cards
} each round · { $trained ->
    [0] no skills
    [one] 1 skill
   *[other] { $trained } skills
}
quest-rest-would = { $damage ->
    [0] A rest here brings { $rest } from the rest pool: life pool { $life }.
   *[other] A rest here brings { $rest } from the rest pool and { $damage } from the damage pool: life pool { $life }.
}
quest-rest-price = { $spaces ->
    [0] { "" }
   *[other] Its price: { $marker } +{ $spaces }.
}
quest-pool-life = life
quest-pool-hand = hand
quest-pool-rest = rest
quest-pool-damage = damage
quest-pool-of = { $pool ->
    [life] Life pool
    [hand] Hand
    [rest] Rest pool
   *[damage] Damage pool
}: { $count }{ $closed ->
    [yes] {","} face down
   *[no] { "" }
}
quest-deck-name = { $kind ->
    [plot] Plots
    [shadow] Shadow cards
    [peril] Perils
    [corruption] Corruption
    [skill] Skills
    [event] Events, stage { $of }
    [token] Monster tokens, { $of }
   *[encounter] Encounters, { $of }
}
quest-deck-left = { $count } left
quest-deck-gone = Discarded: { $count }
quest-kind = { $kind ->
    [fighting] Combat card
    [plot] Plot
    [shadow] Shadow card
    [event] Event
    [corruption] Corruption
    [peril] Peril
    [encounter] Encounter
    [quest] Quest
    [mission] Mission
    [hero] Hero
    [minion] Minion
    [monster] Monster
    [character] Character
    [item] Item
   *[other] Card
}
quest-story = The story track
quest-story-ahead = { $stage ->
    [1] Stage I
    [2] Stage II
   *[3] Stage III
} · { $who ->
    [heroes] the heroes are dominant
    [sauron] Sauron is dominant
   *[nobody] nobody is dominant
}
quest-the-finale = The Finale
quest-hand-of-yours = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
quest-hand-empty = Your hand is empty.
quest-would-leave = strength left: { $count }
quest-would-exhaust = exhausts
quest-fighter-state = { $state ->
    [waits] waits
    [chooses] chooses a card
    [laid] has laid a card
    [open] has laid a card face up
    [revealed] has turned up a card
   *[exhausted] is exhausted
}
quest-health-line = Damage { $damage } of { $health }
quest-life-line = life pool { $life } · hand { $hand }
quest-strength-line = Strength: { $used } of { $limit } used, { $left } left
quest-foe-cards = hand { $hand } · deck { $deck }
quest-stack-of = Combat stack: { $count }
quest-stack-empty = no card played yet
quest-cards-of-round = The cards of this round
quest-laid-closed = { $side ->
    [hero] the hero’s card, face down
   *[foe] the foe’s card, face down
}
quest-round-of-combat = Round { $number }
quest-earlier-rounds = Earlier rounds: { $count }
quest-sum-attack = attack
quest-sum-defense = defense
quest-sum-hurt = damage
quest-is-cancelled = canceled
quest-show-map = Show the map
quest-show-combat = Back to the combat
quest-key-pass = stop, or decline
quest-key-next = the next lit place on the map
quest-key-zoom = nearer, farther, the whole map
quest-key-hero = to the hero
quest-first-aim = Your first aim
quest-first-aim-is = Your first aim: { $place }.
quest-first-aim-why = Your quest leads there; a golden compass rose marks it.
quest-first-aim-show = Show me
quest-first-aim-known = Understood: do not show this again
quest-plan = Plan
quest-plan-how = Everybody hears it, Sauron too. The last word of each hero stands as a pennant until he is there.
quest-say-go = I go to { $about }.
quest-say-go-title = I go to …
quest-say-beware = Beware of { $about }.
quest-say-beware-title = Beware of …
quest-say-wait = Wait for me.
quest-say-rest = I should rest.
quest-say-plots = Let us end a plot.
quest-fought = { $outcome ->
    [won] { $hero } has defeated { $foe }.
    [lost] { $foe } has defeated { $hero }.
    [retreated] { $hero } has retreated from { $foe }.
   *[drawn] The combat of { $hero } and { $foe } is drawn.
}

## The start page

quest-name = Middle-earth Quest
quest-about = Heroes ride the map while Sauron plots against them.
quest-facts = 2–4 players · 2 hours
quest-play = Open the map

## Continue and join

quest-outcome-heroes = the heroes won
quest-outcome-sauron = Sauron won

## A new table

quest-form-heroes = Hero of { $seat }
quest-role-sauron = Sauron
quest-role-heroes = a hero
quest-side-sauron = Sauron

## Decks and heroes

quest-form-heroes-argalad = Argalad
quest-form-heroes-beravor = Beravor
quest-form-heroes-eleanor = Eleanor
quest-form-heroes-eometh = Eometh
quest-form-heroes-thalin = Thálin

## What a table may decide

quest-option-influence_limit = A place holds as much influence as
quest-value-stronghold_current = its stronghold holds now
quest-value-stronghold_printed = its stronghold’s printed number
quest-option-peril_copies = Perils
quest-value-one_of_each = fifteen, one of each
quest-value-two_twice = seventeen, two of them twice
quest-option-events_drawn = Events drawn when nobody is dominant
quest-option-same_figure_twice = One command may move the same figure twice
quest-option-rest_with_foe_in_haven = A hero may rest in a haven where a foe is
quest-option-combat_order = Combat cards that cancel
quest-value-hero_first = the hero’s first
quest-value-simultaneous = both at once

telling-round = Round { $number }

# The coach.
quest-first-hero = You are { $hero }. The story track is the clock of the game: when it ends, the side that leads there and has met its secret mission wins.
quest-first-hero-look = Your mission. { $mission }
quest-first-hero-compare = Ride to your quest first: { $place }. Each step costs cards, and cards are also your life.
quest-first-sauron = You are Sauron. Plots and influence move your markers along the story track: when it ends, the side that leads there and has met its secret mission wins.
quest-first-sauron-look = Your mission. { $mission }
quest-first-sauron-compare = Your first plot decides with how much influence and with which cards you begin, and which marker moves.
quest-first-second-turn = A hero alone takes two turns a round: this is your second.
quest-coach-quest-there = Your quest leads to { $place }. Each step costs cards, and cards are also your life.
quest-coach-quest-here = Your quest is here. What you do not spend on the way you keep for the fight.
quest-coach-quest-perilous = Your quest waits in { $place }, but it cannot be fought while it is perilous there: gain something else on the way.
quest-coach-rest-step = A rest brings back { $count ->
    [one] 1 card
   *[other] { $count } cards
}; in return Sauron’s hindmost marker moves on.
quest-coach-rest-step-look = Look at your rest and damage pools.
quest-coach-rest-step-compare = Compare what comes back with how far Sauron is.
quest-coach-travel-step = Each step costs cards, and cards are your life and your blows.
quest-coach-travel-step-look = Look at where your quest leads, and at the influence on the way.
quest-coach-travel-step-compare = Compare the paths: their icons with those of your cards, their numbers with your hand.
quest-coach-move-to = The path must be paid.
quest-coach-move-to-look = Look for a card with the icon of the path.
quest-coach-move-to-compare = Compare which card you will miss least in a combat.
quest-coach-pay-more = The path takes more than one card.
quest-coach-pay-more-look = Look at what will be left in your hand.
quest-coach-pay-more-compare = Compare which cards are weakest in combat.
quest-coach-exploring = While you explore you may take what the place offers, one thing after the other.
quest-coach-exploring-look = Look for favor, characters, your quest, and plots that grip this place.
quest-coach-exploring-compare = Compare what favor buys now with what it may buy later.
quest-coach-lay-card = Both lay a card unseen. What you lay counts against your strength.
quest-coach-lay-card-look = Look at what the foe has played, and at how much strength is left.
quest-coach-lay-card-compare = Compare attack with its health, and defense with its likely attack.
quest-coach-take-damage = Each point of damage is a card.
quest-coach-take-damage-look = Look at your hand and your life pool.
quest-coach-take-damage-compare = Compare a card you know with one you do not.
quest-coach-split-agility = Agility gives cards before the combat, or strength in it.
quest-coach-split-agility-look = Look at how many good cards you hold.
quest-coach-split-agility-compare = Compare one more card with one more strength.
quest-coach-sauron-acts = You have few actions in a turn: influence, cards or commands.
quest-coach-sauron-acts-look = Look at your mission, at your markers, and at where the heroes are.
quest-coach-sauron-acts-compare = Compare what each track still gives: the next space gives less.
quest-coach-place-in-extension = Influence grows only along chains from a stronghold.
quest-coach-place-in-extension-look = Look at what your plots need, and at where the heroes must pass.
quest-coach-place-in-extension-compare = Compare a long chain with a thick one: broken chains wither.
quest-coach-plot-step = A plot moves a marker in every Story step until the heroes break it.
quest-coach-plot-step-look = Look at what each plot needs, and at which marker it moves.
quest-coach-plot-step-compare = Compare its marker with your mission, and its favor with what the heroes hold.
quest-coach-command = Commands move minions and monsters.
quest-coach-command-look = Look at the paths the heroes will want to take.
quest-coach-command-compare = Compare blocking a hero with guarding a plot.
quest-coach-shadow-window = A shadow card may be played now, or kept.
quest-coach-shadow-window-look = Look at the hero’s corruption: it makes your cards stronger.
quest-coach-shadow-window-compare = Compare this moment with a better one that may come.
