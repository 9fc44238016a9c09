### The page in the browser: the plain board of games that bring none of their own.

page-plain-yes = yes
page-plain-no = no
page-plain-ask = Your turn: choose a move.
page-plain-waiting = Waiting for { $who }.
page-plain-moves = Your moves
page-plain-table = what can be seen
page-plain-look = Point at a move to see what it would do.
page-plain-ahead = After “{ $move }”:
page-plain-you = You win. { $why }.
page-plain-won = { $who } wins. { $why }.
page-plain-together = Won together. { $why }.
page-plain-lost = Lost. { $why }.
page-plain-drawn = Drawn. { $why }.
