# The strings of the trick-taking game: of its table in terminal and browser, and of its place in the lobby.

## 牌桌外框

fellowship-talk-rule = 可以谈论目标和公开的牌，不可谈论手牌。

## 可以说的话：只谈公开的信息，不谈手牌

say-your-goal = { $about }的目标怎么样了？
say-goal-in-danger = { $about }的目标有危险。
say-goal-done = { $about }的目标已达成。
say-look-lost-card = 看看遗失牌。
say-look-threat = 看看{ $about }的威胁。
say-rings-closed = 还不能领出魔戒。

game-fellowship = 《魔戒：护戒使者》牌戏

## 花色：各一字，互不相同

suit-hills = 丘
suit-mountains = 山
suit-forests = 林
suit-shadows = 影
suit-rings = 戒
suit-rivers = 河

## 标题栏、牌桌信息、座位

tray-lost = 遗失牌
tray-rings-open = 可领出魔戒
tray-rings-closed = 不可领出魔戒
tray-forest = 老森林：{ $ranks }点
tray-balrog = 炎魔：{ $ranks }＝{ $total }点
tray-trump = { $suit }为王牌
tray-stock = 补牌牌组剩{ $count }张
tray-barrow = 古墓牌{ $count }张
tray-left = 还剩{ $count }墩
seat-threat = 威胁{ $ranks }
seat-more = 多于
seat-fewer = 少于
seat-tucked = 扣着1张
seat-hand = 第{ $number }副手牌
seat-tricks = { $count }墩
seat-cards = { $count }张牌
verdict-saved = 已失败，但{ $gift }可以补救
verdict-open = 未知
trick-led = 领出
trick-winning = 暂时领先
trick-won = 赢得

## 提问

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
ask-exchange = 交换：你给{ $to }哪张牌？对方会还一张。
ask-exchange-for = { $who }与{ $to }交换：给哪张牌？对方会还一张。
ask-give-back = { $to }给了你一张牌。你还哪一张？
ask-give-back-for = { $who }要还给{ $to }一张牌。还哪一张？
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
prompt-enter = 回车：{ $choice }

## 按键

help-light = 亮着的牌可以打出。名字旁的 ○ 是魔戒标记；◂ 表示轮到谁。
help-verdicts = 目标：★ 已完成，● 目前达成，◌ 尚未达成，✗ 已无法达成。
help-talk = 可以讨论目标和公开的信息，不可谈论自己的手牌。

## 日志、提示、撤销、保存

journal-setup = 第{ $round }回合：准备
journal-redraws = { $who }接连抽到所需的牌是遗失牌的威胁牌（{ $ranks }），每次都重抽。

## 回合与章节结束

over-won = 本章获胜。
over-lost = 本回合失败。
over-broken = { $who }的目标在第{ $number }墩失败。
over-early-won = 还剩{ $count }墩时所有目标都已完成，本回合就此结束。
over-early-lost = 本回合就此结束，还剩{ $count }墩没有打。
over-goal = 目标是：{ $goal }。
over-trick = { $who }以{ $card }赢得了那一墩。
round-won = 第{ $number }回合获胜，本章继续。
end-next = 下一章：{ $chapter }

## 章节目录

book-title = 章节目录
book-road = 你的旅程：{ $won }/{ $count }章
book-roster = 角色（★ 每回合必选）：
book-finished = 已完成
book-riders = 特殊黑骑士牌：
book-gifts = 馈赠：
book-events = 事件：
book-choice = 每回合进行其中一项：
book-play = 开始（{ $count }人）
book-continue = 继续 { $chapter }（{ $count }人）
book-keep = 接着进行（{ $count }人）
book-keys = ↑ ↓ 选章 · 回车 开始 · 1–4 人数 · P 电脑水平 · N 从头开始 · C 继续 · PgUp PgDn 翻页 · O 课程 · ? 帮助 · L 语言 · T 昼夜 · Esc 返回 · Q 离开
book-signs = 列表中 ★ 是已通关的章节，→ 是接下来的一章，◐ 是已开始的章节。角色前的 ★ 表示必选。

## 查阅

reader-burdened = 负重

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

## 逐行模式

