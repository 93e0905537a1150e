# The strings of Middle-earth Quest: of its table in terminal and browser, and of its place in the lobby.

game-quest = 《中土任务》

## 按键

help-quest-places = 地点：⌂ 避难所，♜ 暗影要塞，! 危险。金色的现在可以选择。
help-quest-pieces = ◆1 正在行动的英雄，◇2 其他英雄；•2 影响力，▾ 怪物标记，♛ 爪牙，+ 恩惠，♙ 人物，§ 阴谋，¶ 事件。符号后的数字是数量。
help-quest-paths = 道路：细线，水路为 ~。图标：≡ 平原，≈ 沼泽，♣ 树林，∩ 丘陵，^ 山地，∗ 任意；数字是不用图标时要付的牌数。
help-quest-cards = 战斗用牌：↗ 远程或 † 近战，攻击/防御，¢ 费用，以及支付道路的图标。↑ 提升过的属性，↓ 因堕落降低的属性。
help-quest-story = 故事轨上 ┃ 是时期的终点，╎ 是第10格，即“暗影降临”处。行动轨上 ✗ 是已占用的格。
help-quest-light = M 显示整张地图和每处的内容，G 桌上的每张牌，D 弃牌堆。只有一个选择时，牌桌会替你选。

## 中土任务：桌面

