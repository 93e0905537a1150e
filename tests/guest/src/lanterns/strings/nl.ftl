# The strings of Lanterns. Every one that is not called after the game by itself begins with its id.

game-lanterns = Lantaarns op de brug

## In the lobby

lanterns-name = Lantaarns op de brug
lanterns-about = Hang in het geheim een lantaarn op. Dubbel licht dooft.
lanterns-facts = 2–4 spelers · 10 minuten
lanterns-play = Ga naar de brug
lanterns-form-length = Hoe lang
lanterns-form-length-short = Drie nachten
lanterns-form-length-long = Vijf nachten
lanterns-option-twins = Lantaarns met hetzelfde licht
lanterns-value-go_out = doven elkaar
lanterns-value-share = tellen elk half

## At the table

lanterns-night = Nacht { $number }
lanterns-now = Nacht { $night } van { $nights }. Op wacht: { $who }.
lanterns-who = { $player } ({ $name })
lanterns-person = { $who }: gloed { $glow }, tot de dageraad gebrand { $lit }.
lanterns-hung = Opgehangen: { $lantern }.
lanterns-dark = Gedoofd: { $lantern }.
lanterns-pile = { $count ->
    [one] 1 lantaarn op de stapel.
   *[other] { $count } lantaarns op de stapel.
}
lanterns-next = De volgende van de stapel: { $lantern }.
lanterns-ashes = As: { $ashes }.

## Rules in short

rules-lanterns-aim = Het doel
rules-lanterns-aim-text = Wie na de laatste nacht de meeste gloed heeft, wint. Bij gelijke stand wint wie de meeste lantaarns tot de dageraad liet branden, en daarna wie het eerst weer de wacht zou houden.
rules-lanterns-evening = ’s Avonds
rules-lanterns-evening-text = Iedereen trekt tot drie lantaarns en hangt er een op onder zijn doek. Wie de wacht houdt, is de laatste en mag eerst onder één doek kijken.
rules-lanterns-light = De doeken gaan eraf
rules-lanterns-light-text = Lantaarns met hetzelfde licht doven elkaar, tenzij anders is afgesproken. Wat nog brandt, doet wat erop staat; wie de wacht houdt het laatst.
rules-lanterns-dawn = Bij dageraad
rules-lanterns-dawn-text = Wiens lantaarn nog brandt, krijgt het licht ervan als gloed. Alle opgehangen lantaarns worden as, en de volgende speler houdt de wacht.
