### Le regole a portata di mano: ciò che serve per sedersi e giocare, con parole nostre.
### Un a capo in un testo si vede anche sulla pagina. Le regole complete, con i codici, sono in docs/.

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
