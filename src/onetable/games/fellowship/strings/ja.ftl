# The strings of the trick-taking game: of its table in terminal and browser, and of its place in the lobby.

## テーブルの枠

fellowship-talk-rule = 目標と公開の情報は話せます。手札については話せません。

## 発言：公開の情報だけ、手札のことは言わない

say-your-goal = { $about }の目標はどうですか？
say-goal-in-danger = { $about }の目標が危ないです。
say-goal-done = { $about }の目標は達成されました。
say-look-lost-card = 失われたカードを見てください。
say-look-threat = { $about }の脅威を見てください。
say-rings-closed = 指輪はまだリードできません。

game-fellowship = 指輪物語 旅の仲間：トリックテイキングゲーム

## スート：それぞれ一文字、すべて異なる

suit-hills = 丘
suit-mountains = 山
suit-forests = 森
suit-shadows = 影
suit-rings = 輪
suit-rivers = 川

## 上の帯、場の情報、席

tray-lost = 失われたカード
tray-rings-open = 指輪でリード可
tray-rings-closed = 指輪でリード不可
tray-forest = 古森：{ $ranks }
tray-balrog = バルログ：{ $ranks }＝{ $total }
tray-trump = 切り札：{ $suit }
tray-stock = 山札{ $count }枚
tray-barrow = 塚のカード{ $count }枚
tray-left = 残り{ $count }トリック
seat-threat = 脅威{ $ranks }
seat-more = 多く
seat-fewer = 少なく
seat-tucked = 差し込み1枚
seat-hand = 手札{ $number }
seat-tricks = { $count }トリック
seat-cards = { $count }枚
verdict-saved = 失敗、ただし{ $gift }で補える
verdict-open = 不明
trick-led = リード
trick-winning = 優勢
trick-won = 獲得

## 質問

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
ask-exchange = 交換：{ $to }にどのカードを渡しますか？1枚返ってきます。
ask-exchange-for = { $who }は{ $to }と交換します。どのカードを渡しますか？1枚返ってきます。
ask-give-back = { $to }からカードが来ました。どれを返しますか？
ask-give-back-for = { $who }は{ $to }にカードを1枚返します。どれにしますか？
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
prompt-enter = Enter：{ $choice }

## キー

help-light = 明るいカードは出せます。名前の横の○は指輪マーカー、◂は今の番を表します。
help-verdicts = 目標：★ 達成、● 今のところ達成、◌ 未達、✗ 達成できない。
help-talk = 目標と公開されている情報については話せますが、自分の手札については話せません。

## 記録、ヒント、元に戻す、保存

journal-setup = ラウンド{ $round }：準備
journal-redraws = { $who }の脅威は続けて失われたカードを求めるため（{ $ranks }）、そのたびに引き直しになる。

## ラウンドと章の終わり

over-won = 章をクリアしました。
over-lost = ラウンドに敗北しました。
over-broken = { $who }の目標はトリック{ $number }で失敗しました。
over-early-won = 残り{ $count }トリックですべての目標を達成したので、ラウンドはそこで終わりました。
over-early-lost = 残り{ $count }トリックで、ラウンドはそこで終わりました。
over-goal = 目標：{ $goal }。
over-trick = そのトリックは{ $who }が{ $card }で勝ちました。
round-won = ラウンド{ $number }に勝利しました。章は続きます。
end-next = 次へ：{ $chapter }

## 章の一覧

book-title = 章の一覧
book-road = 旅の道のり：{ $won }/{ $count }章
book-roster = キャラクター（★は毎ラウンド必須）：
book-finished = 達成済み
book-riders = 特殊な黒の乗手：
book-gifts = 贈り物：
book-events = イベント：
book-choice = 毎ラウンド、次のうち1つを行います：
book-play = { $count }人で始める
book-continue = { $chapter }を続ける（{ $count }人）
book-keep = { $count }人で続きから始める
book-keys = ↑ ↓ 章 · Enter 始める · 1–4 人数 · P ボット · N 最初から · C 続き · PgUp PgDn 説明 · O レッスン · ? ヘルプ · L 言語 · T 昼と夜 · Esc 戻る · Q 終了
book-signs = 一覧の★はクリアした章、→は次の章、◐は途中の章です。キャラクターの★は必須です。

## 閲覧

reader-burdened = 重荷を負った

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

## 行モード

line-trick = 場：{ $cards }。
line-seat = { $who }（{ $player }）：{ $goal }。{ $facts }。
line-progress = { $have }/{ $least }
line-no-goal = キャラクター未選択
line-lost = 失われたカード：{ $cards }。
line-goal = { $who }、あなたの目標：{ $goal }。
line-hands = あなたは{ $count }つの手札を担当します。
line-be-character = キャラクターを選んでください。
line-be-character-for = { $who }のキャラクターを選んでください。
line-required = { $choice }（必須）
line-covered = 覆われている

## スタート画面

fellowship-name = 旅の仲間
fellowship-about = 力を合わせてトリックを取る。18の章、ひとつの道。
fellowship-facts = 1～4人 · 1章15分ほど

## 新しいテーブル

fellowship-form-chapter = 章

## テーブルで決められること

