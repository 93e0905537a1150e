"""English verbs: “exert an Elf”, “make that Dwarf strength +3 and damage +1”, “play a Nazgûl from hand”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.cards import dwarven, elven_words, gandalf, isengard, moria, ringwraith, sauron
from onetable.games.tcg.text.en.grammar import capital, counted, listed, times
from onetable.games.tcg.text.en.nouns import phrase
from onetable.games.tcg.text.en.talk import Talk, amount, by, change, condition, for_each, target, tokens
from onetable.games.tcg.words import costs, effects, fights, hands, plays, targets, verbs
from onetable.games.tcg.words.traits import Keyword, Measure, Until


def clause(word: Word, talk: Talk) -> str:
    """A cost or an effect, in the imperative or after “to”: in English they are the same."""
    text: str = CLAUSES[type(word)](word, talk)
    return text


# ---- whole deeds


def deed(word: costs.Deed, talk: Talk) -> str:
    """“if …, exert an Elf to heal a Dwarf”."""
    needs = listed([condition(cost.what, talk) for cost in word.costs if isinstance(cost, costs.If)])
    paid = [cost for cost in word.costs if isinstance(cost, Word) and not isinstance(cost, costs.If) and not is_said_later(cost, word)]
    if not paid:
        text = done(word.effects, talk)
        return f"if {needs}{':' if text.startswith('if ') else ','} {text}" if needs else text
    mild, talk.mild = talk.mild, True
    text = listed(spotted([clause(cost, talk) for cost in paid]))
    if word.effects:
        text += f" to {done(word.effects, talk)}"
    talk.mild = mild
    return f"if {needs}, {text}" if needs else text


def is_said_later(cost: Word, word: costs.Deed) -> bool:
    """Whether an effect names what must be spotted anyway."""
    nouns = [getattr(getattr(effect, "target", None), "noun", None) for effect in word.effects]
    return isinstance(cost, costs.Spot) and cost.noun in nouns


def spotted(texts: Sequence[str]) -> list[str]:
    """All that is spotted, said at once: “spot Gandalf, a Dwarf, and an Elf”."""
    found = [text.removeprefix("spot ") for text in texts if text.startswith("spot ")]
    if len(found) < 2:
        return list(texts)
    return [f"spot {listed(found)}", *[text for text in texts if not text.startswith("spot ")]]


def done(steps: Sequence[Word], talk: Talk) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    found: list[str] = []
    more: list[str] = []  # sentences of their own
    rest = list(steps)
    while rest:
        text = next_clause(rest, talk)
        apart = text.startswith("you may ") or bool(more) or (found and found[-1].endswith(" hand") and text.startswith("remove "))
        (more if apart or text[:1].isupper() else found).append(text)
    return ". ".join([listed(found), *[capital(text) for text in more]])


def next_clause(rest: list[Any], talk: Talk) -> str:
    """The first of these effects, with those that are said in the same breath; they are taken from the list."""
    first = rest.pop(0)
    if is_change(first):
        same = [first]
        while rest and is_change(rest[0]) and is_about_same(first, rest[0]):
            same.append(rest.pop(0))
        return made(same, talk)
    if isinstance(first, verbs.Wound) and rest and rest[0] == verbs.Wound(targets.IT):
        rest.pop(0)
        return f"{clause(first, talk)} twice"
    if isinstance(first, effects.ChooseX) and rest and isinstance(rest[0], verbs.Heal):
        return f"heal {target(rest.pop(0).target, talk)} up to {times(first.most)}"
    if isinstance(first, verbs.Give) and first.what is Measure.NO_ARCHERY:
        return capital(f"{target(first.target, talk)} adds nothing to the fellowship archery total this phase")
    return clause(first, talk)


ABLE: dict[object, str] = {
    Measure.TAKES_PART: "able to take part in archery fire and skirmishes",
    Measure.ONE_WOUND: "unable to take more than 1 wound each skirmish phase",
}


def is_change(word: Word) -> bool:
    """Whether it makes a card so or so."""
    return isinstance(word, verbs.Strengthen) or (isinstance(word, verbs.Give) and (isinstance(word.what, Keyword) or word.what in ABLE))


def is_about_same(first: Any, second: Any) -> bool:
    """Whether both speak of the same card for the same time."""
    return first.until is second.until and (second.target == first.target or isinstance(second.target, (targets.It, targets.That)))


def made(words: Sequence[Any], talk: Talk) -> str:
    """“make a Dwarf strength +2 and damage +1 until the regroup phase”."""
    whom = target(words[0].target, talk)
    until = f" {talk.book.say(words[0].until)}" if words[0].until is not Until.PHASE_END else ""
    return f"make {whom} {listed([quality(word, talk) for word in words])}{until}"


def quality(word: Any, talk: Talk) -> str:
    """What a card becomes."""
    if isinstance(word, verbs.Strengthen):
        return f"strength {change(word.by, talk)}" + (f" (limit +{word.limit})" if word.limit else "")
    return ABLE[word.what] if word.what in ABLE else keyword(word.what, word.amount, talk)


def keyword(word: Keyword, number: int, talk: Talk) -> str:
    """“damage +1”, “fierce”, “an archer”."""
    name = talk.book.say(word)
    if word in (Keyword.DAMAGE, Keyword.DEFENDER):
        return f"{name} +{number}"
    return f"an {name}" if word is Keyword.ARCHER else name


def give(word: verbs.Give, talk: Talk) -> str:
    """Other qualities that are given for a while."""
    whom = target(word.target, talk)
    until = f" {talk.book.say(word.until)}" if word.until is not Until.PHASE_END else ""
    if word.what is Measure.NO_WOUNDS:
        return f"prevent all wounds to {whom}{until}"
    if word.what is Measure.NO_BONUS:
        return f"cancel the strength bonus of {whom}{until}"
    if word.what is Measure.NO_ARCHERY:
        return f"let {whom} add nothing to the fellowship archery total"
    assert word.what is Measure.TRIPLED
    return f"let {whom} be overwhelmed only by triple strength{until}"


# ---- choosing


def option(word: effects.Option, talk: Talk) -> str:
    """One of several things."""
    own = replace(talk, called=dict(talk.called))
    return deed(word.does, own)


def choose_one(word: effects.ChooseOne, talk: Talk) -> str:
    """“heal a companion or discard a Shadow condition”; options that cost something are kept apart."""
    mild, talk.mild = talk.mild, True
    texts = [option(each, talk) for each in word.options]
    talk.mild = mild
    if any([each.does.costs for each in word.options]) or any([", " in text for text in texts]):
        return f"choose 1: {'; or '.join(texts)}"
    return by(word.by, listed(texts, "or"), talk)


def when(word: effects.When, talk: Talk) -> str:
    """If, and otherwise."""
    then, other = done(word.then, talk), done(word.otherwise, talk)
    if talk.mild:
        return f"{then}. If you cannot spot any, {other} instead"
    return f"if {condition(word.condition, talk)}, {then}{f'; otherwise, {other}' if other else ''}"


# ---- hands, decks and piles


def from_hand(verb: str, where: str) -> Any:
    """Something is done with cards of a hand."""

    def say(word: hands.FromHand, talk: Talk) -> str:
        if word.picked >= 0:
            return f"{verb} {talk.book.say(word.picked, 'card')}{where}".replace("{your}", "your")
        what = phrase(word.noun, talk.book)
        if not isinstance(word.count, int):
            return by(word.who, f"{verb} {what.a()} from hand{where} {for_each(word.count, talk)}", talk)
        return by(word.who, f"{verb} {'up to ' if word.up_to else ''}{what.count(word.count)} from hand{where}", talk)

    return say


def from_pile(verb: str, where: str) -> Any:
    """Something is done with cards of your discard pile."""

    def say(word: hands.FromDiscardPile, talk: Talk) -> str:
        if word.picked:
            return f"{verb} {talk.book.say(word.picked[-1], 'card')} {where}"
        count = word.count if isinstance(word.count, int) else "X"
        return f"{verb} {'up to ' if word.up_to else ''}{phrase(word.noun, talk.book).count(count)} from your discard pile {where}"

    return say


def discard_top(word: hands.DiscardTop, talk: Talk) -> str:
    """“discard the top 3 cards of your draw deck”."""
    if word.count == 1:
        return by(word.who, "discard the top card of {your} draw deck", talk)
    number, _, rest = amount(word.count, "card", talk).partition(" cards")
    return by(word.who, f"discard the top {number} cards of {{your}} draw deck{rest}", talk)


def put_under(word: hands.PutUnderDeck, talk: Talk) -> str:
    """Shown first, or not."""
    if word.picked >= 0:
        return f"place {talk.book.say(word.picked, 'card')} beneath your draw deck"
    card = phrase(word.noun, talk.book).count(word.count)
    return (
        f"reveal {card} from hand and place it beneath your draw deck" if word.shown else f"place {card} from hand beneath your draw deck"
    )


# ---- playing cards


def play(where: str) -> Any:
    """Play a card from somewhere."""

    def say(word: plays.PlayFrom, talk: Talk) -> str:
        found = phrase(word.noun, talk.book)
        if isinstance(word, plays.PlayThatFromDiscard):
            what = found.that()
        elif word.up_to:
            what = f"up to {found.count(word.times if isinstance(word.times, int) else 'X')}"
        else:
            what = found.a()
        text = f"play {what} {where_of(word, where, talk)}"
        if word.on is not None:
            text += f" on {phrase(word.on, talk.book).a()}"
        if word.free:
            text += " at no twilight cost"
        if word.up_to and not isinstance(word.times, int):
            text += f", where X is {over(word.times)}"
        return text + (f" (twilight cost −{word.discount})" if word.discount else "")

    return say


def over(number: Any) -> str:
    """“the number of companions over 4”."""
    return f"the number of companions over {number.number}"


def where_of(word: plays.PlayFrom, where: str, talk: Talk) -> str:
    """Where the card comes from."""
    return f"stacked on {target(targets.THIS, talk)} as if from hand" if isinstance(word, plays.PlayStacked) else where


def play_from_deck(word: plays.PlayFromDeck, talk: Talk) -> str:
    """Whoever has looked through a draw deck shuffles it."""
    cheaper = f" (twilight cost −{word.discount})" if word.discount else ""
    return f"play {phrase(word.noun, talk.book).a()} from your draw deck{cheaper}, then shuffle that deck"


# ---- the others


def limited(text: str, limit: int, noun: str) -> str:
    """With a limit, if there is one."""
    return text if limit in (0, 99) else f"{text} (limit {counted(limit, noun)})"


def assign_pair(word: fights.AssignPair, talk: Talk) -> str:
    """“assign a companion to skirmish this minion”."""
    return f"assign {target(word.defender, talk)} to skirmish {target(word.minion, talk)}"


def bar(word: fights.BarAssignment, talk: Talk) -> str:
    """Whom the Free Peoples player may not assign to this minion."""
    whom = talk.book.say(word.picked, "card") if word.picked >= 0 else phrase(word.noun, talk.book).that()
    return f"prevent the Free Peoples player from assigning {whom} to {target(targets.THIS, talk)} this phase"


def move_limit(word: effects.ChangeMoveLimit, talk: Talk) -> str:
    """The move limit of this turn."""
    return f"{'make ' if talk.mild else ''}the move limit {'' if talk.mild else 'is '}{change(word.by, talk)} for this turn"


def repeat(word: effects.Repeat, talk: Talk) -> str:
    """So many times."""
    assert isinstance(word.count, Word)
    return f"{clause(word.effect, talk)} {for_each(word.count, talk)}"


def on_card(verb: str) -> Any:
    """A verb that needs nothing but its target."""
    return lambda word, talk: f"{verb} {target(word.target, talk)}"


def exert(word: verbs.Exert, talk: Talk) -> str:
    """Once, or several times."""
    return f"exert {target(word.target, talk)}" + (f" {times(word.times)}" if word.times != 1 else "")


def heal(word: verbs.Heal, talk: Talk) -> str:
    """Once, or several times."""
    often = "" if word.times == 1 else f" {times(word.times if isinstance(word.times, int) else 'X')}"
    return f"heal {target(word.target, talk)}{often}"


def remove_twilight(word: effects.RemoveTwilight, talk: Talk) -> str:
    """Out of the pool."""
    return f"remove {tokens(word.count, talk)}" + (f" (limit ({word.limit}) per phase)" if word.limit else "")


def look_at_two(word: elven_words.LookAtTwo, talk: Talk) -> str:
    """Two random cards of a large hand."""
    if isinstance(word.who, targets.Chosen):
        return f"look at 2 random cards in the hand of player {word.who.seat + 1}"
    return "look at 2 cards at random in that opponent’s hand and discard 1 of them"


def top_three(word: dwarven.RevealTopThree, talk: Talk) -> str:
    """Any player's draw deck."""
    whose = f"player {word.who.seat + 1}’s" if isinstance(word.who, targets.Chosen) else "any player’s"
    return f"reveal the top 3 cards of {whose} draw deck. You may discard 1 Shadow card revealed. Replace the rest on top in any order"


