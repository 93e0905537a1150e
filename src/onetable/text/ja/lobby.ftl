# One Table：スタート画面、章の一覧、リプレイの文字列。

## スタート画面

lobby-title = One Table
lobby-language = 言語
lobby-back = スタート画面に戻る
lobby-guest = ゲスト：{ $name }
lobby-settings-of = { $name }、設定
lobby-games = ゲーム
lobby-name-fellowship = 旅の仲間
lobby-name-tcg = 指輪物語TCG
lobby-name-quest = ミドルアース・クエスト
lobby-about-fellowship = 力を合わせてトリックを取る。18の章、ひとつの道。
lobby-about-tcg = 旅の仲間を率い、相手の前には影となって立ちはだかる。
lobby-about-quest = ヒーローは地図を駆け、サウロンは策をめぐらす。
lobby-facts-fellowship = 1～4人 · 1章15分ほど
lobby-facts-tcg = 2～6人 · 45分ほど
lobby-facts-quest = 2～4人 · 2時間ほど
lobby-chapter = 第{ $chapter }章
lobby-chapter-title = { $chapter } · { $title }
lobby-play-chapter = 第{ $chapter }章をプレイ
lobby-play-road = 果てしない道をプレイ
lobby-play-tcg = スターターで始める
lobby-play-quest = 地図を開く
lobby-set-up = 詳細設定
lobby-set-up-of = テーブルの準備：{ $game }
lobby-rules = ルール
lobby-rules-of = ルールの要約：{ $game }
lobby-beginning = テーブルを用意しています…
lobby-loading = 読み込み中
lobby-nothing-lost = 失われたものはありません。テーブルは無事です。
lobby-try-again = もう一度試す

## 続きと参加

lobby-continue = 続きから
lobby-your-turn = あなたの番
lobby-open = 開く
lobby-look-back = 振り返る
lobby-do-table = { $action }：{ $table }
lobby-with = { $names }と
lobby-alone = ひとりで
lobby-bots = ボット{ $count }体
lobby-free-seats = 空席{ $count }
lobby-thinking = { $who }さんが考え中
lobby-gathering = 参加者を待っています
lobby-over = 終了
lobby-outcome-won = 勝利
lobby-outcome-lost = 敗北
lobby-outcome-heroes = ヒーローの勝利
lobby-outcome-sauron = サウロンの勝利
lobby-none = 開いているテーブルはありません。
lobby-none-yet = 第1章は10分ほど、ひとりで遊べます。
lobby-none-now = 道の続きを行くか、新しく始めましょう。
lobby-all-tables = 全{ $count }件を表示
lobby-fewer-tables = 少なく表示
lobby-join = 友だちに参加
lobby-join-how = リンクを貼るか、テーブルの合言葉を入力
lobby-join-go = 参加
lobby-join-empty = 先に合言葉を入力してください。席にいる友だちが知っています。

## 道

lobby-campaign = キャンペーン
lobby-road = あなたの道 · { $won }/{ $count }章
lobby-road-won = 18の章をすべてクリア
lobby-with-bots = ボットとプレイ
lobby-with-friends = 友だちとプレイ
lobby-always = 必ず登場：{ $names }。
lobby-to-choose = 選べる仲間：{ $names }。
lobby-chapter-won = { lobby-chapter }、{ $title }、クリア済み
lobby-chapter-next = { lobby-chapter }、{ $title }、次の章
lobby-chapter-ahead = { lobby-chapter }、{ $title }、未クリア

## 章の一覧

lobby-book-chapters = 章
lobby-book-players = テーブルの人数
lobby-book-next = 次
lobby-book-tries = { $count ->
    [0] まだプレイしていません
   *[other] { $count }回プレイ
}
lobby-book-keep = 前回の続きから
lobby-book-required = 必須
lobby-book-alone = 1人で4つの手札をすべてプレイ
lobby-book-solo = ひとりでプレイ

## 新しいテーブル

lobby-new-players = 人数
lobby-new-seats = 席順
lobby-new-seat = 席{ $number }
lobby-bot-at = ボット{ $number }
lobby-who-me = あなた
lobby-who-bot = ボット
lobby-who-open = 友だち
lobby-bots-play = ボットの強さ
lobby-bot-rules = 堅実
lobby-bot-rules-how = 定石どおり、すぐに動きます。
lobby-bot-rollout = 強い
lobby-bot-rollout-how = 先を読むので、少し時間がかかります。
lobby-bot-random = 気まぐれ
lobby-bot-random-how = 許される手ならなんでも。お試し向けです。
lobby-new-chapter = 章
lobby-deck-of = { $seat }のデッキ
lobby-hero-of = { $seat }のヒーロー
lobby-first-game = はじめてのゲーム：ルールブックの短いルール
lobby-pace = ペース
lobby-pace-live = リアルタイム
lobby-pace-live-how = 全員が今そろっています。長く離れた人は、戻るまでボットが代わります。
lobby-pace-days = 何日もかけて
lobby-pace-days-how = それぞれ好きな時に。誰の番かはスタート画面でわかります。
lobby-watch = 観戦できる人
lobby-watch-off = 誰も見られない
lobby-watch-public = リンクを知る人（伏せ札は見えない）
lobby-watch-seat = リンクを知る人（同意した席の視点で）
lobby-watch-after = リンクを知る人（終わったあと）
lobby-options = ルールブックで決まっていない点
lobby-usual = { $value }（標準）
lobby-begin = 始める
lobby-begin-invite = テーブルを開いて招待
lobby-begin-watch = 始めて観戦する
lobby-side-sauron = サウロン

