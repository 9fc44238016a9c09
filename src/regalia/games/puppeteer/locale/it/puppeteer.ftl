### Il Burattinaio: obiettivi, che cosa c’è sul tavolo, che cosa succede, perché una mossa viene rifiutata, le regole.
### Le Case hanno gli stessi nomi in tutte le lingue; sul tabellone sono iniziali.

puppeteer-title = Il Burattinaio
puppeteer-summary = Un giocatore, trentasei segnalini: tira i fili finché ognuna delle sei Case non è sul proprio punteggio.

## Obiettivi

puppeteer-objective-united = L’unione fa la forza
puppeteer-objective-divide = Divide et impera
puppeteer-objective-central = Concentrazione al centro
puppeteer-objective-border = Controllo dei confini
puppeteer-scoring-united = una Casa ottiene un punto per ogni segnalino del suo gruppo più grande
puppeteer-scoring-divide = una Casa ottiene un punto per ogni suo gruppo
puppeteer-scoring-central = una Casa ottiene un punto per ogni suo segnalino nel quadrato interno 4 x 4
puppeteer-scoring-border = una Casa ottiene un punto per ogni suo segnalino sul bordo del 6 x 6
puppeteer-goal = { $objective } { $hearts }: { $scoring }.

## Il tavolo

puppeteer-identities = Identità
puppeteer-hand = In mano
puppeteer-next = In cima alla pila
puppeteer-pile = Nella pila
puppeteer-frame = Righe ancora da aprire: { $rows }. Colonne ancora da aprire: { $columns }.
puppeteer-frame-fixed = La cornice è fissata.
puppeteer-house = Casa
puppeteer-target = Meta
puppeteer-score = Punteggio
puppeteer-so-far = Finora
puppeteer-point = Segnalino Punti
puppeteer-light = chiaro
puppeteer-dark = scuro
puppeteer-range = da { $least } a { $most }
puppeteer-intrigues = Intrighi: { $made } su 6. Le lettere minuscole sono segnalini scuri.

## Decisioni

puppeteer-ask-reveal = { $left ->
    [one] Di quale punteggio vuoi scoprire l’Identità? Te ne resta una da scoprire.
   *[other] Di quale punteggio vuoi scoprire l’Identità? Te ne restano { $left } da scoprire.
}
puppeteer-ask-expansion = Dove va il segnalino di { $house }?
puppeteer-ask-intrigue = { $left ->
    [one] Resta un Intrigo. Scambi due segnalini adiacenti o ti fermi?
   *[other] Restano { $left } Intrighi. Scambi due segnalini adiacenti o ti fermi?
}
puppeteer-overview = Digita una casella o due caselle adiacenti, come «c3 d3», per vedere che cosa farebbe uno scambio; «stop» chiude la partita; «moves» elenca { $count ->
    [one] l’unica mossa
   *[other] tutte le { $count } mosse
}.
puppeteer-cells = Scambi con { $cells }:
puppeteer-move-reveal = l’Identità del punteggio { $score }
puppeteer-move-stop = stop: { $fate }
puppeteer-move-swap = { $one }–{ $two }, scuro in { $dark }, paga { $payer }: { $scores }
puppeteer-preview-wins = ogni Casa è sul proprio punteggio
puppeteer-preview-loses = non tutte le Case sono sul proprio punteggio
puppeteer-preview-house = { $house } { $score } (meta { $target })
puppeteer-preview-place = { $house } { $score }

## Che cosa è successo

puppeteer-event-revealed = Sul punteggio { $score } c’è { $house }.
puppeteer-event-laid_first = Il primo segnalino sul tavolo è di { $house }.
puppeteer-event-placed = { $house } va in { $at }.
puppeteer-event-took = Il prossimo segnalino da piazzare è di { $house }.
puppeteer-event-took-next = Il prossimo segnalino da piazzare è di { $house }; in cima alla pila c’è { $next }.
puppeteer-event-raven = Il Corvo porta le ultime Identità: { $targets }.
puppeteer-event-swapped = { $one } ({ $house }) e { $two } ({ $other }) si scambiano di posto.
puppeteer-event-darkened = Il segnalino di { $house } in { $cell } diventa scuro.
puppeteer-event-paid = Il segnalino Punti di { $house } diventa scuro.
puppeteer-event-judged = Il verdetto: { $scores }.
puppeteer-won = { $intrigues ->
    [0] Pace! Ogni Casa è sul proprio punteggio, senza nemmeno un Intrigo.
    [one] Pace! Ogni Casa è sul proprio punteggio, dopo un solo Intrigo.
   *[other] Pace! Ogni Casa è sul proprio punteggio, dopo { $intrigues } Intrighi.
}
puppeteer-lost = Guerra: { $houses ->
    [one] una Casa ha mancato il proprio punteggio.
   *[other] { $houses } Case hanno mancato il proprio punteggio.
}

