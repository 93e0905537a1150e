# One Table：界面文字（简体中文）。游戏用语在各游戏的短语表里。

game-fellowship = 《魔戒：护戒使者》牌戏
game-tcg = 《魔戒》集换式卡牌游戏

## 花色：各一字，互不相同

suit-hills = 丘
suit-mountains = 山
suit-forests = 林
suit-shadows = 影
suit-rings = 戒
suit-rivers = 河

## 标题栏、牌桌信息、座位

bar-round = 第{ $number }回合
bar-trick = 第{ $number }墩，共{ $count }墩
bar-players = { $count }人
tray-lost = 遗失牌
tray-rings-open = 可领出魔戒
tray-rings-closed = 不可领出魔戒
tray-forest = 老森林：{ $ranks }点
tray-balrog = 炎魔：{ $ranks }＝{ $total }点
tray-trump = { $suit }为王牌
tray-stock = 补牌牌组剩{ $count }张
tray-barrow = 古墓牌{ $count }张
tray-left = 还剩{ $count }墩
seat-you = 你
seat-person = 玩家{ $number }
seat-bot = 电脑 { $name }
seat-threat = 威胁{ $ranks }
seat-more = 多于
seat-fewer = 少于
seat-tucked = 扣着1张
seat-tricks = { $count }墩
seat-cards = { $count }张牌
card-text = { $name }：{ $text }
verdict-open = 未知
trick-led = 领出
trick-winning = 暂时领先
trick-won = 赢得
too-small = One Table 需要至少{ $width }列、{ $height }行的窗口。请放大窗口，或用 --plain 进行游戏。

## 提问

wait-for = { $who }正在思考……
ask-lead = 轮到你了：请领出1张牌。
ask-lead-for = 轮到你了：请为{ $who }领出1张牌。
ask-follow = 轮到你了：请打出1张牌。领出的花色是{ $suit }。
ask-follow-for = 轮到你了：请为{ $who }打出1张牌。领出的花色是{ $suit }。
ask-choose-event = 选择本回合进行哪一项。
ask-be-character = 选择你的角色。带星号的是必选角色。
ask-be-character-for = 为{ $who }选择角色。带星号的是必选角色。
ask-exchange-with = { $who }要与谁交换1张牌？
ask-exchange-with-each = { $who }要分别与他们交换吗？
ask-exchange-with-nobody = { $who }要交换吗？
ask-give = { $who }要给{ $to }1张牌。给哪一张？
ask-put-in-its-place = { $who }拿走遗失牌。哪张牌成为新的遗失牌？
ask-take-lost-card = { $who }要拿走遗失牌吗？
ask-leave-lost-card = { $who }要拿走遗失牌吗？
ask-lost-card-to = 谁可以拿走遗失牌？
ask-pick-threat = 为{ $who }选择1张威胁牌。
ask-keep-threat = { $who }要保留这张威胁牌吗？
ask-redraw-threat = { $who }要保留这张威胁牌吗？
ask-pick-range = 为{ $who }选择一个范围，代替威胁牌。
ask-declare = { $who }要赢得的墩数多于还是少于威胁点数？
ask-tuck-card = { $who }要把哪张牌压在角色卡下？
ask-take-tucked = { $who }要收回扣着的牌吗？
ask-leave-tucked = { $who }要收回扣着的牌吗？
ask-set-aside-card = { $who }要留出哪张牌，用于最后一墩？
ask-lay-card = { $who }要把哪张牌放入第一墩？
ask-lead-yourself = 下一墩由谁领出？
ask-let-lead = 下一墩由谁领出？
ask-use-rider = 本回合要使用特殊黑骑士牌吗？
ask-keep-rider = 本回合要使用特殊黑骑士牌吗？
ask-use-gift = { $who }现在要使用馈赠吗？
ask-keep-gift = { $who }现在要使用馈赠吗？
ask-how = 这张牌怎么打？
ask-anything = 轮到你了。请选择一项。
prompt-enter = 回车：{ $choice }
prompt-not-now = 现在不行。{ $reason }

