# 浏览器中的 One Table：每张牌桌的外框，以及可以说的话。

## 各处

web-close = 关闭
web-loading = 请稍候……
web-offline = 暂时连不上服务器。
web-went-wrong = 没有成功，请再试一次。
web-try-again = 再试一次
web-to-lobby = 返回首页
web-language = 语言
web-titles = 牌名
web-titles-both = 两者
web-theme = 明暗
web-theme-system = 跟随设备
web-theme-light = 浅色
web-theme-dark = 深色
web-sound = 声音
web-speed = 速度
web-speed-times = { $times } 倍
web-speed-at-once = 立即
web-settings = 设置
web-letters = 字母键和数字键作快捷键
web-letters-more = 若与语音输入或读屏软件冲突，请关闭。
web-choose-alone = 只有一个选择时替我选

## 牌桌外框

web-your-turn = 轮到你
web-here = { $names }在场
web-looking-on = 旁观中
web-menu = 菜单
web-rules = 规则
web-cards = 卡牌
web-reader = 规则与卡牌
web-people = 玩家
web-side = 日志与规则
web-question = 当前的问题
web-strip = 问题与选项
web-more = 更多
web-less = 收起
web-ways = 选项
web-going-on = 无事可做，继续
web-ask-me = 让我先看看
web-tools = 工具
web-undo = 撤销
web-hint = 提示
web-say = 发言
web-leave = 离开，牌桌会等你
web-give-up-seat = 让出我的座位
web-give-up-sure = 确定让出座位
web-not-now = 现在不行。
web-sending = 发送中……
web-hint-thinking = 电脑正在想……
web-hint-do = 就这么做
web-undo-nothing = 没有可以撤销的选择。
web-journal-empty = 还没有发生什么。
web-show-there = 在牌桌上指出
web-what-it-brought = 由此发生的事：{ $count }
web-waited = 等待期间
web-waited-more = 日志中还有 { $count } 条
web-said = { $who }：“{ $text }”
web-more-cards = 还有{ $count }张，请查找。
web-read = 阅读：{ $what }
web-choices = { $count }个选择
web-filter = 查找选择
web-refused = 现在不行的（{ $count }）及原因

## 连接

web-line-lost = 连接断开，正在不断重试。
web-line-safe = 你最后的选择已保留，只会发送一次。

## 玩家

web-seat-open = 空位
web-bot = 电脑{ $number }
web-bot-random = 随机出牌
web-bot-rules = 熟手电脑
web-bot-rollout = 思考型电脑
web-bot-novice = 新手电脑
web-bot-steady = 稳健电脑
web-bot-master = 大师电脑
web-seat-here = 在场
web-seat-away = 离开
web-seat-standing-in = 电脑代打
web-standing-in = 电脑暂时代替{ $who }。
web-wait-instead = 改为等待
web-gone = { $who }离开了。
web-let-bot-play = 让电脑代打
web-undo-asked = { $who }请求撤销上一个选择。
web-undo-waiting = 撤销需要{ $names }同意。
web-resign = 认输
web-resign-ends = 这一局算你输，游戏结束。
web-resign-leaves = 你将出局，其他人继续。
web-resign-asks = 你们这一方都算输。会先征求其他人的同意。
web-resign-sure = 确定认输
web-resign-not = 继续玩
web-resign-asked = { $who }想认输：你们这一方都算输。
web-resign-waiting = 认输需要{ $names }同意。
web-go-on = 从那里继续
web-go-on-asked = { $who }请求从仍然成立的最后一个局面继续。
web-go-on-waiting = 从那里继续需要{ $names }同意。
web-allow = 同意
web-decline = 不同意
web-watch-off = 其他人不能旁观。
web-watch-public = 有链接的人可以旁观，只能看到公开的信息。
web-watch-seat = 旁观者能看到同意公开的座位。
web-watch-after = 结束后其他人可以查看一切。
web-show-seat = 让旁观者看到我的座位
web-show-seat-more = 他们会看到你的手牌。
web-invite = 邀请
web-link = 这张牌桌的链接
web-copy-link = 复制链接
web-copied = 已复制
web-link-only-here = 此链接只能在这台电脑上使用。启动 One Table 的人可以让家里其他人加入。
web-link-code = 或者用手机相机扫描此二维码。
web-waiting = 还差{ $count }名玩家
web-waiting-how = 把链接发给朋友，不需要账号。
web-seats-open = 有{ $count }个空位
web-sit = 坐下
web-put-bot = 放一个电脑
web-sit-too = 也由我来玩
web-stand-up = 站起来
web-curtain = 请交换屏幕
web-curtain-seat = 接下来由{ $seat }选择
web-curtain-open = 查看这个座位
web-fill-bots = 空位由电脑坐，开始
web-say-nothing = 现在没有可说的。

## 结束

web-over = 结束
web-follow = 前往下一局
web-same-deal = 同样的牌再来一次
web-look-back = 回看

## 按键

web-key-digits = 第一到第九个选择
web-key-tab = 下一组
web-key-arrows = 在组内移动
web-key-enter = 选定
web-key-escape = 关闭，取消未完成的选择
web-key-read = 放大阅读当前选中的牌；没有时打开规则与卡牌
web-key-skip = 跳过正在展示的内容
web-key-sheet = 面板升高、降低
web-sheet-lower = 降低面板
web-sheet-raise = 升高面板
web-key-goals = 朗读目标

## 可以说的话：只谈公开的信息，不谈手牌

say-hello = 你好！
say-thanks = 谢谢！
say-well-played = 打得好！
say-sorry = 抱歉！
say-one-moment = 请稍等。
say-ready = 我准备好了。
say-good-luck = 祝好运！
say-close = 真险！
say-exciting = 太紧张刺激了！
say-good-game = 这局真精彩！
say-once-more = 再来一局？

## The games that follow another, and how all stand

web-round-title = 对局
web-round-back = 回到积分榜
web-round-open = 开始对局
web-round-place = 名次
web-round-who = 玩家
web-round-points = 积分
web-round-played = 局数
web-round-played-of = { $played }／{ $all }
web-round-turn = 第{ $number }轮
web-round-not-yet = 尚未开桌
web-round-gathers = 等待玩家
web-round-plays = 进行中
web-round-unreadable = 已无法读取

## The clock

web-clock-left = 剩余时间：{ $time }
web-clock-days = { $days }天{ $hours }小时