line-trick = 桌上：{ $cards }。
line-seat = { $who }（{ $player }）：{ $goal }。{ $facts }。
line-progress = { $have }/{ $least }
line-no-goal = 尚未选择角色
line-lost = 遗失牌：{ $cards }。
line-goal = { $who }，你的目标：{ $goal }。
line-hands = 你出{ $count }副手牌。
line-be-character = 选择你的角色。
line-be-character-for = 为{ $who }选择角色。
line-required = { $choice }（必选）
line-covered = 被覆盖

## 首页

fellowship-name = 护戒使者
fellowship-about = 同心协力赢墩。十八章，一条路。
fellowship-facts = 1–4人 · 每章约15分钟

## 新牌桌

fellowship-form-chapter = 章节

## 牌桌可决定的规则

fellowship-option-aragorn_exchange = 阿拉贡（普通面）与谁交换
fellowship-value-gimli_or_legolas = 金雳或莱戈拉斯
fellowship-value-anyone = 任何人
fellowship-option-lost_card = 章节角色拿取遗失牌
fellowship-value-mandatory = 必须
fellowship-value-optional = 可选
fellowship-option-deck_reveal = 老森林牌与炎魔牌翻开的时机
fellowship-value-before = 领出之前
fellowship-value-after = 该墩之后
fellowship-option-willow_next_leader = 老柳树夺墩后由谁领出
fellowship-value-leader = 该墩领出者
fellowship-value-highest = 该墩出最大牌者
fellowship-option-barrow_cards = 汤姆留下的古墓牌
fellowship-value-hidden = 面朝下
fellowship-value-shown = 亮出
fellowship-option-small_pyramid = 9张金字塔的上层
fellowship-value-down = 全部面朝下
fellowship-value-outer_up = 顶层外侧两张正面朝上
fellowship-option-fatty_gives = 小胖的牌如何交出
fellowship-value-together = 一起交出
fellowship-value-one_by_one = 逐张交出
fellowship-option-shirt_covers_riders = 秘银甲也可抵消黑骑士牌的要求
fellowship-option-road_elrond = 少于4人走无尽之路时的埃尔隆德
fellowship-value-left_out = 不参加
fellowship-value-frodo_two = 弗罗多只需2张魔戒牌
fellowship-option-event_chooser = 由谁选择本回合的事件或小组
fellowship-value-ring_holder = 持有魔戒标记者
fellowship-value-first_player = 首位玩家
fellowship-option-mirror_one_ring = 魔镜的遗失牌若为1号魔戒牌
fellowship-value-keep = 保留
fellowship-value-redraw = 重抽

telling-one-ring-played = 1号魔戒牌已打出
telling-one-ring-to-come = 1号魔戒牌尚未打出
telling-duty-broken = { $who }在第{ $number }墩未能满足“{ $rider }”的条件。

tricks-card-H = { $rank }点丘陵牌
tricks-card-M = { $rank }点山脉牌
tricks-card-F = { $rank }点森林牌
tricks-card-S = { $rank }点暗影牌
tricks-card-R = { $rank }号魔戒牌
tricks-card-V = { $rank }点河流牌
tricks-unknown-H = 扣着的丘陵牌
tricks-unknown-M = 扣着的山脉牌
tricks-unknown-F = 扣着的森林牌
tricks-unknown-S = 扣着的暗影牌
tricks-unknown-R = 扣着的魔戒牌
tricks-unknown-V = 扣着的河流牌
tricks-card-down = 扣着的牌
tricks-trick = 第{ $number }墩，共{ $of }墩。
tricks-suit-led = 领出的花色是{ $suit }。
tricks-winning-with = { $who }以{ $card }暂时领先。
tricks-won-with = { $who }以{ $card }赢得此墩。
tricks-nothing-yet = 还没有人出牌。
tricks-card-of = { $who }：{ $card }
tricks-your-card = 你的牌
tricks-hand = 你的手牌
tricks-hand-of = { $who }的牌
tricks-refused = 现在不行：{ $why }
tricks-hinted = 电脑会选这一张
tricks-better = 本可以保住这局
tricks-received = 收到
tricks-serves = 你手里有：{ $cards }
tricks-new = 新
tricks-ring-wins = 直接赢得此墩
tricks-ring-counts = 算作1号
tricks-put-back = 放回
tricks-pyramid = 金字塔牌组
tricks-acts = 正在决定
tricks-away = 不在桌旁
tricks-ring-holder = 持有魔戒标记
tricks-aside = 留出的牌
tricks-gives-to = 给{ $who }
tricks-progress = { $have }/{ $least }
tricks-read-seat = 查看{ $who }
tricks-goal = 目标
tricks-card-says = 牌面文字
tricks-won-cards = 赢得的牌
tricks-tray = 牌墩旁
tricks-lost-none = 遗失牌已被拿走
tricks-deck-left = 剩{ $count }张
tricks-played = 已出的牌
tricks-choices = 可选项
tricks-give-to = 交给{ $who }
tricks-setting-up = 正在准备本轮
tricks-first-steps = 入门
tricks-you-are = 你是{ $who }。
tricks-you-are-ring = 你持有1号魔戒牌：你是{ $who }。
tricks-you-choose = 每人选择一名角色，各有自己的目标。
tricks-all-together = 大家一起获胜：所有目标都达成，这一轮才算赢。
tricks-exchange-first = 先由一些角色交换1张牌，互相帮助。
tricks-understood = 明白了，不再显示
tricks-suit-hills = 丘陵
tricks-suit-mountains = 山脉
tricks-suit-forests = 森林
tricks-suit-shadows = 暗影
tricks-suit-rings = 魔戒
tricks-suit-rivers = 河流
tricks-bot = 电脑

