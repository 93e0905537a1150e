"""Dutch texts of fighting cards and foes. “Je” is whoever plays the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.nouns import TYPES
from onetable.games.quest.vocabulary import combat_texts as words
from onetable.games.quest.vocabulary.combat_texts import Count, Deed, Test, When
from onetable.language.nl.nouns import counted, joined
from onetable.language.nl.verbs import YOU, Clause, alone, following

MOST = 99
HIM = "je tegenstander"
CARD = f"de kaart van {HIM}"
NEXT = "in de volgende ronde"
COUNTED = {
    Count.OTHER_CARDS: "+1 voor elke andere kaart in je gevechtsstapel",
    Count.OTHER_MELEE: "+1 voor elke andere nabijkaart in je gevechtsstapel",
}


def more(number: int | Count) -> str:
    """What is added to a number."""
    return f"+{number}" if isinstance(number, int) else COUNTED[number]


# ---- what must hold, with the verb at the end; `when` is the round it speaks of


def printed_defense(word: words.PrintedDefense, when: str) -> str:
    """Exactly, at least or at most; a missing card may count as 0."""
    how = f"minstens {word.least}" if word.most == MOST else f"hooguit {word.most}" if word.most else "0"
    missing = f" of {HIM} geen kaart heeft" if word.missing else ""
    return joined(f"de gedrukte verdediging van {CARD}", when, how, f"is{missing}")


TESTS: dict[type[Test], Callable[[Any, str], str]] = {
    words.OpponentPlays: lambda word, when: joined(HIM, when, f"een {TYPES[word.type]} speelt"),
    words.OpponentPlaysOther: lambda _, when: joined(CARD, when, "niet van het genoemde type is"),
    words.OpponentRepeats: lambda _, when: joined(CARD, when, "van hetzelfde type is als in de ronde ervoor"),
    words.YouPlay: lambda word, when: joined(YOU, when, f"een {TYPES[word.type]} speelt"),
    words.PrintedDefense: printed_defense,
    words.OpponentCost: lambda word, when: joined(CARD, when, f"minstens {word.least} kost"),
}


# ---- what is done


def discards(word: words.OpponentDiscards) -> Clause:
    """Cards of the other hand, which may hurt."""
    which = "die kaart" if word.cards == 1 else "die kaarten samen"
    wounding = f" en loopt schade op gelijk aan de gedrukte aanval van {which}" if word.wounding else ""
    what = f"{word.cards} willekeurige {'kaart' if word.cards == 1 else 'kaarten'} uit de hand"
    return Clause(HIM, "leggen", what, "af", more=wounding)


def gained(what: str) -> Clause:
    """A number that is added."""
    return Clause(YOU, "krijgen", what)


def if_dealt(then: str) -> str:
    """What damage dealt in this round brings."""
    return f"als je deze ronde schade toebrengt, {then}"


def about(card: str) -> dict[type[Deed], Callable[[Any], Clause | str]]:
    """What is done about the card of the other side, which may have been spoken of."""

    def attack(word: words.Attack) -> Clause:
        if word.more is Count.THEIR_ATTACK:
            return Clause(YOU, "tellen", f"de gedrukte aanval van {card} bij je aanval", "op")
        return gained(f"aanval {more(word.more)}")

    return {
        words.Attack: attack,
        words.LowerDefense: lambda word: Clause(YOU, "verlagen", f"de gedrukte verdediging van {card} tot {word.to}"),
        words.LowerAttack: lambda word: Clause(YOU, "verlagen", f"de gedrukte aanval van {card} tot {word.to}"),
        words.Cancel: lambda _: Clause(YOU, "annuleren", card),
    }


DEEDS: dict[type[Deed], Callable[[Any], Clause | str]] = {
    **about(CARD),
    words.Defense: lambda word: gained(f"verdediging {more(word.more)}"),
    words.Uncancelable: lambda _: "deze kaart kan niet worden geannuleerd",
    words.DefenseAtLeast: lambda word: f"de verdediging van deze kaart wordt nooit tot onder de {word.least} verlaagd",
    words.CardIsFree: lambda _: "kost die kaart 0 en gaat die aan het einde van de ronde naar je ruststapel",
    words.DamageCap: lambda word: f"je loopt deze ronde hooguit {word.most} schade op",
    words.Defeat: lambda _: Clause(HIM, "zijn", "verslagen"),
    words.OpponentDiscards: discards,
    words.DrawCards: lambda word: Clause(
        YOU, "trekken", f"hooguit {counted(word.cards, 'kaart')}", more=", elk de bovenste van je levensstapel of van je ruststapel"
    ),
    words.TakeBack: lambda _: Clause(YOU, "nemen", "1 kaart van een eerdere ronde uit je gevechtsstapel", "terug", "op hand"),
    words.TellTypes: lambda _: f"{HIM} vertelt je hoeveel afstandskaarten en hoeveel nabijkaarten er nog in de hand zijn",
    words.OpponentDeclares: lambda _: Clause(HIM, "noemen", "afstand of nabij"),
    words.DeclareType: lambda _: Clause(YOU, "noemen", "afstand of nabij"),
    words.OpponentShowsFirst: lambda _: Clause(HIM, "leggen", "als eerste een kaart", "neer", more=", en wel open"),
    words.DamageToOpponent: lambda word: Clause(HIM, "lopen", f"{word.damage} schade", "op", more=", ongeacht de verdediging"),
    words.IfDealt: lambda word: if_dealt(f"breng je {word.more} schade extra toe"),
    words.IfTaken: lambda word: f"als je deze ronde schade oploopt, loop je {word.more} schade extra op",
    words.Retaliate: lambda _: f"{HIM} loopt evenveel schade op als jij deze ronde oploopt",
    words.DeckUnderStack: lambda _: if_dealt(f"leg je de bovenste kaart van de stapel van {HIM} onder diens gevechtsstapel"),
    words.ShuffleBackIfWon: lambda _: (
        f"als {HIM} deze ronde wordt verslagen, schud dan je ruststapel en je gevechtsstapel door je levensstapel"
    ),
    words.MayRetreat: lambda _: (
        "als je deze ronde geen schade oploopt, mag je het gevecht beëindigen en naar een aangrenzende plaats reizen; je beurt gaat verder"
    ),
}


def done(does: tuple[Deed, ...], card: str = CARD) -> list[Clause | str]:
    """Several deeds, two of a kind said at once."""
    found = [{**DEEDS, **about(card)}[type(deed)](deed) for deed in does]
    if len(does) == 2 and isinstance(does[0], words.Attack) and isinstance(does[1], words.Defense) and does[0].more == does[1].more:
        return [gained(f"aanval en verdediging {more(does[0].more)}")]
    if len(does) == 2 and isinstance(does[0], words.LowerAttack) and isinstance(does[1], words.LowerDefense):
        return [Clause(YOU, "verlagen", f"de gedrukte aanval en de gedrukte verdediging van {card} tot {does[0].to}")]
    return found


def combat_text(word: words.CombatText, _: QuestBook) -> str:
    """One line of a fighting card."""
    spoken_of = word.only_if is not None and not isinstance(word.only_if, words.YouPlay)
    found = done(word.does, "die kaart" if spoken_of else CARD)
    when = NEXT if word.when is When.NEXT_ROUND else ""
    if word.only_if is not None:
        return f"als {TESTS[type(word.only_if)](word.only_if, when)}, {following(found)}."
    if when:
        return f"{when} {following(found)}."
    return " ".join([f"{by_itself(each)}." for each in found])


def by_itself(deed: Clause | str) -> str:
    """A deed as a sentence; a number that is added needs no verb."""
    return deed.what if isinstance(deed, Clause) and deed.verb == "krijgen" else alone(deed)


FIGHTS: dict[object, QuestPhrase] = {
    words.CombatText: combat_text,
    **{kind: lambda word, _: f"{by_itself(DEEDS[type(word)](word))}." for kind in DEEDS},
    **{kind: lambda word, _: f"als {TESTS[type(word)](word, '')}." for kind in TESTS},
    words.RangedDamageBecomesInfluence: (
        "elke schade die dit monster met een afstandskaart zou toebrengen, "
        "wordt 1 invloed die Sauron in het verlengde van bolwerken plaatst."
    ),
    words.RangedDamageCorrupts: lambda word, _: (
        "1 keer per gevecht, nadat dit monster met een afstandskaart schade heeft toegebracht, "
        f"trekt de held {counted(word.cards, 'verderfkaart')}."
    ),
    words.CardsStronger: "de {type:cards} van dit monster krijgen aanval +{more}.",
    words.MeleeClash: (
        "als beide partijen een nabijkaart spelen en geen van beide wordt geannuleerd, loopt de held {damage} schade extra op."
    ),
    words.HealsWithRanged: "aan het einde van een ronde waarin dit monster een afstandskaart speelde, verliest het {count} schade.",
    words.MeleeCheaper: "de nabijkaarten van dit monster kosten {by} minder, maar minstens 0.",
    words.BlocksAndStrikes: "als een nabijkaart van dit monster schade voorkomt, loopt de held {damage} schade extra op.",
    words.DrawsWhenMeleeHits: lambda word, _: (
        f"elke keer dat dit monster met een nabijkaart schade toebrengt, mag Sauron er {counted(word.cards, 'gevechtskaart')} voor trekken."
    ),
    words.FirstMeleeFree: "als de onderste kaart van de gevechtsstapel van dit monster een nabijkaart is, kost die kaart 0.",
    words.HeavyMeleeDiscards: lambda word, _: (
        f"elke keer dat dit monster met een nabijkaart minstens {word.least} schade toebrengt, "
        f"legt de held {word.cards} willekeurige {'kaart' if word.cards == 1 else 'kaarten'} uit de hand af."
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
