# Lessons and the coach.

lesson-title = 课程：{ $title }
lesson-announced = { $title }。{ $task }走错了没关系：undo 可以退回。
lesson-open = { $text }
lesson-failed = 这样不行：{ $text }（undo 退回）
lesson-reached = 完成！{ $text }
lesson-not-reached = 已经结束，但没有达成目标。
lesson-next = 接下来：{ $chapter }
lesson-again = 再学一次这一课
lesson-back = 退回：撤销上一次选择
lesson-list = 课程
lesson-learned = ✓ { $title }
lesson-open-yet = · { $title }
lesson-none = 这个游戏没有课程。
lesson-number = 第{ $number }课，共{ $count }课
lesson-go-on = 下一课
lesson-all-done = 全部学完：回大厅
lesson-go-back = 退回
lesson-done = 已完成。上方可进入下一课。
lesson-waits = 请退回，换一种打法。
lesson-offer = 下一课：{ $title }
lesson-all = 课程
lesson-offer-of = { $game }的课程：已学{ $learned }课，共{ $count }课。{ $title }
lesson-about = 每课一到三分钟，在真正的牌桌上进行，走错可以随时退回。
lesson-is-learned = 已学完