## 按键

key-undo-sign = U
key-undo = 撤销
key-hint-sign = H
key-hint = 提示
key-journal-sign = J
key-journal = 日志
key-goals-sign = G
key-goals = 目标
key-rules-sign = R
key-rules = 规则
key-book-sign = B
key-book = 章节
key-save-sign = S
key-save = 保存
key-language-sign = L
key-language = 语言
key-theme-sign = T
key-theme = 昼夜
key-pass-sign = P
key-pass = 跳过
key-table-sign = G
key-table = 牌桌
key-piles-sign = D
key-piles = 牌堆
key-help-sign = ?
key-help = 帮助
key-quit-sign = Q
key-quit = 离开
help-title = 按键
help-move = 左右键选牌，上下键选行；Tab 键跳到下一张可打出的牌
help-enter = 回车键打出亮着的牌，或说明为什么不能打出
help-digits = 数字键1到9选中第一到第九个可选项
help-space = 空格键不再等待电脑玩家
help-scroll = PgUp 和 PgDn 键翻阅日志
help-mouse = 单击选牌，再次单击打出
help-escape = Esc 键关闭页面，或取消未完成的选择
help-signs = 符号
help-light = 亮着的牌可以打出。名字旁的 ○ 是魔戒标记；◂ 表示轮到谁。
help-verdicts = 目标：★ 已完成，● 目前达成，◌ 尚未达成，✗ 已无法达成。
help-talk = 可以讨论目标和公开的信息，不可谈论自己的手牌。
help-tcg-figures = 角色先显示力量，然后每点生命力一格：■ 是剩余的，□ 是伤口。○ 表示持戒者，→ 表示爪牙与谁交锋，+2 表示携带2张牌。
help-tcg-markers = 路线上 ◆ 是正在行进的小队，◇ 是其他小队，后面是玩家编号。
help-tcg-light = 金色的牌现在可以选择；不能选择的，问题下方一行说明原因。括号里是当前的暮光费用。只能跳过时，牌桌会替你跳过。
close-hint = 按 Esc 键关闭

## 日志、提示、撤销、保存

journal = 日志
journal-setup = 第{ $round }回合：准备
journal-trick = 第{ $number }墩
hint-is = 规则电脑会：{ $choice }
hint-none = 没有提示：{ $reason }
undo-title = 要撤销吗？
undo-done = 已撤销。
undo-ask = { $reason }电脑玩家同意撤销。仍要撤销吗？
undo-ask-people = { $reason }桌上的人都同意撤销吗？
yes = 是
no = 否
saved-to = 已保存：{ $path }
save-failed = 未能完成。{ $reason }
bot-failed = 电脑玩家 { $name } 出错（{ $reason }），改为随机选择。
language-now = 现在使用中文。
nothing-here = 现在没有可选的。
no-such-choice = 没有第{ $number }项，请选择1到{ $count }。

## 回合与章节结束

over-won = 本章获胜。
over-lost = 本回合失败。
over-broken = { $who }的目标在第{ $number }墩失败。
over-record = 对局记录：{ $path }
round-won = 第{ $number }回合获胜，本章继续。
round-finished = 已完成的角色：{ $names }。
round-go-on = 发下一回合的牌
end-next = 下一章：{ $chapter }
end-again = 重新发牌
end-book = 章节目录
end-look-back = 回看牌桌
end-quit = 离开牌桌

## 轮流使用键盘

pass-title = 交出键盘
pass-to = 现在轮到{ $who }。确认别人看不到屏幕后，请按回车键。

## 章节目录

