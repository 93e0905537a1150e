"""What cards do on the map: influence, tokens, minions, characters, favor, and the story track."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.quest.atlas import ALWAYS_PERILOUS, BESIDE, DISTANCE, HAVENS, TOKEN_PAIR, WITHIN_ONE
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.mechanics.piles import ONLY_SAURON, draw_from
from onetable.games.quest.pieces import EVERYBODY, MinionFigure, Token
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, Character, Minion, Monster, Place
from onetable.games.quest.vocabulary import hero_news, map_news
from onetable.games.quest.vocabulary.statics import MakesPerilous, MovesFar, PerilNear, TokensNear

# ---- monster tokens


def may_hold_token(board: Board, place: Place) -> bool:
    """Never in a haven or where a hero is."""
    return place not in HAVENS and all([sheet.place != place for sheet in board.sheets])


def token_left(board: Board, place: Place) -> bool:
    """Whether there is a token of this pair left to draw."""
    pair = TOKEN_PAIR[place]
    return bool(board.piles[pair] or board.pile_discards[pair])


def token_places(board: Board) -> list[Place]:
    """Where a command may place a token: with influence, or within one space of the Black Serpent."""
    places = dict.fromkeys(board.influence)
    for minion in board.cards.minions_with(TokensNear):
        if minion in board.minions:
            places.update(dict.fromkeys(WITHIN_ONE[board.minions[minion].place]))
    return [place for place in places if may_hold_token(board, place) and token_left(board, place)]


def place_token(board: Board, place: Place) -> None:
    """Draw one unseen from the pile of the place; Sauron looks at it."""
    pair = TOKEN_PAIR[place]
    face = draw_from(board.piles, board.pile_discards, pair, board)
    if not face:
        return
    board.token_number += 1
    board.tokens[place] = (*board.tokens.get(place, ()), Token(board.token_number, pair, face, 1 << SAURON))
    if board.news is not None:
        board.tell_apart(ONLY_SAURON, map_news.TokenPlacedSeen(place, Monster(face)), map_news.TokenPlaced(place))


def lift_token(board: Board, place: Place, number: int) -> Token:
    """Take a token off the map."""
    tokens = board.tokens[place]
    found = next(token for token in tokens if token.number == number)
    rest = tuple([token for token in tokens if token is not found])
    if rest:
        board.tokens[place] = rest
    else:
        del board.tokens[place]
    return found


def move_token(board: Board, number: int, to: Place) -> None:
    """A token goes to another place, face down."""
    start, _ = board.find_token(number)
    token = lift_token(board, start, number)
    board.tokens[to] = (*board.tokens.get(to, ()), token)
    board.tell(map_news.TokenMoved(start, to))


def turn_up(board: Board, number: int) -> None:
    """All see this token."""
    place, token = board.find_token(number)
    board.tokens[place] = tuple(
        [Token(each.number, each.pair, each.face, EVERYBODY) if each is token else each for each in board.tokens[place]]
    )


def discard_token(board: Board, place: Place, number: int) -> None:
    """Turned up, and off the map."""
    token = lift_token(board, place, number)
    board.pile_discards[token.pair] += (token.face,)
    board.tell(map_news.TokenRemoved(place, Monster(token.face)))


def discard_all_tokens(board: Board, place: Place) -> None:
    """All tokens of a place."""
    for token in board.tokens.get(place, ()):
        discard_token(board, place, token.number)


def look_at_tokens(board: Board, seat: Seat, places: tuple[Place, ...]) -> None:
    """This seat sees the faces, then they lie face down again."""
    bit, found = 1 << seat, [place for place in places if place in board.tokens]
    if not found:
        return
    for place in found:
        board.tokens[place] = tuple([Token(token.number, token.pair, token.face, token.seen | bit) for token in board.tokens[place]])
        if board.news is not None:
            for token in board.tokens[place]:
                board.tell(map_news.TokenSeen(place, Monster(token.face)), frozenset({seat}))
    board.tell(map_news.TokensSeenBy(board.sheet(seat).hero, tuple(found)))


# ---- minions


def enter(board: Board, minion: Minion, place: Place) -> None:
    """A minion comes to the map, undamaged."""
    board.minions[minion] = MinionFigure(place)
    board.defeated = tuple([each for each in board.defeated if each != minion])
    board.tell(map_news.MinionEntered(minion, place))


def move_minion(board: Board, minion: Minion, place: Place) -> None:
    """Straight to that place."""
    board.minions[minion] = MinionFigure(place, board.minions[minion].damage)
    board.tell(map_news.MinionMoved(minion, place))


def minion_steps(board: Board, minion: Minion) -> tuple[Place, ...]:
    """Where a move command can bring a minion, the nearest first."""
    start = board.minions[minion].place
    fast = board.cards.foe_word(minion, MovesFar)
    return BESIDE[start] if fast is None else tuple([place for place, spaces in DISTANCE[start].items() if 0 < spaces <= fast.spaces])


def heal_minion(board: Board, minion: Minion, count: int) -> None:
    """Remove up to so much damage."""
    figure = board.minions[minion]
    count = min(count, figure.damage)
    if count:
        board.minions[minion] = MinionFigure(figure.place, figure.damage - count)
        board.tell(map_news.MinionHealed(minion, count))


def hurt_minion(board: Board, minion: Minion, count: int) -> None:
    """Damage outside a combat; at its health it is defeated."""
    figure = board.minions[minion]
    board.minions[minion] = MinionFigure(figure.place, figure.damage + count)
    board.tell(map_news.MinionHurt(minion, count))
    if figure.damage + count >= MINIONS[minion].health:
        defeat_minion(board, minion)


def defeat_minion(board: Board, minion: Minion) -> None:
    """Out of the game, except the Ringwraiths: they wait to come back."""
    del board.minions[minion]
    board.defeated += (minion,)
    board.tell(map_news.MinionDefeated(minion))


# ---- characters


def place_character(board: Board, character: Character, place: Place) -> None:
    """Placed, or moved if already on the board."""
    board.characters[character] = place
    board.tell(map_news.CharacterPlaced(character, place))


def return_character(board: Board, character: Character) -> None:
    """Back to the characters' area."""
    if board.characters.pop(character, None) is not None:
        board.tell(map_news.CharacterLeft(character))


