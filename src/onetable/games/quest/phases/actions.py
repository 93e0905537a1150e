"""Sauron's Action step: influence, cards, commands, and shadow cards in between."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE, HAVENS
from onetable.games.quest.mechanics.commands import HealMinion, MoveMinion, MoveToken, PlaceToken, minion_commands
from onetable.games.quest.mechanics.figures_on_map import enter, token_places
from onetable.games.quest.mechanics.piles import draw_shadow, keep_plots, put_under_plot_deck, take_plots, tell_plots
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.pools import remove
from onetable.games.quest.mechanics.shadow_cards import PlayShadow, ShadowWindow, playable
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Minion, Moment, Track
from onetable.games.quest.vocabulary import sauron_news
from onetable.games.quest.vocabulary.choices import Done, PickPlot, UseTrack
from onetable.games.quest.vocabulary.statics import ComesBack

TRACKS = tuple(Track)
NUMBERS = {Track.INFLUENCE: (6, 5, 4), Track.DRAW: (2, 2, 1), Track.COMMAND: (3, 2, 1)}
ACTIONS = {1: 2, 2: 2, 3: 3}  # by the number of heroes
TOKENS_BEFORE_RETURN = 4
TO_POOL = 2
PLOTS_KEPT = 1


class ActionStep(Step[Board], frozen=True):
    """Defeated Ringwraiths come back; then Sauron takes his actions."""

    def run(self, board: Board, scope: Scope) -> Next:
        for minion in board.cards.minions_with(ComesBack):
            back = board.cards.foe_word(minion, ComesBack)
            if minion in board.defeated and back is not None:
                enter(board, minion, back.place)
        return (SauronActs(ACTIONS[len(board.sheets)]),)


class SauronActs(Step[Board], frozen=True):
    """One action after the other; a shadow card may be played before, between and after them."""

    left: int

    def run(self, board: Board, scope: Scope) -> Next:
        if not self.left:
            return (ShadowWindow(Moment.ACTION),)
        choices: list[Word] = [UseTrack(track, number) for track in TRACKS if (number := next_number(board, track))]
        if not board.turn.shadow_played:
            choices += playable(board, scope, Moment.ACTION)
        return Ask(SAURON, choices, private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PlayShadow):
            return choice, self
        assert isinstance(choice, UseTrack)
        use_track(board, choice.track)
        board.tell(sauron_news.TrackUsed(choice.track, choice.number))
        deed: Steps = {
            Track.INFLUENCE: (PlaceInExtension(choice.number, TO_POOL),),
            Track.DRAW: (DrawForSauron(choice.number),),
            Track.COMMAND: (Command(choice.number),),
        }[choice.track]
        return *deed, SauronActs(self.left - 1)


def free_space(board: Board, track: Track) -> int:
    """The leftmost free space of a track, or -1."""
    taken = board.tracks[TRACKS.index(track)]
    return next((space for space in range(len(NUMBERS[track])) if not taken >> space & 1), -1)


def next_number(board: Board, track: Track) -> int:
    """What the leftmost free space shows; 0: the track is full."""
    space = free_space(board, track)
    return NUMBERS[track][space] if space >= 0 else 0


def use_track(board: Board, track: Track) -> None:
    """A token goes on the leftmost free space; with the fourth the other three come back."""
    space = free_space(board, track)
    place = TRACKS.index(track)
    board.tracks[place] |= 1 << space
    if sum([taken.bit_count() for taken in board.tracks]) == TOKENS_BEFORE_RETURN:
        board.tracks = [0, 0, 0]
        board.tracks[place] = 1 << space
        board.tell(sauron_news.TokensReturned())


class DrawForSauron(Step[Board], frozen=True):
    """So many shadow cards, all kept, and so many plot cards, of which one is kept."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        draw_shadow(board, self.count)
        board.drawn, board.drawn_for = take_plots(board, self.count), SAURON
        return (KeepPlots(PLOTS_KEPT, len(board.drawn)),) if board.drawn else None


class KeepPlots(Step[Board], frozen=True):
    """So many of the drawn plots are kept; the others go under the deck."""

    left: int
    drawn: int
    kept: int = 0

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickPlot(plot) for plot in dict.fromkeys(board.drawn)], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlot)
        board.drawn = remove(board.drawn, choice.plot)
        keep_plots(board, 0, (choice.plot,))  # told when all are kept
        if self.left > 1 and board.drawn:
            return (KeepPlots(self.left - 1, self.drawn, self.kept + 1),)
        tell_plots(board, self.drawn, tuple([slip.face for slip in board.plot_hand[-self.kept - 1 :]]))
        put_under_plot_deck(board, board.drawn)
        board.drawn, board.drawn_for = (), -1
        return None


class Command(Step[Board], frozen=True):
    """Up to so many commands, each for a different minion or token; at most one places a token."""

    left: int
    minions: tuple[Minion, ...] = ()  # commanded already
    tokens: tuple[int, ...] = ()
    placed: bool = False

    def run(self, board: Board, scope: Scope) -> Next:
        if not self.left:
            return None
        choices = minion_commands(board, () if board.options.same_figure_twice else self.minions)
        if not self.placed:
            choices += [PlaceToken(place) for place in token_places(board)]
        for start, tokens in board.tokens.items():
            ends = [place for place in BESIDE[start] if place in board.influence and place not in HAVENS]
            for token in tokens:
                if token.number not in self.tokens or board.options.same_figure_twice:
                    choices += [MoveToken(start, token.number, place) for place in ends]
        return Ask(SAURON, [*choices, Done()]) if choices else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, (MoveMinion, HealMinion)):
            return choice, Command(self.left - 1, (*self.minions, choice.minion), self.tokens, self.placed)
        if isinstance(choice, MoveToken):
            return choice, Command(self.left - 1, self.minions, (*self.tokens, choice.number), self.placed)
        if isinstance(choice, PlaceToken):
            new = board.token_number + 1  # the token that is placed has been commanded
            return choice, Command(self.left - 1, self.minions, (*self.tokens, new), placed=True)
        return None
