### I tavoli a cui ci si siede: che cosa vi si può dire, che cosa viene rifiutato, che cosa dice il server.

labelled = { $label }: { $value }

## Frasi

talk-hello = Ciao!
talk-thanks = Grazie!
talk-well-played = Ben giocato!
talk-thinking = Fammi pensare…
talk-oops = Ops.
talk-good-game = Bella partita!

## Rifiuti

error-guest-unknown = Qui non ti conosce ancora nessuno: prima scegli un nome.
error-guest-name = Quel nome non si vedrebbe: scegline uno con delle lettere.
error-table-unknown = Questo tavolo non esiste.
error-table-opponents = In una partita tra avversari nessuno gioca al posto di un altro. Chi resta via a lungo può perdere la partita a tavolino.
error-claim-together = In questo gioco si gioca tutti insieme: non c’è niente da rivendicare.
error-claim-nobody = Puoi rivendicare la partita solo mentre aspetti un avversario assente.
error-claim-early = Il tuo avversario non è assente da abbastanza tempo.
error-table-often = A questo tavolo è già successo troppe volte.
error-table-over = Questo tavolo è chiuso: la partita è finita.
error-table-begun = La partita è già cominciata.
error-table-not-begun = La partita non è ancora cominciata.
error-table-not-seated = Non hai un posto a questo tavolo.
error-table-seated = Hai già un posto a questo tavolo.
error-table-full = Tutti i posti di questo tavolo sono occupati.
error-table-taken = Il posto { $seat } è occupato.
error-table-contribution = Un contributo alla distribuzione è di 32 byte, scritti con 64 cifre esadecimali (da 0 a 9, da a a f).
error-table-open = Il posto { $seat } è già libero.
error-table-seat = Il posto { $given } non esiste: questo tavolo ha { $seats ->
    [one] un solo posto
   *[other] { $seats } posti
}.
error-table-waiting = Il posto { $seat } è ancora libero: prima deve occuparlo qualcuno, anche un bot.
error-table-not-host = Può farlo solo chi ospita questo tavolo.
error-table-away = Il posto { $seat } è già stato lasciato.
error-table-not-away = Nessuno ha lasciato il posto { $seat }.
error-table-step = Questa partita ha { $steps } mosse: il passo { $given } non esiste.
error-table-link = Chi ha creato questo link non occupa più quel posto.
error-table-rules = A questo tavolo si è giocato con la versione { $given } delle regole, che questa versione di Regalia non conosce.
error-table-many = { $count ->
    [one] Hai già un tavolo aperto; prima finisci la partita.
   *[other] Hai già { $count } tavoli aperti; prima finisci una delle partite.
}
error-table-crowded = Ci sono già troppe persone a guardare questo tavolo.
error-table-busy = Altri sono stati più veloci, più volte di seguito; riprova.
error-link-unknown = Questo link non porta da nessuna parte; chiedine uno nuovo.
error-move-stale = Nel frattempo la partita è andata avanti; guarda di nuovo il tavolo e rifai la tua scelta.
error-move-turn = Non è il tuo turno.
error-undo-nothing = Non c’è nessuna mossa da annullare.
error-undo-other = Puoi annullare solo una tua mossa, e solo finché è l’ultima.
error-undo-shown = Questa mossa ha rivelato a qualcuno qualcosa che non sapeva, quindi non si può più annullare.
error-proposal-open = C’è già un’altra proposta: prima bisogna rispondere a quella.
error-proposal-unknown = Non c’è nessuna proposta del genere a cui tu debba rispondere.
error-talk-often = Non così in fretta: ripetilo tra un momento.
error-talk-unknown = Questa frase non esiste.
error-talk-now = Questo non si può dire adesso.
error-hint-forbidden = A questo tavolo non ci sono suggerimenti.
error-record-unfinished = La registrazione sarà disponibile a partita finita.
error-record-chain = Il log è stato modificato: la voce { $number } non è il seguito di quelle precedenti.
error-record-commitment = Il mescolamento non è quello promesso prima della partita.
error-record-deal = La distribuzione non deriva dal segreto promesso e dai contributi di tutti.
error-record-no-log = Questa registrazione non contiene il log di un tavolo, quindi non c’è nulla da verificare.
error-record-log-differs = In questa registrazione il log e la partita non raccontano la stessa storia.
error-message-shape = Impossibile interpretare questo messaggio; vedi «{ $where }».
error-message-reused = Questo id è già stato usato per un’altra richiesta.
error-message-large = Questo messaggio è troppo lungo.
error-rate-limited = Troppe richieste di seguito; aspetta un momento.
error-origin-refused = Qui non sono ammesse richieste da quella pagina.
error-host-refused = Questo server non risponde a quel nome; chi lo gestisce può aggiungerlo con --host-name.
error-page-unknown = A questo indirizzo non c’è nulla.
error-page-unbuilt = La pagina non è stata costruita: lo fa `make page`.
error-page-method = Questo indirizzo non si può usare in questo modo.
error-game-preparing = { $game } è ancora in preparazione; riprova tra poco.
error-store-kind = «{ $given }» non è un tipo di database conosciuto; disponibili: { $allowed }.
error-store-address = Questo non è l’indirizzo di un database.
error-store-driver = Per PostgreSQL serve il suo driver: installa regalia con l’extra «postgresql».
error-store-schema = Il database è stato creato da un’altra versione di Regalia (il suo schema è il { $given }, il nostro il { $ours }).
error-store-closed = Il database non risponde ({ $why }).
error-store-unsure = Non è certo che la richiesta sia stata salvata ({ $why }); inviala di nuovo.
error-store-full = Il disco del server è pieno; non è stato scritto nulla. Riprova più tardi.
error-store-damaged = Il database è danneggiato, o questo non è un database; «regalia store check» dice dove.
error-store-read-only = Non si può scrivere nel database; non è cambiato nulla.
error-store-gone = Il file del database è stato rimosso o sostituito mentre il server era in funzione; non è stato scritto nulla.
error-store-in-use = Un altro processo sta già usando { $file }; solo un server può aprire questo file.
error-store-exists = { $file } esiste già; non viene sovrascritto nulla.
error-store-missing = Qui non c’è un archivio di Regalia ({ $file }).
error-store-not-empty = Questo database non è vuoto; una copia si ripristina solo in uno vuoto.
error-table-broken-chain = Il log di questo tavolo è danneggiato: la voce { $number } non è più come fu scritta.
error-table-broken-tail = Il log di questo tavolo è danneggiato: mancano le ultime voci, dalla numero { $number } in poi.
error-table-broken-head = Il log di questo tavolo è danneggiato: dalla voce { $number } in poi non corrisponde a quanto era stato contato.
error-table-broken-replay = Il log di questo tavolo è danneggiato: quel che dice la voce { $number } non può essere accaduto.
error-table-behind = Il tavolo finisce prima di ciò che hai già visto: mancano le ultime voci. Avvisa chi gestisce il server.
error-serve-closing = Il server sta chiudendo; riprova tra un momento.
error-thinking-died = Il processo di un bot si è interrotto; un altro prende il suo posto.
error-thinking-slow = Ci è voluto troppo tempo: l’operazione è stata interrotta.
error-thinking-busy = Ci sono troppi calcoli in attesa. Riprova tra un momento.
error-thinking-failed = Un bot non è riuscito a trovare una risposta ({ $why }).
error-serve-address = Il server non può aprirsi su { $host }:{ $port } ({ $why }).
error-serve-failed = Il server non è riuscito ad avviarsi; il suo log spiega perché.
error-serve-processes = Più processi non possono condividere un file SQLite: con --processes maggiore di 1 serve --database postgresql://…
error-serve-extra = Il server non è installato: lo installa `pip install 'regalia[server]'`.

