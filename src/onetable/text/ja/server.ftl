# サーバーの言葉：できない理由。

refused-not-yours = そこはあなたの席ではありません。
refused-stale = その間に卓が進みました。今の状況を表示します。
refused-not-asked = 今はあなたが選ぶ番ではありません。
refused-no-such-choice = 今その選択肢はありません。
refused-not-begun = まだ全員が着席していないので、ゲームは始まっていません。
refused-over = このゲームはもう終わっています。
refused-not-over = このゲームはまだ終わっていません。
refused-not-allowed = この卓ではそれは許されていません。
refused-nothing-asked = それは求められていません。
refused-so-already = もうそうなっています。
refused-no-undo = 取り消せるものがありません。
refused-undo-asked = すでに取り消しが求められています。
refused-bad-message = メッセージを理解できませんでした。
refused-too-fast = 要求が多すぎます。少しお待ちください。
refused-too-big = 大きすぎます。
refused-no-such-table = その卓はありません。リンクをもう一度確かめてください。
refused-no-such-step = このゲームにその手順はありません。
refused-no-open-seat = その席は埋まっています。
refused-who-are-you = まずお名前をお知らせください。
refused-wrong-login = アカウントがないか、パスワードが違います。
refused-login-taken = そのログイン名は使われています。別のものを選んでください。
refused-odd-name = 名前は32文字以内で、目に見える文字だけを使ってください。
refused-odd-login = ログイン名は2～40文字の文字、数字、または . @ + - _ です。空白は使えません。
refused-odd-password = パスワードは8文字以上で、長すぎず、ログイン名と違うものにしてください。
refused-wrong-password = 今のパスワードが違います。
refused-logged-out = この端末からログアウトされました。
refused-no-such-device = その端末はもうありません。
refused-same-deal = 同じ配札が別の卓で続いている間は秘密です。すべての卓が終わってからまた来てください。
refused-deal-known = この配札は別の卓ですでに終わっています。ここにはもうボットしか座れません。
refused-other-version = この卓は別の版のゲームで始められたため、今の版では開けません。
refused-cannot-keep = サーバーは今何も保存できません。何も変わっていません。後でもう一度お試しください。
refused-restart = 卓はすぐに戻ります。
refused-failed = 実行できませんでした。ゲームでエラーが起きました。何も変わっておらず、サーバーの管理者に知らせました。
refused-unreadable = この卓はもう開けません。記録を読み取れません。サーバーの管理者に知らせました。
refused-no-such-person = 管理者があなたを外したため、ここではもう登録がありません。
waiting-for-players = プレイヤーの着席を待っています。

# The log of a table in words, for its host.

log-sat = { $name }が席{ $seat }に着きました。
log-rose = { $name }が席{ $seat }を離れました。
log-answered = { $name }：{ $choice }
log-asked-undo = { $name }が取り消しを求めています。
log-allowed = { $name }が同意しました。
log-not-allowed = { $name }は同意しません。
log-took-back = { $name }が最後の選択を取り消しました。
log-said = { $name }「{ $phrase }」
log-showed = { $name }が観戦者に自分の席を見せます。
log-hid = { $name }は観戦者に自分の席を見せるのをやめました。
log-stood-in = { $name }の代わりにボットがプレイします。
log-waited = 他の人は{ $name }を待ちます。
log-came-back = { $name }が再びプレイします。
log-went-on = この人たちは卓{ $table }で続けます。
log-moved = 卓は別のサーバーに移りました。
