# Lessons and the coach.

lesson-title = Les: { $title }
lesson-announced = { $title }. { $task } Een verkeerde zet kan geen kwaad: undo brengt je terug.
lesson-open = { $text }
lesson-failed = Zo niet: { $text } (undo gaat terug)
lesson-reached = Gehaald! { $text }
lesson-not-reached = Het is afgelopen, en het doel is niet gehaald.
lesson-next = Hierna: { $chapter }
lesson-again = Deze les nog eens
lesson-back = Terug: neem de laatste keuze terug
lesson-list = Lessen
lesson-learned = ✓ { $title }
lesson-open-yet = · { $title }
lesson-none = Dit spel heeft geen lessen.
lesson-number = Les { $number } van { $count }
lesson-go-on = Volgende les
lesson-all-done = Alles geleerd: naar de lobby
lesson-go-back = Terug
lesson-done = Gehaald. De volgende les staat hierboven.
lesson-waits = Ga terug en probeer iets anders.
lesson-offer = Volgende les: { $title }
lesson-all = Lessen
lesson-offer-of = Lessen van { $game }: { $learned } van { $count } geleerd. { $title }
lesson-about = Een les duurt één tot drie minuten. Je speelt aan de echte tafel, en elke verkeerde zet kun je terugnemen.
lesson-is-learned = geleerd
