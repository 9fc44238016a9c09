### La pagina nel browser: tutto ciò che sta attorno ai giochi.

page-skip = Vai al tavolo
page-settings = Impostazioni
page-language = Lingua
page-theme = Colori
page-theme-system = come il sistema
page-theme-light = chiari
page-theme-dark = scuri
page-motion = Animazioni
page-motion-off = disattivate
page-motion-fast = veloci
page-motion-normal = normali
page-sound = Suoni
page-credit = Regalia è un’opera non ufficiale, fatta per passione. Regicide è di Paul Abrahams, Luke Badger e Andy Richdale (Badgers From Mars); Revolution è di Seiji Kanai e Hayato Kisaragi (Game Studio); Il Burattinaio è di Roberto Pinheiro ed Emerson Andrade.
page-home = Pagina iniziale
page-close = Chiudi
page-loading = Un momento…
page-reconnecting = La connessione si è interrotta; la stiamo ripristinando. Niente di ciò che hai giocato è perso.
page-no-answer = Il server non risponde. Controlla la connessione e riprova.
page-try-again = Riprova
page-guest = Ospite
page-you = Tu
page-name = Il tuo nome
page-play-now = Gioca subito
page-preparing = In preparazione… (la prima volta fino a un minuto)
page-choose = Opzioni e amici
page-rules = Regole
page-my-tables = I miei tavoli
page-your-turn = tocca a te
page-to-move = di turno
page-phase-gathering = in attesa di giocatori
page-phase-playing = in corso
page-phase-finished = terminata
page-phase-abandoned = abbandonata
page-phase-preparing = in preparazione
page-players = Giocatori
page-with = Gli altri posti
page-with-bots = bot
page-with-friends = amici, con un link
page-bot = Bot
page-bot-random = Principiante (mosse a caso)
page-bot-greedy = Apprendista (a occhio)
page-bot-reflex = Veterano (rapido)
page-bot-search = Maestro (riflette)
page-bot-name = { $bot }, posto { $seat }
page-seat = Posto { $seat }
page-seats = Giocatori
page-stand-in = sostituito da un bot
page-away = assente
page-onlooker = Stai guardando la partita.
page-hints-allowed = Suggerimenti permessi
page-claim-after = Quanto può restare via un avversario
page-claim-rule = Qui nessun bot gioca al posto di un avversario. Se resta via per { $time }, chi aspetta può rivendicare la partita.
page-difficulty = Difficoltà
page-hearts = { $hearts ->
    [one] { $hearts } cuore
   *[other] { $hearts } cuori
} su { $most }
page-open-table = Apri il tavolo
page-invite = Manda questo link ai tuoi amici, oppure fa’ inquadrare loro il codice. Chi lo apre può prendere posto.
page-link = Link a questo tavolo
page-qr = Codice QR con il link a questo tavolo
page-copy = Copia il link
page-copied = Copiato
page-link-here = Un link a { $host } funziona soltanto su questo computer. Per far entrare gli altri, apri la pagina all’indirizzo che il server mostra quando viene avviato con --host 0.0.0.0.
page-sit = Siediti qui
page-not-contributed = (non aggiunge nulla di suo alla distribuzione)
page-take-seat = Stai prendendo posto…
page-add-bot = un bot…
page-free-seat = Libera il posto
page-start = Dai le carte
page-leave = Lascia il tavolo
page-host-starts = La partita comincia quando lo decide chi ospita.
page-replaced = Un bot gioca al posto tuo.
page-return = Riprendi il tuo posto
page-let-bot-play = Fa’ giocare un bot al posto di { $who }
page-claim = Rivendica la partita
page-claim-now = { $who } è via da troppo tempo.
page-claim-later = { $who } è via. Potrai rivendicare la partita tra { $time }.
page-claimed = La partita non è stata giocata fino in fondo: { $who } l’ha rivendicata.
page-proposal-take-back = { $who } vorrebbe annullare una mossa.
page-proposal-stand-in = { $who } vorrebbe far giocare un bot al posto di { $away }.
page-agree = Va bene
page-decline = No
page-waiting-for-answer = In attesa degli altri.
page-undo = Annulla la mossa
page-talk = Di’ qualcosa
page-typed = Scrivi una mossa
page-play = Gioca
page-cancel = Annulla
page-confirm = Conferma
page-log = Che cosa è successo
page-said = { $who }: «{ $words }»
page-event-sat = { $who } si siede.
page-event-left = { $who } lascia il tavolo.
page-event-returned = { $who } riprende il suo posto.
page-event-bot = { $who } prende posto.
page-event-emptied = Il posto { $seat } è di nuovo libero.
page-event-handed-over = { $who } continua su un altro dispositivo.
page-event-started = Le carte sono distribuite. La promessa di un mescolamento onesto: { $commitment }
page-event-took-back = { $who } annulla l’ultima mossa.
page-event-stood-in = D’ora in poi un bot gioca al posto di { $who }.
page-event-proposed = { $who } fa una proposta.
page-event-agreed = { $who } accetta.
page-event-declined = { $who } non accetta.
page-event-hinted = { $who } chiede consiglio all’allenatore.
page-event-claimed = { $who } rivendica la partita: l’assenza di { $away } è durata troppo.
page-event-by-chance = { $who } non ha potuto pensare: questa mossa è stata estratta a caso.
page-event-abandoned = Il tavolo è stato abbandonato.

