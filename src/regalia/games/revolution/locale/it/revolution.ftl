### Revolution: nomi, effetti, che cosa succede, perché una mossa viene rifiutata, le regole relative.
### I termini per carte, effetti e zone sono quelli del regolamento pubblicato.
### Nelle mosse le carte hanno il loro nome inglese in una parola; si possono digitare anche i nomi qui sotto.

revolution-title = Revolution
revolution-summary = Regalità contro Religione: due giocatori si contendono nove spazi.

## Carte

revolution-card-King = Re
revolution-card-Queen = Regina
revolution-card-Princess = Principessa
revolution-card-Minister = Ministro
revolution-card-General = Generale
revolution-card-Mage = Mago
revolution-card-Castle = Castello
revolution-card-Pope = Papa
revolution-card-Cardinal = Cardinale
revolution-card-Saint = Santo
revolution-card-Bishop = Vescovo
revolution-card-Paladin = Paladino
revolution-card-Monk = Monaco
revolution-card-Temple = Tempio
revolution-card-Citizen = Cittadino
revolution-card-Samurai = Samurai
revolution-card-Ninja = Ninja
revolution-card-Poet = Poeta
revolution-card-Artist = Artista
revolution-card-Shaman = Sciamano
revolution-card-Enchantress = Incantatrice
revolution-card-Sage = Saggio
revolution-card-Hermit = Eremita
revolution-card-Witch = Strega
revolution-card-FortuneTeller = Chiromante
revolution-card-Historian = Storico
revolution-card-Fairy = Fata
revolution-card-Assassin = Assassino
revolution-card-Necromancer = Necromante
revolution-card-Pirate = Pirata
revolution-card-Dragon = Drago
revolution-card-Revolutionary = Rivoluzionario
revolution-card-Tower = Torre
revolution-card-Death = Morte
revolution-card-Adventurer = Avventuriero
revolution-card-Merchant = Mercante

## Fazioni

revolution-side-0 = Regalità
revolution-side-1 = Religione
revolution-player = { $who } ({ $side })

## Effetti: un verbo e dove. $where viene riempito con uno dei testi più sotto.

revolution-active = effetto attivo
revolution-passive = effetto passivo
revolution-effect-none = Nessun effetto.
revolution-effect-destroy = Distrugge { $where }: resta coperta e viene rimossa quando tocca di nuovo a te.
revolution-effect-convert = Converte { $where }: gli alleati diventano nemici, i nemici alleati.
revolution-effect-banish = Bandisce subito dal Campo di Battaglia { $where }.
revolution-effect-return = Fa tornare nella tua Area { $where }, che potrà essere giocato di nuovo.
revolution-effect-move = Sposta { $where } in uno spazio libero a tua scelta.
revolution-effect-copy = Copia l’effetto attivo di { $where }, come se fosse il proprio.
revolution-effect-assassinate = Bandisce { $where }.
revolution-effect-take = Prende { $where } e la aggiunge alla tua Area.
revolution-effect-recall = Recupera { $where } e la mette nella tua Area.
revolution-effect-draw = Pesca { $where } e la aggiunge alla tua Area.
revolution-effect-negate = Finché resta in campo, le carte giocate in { $where } perdono l’effetto attivo.
revolution-effect-protect = Finché resta in campo, nessun effetto, tranne quello del Pirata, può colpire { $where }.
revolution-effect-cover = Si piazza sopra un tuo alleato, che perde il suo effetto; insieme, le due carte hanno uno Scudo.
revolution-effect-doom = Chi a fine partita ce l’ha come alleata ha perso.
revolution-where-nowhere = nulla
revolution-where-adjacent = una carta adiacente
revolution-where-adjacent-shielded = una carta adiacente con uno Scudo
revolution-where-orthogonal = una carta ortogonalmente adiacente
revolution-where-diagonal = una carta diagonalmente adiacente
revolution-where-line = tutte le carte in una delle otto direzioni
revolution-where-group = tutte le carte ortogonalmente adiacenti oppure tutte quelle diagonalmente adiacenti
revolution-where-axis = le due carte su lati opposti, a sinistra e a destra oppure davanti e dietro
revolution-where-diagonal_axis = le due carte ad angoli opposti
revolution-where-front = le tre carte davanti
revolution-where-behind = le tre carte dietro
revolution-where-around = tutte le carte adiacenti
revolution-where-all_lines = tutte le carte in tutte e otto le direzioni
revolution-where-all_orthogonal = spazi ortogonalmente adiacenti
revolution-where-all_diagonal = spazi diagonalmente adiacenti
revolution-where-sides = le carte a sinistra e a destra
revolution-where-ends = le carte davanti e dietro
revolution-where-itself = questa carta
revolution-where-field = uno dei tuoi alleati
revolution-where-from_to = una qualsiasi carta del Campo di Battaglia
revolution-where-opponent = una carta dell’Area dell’avversario
revolution-where-discard = una carta della pila degli scarti
revolution-where-aside = una carta a caso tra quelle neutrali non usate
revolution-legend = ◎ la carta · ○ una di queste · ● tutte queste (● oppure ○ dove ci sono entrambi) · frecce: l’intera linea

