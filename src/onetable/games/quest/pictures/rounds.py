"""The rounds of a combat with the arithmetic of each: found again from what the journal told all, and resolved by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.clash import plays_free
from onetable.games.quest.mechanics.combat.damage_on_top import speaks
from onetable.games.quest.mechanics.combat.ending import close_round
from onetable.games.quest.mechanics.pools import remove
from onetable.games.quest.pictures.drawing import Drawing, foe_key, key
from onetable.games.quest.pictures.fight_shape import Blow, Figure, Fought, Line, Outcome
from onetable.games.quest.pictures.fight_shape import Clash as Round
from onetable.games.quest.pictures.told_clash import FOE, Changes, ToldClash
from onetable.games.quest.pieces import Combat, Side
from onetable.games.quest.table import Board
from onetable.games.quest.telling.facts import name_of
from onetable.games.quest.traits import CardType, Foe, Hero
from onetable.games.quest.vocabulary import combat_news, story_news
from onetable.games.quest.vocabulary.combat_texts import DeclareType, OpponentDeclares, OpponentDiscards, TakeBack

BEGINNINGS = (combat_news.CombatBegins, story_news.HeroTurnBegins, story_news.RoundBegins)


def rounds(drawing: Drawing) -> tuple[Round, ...]:
    """All rounds of the combat under way, the newest last."""
    return told_rounds(drawing, fought(drawing.board, drawing.sight.journal))


def last_combat(drawing: Drawing) -> Fought | None:
    """The combat of this turn that is over, as long as no other has begun."""
    board = drawing.board
    if board.combat is not None or not board.outcome:
        return None
    begins = next((word for word in reversed(drawing.sight.journal) if isinstance(word, BEGINNINGS)), None)
    if not isinstance(begins, combat_news.CombatBegins):
        return None
    clashes = fought(board, drawing.sight.journal)
    outcome: Outcome = board.outcome  # type: ignore[assignment]  # one of these four
    return Fought(board.seat_of(begins.hero), foe_key(begins.foe.value), outcome, told_rounds(drawing, clashes))


def fought(board: Board, journal: Sequence[Word]) -> list[tuple[ToldClash, bool]]:
    """The rounds of the combat that began last, each with whether its damage is dealt."""
    last: list[Word] = []
    for begins in reversed(journal):
        if isinstance(begins, combat_news.CombatBegins):
            break
        last.append(begins)
    else:
        return []
    again = FightAgain(board, board.seat_of(begins.hero), begins.foe)
    for word in reversed(last):
        again.hear(word)
    again.resolve()
    return [(clash, clash is not again.clash) for clash in again.rounds]


class FightAgain:
    """A combat that is fought once more as it was told."""

    def __init__(self, board: Board, seat: Seat, foe: Foe) -> None:
        self.board, self.cards = board, board.cards
        self.fight = Combat(seat, foe.value, -1, 0, 0, 0, Side(), Side())
        self.rounds: list[ToldClash] = []
        self.clash: ToldClash | None = None  # of the round whose damage is not yet dealt
        self.shown = False  # both cards are turned up, and nothing has come of it yet

    def side(self, by: Hero | Foe) -> Side:
        """The side that this is."""
        return self.fight.hero if isinstance(by, Hero) else self.fight.enemy

    def hear(self, word: Word) -> None:
        """Something that was told."""
        match word:
            case combat_news.CardsRevealed(_, card, _, foe_card):
                self.close()
                for side, laid in ((self.fight.hero, card), (self.fight.enemy, foe_card)):
                    if laid:
                        side.laid, side.revealed, side.stack = laid, True, (*side.stack, laid)
                self.shown = True
                return
            case combat_news.SideExhausted(by):
                self.close()
                side = self.side(by)
                side.exhausted, side.last, side.declared, side.cancelled = True, "", None, self.shown
                return
        self.resolve()
        match word:
            case combat_news.FoeDiscards(_, cards):
                if any([isinstance(deed, OpponentDiscards) and deed.wounding for deed in self.said(self.fight.hero)]):
                    self.fight.torn += sum([CARDS[card].attack for card in cards])
            case combat_news.TypeDeclared(by, type):
                self.declare(by, type)
            case combat_news.TakenBack(by, card):
                side = self.side(by)
                if any([isinstance(deed, TakeBack) for deed in self.said(side)]) and card in side.stack[:-1]:
                    side.stack = (*remove(side.stack[:-1], card), side.stack[-1])
            case combat_news.HamstringHits(_, card):
                self.fight.enemy.stack = (card, *self.fight.enemy.stack)
            case combat_news.RoundDamage():
                assert self.clash is not None
                self.clash.deal()
                self.clash = None

    def said(self, side: Side) -> list[object]:
        """What the card of this round says of hands and stacks."""
        return list(speaks(side, self.cards.fighting.now))

    def declare(self, by: Hero | Foe, type: CardType) -> None:
        """A type was said by one side, for the card of one side."""
        side, other = self.side(by), self.fight.enemy if isinstance(by, Hero) else self.fight.hero
        own = any([isinstance(deed, DeclareType) for deed in self.said(side)])
        theirs = any([isinstance(deed, OpponentDeclares) for deed in self.said(other)])
        if own and side.saying is None:
            side.saying = type
        elif theirs:
            other.saying = type

    def resolve(self) -> None:
        """What comes of the cards that are turned up."""
        if self.shown:
            self.shown = False
            self.clash = ToldClash(self.cards, self.fight)
            self.clash.resolve(self.board.options.combat_order == "simultaneous")
            self.rounds.append(self.clash)

    def close(self) -> None:
        """The round before is over, once its damage is dealt."""
        fight = self.fight
        if self.shown or self.clash is not None or not self.rounds or not (fight.hero.revealed or fight.enemy.revealed):
            return
        if fight.hero.stack and not fight.hero.exhausted and plays_free(self.cards, fight.hero):
            fight.hero.stack = fight.hero.stack[:-1]
        close_round(fight)


# ---- in words


def told_rounds(drawing: Drawing, clashes: Sequence[tuple[ToldClash, bool]]) -> tuple[Round, ...]:
    """Rounds as they are sent."""
    return tuple([
        Round(number, blow(drawing, clash, True), blow(drawing, clash, False), over) for number, (clash, over) in enumerate(clashes, 1)
    ])  # fmt: skip


def blow(drawing: Drawing, clash: ToldClash, hero: bool) -> Blow:
    """What one side did."""
    fighter = clash.hero if hero else clash.foe
    return Blow(
        card=key("fighting", fighter.card),
        cancelled=bool(fighter.card) and fighter.silenced,
        exhausted=clash.exhausted[fighter],
        attack=figure(drawing, clash, hero, clash.attack[fighter]),
        defense=figure(drawing, clash, hero, clash.defense[fighter]),
        hurt=figure(drawing, clash, hero, clash.hurt[fighter]),
    )


def figure(drawing: Drawing, clash: ToldClash, hero: bool, changes: Changes) -> Figure:
    """A number with its lines."""
    lines = []
    for change in changes:
        card = foe_key(clash.combat.foe) if change.card == FOE else key("fighting", change.card)
        kind, _, id = card.partition(".")
        name = name_of(drawing.sight, kind, id) if card else ""
        lines.append(Line(drawing.say(f"quest-line-{change.why}", card=name), change.amount, card))
    return Figure(sum([change.amount for change in changes]), tuple(lines))
