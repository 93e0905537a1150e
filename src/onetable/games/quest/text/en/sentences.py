"""English sentences: if, may, choose one, each hero; and the fights that cards force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.en.card_sentence import SAURON, CardSentence, Said, strung
from onetable.games.quest.text.en.effects import EFFECTS as PLAIN
from onetable.games.quest.text.en.values import holds, marked
from onetable.games.quest.text.persons import Walk
from onetable.games.quest.text.variants import Rows
from onetable.language.en.verbs import NOBODY, YOU, Clause, Part, alone
from onetable.language.markup import plain

LONG = 45


# ---- if, choose, may


def conditional(word: words.If, voice: CardSentence) -> Part:
    """If … . Otherwise, … ."""
    mark = ":" if isinstance(word.then[0], words.If) else ","
    text = f"if {holds(word.condition, voice)}{mark} {strung(parts(word.then, voice))}"
    return f"{text}. Otherwise, {strung(parts(word.otherwise, voice))}" if word.otherwise else text


def choose(word: words.Choose, voice: CardSentence) -> Part:
    """“gain 1 favor or train”, or “choose one: … ; or …”."""
    who = voice.decider(word.who)
    inner = voice.by(who) if who == voice.hero else replace(voice.afterwards(), actor=who)
    branches = [parts(branch, inner) for branch in word.branches]
    clauses = [found[0] for found in branches if len(found) == 1 and isinstance(found[0], Clause) and found[0].who == who]
    if len(clauses) == len(branches) and not any([isinstance(branch[0], words.CommandAndFight) for branch in word.branches]):
        join = ", or " if any([len(plain(clause.rest)) > LONG for clause in clauses]) else " or "
        if word.may:
            return f"{who} may {join.join([clause.bare for clause in clauses])}"
        return join.join([clauses[0].alone, *[clause.predicate for clause in clauses[1:]]])
    inner = inner.afterwards() if who == voice.hero else inner
    chooser = voice.again if who == voice.hero else who if len(clauses) == len(branches) else NOBODY
    texts = [strung(parts(branch, inner), chooser) or "do nothing" for branch in word.branches]
    head = f"{who} may choose one" if word.may else Clause(who, "choose", "one").alone
    return f"{head}: {'; or '.join(texts)}"


def allowed(who: str, cost: Sequence[Part], then: Sequence[Part]) -> str:
    """Somebody may do something, for a price or for nothing."""
    if not cost:
        return f"{who} may {strung(then, who)}"
    if all([isinstance(each, Clause) and each.who == who for each in then]):
        return f"{who} may {strung(cost, who)} to {strung(then, who)}"
    return f"{who} may {strung(cost, who)}. If {'you do' if who == YOU else 'so'}, {strung(then)}"


# ---- heroes


def each_hero(word: words.EachHero, voice: CardSentence) -> Part:
    """Every hero, or every one of whom something holds."""
    inner = voice.about("each hero")
    if word.condition is not None:
        inner = voice.about(f"each hero {marked(word.condition, inner)}")
    return ". ".join([each.told if isinstance(each, Clause) else each for each in parts(word.effects, inner)])


def picked(word: words.SauronPicksHero, voice: CardSentence) -> Part:
    """A hero of Sauron’s choice."""
    inner = voice.about("that hero").by(SAURON)
    return ". ".join(["Sauron chooses a hero", *[alone(each) for each in parts(word.then, inner)]])


# ---- damage and fights


def does(voice: CardSentence, verb: str) -> str:
    """The hero who was named does something: “you fight”, “the hero fights”."""
    return Clause(voice.again, verb).told


def shield_damage(word: words.ShieldDamage, voice: CardSentence) -> Part:
    """Cards that are discarded first hold some of it off."""
    damage = Clause(voice.hero, "take", f"{word.points} damage").alone
    unhurt = strung(parts(word.unhurt, voice.afterwards()))
    spared = f"{voice.again} may first discard cards from hand; their defense lowers the damage"
    return f"{damage}. {spared}. If {does(voice, 'take')} no damage, {unhurt}"


def fight(word: words.Fight, voice: CardSentence) -> Part:
    """A monster from the supply, and what the result brings."""
    combat = Clause(voice.hero, "fight", voice.fill("{monster:a} with agility {agility}" if word.agility >= 0 else "{monster:a}", word))
    if not word.if_defeated and not word.ends_turn:
        return combat
    inner, it = voice.afterwards(), voice.said(word.monster, "them")
    if not word.if_defeated:
        return f"{combat.alone}. If {does(voice, 'do')} not defeat {it}, {inner['your']} turn ends"
    won = f"{combat.alone}. If {does(voice, 'defeat')} {it}, {strung(parts(word.if_defeated, inner))}"
    return f"{won}. Otherwise, {inner['your']} turn ends" if word.ends_turn else won


def bring_to_fight(word: words.BringMinionToFight, voice: CardSentence) -> Part:
    """A minion comes and fights."""
    won = f". If {does(voice, 'defeat')} it, {strung(parts(word.if_defeated, voice))}" if word.if_defeated else ""
    rest = f"{voice.fill('any 1 minion on the map to {place:the}', word)}; {does(voice, 'fight')} it{won}"
    return Clause(SAURON, "move", f"{rest}. An undecided combat does not end {voice['your']} turn")


SAID_ROWS: dict[object, Said] = {
    **PLAIN,
    words.If: conditional,
    words.Choose: choose,
    words.May: lambda word, voice: allowed(*WALK.offered(word, voice)),
    words.EachHero: each_hero,
    words.OneHeroMay: lambda word, voice: allowed(*WALK.offered(word, voice.about("one hero"), "one hero")),
    words.SauronPicksHero: picked,
    words.ShieldDamage: shield_damage,
    words.Fight: fight,
    words.BringMinionToFight: bring_to_fight,
}
SAID = Rows(SAID_ROWS)
WALK: Walk = Walk(SAID, CardSentence, alone, strung)
parts, sentences = WALK.parts, WALK.sentences
EFFECTS = WALK.effects("nothing")
