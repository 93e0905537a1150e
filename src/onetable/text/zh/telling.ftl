# 除终端文字外，桌面要说的话：供服务器与浏览器使用。

telling-now = 当前
telling-table = 桌面

## The guide: the rules by subject

guide-of = 规则：{ $game }
guide-see = 另见：{ $titles }
guide-search = 输入一个词，或完整的问题
guide-asked = 你问的是：“{ $words }”
guide-other-answers = 其他答案
guide-nothing = 没有找到，换个词试试。
guide-all = 全部主题
guide-here = 相关规则
guide-about = 相关规则：{ $title }。
guide-names = 卡牌与术语：{ $names }
guide-told-in = 规则中：{ $titles }
guide-example = 例：{ $text }
guide-further = 输入“规则”加主题或问题，可以查找更多。
