# 服务器的话：为什么没有照做。

refused-not-yours = 这不是你的座位。
refused-stale = 牌桌的局面已经变化；现在的情形已更新。
refused-not-asked = 现在还没轮到你选择。
refused-no-such-choice = 现在没有这个选项。
refused-not-begun = 游戏尚未开始：还有人没有入座。
refused-over = 这局游戏已经结束。
refused-not-over = 这局游戏还没有结束。
refused-not-allowed = 这张牌桌不允许这样做。
refused-nothing-asked = 没有人向你提出这个请求。
refused-no-undo = 没有可以撤销的选择。
refused-undo-asked = 已经有人请求撤销了。
refused-bad-message = 无法理解这条消息。
refused-too-fast = 请求过于频繁，请稍候。
refused-too-many-tables = 你还有太多未结束的牌桌；请先结束或离开其中一桌。
refused-too-big = 内容过大。
refused-no-such-table = 没有这张牌桌；请再看一下链接。
refused-no-such-step = 这局游戏没有这一步。
refused-no-open-seat = 这个座位已经有人了。
refused-who-are-you = 请先告诉我们你是谁。
refused-wrong-login = 没有这个账号，或密码不正确。
refused-login-taken = 这个登录名已被使用，请换一个。
refused-same-deal = 你还在另一张牌桌上玩这副牌；等那局结束后再来回顾。
refused-other-version = 这张牌桌是用游戏的另一个版本开始的，现在的版本无法打开它。
refused-cannot-keep = 服务器目前无法保存任何内容；没有任何改动。请稍后再试。
refused-restart = 牌桌马上就回来。
waiting-for-players = 正在等待玩家入座。
