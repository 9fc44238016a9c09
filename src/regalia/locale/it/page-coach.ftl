### La pagina nel browser: rivedere una partita, riguardarla.

## Rivedere

page-coach-curve = Dal { $first }% al { $last }%; il punto più basso è { $lowest }%, il più alto { $highest }%.
page-coach-point = Mossa { $number }: { $odds }
page-coach-start = Prima della prima mossa: { $odds }
page-coach-table = Tutte le decisioni in tabella
page-coach-taken-back = annullata

## Riguardare una partita

page-coach-watch = Riguarda la partita
page-coach-step = Passo
page-coach-beginning = L’inizio
page-coach-first = All’inizio
page-coach-previous = Un passo indietro
page-coach-next = Un passo avanti
page-coach-last = Alla fine
page-coach-autoplay = Fa’ scorrere
page-coach-pause = Pausa
page-coach-to-table = Al tavolo

## Un altro dispositivo

page-coach-personal-link = Il tuo link personale
page-coach-personal-qr = Codice QR con il tuo link personale
