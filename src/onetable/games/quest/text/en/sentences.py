"""English sentences: if, may, choose one, each hero; and the fights that cards force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.quest.parts_of_speech import Effects
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.en.card_sentence import SAURON, CardSentence, strung, to_you
from onetable.games.quest.text.en.effects import HERO_EFFECTS, SAURON_EFFECTS, Said
from onetable.games.quest.text.en.map_effects import MAP_EFFECTS
from onetable.games.quest.text.en.nouns import NAMES, a_foe, in_text, is_several
from onetable.games.quest.text.en.places import out_of, some
from onetable.games.quest.text.en.values import holds, marked, number
from onetable.games.quest.vocabulary import choices
from onetable.games.quest.words import control, fights, foe_effects, hero_cards, influence_effects
from onetable.language.en.nouns import capital
from onetable.language.en.verbs import NOBODY, YOU, Clause, Part, alone

LONG = 45


def part(word: Word, voice: CardSentence) -> Part:
    """One effect: a clause, or a sentence that stands for itself."""
    return SAID[type(word)](word, voice)


def parts(words: Sequence[Word], voice: CardSentence) -> list[Part]:
    """Effects one after the other."""
    found: list[Part] = []
    rest = list(words)
    while rest:
        both = twins(rest[0], rest[1], voice) if len(rest) > 1 else None
        found.append(both if both is not None else part(rest[0], voice))
        rest = rest[2:] if both is not None else rest[1:]
    return found


def twins(first: Word, second: Word, voice: CardSentence) -> Part | None:
    """Two effects that are shorter said at once, or None."""
    if isinstance(first, hero_cards.RestPoolReturns) and isinstance(second, hero_cards.DamagePoolReturns):
        return Clause(voice.hero, "shuffle", f"{voice.own} rest pool and {voice.own} damage pool into {voice.own} life pool")
    if isinstance(first, fights.LessInCombat) and isinstance(second, fights.LessInCombat) and first.by == second.by:
        both = f"{voice.your} {NAMES[first.attribute]} and {NAMES[second.attribute]}"
        return f"until the end of this combat, {both} are each lowered by {number(first.by, voice)}"
    if isinstance(first, influence_effects.PlaceOnSome) and (first, second) == one_of_each(first):
        return Clause(SAURON, "place", f"1 influence and 1 monster token, each in {some(1, first.where, voice)}, even without influence")
    if isinstance(first, influence_effects.RemoveSome) and second == replace_tokens(first) and first.count == 1 and not first.influence:
        return Clause(voice.decider(first.who), "remove", f"1 monster token and 1 influence {out_of(first.where, voice)}")
    return None


def one_of_each(word: influence_effects.PlaceOnSome) -> tuple[influence_effects.PlaceOnSome, foe_effects.PlaceTokensOnSome]:
    """One influence and one monster token in the same places."""
    return influence_effects.PlaceOnSome(1, word.where), foe_effects.PlaceTokensOnSome(1, word.where)


def replace_tokens(word: influence_effects.RemoveSome) -> influence_effects.RemoveSome:
    """The same with influence instead of monster tokens."""
    return influence_effects.RemoveSome(word.count, word.where, word.who, influence=True, monsters=False, up_to=word.up_to)


def all_sentences(words: Sequence[Word], voice: CardSentence) -> list[str]:
    """Effects, a sentence each."""
    return [f"{capital(alone(each))}." for each in parts(words, voice)]


def sentences(words: Sequence[Word], voice: CardSentence) -> str:
    """The same as one text."""
    return " ".join(all_sentences(words, voice))


def after(condition: str, words: Effects, voice: CardSentence) -> str:
    """What is done if something holds."""
    found = parts(words, voice)
    colon = len(found) == 1 and isinstance(found[0], str) and found[0].startswith("if ")
    return f"if {condition}{':' if colon else ','} {strung(found)}"


# ---- if, choose, may


def conditional(word: control.If, voice: CardSentence) -> Part:
    """If … . Otherwise, … ."""
    text = after(holds(word.condition, voice), word.then, voice)
    return f"{text}. Otherwise, {strung(parts(word.otherwise, voice))}" if word.otherwise else text


def choose(word: control.Choose, voice: CardSentence) -> Part:
    """“gain 1 favor or train”, or “choose one: … ; or …”."""
    who = voice.decider(word.who)
    inner = voice.by(who) if who == voice.hero else replace(voice.afterwards(), actor=who)
    branches = [parts(branch, inner) for branch in word.branches]
    clauses = [found[0] for found in branches if len(found) == 1 and isinstance(found[0], Clause) and found[0].who == who]
    if len(clauses) == len(branches) and not any(["," in clause.rest for clause in clauses]):
        join = ", or " if any([len(clause.rest) > LONG or " or " in clause.rest for clause in clauses]) else " or "
        if word.may:
            return f"{who} may {join.join([clause.bare for clause in clauses])}"
        return join.join([clauses[0].alone, *[clause.predicate for clause in clauses[1:]]])
    inner = inner.afterwards() if who == voice.hero else inner
    chooser = voice.again if who == voice.hero else who if len(clauses) == len(branches) else NOBODY
    texts = [strung(parts(branch, inner), chooser) or "do nothing" for branch in word.branches]
    head = f"{who} may choose one" if word.may else Clause(who, "choose", "one").alone
    return f"{head}: {'; or '.join(texts)}"


def may(word: control.May, voice: CardSentence) -> Part:
    """“you may pay 1 favor to …”, or “you may … . If you do, …”."""
    who = voice.decider(word.who)
    inner = voice.by(who)
    return allowed(who, parts(word.cost, inner), parts(word.then, inner if not word.cost else inner.afterwards()))


def allowed(who: str, cost: Sequence[Part], then: Sequence[Part]) -> str:
    """Somebody may do something, for a price or for nothing."""
    own = all([isinstance(each, Clause) and each.who == who for each in then])
    if not cost:
        return f"{who} may {strung(then, who)}"
    if own:
        return f"{who} may {strung(cost, who)} to {strung(then, who)}"
    return f"{who} may {strung(cost, who)}. If {'you do' if who == YOU else 'so'}, {strung(then)}"


# ---- heroes


def each_hero(word: control.EachHero, voice: CardSentence) -> Part:
    """Every hero, or every one of whom something holds."""
    inner = voice.about("each hero")
    if word.condition is not None:
        inner = voice.about(f"each hero {marked(word.condition, inner)}")
    return ". ".join([capital(each.told if isinstance(each, Clause) else each) for each in parts(word.effects, inner)])


def one_hero(word: control.OneHeroMay, voice: CardSentence) -> Part:
    """One hero pays for all."""
    inner = voice.about("one hero")
    return allowed("one hero", parts(word.cost, inner), parts(word.then, inner))


def picked(word: control.SauronPicksHero, voice: CardSentence) -> Part:
    """A hero of Sauron’s choice."""
    inner = replace(voice.about("that hero"), actor=SAURON)
    return ". ".join(["Sauron chooses a hero", *[capital(alone(each)) for each in parts(word.then, inner)]])


# ---- damage and fights


def shield_damage(word: hero_cards.ShieldDamage, voice: CardSentence) -> Part:
    """Cards that are discarded first hold some of it off."""
    s = "" if voice.again == YOU else "s"
    damage = Clause(voice.hero, "take", f"{word.points} damage").alone
    unhurt = strung(parts(word.unhurt, voice.afterwards()))
    return f"{damage}, less the defense of any cards {voice.again} discard{s} first. If {voice.again} take{s} no damage, {unhurt}"


def fight(word: fights.Fight, voice: CardSentence) -> Part:
    """A monster from the supply, and what the result brings."""
    it = "them" if is_several(word.monster) else "it"
    text = Clause(voice.hero, "fight", a_foe(word.monster) + (f" with agility {word.agility}" if word.agility >= 0 else "")).alone
    inner = voice.afterwards()
    if not word.if_defeated and not word.ends_turn:
        return Clause(voice.hero, "fight", a_foe(word.monster) + (f" with agility {word.agility}" if word.agility >= 0 else ""))
    beat, beats_not = (f"defeat {it}", f"do not defeat {it}") if inner.hero == YOU else (f"defeats {it}", f"does not defeat {it}")
    if word.if_defeated:
        text += f". If {inner.hero} {beat}, {strung(parts(word.if_defeated, inner))}"
        return f"{text}. Otherwise, {inner.your} turn ends" if word.ends_turn else text
    return f"{text}. If {inner.hero} {beats_not}, {inner.your} turn ends"


def bring_to_fight(word: fights.BringMinionToFight, voice: CardSentence) -> Part:
    """A minion comes and fights."""
    you = voice.again == YOU
    text = f"any 1 minion on the map to {in_text(word.place)}; {voice.again} {'fight' if you else 'fights'} it"
    if word.if_defeated:
        text += f". If {voice.again} {'defeat' if you else 'defeats'} it, {strung(parts(word.if_defeated, voice))}"
    return Clause(SAURON, "move", f"{text}. An undecided combat does not end {voice.your} turn")


def command_and_fight(_: fights.CommandAndFight, voice: CardSentence) -> Part:
    """A minion is moved or healed."""
    fights_it = f"{voice.again} {'fight' if voice.again == YOU else 'fights'} it"
    return Clause(
        SAURON,
        "command",
        f"1 minion, and if it moves into {voice.your} location, {fights_it} (an undecided combat does not end {voice.your} turn)",
    )


SAID: dict[object, Said] = {
    **HERO_EFFECTS,
    **SAURON_EFFECTS,
    **MAP_EFFECTS,
    control.If: conditional,
    control.Choose: choose,
    control.May: may,
    control.EachHero: each_hero,
    control.OneHeroMay: one_hero,
    control.SauronPicksHero: picked,
    hero_cards.ShieldDamage: shield_damage,
    fights.Fight: fight,
    fights.BringMinionToFight: bring_to_fight,
    fights.CommandAndFight: command_and_fight,
}


def effect_alone(word: Word, book: QuestBook) -> str:
    """An effect by itself."""
    return sentences((word,), to_you(book))


def branch(word: choices.PickBranch, book: QuestBook) -> str:
    """What a branch does, on a button: to whoever is asked, or by Sauron to a hero."""
    voice = CardSentence(book, "the hero", "the hero", SAURON) if word.sauron else to_you(book)
    chooser = SAURON if word.sauron else YOU
    found: list[Any] = [as_chosen(each, chooser) for each in parts(word.does, voice)]
    return strung(found, chooser) or "nothing"


def as_chosen(each: Part, chooser: str) -> Part:
    """The heroes together are spoken to like one."""
    return replace(each, who=chooser) if isinstance(each, Clause) and each.who == "the heroes" else each


EFFECTS: dict[object, QuestPhrase] = {**dict.fromkeys(SAID, effect_alone), choices.PickBranch: branch}
