# The strings of the trading card game: of its table in terminal and browser, and of its place in the lobby.

game-tcg = 《魔戒》集换式卡牌游戏
tcg-title-limited = 循环赛对局
tcg-title-first = 首局
tcg-title = { $players ->
    [2] 对决
   *[other] { $players } 人对局
}

## 按键

help-tcg-figures = 角色先显示力量，然后每点生命力一格：■ 是剩余的，□ 是伤口。○ 表示持戒者，→ 表示爪牙与谁交锋，+2 表示携带2张牌。
help-tcg-markers = 路线上 ◆ 是正在行进的小队，◇ 是其他小队，后面是玩家编号。
help-tcg-light = 金色的牌现在可以选择；不能选择的，问题下方一行说明原因。括号里是当前的暮光费用；手牌中 ↑ 和 ↓ 表示费用高于或低于印刷值。牌前的色块表示其文化。只能跳过时，牌桌会替你跳过。

## 集换式卡牌游戏：牌桌

tcg-who = { $player }（{ $who }）
tcg-turn = 第{ $number }回合：{ $who }
tcg-phase-of = { $who }的{ $phase }
tcg-twilight = 暮光{ $count }
tcg-moves = 移动{ $count }/{ $limit }
tcg-ring-worn = 戴着魔戒
tcg-here = 地点{ $number }：{ $site }
tcg-shadow-number = 暗影数{ $count }
tcg-site = 地点{ $number }
tcg-burdens = 重担{ $count }/{ $limit }
tcg-hand = 手牌{ $count }
tcg-deck = 抽牌堆{ $count }
tcg-discards = 弃牌{ $count }
tcg-dead = 死亡{ $count }
tcg-out = 已出局
tcg-your-hand = 手牌
tcg-path = 冒险之路
tcg-players = 玩家
tcg-priced = { $choice }（{ $cost }）
tcg-priced-now = { $choice }（现为{ $cost }，印刷为{ $printed }）
tcg-cost = 费用{ $cost }
tcg-side = { $side } · { $who }
tcg-worn = 戴着
tcg-home = 家乡{ $number }
tcg-support = 支援区
tcg-on-site = 地点{ $number }上
tcg-area = { $title }：{ $cards }
tcg-area-of = { $who }，{ $title }：{ $cards }。
tcg-resting = 等待自己的回合
tcg-resting-of = { $who }等待中
tcg-more = 还有{ $count }行，按 G 查看全部
tcg-of = { $who }的牌
tcg-wounds = 伤口{ $count }
tcg-roaming = 游荡
tcg-bears = 携带{ $items }
tcg-borne-by = 由{ $who }携带
tcg-assigned = { $minion }与{ $defender }交锋
tcg-stacked = 其上叠放{ $count }张牌
tcg-laid-by = 由{ $who }打出
tcg-sentence = { $text }。
tcg-number = 数字{ $number }
tcg-fight = 交锋：{ $defender } { $free } 对 { $minions } { $shadow }。
tcg-fight-lost = 照此结算，输方各受{ $count }处伤口：{ $losers }。
tcg-fight-overwhelmed = 照此结算，输方被压倒并杀死：{ $losers }。
tcg-fight-killed = 照此结算，输方死亡：{ $losers }。
tcg-fight-tie = 平手算暗影方胜。
tcg-fight-cancelled = 交锋已被抵消。
tcg-archery = 射箭：小队{ $fellowship }，爪牙{ $minions }。
tcg-pile = { $who }：{ $title }（{ $count }）
tcg-pile-deck = 抽牌堆中剩余的牌
tcg-pile-sites = 冒险牌组中剩余的地点
tcg-pile-dead = 死亡牌堆
tcg-pile-discards = 弃牌堆
tcg-pile-closed = 其他玩家不可查看。
tcg-pass-move = 护戒小队移动到{ $number }号地点。
tcg-pass-shadow = 你的暗影阶段结束。
tcg-pass-phase = 所有玩家连续跳过后，本阶段结束。
tcg-bid = { $count }个重担
tcg-ask-bid = 你竞价多少重担？这些重担一开始就压在你的持戒者身上，满{ $limit }个他便会堕落；出价最高者最先选择回合顺序。
tcg-ask-place = 你选择回合顺序中的第几位？
tcg-ask-begin = 为初始小队选择同伴；还剩{ $left }点暮光。
tcg-ask-hand = 保留这副起手牌吗？
tcg-ask-fellowship = 你的小队阶段：行动，或跳过并移动。
tcg-ask-shadow = 你的暗影阶段：暮光池中有{ $count }点。
tcg-ask-action = { $phase }：行动或跳过。
tcg-ask-respond = 要响应吗？也可以跳过。
tcg-ask-first = 哪一项先生效？
tcg-ask-defend = 谁与{ $minion }交锋？
tcg-ask-attack = { $minion }与谁交锋？
tcg-ask-skirmish = 接下来结算哪次交锋？
tcg-ask-arrows = 谁承受射箭的伤口？还剩{ $count }处。
tcg-ask-victim = 小队的箭射向哪名玩家的爪牙？
tcg-ask-move = 留在这里，还是再次移动？已移动{ $count }次，上限{ $limit }次。
tcg-ask-discard = 补齐到8张手牌之前，要弃置1张牌吗？
tcg-ask-discard-down = 手牌多了{ $count }张。弃置哪一张？
tcg-ask-heal = 庇护所：治疗谁的伤口？
tcg-ask-bearer = 由谁携带{ $card }？
tcg-ask-site = 将{ $card }打出到哪处地点？
tcg-ask-number = { $card }：多少？
tcg-ask-card = { $card }：请选择一项。
tcg-ask-card-for = { $card }：{ $what }。

