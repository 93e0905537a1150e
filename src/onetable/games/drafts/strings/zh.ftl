# The strings of limited play: boosters, pools and decks of the trading card game.

game-drafts = 轮抽与现开

## In the lobby

drafts-name = 轮抽与现开
drafts-about = 打开集换式卡牌游戏的补充包，轮抽选牌，用手中的牌组成套牌，再打一轮小循环赛。
drafts-facts = 2–6人 · 约20分钟，之后对局
drafts-play = 打开补充包
drafts-form-kind = 开包方式
drafts-form-kind-draft = 补充包轮抽
drafts-form-kind-sealed = 现开牌池
drafts-form-kind-starters = 两副起始套牌加补充包
drafts-form-boosters = 每人补充包数
drafts-form-boosters-0 = 通常数目
drafts-form-boosters-1 = 1
drafts-form-boosters-2 = 2
drafts-form-boosters-3 = 3
drafts-form-boosters-4 = 4
drafts-form-boosters-5 = 5
drafts-form-boosters-6 = 6
drafts-form-boosters-7 = 7
drafts-form-boosters-8 = 8
drafts-form-clock = 计时
drafts-form-clock-none = 不计时
drafts-form-clock-quick = 每选1分钟，组牌10分钟
drafts-form-clock-calm = 每选3分钟，组牌30分钟
drafts-form-clock-days = 每选1天，组牌3天

## At the table

drafts-round = 第{ $number }包补充包
drafts-boosters = 每人{ $number }包补充包
drafts-building = 组建套牌
drafts-over = 套牌均已组好
drafts-at-pick = 第{ $round }包，第{ $pick }选
drafts-now = 第{ $round }包（共{ $rounds }包），第{ $pick }选。
drafts-labelled = { $choice }（{ $facts }）
drafts-deck = 你的套牌
drafts-culture = { $culture }：{ $cards }
drafts-pool = 你的牌池
drafts-pool-now = 你的牌池：{ $count }张牌，自由民族{ $free }张，暗影{ $shadow }张。
drafts-deck-now = 你的套牌：{ $count }张牌，自由民族{ $free }张，暗影{ $shadow }张；至少需要{ $least }张，双方数目相等。
drafts-wait-for = 等待{ $names }。
drafts-who = { $player }（{ $name }）
drafts-built = { $who }已组好套牌。
drafts-not-built = { $who }还没有套牌。
drafts-deck-of = { $who }：{ $cards }。

## On the table in the browser

drafts-stage-pick = 第{ $round }包（共{ $rounds }包），第{ $pick }张（共{ $picks }张）
drafts-stage-build = 正在组建套牌
drafts-carried = 地点与魔戒
drafts-pass-left = 补充包向左传
drafts-pass-right = 补充包向右传
drafts-seats = 在座的人
drafts-seat-done = { $who }已完成
drafts-seat-busy = { $who }还在选择
drafts-part = 补充包或你的牌
drafts-pack = 手中的补充包
drafts-your-cards = 你的牌（{ $count }）
drafts-pick = 选这张牌
drafts-pick-this = 选{ $card }
drafts-key-pick = 选取已标出的牌
drafts-picked = 你选了{ $card }。
drafts-secret = 每个人都秘密选牌。
drafts-secret-building = 每个人都秘密组建套牌。
drafts-waiting = 还在选择：{ $names }
drafts-waiting-build = 还在组建：{ $names }
drafts-need = 套牌中有{ $count }张牌，至少需要{ $least }张
drafts-suggest = 建议一副套牌
drafts-finish = 完成套牌
drafts-deck-done = 你的套牌已组好。
drafts-decks = 各人的套牌

## Rules in short

rules-drafts-aim = 目标
rules-drafts-aim-text = 用补充包开出的牌组成最好的套牌。轮抽本身没有胜负，胜负在之后的对局。
rules-drafts-boosters = 补充包
rules-drafts-boosters-text = 一包补充包有11张牌：一张稀有、三张罕见、七张普通，没有重复。现开时各人独自打开补充包。两副起始套牌的赛事中，每人一副起始套牌、盒中随机的三张稀有牌，以及补充包。
rules-drafts-round = 轮抽
rules-drafts-round-text = 每人打开一包，秘密选一张牌，把其余的传给邻座，直到传完：第一包向左，第二包向右，依次交替。
rules-drafts-deck = 套牌
rules-drafts-deck-text = 抽牌堆中自由民族牌与暗影牌数目相等，各至少20张，或牌池允许的全部；同名牌至多四张。每人都有一张弗罗多、一枚魔戒和九处地点，轮抽与现开时还有梅里、皮平和山姆；牌池中的牌可以取代它们。
rules-drafts-after = 之后
rules-drafts-after-text = 所有套牌组好后公开，每人与其他人各打一局，胜一局得一分。