# ---- favor tokens


def place_favor(board: Board, place: Place) -> None:
    """A favor token is laid on a place."""
    board.favor[place] = board.favor.get(place, 0) + 1
    board.tell(map_news.FavorPlaced(place))


def take_favor(board: Board, place: Place) -> None:
    """A favor token leaves a place."""
    if board.favor[place] == 1:
        del board.favor[place]
    else:
        board.favor[place] -= 1


# ---- heroes


def move_hero(board: Board, seat: Seat, place: Place) -> None:
    """Straight to a place: no combat, no peril, no shadow card for it."""
    sheet = board.sheet(seat)
    if sheet.place != place:
        sheet.place = place
        board.turn.explored = True
        board.tell(hero_news.HeroMoved(sheet.hero, place))


# ---- peril


def is_perilous(board: Board, seat: Seat, place: Place) -> bool:
    """Perilous for this hero: more influence than wisdom, a ring of thorns, Gothmog near, a plot or a shadow card. Never a haven."""
    if place in HAVENS:
        return False
    if place in ALWAYS_PERILOUS or board.turn.perilous == place:
        return True
    if place in board.influence and board.influence[place] > board.attribute(board.sheets[seat - 1], Attribute.WISDOM):
        return True
    if any(
        [minion in board.minions and place in WITHIN_ONE[board.minions[minion].place] for minion in board.cards.minions_with(PerilNear)]
    ):
        return True
    return any([word.place == place for plot in board.active_plots() for word in board.cards.plot_words(plot.plot, MakesPerilous)])
