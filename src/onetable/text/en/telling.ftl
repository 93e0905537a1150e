# What the table tells beside the strings of the terminal: for the server and the browser.

telling-now = Now
telling-table = On the table

## The guide: the rules by subject

guide-of = The rules: { $game }
guide-see = Read on: { $titles }
guide-search = A word, or a whole question
guide-asked = You asked: “{ $words }”
guide-other-answers = Other answers
guide-nothing = Nothing is found. Try another word.
guide-all = All subjects
guide-here = Rules for this
guide-about = The rules about this: { $title }.
guide-names = Cards and terms: { $names }
guide-told-in = In the rules: { $titles }
guide-example = Example: { $text }
guide-further = rules and a subject or a question finds more.