## Il tavolo

revolution-neutral = Area Neutrale
revolution-discard = Pila degli scarti
revolution-offer = Tra cui scegliere
revolution-nothing = nulla
revolution-face-down = coperta
revolution-shield = con Scudo
revolution-hidden = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
revolution-unseen = Carte neutrali che non hai visto
revolution-used = Carte neutrali delle partite precedenti
revolution-match = Partita { $game }, partite vinte { $wins }
revolution-match-points = Partita { $game }, partite vinte { $wins }, punti { $points }
revolution-overview = Digita il nome di una carta per vedere che cosa fa e le sue mosse:

## Che cosa fare adesso

revolution-ask-play = Gioca una carta.
revolution-ask-citizen = Apri la partita: piazza il Cittadino.
revolution-ask-take = Prendi una carta.
revolution-ask-keep = { $count ->
    [4] Tieni una di queste quattro carte; le altre tre vanno all’avversario.
   *[other] Tieni una delle tre carte che ti sono state passate; le altre si eliminano.
}
revolution-ask-choose = Nella prossima partita vuoi iniziare tu o far iniziare l’avversario?
revolution-move-first = inizia tu
revolution-move-second = fai iniziare l’avversario
revolution-preview-hit = colpisce { $cells }
revolution-preview-allies = alleati { $mine } : { $theirs }
revolution-preview-points = punti { $mine } : { $theirs }
revolution-preview-wins = vince
revolution-preview-loses = perde

## Che cosa è successo. $you è "yes" quando è stato chi legge; $who è un nome come "Giocatore 2".

revolution-event-placed = { $you ->
    [yes] Giochi { $card } in { $cell }.
   *[no] { $who } gioca { $card } in { $cell }.
}
revolution-event-covered = { $you ->
    [yes] Metti la Torre su { $card } ({ $cell }).
   *[no] { $who } mette la Torre su { $card } ({ $cell }).
}
revolution-event-negated = Il suo effetto è negato.
revolution-event-copied = Copia l’effetto di { $card } ({ $cell }).
revolution-event-destroyed = { $card } ({ $cell }): carta distrutta.
revolution-event-converted = La carta in { $cell } passa alla fazione { $side }.
revolution-event-banished = { $card } ({ $cell }): carta bandita.
revolution-event-returned = { $you ->
    [yes] { $card } ({ $cell }) torna nella tua Area.
   *[no] { $card } ({ $cell }) torna nell’Area di { $who }.
}
revolution-event-moved = { $card } si sposta da { $cell } a { $goal }.
revolution-event-assassinated = { $you ->
    [yes] Bandisci { $card } dall’Area dell’avversario.
   *[no] { $who } bandisce { $card } dall’altra Area.
}
revolution-event-robbed = { $you ->
    [yes] Prendi { $card } dall’Area dell’avversario.
   *[no] { $who } prende { $card } dall’altra Area.
}
revolution-event-recalled = { $you ->
    [yes] Recuperi { $card } dalla pila degli scarti.
   *[no] { $who } recupera { $card } dalla pila degli scarti.
}
revolution-event-drew = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $who } pesca { $cards }.
}
revolution-event-drew-hidden = { $count ->
    [one] { $who } pesca una carta.
   *[other] { $who } pesca { $count } carte.
}
revolution-event-refilled = Le carte neutrali non usate sono finite: si riutilizzano quelle che non sono in gioco.
revolution-event-removed = { $card } lascia { $cell }.
revolution-event-uncovered = { $card } in { $cell } torna allo scoperto.
revolution-event-took = { $you ->
    [yes] Prendi { $cards }.
   *[no] { $who } prende { $cards }.
}
revolution-event-kept = { $you ->
    [yes] Tieni { $cards }.
   *[no] { $who } tiene una carta.
}
revolution-event-passed = { $you ->
    [yes] Passi { $cards }.
   *[no] { $who } passa { $cards }.
}
revolution-event-passed-hidden = { $who } passa tre carte.
revolution-event-threw = { $you ->
    [yes] Elimini { $cards }.
   *[no] { $who } elimina due carte.
}
revolution-event-dealt = Nuove carte neutrali: { $cards }.
revolution-event-chose = { $you ->
    [yes] Decidi chi inizia: { $first }.
   *[no] { $who } decide chi inizia: { $first }.
}
revolution-event-shown = Carte coperte di { $who }: { $cards }.
revolution-event-game-ended = Fine della partita { $number }: { $result }

