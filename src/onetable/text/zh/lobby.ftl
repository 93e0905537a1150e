# One Table：首页、章节目录与回放的文字。

## 首页

lobby-title = One Table
lobby-language = 语言
lobby-back = 返回首页
lobby-guest = 访客 { $name }
lobby-settings-of = { $name }，设置
lobby-games = 游戏
lobby-chapter = { $chapter ->
    [1] 第一章
    [2] 第二章
    [3] 第三章
    [4] 第四章
    [5] 第五章
    [6] 第六章
    [7] 第七章
    [8] 第八章
    [9] 第九章
    [10] 第十章
    [11] 第十一章
    [12] 第十二章
    [13] 第十三章
    [14] 第十四章
    [15] 第十五章
    [16] 第十六章
    [17] 第十七章
    [18] 第十八章
   *[other] 第{ $chapter }章
}
lobby-chapter-title = { lobby-chapter } { $title }
lobby-play-chapter = 开始{ lobby-chapter }
lobby-play-road = 踏上无尽之路
lobby-set-up = 自定义
lobby-set-up-of = 自定义牌桌：{ $game }
lobby-rules = 规则
lobby-rules-of = 规则简介：{ $game }
lobby-beginning = 正在布置牌桌……
lobby-loading = 加载中
lobby-nothing-lost = 什么也没丢，你的牌桌都还在。
lobby-try-again = 再试一次

## 继续与加入

lobby-continue = 继续
lobby-your-turn = 轮到你
lobby-open = 打开
lobby-look-back = 回看
lobby-do-table = { $action }：{ $table }
lobby-with = 与{ $names }同桌
lobby-alone = 独自一人
lobby-bots = { $count ->
    [1] 1个电脑
   *[other] { $count }个电脑
}
lobby-free-seats = { $count }个空位
lobby-thinking = { $who }正在思考
lobby-gathering = 等待玩家入座
lobby-unreadable = 无法打开
lobby-over = 已结束
lobby-outcome-won = 获胜
lobby-outcome-lost = 失败
lobby-you-won = 你赢了
lobby-you-lost = 你输了
lobby-won-by = { $names }获胜
lobby-none = 还没有进行中的牌桌。
lobby-none-yet = 第一章只需十分钟，一个人就能玩。
lobby-none-now = 从上次停下的地方继续上路，或者另开一桌。
lobby-all-tables = 显示全部{ $count }桌
lobby-fewer-tables = 收起
lobby-just-now = 刚刚
lobby-remove = 从列表中移除
lobby-remove-sure = 放弃座位
lobby-join = 加入朋友
lobby-join-how = 粘贴链接，或输入牌桌暗号
lobby-join-go = 加入
lobby-join-empty = 请先输入牌桌暗号，可以问问在座的朋友。

## 旅途

lobby-campaign = 战役
lobby-road = 你的旅途 · { $won }/{ $count }章
lobby-road-won = 十八章已全部通关
lobby-with-bots = 与电脑同玩
lobby-with-friends = 与朋友同玩
lobby-always = 必有：{ $names }。
lobby-to-choose = 可选：{ $names }。
lobby-chapter-won = { lobby-chapter }，{ $title }，已通关
lobby-chapter-next = { lobby-chapter }，{ $title }，下一章
lobby-chapter-ahead = { lobby-chapter }，{ $title }，尚未通关

## 章节目录

lobby-book-chapters = 章节
lobby-book-players = 同桌人数
lobby-book-next = 下一章
lobby-book-tries = { $count ->
    [0] 尚未玩过
   *[other] 玩过{ $count }次
}
lobby-book-keep = 接着上次的进度
lobby-book-required = 必选
lobby-book-alone = 1人掌控全部四手牌
lobby-book-solo = 独自开始

## 新牌桌

