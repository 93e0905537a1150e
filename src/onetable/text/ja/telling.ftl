# 端末の文言のほかに卓が伝えること：サーバーとブラウザー用。

telling-now = いま
telling-table = 場
