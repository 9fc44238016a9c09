### Tables people sit at: what can be said there, what is refused, what the server says.

labelled = { $label }: { $value }

## Phrases

talk-hello = Hello!
talk-thanks = Thank you!
talk-well-played = Well played!
talk-thinking = Let me think …
talk-oops = Oops.
talk-good-game = Good game!

## Refusals

error-guest-unknown = Nobody knows you here yet: choose a name first.
error-table-unknown = There is no such table.
error-table-over = This table is closed: the game is over.
error-table-begun = The game has already begun.
error-table-not-begun = The game has not begun yet.
error-table-not-seated = You have no seat at this table.
error-table-seated = You already have a seat at this table.
error-table-full = Every seat of this table is taken.
error-table-taken = Seat { $seat } is taken.
error-table-contribution = A contribution to the deal is 32 bytes, written as 64 hex digits (0 to 9, a to f).
error-table-open = Seat { $seat } is open already.
error-table-seat = This table has no seat { $given }; it has { $seats }.
error-table-waiting = Seat { $seat } is still open: somebody must sit there first, or a bot.
error-table-not-host = Only the host of this table can do that.
error-table-away = Seat { $seat } has been left already.
error-table-not-away = Nobody is away from seat { $seat }.
error-table-step = This game has { $steps } moves, so there is no step { $given }.
error-table-link = Whoever made this link no longer holds that seat.
error-table-rules = This table was played by version { $given } of the rules, which this Regalia does not know.
error-table-many = You have { $count } tables open; finish one of them first.
error-table-crowded = Too many people are looking at this table.
error-table-busy = Others were faster, again and again; try once more.
error-link-unknown = This link leads nowhere; ask for a new one.
error-move-stale = The table has moved on since; look again and choose anew.
error-move-turn = It is not your turn.
error-undo-nothing = There is no move to take back.
error-undo-other = Only your own move can be taken back, and only while it is the last one.
error-undo-shown = This move has shown somebody something they did not know, so it stands.
error-proposal-open = Something else has been proposed; it must be answered first.
error-proposal-unknown = There is nothing of that kind for you to answer.
error-talk-unknown = There is no such phrase.
error-talk-now = That cannot be said now.
error-hint-forbidden = There are no hints at this table.
error-record-unfinished = The record can be had when the game is over.
error-record-chain = The log has been changed: entry { $number } does not follow from those before it.
error-record-commitment = The shuffle is not the one that was promised before the game.
error-record-deal = The deal does not follow from the promised secret and what everybody contributed.
error-record-no-log = This record carries no log of a table, so there is nothing to verify.
error-record-log-differs = The log and the game in this record do not tell the same story.
error-message-shape = This message could not be understood; see “{ $where }”.
error-message-reused = This id has been used for another request.
error-message-large = This message is too long.
error-rate-limited = That was too often; wait a moment.
error-origin-refused = Requests from that page are not allowed here.
error-page-unknown = There is nothing at this address.
error-page-unbuilt = The page has not been built; `make page` builds it.
error-page-method = This address cannot be used in that way.
error-game-preparing = { $game } is still being prepared; try again in a moment.
error-store-kind = “{ $given }” is no kind of database we know; there is: { $allowed }.
error-store-address = This is not the address of a database.
error-store-driver = PostgreSQL needs its driver: install regalia with the extra “postgresql”.
error-store-schema = The database was made by another Regalia (version { $given }, ours is { $ours }).
error-store-closed = The database does not answer ({ $why }).
error-store-unsure = It is not certain that this was written down ({ $why }); send it again.
error-thinking-died = A bot's process has died; another takes its place.
error-thinking-slow = This took too long and was stopped.
error-thinking-failed = A bot could not find an answer ({ $why }).
error-serve-address = The server cannot open at { $host }:{ $port } ({ $why }).
error-serve-failed = The server could not start; its log says why.
error-serve-extra = The server is not installed; `pip install 'regalia[server]'` installs it.

## Commands

serve-open = Regalia is open at { $address } (Ctrl-C closes it).
serve-no-page = This install has no page for browsers (`make page` in the sources builds it, then install again); the API works.
verify-commitment = The shuffle is the one promised before the game: { $commitment }
verify-contributions = { $count ->
    [0] Nobody at the table contributed to the deal: the server knew it.
    [one] The deal is made of the server's secret and one contribution from the table.
   *[other] The deal is made of the server's secret and { $count } contributions from the table.
  }
verify-alone = The server chose this deal alone, as it did in older versions.
verify-chain = The log is unbroken: { $count } entries.
verify-replay = Played again, its { $moves } moves end the same way.