# The coach.
fellowship-coach-character = 每个人的目标都必须完成，所以请选你的牌能完成的。
fellowship-coach-character-look = 先看自己的手牌：大还是小，哪个花色长，魔戒多不多？
fellowship-coach-character-compare = 把每个目标和手牌比一比：要少赢墩就要小牌，要多赢墩就要大牌和领出权。
fellowship-coach-give = 给对{ $to }有用的牌，或自己用不上的牌。{ $to }的目标：{ $goal }。
fellowship-coach-give-look = 看看{ $to }的目标，也看看你自己的。
fellowship-coach-give-compare = 比一比：哪张牌对你的目标最碍事、对对方最有用？给出某花色的单张，以后就能自由垫牌。
fellowship-coach-lead = 由你决定花色：别人有就必须跟，该花色最大的牌赢。
fellowship-coach-wins = 你的{ $card }大过{ $best }，而且你之后没有人出牌。
fellowship-coach-beats = 你的{ $card }大过{ $best }，但后面还有人出牌。
fellowship-coach-low = 你能打的牌都赢不了这一墩：留住以后要用的牌。
fellowship-coach-free = 你没有{ $suit }，什么牌都能打，但赢不了这一墩。
fellowship-coach-ring = 你可以打出1号魔戒牌，并宣布它赢得这一墩。
fellowship-standing-sure = { $who }的目标已经完成：现在帮助别人。
fellowship-standing-ahead = { $who }的目标目前已达成：要保持住。
fellowship-standing-lost = { $who }的目标已无法完成。
fellowship-coach-lead-look = 看看出过的牌：哪个花色的大牌已经没了？
fellowship-coach-lead-compare = 比较你最长和最短的花色：谁会赢这一墩，你希望如此吗？
fellowship-coach-follow-look = 看看现在哪张牌领先，后面还有谁出牌。
fellowship-coach-follow-compare = 比较你能打的最大和最小的牌：赢下这一墩，还是让给需要的人？

# ---- the bot that learned
lobby-bot-partner = 敏捷
lobby-bot-partner-how = 在彼此对局中学会配合，立即出手。
lobby-bot-partner-thoughtful = 沉思
lobby-bot-partner-thoughtful-how = 在彼此对局中学会配合，每步先往后想一想。
lobby-bot-partner-patient = 从容
lobby-bot-partner-patient-how = 在彼此对局中学会配合，每步最多往后推演两秒。
seat-bot-partner = 敏捷电脑
seat-bot-partner-thoughtful = 沉思电脑
seat-bot-partner-patient = 从容电脑
web-bot-partner = 敏捷电脑
web-bot-partner-thoughtful = 沉思电脑
web-bot-partner-patient = 从容电脑
book-threats-how = 章节有要求时，抽一张牌，以其点数决定角色的目标。
book-odds = { $players }人局中，谨慎的电脑每100局赢{ $won }局。
