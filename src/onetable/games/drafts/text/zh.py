"""Limited play in Chinese."""

from __future__ import annotations

from onetable.games.drafts import news, phases
from onetable.games.tcg.decklist import deck_title
from onetable.games.tcg.text.book import CardPhrase

PHRASES: dict[object, CardPhrase] = {
    # ---- what happened, and why not
    news.StarterOpened: lambda word, book: f"{book.say(word.who)}打开起始套牌：{deck_title(word.starter, book.code)}。",
    news.BoostersOpened: "每人打开{count}包补充包。",
    news.RoundBegan: lambda word, book: f"打开第{word.number}包补充包（共{word.of}包），牌向{'左' if word.left else '右'}传递。",
    news.CardPicked: "{who}选了 {card:full}。",
    news.BuildingBegan: "牌已全部分完，开始组牌。",
    news.DeckBuilt: "{who}组好了套牌。",
    news.DecksLieOpen: "所有套牌均已组好并公开。",
    news.NoneLeft: "你没有更多的 {card:full}。",
    news.IsInUse: "你已在使用 {card:full}。",
    # ---- what is asked, and what can be chosen
    phases.PickOne: "你选哪张牌？",
    phases.BuildDeck: "组建套牌：你要改什么？",
    phases.TakeCard: "选 {card:full}",
    phases.PutIn: "放入 {card:full}",
    phases.LeaveOut: "取出 {card:full}",
    phases.PlayWith: "使用 {card:full}",
    phases.LayOutSuggestion: "摆出推荐套牌",
    phases.TakeSuggestion: "使用推荐套牌",
    phases.FinishDeck: "套牌完成",
}
