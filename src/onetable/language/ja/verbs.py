"""Japanese verbs: one that stands last in a clause, in the forms that sentences need."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.language.book import Forms
from onetable.language.text import Gap, Text, joined

GODAN_RU = ("取る",)  # written with a sign before る that does not tell
GOES_ON = {"う": "い", "く": "き", "ぐ": "ぎ", "す": "し", "つ": "ち", "ぶ": "び", "む": "み", "る": "り"}
DENIED = {"う": "わ", "く": "か", "ぐ": "が", "す": "さ", "つ": "た", "ぶ": "ば", "む": "ま", "る": "ら"}


def forms(verb: str) -> tuple[str, str, str]:
    """A verb or an adjective in a clause that goes on, denied, and denied in a clause that goes on: 取り, 取らない, 取らず."""
    if verb.endswith("ない"):
        return f"{verb[:-1]}く", f"{verb[:-1]}くない", f"{verb[:-1]}くなく"
    if verb.endswith("する"):
        return f"{verb[:-2]}し", f"{verb[:-2]}しない", f"{verb[:-2]}せず"
    if verb.endswith("ている"):
        return f"{verb[:-2]}おり", f"{verb[:-1]}ない", f"{verb[:-2]}おらず"
    godan = not verb.endswith("る") or verb.endswith(GODAN_RU)
    goes_on, denied = (GOES_ON[verb[-1]], DENIED[verb[-1]]) if godan else ("", "")
    return verb[:-1] + goes_on, f"{verb[:-1]}{denied}ない", f"{verb[:-1]}{denied}ず"


@dataclass(frozen=True)
class Clause(Forms):
    """What stands before the verb, and the verb, which comes last: it holds, it holds and ..., it never holds, it never holds and ...

    A note follows the verb where the clause ends; what is never done may be said with other words before the verb.
    """

    before: str | Text
    verb: str
    note: str = ""
    never: str | Text = ""

    def in_form(self, form: str) -> Text | None:
        goes_on, denied, without = forms(self.verb)
        ends = {"": self.verb + self.note, "and": goes_on, "never": denied, "never_and": without}
        before = self.never if self.never and form.startswith("never") else self.before
        return joined([before, ends[form]], "") if form in ends else None


def told(who: Gap, does: str | Text, particle: str = "が") -> Text:
    """フロドがカードを1枚出す."""
    return joined([(who,), particle, does], "")
