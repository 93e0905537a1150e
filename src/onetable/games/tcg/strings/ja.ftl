# The strings of the trading card game: of its table in terminal and browser, and of its place in the lobby.

game-tcg = 指輪物語トレーディングカードゲーム
tcg-title-limited = 総当たり戦の対戦
tcg-title-first = はじめてのゲーム
tcg-title = { $players ->
    [2] 対戦
   *[other] { $players } 人戦
}

## キー

help-tcg-figures = キャラクターは強さに続いて、生命力1につき1マスを示します：■は残り、□は負傷です。○は指輪所持者、→は手下の交戦相手、+2はカードを2枚持っていることを表します。
help-tcg-markers = 道の上の◆は移動中の旅の仲間、◇はほかの旅の仲間で、後ろの数字はプレイヤーの番号です。
help-tcg-light = 金色のカードは今選べます。選べない理由は質問の下の行に出ます。かっこの数字は今の黄昏コストです。手札の↑と↓は、印刷されたコストより高い、または低いことを表します。カードの前の色は文化を表します。パスしかできない時は、自動でパスします。

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
tcg-priced = { $choice }（{ $cost }）
tcg-priced-now = { $choice }（今は{ $cost }、印刷は{ $printed }）
tcg-cost = コスト{ $cost }
tcg-side = { $side } · { $who }
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
tcg-number = 数{ $number }
tcg-fight = 交戦：{ $defender } { $free } 対 { $minions } { $shadow }。
tcg-fight-lost = このままなら、敗者はそれぞれ負傷を{ $count }つ受けます：{ $losers }。
tcg-fight-overwhelmed = このままなら、敗者は圧倒されて死亡します：{ $losers }。
tcg-fight-killed = このままでは敗者は死亡：{ $losers }。
tcg-fight-tie = 同じ強さなら影の勝ちです。
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
tcg-ask-bid = 重荷をいくつ入札しますか？入札した重荷は最初から指輪所持者にかかり、{ $limit }個で堕落します。最も多い人から順に手番を選びます。
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
tcg-ask-site = { $card }をどの地点に出しますか？
tcg-ask-number = { $card }：いくつですか？
tcg-ask-card = { $card }：1つ選んでください。
tcg-ask-card-for = { $card }：{ $what }。

## トレーディングカードゲーム：数値の内訳

tcg-part-printed = 印刷された値
tcg-part-borne = 所持：{ $card }
tcg-part-text = { $card }
tcg-part-lasting = { $card }、{ $until }
tcg-part-table = テキスト
tcg-part-floor = 0未満にはならない
tcg-part-roaming = 徘徊中
tcg-part-discount = テキストによる軽減
tcg-part-archer = 射手：{ $card }
tcg-part-lost = 交戦に敗れた
tcg-part-damage = { $card }のダメージ
tcg-part-shadow-number = 地点の影の数値
tcg-part-companions = 仲間1人につき1
tcg-part-players = { $count }人の場
tcg-part-moved = 地点{ $number }への移動
tcg-part-added = 加えた分
tcg-part-removed = 取り除いた分
tcg-part-earlier = それより前

## トレーディングカードゲーム：起ころうとしていること

tcg-respond-to = { $what }対応しますか？
tcg-now-wound = { $cards }が負傷を1つ受けようとしています。
tcg-now-wound-by = { $cards }が{ $by }から負傷を1つ受けようとしています。
tcg-now-wounded = { $cards }が負傷を1つ受けました。
tcg-now-wounded-by = { $cards }が{ $by }から負傷を1つ受けました。
tcg-now-exert = { $cards }が疲労しようとしています。
tcg-now-exerted = { $cards }が疲労しました。
tcg-now-heal = { $cards }が治療されようとしています。
tcg-now-killed = { $cards }が死亡しました。
tcg-now-killed-by = { $cards }が{ $by }により死亡しました。
tcg-now-played = { $cards }がプレイされました。
tcg-now-assigned = { $cards }が交戦に割り当てられました。
tcg-now-discarded = { $cards }が捨てられました。
tcg-now-ring = 指輪をはめました。
tcg-now-moves = 旅の仲間が移動します。
tcg-now-leaves = 旅の仲間が{ $cards }から移動します。
tcg-now-arrives = 旅の仲間が{ $cards }に移動します。
tcg-now-outcome = 交戦が決着しました：{ $winners }の勝ち、{ $losers }の負け。
tcg-now-turn-starts = ターンが始まります。
tcg-now-turn-ends = ターンが終わります。
tcg-now-skirmish-ends = 交戦フェイズが終わります。
tcg-now-phase = { $phase }の一時点です。

