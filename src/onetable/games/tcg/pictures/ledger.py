"""What the journal of this turn tells: how pool and move limit came to be what they are, and how skirmishes ended."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.word import Word
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.shapes import Figure, Fought, Part
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.traits import Kind, Side

ADDED = (news.TwilightAdded, news.TwilightRemoved)
SAID_BEFORE = (news.CardPlayed, news.AbilityUsed, news.TextActed)  # an event, or a text, is told before what it does
SAID_AFTER = (news.CardPlayed, news.CardPlayedOn, news.WasTransferred)  # any other card is paid for before it is told
ENDS = (news.SkirmishEnded, news.WereOverwhelmed)
KEPT = (*ADDED, news.MoveLimitChanged, news.FellowshipMoved, news.CardPlayed, news.CardPlayedOn, news.AbilityUsed, news.TextActed,
        news.WasTransferred, news.ArcheryFired, *ENDS)  # fmt: skip


class Ledger:
    """The words of this turn that everybody has heard and that change such a number."""

    def __init__(self, journal: Sequence[Word]) -> None:
        found: list[Word] = []
        for word in reversed(journal):
            if isinstance(word, news.TurnBegan):
                break
            if isinstance(word, KEPT):
                found.append(word)
        self.words = found[::-1]

    def pool(self, drawing: Drawing, now: int) -> Figure:
        """The twilight pool: all that came and went in this turn."""
        found = []
        for place, word in enumerate(self.words):
            if isinstance(word, ADDED):
                amount = word.count if isinstance(word, news.TwilightAdded) else -word.count
                found.append(self.entry(drawing, place, amount))
        return Figure(now, 0, self.closed(drawing, found, now))

    def limit(self, drawing: Drawing, now: int, usual: int) -> Figure:
        """The move limit: that of the rules, and what cards have changed."""
        if now == usual:
            return Figure(now, usual)
        before, found = usual, [Part(usual, drawing.say("tcg-part-players", count=drawing.board.players))]
        for place, word in enumerate(self.words):
            if isinstance(word, news.MoveLimitChanged):
                found.append(self.entry(drawing, place, word.limit - before))
                before = word.limit
        return Figure(now, usual, self.closed(drawing, found, now))

    def arrows(self, at_fellowship: bool) -> int:
        """How many arrows were shot at one side in the last archery phase of this turn."""
        fired = [word for word in self.words if isinstance(word, news.ArcheryFired)]
        return (fired[-1].minions if at_fellowship else fired[-1].fellowship) if fired else 0

    def entry(self, drawing: Drawing, place: int, amount: int) -> Part:
        """One change, with the card that made it where the journal says so."""
        before = self.words[place - 1] if place else None
        after = self.words[place + 1] if place + 1 < len(self.words) else None
        if isinstance(before, news.FellowshipMoved):
            return Part(amount, drawing.say("tcg-part-moved", number=before.number), key=before.site.id)
        if isinstance(after, SAID_AFTER) and is_paid_so(after.card, amount):
            return about(drawing, after.card, amount)
        if isinstance(before, SAID_BEFORE):
            return about(drawing, before.card, amount)
        return Part(amount, drawing.say("tcg-part-added" if amount >= 0 else "tcg-part-removed"))

    def closed(self, drawing: Drawing, found: list[Part], now: int) -> tuple[Part, ...]:
        """The parts; what came before the journal begins stands first."""
        rest = now - sum([part.amount for part in found])
        return (*([Part(rest, drawing.say("tcg-part-earlier"))] if rest else []), *found)

    def fought(self, drawing: Drawing) -> tuple[Fought, ...]:
        """The skirmishes of this turn that are over."""
        found = []
        for place, word in enumerate(self.words):
            if isinstance(word, news.SkirmishEnded):
                fell = [later for later in self.words[place + 1 : place + 2] if isinstance(later, news.WereOverwhelmed)]
                text = " ".join([drawing.read(each) for each in (word, *fell)])
                found.append(Fought(keys(word.winners), keys(word.losers), word.free_strength, word.shadow_strength, bool(fell), text))
        return tuple(found)


def is_paid_so(card: Named, amount: int) -> bool:
    """Whether playing this card changes the pool in this direction: Free Peoples cards add, Shadow cards remove. Events are told first."""
    face = CARDS[card.id]
    return face.kind is not Kind.EVENT and (amount > 0) == (face.side is Side.FREE)


def about(drawing: Drawing, card: Named, amount: int) -> Part:
    """A change that a card has made."""
    return Part(amount, drawing.sight.phrases.tidy(drawing.sight.phrases.say(card)), key=card.id)


def keys(cards: tuple[Named, ...]) -> tuple[str, ...]:
    """Cards by their keys."""
    return tuple([card.id for card in cards])