## 集换式卡牌游戏：数值的由来

tcg-part-printed = 印刷值
tcg-part-borne = 携带{ $card }
tcg-part-text = { $card }
tcg-part-lasting = { $card }，{ $until }
tcg-part-table = 牌文
tcg-part-floor = 不低于0
tcg-part-roaming = 游荡
tcg-part-discount = 牌文降低费用
tcg-part-archer = 弓箭手{ $card }
tcg-part-lost = 输掉交锋
tcg-part-damage = { $card }的伤害
tcg-part-shadow-number = 地点的暗影数
tcg-part-companions = 每名同伴1点
tcg-part-players = { $count }人游戏
tcg-part-moved = 移动到{ $number }号地点
tcg-part-added = 加入
tcg-part-removed = 移除
tcg-part-earlier = 此前

## 集换式卡牌游戏：即将发生的事

tcg-respond-to = { $what }要响应吗？
tcg-now-wound = { $cards }即将受到1处伤口。
tcg-now-wound-by = { $by }即将使{ $cards }受到1处伤口。
tcg-now-wounded = { $cards }受到了1处伤口。
tcg-now-wounded-by = { $by }使{ $cards }受到了1处伤口。
tcg-now-exert = { $cards }即将劳累。
tcg-now-exerted = { $cards }已劳累。
tcg-now-heal = { $cards }即将被治疗。
tcg-now-killed = { $cards }被杀死。
tcg-now-killed-by = { $cards }被{ $by }杀死。
tcg-now-played = { $cards }已打出。
tcg-now-assigned = { $cards }已被指派到交锋。
tcg-now-discarded = { $cards }被弃置。
tcg-now-ring = 魔戒被戴上。
tcg-now-moves = 护戒小队移动。
tcg-now-leaves = 护戒小队离开{ $cards }。
tcg-now-arrives = 护戒小队来到{ $cards }。
tcg-now-outcome = 交锋分出胜负：{ $winners }获胜，{ $losers }落败。
tcg-now-turn-starts = 回合开始。
tcg-now-turn-ends = 回合结束。
tcg-now-skirmish-ends = 交锋阶段结束。
tcg-now-phase = { $phase }的一个时机。

## 集换式卡牌游戏：跳过会怎样

tcg-passing-move = 前往{ $number }号地点
tcg-passing-shadow = 结束你的暗影阶段
tcg-passing-next = 暂不行动，轮到{ $who }
tcg-passing-phase = 进入{ $phase }
tcg-passing-archery = 放箭：小队{ $fellowship }，爪牙{ $minions }
tcg-passing-assign = 继续，指派爪牙
tcg-passing-skirmish = 结束交锋
tcg-passing-wounds = 结束交锋：{ $losers }落败，{ $count }处伤口
tcg-passing-tie = 结束交锋：平手，{ $losers }落败，{ $count }处伤口
tcg-passing-overwhelm = 结束交锋：{ $losers }被压倒
tcg-passing-killed = 结束交锋：{ $losers }死亡
tcg-passing-regroup = 结束重整阶段
tcg-passing-respond = 任其发生
tcg-passing-wound = 让{ $cards }受到伤口
tcg-passing-wound-own = 承受伤口
tcg-passing-dying = 让{ $cards }死亡
tcg-passing-wound-left = 承受伤口：剩{ $left }点生命力
tcg-passing-exert = 让{ $cards }劳累
tcg-passing-heal = 让{ $cards }得到治疗
tcg-passing-defend = 把{ $minion }留给暗影方
tcg-passing-attack = { $minion }不参加交锋
tcg-passing-stay = 留在{ $number }号地点，结束回合
tcg-passing-stay-keep = 留在{ $number }号地点，全部保留，结束回合
tcg-passing-reconcile = 全部保留，补到8张
tcg-passing-healed = 不再治疗
tcg-passing-begin = 以此小队开始
tcg-passing-search = 都不选，洗牌
tcg-passing-play = 不再打出
tcg-passing-enough = 就这些
tcg-passing-none = 都不选
tcg-answer-ring = 戴上魔戒：改为{ $count }个重担，共{ $burdens }/{ $limit }
tcg-ahead-discard = 留下，弃置{ $card }