## トレーディングカードゲーム：パスするとどうなるか

tcg-passing-move = 地点{ $number }へ進む
tcg-passing-shadow = 影フェイズを終える
tcg-passing-next = 今は何もしない（次は{ $who }）
tcg-passing-phase = { $phase }へ進む
tcg-passing-archery = 射る：旅の仲間{ $fellowship }、手下{ $minions }
tcg-passing-assign = 手下の割り当てに進む
tcg-passing-skirmish = 交戦を終える
tcg-passing-wounds = 交戦を終える：{ $losers }の負け、負傷{ $count }つ
tcg-passing-tie = 交戦を終える：同点で{ $losers }の負け、負傷{ $count }つ
tcg-passing-overwhelm = 交戦を終える：{ $losers }は圧倒される
tcg-passing-killed = 交戦を終える：{ $losers }は死亡
tcg-passing-regroup = 再編フェイズを終える
tcg-passing-respond = そのままにする
tcg-passing-wound = { $cards }に負傷を受けさせる
tcg-passing-wound-own = 負傷を受ける
tcg-passing-dying = { $cards }を死なせる
tcg-passing-wound-left = 負傷を受ける：生命力は残り{ $left }
tcg-passing-exert = { $cards }を疲労させる
tcg-passing-heal = { $cards }を治療させる
tcg-passing-defend = { $minion }を影の側に任せる
tcg-passing-attack = { $minion }は交戦しない
tcg-passing-stay = 地点{ $number }にとどまり、ターンを終える
tcg-passing-stay-keep = 地点{ $number }にとどまり、すべて残してターンを終える
tcg-passing-reconcile = すべて残し、8枚まで引く
tcg-passing-healed = もう治療しない
tcg-passing-begin = この旅の仲間で始める
tcg-passing-search = 選ばずにシャッフルする
tcg-passing-play = もうプレイしない
tcg-passing-enough = これで全部
tcg-passing-none = どれも選ばない
tcg-answer-ring = 指輪をはめる：代わりに重荷{ $count }つ（{ $burdens }/{ $limit }）
tcg-ahead-discard = とどまり、{ $card }を捨てる

## トレーディングカードゲーム：指輪所持者への脅威と、山札を見ること

tcg-threat-burdens = 重荷があと{ $count }個で{ $who }は堕落します。
tcg-threat-wounds = 負傷があと{ $count }つで{ $who }は死亡します。
tcg-threat-worn = 指輪をはめています：負傷は重荷になります。
tcg-search-deck = あなたの山札
tcg-search-top = { $who }の山札：あなたが知っているカード
tcg-search-own = あなたの捨て札
tcg-search-discards = { $who }の捨て札
tcg-search-hand = { $who }の手札

## トレーディングカードゲーム：初めてのゲーム

