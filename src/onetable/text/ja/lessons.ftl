# Lessons and the coach.

lesson-title = レッスン：{ $title }
lesson-announced = { $title }。{ $task }間違えても大丈夫です。undoで戻れます。
lesson-open = { $text }
lesson-failed = そうではありません。{ $text }（undoで戻る）
lesson-reached = 達成です！{ $text }
lesson-not-reached = 終わりましたが、目標は達成されませんでした。
lesson-next = 次：{ $chapter }
lesson-again = このレッスンをもう一度
lesson-back = 戻る：最後の選択を元に戻す
lesson-list = レッスン
lesson-learned = ✓ { $title }
lesson-open-yet = · { $title }
lesson-none = このゲームにはレッスンがありません。
lesson-number = レッスン{ $number }／{ $count }
lesson-go-on = 次のレッスン
lesson-all-done = すべて修了：ロビーへ
lesson-go-back = 戻る
lesson-done = 達成しました。次のレッスンは上にあります。
lesson-waits = 戻って、別の手を試してください。
lesson-offer = 次のレッスン：{ $title }
lesson-all = レッスン
lesson-offer-of = { $game }のレッスン：{ $count }のうち{ $learned }を修了。{ $title }
lesson-about = 1つのレッスンは1～3分です。本物のテーブルで進み、間違えた手はいつでも元に戻せます。
lesson-is-learned = 修了
