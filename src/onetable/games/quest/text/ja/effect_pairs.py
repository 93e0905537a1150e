"""Japanese: pairs of effects that are said in one breath."""

from __future__ import annotations

from onetable.games.quest.parts_of_speech import Effect, Who
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.text.ja.effects import FIGHT_CLAUSES, HERO_CLAUSES, ClauseOf
from onetable.games.quest.text.ja.grammar import Clause
from onetable.games.quest.text.ja.map_effects import INFLUENCE, MAP_CLAUSES, SAURON_CLAUSES, TOKEN
from onetable.games.quest.text.ja.places import all_of
from onetable.games.quest.words import character_effects, fights, foe_effects, hero_cards, influence_effects, sauron_effects

CLAUSES: dict[type, ClauseOf] = {**HERO_CLAUSES, **FIGHT_CLAUSES, **MAP_CLAUSES, **SAURON_CLAUSES}


def together(first: Effect, second: Effect, voice: CardSentence) -> Clause | None:
    """Two effects as one clause, if they belong together."""
    book = voice.book
    if isinstance(first, hero_cards.RestPoolReturns) and isinstance(second, hero_cards.DamagePoolReturns):
        return Clause(Who.HERO, "休息プールとダメージプールのカードをすべてライフプールに戻してシャッフルする")
    if isinstance(first, fights.LessInCombat) and isinstance(second, fights.LessInCombat) and first.by == second.by:
        one, name = CLAUSES[fights.LessInCombat](first, voice), book.say(first.attribute)
        return Clause(None, one.does.replace(f"{name}は", f"{name}と{book.say(second.attribute)}は").replace("下がる", "ずつ下がる"))
    if (
        isinstance(first, influence_effects.PlaceOnEach)
        and isinstance(second, foe_effects.PlaceTokensOnEach)
        and first.where == second.where
    ):
        one = CLAUSES[influence_effects.PlaceOnEach](first, voice)
        return Clause(Who.SAURON, f"{one.does.removesuffix('置く')}置き、そのうち{INFLUENCE}のある各地域に{TOKEN}を1枚ずつ置く")
    if (
        isinstance(first, character_effects.PlaceCharacter)
        and isinstance(second, character_effects.PlaceCharacter)
        and first.place == second.place
    ):
        return Clause(None, f"{book.say(first.character)}と{book.say(second.character)}を{book.say(first.place)}に置く")
    if isinstance(first, sauron_effects.SauronDrawsPlots) and isinstance(second, sauron_effects.SauronDrawsShadow):
        return Clause(Who.SAURON, f"プロットカードを{first.count}枚とシャドウカードを{second.count}枚引く")
    return removed_together(first, second, voice)


def removed_together(first: Effect, second: Effect, voice: CardSentence) -> Clause | None:
    """One token of each kind from the same places."""
    if not isinstance(first, influence_effects.RemoveSome) or not isinstance(second, influence_effects.RemoveSome):
        return None
    if (first.where, first.count, second.count) != (second.where, 1, 1) or first.monsters is second.monsters:
        return None
    return Clause(first.who, f"{all_of(first.where, voice)}から{TOKEN}と{INFLUENCE}を1枚ずつ取り除く")
