# ブラウザのOne Table：どのテーブルにも共通の枠と、使える発言。

## 共通

web-close = 閉じる
web-loading = お待ちください…
web-offline = 今はサーバーに接続できません。
web-went-wrong = うまくいきませんでした。もう一度お試しください。
web-try-again = もう一度試す
web-to-lobby = スタート画面へ
web-language = 言語
web-titles = カード名
web-titles-both = 両方
web-theme = 明るさ
web-theme-system = 端末に合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-sound = 音
web-speed = 速さ
web-speed-times = { $times }倍
web-speed-at-once = すぐに
web-settings = 設定
web-letters = 文字と数字のキーで操作
web-letters-more = 音声入力やスクリーンリーダーの妨げになる時は切ってください。
web-choose-alone = 選択肢が1つだけの時は自動で選ぶ

## テーブルの枠

web-your-turn = あなたの番
web-here = { $names }さんがいます
web-looking-on = 観戦中
web-menu = メニュー
web-rules = ルール
web-cards = カード
web-reader = ルールとカード
web-people = 参加者
web-side = 記録とルール
web-question = 今の質問
web-strip = 質問と選択肢
web-more = もっと
web-less = 閉じる
web-ways = 選択肢
web-going-on = できることがないので進みます
web-ask-me = 先に確認する
web-tools = 道具
web-undo = 元に戻す
web-hint = ヒント
web-say = 発言
web-leave = 席を離れる（テーブルは残ります）
web-give-up-seat = 席を譲る
web-give-up-sure = 本当に席を譲る
web-not-now = 今はできません。
web-sending = 送信中…
web-hint-thinking = ボットが考えています…
web-hint-do = そうする
web-undo-nothing = 元に戻せるものはありません。
web-journal-empty = まだ何も起きていません。
web-show-there = テーブルで示す
web-what-it-brought = その結果：{ $count }
web-waited = 待っている間に
web-waited-more = 記録にあと{ $count }件
web-said = { $who }「{ $text }」
web-more-cards = ほかに{ $count }枚あります。検索してください。
web-read = 読む：{ $what }
web-choices = 選択肢{ $count }個
web-filter = 選択肢を検索
web-refused = 今はできないこと（{ $count }）と理由

## 接続

web-line-lost = 接続が切れました。つなぎ直しています。
web-line-safe = 最後の選択は保存済みで、一度だけ送られます。

## 参加者

web-seat-open = 空席
web-bot = ボット{ $number }
web-bot-random = でたらめに選ぶ
web-bot-rules = 経験を積んだボット
web-bot-rollout = 先を読むボット
web-bot-novice = 初心者のボット
web-bot-steady = 堅実なボット
web-bot-master = 達人のボット
web-seat-here = 在席
web-seat-away = 離席中
web-seat-standing-in = ボットが代理
web-standing-in = { $who }さんが戻るまでボットが代わりにプレイします。
web-wait-instead = 待つことにする
web-gone = { $who }さんは離席中です。
web-let-bot-play = ボットに任せる
web-undo-asked = { $who }さんが直前の選択を元に戻したいと言っています。
web-undo-waiting = 元に戻すには{ $names }さんの同意が必要です。
web-resign = 投了する
web-resign-ends = このゲームは負けとなり、終了します。
web-resign-leaves = あなたはこのゲームから脱落します。他の人は続けます。
web-resign-asks = 味方全員の負けになります。他の人に同意を求めます。
web-resign-sure = 投了を確定する
web-resign-not = 続ける
web-resign-asked = { $who }さんが投了を提案しています。味方全員の負けになります。
web-resign-waiting = 投了するには{ $names }さんの同意が必要です。
web-go-on = そこから続ける
web-go-on-asked = { $who }さんが、今も成り立つ最後の局面から続けたいと言っています。
web-go-on-waiting = そこから続けるには{ $names }さんの同意が必要です。
web-allow = 認める
web-decline = 断る
web-watch-off = ほかの人は観戦できません。
web-watch-public = リンクを知っている人は観戦でき、公開の情報だけが見えます。
web-watch-seat = 観戦者には、同意した席だけが見えます。
web-watch-after = 終了後は、ほかの人もすべて見られます。
web-show-seat = 観戦者に自分の席を見せる
web-show-seat-more = 手札も見えるようになります。
web-invite = 招待
web-link = このテーブルのリンク
web-copy-link = リンクをコピー
web-copied = コピーしました
web-link-only-here = このリンクはこの端末でだけ使えます。One Table を起動した人は、家のほかの人にも開放できます。
web-link-code = またはスマートフォンのカメラでこのコードを読み取ります。
web-waiting = あと{ $count }人を待っています
web-waiting-how = このリンクを友だちに送ってください。アカウントは不要です。
web-seats-open = 空席が{ $count }つあります
web-sit = 着席する
web-put-bot = ボットを座らせる
web-sit-too = この席も担当する
web-stand-up = 席を立つ
web-curtain = 画面を渡してください
web-curtain-seat = 次に選ぶのは{ $seat }です
web-curtain-open = この席を見る
web-fill-bots = 空席をボットにして始める
web-say-nothing = 今は言えることがありません。

## 終了

web-over = 終了
web-follow = 次のゲームへ
web-same-deal = 同じ配りでもう一度
web-look-back = 振り返る

## キー

web-key-digits = 1番目～9番目の選択肢
web-key-tab = 次のグループ
web-key-arrows = グループ内の移動
web-key-enter = 決定
web-key-escape = 閉じる、選びかけをやめる
web-key-read = 選択中のカードを拡大。なければルールとカードを開く
web-key-skip = 表示中のものを飛ばす
web-key-sheet = シートを高く・低く
web-sheet-lower = シートを低くする
web-sheet-raise = シートを高くする
web-key-goals = 目標を読み上げる

## 発言：公開の情報だけ、手札のことは言わない

say-hello = こんにちは！
say-thanks = ありがとう！
say-well-played = お見事！
say-sorry = ごめんなさい！
say-one-moment = 少し待ってください。
say-ready = 準備できました。
say-good-luck = 幸運を！
say-close = 危なかった！
say-exciting = わくわくする！
say-good-game = いい勝負でした！
say-once-more = もう一回やりますか？

## The games that follow another, and how all stand

web-round-title = 対戦
web-round-back = 順位表に戻る
web-round-open = 対戦を始める
web-round-place = 順位
web-round-who = プレイヤー
web-round-points = 得点
web-round-played = 試合
web-round-played-of = { $played }／{ $all }
web-round-turn = 第{ $number }ラウンド
web-round-not-yet = まだ開いていません
web-round-gathers = プレイヤー待ち
web-round-plays = 対戦中
web-round-unreadable = もう読めません

## The clock

web-clock-left = 残り時間：{ $time }
web-clock-days = { $days }日{ $hours }時間
