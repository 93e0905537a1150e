# The strings of Middle-earth Quest: of its table in terminal and browser, and of its place in the lobby.

game-quest = ミドルアース・クエスト

## キー

help-quest-places = 地域：⌂ 安息所、♜ 暗黒の城砦、! 危険。金色は今選べます。
help-quest-pieces = ◆1 手番のヒーロー、◇2 他のヒーロー、•2 脅威、▾ モンスタートークン、♛ 臣下、+ 支援、♙ キャラクター、§ プロット、¶ イベント。記号の後の数字は数です。
help-quest-paths = 街道は細い線、水路は ~ です。アイコン：≡ 平原、≈ 湿地、♣ 森、∩ 丘陵、^ 山地、∗ 任意。数字はアイコンなしで払う枚数です。
help-quest-cards = 戦うカード：↗ 遠隔か † 近接、攻撃力/防御力、¢ コスト、街道のアイコン。↑ 上がった能力値、↓ 堕落で下がった能力値。
help-quest-story = ストーリートラックの ┃ はステージの終わり、╎ は「影落つ」の10マス目です。アクショントラックの ✗ は使用済みのマスです。
help-quest-light = Mは地図全体と各地域の内容、Gは場のすべてのカード、Dは捨て札を表示します。選択肢が1つだけの時は、自動で選びます。

## ミドルアース・クエスト：場

