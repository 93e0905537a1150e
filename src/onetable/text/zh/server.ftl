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
refused-so-already = 已经是这样了。
refused-no-undo = 没有可以撤销的选择。
refused-undo-asked = 已经有人请求撤销了。
refused-bad-message = 无法理解这条消息。
refused-too-fast = 请求过于频繁，请稍候。
refused-too-big = 内容过大。
refused-no-such-table = 没有这张牌桌；请再看一下链接。
refused-no-such-step = 这局游戏没有这一步。
refused-no-open-seat = 这个座位已经有人了。
refused-who-are-you = 请先告诉我们你是谁。
refused-wrong-login = 没有这个账号，或密码不正确。
refused-login-taken = 这个登录名已被使用，请换一个。
refused-odd-name = 名字最多32个字符，而且都必须看得见。
refused-odd-login = 登录名须为2至40个字母、数字或 . @ + - _，不能有空格。
refused-odd-password = 密码至少8个字符，不能过长，也不能与登录名相同。
refused-wrong-password = 原密码不正确。
refused-logged-out = 你已在此设备上退出登录。
refused-no-such-device = 该设备已不存在。
refused-same-deal = 这副牌还在另一张牌桌上进行，内容要保密；等所有牌桌都结束后再来。
refused-deal-known = 这副牌在另一张牌桌上已经打完；这里只能再坐机器人了。
refused-other-version = 这张牌桌是用游戏的另一个版本开始的，现在的版本无法打开它。
refused-cannot-keep = 服务器目前无法保存任何内容；没有任何改动。请稍后再试。
refused-restart = 牌桌马上就回来。
refused-failed = 没能做到：游戏在这里出了错。没有任何改动，服务器管理者已收到通知。
refused-unreadable = 这张牌桌无法再打开：它的记录无法读取。服务器管理者已收到通知。
refused-no-such-person = 这里已经不认识你了：管理员已将你移除。
waiting-for-players = 正在等待玩家入座。

# The log of a table in words, for its host.

log-sat = { $name } 坐到 { $seat } 号座位。
log-rose = { $name } 离开 { $seat } 号座位。
log-answered = { $name }：{ $choice }
log-asked-undo = { $name } 请求撤销。
log-allowed = { $name } 同意。
log-not-allowed = { $name } 不同意。
log-took-back = { $name } 撤销了最后的选择。
log-said = { $name } 说：{ $phrase }
log-showed = { $name } 让旁观者看到自己的座位。
log-hid = { $name } 不再让旁观者看到自己的座位。
log-stood-in = 电脑代替 { $name } 进行游戏。
log-waited = 其他人等待 { $name }。
log-came-back = { $name } 重新亲自游戏。
log-went-on = 这些人在牌桌 { $table } 继续游戏。
log-moved = 牌桌已移到另一台服务器。
