"""What is asked: the question in words, and the choices as a list with their texts; what cannot be chosen says why."""

from __future__ import annotations

from collections import Counter

from onetable.core.phrasebook import MissingPhrase
from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.quest.atlas import HAVENS
from onetable.games.quest.figures import CARDS, FOES
from onetable.games.quest.mechanics.combat.beginning import SplitAgility
from onetable.games.quest.mechanics.combat.ending import Bloodfury, EndCombat, OfferRetreat, StepAside
from onetable.games.quest.mechanics.combat.hands import DrawFromPools, SayType, TakeCardBack
from onetable.games.quest.mechanics.combat.rounds import LayCard
from onetable.games.quest.mechanics.commands import MoveToken
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.defeat import AdvanceLeftmost, LoseOne, WakeInHaven
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.shadow_cards import GreedDraws, ShadowWindow
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.phases.actions import Command, KeepPlots, SauronActs
from onetable.games.quest.phases.ambush import AskForFight, ChooseShape, PickFoe
from onetable.games.quest.phases.explore import Exploring, Gifts
from onetable.games.quest.phases.finale import ChooseChampion
from onetable.games.quest.phases.perils import ChoosePeril
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import PayOffCorruption, RestStep
from onetable.games.quest.phases.sauron_turn import NewMinions
from onetable.games.quest.phases.scouting import scouting
from onetable.games.quest.phases.setup import KeepShadow, PickStartingPlot
from onetable.games.quest.phases.travel import CombatOrPeril, MoveTo, PayMore, TravelStep, cards_for, paths_of
from onetable.games.quest.pieces import UNSEEN, foe_called
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.telling.battle import fight_of
from onetable.games.quest.telling.facts import amid, asking, board_of, card_in, headed, joined, name_of, seat_name, seat_title
from onetable.games.quest.telling.journal import speaking
from onetable.games.quest.telling.map_and_card_signs import TERRAIN, card_figures
from onetable.games.quest.telling.places import place_lines, token_name
from onetable.games.quest.telling.texts import card_page
from onetable.games.quest.traits import Foe, Minion, Monster, Place
from onetable.games.quest.vocabulary.choices import Accept, Decline, Done, FightToken, FromLifePool, PickBranch, PickToken
from onetable.games.quest.vocabulary.occasions import WhenRestingInTheWild
from onetable.games.quest.vocabulary.story_news import HeroesWon, MissionsRevealed, SauronWon
from onetable.games.quest.words.belongings import PickSkill
from onetable.games.quest.words.dealt_corruption import GiveOneCorruption
from onetable.games.quest.words.foe_effects import PutMinion
from onetable.games.quest.words.journeys import SendToHaven
from onetable.games.quest.words.sauron_effects import PlayNow, PutPlotBack
from onetable.telling.entries import Entry
from onetable.telling.spoken_view import SpokenView
from onetable.text import Interface

# The questions of the rules by the step that asks; cards ask with their own text.
ASKED: dict[type[Word], str] = {
    PickStartingPlot: "starting-plot", NewMinions: "new-minion",
    PlotStep: "plot", Command: "command", PickFoe: "foe", ChooseShape: "shape",
    CombatOrPeril: "combat-or-peril", ChoosePeril: "peril", WakeInHaven: "haven", SendToHaven: "haven", GreedDraws: "draw-shadow",
    Bloodfury: "draw-combat", RestStep: "rest", Exploring: "explore", Gifts: "gifts",
    PayOffCorruption: "pay-off", AdvanceLeftmost: "leftmost", LoseOne: "lose-one", SayType: "type",
    TakeCardBack: "take-back", DrawFromPools: "draw", OfferRetreat: "retreat", EndCombat: "rest-order", StepAside: "aside",
    ChooseChampion: "champion", PickSkill: "skill", PutPlotBack: "plot-back", GiveOneCorruption: "corruption",
    PlayNow: "play-now", PutMinion: "put-minion",
}  # fmt: skip
# What Yes, No and Done mean where they are said.
ANSWERS: dict[tuple[type[Word], type[Word]], str] = {
    (RestStep, Decline): "no-rest", (AskForFight, Accept): "fight", (AskForFight, Decline): "no-fight", (TravelStep, Done): "end-travel",
    (Exploring, Done): "end-exploring", (Command, Done): "end-command", (ShadowWindow, Decline): "no-shadow",
    (PlotStep, Decline): "no-plot", (PayOffCorruption, Decline): "keep-corruption", (OfferRetreat, Accept): "retreat",
    (OfferRetreat, Decline): "fight-on", (GreedDraws, Accept): "draw", (GreedDraws, Decline): "no-draw", (Gifts, Done): "end-gifts",
}  # fmt: skip
MOST_REFUSED = 12  # more attempts of one kind say nothing that the map does not say