quest-sauron = 索伦
quest-unknown = 未知
quest-who = { $player }（{ $who }）
quest-more = 还有{ $count }行，按 G 查看全部
quest-sentence = { $text }。
quest-setup = 准备
quest-turn = { $who }的回合
quest-round = 第{ $number }轮
quest-stage-1 = 第一时期
quest-stage-2 = 第二时期
quest-stage-3 = 第三时期
quest-ahead-heroes = 英雄占优
quest-ahead-sauron = 索伦占优
quest-ahead-nobody = 无人占优
quest-marker-green = 绿
quest-marker-yellow = 黄
quest-marker-red = 红
quest-marker-black = 黑
quest-attributes = 坚韧{ $fortitude } · 力量{ $strength } · 敏捷{ $agility } · 智慧{ $wisdom }
quest-attributes-short = 坚{ $fortitude } · 力{ $strength } · 敏{ $agility } · 智{ $wisdom }
quest-pools = 生命{ $life } · 手牌{ $hand } · 休整{ $rest } · 伤害{ $damage }
quest-pools-short = 生命{ $life } · 手牌{ $hand } · 恩惠{ $favor }
quest-favor = 恩惠{ $count }
quest-corruption = 堕落{ $count }
quest-leads = { $quest } → { $place }
quest-pool = 暗影池{ $count }/{ $limit }
quest-shadow-hand = 暗影牌{ $count }
quest-plot-hand = 阴谋牌{ $count }
quest-no-plot = 没有阴谋
quest-plot-facts = { $marker }+{ $count }，恩惠{ $favor }
quest-mission = 使命：{ $mission }
quest-mission-title = 使命
quest-hand = 手牌
quest-your-hand = 手牌（{ $count }）
quest-your-plots = 手中的阴谋牌
quest-your-shadows = 手中的暗影牌
quest-needs-pool = 暗影池{ $count }
quest-moment-action = 你的行动步骤
quest-moment-turn = 英雄回合开始时
quest-moment-combat = 战斗开始时
quest-moment-enter = 英雄进入地点时
quest-moment-defeat = 英雄被击败时
quest-plot-title = 阴谋
quest-event-title = 事件
quest-place = { $place }（{ $region }）
quest-haven = 避难所
quest-stronghold = 暗影要塞{ $count }
quest-always-perilous = 始终危险
quest-perilous = 对你危险
quest-token = 怪物标记{ $number }
quest-token-known = 怪物标记{ $number }：{ $monster }
quest-wounded = { $name }（伤害{ $damage }/{ $health }）
quest-hero-here = { $hero }在此
quest-influence = 影响力{ $count }
quest-plot-here = 阴谋：{ $plot }
quest-event-here = 事件：{ $event }
quest-quest-here = { $hero }的任务：{ $quest }
quest-water = 水路
quest-path = { $place }（{ $path }）
quest-paths = 道路：{ $paths }
quest-choice = { $choice }（{ $facts }）
quest-map = 中土地图
quest-map-keys = 方向键 另一地点 · Tab 下一名英雄 · L 语言 · Esc 返回
quest-map-aloud = 中土地图。{ $lit ->
    [0] 现在这里没有可选的地点。
   *[other] 现在有{ $lit }个地点可选。
}
quest-map-overview = 整张地图的缩略图
quest-map-whole = 整张地图
quest-map-hero = 找到{ $hero }
quest-map-perilous = 现在危险
quest-map-cut-off = 影响力{ $count }，上限{ $limit }，与所有要塞断开
quest-map-token = 1枚面朝下的怪物标记
quest-map-token-known = 怪物标记：{ $monster }
quest-map-price-both = 1张{ $terrain }牌（{ $alone }），或任意{ $number }张牌。
quest-map-price-one = 付1张牌：{ $alone }。
quest-map-price-many = 付任意{ $number }张牌。
quest-map-path = { $one }与{ $other }之间的道路：1张{ $terrain }牌，或任意{ $number }张牌。{ $water ->
    [yes] 水路。
   *[no] {""}
}
quest-map-journey = { $steps }步，共{ $cards }张牌：{ $way }。
quest-map-room = 这里的影响力：{ $there }，上限{ $limit }。
quest-map-take = 拿起{ $figure }
quest-map-held = { $figure }：选择去处。按Esc放回。
quest-map-goes = { $who }打算去这里
quest-map-beware = { $who }提醒此处有险
quest-map-choose-keys = 方向键、Tab 可选的地点 · Shift+方向键 任意地点 · Enter 选择 · L 语言 · Esc 返回
quest-combat = 战斗第{ $round }轮：{ $hero }对{ $foe }
quest-strength-used = 已用力量{ $used }/{ $limit }
quest-strength-short = 力量{ $used }/{ $limit }
quest-foe-hand = 手牌{ $count }
quest-damage = 伤害{ $damage }/{ $health }
quest-exhausted = 力竭
quest-frightened = 恐惧：下一张牌随机打出
quest-agility-left = 待分配的敏捷{ $count }
quest-stack = 战斗牌叠（{ $count }）：
quest-pending = 待生效
quest-of-limit = 影响力{ $count }，上限{ $limit }
quest-leads-aloud = { $quest }（前往{ $place }）
quest-track-free = { $track }轨：接下来{ $numbers }
quest-track-full = { $track }轨：已满
quest-then = 、
quest-skill = 技能
quest-laid = 已扣着放下1张牌
quest-declared = 宣告力竭
quest-laid-own = 扣着：{ $card }
quest-laid-open = 正面朝上：{ $card }
quest-revealed = 本轮：{ $card }
quest-cancelled = 本轮，被抵消：{ $card }
quest-rest-pool = { $who }的休整牌堆
quest-damage-pool = { $who }的伤害牌堆
quest-foe-discards = 敌人弃置的战斗牌
quest-discards-plot = 弃置的阴谋牌
quest-discards-shadow = 弃置的暗影牌
quest-discards-peril = 弃置的险境牌
quest-discards-corruption = 弃置的堕落牌
quest-discards-fighting = 弃置的技能牌
quest-discards-encounter = 弃置的遭遇牌，{ $deck }
quest-discards-event = 已结束的事件
quest-pile = { $title }（{ $count }）
quest-face-down = { $count }张扣着
quest-ask-starting-plot = 选择哪个起始阴谋？
quest-ask-keep-shadow = 留下哪张暗影牌？还要留下{ $count }张。
quest-ask-keep-plot = 留下哪张阴谋牌？还要留下{ $count }张。
quest-ask-new-minion = 1名新的爪牙可以登场。放在哪里？
quest-ask-put-minion = 恢复的爪牙放回地图的哪里？
quest-ask-plot = 你的阴谋步骤：打出1个阴谋，弃置1个生效的阴谋，或什么都不做。
quest-ask-action = 你的行动步骤：还有{ $count }个行动。
quest-ask-influence = 影响力放在哪里？还剩{ $count }点。
quest-ask-command = 指挥1名爪牙或1枚怪物标记，或停止。
quest-ask-shadow = 现在打出1张暗影牌吗？（{ $moment }）
quest-ask-foe = 由谁与英雄战斗？
quest-ask-shape = 这只怪物作为乌鲁克族战斗吗？
quest-ask-combat-or-peril = 英雄面对战斗，还是险境？
quest-ask-peril = 英雄遭遇哪个险境？
quest-ask-haven = 英雄在哪个避难所醒来？
quest-ask-draw-shadow = 抽1张暗影牌吗？
quest-ask-draw-combat = 抽1张战斗牌吗？
quest-ask-rest = 你的休整步骤：休整吗？休整会让索伦最落后的标记前进。
quest-ask-fight = { $foe }。在避难所里可以不理会：要战斗吗？
quest-ask-travel = 你在{ $place }。移动、探索，或停止。
quest-ask-pay = 前往{ $place }：弃置{ $way ->
    [icon] 1张{ $terrain }牌
    [both] 1张{ $terrain }牌，或任意{ $count }张牌
   *[any] 任意{ $count }张牌
}。
quest-ask-pay-more = 为这条道路弃置哪张牌？还需{ $count }张。
quest-ask-explore = 你在探索。做什么？
quest-ask-gifts = 给这里的其他英雄什么？
quest-ask-pay-off = 支付恩惠来弃置1张堕落牌吗？
quest-ask-leftmost = 索伦的几枚标记同样落后。推进哪一枚？
quest-ask-lose-one = 你被击败了。失去什么？
quest-foe-numbers = 力量{ $strength }，生命值{ $health }，{ $cards }张牌
quest-ask-damage-hand = 你受到{ $count }点伤害，取自手牌。选哪{ $count }张？
quest-ask-leftmost-defeated = 你被击败了，暗影推进。索伦的几枚标记同样落后：推进哪一枚？
quest-ask-damage = 你受到{ $count }点伤害：从手牌，还是从生命牌堆顶？
quest-ask-agility = 还有{ $count }点敏捷：抽1张牌，还是全部用作力量？
quest-ask-lay = { $hero }对{ $foe }：扣着打出哪张牌？
quest-ask-type = 远程还是近战：宣告哪一种？
quest-ask-take-back = 收回先前的哪张牌？
quest-ask-draw = 从哪个牌堆抽牌？
quest-ask-retreat = 从战斗中撤退吗？
quest-ask-rest-order = 战斗结束。接下来哪张牌进入休整牌堆？
quest-ask-aside = 你撤退了。前往哪里？
quest-ask-champion = 终局：哪名英雄与戒灵战斗？
quest-ask-skill = 训练：留下哪张技能牌？
quest-ask-plot-back = 这张阴谋牌放在牌组顶，还是牌组底？
quest-ask-corruption = 英雄得到哪张堕落牌？
quest-ask-play-now = 现在打出这个阴谋吗？影响哪里？
quest-ask-branch = { $card }：请选择。
quest-ask-text = { $text }。
quest-answer-no-rest = 不休整
quest-answer-fight = 战斗
quest-answer-no-fight = 不理会
quest-answer-end-travel = 结束旅行
quest-answer-end-exploring = 停止探索
quest-answer-end-command = 不再指挥
quest-answer-no-shadow = 不打出暗影牌
quest-answer-no-plot = 不动阴谋
quest-answer-keep-corruption = 保留堕落牌
quest-answer-retreat = 撤退
quest-answer-fight-on = 继续战斗
quest-answer-draw = 抽牌
quest-answer-no-draw = 不抽
quest-answer-end-gifts = 不再给予
quest-gather = 谁将踏上旅途？
quest-gather-keys = ↑ ↓ 另一位 · 回车 坐在这里 · 空格 同行与否 · ← → 决定 · B 开始 · C 继续 · O 课程 · ? 帮助 · L 语言 · T 昼夜 · Q 离开
quest-gather-you = 你
quest-gather-bot = 电脑
quest-gather-out = 不参加
quest-gather-option = { $option }：{ $value }
quest-gather-begin = 以{ $who }开始；电脑扮演{ $others }
quest-gather-continue = 继续上次保存的游戏
quest-gather-sauron = 你指挥大敌的爪牙：散布影响力，策划阴谋，派出怪物与爪牙，在英雄走到故事终点之前使他们堕落。
quest-gather-none = 请先选择1到3名英雄。