## L’allenatore e la fine

page-hint = Chiedi all’allenatore
page-hint-thinking = L’allenatore sta pensando…
page-hint-sure = La tua migliore probabilità adesso: { $odds }
page-hint-proven-win = Vittoria sicura: è dimostrato.
page-hint-proven-loss = Sconfitta sicura: è dimostrato.
page-hint-proven-draw = Pareggio sicuro: è dimostrato.
page-hint-which = Quale mossa?
page-hint-why = Perché?
page-hint-hardly-matters = Fra queste mosse c’è poca differenza.
page-review = Rivedi la partita
page-review-working = L’allenatore sta rivedendo la partita…
page-review-waiting = L’allenatore sta rivedendo prima altre partite. La tua è la numero { $place }…
page-review-curve = La probabilità di vincere, mossa per mossa
page-review-lost-by = La mossa che è costata la partita: la numero { $number }, { $move }. Era meglio { $best }.
page-review-turning = Punti di svolta
page-review-turning-line = Mossa { $number }, { $who }: { $move } è costata il { $cost }%; era meglio { $best }.
page-review-none = Nessuna mossa da sola è stata decisiva.
page-replay = Passo { $step } di { $steps }
page-record = Scarica la registrazione
page-fair = È stata una partita onesta?
page-fair-here = { $how ->
    [yours] Controllato nel tuo browser: questa distribuzione contiene il tuo contributo e nessuno ha potuto sceglierla da solo.
    [theirs] Controllato nel tuo browser: questa distribuzione nasce dalla promessa del server e dai contributi dei giocatori.
   *[promised] Controllato nel tuo browser: questa distribuzione è quella promessa dal server, che però l'ha scelta da solo.
  }
page-unfair-here = Questa distribuzione non supera il controllo nel tuo browser: { $what ->
    [chain] il suo log è stato modificato.
    [promise] il segreto del server non è quello promesso.
    [mine] il tuo contributo non c'è.
    [deal] non nasce dalla promessa e dai contributi di tutti.
    [story] il log e la partita non raccontano la stessa storia.
   *[form] la sua registrazione non è leggibile.
  }
page-fair-yes = Sì: il mescolamento è quello promesso prima della partita, il log è integro ({ $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}) e la partita si può rigiocare per intero ({ $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}).
page-share = Link a questa partita
page-again = Gioca ancora
page-move-device = Continua su un altro dispositivo
page-move-device-hint = Apri questo link su quel dispositivo; da quel momento questo browser potrà solo guardare. Vale una volta sola, entro un giorno; un nuovo link lo annulla.
page-revoke-link = Revoca questo link
page-link-revoked = Il link è stato revocato: ora non porta da nessuna parte.

## Regole

page-rules-contents = In questa pagina
page-rules-more = Le regole dietro i rifiuti
page-rules-more-hint = Quando una mossa viene rifiutata, ti viene indicata la regola che lo motiva. Eccole tutte, ciascuna con il suo codice.
