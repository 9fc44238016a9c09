### Regicide: nomi, che cosa succede, perché una mossa viene rifiutata, le regole relative.
### I termini per carte e mazzi sono quelli dei regolamenti pubblicati.

regicide-title = Regicide
regicide-summary = Da uno a quattro giocatori, insieme contro dodici nemici di sangue reale.

## Carte. $rank e $suit vengono riempiti con i messaggi qui sotto.

regicide-rank-A = Compagno Animale
regicide-rank-2 = 2
regicide-rank-3 = 3
regicide-rank-4 = 4
regicide-rank-5 = 5
regicide-rank-6 = 6
regicide-rank-7 = 7
regicide-rank-8 = 8
regicide-rank-9 = 9
regicide-rank-T = 10
regicide-rank-J = fante
regicide-rank-Q = regina
regicide-rank-K = re
regicide-suit-h = cuori
regicide-suit-d = quadri
regicide-suit-c = fiori
regicide-suit-s = picche
regicide-card = { $rank } di { $suit }
regicide-jester = jolly

## Il tavolo

regicide-enemy = Nemico
regicide-health = punti vita { $left } su { $health }
regicide-attack = attacco { $attack }
regicide-attack-shielded = attacco { $blow } ({ $attack } meno { $shield } di scudo)
regicide-immune = immune a { $suit }
regicide-not-immune = immunità annullata
regicide-castle = Mazzo Castello
regicide-castle-left = restano { $jacks } J, { $queens } Q, { $kings } K
regicide-tavern = Mazzo Taverna
regicide-discard = Pila degli scarti
regicide-table = Carte giocate
regicide-hand = La tua mano
regicide-jesters-left = { $count ->
    [0] nessun jolly rimasto
    [one] { $count } jolly rimasto
   *[other] { $count } jolly rimasti
}
regicide-cards = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
regicide-yielded = ha rinunciato

## Che cosa fare adesso

regicide-ask-play = Gioca carte contro il nemico ({ $enemy }).
regicide-ask-discard = Il nemico ({ $enemy }) ti attacca: scarta carte per un valore di almeno { $owed }.
regicide-ask-flip-only = La tua mano non basta a coprire i danni ({ $owed }): capovolgi un jolly.
regicide-ask-name = Chi gioca dopo?
regicide-empty = nessuna carta
regicide-preview-damage = { $count ->
    [one] { $count } danno
   *[other] { $count } danni
}
regicide-preview-draw = pesca { $count }
regicide-preview-heal = cura { $count }
regicide-preview-shield = scudo { $count }
regicide-preview-kill = nemico sconfitto
regicide-preview-exact = colpo esatto
regicide-preview-blow = poi un attacco di { $count }
regicide-preview-uncertain = potresti non sopravvivere
regicide-preview-lost = non sopravvivi
regicide-move-jester = jolly: annulla l’immunità e scegli chi gioca dopo
regicide-move-yield = rinuncia
regicide-move-flip = capovolgi un jolly: scarta la mano e pescane una nuova
regicide-move-discard = { $cards } (valore { $worth })
regicide-move-name = giocatore { $seat }
regicide-move-name-self = tu
regicide-lots = Che cosa sanno tutti delle carte nascoste
regicide-lot = { $cards }: { $tavern } nel Mazzo Taverna, { $hands } in mano agli altri

## Che cosa è successo. $you è "yes" quando è stato chi legge; $who è un nome come "Giocatore 2".

regicide-event-played = { $you ->
    [yes] Giochi { $cards } (attacco { $value }).
   *[no] { $who } gioca { $cards } (attacco { $value }).
}
regicide-event-jester = { $you ->
    [yes] Giochi un jolly.
   *[no] { $who } gioca un jolly.
}
regicide-event-immunity-cancelled = Il nemico ({ $enemy }) perde l’immunità.
regicide-event-named = { $you ->
    [yes] Scegli chi gioca dopo: { $next }.
   *[no] { $who } sceglie chi gioca dopo: { $next }.
}
regicide-event-flipped = { $you ->
    [yes] Capovolgi un jolly e scarti la tua mano.
   *[no] { $who } capovolge un jolly e scarta la propria mano.
}
regicide-event-discarded = { $you ->
    [yes] Scarti { $cards }.
   *[no] { $who } scarta { $cards }.
}
regicide-event-yielded = { $you ->
    [yes] Rinunci.
   *[no] { $who } rinuncia.
}
regicide-event-healed = { $count ->
    [one] Una carta passa dalla pila degli scarti al fondo del Mazzo Taverna: { $cards }.
   *[other] { $count } carte passano dalla pila degli scarti al fondo del Mazzo Taverna: { $cards }.
}
regicide-event-drew = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $count ->
        [one] { $who } pesca una carta.
       *[other] { $who } pesca { $count } carte.
    }
}
regicide-event-shielded = Lo scudo aumenta di { $by }: ora vale { $total }.
regicide-event-hit = { $by ->
    [one] { $by } danno inflitto
   *[other] { $by } danni inflitti
}, { $total } in tutto.
regicide-event-defeated = Nemico sconfitto: { $enemy }. La carta va nella pila degli scarti.
regicide-event-defeated-exact = Colpo esatto: { $enemy }. La carta va coperta in cima al Mazzo Taverna.
regicide-event-revealed = Prossimo nemico: { $enemy }.
regicide-event-attacked = { $you ->
    [yes] Il nemico ti attacca: { $by ->
        [one] { $by } danno
       *[other] { $by } danni
    }.
   *[no] Il nemico attacca { $who }: { $by ->
        [one] { $by } danno
       *[other] { $by } danni
    }.
}

