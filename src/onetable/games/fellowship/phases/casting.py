"""The choice of event and characters: starred ones must be taken, the holder of the 1 of Rings begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.fellowship.blueprints import Change
from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.phases.plan_round import prepare, take_roles
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words import choices, news
from onetable.games.fellowship.words.changes import OnlyAfterOthers, Repeatable, Requires, ThreatHidden


def needed(board: Board) -> tuple[str, ...]:
    """The characters that a long chapter wants finished."""
    return board.setup.pool if board.plan.road else board.plan.chapter.needed


def unfinished(board: Board) -> list[str]:
    """Those of them that are not finished yet."""
    return [character for character in needed(board) if character not in board.finished]


def open_events(board: Board) -> list[str]:
    """The events or groups of which one can be played in this round."""
    offered = board.plan.chapter.choice
    last = [key for key in offered if says(board, key, OnlyAfterOthers)]
    found = [key for key in offered if key not in last and (key not in board.done or says(board, key, Repeatable))]
    if last and all(key in board.done for key in offered if key not in last):
        found += [key for key in last if all_can_join(board, key)]
    return found


def all_can_join(board: Board, event: str) -> bool:
    """Whether beside those the chapter and this event require there is a seat for everybody who is not finished."""
    called = [change.character for change in board.plan.catalogue.events[event].changes if isinstance(change, Requires)]
    required = {*board.plan.chapter.required, *called}
    left_over = [character for character in unfinished(board) if character not in required]
    return len(left_over) <= len(board.players) - len(required)


def says(board: Board, key: str, change: type[Change]) -> bool:
    """Whether this event is a card that makes such a change; a group is none."""
    events = board.plan.catalogue.events
    return key in events and events[key].says(change)


class ChooseTheEvent(Step[Board], frozen=True):
    """Before the deal if the deck depends on it, else after it; the holder of the ring token chooses."""

    before_deal: bool

    def run(self, board: Board, scope: Scope) -> Next:
        offered = open_events(board)
        changes_deck = any(says(board, key, OnlyAfterOthers) for key in offered)
        if not offered or board.event or self.before_deal != changes_deck:
            return None
        asks_holder = board.setup.options.event_chooser == "ring_holder" and board.ring_holder >= 0
        seat = board.players[board.ring_holder] if asks_holder else 0
        return Ask(seat, [choices.ChooseEvent(Named(key)) for key in offered])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.ChooseEvent)
        board.event = choice.event.key
        prepare(board, board.plan.catalogue)
        board.tell(news.EventChosen(choice.event))
        return None


def required(board: Board) -> frozenset[str]:
    """Who must be chosen: the starred ones; in the last event of a chapter also all who are not finished."""
    plan = board.plan
    return plan.required | (frozenset(unfinished(board)) & frozenset(plan.roster) if plan.last_event else frozenset())


def allowed(board: Board, chair: Chair, character: str) -> bool:
    """Whether this chair could ever be this character."""
    if board.plan.holder_bears_ring and character in board.plan.ring_bearers and chair != board.ring_holder:
        return False
    return not (board.is_pyramid(chair) and character == board.plan.pyramid_may_not_be)


def can_complete(board: Board, taken: tuple[str, ...], chairs: tuple[Chair, ...]) -> bool:
    """Whether these chairs can still choose so that every required character is in play."""
    missing = [character for character in required(board) if character not in taken]
    if len(missing) > len(chairs):
        return False
    if not chairs:
        return True
    free = [character for character in board.plan.roster if character not in taken and allowed(board, chairs[0], character)]
    # Required ones first: if they cannot be placed, no other choice helps.
    return any(can_complete(board, (*taken, character), chairs[1:]) for character in sorted(free, key=lambda key: key not in missing))


class ChooseCharacters(Step[Board], frozen=True):
    """From the holder of the 1 of Rings, clockwise, everybody takes a character."""

    def run(self, board: Board, scope: Scope) -> Next:
        if "" not in board.cast:
            return None
        if board.plan.random_cast:
            self.cast_at_random(board, [chair for chair in board.clockwise(board.ring_holder) if not board.cast[chair]])
            return None
        chair = next_to_choose(board)
        return Ask(board.players[chair], offers(board, chair))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if TYPE_CHECKING:
            assert isinstance(choice, choices.BeCharacter)
        take_character(board, next_to_choose(board), choice.character.key)
        return self.run(board, scope)

    def cast_at_random(self, board: Board, waiting: list[Chair]) -> None:
        """The Mirror: chance gives out the characters; alone the hand with the 1 of Rings stays the ring-bearer's."""
        characters = list(board.plan.roster)
        if board.plan.holder_bears_ring:
            bearer = next(character for character in characters if character in board.plan.ring_bearers)
            take_character(board, waiting.pop(0), bearer)
            characters.remove(bearer)
        for chair, character in zip(waiting, board.dice.shuffled(characters), strict=False):
            take_character(board, chair, character)


