"""English texts of fighting cards and foes. “You” are whoever plays the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.en.nouns import NAMES
from onetable.games.quest.vocabulary import combat_texts as words
from onetable.games.quest.vocabulary.combat_texts import Count, Deed, Test, When
from onetable.language.en.nouns import capital, counted, several

MOST = 99
HIM = "your opponent"
COUNTED = {
    Count.OTHER_CARDS: "+1 for each other card in your combat stack",
    Count.OTHER_MELEE: "+1 for each other melee card in your combat stack",
}


def more(number: int | Count) -> str:
    """What is added to a number."""
    return f"+{number}" if isinstance(number, int) else COUNTED[number]


def printed_defense(word: words.PrintedDefense) -> str:
    """Exactly, at least or at most; a missing card may count as 0."""
    if word.most == MOST:
        return f"the printed defense of {HIM}’s card is at least {word.least}"
    how = str(word.most) if word.most == 0 else f"at most {word.most}"
    missing = f", or {HIM} has no card" if word.missing else ""
    return f"the printed defense of {HIM}’s card is {how}{missing}"


TESTS: dict[type[Test], Callable[[Any], str]] = {
    words.OpponentPlays: lambda word: f"{HIM} plays a {NAMES[word.type]} card",
    words.OpponentPlaysOther: lambda _: f"{HIM}’s card is not of the named type",
    words.OpponentRepeats: lambda _: f"{HIM}’s card has the same type as in the round before",
    words.YouPlay: lambda word: f"you play a {NAMES[word.type]} card",
    words.PrintedDefense: printed_defense,
    words.OpponentCost: lambda word: f"{HIM}’s card costs at least {word.least}",
}


def discards(word: words.OpponentDiscards) -> str:
    """Cards of the other hand, which may hurt."""
    text = f"{HIM} discards {counted(word.cards, 'card')} from hand at random"
    return f"{text} and takes damage equal to the printed attack of what was discarded" if word.wounding else text


def attack(card: str) -> Callable[[Any], str]:
    """A number is added, or the attack of the other card."""
    return lambda word: f"add {card} to your attack" if word.more is Count.THEIR_ATTACK else f"attack {more(word.more)}"


DEEDS: dict[type[Deed], Callable[[Any], str]] = {
    words.Attack: attack(f"the printed attack of {HIM}’s card"),
    words.Defense: lambda word: f"defense {more(word.more)}",
    words.LowerDefense: lambda word: f"lower the printed defense of {HIM}’s card to {word.to}",
    words.LowerAttack: lambda word: f"lower the printed attack of {HIM}’s card to {word.to}",
    words.Cancel: lambda _: f"cancel {HIM}’s card",
    words.Uncancelable: lambda _: "this card cannot be canceled",
    words.DefenseAtLeast: lambda word: f"its defense is never lowered below {word.least}",
    words.CardIsFree: lambda _: "that card costs 0 and goes to your rest pool at the end of the round",
    words.DamageCap: lambda word: f"you take at most {word.most} damage this round",
    words.Defeat: lambda _: f"{HIM} is defeated",
    words.OpponentDiscards: discards,
    words.DrawCards: lambda word: f"draw up to {counted(word.cards, 'card')}, each from the top of your life pool or your rest pool",
    words.TakeBack: lambda _: "return 1 card of an earlier round from your combat stack to hand",
    words.TellTypes: lambda _: f"{HIM} tells you how many ranged and how many melee cards are left in hand",
    words.OpponentDeclares: lambda _: f"{HIM} names ranged or melee",
    words.DeclareType: lambda _: "name ranged or melee",
    words.OpponentShowsFirst: lambda _: f"{HIM} lays a card first, face up",
    words.DamageToOpponent: lambda word: f"{HIM} takes {word.damage} damage, whatever the defense",
    words.IfDealt: lambda word: f"if you deal damage this round, deal {word.more} more",
    words.IfTaken: lambda word: f"if you take damage this round, take {word.more} more",
    words.Retaliate: lambda _: f"{HIM} takes as much damage as you take this round",
    words.DeckUnderStack: lambda _: f"if you deal damage this round, put the top card of {HIM}’s deck under {HIM}’s combat stack",
    words.ShuffleBackIfWon: lambda _: f"if {HIM} is defeated this round, shuffle your rest pool and your combat stack into your life pool",
    words.MayRetreat: lambda _: (
        "if you take no damage this round, you may end the combat and move to an adjacent location; your turn goes on"
    ),
}
OF_IT: dict[type[Deed], Callable[[Any], str]] = {  # where the card of the other side has just been spoken of
    words.Attack: attack("its printed attack"),
    words.LowerAttack: lambda word: f"lower its printed attack to {word.to}",
    words.Cancel: lambda _: "cancel it",
}


def done(does: tuple[Deed, ...], test: Test | None) -> str:
    """Several deeds in one breath; “it” is the card that the test spoke of."""
    spoken_of = test is not None and not isinstance(test, words.YouPlay)
    texts = [(OF_IT.get(type(deed), DEEDS[type(deed)]) if spoken_of else DEEDS[type(deed)])(deed) for deed in does]
    if isinstance(does[0], words.Attack) and does[1:] == (words.Defense(does[0].more),):
        texts = [f"attack and defense {more(does[0].more)}"]
    if isinstance(does[0], words.LowerAttack) and does[1:] == (words.LowerDefense(does[0].to),):
        texts = [f"lower the printed attack and the printed defense of {HIM}’s card to {does[0].to}"]
    return several(texts)


def combat_text(word: words.CombatText, _: QuestBook) -> str:
    """One line of a fighting card."""
    if word.when is When.ALWAYS:
        return " ".join([f"{capital(DEEDS[type(deed)](deed))}." for deed in word.does])
    text = done(word.does, word.only_if)
    head = "next round" if word.when is When.NEXT_ROUND else ""
    if word.only_if is not None:
        condition = TESTS[type(word.only_if)](word.only_if)
        return f"{head}{', ' if head else ''}if {condition}, {text}."
    return f"{head}: {text}." if head else f"{text}."


FIGHTS: dict[object, QuestPhrase] = {
    words.CombatText: combat_text,
    **{kind: lambda word, _: f"{DEEDS[type(word)](word)}." for kind in DEEDS},
    **{kind: lambda word, _: f"{TESTS[type(word)](word)}." for kind in TESTS},
    words.RangedDamageBecomesInfluence: (
        "Each damage that it would deal with a ranged card becomes 1 influence, which Sauron places in extension of strongholds."
    ),
    words.RangedDamageCorrupts: lambda word, _: (
        f"Once per combat, after it deals damage with a ranged card, the hero draws {counted(word.cards, 'corruption card')}."
    ),
    words.CardsStronger: "Its {type} cards have attack +{more}.",
    words.MeleeClash: "If both sides play a melee card and neither is canceled, the hero takes {damage} more damage.",
    words.HealsWithRanged: "At the end of a round in which it played a ranged card, remove {count} damage from it.",
    words.MeleeCheaper: "Its melee cards cost {by} less, but at least 0.",
    words.BlocksAndStrikes: "If its melee card prevents damage, the hero takes {damage} more damage.",
    words.DrawsWhenMeleeHits: lambda word, _: (
        f"When it deals damage with a melee card, Sauron may draw {counted(word.cards, 'combat card')} for it."
    ),
    words.FirstMeleeFree: "If the bottom card of its combat stack is a melee card, that card costs 0.",
    words.HeavyMeleeDiscards: lambda word, _: (
        f"When it deals at least {word.least} damage with a melee card, "
        f"the hero discards {counted(word.cards, 'card')} from hand at random."
    ),
    words.RangedCancelsMelee: "When it plays a ranged card, cancel the hero’s melee card.",
    words.DamageFromHand: "When it deals damage with a melee card, at least {least} of that damage must come from the hero’s hand.",
    words.HeavyMeleeFrightens: (
        "When it deals at least {least} damage with a melee card, the hero must play a card from hand at random in the next round."
    ),
}