## What a choice will do

quest-will-rest = 生命牌堆从{ $before }张增加到{ $after }张。
quest-will-advance = 索伦的{ $marker }标记前进{ $count }格。
quest-will-advance-one = 索伦最落后的标记之一前进{ $count }格。
quest-will-no-rest = 你不休整，继续旅行。
quest-will-haven = 避难所：那里没有险境。
quest-will-foe = 那里有敌人：你必须战斗。
quest-will-peril = 该地点危险：可能遇到险境。
quest-will-foe-or-peril = 那里有敌人或险境，由索伦选择。
quest-will-explore = 在这里你可以：{ $finds }。
quest-will-explored = 你停止探索，继续旅行。
quest-will-give-up = 你被击败：你的所有牌在最近的避难所重新组成生命牌堆，你失去1点恩惠或1件道具，索伦的标记前进。
quest-will-dark-path = 你获得{ $count }点恩惠，抽1张堕落牌。
quest-will-favor = 你获得{ $count }点恩惠。
quest-will-stop-encounter = 旅行结束：你在这里抽{ $count }张遭遇牌。
quest-will-stop-perilous = 旅行结束：该地点危险，没有遭遇。
quest-will-stop-no-quest = 旅行结束：该地点危险，本回合不能为任务战斗。
quest-will-no-quest = 该地点危险时，不能在那里为任务战斗。
quest-will-rest-nothing = 没有牌回到生命牌堆。
quest-will-stop-fight = 旅行结束：你为任务与{ $foe }战斗。
quest-will-stop-hindered = 旅行结束：有阴谋使这里没有遭遇。
quest-will-track-influence = 在地图上逐点放置{ $count }点影响力，其中至多2点放入暗影池。
quest-will-track-draw = 抽{ $count }张暗影牌和{ $count }张阴谋牌，保留1张阴谋。
quest-will-track-command = 对爪牙和怪物标记至多指挥{ $count }次。
quest-will-tokens-return = 这是第4枚标记：另外3枚收回。
quest-will-no-command = 放弃{ $count }次指挥。
quest-will-no-plot = 不打出阴谋；接着是事件。
quest-will-exhaust = 你在这场战斗中不再打出牌；攻击和防御为0。
quest-will-draw-agility = 你抽1张牌；还有{ $count }点敏捷可用于力量或抽牌。
quest-will-keep-agility = 你在这场战斗中的力量从{ $before }增加到{ $after }。

