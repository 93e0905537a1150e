"""Dutch texts of fighting cards and foes. “Je” is whoever plays the card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.pairs import in_pairs
from onetable.games.quest.text.variants import Rows
from onetable.games.quest.text.voice import Voice
from onetable.language.nl.verbs import YOU, Clause, alone, following

HIM = "je tegenstander"


@dataclass(frozen=True)
class Fighter(Voice):
    """How a text calls the card of the other side, and of which round it speaks."""

    card: str = f"de kaart van {HIM}"
    when: str = ""


Said = Callable[[Any, Fighter], Clause | str]


def by(who: str) -> Callable[..., Said]:
    """Somebody does something: the infinitive, what stands before it, its particle, what follows it, and what is said after the clause."""

    def row(verb: str, what: str, particle: str = "", tail: str = "", more: str = "") -> Said:
        return lambda word, voice: Clause(who, verb, voice.fill(what, word), particle, tail, more=voice.fill(more, word))

    return row


you, he = by(YOU), by(HIM)


def whole(sentence: str) -> Said:
    """A sentence that stands for itself."""
    return lambda word, voice: voice.fill(sentence, word)


OR_NONE = "{missing: of je tegenstander geen kaart heeft|}"
TEST_ROWS: dict[object, str] = {  # with the verb at the end
    words.OpponentPlays: "je tegenstander {when}een {type:card} speelt",
    words.OpponentPlaysOther: "{card} {when}niet van het genoemde type is",
    words.OpponentRepeats: "{card} {when}van hetzelfde type is als in de ronde ervoor",
    words.YouPlay: "je {when}een {type:card} speelt",
    (words.PrintedDefense, "least"): "de gedrukte verdediging van {card} {when}minstens {least} is",
    (
        words.PrintedDefense,
        "most",
    ): f"de gedrukte verdediging van {{card}} {{when}}hooguit {{most}} is{OR_NONE}",
    (words.PrintedDefense, "none"): f"de gedrukte verdediging van {{card}} {{when}}0 is{OR_NONE}",
    words.OpponentCost: "{card} {when}minstens {least} kost",
}
TESTS = Rows(TEST_ROWS)
DEED_ROWS: dict[object, Said] = {
    words.Attack: you("krijgen", "aanval {more:added}"),
    (words.Attack, "theirs"): you("tellen", "de gedrukte aanval van {card} bij je aanval", "op"),
    words.Defense: you("krijgen", "verdediging {more:added}"),
    words.BothMore: you("krijgen", "aanval en verdediging {more:added}"),
    words.LowerDefense: you("verlagen", "de gedrukte verdediging van {card} tot {to}"),
    words.LowerAttack: you("verlagen", "de gedrukte aanval van {card} tot {to}"),
    words.LowerBoth: you("verlagen", "de gedrukte aanval en de gedrukte verdediging van {card} tot {to}"),
    words.Cancel: you("annuleren", "{card}"),
    words.Uncancelable: whole("deze kaart kan niet worden geannuleerd"),
    words.DefenseAtLeast: whole("de verdediging van deze kaart wordt nooit tot onder de {least} verlaagd"),
    words.CardIsFree: whole("kost die kaart 0 en gaat die aan het einde van de ronde naar je ruststapel"),
    words.DamageCap: whole("je loopt deze ronde hooguit {most} schade op"),
    words.Defeat: he("zijn", "verslagen"),
    words.OpponentDiscards: he("leggen", "{cards:willekeurige kaart} uit de hand", "af"),
    (words.OpponentDiscards, "wounding"): he(
        "leggen",
        "{cards:willekeurige kaart} uit de hand",
        "af",
        more=" en loopt schade op gelijk aan de gedrukte aanval van {cards:discarded}",
    ),
    words.DrawCards: you("trekken", "hooguit {cards:kaart}", more=", elk de bovenste van je levensstapel of van je ruststapel"),
    words.TakeBack: you("nemen", "1 kaart van een eerdere ronde uit je gevechtsstapel", "terug", "op hand"),
    words.TellTypes: whole("je tegenstander vertelt je hoeveel afstandskaarten en hoeveel nabijkaarten die nog in de hand heeft"),
    words.OpponentDeclares: he("noemen", "afstand of nabij"),
    words.DeclareType: you("noemen", "afstand of nabij"),
    words.OpponentShowsFirst: he("leggen", "als eerste een kaart open", "neer"),
    words.DamageToOpponent: he("lopen", "{damage} schade", "op", more=", ongeacht de verdediging"),
    words.IfDealt: whole("als je deze ronde schade toebrengt, breng je {more} schade extra toe"),
    words.IfTaken: whole("als je deze ronde schade oploopt, loop je {more} schade extra op"),
    words.Retaliate: whole("je tegenstander loopt evenveel schade op als jij deze ronde oploopt"),
    words.DeckUnderStack: whole(
        "als je deze ronde schade toebrengt, leg je de bovenste kaart van de stapel van je tegenstander onder diens gevechtsstapel"
    ),
    words.ShuffleBackIfWon: whole(
        "als je tegenstander deze ronde wordt verslagen, schud dan je ruststapel en je gevechtsstapel door je levensstapel"
    ),
    words.MayRetreat: whole(
        "als je deze ronde geen schade oploopt, mag je het gevecht beëindigen en naar een aangrenzende plaats reizen; je beurt gaat verder"
    ),
}
DEEDS = Rows(DEED_ROWS)


def combat_text(word: words.CombatText, book: QuestBook) -> str:
    """One line of a fighting card; “die kaart” is the one that the condition spoke of."""
    when = "in de volgende ronde " if word.when is words.When.NEXT_ROUND else ""
    spoken_of = word.only_if is not None and not isinstance(word.only_if, words.YouPlay)
    voice = Fighter(book, "die kaart") if spoken_of else Fighter(book)
    found = [DEEDS.of(deed)(deed, voice) for deed in in_pairs(word.does, DEEDS)]
    if word.only_if is not None:
        return f"als {Fighter(book, when=when).fill(TESTS.of(word.only_if), word.only_if)}, {following(found)}."
    return f"{when}{following(found)}." if when else " ".join([f"{by_itself(each)}." for each in found])


def by_itself(deed: Clause | str) -> str:
    """A deed as a sentence; a number that is added needs no verb."""
    return deed.what if isinstance(deed, Clause) and deed.verb == "krijgen" else alone(deed)


FIGHTS: dict[object, QuestPhrase] = {
    words.CombatText: combat_text,
    **{kind: lambda word, book: f"{by_itself(DEEDS.of(word)(word, Fighter(book)))}." for kind in DEEDS.kinds},
    **{kind: lambda word, book: f"als {Fighter(book).fill(TESTS.of(word), word)}." for kind in TESTS.kinds},
    (int, "added"): lambda number, _: f"+{number}",
    (int, "discarded"): lambda number, _: "die kaart" if number == 1 else "die kaarten samen",
    (words.Count.OTHER_CARDS, "added"): "+1 voor elke andere kaart in je gevechtsstapel",
    (words.Count.OTHER_MELEE, "added"): "+1 voor elke andere nabijkaart in je gevechtsstapel",
    words.RangedDamageBecomesInfluence: (
        "elk punt schade dat dit monster met een afstandskaart zou toebrengen, "
        "wordt 1 invloed, die Sauron in het verlengde van bolwerken plaatst."
    ),
    words.RangedDamageCorrupts: (
        "1 keer per gevecht, nadat dit monster met een afstandskaart schade heeft toegebracht, trekt de held {cards:verderfkaart}."
    ),
    words.CardsStronger: "de {type:cards} van dit monster krijgen aanval +{more}.",
    words.MeleeClash: (
        "als beide partijen een nabijkaart spelen en geen van beide wordt geannuleerd, loopt de held {damage} schade extra op."
    ),
    words.HealsWithRanged: "aan het einde van een ronde waarin dit monster een afstandskaart speelde, verliest het {count} schade.",
    words.MeleeCheaper: "de nabijkaarten van dit monster kosten {by} minder (nooit minder dan 0).",
    words.BlocksAndStrikes: "als een nabijkaart van dit monster schade voorkomt, loopt de held {damage} schade extra op.",
    words.DrawsWhenMeleeHits: (
        "elke keer dat dit monster met een nabijkaart schade toebrengt, mag Sauron er {cards:gevechtskaart} voor trekken."
    ),
    words.FirstMeleeFree: "als de onderste kaart van de gevechtsstapel van dit monster een nabijkaart is, kost die kaart 0.",
    words.HeavyMeleeDiscards: (
        "elke keer dat dit monster met een nabijkaart minstens {least} schade toebrengt, "
        "legt de held {cards:willekeurige kaart} uit de hand af."
    ),
    words.RangedCancelsMelee: "als dit monster een afstandskaart speelt, wordt de nabijkaart van de held geannuleerd.",
    words.DamageFromHand: (
        "elke keer dat dit monster met een nabijkaart schade toebrengt, moet minstens {least} daarvan uit de hand van de held komen."
    ),
    words.HeavyMeleeFrightens: (
        "elke keer dat dit monster met een nabijkaart minstens {least} schade toebrengt, "
        "moet de held in de volgende ronde een willekeurige kaart uit de hand spelen."
    ),
}
