# The strings of Lanterns. Every one that is not called after the game by itself begins with its id.

game-lanterns = 桥上灯火

## In the lobby

lanterns-name = 桥上灯火
lanterns-about = 悄悄挂起一盏灯，亮度相同的灯会熄灭。
lanterns-facts = 2–4人 · 约10分钟
lanterns-play = 走上桥去
lanterns-form-length = 时长
lanterns-form-length-short = 三夜
lanterns-form-length-long = 五夜
lanterns-option-twins = 亮度相同的灯
lanterns-value-go_out = 互相熄灭
lanterns-value-share = 各计一半

## At the table

lanterns-night = 第{ $number }夜
lanterns-now = 第{ $night }夜，共{ $nights }夜。守夜：{ $who }。
lanterns-who = { $player }（{ $name }）
lanterns-person = { $who }：光辉{ $glow }，亮到天明{ $lit }盏。
lanterns-hung = 已挂起：{ $lantern }。
lanterns-dark = 已熄灭：{ $lantern }。
lanterns-pile = 灯堆还有{ $count }盏灯。
lanterns-next = 灯堆的下一盏：{ $lantern }。
lanterns-ashes = 灰烬：{ $ashes }。

## Rules in short

rules-lanterns-aim = 目标
rules-lanterns-aim-text = 最后一夜之后，光辉最多者获胜。若相同，则亮到天明的灯较多者获胜；再相同，则较早轮到守夜者获胜。
rules-lanterns-evening = 入夜
rules-lanterns-evening-text = 每人补到三盏灯，再把一盏蒙着布挂起。守夜者最后挂，并且可以先看一块布下的灯。
rules-lanterns-light = 揭布
rules-lanterns-light-text = 亮度相同的灯互相熄灭，除非另有约定。仍亮着的灯依次生效，守夜者最后。
rules-lanterns-dawn = 天明
rules-lanterns-dawn-text = 灯仍亮着的玩家获得与其亮度相等的光辉。挂起的灯都成为灰烬，由下一位玩家守夜。