## The arithmetic of a combat

quest-line-printed = { $card }
quest-line-more = { $card }
quest-line-lowered = 被{ $card }降低
quest-line-cancelled = 被抵消
quest-line-exhausted = 力竭
quest-line-attack = 对方的攻击
quest-line-defense = 自己的防御
quest-line-spied = 变为影响力（{ $card }）
quest-line-capped = 至多如此（{ $card }）

## The steps of a turn

quest-step-setup = 准备
quest-step-rally = 集结
quest-step-story = 故事
quest-step-plot = 阴谋
quest-step-event = 事件
quest-step-action = 行动
quest-step-draw = 英雄抽牌
quest-step-dawn = 回合开始
quest-step-rest = 休整
quest-step-ambush = 伏击
quest-step-travel = 旅行
quest-step-encounter = 遭遇
quest-step-finale = 终局

## 中土任务：规则概要

rules-quest-aim = 目标
rules-quest-aim-text = 索伦对抗1到3名英雄。双方各有一个秘密使命。任一故事标记到达第18格，或索伦的3枚标记都到达第10格时，终局开始：占优且达成使命的一方获胜。否则由1名英雄与戒灵战斗，决定胜负。
rules-quest-round = 一轮
rules-quest-round-text = 先是索伦的回合：英雄所在地点的影响力移除，标记前进，他可以打出1个阴谋，抽1张事件，执行行动，每名英雄抽等于坚韧的牌。然后每名英雄各进行1个回合；只有1名英雄时进行2个。
rules-quest-heroes = 英雄的回合
rules-quest-heroes-text = 休整：休整牌堆回到生命牌堆，在避难所伤害牌堆也回去；索伦最落后的标记前进1格。伏击：所在地点的敌人与你战斗。旅行：移动、战斗或面对险境、探索，次数不限。遭遇：最后抽3张遭遇牌，危险的地点除外。
rules-quest-travel = 旅行
rules-quest-travel-text = 走1条道路，弃置1张有其图标的牌，或弃置等于其数字的牌。弃置的牌进入休整牌堆。影响力高于你智慧的地点是危险的。避难所是安全的。
rules-quest-explore = 探索
rules-quest-explore-text = 拿取恩惠，向人物求教，每回合1次走黑暗之路（至多有3张堕落牌时，抽1张堕落牌，并获得1点恩惠），完成任务，支付恩惠使索伦放弃阴谋，与同一地点的英雄交易。
rules-quest-combat = 战斗
rules-quest-combat-text = 双方各扣着打出1张牌，同时翻开。攻击超出防御的部分就是伤害。打出的牌总费用超过力量的一方力竭：攻击与防御为0。第1轮之前，每1点敏捷可抽1张牌，或使力量 +1。生命牌堆和手牌就是你的生命。双方都力竭时为平局。
rules-quest-sauron = 索伦
rules-quest-sauron-text = 一个行动可放置影响力、抽牌，或指挥爪牙与怪物标记；每个行动占用其行动轨的下一格，第4枚标记使其余的收回。每个回合至多打出1张暗影牌，暗影池须有它所需的数量。
rules-quest-influence = 影响力
rules-quest-influence-text = 影响力从要塞沿道路扩展，从不进入避难所。一个地点至多有其相连要塞那么多；被切断的保留1点。
rules-quest-story = 故事
rules-quest-story-text = 每个故事步骤中，绿色标记前进2格，每个生效的阴谋推进它的标记。各时期在第6、12、18格结束；进入新时期时会有新的爪牙登场，暗影池也变大。

## Middle-earth Quest: the terms

