"""Laying a position out card by card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.scenario.kinds import is_others
from onetable.core.scenario.positions import LAID_OUT
from onetable.core.scenario.reading import read_position
from onetable.core.step import Seat
from onetable.games.tcg.card_names import find_card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.contents import BOX
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.imagine import owner_cards
from onetable.games.tcg.pieces import Piece
from onetable.games.tcg.scene import checks
from onetable.games.tcg.scene.changes import note_changes
from onetable.games.tcg.scene.stages import BEFORE_MOVING, SET_UP, check_stage, coming, under_way
from onetable.games.tcg.scene.written import Laid, LaidCard, Pile, PileCard, SceneData, SeatData
from onetable.games.tcg.table import NO_BID, Board

PLAIN_SITES = ("1U320", "1U335", "1U340", "1C346", "1C349", "1C351", "1U355", "1U358", "1U361")
PLAIN_COMPANION, PLAIN_MINION = "1C7", "1C177"  # cards without a text


def build(data: Mapping[str, Any]) -> Game[Board]:
    """The game at the position that is written down: before a phase, or in the middle of one."""
    scene = read_position(data, SceneData)
    check_stage(scene.phase)
    checks.check_keys(scene, data)
    laying = Laying(scene)
    board = laying.board
    board.fierce = scene.fierce or scene.phase == "fierce"
    whole = scene.until != "end of phase"
    begun = scene.acted is not None
    agenda = under_way(board, scene.phase, scene.acted or 0, scene.passed, whole) if begun else coming(board, scene.phase, whole)
    board.box = BOX.for_scene(laying.names, () if scene.until else BOX.turn, scene.hasty is False)
    board.forget()
    checks.check_table(board)
    board.news = []
    game = Game(board, agenda, scene.hasty is True)
    if scene.stop != LAID_OUT:
        game.advance()
    return game


class Laying:
    """Lays a scene out card by card."""

    def __init__(self, scene: SceneData) -> None:
        self.scene = scene
        self.own: dict[Handle, str] = {}
        self.fresh = iter(scene.exact.handles) if scene.exact is not None else count()
        self.sites_wanted: list[tuple[Handle, int]] = []  # cards that lie on a site, which is laid later
        self.board = empty_board(scene)
        for seat in range(scene.players):
            self.lay_seat(seat, scene.seat(seat))
        if scene.phase not in SET_UP:
            self.lay_path()
        self.lay_adventure_decks()
        self.lay_site_conditions()
        for card, number in self.sites_wanted:
            self.board.change(card, bearer=self.board.path[number - 1])
        self.number_cards()
        self.names = self.own if scene.exact is None else None
        self.board.box = BOX.for_scene(self.names, (), False)
        note_changes(scene, self.board)
        self.note_lists()

    # ---- cards

    def add(self, name: str, own: str = "") -> Handle:
        """A new card of this name."""
        face = find_card(name).id
        card = Handle(next(self.fresh, -1))
        if card < 0 or card in self.board.faces:
            raise BadInput("“exact” numbers other cards than there are here: take it away after adding cards.")
        self.board.faces[card], self.board.cards[card] = face, CARDS[face]
        self.board.handles = max(self.board.handles, card + 1)
        if own:
            if own in self.own.values():
                raise BadInput(f"Two cards are called “{own}”.")
            self.own[card] = own
        return card

    def add_pile(self, seat: Seat, where: str, pile: Sequence[Pile], check: Callable[[str, str], None]) -> tuple[Handle, ...]:
        """New cards of a pile; “3 others” are cards that cannot be played now."""
        found: list[Handle] = []
        for each in pile:
            entry = PileCard(each) if isinstance(each, str) else each
            others = is_others(entry.card)
            checks.check_others(others, where)
            plain = PLAIN_COMPANION if seat != self.scene.free_peoples or where == "dead" else PLAIN_MINION
            for name in [plain] * others if others else [entry.card]:
                check(name, where)
                card = self.add(name, entry.name)
                found.append(card)
                checks.check_seats(entry.seen_by, self.scene.players, f"seen_by of {name}")
                if entry.seen_by:
                    self.board.seen[card] = sum([1 << each for each in set(entry.seen_by)])
        return tuple(found)

    def lay_seat(self, seat: Seat, data: SeatData) -> None:
        """All that belongs to one player."""
        board = self.board
        if seat not in self.scene.out:
            checks.check_ring_bearer(data)
            bearer = self.add(data.ring_bearer, data.name)
            board.pieces[bearer] = Piece(seat, data.wounds, hurt=data.hurt)
            board.ring_bearer[seat] = bearer
            board.pieces[self.add(data.ring)] = Piece(seat, bearer=bearer)
            for each in data.bears:
                self.lay_borne(seat, each, bearer)
        for laid in data.play:
            self.lay(seat, laid)
        board.hands[seat] = self.add_pile(seat, "hand", data.hand, checks.check_playable)
        board.decks[seat] = self.add_pile(seat, "deck", data.deck[::-1], checks.check_playable)
        board.discards[seat] = self.add_pile(seat, "discard", data.discard, checks.check_playable)
        board.deads[seat] = self.add_pile(seat, "dead", data.dead, checks.check_mortal)
        board.removed[seat] = self.add_pile(seat, "removed", data.removed, checks.check_nothing)
        if data.sites is not None:
            board.adventure[seat] = self.add_pile(seat, "sites", data.sites, checks.check_site)
        board.burdens[seat] = data.burdens
        if seat not in self.scene.out:
            board.at[seat] = data.at or 1

    def lay(self, seat: Seat, data: Laid, bearer: Handle = NOTHING) -> None:
        """One card in play, with what it bears."""
        found = LaidCard(data) if isinstance(data, str) else data
        checks.check_laid(found, bearer >= 0)
        owner = seat if found.owner is None else found.owner
        checks.check_seats([owner], self.scene.players, f"owner of {found.card}")
        card = self.add(found.card, found.name)
        self.board.pieces[card] = Piece(owner, found.wounds, bearer, found.hurt)
        if found.on is not None:
            self.sites_wanted.append((card, found.on))
        for each in found.bears:
            self.lay_borne(owner, each, card)
        if found.stacked:
            self.board.stacks[card] = self.add_pile(owner, "stacked", found.stacked, checks.check_playable)

    def lay_borne(self, seat: Seat, data: Laid, bearer: Handle) -> None:
        """A borne card; with two players one of the other side is the other player's."""
        found = LaidCard(data) if isinstance(data, str) else data
        other_side = CARDS[find_card(found.card).id].side is not self.board.cards[bearer].side
        others = other_side and found.owner is None and self.scene.players == 2
        self.lay(1 - seat if others else seat, found, bearer)

    # ---- the path

    def lay_path(self) -> None:
        """The path up to the fellowship's site, and as far as sites are named."""
        scene, board = self.scene, self.board
        board.at[scene.free_peoples] = scene.site
        far = max([scene.site, *board.at, *scene.path, *[number for _, number in self.sites_wanted]])
        checks.check_laid_by(scene, far)
        for number in range(1, far + 1):
            named = scene.path.get(number, PLAIN_SITES[number - 1])
            entry = PileCard(named) if isinstance(named, str) else named
            checks.check_site(entry.card, "path", number)
            board.path += (self.add(entry.card, entry.name),)
            board.laid_by += (scene.laid_by.get(number, scene.free_peoples),)

    def lay_adventure_decks(self) -> None:
        """Whose adventure deck is not written has nine plain sites, less those he laid."""
        for seat in self.board.order:
            if self.scene.seat(seat).sites is None:
                laid = [number for number, owner in enumerate(self.board.laid_by, 1) if owner == seat]
                plain = [site for number, site in enumerate(PLAIN_SITES, 1) if number not in laid]
                self.board.adventure[seat] = tuple([self.add(site) for site in plain])

    def lay_site_conditions(self) -> None:
        """Conditions on the site where the fellowship is."""
        checks.check_seats(self.scene.site_conditions, self.scene.players, "site_conditions")
        for seat, names in self.scene.site_conditions.items():
            for name in names:
                checks.check_condition(name)
                self.board.pieces[self.add(name)] = Piece(seat, bearer=self.board.here)

    # ---- what holds for all

    def number_cards(self) -> None:
        """In a position that was taken from a game the cards are numbered, and in play, as they were there."""
        board, exact = self.board, self.scene.exact
        if exact is None:
            return
        if set(exact.order) != set(board.pieces) or set(exact.seen) != set(board.seen) or next(self.fresh, None) is not None:
            raise BadInput("“exact” numbers other cards than there are here: take it away after removing cards.")
        board.handles, board.happenings = exact.given, exact.happenings
        board.pieces = {Handle(card): board.pieces[Handle(card)] for card in exact.order}
        board.faces = dict(sorted(board.faces.items()))
        board.seen = dict(sorted(board.seen.items(), key=lambda entry: exact.seen.index(entry[0])))

    def note_lists(self) -> None:
        """What each player brought is what lies on the table of his."""
        exact = self.scene.exact
        for seat in range(self.scene.players):
            if exact is not None and seat < len(exact.lists):
                self.board.lists[seat] = tuple(exact.lists[seat].split())
            else:
                self.board.lists[seat] = tuple([self.board.faces[card] for card in owner_cards(self.board, seat)])