## 集换式卡牌游戏：持戒者的危险，以及查找

tcg-threat-burdens = 再有{ $count }个重担，{ $who }便会堕落。
tcg-threat-wounds = 再有{ $count }处伤口，{ $who }便会死亡。
tcg-threat-worn = 戴着魔戒：伤口变为重担。
tcg-search-deck = 你的抽牌堆
tcg-search-top = { $who }的抽牌堆：你知道的牌
tcg-search-own = 你的弃牌堆
tcg-search-discards = { $who }的弃牌堆
tcg-search-hand = { $who }的手牌

## 集换式卡牌游戏：第一局

tcg-first-aim = 双方各带领一名持戒者前往{ $last }号地点，先到者获胜。在自己的回合你的小队前进；在别人的回合你是暗影方，要阻止他们。
tcg-first-begin = 你要把持戒者带到{ $last }号地点，先到者获胜。先打出同伴和他们携带的物品：亮起的牌可以打出。其费用进入暮光池，对手会用它来打出爪牙。
tcg-first-bid = 你带领一名持戒者前往{ $last }号地点，并对别人的持戒者扮演暗影方。每个竞价的重担都让他更接近{ $limit }个而堕落：出0到2个。
tcg-first-company = 开局带上的同伴以后不花暮光。持戒者本来就在；用4点换最多的力量。
tcg-first-fellowship = 同伴越多，战力越强，但每张牌、每名同伴都会给暗影方更多暮光。打出需要的牌，然后前进。
tcg-first-move = 没有牌可打了：前往{ $number }号地点。地点和你的每名同伴都会带来暮光。
tcg-first-danger = 若移动，暮光池有{ $pool }点：约{ $force }点力量的爪牙，对你的{ $able }。增加能战的人，或为交锋留好手牌。
tcg-first-they-play = 现在对手是暗影方，用{ $count }点暮光打出爪牙来对付你。伤口会杀死持戒者，{ $limit }个重担会使其堕落：无论哪种，你都会出局。
tcg-first-minions = 现在你是暗影方：有{ $count }点暮光可用。打出爪牙；地点编号大于小队所在地点的爪牙处于游荡，费用加2。
tcg-first-hunt = 现在你是暗影方，有{ $count }点暮光可用来打出爪牙。对方的持戒者若受伤而死，或因{ $limit }个重担而堕落，该玩家就出局；你的持戒者也一样。
tcg-first-no-minions = 没有付得起的爪牙。结束你的阶段：牌留在手里以后再用。
tcg-first-support = 没有付得起的爪牙。亮着的牌仍可打出，以后会有用；然后结束你的阶段。
tcg-first-maneuver = 射箭之前，双方可以使用特殊的牌。亮起的牌现在有效。
tcg-first-archery = 所有人跳过后就放箭：小队{ $fellowship }，爪牙{ $minions }。亮起的牌还能改变。
tcg-first-arrows = 每支箭造成1处伤口，由你自己分配。别给只剩1点生命力的角色：再受1处伤口就会死亡。
tcg-first-defend = 给每名爪牙安排一名更强、或经得起1处伤口的防守者。尽量别让{ $who }出战。
tcg-first-defend-bearer = 只有{ $who }比{ $minion }强。若你手里有牌应对暗影方加力，可以这样做；否则让别人承受伤口。
tcg-first-attack = 这名爪牙还没有对手。两个打一个时力量相加，达到2倍就立刻杀死对方。
tcg-first-order = 顺序由你决定。先打结果会影响后面的那场交锋。
tcg-first-losing = { $who }正要输掉这次交锋。亮起的牌也许还能扭转。
tcg-first-tie = 平手算暗影方胜：{ $who }会输。再多1点力量就能扭转。
tcg-first-dying = { $who }正要输，而且伤口会致命。亮起的牌也许还能扭转。
tcg-first-winning = 照此{ $who }会赢。除非对方加力，否则留着手牌。
tcg-first-overwhelm = { $who }面对2倍的力量，将被杀死。亮起的牌也许还能救。
tcg-first-respond = 发生了你可以响应的事。不想响应就任其发生。
tcg-first-ring = 魔戒可以把这处伤口变成重担。再有{ $count }个重担，持戒者便会堕落，所以它不是永远的盾牌。
tcg-first-ring-little = 小心使用魔戒：再有{ $count }个重担，持戒者便会堕落，你就输了。
tcg-first-again = 你可以在本回合再前往{ $number }号地点：多走1处地点，但爪牙会再来，伤口也不会消失。
tcg-first-sanctuary = 庇护所：至多治疗5处伤口，先治疗最接近死亡的。
tcg-first-reconcile = 弃置1张近期用不到的牌，然后补到8张。
tcg-first-bearer = 每名角色每类物品只能携带1张：1件武器、1件铠甲。谁最需要它？

