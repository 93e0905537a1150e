"""The combat in sentences: both sides with their stacks, what they have used of their strength, and what the foe can do."""

from __future__ import annotations

from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.clash import cost
from onetable.games.quest.mechanics.combat.sides import hero_strength
from onetable.games.quest.pieces import DECLARED, LAID, Combat, Side, foe_called
from onetable.games.quest.table import Board
from onetable.games.quest.telling.facts import amid, board_of, figures_aloud, headed, joined, name_of, seat_title
from onetable.games.quest.telling.map_and_card_signs import card_figures
from onetable.games.quest.telling.sheets import pools
from onetable.games.quest.traits import Minion
from onetable.telling.spoken_view import SpokenView


def foe_kind(name: str) -> str:
    """Whether a foe is a minion or a monster."""
    return "minion" if isinstance(foe_called(name), Minion) else "monster"


def foe_name(sight: SpokenView, combat: Combat) -> str:
    """The foe by its name."""
    return headed(name_of(sight, foe_kind(combat.foe), combat.foe))


def used(board: Board, hero: bool) -> int:
    """What the cards in a stack cost; a card that lies face down is not counted yet."""
    fight = fight_of(board).copy()
    for side in (fight.hero, fight.enemy):
        if not side.revealed:
            side.laid = ""
    return cost(board.cards, fight, fight.hero if hero else fight.enemy)


def laid_words(sight: SpokenView, side: Side, icons: bool = True) -> str:
    """What a side has put down in this round; signs are left out where it is read aloud."""
    if not side.laid:
        return ""
    if side.laid == LAID:
        return sight.say("quest-laid")
    if side.laid == DECLARED:
        return sight.say("quest-declared")
    text = f"{name_of(sight, 'fighting', side.laid)} {card_figures(CARDS[side.laid])}" if icons else figures_aloud(sight, side.laid)
    if side.revealed:
        return sight.say("quest-cancelled", card=text) if side.cancelled else sight.say("quest-revealed", card=text)
    return sight.say("quest-laid-open" if side.open else "quest-laid-own", card=text)


def hero_facts(sight: SpokenView) -> list[str]:
    """How the hero stands in this combat."""
    board, combat = board_of(sight), fight_of(board_of(sight))
    found = [sight.say("quest-strength-used", used=used(board, True), limit=hero_strength(board)), pools(sight, combat.seat)]
    found += [sight.say("quest-exhausted")] if combat.hero.exhausted else []
    found += [sight.say("quest-agility-left", count=combat.agility)] if combat.agility else []
    return [*found, *([sight.say("quest-frightened")] if combat.fear else [])]


def foe_facts(sight: SpokenView) -> list[str]:
    """How the foe stands in this combat."""
    board, combat = board_of(sight), fight_of(board_of(sight))
    found = [
        sight.say("quest-strength-used", used=used(board, False), limit=combat.enemy.strength),
        sight.say("quest-foe-hand", count=len(combat.hand)), sight.say("quest-damage", damage=combat.damage, health=combat.health),
    ]  # fmt: skip
    return [*found, *([sight.say("quest-exhausted")] if combat.enemy.exhausted else [])]


def fight_of(board: Board) -> Combat:
    """The combat under way."""
    assert board.combat is not None
    return board.combat


def foe_text(sight: SpokenView, combat: Combat) -> str:
    """What the foe can do beside its cards."""
    foe = foe_called(combat.foe)
    return sight.read(sight.texts[f"{foe_kind(combat.foe)}.{foe}"]).replace("\n", " ") if board_of(sight).cards.foes.get(foe) else ""


def battle_lines(sight: SpokenView) -> list[str]:
    """The combat in sentences."""
    board = board_of(sight)
    if board.combat is None:
        return []
    combat = board.combat
    found = [
        sight.say("quest-combat", hero=seat_title(sight, combat.seat), foe=amid(sight, foe_called(combat.foe)), round=max(1, combat.round))
    ]
    for hero, name, facts in (
        (True, seat_title(sight, combat.seat), hero_facts(sight)), (False, foe_name(sight, combat), foe_facts(sight)),
    ):  # fmt: skip
        side = combat.hero if hero else combat.enemy
        stack = [figures_aloud(sight, card) for card in side.stack]
        parts = [*facts, *([f"{sight.say('quest-stack', count=len(stack))} {joined(sight, stack)}"] if stack else [])]
        laid = laid_words(sight, side, icons=False)
        spoken = joined(sight, [*parts, *([laid] if laid else [])])
        found.append(
            sight.say("card-text", name=name, text=sight.say("quest-sentence", text=spoken.replace(" · ", sight.say("line-comma"))))
        )
    return found