quest-sauron = サウロン
quest-unknown = 不明
quest-who = { $player }（{ $who }）
quest-more = あと{ $count }行。Gですべて表示
quest-sentence = { $text }。
quest-setup = 準備
quest-turn = { $who }のターン
quest-round = ラウンド{ $number }
quest-stage-1 = ステージI
quest-stage-2 = ステージII
quest-stage-3 = ステージIII
quest-ahead-heroes = ヒーローが優勢
quest-ahead-sauron = サウロンが優勢
quest-ahead-nobody = 優勢なし
quest-marker-green = 緑
quest-marker-yellow = 黄
quest-marker-red = 赤
quest-marker-black = 黒
quest-attributes = 頑健{ $fortitude } · 筋力{ $strength } · 敏捷{ $agility } · 知恵{ $wisdom }
quest-attributes-short = 頑{ $fortitude } · 筋{ $strength } · 敏{ $agility } · 知{ $wisdom }
quest-pools = ライフ{ $life } · 手札{ $hand } · 休息{ $rest } · ダメージ{ $damage }
quest-pools-short = ライフ{ $life } · 手札{ $hand } · 支援{ $favor }
quest-favor = 支援{ $count }
quest-corruption = 堕落{ $count }
quest-leads = { $quest } → { $place }
quest-pool = シャドウプール{ $count }/{ $limit }
quest-shadow-hand = シャドウ{ $count }枚
quest-plot-hand = プロット{ $count }枚
quest-no-plot = プロットなし
quest-plot-facts = { $marker }+{ $count }、支援{ $favor }
quest-mission = 使命：{ $mission }
quest-mission-title = 使命
quest-hand = 手札
quest-your-hand = 手札（{ $count }）
quest-your-plots = 手札のプロット
quest-your-shadows = 手札のシャドウカード
quest-needs-pool = プール{ $count }
quest-moment-action = 自分のアクションステップ
quest-moment-turn = ヒーローのターン開始時
quest-moment-combat = 戦闘開始時
quest-moment-enter = ヒーローが地域に入った時
quest-moment-defeat = ヒーローが敗北した時
quest-plot-title = プロット
quest-event-title = イベント
quest-place = { $place }（{ $region }）
quest-haven = 安息所
quest-stronghold = 暗黒の城砦{ $count }
quest-always-perilous = 常に危険
quest-perilous = あなたには危険
quest-token = モンスタートークン{ $number }
quest-token-known = モンスタートークン{ $number }：{ $monster }
quest-wounded = { $name }（ダメージ{ $damage }/{ $health }）
quest-hero-here = { $hero }がいる
quest-influence = 脅威{ $count }
quest-plot-here = プロット：{ $plot }
quest-event-here = イベント：{ $event }
quest-quest-here = { $hero }のクエスト：{ $quest }
quest-water = 水路
quest-path = { $place }（{ $path }）
quest-paths = 街道：{ $paths }
quest-choice = { $choice }（{ $facts }）
quest-map = 中つ国の地図
quest-map-keys = 矢印 別の地域 · Tab 次のヒーロー · L 言語 · Esc 戻る
quest-map-aloud = 中つ国の地図。{ $lit ->
    [0] 今ここで選べる地域はありません。
   *[other] 今選べる地域は{ $lit }か所です。
}
quest-map-overview = 地図全体の縮図
quest-map-whole = 地図全体
quest-map-hero = { $hero }の居場所
quest-map-perilous = 今は危険
quest-map-cut-off = 脅威{ $count }、上限{ $limit }、どの城砦からも切り離されている
quest-map-token = 裏向きのモンスタートークン1枚
quest-map-token-known = モンスタートークン：{ $monster }
quest-map-price-both = { $terrain }のカード1枚（{ $alone }）、または任意の{ $number }枚。
quest-map-price-one = カード1枚で払えます：{ $alone }。
quest-map-price-many = 任意のカード{ $number }枚。
quest-map-path = { $one }と{ $other }の間の街道：{ $terrain }のカード1枚、または任意の{ $number }枚。{ $water ->
    [yes] 水路です。
   *[no] {""}
}
quest-map-journey = { $steps }歩、カード{ $cards }枚：{ $way }。
quest-map-room = ここの脅威：{ $there }、上限{ $limit }。
quest-map-take = { $figure }を動かす
quest-map-held = { $figure }：行き先を選んでください。Escで戻します。
quest-map-goes = { $who }はここへ行くつもりです
quest-map-beware = { $who }はここを警戒しています
quest-map-choose-keys = 矢印、Tab 選べる地域 · Shift+矢印 すべての地域 · Enter 選ぶ · L 言語 · Esc 戻る
quest-combat = 戦闘ラウンド{ $round }：{ $hero } 対 { $foe }
quest-strength-used = 使った筋力{ $used }/{ $limit }
quest-strength-short = 力{ $used }/{ $limit }
quest-foe-hand = 手札{ $count }枚
quest-damage = ダメージ{ $damage }/{ $health }
quest-exhausted = 消耗
quest-frightened = 恐怖：次のカードは無作為に出る
quest-agility-left = 割り振る敏捷{ $count }
quest-stack = 戦闘スタック（{ $count }）：
quest-pending = 待機中
quest-of-limit = 脅威{ $count }、上限{ $limit }
quest-leads-aloud = { $quest }（行き先：{ $place }）
quest-track-free = { $track }トラック：次は{ $numbers }
quest-track-full = { $track }トラック：空きなし
quest-then = 、
quest-skill = 技能
quest-laid = カードを裏向きに出した
quest-declared = 消耗を宣言
quest-laid-own = 裏向き：{ $card }
quest-laid-open = 表向き：{ $card }
quest-revealed = このラウンド：{ $card }
quest-cancelled = このラウンド（打ち消し）：{ $card }
quest-rest-pool = { $who }の休息プール
quest-damage-pool = { $who }のダメージプール
quest-foe-discards = 敵が捨てた戦闘カード
quest-discards-plot = 捨てられたプロット
quest-discards-shadow = 捨てられたシャドウカード
quest-discards-peril = 捨てられた危難カード
quest-discards-corruption = 捨てられた堕落カード
quest-discards-fighting = 捨てられた技能カード
quest-discards-encounter = 捨てられた遭遇カード、{ $deck }
quest-discards-event = 終わったイベント
quest-pile = { $title }（{ $count }）
quest-face-down = 裏向き{ $count }枚
quest-ask-starting-plot = どの初期プロットを選びますか？
quest-ask-keep-shadow = どのシャドウカードを残しますか？ 残すのはあと{ $count }枚です。
quest-ask-keep-plot = どのプロットカードを残しますか？ 残すのはあと{ $count }枚です。
quest-ask-new-minion = 新しい臣下を登場させられます。どこに置きますか？
quest-ask-put-minion = 回復した臣下をどこに置きますか？
quest-ask-plot = プロットステップ：1つプレイする、進行中の1つを捨てる、または何もしない。
quest-ask-action = アクションステップ：残り{ $count }回です。
quest-ask-influence = 脅威トークンをどこに置きますか？ 残り{ $count }枚です。
quest-ask-command = 臣下かモンスタートークンに指令を出すか、終えてください。
quest-ask-shadow = シャドウカードをプレイしますか？（{ $moment }）
quest-ask-foe = どれがヒーローと戦いますか？
quest-ask-shape = このモンスターはウルク=ハイとして戦いますか？
quest-ask-combat-or-peril = 戦闘と危難のどちらにしますか？
quest-ask-peril = どの危難にしますか？
quest-ask-haven = ヒーローはどの安息所で復活しますか？
quest-ask-draw-shadow = シャドウカードを1枚引きますか？
quest-ask-draw-combat = 戦闘カードを1枚引きますか？
quest-ask-rest = 休息ステップ：休息すると一番左のサウロンマーカーが進みます。休息しますか？
quest-ask-fight = { $foe }。安息所では避けることもできます。戦いますか？
quest-ask-travel = { $place }にいます。移動、探索、または終了を選んでください。
quest-ask-pay = { $place }へ：{ $way ->
    [icon] { $terrain }のカードを1枚
    [both] { $terrain }のカードを1枚、または好きなカードを{ $count }枚
   *[any] 好きなカードを{ $count }枚
}捨てます。
quest-ask-pay-more = 街道のためにどのカードを捨てますか？ あと{ $count }枚です。
quest-ask-explore = 探索中です。何をしますか？
quest-ask-gifts = ここにいる仲間に何を渡しますか？
quest-ask-pay-off = 支援トークンを払って堕落カードを1枚捨てますか？
quest-ask-leftmost = 一番左のサウロンマーカーが複数あります。どれを進めますか？
quest-ask-lose-one = 敗北しました。何を失いますか？
quest-foe-numbers = 筋力{ $strength }、耐久力{ $health }、カード{ $cards }枚
quest-ask-damage-hand = 手札から{ $count }ダメージを受けます。どのカードですか？
quest-ask-leftmost-defeated = 敗北し、影が進みます。一番左のサウロンマーカーが複数あります。どれを進めますか？
quest-ask-damage = { $count }ダメージを受けます。手札から、それともライフプールの上から？
quest-ask-agility = 残りの敏捷{ $count }：カードを引くか、すべて筋力にしますか？
quest-ask-lay = { $hero } 対 { $foe }：どのカードを伏せて出しますか？
quest-ask-type = 遠隔か近接か、どちらを宣言しますか？
quest-ask-take-back = 前に出したどのカードを戻しますか？
quest-ask-draw = どのプールから引きますか？
quest-ask-retreat = 戦闘から退却しますか？
quest-ask-rest-order = 戦闘終了。次にどのカードを休息プールに移しますか？
quest-ask-aside = 退却します。どの地域へ移りますか？
quest-ask-champion = フィナーレ：どのヒーローが指輪の幽鬼と戦いますか？
quest-ask-skill = トレーニング：どの技能カードを残しますか？
quest-ask-plot-back = プロットカードをデッキの上と下のどちらに置きますか？
quest-ask-corruption = ヒーローはどの堕落カードを受け取りますか？
quest-ask-play-now = このプロットを今プレイしますか？ どの地域に？
quest-ask-branch = { $card }：選んでください。
quest-ask-text = { $text }。
quest-answer-no-rest = 休息しない
quest-answer-fight = 戦う
quest-answer-no-fight = 避ける
quest-answer-end-travel = トラベルを終える
quest-answer-end-exploring = 探索をやめる
quest-answer-end-command = 指令を終える
quest-answer-no-shadow = シャドウカードをプレイしない
quest-answer-no-plot = プロットはそのまま
quest-answer-keep-corruption = 堕落カードを残す
quest-answer-retreat = 退却する
quest-answer-fight-on = 戦い続ける
quest-answer-draw = カードを引く
quest-answer-no-draw = 引かない
quest-answer-end-gifts = これ以上渡さない
quest-gather = 誰が旅立ちますか？
quest-gather-keys = ↑ ↓ 別の人 · Enter ここに座る · 空白 参加の有無 · ← → 決める · B 開始 · C 続き · O レッスン · ? ヘルプ · L 言語 · T 昼と夜 · Q 終了
quest-gather-you = あなた
quest-gather-bot = ボット
quest-gather-out = 不参加
quest-gather-option = { $option }：{ $value }
quest-gather-begin = { $who }で開始。ボット：{ $others }
quest-gather-continue = 最後に保存したゲームを続ける
quest-gather-sauron = 敵の軍勢を率います。脅威を広げ、プロットを仕掛け、モンスターと臣下を送り、物語の終わりの前にヒーローを堕落させてください。
quest-gather-none = 先に1人から3人のヒーローを選んでください。

