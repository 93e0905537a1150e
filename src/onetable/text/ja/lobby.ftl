# One Table：スタート画面、章の一覧、リプレイの文字列。

## スタート画面

lobby-title = One Table
lobby-language = 言語
lobby-back = スタート画面に戻る
lobby-guest = ゲスト：{ $name }
lobby-settings-of = { $name }、設定
lobby-games = ゲーム
lobby-chapter = 第{ $chapter }章
lobby-chapter-title = { $chapter } · { $title }
lobby-play-chapter = 第{ $chapter }章をプレイ
lobby-play-road = 果てしない道をプレイ
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
lobby-unreadable = 開けません
lobby-over = 終了
lobby-outcome-won = 勝利
lobby-outcome-lost = 敗北
lobby-you-won = あなたの勝ち
lobby-you-lost = あなたの負け
lobby-won-by = { $names }の勝ち
lobby-none = 開いているテーブルはありません。
lobby-none-yet = 第1章は10分ほど、ひとりで遊べます。
lobby-none-now = 道の続きを行くか、新しく始めましょう。
lobby-all-tables = 全{ $count }件を表示
lobby-fewer-tables = 少なく表示
lobby-just-now = たった今
lobby-remove = 一覧から外す
lobby-remove-sure = 席を離れる
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
lobby-bots-others = ほかのボット…
lobby-bot-rules = 堅実
lobby-bot-rules-how = 定石どおり、すぐに動きます。
lobby-bot-rollout = 強い
lobby-bot-rollout-how = 先を読むので、少し時間がかかります。
lobby-bot-novice = 初心者
lobby-bot-novice-how = 目の前の手だけを見て、その先は考えません。
lobby-bot-steady = 堅実
lobby-bot-steady-how = 経験に従い、すぐに動きます。
lobby-bot-master = 達人
lobby-bot-master-how = 思い描いた多くの展開で先を読むので、少し時間がかかります。
lobby-bot-random = 気まぐれ
lobby-bot-random-how = 許される手ならなんでも。お試し向けです。
lobby-pace = ペース
lobby-pace-live = リアルタイム
lobby-pace-live-how = 全員が今そろっています。長く離れた人は、戻るまでボットが代わります。
lobby-pace-days = 何日もかけて
lobby-pace-days-how = それぞれ好きな時に。誰の番かはスタート画面でわかります。
lobby-watch = 観戦できる人
lobby-watch-off = 誰も見られない
lobby-watch-public = リンクを知る人（裏向きのカードは見えない）
lobby-watch-seat = リンクを知る人（同意した席の視点で）
lobby-watch-after = リンクを知る人（終わったあと）
lobby-options = ルールブックで決まっていない点
lobby-usual = { $value }（標準）
lobby-begin = 始める
lobby-begin-invite = テーブルを開いて招待
lobby-begin-watch = 始めて観戦する
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
lobby-delete = このアカウントを削除
lobby-delete-how = アカウント、デッキ、ボットは完全に消え、すべてのテーブルから離れます。終わったゲームはほかの人のために残ります。
lobby-delete-go = 完全に削除
lobby-password-lost = 忘れたパスワードは調べられません。新しいアカウントを作り、古いものの削除をサーバーの管理者に頼んでください。
lobby-tips = ヒントをもう一度表示
lobby-tips-how = 各ゲームのコーチと最初の案内がもう一度出ます。
lobby-tips-shown = ヒントをもう一度表示します。
lobby-login = ログイン名
lobby-password = パスワード
lobby-password-how = 8文字以上。文にすると覚えやすくなります。
lobby-password-short = パスワードは8文字以上にしてください。
lobby-password-change = パスワードを変える
lobby-password-change-go = 変更する
lobby-password-old = 今のパスワード
lobby-password-new = 新しいパスワード
lobby-password-changed = パスワードを変えました。ほかの端末はすべてログアウトされました。
lobby-devices = ログイン中の端末
lobby-device-this = この端末
lobby-device-unknown = ほかのプログラム
lobby-device-made = { $when }にログイン。
lobby-device-seen = 最後の利用：{ $when }。
lobby-device-end = ログアウトさせる
lobby-devices-end-others = ほかの端末をすべてログアウトさせる

