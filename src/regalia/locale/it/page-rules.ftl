### Le regole a portata di mano: ciò che serve per sedersi e giocare, con parole nostre.
### Un a capo in un testo si vede anche sulla pagina. Le regole complete, con i codici, sono in docs/.

page-rules-contents = In questa pagina
page-rules-more = Le regole dietro i rifiuti
page-rules-more-hint = Quando una mossa viene rifiutata, ti viene indicata la regola che lo motiva. Eccole tutte, ciascuna con il suo codice.

## Regicide

page-rules-regicide-1-title = Lo scopo
page-rules-regicide-1-text = Giocate tutti insieme contro i dodici nemici del Castello: quattro fanti, poi quattro regine, poi quattro re. Si affrontano uno alla volta. Quando cade l’ultimo re, avete vinto tutti. Se anche uno solo di voi non può andare avanti, avete perso tutti.
page-rules-regicide-2-title = La preparazione
page-rules-regicide-2-text = Nel Mazzo Castello i fanti stanno in cima e i re in fondo, mescolati figura per figura; la prima carta viene scoperta ed è il primo nemico. Si pesca dal Mazzo Taverna: i numeri da 2 a 10, i quattro assi, detti Compagni Animali, e un jolly se siete in tre o due se siete in quattro. La mano è di 8 carte in solitario, 7 in due, 6 in tre e 5 in quattro, e tutti cominciano con la mano piena. La pila degli scarti è una sola, sta scoperta e chiunque può guardarla. Qui tutto questo avviene da sé, e la sorte decide chi comincia.
page-rules-regicide-3-title = Il tuo turno, passo per passo
page-rules-regicide-3-text = 1. Gioca una carta scoperta, oppure rinuncia e passa direttamente alla fase 4.
    2. Il seme della carta fa qualcosa.
    3. Il numero della carta è il danno inflitto al nemico. Se il nemico cade, salti la fase 4 e giochi subito un altro turno.
    4. Se è ancora in piedi, ti attacca: scarta dalla mano carte per un valore almeno pari al suo attacco. Poi tocca al giocatore successivo, in senso orario.
page-rules-regicide-4-title = Che cosa fanno i semi
page-rules-regicide-4-text = Ogni seme ha un potere, forte quanto il valore che giochi, e va usato per forza.
    ♥ Cuori: altrettante carte a caso passano dalla pila degli scarti al fondo del Mazzo Taverna, coperte.
    ♦ Quadri: in tutto pescate altrettante carte, una per uno a turno, cominciando da te; chi ha la mano piena viene saltato.
    ♣ Fiori: i danni raddoppiano, e nient’altro.
    ♠ Picche: l’attacco del nemico diminuisce di altrettanto, già da questo turno e finché non cade; gli scudi contro di lui si sommano, chiunque li abbia giocati.
