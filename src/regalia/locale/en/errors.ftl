### One sentence for every error code. The code itself is printed before the sentence.

## Games, options, bots

error-game-no-solver = { $given } has no solver; there is one for: { $allowed }.
error-game-no-array = The states of { $game } are not kept in arrays.
error-game-unknown = There is no game called “{ $given }”; there is: { $allowed }.
error-option-unknown = There is no option “{ $option }”; there is: { $allowed }.
error-option-value = The option “{ $option }” cannot be “{ $given }”; it can be: { $allowed }.
error-option-number = The option “{ $option }” must be a whole number above 0, not “{ $given }”.
error-option-function = The option “{ $option }” must be a function, not “{ $given }”.
error-option-seed = A seed is a whole number or a text, not { $given }.
error-option-seat = There is no seat { $given } in a game of { $players }; seats count from 0.
error-option-needs = The option “{ $option }” can be “{ $given }” only together with { $needs }={ $value }.
error-option-both = Give either { $one } or { $other }, not both.
error-option-missing = This needs the option “{ $option }”.
error-option-form = Write an option as name=value, not “{ $given }”.
error-bot-unknown = There is no bot called “{ $given }”; there is: { $allowed }.
error-bot-count = { $given } bots cannot take { $seats } seats: name one bot for all of them or one for each.
error-bot-too-many = { $given } bots are too many for { $seats } players.
error-bot-not-to-move = It is not this seat's turn, so there is nothing for a bot to choose.
error-bot-none = { $game } has no bots.
error-bot-silent = The bot { $bot } does not say what it thinks of moves.
error-bot-threads = A bot that is given as an object plays one game after the other, so { $given } threads are of no use to it: leave out “threads”.
error-language-unknown = Regalia does not speak “{ $given }” yet; it speaks: { $allowed }.

## Moves

error-move-notation = “{ $given }” is not a move; write for example: { $examples }.
error-move-illegal = This move is not legal here.
error-move-game-over = The game is over; no move is possible any more.

## Positions and views

error-position-shape = The position is incomplete or malformed at “{ $field }”.
error-position-card-unknown = “{ $card }” is not a card.
error-position-card-twice = The card { $card } appears twice.
error-position-card-not-used = The card { $card } takes no part in this game.
error-position-card-missing = The card { $card } is missing: only { $count } cards are there.
error-position-finished = In this position the game is already over, although it is not marked so.
error-position-not-over = The position says that the game is over, but nobody has lost it.
error-position-other-game = The position is of another game: { $given }, not { $ours }.
error-position-other-options = The position goes with { $option }={ $given }, and here it is { $option }={ $ours }.
error-position-unnamed = The position does not say which game it belongs to.
error-position-unreadable = The file “{ $path }” holds no position that can be read ({ $why }).
error-view-shape = This is not a complete view of the game.
error-events-shape = These are not events of this game.

## Records and files

error-record-missing = There is no file “{ $path }”.
error-record-exists = There is a file “{ $path }” already; choose another name.
error-record-unreadable = The file “{ $path }” cannot be read: { $why }.
error-record-format = This is not a record Regalia can read: its format is “{ $given }”, not “{ $known }”.
error-record-damaged-shape = The record is damaged: it is not a record at all.
error-record-damaged-field = The record is damaged: its part “{ $field }” is missing or malformed.
error-record-damaged-json = The record is damaged or cut off: it is not valid JSON.
error-record-damaged-size = The file is too large to be a record.
error-record-edited = The record was changed after it was written: its check does not match.
error-record-rules-version = The record was made under version { $given } of the rules, and this is version { $ours }; play it with the version of Regalia that made it.
error-record-options = The record names a game or options that do not exist.
error-record-position = The record begins with a position that cannot arise.
error-record-illegal-move = Move { $number } of the record, “{ $move }”, is not legal there.
error-record-diverges = Replayed, the game ends differently from what the record says.
error-record-finished = That game is finished; look at it with: regalia replay { $path }
error-record-no-saves = There is no saved game to go on with.
error-record-no-number = There is no game number { $given } in the list: it has { $count }.
error-record-no-games = No game has been played here yet.

## The command line

error-command-usage = This command line makes no sense.
error-command-usage-missing = Something is missing: { $what }.
error-command-usage-extra = There is something too much: “{ $given }”.
error-command-usage-no-command = There is no command “{ $given }”; there is: { $allowed }.
error-command-usage-no-option = There is no option “{ $given }” here.
error-command-usage-needs-value = The option { $option } needs a value.
error-command-usage-no-value = The option { $option } takes no value.
error-command-usage-number = The option { $option } takes a number.
error-command-usage-whole = The option { $option } takes a whole number.
error-command-interrupted = Interrupted.
error-command-unsaved = The game could not be saved at “{ $path }” ({ $why }); write it elsewhere with: save FILE
error-command-no-plots = Pictures are drawn by matplotlib, which is not installed; install it with: pip install "regalia[plots]"
error-command-unwritten = The picture could not be written to “{ $path }” ({ $why }).
error-internal-error = Something went wrong inside Regalia ({ $why }); set REGALIA_DEBUG=1 to see where, and please tell us.
