# What the server says: why something is not done.

refused-not-yours = That is not your seat.
refused-stale = The table has gone on meanwhile; here is how it stands now.
refused-not-asked = It is not your turn to choose.
refused-no-such-choice = There is no such choice now.
refused-not-begun = The game has not begun: somebody is still missing.
refused-over = This game is over.
refused-not-over = This game is not over yet.
refused-not-allowed = That is not allowed at this table.
refused-nothing-asked = Nobody has asked you for that.
refused-so-already = That is so already.
refused-no-undo = There is nothing to take back.
refused-undo-asked = Somebody has already asked to take something back.
refused-bad-message = That message could not be understood.
refused-too-fast = That was too much at once; wait a moment.
refused-too-big = That is too big.
refused-no-such-table = There is no such table; look at the link again.
refused-no-such-step = The game has no such step.
refused-no-open-seat = That seat is taken.
refused-who-are-you = Say who you are first.
refused-wrong-login = There is no such account, or the password is another one.
refused-login-taken = Somebody else has this login; choose another.
refused-odd-name = A name has up to 32 characters, and all of them can be seen.
refused-odd-login = A login has 2 to 40 letters and figures, or . @ + - _, and no spaces.
refused-odd-password = A password has at least 8 characters, is not much longer than a sentence, and is not the login.
refused-wrong-password = The old password is another one.
refused-logged-out = You have been logged out on this device.
refused-no-such-device = There is no such device any longer.
refused-same-deal = This deal is kept secret while it is played at another table; come back when all its tables are over.
refused-deal-known = This deal has already been played to its end at another table; only bots may still sit down here.
refused-other-version = This table was begun with another version of the game and cannot be opened with this one.
refused-cannot-keep = The server cannot keep anything at the moment; nothing has been changed. Try again later.
refused-restart = The table will be right back.
refused-failed = That could not be done: the game stumbled over it. Nothing has changed, and whoever runs this server has been told.
refused-unreadable = This table cannot be opened any longer: what was written of it cannot be read. Whoever runs this server has been told.
refused-no-such-person = You are no longer known here: the host has removed you.
waiting-for-players = Waiting for players to sit down.

# The log of a table in words, for its host.

log-sat = { $name } takes seat { $seat }.
log-rose = { $name } leaves seat { $seat }.
log-answered = { $name }: { $choice }
log-asked-undo = { $name } asks to take something back.
log-allowed = { $name } agrees.
log-not-allowed = { $name } does not agree.
log-took-back = { $name } takes the last choice back.
log-said = { $name } says: { $phrase }
log-showed = { $name } lets those who look on see this seat.
log-hid = { $name } no longer lets those who look on see this seat.
log-stood-in = A bot plays for { $name }.
log-waited = The others wait for { $name }.
log-came-back = { $name } plays again.
log-went-on = These people play on at the table { $table }.
log-moved = The table has moved to another server.