tcg-first-aim = それぞれが指輪所持者を地点{ $last }まで導き、先に着いた人の勝ちです。自分のターンでは旅の仲間が進み、ほかの人のターンでは影として相手を止めます。
tcg-first-begin = 指輪所持者を地点{ $last }まで導き、先に着いた人の勝ちです。まず仲間と、仲間が持つ品をプレイしましょう。光っているカードがプレイできます。コストは黄昏プールに入り、相手はそれで手下をプレイします。
tcg-first-bid = あなたは指輪所持者を地点{ $last }へ導き、ほかの人には影として立ち向かいます。入札した重荷の分だけ、堕落する{ $limit }に近づきます。0〜2にしましょう。
tcg-first-company = 最初の仲間には後で黄昏がかかりません。指輪所持者は必ずいます。4で得られるだけの強さを選びましょう。
tcg-first-fellowship = 仲間が多いほど強くなりますが、カード1枚、仲間1人ごとに影の黄昏が増えます。必要なものをプレイしたら、進みましょう。
tcg-first-move = プレイできるものはもうありません。地点{ $number }へ進みましょう。地点と仲間1人ごとに黄昏が増えます。
tcg-first-danger = 移動すると黄昏は{ $pool }。強さ約{ $force }の手下が、あなたの{ $able }に向かってきます。戦える者を増やすか、交戦のためにカードを残しましょう。
tcg-first-they-play = 今は相手が影です。黄昏{ $count }を使って、あなたに手下を差し向けます。指輪所持者は負傷で死亡し、重荷{ $limit }個で堕落します。どちらでもあなたの負けです。
tcg-first-minions = 今はあなたが影です。使える黄昏は{ $count }です。手下をプレイしましょう。地点番号が旅の仲間の地点より大きい手下は徘徊中で、コストが2増えます。
tcg-first-hunt = 今はあなたが影です。黄昏{ $count }で手下をプレイできます。相手の指輪所持者が負傷で死亡するか、重荷{ $limit }個で堕落すると、相手の負けです。あなたの指輪所持者も同じです。
tcg-first-no-minions = 支払える手下がいません。フェイズを終えましょう。カードは手札に残ります。
tcg-first-support = 支払える手下がいません。光っているカードはプレイでき、後で役に立ちます。そのあとフェイズを終えましょう。
tcg-first-maneuver = 射撃の前に、両者は特別なカードを使えます。光っているカードが今使えます。
tcg-first-archery = 全員がパスすると矢が飛びます：旅の仲間{ $fellowship }、手下{ $minions }。光っているカードでまだ変えられます。
tcg-first-arrows = 矢1本につき負傷1つを自分で割り振ります。残りの生命力が1の者は避けましょう。次の負傷で死亡します。
tcg-first-defend = 手下ごとに、より強いか、負傷に耐えられる者を当てましょう。できれば{ $who }は戦わせないように。
tcg-first-defend-bearer = { $minion }より強いのは{ $who }だけです。影が強さを加えても応じられるなら戦えます。なければ、誰かに負傷を引き受けさせましょう。
tcg-first-attack = この手下にはまだ相手がいません。2対1なら強さが合計され、2倍になれば相手は死亡します。
tcg-first-order = 順番はあなたが決めます。結果が後に響く交戦から始めましょう。
tcg-first-losing = このままでは{ $who }が交戦に負けます。光っているカードで変えられるかもしれません。
tcg-first-tie = 同じ強さなら影の勝ちで、{ $who }の負けです。強さがあと1あれば変わります。
tcg-first-dying = このままでは{ $who }は負け、その負傷で死亡します。光っているカードで変えられるかもしれません。
tcg-first-winning = このままなら{ $who }の勝ちです。相手が何か加えないかぎり、カードは残しましょう。
tcg-first-overwhelm = { $who }は2倍の強さを前にして死亡しそうです。光っているカードで救えるかもしれません。
tcg-first-respond = 対応できることが起きています。しないなら、そのままにしましょう。
tcg-first-ring = 指輪はこの負傷を重荷に変えられます。重荷があと{ $count }個で所持者は堕落するので、いつまでも頼れる盾ではありません。
tcg-first-ring-little = 指輪には気をつけて。重荷があと{ $count }個で所持者は堕落し、負けになります。
tcg-first-again = このターンのうちに地点{ $number }へも進めます。地点は進みますが、手下がまた現れ、負傷は残ります。
tcg-first-sanctuary = 聖域です。負傷を5つまで治療できます。死に近い者から治療しましょう。
tcg-first-reconcile = 当分使わないカードを1枚捨てましょう。その後8枚まで引きます。
tcg-first-bearer = キャラクターが持てるのは各種類1枚、武器1つ、鎧1つです。誰に一番必要でしょうか？