def empty_board(scene: SceneData) -> Board:
    """A table with nothing on it but numbers and markers."""
    seats = scene.players
    order = tuple(scene.order) or tuple([seat for seat in range(seats) if seat not in scene.out])

    def empty() -> list[Any]:
        return [() for _ in range(seats)]

    board = Board(
        seats, scene.options, Dice(scene.seed, scene.fallen), {}, empty(), empty(), empty(), empty(), empty(), empty(), empty(),
        empty(), {}, [1] * seats, [NOTHING] * seats, [0] * seats, [0] * seats, order, cards={}, box=BOX,
    )  # fmt: skip
    board.fp, board.turn = scene.free_peoples, scene.turn
    board.hasty, board.last_site = scene.hasty is True, scene.last_site
    board.twilight, board.worn, board.stuck, board.ring_silent = scene.twilight, scene.worn, scene.stuck, scene.ring_silent
    board.moves = scene.moves if scene.moves is not None else int(scene.phase not in BEFORE_MOVING)
    board.move_limit = scene.move_limit or max(2, seats - 1)
    board.taken, board.rebuilt = scene.taken, tuple(scene.rebuilt)
    board.lost = tuple(scene.out.items())
    for seat in scene.out:
        board.at[seat] = 0
    if scene.phase in SET_UP:
        board.turn = 0
        bidding = scene.phase == "bidding"
        board.bids = [scene.bids.get(seat, NO_BID if bidding else 0) for seat in range(seats)]
    elif scene.bids:
        board.bids = [scene.bids.get(seat, 0) for seat in range(seats)]
    return board
