### Regicide nel browser: ciò che il tavolo dice oltre ai testi del gioco.

page-regicide-powers = Poteri dei semi
page-regicide-power-h = cura
page-regicide-power-d = pesca
page-regicide-power-c = raddoppia
page-regicide-power-s = protegge
page-regicide-piles = Mazzi e pile
page-regicide-nothing-played = Contro questo nemico non è ancora stata giocata nessuna carta.
page-regicide-sort-rank = Ordina per valore
page-regicide-sort-suit = Ordina per seme
page-regicide-keys = Con le frecce ci si sposta tra le carte, con la barra spaziatrice se ne sceglie una, Ctrl e Invio confermano, Esc annulla la scelta.
page-regicide-hinted = { $card } (indicata dall’allenatore)

## Che cosa fare adesso. $who è un nome, $phase ciò che c’è da fare.

page-regicide-waiting = { $phase ->
    [discard] { $who }: c’è da coprire un attacco di { $owed }.
    [name] { $who }: sta scegliendo chi gioca dopo.
   *[play] { $who }: sta scegliendo che cosa giocare.
}
page-regicide-choose = Scegli delle carte per vedere che effetto avrebbero.
page-regicide-confirm-play = Gioca { $cards }
page-regicide-confirm-discard = Scarta { $cards }
page-regicide-yield = Rinuncia
page-regicide-flip = Capovolgi un jolly
page-regicide-clear = Annulla la scelta
page-regicide-cheapest = Scegli lo scarto minimo
page-regicide-owed = { $missing ->
    [one] coperti { $chosen } su { $owed }, ne manca { $missing }
   *[other] coperti { $chosen } su { $owed }, ne mancano { $missing }
}
page-regicide-covered = coperti { $chosen } su { $owed }

## Che effetto avrebbe una mossa

page-regicide-leaves = { $left ->
    [one] al nemico resta { $left } punto vita
   *[other] al nemico restano { $left } punti vita
}
page-regicide-draws = { $you ->
    [yes] tu peschi { $count }
   *[no] { $who } pesca { $count }
}
page-regicide-survives = Sopravvivi: l’attacco è di { $blow } e la tua mano vale { $worth }.
page-regicide-no-blow = Il nemico cade prima di poter attaccare, e tocca ancora a te.
page-regicide-draw-or-jester = All’attacco di { $blow } che segue si sopravvive solo pescando bene o capovolgendo un jolly.
page-regicide-new-hand = Una mano nuova, ma nessuno sa se basterà a coprire l’attacco di { $owed }.

## In solitario, e alla fine

page-regicide-medal = { $medal ->
    [gold] vincendo ora: oro
    [silver] vincendo ora: argento
   *[bronze] vincendo ora: bronzo
}
page-regicide-revealed = Tutte le carte scoperte
page-regicide-top-first = { $pile }, dalla prima carta in cima

## Opzioni

page-option-regicide-overpay = Scartare più del necessario
page-option-regicide-overpay-allowed = permesso
page-option-regicide-overpay-until-covered = fino a coprire i danni
page-option-regicide-overpay-forbidden = vietato
page-option-regicide-solo-yield = Rinunciare in solitario
page-option-regicide-solo-yield-never = mai
page-option-regicide-solo-yield-not-twice-running = non due volte di fila
page-option-regicide-solo-yield-always = sempre
