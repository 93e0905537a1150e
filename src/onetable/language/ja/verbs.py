"""Japanese verbs in the forms that sentences need, and clauses, whose verb comes last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from onetable.language.book import Forms
from onetable.language.text import Form, Text, text

SINGLE = "得見"  # written before る, and all there is of the verb
BEFORE_RU = f"いきぎしじちにひびみりえけげせぜてでねへべめれ{SINGLE}"  # what stands there in a verb whose end does not change
GOES_ON = {"う": "い", "く": "き", "ぐ": "ぎ", "す": "し", "つ": "ち", "ぶ": "び", "む": "み", "る": "り"}
DENIED = {"う": "わ", "く": "か", "ぐ": "が", "す": "さ", "つ": "た", "ぶ": "ば", "む": "ま", "る": "ら"}
TE = {"う": "って", "く": "いて", "ぐ": "いで", "す": "して", "つ": "って", "ぶ": "んで", "む": "んで", "る": "って"}
SPECIAL: dict[str, dict[str, str]] = {  # endings that follow no rule, by form; to be there, or to go on doing something, is いる
    "stem": {"ない": "なく", "ている": "ており", "にいる": "におり", "がいる": "がおり", "以上いる": "以上おり", "する": "し"},
    "te": {"する": "して"},
    "root": {"する": "し"},
    "never": {"ある": "ない", "ない": "なくない"},
    "without": {"ない": "なくなく", "ている": "ておらず", "する": "せず"},
    "caused": {"させる": "させる", "する": "させる", "受ける": "与える"},  # what he makes others do stays; another verb may say it
    "unable": {"する": "できません"},
}


@cache
def special(verb: str, form: str) -> str:
    """A form that follows no rule; nothing where it does."""
    return next((verb[: -len(end)] + new for end, new in SPECIAL[form].items() if verb.endswith(end)), "")


def is_plain(verb: str) -> bool:
    """Whether the end of the verb never changes: 捨てる, 得る, させる."""
    return verb[-1] == "る" and verb[-2] in BEFORE_RU


@cache
def stem(verb: str) -> str:
    """A clause that goes on: 取り, 捨て, し, 得て, 少なく, 残っており."""
    return special(verb, "stem") or verb[:-1] + ("て" * (verb[-2] in SINGLE) if is_plain(verb) else GOES_ON[verb[-1]])


@cache
def te(verb: str) -> str:
    """A means, or something that comes first: 払って."""
    return special(verb, "te") or verb[:-1] + ("て" if is_plain(verb) else TE[verb[-1]])


@cache
def root(verb: str) -> str:
    """What ない follows: 取ら, 捨て, し."""
    return special(verb, "root") or verb[:-1] + ("" if is_plain(verb) else DENIED[verb[-1]])


def never(verb: str) -> str:
    """What is not done or not so: 取らない, 少なくない, エルフでない."""
    return special(verb, "never") or f"{root(verb)}ない"


def without(verb: str) -> str:
    """The same in a clause that goes on: 取らず, せず, 少なくなく, 残っておらず."""
    return special(verb, "without") or f"{root(verb)}ず"


def caused(verb: str) -> str:
    """What somebody else is made to do: 捨てさせる, 引かせる."""
    return special(verb, "caused") or f"{root(verb)}{'させる' if is_plain(verb) else 'せる'}"


def past(verb: str) -> str:
    """What has happened: 払った, 選んだ."""
    joint = te(verb)
    return f"{joint[:-1]}{'だ' if joint[-1] == 'で' else 'た'}"


def unable(verb: str) -> str:
    """What cannot be done, said politely: 治療できません, 捨てることができません."""
    return special(verb, "unable") or f"{verb}ことができません"


@dataclass(frozen=True)
class Clause:
    """What somebody does: what stands before the verb, and the verb. What must be said besides comes after, in whole sentences."""

    who: Any  # None: whoever the sentence is about
    before: str
    verb: str
    after: tuple[str, ...] = ()  # without their full stops
    note: str = ""  # in brackets
    made: str = ""  # what others are made to do, where it is another verb
    apart: bool = False  # it is a sentence of its own: it has a topic, goes beyond one sentence, or is optional
    tests: bool = False  # it has a condition of its own

    does = Form(lambda it: it.before + it.verb + it.note)  # カードを1枚引く
    goes_on = Form(lambda it: it.does if it.note else it.before + stem(it.verb))  # カードを1枚引き
    cannot = Form(lambda it: f"{it.does}ことができません" if it.note else it.before + unable(it.verb))  # カードを1枚引くことができません
    first = Form(lambda it: it.before + te(it.verb))  # カードを1枚引いて
    allowed = Form(lambda it: f"{it.first}もよい")  # カードを1枚引いてもよい

    def opened(self, opening: str, **marks: Any) -> Clause:
        """The clause with something before it."""
        return Clause(**{**self.__dict__, "before": opening + self.before, **marks})


def does(before: str, verb: str, **marks: Any) -> Clause:
    """What whoever the sentence is about does."""
    return Clause(None, before, verb, **marks)


def chained(clauses: Sequence[Clause]) -> Clause:
    """Several clauses, one after the other; one that stands apart begins a sentence."""
    found = last = clauses[0]
    for more in clauses[1:]:
        opening = f"{found.does}。" if last.apart or more.apart else f"{found.goes_on}、"
        found, last = more.opened(opening, apart=found.apart or more.apart, tests=found.tests or more.tests), more
    return found


@dataclass(frozen=True)
class Condition(Forms):
    """What holds, holds and ..., never holds, never holds and ...: a note follows only where the clause ends.

    What is never so may be said with other words before the verb.
    """

    before: str
    verb: str
    note: str = ""
    never: str = ""

    def in_form(self, form: str) -> Text | None:
        denied = self.never or self.before
        said = {
            "": f"{self.before}{self.verb}{self.note}",
            "and": self.before + stem(self.verb),
            "never": denied + never(self.verb),
            "never_and": denied + without(self.verb),
        }
        return text(said[form]) if form in said else None


@dataclass(frozen=True)
class State:
    """What holds, as a clause before 場合 or 間: whom it is about, what of it, and the verb."""

    who: str
    what: str
    verb: str

    said = Form(lambda it: it.who + it.what + it.verb)  # 旅の仲間が平原の地点にいる
    goes_on = Form(lambda it: it.who + it.what + stem(it.verb))  # 旅の仲間が平原の地点におり

    @property
    def denied(self) -> State:
        """旅の仲間が平原の地点にいない."""
        return State(self.who, self.what, never(self.verb))


@dataclass(frozen=True)
class Happening:
    """What a text answers: to whom it happens, what, and the verb; a time has none."""

    who: str
    what: str
    verb: str = ""
    is_coming: bool = False  # before it happens

    said = Form(lambda it: it.who + it.what + it.verb)  # 手下が交戦に負ける
    then = Form(lambda it: f"{it.what}{it.verb if it.is_coming else past(it.verb)}時")  # 交戦に負けた時, without saying of whom

    def opening(self, each: bool) -> str:
        """“……たびに”, “……した時”, “……の開始時に”."""
        if not self.verb:
            return f"{self.said}に"
        return f"{self.said}たびに" if each else self.who + self.then
