"""Japanese news: what is told in the journal, each a sentence about what has happened."""

from __future__ import annotations

from onetable.games.quest.table import FINALE
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.places import deck_name
from onetable.games.quest.vocabulary import combat_news, hero_news, map_news, pool_news, sauron_news, story_news
from onetable.language.ja.nouns import several as listed

ENDS = {0: "スタート", FINALE: "フィナーレ"}
SIDES = {"heroes": "ヒーロー側が優勢である", "sauron": "サウロンが優勢である", "nobody": "どちらも優勢ではない"}
HEROES_HOW = {"mission": "使命を果たした", "champion": "代表ヒーローが指輪の幽鬼を倒した"}
SAURON_HOW = {"mission": "使命を果たした", "champion": "代表ヒーローは指輪の幽鬼を倒せなかった"}


def trained(word: pool_news.TrainedWith | pool_news.Trained, book: QuestBook) -> str:
    """What came to hand, if it may be known, and what was discarded."""
    card = book.say(word.card, "fighting") if isinstance(word, pool_news.TrainedWith) else "技能カードを1枚"
    taken = f"{card}を手札に加えた" if isinstance(word, pool_news.TrainedWith) else f"{card}手札に加えた"
    other = f"（捨て札：{book.say(word.other, 'fighting')}）" if word.other else ""
    return f"{book.say(word.hero)}がトレーニングし、{taken}{other}。"


def pool_changed(word: map_news.PoolChanged, _: QuestBook) -> str:
    """More or less, and how much is there now."""
    change = f"{word.change}枚増え" if word.change > 0 else f"{-word.change}枚減り"
    return f"シャドウプールの脅威トークンが{change}、{word.now}枚になった。"


def marker_moved(word: story_news.MarkerMoved, book: QuestBook) -> str:
    """On or back, and where it stands now."""
    moved = f"{word.by}マス進み" if word.by > 0 else f"{-word.by}マス戻り"
    return f"{book.say(word.marker)}が{moved}、{ENDS.get(word.space, f'{word.space}番目')}のマスに来た。"


def events_drawn(word: sauron_news.EventsDrawn, book: QuestBook) -> str:
    """Which one happens of those drawn."""
    others = [book.say(event, "event") for event in word.events if event != word.event]
    unused = f"（捨て札：{'、'.join(others)}）" if others else ""
    return f"イベント{book.say(word.event, 'event')}が起きた{unused}。"


def cards_revealed(word: combat_news.CardsRevealed, book: QuestBook) -> str:
    """A side without a card shows none."""
    shown = [(book.say(side), book.say(card, "fighting")) for side, card in ((word.hero, word.card), (word.foe, word.foe_card)) if card]
    if not shown:
        return "どちらもカードを出さなかった。"
    return f"{'、'.join([f'{side}が{card}' for side, card in shown])}を公開した。"


def round_damage(word: combat_news.RoundDamage, book: QuestBook) -> str:
    """Who takes how much."""
    hurt = [f"{book.say(who)}が{points}ダメージ" for who, points in ((word.hero, word.hurt), (word.foe, word.foe_hurt)) if points]
    return f"{'、'.join(hurt)}を受けた。" if hurt else "どちらもダメージを受けなかった。"


def agility_split(word: combat_news.AgilitySplit, book: QuestBook) -> str:
    """Points for cards, points for strength."""
    hero, drawn, stronger = book.say(word.hero), f"カードを{word.drawn}枚引", f"筋力を{word.strength}上げた"
    if not word.drawn and not word.strength:
        return f"{hero}には使える敏捷がなかった。"
    used = f"{drawn}き、残りで{stronger}" if word.drawn and word.strength else f"{drawn}いた" if word.drawn else stronger
    return f"{hero}は敏捷を使い、{used}。"


def missions_revealed(word: story_news.MissionsRevealed, book: QuestBook) -> str:
    """Both missions, and whether they are met."""
    met = {True: "達成", False: "未達成"}
    heroes = f"ヒーローは{book.say(word.heroes, 'mission')}（{met[word.heroes_met]}）"
    return f"使命が公開された：{heroes}、サウロンは{book.say(word.sauron, 'mission')}（{met[word.sauron_met]}）。"