## La fine

regicide-won = L’ultimo re è caduto: vittoria!
regicide-won-gold = Ultimo re sconfitto senza usare jolly: vittoria d’oro!
regicide-won-silver = Ultimo re sconfitto usando un solo jolly: vittoria d’argento!
regicide-won-bronze = Ultimo re sconfitto usando entrambi i jolly: vittoria di bronzo!
regicide-lost-uncovered = Impossibile coprire i danni: la partita è persa.
regicide-lost-stuck = Nessuna carta da giocare e nessuna possibilità di rinunciare: la partita è persa.

## Perché una mossa viene rifiutata. { $cards } è in notazione.

error-move-illegal-not-now = { $phase ->
    [play] Ora si giocano carte: non ci sono danni per cui scartare né qualcuno da scegliere.
    [discard] Ora bisogna coprire i danni: scarta carte per un valore di almeno { $owed }.
   *[name] Ora bisogna scegliere chi gioca dopo: da name 1 a name { $players }.
}
error-move-illegal-not-in-hand = Non hai in mano tutte queste carte: { $cards }.
error-move-illegal-no-cards = Per giocare serve almeno una carta.
error-move-illegal-card-twice = La carta { $card } non può essere giocata due volte nella stessa mossa.
error-move-illegal-jester-alone = Il jolly si gioca sempre da solo.
error-move-illegal-companion = Un Compagno Animale può essere abbinato a una sola altra carta.
error-move-illegal-different-numbers = Le carte giocate insieme devono avere lo stesso numero, a meno che una sia un Compagno Animale.
error-move-illegal-over-ten = Queste carte sommano { $worth }, ma una combinazione può arrivare al massimo a 10.
error-move-illegal-all-others-yielded = Non puoi rinunciare, perché tutti gli altri hanno rinunciato nel loro ultimo turno.
error-move-illegal-solo-yield = In solitario non puoi rinunciare.
error-move-illegal-solo-yield-twice = Non puoi rinunciare due volte di fila.
error-move-illegal-solo-yield-free = Non puoi rinunciare, perché lo scudo annulla del tutto l’attacco del nemico.
error-move-illegal-not-solo = Un jolly si può capovolgere solo in solitario.
error-move-illegal-no-jester-left = Entrambi i jolly sono già stati capovolti.
error-move-illegal-not-covered = Queste carte valgono { $worth }, ma l’attacco è di { $owed }.
error-move-illegal-overpaid = Queste carte valgono { $worth } contro un attacco di { $owed }: a questo tavolo una è di troppo.
error-move-illegal-second-jester-first = Se hai in mano due jolly, il primo esce per primo.
error-move-illegal-no-such-seat = { $players ->
    [one] C’è un solo giocatore.
   *[other] Ci sono solo { $players } giocatori.
}

## Le regole dietro i rifiuti, con parole nostre

