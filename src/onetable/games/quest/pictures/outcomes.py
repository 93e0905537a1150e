"""What comes of a choice, as far as all know it: for the button that stands for it."""

from __future__ import annotations

from onetable.core.step import Seat, Step
from onetable.core.word import Word
from onetable.games.quest.atlas import HAVENS
from onetable.games.quest.mechanics.combat.beginning import SplitAgility
from onetable.games.quest.mechanics.combat.sides import hero_strength
from onetable.games.quest.mechanics.encounters import ENCOUNTERS_DRAWN
from onetable.games.quest.mechanics.figures_on_map import is_perilous
from onetable.games.quest.mechanics.goods import room_for_favor
from onetable.games.quest.mechanics.plots import is_hindered
from onetable.games.quest.phases.actions import TOKENS_BEFORE_RETURN, Command
from onetable.games.quest.phases.explore import FAVOR_OF_CHARACTER, ConsultForFavor, DarkPath, Explore, Exploring, TakeFavor, finds
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import Rest, RestStep
from onetable.games.quest.phases.travel import GiveUp, MoveTo, TravelStep
from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.heroes import healing
from onetable.games.quest.table import Board
from onetable.games.quest.telling.battle import fight_of
from onetable.games.quest.telling.facts import amid, joined
from onetable.games.quest.telling.questions import is_passing
from onetable.games.quest.traits import Monster, Place, Track
from onetable.games.quest.vocabulary.choices import DeclareExhaustion, DrawForAgility, KeepForStrength, UseTrack
from onetable.games.quest.vocabulary.statics import EncounterDraw

Sentences = tuple[str, ...]


def will(drawing: Drawing, step: Step[Board], choice: Word) -> Sentences:
    """The sentences for a choice; nothing where its own words say all."""
    say = drawing.say
    match choice:
        case Rest():
            return rest(drawing)
        case MoveTo(place):
            return enter(drawing, place)
        case Explore():
            return explore(drawing)
        case GiveUp():
            return (say("quest-will-give-up"),)
        case DarkPath():
            return (say("quest-will-dark-path", count=room_for_favor(drawing.board, drawing.seat, 1)),)
        case TakeFavor():
            return (say("quest-will-favor", count=room_for_favor(drawing.board, drawing.seat, 1)),)
        case ConsultForFavor():
            return (say("quest-will-favor", count=room_for_favor(drawing.board, drawing.seat, FAVOR_OF_CHARACTER)),)
        case UseTrack(track, number):
            return track_used(drawing, track, number)
        case DeclareExhaustion():
            return (say("quest-will-exhaust"),)
        case _:
            return agility(drawing, choice) if isinstance(step, SplitAgility) else passing(drawing, step, choice)


# ---- a hero


def rest(drawing: Drawing) -> Sentences:
    """The pools that return, and the marker that advances."""
    found, sheet = healing(drawing, drawing.seat), drawing.board.sheet(drawing.seat)
    before = len(sheet.life)
    pools = (
        drawing.say("quest-will-rest", before=before, after=found.life) if found.life > before else drawing.say("quest-will-rest-nothing")
    )
    marker = drawing.say(f"quest-marker-{found.advances[0]}") if len(found.advances) == 1 else ""
    key = "quest-will-advance" if marker else "quest-will-advance-one"
    return pools, drawing.say(key, marker=marker, count=found.spaces)


def enter(drawing: Drawing, place: Place) -> Sentences:
    """What waits there."""
    board, seat, say = drawing.board, drawing.seat, drawing.say
    if place in HAVENS:
        return (say("quest-will-haven"),)
    foe, peril = board.foe_at(place), is_perilous(board, seat, place)
    if not foe and not peril:
        return ()
    waits = say("quest-will-foe-or-peril" if foe and peril else "quest-will-foe" if foe else "quest-will-peril")
    return (waits, say("quest-will-no-quest")) if peril and fights_at(board, seat, place) else (waits,)


def fights_at(board: Board, seat: Seat, place: Place) -> bool:
    """Whether this hero's quest is a fight there."""
    sheet = board.sheet(seat)
    return sheet.starting != "" and board.cards.quests[sheet.starting].fight_at is place


def explore(drawing: Drawing) -> Sentences:
    """What can be done here."""
    found = [drawing.read(word).rstrip(".。") for word in finds(drawing.board, drawing.seat, ())]
    return (drawing.say("quest-will-explore", finds=joined(drawing.sight, found)),) if found else ()


def stop(drawing: Drawing) -> Sentences:
    """What the end of the journey brings."""
    board, seat, say = drawing.board, drawing.seat, drawing.say
    sheet = board.sheet(seat)
    if is_perilous(board, seat, sheet.place):
        return (say("quest-will-stop-no-quest" if fights_at(board, seat, sheet.place) else "quest-will-stop-perilous"),)
    if fights_at(board, seat, sheet.place):
        return (say("quest-will-stop-fight", foe=amid(drawing.sight, Monster(board.cards.quests[sheet.starting].fight))),)
    if is_hindered(board, sheet.place):
        return (say("quest-will-stop-hindered"),)
    fewer = board.cards.burden(sheet.corruption, EncounterDraw)
    return (say("quest-will-stop-encounter", count=ENCOUNTERS_DRAWN if fewer is None else fewer.cards),)


# ---- Sauron


def track_used(drawing: Drawing, track: Track, number: int) -> Sentences:
    """What an action on this track brings, and whether the tokens come back."""
    found = (drawing.say(f"quest-will-track-{track}", count=number),)
    tokens = sum([taken.bit_count() for taken in drawing.board.tracks])
    return (*found, drawing.say("quest-will-tokens-return")) if tokens == TOKENS_BEFORE_RETURN - 1 else found


# ---- combat


def agility(drawing: Drawing, choice: Word) -> Sentences:
    """A card more, or strength."""
    strength, left = hero_strength(drawing.board), fight_of(drawing.board).agility
    if isinstance(choice, DrawForAgility):
        return (drawing.say("quest-will-draw-agility", count=left - 1),)
    return (drawing.say("quest-will-keep-agility", before=strength, after=strength + left),) if isinstance(choice, KeepForStrength) else ()


# ---- to do nothing more


def passing(drawing: Drawing, step: Step[Board], choice: Word) -> Sentences:
    """What follows when one stops or declines."""
    if not is_passing(choice):
        return ()
    match step:
        case RestStep():
            return (drawing.say("quest-will-no-rest"),)
        case TravelStep():
            return stop(drawing)
        case Exploring():
            return (drawing.say("quest-will-explored"),)
        case Command(left):
            return (drawing.say("quest-will-no-command", count=left),)
        case PlotStep():
            return (drawing.say("quest-will-no-plot"),)
    return ()