## トレーディングカードゲーム：個々のカードの裁定

tcg-ruling-talent = 移動のたびに自動的に働きます。
tcg-ruling-appetite = Xは1以上、治療できる負傷の数以下です。
tcg-ruling-at-least-one = Xは1以上です。
tcg-ruling-mithril-shaft = 最初の1枚は必ず捨てます。黄昏は1枚ごとに加わります。
tcg-ruling-once-a-loser = 手下が何体負けても、負けたプレイヤー1人につき1回だけ働きます。
tcg-ruling-once-a-turn = 影プレイヤー全員合わせて、この地点で1ターンに1回です。
tcg-ruling-first-orc = 各影フェイズの最初のオークです。
tcg-ruling-first-nazgul = 1ターンにこの地点で最初のナズグールです。
tcg-ruling-two-phases = 2つのフェイズで使えるイベントには、再編フェイズにプレイされたときだけ対応します。
tcg-ruling-all-or-nothing = 影プレイヤーはそれぞれ、全部引くか、まったく引かないかです。
tcg-ruling-home-counts = 味方が持つ場合は、その故郷の地点を見ます。
tcg-ruling-as-soon-as = 「すぐに」は、フェイズの開始時、移動の後、各アクションの前に確かめます。
tcg-ruling-extra-skirmish = 追加の交戦です。対応がすべて終わるまで指輪のテキストは働きません。Samが引き継いだ後も同じです。
tcg-ruling-enters-exhausted = その仲間は消耗した状態で場に出ます。これは状態であって疲労させることではなく、対応できません。
tcg-ruling-must-reveal = 公開するエルフのカードが必要です。
tcg-ruling-looks-in-vain = このセットにないカードを探します。山札を見て、シャッフルします。
tcg-ruling-text-of-site = 自分のその地点が道にある間、旅の仲間がどこにいてもそのテキストを持ちます。「この地点」はこの味方を指すので、移動についてのテキストは働きません。

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

## ブラウザの卓

