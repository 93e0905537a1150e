# One Table：界面文字（简体中文）。游戏用语在各游戏的短语表里。

## 标题栏、牌桌信息、座位

bar-round = 第{ $number }回合
bar-trick = 第{ $number }墩，共{ $count }墩
bar-players = { $count }人
seat-you = 你
seat-person = 玩家{ $number }
seat-program = 电脑·{ $name }
seat-bot = { $name ->
    [rules] 熟手电脑
    [rollout] 思考型电脑
    [novice] 新手电脑
    [steady] 稳健电脑
    [master] 大师电脑
    [random] 随机电脑
   *[other] 电脑 { $name }
}
card-text = { $name }：{ $text }
too-small = One Table 需要至少{ $width }列、{ $height }行的窗口。请放大窗口，或用 --plain 进行游戏。

## 提问

wait-for = { $who }正在思考……
ask-how = 这张牌怎么打？
ask-anything = 轮到你了。请选择一项。
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
key-titles-sign = E
key-titles = 牌名
key-theme-sign = T
key-theme = 昼夜
key-pass-sign = P
key-pass = 跳过
key-table-sign = G
key-table = 牌桌
key-piles-sign = D
key-piles = 牌堆
key-map-sign = M
key-map = 地图
key-help-sign = ?
key-help = 帮助
key-quit-sign = Q
key-quit = 离开
key-resign-sign = X
key-resign = 认输
help-title = 按键
help-move = 左右键选牌，上下键选行；Tab 键跳到下一张可打出的牌
help-enter = 回车键打出亮着的牌，或说明为什么不能打出
help-digits = 数字键1到9选中第一到第九个可选项
help-space = 空格键不再等待电脑玩家
help-scroll = PgUp 和 PgDn 键翻阅日志
help-mouse = 单击选牌，再次单击打出
help-escape = Esc 键关闭页面，或取消未完成的选择
help-signs = 符号
close-hint = 按 Esc 键关闭

## 日志、提示、撤销、保存

journal = 日志
journal-trick = 第{ $number }墩
hint-is = 电脑会：{ $choice }
hint-none = 没有提示：{ $reason }
undo-title = 要撤销吗？
undo-done = 已撤销。
undo-ask = { $reason }电脑玩家同意撤销。仍要撤销吗？
undo-ask-people = { $reason }桌上的人都同意撤销吗？
resign-title = 要认输吗？
resign-ask = 要认输吗？这一局算你输。
resign-ask-people = 要认输吗？同一方的玩家都算输。大家都同意吗？
resign-ask-leave = 要认输吗？你将出局，其他人继续。
yes = 是
no = 否
saved-to = 已保存：{ $path }
save-failed = 未能完成。{ $reason }
bot-failed = 电脑玩家 { $name } 出错（{ $reason }），改为随机选择。
language-now = 现在使用中文。
titles-own = 牌名用本语言显示。
titles-english = 牌名用英语显示。
titles-both = 牌名用两种语言显示。
nothing-here = 现在没有可选的。
no-such-choice = 没有第{ $number }项，请选择1到{ $count }。

## 回合与章节结束

over-record = 对局记录：{ $path }
round-finished = 已完成的角色：{ $names }。
round-go-on = 发下一回合的牌
round-next = 进行循环赛的下一局
round-line = { $place }. { $who }：{ $points }分，已打{ $played }局，还剩{ $left }局
end-again = 再玩一局
end-book = 章节目录
end-look-back = 回看牌桌
end-quit = 离开牌桌

## 轮流使用键盘

pass-title = 交出键盘
pass-to = 现在轮到{ $who }。确认别人看不到屏幕后，请按回车键。

## 章节目录

book-endless-text = “路漫漫其修远兮”：随机抽取若干角色，其中一名负重，另有一张馈赠和一张特殊黑骑士牌。不断赢得回合，直到每名角色都参与过获胜的回合，且黑骑士牌已经用过。
book-won = 已通关
book-long = 长期章节：直到所有角色都完成为止。
book-threats = 威胁牌：{ $ranks }点
book-anew = 从头开始本章
book-no-save = 没有可继续的对局。

## 查阅