## リンクで参加

lobby-invited = 招待されています
lobby-seat-free = 空席
lobby-seat-here = 在席
lobby-seat-away = 離席中
lobby-sit = 席に着く
lobby-sit-at = 席{ $number }に着く
lobby-look-on = 観戦する
lobby-seats-taken = 空席がありません。
lobby-no-watching = このテーブルは観戦できません。
lobby-you-are = テーブルでの名前
lobby-no-table = その合言葉のテーブルはありません。
lobby-no-table-why = 入力の間違いか、テーブルが片付けられたのかもしれません。もう一度リンクをもらってください。
lobby-to-start = スタート画面へ

## 設定

lobby-settings = 設定
lobby-name = 名前
lobby-name-how = 同じテーブルの人に表示されます。
lobby-name-save = 保存
lobby-saved = 保存しました。
lobby-theme = テーマ
lobby-theme-system = 端末に合わせる
lobby-theme-light = ライト
lobby-theme-dark = ダーク
lobby-sound = 音
lobby-sound-how = 木と紙とガラスの短い音が6つ。
lobby-letters = 1文字のキー
lobby-letters-how = Uで元に戻す、Hでヒント、Jで記録。音声入力を使う場合はオフにできます。
lobby-auto = 選択肢がひとつなら自動で選ぶ
lobby-auto-how = 何が起きたかわかるよう、少し待ってから選びます。
lobby-account = アカウント
lobby-account-why = なくても遊べます。ログイン名とパスワードを決めると、ほかの端末でもテーブルと道を続けられます。
lobby-account-is = { $login }としてログインしています。
lobby-account-add = このゲストをアカウントにする
lobby-account-add-go = アカウントを作る
lobby-log-in = ログイン
lobby-log-in-title = アカウントを持っています
lobby-log-in-note = このゲストのテーブルはゲストのまま残ります。
lobby-log-out = ログアウト
lobby-login = ログイン名
lobby-password = パスワード
lobby-password-how = 8文字以上。文にすると覚えやすくなります。
lobby-password-short = パスワードは8文字以上にしてください。

## リプレイ

replay-step = { $number }/{ $count }
replay-step-of = { $count }手中{ $number }手目：{ $text }
replay-begin = 始まり
replay-slider = ゲームの位置
replay-first = 最初へ
replay-back = 1手戻る
replay-forward = 1手進む
replay-last = 最後へ
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-eyes = 誰の視点か
replay-eyes-all = すべて公開
replay-steps = 手順
replay-this-game = このゲーム
replay-beside = テーブルの横
replay-by = { $who }：{ $text }
replay-share = リンクをコピー
replay-copied = コピーしました。
replay-copy-by-hand = このリンクをコピーしてください：{ $link }
replay-download = 対戦記録をダウンロード
replay-go-on = ここから続ける
replay-go-on-how = { $number }手目のあとの局面から新しいテーブルを始めます。このゲームはそのまま残ります。
replay-go-on-over = この手でゲームは終わっています。少し戻ってください。
replay-who-plays = 誰がプレイするか
replay-same-deal = この配札を別のテーブルへ
replay-same-deal-how = 同じ配札で別の人たちが遊び、あとで結果を並べて比べられます。
replay-deals = 同じ配札のほかのテーブル
replay-deals-title = ひとつの配札、{ $count }つのテーブル
replay-deals-none = この配札はまだほかで遊ばれていません。
replay-deal-people = プレイヤー
replay-deal-result = 結果
replay-deal-steps = 手数
replay-deal-when = 日時
replay-deal-playing = プレイ中
replay-deal-this = このテーブル
replay-deal-link = 比べる
replay-deal-play = この配札でプレイ
replay-not-over = このゲームはまだ終わっていません。
replay-not-over-how = 終わったら振り返れます。
replay-to-table = テーブルへ
replay-keys = 左右の矢印で1手ずつ、HomeとEndで端へ、空白キーで再生します。

