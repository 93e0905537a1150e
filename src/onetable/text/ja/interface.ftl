# One Table：画面の文字（日本語）。ゲームの言葉は各ゲームの語句集にある。

game-fellowship = 指輪物語 旅の仲間：トリックテイキングゲーム
game-tcg = 指輪物語トレーディングカードゲーム

## スート：それぞれ一文字、すべて異なる

suit-hills = 丘
suit-mountains = 山
suit-forests = 森
suit-shadows = 影
suit-rings = 輪
suit-rivers = 川

## 上の帯、場の情報、席

bar-round = ラウンド{ $number }
bar-trick = トリック{ $number }/{ $count }
bar-players = { $count }人
tray-lost = 失われたカード
tray-rings-open = 指輪でリード可
tray-rings-closed = 指輪でリード不可
tray-forest = 古森：{ $ranks }
tray-balrog = バルログ：{ $ranks }＝{ $total }
tray-trump = 切り札：{ $suit }
tray-stock = 山札{ $count }枚
tray-barrow = 塚のカード{ $count }枚
tray-left = 残り{ $count }トリック
seat-you = あなた
seat-person = プレイヤー{ $number }
seat-bot = ボット{ $name }
seat-threat = 脅威{ $ranks }
seat-more = 多く
seat-fewer = 少なく
seat-tucked = 差し込み1枚
seat-tricks = { $count }トリック
seat-cards = { $count }枚
card-text = { $name }：{ $text }
verdict-open = 不明
trick-led = リード
trick-winning = 優勢
trick-won = 獲得
too-small = One Tableには{ $width }桁×{ $height }行以上の画面が必要です。画面を広げるか、--plainで遊んでください。

## 質問

wait-for = { $who }が考えています…
ask-lead = あなたの番です。リードするカードを選んでください。
ask-lead-for = あなたの番です。{ $who }がリードするカードを選んでください。
ask-follow = あなたの番です。カードを出してください。リードスートは{ $suit }です。
ask-follow-for = あなたの番です。{ $who }のカードを出してください。リードスートは{ $suit }です。
ask-choose-event = このラウンドで行うものを選んでください。
ask-be-character = キャラクターを選んでください。★は必須キャラクターです。
ask-be-character-for = { $who }のキャラクターを選んでください。★は必須キャラクターです。
ask-exchange-with = { $who }は誰とカードを交換しますか？
ask-exchange-with-each = { $who }はそれぞれと交換しますか？
ask-exchange-with-nobody = { $who }は交換しますか？
ask-give = { $who }は{ $to }にカードを1枚渡します。どれにしますか？
ask-put-in-its-place = { $who }が失われたカードを取ります。代わりにどのカードを置きますか？
ask-take-lost-card = { $who }は失われたカードを取りますか？
ask-leave-lost-card = { $who }は失われたカードを取りますか？
ask-lost-card-to = 失われたカードを取ってよいのは誰ですか？
ask-pick-threat = { $who }の脅威カードを選んでください。
ask-keep-threat = { $who }はこの脅威カードを残しますか？
ask-redraw-threat = { $who }はこの脅威カードを残しますか？
ask-pick-range = { $who }が脅威カードの代わりに使う範囲を選んでください。
ask-declare = { $who }は脅威のランクより多く取りますか、少なく取りますか？
ask-tuck-card = { $who }はどのカードを差し込みますか？
ask-take-tucked = { $who }は差し込んだカードを戻しますか？
ask-leave-tucked = { $who }は差し込んだカードを戻しますか？
ask-set-aside-card = { $who }は最後のトリックのためにどのカードを取り分けますか？
ask-lay-card = { $who }は最初のトリックにどのカードを置きますか？
ask-lead-yourself = 次のトリックは誰がリードしますか？
ask-let-lead = 次のトリックは誰がリードしますか？
ask-use-rider = このラウンドで特殊な黒の乗手を使いますか？
ask-keep-rider = このラウンドで特殊な黒の乗手を使いますか？
ask-use-gift = { $who }は今、贈り物を使いますか？
ask-keep-gift = { $who }は今、贈り物を使いますか？
ask-how = このカードをどう出しますか？
ask-anything = あなたの番です。1つ選んでください。
prompt-enter = Enter：{ $choice }
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
key-theme-sign = T
key-theme = 昼と夜
key-pass-sign = P
key-pass = パス
key-table-sign = G
key-table = 場
key-piles-sign = D
key-piles = 山
key-help-sign = ?
key-help = ヘルプ
key-quit-sign = Q
key-quit = 終了
help-title = キー
help-move = 左右キーでカード、上下キーで行を選びます。Tabキーで次の出せるカードへ移ります
help-enter = Enterキーで明るいカードを出します。出せない時は理由を示します
help-digits = 1～9で1番目～9番目の選択肢を選びます
help-space = スペースキーでボットを待たずに進めます
help-scroll = PgUpキーとPgDnキーで記録をめくります
help-mouse = クリックで選び、もう一度クリックで出します
help-escape = Escキーで閉じる、または選びかけを取り消します
help-signs = しるし
help-light = 明るいカードは出せます。名前の横の○は指輪マーカー、◂は今の番を表します。
help-verdicts = 目標：★ 達成、● 今のところ達成、◌ 未達、✗ 達成できない。
help-talk = 目標と公開されている情報については話せますが、自分の手札については話せません。
help-tcg-figures = キャラクターは強さに続いて、生命力1につき1マスを示します：■は残り、□は負傷です。○は指輪所持者、→は手下の交戦相手、+2はカードを2枚持っていることを表します。
help-tcg-markers = 道の上の◆は移動中の旅の仲間、◇はほかの旅の仲間で、後ろの数字はプレイヤーの番号です。
help-tcg-light = 金色のカードは今選べます。選べない理由は質問の下の行に出ます。かっこの数字は今の黄昏コストです。パスしかできない時は、自動でパスします。
close-hint = Escキーで閉じる

