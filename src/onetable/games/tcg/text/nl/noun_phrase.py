"""A Dutch noun with its article, adjectives, plural and what follows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from onetable.games.tcg.text.nl.grammar import REL
from onetable.language.nl.nouns import several as listed

NEUTER = ("personage", "wapen", "verhaal", "artefact", "harnas", "schild", "rijdier")
INFLECTED = {"ander": "andere", "uitgeput": "uitgeputte", "zwervend": "zwervende"}
FAMILY = {"reisgenoot", "bondgenoot", "volgeling"}
Ending = tuple[str, str]  # what follows one, and several


@dataclass(frozen=True)
class Head:
    """A noun in one and in several, with what stands glued before it; a name has no article."""

    one: str
    many: str = ""
    prefix: str = ""
    short: str = ""  # how the sentence calls it again
    is_name: bool = False
    after: Ending = ("", "")

    @property
    def is_neuter(self) -> bool:
        return self.one.endswith(NEUTER)


@dataclass(frozen=True)
class NounPhrase:
    """One noun, or one of several, with all that is said about it."""

    heads: tuple[Head, ...]
    before: tuple[str, ...] = ()
    after: tuple[Ending, ...] = ()
    yours: bool = False
    first: bool = False

    @property
    def is_name(self) -> bool:
        return all([head.is_name for head in self.heads])

    def adjectives(self, plain: bool) -> str:
        """A neuter noun after “een” has no ending."""
        return "".join([f"{word if plain else INFLECTED.get(word, word)} " for word in self.before])

    def endings(self, number: int) -> str:
        """What follows, for one or several; of a neuter noun one says “dat”."""
        text = "".join([f" {ending[number]}" for ending in self.after])
        return text.replace(f"{REL}die ", f"{REL}dat ") if number == 0 and self.heads[-1].is_neuter else text

    def joined(self, number: int, article: str = "") -> str:
        """All heads: “Sauron-volgeling, -omstandigheid of -bezitting”, “Gandalf of een elf”."""
        words = [(head.one, head.many or head.one)[number] for head in self.heads]
        prefixes = {head.prefix for head in self.heads}
        adjectives = self.adjectives(plain=article in ("een ", "geen ", "elk ") and self.heads[0].is_neuter)
        if any([head.is_name for head in self.heads]):
            parts = [
                head.one if head.is_name else article + adjectives + head.prefix + word
                for head, word in zip(self.heads, words, strict=True)
            ]
            return listed(parts, "of")
        if len(self.heads) > 1 and len(prefixes) == 1 and "".join(prefixes).endswith("-"):
            words = [self.heads[0].prefix + words[0], *[f"-{word}" for word in words[1:]]]
        elif len(self.heads) > 1 and len(set(words)) == 1:
            words = [*[head.prefix for head in self.heads[:-1]], self.heads[-1].prefix + words[-1]]
        else:
            words = [
                head.prefix + word + (f" {head.after[number]}" if head.after[number] else "")
                for head, word in zip(self.heads, words, strict=True)
            ]
        return article + adjectives + listed(words, "of")

    # ---- forms

    def a(self) -> str:
        """Een ork, een van je orks, Gandalf."""
        if self.first:
            return f"de {self.bare()}"
        return f"een van {self.your()}" if self.yours else self.joined(0, "een ") + self.endings(0)

    def many(self) -> str:
        """Orks."""
        return self.your() if self.yours else self.joined(1) + self.endings(1)

    def your(self) -> str:
        """Je orks."""
        return "je " + self.joined(1) + self.endings(1)

    def counted(self, count: int | str) -> str:
        """2 orks, 2 van je orks."""
        return f"{count} van {self.your()}" if self.yours else f"{count} {self.many()}"

    def bare(self) -> str:
        """Ork."""
        return self.joined(0) + self.endings(0)

    def each(self) -> str:
        """Elke ork, elk personage, elk van je orks, de eerste ork."""
        if self.yours or self.first or self.is_name:
            return f"elk van {self.your()}" if self.yours else self.a()
        return self.joined(0, "elk " if self.heads[0].is_neuter else "elke ") + self.endings(0)

    def no(self) -> str:
        """Geen ork."""
        if self.yours or self.is_name:
            return f"geen van {self.your()}" if self.yours else f"geen {self.bare()}"
        return self.joined(0, "geen ") + self.endings(0)

    def must_be(self) -> str:
        """Een reisgenoot zijn die geen elf is."""
        return f"{replace(self, after=()).a()} zijn{self.endings(0)}"

    def that(self) -> str:
        """Die ork, dat personage."""
        if self.is_name:
            return self.joined(0)
        calls = {head.short or head.one for head in self.heads}
        short = calls.pop() if len(calls) == 1 else "personage" if calls <= FAMILY | {"elf", "ork", "Uruk-hai"} else "kaart"
        return f"{'dat' if short.endswith(NEUTER) else 'die'} {short}"