term-quest-haven = 避难所
term-quest-haven-text = 安全的地点：从不危险，也从不放置影响力。在那里休整时，伤害牌堆也回到生命牌堆；被击败的英雄在最近的避难所醒来。
term-quest-stronghold = 暗影要塞
term-quest-stronghold-text = 索伦的影响力由此扩展。数字是它最多能有的影响力。它始终危险。
term-quest-perilous = 危险
term-quest-perilous-text = 影响力高于英雄智慧的地点；有几处始终危险。进入者必须战斗或面对险境，在那里不抽遭遇牌。
term-quest-influence = 影响力
term-quest-influence-text = 索伦对一处地点的控制。它使地点变得危险；暗影池中的影响力决定能否打出暗影牌和阴谋牌。
term-quest-favor = 恩惠
term-quest-favor-text = 英雄从自由民族那里赢得的支持。可以支付恩惠使索伦放弃阴谋，或弃置堕落牌。
term-quest-corruption = 堕落
term-quest-corruption-text = 只要留着就拖累英雄的牌。休整时可以支付恩惠弃置。
term-quest-dominant = 占优
term-quest-dominant-text = 标记离终局更近的一方。只有占优的一方能凭使命获胜。
term-quest-plot = 阴谋
term-quest-plot-text = 索伦的牌，每个故事步骤推进他的1枚标记，直到英雄在它影响的地点支付恩惠使他放弃。
term-quest-shadow-pool = 暗影池
term-quest-shadow-pool-text = 索伦存起来的影响力。池中数量达到所需时，可以打出暗影牌或阴谋牌；不会消耗。
term-quest-shadow-card = 暗影牌
term-quest-shadow-card-text = 索伦的秘密牌，在牌上所写的时机打出，每个回合至多1张。
term-quest-minion = 爪牙
term-quest-minion-text = 地图上有名字的索伦仆从。它与所在地点的英雄战斗，受到的伤害会保留。
term-quest-monster-token = 怪物标记
term-quest-monster-token-text = 扣在地图上的怪物，战斗时翻开。
term-quest-life-pool = 生命牌堆
term-quest-life-pool-text = 英雄抽牌的牌堆。生命牌堆和手牌都因伤害耗尽时，英雄被击败。
term-quest-rest-pool = 休整牌堆
term-quest-rest-pool-text = 为道路弃置或在战斗中打出的牌。休整时洗回生命牌堆。
term-quest-damage-pool = 伤害牌堆
term-quest-damage-pool-text = 因伤害失去的牌。在避难所休整时收回。
term-quest-exhausted = 力竭
term-quest-exhausted-text = 在战斗中打出的牌总费用超过力量的一方。其攻击与防御为0。
term-quest-encounter = 遭遇
term-quest-encounter-text = 英雄回合结束时，从所在地区的牌组抽3张牌，地点危险时除外。
term-quest-peril = 险境
term-quest-peril-text = 英雄进入危险的地点时，索伦可以用它代替战斗。
term-quest-finale = 终局
term-quest-finale-text = 游戏的结束。占优且达成使命的一方获胜；否则由1名英雄与戒灵战斗。

## 浏览器里的桌面