def question(sight: SpokenView) -> str:
    """What this person is asked, or whom all are waiting for."""
    board = board_of(sight)
    if board.winner:
        return sight.say("game-is-over")
    if not sight.is_asked:
        return sight.say("wait-for", who=seat_name(sight, sight.view.asked)) if sight.view.asked >= 0 else sight.say("nothing-here")
    return asked(sight)


def closing(sight: SpokenView) -> list[str]:
    """Who has won, and before that what the missions were, as the journal tells it."""
    kinds = (HeroesWon, SauronWon, MissionsRevealed)
    return [sight.read(word) for kind in kinds for word in sight.journal if isinstance(word, kind)]


def asked(sight: SpokenView) -> str:
    """The open question."""
    board, found = board_of(sight), asking(sight)
    if found is None:
        return sight.say("ask-anything")
    step, scope = found
    match step:
        case SauronActs(left):
            return sight.say("quest-ask-action", count=left)
        case ShadowWindow(moment):
            return sight.say("quest-ask-shadow", moment=sight.say(f"quest-moment-{moment}"))
        case PlaceInExtension(tokens):
            return sight.say("quest-ask-influence", count=tokens)
        case TravelStep():
            return sight.say("quest-ask-travel", place=amid(sight, board.sheet(scope.player).place))
        case MoveTo(place):
            return payment(sight, place)
        case TakeDamage(points):
            return sight.say("quest-ask-damage" if FromLifePool() in sight.view.choices else "quest-ask-damage-hand", count=points)
        case AskForFight():
            return foes(sight)
        case AdvanceLeftmost() if any([isinstance(each, LoseOne) for each in sight.view.agenda[-1][0]]):
            return sight.say("quest-ask-leftmost-defeated")
        case KeepShadow(left):
            return sight.say("quest-ask-keep-shadow", count=left)
        case KeepPlots(left):
            return sight.say("quest-ask-keep-plot", count=left)
        case PayMore(left):
            return sight.say("quest-ask-pay-more", count=left)
        case SplitAgility():
            return sight.say("quest-ask-agility", count=fight_of(board).agility)
        case LayCard():
            return sight.say(
                "quest-ask-lay", foe=amid(sight, foe_called(fight_of(board).foe)), hero=seat_title(sight, fight_of(board).seat)
            )
    name = ASKED.get(type(step))
    if name is not None:
        return sight.say(f"quest-ask-{name}")
    if isinstance(step, Effect) and not any(isinstance(choice, PickBranch) for choice in sight.view.choices):
        return sight.say("quest-ask-text", text=headed(order(sight, step).rstrip(".。")))
    kind, _, id = speaking(sight).partition(".")
    return sight.say("quest-ask-branch", card=name_of(sight, kind, id)) if id else sight.say("ask-anything")


def order(sight: SpokenView, step: Effect) -> str:
    """An effect as it is said to who must do it; where a language has no such form, as the card says it."""
    try:
        return sight.read(PickBranch(0, (step,), sight.view.seat == SAURON))
    except MissingPhrase:
        return sight.read(step)


def payment(sight: SpokenView, place: Place) -> str:
    """What pays for a path, as far as the hand allows it."""
    board = board_of(sight)
    sheet = board.sheet(sight.view.seat)
    path = paths_of(board, sheet)[place]
    number, alone = cards_for(board, sheet, path), any([CARDS[card].terrain is path.terrain for card in sheet.hand])
    way = "any" if number == 1 or not alone else "both" if len(sheet.hand) >= number else "icon"
    terrain = name_of(sight, "terrain", path.terrain.value)
    return sight.say("quest-ask-pay", place=amid(sight, place), way=way, terrain=terrain, count=number)


def foes(sight: SpokenView) -> str:
    """Who may be fought in a haven, and how strong it is."""
    board = board_of(sight)
    place = board.sheet(sight.view.seat).place
    minions = [foe_line(sight, minion, board.minions[minion].damage) for minion in board.minions_at(place)]
    tokens = board.tokens.get(place, ())
    closed = (UNSEEN, Monster.BLANK)
    monsters = [token_name(sight, token) if token.face in closed else foe_line(sight, Monster(token.face)) for token in tokens]
    found = [*minions, *monsters]
    return sight.say("quest-ask-fight", foe=headed(joined(sight, found)), count=len(found))


def foe_line(sight: SpokenView, foe: Foe, damage: int = 0) -> str:
    """A foe by its name, and the numbers that decide."""
    numbers, name = FOES[foe], name_of(sight, "minion" if isinstance(foe, Minion) else "monster", foe.value)
    facts = sight.say("quest-foe-numbers", strength=numbers.strength, health=numbers.health - damage, cards=numbers.fortitude)
    return sight.say("quest-choice", choice=name, facts=facts)


# ---- the list