def picked(verb: str, text: str) -> Any:
    """A choice of one card among several; before it is made, what the card says."""

    def say(word: Any, talk: Talk) -> str:
        card = word.picked if isinstance(word.picked, int) else (word.picked or (-1,))[-1]
        return f"{verb} {talk.book.say(card, 'card')}" if card >= 0 else text

    return say


CLAUSES: dict[type, Any] = {
    costs.Costs: lambda word, talk: listed([clause(part, talk) for part in word.parts]),
    costs.Deed: deed,
    costs.If: lambda word, talk: condition(word.what, talk),
    costs.Spot: lambda word, talk: f"spot {phrase(word.noun, talk.book).count(word.count)}",
    costs.SpotBurdens: lambda word, talk: f"spot {counted(word.count, 'burden')}",
    costs.SpotX: lambda word, talk: f"spot X {phrase(word.noun, talk.book).count('X')[2:]}",
    costs.SpotXBurdens: lambda word, talk: "spot X burdens",
    effects.AddTwilight: lambda word, talk: f"add {tokens(word.count, talk)}",
    effects.RemoveTwilight: remove_twilight,
    effects.ChooseX: lambda word, talk: f"choose X from {word.least} to {word.most}" if isinstance(word.most, int) else "choose X",
    effects.ChangeMoveLimit: move_limit,
    effects.StayHere: lambda word, talk: "prevent the fellowship from moving again this turn",
    effects.LayNextSite: lambda word, talk: "play your next site (replacing an opponent’s site if there is one)",
    effects.ReplaceSite: lambda word, talk: (
        f"replace site {word.number} with your own site {word.number}"
        if word.number
        else "replace the fellowship’s current site with your own site of the same number"
    ),
    effects.SpotOpponentsSite: lambda word, talk: f"spot an opponent’s site {word.number}",
    effects.When: when,
    effects.Repeat: repeat,
    effects.Option: option,
    effects.ChooseOne: choose_one,
    effects.Optionally: lambda word, talk: f"you may {deed(word.does, talk)}",
    effects.Afterwards: lambda word, talk: talk.book.say(word.ability, "later"),
    effects.EndShadowPhase: lambda word, talk: "end your Shadow phase",
    fights.CancelSkirmish: lambda word, talk: f"cancel a skirmish involving {talk.name(word.noun)}",
    fights.CancelEvent: lambda word, talk: "cancel that event",
    fights.AssignPair: assign_pair,
    fights.BarAssignment: bar,
    fights.TransferTo: lambda word, talk: f"transfer {target(targets.THIS, talk)} to {target(word.target, talk)}",
    hands.Draw: lambda word, talk: by(word.who, f"draw {amount(word.count, 'card', talk)}", talk),
    hands.DiscardTop: discard_top,
    hands.DiscardAtRandom: lambda word, talk: by(word.who, f"discard {counted(word.count, 'card')} at random from hand", talk),
    hands.RevealHand: lambda word, talk: by(word.who, "reveal {your} hand", talk),
    hands.LookAtHand: lambda word, talk: (
        f"look at {'an opponent' if not isinstance(word.who, targets.Chosen) else f'player {word.who.seat + 1}'}’s hand"
    ),
    hands.ShuffleHandIn: lambda word, talk: by(word.who, "shuffle {your} hand into {your} draw deck", talk),
    hands.ShuffleDeck: lambda word, talk: "shuffle your draw deck",
    hands.DiscardFromHand: from_hand("discard", ""),
    hands.PutUnderDeck: put_under,
    hands.Replenish: from_hand("discard", " and draw as many"),
    hands.TakeFromDiscard: from_pile("take", "into hand"),
    hands.ShuffleInFromDiscard: from_pile("shuffle", "into your draw deck"),
    hands.PutUnderDeckFromDiscard: from_pile("place", "beneath your draw deck"),
    hands.RevealTopAndTake: lambda word, talk: (
        f"reveal the top {'X' if not isinstance(word.count, int) else word.count} cards of your draw deck, "
        f"take each {phrase(word.noun, talk.book).one()} revealed into hand, and discard the rest"
    ),
    hands.DiscardTopForBurdens: lambda word, talk: limited(
        "discard the top X cards of your draw deck and add 1 burden for each Shadow card discarded", word.limit, "burden"
    ),
    hands.By: lambda word, talk: by(word.who, done(word.steps, replace(talk, mild=True)), talk),
    plays.PlayFromHand: play("from hand"),
    plays.PlayFromDiscard: play("from your discard pile"),
    plays.PlayThatFromDiscard: play("from your discard pile"),
    plays.PlayStacked: play(""),
    plays.PlayFromDeck: play_from_deck,
    plays.StackFromHand: lambda word, talk: from_hand("stack", f" on {target(targets.THIS, talk)}")(word, talk),
    verbs.Exert: exert,
    verbs.Exhaust: on_card("exhaust"),
    verbs.Wound: on_card("wound"),
    verbs.Kill: on_card("kill"),
    verbs.Heal: heal,
    verbs.Discard: on_card("discard"),
    verbs.Strengthen: lambda word, talk: made([word], talk),
    verbs.Give: lambda word, talk: made([word], talk) if is_change(word) else give(word, talk),
    verbs.ChangeTotal: lambda word, talk: f"make the {talk.book.say(word.what)} {change(word.by, talk)}",
    verbs.Prevent: lambda word, talk: "prevent that",
    verbs.Spare: lambda word, talk: f"place no wound token on {target(word.target, talk)} for that exertion",
    verbs.PutOnTheRing: lambda word, talk: f"have {target(word.target, talk)} put on the One Ring until the regroup phase",
    verbs.BecomeRingBearer: lambda word, talk: f"make {target(word.target, talk)} the Ring-bearer",
    verbs.AddBurdens: lambda word, talk: limited(f"add {amount(word.count, 'burden', talk)}", word.limit, "burden"),
    verbs.RemoveBurdens: lambda word, talk: f"remove {amount(word.count, 'burden', talk)}",
    verbs.Corrupt: lambda word, talk: "corrupt the Ring-bearer" if talk.mild else "the Ring-bearer is corrupted",
    dwarven.RevealTopThree: top_three,
    dwarven.DiscardOneOfThree: picked("discard", "discard 1 Shadow card revealed"),
    dwarven.PutBackOnTop: lambda word, talk: f"place {talk.book.say((word.done or (-1,))[-1], 'card')} on top of the draw deck",
    dwarven.DigForMithril: lambda word, talk: (
        "discard the top card of your draw deck"
        if word.dug
        else "discard the top card of your draw deck; you may repeat this, up to 5 cards in all. "
        "Add (1) for each card discarded this way, and take the last of them into hand"
    ),
    elven_words.DiscardIsengardMinion: picked("discard", "you may discard 1 Isengard minion revealed; if you do, draw 2 cards"),
    elven_words.LookAtTwo: look_at_two,
    elven_words.DiscardOneOfTwo: picked("discard", "discard 1 of these cards"),
    gandalf.ExertX: lambda word, talk: "exert X companions",
    gandalf.LookAtTopAndTake: lambda word, talk: (
        f"look at the top {word.count} cards of your draw deck, take {word.take} of them into hand, and discard the rest"
    ),
    gandalf.TakeSome: picked("take into hand:", "take into hand"),
    isengard.PutCopiesUnderDeck: lambda word, talk: "place every copy of that card in your discard pile beneath your draw deck",
    isengard.RevealSomeAtRandom: lambda word, talk: (
        "make the Free Peoples player reveal X cards at random from hand. You may choose 1 of them to be discarded"
    ),
    isengard.DiscardOneRevealed: picked("discard", "discard 1 card revealed"),
    moria.RevealUntilOther: lambda word, talk: (
        "reveal cards from the top of your draw deck until you reveal one that is not a Moria minion, and take all of them into hand"
    ),
    moria.StackOnThis: lambda word, talk: (
        f"discard all cards borne by {target(word.target, talk)}, remove its wounds, and stack it on {target(targets.THIS, talk)}"
    ),
    moria.RevealBottom: lambda word, talk: (
        "reveal the bottom card of your draw deck. If it is a Moria Orc, take it into hand; otherwise, discard it"
    ),
    moria.EnterExhausted: lambda word, talk: f"{target(word.target, talk)} enters play exhausted",
    moria.StrengthenByOthers: lambda word, talk: (
        f"make {target(word.target, talk)} strength +1 for each other Moria Orc you spot (limit +4)"
    ),
    ringwraith.TransferABladeTip: lambda word, talk: (
        f"transfer {talk.book.say(word.tip, 'card')} to {talk.book.say(word.companion, 'card')}"
        if word.tip >= 0
        else "transfer 1 of your Blade Tips from your support area or discard pile to a companion bearer is skirmishing"
    ),
    ringwraith.SpotAnOpponentsSite: lambda word, talk: "spot an opponent’s site",
    ringwraith.SwapASite: lambda word, talk: (
        f"replace site {word.number}" if word.number else "replace it with your own site of that number"
    ),
    ringwraith.SummonToTheRing: lambda word, talk: (
        f"assign {talk.book.say(word.nazgul, 'card')} to the Ring-bearer"
        if word.nazgul >= 0
        else "cancel all remaining assignments and assign a Nazgûl to skirmish the Ring-bearer. "
        "Until that skirmish is over, the One Ring’s game text does not apply"
    ),
    sauron.RevealTopOrPay: lambda word, talk: (
        "reveal the top card of your draw deck. If it is a Sauron card, take it into hand; otherwise, discard it and a card from hand"
    ),
    sauron.OncePerTurn: lambda word, talk: f"{clause(word.then, talk)} (limit once per turn)",
}