book-title = 章节目录
book-road = 你的旅程：{ $won }/{ $count }章
book-endless-text = “路漫漫其修远兮”：随机抽取若干角色，其中一名负重，另有一张馈赠和一张特殊黑骑士牌。不断赢得回合，直到每名角色都参与过获胜的回合，且黑骑士牌已经用过。
book-won = 已通关
book-roster = 角色（★ 每回合必选）：
book-long = 长期章节：直到所有角色都完成为止。
book-finished = 已完成
book-riders = 特殊黑骑士牌：
book-gifts = 馈赠：
book-events = 事件：
book-choice = 每回合进行其中一项：
book-threats = 威胁牌：{ $ranks }点
book-play = 开始（{ $count }人）
book-continue = 继续 { $chapter }（{ $count }人）
book-keep = 接着进行（{ $count }人）
book-anew = 从头开始本章
book-keys = ↑ ↓ 选章 · 1–4 人数 · PgUp PgDn 翻页 · L 语言 · Esc 返回 · Q 离开
book-no-save = 没有可继续的对局。

## 查阅

reader-title = 卡牌与规则
reader-search = 查找
reader-nothing = 没有叫这个名字的。
reader-burdened = 负重
reader-keys = 输入文字即可查找 · ↑ ↓ 换一张 · Esc 返回
goals-title = 目标
reader-table = 桌上的牌
piles-title = 牌组与牌堆

## 规则概要

rules-aim = 目标
rules-aim-text = 所有人合作。每回合每人扮演一名有各自目标的角色。所有目标都完成则回合获胜，有一个目标失败则回合失败。短期章节赢得一回合即通关；长期章节要到每名角色都参与过获胜的回合为止。
rules-tricks = 墩
rules-tricks-text = 一人领出1张牌，其他人按顺时针方向依次出牌：有领出的花色就必须跟花色，没有则可出任意牌。领出花色中点数最大的牌赢得该墩，赢家领出下一墩。
rules-rings = 魔戒
rules-rings-text = 在有人打出过魔戒牌之前不可领出魔戒，除非手中只有魔戒牌。魔戒牌只有1到5号。打出1号魔戒牌时，可以宣布直接赢得该墩；否则它只算1点。
rules-setup = 准备
rules-setup-text = 1张牌成为遗失牌并公开，其余的牌全部发出。持有1号魔戒牌者拿取魔戒标记并首先选择角色，其他人按顺时针方向依次选择。然后从弗罗多左侧开始执行准备动作，弗罗多最后：抽取威胁牌、交换牌等。交换时，先扣着给出1张牌，对方看过之后还回任意1张牌。
rules-talk = 交流
rules-talk-text = 可以讨论目标和一切公开的信息。任何人都不可谈论未公开的手牌。
rules-two = 两人游戏
rules-two-text = 第三副手牌摆成金字塔。未被覆盖的牌可以打出，由持有1号魔戒牌者代为出牌。
rules-alone = 单人游戏
rules-alone-text = 你操作四名角色，各有4张明手牌。每墩之后，每副手牌从补牌牌组补1张，直到补牌牌组用完。只有一名角色可以交换。

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
tcg-over = 游戏结束。
tcg-priced = { $choice }（{ $cost }）
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
tcg-bears = 携带 { $items }
tcg-borne-by = 由 { $who } 携带
tcg-assigned = { $minion } 与 { $defender } 交锋
tcg-stacked = 其上叠放{ $count }张牌
tcg-laid-by = 由{ $who }打出
tcg-sentence = { $text }。
tcg-no-card = 看不到叫“{ $text }”的牌。请写牌名。
tcg-fight = 交锋：{ $defender } { $free } 对 { $minions } { $shadow }。
tcg-fight-lost = 照此结算，输方各受{ $count }处伤口：{ $losers }。
tcg-fight-overwhelmed = 照此结算，输方被压倒并杀死：{ $losers }。
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
tcg-ask-bid = 你竞价多少重担？出价最高者最先选择回合顺序。
tcg-ask-place = 你选择回合顺序中的第几位？
tcg-ask-begin = 为初始小队选择同伴；还剩{ $left }点暮光。
tcg-ask-hand = 保留这副起手牌吗？
tcg-ask-fellowship = 你的小队阶段：行动，或跳过并移动。
tcg-ask-shadow = 你的暗影阶段：暮光池中有{ $count }点。
tcg-ask-action = { $phase }：行动或跳过。
tcg-ask-respond = 要响应吗？也可以跳过。
tcg-ask-first = 哪一项先生效？
tcg-ask-defend = 谁与 { $minion } 交锋？
tcg-ask-attack = { $minion } 与谁交锋？
tcg-ask-skirmish = 接下来结算哪次交锋？
tcg-ask-arrows = 谁承受射箭的伤口？还剩{ $count }处。
tcg-ask-victim = 小队的箭射向哪名玩家的爪牙？
tcg-ask-move = 留在这里，还是再次移动？已移动{ $count }次，上限{ $limit }次。
tcg-ask-discard = 补齐到8张手牌之前，要弃置1张牌吗？
tcg-ask-discard-down = 手牌多了{ $count }张。弃置哪一张？
tcg-ask-heal = 庇护所：治疗谁的伤口？
tcg-ask-bearer = 由谁携带 { $card }？
tcg-ask-number = { $card }：多少？
tcg-ask-card = { $card }：请选择1项。

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