## What a choice will do

quest-will-rest = ライフプールが{ $before }枚から{ $after }枚に増えます。
quest-will-advance = サウロンの{ $marker }のマーカーが{ $count }進みます。
quest-will-advance-one = 一番左のサウロンマーカーの1つが{ $count }進みます。
quest-will-no-rest = 休息せずにトラベルします。
quest-will-haven = 安息所：危難はありません。
quest-will-foe = そこには敵がいます。戦わなければなりません。
quest-will-peril = 危険な地域です。危難に遭うかもしれません。
quest-will-foe-or-peril = そこでは敵か危難が待っています。サウロンが選びます。
quest-will-explore = ここでできること：{ $finds }。
quest-will-explored = 探索をやめ、トラベルを続けます。
quest-will-give-up = あなたは敗北します。すべてのカードは一番近い安息所でライフプールになり、支援かアイテムを1つ失い、サウロンのマーカーが進みます。
quest-will-dark-path = 支援トークンを{ $count }枚得て、堕落カードを1枚引きます。
quest-will-favor = 支援トークンを{ $count }枚得ます。
quest-will-stop-encounter = トラベルを終え、ここで遭遇カードを{ $count }枚引きます。
quest-will-stop-perilous = トラベルを終えます。危険な地域なので遭遇はありません。
quest-will-stop-no-quest = トラベルを終えます。危険な地域なので、このターンはクエストの戦闘ができません。
quest-will-no-quest = 危険な地域である間、そこでクエストの戦闘はできません。
quest-will-rest-nothing = ライフプールに戻るカードはありません。
quest-will-stop-fight = トラベルを終え、クエストのために{ $foe }と戦います。
quest-will-stop-hindered = トラベルを終えます。プロットのため、ここでは遭遇がありません。
quest-will-track-influence = 脅威トークンを1枚ずつ、合わせて{ $count }枚マップに置きます。そのうち2枚までシャドウプールに置けます。
quest-will-track-draw = シャドウカードを{ $count }枚と、プロットを{ $count }枚引き、プロットは1枚残します。
quest-will-track-command = 臣下とモンスタートークンに{ $count }回まで指令を出します。
quest-will-tokens-return = 4つ目のトークンなので、ほかの3つが戻ります。
quest-will-no-command = 残り{ $count }回の指令をやめます。
quest-will-no-plot = プロットをプレイしません。次はイベントです。
quest-will-exhaust = この戦闘ではもうカードを出しません。攻撃力と防御力は0になります。
quest-will-draw-agility = カードを1枚引きます。敏捷は{ $count }残ります。
quest-will-keep-agility = この戦闘での筋力が{ $before }から{ $after }に増えます。