page-rules-regicide-5-title = I nemici
page-rules-regicide-5-text = Un fante ha attacco 10 e 20 punti vita, una regina 15 e 30, un re 20 e 40. I danni si sommano finché raggiungono i punti vita del nemico. Allora il nemico e tutte le carte giocate contro di lui vanno nella pila degli scarti, e si scopre il nemico successivo. Se i danni sono esattamente pari ai punti vita, il nemico va invece coperto in cima al Mazzo Taverna: chi lo pesca può usarlo per combattere. Nella tua mano un fante vale 10, una regina 15 e un re 20, sia in attacco sia per coprire i danni, e il suo seme agisce come quello di ogni altra carta.
page-rules-regicide-6-title = Più carte insieme
page-rules-regicide-6-text = Puoi giocare insieme carte dello stesso numero se sommano al massimo 10: coppie di 2, 3, 4 o 5, tris di 2 o di 3, oppure un poker di 2. Un Compagno Animale vale 1 e può accompagnare una sola altra carta, anche un altro Compagno o un re, ma mai un jolly. I valori si sommano, e ogni seme presente agisce una volta con la somma intera. Così un 5 di picche con il Compagno Animale di fiori dà uno scudo di 6 e infligge 12 danni. Quando cuori e quadri agiscono insieme, i cuori vengono prima.
page-rules-regicide-7-title = L’immunità e il jolly
page-rules-regicide-7-text = Un nemico ignora il potere del proprio seme, ma il numero lo ferisce lo stesso. Il jolly mette fine a questo: si gioca sempre da solo, non infligge danni e non provoca attacchi, e da quel momento ogni seme ha effetto su quel nemico. Le picche giocate prima contro un nemico di picche ora fanno da scudo anche loro; per gli altri semi non si recupera nulla. Chi gioca un jolly sceglie chi gioca dopo, e può scegliere sé stesso. Il nemico successivo è di nuovo immune al proprio seme.
page-rules-regicide-8-title = Rinunciare e parlare
page-rules-regicide-8-text = Se preferisci non giocare, puoi rinunciare; il nemico però ti attacca subito. Non puoi rinunciare se tutti gli altri hanno rinunciato nel loro ultimo turno. Nessuno può mostrare le proprie carte o farle intuire. Si può dire ad alta voce ciò che tutti vedono, per esempio quante carte hai in mano. Dopo un jolly puoi anche dire, in termini generali, se giocheresti volentieri tu.
page-rules-regicide-9-title = Facile da dimenticare
page-rules-regicide-9-text = I semi agiscono prima dei danni: i quadri non possono far pescare il nemico che la stessa giocata fa cadere, e i cuori non recuperano le carte che ha ancora davanti. Se la pila degli scarti o il Mazzo Taverna non bastano, si prende quel che c’è; un Mazzo Taverna vuoto non comporta penalità e non si ricompone da sé. Se gli scudi portano l’attacco a 0, non scarti nulla. Quando copri i danni, un Compagno Animale vale 1 e un jolly nulla. Restare senza carte non è di per sé una sconfitta, ma senza carte si può solo rinunciare, se è permesso.
page-rules-regicide-10-title = La fine
page-rules-regicide-10-text = Avete vinto non appena cade l’ultimo re. Avete perso quando a qualcuno non basta tutta la mano per coprire i danni di un attacco. Avete perso anche quando chi è di turno non può né giocare né rinunciare. In solitario, un jolly rimasto può ancora salvarti.
page-rules-regicide-11-title = In solitario, e le opzioni
page-rules-regicide-11-text = In solitario hai in mano fino a 8 carte, e i due jolly stanno accanto a te. Prima di giocare o prima di subire i danni puoi capovolgerne uno: scarti tutta la mano e ne peschi una nuova; il nemico conserva la sua immunità. Una vittoria senza jolly è d’oro, con un jolly d’argento, con entrambi di bronzo. In solitario non si può rinunciare, a meno che un’opzione del tavolo lo permetta, e mai quando non seguirebbe nessun danno. Con qualsiasi numero di giocatori, un’altra opzione stabilisce se si può scartare più del necessario.

## Revolution

page-rules-revolution-1-title = Lo scopo
page-rules-revolution-1-text = Due giocatori si affrontano: uno guida la Regalità, in rosso, l’altro la Religione, in blu. A turno piazzate carte su un campo di nove spazi. Una carta rivolta verso di te è tua alleata, ogni altra è nemica. Quando su tutti e nove gli spazi ci sono carte a faccia in su, vince chi ha più alleati.
page-rules-revolution-2-title = La preparazione
page-rules-revolution-2-text = Ognuno ha le sette carte di un colore, a faccia in su: è la sua Area. Le due serie fanno le stesse cose con nomi diversi. Cinque delle 21 carte grigie, neutrali, stanno a faccia in su accanto al campo: sono l’Area Neutrale, a disposizione di entrambi. Chi inizia ha anche il Cittadino. Per una prima partita scegli l’Old Style, che lascia fuori le altre carte neutrali: «Opzioni e amici» lo propone, mentre «Gioca subito» avvia una partita standard.
page-rules-revolution-3-title = Il tuo turno, passo per passo
page-rules-revolution-3-text = 1. Se nel tuo ultimo turno hai distrutto una carta, ora lascia il campo e il suo spazio è libero.
    2. Prendi una carta dalla tua Area o dall’Area Neutrale e piazzala in uno spazio libero. La sua freccia punta verso l’avversario, e la carta è tua alleata.
    3. Se la carta ha un effetto attivo, puoi usarlo: ora o mai più.
    La primissima carta di una partita è sempre il Cittadino, e nessuno può passare.
page-rules-revolution-4-title = Effetti attivi e passivi
page-rules-revolution-4-text = Un effetto attivo avviene una volta sola, appena piazzata la carta. Puoi farne a meno, ma se lo usi colpisce tutte le carte che può, anche quando ti danneggia. Un effetto passivo agisce da sé finché la carta resta scoperta. Nessuna carta è oggetto del proprio effetto. Non serve imparare le carte a memoria: il tavolo le spiega una per una.
page-rules-revolution-5-title = Convertire, distruggere, bandire
page-rules-revolution-5-text = Convertire: la carta viene girata e cambia fazione, da nemica ad alleata o da alleata a nemica.
    Distruggere: la carta viene messa coperta, e si rimuove quando tocca di nuovo a chi l’ha distrutta.
    Bandire: la carta lascia subito il campo.
    Una carta coperta occupa ancora il suo spazio, ma non può succederle nulla, il suo effetto passivo è finito e non conta per nessuno.
