# 除终端文字外，桌面要说的话：供服务器与浏览器使用。

telling-now = 当前
telling-table = 桌面
