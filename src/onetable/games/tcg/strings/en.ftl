# The strings of the trading card game: of its table in terminal and browser, and of its place in the lobby.

game-tcg = The Lord of the Rings Trading Card Game
tcg-title-limited = Game of a round
tcg-title-first = First game
tcg-title = { $players ->
    [2] Duel
   *[other] Game for { $players }
}

## Keys

help-tcg-figures = A character shows its strength, then a pane for each point of vitality: ■ is left, □ is a wound. ○ marks the Ring-bearer, → whom a minion fights, +2 that it bears two cards.
help-tcg-markers = On the path ◆ marks the fellowship on its way and ◇ the others, each with the number of its player.
help-tcg-light = Gold cards can be chosen now; the line below the question says why something cannot. Numbers in brackets are twilight costs as they are now; in the hand ↑ and ↓ mark a cost that is above or below the printed one. The colored pane before a card is its culture. Where you can only pass, the table passes for you.

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
tcg-priced = { $choice } ({ $cost })
tcg-priced-now = { $choice } ({ $cost } now; printed { $printed })
tcg-cost = cost { $cost }
tcg-side = { $side } · { $who }
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
tcg-number = the number { $number }
tcg-fight = Skirmish: { $defender } { $free } against { $minions } { $shadow }.
tcg-fight-lost = As it stands the loser takes { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}: { $losers }.
tcg-fight-overwhelmed = As it stands the loser is overwhelmed and killed: { $losers }.
tcg-fight-killed = As it stands the loser dies: { $losers }.
tcg-fight-tie = The Shadow wins a tie.
tcg-fight-cancelled = The skirmish is canceled.
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
tcg-ask-bid = How many burdens do you bid? They weigh on your Ring-bearer from the start, and { $limit } burdens corrupt him; the highest bid chooses first who begins.
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
tcg-ask-site = On which site do you play { $card }?
tcg-ask-number = { $card }: how many?
tcg-ask-card = { $card }: choose one.
tcg-ask-card-for = { $card }: { $what }.

## The trading card game: why a number is what it is

tcg-part-printed = printed
tcg-part-borne = { $card }, which is borne
tcg-part-text = { $card }
tcg-part-lasting = { $card }, { $until }
tcg-part-table = a text
tcg-part-floor = never below 0
tcg-part-roaming = roaming
tcg-part-discount = cheaper by a text
tcg-part-archer = { $card }, an archer
tcg-part-lost = a skirmish is lost
tcg-part-damage = damage of { $card }
tcg-part-shadow-number = Shadow number of the site
tcg-part-companions = one for each companion
tcg-part-players = at a table of { $count }
tcg-part-moved = the move to site { $number }
tcg-part-added = added
tcg-part-removed = removed
tcg-part-earlier = from before

## The trading card game: what is about to happen

tcg-respond-to = { $what } Do you respond?
tcg-now-wound = { $cards } { $count ->
    [one] is
   *[other] are
} about to take a wound.
tcg-now-wound-by = { $cards } { $count ->
    [one] is
   *[other] are
} about to take a wound from { $by }.
tcg-now-wounded = { $cards } { $count ->
    [one] has
   *[other] have
} taken a wound.
tcg-now-wounded-by = { $cards } { $count ->
    [one] has
   *[other] have
} taken a wound from { $by }.
tcg-now-exert = { $cards } { $count ->
    [one] is
   *[other] are
} about to exert.
tcg-now-exerted = { $cards } { $count ->
    [one] has
   *[other] have
} exerted.
tcg-now-heal = { $cards } { $count ->
    [one] is
   *[other] are
} about to be healed.
tcg-now-killed = { $cards } { $count ->
    [one] was
   *[other] were
} killed.
tcg-now-killed-by = { $cards } { $count ->
    [one] was
   *[other] were
} killed by { $by }.
tcg-now-played = { $cards } { $count ->
    [one] was
   *[other] were
} played.
tcg-now-assigned = { $cards } { $count ->
    [one] was
   *[other] were
} assigned to skirmishes.
tcg-now-discarded = { $cards } { $count ->
    [one] was
   *[other] were
} discarded.
tcg-now-ring = The Ring was put on.
tcg-now-moves = The fellowship moves.
tcg-now-leaves = The fellowship moves from { $cards }.
tcg-now-arrives = The fellowship moves to { $cards }.
tcg-now-outcome = The skirmish is decided: { $winners } won, { $losers } lost.
tcg-now-turn-starts = The turn begins.
tcg-now-turn-ends = The turn ends.
tcg-now-skirmish-ends = The skirmish phase ends.
tcg-now-phase = A moment of the { $phase }.