## 集换式卡牌游戏：单张牌的裁定

tcg-ruling-talent = 每次移动时自动生效。
tcg-ruling-appetite = X至少为1，至多为可以治疗的伤口数。
tcg-ruling-at-least-one = X至少为1。
tcg-ruling-mithril-shaft = 第1张牌必须弃置；暮光逐张加入。
tcg-ruling-once-a-loser = 无论输掉几名爪牙，对每名落败的玩家只生效1次。
tcg-ruling-once-a-turn = 每回合该地点1次，所有暗影玩家合计。
tcg-ruling-first-orc = 每个暗影阶段的第1名奥克。
tcg-ruling-first-nazgul = 每回合在该地点的第1名那兹古尔。
tcg-ruling-two-phases = 可在两个阶段打出的事件，只有在重整阶段打出时才会响应。
tcg-ruling-all-or-nothing = 每名暗影玩家要么全抽，要么不抽。
tcg-ruling-home-counts = 由盟友携带时，以其家乡地点为准。
tcg-ruling-as-soon-as = “一旦”在每个阶段开始时、移动之后和每次行动之前检查。
tcg-ruling-extra-skirmish = 这是一次额外的交锋；在所有响应完成之前魔戒的牌文无效，即使 Sam 已接过魔戒。
tcg-ruling-enters-exhausted = 该同伴以力竭状态进场；这是状态而非劳累，不能被响应。
tcg-ruling-must-reveal = 需要有1张精灵文化的牌可展示。
tcg-ruling-looks-in-vain = 它查找的牌不在本系列中：查看后洗牌。
tcg-ruling-text-of-site = 只要你自己的该地点在冒险之路上，无论小队在哪里，它都拥有该地点的牌文；其中的“此地点”指该盟友，因此有关移动进出的牌文无效。

## 集换式卡牌游戏：规则概要

rules-tcg-aim = 目标
rules-tcg-aim-text = 率先带领你的持戒者走过9处地点，抵达最后1处地点。持戒者死亡或堕落的玩家出局；只剩1名玩家时，该玩家也获胜。
rules-tcg-turn = 回合
rules-tcg-turn-text = 在你的回合你是自由民族玩家，其他人是暗影玩家。小队阶段：打出你的牌，然后移动。暗影阶段：其他人打出爪牙。只要有爪牙，接着是机动、射箭、指派和交锋阶段；最后是重整阶段。
rules-tcg-twilight = 暮光
rules-tcg-twilight-text = 自由民族牌把费用加入暮光池，暗影玩家用它付费。移动时加入新地点的暗影数，每名同伴再加1点。爪牙的地点编号大于小队所在地点时为游荡，费用加2。
rules-tcg-moving = 移动
rules-tcg-moving-text = 每回合必须移动1次，重整阶段之后在移动上限内可以再次移动。新地点由邻座玩家从自己的冒险牌组打出。回合开始时若在庇护所，至多治疗5处伤口。
rules-tcg-archery = 射箭
rules-tcg-archery-text = 双方弓箭手同时射箭。自由民族玩家分配爪牙造成的伤口，1名暗影玩家分配小队造成的伤口。
rules-tcg-skirmish = 交锋
rules-tcg-skirmish-text = 自由民族玩家给每名防守的角色至多指派1名爪牙，其余由暗影玩家任意指派。顺序由自由民族玩家决定。力量大的一方获胜，平手归暗影。输方各受1处伤口，胜方每有1点伤害再加1处；力量达到2倍则输方被压倒并杀死。凶猛的爪牙再战1次。
rules-tcg-wounds = 伤口
rules-tcg-wounds-text = 伤口达到生命力的角色被杀死。使角色劳累就是以1处伤口作为费用，因此至少要剩2点生命力。可以从手牌弃置同名的唯一同伴或盟友来治疗它。
rules-tcg-burdens = 重担
rules-tcg-burdens-text = 重担达到抵抗力时，持戒者堕落。戴着魔戒时，伤口变为重担。重整阶段开始时取下魔戒。
rules-tcg-regroup = 重整
rules-tcg-regroup-text = 行动之后，暗影玩家将手牌补齐到8张，之前可弃置1张。然后选择留下或再次移动。留下的玩家也补齐手牌，爪牙被弃置。
rules-tcg-actions = 行动
rules-tcg-actions-text = 在各阶段中大家轮流行动，自由民族玩家先行，直到所有人连续跳过。必须执行的文字立即生效；响应可以回应发生的事。

