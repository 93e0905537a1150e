"""Dutch sentences: als, mag, kies er één, elke held; and the fights that cards force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.nl.card_sentence import SAURON, CardSentence, Said, drawn_together, following, strung
from onetable.games.quest.text.nl.effects import EFFECTS as PLAIN
from onetable.games.quest.text.nl.values import holds, marked
from onetable.games.quest.text.persons import Walk
from onetable.games.quest.text.variants import Rows
from onetable.language.markup import plain
from onetable.language.nl.nouns import Nominal, joined, several
from onetable.language.nl.verbs import NOBODY, YOU, Alternatives, Clause, Part, alone

LONG = 45


# ---- if, choose, may


def conditional(word: words.If, voice: CardSentence) -> Part:
    """Als … . Anders … ."""
    found = parts(word.then, voice)
    mark = ":" if found and isinstance(found[0], str) else ","
    text = f"als {holds(word.condition, voice)}{mark} {following(found) or 'gebeurt er niets'}"
    return f"{text}. Anders {following(parts(word.otherwise, voice))}" if word.otherwise else text


def is_simple(part: Part, who: str) -> bool:
    """Whether it can be said in one breath with others of its kind."""
    return isinstance(part, Clause) and part.who == who and not part.more and not part.may


def choose(word: words.Choose, voice: CardSentence) -> Part:
    """“Krijg 1 gunst of train”, or “kies er één: … ; of …”."""
    who = voice.decider(word.who)
    inner = voice.by(who) if who == voice.hero else replace(voice.afterwards(), actor=who)
    branches = [parts(branch, inner) for branch in word.branches]
    clauses = [found[0] for found in branches if len(found) == 1 and is_simple(found[0], who) and isinstance(found[0], Clause)]
    if len(clauses) == len(branches):
        link = ", of " if any([len(plain(joined(each.what, each.tail))) > LONG for each in clauses]) else " of "
        return Clause(who, "", link.join(infinitives(clauses)), may=True) if word.may else Alternatives(clauses, link)
    inner = inner.afterwards() if who == voice.hero else inner
    chooser = YOU if who == YOU else NOBODY  # only “je” is given orders
    texts = [strung(parts(branch, inner), chooser) or "doe niets" for branch in word.branches]
    return Clause(who, "kiezen", "er één", may=word.may, more=f": {'; of '.join(texts)}")


def infinitives(clauses: Sequence[Clause]) -> list[str]:
    """What somebody may do; the same end is said once: “1 personage of 1 gunstmerkteken uit Rohan verwijderen”."""
    if len({(clause.particle, clause.verb, clause.tail) for clause in clauses}) > 1:
        return [clause.bare for clause in clauses]
    whats = [clause.what.pieces if isinstance(clause.what, Nominal) else (clause.what,) for clause in clauses]
    is_shared = len({what[-1] for what in whats}) == 1
    return [*["".join(what[:-1] if is_shared else what) for what in whats[:-1]], clauses[-1].bare]


def allowed(who: str, cost: Sequence[Part], then: Sequence[Part]) -> Clause:
    """Somebody may do something, for a price or for nothing."""
    own = [each for each in drawn_together(then) if isinstance(each, Clause) and each.who == who]
    price = [each.bare for each in cost if isinstance(each, Clause)]
    if not cost:
        return Clause(who, "", several([each.bare for each in own]), may=True)
    if len(own) == len(then):
        return Clause(who, "", f"{several(price)} om {several([each.to for each in own])}", may=True)
    done = "Doe je dat" if who == YOU else "Gebeurt dat"
    return Clause(who, "", several(price), may=True, more=f". {done}, dan {following(then)}")


# ---- heroes


def each_hero(word: words.EachHero, voice: CardSentence) -> Part:
    """Every hero, or every one of whom something holds."""
    inner = voice.about("elke held")
    if word.condition is not None:
        inner = voice.about(f"elke held {marked(word.condition, inner)}")
    return ". ".join([each if isinstance(each, str) else each.told for each in parts(word.effects, inner)])


def picked(word: words.SauronPicksHero, voice: CardSentence) -> Part:
    """A hero of Sauron’s choice."""
    inner = voice.about("die held").by(SAURON)
    return Clause(SAURON, "kiezen", "een held", more="".join([f". {alone(each)}" for each in parts(word.then, inner)]))


# ---- damage and fights


def shield_damage(word: words.ShieldDamage, voice: CardSentence) -> Part:
    """Cards that are discarded first hold some of it off."""
    unhurt = following(parts(word.unhurt, voice.afterwards()))
    spared = Clause(
        voice.again, "leggen", f"eerst kaarten uit {voice['own']} hand", "af", more="; hun verdediging vermindert de schade", may=True
    )
    more = f". {spared.told}. Als {voice.again} geen schade oploopt, {unhurt}"
    return Clause(voice.hero, "lopen", f"{word.points} schade", "op", more=more)


def fight(word: words.Fight, voice: CardSentence) -> Part:
    """A monster from the supply, and what the result brings."""
    inner = voice.afterwards()
    foe = voice.fill("tegen {monster:a} met behendigheid {agility}" if word.agility >= 0 else "tegen {monster:a}", word)
    ends = f"eindigt {turn(inner)}"
    more = ""
    if word.if_defeated:
        more = f". Als {inner.hero} die verslaat, {following(parts(word.if_defeated, inner))}"
        more += f". Anders {ends}" if word.ends_turn else ""
    elif word.ends_turn:
        more = f". Als {inner.hero} die niet verslaat, {ends}"
    return Clause(voice.hero, "vechten", foe, more=more)


def turn(voice: CardSentence) -> str:
    """Je beurt, de beurt van die held."""
    return f"{voice['own']} beurt{voice['of_him']}"


def bring_to_fight(word: words.BringMinionToFight, voice: CardSentence) -> Part:
    """A minion comes and fights."""
    more = f"; {Clause(voice.again, 'vechten', 'dan tegen die volgeling').told}"
    if word.if_defeated:
        more += f". Als {voice.again} die verslaat, {following(parts(word.if_defeated, voice))}"
    more += f". Een onbeslist gevecht beëindigt {turn(voice)} niet"
    return Clause(SAURON, "verplaatsen", voice.fill("1 volgeling naar keuze op het bord naar {place:the}", word), more=more)


SAID_ROWS: dict[object, Said] = {
    **PLAIN,
    words.If: conditional,
    words.Choose: choose,
    words.May: lambda word, voice: allowed(*WALK.offered(word, voice)),
    words.EachHero: each_hero,
    words.OneHeroMay: lambda word, voice: allowed(*WALK.offered(word, voice.about("één held"), "één held")),
    words.SauronPicksHero: picked,
    words.ShieldDamage: shield_damage,
    words.Fight: fight,
    words.BringMinionToFight: bring_to_fight,
}
SAID = Rows(SAID_ROWS)
WALK: Walk = Walk(SAID, CardSentence, alone, strung)
parts, sentences = WALK.parts, WALK.sentences
EFFECTS = WALK.effects("niets")
