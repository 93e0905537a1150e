"""Whether the parts of a written position fit together: what begins it, whose turn it is, and what can lie on the table."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.core.errors import BadInput
from onetable.core.step import Seat
from onetable.core.suggest import suggest
from onetable.games.quest.atlas import HAVENS, STRONGHOLDS
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.options import OPTIONS
from onetable.games.quest.scene.known import known
from onetable.games.quest.scene.to_come import ENDLESS, SAURON_TURN
from onetable.games.quest.scene.written import SceneData, SlipData, TokenData
from onetable.games.quest.table import SAURON

BEGINNINGS = ("step", "fight", "card", "combat", "to_come")
CARD_KINDS = {
    "encounter": "encounter", "peril": "peril", "event": "event", "shadow": "shadow card",
    "corruption": "corruption card", "quest": "quest", "plot": "plot of the deck",
}  # fmt: skip
ON_THE_TABLE = (
    "influence", "pool", "tokens", "defeated", "favor", "characters", "plots", "plot_hand", "plot_discards", "shadow_hand",
    "shadow_discards", "event", "given", "tracks", "markers", "stage_reached", "green_slower", "peril_discards", "corruption_discards",
    "encounter_discards", "event_discards", "token_discards", "quests_done", "outcome", "beaten", "drawn",
)  # fmt: skip
MOST_TOKENS_ON_TRACKS = 3
MOST_FIGURES = 3  # of a number on a card


def check(scene: SceneData) -> Seat:
    """Refuse what cannot be; whose turn it is."""
    check_options(scene)
    check_beginning(scene)
    check_heroes(scene)
    check_map(scene)
    check_seats(scene)
    seat = seat_of(scene)
    if scene.combat is not None and not (scene.combat.seat or seat):
        raise BadInput("A hero fights in a combat: say his seat in it.")
    if scene.turn is not None and scene.step in ("turn", *ENDLESS):
        raise BadInput(f"“turn” does not fit the step “{scene.step}”: nothing has happened in it yet.")
    return seat


def check_options(scene: SceneData) -> None:
    """A rule of the table has one of its values."""
    for option in OPTIONS:
        value = getattr(scene.options, option.name)
        if value not in option.values:
            known = [str(each) for each in option.values]
            raise BadInput(f"The option “{option.name}” can be {', '.join(known)}, not “{value}”.{suggest(str(value), known)}")


def check_beginning(scene: SceneData) -> None:
    """One thing begins it, and what it begins with is there."""
    begun = [key for key in BEGINNINGS if getattr(scene, key) not in ("", None)]
    if scene.combat is not None and scene.to_come is not None:
        begun.remove("combat")  # the combat lies on the table, what is to come is said word by word
    if not begun:
        raise BadInput(f"Nothing begins the position: it needs one of {', '.join(BEGINNINGS)}.")
    if len(begun) > 1:
        raise BadInput(f"A position begins with one thing, not with {' and '.join(begun)}.")
    if scene.until is not None and scene.to_come is not None:
        raise BadInput("“until” does not fit “to_come”, which says itself what is to come.")
    if scene.card:
        check_card(scene.card)
    if scene.step == "setup":
        early = [key for key in ON_THE_TABLE if getattr(scene, key) not in ((), [], {}, "", None, 0, False)]
        if early:
            raise BadInput(f"“{early[0]}” does not fit the step “setup”: the table is bare then.")


def check_card(written: str) -> None:
    """A card is its kind and its id."""
    kind, _, card = written.partition(".")
    if kind == "damage":
        if not card.isdecimal() or len(card) > MOST_FIGURES:
            raise BadInput(f"“{written}” is no damage: it is written with a number, such as “damage.3”.")
    elif kind not in CARD_KINDS:
        kinds = (*CARD_KINDS, "damage")
        raise BadInput(f"There is no card “{written}”; it begins with one of {', '.join(kinds)}.{suggest(kind, kinds)}")
    elif card not in known()[CARD_KINDS[kind]]:
        names = [f"{kind}.{name}" for name in known()[CARD_KINDS[kind]]]
        raise BadInput(f"There is no card “{written}”.{suggest(written, names)}")


def check_heroes(scene: SceneData) -> None:
    """Each hero and each thing only once."""
    for what, names in (
        ("hero", [hero.hero.value for hero in scene.heroes]),
        ("defeated minion", [minion.value for minion in scene.defeated]),
        ("side quest", [quest for hero in scene.heroes for quest in hero.side]),
        ("corruption card", [card for hero in scene.heroes for card in hero.corruption]),
        ("plot", [plot[0] for plot in scene.plots if plot is not None and plot[0] not in every_card().plot_deck]),
        ("finished quest", scene.quests_done),
        (
            "token",
            [str(token.number) for there in scene.tokens.values() for token in there if isinstance(token, TokenData) and token.number],
        ),
    ):
        twice(what, names)


def twice(what: str, names: Iterable[str]) -> None:
    """Refuse a name that stands in two places."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise BadInput(f"The {what} “{name}” is named twice.")
        seen.add(name)