## 浏览器中的牌桌

tcg-play-first = 玩第一局
tcg-bar-turn = { $mine ->
    [yes] 你的第{ $number }回合
   *[no] { $who }的第{ $number }回合
}
tcg-bar-seat = { $who }：地点{ $site }，重担{ $burdens }/{ $limit }
tcg-pools = 暮光、重担、魔戒
tcg-pool-twilight = 暮光
tcg-pool-burdens = 重担
tcg-pool-ring = 魔戒
tcg-pool-moves = 移动
tcg-pool-of = 共{ $count }
tcg-pool-archery = 射箭
tcg-archery-fellowship = 小队的射箭总数
tcg-archery-fellowship-is = 小队的射箭总数：{ $count }
tcg-archery-minions = 爪牙的射箭总数
tcg-archery-minions-is = 爪牙的射箭总数：{ $count }
tcg-pursuit = 若继续前进
tcg-pursuit-is = 继续前进会加入{ $count }点暮光
tcg-threats = 持戒者的危险
tcg-skirmish-now = 交锋 { $number }/{ $count }
tcg-total-free = 防守方的力量
tcg-total-free-is = 防守方的力量：{ $count }
tcg-total-shadow = 爪牙的力量
tcg-total-shadow-is = 爪牙的力量：{ $count }
tcg-rank-minions = 爪牙
tcg-rank-no-minions = 场上没有爪牙。
tcg-rank-fellowship = { $mine ->
    [yes] 你的小队
   *[no] { $who }的小队
}
tcg-rank-resting = { $mine ->
    [yes] 你的小队在等待
   *[no] { $who }的小队在等待
}
tcg-rank-support = { $mine ->
    [yes] 你的支援区
   *[no] { $who }的支援区
}
tcg-rank-of-fellowship = 小队
tcg-rank-of-home = 在家乡的盟友
tcg-place-empty = 地点{ $number }尚未翻开
tcg-place-markers = 位于此处：{ $who }
tcg-place-laden = 上面有{ $count }张牌
tcg-piece-vitality = 生命{ $left }/{ $of }
tcg-piece-bearer = 持戒者
tcg-piece-against = 与{ $who }交锋
tcg-piece-stacked = 叠{ $count }张
tcg-card-refused = 现在不行：{ $why }
tcg-happens-before = 即将
tcg-happens-after = 刚才
tcg-happens-by = 由此
tcg-kind-companion = 同伴
tcg-kind-ally = 盟友
tcg-kind-minion = 爪牙
tcg-kind-possession = 物品
tcg-kind-artifact = 神器
tcg-kind-condition = 状态
tcg-kind-event = 事件
tcg-kind-site = 地点
tcg-kind-ring = 至尊魔戒
tcg-face-unique = 唯一
tcg-face-cost = 费用
tcg-face-shadow = 暗影数
tcg-face-strength = 力量
tcg-face-vitality = 生命
tcg-face-resistance = 抵抗力
tcg-face-site = 地点
tcg-face-arrow-left = 下一个地点由左边的玩家放置。
tcg-face-arrow-right = 下一个地点由右边的玩家放置。
tcg-why-strength = { $who }的力量为何是{ $count }？
tcg-why-of = { $who }：{ $what }
tcg-why-sum = 现在
tcg-reader = 卡牌
tcg-reader-region = 正在阅读的卡牌
tcg-reader-empty = 指向一张牌即可在此阅读。
tcg-reader-on = 其上的牌
tcg-reader-rulings = 裁定
tcg-count = 已选{ $done }/{ $most }
tcg-glide = 跳过，直到我能响应
tcg-keep-all = 从现在起都保留
tcg-keeps-all = 保留全部手牌
tcg-keeps-all-how = 补牌之前会直接保留全部手牌，不再询问。按下可恢复询问。
tcg-hand-of = { $who }的手牌：{ $count }张
tcg-hand-seen = 已知的手牌
tcg-hand-of-yours = 你的手牌：{ $count }张
tcg-piles = 你的牌堆
tcg-search-count = { $count }张
tcg-search-copies = { $count }张
tcg-key-pass = 跳过，如按钮所述
tcg-key-next = 前往下一张可选的牌
tcg-turn-panel = 回合
tcg-stop = 停
tcg-stop-in = 在此停下：{ $phase }
tcg-stops-mine = 停顿：我的回合
tcg-stops-theirs = 停顿：他人回合
tcg-auto-on = 自动跳过
tcg-auto-off = 总是询问
tcg-auto-how = 无事可做时，牌桌会在固定的停顿后替你跳过，别人无从得知你的手牌。设了停顿的阶段仍会问你。

