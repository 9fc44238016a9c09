### Il Burattinaio nel browser: che cosa dice il suo tabellone, oltre a puppeteer.ftl.

page-puppeteer-board = Tabellone: con le frecce si passa da una casella all’altra
page-puppeteer-token = { $house }, riga { $row }, colonna { $column }
page-puppeteer-token-dark = { $house }, scuro, riga { $row }, colonna { $column }
page-puppeteer-place = Metti { $house } in riga { $row }, colonna { $column }
page-puppeteer-tap-again = Tocca di nuovo per posarlo lì.
page-puppeteer-tokens-left = { $count ->
    [0] La pila è vuota.
    [one] Un segnalino nella pila.
   *[other] { $count } segnalini nella pila.
}
page-puppeteer-after = Dopo: { $scores }.
page-puppeteer-unchanged = Nessun punteggio cambia.
page-puppeteer-unknown = sconosciuta
page-puppeteer-slot-known = { $score }: { $house }
page-puppeteer-slot-hidden = { $score }: ancora coperta
page-puppeteer-gap = Scarto
page-puppeteer-on-target = sulla meta
page-puppeteer-short = { $count } in meno
page-puppeteer-over = { $count } in più
page-puppeteer-show = Mostra i segnalini di { $house }
page-puppeteer-made = Intrighi fatti: { $made } su { $all }
page-puppeteer-pick-partner = { $house } in { $cell }: con quale vicino si scambia di posto?
page-puppeteer-which-dark = Quale dei due diventa scuro?
page-puppeteer-dark-on = { $house }, ora in { $cell }
page-puppeteer-who-pays = Quale Casa paga?
page-puppeteer-swap = Fai questo Intrigo
page-puppeteer-stop = Fermati qui
page-puppeteer-stop-sure = Chiudere la partita adesso? { $fate }.
page-puppeteer-stop-yes = Chiudi
page-puppeteer-peace = Pace
page-puppeteer-war = Guerra
page-puppeteer-show-how = Mostra come
page-puppeteer-proof = Come si poteva vincere
page-puppeteer-proof-board = Il tabellone completo

## Mosse a parole

page-coach-place = posalo in riga { $row }, colonna { $column }
page-coach-stop = fermati
page-coach-swap = scambia { $one } e { $two }; { $dark } diventa scuro, paga { $payer }

## Opzioni

page-option-puppeteer-objective = Obiettivo
page-option-puppeteer-objective-united = L’unione fa la forza
page-option-puppeteer-objective-divide = Divide et impera
page-option-puppeteer-objective-central = Concentrazione al centro
page-option-puppeteer-objective-border = Controllo dei confini
page-option-puppeteer-reveal = Identità scoperte all’inizio
page-option-puppeteer-reveal-3 = tre
page-option-puppeteer-reveal-2 = due
page-option-puppeteer-reveal-1 = una
page-option-puppeteer-lookahead = Segnalini visibili in anticipo
page-option-puppeteer-lookahead-0 = nessuno
page-option-puppeteer-lookahead-1 = uno