quest-map-beyond = 不在视野中：{ $names }
quest-ride-there = 骑行前往
quest-ride-step = 只走一步
quest-ride-pays = 用牌：{ $cards }
quest-ride-choose = 自选用牌
quest-legend-hero = 英雄
quest-legend-minion = 爪牙
quest-legend-lit = 可选
quest-pending-pay = 先为{ $place }付牌，或撤销。
quest-pending-first = 先回答：{ $question }
quest-pays-step = 付第{ $number }步
quest-pays-alone = 单张即可
quest-times = ×{ $count }
quest-sure = 再按一次：{ $choice }
quest-follow = 地图跟随进程
quest-story-lead = { $who ->
    [heroes] 英雄领先{ $count }格
    [sauron] 索伦领先{ $count }格
   *[nobody] 无人领先
}
quest-story-of-marker = { $marker }，{ $side ->
    [heroes] 英雄的
   *[sauron] 索伦的
}标记：在第{ $space }格。下个故事步骤：+{ $coming }{ $by ->
    [yes] （{ $names }）
   *[no] {""}
}。
quest-story-of-space = { $kind ->
    [start] 起点。
    [end] 第{ $number }格：标记到达这里，终局开始。
    [falls] 第{ $number }格：索伦的3枚标记都到达这里，终局开始。
    [edge] 第{ $number }格：此后进入下一时期，新的爪牙登场，暗影池变大。
   *[plain] 第{ $number }格，第{ $stage }时期。
}
quest-story-end-how = 任一标记到达第{ $finale }格，或索伦的3枚标记都到达第{ $falls }格时，终局开始。
quest-story-dominant-how = 离终局更近的一方占优，只有占优的一方能凭使命获胜。还差：英雄{ $heroes }格，索伦{ $sauron }格。
quest-two-turns = 只有1名英雄时，每轮进行2个回合。
quest-goal-quest = 你的任务“{ $quest }”通往
quest-goal-far = { $far ->
    [0] 就在这里
   *[other] { $far }条道路
}
quest-goal-mission = 你的秘密使命
quest-goal-met = { $met ->
    [yes] 目前已完成
   *[no] 未完成
}
quest-plot-moves = 每轮{ $marker }+{ $advance }
quest-plot-row = { $what ->
    [stronghold] 每个要塞的影响力
    [extension] 要塞以外的影响力
    [pool] 暗影池中的影响力
    [shadow] 暗影牌：抽取、保留
    [plots] 阴谋牌：抽取、保留
    [need] 需要的暗影池
   *[favor] 破除它的恩惠
}
quest-plot-lies = 位于{ $place }
quest-plot-choose = 以此阴谋开始
quest-fight-how = 双方各盖放1张牌，然后同时翻开。
quest-end-lead = { $who ->
    [heroes] 英雄占优
    [sauron] 索伦占优
   *[nobody] 无人占优
}
quest-end-mission = { $ahead ->
    [nobody] 无人占优，只有{ $winner ->
        [heroes] 英雄
       *[sauron] 索伦
    }的使命已完成。
   *[other] { $winner ->
        [heroes] 英雄占优，并完成了使命。
       *[sauron] 索伦占优，并完成了使命。
    }
}
quest-end-champion = 没有占优的一方完成使命。{ $won ->
    [open] 一名英雄与戒灵决战。
   *[other] 于是由英雄代表的战斗决定胜负。
}
quest-end-mission-of = { $side ->
    [heroes] 英雄
   *[sauron] 索伦
}：{ $met ->
    [yes] 已完成
   *[no] 未完成
}
quest-end-curve = 故事的进程
quest-end-round-aloud = 第{ $round }轮：绿{ $green }，红{ $red }，黑{ $black }，黄{ $yellow }。
quest-end-turning = 转折点：第{ $round }轮。
quest-end-turned = { $winner ->
    [heroes] 此后英雄一直领先。
   *[sauron] 此后索伦一直领先。
}
quest-plan-press = { $what }请按地图上的地点。
quest-left = 还剩{ $count }个
quest-mark-all-give = { $count }张都取自生命牌堆
quest-mark-all-draw = 全部抽牌（{ $count }张）
quest-mark-discard = 弃置{ $count }张（共{ $of }张）
quest-mark-give = 承受{ $count }点伤害（共{ $of }点）
quest-mark-keep = 保留{ $count }张（共{ $of }张）
quest-mark-place = 放置{ $count }枚影响力（共{ $of }枚）
quest-mark-draw = 抽{ $count }张（至多{ $of }张），其余保留
quest-mark-none = 取消标记
quest-mark-here = 在此放置1枚影响力
quest-go-on = 继续
quest-decides = 由{ $who }决定。
quest-bar-round = 第{ $number }轮
quest-seats = 桌边众人
quest-seat-hero = { $hero }（{ $who }），位于{ $place }。生命{ $life }，手牌{ $hand }，休整{ $rest }，伤害{ $damage }。打开资料。
quest-seat-sauron = 索伦（{ $who }）。暗影池{ $pool }/{ $limit }，暗影牌{ $shadows }，阴谋牌{ $plots }。打开资料。
quest-standing-hero = { $who }：生命{ $life }，手牌{ $hand }，伤害{ $damage }。
quest-sheets = 资料
quest-decks = 牌堆
quest-tower = 索伦之塔
quest-plots = 阴谋
quest-slot-free = 没有阴谋
quest-plot-line = { $place } · { $marker }+{ $advance } · { $favor }点恩惠可终止
quest-shadow-pool = 暗影池
quest-track-next = { $next ->
    [0] { $track }：已满
   *[other] { $track }：接下来{ $next }
}
quest-tokens-on-tracks = 轨上的行动标记：{ $count }。放上第4枚时，其余的收回。
quest-closed = { $kind ->
    [shadow] { $count }张暗影牌，未公开
   *[plot] { $count }张阴谋牌，未公开
}
quest-you-have-seen = 你已看过
quest-servants = 爪牙
quest-of = { $count }/{ $limit }
quest-minions-waiting = 可能登场：{ $names }
quest-mission-of = { $side ->
    [heroes] 英雄的秘密使命
   *[sauron] 索伦的秘密使命
}
quest-mission-closed = { $side ->
    [heroes] 只有英雄知道
   *[sauron] 只有索伦知道
}
quest-mission-met = { $met ->
    [yes] 已完成
   *[no] 未完成
}
quest-quests = 任务
quest-not-yet = 第一个任务完成之后
quest-corruptions = 堕落
quest-costs-favor = 休整后付{ $count }恩惠
quest-skills = 技能
quest-trained = { $count ->
    [0] 未训练
   *[other] 训练过{ $count }次
}
quest-draws = 每轮抓{ $count }张牌 · 技能{ $trained }
quest-rest-would = { $damage ->
    [0] 在此休整：休整牌堆的{ $rest }张回来，生命牌堆变为{ $life }。
   *[other] 在此休整：休整牌堆的{ $rest }张和伤害牌堆的{ $damage }张回来，生命牌堆变为{ $life }。
}
quest-rest-price = { $spaces ->
    [0] { "" }
   *[other] 代价：{ $marker }+{ $spaces }。
}
quest-pool-life = 生命
quest-pool-hand = 手牌
quest-pool-rest = 休整
quest-pool-damage = 伤害
quest-pool-of = { $pool ->
    [life] 生命牌堆
    [hand] 手牌
    [rest] 休整牌堆
   *[damage] 伤害牌堆
}：{ $count }{ $closed ->
    [yes] ，面朝下
   *[no] { "" }
}
quest-deck-name = { $kind ->
    [plot] 阴谋牌
    [shadow] 暗影牌
    [peril] 险境牌
    [corruption] 堕落牌
    [skill] 技能牌
    [event] 事件牌，第{ $of }时期
    [token] 怪物标记，{ $of }
   *[encounter] 遭遇牌，{ $of }
}
quest-deck-left = 剩{ $count }张
quest-deck-gone = 已弃：{ $count }
quest-kind = { $kind ->
    [fighting] 战斗用牌
    [plot] 阴谋
    [shadow] 暗影牌
    [event] 事件
    [corruption] 堕落
    [peril] 险境
    [encounter] 遭遇
    [quest] 任务
    [mission] 使命
    [hero] 英雄
    [minion] 爪牙
    [monster] 怪物
    [character] 人物
    [item] 道具
   *[other] 牌
}
quest-story = 故事轨
quest-story-ahead = { $stage ->
    [1] 第一时期
    [2] 第二时期
   *[3] 第三时期
} · { $who ->
    [heroes] 英雄占优
    [sauron] 索伦占优
   *[nobody] 无人占优
}
quest-the-finale = 终局
quest-hand-of-yours = 你的手牌：{ $count }张
quest-hand-empty = 你没有手牌。
quest-would-leave = 力量剩{ $count }
quest-would-exhaust = 力竭
quest-fighter-state = { $state ->
    [waits] 等待中
    [chooses] 正在选牌
    [laid] 已扣下一张牌
    [open] 已亮出一张牌
    [revealed] 已翻开一张牌
   *[exhausted] 已力竭
}
quest-health-line = 伤害{ $damage }/{ $health }
quest-life-line = 生命牌堆{ $life } · 手牌{ $hand }
quest-strength-line = 力量：已用{ $used }/{ $limit }，剩{ $left }
quest-foe-cards = 手牌{ $hand } · 牌组{ $deck }
quest-stack-of = 战斗牌叠：{ $count }
quest-stack-empty = 尚未出牌
quest-cards-of-round = 本轮的牌
quest-laid-closed = { $side ->
    [hero] 英雄的牌，面朝下
   *[foe] 敌人的牌，面朝下
}
quest-round-of-combat = 第{ $number }轮
quest-earlier-rounds = 之前的轮次：{ $count }
quest-sum-attack = 攻击
quest-sum-defense = 防御
quest-sum-hurt = 伤害
quest-is-cancelled = 被抵消
quest-show-map = 查看地图
quest-show-combat = 回到战斗
quest-key-pass = 停止或不做
quest-key-next = 地图上下一个可选地点
quest-key-zoom = 放大、缩小、全图
quest-key-hero = 到英雄处
quest-first-aim = 第一个目标
quest-first-aim-is = 第一个目标：{ $place }。
quest-first-aim-why = 你的任务就在那里，地图上以金色罗盘花标出。
quest-first-aim-show = 显示
quest-first-aim-known = 明白了，不再显示
quest-plan = 计划
quest-plan-how = 所有人都会听到，包括索伦。每名英雄最后说的话会以旗标显示，直到抵达。
quest-say-go = 我去{ $about }。
quest-say-go-title = 我去……
quest-say-beware = 小心{ $about }。
quest-say-beware-title = 小心……
quest-say-wait = 等等我。
quest-say-rest = 我该休整了。
quest-say-plots = 我们去破除一个阴谋吧。
quest-fought = { $outcome ->
    [won] { $hero }击败了{ $foe }。
    [lost] { $foe }击败了{ $hero }。
    [retreated] { $hero }从{ $foe }面前撤退。
   *[drawn] { $hero }与{ $foe }的战斗不分胜负。
}