## 首页

tcg-name = 魔戒集换式卡牌
tcg-about = 率领你的护戒小队，再执掌暗影阻挡对手。
tcg-facts = 2–6人 · 约45分钟
tcg-play = 用起始套牌开局

## 新牌桌

tcg-form-decks = { $seat }的套牌
tcg-form-first_game = 首局：规则书中的简短玩法
tcg-form-decks-needs-first_game = 仅限简短的首局
tcg-offer-won = 胜率 { $won }%
tcg-offer-won-how = 由电脑对战本游戏其他套牌所得

## 套牌与英雄

tcg-form-decks-aragorn_retail = 阿拉贡起始盒（首局）
tcg-form-decks-gandalf_retail = 甘道夫起始盒（首局）
tcg-form-decks-aragorn = 阿拉贡起始套牌
tcg-form-decks-gandalf = 甘道夫起始套牌
tcg-form-decks-axes_of_durin = 都林之斧
tcg-form-decks-axe_and_bow = 斧与弓
tcg-form-decks-arrows_of_mirkwood = 黑森林之箭
tcg-form-decks-lady_of_the_wood = 森林夫人
tcg-form-decks-tales_of_rivendell = 瑞文戴尔的故事
tcg-form-decks-king_and_evenstar = 王与暮星
tcg-form-decks-rangers_of_the_north = 北方游侠
tcg-form-decks-sword_and_dagger = 长剑与匕首
tcg-form-decks-quiet_feet = 悄悄的脚步
tcg-form-decks-pipes_by_the_fire = 炉边烟斗
tcg-form-decks-nine_walkers = 九行者
tcg-form-decks-smiths_of_erebor = 埃瑞博的铁匠

## 牌桌可决定的规则

tcg-option-draw_limit = 小队阶段最多抽4张牌（后期规则）
tcg-option-second_hand = 可将起手牌洗回一次，重抽6张（后期规则）
tcg-option-ring_bearer_skirmish = 持戒者的交锋
tcg-value-may_be_cancelled = 可以抵消
tcg-value-may_not_be_cancelled = 不能抵消
tcg-option-discard_piles = 对手的弃牌堆
tcg-value-closed = 不公开
tcg-value-open = 公开
tcg-option-win = 到达最后一处地点时
tcg-value-before_regroup = 在重整阶段之前获胜
tcg-value-after_regroup = 在重整阶段行动之后获胜
tcg-option-reshuffle_once = 首局：抽牌堆用完时重洗一次
tcg-option-deck_lists = 各人的套牌内容

telling-turn = 第{ $number }回合

## Decks: what cannot be read
tcg-deck-unknown = 没有名为“{ $name }”的牌。
tcg-deck-several = “{ $name }”可能是几张牌：{ $meant }。
tcg-deck-two = “{ $name }”说了两样东西：编号属于{ $meant }。
tcg-deck-count = “{ $name }”不能有{ $count }张：请写1到99。
tcg-deck-large = 这对一副套牌来说太大了：最多{ $most }字节。
tcg-deck-empty = 这副套牌是空的。
tcg-deck-signs = 这不是套牌：里面有不是文字的符号。
tcg-deck-json = 这不是套牌的 JSON。
tcg-deck-bare = 这副套牌里没有写任何牌。
tcg-deck-copies = { $count }张“{ $name }”太多了，一副套牌最多{ $most }张。
tcg-deck-cards = { $count }张牌的抽牌堆太多了，最多{ $most }张。