## La fine. $winner è un nome, $score il punteggio, come 5 : 4.

revolution-won-allies = { $winner } vince per numero di alleati, { $score }.
revolution-won-points = { $winner } vince ai punti, { $score }.
revolution-won-tie = { $winner } vince: punti pari, { $score }, ma più alleati.
revolution-won-death = { $winner } vince: la Morte è alleata dell’avversario.
revolution-won-no_card = { $winner } vince: l’avversario non ha più carte da giocare.
revolution-won-no_placement = { $winner } vince: l’avversario non ha carte che trovino posto.
revolution-won-match = { $winner } vince l’incontro, { $score }.
revolution-drawn-game = Pareggio: sono state giocate sessanta carte.
revolution-drawn-match = L’incontro finisce in parità, { $score }.

## Perché una mossa viene rifiutata

error-move-illegal-moment = { $phase ->
    [take] Ora si prende una carta: scrivi take e il nome della carta.
    [keep] Ora si tiene una carta: scrivi keep e il nome della carta.
    [choose] Ora si decide chi inizia la prossima partita: scrivi first (inizi tu) o second (inizia l’avversario).
   *[play] Ora si gioca una carta: scrivi il suo nome, @ e lo spazio.
}
error-move-illegal-not-offered = { $card } non è tra le carte che puoi scegliere.
error-move-illegal-citizen-first = La prima carta di una partita è il Cittadino e nessun’altra.
error-move-illegal-not-yours = { $card } non è né nella tua Area né nell’Area Neutrale.
error-move-illegal-occupied = Lo spazio { $cell } è occupato.
error-move-illegal-tower = La Torre va su un tuo alleato a faccia in su e senza Scudo; in { $cell } non ce n’è uno.
error-move-illegal-too-high = { $card } può stare solo su un numero fino a 5, e { $cell } ha il numero { $number }.
error-move-illegal-no-choice = { $card } non ha un effetto che permetta questa scelta.
error-move-illegal-negated = In { $cell } l’effetto di { $card } è negato; puoi giocare la carta senza.
error-move-illegal-last-cell = Questa carta occupa l’ultimo spazio libero, quindi non si può distruggere nulla.
error-move-illegal-nothing-hit = Questo effetto non colpirebbe nulla; gioca la carta senza.
error-move-illegal-itself = Una carta non può essere oggetto del proprio effetto.
error-move-illegal-out-of-reach = { $card } in { $cell } non arriva fino a quello spazio.
error-move-illegal-nobody-there = In quello spazio non c’è nessuna carta.
error-move-illegal-face-down = Gli effetti non possono colpire una carta coperta.
error-move-illegal-shielded = Quella carta ha uno Scudo.
error-move-illegal-no-shield = Il Pirata distrugge solo carte con uno Scudo.
error-move-illegal-no-ally = Quella carta non è tua alleata.
error-move-illegal-nothing-to-copy = Quella carta non ha un effetto attivo da copiare.
error-move-illegal-no-free-cell = La destinazione deve essere uno spazio libero.
error-move-illegal-not-in-their-area = Quella carta non è a faccia in su nell’Area dell’avversario.
error-move-illegal-no-hidden-card = L’avversario non ha carte coperte nella sua Area.
error-move-illegal-not-discarded = Quella carta non è nella pila degli scarti.
error-move-illegal-nothing-to-draw = Non ci sono più carte neutrali da pescare.

## Le regole dietro i rifiuti, con parole nostre