## 首页

quest-name = 中土任务
quest-about = 英雄驰骋大地，索伦暗中布局。
quest-facts = 2–4人 · 约2小时
quest-play = 展开地图

## 继续与加入

quest-outcome-heroes = 英雄获胜
quest-outcome-sauron = 索伦获胜

## 新牌桌

quest-form-heroes = { $seat }的英雄
quest-role-sauron = 索伦
quest-role-heroes = 一名英雄
quest-side-sauron = 索伦

## 套牌与英雄

quest-form-heroes-argalad = 阿加拉德
quest-form-heroes-beravor = 贝拉沃
quest-form-heroes-eleanor = 埃莉诺
quest-form-heroes-eometh = 伊奥梅斯
quest-form-heroes-thalin = 萨林

## 牌桌可决定的规则

quest-option-influence_limit = 一处地点的影响力上限
quest-value-stronghold_current = 其要塞当前的影响力
quest-value-stronghold_printed = 其要塞印刷的数值
quest-option-peril_copies = 险境牌
quest-value-one_of_each = 15张，各1张
quest-value-two_twice = 17张，其中两种各2张
quest-option-events_drawn = 无人占优时抽取的事件数
quest-option-same_figure_twice = 一次指挥可两次移动同一棋子
quest-option-rest_with_foe_in_haven = 英雄可在有敌人的避难所休整
quest-option-combat_order = 战斗牌的抵消顺序
quest-value-hero_first = 英雄先
quest-value-simultaneous = 双方同时