regicide-rule-RGC-7 = Un turno ha quattro fasi: giocare o rinunciare; applicare i poteri dei semi; infliggere i danni e vedere se il nemico cade; subire il suo attacco. Ogni decisione ha il suo momento.
regicide-rule-RGC-8 = Nella fase 1 giochi una carta dalla mano; il suo numero è il suo valore di attacco.
regicide-rule-RGC-18 = Nella fase 4 scarti dalla mano carte per un valore almeno pari ai danni: un Compagno Animale conta 1, un jolly 0, fante, regina e re 10, 15 e 20. Se tutta la mano vale meno, perdono tutti. Non tutti i tavoli concordano sul fatto che si possa scartare più del necessario: lo decide l’opzione «overpay».
regicide-rule-RGC-20 = Un Compagno Animale può essere giocato da solo o con una sola altra carta che non sia un jolly; va bene anche un altro Compagno. I valori si sommano e ogni seme presente agisce con la somma intera.
regicide-rule-RGC-23 = Una combinazione è formata da due a quattro carte dello stesso numero che sommano al massimo 10: coppie di 2, 3, 4 e 5, tris di 2 o di 3, poker di 2. I Compagni Animali non fanno mai parte di una combinazione.
regicide-rule-RGC-25 = Il jolly si gioca da solo, non infligge danni e annulla l’immunità del nemico per tutte le carte giocate dopo.
regicide-rule-RGC-26 = Dopo un jolly non si infliggono né si subiscono danni; chi l’ha giocato sceglie chi gioca dopo, anche sé stesso.
regicide-rule-RGC-31 = Nessuno può rinunciare se tutti gli altri hanno rinunciato nel loro ultimo turno. Chi gioca una carta cancella la propria rinuncia; un nemico sconfitto non ne cancella nessuna.
regicide-rule-RGC-32 = In solitario non si può rinunciare. L’opzione «solo_yield» può permetterlo: sempre, oppure purché non due volte di fila; in ogni caso solo finché l’attacco del nemico è superiore a 0.
regicide-rule-RGC-34 = La partita è vinta non appena cade l’ultimo re, ed è persa quando un attacco non può essere coperto o un giocatore non può fare nulla.
regicide-rule-RGC-39 = In solitario si può capovolgere un jolly per scartare tutta la mano e pescare fino a tornare a otto carte. Il nemico conserva la sua immunità.
regicide-rule-RGC-40 = In solitario un jolly si può capovolgere prima di giocare nella fase 1 o prima di subire i danni nella fase 4; ognuno dei due una sola volta.
regicide-rule-RGC-45 = I due jolly di una partita a quattro si possono distinguere; in una mossa entrambi sono X, e il primo esce dalla mano per primo.

## Due parole su come si gioca, per ?

regicide-help = Sconfiggi i quattro fanti, poi le regine, poi i re. Gioca una carta: il suo numero è il danno. ♥ mette carte della pila degli scarti in fondo al Mazzo Taverna, ♦ fa pescare carte, ♣ raddoppia i danni, ♠ fa da scudo contro l’attacco di questo nemico. Un nemico ignora il potere del proprio seme. Se sopravvive, contrattacca, e tu scarti carte per un valore almeno pari al suo attacco. Se i danni sono esattamente pari ai suoi punti vita, il nemico finisce in cima al Mazzo Taverna e potrà essere pescato.
regicide-notation = Carte: valore A 2 … 9 T J Q K, poi seme h d c s per cuori, quadri, fiori, picche (3d, Tc); X è un jolly. Mosse: play 3d 3c (gioca) · yield (rinuncia) · discard Tc 4h (scarta) · flip (capovolge un jolly, solo in solitario) · name 2 (sceglie chi gioca dopo)

## Perché una mossa è buona o cattiva, per l’allenatore

regicide-reason-wins = cade l’ultimo re: la partita è vinta
regicide-reason-exact-kill = colpo esatto: il nemico va in cima al Mazzo Taverna e non contrattacca
regicide-reason-kills = il nemico cade prima di poter attaccare
regicide-reason-cannot-survive = all’attacco di { $blow } che segue non si sopravvive
regicide-reason-must-draw = all’attacco di { $blow } che segue si sopravvive solo pescando bene
regicide-reason-sure-draw = di ciò che peschi si sa abbastanza: basterà a coprire l’attacco da { $blow }
regicide-reason-stuck = chi gioca dopo non ha carte e non può rinunciare: la partita è persa
regicide-reason-draws = { $count ->
    [one] si pesca una carta
   *[other] si pescano { $count } carte: le mani si riempiono
}
regicide-reason-heals = { $count ->
    [one] una carta torna in fondo al Mazzo Taverna
   *[other] { $count } carte tornano in fondo al Mazzo Taverna
}
regicide-reason-shields = { $blow ->
    [0] scudo +{ $by }: non passa più nulla
   *[other] scudo +{ $by }: l’attacco scende a { $blow }
}
regicide-reason-unscathed = lo scudo regge: non passa nessun danno
regicide-reason-immune = il nemico è immune a { $suit }: il potere del seme va sprecato
regicide-reason-waits = il nemico è immune a { $suit }: questo scudo conterà solo dopo un jolly
regicide-reason-doubles = ♣ raddoppia: { $damage } danni
regicide-reason-can-pay = il resto della mano copre esattamente l’attacco di { $blow }
regicide-reason-needs-jester = all’attacco di { $blow } che segue si sopravvive solo capovolgendo un jolly
regicide-reason-leaves = { $health ->
    [one] al nemico resta { $health } punto vita e attacca per { $blow }
   *[other] al nemico restano { $health } punti vita e attacca per { $blow }
}
regicide-reason-frees = niente attacco in questo turno, e da ora { $suit } ha effetto
regicide-reason-passes = niente attacco in questo turno, e si sceglie chi gioca dopo
regicide-reason-free-yield = non costa nulla: lo scudo assorbe tutto l’attacco
regicide-reason-keeps-cards = tiene le carte per un momento migliore, al prezzo di un attacco di { $blow }
regicide-reason-pays-exactly = copre i danni al punto esatto
regicide-reason-overpays = scarta { $over } più del necessario
regicide-reason-gives-royal = butta via { $cards }
regicide-reason-gives-jester = butta via un jolly
regicide-reason-keeps = { $count ->
    [one] resta in mano una carta
   *[other] restano in mano { $count } carte
}
regicide-reason-empties = non resta in mano nessuna carta
regicide-reason-new-hand = { $jesters ->
    [0] una mano nuova, con l’ultimo jolly
   *[other] una mano nuova, e resta ancora un jolly
}
regicide-reason-names = { $count ->
    [0] non ha carte in mano
    [one] ha in mano una carta
   *[other] ha in mano { $count } carte
}
regicide-reason-names-self = { $count ->
    [0] si continua subito, ma senza carte
    [one] si continua subito, con una carta
   *[other] si continua subito, con { $count } carte
}
regicide-brief-discard = scarto di { $cards }
regicide-brief-flip = capovolgere un jolly

