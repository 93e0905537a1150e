"""Questions, choices and the own cards as they are read aloud: no signs, and what a card does beside its name."""

from __future__ import annotations

from collections import Counter

from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE, STRONGHOLDS
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.influence import chains
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.travel import MoveTo, cards_for, paths_of
from onetable.games.quest.pieces import UNSEEN
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.telling.facts import asking, board_of, card_in, figures_aloud, headed, joined, name_of, own_hand
from onetable.games.quest.telling.places import nature, path_words, place_lines
from onetable.games.quest.telling.questions import answer, text, token_facts
from onetable.games.quest.telling.sheets import saurons_cards
from onetable.games.quest.telling.texts import card_body
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.choices import Lay, PickCard, PickCorruption, PickPeril, PickPlace, PickPlot, PickShadow, ToPool
from onetable.telling.spoken_view import SpokenView

READ_OUT = (Lay, PickCard, PickPlot, PickShadow, PlayShadow, PickPeril, PickCorruption)  # who chooses a card hears what it does


def path_to(sight: SpokenView, place: Place) -> str:
    """What the path from the own place costs."""
    board, seat = board_of(sight), sight.view.seat
    path = paths_of(board, board.sheet(seat))[place]
    return path_words(sight, path, cards_for(board, board.sheet(seat), path), icons=False)


def spoken(sight: SpokenView, choice: Word) -> str:
    """A choice with what one should know to take it."""
    found, facts = asking(sight), facts_of(sight, choice)
    words = answer(sight, found[0] if found is not None else None, choice)
    if facts:
        words = sight.say("quest-choice", choice=words, facts=joined(sight, facts))
    if isinstance(choice, READ_OUT) and (does := effect(sight, card_in(choice))):
        return sight.say("card-text", name=words, text=does)
    return words


def facts_of(sight: SpokenView, choice: Word) -> list[str]:
    """What a choice says of itself in parentheses."""
    board, seat, found = board_of(sight), sight.view.seat, asking(sight)
    if isinstance(choice, MoveTo) and seat in board.seats and choice.place in paths_of(board, board.sheet(seat)):
        return [path_to(sight, choice.place), *nature(sight, choice.place)]
    if found is not None and isinstance(found[0], PlaceInExtension):
        if isinstance(choice, PickPlace):
            there = board.influence.get(choice.place, 0)
            return [sight.say("quest-of-limit", count=there, limit=influence_limit(board, choice.place))]
        if isinstance(choice, ToPool):
            return [sight.say("quest-of-limit", count=board.pool, limit=board.pool_limit)]
    kind, _, id = card_in(choice).partition(".")
    if kind == "fighting" and isinstance(choice, READ_OUT) and id in CARDS:
        return [plain_figures(sight, id)]
    return token_facts(sight, choice)


def influence_limit(board: Board, place: Place) -> int:
    """How much a place may hold: a stronghold its number, another place what its best stronghold allows."""
    if place in STRONGHOLDS:
        return STRONGHOLDS[place]
    reach = chains(board)
    return max([reach.get(each, 0) for each in (place, *BESIDE[place])])


def plain_figures(sight: SpokenView, card: str) -> str:
    """The figures of a fighting card."""
    figures = sight.phrases.figures(CARDS[card]).rstrip(".。")
    return figures[:1].lower() + figures[1:]


def effect(sight: SpokenView, card: str) -> str:
    """What a card says; of a fighting card its figures are told elsewhere."""
    if card not in sight.texts or card.partition(".")[2] == UNSEEN:
        return ""
    return sight.read(sight.texts[card]) if card.startswith("fighting.") else card_body(sight, card)


def reading(sight: SpokenView, choice: Word) -> str:
    """What one should know before taking it, to be read aloud."""
    return text(sight, choice, icons=False)


def hand_in_full(sight: SpokenView) -> list[str]:
    """The own cards, a line each, with what they do, and the own mission."""
    board, seat = board_of(sight), sight.view.seat
    if seat == SAURON:
        held = saurons_cards(sight)
        return [sight.say("card-text", name=card.name, text=card_body(sight, card.card)) if card.card else card.name for card in held]
    if seat not in board.seats:
        return []
    found = []
    for card, count in Counter(own_hand(sight)).items():
        name = f"{count}× {figures_aloud(sight, card)}" if count > 1 else figures_aloud(sight, card)
        does = effect(sight, f"fighting.{card}")
        found.append(sight.say("card-text", name=name, text=does) if does else name)
    return [*found, *mission(sight)]


def mission(sight: SpokenView) -> list[str]:
    """The secret mission of the own side, and what it asks for."""
    board = board_of(sight)
    own = board.sauron_mission if sight.view.seat == SAURON else board.hero_mission
    if own == UNSEEN:
        return []
    name = sight.say("quest-mission", mission=name_of(sight, "mission", own))
    return [sight.say("card-text", name=name, text=sight.read(sight.texts[f"mission.{own}"]))]


def place_aloud(sight: SpokenView, place: Place) -> str:
    """All about a place in one sentence."""
    return headed(sight.say("quest-sentence", text=joined(sight, place_lines(sight, place, icons=False))))
