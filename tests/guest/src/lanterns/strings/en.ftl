# The strings of Lanterns. Every one that is not called after the game by itself begins with its id.

game-lanterns = Lanterns on the Bridge

## In the lobby

lanterns-name = Lanterns on the Bridge
lanterns-about = Hang up a lantern in secret. Light that is doubled goes out.
lanterns-facts = 2–4 players · 10 minutes
lanterns-play = Go to the bridge
lanterns-form-length = How long
lanterns-form-length-short = Three nights
lanterns-form-length-long = Five nights
lanterns-option-twins = Lanterns of the same light
lanterns-value-go_out = put each other out
lanterns-value-share = each count half

## At the table

lanterns-night = Night { $number }
lanterns-now = Night { $night } of { $nights }. On watch: { $who }.
lanterns-who = { $player } ({ $name })
lanterns-person = { $who }: glow { $glow }, burned until dawn { $lit }.
lanterns-hung = Hung up: { $lantern }.
lanterns-dark = Gone out: { $lantern }.
lanterns-pile = { $count ->
    [one] 1 lantern in the pile.
   *[other] { $count } lanterns in the pile.
}
lanterns-next = Next in the pile: { $lantern }.
lanterns-ashes = Ashes: { $ashes }.

## Rules in short

rules-lanterns-aim = The aim
rules-lanterns-aim-text = Who has the most glow after the last night wins. If that is a tie, who had the most lanterns burn until dawn; then who would have kept watch the sooner.
rules-lanterns-evening = In the evening
rules-lanterns-evening-text = Everybody draws up to three lanterns, then hangs one up under its cloth. Who keeps watch is the last, and may look under one cloth first.
rules-lanterns-light = The cloths come off
rules-lanterns-light-text = Lanterns of the same light put each other out, unless the table plays otherwise. Those that still burn do what they say, the watch last.
rules-lanterns-dawn = At dawn
rules-lanterns-dawn-text = Whose lantern still burns gains its light as glow. All lanterns that hung are ashes, and the next player keeps watch.
