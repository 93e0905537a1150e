# ブラウザーで遊ぶトリックテイキングの卓。

tricks-card-H = 丘陵の{ $rank }
tricks-card-M = 山脈の{ $rank }
tricks-card-F = 森林の{ $rank }
tricks-card-S = 影の{ $rank }
tricks-card-R = 指輪の{ $rank }
tricks-card-V = 川の{ $rank }
tricks-unknown-H = 裏向きの丘陵のカード
tricks-unknown-M = 裏向きの山脈のカード
tricks-unknown-F = 裏向きの森林のカード
tricks-unknown-S = 裏向きの影のカード
tricks-unknown-R = 裏向きの指輪のカード
tricks-unknown-V = 裏向きの川のカード
tricks-card-down = 裏向きのカード

tricks-trick = トリック{ $number }/{ $of }。
tricks-suit-led = リードスートは{ $suit }です。
tricks-winning-with = { $who }が{ $card }で優勢です。
tricks-won-with = { $who }が{ $card }で取りました。
tricks-nothing-yet = まだカードは出ていません。
tricks-card-of = { $who }：{ $card }
tricks-your-card = あなたのカード

tricks-hand = あなたの手札
tricks-hand-of = { $who }のカード
tricks-refused = 今は出せません：{ $why }
tricks-hinted = ボットならこれを選びます
tricks-ring-wins = トリックを取る
tricks-ring-counts = 1として出す
tricks-put-back = 戻す

tricks-pyramid = ピラミッド
tricks-acts = 選択中
tricks-away = 離席中
tricks-ring-holder = 指輪マーカーを持っている
tricks-aside = 取り分けたカード
tricks-gives-to = { $who }へ
tricks-progress = { $have }/{ $least }
tricks-read-seat = { $who }について読む
tricks-goal = 目標
tricks-card-says = カードの文章
tricks-won-cards = 取ったカード

tricks-tray = トリックの脇
tricks-lost-none = 失われたカードは取られました
tricks-deck-left = 残り{ $count }枚
tricks-played = 出たカード

tricks-choices = 選べるもの
tricks-give-to = { $who }に渡す
tricks-choose-card-for = { $who }に渡すカードを手札から選んでください。
tricks-setting-up = ラウンドの準備中

tricks-suit-hills = 丘陵
tricks-suit-mountains = 山脈
tricks-suit-forests = 森林
tricks-suit-shadows = 影
tricks-suit-rings = 指輪
tricks-suit-rivers = 川
tricks-bot = ボット
