### Le regole a portata di mano: ciò che serve per sedersi e giocare, con parole nostre.
### Un a capo in un testo si vede anche sulla pagina. Le regole complete, con i codici, sono in docs/.

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