telling-round = 第{ $number }轮

# The coach.
quest-first-hero = 你是{ $hero }。故事轨是这局游戏的时钟：故事结束时，在轨上占优并完成秘密使命的一方获胜。
quest-first-hero-look = 你的使命：{ $mission }
quest-first-hero-compare = 先去完成任务：{ $place }。每一步都要花牌，而牌也是你的生命。
quest-first-sauron = 你是索伦。阴谋和影响力推动你的标记沿故事轨前进：故事结束时，在轨上占优并完成秘密使命的一方获胜。
quest-first-sauron-look = 你的使命：{ $mission }
quest-first-sauron-compare = 第一个阴谋决定你以多少影响力、哪些牌开局，以及推进哪枚标记。
quest-first-second-turn = 独自一人的英雄每轮有两个回合：这是第二个。
quest-coach-quest-there = 你的任务在{ $place }。每一步都要花牌，而牌也是你的生命。
quest-coach-quest-here = 你的任务就在这里。路上没花掉的牌，可留到战斗中用。
quest-coach-quest-perilous = 你的任务在{ $place }，但那里危险时不能为它战斗：先在路上做点别的。
quest-coach-rest-step = 休整会收回{ $count }张牌；代价是索伦最落后的标记前进。
quest-coach-rest-step-look = 看看你的休整牌堆和伤害牌堆。
quest-coach-rest-step-compare = 比较能收回多少，和索伦走了多远。
quest-coach-travel-step = 每一步都要花牌，而牌就是你的生命和攻击。
quest-coach-travel-step-look = 看看任务指向哪里，沿途有多少影响力。
quest-coach-travel-step-compare = 比较道路：图标与你的牌，数字与你的手牌。
quest-coach-move-to = 必须支付道路。
quest-coach-move-to-look = 找一张有该道路图标的牌。
quest-coach-move-to-compare = 比较哪张牌在战斗中最不可惜。
quest-coach-pay-more = 这条路要不止一张牌。
quest-coach-pay-more-look = 看看手里还会剩什么。
quest-coach-pay-more-compare = 比较哪些牌在战斗中最弱。
quest-coach-exploring = 探索时可以一件件做这个地点提供的事。
quest-coach-exploring-look = 找找恩惠、人物、你的任务，以及影响此地的阴谋。
quest-coach-exploring-compare = 比较恩惠现在能换什么，以后能换什么。
quest-coach-lay-card = 双方都扣下一张牌。你出的牌会计入你的力量。
quest-coach-lay-card-look = 看看敌人出过什么，你还剩多少力量。
quest-coach-lay-card-compare = 用攻击比它的生命值，用防御比它可能的攻击。
quest-coach-take-damage = 每点伤害就是一张牌。
quest-coach-take-damage-look = 看看手牌和生命牌堆。
quest-coach-take-damage-compare = 比较一张已知的牌和一张未知的牌。
quest-coach-split-agility = 敏捷可在战前换牌，或在战斗中加力量。
quest-coach-split-agility-look = 看看你有多少好牌。
quest-coach-split-agility-compare = 比较多一张牌和多1点力量。
quest-coach-sauron-acts = 你每回合只有几个行动：影响力、抽牌或指挥。
quest-coach-sauron-acts-look = 看看你的使命、标记，以及英雄在哪里。
quest-coach-sauron-acts-compare = 比较每条轨道还能给多少：下一格会更少。
quest-coach-place-in-extension = 影响力只能从要塞沿着连线延伸。
quest-coach-place-in-extension-look = 看看阴谋需要什么，英雄必经哪里。
quest-coach-place-in-extension-compare = 比较长线和厚线：断掉的线会枯萎。
quest-coach-plot-step = 阴谋在每个故事步骤推进一个标记，直到英雄破除它。
quest-coach-plot-step-look = 看看每个阴谋需要什么、推进哪个标记。
quest-coach-plot-step-compare = 把标记和你的使命比，把所需恩惠和英雄持有的比。
quest-coach-command = 指挥可移动爪牙和怪物。
quest-coach-command-look = 看看英雄想走的路。
quest-coach-command-compare = 比较拦截英雄和守护阴谋。
quest-coach-shadow-window = 现在可以打出暗影牌，也可以留着。
quest-coach-shadow-window-look = 看看英雄的堕落：它让你的牌更强。
quest-coach-shadow-window-compare = 比较此刻和以后可能更好的时机。
