# One Table：画面の文字（日本語）。ゲームの言葉は各ゲームの語句集にある。

## 上の帯、場の情報、席

bar-round = ラウンド{ $number }
bar-trick = トリック{ $number }/{ $count }
bar-players = { $count }人
seat-you = あなた
seat-person = プレイヤー{ $number }
seat-program = BOT { $name }
seat-bot = { $name ->
    [rules] 経験を積んだボット
    [rollout] 先を読むボット
    [novice] 初心者のボット
    [steady] 堅実なボット
    [master] 達人のボット
    [random] でたらめなボット
   *[other] ボット{ $name }
}
card-text = { $name }：{ $text }
too-small = One Tableには{ $width }桁×{ $height }行以上の画面が必要です。画面を広げるか、--plainで遊んでください。

## 質問

wait-for = { $who }が考えています…
ask-how = このカードをどう出しますか？
ask-anything = あなたの番です。1つ選んでください。
prompt-not-now = 今はできません。{ $reason }

## キー

key-undo-sign = U
key-undo = 元に戻す
key-hint-sign = H
key-hint = ヒント
key-journal-sign = J
key-journal = 記録
key-goals-sign = G
key-goals = 目標
key-rules-sign = R
key-rules = ルール
key-book-sign = B
key-book = 章
key-save-sign = S
key-save = 保存
key-language-sign = L
key-language = 言語
key-titles-sign = E
key-titles = カード名
key-theme-sign = T
key-theme = 昼と夜
key-pass-sign = P
key-pass = パス
key-table-sign = G
key-table = 場
key-piles-sign = D
key-piles = 山
key-map-sign = M
key-map = 地図
key-help-sign = ?
key-help = ヘルプ
key-quit-sign = Q
key-quit = 終了
key-resign-sign = X
key-resign = 投了
help-title = キー
help-move = 左右キーでカード、上下キーで行を選びます。Tabキーで次の出せるカードへ移ります
help-enter = Enterキーで明るいカードを出します。出せない時は理由を示します
help-digits = 1～9で1番目～9番目の選択肢を選びます
help-space = スペースキーでボットを待たずに進めます
help-scroll = PgUpキーとPgDnキーで記録をめくります
help-mouse = クリックで選び、もう一度クリックで出します
help-escape = Escキーで閉じる、または選びかけをやめます
help-signs = しるし
close-hint = Escキーで閉じる

## 記録、ヒント、元に戻す、保存

journal = 記録
journal-trick = トリック{ $number }
hint-is = ボットなら：{ $choice }
hint-none = ヒントはありません：{ $reason }
undo-title = 元に戻しますか？
undo-done = 元に戻しました。
undo-ask = { $reason }ボットは同意しています。それでも元に戻しますか？
undo-ask-people = { $reason }全員が元に戻すことに同意しますか？
resign-title = 投了しますか？
resign-ask = 投了しますか？このゲームは負けになります。
resign-ask-people = 投了しますか？味方全員の負けになります。全員が同意しますか？
resign-ask-leave = 投了しますか？あなたは脱落し、他の人はゲームを続けます。
yes = はい
no = いいえ
saved-to = 保存しました：{ $path }
save-failed = できませんでした。{ $reason }
bot-failed = ボット{ $name }が失敗したため（{ $reason }）、無作為に選びました。
language-now = 日本語に切り替えました。
titles-own = カード名を日本語で表示します。
titles-english = カード名を英語で表示します。
titles-both = カード名を両方の言語で表示します。
nothing-here = 今は選ぶものがありません。
no-such-choice = { $number }番の選択肢はありません。1～{ $count }から選んでください。

## ラウンドと章の終わり

over-record = 対戦の記録：{ $path }
round-finished = 達成したキャラクター：{ $names }。
round-go-on = 次のラウンドを配る
round-next = 総当たり戦の次の対戦をする
round-line = { $place }. { $who }：{ $points }点、対戦済み{ $played }、残り{ $left }
end-again = もう一度遊ぶ
end-book = 章の一覧
end-look-back = テーブルを見る
end-quit = 席を立つ

## 交代で遊ぶ

pass-title = キーボードを渡してください
pass-to = 次は{ $who }の番です。ほかの人が画面を見ていないことを確かめて、Enterキーを押してください。

## 章の一覧

book-endless-text = 「道は続くよ先へ先へと」：キャラクターを無作為に選び、うち1人は重荷を負います。贈り物と特殊な黒の乗手が1枚ずつ加わります。全員が勝利したラウンドに参加し、黒の乗手を使い終えるまで続けます。
book-won = クリア済み
book-long = 長い章：すべてのキャラクターを達成するまで続きます。
book-threats = 脅威カード：ランク{ $ranks }
book-anew = 章を最初から始める
book-no-save = 続きから遊べるゲームはありません。

