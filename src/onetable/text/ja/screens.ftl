# One Table：全画面端末の日本語の文字列。

## ゲームの前

start-keys = ↑ ↓ 別の行 · ← → 変更 · Enter 決定 · C 続き · O レッスン · ? ヘルプ · L 言語 · T 昼と夜 · Q 終了
start-continue = 続き：{ $title }
start-begin = 新しいゲームを始める
start-players = 人数：{ $count }
start-bots = ボットの強さ：{ $how }
start-field = { $field }：{ $value }
start-change = ←と→で変更します。

## 続きを待つゲーム

key-continue-sign = C
key-continue = 別のゲーム
kept-title = 続きを待つゲーム
kept-keys = ↑ ↓ 別のゲーム · Enter 続ける · Esc 戻る
kept-game = { $title }（{ $players }人）
kept-unreadable = { $file } は読めません
kept-facts = { $players }人、これまでの選択{ $answers }回。保存：{ $when }。
kept-waiting = ほかに{ $count }件のゲームが続きを待っています。Cキーを押してください。
kept-all = 続きを待つゲーム{ $count }件すべて
