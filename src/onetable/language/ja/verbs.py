"""Japanese verbs in the forms that sentences need, and clauses, whose verb comes last."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from onetable.language.book import Forms
from onetable.language.text import Text, text

SINGLE = "得見"  # written before る, and all there is of the verb
BEFORE_RU = f"いきぎしじちにひびみりえけげせぜてでねへべめれ{SINGLE}"  # what stands there in a verb whose end does not change
GOES_ON = {"う": "い", "く": "き", "ぐ": "ぎ", "す": "し", "つ": "ち", "ぶ": "び", "む": "み", "る": "り"}
DENIED = {"う": "わ", "く": "か", "ぐ": "が", "す": "さ", "つ": "た", "ぶ": "ば", "む": "ま", "る": "ら"}
TE = {"う": "って", "く": "いて", "ぐ": "いで", "す": "して", "つ": "って", "ぶ": "んで", "む": "んで", "る": "って"}
CAUSES = {"受ける": "与える"}  # another verb says it


def is_plain(verb: str) -> bool:
    """Whether the end of the verb never changes: 捨てる, 得る, させる."""
    return verb[-1] == "る" and verb[-2] in BEFORE_RU


@cache
def stem(verb: str) -> str:
    """A clause that goes on: 取り, 捨て, し, 得て, 少なく, 残っており."""
    if verb.endswith("ない"):
        return f"{verb[:-1]}く"
    if verb.endswith("ている"):
        return f"{verb[:-2]}おり"
    if verb.endswith("する"):
        return f"{verb[:-2]}し"
    if is_plain(verb):
        return f"{verb[:-1]}{'て' * (verb[-2] in SINGLE)}"
    return verb[:-1] + GOES_ON[verb[-1]]


@cache
def te(verb: str) -> str:
    """A means, or something that comes first: 払って."""
    if verb.endswith("する"):
        return f"{verb[:-2]}して"
    return f"{verb[:-1]}{'て' if is_plain(verb) else TE[verb[-1]]}"


@cache
def root(verb: str) -> str:
    """What ない follows: 取ら, 捨て, し."""
    if verb.endswith("する"):
        return f"{verb[:-2]}し"
    return verb[:-1] if is_plain(verb) else verb[:-1] + DENIED[verb[-1]]


@cache
def never(verb: str) -> str:
    """What is not done or not so: 取らない, 少なくない."""
    return f"{stem(verb)}ない" if verb.endswith("ない") else f"{root(verb)}ない"


@cache
def without(verb: str) -> str:
    """The same in a clause that goes on: 取らず, せず, 少なくなく, 残っておらず."""
    if verb.endswith("ない"):
        return f"{stem(verb)}なく"
    if verb.endswith("ている"):
        return f"{verb[:-2]}おらず"
    return f"{verb[:-2]}せず" if verb.endswith("する") else f"{root(verb)}ず"


@cache
def caused(verb: str) -> str:
    """What somebody else is made to do: 捨てさせる, 引かせる."""
    if verb.endswith("する"):
        return f"{verb[:-2]}させる"
    return CAUSES.get(verb) or f"{root(verb)}{'させる' if is_plain(verb) else 'せる'}"


@dataclass(frozen=True)
class Clause:
    """What somebody does: what stands before the verb, and the verb. What must be said besides comes after, in whole sentences."""

    who: Any  # None: whoever the sentence is about
    before: str
    verb: str
    after: tuple[str, ...] = ()  # without their full stops

    @property
    def does(self) -> str:
        """カードを1枚引く."""
        return self.before + self.verb

    @property
    def goes_on(self) -> str:
        """カードを1枚引き."""
        return self.before + stem(self.verb)

    @property
    def first(self) -> str:
        """カードを1枚引いて."""
        return self.before + te(self.verb)

    @property
    def allowed(self) -> str:
        """カードを1枚引いてもよい."""
        return f"{self.first}もよい"


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
