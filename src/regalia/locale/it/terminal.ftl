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
simulate-share = { $share }%
simulate-range = { $low } – { $high }%
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

## Giochi senza un disegno proprio

plain-question = Tocca a { $who }.
plain-won = Vittoria: { $reason }
plain-lost = Sconfitta: { $reason }
plain-winner = Vince { $who }: { $reason }
plain-drawn = Non vince nessuno: { $reason }
