"""The table in sentences, for the line mode and for pages of text."""

from __future__ import annotations

from collections import Counter

from onetable.core.step import Seat
from onetable.games.quest.pieces import UNSEEN
from onetable.games.quest.table import SAURON
from onetable.games.quest.telling.battle import battle_lines, foe_kind
from onetable.games.quest.telling.facts import (
    board_of,
    figures_aloud,
    headed,
    joined,
    leads,
    name_of,
    own_hand,
    place_name,
    quest_line,
    quests_of,
    seat_name,
)
from onetable.games.quest.telling.places import lying, place_lines, place_title
from onetable.games.quest.telling.sheets import MARKERS, attributes, goods, pools, sauron_facts, saurons_cards, stage_words, tracks_aloud
from onetable.games.quest.telling.texts import card_body
from onetable.games.quest.traits import Place
from onetable.telling.entries import Entry
from onetable.telling.spoken_view import SpokenView

Page = list[tuple[str, bool]]


def sentence(sight: SpokenView, parts: list[str]) -> str:
    """Facts as one sentence; what stands side by side in the picture is divided by commas."""
    return headed(sight.say("quest-sentence", text=joined(sight, parts).replace(" · ", sight.say("line-comma"))))


def named(sight: SpokenView, name: str, parts: list[str]) -> str:
    """Somebody, and facts about him."""
    text = joined(sight, parts).replace(" · ", sight.say("line-comma"))
    return sight.say("card-text", name=name, text=sight.say("quest-sentence", text=text))


def head(sight: SpokenView) -> list[str]:
    """Round, stage and markers in one sentence."""
    board = board_of(sight)
    markers = [f"{sight.say(f'quest-marker-{marker}')} {board.markers[marker]}" for marker in MARKERS]
    return [sentence(sight, [*stage_words(sight), *markers])]


def hero_line(sight: SpokenView, seat: Seat) -> str:
    """A hero with everything that all may see."""
    board = board_of(sight)
    sheet = board.sheet(seat)
    burdens = [name_of(sight, "corruption", card) for card in sheet.corruption]
    quests = [quest_line(sight, quest, icons=False) for quest in quests_of(board, seat)]
    facts = [
        place_name(sight, sheet.place),
        attributes(sight, seat, icons=False),
        pools(sight, seat),
        *goods(sight, seat),
        *burdens,
        *quests,
    ]
    return named(sight, seat_name(sight, seat), facts)


def sauron_line(sight: SpokenView) -> str:
    """Sauron with everything that all may see."""
    board = board_of(sight)
    plots = [
        leads(sight, name_of(sight, "plot", active.plot), place_name(sight, active.place), icons=False) for active in board.active_plots()
    ]
    return named(sight, seat_name(sight, SAURON), [*sauron_facts(sight), *tracks_aloud(sight), *plots])


def hand(sight: SpokenView) -> list[str]:
    """The own cards with their figures, and the own mission."""
    board, seat = board_of(sight), sight.view.seat
    if seat == SAURON:
        held = saurons_cards(sight)
        return [sight.say("quest-choice", choice=card.name, facts=card.needs) if card.needs else card.name for card in held]
    if seat not in board.seats:
        return []
    copies = Counter(own_hand(sight))
    cards = [f"{count}× {text}" if count > 1 else text for card, count in copies.items() for text in [figures_aloud(sight, card)]]
    mission = sight.say("quest-mission", mission=name_of(sight, "mission", board.hero_mission))
    return [sight.say("line-hand", who=seat_name(sight, seat), cards=joined(sight, cards)), sentence(sight, [mission])]


def position(sight: SpokenView) -> list[str]:
    """What one must know before choosing: the story, the combat or the own place, the hand."""
    return [*whereabouts(sight), *hand(sight)]


def whereabouts(sight: SpokenView) -> list[str]:
    """The story, and the combat or the own place."""
    board, seat = board_of(sight), sight.view.seat
    found = [*head(sight), *battle_lines(sight)]
    if board.combat is None and seat in board.seats:
        found += [sentence(sight, place_lines(sight, board.sheet(seat).place, icons=False))]
    return found


def table_lines(sight: SpokenView) -> list[str]:
    """Everything that lies on the table, and the combat."""
    return [*head(sight), *lying_lines(sight), *battle_lines(sight)]


def lying_lines(sight: SpokenView) -> list[str]:
    """What lies on the table: the heroes, Sauron, and all places where there is something."""
    board = board_of(sight)
    found = [*[hero_line(sight, seat) for seat in board.seats], sauron_line(sight)]
    if board.event is not None:
        event, place = name_of(sight, "event", board.event.event), place_name(sight, board.event.place)
        found.append(sentence(sight, [sight.say("quest-event-here", event=leads(sight, event, place, icons=False))]))
    return [*found, *[named(sight, headed(place_title(sight, place)), here) for place in Place if (here := lying(sight, place))]]


