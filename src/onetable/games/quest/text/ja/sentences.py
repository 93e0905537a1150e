"""Japanese sentences: one thing after the other, if, may, choose, for each hero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.card_sentence import SAURON, CardSentence, ClauseOf
from onetable.games.quest.text.ja.effects import EFFECTS as PLAIN
from onetable.games.quest.text.ja.values import state, such
from onetable.games.quest.text.pairs import in_pairs
from onetable.games.quest.text.variants import Rows
from onetable.language.ja.verbs import Clause, caused

GOES_ON = "引き分けてもターンは終わらない"


class Topic(str):
    """Whom a sentence is about, with は."""

    __slots__ = ()


class Sentence(NamedTuple):
    """A sentence without its full stop: whom it is about, whether a comma parts him from the rest, and what it says of him."""

    topic: str
    comma: str
    text: str
    counts: bool = False  # it begins with what is counted

    @property
    def said(self) -> str:
        """The whole sentence."""
        return f"{self.topic}{self.comma}{self.text}"


Sentences = tuple[Sentence, ...]


def about(topic: str, text: str, first: str = "", counts: bool = False) -> Sentence:
    """A subject before its clause, or before the first of several; a comma parts it from a long one."""
    return Sentence(topic, "、" * (isinstance(topic, Topic) and (counts or "、" in (first or text))), text, counts)


def written(found: Sentences) -> str:
    """Sentences with their full stops."""
    return "".join([f"{each.said}。" for each in found])


def besides(found: list[Clause]) -> Sentences:
    """What must be said after these clauses."""
    return tuple([about("", text) for clause in found for text in clause.after])


# ---- clauses in a row


def clauses(deeds: Sequence[words.Word], voice: CardSentence) -> list[Clause]:
    """Plain effects as clauses."""
    return [CLAUSES.of(deed)(deed, voice) for deed in in_pairs(deeds, CLAUSES)]


def row(found: list[Clause], voice: CardSentence, actor: words.Who | None, particle: str, last: str = "does") -> Sentence:
    """“XはAし、YはBする”; who acts is named where it is not the one before."""
    subjects, texts = [], []
    for number, clause in enumerate(found):
        who = clause.who if clause.who is not None else actor
        subjects.append(named(who, actor, voice, particle))
        texts.append(getattr(clause, last) if number == len(found) - 1 else clause.goes_on)
        actor = who
    rest = [about(subjects[place], texts[place], counts=found[place].tests).said for place in range(1, len(found))]
    return about(subjects[0], "、".join([texts[0], *rest]), texts[0], found[0].tests)


def named(who: words.Who | None, actor: words.Who | None, voice: CardSentence, particle: str) -> str:
    """Who acts, if it is not the one the sentence is about."""
    if who is None or who is actor:
        return ""
    name = voice.actor(who) or (voice["him"] if actor is not None else "")
    return as_topic(name) if particle == "は" else f"{name}{particle}" if name else ""


def made(found: list[Clause], voice: CardSentence, actor: words.Who) -> list[Clause]:
    """The same clauses as deeds of one actor, who makes others do what is theirs."""
    texts, told = [], actor
    for clause in found:
        who = clause.who or actor
        if who is actor:
            texts.append(clause)
        else:
            whom = f"{voice.actor(who) or voice['him']}に{'、' * clause.tests}" if who is not told else ""
            texts.append(replace(clause, who=actor, before=f"{whom}{clause.before}", verb=caused(clause.verb)))
        told = who
    return texts


# ---- sentences


def tell(deeds: Sequence[words.Word], voice: CardSentence, topic: str = "") -> Sentences:
    """Sentence after sentence. A topic that stays the same is not said again; a hero who is spoken to is named after Sauron."""
    told: list[Sentence] = []
    rest = list(in_pairs(deeds, CLAUSES))
    while rest:
        size = len(rest) if isinstance(rest[0], words.PayFavor) else 1  # a payment and what it is for are one sentence
        part, rest = rest[:size], rest[size:]
        first, *besides = sentence(part, voice)
        if isinstance(first.topic, Topic) and first.topic == topic:
            first = about("", f"{again(part[0], first)}{first.text}")
        elif isinstance(first.topic, Topic):
            topic = first.topic
        elif topic == f"{SAURON}は" and leader(part[0], voice) is words.Who.HERO:
            first, topic = Sentence(as_topic(voice["him"]), "", first.said), ""
        else:
            topic = ""
        told += [first, *besides]
    return tuple(told)


def again(deed: words.Word, said: Sentence) -> str:
    """What opens one more thing about the same topic."""
    return "次に" if isinstance(deed, words.SauronPicksHero) else "さらに、" * said.counts


def leader(deed: words.Word, voice: CardSentence) -> words.Who | None:
    """Who acts or decides."""
    if isinstance(deed, words.Choose | words.May):
        return deed.who
    return CLAUSES.of(deed)(deed, voice).who if type(deed) not in SENTENCES else None


def sentence(deeds: Sequence[words.Word], voice: CardSentence) -> Sentences:
    """One sentence, and what must be said besides."""
    if type(deeds[0]) in SENTENCES:
        return SENTENCES[type(deeds[0])](deeds[0], voice)
    found = clauses(deeds, voice)
    return row(found, voice, None, "は"), *besides(found)


def then(opening: str, deeds: words.Effects, voice: CardSentence) -> Sentences:
    """What follows a condition: plain effects are one sentence."""
    if not deeds:
        return (about("", f"{opening}何もしない"),)
    first, *rest = sentence(deeds, voice) if all([type(deed) not in SENTENCES for deed in deeds]) else tell(deeds, voice)
    return about("", opening + first.said), *rest


def followed(opening: str, deeds: words.Effects, voice: CardSentence) -> tuple[str, ...]:
    """The same after a clause."""
    return tuple([each.said for each in then(opening, deeds, voice)])


# ---- clauses with sentences inside


def shield_damage(word: words.ShieldDamage, voice: CardSentence) -> Clause:
    """Damage that shields on discarded cards take."""
    spared = "ただし、先に手札を好きな枚数捨て、その防御力の合計と同じだけダメージを減らしてもよい"
    return Clause(words.Who.HERO, f"{word.points}ダメージを", "受ける", (spared, *followed("ダメージが0になったら、", word.unhurt, voice)))


def fight(word: words.Fight, voice: CardSentence) -> Clause:
    """Against a monster; what a fight won brings and one not won costs."""
    with_agility = (f"この戦闘では、{voice['whose']}敏捷を{word.agility}とする",) if word.agility >= 0 else ()
    won = followed("倒したら、", word.if_defeated, voice) if word.if_defeated else ()
    lost = ("倒せなければ、ただちにターンを終える",) if word.ends_turn else ()
    return Clause(words.Who.HERO, voice.fill("{monster}と", word), "戦う", (*with_agility, *won, *lost))


def bring_minion(word: words.BringMinionToFight, voice: CardSentence) -> Clause:
    """A minion comes to fight."""
    won = followed("その臣下を倒したら、", word.if_defeated, voice) if word.if_defeated else ()
    return Clause(words.Who.SAURON, voice.fill("マップ上の臣下1体を{place}に移動させ、{him}と", word), "戦わせる", (*won, GOES_ON))


CLAUSE_ROWS: dict[object, ClauseOf] = {
    **PLAIN,
    words.ShieldDamage: shield_damage,
    words.Fight: fight,
    words.BringMinionToFight: bring_minion,
}
CLAUSES = Rows(CLAUSE_ROWS)

# ---- if, may, choose


def if_(word: words.If, voice: CardSentence) -> Sentences:
    """“……なら、……。そうでなければ、……。”."""
    otherwise = then("そうでなければ、", word.otherwise, voice) if word.otherwise else ()
    return *then(f"{state(word.condition, voice).bare}なら、", word.then, voice), *otherwise


def choose(word: words.Choose, voice: CardSentence) -> Sentences:
    """In one sentence where each branch is one short clause, else as a list."""
    subject = as_topic(voice.actor(word.who))
    branches = [clauses(branch, voice) for branch in word.branches]
    form = "allowed" if word.may else "does"
    if all([is_short(branch, word.who) for branch in branches]):
        texts = [f"{branch_of(branch, voice, word.who)}か" for branch in branches[:-1]]
        return (about(subject, "、".join([*texts, branch_of(branches[-1], voice, word.who, form)])),)
    which = "どちらか" if len(branches) == 2 else "どれか1つ"
    offered: list[Sentence] = []
    for number, branch in enumerate(branches, 1):
        offered += [about("", f"（{number}）{branch_of(branch, voice, word.who)}"), *besides(branch)]
    return Sentence(subject, "", f"次の{which}を{getattr(Clause(None, '', '選ぶ'), form)}"), *offered


def is_short(branch: list[Clause], chooser: words.Who) -> bool:
    """Whether this is one short clause, of whoever chooses it or made happen by Sauron: else it would not be clear who chooses."""
    if len(branch) != 1 or branch[0].after or "、" in branch[0].does:
        return False
    return chooser is words.Who.SAURON or branch[0].who in (chooser, None)


def branch_of(branch: list[Clause], voice: CardSentence, chooser: words.Who, last: str = "does") -> str:
    """One of the things a card offers; Sauron makes a hero do what is the hero's."""
    if not branch:
        return "何もしない"
    if chooser is words.Who.SAURON:
        branch = made(branch, voice, chooser)
    return row(branch, voice, chooser, "が", last).said


