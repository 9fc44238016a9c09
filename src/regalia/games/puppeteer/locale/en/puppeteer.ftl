### Puppeteer: objectives, what lies on the table, what happens, why a move is refused, the rules.
### The Houses have the same names in every language; on the board they are initials.

puppeteer-title = Puppeteer
puppeteer-summary = One player, thirty-six tokens: pull the strings until each of six Houses stands on its score.

## Objectives

puppeteer-objective-united = United we are strong
puppeteer-objective-divide = Divide and conquer
puppeteer-objective-central = Central concentration
puppeteer-objective-border = Border control
puppeteer-scoring-united = a House scores the tokens of its largest cluster
puppeteer-scoring-divide = a House scores its clusters
puppeteer-scoring-central = a House scores its tokens in the inner 4 x 4
puppeteer-scoring-border = a House scores its tokens on the border of the 6 x 6
puppeteer-goal = { $objective } { $hearts }: { $scoring }.

## The table

puppeteer-identities = Identities
puppeteer-hand = In hand
puppeteer-next = Next in the pile
puppeteer-pile = In the pile
puppeteer-frame = Rows still open: { $rows }. Columns still open: { $columns }.
puppeteer-frame-fixed = The frame is fixed.
puppeteer-house = House
puppeteer-target = Target
puppeteer-score = Score
puppeteer-so-far = So far
puppeteer-point = Point token
puppeteer-light = light
puppeteer-dark = dark
puppeteer-range = { $least } to { $most }
puppeteer-intrigues = Intrigues: { $made } of 6. Small letters are dark tokens.

## Decisions

puppeteer-ask-reveal = { $left ->
    [one] Which score's Identity do you turn over? One is left.
   *[other] Which score's Identity do you turn over? { $left } are left.
}
puppeteer-ask-expansion = Where does the token of { $house } go?
puppeteer-ask-intrigue = { $left ->
    [one] One Intrigue is left. Swap two neighbours, or stop?
   *[other] { $left } Intrigues are left. Swap two neighbours, or stop?
}
puppeteer-overview = Type a cell or two neighbouring cells, such as “c3 d3”, to see what a swap would do; “stop” ends the game; “moves” lists all { $count } moves.
puppeteer-cells = Swaps with { $cells }:
puppeteer-move-reveal = the Identity on { $score }
puppeteer-move-stop = stop: { $fate }
puppeteer-move-swap = { $one }–{ $two }, dark { $dark }, paid by { $payer }: { $scores }
puppeteer-preview-wins = every House stands on its score
puppeteer-preview-loses = not every House stands on its score
puppeteer-preview-house = { $house } { $score } (target { $target })
puppeteer-preview-place = { $house } { $score }

## What happened

puppeteer-event-revealed = On { $score } lies { $house }.
puppeteer-event-laid_first = The first token is laid: { $house }.
puppeteer-event-placed = { $house } is placed on { $at }.
puppeteer-event-took = The token in hand is now { $house }.
puppeteer-event-took-next = The token in hand is now { $house }; next in the pile lies { $next }.
puppeteer-event-raven = The Raven brings the last Identities: { $targets }.
puppeteer-event-swapped = { $one } ({ $house }) and { $two } ({ $other }) change places.
puppeteer-event-darkened = The token of { $house } on { $cell } turns dark.
puppeteer-event-paid = The Point token of { $house } turns dark.
puppeteer-event-judged = The judgement: { $scores }.
puppeteer-won = { $intrigues ->
    [0] Peace! Every House stands on its score, without a single Intrigue.
    [one] Peace! Every House stands on its score, after one Intrigue.
   *[other] Peace! Every House stands on its score, after { $intrigues } Intrigues.
}
puppeteer-lost = War: { $houses ->
    [one] one House missed its score.
   *[other] { $houses } Houses missed their scores.
}

## Afterwards, and when solving

puppeteer-solvable = { $intrigues ->
    [0] Proven: this board wins as it stands.
    [one] Proven: one Intrigue wins.
   *[other] Proven: { $intrigues } Intrigues win, and no fewer do.
}
puppeteer-unsolvable = Proven: no sequence of Intrigues wins from this board.
puppeteer-undecided = Undecided: not proven either way within the limit.
puppeteer-hindsight-board = { $intrigues ->
    [0] Looking back, the finished board won as it stood.
    [one] Looking back, one Intrigue would have won from the finished board:
   *[other] Looking back, { $intrigues } Intrigues would have won from the finished board:
}
puppeteer-hindsight-lost = Looking back, no sequence of Intrigues could have won from the finished board: it was lost while building.
puppeteer-hindsight-mistake = After “{ $move }” it could no longer be won.
puppeteer-tables = Making the tables of { $objective } for this machine; this happens once and takes a few seconds …

## Why a move is refused

error-move-illegal-other-phase = { $phase ->
    [reveal] Identities are being revealed: name a score, for example “reveal 6”.
    [expansion] The board is being built: place the token in hand, for example “place 0,1”.
   *[intrigue] The board is finished: swap two neighbours or “stop”.
}
error-move-illegal-no-such-score = There is no Identity on { $score }; the scores are { $scores }.
error-move-illegal-revealed-before = The Identity on { $score } lies open already.
error-move-illegal-taken = There is a token on { $at } already.
error-move-illegal-not-adjacent = No token lies beside { $at }.
error-move-illegal-outside-frame = With a token on { $at } the board would have more than six rows or columns.
error-move-illegal-not-neighbours = { $one } and { $two } are not neighbours.
error-move-illegal-dark-token = The token on { $cell } is dark and cannot be swapped any more.
error-move-illegal-both-paid = The Point tokens of { $house } and { $other } are both dark: no Intrigue between them.
error-move-illegal-dark-elsewhere = The token that turns dark must be on { $one } or { $two }.
error-move-illegal-not-involved = { $payer } takes no part in this Intrigue and cannot pay.
error-move-illegal-has-paid = The Point token of { $payer } is dark already; a House pays only once.