## Dopo la partita, e quando si risolve

puppeteer-solvable = { $intrigues ->
    [0] Dimostrato: con questo tabellone si vince così com’è.
    [one] Dimostrato: si vince con un Intrigo.
   *[other] Dimostrato: si vince con { $intrigues } Intrighi, e non con meno.
}
puppeteer-unsolvable = Dimostrato: da questo tabellone nessuna sequenza di Intrighi porta alla vittoria.
puppeteer-undecided = Non deciso: entro il limite non c’è dimostrazione né in un senso né nell’altro.
puppeteer-hindsight-board = { $intrigues ->
    [0] Col senno di poi, il tabellone completo era vincente così com’era.
    [one] Col senno di poi, a tabellone completo sarebbe bastato un Intrigo per vincere:
   *[other] Col senno di poi, a tabellone completo sarebbero bastati { $intrigues } Intrighi per vincere:
}
puppeteer-hindsight-lost = Col senno di poi, a tabellone completo nessuna sequenza di Intrighi avrebbe potuto portare alla vittoria: la partita si è persa durante la costruzione.
puppeteer-hindsight-mistake = Dopo «{ $move }» non si poteva più vincere.
puppeteer-tables = Preparo le tabelle di «{ $objective }» per questo computer; succede una volta sola e richiede qualche secondo…

## Perché una mossa viene rifiutata

error-move-illegal-other-phase = { $phase ->
    [reveal] Si stanno scoprendo le Identità: indica un punteggio, per esempio «reveal 6».
    [expansion] Il tabellone è in costruzione: piazza il segnalino che hai in mano, per esempio «place 0,1».
   *[intrigue] Il tabellone è completo: scambia due segnalini adiacenti o scrivi «stop».
}
error-move-illegal-no-such-score = Sul punteggio { $score } non c’è nessuna Identità; i punteggi sono { $scores }.
error-move-illegal-revealed-before = L’Identità del punteggio { $score } è già scoperta.
error-move-illegal-taken = In { $at } c’è già un segnalino.
error-move-illegal-not-adjacent = Accanto a { $at } non c’è nessun segnalino.
error-move-illegal-outside-frame = Con un segnalino in { $at } il tabellone avrebbe più di sei righe o colonne.
error-move-illegal-not-neighbours = Le caselle { $one } e { $two } non sono adiacenti.
error-move-illegal-dark-token = Il segnalino in { $cell } è scuro e non si può più scambiare.
error-move-illegal-both-paid = I segnalini Punti di { $house } e { $other } sono entrambi scuri: niente Intrighi tra loro.
error-move-illegal-dark-elsewhere = Il segnalino che diventa scuro deve essere in { $one } o in { $two }.
error-move-illegal-not-involved = { $payer } non prende parte a questo Intrigo e non può pagare.
error-move-illegal-has-paid = Il segnalino Punti di { $payer } è già scuro; una Casa paga una volta sola.

## Posizioni

error-position-targets = Ognuna delle sei Case deve avere come meta un punteggio diverso tra { $scores }.
error-position-revealed = I punteggi scoperti non tornano: finché il tabellone non è completo sono quanti ne scopre questa partita ({ $reveal }), poi tutti e sei, e nessuno due volte.
error-position-board = Il tabellone non può essere così: deve essere tutto d’un pezzo, attorno al primo segnalino, entro sei righe e sei colonne, e pieno solo a Espansione conclusa.
error-position-tokens = { $house } ha { $count ->
    [one] un solo segnalino
   *[other] { $count } segnalini
} in tutto tra tabellone e pila, e deve averne 6.
error-position-intrigues = Il numero di segnalini scuri ({ $dark }) e quello di segnalini Punti scuri ({ $paid }) non concordano tra loro o con questa fase.

## Le regole, con parole nostre

puppeteer-rule-TIT-2 = Una partita ha quattro fasi: Espansione, Corvo, Intrigo, Guerra.
puppeteer-rule-TIT-14 = Ogni obiettivo ha un elenco di sei punteggi, e su ciascuno c’è un’Identità.
puppeteer-rule-TIT-23 = Il segnalino in cima alla pila va accanto a un segnalino che è già sul tabellone.
puppeteer-rule-TIT-24 = Il tabellone non supera mai le sei righe e le sei colonne.
puppeteer-rule-TIT-28 = Un Intrigo riguarda due segnalini che stanno fianco a fianco; in diagonale non vale.
puppeteer-rule-TIT-30 = Dopo lo scambio, esattamente uno dei due segnalini diventa scuro.
puppeteer-rule-TIT-31 = Una delle due Case coinvolte paga: il suo segnalino Punti diventa scuro.
puppeteer-rule-TIT-32 = Un segnalino scuro non si può più scambiare.
puppeteer-rule-TIT-34 = Non si fanno Intrighi tra due Case i cui segnalini Punti sono entrambi scuri.
puppeteer-rule-AT-5 = La cornice di sei per sei resta mobile finché non si occupano sei righe (o colonne); un segnalino va in una casella vuota accanto a un altro, purché tutti stiano nella cornice.
puppeteer-rule-AT-9 = Le Identità si scoprono una alla volta: ognuna si vede prima di indicare il punteggio successivo, e nessun punteggio si indica due volte.
puppeteer-rule-AT-11 = Un segnalino Punti diventa scuro una volta sola: se una delle due Case ha già pagato, tocca all’altra.
puppeteer-rule-AT-21 = La partita finisce con «stop» o con il sesto Intrigo; raggiungere le mete non la chiude.