revolution-rule-RRR-8 = Chi inizia ha il Cittadino e deve aprire la partita con quella carta.
revolution-rule-RRR-11 = Nel tuo turno piazzi in uno spazio libero una carta della tua Area o dell’Area Neutrale.
revolution-rule-RRR-13 = Si gioca una volta per uno; il draft e la scelta di chi inizia hanno i loro momenti, prima della partita.
revolution-rule-RRR-14 = La partita finisce quando su tutti e nove gli spazi c’è una carta a faccia in su e tutti gli effetti sono stati applicati.
revolution-rule-RRR-22 = Chi piazza la carta che non lascia più spazi liberi non può usarla per distruggere; tutti gli altri effetti valgono.
revolution-rule-RRR-27 = Se gli spazi sono numerati, Castello e Tempio stanno solo su numeri fino a 5.
revolution-rule-RRR-31 = Draft: ci sono cinque carte neutrali a faccia in su; il primo giocatore ne prende una, il secondo una, il primo un’altra, e le ultime due vanno al secondo.
revolution-rule-RRR-33 = Draft Segreto: di quattro carte ne tieni una e passi le altre tre; delle tre che ricevi ne tieni una ed elimini le altre due.
revolution-rule-RRR-36 = Un effetto attivo si applica quando si gioca la sua carta, oppure mai; uno passivo agisce da sé e non lascia nulla da scegliere.
revolution-rule-RRR-43 = Una carta distrutta resta coperta fino al turno successivo di chi l’ha distrutta; nel frattempo nessun effetto la riguarda e non le si può mettere sopra nulla.
revolution-rule-RRR-49 = Lo Scudo protegge una carta da ogni effetto, tranne quello del Pirata.
revolution-rule-RRR-52 = Un effetto raggiunge gli spazi indicati dal suo schema, a partire dalla carta.
revolution-rule-RRR-71 = La Strega fa tornare uno dei tuoi alleati.
revolution-rule-RRR-74 = La Fata sposta una qualsiasi carta senza Scudo in uno spazio libero; l’orientamento della carta non cambia.
revolution-rule-RRR-76 = Il Necromante recupera una carta dalla pila degli scarti, comune ai due giocatori.
revolution-rule-AR-16 = Un effetto che non colpisce nulla equivale a nessun effetto: gioca la carta da sola.
revolution-rule-AR-17 = Una carta non è mai oggetto del proprio effetto.
revolution-rule-AR-36 = La Torre copre un tuo alleato a faccia in su e senza Scudo; non occupa uno spazio in più.
revolution-rule-AR-49 = Poeta e Artista copiano un effetto attivo e lo applicano dal proprio spazio, come se fosse loro.
revolution-rule-AR-50 = Le carte giocate ortogonalmente accanto allo Sciamano o diagonalmente accanto all’Incantatrice perdono l’effetto attivo, a meno che lo spazio sia protetto.
revolution-rule-AR-54 = Assassino e Avventuriero agiscono sull’Area dell’avversario, mai sull’Area Neutrale.
revolution-rule-AR-55 = Il Mercante pesca a caso una delle carte neutrali non ancora usate.
revolution-rule-AR-57 = Il Pirata distrugge solo carte con uno Scudo, alleate o nemiche.
revolution-rule-AR-62 = Le carte coperte non hanno un ordine: chi sceglie alla cieca ne prende una qualsiasi.

## Due parole su come si gioca, per ?

revolution-help = A turno si piazzano carte sui nove spazi. Quando giochi una carta, la sua freccia punta verso l’avversario (▲ per la Regalità, ▼ per la Religione) e la carta è tua alleata; gli effetti fanno passare le carte all’altra fazione, le distruggono o le bandiscono. Quando su tutti e nove gli spazi c’è una carta a faccia in su, vince chi ha più alleati.
revolution-notation = Una mossa è il nome della carta, @ e lo spazio, poi la scelta per il suo effetto: Queen@b2 ne · King@a1 b2 · Princess@b2 orthogonal · Samurai@b2 ns · Fairy@c1 a1-b3 · Assassin@a2 Castle · Poet@b2 b3 ne (lo spazio della carta copiata, poi la scelta per il suo effetto). Se non indichi una scelta, la carta viene giocata senza effetto. Direzioni: n in alto, e a destra, s in basso, w a sinistra. Altre scelte: all, front, behind, draw, ? (una carta coperta, alla cieca); prima di una partita: take Samurai, keep Samurai, first, second. I nomi delle carte valgono anche in italiano.

## Risolvere

revolution-opening-centre = centro ({ $cell })
revolution-opening-corner = angolo ({ $cell })
revolution-opening-edge = lato ({ $cell })

## Perché una mossa è buona o cattiva, per l’allenatore

