# 除终端文字外，桌面要说的话：供服务器与浏览器使用。

telling-one-ring-played = 1号魔戒牌已打出
telling-one-ring-to-come = 1号魔戒牌尚未打出
telling-now = 当前
telling-table = 桌面
telling-turn = 第{ $number }回合
telling-round = 第{ $number }轮
telling-duty-broken = { $who }在第{ $number }墩未能满足“{ $rider }”的条件。