## The arithmetic of a combat

quest-line-printed = { $card }
quest-line-more = { $card }
quest-line-lowered = { $card }で減少
quest-line-cancelled = 打ち消し
quest-line-exhausted = 消耗
quest-line-attack = 相手の攻撃
quest-line-defense = 自分の防御
quest-line-spied = 脅威になる（{ $card }）
quest-line-capped = ここまで（{ $card }）

## The steps of a turn

quest-step-setup = 準備
quest-step-rally = 集結
quest-step-story = ストーリー
quest-step-plot = プロット
quest-step-event = イベント
quest-step-action = アクション
quest-step-draw = ヒーローのドロー
quest-step-dawn = ターン開始
quest-step-rest = 休息
quest-step-ambush = 待ち伏せ
quest-step-travel = トラベル
quest-step-encounter = 遭遇
quest-step-finale = フィナーレ

## ミドルアース・クエスト：ルールの要点

rules-quest-aim = 目的
rules-quest-aim-text = サウロンと1人から3人のヒーローが対決します。両陣営には秘密の使命があります。ストーリーマーカーのどれかが18マス目に着くか、サウロンの3つのマーカーがすべて10マス目に着くとフィナーレです。優勢で使命を果たした側が勝ちます。そうでなければ1人のヒーローが指輪の幽鬼と戦い、勝敗を決めます。
rules-quest-round = ラウンド
rules-quest-round-text = まずサウロンのターンです。ヒーローのいる地域の脅威が消え、マーカーが進み、サウロンはプロットを1つプレイできます。イベントが起き、サウロンがアクションを行い、各ヒーローは頑健の枚数だけカードを引きます。続いて各ヒーローが1ターンずつ行います。1人の時は2ターンです。
rules-quest-heroes = ヒーローのターン
rules-quest-heroes-text = 休息：休息プールをライフプールに戻します。安息所ではダメージプールも戻ります。一番左のサウロンマーカーが1進みます。待ち伏せ：その地域の敵と戦います。トラベル：移動、戦闘か危難、探索を何回でも行えます。遭遇：最後に、危険な地域でなければ遭遇カードを3枚引きます。
rules-quest-travel = トラベル
rules-quest-travel-text = 街道を通るには、合うアイコンのカードを1枚、または数字の枚数のカードを捨てます。捨てたカードは休息プールに置きます。脅威が知恵より高い地域は危険です。安息所は安全です。
rules-quest-explore = 探索
rules-quest-explore-text = 支援を取る、キャラクターの助言を請う、1ターンに1回闇の試練を受ける（堕落カードが3枚以下なら、堕落カード1枚と支援1枚）、クエストを達成する、支援を払ってプロットを放棄させる、同じ地域のヒーローと取引する。
rules-quest-combat = 戦闘
rules-quest-combat-text = 両者がカードを1枚伏せて出し、同時に表にします。攻撃力が防御力を上回った分がダメージです。出したカードの合計コストが筋力を越えた側は消耗し、攻撃力と防御力が0になります。最初のラウンドの前に、敏捷1点ごとにカードを1枚引くか、筋力を1増やします。ライフプールと手札があなたの命です。両者が消耗すると引き分けです。
rules-quest-sauron = サウロン
rules-quest-sauron-text = アクションで脅威を置く、カードを引く、臣下やモンスタートークンに指令を出す、のどれかを行います。アクションごとにトラックの次のマスを使い、4枚目のトークンで他のトークンが戻ります。シャドウカードは、シャドウプールが足りていれば1ターンに1枚までプレイできます。
rules-quest-influence = 脅威
rules-quest-influence-text = 脅威は暗黒の城砦から街道に沿って広がり、安息所には入りません。地域に置ける数は、つながる城砦の数までです。切り離された地域には1だけ残ります。
rules-quest-story = 物語
rules-quest-story-text = ストーリーステップごとに緑のマーカーが2進み、進行中のプロットがそれぞれのマーカーを進めます。ステージは6、12、18マス目で終わります。新しいステージでは臣下が加わり、シャドウプールが大きくなります。

## Middle-earth Quest: the terms

