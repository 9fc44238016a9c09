### La riga di comando e il gioco riga per riga.

## Giochi

games-players = Giocatori
games-bots = Bot
games-options = Opzioni
games-by = di { $designers }
games-by-published = di { $designers }, pubblicato da { $publishers }
games-unofficial = Regalia è un progetto non ufficiale, fatto per passione. I giochi appartengono ai loro autori ed editori: comprali.

## Giocare

play-player = Giocatore { $seat }
play-bot = { $bot } ({ $seat })
play-compiling = Compilo le regole di { $game } per questo computer; succede una volta sola e richiede qualche secondo…
play-hint = Digita ? per l’aiuto.
play-seed = Seed { $seed }.
play-hide = Premi Invio per nascondere le tue carte.
play-prompt = mossa
play-number-range = La mossa numero { $number } non esiste; i numeri vanno da 1 a { $count }.
play-more = { $count ->
    [one] … e un’altra; digita «moves» per vederle tutte.
   *[other] … e altre { $count }; digita «moves» per vederle tutte.
}
play-on-board = I numeri sul tabellone sono le mosse; digita «moves» per vedere che cosa farebbe ciascuna.
play-pass = Passa lo schermo a { $who }, poi premi Invio.
play-saved = Salvata: { $path }
play-resume-hint = Riprendi con: regalia resume { $path }
play-record = La registrazione di questa partita: { $path }
play-look-back = Per rivederla con l’allenatore: regalia review { $path }
play-log-empty = Non è ancora stato giocato nulla.
play-why = La regola in questione ({ $rule }): { $text }
play-resumed = La partita riprende dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
play-help-title = Aiuto
play-help-commands = Digita il numero di una mossa o la mossa stessa. Inoltre:
play-help-question = questo aiuto; dopo un rifiuto, la regola che lo motiva
play-help-moves = tutte le mosse ammesse
play-help-hint = le tre mosse migliori secondo l’allenatore; di nuovo: il perché
play-help-undo = annulla la tua ultima mossa, se non ha svelato nulla di nuovo
play-help-log = che cosa è successo finora
play-help-pile = le carte nella pila degli scarti
play-help-lots = che cosa sanno tutti delle carte nascoste
play-help-card = che cosa fa una carta e le sue mosse: digita il suo nome
play-help-unseen = le carte neutrali che non hai visto
play-help-save = salva la partita (in un file a tua scelta)
play-help-quit = salva la partita ed esce

saves-none = Nessuna partita è ancora stata salvata.
saves-more = Ce ne sono altre: «regalia saves --all» le elenca tutte.
saves-finished = finita dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
saves-turn = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, tocca a { $who }
completion-installed = Dal prossimo avvio di { $shell } il tasto Tab completa «regalia»: { $path }

## Simulare, riprodurre, misurare

simulate-progress = Partite
simulate-title = { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, bot: { $bots }
simulate-result = Risultato
simulate-count = Partite
simulate-rate = Percentuale
simulate-interval = Intervallo al 95%
simulate-speed = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} con { $moves } mosse in { $seconds } s: { $rate } partite/s su { $threads } thread. Seed { $seed }.
simulate-interrupted = Interrotto dopo { $games ->
    [one] { $games } partita; quanto segue vale per quella
   *[other] { $games } partite; quanto segue vale per quelle
}.
label-won = vittoria
label-lost = sconfitta
label-drawn = pareggio
label-winner = vince il giocatore { $seat }
label-reason = motivo: { $reason }
label-medal = medaglia: { $medal }
medal-gold = oro
medal-silver = argento
medal-bronze = bronzo
reason-allies = più alleati
reason-points = più punti
reason-death = la Morte
reason-no_card = nessuna carta da giocare
reason-no_placement = nessuna carta che trovi posto
reason-ply_limit = sessanta carte giocate
reason-balanced = ogni Casa sul proprio punteggio
reason-unbalanced = una Casa fuori dal proprio punteggio
reason-last_king = l’ultimo re è caduto
reason-uncovered = impossibile coprire i danni di un attacco
reason-stuck = nessuna carta da giocare e nessuna possibilità di rinunciare
replay-step = Mossa { $number } di { $count }: { $move }
replay-start = L’inizio
replay-next = Invio: avanti · b: indietro · un numero: quella mossa · e: fine · q: esci
replay-range = Le mosse vanno da 0 a { $count }.
replay-which = L’ultima partita: { $path }
review-which = L’ultima partita finita: { $path }
replay-verified = La registrazione è valida: { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. { $result }
replay-unfinished = La partita non è finita.
bench-title = Quanto gioca veloce questo computer
bench-what = Che cosa
bench-speed = Velocità
bench-random = { $game }: partite casuali nel nucleo di calcolo, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, { $threads } thread
bench-games-steps = { $games } partite/s, { $steps } passi/s
bench-integers = { $game }: un ciclo Python con numeri interi (actions, act)
bench-texts = { $game }: un ciclo Python con testi (legal_moves, play)
bench-steps = { $steps } passi/s

## Risolvere

solve-title = La posizione
solve-what = Posizione
solve-verdict = Esito
solve-nodes = Nodi
solve-seconds = Secondi
solve-wins = vince { $who }
solve-wins-in = vince { $who } in { $distance ->
    [one] { $distance } mossa
   *[other] { $distance } mosse in tutto
}
solve-drawn = pareggio
solve-unknown = non dimostrato
solve-chance = non dimostrabile: caso o carte nascoste
solve-over = finita: { $result }
solve-drafting = non risolta: il draft non è finito, e per risolverla ogni carta deve essere al suo posto
solve-choosing = non risolta: non è ancora deciso chi gioca per primo
solve-best = Mosse migliori: { $moves }
solve-one-best = Una delle mosse migliori: { $move }
solve-found = Mossa migliore trovata, stimata e non dimostrata: { $move } (partite simulate vinte: { $odds })
solve-first = { $side } (primo giocatore)
solve-second = { $side } (secondo giocatore)
solve-asking-winner = chi vince?
solve-asking-distance = in quante mosse?
solve-asking-moves = con quali mosse?
solve-progress = { $asking } { $nodes } nodi, { $rate } nodi/s, { $verdict }
