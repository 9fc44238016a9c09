### Help of the commands: in a file of its own because `--help` reads nothing else.

help-regalia = Three tabletop games of crowns, played right.
help-lang = The language: en, it, es, fr or pt; otherwise the system's.
help-version = Show the version.
help-games = List the games, their options and bots.
help-play = Play a game here in the terminal: alone, with bots, or passing the screen around.
help-resume = Go on with a saved game.
help-simulate = Play many games between bots and show the rates with their intervals.
help-replay = Show a recorded game step by step, or only verify it.
help-bench = Measure how fast this machine plays.
help-game = The game: { $games }.
help-players = How many players.
help-bots-play = Bots for the last seats, separated by commas; the other seats are people.
help-bots = Bots, one for all seats or one for each, separated by commas; random ones unless given.
help-seed = A number or a text; the same seed deals the same game.
help-option = An option of the game as name=value; may be given several times. Also by its name: --NAME VALUE.
help-games-count = How many games.
help-threads = How many threads.
help-json = Print the result as JSON.
help-file = A record: a saved or finished game.
help-verify = Only check that the record holds.
help-all = Show all steps without waiting.
help-seconds = How long each measurement takes, in seconds.
help-solve = Solve a position: what is proven, and the best moves.
help-position = A file with a position or a record as JSON; its options need not be given again.
help-solve-seconds = Stop after so many seconds for each position.
help-milliseconds = What a bot that searches may think about a move, in milliseconds.
help-simulations = The same as a number of simulations: exactly reproducible.
help-hint = Ask the coach about a saved game, the latest one unless a file is named: the best three moves with their odds.
help-why = Give the reasons too.
help-review = Look back on a game: the chance to win move by move, where it turned, and what would have been better.
help-save = Save the curve as a picture, too: FILE.svg or FILE.png.
help-brief = Only the curve and the words, without the table of moves.
help-played-out = How many games are played out to judge a move.
help-serve = Open the tables to browsers: a server with an API, on this computer unless told otherwise.
help-host = The address to listen at.
help-port = The port to listen at; 0 takes any free one.
help-database = Where tables are kept: a file, or postgresql://…
help-processes = How many server processes answer at this address; more than one need PostgreSQL.
help-workers = How many processes think for the bots.
help-pace = A bot's move comes so many seconds after its turn began, or later if it may think for longer.
help-origin = A page elsewhere that may use this server; may be given several times.
help-host-name = A name by which browsers know this server, such as regalia.example; may be given several times.
help-proxy = A proxy in front of this server, whose word on who asks is believed; an address or a network; may be given several times.
help-prefix = The path under which a proxy shows this server, such as /games; unless given it has its host to itself.
help-metrics = Where figures for Prometheus can be read: an address of their own.
help-metrics-token = Whoever knows this word may read the figures for Prometheus at /metrics (or set REGALIA_METRICS_TOKEN).
help-unlimited = No limits by address: for a server behind a proxy that has its own.
help-open = Open the browser there.
help-store = Look after the tables a server keeps: check, back up, restore.
help-store-check = Read every log through and name what is broken; the server may be running.
help-store-against = A backup: what it has must still be there.
help-store-backup = Copy all tables into one new file; the server may be running.
help-store-restore = Copy a backup into an empty database, a file or PostgreSQL, and check it.
help-store-file = The file of the backup.
help-verify-record = Check that a game played at a table was fair: the promised shuffle, the log, the replay.

## The command line about itself

usage-line = Usage:
usage-short = Usage: { $usage } (more: { $help })
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = { $help } [default: { $value }]
usage-option = OPTIONS
usage-command = COMMAND
usage-game = GAME
usage-file = FILE
usage-seed = SEED
usage-pair = NAME=VALUE
help-help = Show this help.
help-install-completion = Teach your shell to complete commands, games and bots with Tab.
help-show-completion = Show what would be taught to it.
help-saves = List the saved games, with the numbers other commands take.
help-saves-all = List all of them, not only the latest.
help-saved = A saved or finished game: its number in “regalia saves”, or a file; otherwise the latest.
