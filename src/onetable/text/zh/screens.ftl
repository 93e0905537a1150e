# One Table：全屏终端的中文字串。

## 开局之前

start-keys = ↑ ↓ 另一行 · ← → 更改 · 回车 选择 · C 继续 · O 课程 · ? 帮助 · L 语言 · T 昼夜 · Q 离开
start-continue = 继续：{ $title }
start-begin = 开始新游戏
start-players = 人数：{ $count }
start-bots = 电脑水平：{ $how }
start-field = { $field }：{ $value }
start-change = 用 ← 和 → 更改。

## 等待继续的对局

key-continue-sign = C
key-continue = 其他对局
kept-title = 等待继续的对局
kept-keys = ↑ ↓ 另一局 · 回车 继续 · Esc 返回
kept-game = { $title }（{ $players }人）
kept-unreadable = { $file } 无法读取
kept-facts = { $players }人，已做{ $answers }次选择。保存于{ $when }。
kept-waiting = 还有{ $count }局等待继续：请按 C。
kept-all = 全部{ $count }局等待继续的对局