page-rules-revolution-6-title = Gli Scudi
page-rules-revolution-6-text = A una carta con uno Scudo non può succedere nulla, se non per mano del Pirata, che distrugge solo carte così. Castello e Tempio ce l’hanno sempre. Il Saggio dà uno Scudo alle carte alla sua sinistra e alla sua destra, l’Eremita a quelle davanti e dietro, di qualunque fazione siano, ma non a sé stesso. Una carta con uno Scudo non si può nemmeno copiare, e neppure chi l’ha come alleata può spostarla o farla tornare. Gli Scudi valgono solo in campo: in un’Area anche un Castello può essere bandito o preso.
page-rules-revolution-7-title = Fin dove arrivano gli effetti
page-rules-revolution-7-text = Adiacenti sono gli otto spazi attorno a una carta: i quattro ai lati ortogonalmente, i quattro agli angoli diagonalmente. Davanti a una carta è dove punta la sua freccia; per una carta appena giocata è verso l’avversario. Le tre carte davanti o dietro sono quelle della riga accanto, dritto e ai due lati. Le linee come quella della Regina arrivano fino al bordo del campo e passano oltre gli spazi vuoti e le carte a cui non può succedere nulla.
page-rules-revolution-8-title = Quattro tipi di sorpresa
page-rules-revolution-8-text = Poeta e Artista copiano l’effetto attivo di una carta vicina e lo applicano dal proprio spazio. Le carte giocate ortogonalmente accanto allo Sciamano o diagonalmente accanto all’Incantatrice perdono l’effetto attivo, a meno che uno Scudo protegga lo spazio; le carte che erano già lì non cambiano. La Torre va su un tuo alleato a faccia in su e senza Scudo: quella carta perde il suo effetto, e le due insieme sono un solo alleato con uno Scudo. Chi alla fine ha la Morte come alleata ha perso, quali che siano i conti. Sotto una Torre la Morte non nuoce a nessuno.
page-rules-revolution-9-title = Facile da dimenticare
page-rules-revolution-9-text = La carta che occupa l’ultimo spazio libero non può distruggere nulla; tutti gli altri effetti valgono. Se bandisce o fa tornare delle carte, ci sono di nuovo spazi liberi e la partita continua. Assassino e Avventuriero agiscono sull’Area dell’avversario, mai sull’Area Neutrale. L’Area Neutrale non si riempie di nuovo durante la partita. Le carte bandite e distrutte finiscono in un’unica pila degli scarti, scoperta, e il Necromante può recuperarne una qualsiasi.
page-rules-revolution-10-title = La fine
page-rules-revolution-10-text = La partita finisce quando una carta ha avuto il suo effetto e su tutti e nove gli spazi ci sono carte a faccia in su. Prima si guarda la Morte, poi vince chi ha più alleati; nove è un numero dispari, quindi non c’è parità. Se tocca a te e non hai carte, o nessuna che si possa piazzare, hai perso subito. Se si giocano sessanta carte senza arrivare alla fine, è pareggio.
page-rules-revolution-11-title = Altri modi di giocare
page-rules-revolution-11-text = Carte neutrali: nell’Old Style c’è solo il Cittadino; con le carte casuali ognuno ne pesca due; nel draft ci sono cinque carte a faccia in su, il primo giocatore ne prende una, il secondo una, il primo un’altra, e le ultime due vanno al secondo. Nei due modi segreti le due carte neutrali di ciascuno restano coperte finché non lasciano l’Area; nel draft segreto tieni una carta su quattro e una delle tre che ricevi.
    Spazi numerati: ogni alleato vale il numero su cui sta, e vince chi ha più punti; Castello e Tempio si piazzano solo su numeri fino a 5.
    Incontri: al meglio delle tre, oppure tre partite su spazi numerati, sommando i punti; chi perde una partita decide chi inizia la successiva.
    Altre opzioni regolano i dettagli degli Scudi, della Torre e della fine.

## Il Burattinaio

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
page-rules-puppeteer-3-text = Le sei Identità si mescolano e si mettono coperte, una su ogni punteggio dell’obiettivo: da 1 a 6 per «L’unione fa la forza» e «Divide et impera», da 0 a 6 senza il 5 per «Concentrazione al centro», da 0 a 6 senza l’1 per «Controllo dei confini». La Casa sotto il 6 deve finire con 6 punti, e così via. Ne scopri tre, una dopo l’altra, sui punteggi che vuoi. I segnalini Punti di tutte le Case sono pronti con il lato chiaro in su. I 36 segnalini del tabellone si mescolano in una pila coperta, e quello in cima è l’inizio del tabellone.
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