def as_topic(name: str) -> str:
    """Whom a sentence is about, unless he goes without saying."""
    return Topic(f"{name}は") if name else ""


def offer(subject: str, cost: words.Effects, deeds: words.Effects, voice: CardSentence, who: words.Who) -> Sentences:
    """What somebody may do; the cost comes first: “支援トークンを1枚払って、……してもよい。”."""
    paid = "".join([f"{clause.first}、" for clause in clauses(cost, voice)])
    found = made(clauses(deeds, voice), voice, who)
    return about(subject, f"{paid}{row(found, voice, who, 'が', 'allowed').said}"), *besides(found)


def picks_hero(word: words.SauronPicksHero, voice: CardSentence) -> Sentences:
    """“サウロンはヒーローを1人選ぶ。そのヒーローは……。”."""
    return Sentence(as_topic(SAURON), "", "ヒーローを1人選ぶ"), *tell(word.then, CardSentence(voice.book, "そのヒーロー"), as_topic(SAURON))


SENTENCES: dict[type, Callable[[Any, CardSentence], Sentences]] = {
    words.If: if_,
    words.Choose: choose,
    words.May: lambda word, voice: offer(as_topic(voice.actor(word.who)), word.cost, word.then, voice, word.who),
    words.EachHero: lambda word, voice: tell(word.effects, CardSentence(voice.book, f"{such(word.condition)}各ヒーロー")),
    words.OneHeroMay: lambda word, voice: offer(as_topic("ヒーローのうち1人"), word.cost, word.then, voice, words.Who.HERO),
    words.SauronPicksHero: picks_hero,
}


def branch(word: words.PickBranch, book: QuestBook) -> str:
    """What this branch does; Sauron reads of a hero what a hero reads of himself; what the heroes do together the one who is asked does."""
    chooser, voice = (words.Who.SAURON, CardSentence(book, "ヒーロー")) if word.sauron else (words.Who.HERO, CardSentence(book))
    found = [replace(clause, who=words.Who.HERO) if clause.who is words.Who.HEROES else clause for clause in clauses(word.does, voice)]
    return "。".join([branch_of(found, voice, chooser), *[each.said for each in besides(found)]])


EFFECTS: dict[object, QuestPhrase] = {
    **{kind: lambda word, book: written(tell((word,), CardSentence(book))) for kind in [*CLAUSES.kinds, *SENTENCES]},
    words.PickBranch: branch,
}
