# The strings of limited play: boosters, pools and decks of the trading card game.

game-drafts = Drafts and sealed decks

## In the lobby

drafts-name = Drafts and sealed decks
drafts-about = Open boosters of the trading card game, draft, build a deck from what you have, and play a small round.
drafts-facts = 2–6 players · 20 minutes, then the games
drafts-play = Open boosters
drafts-form-kind = What is opened
drafts-form-kind-draft = Booster draft
drafts-form-kind-sealed = Sealed pools
drafts-form-kind-starters = Two starters and boosters
drafts-form-boosters = Boosters for each
drafts-form-boosters-0 = as many as usual
drafts-form-boosters-1 = 1
drafts-form-boosters-2 = 2
drafts-form-boosters-3 = 3
drafts-form-boosters-4 = 4
drafts-form-boosters-5 = 5
drafts-form-boosters-6 = 6
drafts-form-boosters-7 = 7
drafts-form-boosters-8 = 8
drafts-form-clock = Clock
drafts-form-clock-none = no clock
drafts-form-clock-quick = 1 minute a pick, 10 for the deck
drafts-form-clock-calm = 3 minutes a pick, 30 for the deck
drafts-form-clock-days = a day a pick, 3 days for the deck

## At the table

drafts-round = Booster { $number }
drafts-boosters = { $number ->
    [one] 1 booster for each
   *[other] { $number } boosters for each
}
drafts-building = The decks are built
drafts-over = All decks are built
drafts-at-pick = booster { $round }, pick { $pick }
drafts-now = Booster { $round } of { $rounds }, pick { $pick }.
drafts-labelled = { $choice } ({ $facts })
drafts-deck = Your deck
drafts-culture = { $culture }: { $cards }
drafts-pool = Your pool
drafts-pool-now = Your pool: { $count } cards, { $free } of the Free Peoples and { $shadow } of the Shadow.
drafts-deck-now = { $count ->
    [one] Your deck: 1 card, { $free } of the Free Peoples and { $shadow } of the Shadow; it needs at least { $least }, as many of each.
   *[other] Your deck: { $count } cards, { $free } of the Free Peoples and { $shadow } of the Shadow; it needs at least { $least }, as many of each.
}
drafts-wait-for = Waiting for { $names }.
drafts-who = { $player } ({ $name })
drafts-built = { $who } has built a deck.
drafts-not-built = { $who } has no deck yet.
drafts-deck-of = { $who }: { $cards }.

## On the table in the browser

drafts-stage-pick = Booster { $round } of { $rounds }, card { $pick } of { $picks }
drafts-stage-build = Decks are being built
drafts-carried = Sites and Rings
drafts-pass-left = The boosters go to the left
drafts-pass-right = The boosters go to the right
drafts-seats = Who sits here
drafts-seat-done = { $who } is ready
drafts-seat-busy = { $who } is still choosing
drafts-part = Booster or your cards
drafts-pack = Booster in hand
drafts-your-cards = Your cards ({ $count })
drafts-pick = Pick this card
drafts-pick-this = Pick { $card }
drafts-key-pick = picks the card that is marked
drafts-picked = You have picked { $card }.
drafts-secret = Everybody picks in secret.
drafts-secret-building = Everybody builds a deck in secret.
drafts-waiting = Still choosing: { $names }
drafts-waiting-build = Still building: { $names }
drafts-need = { $count ->
    [one] 1 card in the deck, at least { $least } are needed
   *[other] { $count } cards in the deck, at least { $least } are needed
}
drafts-suggest = Suggest a deck
drafts-finish = Finish the deck
drafts-deck-done = Your deck is built.
drafts-decks = The decks

## Rules in short

rules-drafts-aim = The aim
rules-drafts-aim-text = Build the best deck from what the boosters give. Nobody wins the draft itself: the games after it count.
rules-drafts-boosters = Boosters
rules-drafts-boosters-text = A booster has 11 cards: one rare, three uncommons and seven commons, none twice. In a sealed event everybody opens boosters alone. With two starters each player has one, three random rares of its box, and boosters.
rules-drafts-round = The draft
rules-drafts-round-text = Everybody opens a booster, picks one card in secret and passes the rest on, until nothing is left: the first booster to the left, the second to the right, and so on in turn.
rules-drafts-deck = The deck
rules-drafts-deck-text = The draw deck needs as many Free Peoples as Shadow cards, at least 20 of each, or all that your pool allows; at most four of a title. Everybody has a Frodo, a Ring and nine sites, and in a draft or a sealed event Merry, Pippin and Sam; those of your pool may take their place.
rules-drafts-after = Afterwards
rules-drafts-after-text = When all decks are built they lie open, and everybody plays once against everybody. A win is a point.