# ---- piles


def piles(sight: SpokenView) -> Page:
    """Pools and discard piles that this person may look through, and how much is left of every deck."""
    board = board_of(sight)
    found: Page = []
    for seat in board.seats:
        sheet = board.sheet(seat)
        for title, cards in (("quest-rest-pool", sheet.rest), ("quest-damage-pool", sheet.damage)):
            known = [card for card in cards if card != UNSEEN]
            found += pile(sight, sight.say(title, who=seat_name(sight, seat)), len(cards), "fighting", known)
    if board.combat is not None:
        found += pile(sight, sight.say("quest-foe-discards"), len(board.combat.discards), "fighting", list(board.combat.discards))
    discards = (
        ("plot", board.plot_discards), ("shadow", board.shadow_discards), ("peril", board.peril_discards),
        ("corruption", board.corruption_discards), ("fighting", board.skill_discards),
    )  # fmt: skip
    for kind, cards in discards:
        found += pile(sight, sight.say(f"quest-discards-{kind}"), len(cards), kind, list(cards))
    for deck, cards in board.encounter_discards.items():
        title = sight.say("quest-discards-encounter", deck=name_of(sight, "encounter_deck", deck.value))
        found += pile(sight, title, len(cards), "encounter", list(cards))
    events = [card for cards in board.event_discards for card in cards]
    return [*found, *pile(sight, sight.say("quest-discards-event"), len(events), "event", events)]


def pile(sight: SpokenView, title: str, count: int, kind: str, cards: list[str]) -> Page:
    """A pile with its heading; copies are told together."""
    names = Counter([name_of(sight, kind, card) for card in cards])
    told = [f"{number}× {name}" if number > 1 else name for name, number in names.items()]
    if count > len(cards):
        told.append(sight.say("quest-face-down", count=count - len(cards)))
    return [(sight.say("quest-pile", title=title, count=count), True), (joined(sight, told), False)]


def pile_lines(sight: SpokenView) -> list[str]:
    """The same as one line for each pile."""
    texts = [text for text, _ in piles(sight)]
    return [named(sight, title, [cards]) for title, cards in zip(texts[::2], texts[1::2], strict=True)]


# ---- cards


def cards_on_table(sight: SpokenView) -> list[Entry]:
    """Every card that this person sees on the table or holds, then every place of the map."""
    board, seat = board_of(sight), sight.view.seat
    found: list[tuple[str, str]] = [(sight.say("quest-hand"), f"fighting.{card}") for card in dict.fromkeys(own_hand(sight))]
    mission = board.sauron_mission if seat == SAURON else board.hero_mission
    found += [(sight.say("quest-mission-title"), f"mission.{mission}")]
    found += [(sight.say("quest-hand"), f"plot.{slip.face}") for slip in board.plot_hand]
    found += [(sight.say("quest-hand"), f"shadow.{slip.face}") for slip in board.shadow_hand]
    if board.combat is not None:
        fight = board.combat
        title = name_of(sight, foe_kind(fight.foe), fight.foe)
        found += [(title, f"{foe_kind(fight.foe)}.{fight.foe}")]
        found += [(title, f"fighting.{card}") for card in (*fight.enemy.stack, *fight.hand)]
        found += [(name_of(sight, "hero", board.sheet(fight.seat).hero.value), f"fighting.{card}") for card in fight.hero.stack]
    found += [(sight.say("quest-plot-title"), f"plot.{active.plot}") for active in board.active_plots()]
    found += [(sight.say("quest-event-title"), f"event.{board.event.event}")] if board.event is not None else []
    for number in board.seats:
        sheet, who = board.sheet(number), name_of(sight, "hero", board.sheet(number).hero.value)
        found += [(who, f"hero.{sheet.hero}"), *[(who, f"quest.{quest}") for quest in quests_of(board, number)]]
        found += [*[(who, f"corruption.{card}") for card in sheet.corruption], *[(who, f"item.{item}") for item in sheet.items]]
    found += [(place_name(sight, figure.place), f"minion.{minion}") for minion, figure in board.minions.items()]
    found += [(place_name(sight, place), f"character.{character}") for character, place in board.characters.items()]
    for place, tokens in board.tokens.items():
        found += [(place_name(sight, place), f"monster.{token.face}") for token in tokens if token.face != UNSEEN]
    cards = [reading(sight, group, card) for group, card in dict.fromkeys(found) if card.partition(".")[2] != UNSEEN]
    return [*cards, *[Entry(f"place.{place}", headed(place_name(sight, place)), "\n".join(place_lines(sight, place))) for place in Place]]


def reading(sight: SpokenView, group: str, card: str) -> Entry:
    """One card to be read."""
    kind, _, id = card.partition(".")
    name = name_of(sight, kind, id)
    return Entry(card, headed(name if group == name else f"{group} · {name}"), card_body(sight, card))