NEWS: dict[object, QuestPhrase] = {
    story_news.RoundBegins: "ラウンド{number}が始まった。",
    story_news.HeroTurnBegins: "{hero}のターンが始まった。",
    story_news.HeroTurnEnds: "{hero}のターンが途中で終わった。",
    hero_news.DrawsHeroQuest: "{hero}がスターティングクエスト{quest:quest}を引いた。",
    story_news.StageReached: lambda word, _: f"ストーリーがステージ{'I' * word.stage}に入った。",
    hero_news.FavorGained: "{hero}が支援トークンを{count}枚得た。",
    hero_news.FavorLost: "{hero}が支援トークンを{count}枚手放した。",
    hero_news.CorruptionTaken: "{hero}が堕落カード{card:corruption}を得た。",
    hero_news.CorruptionDiscarded: "{hero}が堕落カード{card:corruption}を捨てた。",
    hero_news.CorruptionPassed: "堕落カード{card:corruption}が{giver}から{taker}に移った。",
    hero_news.ItemGained: "{hero}が{item}を得た。",
    hero_news.ItemLost: "{hero}が{item}を失った。",
    hero_news.AttributeRaised: "{hero}の{attribute}が1上がった。",
    pool_news.TrainedWith: trained,
    pool_news.Trained: trained,
    hero_news.QuestKept: "{hero}がサイドクエスト{quest:quest}を受けた。",
    hero_news.QuestCompleted: "{hero}がクエスト{quest:quest}を達成した。",
    hero_news.AdvancedQuestActive: "{hero}のアドバンスドクエスト{quest:quest}が有効になった。",
    hero_news.FavorGiven: "{giver}が{taker}に支援トークンを1枚渡した。",
    hero_news.ItemGiven: "{giver}が{taker}に{item}を渡した。",
    hero_news.QuestGiven: "{giver}が{taker}にクエスト{quest:quest}を渡した。",
    pool_news.CardsDrawn: "{hero}がカードを{count}枚引いた。",
    pool_news.CardsDrawnSeen: "{hero}がカードを引いた：{cards:fighting}。",
    pool_news.CardsToRest: "{hero}のカードが休息プールに置かれた：{cards:fighting}。",
    pool_news.DamageTaken: "{hero}がカードを{count}枚ダメージプールに置いた。",
    pool_news.RestPoolReturned: "{hero}が休息プールのカードをライフプールに戻した。",
    pool_news.DamagePoolReturned: "{hero}がダメージプールのカードをライフプールに戻した。",
    pool_news.DamagePoolRested: "{hero}のダメージプールのカードが休息プールに移った：{cards:fighting}。",
    pool_news.HandReturned: "{hero}が手札をライフプールに戻した。",
    hero_news.Rested: "{hero}が休息した。",
    hero_news.HeroMoved: "{hero}が{place}に移動した。",
    map_news.InfluencePlaced: "{place}に脅威トークンが{count}枚置かれた。",
    map_news.InfluenceRemoved: "{place}から脅威トークンが{count}枚取り除かれた。",
    map_news.PoolChanged: pool_changed,
    map_news.FavorPlaced: "{place}に支援トークンが1枚置かれた。",
    map_news.FavorRemoved: "{place}から支援トークンが1枚取り除かれた。",
    map_news.CharacterPlaced: "{character}が{place}に置かれた。",
    map_news.CharacterLeft: "{character}がキャラクタープールに戻った。",
    map_news.TokenPlaced: "{place}にモンスタートークンが1枚置かれた。",
    map_news.TokenPlacedSeen: "{place}にモンスタートークンが1枚置かれた（{monster}）。",
    map_news.TokenMoved: "モンスタートークンが{start}から{place}に移動した。",
    map_news.TokenRemoved: "{place}のモンスタートークンが表にされ、取り除かれた（{monster}）。",
    map_news.TokenSeen: "{place}のモンスタートークンは{monster}だった。",
    map_news.TokensSeenBy: lambda word, book: (
        f"{book.say(word.hero)}が{listed([book.say(place) for place in word.places])}のモンスタートークンを見た。"
    ),
    map_news.MinionEntered: "{minion}が{place}に現れた。",
    map_news.MinionMoved: "{minion}が{place}に移動した。",
    map_news.MinionHealed: "{minion}が{count}ダメージ回復した。",
    map_news.MinionHurt: "{minion}が{count}ダメージを受けた。",
    map_news.MinionDefeated: "{minion}が敗北し、マップから取り除かれた。",
    story_news.MarkerMoved: marker_moved,
    sauron_news.PlotPlayed: "プロット{plot:plot}が進行中になった（影響を受ける地域：{place}）。",
    sauron_news.PlotDiscarded: "プロット{plot:plot}が終わった。",
    sauron_news.PlotThrownAway: "サウロンが手札のプロット{plot:plot}を捨てた。",
    sauron_news.PlotsDrawn: "サウロンがプロットカードを{drawn}枚引き、{kept}枚を手札に加えた。",
    sauron_news.PlotsDrawnSeen: "サウロンがプロット{plots:plot}を手札に加えた。",
    sauron_news.PlotTaken: "サウロンがプロット{plot:plot}を公開して手札に加えた。",
    sauron_news.PlotDeckSeen: lambda word, book: (
        f"サウロンがプロットデッキの一番上の{book.say(word.plot, 'plot')}を見て、デッキの{'一番上' if word.top else '底'}に置いた。"
    ),
    sauron_news.PlotDeckLookedAt: lambda word, _: (
        f"サウロンがプロットデッキの一番上のカードを見て、デッキの{'一番上' if word.top else '底'}に置いた。"
    ),
    sauron_news.PlotHandSeen: "{hero}がサウロンの手札のプロットを見た：{plots:plot}。",
    sauron_news.PlotHandLookedAt: "{hero}がサウロンの手札のプロットを見た。",
    sauron_news.ShadowPlayed: "サウロンがシャドウカード{card:shadow}をプレイした。",
    sauron_news.ShadowDrawn: "サウロンがシャドウカードを{count}枚手札に加えた。",
    sauron_news.ShadowDrawnSeen: "サウロンがシャドウカード{cards:shadow}を手札に加えた。",
    sauron_news.ShadowDiscarded: "サウロンがシャドウカード{cards:shadow}を捨てた。",
    sauron_news.ShadowTaken: "サウロンがシャドウカード{card:shadow}を公開して手札に加えた。",
    sauron_news.EventsDrawn: events_drawn,
    sauron_news.EventOver: "イベント{event:event}が終わった。",
    sauron_news.EventTriggered: "{hero}の探索で、イベント{event:event}の効果が発揮された。",
    sauron_news.EventGiven: "イベントカード{event:event}が{hero}に渡された。",
    sauron_news.TrackUsed: "サウロンが{track}トラックを使った（{number}）。",
    sauron_news.TokensReturned: "アクショントークンが3枚サウロンに戻った。",
    hero_news.PerilMet: "{hero}が危難{peril:peril}に遭った。",
    hero_news.NoPerilApplies: "{hero}に適用できる危難カードはなかった。",
    hero_news.EncountersDrawn: lambda word, book: (
        f"{book.say(word.hero)}が{deck_name(word.deck, book)}からカードを引いた：{book.say(word.cards, 'encounter') or 'なし'}。"
    ),
    hero_news.EncounterMet: "{hero}が{encounter:encounter}に遭遇した。",
    hero_news.NoEncounterApplies: "{hero}に適用できる遭遇カードはなかった。",
    hero_news.Consulted: "{hero}が{character}の助言を請うた。",
    hero_news.TookDarkPath: "{hero}が闇の試練を受けた。",
    combat_news.CombatBegins: "{hero}と{foe}の戦闘が始まった。",
    combat_news.BlankTurnedUp: "{hero}が{place}で表にしたのは空のトークンだった。",
    combat_news.AgilitySplit: agility_split,
    combat_news.CardLaidOpen: "{by}が先に表向きで{card:fighting}を出した。",
    combat_news.CardsRevealed: cards_revealed,
    combat_news.SideExhausted: "{by}が消耗した。",
    combat_news.CardCancelled: "{by}の{card:fighting}が打ち消された。",
    combat_news.RoundDamage: round_damage,
    combat_news.TypeDeclared: "{by}が{type}を宣言した。",
    combat_news.TypesTold: "{by}の手札は遠隔カードが{ranged}枚、近接カードが{melee}枚だった。",
    combat_news.TypesAsked: "{by}が手札の遠隔カードと近接カードの枚数を教えた。",
    combat_news.FoeDiscards: "{foe}が手札を捨てた：{cards:fighting}。",
    combat_news.FoeDraws: "{foe}のために戦闘カードが1枚引かれた。",
    combat_news.FoeHeals: "{foe}が回復した。",
    combat_news.HamstringHits: "{by}の戦闘デッキの一番上の{card:fighting}が、戦闘スタックの一番下に置かれた。",
    combat_news.TakenBack: "{by}が{card:fighting}を手札に戻した。",
    combat_news.Spied: "{foe}の{count}ダメージが脅威トークン{count}枚に変わった。",
    combat_news.FoeDefeated: "{hero}が{foe}を倒した。",
    combat_news.CombatDrawn: "{hero}と{foe}の戦闘は引き分けに終わった。",
    combat_news.HeroRetreats: "{hero}が戦闘から退却した。",
    hero_news.HeroDefeated: "{hero}が敗北した。",
    hero_news.GaveUp: "{hero}が敗北を宣言した。",
    story_news.FinaleBegins: lambda word, _: f"フィナーレが始まった。{SIDES[word.dominant]}。",
    story_news.MissionsRevealed: missions_revealed,
    story_news.ChampionChosen: "{hero}が代表ヒーローに選ばれた（指輪の幽鬼の耐久力{health}、頑健{fortitude}）。",
    story_news.HeroesWon: lambda word, _: f"ヒーロー側が勝利した：{HEROES_HOW[word.how]}。",
    story_news.SauronWon: lambda word, _: f"サウロンが勝利した：{SAURON_HOW[word.how]}。",
}
