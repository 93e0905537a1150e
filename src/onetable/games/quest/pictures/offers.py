"""What each choice is offered on, where it goes, and what it costs."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.commands import HealMinion, MoveMinion, MoveToken, PlaceToken
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.explore import (
    BreakPlot,
    CompleteQuest,
    Consult,
    ConsultForFavor,
    DarkPath,
    Explore,
    GiveFavor,
    GiveItem,
    GiveQuest,
    TakeFavor,
    Trade,
)
from onetable.games.quest.phases.plot_step import DropPlot, PlayPlot
from onetable.games.quest.phases.rest import Rest
from onetable.games.quest.phases.sauron_turn import EnterMinion
from onetable.games.quest.phases.scouting import Scout
from onetable.games.quest.phases.travel import GiveUp, MoveTo, PayOne, PaySeveral, cards_for, paths_of
from onetable.games.quest.pictures.paths import path_key
from onetable.games.quest.pictures.question_shape import Offer, Price
from onetable.games.quest.table import Board
from onetable.games.quest.telling.journeys import payment
from onetable.games.quest.traits import Minion, Place
from onetable.games.quest.vocabulary import choices as pick


def offer(board: Board, seat: Seat, word: Word) -> Offer:
    """What a choice, or an attempt, is about."""
    match word:
        case MoveTo(place):
            return Offer("move", f"place.{place}", place=place, price=price(board, seat, place))
        case PayOne(card):
            return Offer("pay", f"fighting.{card}", amount=1)
        case PaySeveral(card, left):
            return Offer("pay", f"fighting.{card}", amount=left)
        case Explore():
            return Offer("explore", f"hero.{board.sheet(seat).hero}", place=board.sheet(seat).place)
        case Scout(place):
            return Offer("scout", f"place.{place}", place=place)
        case Rest():
            return Offer("rest", "rest")
        case GiveUp():
            return Offer("give-up")
        case TakeFavor():
            return Offer("take", f"favor.{board.sheet(seat).place}", place=board.sheet(seat).place, amount=1)
        case Consult(character):
            return Offer("consult", f"character.{character}", place=board.characters.get(character, ""))
        case ConsultForFavor(character):
            return Offer("consult", f"character.{character}", "favor", place=board.characters.get(character, ""))
        case DarkPath():
            return Offer("dark-path")
        case CompleteQuest(quest):
            return Offer("complete", f"quest.{quest}")
        case BreakPlot(plot, slot):
            return Offer("break", f"slot.{slot}", amount=board.cards.plots[plot].favor)
        case Trade(hero):
            return Offer("trade", f"hero.{hero}")
        case GiveFavor(hero):
            return Offer("give", "favor", f"hero.{hero}", amount=1)
        case GiveItem(item, hero):
            return Offer("give", f"item.{item}", f"hero.{hero}")
        case GiveQuest(quest, hero):
            return Offer("give", f"quest.{quest}", f"hero.{hero}")
        case _:
            return saurons(board, word) or fighting(board, word) or picked(board, word)


def price(board: Board, seat: Seat, place: Place) -> Price | None:
    """What the path to a place beside costs this hero now."""
    sheet = board.sheet(seat)
    path = paths_of(board, sheet).get(place)
    if path is None:
        return None
    number = cards_for(board, sheet, path)
    alone = [f"fighting.{card}" for card in dict.fromkeys(sheet.hand) if number == 1 or CARDS[card].terrain is path.terrain]
    proposed = tuple([f"fighting.{card}" for card in payment(board, sheet, path)])
    return Price(path_key(path), path.terrain, number, tuple(alone), len(sheet.hand) >= number, proposed)


def saurons(board: Board, word: Word) -> Offer | None:
    """What only Sauron does."""
    match word:
        case pick.UseTrack(track, number):
            return Offer("track", f"track.{track}", amount=number)
        case MoveMinion(minion, place):
            return Offer("command", f"minion.{minion}", f"place.{place}", place=place)
        case HealMinion(minion):
            return Offer("heal", f"minion.{minion}", place=minion_place(board, minion))
        case PlaceToken(place):
            return Offer("token", f"place.{place}", place=place)
        case MoveToken(_, number, place):
            return Offer("command", f"token.{number}", f"place.{place}", place=place)
        case EnterMinion(minion, place):
            return Offer("enter", f"minion.{minion}", f"place.{place}", place=place)
        case PlayPlot(plot, place):
            return Offer("play", f"plot.{plot}", f"place.{place}", place=place)
        case DropPlot(_, slot):
            return Offer("drop", f"slot.{slot}")
        case PlayShadow(card):
            return Offer("play", f"shadow.{card}")
        case pick.ToPool():
            return Offer("place", "pool", amount=1)
        case pick.SendFoe():
            return Offer("send")
        case pick.SendPeril():
            return Offer("send", to="peril")
        case pick.PickPeril(peril):
            return Offer("pick", f"peril.{peril}") if peril else Offer("decline")
    return None


def minion_place(board: Board, minion: Minion) -> str:
    """Where a minion is."""
    return board.minions[minion].place if minion in board.minions else ""


def fighting(board: Board, word: Word) -> Offer | None:
    """What is done in a combat."""
    match word:
        case pick.Lay(card):
            return Offer("lay", f"fighting.{card}")
        case pick.DeclareExhaustion():
            return Offer("exhaust")
        case pick.FightMinion(minion):
            return Offer("fight", f"minion.{minion}", place=minion_place(board, minion))
        case pick.FightToken(place, number):
            return Offer("fight", f"token.{number}", place=place)
        case pick.AsUrukHai():
            return Offer("accept", "monster.uruk_hai")
        case pick.DrawForAgility():
            return Offer("draw", "life", amount=1)
        case pick.KeepForStrength(points):
            return Offer("keep", "strength", amount=points)
        case pick.FromLifePool():
            return Offer("draw", "life", amount=1)
        case pick.FromRestPool():
            return Offer("draw", "rest", amount=1)
        case pick.PickType(type):
            return Offer("pick", f"type.{type}")
    return None


def picked(board: Board, word: Word) -> Offer:
    """What a text asks for."""
    match word:
        case pick.PickPlace(place):
            return Offer("pick", f"place.{place}", place=place)
        case pick.PickInfluence(place):
            return Offer("pick", f"influence.{place}", place=place)
        case pick.PickFavor(place):
            return Offer("pick", f"favor.{place}", place=place) if place is not None else Offer("pick", "favor")
        case pick.PickHero(hero):
            return Offer("pick", f"hero.{hero}", place=board.sheet(board.seat_of(hero)).place)
        case pick.PickMinion(minion):
            return Offer("pick", f"minion.{minion}", place=minion_place(board, minion))
        case pick.PickCharacter(character):
            return Offer("pick", f"character.{character}", place=board.characters.get(character, ""))
        case pick.PickItem(item):
            return Offer("pick", f"item.{item}")
        case pick.PickAttribute(attribute):
            return Offer("pick", f"attribute.{attribute}")
        case pick.PickMarker(marker):
            return Offer("pick", f"marker.{marker}")
        case pick.PickToken(place, number):
            return Offer("pick", f"token.{number}", place=place)
        case pick.PickBranch(number):
            return Offer("branch", amount=number)
        case pick.PickCard(card):
            return Offer("pick", f"fighting.{card}")
        case pick.PickCorruption(card):
            return Offer("pick", f"corruption.{card}", amount=board.cards.corruption[card].cost or 0)
        case pick.GiveCorruption(card, hero):
            return Offer("give", f"corruption.{card}", f"hero.{hero}")
        case pick.PickPlot(plot):
            return Offer("pick", f"plot.{plot}")
        case pick.PickShadow(card):
            return Offer("pick", f"shadow.{card}")
        case pick.PutOnTop():
            return Offer("pick", "deck.top")
        case pick.PutUnder():
            return Offer("pick", "deck.bottom")
        case pick.Accept():
            return Offer("accept")
        case pick.Decline():
            return Offer("decline")
        case pick.Done():
            return Offer("done")
    raise AssertionError(f"nothing on the table stands for {word}")
