"""The grammars of four languages, of which every game makes its sentences: see docs/language.md."""