## 逐行模式

line-welcome = One Table，逐行模式。输入数字进行选择，输入 help 查看命令，输入 quit 离开。
line-game = { $game }。{ $chapter }，{ $players }人，牌局 { $seed }。
line-waiting-save = 有一局未完成的游戏。输入 resume 继续。
line-choose = { $question }请输入数字。
line-choice = { $number }. { $choice }
line-hand = { $who }的牌：{ $cards }。
line-empty = 无
line-trick = 桌上：{ $cards }。
line-seat = { $who }（{ $player }）：{ $goal }。{ $facts }。
line-progress = { $have }/{ $least }
line-no-goal = 尚未选择角色
line-lost = 遗失牌：{ $cards }。
line-covered = 被覆盖
line-no-card = “{ $text }”不是牌。请写点数和花色，例如3丘或3H。
line-may-play = { $card }现在可以选择。
line-not-held = 你没有{ $card }。
line-not-now = { $card }现在不能选择。{ $reason }
line-unknown = 没有“{ $text }”这个命令。请输入 help。
line-rules-many = 有多张符合：{ $names }。
line-languages = 语言：{ $names }。
resume-failed = 无法继续。{ $reason }
line-resumed = 继续保存的游戏。
line-bye = 再见。
line-ended = 输入已结束。
line-yes-no = 请输入“是”或“否”（yes 或 no）。
line-help-title = 命令：
line-help-number = 输入数字进行选择
line-help-why = why 牌：说明这张牌为什么不能选择
line-help-undo = undo：撤销你上一次的选择
line-help-hint = hint：规则电脑会怎么做
line-help-hand = hand：读出你的牌
line-help-goals = goals：读出所有目标及其状态
line-help-table = table：读出桌上的一切
line-help-piles = piles：读出你的牌组和可以查看的牌堆
line-help-journal = journal：读出发生过的一切
line-help-rules = rules 名称：读出一张卡牌；单独输入 rules 读出规则概要
line-help-language = language 代码：更换语言（en、zh、ja、nl）
line-help-save = save 文件：把游戏写入文件；单独输入 save 则写入存档文件夹
line-help-resume = resume：继续上次保存的游戏
line-help-quit = quit：保存并离开
line-comma = 、

## 逐行模式的命令名；英文命令在任何语言中都可用

command-why = 为什么
command-undo = 撤销
command-hint = 提示
command-hand = 手牌
command-goals = 目标
command-table = 牌桌
command-piles = 牌堆
command-journal = 日志
command-rules = 规则
command-language = 语言
command-save = 保存
command-resume = 继续
command-quit = 离开
command-help = 帮助