## リプレイ

replay-step = { $number }/{ $count }
replay-step-of = { $count }手中{ $number }手目：{ $text }
replay-begin = 始まり
replay-slider = ゲームの位置
replay-first = 最初へ
replay-back = 1手戻る
replay-forward = 1手進む
replay-leap = 次のトリックまたはターンへ
replay-leap-back = このトリックまたはターンの初め、またはその前へ
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
replay-times = { $text } · { $count }回
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
replay-keys = 左右の矢印キーで1手ずつ、Page UpとPage Downでトリックやターンごとに、HomeとEndで最初と最後へ、スペースで再生します。
hindsight = 振り返り
hindsight-how = このゲームはどうすれば勝てたのか、どこで負けが決まったのか。すべてのカードを知るサーバーが答えます。
hindsight-ask = すべてのカードを見て振り返る
hindsight-working = { $count } 場面中 { $done } 場面
hindsight-stop = 止める
hindsight-on = 続けて調べる
hindsight-failed = 失敗しました。もう一度
hindsight-here = ここが勝てる最後の場面でした。次のカードで負けが決まりました。
hindsight-could = ここからならまだ勝てました。
hindsight-gone = もう勝てません。手順 { $number } で負けが決まりました。
hindsight-was-won = このゲームは勝ちました。
hindsight-never = この配札は、どうプレイしても勝てませんでした。
hindsight-undecided = どこで負けが決まったかは、時間内に分かりませんでした。
hindsight-chance = { $who }から見て：{ $chance }%。
hindsight-better = まだ勝てた手：
hindsight-to-point = 分かれ目へ
hindsight-go-on = ここから続けて勝つ
hindsight-chart = ゲームを通しての勝つ見込み。
hindsight-chart-at = 手順 { $number }：{ $chance }%。

lobby-decks = デッキ
lobby-decks-of = { $game }のデッキ
lobby-decks-mine = 自分のデッキ
lobby-decks-given = ゲームのデッキ
lobby-decks-pasted = 貼り付けたデッキ
lobby-decks-paste = デッキを貼り付ける
lobby-offers-done = 完了
lobby-brings = 本人が自分のデッキを持ってきます。
lobby-bring = あなたが持ってくるもの

## Puzzles
puzzle-level-easy = やさしい
puzzle-level-medium = ふつう
puzzle-level-hard = むずかしい
puzzle-way-open = オープン
puzzle-way-closed = クローズ、ボットと
puzzles = パズル
puzzles-of = パズル：{ $game }
puzzles-about = どれも勝てることが証明された配札です。オープンではすべての手札を見て自分でプレイし、クローズでは他の手札をボットがプレイします。
puzzles-today = 今日、{ $date }
puzzles-making = 今日のパズルを探しています…
puzzles-book = パズル集
puzzles-book-solved = { $count } 問中 { $solved } 問を解決
puzzle-level = 難しさ
puzzle-way = 遊び方
puzzle-any = すべて
puzzle-next = 次のパズル
puzzle-numbered = 第{ $number }問 – { $title }
puzzle-play = プレイする
puzzle-go-on = 続ける
puzzle-again = もう一度
puzzle-solved = { $count } 回目で解決
puzzle-not-yet = 未解決、{ $count } 回挑戦
puzzle-others = { $played } 人中 { $solved } 人が解きました。
puzzle-results = みんなの結果
puzzle-at-once = そのうち { $count } 人は 1 回目で解きました。
puzzle-began = みんなの最初の一手
puzzle-began-so = { $played } 人中 { $count } 人、うち { $solved } 人が解決
puzzle-took = { $moves } 手、所要時間 { $time }
puzzle-took-back = { $count } 回元に戻した
puzzle-one-by-one = 一人ひとりの結果
puzzle-alike = あなたとまったく同じ手順
puzzle-parts = { $move } 手目からあなたと別の手順

lobby-nowhere = ページが見つかりません
lobby-nowhere-how = このアドレスにはページがありません。リンクが途中で切れているのかもしれません。
