### Una frase per ogni codice di errore. Il codice stesso viene stampato prima della frase.

## Giochi, opzioni, bot

error-game-no-solver = Per { $given } non c’è un risolutore; ce n’è uno per: { $allowed }.
error-game-no-array = Gli stati di { $game } non sono conservati in array.
error-game-unknown = Non c’è nessun gioco chiamato «{ $given }»; disponibili: { $allowed }.
error-option-unknown = L’opzione «{ $option }» non esiste; disponibili: { $allowed }.
error-option-value = L’opzione «{ $option }» non può valere «{ $given }»; valori ammessi: { $allowed }.
error-option-number = L’opzione «{ $option }» deve essere un numero intero maggiore di 0, non «{ $given }».
error-option-function = L’opzione «{ $option }» deve essere una funzione, non «{ $given }».
error-option-seed = Il seed è un numero intero o un testo, non { $given }.
error-option-seat = Il posto { $given } non esiste in una partita { $players ->
    [one] in solitario
   *[other] a { $players } giocatori
}; i posti si contano da 0.
error-option-needs = L’opzione «{ $option }» può valere «{ $given }» solo insieme a { $needs }={ $value }.
error-option-both = Indica { $one } oppure { $other }, ma non insieme.
error-option-missing = Qui serve l’opzione «{ $option }».
error-option-form = Scrivi le opzioni nella forma name=value, non «{ $given }».
error-bot-unknown = Non c’è nessun bot chiamato «{ $given }»; disponibili: { $allowed }.
error-bot-count = I bot indicati ({ $given }) non corrispondono ai posti ({ $seats }): indicane uno per tutti o uno per ciascuno.
error-bot-too-many = Ci sono troppi bot: { $given } per { $seats ->
    [one] un solo giocatore
   *[other] { $seats } giocatori
}.
error-bot-not-to-move = Questo posto non è di turno, quindi il bot non ha nulla da scegliere.
error-bot-none = { $game } non ha bot.
error-bot-silent = Il bot { $bot } non dice che cosa pensa delle mosse.
error-bot-threads = Un bot passato come oggetto gioca una partita dopo l’altra, quindi { $given } thread non gli servono: ometti «threads».
error-language-unknown = Regalia non parla ancora «{ $given }»; parla: { $allowed }.

## Mosse

error-move-notation = «{ $given }» non è una mossa; scrivi per esempio: { $examples }.
error-move-illegal = Qui questa mossa non è permessa.
error-move-game-over = La partita è finita: non si possono più fare mosse.

## Posizioni e viste

error-position-shape = La posizione è incompleta o malformata in «{ $field }».
error-position-card-unknown = «{ $card }» non è una carta.
error-position-card-twice = La carta { $card } compare due volte.
error-position-card-not-used = La carta { $card } non si usa in questa partita.
error-position-card-missing = Manca la carta { $card }: { $count ->
    [one] c’è una sola carta
   *[other] ci sono solo { $count } carte
}.
error-position-finished = In questa posizione la partita è già finita, ma non risulta segnata come tale.
error-position-not-over = La posizione dice che la partita è finita, ma nessuno l’ha persa.
error-position-other-game = La posizione è di un altro gioco: { $given }, non { $ours }.
error-position-other-options = La posizione è fatta per { $option }={ $given }, e qui vale { $option }={ $ours }.
error-position-unnamed = La posizione non dice a quale gioco appartiene.
error-position-unreadable = Il file «{ $path }» non contiene una posizione leggibile ({ $why }).
error-view-shape = Questa non è una vista completa della partita.
error-events-shape = Questi non sono eventi di questo gioco.

## Registrazioni e file

error-record-missing = Il file «{ $path }» non esiste.
error-record-exists = Il file «{ $path }» esiste già; scegli un altro nome.
error-record-unreadable = Impossibile leggere il file «{ $path }»: { $why }.
error-record-format = Regalia non può leggere questa registrazione: il suo formato è «{ $given }», non «{ $known }».
error-record-damaged-shape = La registrazione è danneggiata: non è affatto una registrazione.
error-record-damaged-field = La registrazione è danneggiata: la parte «{ $field }» manca o è malformata.
error-record-damaged-json = La registrazione è danneggiata o troncata: non è JSON valido.
error-record-damaged-size = Il file è troppo grande per essere una registrazione.
error-record-edited = La registrazione è stata modificata dopo essere stata scritta: il codice di controllo non corrisponde.
error-record-rules-version = La registrazione segue la versione { $given } delle regole, mentre questa è la versione { $ours }; riproducila con la versione di Regalia che l’ha creata.
error-record-options = La registrazione indica un gioco o delle opzioni che non esistono.
error-record-position = La registrazione parte da una posizione che non può verificarsi.
error-record-illegal-move = La mossa { $number } della registrazione, «{ $move }», in quel punto non è ammessa.
error-record-diverges = Riprodotta, la partita finisce in modo diverso da quanto dice la registrazione.
error-record-finished = Quella partita è finita; rivedila con: regalia replay { $path }
error-record-no-saves = Non c’è nessuna partita salvata da riprendere.
error-record-no-number = Nell’elenco non c’è una partita numero { $given }: le partite sono { $count }.
error-record-no-games = Qui non è ancora stata giocata nessuna partita.

## La riga di comando

error-command-usage = Questa riga di comando non ha senso.
error-command-usage-missing = Manca qualcosa: { $what }.
error-command-usage-extra = C’è qualcosa di troppo: «{ $given }».
error-command-usage-no-command = Non esiste un comando «{ $given }»; ci sono: { $allowed }.
error-command-usage-no-option = Qui non esiste un’opzione «{ $given }».
error-command-usage-needs-value = L’opzione { $option } vuole un valore.
error-command-usage-no-value = L’opzione { $option } non accetta valori.
error-command-usage-number = L’opzione { $option } vuole un numero.
error-command-usage-whole = L’opzione { $option } vuole un numero intero.
error-command-interrupted = Interrotto.
error-command-unsaved = Non è stato possibile salvare la partita in «{ $path }» ({ $why }); salvala altrove con: save FILE
error-command-no-plots = Le immagini le disegna matplotlib, che non è installato; installalo con: pip install "regalia[plots]"
error-command-unwritten = Non è stato possibile scrivere l’immagine in «{ $path }» ({ $why }).
error-internal-error = Qualcosa è andato storto dentro Regalia ({ $why }); imposta REGALIA_DEBUG=1 per vedere dove e, per favore, faccelo sapere.