term-quest-haven = 安息所
term-quest-haven-text = 安全な地域です。危険にならず、脅威も置かれません。ここで休息するとダメージプールも戻り、敗北したヒーローは最も近い安息所で目を覚まします。
term-quest-stronghold = 暗黒の城砦
term-quest-stronghold-text = サウロンの脅威が広がる元の地域です。数字は置ける脅威の上限です。常に危険です。
term-quest-perilous = 危険
term-quest-perilous-text = 脅威がヒーローの知恵より高い地域です。常に危険な地域もあります。入ると戦闘か危難になり、遭遇カードは引けません。
term-quest-influence = 脅威
term-quest-influence-text = 地域に及ぶサウロンの力です。地域を危険にし、シャドウプールではシャドウカードとプロットをプレイできるようにします。
term-quest-favor = 支援
term-quest-favor-text = ヒーローが自由の民から得た助けです。払ってプロットを放棄させたり、堕落カードを取り除いたりできます。
term-quest-corruption = 堕落
term-quest-corruption-text = 持っている間ヒーローの重荷になるカードです。休息の時に支援を払って取り除けます。
term-quest-dominant = 優勢
term-quest-dominant-text = マーカーがフィナーレにより近い側です。使命で勝てるのは優勢な側だけです。
term-quest-plot = プロット
term-quest-plot-text = ストーリーステップごとにマーカーを進めるサウロンのカードです。影響する地域でヒーローが支援を払うと捨てられます。
term-quest-shadow-pool = シャドウプール
term-quest-shadow-pool-text = サウロンがためた脅威です。必要な数があればシャドウカードやプロットをプレイできます。数は減りません。
term-quest-shadow-card = シャドウカード
term-quest-shadow-card-text = サウロンの秘密のカードです。書かれた時に、1ターンに1枚までプレイできます。
term-quest-minion = 臣下
term-quest-minion-text = マップにいる、名のあるサウロンの手先です。同じ地域のヒーローと戦い、受けたダメージは残ります。
term-quest-monster-token = モンスタートークン
term-quest-monster-token-text = マップに伏せて置かれたモンスターです。戦う時に表にします。
term-quest-life-pool = ライフプール
term-quest-life-pool-text = ヒーローの山札です。ダメージでライフプールと手札の両方がなくなると敗北します。
term-quest-rest-pool = 休息プール
term-quest-rest-pool-text = 街道のために捨てたカードと戦闘で使ったカードです。休息でライフプールに戻ります。
term-quest-damage-pool = ダメージプール
term-quest-damage-pool-text = ダメージで失ったカードです。安息所で休息すると戻ります。
term-quest-exhausted = 消耗
term-quest-exhausted-text = 戦闘で出したカードの合計コストが筋力を越えた側です。攻撃力と防御力が0になります。
term-quest-encounter = 遭遇
term-quest-encounter-text = ヒーローのターンの終わりに、危険な地域でなければ地方のデッキからカードを3枚引きます。
term-quest-peril = 危難
term-quest-peril-text = ヒーローが危険な地域に入った時、サウロンが戦闘の代わりに送るものです。
term-quest-finale = フィナーレ
term-quest-finale-text = ゲームの終わりです。優勢で使命を果たした側が勝ちます。そうでなければ1人のヒーローが指輪の幽鬼と戦います。

## ブラウザの場