## Decks: the builder
tcg-build-title = 套牌
tcg-build-mine = 我的套牌
tcg-build-given = 可作起点的套牌
tcg-build-new = 新套牌
tcg-build-import = 粘贴列表
tcg-build-none = 你还没有保存套牌。可以从空套牌开始、粘贴列表，或修改下面的套牌。
tcg-build-legal = 可以使用
tcg-build-not-legal = 尚未完成
tcg-build-name = 套牌名称
tcg-build-cards = 牌
tcg-build-deck = 套牌
tcg-build-part = 牌或套牌
tcg-build-search = 搜索标题和文字
tcg-build-filters = 筛选
tcg-build-side = 阵营
tcg-build-side-free = 自由民族
tcg-build-side-shadow = 暗影
tcg-build-side-ring = 至尊魔戒
tcg-build-side-site = 地点
tcg-build-culture = 文化
tcg-build-kind = 类型
tcg-build-keyword = 关键词
tcg-build-cost = 费用
tcg-build-strength = 力量
tcg-build-least = { $what }：至少
tcg-build-most = { $what }：至多
tcg-build-any = 不限
tcg-build-clear = 清除筛选
tcg-build-nothing = 没有这样的牌。
tcg-build-more-cards = 显示更多牌
tcg-build-as = 显示方式
tcg-build-pictures = 图片
tcg-build-list = 列表
tcg-build-keys = 回车加一张，−减一张，0 到 4 指定张数，R 查看全文。
tcg-rarity-C = 普通
tcg-rarity-U = 罕见
tcg-rarity-R = 稀有
tcg-rarity-P = 特别
tcg-build-all-of = { $count }× { $card }
tcg-build-suggest = 补全其余部分
tcg-build-suggest-how = 补上你的文化的牌和一条地点路线；可以撤销。
tcg-build-fill-sites = 补全地点
tcg-build-leave-out = { $count ->
    [one] 略去这一行
   *[other] 略去这 { $count } 行
}
tcg-build-in-deck = 套牌中：{ $count }
tcg-build-in-deck-of = 套牌中：{ $supply }张中的{ $count }张
tcg-build-add = 加入{ $card }
tcg-build-take = 移除{ $card }
tcg-build-read = 查看{ $card }
tcg-build-added = { $card }：套牌中{ $count }张
tcg-build-undo = 撤销
tcg-build-redo = 重做
tcg-build-save = 保存
tcg-build-saved = 已保存
tcg-build-unsaved = 尚未保存；浏览器会记住
tcg-build-restored = 未保存的内容已恢复。
tcg-build-play = 与电脑对战
tcg-build-friend = 与朋友对战
tcg-build-against = 对手的套牌
tcg-build-tools = 更多
tcg-build-bearer = 持戒者
tcg-build-ring = 至尊魔戒
tcg-build-none-yet = 尚无
tcg-build-sites = 地点
tcg-build-site-none = 地点{ $number }：尚无
tcg-build-site-find = 显示编号{ $number }的地点
tcg-build-free = 自由民族：{ $count }
tcg-build-shadow = 暗影：{ $count }
tcg-build-curve = 费用分布
tcg-build-curve-told = 费用{ $cost }：自由民族{ $free }，暗影{ $shadow }
tcg-build-reasons = 还缺什么
tcg-build-fine = 这副套牌符合所有规则。
tcg-build-empty = 从牌表中选牌，或从现成套牌开始。
tcg-build-sample = 试抽手牌
tcg-build-sample-hand = 起始手牌
tcg-build-sample-again = 再抽一手
tcg-build-sample-playable = 第一回合可以打出
tcg-build-sample-not = 第一回合不能打出
tcg-build-sample-turn = 第一回合：双方都用这副套牌，由电脑进行
tcg-build-sample-bare = 套牌可以使用后，电脑会在这里进行第一回合。
tcg-build-share = 分享与导出
tcg-build-share-link = 用链接分享
tcg-build-share-end = 停止分享
tcg-build-share-how = 拥有链接的人可以查看并复制这副套牌。
tcg-build-link = 套牌链接
tcg-build-copy-link = 复制链接
tcg-build-format = 格式
tcg-build-text = 文字
tcg-build-written = 写出的套牌
tcg-build-copy-text = 复制
tcg-build-copied = 已复制
tcg-build-print = 打印
tcg-build-history = 版本与备注
tcg-build-version = 版本{ $n }
tcg-build-now = 现在的样子
tcg-build-note = 套牌备注
tcg-build-version-note = 版本{ $n }的备注
tcg-build-back-to = 回到版本{ $n }
tcg-build-compare = 比较两个版本
tcg-build-before = 之前
tcg-build-after = 之后
tcg-build-same = 没有差别。
tcg-build-first-save = 第一次保存后开始记录版本。
tcg-build-duplicate = 制作副本
tcg-build-copy-of = { $name }（副本）
tcg-build-delete = 删除这副套牌
tcg-build-delete-sure = 确定永久删除
tcg-build-paste-how = 每行一张牌和数量，或 JSON。读不懂的行会逐一说明。
tcg-build-paste = 列表
tcg-build-mistakes = { $count }行无法读取
tcg-build-line = 第{ $n }行
tcg-build-instead = 改为“{ $line }”
tcg-build-use = 使用这副套牌
tcg-build-by = 由 { $name } 构筑
tcg-build-keep-copy = 保存副本
tcg-build-all = 所有套牌
tcg-build-reader = 牌面
tcg-build-reader-empty = 停在一张牌上即可查看全文。
tcg-build-loading = 牌正在路上。