revolution-reason-wins = vince subito
revolution-reason-loses = perde subito
revolution-reason-takes = { $count ->
    [one] toglie un alleato all’avversario: { $cells }
   *[other] toglie { $count } alleati all’avversario: { $cells }
}
revolution-reason-sacrifices = { $count ->
    [one] costa un proprio alleato: { $cells }
   *[other] costa { $count } propri alleati: { $cells }
}
revolution-reason-ahead = { $unit ->
    [points] in vantaggio nei punti, { $mine } : { $theirs }
   *[allies] in vantaggio negli alleati, { $mine } : { $theirs }
}
revolution-reason-behind = { $unit ->
    [points] in svantaggio nei punti, { $mine } : { $theirs }
   *[allies] in svantaggio negli alleati, { $mine } : { $theirs }
}
revolution-reason-level = { $unit ->
    [points] parità nei punti, { $mine } : { $theirs }
   *[allies] parità negli alleati, { $mine } : { $theirs }
}
revolution-reason-sheltered = al sicuro dietro uno Scudo in { $cell }
revolution-reason-protects = protegge con lo Scudo le carte accanto
revolution-reason-hushes = nega gli effetti delle carte giocate attorno
revolution-reason-quiet = l’effetto resta inutilizzato
revolution-reason-negated = in { $cell } l’effetto è negato
revolution-reason-effect = { $effect }
revolution-reason-starts = chi inizia piazza anche la nona carta, se nessuna lascia il campo
revolution-reason-follows = chi gioca per secondo può rispondere a ogni carta

## Posizioni e opzioni rifiutate

error-option-lineup = «{ $given }» non va bene: indica cinque carte neutrali diverse del sistema standard.
error-option-card = Non c’è nessuna carta chiamata «{ $given }».
error-position-hidden = Le carte coperte del giocatore { $seat } non possono essere lì: sono ammesse solo carte neutrali di un sistema segreto, al massimo due.
error-position-neutral = Le carte neutrali non corrispondono al sistema di gioco.
error-position-draft = Le carte del draft non corrispondono al suo svolgimento.
error-position-tower = Una Torre copre esattamente una carta, e solo una Torre può farlo; vedi { $cell }.
error-position-face-down = La carta coperta in { $cell } non può essere lì: ogni giocatore ne ha distrutta al massimo una, e chi è di turno nessuna.
error-position-too-high = Castello e Tempio stanno solo su numeri fino a 5, e { $cell } ha il numero { $number }.
error-position-turn = Il numero di carte giocate, chi ha iniziato e chi è di turno non concordano tra loro.

## Bilanci di molte partite: perché sono finite

revolution-end-allies = più alleati
revolution-end-points = più punti
revolution-end-death = la Morte
revolution-end-no-card = nessuna carta da giocare
revolution-end-no-placement = nessuna carta che trovi posto
revolution-end-ply-limit = sessanta carte giocate

## Comandi del terminale

revolution-help-pile = le carte nella pila degli scarti
revolution-help-card = che cosa fa una carta e le sue mosse: digita il suo nome
revolution-help-unseen = le carte neutrali che non hai visto

## Risolvere

revolution-solve-title = La posizione
revolution-solve-what = Posizione
revolution-solve-verdict = Esito
revolution-solve-nodes = Nodi
revolution-solve-seconds = Secondi
revolution-solve-wins = vince { $who }
revolution-solve-wins-in = vince { $who } in { $distance ->
    [one] { $distance } mossa
   *[other] { $distance } mosse in tutto
}
revolution-solve-drawn = pareggio
revolution-solve-unknown = non dimostrato
revolution-solve-chance = non dimostrabile: caso o carte nascoste
revolution-solve-over = finita: { $result }
revolution-solve-drafting = non risolta: il draft non è finito, e per risolverla ogni carta deve essere al suo posto
revolution-solve-choosing = non risolta: non è ancora deciso chi gioca per primo
revolution-solve-best = Mosse migliori: { $moves }
revolution-solve-one-best = Una delle mosse migliori: { $move }
revolution-solve-found = Mossa migliore trovata, stimata e non dimostrata: { $move } (partite simulate vinte: { $odds })
revolution-solve-first = { $side } (primo giocatore)
revolution-solve-second = { $side } (secondo giocatore)
revolution-solve-asking-winner = chi vince?
revolution-solve-asking-distance = in quante mosse?
revolution-solve-asking-moves = con quali mosse?
revolution-solve-progress = { $asking } { $nodes } nodi, { $rate } nodi/s, { $verdict }