quest-map-beyond = 画面の外：{ $names }
quest-ride-there = そこまで進む
quest-ride-step = 1歩だけ
quest-ride-pays = カード：{ $cards }
quest-ride-choose = カードを選ぶ
quest-legend-hero = ヒーロー
quest-legend-minion = 臣下
quest-legend-lit = 選べる
quest-pending-pay = まず{ $place }への支払いをするか、元に戻してください。
quest-pending-first = まず答えてください：{ $question }
quest-pays-step = { $number }歩目に払う
quest-pays-alone = 1枚で払える
quest-times = ×{ $count }
quest-sure = もう一度押す：{ $choice }
quest-follow = マップがゲームを追う
quest-story-lead = { $who ->
    [heroes] ヒーローが{ $count }リード
    [sauron] サウロンが{ $count }リード
   *[nobody] 互角
}
quest-story-of-marker = { $marker }（{ $side ->
    [heroes] ヒーロー
   *[sauron] サウロン
}）：{ $space }マス目。次のストーリーステップ：+{ $coming }{ $by ->
    [yes] （{ $names }）
   *[no] {""}
}。
quest-story-of-space = { $kind ->
    [start] スタート。
    [end] { $number }マス目：マーカーがここに着くとフィナーレです。
    [falls] { $number }マス目：サウロンの3つのマーカーがすべて着くとフィナーレです。
    [edge] { $number }マス目：この先は次のステージです。臣下が加わり、シャドウプールが大きくなります。
   *[plain] { $number }マス目、ステージ{ $stage }。
}
quest-story-end-how = マーカーのどれかが{ $finale }マス目に着くか、サウロンの3つのマーカーがすべて{ $falls }マス目に着くとフィナーレです。
quest-story-dominant-how = フィナーレにより近い側が優勢で、使命で勝てるのは優勢な側だけです。残り：ヒーロー{ $heroes }、サウロン{ $sauron }。
quest-two-turns = 1人のヒーローは1ラウンドに2ターン行います。
quest-goal-quest = あなたのクエスト「{ $quest }」の行き先
quest-goal-far = { $far ->
    [0] ここ
   *[other] 街道{ $far }本
}
quest-goal-mission = あなたの秘密の使命
quest-goal-met = { $met ->
    [yes] 今は達成
   *[no] 未達成
}
quest-plot-moves = 毎ラウンド{ $marker }+{ $advance }
quest-plot-row = { $what ->
    [stronghold] 各城砦の脅威
    [extension] 城砦の外の脅威
    [pool] シャドウプールの脅威
    [shadow] シャドウカード：引く、残す
    [plots] プロットカード：引く、残す
    [need] 必要なシャドウプール
   *[favor] 破るための支援
}
quest-plot-lies = 場所：{ $place }
quest-plot-choose = このプロットで始める
quest-fight-how = 両者がカードを伏せ、同時に表にします。
quest-end-lead = { $who ->
    [heroes] ヒーローが優勢
    [sauron] サウロンが優勢
   *[nobody] どちらも優勢でない
}
quest-end-mission = { $ahead ->
    [nobody] どちらも優勢でなく、{ $winner ->
        [heroes] ヒーロー
       *[sauron] サウロン
    }だけが使命を果たしました。
   *[other] { $winner ->
        [heroes] ヒーローが優勢で、使命を果たしました。
       *[sauron] サウロンが優勢で、使命を果たしました。
    }
}
quest-end-champion = 優勢な側は使命を果たしていませんでした。{ $won ->
    [open] 1人のヒーローがすべてをかけて指輪の幽鬼と戦います。
   *[other] そこでヒーローの代表の戦いが勝敗を決めました。
}
quest-end-mission-of = { $side ->
    [heroes] ヒーロー
   *[sauron] サウロン
}：{ $met ->
    [yes] 達成
   *[no] 未達成
}
quest-end-curve = 物語の流れ
quest-end-round-aloud = ラウンド{ $round }：緑{ $green }、赤{ $red }、黒{ $black }、黄{ $yellow }。
quest-end-turning = 転機：ラウンド{ $round }。
quest-end-turned = { $winner ->
    [heroes] それからはヒーローがリードし続けました。
   *[sauron] それからはサウロンがリードし続けました。
}
quest-plan-press = { $what }マップの地域を押してください。
quest-left = 残り{ $count }
quest-mark-all-give = { $count }枚すべてをライフプールから
quest-mark-all-draw = { $count }枚すべて引く
quest-mark-discard = { $of }枚中{ $count }枚を捨てる
quest-mark-give = { $of }ダメージ中{ $count }を受ける
quest-mark-keep = { $of }枚中{ $count }枚を残す
quest-mark-place = 脅威を{ $of }枚中{ $count }枚置く
quest-mark-draw = { $of }枚中{ $count }枚を引き、残りは取っておく
quest-mark-none = 選択を解除
quest-mark-here = ここに脅威を1枚置く
quest-go-on = 進む
quest-decides = { $who }が決めます。
quest-bar-round = ラウンド{ $number }
quest-seats = 席の一覧
quest-seat-hero = { $hero }（{ $who }）、{ $place }。ライフ{ $life }、手札{ $hand }、休息{ $rest }、ダメージ{ $damage }。シートを開く。
quest-seat-sauron = サウロン（{ $who }）。シャドウプール{ $pool }/{ $limit }、シャドウ{ $shadows }枚、プロット{ $plots }枚。シートを開く。
quest-standing-hero = { $who }：ライフ{ $life }、手札{ $hand }、ダメージ{ $damage }。
quest-sheets = シート
quest-decks = 山札
quest-tower = サウロンの塔
quest-plots = プロット
quest-slot-free = プロットなし
quest-plot-line = { $place } · { $marker }+{ $advance } · 支援{ $favor }で終了
quest-shadow-pool = シャドウプール
quest-track-next = { $next ->
    [0] { $track }：空きなし
   *[other] { $track }：次は{ $next }
}
quest-tokens-on-tracks = トラックのアクショントークン：{ $count }。4つ目で残りが戻ります。
quest-closed = { $kind ->
    [shadow] シャドウカード{ $count }枚（非公開）
   *[plot] プロット{ $count }枚（非公開）
}
quest-you-have-seen = 確認済み
quest-servants = 臣下
quest-of = { $count }/{ $limit }
quest-minions-waiting = 登場できる臣下：{ $names }
quest-mission-of = { $side ->
    [heroes] ヒーローの秘密の使命
   *[sauron] サウロンの秘密の使命
}
quest-mission-closed = { $side ->
    [heroes] ヒーローだけが知っている
   *[sauron] サウロンだけが知っている
}
quest-mission-met = { $met ->
    [yes] 達成
   *[no] 未達成
}
quest-quests = クエスト
quest-not-yet = 最初のクエストの後
quest-corruptions = 堕落
quest-costs-favor = 休息の後に支援{ $count }
quest-skills = 技能
quest-trained = { $count ->
    [0] 未訓練
   *[other] { $count }回訓練
}
quest-draws = 毎ラウンド{ $count }枚引く · 技能{ $trained }
quest-rest-would = { $damage ->
    [0] ここで休息すると休息プールの{ $rest }枚が戻り、ライフプールは{ $life }枚になります。
   *[other] ここで休息すると休息プールの{ $rest }枚とダメージプールの{ $damage }枚が戻り、ライフプールは{ $life }枚になります。
}
quest-rest-price = { $spaces ->
    [0] { "" }
   *[other] 代償：{ $marker }+{ $spaces }。
}
quest-pool-life = ライフ
quest-pool-hand = 手札
quest-pool-rest = 休息
quest-pool-damage = ダメージ
quest-pool-of = { $pool ->
    [life] ライフプール
    [hand] 手札
    [rest] 休息プール
   *[damage] ダメージプール
}：{ $count }{ $closed ->
    [yes] （裏向き）
   *[no] { "" }
}
quest-deck-name = { $kind ->
    [plot] プロット
    [shadow] シャドウカード
    [peril] 危難カード
    [corruption] 堕落カード
    [skill] 技能カード
    [event] イベント、ステージ{ $of }
    [token] モンスタートークン、{ $of }
   *[encounter] 遭遇カード、{ $of }
}
quest-deck-left = 残り{ $count }枚
quest-deck-gone = 捨て札：{ $count }
quest-kind = { $kind ->
    [fighting] 戦うカード
    [plot] プロット
    [shadow] シャドウカード
    [event] イベント
    [corruption] 堕落
    [peril] 危難
    [encounter] 遭遇
    [quest] クエスト
    [mission] 使命
    [hero] ヒーロー
    [minion] 臣下
    [monster] モンスター
    [character] キャラクター
    [item] アイテム
   *[other] カード
}
quest-story = ストーリートラック
quest-story-ahead = { $stage ->
    [1] ステージI
    [2] ステージII
   *[3] ステージIII
} · { $who ->
    [heroes] ヒーローが優勢
    [sauron] サウロンが優勢
   *[nobody] 優勢なし
}
quest-the-finale = フィナーレ
quest-hand-of-yours = あなたの手札：{ $count }枚
quest-hand-empty = 手札はありません。
quest-would-leave = 筋力 残り{ $count }
quest-would-exhaust = 消耗
quest-fighter-state = { $state ->
    [waits] 待機中
    [chooses] カードを選んでいる
    [laid] カードを伏せた
    [open] カードを表で出した
    [revealed] カードを公開した
   *[exhausted] 消耗している
}
quest-health-line = ダメージ{ $damage }/{ $health }
quest-life-line = ライフプール{ $life } · 手札{ $hand }
quest-strength-line = 筋力：{ $used }/{ $limit }使用、残り{ $left }
quest-foe-cards = 手札{ $hand } · 山札{ $deck }
quest-stack-of = 戦闘スタック：{ $count }
quest-stack-empty = まだカードなし
quest-cards-of-round = このラウンドのカード
quest-laid-closed = { $side ->
    [hero] ヒーローのカード（裏向き）
   *[foe] 敵のカード（裏向き）
}
quest-round-of-combat = ラウンド{ $number }
quest-earlier-rounds = 前のラウンド：{ $count }
quest-sum-attack = 攻撃
quest-sum-defense = 防御
quest-sum-hurt = ダメージ
quest-is-cancelled = 打ち消し
quest-show-map = 地図を見る
quest-show-combat = 戦闘に戻る
quest-key-pass = やめる、しない
quest-key-next = 地図の次の選べる地域
quest-key-zoom = 拡大・縮小・全体
quest-key-hero = ヒーローへ
quest-first-aim = 最初の目標
quest-first-aim-is = 最初の目標：{ $place }。
quest-first-aim-why = あなたのクエストの目的地で、地図に金の羅針図で示されています。
quest-first-aim-show = 見せる
quest-first-aim-known = わかりました（今後は表示しない）
quest-plan = 作戦
quest-plan-how = サウロンを含む全員に聞こえます。各ヒーローの最後の言葉は、到着するまで旗として残ります。
quest-say-go = { $about }へ行く。
quest-say-go-title = 行き先
quest-say-beware = { $about }に気をつけて。
quest-say-beware-title = 注意
quest-say-wait = 待ってくれ。
quest-say-rest = 休息したい。
quest-say-plots = プロットを終わらせよう。
quest-fought = { $outcome ->
    [won] { $hero }が{ $foe }を倒した。
    [lost] { $foe }が{ $hero }を倒した。
    [retreated] { $hero }は{ $foe }から退却した。
   *[drawn] { $hero }と{ $foe }の戦闘は引き分け。
}