def check_seats(scene: SceneData) -> None:
    """Whoever is named by a number sits at the table."""
    heroes = len(scene.heroes) or 1
    tokens = [token for there in scene.tokens.values() for token in there]
    hidden = (*tokens, *scene.plot_hand, *scene.plot_deck, *scene.shadow_hand)
    named = {
        "seat": [scene.seat or 0],
        "turn": [scene.turn.seat if scene.turn is not None else 0],
        "combat": [(scene.combat.seat or 0) if scene.combat is not None else 0],
        "to_come": [each.voice for each in scene.to_come or ()],
        "given": [scene.given[1] if scene.given is not None else 0],
        "drawn_for": [scene.drawn_for],
        "seen": [seat for each in hidden if isinstance(each, (TokenData, SlipData)) for seat in each.seen or ()],
    }
    for key, seats in named.items():
        if max(seats, default=0) > heroes:
            raise BadInput(f"In “{key}” there is no seat {max(seats)}: the position has {heroes} hero{'es' if heroes > 1 else ''}.")


def seat_of(scene: SceneData) -> Seat:
    """Whose turn it is: a hero's, or Sauron's in his steps."""
    saurons = scene.step in (*SAURON_TURN, *ENDLESS) or scene.card.startswith(("event.", "plot."))
    if scene.seat is None:
        return SAURON if saurons else 1
    if saurons and scene.seat != SAURON:
        raise BadInput(f"“seat” does not fit: “{scene.step or scene.card}” is Sauron’s, and his seat is 0.")
    if scene.seat == SAURON and not saurons and scene.to_come is None and not scene.card.startswith("shadow."):
        raise BadInput("Seat 0 is Sauron’s; this position begins in the turn of a hero.")
    return scene.seat


def check_map(scene: SceneData) -> None:
    """Influence, tokens and minions lie where they may."""
    for place, count in scene.influence.items():
        if place in HAVENS:
            raise BadInput(f"“{place}” is a haven: influence never lies there.")
        if count > STRONGHOLDS.get(place, count):
            raise BadInput(f"The stronghold “{place}” holds {STRONGHOLDS[place]} influence, not {count}.")
    for place in scene.tokens:
        if place in HAVENS:
            raise BadInput(f"“{place}” is a haven: monster tokens never lie there.")
    for minion, where in (scene.minions or {}).items():
        if minion in scene.defeated:
            raise BadInput(f"The minion “{minion}” is on the map and defeated.")
        if not isinstance(where, str) and where.damage >= MINIONS[minion].health:
            raise BadInput(f"The minion “{minion}” falls with {MINIONS[minion].health} damage.")
    if sum([len(set(spaces)) for spaces in scene.tracks]) > MOST_TOKENS_ON_TRACKS:
        raise BadInput(f"There are never more than {MOST_TOKENS_ON_TRACKS} tokens on the tracks.")