tcg-play-first = はじめてのゲームを遊ぶ
tcg-bar-turn = { $mine ->
    [yes] あなたのターン{ $number }
   *[no] { $who }のターン{ $number }
}
tcg-bar-seat = { $who }：地点{ $site }、重荷{ $burdens }/{ $limit }
tcg-pools = 黄昏、重荷、指輪
tcg-pool-twilight = 黄昏
tcg-pool-burdens = 重荷
tcg-pool-ring = 指輪
tcg-pool-moves = 移動
tcg-pool-of = / { $count }
tcg-pool-archery = 射撃
tcg-archery-fellowship = 旅の仲間の射撃合計
tcg-archery-fellowship-is = 旅の仲間の射撃合計：{ $count }
tcg-archery-minions = 手下の射撃合計
tcg-archery-minions-is = 手下の射撃合計：{ $count }
tcg-pursuit = 進むと
tcg-pursuit-is = 進むと黄昏が{ $count }増えます
tcg-threats = 指輪所持者の危険
tcg-skirmish-now = 交戦 { $number }/{ $count }
tcg-total-free = 守る側の強さ
tcg-total-free-is = 守る側の強さ：{ $count }
tcg-total-shadow = 手下の強さ
tcg-total-shadow-is = 手下の強さ：{ $count }
tcg-rank-minions = 手下
tcg-rank-no-minions = 手下は場にいません。
tcg-rank-fellowship = { $mine ->
    [yes] あなたの旅の仲間
   *[no] { $who }の旅の仲間
}
tcg-rank-resting = { $mine ->
    [yes] あなたの旅の仲間（待機中）
   *[no] { $who }の旅の仲間（待機中）
}
tcg-rank-support = { $mine ->
    [yes] あなたのサポートエリア
   *[no] { $who }のサポートエリア
}
tcg-rank-of-fellowship = 旅の仲間
tcg-rank-of-home = 故郷にいる味方
tcg-place-empty = 地点{ $number }はまだ置かれていません
tcg-place-markers = ここにいる：{ $who }
tcg-place-laden = 上に{ $count }枚のカード
tcg-piece-vitality = 生命力{ $left }/{ $of }
tcg-piece-bearer = 指輪所持者
tcg-piece-against = { $who }と交戦
tcg-piece-stacked = 重ね{ $count }
tcg-card-refused = 今はできません：{ $why }
tcg-happens-before = これから
tcg-happens-after = たった今
tcg-happens-by = 原因
tcg-kind-companion = 仲間
tcg-kind-ally = 味方
tcg-kind-minion = 手下
tcg-kind-possession = 所持品
tcg-kind-artifact = アーティファクト
tcg-kind-condition = 状態
tcg-kind-event = イベント
tcg-kind-site = 地点
tcg-kind-ring = 一つの指輪
tcg-face-unique = 固有
tcg-face-cost = コスト
tcg-face-shadow = 影の数値
tcg-face-strength = 強さ
tcg-face-vitality = 生命力
tcg-face-resistance = 抵抗力
tcg-face-site = 地点
tcg-face-arrow-left = 次の地点は左のプレイヤーが置きます。
tcg-face-arrow-right = 次の地点は右のプレイヤーが置きます。
tcg-why-strength = { $who }の強さはなぜ{ $count }？
tcg-why-of = { $who }：{ $what }
tcg-why-sum = 現在
tcg-reader = カード
tcg-reader-region = 読んでいるカード
tcg-reader-empty = カードを指すと、ここで読めます。
tcg-reader-on = 上にあるカード
tcg-reader-rulings = 裁定
tcg-count = { $most }のうち{ $done }を選択済み
tcg-glide = 対応できるまでパス
tcg-keep-all = 今後はすべて残す
tcg-keeps-all = 手札をすべて残す
tcg-keeps-all-how = カードを引く前に、確認せずに手札をすべて残します。押すとまた確認します。
tcg-hand-of = { $who }の手札：{ $count }枚
tcg-hand-seen = わかっている手札
tcg-hand-of-yours = あなたの手札：{ $count }枚
tcg-piles = あなたの山
tcg-search-count = { $count }枚
tcg-search-copies = { $count }枚
tcg-key-pass = パス（ボタンの通り）
tcg-key-next = 選べる次のカードへ
tcg-turn-panel = ターン
tcg-stop = 停止
tcg-stop-in = ここで止まる：{ $phase }
tcg-stops-mine = 停止：自分のターン
tcg-stops-theirs = 停止：他のターン
tcg-auto-on = 自動パス
tcg-auto-off = 毎回聞く
tcg-auto-how = できることがないときは、いつも同じ間をおいてパスします。手札は誰にも知られません。停止を置いたフェイズでは必ず聞きます。

## スタート画面

tcg-name = 指輪物語TCG
tcg-about = 旅の仲間を率い、相手の前には影となって立ちはだかる。
tcg-facts = 2～6人 · 45分ほど
tcg-play = スターターで始める

## 新しいテーブル

tcg-form-decks = { $seat }のデッキ
tcg-form-first_game = はじめてのゲーム：ルールブックの短いルール
tcg-form-decks-needs-first_game = 短い「はじめてのゲーム」専用
tcg-offer-won = 勝率 { $won }%
tcg-offer-won-how = ボット同士でゲームの他のデッキと対戦した結果

## デッキとヒーロー

