# 端末の文言のほかに卓が伝えること：サーバーとブラウザー用。

telling-one-ring-played = 指輪の1は出た
telling-one-ring-to-come = 指輪の1はまだ出ていない
telling-now = いま
telling-table = 場
telling-turn = ターン{ $number }
telling-round = ラウンド{ $number }
telling-duty-broken = { $who }はトリック{ $number }で「{ $rider }」の条件を満たせなくなりました。
