# What the table tells beside the strings of the terminal: for the server and the browser.

telling-one-ring-played = The 1 of Rings has been played
telling-one-ring-to-come = The 1 of Rings is still to come
telling-now = Now
telling-table = On the table
telling-turn = Turn { $number }
telling-round = Round { $number }
telling-duty-broken = { $who }: the condition of { $rider } broke in trick { $number }.
