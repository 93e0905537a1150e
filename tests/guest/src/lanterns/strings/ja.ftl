# The strings of Lanterns. Every one that is not called after the game by itself begins with its id.

game-lanterns = 橋の灯籠

## In the lobby

lanterns-name = 橋の灯籠
lanterns-about = こっそり灯籠を吊るす。同じ明るさの灯籠は消える。
lanterns-facts = 2～4人 · 10分ほど
lanterns-play = 橋へ行く
lanterns-form-length = 長さ
lanterns-form-length-short = 三夜
lanterns-form-length-long = 五夜
lanterns-option-twins = 同じ明るさの灯籠
lanterns-value-go_out = 互いに消える
lanterns-value-share = それぞれ半分に数える

## At the table

lanterns-night = 第{ $number }夜
lanterns-now = 全{ $nights }夜のうち第{ $night }夜。見張り：{ $who }。
lanterns-who = { $player }（{ $name }）
lanterns-person = { $who }：輝き{ $glow }、夜明けまで灯った数{ $lit }。
lanterns-hung = 吊るした灯籠：{ $lantern }。
lanterns-dark = 消えた灯籠：{ $lantern }。
lanterns-pile = 山の灯籠は{ $count }個です。
lanterns-next = 山の次の灯籠：{ $lantern }。
lanterns-ashes = 灰：{ $ashes }。

## Rules in short

rules-lanterns-aim = 目的
rules-lanterns-aim-text = 最後の夜のあと、輝きが最も多い人の勝ちです。同点なら、夜明けまで灯った灯籠が多い人、それも同じなら先に見張りになるはずだった人が勝ちます。
rules-lanterns-evening = 夕暮れ
rules-lanterns-evening-text = 全員が灯籠を3つになるまで引き、1つを布で覆って吊るします。見張りは最後に吊るし、その前に布の下を1つ見ることができます。
rules-lanterns-light = 布を外す
rules-lanterns-light-text = 特に取り決めがなければ、同じ明るさの灯籠は互いに消えます。まだ灯っている灯籠は書かれたことを行い、見張りの灯籠は最後です。
rules-lanterns-dawn = 夜明け
rules-lanterns-dawn-text = 灯籠がまだ灯っている人は、その明るさの分だけ輝きを得ます。吊るした灯籠はすべて灰になり、次の人が見張りになります。
