# 浏览器中的牌戏桌面。

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
tricks-hinted = 机器人会选这一张
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
tricks-choose-card-for = 从手牌中选1张牌交给{ $who }。
tricks-setting-up = 正在准备本轮

tricks-suit-hills = 丘陵
tricks-suit-mountains = 山脉
tricks-suit-forests = 森林
tricks-suit-shadows = 暗影
tricks-suit-rings = 魔戒
tricks-suit-rivers = 河流
tricks-bot = 机器人
