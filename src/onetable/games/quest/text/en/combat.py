"""English texts of fighting cards and foes. “You” are whoever plays the card."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.pairs import in_pairs
from onetable.games.quest.text.variants import Rows
from onetable.games.quest.text.voice import Voice
from onetable.language.en.nouns import several


@dataclass(frozen=True)
class Fighter(Voice):
    """How a text calls the card of the other side."""

    card: str = "your opponent’s card"
    attack: str = "the printed attack of your opponent’s card"


OR_NONE = "{missing:, or your opponent has no card|}"
TEST_ROWS: dict[object, str] = {
    words.OpponentPlays: "your opponent plays a {type} card",
    words.OpponentPlaysOther: "your opponent’s card is not of the named type",
    words.OpponentRepeats: "your opponent’s card has the same type as in the round before",
    words.YouPlay: "you play a {type} card",
    (words.PrintedDefense, "least"): "the printed defense of your opponent’s card is at least {least}",
    (
        words.PrintedDefense,
        "most",
    ): f"the printed defense of your opponent’s card is at most {{most}}{OR_NONE}",
    (words.PrintedDefense, "none"): f"the printed defense of your opponent’s card is 0{OR_NONE}",
    words.OpponentCost: "your opponent’s card costs at least {least}",
}
TESTS = Rows(TEST_ROWS)
DEED_ROWS: dict[object, str] = {
    words.Attack: "attack {more:added}",
    (words.Attack, "theirs"): "add {attack} to your attack",
    words.Defense: "defense {more:added}",
    words.BothMore: "attack and defense {more:added}",
    words.LowerDefense: "lower the printed defense of your opponent’s card to {to}",
    words.LowerAttack: "lower {attack} to {to}",
    words.LowerBoth: "lower the printed attack and the printed defense of your opponent’s card to {to}",
    words.Cancel: "cancel {card}",
    words.Uncancelable: "this card cannot be canceled",
    words.DefenseAtLeast: "its defense is never lowered below {least}",
    words.CardIsFree: "that card costs 0 and goes to your rest pool at the end of the round",
    words.DamageCap: "you take at most {most} damage this round",
    words.Defeat: "your opponent is defeated",
    words.OpponentDiscards: "your opponent discards {cards:card} from hand at random",
    (words.OpponentDiscards, "wounding"): (
        "your opponent discards {cards:card} from hand at random and takes damage equal to the printed attack of {cards:discarded}"
    ),
    words.DrawCards: "draw up to {cards:card}, each from the top of your life pool or your rest pool",
    words.TakeBack: "return 1 card of an earlier round from your combat stack to hand",
    words.TellTypes: "your opponent tells you how many ranged and how many melee cards they have left in hand",
    words.OpponentDeclares: "your opponent names ranged or melee",
    words.DeclareType: "name ranged or melee",
    words.OpponentShowsFirst: "your opponent lays a card first, face up",
    words.DamageToOpponent: "deal {damage} damage that no defense prevents",
    words.IfDealt: "if you deal damage this round, deal {more} more",
    words.IfTaken: "if you take damage this round, take {more} more",
    words.Retaliate: "your opponent takes as much damage as you take this round",
    words.DeckUnderStack: "if you deal damage this round, put the top card of your opponent’s deck under your opponent’s combat stack",
    words.ShuffleBackIfWon: "if your opponent is defeated this round, shuffle your rest pool and your combat stack into your life pool",
    words.MayRetreat: "if you take no damage this round, you may end the combat and move to an adjacent location; your turn goes on",
}
DEEDS = Rows(DEED_ROWS)


def combat_text(word: words.CombatText, book: QuestBook) -> str:
    """One line of a fighting card; “it” is the card that the condition spoke of."""
    if word.when is words.When.ALWAYS:
        return " ".join([f"{Fighter(book).fill(DEEDS.of(deed), deed)}." for deed in word.does])
    is_about_it = word.only_if is not None and not isinstance(word.only_if, words.YouPlay)
    voice = Fighter(book, "it", "its printed attack") if is_about_it else Fighter(book)
    text = several([voice.fill(DEEDS.of(deed), deed) for deed in in_pairs(word.does, DEEDS)])
    if word.only_if is None:
        return f"next round: {text}." if word.when is words.When.NEXT_ROUND else f"{text}."
    condition = f"if {voice.fill(TESTS.of(word.only_if), word.only_if)}, {text}."
    return f"next round, {condition}" if word.when is words.When.NEXT_ROUND else condition


FIGHTS: dict[object, QuestPhrase] = {
    words.CombatText: combat_text,
    **{kind: lambda word, book: f"{Fighter(book).fill(DEEDS.of(word), word)}." for kind in DEEDS.kinds},
    **{kind: lambda word, book: f"{Fighter(book).fill(TESTS.of(word), word)}." for kind in TESTS.kinds},
    (int, "added"): lambda number, _: f"+{number}",
    (int, "discarded"): lambda number, _: "that card" if number == 1 else "those cards",
    (words.Count.OTHER_CARDS, "added"): "+1 for each other card in your combat stack",
    (words.Count.OTHER_MELEE, "added"): "+1 for each other melee card in your combat stack",
    words.RangedDamageBecomesInfluence: (
        "Each point of damage it would deal with a ranged card becomes 1 influence, which Sauron places in extension of strongholds."
    ),
    words.RangedDamageCorrupts: "Once per combat, after it deals damage with a ranged card, the hero draws {cards:corruption card}.",
    words.CardsStronger: "Its {type} cards have attack +{more}.",
    words.MeleeClash: "If both sides play a melee card and neither is canceled, the hero takes {damage} more damage.",
    words.HealsWithRanged: "At the end of a round in which it played a ranged card, remove {count} damage from it.",
    words.MeleeCheaper: "Its melee cards cost {by} less (never less than 0).",
    words.BlocksAndStrikes: "If its melee card prevents damage, the hero takes {damage} more damage.",
    words.DrawsWhenMeleeHits: "When it deals damage with a melee card, Sauron may draw {cards:combat card} for it.",
    words.FirstMeleeFree: "If the bottom card of its combat stack is a melee card, that card costs 0.",
    words.HeavyMeleeDiscards: (
        "When it deals at least {least} damage with a melee card, the hero discards {cards:card} from hand at random."
    ),
    words.RangedCancelsMelee: "When it plays a ranged card, cancel the hero’s melee card.",
    words.DamageFromHand: "When it deals damage with a melee card, at least {least} of that damage must come from the hero’s hand.",
    words.HeavyMeleeFrightens: (
        "When it deals at least {least} damage with a melee card, the hero must play a card from hand at random in the next round."
    ),
}
