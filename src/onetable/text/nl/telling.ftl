# Wat de tafel vertelt naast de teksten van de terminal: voor de server en de browser.

telling-now = Nu
telling-table = Op tafel

## The guide: the rules by subject

guide-of = De regels: { $game }
guide-see = Lees verder: { $titles }
guide-search = Een woord, of een hele vraag
guide-asked = Je vroeg: “{ $words }”
guide-other-answers = Andere antwoorden
guide-nothing = Niets gevonden. Probeer een ander woord.
guide-all = Alle onderwerpen
guide-here = Regels hierover
guide-about = De regels hierover: { $title }.
guide-names = Kaarten en termen: { $names }
guide-told-in = In de regels: { $titles }
guide-example = Voorbeeld: { $text }
guide-further = regels met een onderwerp of een vraag vindt meer.
