# Lessons and the coach.

lesson-title = Lesson: { $title }
lesson-announced = { $title }. { $task } Wrong moves do no harm: undo takes you back.
lesson-open = { $text }
lesson-failed = Not so: { $text } (undo goes back)
lesson-reached = Reached! { $text }
lesson-not-reached = It came to an end, and what was to be reached was not.
lesson-next = Next: { $chapter }
lesson-again = This lesson once more
lesson-back = Back: take the last choice back
lesson-list = Lessons
lesson-learned = ✓ { $title }
lesson-open-yet = · { $title }
lesson-none = This game has no lessons.
lesson-number = Lesson { $number } of { $count }
lesson-go-on = Next lesson
lesson-all-done = All learned: to the lobby
lesson-go-back = Back
lesson-done = Reached. The next lesson is up there.
lesson-waits = Go back and try something else.
lesson-offer = Next lesson: { $title }
lesson-all = Lessons
lesson-offer-of = Lessons of { $game }: { $learned } of { $count } learned. { $title }
lesson-about = A lesson takes one to three minutes. It is played on the real table, and every wrong move can be taken back.
lesson-is-learned = learned
