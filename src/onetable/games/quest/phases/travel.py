"""The Travel step: move, combat or peril, explore, as often as the hero likes."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.quest.atlas import HAVENS, PATHS_FROM, Path
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.defeat import HeroFalls
from onetable.games.quest.mechanics.figures_on_map import is_perilous
from onetable.games.quest.mechanics.pools import discard
from onetable.games.quest.mechanics.shadow_cards import ShadowWindow
from onetable.games.quest.phases.ambush import AfterTravelFight, AskForFight, PickFoe
from onetable.games.quest.phases.explore import Explore, something_to_explore
from onetable.games.quest.phases.perils import MeetPeril
from onetable.games.quest.phases.scouting import Scout, scouting
from onetable.games.quest.pieces import HeroSheet
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Moment, Place, Terrain
from onetable.games.quest.vocabulary import hero_news
from onetable.games.quest.vocabulary.choices import Done, SendFoe, SendPeril
from onetable.games.quest.vocabulary.reasons import NoMoreMoves, NoMoreTravel, PathTooDear
from onetable.games.quest.vocabulary.statics import CheaperPaths, JoinsBySea, TravelSteps, WaterForOneCard

# ---- paths and what they cost


def paths_of(board: Board, sheet: HeroSheet) -> dict[Place, Path]:
    """Where this hero can go from here, and by which path; a Boat adds one over the sea."""
    paths = PATHS_FROM[sheet.place]
    sea = board.cards.item_word(sheet.items, JoinsBySea)
    if sea is not None and sheet.place in sea.places:
        other = sea.places[1 - sea.places.index(sheet.place)]
        return {**paths, other: Path(sea.places, Terrain.ANY, sea.cost)}
    return paths


def eased(board: Board, sheet: HeroSheet) -> tuple[bool, int]:
    """Whether any path over water costs this hero one card, and how many cards less every other costs him."""
    if not sheet.items:
        return False, 0
    cheaper = board.cards.item_word(sheet.items, CheaperPaths)
    return board.cards.item_word(sheet.items, WaterForOneCard) is not None, cheaper.by if cheaper is not None else 0


def cards_for(board: Board, sheet: HeroSheet, path: Path) -> int:
    """How many cards of any kind pay for this path."""
    return eased_cost(path, *eased(board, sheet))


def eased_cost(path: Path, by_water: bool, less: int) -> int:
    """The same for a hero whose paths are eased so."""
    return 1 if by_water and path.water else max(1, path.cost - less)


def can_pay(board: Board, sheet: HeroSheet, path: Path, terrains: set[Terrain | None]) -> bool:
    """One card with the icon, or enough cards of any kind."""
    return len(sheet.hand) >= cards_for(board, sheet, path) or path.terrain in terrains


def why_no_move(board: Board, seat: Seat, place: Place) -> Word | None:
    """Why the hero cannot move there, or None."""
    sheet, path = board.sheet(seat), paths_of(board, board.sheet(seat))[place]
    limit = why_no_travel(board, seat)
    if limit is not None:
        return limit
    if board.turn.moves >= board.turn.most_moves:
        return NoMoreMoves(board.turn.most_moves)
    return None if can_pay(board, sheet, path, {CARDS[card].terrain for card in sheet.hand}) else PathTooDear(cards_for(board, sheet, path))


def why_no_travel(board: Board, seat: Seat) -> Word | None:
    """A hopeless hero takes few travel steps."""
    hopeless = board.cards.burden(board.sheet(seat).corruption, TravelSteps)
    return NoMoreTravel(hopeless.most) if hopeless is not None and board.turn.travel_steps >= hopeless.most else None


# ---- the step


class TravelStep(Step[Board], frozen=True):
    """Move on, explore, or stop."""

    def run(self, board: Board, scope: Scope) -> Next:
        turn = board.turn
        if turn.over:
            return None
        seat, sheet = scope.player, board.sheets[scope.player - 1]
        choices: list[Word] = []
        weary = why_no_travel(board, seat) is not None if sheet.corruption else False
        if not weary and turn.moves < turn.most_moves and sheet.hand:
            terrains = {CARDS[card].terrain for card in sheet.hand}
            choices += [MoveTo(place) for place, path in paths_of(board, sheet).items() if can_pay(board, sheet, path, terrains)]
        if not (weary and turn.explored) and something_to_explore(board, seat):
            choices.append(Explore())
        choices += scouting(board, seat)
        if not sheet.hand:
            choices.append(GiveUp())
        return Ask(seat, [*choices, Done()], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        return (choice, self) if isinstance(choice, (MoveTo, Explore, Scout, GiveUp)) else None


class GiveUp(Step[Board], frozen=True):
    """A hero without cards in hand may declare himself defeated."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.tell(hero_news.GaveUp(board.sheet(scope.player).hero))
        return (HeroFalls(),)


# ---- moving


class MoveTo(Step[Board], frozen=True):
    """Along a path to this place: with one card that shows its icon, or with as many cards as its number."""

    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        path = paths_of(board, sheet)[self.place]
        number = cards_for(board, sheet, path)
        hand = dict.fromkeys(sheet.hand)
        if number == 1:
            return Ask(scope.player, [PayOne(card) for card in hand], private=True)
        choices: list[Word] = [PayOne(card) for card in hand if CARDS[card].terrain is path.terrain]
        if len(sheet.hand) >= number:
            choices += [PaySeveral(card, number) for card in hand]
        return Ask(scope.player, choices, private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PayOne):
            discard(board, scope.player, [choice.card])
            return (EnterPlace(self.place),)
        assert isinstance(choice, PaySeveral)
        discard(board, scope.player, [choice.card])
        return PayMore(choice.left - 1), EnterPlace(self.place)


class PayOne(Word, frozen=True):
    """One card pays for the path."""

    card: str


class PaySeveral(Word, frozen=True):
    """This card is one of so many that pay for the path."""

    card: str
    left: int

    @property
    def others(self) -> int:
        """How many come after it."""
        return self.left - 1


class PayMore(Step[Board], frozen=True):
    """The other cards for a path."""

    left: int

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, [PaySeveral(card, self.left) for card in dict.fromkeys(board.sheet(scope.player).hand)], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PaySeveral)
        discard(board, scope.player, [choice.card])
        return (PayMore(self.left - 1),) if self.left > 1 else None


class EnterPlace(Step[Board], frozen=True):
    """The hero comes to a place: Sauron may play a shadow card, then there is combat or peril."""

    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        sheet, turn = board.sheet(scope.player), board.turn
        sheet.place = self.place
        turn.moves += 1
        turn.travel_steps += 1
        turn.explored = False
        board.tell(hero_news.HeroMoved(sheet.hero, self.place))
        return (CombatOrPeril(),) if self.place in HAVENS else (ShadowWindow(Moment.ENTER), CombatOrPeril())


class CombatOrPeril(Step[Board], frozen=True):
    """A foe fights, or a peril strikes; where both are, Sauron picks one of the two. A haven is free of both, unless one wants to fight."""

    def run(self, board: Board, scope: Scope) -> Next:
        place = board.sheet(scope.player).place
        foe = board.foe_at(place)
        if place in HAVENS:
            return (AskForFight(travel=True),) if foe else None
        peril = is_perilous(board, scope.player, place)
        if foe and peril:
            return Ask(SAURON, (SendFoe(), SendPeril()))
        if foe:
            return PickFoe(), AfterTravelFight()
        return (MeetPeril(),) if peril else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        return (PickFoe(), AfterTravelFight()) if isinstance(choice, SendFoe) else (MeetPeril(),)
