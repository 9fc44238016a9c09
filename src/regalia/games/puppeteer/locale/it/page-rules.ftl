### Le regole a portata di mano: ciò che serve per sedersi e giocare, con parole nostre.
### Un a capo in un testo si vede anche sulla pagina. Le regole complete, con i codici, sono in docs/.

page-rules-puppeteer-1-title = Lo scopo
page-rules-puppeteer-1-text = Giochi in solitario e tiri i fili di sei Case: Drave, Halvern, Bearth, Gantis, Na'Ghar e Avondale. Costruisci un tabellone di 36 segnalini, sei per ogni Casa. Alla fine ogni Casa deve avere esattamente il punteggio che la sorte le ha assegnato. Se anche una sola è sopra o sotto il suo punteggio, è guerra.
page-rules-puppeteer-2-title = Gli obiettivi
page-rules-puppeteer-2-text = L’obiettivo dice per che cosa le Case fanno punti; un gruppo è fatto di segnalini di una Casa che si toccano fianco a fianco, e anche un segnalino isolato è un gruppo.
    L’unione fa la forza: un punto per ogni segnalino del gruppo più grande della Casa.
    Divide et impera: un punto per ogni suo gruppo.
    Concentrazione al centro: un punto per ogni suo segnalino nel quadrato interno 4 x 4.
    Controllo dei confini: un punto per ogni suo segnalino sul bordo del 6 x 6.
    Per una prima partita prendi «Concentrazione al centro»: «Opzioni e amici» lo propone, mentre «Gioca subito» avvia «L’unione fa la forza».
page-rules-puppeteer-3-title = La preparazione
page-rules-puppeteer-3-text = Le sei Identità si mescolano e si mettono coperte, una su ogni punteggio dell’obiettivo: da 1 a 6 per «L’unione fa la forza» e «Divide et impera», da 0 a 6 senza il 5 per «Concentrazione al centro», da 0 a 6 senza l’1 per «Controllo dei confini». Nel regolamento stampato c’è anche una lista di sette numeri, da 0 a 6: è un errore di stampa, perché una Casa con sei segnalini sul tabellone non può fare 0 punti con i gruppi. La Casa sotto il 6 deve finire con 6 punti, e così via. Ne scopri tre, una dopo l’altra, sui punteggi che vuoi. I segnalini Punti di tutte le Case sono pronti con il lato chiaro in su. I 36 segnalini del tabellone si mescolano in una pila coperta, e quello in cima è l’inizio del tabellone.
page-rules-puppeteer-4-title = Espansione: costruire il tabellone
page-rules-puppeteer-4-text = Prendi il segnalino in cima alla pila, vedi di chi è e lo metti accanto a un segnalino già sul tavolo: sopra, sotto, a sinistra o a destra. Lì resta fino agli Intrighi. Il tabellone non può mai superare sei righe o sei colonne, ma dove siano i suoi bordi resta aperto finché non se ne occupano sei. Un posto si trova sempre, e con l’ultimo segnalino il quadrato è pieno. Sai quanti segnalini di ogni Casa restano nella pila, ma non in che ordine.
page-rules-puppeteer-5-title = Il Corvo
page-rules-puppeteer-5-text = Quando il tabellone è completo, il Corvo scopre le altre Identità. Da qui in poi nulla è nascosto: vedi quanti punti ha ogni Casa e quanti dovrebbe averne.
page-rules-puppeteer-6-title = Un Intrigo, passo per passo
page-rules-puppeteer-6-text = Puoi fare fino a sei Intrighi, uno dopo l’altro.
    1. Scambia due segnalini chiari che stanno fianco a fianco, non in diagonale.
    2. Uno dei due diventa scuro: non si potrà più scambiare.
    3. Una delle due Case paga: il suo segnalino Punti diventa scuro, e non potrà pagare una seconda volta.
    Puoi fermarti in qualsiasi momento, anche prima del primo Intrigo.
page-rules-puppeteer-7-title = Facile da dimenticare
page-rules-puppeteer-7-text = Quale segnalino diventa scuro e quale Casa paga sono due scelte separate. Se una delle due Case ha già pagato, tocca all’altra; se hanno pagato entrambe, tra loro non si fanno più Intrighi. I segnalini scuri contano per la loro Casa come quelli chiari. Strada facendo i punteggi non contano: conta solo la fine. Anche se tutte le Case sono sul proprio punteggio, la partita continua finché non ti fermi o non fai il sesto Intrigo.
page-rules-puppeteer-8-title = Guerra o pace
page-rules-puppeteer-8-text = Dopo il tuo ultimo Intrigo si contano i punti di ogni Casa. Se tutte e sei sono sul punteggio della loro Identità, è pace e hai vinto. Se anche una sola non lo è, è guerra e hai perso.
page-rules-puppeteer-9-title = Più facile o più difficile
page-rules-puppeteer-9-text = Oltre all’obiettivo scegli quante Identità si scoprono all’inizio: tre, due o una. Meno sono, più è difficile; da uno a tre cuori dicono quanto. Se vuoi, anche il segnalino in cima alla pila sta scoperto, così ne vedi sempre uno in anticipo.