def next_to_choose(board: Board) -> Chair:
    """From the ring holder, clockwise, the first without a character."""
    count = len(board.cast)
    return (board.ring_holder + count - board.cast.count("")) % count


def offers(board: Board, chair: Chair) -> tuple[choices.BeCharacter, ...]:
    """The characters this chair may take, looking ahead to those who choose after it; worked out once for these cards."""
    key = (board.cast, chair, board.ring_holder, board.finished if board.plan.last_event else ())
    found: tuple[choices.BeCharacter, ...] | None = board.plan.remembered.get(key)
    if found is None:
        later = tuple([other for other in board.clockwise(chair) if other != chair and not board.cast[other]])
        found = tuple([choices.BeCharacter(Named(character)) for character in free_characters(board, chair, later)])
        board.plan.remembered[key] = found
    return found


def free_characters(board: Board, chair: Chair, later: tuple[Chair, ...]) -> list[str]:
    """The characters that this chair can take so that the later ones can still take all that are required."""
    taken = tuple([character for character in board.cast if character])
    must = [key for key in required(board) if key in board.plan.ring_bearers and key not in taken]
    if must and board.plan.holder_bears_ring and chair == board.ring_holder:
        return must
    free = [character for character in board.plan.roster if character not in taken and allowed(board, chair, character)]
    return [character for character in free if can_complete(board, (*taken, character), later)]


def take_character(board: Board, chair: Chair, character: str) -> None:
    """A character sits down, and gets its rider at once."""
    if board.news is not None:
        board.tell(news.BecomesCharacter(board.who(chair), Named(character)))
    cast = [*board.cast]
    cast[chair] = character
    board.cast = tuple(cast)
    rider = board.plan.rider_pairs.get(character, "")
    if rider:
        board.riders = (*board.riders[:chair], rider, *board.riders[chair + 1 :])
        board.tell(news.GetsRider(Named(character), Named(rider)))


class AllSeated(Step[Board], frozen=True):
    """Everybody is somebody: the stars come off, gifts lie by their bearers."""

    def run(self, board: Board, scope: Scope) -> Next:
        take_roles(board)
        for chair in board.chairs() if board.plan.gifts else ():
            gift = carried_gift(board, chair)
            if gift:
                board.tell(news.HasGift(Named(board.cast[chair]), Named(gift)))
        return (OfferRider(),) if board.plan.road else None


class OfferRider(Step[Board], frozen=True):
    """The road: in a round of the group's choice the special rider falls on a character at random, on no burdened one."""

    def run(self, board: Board, scope: Scope) -> Next:
        if not board.setup.rider or "rider" in board.done or not eligible(board):
            return None
        rider = Named(board.setup.rider)
        return Ask(board.players[board.ring_holder], (choices.UseRider(rider), choices.KeepRider(rider)))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, choices.UseRider):
            chair = board.dice.choose(eligible(board))
            riders = list(board.riders)
            riders[chair] = board.setup.rider
            board.riders = tuple(riders)
            board.tell(news.GetsRider(Named(board.cast[chair]), Named(board.setup.rider)))
            take_roles(board)
        return None


def eligible(board: Board) -> list[Chair]:
    """Who may get the rider of the road: nobody burdened; the Unseen only someone with a threat."""
    hides = board.plan.specials[board.setup.rider].says(ThreatHidden)
    people = [board.plan.characters[character] for character in board.cast]
    return [chair for chair, person in enumerate(people) if not person.burdened and (not hides or person.uses_threat())]