## デッキとヒーロー

lobby-deck-aragorn_retail = アラゴルンの箱（はじめてのゲーム）
lobby-deck-gandalf_retail = ガンダルフの箱（はじめてのゲーム）
lobby-deck-aragorn = アラゴルンのスターターデッキ
lobby-deck-gandalf = ガンダルフのスターターデッキ
lobby-deck-axes_of_durin = ドゥリンの斧
lobby-deck-axe_and_bow = 斧と弓
lobby-deck-arrows_of_mirkwood = 闇の森の矢
lobby-deck-lady_of_the_wood = 森の奥方
lobby-deck-tales_of_rivendell = 裂け谷の物語
lobby-deck-king_and_evenstar = 王と夕星
lobby-deck-rangers_of_the_north = 北方の野伏
lobby-deck-sword_and_dagger = 剣と短剣
lobby-deck-quiet_feet = しのび足
lobby-deck-pipes_by_the_fire = 炉端のパイプ
lobby-deck-nine_walkers = 九人の徒歩の者
lobby-deck-smiths_of_erebor = エレボールの鍛冶
lobby-hero-argalad = アルガラド
lobby-hero-beravor = ベラヴォール
lobby-hero-eleanor = エレアノール
lobby-hero-eometh = エオメス
lobby-hero-thalin = サーリン

## テーブルで決められること

lobby-option-aragorn_exchange = アラゴルン（通常面）の交換相手
lobby-value-gimli_or_legolas = ギムリかレゴラス
lobby-value-anyone = 誰とでも
lobby-option-lost_card = 章のキャラクターが失われたカードを取る
lobby-value-mandatory = 必ず
lobby-value-optional = 任意
lobby-option-deck_reveal = 古森とバルログのカードを公開する時
lobby-value-before = リードの前
lobby-value-after = トリックのあと
lobby-option-willow_next_leader = 柳じじいがトリックを取ったあとのリード
lobby-value-leader = そのトリックをリードした人
lobby-value-highest = 最も高いカードを出した人
lobby-option-barrow_cards = トムが残した塚のカード
lobby-value-hidden = 伏せておく
lobby-value-shown = 公開する
lobby-option-small_pyramid = 9枚ピラミッドの上の段
lobby-value-down = すべて伏せる
lobby-value-outer_up = 最上段の外側2枚を表にする
lobby-option-fatty_gives = ふとっちょのカードの渡し方
lobby-value-together = まとめて
lobby-value-one_by_one = 1枚ずつ
lobby-option-shirt_covers_riders = ミスリルの胴着は黒の乗手の条件にも使える
lobby-option-road_elrond = 4人未満の果てしない道でのエルロンド
lobby-value-left_out = 使わない
lobby-value-frodo_two = フロドは指輪2枚でよい
lobby-option-event_chooser = ラウンドのイベントやグループを選ぶ人
lobby-value-ring_holder = 指輪マーカーを持つ人
lobby-value-first_player = 最初のプレイヤー
lobby-option-mirror_one_ring = 鏡の失われたカードが指輪の1の場合
lobby-value-keep = そのまま
lobby-value-redraw = 引き直す
lobby-option-draw_limit = 旅の仲間フェイズに引けるのは4枚まで（後のルール）
lobby-option-second_hand = 最初の手札を1度だけ戻して6枚引き直せる（後のルール）
lobby-option-ring_bearer_skirmish = 指輪所持者の交戦
lobby-value-may_be_cancelled = 打ち消せる
lobby-value-may_not_be_cancelled = 打ち消せない
lobby-option-discard_piles = 対戦相手の捨て札
lobby-value-closed = 非公開
lobby-value-open = 公開
lobby-option-win = 最後の地点で勝つのは
lobby-value-before_regroup = 再編フェイズの前
lobby-value-after_regroup = 再編フェイズのアクションのあと
lobby-option-reshuffle_once = はじめてのゲーム：山札が尽きたら1度だけ作り直す
lobby-option-deck_lists = 全員のデッキの中身
lobby-option-influence_limit = 地域に置ける脅威の上限
lobby-value-stronghold_current = 暗黒の城砦に今ある数
lobby-value-stronghold_printed = 暗黒の城砦に印刷された数
lobby-option-peril_copies = 危難カード
lobby-value-one_of_each = 15枚（各1枚）
lobby-value-two_twice = 17枚（2種は2枚）
lobby-option-events_drawn = 優勢な側がない時に引くイベントの数
lobby-option-same_figure_twice = 1回の指揮で同じコマを2度動かせる
lobby-option-rest_with_foe_in_haven = 敵のいる安息所でもヒーローは休息できる
lobby-option-combat_order = 戦闘カードの打ち消し
lobby-value-hero_first = ヒーローが先
lobby-value-simultaneous = 同時