## 閲覧

reader-title = カードとルール
reader-search = 検索
reader-nothing = その名前のものはありません。
reader-keys = 文字を入力して検索 · ↑ ↓ 別のカード · ← → 10枚先 · PgUp PgDn 説明 · Esc 戻る
goals-title = 目標
reader-table = 場のカード
piles-title = デッキと山

## トレーディングカードゲーム：場

game-is-over = ゲームは終わりました。
## 行モード

line-welcome = One Table、行モードです。番号か名前で選択、helpで命令の一覧、quitで終了します。
line-game = { $game }。{ $chapter }、{ $players }人、配札{ $seed }。
line-game-only = { $game }、{ $players }人、配札{ $seed }。
line-who = { $player }（{ $who }）
line-you-are = あなたは{ $who }です。
line-others = 同じテーブルの相手：{ $names }。
line-which = 「{ $text }」に当てはまるものが複数あります。番号を入力してください：
line-answer-first = 先に番号か名前で質問に答えてください。
line-nothing-to-read = 読むものはありません。
line-not-asked = 今選ぶのは{ $card }ではありません。{ $question }
line-none-of-these = どれでもない
line-which-save = どのゲームを続けますか？
line-save = { $title }、{ $players }人、選択{ $choices }回、中断 { $when }
line-save-unreadable = { $file } は読めません。{ $reason }
line-anew-sure = 最初から始めますか？ 今のゲームは保存されます。
line-what-now = 次はどうしますか？
line-waiting-save = 途中のゲームが{ $count }つあります。resumeと入力すると続けられます。
line-choose = { $question }番号を入力してください。
line-choice = { $number }. { $choice }
line-hand = { $who }の手札：{ $cards }。
line-empty = なし
line-may-play = { $card }は今選べます。
line-not-now = { $card }は今選べません。{ $reason }
line-why-names = 理由を尋ねられるもの：{ $names }{ $more ->
    [0] 。
   *[other] 、ほか{ $more }件。
}
line-why-nothing = 今は何でも選べます。
line-why-unknown = 「{ $text }」という名前のものはありません。
line-why-near = もしかして：{ $names }
line-why-more = ほかに{ $count }件あります。名前全体を書いてください。
line-unknown = 「{ $text }」という選択肢も命令もありません。helpと入力してください。
line-rules-many = 該当するものが複数あります。どれを読みますか？
line-languages = 言語：{ $names }。
line-titles = カード名：titles own（日本語）、titles english（英語）、titles both（両方）。
resume-failed = 続けられません。{ $reason }
line-resumed = 保存したゲームを続けます。
line-bye = またどうぞ。
line-ended = 入力が終わりました。
line-help-title = 命令：
line-help-number = 番号：選択する。カード名など、選ぶものの名前でもよい
line-help-why = why 名前：カード、地域、キャラクター、アクションを選べない理由。whyだけなら、尋ねられる名前の一覧
line-help-undo = undo：最後の選択を元に戻す
line-help-hint = hint：ボットならどうするか、その理由
line-help-hand = hand：手札とその文を読む
line-help-goals = goals：すべての目標と状態を読む
line-help-table = table：場にあるものをすべて読む
line-help-piles = piles：自分のデッキと見てよい山を読む
line-help-journal = journal：これまでの出来事を読む
line-help-rules = rules 名前：カード、地域、用語、ルールの項目を読む。rules 質問：答えになるルールを読む。rulesだけなら今尋ねられていることのルールを読む
line-help-language = language コード：言語を変える（en、zh、ja、nl）
line-help-titles = titles own、english、both：カード名を日本語、英語、または両方で表示する
line-help-save = save ファイル：ゲームをファイルに書く。saveだけなら保存フォルダに書く
line-help-resume = resume：保存したゲームを続ける。複数あれば選ぶ。resume ファイル：ファイルのゲームを続ける
line-help-resign = resign：投了する
line-help-quit = quit：保存して終了する
line-help-read = read 番号か名前：選択肢の内容を読む。readだけならすべての選択肢の内容を読む
line-help-map = map：マップを読む。map 名前：地方や地域を読む
line-help-anew = anew：配り直して、同じゲームを最初から始める。今のゲームは保存される
line-comma = 、
line-space = {""}
line-stop = 。

## 行モードの命令の名前。英語の命令はどの言語でも使える

command-why = なぜ
command-undo = 元に戻す
command-hint = ヒント
command-hand = 手札
command-goals = 目標
command-table = 場
command-piles = 山
command-journal = 記録
command-rules = ルール
command-language = 言語
command-titles = カード名
command-save = 保存
command-resume = 続ける
command-resign = 投了
command-quit = 終了
command-help = ヘルプ
command-read = 読む
command-map = マップ
command-anew = 最初から
