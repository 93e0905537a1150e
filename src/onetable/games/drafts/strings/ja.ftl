# The strings of limited play: boosters, pools and decks of the trading card game.

game-drafts = ドラフトとシールド戦

## In the lobby

drafts-name = ドラフトとシールド戦
drafts-about = トレーディングカードゲームのブースターを開けて選び、手に入れたカードでデッキを組み、小さな総当たり戦をする。
drafts-facts = 2～6人 · 20分ほど、その後に対戦
drafts-play = ブースターを開ける
drafts-form-kind = 開け方
drafts-form-kind-draft = ブースタードラフト
drafts-form-kind-sealed = シールド戦
drafts-form-kind-starters = スターター二つとブースター
drafts-form-boosters = 一人あたりのブースター
drafts-form-boosters-0 = いつもの数
drafts-form-boosters-1 = 1
drafts-form-boosters-2 = 2
drafts-form-boosters-3 = 3
drafts-form-boosters-4 = 4
drafts-form-boosters-5 = 5
drafts-form-boosters-6 = 6
drafts-form-boosters-7 = 7
drafts-form-boosters-8 = 8
drafts-form-clock = 持ち時間
drafts-form-clock-none = なし
drafts-form-clock-quick = 1枚1分、構築10分
drafts-form-clock-calm = 1枚3分、構築30分
drafts-form-clock-days = 1枚1日、構築3日

## At the table

drafts-round = ブースター{ $number }
drafts-boosters = 一人{ $number }パック
drafts-building = デッキ構築
drafts-over = すべてのデッキが完成
drafts-at-pick = ブースター{ $round }、{ $pick }枚目
drafts-now = ブースター{ $round }／{ $rounds }、{ $pick }枚目の選択。
drafts-labelled = { $choice }（{ $facts }）
drafts-deck = あなたのデッキ
drafts-culture = { $culture }：{ $cards }
drafts-pool = あなたのカードプール
drafts-pool-now = あなたのカードプール：{ $count }枚、自由の民{ $free }枚、影{ $shadow }枚。
drafts-deck-now = あなたのデッキ：{ $count }枚、自由の民{ $free }枚、影{ $shadow }枚。同じ数ずつ、合わせて{ $least }枚以上必要です。
drafts-wait-for = { $names }を待っています。
drafts-who = { $player }（{ $name }）
drafts-built = { $who }はデッキを組み終えました。
drafts-not-built = { $who }のデッキはまだです。
drafts-deck-of = { $who }：{ $cards }。

## On the table in the browser

drafts-stage-pick = ブースター{ $round }／{ $rounds }、{ $pick }枚目／{ $picks }
drafts-stage-build = デッキを構築中
drafts-carried = 地点と指輪
drafts-pass-left = ブースターは左へ回る
drafts-pass-right = ブースターは右へ回る
drafts-seats = 席の人
drafts-seat-done = { $who }は完了
drafts-seat-busy = { $who }は選択中
drafts-part = ブースターまたは自分のカード
drafts-pack = 手元のブースター
drafts-your-cards = あなたのカード（{ $count }）
drafts-pick = このカードを選ぶ
drafts-pick-this = { $card }を選ぶ
drafts-key-pick = 印を付けたカードを選ぶ
drafts-picked = { $card }を選びました。
drafts-secret = 全員がこっそり選びます。
drafts-secret-building = 全員がこっそりデッキを組みます。
drafts-waiting = 選択中：{ $names }
drafts-waiting-build = 構築中：{ $names }
drafts-need = デッキに{ $count }枚、{ $least }枚以上必要
drafts-suggest = デッキを提案
drafts-finish = デッキを完成
drafts-deck-done = あなたのデッキは完成しました。
drafts-decks = 全員のデッキ

## Rules in short

rules-drafts-aim = 目的
rules-drafts-aim-text = ブースターから出たカードで最もよいデッキを組みます。ドラフトそのものに勝ち負けはなく、その後の対戦で決まります。
rules-drafts-boosters = ブースター
rules-drafts-boosters-text = ブースターは11枚：レア1枚、アンコモン3枚、コモン7枚で、同じカードはありません。シールド戦では各自が自分のブースターを開けます。スターター二つの場合は、各自がスターター一つと、その箱のランダムなレア3枚、そしてブースターを使います。
rules-drafts-round = ドラフト
rules-drafts-round-text = 全員がブースターを開け、こっそり1枚選んで残りを隣に渡します。なくなるまで続けます。最初のブースターは左へ、次は右へ、以後交互に回します。
rules-drafts-deck = デッキ
rules-drafts-deck-text = 山札には自由の民カードと影カードを同じ数だけ、それぞれ20枚以上、またはカードプールで可能な限り入れます。同じタイトルは4枚までです。全員がフロド、指輪、九つの地点を持ち、ドラフトとシールド戦ではメリー、ピピン、サムもあります。カードプールのものと替えられます。
rules-drafts-after = その後
rules-drafts-after-text = 全員のデッキが組み終わると公開され、総当たりで一度ずつ対戦します。勝てば1点です。
