"""What a person could name who looks at the table: each thing, and the words in which it is chosen or tried."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.drafts.passing import held
from onetable.games.drafts.phases import FinishDeck, LeaveOut, PlayWith, PutIn, TakeCard
from onetable.games.drafts.supplies import free_deck, pool
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import CardChoice, cards_in
from onetable.games.fellowship.words import choices as fellowship
from onetable.games.quest.mechanics.commands import HealMinion
from onetable.games.quest.phases.explore import Explore
from onetable.games.quest.phases.rest import Rest
from onetable.games.quest.phases.travel import GiveUp, MoveTo
from onetable.games.quest.telling.choice_data import choice_data
from onetable.games.quest.traits import Character, Minion, Place
from onetable.games.quest.vocabulary.choices import PickPlace
from onetable.games.registry import rulebook
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer
from onetable.games.tcg.speech.names import Named as CardName
from onetable.games.tcg.telling.facts import cards_in as handles_in
from onetable.games.tcg.traits import ITEMS, Phase, Side

Things = list[tuple[str, Sequence[Word]]]


def told_about(view: View[Any], game: str) -> list[Word]:
    """All that this seat is offered or told reasons for."""
    return [*view.choices, *rulebook(game).refusals(view)]


def in_fellowship(view: View[Any]) -> Things:
    """Every card of the deck, every character of the box, the events, threats and gifts of the chapter, and the lost card."""
    board, told = view.table, told_about(view, "fellowship")
    by_card: dict[object, list[Word]] = defaultdict(list)
    for word in told:
        if isinstance(word, CardChoice):
            by_card[word.card].append(word)
    cards: Things = [(card.code, by_card[card]) for card in cards_in(board.deck or board.plan.deck)]
    people: Things = [(key, [fellowship.BeCharacter(Named(key))]) for key in board.plan.catalogue.characters]
    partners: Things = [(key, [fellowship.ExchangeWith(Named(key)), fellowship.LetLead(Named(key))]) for key in board.cast if key]
    events: Things = [(key, [fellowship.ChooseEvent(Named(key))]) for key in board.plan.chapter.choice]
    threats: Things = [(str(rank), [fellowship.PickThreat(rank)]) for rank in board.plan.threat_ranks]
    gifts: Things = [(gift, [fellowship.UseGift(Named(gift))]) for gift in board.plan.gifts.values()]
    return [*cards, *people, *partners, *events, *threats, *gifts, ("the lost card", [fellowship.TakeLostCard()])]


def in_tcg(view: View[Any]) -> Things:
    """Every card of the own hand, in play and on the path; every item and to whom it could go; whom a card of the hand could heal."""
    board, seat, told = view.table, view.seat, told_about(view, "tcg")
    by_card: dict[int, list[Word]] = defaultdict(list)
    for word in told:
        for card in handles_in(word):
            by_card[card].append(word)
    same_face = {board.faces[card]: [word for twin in board.hands[seat] if board.faces[twin] == board.faces[card] for word in by_card[twin]]
                 for card in board.hands[seat]}  # fmt: skip
    hand: Things = [(board.cards[card].name, same_face[board.faces[card]]) for card in board.hands[seat]]
    table: Things = [(board.cards[card].name, by_card[card]) for card in (*board.pieces, *board.path)]
    if board.phase is Phase.SETUP:
        return [*table]
    own = [card for card, piece in board.pieces.items() if piece.owner == seat and board.cards[card].side is Side.FREE]
    items = [card for card in own if board.cards[card].kind in ITEMS]
    people = [card for card in own if board.cards[card].is_character]
    gifts: Things = [
        (f"{board.cards[item].name} to {board.cards[who].name}", [Transfer(seat, item, who)]) for item in items for who in people
    ]
    heals: Things = [
        (f"{board.cards[card].name} for {board.cards[who].name}", [DiscardToHeal(seat, twin, who) for twin in board.hands[seat]])
        for card in board.hands[seat]
        for who in people
        if board.cards[card].title == board.cards[who].title and board.cards[card].unique and board.cards[who].unique
    ]
    return [*hand, *table, *gifts, *heals]


def in_quest(view: View[Any]) -> Things:
    """Every place of the map, every minion, character, hero and token; the own cards, quests and items; what is done in a turn."""
    board, seat, told = view.table, view.seat, told_about(view, "quest")
    about: dict[str, list[Word]] = defaultdict(list)
    for word in told:
        data = choice_data(word)
        for name in (data.card, data.target):
            if name is not None:
                about[name.partition(".")[2] or name].append(word)
    figures: Things = [(name, about[name]) for name in (*Minion, *Character, *[sheet.hero for sheet in board.sheets])]
    if seat == 0:
        places: Things = [(place, [PickPlace(place)]) for place in Place]
        cards = [slip.face for slip in (*board.plot_hand, *board.shadow_hand)]
        return [*places, *figures, *[(card, about[card]) for card in cards], *[(who, [HealMinion(who)]) for who in Minion]]
    sheet = board.sheet(seat)
    cards = [*sheet.hand, *sheet.items, *sheet.corruption]
    deeds: Things = [("explore", [Explore()]), ("rest", [Rest()]), ("give up", [GiveUp()])]
    return [*[(place, [MoveTo(place), PickPlace(place)]) for place in Place], *figures, *[(card, about[card]) for card in cards], *deeds]


def in_drafts(view: View[Any]) -> Things:
    """Every card of the booster in hand; every card of the pool and the deck, and whatever everybody has, once decks are built."""
    board, seat = view.table, view.seat
    if view.asked != seat:
        return []
    if not board.is_building:
        pack = board.packs[held(board, seat)]
        return [(pack.cards[place], [TakeCard(CardName(pack.cards[place]))]) for place in pack.left]
    free, cards = free_deck(board, seat), pool(board, seat)
    inside: Things = [(card, [LeaveOut(CardName(card))]) for card in board.decks[seat].draw]
    own: Things = [(card, [PlayWith(CardName(card))]) for card in (free.ring_bearer, free.ring, *free.sites)]
    return [*[(card, [PutIn(CardName(card)), PlayWith(CardName(card))]) for card in cards], *inside, *own, ("done", [FinishDeck()])]


def at_any_table(view: View[Any]) -> Iterable[tuple[str, Sequence[Word]]]:
    """A game from another package brings no list of its own: what it offers is what can be named."""
    return [(str(choice), [choice]) for choice in view.choices]


NAMEABLE: dict[str, Callable[[View[Any]], Iterable[tuple[str, Sequence[Word]]]]] = defaultdict(lambda: at_any_table)
NAMEABLE |= {"fellowship": in_fellowship, "tcg": in_tcg, "quest": in_quest, "drafts": in_drafts}