tcg-form-decks-aragorn_retail = アラゴルンの箱（はじめてのゲーム）
tcg-form-decks-gandalf_retail = ガンダルフの箱（はじめてのゲーム）
tcg-form-decks-aragorn = アラゴルンのスターターデッキ
tcg-form-decks-gandalf = ガンダルフのスターターデッキ
tcg-form-decks-axes_of_durin = ドゥリンの斧
tcg-form-decks-axe_and_bow = 斧と弓
tcg-form-decks-arrows_of_mirkwood = 闇の森の矢
tcg-form-decks-lady_of_the_wood = 森の奥方
tcg-form-decks-tales_of_rivendell = 裂け谷の物語
tcg-form-decks-king_and_evenstar = 王と夕星
tcg-form-decks-rangers_of_the_north = 北方の野伏
tcg-form-decks-sword_and_dagger = 剣と短剣
tcg-form-decks-quiet_feet = しのび足
tcg-form-decks-pipes_by_the_fire = 炉端のパイプ
tcg-form-decks-nine_walkers = 九人の徒歩の者
tcg-form-decks-smiths_of_erebor = エレボールの鍛冶

## テーブルで決められること

tcg-option-draw_limit = 旅の仲間フェイズに引けるのは4枚まで（後のルール）
tcg-option-second_hand = 最初の手札を1度だけ戻して6枚引き直せる（後のルール）
tcg-option-ring_bearer_skirmish = 指輪所持者の交戦
tcg-value-may_be_cancelled = 打ち消せる
tcg-value-may_not_be_cancelled = 打ち消せない
tcg-option-discard_piles = 対戦相手の捨て札
tcg-value-closed = 非公開
tcg-value-open = 公開
tcg-option-win = 最後の地点で勝つのは
tcg-value-before_regroup = 再編フェイズの前
tcg-value-after_regroup = 再編フェイズのアクションのあと
tcg-option-reshuffle_once = はじめてのゲーム：山札が尽きたら1度だけ作り直す
tcg-option-deck_lists = 全員のデッキの中身

telling-turn = ターン{ $number }

## Decks: what cannot be read
tcg-deck-unknown = 「{ $name }」というカードはありません。
tcg-deck-several = 「{ $name }」は複数のカードを指します：{ $meant }。
tcg-deck-two = 「{ $name }」は二つのものを指します。番号は{ $meant }のものです。
tcg-deck-count = 「{ $name }」を{ $count }枚にはできません。1から99で書いてください。
tcg-deck-large = デッキとしては大きすぎます。最大{ $most }バイトです。
tcg-deck-empty = このデッキは空です。
tcg-deck-signs = これはデッキではありません。文字でない記号が含まれています。
tcg-deck-json = これはデッキの JSON ではありません。
tcg-deck-bare = このデッキにはカードが一枚も書かれていません。
tcg-deck-copies = 「{ $name }」{ $count }枚は多すぎます。最大{ $most }枚です。
tcg-deck-cards = { $count }枚の山札は多すぎます。最大{ $most }枚です。