reader-title = 卡牌与规则
reader-search = 查找
reader-nothing = 没有叫这个名字的。
reader-keys = 输入文字即可查找 · ↑ ↓ 换一张 · ← → 跳过十张 · PgUp PgDn 翻页 · Esc 返回
goals-title = 目标
reader-table = 桌上的牌
piles-title = 牌组与牌堆

## 集换式卡牌游戏：牌桌

game-is-over = 游戏结束。
## 逐行模式

line-welcome = One Table，逐行模式。输入所选项的数字或名称，输入 help 查看命令，输入 quit 离开。
line-game = { $game }。{ $chapter }，{ $players }人，牌局 { $seed }。
line-game-only = { $game }，{ $players }人，牌局 { $seed }。
line-who = { $player }（{ $who }）
line-you-are = 你是{ $who }。
line-others = 同桌的有：{ $names }。
line-which = “{ $text }”可能指多项。请输入数字：
line-answer-first = 请先用数字或名称回答问题。
line-nothing-to-read = 没有可读的内容。
line-not-asked = 现在要选的不是{ $card }。{ $question }
line-none-of-these = 都不是
line-which-save = 要继续哪一局？
line-save = { $title }，{ $players }人，已作{ $choices }次选择，{ $when } 离开
line-save-unreadable = { $file } 无法读取。{ $reason }
line-anew-sure = 要从头开始吗？现在的游戏会保留。
line-what-now = 接下来做什么？
line-waiting-save = 有{ $count }局未完成的游戏。输入 resume 继续。
line-choose = { $question }请输入数字。
line-choice = { $number }. { $choice }
line-hand = { $who }的牌：{ $cards }。
line-empty = 无
line-may-play = { $card }现在可以选择。
line-not-now = { $card }现在不能选择。{ $reason }
line-why-names = 可以询问：{ $names }{ $more ->
    [0] 。
   *[other] ，另有{ $more }个。
}
line-why-nothing = 现在能说出的都可以选择。
line-why-unknown = 这里没有叫“{ $text }”的。
line-why-near = 是不是指{ $names }？
line-why-more = 另有{ $count }个与此类似：请写全名。
line-unknown = “{ $text }”既不是选项，也不是命令。请输入 help。
line-rules-many = 有多项符合。要读哪一项？
line-languages = 语言：{ $names }。
line-titles = 牌名：titles own（本语言）、titles english（英语）或 titles both（两者）。
resume-failed = 无法继续。{ $reason }
line-resumed = 继续保存的游戏。
line-bye = 再见。
line-ended = 输入已结束。
line-help-title = 命令：
line-help-number = 输入数字进行选择；也可以输入所选项的名称，例如牌名
line-help-why = why 名称：说明牌、地点、角色或行动为什么不能选择；只写why则列出可以询问的名称
line-help-undo = undo：撤销你上一次的选择
line-help-hint = hint：电脑会怎么做，以及为什么
line-help-hand = hand：读出你的牌及其文字
line-help-goals = goals：读出所有目标及其状态
line-help-table = table：读出桌上的一切
line-help-piles = piles：读出你的牌组和可以查看的牌堆
line-help-journal = journal：读出发生过的一切
line-help-rules = rules 名称：读出一张牌、一处地点、一个术语或一部分规则；rules 问题：读出能回答的规则；单独输入 rules 读出与当前问题有关的规则
line-help-language = language 代码：更换语言（en、zh、ja、nl）
line-help-titles = titles own、english 或 both：牌名用本语言、英语或两者显示
line-help-save = save 文件：把游戏写入文件；单独输入 save 则写入存档文件夹
line-help-resume = resume：继续保存的游戏，有多局时由你选择；resume 文件：继续文件中的游戏
line-help-resign = resign：认输
line-help-quit = quit：保存并离开
line-help-read = read 数字或名称：读出选项的内容；单独输入 read 读出所有选项的内容
line-help-map = map：读出地图；map 名称：读出一个地区或地点
line-help-anew = anew：重新发牌，从头开始这局游戏；现在的游戏会保留
line-comma = 、
line-space = {""}
line-stop = 。

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
command-titles = 牌名
command-save = 保存
command-resume = 继续
command-resign = 认输
command-quit = 离开
command-help = 帮助
command-read = 朗读
command-map = 地图
command-anew = 重来