lobby-new-players = 人数
lobby-new-seats = 座位安排
lobby-new-seat = 座位{ $number }
lobby-bot-at = 电脑{ $number }
lobby-who-me = 你
lobby-who-bot = 电脑
lobby-who-open = 朋友
lobby-bots-play = 电脑水平
lobby-bots-others = 其他电脑…
lobby-bot-rules = 稳健
lobby-bot-rules-how = 凭经验出手，不用等。
lobby-bot-rollout = 强劲
lobby-bot-rollout-how = 会往后推演，每步要想一会儿。
lobby-bot-novice = 新手
lobby-bot-novice-how = 只看眼前一步，不管后面会怎样。
lobby-bot-steady = 稳健
lobby-bot-steady-how = 凭经验出手，不用等。
lobby-bot-master = 大师
lobby-bot-master-how = 在许多设想的对局里往后推演，每步要想一会儿。
lobby-bot-random = 随意
lobby-bot-random-how = 合法即可，适合随便试试。
lobby-pace = 节奏
lobby-pace-live = 实时
lobby-pace-live-how = 大家都在场。离开太久的人由电脑代打，回来后继续。
lobby-pace-days = 慢慢来
lobby-pace-days-how = 各人按自己的时间出手，首页会显示轮到谁。
lobby-watch = 谁可以旁观
lobby-watch-off = 谁都不行
lobby-watch-public = 有链接的人，看不到暗牌
lobby-watch-seat = 有链接的人，经某位玩家同意看其手牌
lobby-watch-after = 有链接的人，结束之后
lobby-options = 规则书未定之处
lobby-usual = { $value }（默认）
lobby-begin = 开始
lobby-begin-invite = 开桌并邀请朋友
lobby-begin-watch = 开始并旁观
## 通过链接加入

lobby-invited = 邀请你入座
lobby-seat-free = 空位
lobby-seat-here = 在场
lobby-seat-away = 不在场
lobby-sit = 入座
lobby-sit-at = 坐到座位{ $number }
lobby-look-on = 旁观
lobby-seats-taken = 座位已满。
lobby-no-watching = 这张牌桌不允许旁观。
lobby-you-are = 你在牌桌上的名字
lobby-no-table = 没有这个暗号的牌桌。
lobby-no-table-why = 可能输错了字，或牌桌已收起。请朋友再发一次链接。
lobby-to-start = 返回首页

## 设置

lobby-settings = 设置
lobby-name = 名字
lobby-name-how = 同桌的人这样称呼你。
lobby-name-save = 保存
lobby-saved = 已保存。
lobby-theme = 明暗
lobby-theme-system = 跟随设备
lobby-theme-light = 浅色
lobby-theme-dark = 深色
lobby-sound = 声音
lobby-sound-how = 木、纸、玻璃的六种短音。
lobby-letters = 单字母快捷键
lobby-letters-how = U撤销，H提示，J查看日志。使用语音输入时可关闭。
lobby-auto = 只有一个选项时自动选择
lobby-auto-how = 牌桌会稍等片刻，让你看清发生了什么。
lobby-account = 账号
lobby-account-why = 不注册也能玩。设置登录名和密码后，可在其他设备上找回你的牌桌和旅途。
lobby-account-is = 已登录：{ $login }。
lobby-account-add = 为这位访客建立账号
lobby-account-add-go = 建立账号
lobby-log-in = 登录
lobby-log-in-title = 我已有账号
lobby-log-in-note = 当前访客的牌桌仍归访客所有。
lobby-log-out = 退出登录
lobby-delete = 删除此账号
lobby-delete-how = 你的账号、套牌和电脑将永久删除，你会离开所有牌桌。已结束的对局仍为其他人保留。
lobby-delete-go = 永久删除
lobby-password-lost = 遗忘的密码无法查询：请新建账号，并请服务器的管理员移除旧账号。
lobby-tips = 重新显示提示
lobby-tips-how = 每个游戏的教练和入门提示会再次出现。
lobby-tips-shown = 提示会再次显示。
lobby-login = 登录名
lobby-password = 密码
lobby-password-how = 至少8个字符，一句话最好记。
lobby-password-short = 密码至少需要8个字符。
lobby-password-change = 更改密码
lobby-password-change-go = 更改
lobby-password-old = 原密码
lobby-password-new = 新密码
lobby-password-changed = 密码已更改，其他设备均已退出登录。
lobby-devices = 已登录的设备
lobby-device-this = 本设备
lobby-device-unknown = 其他程序
lobby-device-made = 登录于{ $when }。
lobby-device-seen = 最近使用：{ $when }。
lobby-device-end = 让它退出
lobby-devices-end-others = 让其他设备全部退出

## 回放