## 記録、ヒント、元に戻す、保存

journal = 記録
journal-setup = ラウンド{ $round }：準備
journal-trick = トリック{ $number }
hint-is = ルールボットなら：{ $choice }
hint-none = ヒントはありません：{ $reason }
undo-title = 元に戻しますか？
undo-done = 元に戻しました。
undo-ask = { $reason }ボットは同意しています。それでも元に戻しますか？
undo-ask-people = { $reason }全員が元に戻すことに同意しますか？
yes = はい
no = いいえ
saved-to = 保存しました：{ $path }
save-failed = できませんでした。{ $reason }
bot-failed = ボット{ $name }が失敗したため（{ $reason }）、無作為に選びました。
language-now = 日本語に切り替えました。
nothing-here = 今は選ぶものがありません。
no-such-choice = { $number }番の選択肢はありません。1～{ $count }から選んでください。

## ラウンドと章の終わり

over-won = 章をクリアしました。
over-lost = ラウンドに敗北しました。
over-broken = { $who }の目標はトリック{ $number }で失敗しました。
over-record = 対戦の記録：{ $path }
round-won = ラウンド{ $number }に勝利しました。章は続きます。
round-finished = 達成したキャラクター：{ $names }。
round-go-on = 次のラウンドを配る
end-next = 次へ：{ $chapter }
end-again = 配り直す
end-book = 章の一覧
end-look-back = テーブルを見る
end-quit = 席を立つ

## 交代で遊ぶ

pass-title = キーボードを渡してください
pass-to = 次は{ $who }の番です。ほかの人が画面を見ていないことを確かめて、Enterキーを押してください。

## 章の一覧

book-title = 章の一覧
book-road = 旅の道のり：{ $won }/{ $count }章
book-endless-text = 「道は続くよ先へ先へと」：キャラクターを無作為に選び、うち1人は重荷を負います。贈り物と特殊な黒の乗手が1枚ずつ加わります。全員が勝利したラウンドに参加し、黒の乗手を使い終えるまで続けます。
book-won = クリア済み
book-roster = キャラクター（★は毎ラウンド必須）：
book-long = 長い章：すべてのキャラクターを達成するまで続きます。
book-finished = 達成済み
book-riders = 特殊な黒の乗手：
book-gifts = 贈り物：
book-events = イベント：
book-choice = 毎ラウンド、次のうち1つを行います：
book-threats = 脅威カード：ランク{ $ranks }
book-play = { $count }人で始める
book-continue = { $chapter }を続ける（{ $count }人）
book-keep = { $count }人で続きから始める
book-anew = 章を最初から始める
book-keys = ↑ ↓ 章 · 1–4 人数 · PgUp PgDn 説明 · L 言語 · Esc 戻る · Q 終了
book-no-save = 続きから遊べるゲームはありません。