# The coach.
tcg-coach-fellowship-look = 看看暮光池，以及有多少同伴要移动。
tcg-coach-fellowship-compare = 比较这张牌对你的用处，和它的暮光能换来的爪牙。
tcg-coach-shadow-look = 看看地点编号：编号更高的爪牙在这里要多付2。
tcg-coach-shadow-compare = 比较爪牙的力量和费用，以及它们可能面对的最弱同伴。
tcg-coach-skirmish-look = 看看双方力量，是否一方是另一方的两倍。
tcg-coach-skirmish-compare = 比较现在打牌的代价，和一处伤口或一次死亡的代价。
tcg-coach-assign-look = 找出力量是某人两倍的爪牙。
tcg-coach-assign-compare = 逐对比较力量：谁输了也能活？
tcg-coach-arrows-look = 看看生命力和伤口：谁只剩1点？
tcg-coach-arrows-compare = 比较谁在本回合还要战斗。
tcg-coach-move-look = 看看伤口、暮光池，以及对手在哪里。
tcg-coach-move-compare = 比较多走一个地点，和暮光会带来的爪牙。
tcg-coach-respond-look = 看看即将发生什么、发生在谁身上。
tcg-coach-respond-compare = 比较响应的代价和它所阻止的事。

## What a deck is worth

tcg-report = 套牌的实力
tcg-report-how = 电脑用这副套牌快速打{ $games }局，对手是游戏自带的每副套牌，先后手各半。
tcg-report-compare = 比较对象
tcg-report-compare-none = 不比较
tcg-report-begin = 开始对局
tcg-report-again = 再打一遍
tcg-report-stop = 停止
tcg-report-progress = 已打{ $done }局，共{ $of }局
tcg-report-stopped = 打了{ $done }局后停止；已得的结果保留在此。
tcg-report-failed = 对局未能打完。
tcg-report-not-legal = 套牌合规之后即可。
tcg-report-chart = 胜率（百分比）
tcg-report-all = 全部对局
tcg-report-line = { $games }局胜{ $won }局，{ $rate }，介于{ $low }与{ $high }之间
tcg-report-interval = 圆点是胜率。这样的报告每100份中至少有95份，真实胜率落在横条之内。
tcg-report-better = 与另一版本的胜率之差：{ $by }（介于{ $low }与{ $high }之间）。
tcg-report-sites = 小队到达的地点
tcg-report-site = 地点{ $site }：{ $games }局
tcg-report-bearer = 持戒者在何处落败
tcg-report-lost = 在地点{ $site }{ $why }：{ $games }局
tcg-report-why-killed = 被杀
tcg-report-why-corrupted = 堕落
tcg-report-never-lost = 从未落败。
tcg-report-idle = 抽到却从未打出
tcg-report-drawn = 抽到{ $count }次
tcg-report-all-played = 抽到的每张牌都打出过。

# The two camps, and what others do with their cards

tcg-away = 还有 { $count } 张不在视野内
tcg-fate-wins = 获胜
tcg-fate-wounds = 受 { $count } 伤
tcg-fate-tie = 平局：受 { $count } 伤
tcg-fate-dies = 阵亡
tcg-happens-lost = 败
tcg-deed-plays = { $who } 打出
tcg-deed-uses = { $who } 使用
tcg-deed-played = { $who } 打出{ $card }。
tcg-deed-used = { $who } 使用{ $card }。
tcg-deeds = 最近打出
tcg-turn-how = 当前处于回合的哪一步，以及你希望在哪里被询问