## Posizioni rifiutate

error-position-players = La posizione non ha una mano per ogni giocatore: mani { $given }, giocatori { $players }.
error-position-hand-limit = Il giocatore { $seat } ha in mano { $count ->
    [one] una carta
   *[other] { $count } carte
}, ma il limite è { $limit }.
error-position-castle = Il Mazzo Castello non è in ordine: prima vengono i fanti, poi le regine, infine i re.
error-position-enemy = Deve esserci un nemico, con il Mazzo Castello alle spalle, finché non cade l’ultimo re.
error-position-defeated = Con le carte sul tavolo il nemico { $enemy } sarebbe già sconfitto.
error-position-table = Le carte «{ $cards }» sul tavolo non possono essere state giocate insieme.
error-position-lots-cards = I lotti devono contenere ogni carta nascosta esattamente una volta.
error-position-lots-order = Nel Mazzo Taverna le carte di uno stesso lotto devono essere consecutive.
error-position-yielded = Non è possibile che tutti i giocatori abbiano rinunciato uno dopo l’altro.
error-position-name = Si può scegliere chi gioca dopo solo se è appena stato giocato un jolly.
error-position-nothing-owed = Lo scudo annulla del tutto l’attacco del nemico, quindi non ci sono danni per cui scartare.

## Bilanci di molte partite: perché sono finite

regicide-end-last-king = l’ultimo re è caduto
regicide-end-uncovered = impossibile coprire i danni di un attacco
regicide-end-stuck = nessuna carta da giocare e nessuna possibilità di rinunciare
regicide-label-medal-gold = medaglia: oro
regicide-label-medal-silver = medaglia: argento
regicide-label-medal-bronze = medaglia: bronzo

## Che cosa si può dire al tavolo

talk-hand = { $count ->
    [0] Non ho carte in mano.
    [one] Ho in mano una carta.
   *[other] Ho in mano { $count } carte.
}
talk-tavern = { $count ->
    [0] Il Mazzo Taverna è vuoto.
    [one] Nel Mazzo Taverna resta una carta.
   *[other] Nel Mazzo Taverna restano { $count } carte.
}
talk-discard = { $count ->
    [0] La pila degli scarti è vuota.
    [one] C’è una carta nella pila degli scarti.
   *[other] Ci sono { $count } carte nella pila degli scarti.
}
talk-health = { $count ->
    [one] Al nemico resta un punto vita.
   *[other] Al nemico restano { $count } punti vita.
}
talk-blow = L’attacco del nemico è di { $count }.
talk-castle = { $count ->
    [0] Non ci sono altri nemici in arrivo.
    [one] Deve ancora arrivare un nemico.
   *[other] Devono ancora arrivare { $count } nemici.
}
talk-good = Vorrei giocare io dopo.
talk-middling = Se serve, posso giocare io dopo.
talk-rather-not = Preferirei non giocare io dopo.

## Comandi del terminale

regicide-help-pile = le carte nella pila degli scarti
regicide-help-lots = che cosa sanno tutti delle carte nascoste