## 閲覧

reader-title = カードとルール
reader-search = 検索
reader-nothing = その名前のものはありません。
reader-burdened = 重荷を負った
reader-keys = 文字を入力して検索 · ↑ ↓ 別のカード · Esc 戻る
goals-title = 目標
reader-table = 場のカード
piles-title = デッキと山

## ルールの要点

rules-aim = 目的
rules-aim-text = 全員で協力します。ラウンドごとに、それぞれ目標を持つキャラクターを1人ずつ受け持ちます。すべての目標を達成すれば勝利、1つでも失敗すれば敗北です。短い章は1ラウンドの勝利でクリア、長い章は全キャラクターが勝利したラウンドに参加するまで続きます。
rules-tricks = トリック
rules-tricks-text = 1人がカードをリードし、ほかのプレイヤーは時計回りに、同じスートを持っていればそのスート、なければ好きなカードを出します。リードスートの最も高いカードを出した人がトリックを取り、次のトリックをリードします。
rules-rings = 指輪
rules-rings-text = 指輪のカードが出されるまでは、ほかに持っていない場合を除き、指輪でリードできません。指輪のランクは1から5までです。指輪の1を出す時は、無条件でトリックを取ると宣言できます。宣言しなければ1として数えます。
rules-setup = 準備
rules-setup-text = 1枚が失われたカードとして公開され、残りはすべて配られます。指輪の1を持つプレイヤーが指輪マーカーを取り、最初にキャラクターを選びます。ほかは時計回りに選びます。その後、フロドの左隣から順に、フロドを最後として準備アクションを行います。脅威カードを引く、カードを交換するなどです。交換では、まず裏向きで1枚を渡し、相手は見てから好きな1枚を返します。
rules-talk = 会話
rules-talk-text = 目標と公開されている情報については自由に話せます。非公開の手札については、誰も何も話せません。
rules-two = 2人プレイ
rules-two-text = 3つ目の手札をピラミッドに並べます。覆われていないカードを出せます。指輪の1を持つプレイヤーが代わりに出します。
rules-alone = ソロプレイ
rules-alone-text = 4人のキャラクターを公開手札4枚ずつで受け持ちます。トリックのたびに、山札がある間、各手札に1枚補充します。交換できるキャラクターは1人だけです。

## トレーディングカードゲーム：場