fellowship-option-aragorn_exchange = アラゴルン（通常面）の交換相手
fellowship-value-gimli_or_legolas = ギムリかレゴラス
fellowship-value-anyone = 誰とでも
fellowship-option-lost_card = 章のキャラクターが失われたカードを取る
fellowship-value-mandatory = 必ず
fellowship-value-optional = 任意
fellowship-option-deck_reveal = 古森とバルログのカードを公開する時
fellowship-value-before = リードの前
fellowship-value-after = トリックのあと
fellowship-option-willow_next_leader = 柳じじいがトリックを取ったあとのリード
fellowship-value-leader = そのトリックをリードした人
fellowship-value-highest = 最も高いカードを出した人
fellowship-option-barrow_cards = トムが残した塚のカード
fellowship-value-hidden = 伏せておく
fellowship-value-shown = 公開する
fellowship-option-small_pyramid = 9枚ピラミッドの上の段
fellowship-value-down = すべて伏せる
fellowship-value-outer_up = 最上段の外側2枚を表にする
fellowship-option-fatty_gives = ふとっちょのカードの渡し方
fellowship-value-together = まとめて
fellowship-value-one_by_one = 1枚ずつ
fellowship-option-shirt_covers_riders = ミスリルの胴着は黒の乗手の条件にも使える
fellowship-option-road_elrond = 4人未満の果てしない道でのエルロンド
fellowship-value-left_out = 使わない
fellowship-value-frodo_two = フロドは指輪2枚でよい
fellowship-option-event_chooser = ラウンドのイベントやグループを選ぶ人
fellowship-value-ring_holder = 指輪マーカーを持つ人
fellowship-value-first_player = 最初のプレイヤー
fellowship-option-mirror_one_ring = 鏡の失われたカードが指輪の1の場合
fellowship-value-keep = そのまま
fellowship-value-redraw = 引き直す

telling-one-ring-played = 指輪の1は出た
telling-one-ring-to-come = 指輪の1はまだ出ていない
telling-duty-broken = { $who }はトリック{ $number }で「{ $rider }」の条件を満たせなくなりました。

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
tricks-better = まだ勝てた手
tricks-received = 受け取り
tricks-serves = 手札：{ $cards }
tricks-new = 新着
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
tricks-setting-up = ラウンドの準備中
tricks-first-steps = はじめに
tricks-you-are = あなたは{ $who }です。
tricks-you-are-ring = 指輪の1を持っているので、あなたは{ $who }です。
tricks-you-choose = それぞれが固有の目標を持つキャラクターを選びます。
tricks-all-together = 全員が一緒に勝ちます。すべての目標が達成されればラウンドに勝利します。
tricks-exchange-first = まず何人かが、助け合うためにカードを1枚交換します。
tricks-understood = わかりました（今後表示しない）
tricks-suit-hills = 丘陵
tricks-suit-mountains = 山脈
tricks-suit-forests = 森林
tricks-suit-shadows = 影
tricks-suit-rings = 指輪
tricks-suit-rivers = 川
tricks-bot = ボット

# The coach.
fellowship-coach-character = 全員の目標を達成する必要があります。自分の手札で達成できるものを選びましょう。
fellowship-coach-character-look = まず自分の手札を見てください。高いか低いか、長いスートは、指輪は多いか。
fellowship-coach-character-compare = それぞれの目標と手札を比べてください。少なく取るなら低いカード、多く取るなら高いカードとリードが要ります。
fellowship-coach-give = { $to }の役に立つカードか、自分に要らないカードを渡しましょう。{ $to }の目標：{ $goal }。
fellowship-coach-give-look = { $to }の目標と、自分の目標を見てください。
fellowship-coach-give-compare = 自分の目標に最も邪魔で、相手に最も役立つのはどれでしょう？スートの最後の1枚を渡せば、そのスートで自由に捨てられます。
fellowship-coach-lead = スートはあなたが決めます。ほかの人は従えるなら従い、そのスートの最も高いカードが勝ちます。
fellowship-coach-wins = あなたの{ $card }は{ $best }に勝ち、後には誰も出しません。
fellowship-coach-beats = あなたの{ $card }は{ $best }に勝ちますが、まだ出す人がいます。
fellowship-coach-low = 出せるカードではこのトリックを取れません。後で要るカードは残しましょう。
fellowship-coach-free = { $suit }がないので、どのカードでも出せます。このトリックは取れません。
fellowship-coach-ring = 指輪の1を出し、このトリックを取ると宣言できます。
fellowship-standing-sure = { $who }の目標は達成済みです。仲間を助けましょう。
fellowship-standing-ahead = { $who }の目標は今のところ達成しています。失わないように。
fellowship-standing-lost = { $who }の目標はもう達成できません。
fellowship-coach-lead-look = 出たカードを見てください。高いカードがなくなったスートはどれでしょう？
fellowship-coach-lead-compare = 最も長いスートと短いスートを比べてください。誰がトリックを取り、それでよいですか？
fellowship-coach-follow-look = 今どのカードが勝っているか、この後誰が出すかを見てください。
fellowship-coach-follow-compare = 出せる最も高いカードと低いカードを比べてください。取りますか、それとも必要な人に譲りますか？

# ---- the bot that learned
lobby-bot-partner = 即断
lobby-bot-partner-how = ボットどうしで遊んで連携を覚えました。すぐに決めます。
lobby-bot-partner-thoughtful = 熟考
lobby-bot-partner-thoughtful-how = ボットどうしで遊んで連携を覚えました。一手ごとに少し先を読みます。
lobby-bot-partner-patient = 長考
lobby-bot-partner-patient-how = ボットどうしで遊んで連携を覚えました。一手ごとに最長2秒、先を読みます。
seat-bot-partner = 即断のボット
seat-bot-partner-thoughtful = 熟考のボット
seat-bot-partner-patient = 長考のボット
web-bot-partner = 即断のボット
web-bot-partner-thoughtful = 熟考のボット
web-bot-partner-patient = 長考のボット
book-threats-how = 章の指示があるとき、引いたカードのランクがキャラクターの目標を決めます。
book-odds = { $players }人の場合、慎重なボットは100回中{ $won }回勝ちます。
