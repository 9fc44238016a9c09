### L’allenatore: suggerimenti durante il gioco e partite riviste.

coach-thinking = L’allenatore sta pensando…
coach-percent = { $win }%
coach-odds = { $win }% ± { $error }%
coach-range = { $least }–{ $most }%
coach-proven-win = vittoria dimostrata
coach-proven-draw = pareggio dimostrato
coach-proven-loss = sconfitta dimostrata
coach-ask-again = Digita di nuovo «hint» per sapere il perché.

## Rivedere una partita

review-progress = Mosse
review-number = N.
review-player = Gioc.
review-move = Mossa
review-odds = Prob.
review-best = La migliore
review-best-odds = La sua
review-cost = Costo
review-curve = La probabilità di vincere dopo ogni decisione, secondo ciò che si sapeva in quel momento
review-curve-of = La probabilità di vincere di { $who } dopo ogni decisione, secondo ciò che si sapeva in quel momento
review-axis = Mossa
review-turned = ▲ punti di svolta: { $moves }
review-lost-by = La partita si è persa con la mossa { $number }.
review-turning = Punto di svolta: mossa { $number }.
review-played = Giocata
review-played-by = Giocata da { $who }
review-better = Meglio
review-no-single = Nessuna mossa da sola è costata la partita. Queste sono costate di più:
review-dear = La mossa { $number } è costata il { $cost }%.
review-misfortune = Il resto è stata sfortuna: dopo la mossa { $number } la probabilità è scesa da sola dal { $before }% al { $after }%.
review-fall = Dopo la mossa { $number } la probabilità è scesa da sola dal { $before }% al { $after }%.
review-luck = La partita si è persa senza errori dimostrabili: è stata sfortuna.
review-clean = Nessuna mossa è stata un errore grave.
review-nothing = Non c’era nulla da decidere.
review-saved = La curva è salvata: { $path }