tcg-who = { $player }（{ $who }）
tcg-turn = ターン{ $number }：{ $who }
tcg-phase-of = { $who }の{ $phase }
tcg-twilight = 黄昏{ $count }
tcg-moves = 移動{ $count }/{ $limit }
tcg-ring-worn = 指輪をはめている
tcg-here = 地点{ $number }：{ $site }
tcg-shadow-number = 影の数値{ $count }
tcg-site = 地点{ $number }
tcg-burdens = 重荷{ $count }/{ $limit }
tcg-hand = 手札{ $count }
tcg-deck = 山札{ $count }
tcg-discards = 捨て札{ $count }
tcg-dead = 死者{ $count }
tcg-out = 脱落
tcg-your-hand = 手札
tcg-path = 冒険の道
tcg-players = プレイヤー
tcg-over = ゲームは終わりました。
tcg-priced = { $choice }（{ $cost }）
tcg-worn = はめている
tcg-home = 故郷{ $number }
tcg-support = サポートエリア
tcg-on-site = 地点{ $number }の上
tcg-area = { $title }：{ $cards }
tcg-area-of = { $who }、{ $title }：{ $cards }。
tcg-resting = 待機中
tcg-resting-of = { $who }の待機中のカード
tcg-more = あと{ $count }行。Gですべて表示
tcg-of = { $who }のカード
tcg-wounds = 負傷{ $count }
tcg-roaming = 徘徊中
tcg-bears = 所持：{ $items }
tcg-borne-by = 所持者：{ $who }
tcg-assigned = { $minion }は{ $defender }と交戦
tcg-stacked = { $count }枚が重ねられている
tcg-laid-by = { $who }がプレイした地点
tcg-sentence = { $text }。
tcg-no-card = 「{ $text }」というカードは見えません。タイトルを書いてください。
tcg-fight = 交戦：{ $defender } { $free } 対 { $minions } { $shadow }。
tcg-fight-lost = このままなら、敗者はそれぞれ負傷を{ $count }つ受けます：{ $losers }。
tcg-fight-overwhelmed = このままなら、敗者は圧倒されて死亡します：{ $losers }。
tcg-fight-cancelled = 交戦は打ち消されました。
tcg-archery = 射撃：旅の仲間{ $fellowship }、手下{ $minions }。
tcg-pile = { $who }：{ $title }（{ $count }）
tcg-pile-deck = 山札の残り
tcg-pile-sites = 冒険デッキの残り
tcg-pile-dead = 死者の山
tcg-pile-discards = 捨て札
tcg-pile-closed = ほかのプレイヤーは見られません。
tcg-pass-move = 旅の仲間は地点{ $number }に移動します。
tcg-pass-shadow = あなたの影フェイズが終わります。
tcg-pass-phase = 全員が続けてパスすると、フェイズが終わります。
tcg-bid = 重荷{ $count }
tcg-ask-bid = 重荷をいくつ入札しますか？最も多い人から順に手番を選びます。
tcg-ask-place = 手番順の何番目を選びますか？
tcg-ask-begin = 初期の旅の仲間を選んでください。残りの黄昏：{ $left }。
tcg-ask-hand = この手札のままにしますか？
tcg-ask-fellowship = あなたの旅の仲間フェイズ：アクションを行うか、パスして移動してください。
tcg-ask-shadow = あなたの影フェイズ：黄昏プールは{ $count }です。
tcg-ask-action = { $phase }：アクションを行うか、パスしてください。
tcg-ask-respond = 対応しますか？パスもできます。
tcg-ask-first = どれを先に行いますか？
tcg-ask-defend = { $minion }と誰が交戦しますか？
tcg-ask-attack = { $minion }は誰と交戦しますか？
tcg-ask-skirmish = 次にどの交戦を解決しますか？
tcg-ask-arrows = 射撃の負傷を誰が受けますか？残り{ $count }。
tcg-ask-victim = 旅の仲間の射撃を誰の手下が受けますか？
tcg-ask-move = ここにとどまりますか、もう一度移動しますか？移動{ $count }回、上限{ $limit }回。
tcg-ask-discard = 手札を8枚まで引く前に、1枚捨てますか？
tcg-ask-discard-down = 手札が{ $count }枚多すぎます。どれを捨てますか？
tcg-ask-heal = 聖域：誰の負傷を治療しますか？
tcg-ask-bearer = { $card }を誰が持ちますか？
tcg-ask-number = { $card }：いくつですか？
tcg-ask-card = { $card }：1つ選んでください。

## トレーディングカードゲーム：ルールの要点

