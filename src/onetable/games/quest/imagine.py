"""A whole world that a seat cannot tell from the real one: whatever it has not seen is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.games.quest.figures import COMBAT_DECKS, FOES, HERO_DECKS, SKILL_DECK, TOKEN_PILES
from onetable.games.quest.pieces import DECLARED, LAID, UNSEEN, Combat, HeroSheet, Slip, Token, foe_called
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Deck
from onetable.games.quest.view import QuestView

TRIES = 5_000  # far more than any question needs: a hand that can pay for a path is not that rare


def imagine(seen: QuestView, dice: Dice) -> Game[Board]:
    """A world that this seat would see just so; the question now open must be open there too."""
    for _ in range(TRIES):
        world = deal_anew(seen, dice)
        if seen.is_asked_in(world):
            return world
    raise LookupError("no world fits this view")


def deal_anew(seen: QuestView, dice: Dice) -> Game[Board]:
    """Give a face to everything that has none."""
    board = seen.table.copy()
    board.dice = Dice(dice.bits())
    if not board.winner:
        Dealer(board, dice).deal()
    game = Game(board, seen.agenda, seen.hasty)
    game.advance()
    return game


class Heap:
    """Cards of one kind that this seat has not seen, in random order."""

    def __init__(self, all_cards: Iterable[str], known: Iterable[str], dice: Dice) -> None:
        rest = Counter(all_cards)
        rest.subtract([card for card in known if card])
        self.cards = dice.shuffled(list(rest.elements()))

    def take(self, count: int) -> tuple[str, ...]:
        """So many of them."""
        taken = tuple(self.cards[:count])
        del self.cards[:count]
        return taken

    def fill(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """These cards, with a face for each that has none."""
        found = iter(self.take(cards.count(UNSEEN)))
        return tuple([card or next(found) for card in cards])

    def fill_slips(self, slips: tuple[Slip, ...], seen: int = 0) -> tuple[Slip, ...]:
        """These slips, with a face for each that has none; whoever holds them knows it."""
        return tuple([Slip(slip.face or self.take(1)[0], slip.seen | seen) for slip in slips])


class Dealer:
    """Deals all that is hidden in a view."""

    def __init__(self, board: Board, dice: Dice) -> None:
        self.board, self.dice = board, dice

    def deal(self) -> None:
        """Hero cards, tokens, the decks, Sauron's hand, the missions and the combat."""
        board, dice = self.board, self.dice
        self.deal_heroes()
        for pair, tokens in TOKEN_PILES.items():
            self.deal_tokens(pair, tokens)
        self.deal_decks()
        board.hero_mission = board.hero_mission or dice.choose(board.cards.hero_missions)
        board.sauron_mission = board.sauron_mission or dice.choose(board.cards.sauron_missions)
        if board.combat is not None:
            self.deal_combat(board.combat)

    # ---- heroes

    def deal_heroes(self) -> None:
        """Skill cards that others have trained, then all pools of each hero."""
        board = self.board
        known = [card for sheet in board.sheets for card in {*sheet.trained, *visible(board, sheet)} if card in SKILL_DECK]
        heap = Heap(SKILL_DECK, [*known, *board.skill_discards, *[card for card in board.drawn if card in SKILL_DECK]], self.dice)
        for sheet in board.sheets:
            if UNSEEN in sheet.trained:
                open_skills = [card for card in visible(board, sheet) if card in SKILL_DECK]
                sheet.trained = (*open_skills, *heap.take(len(sheet.trained) - len(open_skills)))
        board.skills = heap.fill(board.skills)
        self.fill_drawn(heap)
        for sheet in board.sheets:
            self.deal_pools(sheet)

    def deal_pools(self, sheet: HeroSheet) -> None:
        """Whatever of a hero's cards is not seen lies in his life pool, his hand, his damage pool, or face down before him."""
        board = self.board
        known = [*visible(board, sheet), *sheet.hand, *sheet.damage]
        heap = Heap((*HERO_DECKS[sheet.hero], *sheet.trained), known, self.dice)
        sheet.hand, sheet.life, sheet.damage = heap.fill(sheet.hand), heap.fill(sheet.life), heap.fill(sheet.damage)
        combat = board.combat
        if combat is not None and board.sheet(combat.seat) is sheet and combat.hero.laid == LAID:
            combat.hero.laid, sheet.hand = self.lay(sheet.hand)

    # ---- the map and the decks

    def deal_tokens(self, pair: Deck, tokens: tuple[str, ...]) -> None:
        """The tokens of a pair: on the map and in the pile."""
        board = self.board
        on_map = [token for there in board.tokens.values() for token in there if token.pair == pair]
        heap = Heap(tokens, [*[token.face for token in on_map], *board.pile_discards[pair]], self.dice)
        for place, there in board.tokens.items():
            board.tokens[place] = tuple(
                [
                    Token(token.number, pair, heap.take(1)[0], token.seen) if token.pair == pair and not token.face else token
                    for token in there
                ]
            )
        board.piles[pair] = heap.fill(board.piles[pair])

    def deal_decks(self) -> None:
        """Every deck, Sauron's hand, and what somebody has just drawn."""
        board, dice, catalogue = self.board, self.dice, self.board.cards
        gone = [*board.quests_done, *[quest for sheet in board.sheets for quest in sheet.side]]
        for deck, cards in catalogue.encounter_decks.items():
            known = [*board.encounter_discards[deck], *[card for card in gone if card in cards]]
            board.encounters[deck] = Heap(cards, known, dice).fill(board.encounters[deck])
        staying = [each.event for each in (board.event, board.given) if each is not None]
        for stage, cards in enumerate(catalogue.event_decks):
            known = [*board.event_discards[stage], *[card for card in staying if card in cards]]
            board.events[stage] = Heap(cards, known, dice).fill(board.events[stage])
        active = [plot.plot for plot in board.active_plots() if catalogue.plots[plot.plot].setup is None]
        plots = self.heap(catalogue.plot_deck, [*active, *board.plot_discards, *faces(board.plot_hand), *faces(board.plot_deck)])
        board.plot_hand, board.plot_deck = plots.fill_slips(board.plot_hand, 1 << SAURON), plots.fill_slips(board.plot_deck)
        self.fill_drawn(plots)
        shadows = self.heap(catalogue.shadow_deck, [*board.shadow_discards, *faces(board.shadow_hand)])
        board.shadow_hand, board.shadow_deck = shadows.fill_slips(board.shadow_hand, 1 << SAURON), shadows.fill(board.shadow_deck)
        self.fill_drawn(shadows)
        perils = self.heap(catalogue.peril_deck(board.options), board.peril_discards)
        board.perils = perils.fill(board.perils)
        self.fill_drawn(perils)
        held = [card for sheet in board.sheets for card in sheet.corruption]
        corruption = self.heap(tuple(catalogue.corruption), [*board.corruption_discards, *held])
        board.corruption = corruption.fill(board.corruption)
        self.fill_drawn(corruption)

    def heap(self, cards: tuple[str, ...], known: Iterable[str]) -> Heap:
        """A heap of these cards; one that was just drawn openly is known too."""
        return Heap(cards, [*known, *[card for card in self.board.drawn if card in cards]], self.dice)

    def fill_drawn(self, heap: Heap) -> None:
        """Cards left over when all piles of their kind are full are those that somebody has just drawn."""
        if UNSEEN in self.board.drawn and len(heap.cards) == len(self.board.drawn):
            self.board.drawn = heap.fill(self.board.drawn)

    # ---- combat

    def deal_combat(self, combat: Combat) -> None:
        """The foe's hand and deck."""
        if not combat.deck and not combat.hand:
            return
        side = combat.enemy
        laid = [side.laid] if side.laid not in ("", LAID, DECLARED) and not side.revealed else []
        known = [*side.stack, *laid, *combat.discards, *combat.hand]
        heap = Heap(COMBAT_DECKS[FOES[foe_called(combat.foe)].deck], known, self.dice)
        combat.hand, combat.deck = heap.fill(combat.hand), heap.fill(combat.deck)
        if side.laid == LAID:
            side.laid, combat.hand = self.lay(combat.hand)

    def lay(self, hand: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        """What a side has decided face down, and what it holds then: any card of its hand, or that it is exhausted."""
        return (hand[-1], hand[:-1]) if self.dice.below(len(hand) + 1) else (DECLARED, hand)


def faces(slips: tuple[Slip, ...]) -> list[str]:
    """The faces that are known."""
    return [slip.face for slip in slips if slip.face]


def visible(board: Board, sheet: HeroSheet) -> list[str]:
    """The cards of a hero that lie open, and the one he has laid himself."""
    found = list(sheet.rest)
    combat = board.combat
    if combat is not None and board.sheet(combat.seat) is sheet:
        found += combat.hero.stack
        if combat.hero.laid not in ("", LAID, DECLARED) and not combat.hero.revealed:
            found.append(combat.hero.laid)
    return found