## Decks: the builder
tcg-build-title = デッキ
tcg-build-mine = 自分のデッキ
tcg-build-given = 出発点になるデッキ
tcg-build-new = 新しいデッキ
tcg-build-import = リストを貼り付ける
tcg-build-none = まだデッキがありません。空のデッキから始めるか、リストを貼り付けるか、下のデッキを変えてみましょう。
tcg-build-legal = 使用可能
tcg-build-not-legal = 未完成
tcg-build-name = デッキの名前
tcg-build-cards = カード
tcg-build-deck = デッキ
tcg-build-part = カードかデッキ
tcg-build-search = 題名と文章を検索
tcg-build-filters = 絞り込み
tcg-build-side = 陣営
tcg-build-side-free = 自由の民
tcg-build-side-shadow = 影
tcg-build-side-ring = 一つの指輪
tcg-build-side-site = 地点
tcg-build-culture = 文化
tcg-build-kind = 種類
tcg-build-keyword = キーワード
tcg-build-cost = コスト
tcg-build-strength = 強さ
tcg-build-least = { $what }：以上
tcg-build-most = { $what }：以下
tcg-build-any = すべて
tcg-build-clear = 絞り込みを解除
tcg-build-nothing = そのようなカードはありません。
tcg-build-more-cards = もっと表示
tcg-build-as = 表示方法
tcg-build-pictures = 絵
tcg-build-list = 一覧
tcg-build-keys = Enter で加え、− で減らし、0～4 で枚数を決め、R で全体を読みます。
tcg-rarity-C = コモン
tcg-rarity-U = アンコモン
tcg-rarity-R = レア
tcg-rarity-P = 特別
tcg-build-all-of = { $count }× { $card }
tcg-build-suggest = 残りを提案
tcg-build-suggest-how = デッキの文化のカードと地点を補います。元に戻せます。
tcg-build-fill-sites = 地点を埋める
tcg-build-leave-out = { $count ->
    [one] この行を除く
   *[other] この{ $count }行を除く
}
tcg-build-in-deck = デッキ内：{ $count }
tcg-build-in-deck-of = デッキ内：{ $supply }枚中{ $count }枚
tcg-build-add = { $card }を加える
tcg-build-take = { $card }を減らす
tcg-build-read = { $card }を読む
tcg-build-added = { $card }：デッキに{ $count }枚
tcg-build-undo = 元に戻す
tcg-build-redo = やり直す
tcg-build-save = 保存
tcg-build-saved = 保存済み
tcg-build-unsaved = 未保存（このブラウザーが覚えています）
tcg-build-restored = 保存していなかった内容を戻しました。
tcg-build-play = ボットと対戦
tcg-build-friend = 友だちと対戦
tcg-build-against = 相手のデッキ
tcg-build-tools = その他
tcg-build-bearer = 指輪所持者
tcg-build-ring = 一つの指輪
tcg-build-none-yet = まだなし
tcg-build-sites = 地点
tcg-build-site-none = 地点{ $number }：まだなし
tcg-build-site-find = 番号{ $number }の地点を表示
tcg-build-free = 自由の民：{ $count }
tcg-build-shadow = 影：{ $count }
tcg-build-curve = コストの分布
tcg-build-curve-told = コスト{ $cost }：自由の民{ $free }、影{ $shadow }
tcg-build-reasons = まだ足りないもの
tcg-build-fine = このデッキはすべてのルールを満たしています。
tcg-build-empty = カードを選ぶか、用意されたデッキから始めましょう。
tcg-build-sample = 手札を試す
tcg-build-sample-hand = 最初の手札
tcg-build-sample-again = もう一度引く
tcg-build-sample-playable = 最初のターンにプレイできる
tcg-build-sample-not = 最初のターンには不可
tcg-build-sample-turn = 最初のターン（両者ともこのデッキ、ボットが操作）
tcg-build-sample-bare = デッキが使えるようになると、ここでボットが最初のターンを遊びます。
tcg-build-share = 共有と書き出し
tcg-build-share-link = リンクで共有
tcg-build-share-end = 共有をやめる
tcg-build-share-how = リンクを知っている人はこのデッキを読み、写しを保存できます。
tcg-build-link = デッキへのリンク
tcg-build-copy-link = リンクをコピー
tcg-build-format = 形式
tcg-build-text = テキスト
tcg-build-written = 書き出したデッキ
tcg-build-copy-text = コピー
tcg-build-copied = コピーしました
tcg-build-print = 印刷
tcg-build-history = 版とメモ
tcg-build-version = 版{ $n }
tcg-build-now = 今の内容
tcg-build-note = デッキのメモ
tcg-build-version-note = 版{ $n }のメモ
tcg-build-back-to = 版{ $n }に戻す
tcg-build-compare = 二つの版を比べる
tcg-build-before = 前
tcg-build-after = 後
tcg-build-same = 違いはありません。
tcg-build-first-save = 最初に保存した時から版が残ります。
tcg-build-duplicate = 写しを作る
tcg-build-copy-of = { $name }（写し）
tcg-build-delete = このデッキを削除
tcg-build-delete-sure = 完全に削除する
tcg-build-paste-how = 一行に一枚と枚数、または JSON。読めない行はそれぞれ知らせます。
tcg-build-paste = リスト
tcg-build-mistakes = { $count }行が読めません
tcg-build-line = { $n }行目
tcg-build-instead = 「{ $line }」にする
tcg-build-use = このデッキを使う
tcg-build-by = { $name } 作
tcg-build-keep-copy = 写しを保存
tcg-build-all = すべてのデッキ
tcg-build-reader = カード
tcg-build-reader-empty = カードに合わせると全体を読めます。
tcg-build-loading = カードを読み込んでいます。