def entries(sight: SpokenView) -> tuple[Entry, ...]:
    """What can be chosen, last to stop or decline; below it what might be tried and cannot be done."""
    choices = sight.view.choices
    order = sorted(range(len(choices)), key=lambda number: is_passing(choices[number]))
    found = [Entry(number, label(sight, choices[number]), text(sight, choices[number])) for number in order]
    tried = [Entry(None, label(sight, attempt), text(sight, attempt), sight.read(sight.refused[attempt])) for attempt in attempts(sight)]
    return (*found, *tried)


def attempts(sight: SpokenView) -> list[Word]:
    """What might be tried and cannot be done; where nearly the whole map is refused, nothing is gained by reading all of it."""
    kinds = Counter([type(attempt) for attempt in sight.refused])
    near = paths_of(board_of(sight), board_of(sight).sheet(sight.view.seat)) if MoveTo in kinds else ()
    return [
        attempt
        for attempt in sight.refused
        if (attempt.place in near if isinstance(attempt, MoveTo) else kinds[type(attempt)] <= MOST_REFUSED)
    ]


def is_passing(choice: Word) -> bool:
    """To stop, or to do nothing."""
    return isinstance(choice, (Done, Decline))


def answer(sight: SpokenView, step: Word | None, choice: Word) -> str:
    """A choice in words; Yes, No and Done say what they mean for the step that asks."""
    return replied(step, choice, sight.interface) or sight.read(choice)


def replied(step: Word | None, choice: Word, interface: Interface) -> str:
    """What Yes, No and Done mean for this step; nothing for other choices."""
    name = ANSWERS.get((type(step), type(choice))) if step is not None else None
    return interface.say(f"quest-answer-{name}") if name is not None else ""


def label(sight: SpokenView, choice: Word) -> str:
    """A choice in words; a path says its icon and number, a card its figures."""
    found = asking(sight)
    words = answer(sight, found[0] if found is not None else None, choice)
    board, seat = board_of(sight), sight.view.seat
    if isinstance(choice, MoveTo) and seat in board.seats and choice.place in (paths := paths_of(board, board.sheet(seat))):
        path = paths[choice.place]
        return sight.say("quest-choice", choice=words, facts=f"{TERRAIN[path.terrain]}{cards_for(board, board.sheet(seat), path)}")
    kind, _, id = card_in(choice).partition(".")
    if kind == "fighting" and id in CARDS:
        return sight.say("quest-choice", choice=words, facts=card_figures(CARDS[id]))
    if faces := token_facts(sight, choice):
        return sight.say("quest-choice", choice=words, facts=faces[0])
    return words


def token_facts(sight: SpokenView, choice: Word) -> list[str]:
    """The face of the monster token that a choice speaks of, where this person has seen it."""
    if not isinstance(choice, (FightToken, MoveToken, PickToken)):
        return []
    tokens = [token for tokens in board_of(sight).tokens.values() for token in tokens if token.number == choice.number]
    return [name_of(sight, "monster", token.face) for token in tokens if token.face != UNSEEN]


def text(sight: SpokenView, choice: Word, icons: bool = True) -> str:
    """What one should know before taking it: the card, or the place it leads to."""
    lines = []
    if isinstance(choice, PickBranch):
        lines.append(card_page(sight, speaking(sight)))
    if card := card_in(choice):
        lines.append(card_page(sight, card))
    if isinstance(choice, (FightToken, MoveToken, PickToken)):
        tokens = [token for tokens in board_of(sight).tokens.values() for token in tokens if token.number == choice.number]
        lines += [headed(token_name(sight, token)) for token in tokens]  # which of several it is
        lines += [card_page(sight, f"monster.{token.face}") for token in tokens if token.face != UNSEEN]
    place = getattr(choice, "place", None)
    if isinstance(place, Place):
        lines += place_lines(sight, place, icons)
    return "\n".join([line for line in lines if line])


def obvious(sight: SpokenView) -> int | None:
    """Where there is only one thing to do, all lead to the same, or a rest would bring nothing, nobody need be asked."""
    found = asking(sight)
    if not sight.is_asked or found is None:
        return None
    if isinstance(found[0], EndCombat) and fight_of(board_of(sight)).hero_fell:
        return 0  # the cards of a defeated hero are shuffled together at once
    if isinstance(found[0], RestStep) and rests_in_vain(board_of(sight), sight.view.seat):
        return passing(sight)
    return 0 if len(sight.view.choices) == 1 else None


def rests_in_vain(board: Board, seat: Seat) -> bool:
    """Whether a rest would bring this hero nothing, so that only the Shadow would advance."""
    sheet = board.sheet(seat)
    if sheet.rest or (sheet.place in HAVENS and sheet.damage) or scouting(board, seat):
        return False
    if sheet.place not in HAVENS and board.cards.hero_word(sheet.hero, WhenRestingInTheWild) is not None:
        return False
    return not any([(board.cards.corruption[card].cost or 0) <= sheet.favor for card in sheet.corruption])


def passing(sight: SpokenView) -> int | None:
    """The choice to stop or to decline."""
    return next((number for number, choice in enumerate(sight.view.choices) if is_passing(choice)), None)
