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
refused-no-undo = 取り消せるものがありません。
refused-undo-asked = すでに取り消しが求められています。
refused-bad-message = メッセージを理解できませんでした。
refused-too-fast = 要求が多すぎます。少しお待ちください。
refused-too-many-tables = まだ終わっていないあなたの卓が多すぎます。先にどれかを終えるか、席を立ってください。
refused-too-big = 大きすぎます。
refused-no-such-table = その卓はありません。リンクをもう一度確かめてください。
refused-no-such-step = このゲームにその手順はありません。
refused-no-open-seat = その席は埋まっています。
refused-who-are-you = まずお名前をお知らせください。
refused-wrong-login = アカウントがないか、パスワードが違います。
refused-login-taken = そのログイン名は使われています。別のものを選んでください。
refused-same-deal = 同じ配札を別の卓でまだ遊んでいます。終わってから振り返ってください。
refused-other-version = この卓は別の版のゲームで始められたため、今の版では開けません。
refused-cannot-keep = サーバーは今何も保存できません。何も変わっていません。後でもう一度お試しください。
refused-restart = 卓はすぐに戻ります。
waiting-for-players = プレイヤーの着席を待っています。
