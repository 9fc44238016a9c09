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
error-guest-name = Nobody could see that name; choose one with letters.
error-table-unknown = There is no such table.
error-table-opponents = In a game of opponents nobody plays for somebody else. Who stays away for long can lose the game by a claim.
error-claim-together = In this game all play together: there is nothing to claim.
error-claim-nobody = You can claim the game only while you wait for an opponent who is away.
error-claim-early = Your opponent has not been away for long enough.
error-table-often = That has happened too often at this table.
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
error-talk-often = Not so fast: say it again in a moment.
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
error-host-refused = This server does not go by that name; its operator can add it with --host-name.
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
error-store-full = The server’s disk is full; nothing was written. Try again later.
error-store-damaged = The database is damaged, or this is none; “regalia store check” says where.
error-store-read-only = The database cannot be written to; nothing has changed.
error-store-gone = The file of the database was removed or replaced while the server was running; nothing was written.
error-store-in-use = Another process is already using { $file }; only one server can open this file.
error-store-exists = { $file } is already there; nothing is overwritten.
error-store-missing = There is no store of Regalia here ({ $file }).
error-store-not-empty = This database is not empty; a backup is only restored into an empty one.
error-table-broken-chain = The log of this table is damaged: entry { $number } is not as it was written.
error-table-broken-tail = The log of this table is damaged: it lacks its last entries, from number { $number } on.
error-table-broken-head = The log of this table is damaged: from entry { $number } on it does not match what was counted.
error-table-broken-replay = The log of this table is damaged: entry { $number } cannot have happened.
error-table-behind = The table ends before what you have already seen: its last entries are missing. Tell whoever runs the server.
error-serve-closing = The server is closing; try again in a moment.
error-thinking-died = A bot's process has died; another takes its place.
error-thinking-slow = This took too long and was stopped.
error-thinking-busy = Too much is waiting to be worked out. Try again in a moment.
error-thinking-failed = A bot could not find an answer ({ $why }).
error-serve-address = The server cannot open at { $host }:{ $port } ({ $why }).
error-serve-failed = The server could not start; its log says why.
error-serve-processes = Several processes cannot share a SQLite file: --processes above 1 needs --database postgresql://…
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

## regalia store

store-progress = { $done } of { $all } tables
store-whole = All is well: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }.
store-backed-up = Backed up and checked: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }.
store-restored = Restored and checked: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }.
store-damaged = The file of the database itself is damaged.
store-other-rules = Not replayed, because their game or its rules are not installed here: { $count ->
    [one] one table
   *[other] { $count } tables
  }.
store-broken = { $what ->
    [store-backed-up] Everything was copied as it is, but not all is well.
    [store-restored] Everything was copied as it is, but not all is well.
   *[other] Not all is well.
  } Broken logs: { $count } of { $tables }.