## Positions

error-position-targets = Each of the six Houses must have another one of the scores { $scores } as its target.
error-position-revealed = The revealed scores do not fit: before the board is finished as many as this game reveals ({ $reveal }), afterwards all six, and none twice.
error-position-board = The board cannot lie like that: it is in one piece around the first token, within six rows and six columns, and full exactly when the Expansion is over.
error-position-tokens = { $house } has { $count } tokens on board and pile together, and must have 6.
error-position-intrigues = { $dark } dark tokens and { $paid } dark Point tokens do not go together, or not in this phase.

## Rules, in our own words

puppeteer-rule-TIT-2 = A game has four phases: Expansion, Raven, Intrigue, War.
puppeteer-rule-TIT-14 = Each objective has a list of six scores, and on each of them lies one Identity.
puppeteer-rule-TIT-23 = The token from the top of the pile goes beside a token that lies on the board already.
puppeteer-rule-TIT-24 = The board never grows beyond six rows and six columns.
puppeteer-rule-TIT-28 = An Intrigue takes two tokens that lie side by side; diagonally is not side by side.
puppeteer-rule-TIT-30 = After the swap exactly one of the two tokens turns dark.
puppeteer-rule-TIT-31 = One of the two Houses involved pays: its Point token turns dark.
puppeteer-rule-TIT-32 = A dark token cannot be swapped any more.
puppeteer-rule-TIT-34 = There is no Intrigue between two Houses whose Point tokens are both dark.
puppeteer-rule-AT-5 = The frame of six by six floats until six rows (or columns) are spanned; a token goes on an empty cell beside another, as long as all of them fit into the frame.
puppeteer-rule-AT-9 = Identities are revealed one at a time, each seen before the next score is named, no score twice.
puppeteer-rule-AT-11 = A Point token turns dark once: if one of the two Houses has paid, the other must.
puppeteer-rule-AT-21 = The game ends with “stop” or with the sixth Intrigue; reaching the targets does not end it.

## A word on how to play, for ?

puppeteer-help = First turn over some of the Identities: they say which House must end on which score. Then build a board of six rows and six columns, one token after the other, beside those that lie. When it is finished the Raven shows the other Identities, and you have six Intrigues: swap two neighbours, one of which turns dark and stays, and one of the two Houses pays with its Point token. In the end every House must stand on its score.
puppeteer-lists = The scores are 1 to 6 for United and Divide, 0 to 6 without 5 for Central, and 0 to 6 without 1 for Border. The printed rules also have a list of seven numbers, 0 to 6: that is a misprint, since a House with six tokens on the board cannot score 0 for clusters.
puppeteer-notation = reveal 6 · place 0,1 (row, column, counted from the first token; rows grow downwards) · swap c3 d3 dark d3 pay Drave (the cell that turns dark after the swap, and who pays; an initial will do) · stop.

## Why a move is good or bad, for the coach

puppeteer-reason-reveals = shows which House must end on { $score }
puppeteer-reason-unknown = { $left ->
    [0] { $house } stands at { $score }, its last token laid; its target is hidden
    [one] { $house } stands at { $score }, one token to come; its target is hidden
   *[other] { $house } stands at { $score }, { $left } tokens to come; its target is hidden
}
puppeteer-reason-on-course = { $left ->
    [0] { $house } stands at { $score }, target { $target }, its last token laid
    [one] { $house } stands at { $score }, target { $target }, one token to come
   *[other] { $house } stands at { $score }, target { $target }, { $left } tokens to come
}
puppeteer-reason-beyond = { $house } is beyond its target: { $score }, and it should be { $target }
puppeteer-reason-short = { $house } stands at { $score } and cannot reach { $target } any more without Intrigues
puppeteer-reason-fixes-rows = fixes the rows of the frame
puppeteer-reason-fixes-columns = fixes the columns of the frame
puppeteer-reason-peace = every House stands on its score
puppeteer-reason-stops-short = { $missing ->
    [one] ends the game with one House off its score
   *[other] ends the game with { $missing } Houses off their scores
}
puppeteer-reason-reaches = { $house } comes to stand on its score, { $target }
puppeteer-reason-leaves = { $house } leaves its score, { $target }
puppeteer-reason-solvable = { $intrigues ->
    [one] one more Intrigue wins then
   *[other] { $intrigues } more Intrigues win then
}
puppeteer-reason-hopeless = no sequence of Intrigues wins after it
puppeteer-reason-too-late = { $missing ->
    [one] the last Intrigue is spent, and one House is off its score
   *[other] the last Intrigue is spent, and { $missing } Houses are off their scores
}

puppeteer-on-board = The numbers on the board are the moves; type “moves” to see what each would do.

## Positions that are refused

error-position-unfinished = Only a finished board with the Intrigues still to come can be solved.

## Tallies of many games: why they ended

puppeteer-end-balanced = every House on its score
puppeteer-end-unbalanced = a House off its score