rules-tcg-aim = 目的
rules-tcg-aim-text = 自分の指輪所持者を導き、9つの地点を通って誰よりも先に最後の地点に着けば勝ちです。指輪所持者が死亡または堕落したプレイヤーは脱落し、最後に残ったプレイヤーも勝ちです。
rules-tcg-turn = ターン
rules-tcg-turn-text = 自分のターンでは自由の民プレイヤー、ほかの人は影プレイヤーです。旅の仲間フェイズ：カードをプレイし、その後移動します。影フェイズ：ほかの人が手下をプレイします。手下がいる間は機動、射撃、割当、交戦と続き、最後に再編フェイズです。
rules-tcg-twilight = 黄昏
rules-tcg-twilight-text = 自由の民カードはコストを黄昏プールに加え、影プレイヤーはそこから支払います。移動すると、新しい地点の影の数値と、仲間1人につき1が加わります。地点番号が旅の仲間の地点より大きい手下は徘徊中で、コストが2増えます。
rules-tcg-moving = 移動
rules-tcg-moving-text = 1ターンに1回は必ず移動し、再編フェイズの後、移動上限までもう一度移動できます。新しい地点は隣のプレイヤーが自分の冒険デッキからプレイします。ターンの開始時に聖域にいれば、負傷を5つまで治療します。
rules-tcg-archery = 射撃
rules-tcg-archery-text = 両方の射手が同時に射ます。手下の射撃による負傷は自由の民プレイヤーが、旅の仲間の射撃による負傷は影プレイヤー1人が割り振ります。
rules-tcg-skirmish = 交戦
rules-tcg-skirmish-text = 自由の民プレイヤーは守るキャラクター1人につき手下を1体まで割り当て、残りは影プレイヤーが自由に割り当てます。順番は自由の民プレイヤーが決めます。強さが大きい側の勝ちで、同じなら影の勝ちです。敗者はそれぞれ負傷を1つ受け、勝者のダメージの分だけ増えます。強さが2倍以上なら敗者は圧倒されて死亡します。凶暴な手下はもう一度戦います。
rules-tcg-wounds = 負傷
rules-tcg-wounds-text = 負傷が生命力に達したキャラクターは死亡します。疲労させるとは、コストとして負傷を1つ負わせることです。そのため、残りの生命力が2以上必要です。ユニークな仲間や味方は、同じタイトルのカードを手札から捨てて治療できます。
rules-tcg-burdens = 重荷
rules-tcg-burdens-text = 重荷が抵抗力に達すると指輪所持者は堕落します。指輪をはめている間、負傷は重荷になります。再編フェイズの開始時に指輪を外します。
rules-tcg-regroup = 再編
rules-tcg-regroup-text = アクションの後、影プレイヤーは手札を8枚まで引きます。その前に1枚捨てられます。その後、とどまるか、もう一度移動するかを決めます。とどまった人も手札を整え、手下は捨てられます。
rules-tcg-actions = アクション
rules-tcg-actions-text = 各フェイズでは自由の民プレイヤーから順にアクションを行い、全員が続けてパスするまで続けます。必ず行うテキストはすぐに適用され、対応は起きたことに対して使えます。

## 行モード

line-welcome = One Table、行モードです。数字で選択、helpで命令の一覧、quitで終了します。
line-game = { $game }。{ $chapter }、{ $players }人、配札{ $seed }。
line-waiting-save = 途中のゲームがあります。resumeと入力すると続けられます。
line-choose = { $question }番号を入力してください。
line-choice = { $number }. { $choice }
line-hand = { $who }の手札：{ $cards }。
line-empty = なし
line-trick = 場：{ $cards }。
line-seat = { $who }（{ $player }）：{ $goal }。{ $facts }。
line-progress = { $have }/{ $least }
line-no-goal = キャラクター未選択
line-lost = 失われたカード：{ $cards }。
line-covered = 覆われている
line-no-card = 「{ $text }」はカードではありません。ランクとスートを、3丘や3Hのように書いてください。
line-may-play = { $card }は今選べます。
line-not-held = { $card }は持っていません。
line-not-now = { $card }は今選べません。{ $reason }
line-unknown = 「{ $text }」という命令はありません。helpと入力してください。
line-rules-many = 該当するカードが複数あります：{ $names }。
line-languages = 言語：{ $names }。
resume-failed = 続けられません。{ $reason }
line-resumed = 保存したゲームを続けます。
line-bye = またどうぞ。
line-ended = 入力が終わりました。
line-yes-no = 「はい」か「いいえ」（yesかno）を入力してください。
line-help-title = 命令：
line-help-number = 数字：選択する
line-help-why = why カード：そのカードを選べない理由
line-help-undo = undo：最後の選択を元に戻す
line-help-hint = hint：ルールボットならどうするか
line-help-hand = hand：手札を読む
line-help-goals = goals：すべての目標と状態を読む
line-help-table = table：場にあるものをすべて読む
line-help-piles = piles：自分のデッキと見てよい山を読む
line-help-journal = journal：これまでの出来事を読む
line-help-rules = rules 名前：カードを読む。rulesだけならルールの要点を読む
line-help-language = language コード：言語を変える（en、zh、ja、nl）
line-help-save = save ファイル：ゲームをファイルに書く。saveだけなら保存フォルダに書く
line-help-resume = resume：最後に保存したゲームを続ける
line-help-quit = quit：保存して終了する
line-comma = 、

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
command-save = 保存
command-resume = 続ける
command-quit = 終了
command-help = ヘルプ