## The trading card game: what passing does

tcg-passing-move = Move on to site { $number }
tcg-passing-shadow = End your Shadow phase
tcg-passing-next = Do nothing now; { $who } may act
tcg-passing-phase = Go on to the { $phase }
tcg-passing-archery = Shoot: fellowship { $fellowship }, minions { $minions }
tcg-passing-assign = Go on and assign the minions
tcg-passing-skirmish = End the skirmish
tcg-passing-wounds = End the skirmish: { $losers } loses, { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
tcg-passing-tie = End the skirmish: a tie, { $losers } loses, { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
tcg-passing-overwhelm = End the skirmish: { $losers } { $count ->
    [one] is
   *[other] are
} overwhelmed
tcg-passing-killed = End the skirmish: { $losers } { $count ->
    [one] dies
   *[other] die
}
tcg-passing-regroup = End the regroup phase
tcg-passing-respond = Let it be
tcg-passing-wound = Let { $cards } take the wound
tcg-passing-wound-own = { $count ->
    [one] Take the wound
   *[other] Take the wounds
}
tcg-passing-dying = Let { $cards } die
tcg-passing-wound-left = Take the wound: { $left } vitality left
tcg-passing-exert = Let { $cards } exert
tcg-passing-heal = Let { $cards } be healed
tcg-passing-defend = Leave { $minion } to the Shadow
tcg-passing-attack = { $minion } fights nobody
tcg-passing-stay = Stay at site { $number } and end the turn
tcg-passing-stay-keep = Stay at site { $number }, keep all and end the turn
tcg-passing-reconcile = Keep all and draw up to eight
tcg-passing-healed = Heal no more
tcg-passing-begin = Begin with this fellowship
tcg-passing-search = Take none, and shuffle
tcg-passing-play = Play no more
tcg-passing-enough = That is all
tcg-passing-none = None of these
tcg-answer-ring = Put on the Ring: { $count ->
    [one] 1 burden
   *[other] { $count } burdens
} instead, then { $burdens } of { $limit }
tcg-ahead-discard = Stay, and discard { $card }

## The trading card game: threats to the Ring-bearer, and searching

tcg-threat-burdens = { $count ->
    [one] 1 more burden corrupts
   *[other] { $count } more burdens corrupt
} { $who }.
tcg-threat-wounds = { $count ->
    [one] 1 more wound kills
   *[other] { $count } more wounds kill
} { $who }.
tcg-threat-worn = The Ring is worn: wounds become burdens.
tcg-search-deck = Your draw deck
tcg-search-top = Draw deck of { $who }: the cards you know
tcg-search-own = Your discard pile
tcg-search-discards = Discard pile of { $who }
tcg-search-hand = Hand of { $who }

## The trading card game: the first game

tcg-first-aim = You each lead a Ring-bearer to site { $last }: who is there first wins. In your own turn your fellowship moves; in the other turns you are the Shadow and try to stop theirs.
tcg-first-begin = You lead your Ring-bearer to site { $last }; who is there first wins. Begin with companions and what they carry: a lit card can be played. What it costs goes into the twilight pool, and the other player will pay for minions with it.
tcg-first-bid = You lead a Ring-bearer to site { $last } and are the Shadow against the others’. Each burden you bid brings him nearer to { $limit }, which corrupts him: bid 0 to 2.
tcg-first-company = Who begins with you costs no twilight later. Your Ring-bearer comes anyway; take the strength you can get for 4.
tcg-first-fellowship = More companions are more swords, but each card and each companion gives the Shadow more twilight. Play what you need, then move on.
tcg-first-move = Nothing more to play: move on to site { $number }. The site and each of your companions bring twilight.
tcg-first-danger = If you move, the pool holds { $pool }: minions of about { $force } strength, against your { $able }. Add somebody who can fight, or keep your cards for those skirmishes.
tcg-first-they-play = Now the other player is the Shadow and spends { $count } twilight on minions against you. Wounds can kill your Ring-bearer and { $limit } burdens corrupt him: either way you are out.
tcg-first-minions = You are the Shadow now: { $count } twilight to spend. Play minions; a minion whose site number is above the fellowship’s is roaming and costs 2 more.
tcg-first-hunt = You are the Shadow now, with { $count } twilight for minions. If they wound the other Ring-bearer to death, or { $limit } burdens corrupt him, that player is out; the same goes for yours.
tcg-first-no-minions = No minion can be paid for. End your phase: your cards stay in your hand for later.
tcg-first-support = No minion can be paid for. A lit card may be played all the same, and helps later; then end your phase.
tcg-first-maneuver = Before arrows fly both sides may use special cards. A lit card works now.
tcg-first-archery = Arrows fly when all have passed: fellowship { $fellowship }, minions { $minions }. A lit card can still change that.
tcg-first-arrows = Each arrow is a wound that you place yourself. Spare those who have one vitality left: the next wound kills them.
tcg-first-defend = Give each minion a defender who is stronger, or who can bear a wound. Keep { $who } out of it if you can.
tcg-first-defend-bearer = Only { $who } is stronger than { $minion }. It can be done, if you hold an answer should the Shadow add strength; else let somebody bear a wound.
tcg-first-attack = This minion has no opponent yet. Two against one add their strength, and double strength kills at once.
tcg-first-order = You choose the order. Fight first where the outcome changes what you can do later.
tcg-first-losing = { $who } is losing this skirmish. A lit card may still turn it.
tcg-first-tie = A tie, and the Shadow wins ties: { $who } loses. 1 more strength would turn it.
tcg-first-dying = { $who } is losing, and the wound kills. A lit card may still turn it.
tcg-first-winning = As it stands { $who } wins. Keep your cards, unless the other side adds something.
tcg-first-overwhelm = { $who } faces double strength and will be killed. A lit card may still help.
tcg-first-respond = Something happens that you can answer. If you do not want to, let it be.
tcg-first-ring = The Ring can take this wound as burdens instead. { $count } more burdens would corrupt its bearer, so it is no shield for ever.
tcg-first-ring-little = Be careful with the Ring: only { $count } more { $count ->
    [one] burden corrupts
   *[other] burdens corrupt
} its bearer, and then you lose.
tcg-first-again = You may move to site { $number } in this same turn: you gain a site, but minions come again and wounds stay.
tcg-first-sanctuary = A sanctuary: heal up to five wounds, those first who are nearest to death.
tcg-first-reconcile = Discard a card that you will not need soon; then you draw up to eight.
tcg-first-bearer = Each character bears one card of a class: one weapon, one armor. Who will need it most?

## The trading card game: rulings about single cards

tcg-ruling-talent = It works by itself on every move.
tcg-ruling-appetite = X is at least 1 and at most the wounds that could be healed.
tcg-ruling-at-least-one = X is at least 1.
tcg-ruling-mithril-shaft = The first card must be discarded; twilight comes card by card.
tcg-ruling-once-a-loser = It acts once for each losing player, however many of his minions lose.
tcg-ruling-once-a-turn = Once a turn for the site, all Shadow players together.
tcg-ruling-first-orc = The first Orc of each Shadow phase.
tcg-ruling-first-nazgul = The first Nazgûl at the site in a turn.
tcg-ruling-two-phases = It answers an event of two phases only when that is played in the regroup phase.
tcg-ruling-all-or-nothing = Each Shadow player draws all or nothing.
tcg-ruling-home-counts = On an ally, his home site counts.
tcg-ruling-as-soon-as = “As soon as” is looked at whenever a phase begins, after a move and before each action.
tcg-ruling-extra-skirmish = It is an extra skirmish; the Ring’s text stays off until all answers to it are done, also after Sam has taken over.
tcg-ruling-enters-exhausted = The companion enters play exhausted; that is a state, no exertion, and nothing answers it.
tcg-ruling-must-reveal = It needs an Elven card to reveal.
tcg-ruling-looks-in-vain = It searches for a card that this set does not hold: one looks, and shuffles.
tcg-ruling-text-of-site = It has the text of your own site while that lies on the path, wherever the fellowship is; “this site” in such a text is the ally, so texts about moving to or from it do nothing.

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

## The table in the browser

tcg-play-first = Play a first game
tcg-bar-turn = { $mine ->
    [yes] Your turn { $number }
   *[no] Turn { $number } of { $who }
}
tcg-bar-seat = { $who }: site { $site }, burdens { $burdens } of { $limit }
tcg-pools = Twilight, burdens, the Ring
tcg-pool-twilight = Twilight
tcg-pool-burdens = Burdens
tcg-pool-ring = The Ring
tcg-pool-moves = Moves
tcg-pool-of = of { $count }
tcg-pool-archery = Archery
tcg-archery-fellowship = Archery total of the fellowship
tcg-archery-fellowship-is = Archery total of the fellowship: { $count }
tcg-archery-minions = Archery total of the minions
tcg-archery-minions-is = Archery total of the minions: { $count }
tcg-pursuit = If you move on
tcg-pursuit-is = Moving on adds { $count } twilight
tcg-threats = What endangers the Ring-bearer
tcg-skirmish-now = Skirmish { $number } of { $count }
tcg-total-free = Strength of the defender
tcg-total-free-is = Strength of the defender: { $count }
tcg-total-shadow = Strength of the minions
tcg-total-shadow-is = Strength of the minions: { $count }
tcg-rank-minions = Minions
tcg-rank-no-minions = No minions are in play.
tcg-rank-fellowship = { $mine ->
    [yes] Your fellowship
   *[no] Fellowship of { $who }
}
tcg-rank-resting = { $mine ->
    [yes] Your fellowship waits
   *[no] The fellowship of { $who } waits
}
tcg-rank-support = { $mine ->
    [yes] Your support area
   *[no] Support area of { $who }
}
tcg-rank-of-fellowship = Fellowship
tcg-rank-of-home = Allies at home
tcg-place-empty = Site { $number } is still to come
tcg-place-markers = Here: { $who }
tcg-place-laden = { $count ->
    [one] 1 card lies on it
   *[other] { $count } cards lie on it
}
tcg-piece-vitality = vitality { $left } of { $of }
tcg-piece-bearer = The Ring-bearer
tcg-piece-against = fights { $who }
tcg-piece-stacked = { $count } stacked
tcg-card-refused = Not now: { $why }
tcg-happens-before = about to
tcg-happens-after = just now
tcg-happens-by = by this
tcg-kind-companion = Companion
tcg-kind-ally = Ally
tcg-kind-minion = Minion
tcg-kind-possession = Possession
tcg-kind-artifact = Artifact
tcg-kind-condition = Condition
tcg-kind-event = Event
tcg-kind-site = Site
tcg-kind-ring = The One Ring
tcg-face-unique = Unique
tcg-face-cost = cost
tcg-face-shadow = Shadow number
tcg-face-strength = strength
tcg-face-vitality = vitality
tcg-face-resistance = resistance
tcg-face-site = site
tcg-face-arrow-left = The player to the left lays the next site.
tcg-face-arrow-right = The player to the right lays the next site.
tcg-why-strength = Why does { $who } have strength { $count }?
tcg-why-of = { $who }: { $what }
tcg-why-sum = now
tcg-reader = Card
tcg-reader-region = The card that is read
tcg-reader-empty = Point at a card to read it here.
tcg-reader-on = On it
tcg-reader-rulings = Rulings
tcg-count = { $done } of { $most } chosen
tcg-glide = Pass until I can answer
tcg-keep-all = Keep all from now on
tcg-keeps-all = Keeps all cards
tcg-keeps-all-how = You keep your whole hand before you draw, without being asked. Press to be asked again.
tcg-hand-of = { $count ->
    [one] Hand of { $who }: { $count } card
   *[other] Hand of { $who }: { $count } cards
}
tcg-hand-seen = Known of the hand
tcg-hand-of-yours = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tcg-piles = Your piles
tcg-search-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tcg-search-copies = { $count } copies
tcg-key-pass = pass, and what the button says
tcg-key-next = go to the next card that can be chosen
tcg-turn-panel = Turn
tcg-stop = stop
tcg-stop-in = Ask me in: { $phase }
tcg-stops-mine = Stops: my turn
tcg-stops-theirs = Stops: other turns
tcg-auto-on = Passes alone
tcg-auto-off = Always asks
tcg-auto-how = Where you can do nothing the table passes for you after a pause that is always the same, so that nobody learns what you hold. A stop asks you in that phase all the same.

## The start page

tcg-name = The Lord of the Rings TCG
tcg-about = Lead a company, and play the Shadow against theirs.
tcg-facts = 2–6 players · 45 minutes
tcg-play = Play a starter

## A new table

tcg-form-decks = Deck of { $seat }
tcg-form-first_game = First game: the short variant of the rulebook
tcg-form-decks-needs-first_game = Only for the short first game
tcg-offer-won = Wins { $won }%
tcg-offer-won-how = Against the other decks of the game, played by bots

## Decks and heroes

tcg-form-decks-aragorn_retail = Aragorn’s box, first game
tcg-form-decks-gandalf_retail = Gandalf’s box, first game
tcg-form-decks-aragorn = Aragorn’s starter
tcg-form-decks-gandalf = Gandalf’s starter
tcg-form-decks-axes_of_durin = Axes of Durin
tcg-form-decks-axe_and_bow = Axe and Bow
tcg-form-decks-arrows_of_mirkwood = Arrows of Mirkwood
tcg-form-decks-lady_of_the_wood = Lady of the Wood
tcg-form-decks-tales_of_rivendell = Tales of Rivendell
tcg-form-decks-king_and_evenstar = King and Evenstar
tcg-form-decks-rangers_of_the_north = Rangers of the North
tcg-form-decks-sword_and_dagger = Sword and Dagger
tcg-form-decks-quiet_feet = Quiet Feet
tcg-form-decks-pipes_by_the_fire = Pipes by the Fire
tcg-form-decks-nine_walkers = Nine Walkers
tcg-form-decks-smiths_of_erebor = Smiths of Erebor

## What a table may decide

tcg-option-draw_limit = At most four cards drawn in a fellowship phase (later rule)
tcg-option-second_hand = Once, an opening hand may be shuffled back for six cards (later rule)
tcg-option-ring_bearer_skirmish = A skirmish of the Ring-bearer
tcg-value-may_be_cancelled = can be canceled
tcg-value-may_not_be_cancelled = cannot be canceled
tcg-option-discard_piles = Discard piles of opponents
tcg-value-closed = closed
tcg-value-open = open to all
tcg-option-win = The last site wins
tcg-value-before_regroup = before the regroup phase
tcg-value-after_regroup = after its actions
tcg-option-reshuffle_once = First game: an empty draw deck is rebuilt once
tcg-option-deck_lists = What is in everybody’s deck

telling-turn = Turn { $number }

## Decks: what cannot be read
tcg-deck-unknown = There is no card “{ $name }”.
tcg-deck-several = “{ $name }” may be several cards: { $meant }.
tcg-deck-two = “{ $name }” names two things: the number is that of { $meant }.
tcg-deck-count = { $count } is no possible number of “{ $name }”: write 1 to 99.
tcg-deck-large = This is too large for a deck, which has at most { $most } bytes.
tcg-deck-empty = This deck is empty.
tcg-deck-signs = This is no deck: it holds signs that are no text.
tcg-deck-json = This is not the JSON of a deck.
tcg-deck-bare = This deck names no card.
tcg-deck-copies = { $count } copies of “{ $name }” are more than a deck can hold; { $most } is the most.
tcg-deck-cards = A draw deck of { $count } cards is more than a table can hold; { $most } is the most.

## Decks: the builder
tcg-build-title = Decks
tcg-build-mine = My decks
tcg-build-given = Decks to begin with
tcg-build-new = New deck
tcg-build-import = Paste a list
tcg-build-none = You keep no deck yet. Begin with an empty one, paste a list, or change one of the decks below.
tcg-build-legal = May be played
tcg-build-not-legal = Not ready yet
tcg-build-name = Name of the deck
tcg-build-cards = Cards
tcg-build-deck = Deck
tcg-build-part = Cards or deck
tcg-build-search = Search titles and texts
tcg-build-filters = Filters
tcg-build-side = Side
tcg-build-side-free = Free Peoples
tcg-build-side-shadow = Shadow
tcg-build-side-ring = The One Ring
tcg-build-side-site = Sites
tcg-build-culture = Culture
tcg-build-kind = Type
tcg-build-keyword = Keyword
tcg-build-cost = Cost
tcg-build-strength = Strength
tcg-build-least = { $what }: at least
tcg-build-most = { $what }: at most
tcg-build-any = any
tcg-build-clear = Clear filters
tcg-build-nothing = No card is like that.
tcg-build-more-cards = Show more cards
tcg-build-as = Show cards as
tcg-build-pictures = Pictures
tcg-build-list = List
tcg-build-keys = Enter adds a card, − takes one away, 0 to 4 says how many, R shows it whole.
tcg-rarity-C = common
tcg-rarity-U = uncommon
tcg-rarity-R = rare
tcg-rarity-P = special
tcg-build-all-of = { $count }× { $card }
tcg-build-suggest = Suggest the rest
tcg-build-suggest-how = Cards of your cultures and a path of sites; you can undo it.
tcg-build-fill-sites = Fill the sites
tcg-build-leave-out = { $count ->
    [one] Leave this line out
   *[other] Leave these { $count } lines out
}
tcg-build-in-deck = in the deck: { $count }
tcg-build-in-deck-of = in the deck: { $count } of { $supply }
tcg-build-add = Add { $card }
tcg-build-take = Take away { $card }
tcg-build-read = Read { $card }
tcg-build-added = { $card }: { $count } in the deck
tcg-build-undo = Undo
tcg-build-redo = Redo
tcg-build-save = Save
tcg-build-saved = Saved
tcg-build-unsaved = Not saved yet; this browser remembers it
tcg-build-restored = What you had not saved is here again.
tcg-build-play = Play against a bot
tcg-build-friend = Play with a friend
tcg-build-against = Against the deck
tcg-build-tools = More
tcg-build-bearer = Ring-bearer
tcg-build-ring = The One Ring
tcg-build-none-yet = none yet
tcg-build-sites = Sites
tcg-build-site-none = Site { $number }: none yet
tcg-build-site-find = Show the sites with number { $number }
tcg-build-free = Free Peoples: { $count }
tcg-build-shadow = Shadow: { $count }
tcg-build-curve = What the cards cost
tcg-build-curve-told = cost { $cost }: { $free } Free Peoples, { $shadow } Shadow
tcg-build-reasons = What is still missing
tcg-build-fine = This deck keeps all rules.
tcg-build-empty = Choose cards on the other side, or begin with one of the decks of the game.
tcg-build-sample = Sample hand
tcg-build-sample-hand = An opening hand
tcg-build-sample-again = Another hand
tcg-build-sample-playable = can be played in the first turn
tcg-build-sample-not = not in the first turn
tcg-build-sample-turn = The first turn, as bots play it with this deck on both sides
tcg-build-sample-bare = As soon as the deck may be played, bots play the first turn here.
tcg-build-share = Share and export
tcg-build-share-link = Share by link
tcg-build-share-end = Stop sharing
tcg-build-share-how = Whoever has the link can read this deck and keep a copy.
tcg-build-link = Link to the deck
tcg-build-copy-link = Copy link
tcg-build-format = Format
tcg-build-text = Text
tcg-build-written = The deck, written
tcg-build-copy-text = Copy
tcg-build-copied = Copied
tcg-build-print = Print
tcg-build-history = Versions and notes
tcg-build-version = Version { $n }
tcg-build-now = as it is now
tcg-build-note = Note on the deck
tcg-build-version-note = Note on version { $n }
tcg-build-back-to = Go back to version { $n }
tcg-build-compare = Compare two versions
tcg-build-before = before
tcg-build-after = after
tcg-build-same = There is no difference.
tcg-build-first-save = Versions are kept from the first time you save.
tcg-build-duplicate = Make a copy
tcg-build-copy-of = { $name } (copy)
tcg-build-delete = Delete this deck
tcg-build-delete-sure = Delete it for good
tcg-build-paste-how = One card a line with its number, or JSON. Whatever cannot be read is told with its line.
tcg-build-paste = The list
tcg-build-mistakes = { $count } lines cannot be read
tcg-build-line = Line { $n }
tcg-build-instead = Write “{ $line }”
tcg-build-use = Use this deck
tcg-build-by = built by { $name }
tcg-build-keep-copy = Keep a copy
tcg-build-all = All decks
tcg-build-reader = The card
tcg-build-reader-empty = Rest on a card to read it whole.
tcg-build-loading = The cards are on their way.

# The coach.
tcg-coach-fellowship-look = Look at the twilight pool, and at how many companions will move.
tcg-coach-fellowship-compare = Compare what a card does for you with the minions its twilight would pay for.
tcg-coach-shadow-look = Look at the site number: minions with a higher one cost 2 more here.
tcg-coach-shadow-compare = Compare strength and cost of your minions with the weakest companion they might fight.
tcg-coach-skirmish-look = Look at both strengths, and whether one is twice the other.
tcg-coach-skirmish-compare = Compare what a card costs now with what a wound, or a death, would cost.
tcg-coach-assign-look = Look for the minion that is twice as strong as somebody.
tcg-coach-assign-compare = Compare each pair of strengths; who can lose, and live?
tcg-coach-arrows-look = Look at vitality and wounds: who has 1 left?
tcg-coach-arrows-compare = Compare who will still have to fight in this turn.
tcg-coach-move-look = Look at wounds, at the twilight pool, and at where your opponent stands.
tcg-coach-move-compare = Compare one site more with the minions that twilight will bring.
tcg-coach-respond-look = Look at what is about to happen, and to whom.
tcg-coach-respond-compare = Compare what the answer costs with what it prevents.

## What a deck is worth

tcg-report = What it is worth
tcg-report-how = Bots play { $games } quick games with this deck, against every deck that comes with the game, in both seats.
tcg-report-compare = Compare with
tcg-report-compare-none = no other version
tcg-report-begin = Play the games
tcg-report-again = Play them again
tcg-report-stop = Stop
tcg-report-progress = { $done } of { $of } games are played
tcg-report-stopped = Stopped after { $done } games; what they have shown stays here.
tcg-report-failed = The games could not be played to their end.
tcg-report-not-legal = As soon as the deck may be played.
tcg-report-chart = How often it wins, in percent
tcg-report-all = All games
tcg-report-line = { $won } of { $games } games won, { $rate }, between { $low } and { $high }
tcg-report-interval = The point is how often it won. The true rate lies within the bar in at least 95 of 100 such reports.
tcg-report-better = Difference to the other version in games won: { $by } (between { $low } and { $high }).
tcg-report-sites = Sites its fellowship reached
tcg-report-site = site { $site }: in { $games } games
tcg-report-bearer = Where its Ring-bearer was lost
tcg-report-lost = { $why } at site { $site }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
tcg-report-why-killed = killed
tcg-report-why-corrupted = corrupted
tcg-report-never-lost = Never.
tcg-report-idle = Drawn and never played
tcg-report-drawn = drawn { $count ->
    [one] once
   *[other] { $count } times
}
tcg-report-all-played = Every card that was drawn was also played.

# The two camps, and what others do with their cards

tcg-away = { $count } more out of sight
tcg-fate-wins = wins
tcg-fate-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
tcg-fate-tie = tie: { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
tcg-fate-dies = dies
tcg-happens-lost = lost
tcg-deed-plays = { $who } plays
tcg-deed-uses = { $who } uses
tcg-deed-played = { $who } plays { $card }.
tcg-deed-used = { $who } uses { $card }.
tcg-deeds = Played last
tcg-turn-how = Where we are in the turn, and where you want to be asked
