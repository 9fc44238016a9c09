### The page in the browser: looking back, watching a game again.

## Looking back

page-coach-curve = From { $first }% to { $last }%; the lowest point is { $lowest }%, the highest { $highest }%.
page-coach-point = Move { $number }: { $odds }
page-coach-start = Before the first move: { $odds }
page-coach-table = All decisions as a table
page-coach-taken-back = taken back

## Watching a game again

page-coach-watch = Watch it again
page-coach-step = Step
page-coach-beginning = The beginning
page-coach-first = To the beginning
page-coach-previous = One step back
page-coach-next = One step on
page-coach-last = To the end
page-coach-autoplay = Let it run
page-coach-pause = Pause
page-coach-to-table = To the table

## Another device

page-coach-personal-link = Your personal link
page-coach-personal-qr = QR code with your personal link
