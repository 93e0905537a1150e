"""A place in words: what it is, what lies there, and where its paths lead."""

from __future__ import annotations

from onetable.games.quest.atlas import ALWAYS_PERILOUS, HAVENS, PATHS_FROM, REGION_OF, STRONGHOLDS, Path
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.mechanics.figures_on_map import is_perilous
from onetable.games.quest.phases.travel import cards_for, paths_of
from onetable.games.quest.pieces import UNSEEN, Token
from onetable.games.quest.telling.facts import board_of, headed, joined, name_of, place_name, quest_places, quests_of, seat_title
from onetable.games.quest.telling.map_and_card_signs import TERRAIN, WATER
from onetable.games.quest.traits import Minion, Monster, Place
from onetable.telling.spoken_view import SpokenView


def place_title(sight: SpokenView, place: Place) -> str:
    """Name and region."""
    return sight.say("quest-place", place=place_name(sight, place), region=name_of(sight, "region", REGION_OF[place].value))


def nature(sight: SpokenView, place: Place) -> list[str]:
    """What kind of place it is, for everybody and for the hero who looks."""
    board, seat = board_of(sight), sight.view.seat
    found = [sight.say("quest-haven")] if place in HAVENS else []
    if place in STRONGHOLDS:
        found.append(sight.say("quest-stronghold", count=STRONGHOLDS[place]))
    if place in ALWAYS_PERILOUS:
        found.append(sight.say("quest-always-perilous"))
    elif seat in board.seats and is_perilous(board, seat, place):
        found.append(sight.say("quest-perilous"))
    return found


def token_name(sight: SpokenView, token: Token) -> str:
    """A monster token by its number, with its face where this person has seen it."""
    if token.face == UNSEEN:
        return sight.say("quest-token", number=token.number)
    return sight.say("quest-token-known", number=token.number, monster=name_of(sight, "monster", Monster(token.face).value))


def minion_line(sight: SpokenView, minion: Minion) -> str:
    """A minion, and how much it has suffered."""
    figure = board_of(sight).minions[minion]
    return sight.say("quest-wounded", name=name_of(sight, "minion", minion.value), damage=figure.damage, health=MINIONS[minion].health)


def lying(sight: SpokenView, place: Place) -> list[str]:
    """All that lies or stands there."""
    board = board_of(sight)
    found = [sight.say("quest-hero-here", hero=seat_title(sight, seat)) for seat in board.heroes_at(place)]
    if place in board.influence:
        found.append(sight.say("quest-influence", count=board.influence[place]))
    found += [token_name(sight, token) for token in board.tokens.get(place, ())]
    found += [minion_line(sight, minion) for minion in board.minions_at(place)]
    found += [name_of(sight, "character", character.value) for character, there in board.characters.items() if there == place]
    if place in board.favor:
        found.append(sight.say("quest-favor", count=board.favor[place]))
    found += [sight.say("quest-plot-here", plot=name_of(sight, "plot", plot.plot)) for plot in board.active_plots() if plot.place == place]
    if board.event is not None and board.event.place == place:
        found.append(sight.say("quest-event-here", event=name_of(sight, "event", board.event.event)))
    for seat in board.seats:
        names = [name_of(sight, "quest", quest) for quest in quests_of(board, seat) if place in quest_places(board, quest)]
        found += [sight.say("quest-quest-here", hero=seat_title(sight, seat), quest=name) for name in names]
    return found


def path_words(sight: SpokenView, path: Path, number: int, icons: bool = True) -> str:
    """The icon of a path, its number, and whether it goes by water; signs are left out where they are read aloud."""
    icon, wave = (f"{TERRAIN[path.terrain]} ", f"{WATER} ") if icons else ("", "")
    water = f" {wave}{sight.say('quest-water')}" if path.water else ""
    return f"{icon}{name_of(sight, 'terrain', path.terrain.value)} {number}{water}"


def path_lines(sight: SpokenView, place: Place, icons: bool = True) -> list[str]:
    """Where the paths lead; for the hero who stands there with what they cost him."""
    board, seat = board_of(sight), sight.view.seat
    mine = seat in board.seats and board.sheet(seat).place == place
    paths = paths_of(board, board.sheet(seat)) if mine else PATHS_FROM[place]
    found = []
    for there, path in paths.items():
        number = cards_for(board, board.sheet(seat), path) if mine else path.cost
        found.append(sight.say("quest-path", place=place_name(sight, there), path=path_words(sight, path, number, icons)))
    return found


def place_lines(sight: SpokenView, place: Place, icons: bool = True) -> list[str]:
    """Title, nature, contents and paths of a place, a line each."""
    found = [headed(" · ".join([place_title(sight, place), *nature(sight, place)]))]
    found += [headed(joined(sight, here))] if (here := lying(sight, place)) else []
    return [*found, sight.say("quest-paths", paths=joined(sight, path_lines(sight, place, icons)))]
