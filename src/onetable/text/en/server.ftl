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
refused-no-undo = There is nothing to take back.
refused-undo-asked = Somebody has already asked to take something back.
refused-bad-message = That message could not be understood.
refused-too-fast = That was too much at once; wait a moment.
refused-too-many-tables = There are too many tables of yours that are not over; finish one or leave one first.
refused-too-big = That is too big.
refused-no-such-table = There is no such table; look at the link again.
refused-no-such-step = The game has no such step.
refused-no-open-seat = That seat is taken.
refused-who-are-you = Say who you are first.
refused-wrong-login = There is no such account, or the password is another one.
refused-login-taken = Somebody else has this login; choose another.
refused-same-deal = You are still playing this deal at another table; look back when that is over.
refused-other-version = This table was begun with another version of the game and cannot be opened with this one.
refused-cannot-keep = The server cannot keep anything at the moment; nothing has been changed. Try again later.
refused-restart = The table will be right back.
waiting-for-players = Waiting for players to sit down.
