### The page in the browser: everything around the games.

page-skip = Skip to the table
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-motion = Animations
page-motion-off = off
page-motion-fast = fast
page-motion-normal = normal
page-sound = Sound
page-credit = Regalia is an unofficial work of love. Regicide is by Paul Abrahams, Luke Badger and Andy Richdale (Badgers From Mars); Revolution by Seiji Kanai and Hayato Kisaragi (Game Studio); Puppeteer by Roberto Pinheiro and Emerson Andrade.
page-home = Home
page-close = Close
page-loading = One moment …
page-reconnecting = The connection is lost; we are getting it back. Nothing you played is lost.
page-no-answer = The server does not answer. Check the connection and try again.
page-try-again = Try again
page-guest = Guest
page-you = You
page-name = Your name
page-play-now = Play now
page-preparing = Being prepared … (up to a minute the first time)
page-choose = Options and friends
page-rules = Rules
page-my-tables = My tables
page-your-turn = your turn
page-to-move = to move
page-phase-gathering = waiting for players
page-phase-playing = being played
page-phase-finished = finished
page-phase-abandoned = abandoned
page-phase-preparing = being prepared
page-players = Players
page-with = The other seats
page-with-bots = bots
page-with-friends = friends, by a link
page-bot = Bot
page-bot-random = Beginner (any move)
page-bot-greedy = Apprentice (rule of thumb)
page-bot-reflex = Old hand (quick)
page-bot-search = Master (thinks)
page-bot-name = { $bot }, seat { $seat }
page-seat = Seat { $seat }
page-seats = Players
page-stand-in = a bot stands in
page-away = away
page-onlooker = You are looking on.
page-hints-allowed = Hints allowed
page-claim-after = How long an opponent may be away
page-claim-rule = No bot plays for an opponent here. If one is away for { $time }, whoever waits can claim the game.
page-difficulty = Difficulty
page-hearts = { $hearts } of { $most } hearts
page-open-table = Open the table
page-invite = Send this link to your friends, or let them point a camera at the code. Whoever opens it can take a seat.
page-link = Link to this table
page-qr = QR code with the link to this table
page-copy = Copy the link
page-copied = Copied
page-link-here = A link to { $host } works on this computer only. To let others in, open the page at the address that the server prints when it is started with --host 0.0.0.0.
page-sit = Sit here
page-not-contributed = (adds nothing of their own to the deal)
page-take-seat = Taking your seat …
page-add-bot = a bot …
page-free-seat = Free the seat
page-start = Deal
page-leave = Leave
page-host-starts = The host starts the game.
page-replaced = A bot is playing for you.
page-return = Take my seat back
page-let-bot-play = Let a bot play for { $who }
page-claim = Claim the game
page-claim-now = { $who } has been away for too long.
page-claim-later = { $who } is away. You can claim the game in { $time }.
page-claimed = The game was not played to its end: { $who } has claimed it.
page-proposal-take-back = { $who } would like to take a move back.
page-proposal-stand-in = { $who } would like a bot to play for { $away }.
page-agree = Agree
page-decline = No
page-waiting-for-answer = Waiting for the others.
page-undo = Take back
page-talk = Say something
page-typed = Type a move
page-play = Play
page-cancel = Cancel
page-confirm = Confirm
page-log = What happened
page-said = { $who }: “{ $words }”
page-event-sat = { $who } sits down.
page-event-left = { $who } leaves.
page-event-returned = { $who } is back.
page-event-bot = { $who } takes a seat.
page-event-emptied = Seat { $seat } is open again.
page-event-handed-over = { $who } goes on at another device.
page-event-started = The cards are dealt. Promise of a fair shuffle: { $commitment }
page-event-took-back = { $who } takes the last move back.
page-event-stood-in = A bot plays for { $who } from now on.
page-event-proposed = { $who } asks for something.
page-event-agreed = { $who } agrees.
page-event-declined = { $who } does not agree.
page-event-hinted = { $who } asks the coach.
page-event-claimed = { $who } claims the game: { $away } was away for too long.
page-event-by-chance = { $who } could not think: this move was drawn by chance.
page-event-abandoned = The table has been given up.

## The coach and the end

page-hint = Ask the coach
page-hint-thinking = The coach is thinking …
page-hint-sure = Your best chance now: { $odds }
page-hint-proven-win = This is won: proven.
page-hint-proven-loss = This is lost: proven.
page-hint-proven-draw = This is even: proven.
page-hint-which = Which move?
page-hint-why = Why?
page-hint-hardly-matters = It hardly matters which of these.
page-review = Look back
page-review-working = The coach goes through the game …
page-review-waiting = The coach goes through other games first. Yours is number { $place } …
page-review-curve = Chance to win, move by move
page-review-lost-by = The move that lost it: number { $number }, { $move }. Better was { $best }.
page-review-turning = Turning points
page-review-turning-line = Move { $number }, { $who }: { $move } cost { $cost }%; better was { $best }.
page-review-none = No single move decided it.
page-replay = Step { $step } of { $steps }
page-record = Download the record
page-fair = Was it fair?
page-fair-here = { $how ->
    [yours] Checked in your browser: this deal holds your own contribution, and nobody could choose it alone.
    [theirs] Checked in your browser: this deal is made of the server's promise and what the players contributed.
   *[promised] Checked in your browser: this deal is the one the server promised, but it alone has chosen it.
  }
page-unfair-here = This deal fails the check in your browser: { $what ->
    [chain] its log has been changed.
    [promise] the server's secret is not the one it promised.
    [mine] what you contributed is not in it.
    [deal] it is not made of the promise and what everybody contributed.
    [story] the log and the game do not tell the same story.
   *[form] its record cannot be read.
  }
page-fair-yes = Yes: the shuffle is the one promised before the game, the log of { $entries } entries is unbroken, and all { $moves } moves replay.
page-share = Link to this game
page-again = Play again
page-move-device = Play on at another device
page-move-device-hint = Open this link there; this browser then looks on. It works once, within a day; a new link makes it void.
page-revoke-link = Revoke this link
page-link-revoked = The link was revoked: it leads nowhere now.

## Rules

page-rules-contents = On this page
page-rules-more = The rules behind refusals
page-rules-more-hint = When a move is refused, you are told the rule behind it. Here are all of them, each with its id.