# The coach.
tcg-coach-fellowship-look = 黄昏プールと、移動する仲間の人数を見てください。
tcg-coach-fellowship-compare = そのカードの働きと、その黄昏で出てくる手下を比べてください。
tcg-coach-shadow-look = 地点番号を見てください。番号の大きい手下はここでは2多くかかります。
tcg-coach-shadow-compare = 手下の強さとコストを、相手になりそうな最も弱い仲間と比べてください。
tcg-coach-skirmish-look = 両者の強さと、片方が2倍かどうかを見てください。
tcg-coach-skirmish-compare = 今カードを使う代償と、負傷や死の代償を比べてください。
tcg-coach-assign-look = 誰かの2倍の強さを持つ手下を探してください。
tcg-coach-assign-compare = 組ごとに強さを比べてください。負けても生き残るのは誰でしょう？
tcg-coach-arrows-look = 生命力と負傷を見てください。残り1なのは誰でしょう？
tcg-coach-arrows-compare = このターンにまだ戦うのは誰か比べてください。
tcg-coach-move-look = 負傷、黄昏プール、対戦相手の位置を見てください。
tcg-coach-move-compare = 地点1つ分の前進と、黄昏が呼ぶ手下を比べてください。
tcg-coach-respond-look = 何が誰に起ころうとしているか見てください。
tcg-coach-respond-compare = 対応の代償と、それが防ぐものを比べてください。

## What a deck is worth

tcg-report = デッキの実力
tcg-report-how = ボットがこのデッキで、ゲーム付属のすべてのデッキを相手に、両方の席で計{ $games }回の早打ち対戦をします。
tcg-report-compare = 比較相手
tcg-report-compare-none = 比較しない
tcg-report-begin = 対戦を始める
tcg-report-again = もう一度対戦する
tcg-report-stop = 中止
tcg-report-progress = { $of }戦中{ $done }戦終了
tcg-report-stopped = { $done }戦で中止しました。結果はここに残ります。
tcg-report-failed = 対戦を最後まで行えませんでした。
tcg-report-not-legal = デッキが使用可能になり次第。
tcg-report-chart = 勝率（パーセント）
tcg-report-all = 全対戦
tcg-report-line = { $games }戦{ $won }勝、{ $rate }、{ $low }から{ $high }の間
tcg-report-interval = 点は勝率です。このような報告100回のうち少なくとも95回は、真の勝率が帯の中にあります。
tcg-report-better = もう一方の版との勝率の差：{ $by }（{ $low }から{ $high }の間）。
tcg-report-sites = 旅の仲間が到達した地点
tcg-report-site = 地点{ $site }：{ $games }戦
tcg-report-bearer = 指輪所持者が失われた場所
tcg-report-lost = 地点{ $site }で{ $why }：{ $games }戦
tcg-report-why-killed = 死亡
tcg-report-why-corrupted = 堕落
tcg-report-never-lost = 一度もありません。
tcg-report-idle = 引いたが一度も使わなかったカード
tcg-report-drawn = { $count }回引いた
tcg-report-all-played = 引いたカードはすべて使われました。

# The two camps, and what others do with their cards

tcg-away = ほかに { $count } 枚
tcg-fate-wins = 勝ち
tcg-fate-wounds = 負傷 { $count }
tcg-fate-tie = 引き分け：負傷 { $count }
tcg-fate-dies = 死亡
tcg-happens-lost = 敗北
tcg-deed-plays = { $who } がプレイ
tcg-deed-uses = { $who } が使用
tcg-deed-played = { $who } が{ $card }をプレイ。
tcg-deed-used = { $who } が{ $card }を使用。
tcg-deeds = 最近のプレイ
tcg-turn-how = ターンの現在地と、確認してほしい場面