replay-step = { $number }/{ $count }
replay-step-of = 第{ $number }步，共{ $count }步：{ $text }
replay-begin = 开局
replay-slider = 对局进度
replay-first = 回到开局
replay-back = 后退一步
replay-forward = 前进一步
replay-leap = 到下一墩或下一回合
replay-leap-back = 回到本墩或本回合开头，或上一个
replay-last = 跳到结尾
replay-play = 播放
replay-pause = 暂停
replay-speed = 速度
replay-eyes = 视角
replay-eyes-all = 全部亮牌
replay-steps = 步骤
replay-this-game = 本局
replay-beside = 牌桌旁
replay-by = { $who }：{ $text }
replay-times = { $text } · { $count }次
replay-share = 复制链接
replay-copied = 已复制。
replay-copy-by-hand = 请复制此链接：{ $link }
replay-download = 下载对局记录
replay-go-on = 从这里继续
replay-go-on-how = 新牌桌从第{ $number }步之后的局面开始，本局记录不变。
replay-go-on-over = 到这一步对局已经结束，请先后退几步。
replay-who-plays = 由谁来打
replay-same-deal = 把这副牌发给另一桌
replay-same-deal-how = 同样的牌，换一桌人。结束后可并排比较结果。
replay-deals = 同一副牌在其他牌桌
replay-deals-title = 一副牌，{ $count }张牌桌
replay-deals-none = 还没有别人打过这副牌。
replay-deal-people = 玩家
replay-deal-result = 结果
replay-deal-steps = 步数
replay-deal-when = 时间
replay-deal-playing = 进行中
replay-deal-this = 本桌
replay-deal-link = 比较
replay-deal-play = 打这副牌
replay-not-over = 对局尚未结束。
replay-not-over-how = 结束后即可回放。
replay-to-table = 去牌桌
replay-keys = 左右方向键逐步移动，Page Up 和 Page Down 按墩或回合跳转，Home 和 End 跳到首尾，空格键播放。
hindsight = 复盘分析
hindsight-how = 这局本可以怎样打，又是在哪里输掉的？服务器看得到全部手牌，可以告诉你。
hindsight-ask = 看全部手牌来复盘
hindsight-working = 已分析{ $done } / { $count }个时刻
hindsight-stop = 停止
hindsight-on = 继续分析
hindsight-failed = 失败了：再试一次
hindsight-here = 这是最后一次还能获胜的时刻：下一张牌输掉了它。
hindsight-could = 这副牌到这里仍能获胜。
hindsight-gone = 已经无法获胜：第{ $number }步输掉了它。
hindsight-was-won = 这局获胜了。
hindsight-never = 这些牌无论怎么打都无法获胜。
hindsight-undecided = 没能及时找出是在哪里输掉的。
hindsight-chance = 在{ $who }看来：{ $chance }%。
hindsight-better = 本可以保住的是：
hindsight-to-point = 到转折点
hindsight-go-on = 从这里继续，赢下它
hindsight-chart = 整局游戏中的胜算。
hindsight-chart-at = 第{ $number }步：{ $chance }%。

lobby-decks = 套牌
lobby-decks-of = { $game }的套牌
lobby-decks-mine = 我的套牌
lobby-decks-given = 游戏自带的套牌
lobby-decks-pasted = 粘贴的套牌
lobby-decks-paste = 粘贴套牌
lobby-offers-done = 完成
lobby-brings = 对方自带套牌。
lobby-bring = 你带来

## Puzzles
puzzle-level-easy = 简单
puzzle-level-medium = 中等
puzzle-level-hard = 困难
puzzle-way-open = 明牌
puzzle-way-closed = 暗牌，电脑相伴
puzzles = 谜题
puzzles-of = 谜题：{ $game }
puzzles-about = 每一副牌都已证明能够获胜。明牌谜题中你看到并打出所有手牌；暗牌谜题中其他手牌由电脑来打。
puzzles-today = 今天，{ $date }
puzzles-making = 正在寻找今天的谜题……
puzzles-book = 谜题集
puzzles-book-solved = { $count }题中已解{ $solved }题
puzzle-level = 难度
puzzle-way = 玩法
puzzle-any = 全部
puzzle-next = 下一题
puzzle-numbered = 第{ $number }题 – { $title }
puzzle-play = 开始
puzzle-go-on = 继续
puzzle-again = 再试一次
puzzle-solved = 第{ $count }次尝试解开
puzzle-not-yet = 尚未解开，已试{ $count }次
puzzle-others = { $played }人中有{ $solved }人解开。
puzzle-results = 大家的成绩
puzzle-at-once = 其中{ $count }人第一次尝试就解开。
puzzle-began = 大家的第一步
puzzle-began-so = { $played }人中有{ $count }人，其中{ $solved }人解开
puzzle-took = { $moves }步，用时 { $time }
puzzle-took-back = 撤销{ $count }次
puzzle-one-by-one = 每个人的成绩
puzzle-alike = 每一步都与你相同
puzzle-parts = 从第{ $move }步起与你不同

lobby-nowhere = 这里什么也没有
lobby-nowhere-how = 这个地址下没有页面。链接也许不完整。
