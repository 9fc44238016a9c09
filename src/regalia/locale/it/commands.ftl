### Help of the commands: in a file of its own because `--help` reads nothing else.

help-regalia = Tre giochi da tavolo di corone, giocati come si deve.
help-lang = La lingua: en, it, es, fr o pt; altrimenti quella del sistema.
help-version = Mostra la versione.
help-games = Elenca i giochi, le loro opzioni e i bot.
help-play = Gioca una partita qui nel terminale: in solitario, con i bot o passandosi lo schermo.
help-resume = Riprende una partita salvata: l’ultima, se non si indica un file.
help-simulate = Gioca molte partite tra bot e mostra le percentuali con i relativi intervalli.
help-replay = Mostra una partita registrata passo per passo, oppure la verifica soltanto.
help-bench = Misura quanto gioca veloce questo computer.
help-game = Il gioco: { $games }.
help-players = Quanti giocatori.
help-bots-play = Bot per gli ultimi posti, separati da virgole; gli altri posti sono per le persone.
help-bots = Bot, uno per tutti i posti o uno per ciascuno, separati da virgole.
help-seed = Un numero o un testo; lo stesso seed distribuisce la stessa partita.
help-option = Un’opzione del gioco nella forma name=value; si può indicare più volte. Anche con il suo nome: --NAME VALUE.
help-games-count = Quante partite.
help-threads = Quanti thread.
help-json = Stampa il risultato in formato JSON.
help-file = Una registrazione: una partita salvata o finita.
help-verify = Controlla soltanto che la registrazione sia valida.
help-all = Mostra tutti i passi senza attendere.
help-seconds = Quanto dura ogni misurazione, in secondi.
help-solve = Risolve una posizione: che cosa è dimostrato e le mosse migliori.
help-position = Un file con una posizione in formato JSON.
help-lineup = Le carte neutrali a faccia in su, separate da virgole.
help-solve-seconds = Si ferma dopo questo numero di secondi per ogni posizione.
help-milliseconds = Quanto può pensare a una mossa un bot che cerca, in millisecondi.
help-simulations = Lo stesso come numero di simulazioni: del tutto riproducibile.
help-hint = Chiede consiglio all’allenatore su una partita salvata, l’ultima se non si indica un file: le tre mosse migliori con le loro probabilità.
help-why = Dà anche le ragioni.
help-review = Rivede una partita: la probabilità di vincere mossa per mossa, dove è girata e che cosa sarebbe stato meglio.
help-save = Salva la curva anche come immagine: FILE.svg o FILE.png.
help-brief = Solo la curva e le parole, senza la tabella delle mosse.
help-played-out = Quante partite si simulano per giudicare una mossa.
