"""Two words that are shorter said at once: a language that has a row for the pair says it, another says one after the other."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from msgspec.structs import replace

from onetable.core.word import Word
from onetable.games.quest.parts_of_speech import Amount, Where, Who
from onetable.games.quest.traits import Attribute, Character, Place
from onetable.games.quest.vocabulary.combat_texts import Attack, Count, Defense, LowerAttack, LowerDefense
from onetable.games.quest.words.character_effects import PlaceCharacter
from onetable.games.quest.words.fights import LessInCombat
from onetable.games.quest.words.foe_effects import PlaceTokensOnEach, PlaceTokensOnSome
from onetable.games.quest.words.hero_cards import Damage, DamagePoolReturns, RestPoolReturns
from onetable.games.quest.words.influence_effects import PlaceOnEach, PlaceOnSome, RemoveSome
from onetable.games.quest.words.sauron_effects import SauronDrawsPlots, SauronDrawsShadow
from onetable.games.quest.words.values import PerCorruption


class BothPoolsReturn(Word, frozen=True):
    """Rest pool and damage pool go back into the life pool."""


class BothLess(Word, frozen=True):
    """Two attributes are lower in a combat."""

    attribute: Attribute
    other: Attribute
    by: Amount


class InfluenceAndToken(Word, frozen=True):
    """One influence and one monster token, each in one of these places."""

    where: Where


class InfluenceThenTokens(Word, frozen=True):
    """Influence on each of these places, then a monster token on each that has influence."""

    count: int
    where: Where


class TokenAndInfluenceRemoved(Word, frozen=True):
    """One monster token and one influence leave these places."""

    where: Where
    who: Who


class DamageAndMore(Word, frozen=True):
    """Damage, and more of it for each corruption card."""

    points: Amount
    each: int


class BothCharacters(Word, frozen=True):
    """Two characters come to a place."""

    character: Character
    other: Character
    place: Place


class SauronDrawsBoth(Word, frozen=True):
    """Plot cards and shadow cards."""

    plots: int
    shadow: int


class BothMore(Word, frozen=True):
    """Attack and defense are more."""

    more: int | Count


class LowerBoth(Word, frozen=True):
    """Printed attack and printed defense are less."""

    to: int


def paired(first: Word, second: Word) -> Word | None:
    """Two words as one, if they belong together."""
    match first, second:
        case RestPoolReturns(), DamagePoolReturns():
            return BothPoolsReturn()
        case LessInCombat(), LessInCombat() if first.by == second.by:
            return BothLess(first.attribute, second.attribute, first.by)
        case PlaceOnSome(), PlaceTokensOnSome() if (first, second) == (PlaceOnSome(1, first.where), PlaceTokensOnSome(1, first.where)):
            return InfluenceAndToken(first.where)
        case PlaceOnEach(), PlaceTokensOnEach() if first.where == second.where:
            return InfluenceThenTokens(first.count, first.where)
        case RemoveSome(count=1, influence=False, up_to=False), RemoveSome() if second == replace(first, influence=True, monsters=False):
            return TokenAndInfluenceRemoved(first.where, first.who)
        case Damage(), Damage(points=PerCorruption() as more):
            return DamageAndMore(first.points, more.each)
        case PlaceCharacter(), PlaceCharacter() if first.place == second.place:
            return BothCharacters(first.character, second.character, first.place)
        case SauronDrawsPlots(), SauronDrawsShadow():
            return SauronDrawsBoth(first.count, second.count)
        case Attack(), Defense() if first.more == second.more:
            return BothMore(first.more)
        case LowerAttack(), LowerDefense() if first.to == second.to:
            return LowerBoth(first.to)
    return None


def in_pairs(words: Sequence[Word], known: Container[object]) -> Iterator[Word]:
    """The same words, where two are one for which there is a row."""
    place = 0
    while place < len(words):
        both = paired(words[place], words[place + 1]) if place + 1 < len(words) else None
        is_one = both is not None and type(both) in known
        yield both if both is not None and is_one else words[place]
        place += 2 if is_one else 1