## Comandi

serve-open = Regalia è aperto su { $address } (Ctrl-C per chiuderlo).
serve-no-page = Questa installazione non ha la pagina per i browser (`make page` nei sorgenti la costruisce, poi si reinstalla); l’API funziona.
verify-commitment = Il mescolamento è quello promesso prima della partita: { $commitment }
verify-contributions = { $count ->
    [0] Nessuno al tavolo ha contribuito alla distribuzione: il server la conosceva.
    [one] La distribuzione nasce dal segreto del server e da un contributo del tavolo.
   *[other] La distribuzione nasce dal segreto del server e da { $count } contributi del tavolo.
  }
verify-alone = Questa distribuzione l'ha scelta il server da solo, come nelle versioni precedenti.
verify-chain = Il log è integro: { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}.
verify-replay = { $moves ->
    [one] Rigiocata, la sua unica mossa porta allo stesso finale.
   *[other] Rigiocate, le sue { $moves } mosse portano allo stesso finale.
}

## regalia store

store-progress = { $done } tavoli su { $all }
store-whole = Tutto a posto: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }, { $entries ->
    [one] una voce
   *[other] { $entries } voci
  }.
store-backed-up = Copiato e controllato: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }, { $entries ->
    [one] una voce
   *[other] { $entries } voci
  }.
store-restored = Ripristinato e controllato: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }, { $entries ->
    [one] una voce
   *[other] { $entries } voci
  }.
store-damaged = È danneggiato il file stesso del database.
store-other-rules = Non rigiocati, perché il loro gioco o le sue regole non sono installati qui: { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
  }.
store-broken = { $what ->
    [store-backed-up] Tutto è stato copiato com’è, ma non tutto è a posto.
    [store-restored] Tutto è stato copiato com’è, ma non tutto è a posto.
   *[other] Non tutto è a posto.
  } Log rotti: { $count } su { $tables }.
