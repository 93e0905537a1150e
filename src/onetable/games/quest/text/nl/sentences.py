"""Dutch sentences: als, mag, kies er één, elke held; and the fights that cards force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from onetable.core.word import Word
from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.card_sentence import HEROES, SAURON, CardSentence, Said, drawn_together, following, strung
from onetable.games.quest.text.nl.effects import EFFECTS as PLAIN
from onetable.games.quest.text.nl.values import holds, marked
from onetable.games.quest.text.pairs import in_pairs
from onetable.games.quest.text.variants import Rows
from onetable.language.nl.nouns import joined, several
from onetable.language.nl.verbs import NOBODY, YOU, Alternatives, Clause, Part, alone

LONG = 45


def parts(effects: Sequence[Word], voice: CardSentence) -> list[Part]:
    """Effects one after the other: clauses, or sentences that stand for themselves."""
    found: list[Part] = []
    for word in in_pairs(effects, SAID):
        said = SAID.of(word)(word, voice)
        found += said if isinstance(said, tuple) else [said]
    return found


def sentences(effects: Sequence[Word], voice: CardSentence) -> str:
    """Effects, a sentence each."""
    return " ".join([f"{alone(each)}." for each in parts(effects, voice)])


# ---- if, choose, may


def conditional(word: words.If, voice: CardSentence) -> Part:
    """Als … . Anders … ."""
    found = parts(word.then, voice)
    mark = ":" if found and isinstance(found[0], str) else ","
    text = f"als {holds(word.condition, voice)}{mark} {following(found) or 'gebeurt er niets'}"
    return f"{text}. Anders {following(parts(word.otherwise, voice))}" if word.otherwise else text


def is_simple(part: Part, who: str) -> bool:
    """Whether it can be said in one breath with others of its kind."""
    return isinstance(part, Clause) and part.who == who and not part.more and not part.may and "," not in part.bare


def choose(word: words.Choose, voice: CardSentence) -> Part:
    """“Krijg 1 gunst of train”, or “kies er één: … ; of …”."""
    who = voice.decider(word.who)
    inner = voice.by(who) if who == voice.hero else replace(voice.afterwards(), actor=who)
    branches = [parts(branch, inner) for branch in word.branches]
    clauses = [found[0] for found in branches if len(found) == 1 and is_simple(found[0], who) and isinstance(found[0], Clause)]
    if len(clauses) == len(branches):
        link = ", of " if any([len(joined(each.what, each.tail)) > LONG or " of " in each.bare for each in clauses]) else " of "
        return Clause(who, "", link.join(infinitives(clauses)), may=True) if word.may else Alternatives(clauses, link)
    inner = inner.afterwards() if who == voice.hero else inner
    chooser = YOU if who == YOU else NOBODY  # only “je” is given orders
    texts = [strung(parts(branch, inner), chooser) or "doe niets" for branch in word.branches]
    return Clause(who, "kiezen", "er één", may=word.may, more=f": {'; of '.join(texts)}")


def infinitives(clauses: Sequence[Clause]) -> list[str]:
    """What somebody may do; the same end is said once: “1 personage of 1 gunstmerkteken uit Rohan verwijderen”."""
    found = [clause.bare.split(" ") for clause in clauses]
    if len({(clause.particle, clause.verb, clause.tail) for clause in clauses}) > 1:
        return [" ".join(words) for words in found]
    shared = 0
    while len({words[-shared - 1] for words in found}) == 1:
        shared += 1
    return [" ".join(words if number == len(found) - 1 else words[:-shared]) for number, words in enumerate(found)]


def may(word: words.May, voice: CardSentence) -> Part:
    """“je mag 1 gunst betalen om …”, or “je mag … . Doe je dat, dan …”."""
    who = voice.decider(word.who)
    inner = voice.by(who)
    return allowed(who, parts(word.cost, inner), parts(word.then, inner if not word.cost else inner.afterwards()))


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


def one_hero(word: words.OneHeroMay, voice: CardSentence) -> Part:
    """One hero pays for all."""
    inner = voice.about("één held")
    return allowed("één held", parts(word.cost, inner), parts(word.then, inner))


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
    words.May: may,
    words.EachHero: each_hero,
    words.OneHeroMay: one_hero,
    words.SauronPicksHero: picked,
    words.ShieldDamage: shield_damage,
    words.Fight: fight,
    words.BringMinionToFight: bring_to_fight,
}
SAID = Rows(SAID_ROWS)


def branch(word: words.PickBranch, book: QuestBook) -> str:
    """What a branch does, on a button: to whoever is asked, or by Sauron to a hero."""
    voice, chooser = (CardSentence.of_shadow(book), SAURON) if word.sauron else (CardSentence.to_you(book), YOU)
    found = parts(word.does, voice)
    asked = [replace(each, who=chooser) if isinstance(each, Clause) and each.who == HEROES else each for each in found]
    return strung(asked, chooser) or "niets"  # the heroes together are spoken to like one


EFFECTS: dict[object, QuestPhrase] = {
    **{kind: lambda word, book: sentences((word,), CardSentence.to_you(book)) for kind in SAID.kinds},
    words.PickBranch: branch,
}