## スタート画面

quest-name = ミドルアース・クエスト
quest-about = ヒーローは地図を駆け、サウロンは策をめぐらす。
quest-facts = 2～4人 · 2時間ほど
quest-play = 地図を開く

## 続きと参加

quest-outcome-heroes = ヒーローの勝利
quest-outcome-sauron = サウロンの勝利

## 新しいテーブル

quest-form-heroes = { $seat }のヒーロー
quest-role-sauron = サウロン
quest-role-heroes = ヒーロー
quest-side-sauron = サウロン

## デッキとヒーロー

quest-form-heroes-argalad = アルガラド
quest-form-heroes-beravor = ベラヴォール
quest-form-heroes-eleanor = エレアノール
quest-form-heroes-eometh = エオメス
quest-form-heroes-thalin = サーリン

## テーブルで決められること

quest-option-influence_limit = 地域に置ける脅威の上限
quest-value-stronghold_current = 暗黒の城砦に今ある数
quest-value-stronghold_printed = 暗黒の城砦に印刷された数
quest-option-peril_copies = 危難カード
quest-value-one_of_each = 15枚（各1枚）
quest-value-two_twice = 17枚（2種は2枚）
quest-option-events_drawn = 優勢な側がない時に引くイベントの数
quest-option-same_figure_twice = 1回の指揮で同じコマを2度動かせる
quest-option-rest_with_foe_in_haven = 敵のいる安息所でもヒーローは休息できる
quest-option-combat_order = 戦闘カードの打ち消し
quest-value-hero_first = ヒーローが先
quest-value-simultaneous = 同時

