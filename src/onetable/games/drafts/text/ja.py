"""Limited play in Japanese."""

from __future__ import annotations

from onetable.games.drafts import news, phases
from onetable.games.tcg.decklist import deck_title
from onetable.games.tcg.text.book import CardPhrase

PHRASES: dict[object, CardPhrase] = {
    # ---- what happened, and why not
    news.StarterOpened: lambda word, book: f"{book.say(word.who)}が{deck_title(word.starter, book.code)}を開けた。",
    news.BoostersOpened: "全員がブースターを{count}パック開ける。",
    news.RoundBegan: lambda word, book: f"ブースター{word.number}／{word.of}を開ける。カードは{'左' if word.left else '右'}へ回す。",
    news.CardPicked: "{who}が{card:full}を選んだ。",
    news.BuildingBegan: "カードがすべて配られた。デッキを組む。",
    news.DeckBuilt: "{who}がデッキを組み終えた。",
    news.DecksLieOpen: "すべてのデッキが組まれ、公開された。",
    news.NoneLeft: "{card:full}はもうありません。",
    news.IsInUse: "{card:full}はすでに使っています。",
    # ---- what is asked, and what can be chosen
    phases.PickOne: "どのカードを選びますか？",
    phases.BuildDeck: "デッキを組みます。何を変えますか？",
    phases.TakeCard: "{card:full}を選ぶ",
    phases.PutIn: "{card:full}を入れる",
    phases.LeaveOut: "{card:full}を抜く",
    phases.PlayWith: "{card:full}を使う",
    phases.LayOutSuggestion: "おすすめのデッキを並べる",
    phases.TakeSuggestion: "おすすめのデッキを使う",
    phases.FinishDeck: "デッキ完成",
}