## Due parole su come si gioca, per ?

puppeteer-help = Per prima cosa scopri alcune Identità: dicono quale Casa deve finire su quale punteggio. Poi costruisci un tabellone di sei righe e sei colonne, un segnalino dopo l’altro, accanto a quelli già piazzati. Quando è completo, il Corvo mostra le altre Identità e tu hai sei Intrighi: scambi due segnalini adiacenti, uno dei due diventa scuro e non si muove più, e una delle due Case paga con il suo segnalino Punti. Alla fine ogni Casa deve essere sul proprio punteggio.
puppeteer-lists = I punteggi vanno da 1 a 6 per «L’unione fa la forza» e «Divide et impera», da 0 a 6 senza il 5 per «Concentrazione al centro» e da 0 a 6 senza l’1 per «Controllo dei confini». Nel regolamento stampato c’è anche una lista di sette numeri, da 0 a 6: è un errore di stampa, perché una Casa con sei segnalini sul tabellone non può fare 0 punti con i gruppi.
puppeteer-notation = reveal 6 · place 0,1 (riga, colonna, contate dal primo segnalino; le righe crescono verso il basso) · swap c3 d3 dark d3 pay Drave (la casella che diventa scura dopo lo scambio, e chi paga; basta l’iniziale) · stop.

## Perché una mossa è buona o cattiva, per l’allenatore

puppeteer-reason-reveals = mostra quale Casa deve finire su { $score }
puppeteer-reason-unknown = { $left ->
    [0] { $house } è a { $score }, con l’ultimo segnalino piazzato; la sua meta è nascosta
    [one] { $house } è a { $score }, con un segnalino ancora in arrivo; la sua meta è nascosta
   *[other] { $house } è a { $score }, con { $left } segnalini ancora in arrivo; la sua meta è nascosta
}
puppeteer-reason-on-course = { $left ->
    [0] { $house } è a { $score }, meta { $target }, con l’ultimo segnalino piazzato
    [one] { $house } è a { $score }, meta { $target }, con un segnalino ancora in arrivo
   *[other] { $house } è a { $score }, meta { $target }, con { $left } segnalini ancora in arrivo
}
puppeteer-reason-beyond = { $house } ha superato la sua meta: { $score } invece di { $target }
puppeteer-reason-short = { $house } è a { $score } e senza Intrighi non può più arrivare a { $target }
puppeteer-reason-fixes-rows = fissa le righe della cornice
puppeteer-reason-fixes-columns = fissa le colonne della cornice
puppeteer-reason-peace = ogni Casa è sul proprio punteggio
puppeteer-reason-stops-short = { $missing ->
    [one] chiude la partita con una Casa fuori dal proprio punteggio
   *[other] chiude la partita con { $missing } Case fuori dal proprio punteggio
}
puppeteer-reason-reaches = { $house } arriva al proprio punteggio, { $target }
puppeteer-reason-leaves = { $house } lascia il proprio punteggio, { $target }
puppeteer-reason-solvable = { $intrigues ->
    [one] poi basta un altro Intrigo per vincere
   *[other] poi bastano altri { $intrigues } Intrighi per vincere
}
puppeteer-reason-hopeless = dopo, nessuna sequenza di Intrighi porta più alla vittoria
puppeteer-reason-too-late = { $missing ->
    [one] è l’ultimo Intrigo, e una Casa resta fuori punteggio
   *[other] è l’ultimo Intrigo, e { $missing } Case restano fuori punteggio
}

puppeteer-on-board = I numeri sul tabellone sono le mosse; digita «moves» per vedere che cosa farebbe ciascuna.

## Posizioni rifiutate

error-position-unfinished = Si può risolvere solo un tabellone completo, prima che siano finiti gli Intrighi.

## Bilanci di molte partite: perché sono finite

puppeteer-end-balanced = ogni Casa sul proprio punteggio
puppeteer-end-unbalanced = una Casa fuori dal proprio punteggio