telling-round = ラウンド{ $number }

# The coach.
quest-first-hero = あなたは{ $hero }です。ストーリートラックがゲームの時計です。物語が終わる時、そこで優勢で、秘密の使命を果たした側が勝ちます。
quest-first-hero-look = あなたの使命：{ $mission }
quest-first-hero-compare = まずクエストへ：{ $place }。一歩ごとにカードを使い、カードは命でもあります。
quest-first-sauron = あなたはサウロンです。プロットと脅威でマーカーをストーリートラックに進めます。物語が終わる時、そこで優勢で、秘密の使命を果たした側が勝ちます。
quest-first-sauron-look = あなたの使命：{ $mission }
quest-first-sauron-compare = 最初のプロットで、始めの脅威とカード、進むマーカーが決まります。
quest-first-second-turn = 一人のヒーローには1ラウンドに2回ターンがあります。これは2回目です。
quest-coach-quest-there = クエストの目的地は{ $place }です。一歩ごとにカードを使い、カードは命でもあります。
quest-coach-quest-here = クエストはここにあります。道中で使わなかったカードは戦闘に残せます。
quest-coach-quest-perilous = クエストは{ $place }にありますが、危険な間はそこで戦えません。先にほかの得を拾いましょう。
quest-coach-rest-step = 休息すると{ $count }枚戻ります。その代わり、一番左のサウロンマーカーが進みます。
quest-coach-rest-step-look = 休息プールとダメージプールを見てください。
quest-coach-rest-step-compare = 戻る枚数と、サウロンの進み具合を比べてください。
quest-coach-travel-step = 一歩ごとにカードを使い、カードは命であり攻撃です。
quest-coach-travel-step-look = クエストの行き先と、途中の脅威を見てください。
quest-coach-travel-step-compare = 街道のアイコンと手札、数字と枚数を比べてください。
quest-coach-move-to = 街道の支払いが必要です。
quest-coach-move-to-look = 街道のアイコンがあるカードを探してください。
quest-coach-move-to-compare = 戦闘で最も惜しくないカードを比べてください。
quest-coach-pay-more = この街道には2枚以上必要です。
quest-coach-pay-more-look = 手札に何が残るか見てください。
quest-coach-pay-more-compare = 戦闘で弱いカードを比べてください。
quest-coach-exploring = 探索中は、その地域でできることを1つずつ行えます。
quest-coach-exploring-look = 支援、キャラクター、クエスト、この地域を覆うプロットを探してください。
quest-coach-exploring-compare = 支援を今使うか、後で使うか比べてください。
quest-coach-lay-card = 互いに伏せてカードを出します。出したカードは筋力を使います。
quest-coach-lay-card-look = 敵が出したカードと、残りの筋力を見てください。
quest-coach-lay-card-compare = 攻撃力を敵の耐久力と、防御力を予想される攻撃力と比べてください。
quest-coach-take-damage = ダメージ1点はカード1枚です。
quest-coach-take-damage-look = 手札とライフプールを見てください。
quest-coach-take-damage-compare = 知っているカードと知らないカードを比べてください。
quest-coach-split-agility = 敏捷は戦闘前のカードか、戦闘中の筋力になります。
quest-coach-split-agility-look = 良いカードが何枚あるか見てください。
quest-coach-split-agility-compare = カード1枚と筋力1を比べてください。
quest-coach-sauron-acts = ターンのアクションはわずかです。脅威、カード、指令のどれか。
quest-coach-sauron-acts-look = 使命、マーカー、ヒーローの位置を見てください。
quest-coach-sauron-acts-compare = 各トラックの残りを比べてください。次のマスは少なくなります。
quest-coach-place-in-extension = 脅威は暗黒の城砦からの連鎖に沿ってだけ広がります。
quest-coach-place-in-extension-look = プロットに必要なものと、ヒーローの通り道を見てください。
quest-coach-place-in-extension-compare = 長い連鎖と厚い連鎖を比べてください。切れた連鎖は枯れます。
quest-coach-plot-step = プロットは、ヒーローに破られるまでストーリーステップごとにマーカーを進めます。
quest-coach-plot-step-look = 各プロットに必要なものと、進むマーカーを見てください。
quest-coach-plot-step-compare = マーカーを使命と、必要な支援をヒーローの支援と比べてください。
quest-coach-command = 指令は臣下とモンスターを動かします。
quest-coach-command-look = ヒーローが通りたい街道を見てください。
quest-coach-command-compare = ヒーローを阻むか、プロットを守るか比べてください。
quest-coach-shadow-window = シャドウカードを今出すことも、取っておくこともできます。
quest-coach-shadow-window-look = ヒーローの堕落を見てください。あなたのカードを強くします。
quest-coach-shadow-window-compare = 今と、これからのより良い時を比べてください。
