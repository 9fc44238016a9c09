### Regicide en el navegador: lo que dice el tablero además de los textos del juego.

page-regicide-powers = Poderes de los palos
page-regicide-power-h = cura
page-regicide-power-d = roba
page-regicide-power-c = duplica
page-regicide-power-s = protege
page-regicide-piles = Mazos y pilas
page-regicide-nothing-played = Todavía no se ha jugado nada contra este enemigo.
page-regicide-sort-rank = Ordenar por valor
page-regicide-sort-suit = Ordenar por palo
page-regicide-keys = Las flechas pasan de una carta a otra, la barra espaciadora elige una, Ctrl e Intro confirman, Escape anula la elección.
page-regicide-hinted = { $card } (la señala el entrenador)

## Qué hacer ahora. $who es un nombre, $phase lo que toca hacer.

page-regicide-waiting = { $phase ->
    [discard] { $who }: hay que encajar un ataque de { $owed }.
    [name] { $who }: está eligiendo quién juega después.
   *[play] { $who }: está eligiendo qué jugar.
}
page-regicide-choose = Elige cartas para ver qué efecto tendrían.
page-regicide-confirm-play = Jugar { $cards }
page-regicide-confirm-discard = Descartar { $cards }
page-regicide-yield = Pasar
page-regicide-flip = Dar la vuelta a un comodín
page-regicide-clear = Anular la elección
page-regicide-cheapest = Elegir el descarte mínimo
page-regicide-owed = { $missing ->
    [one] { $chosen } de { $owed }, falta { $missing }
   *[other] { $chosen } de { $owed }, faltan { $missing }
}
page-regicide-covered = { $chosen } de { $owed }: suficiente

## Qué efecto tendría una jugada

page-regicide-leaves = { $left ->
    [one] al enemigo le queda { $left } de vida
   *[other] al enemigo le quedan { $left } de vida
}
page-regicide-draws = { $you ->
    [yes] tú robas { $count }
   *[no] { $who } roba { $count }
}
page-regicide-survives = Sobrevives: el ataque es de { $blow } y tu mano vale { $worth }.
page-regicide-no-blow = El enemigo cae antes de poder atacar, y sigues jugando.
page-regicide-draw-or-jester = Al ataque de { $blow } que sigue solo se sobrevive robando bien o con un comodín.
page-regicide-new-hand = Una mano nueva, pero nadie sabe si bastará para encajar el ataque de { $owed }.

## En solitario y al final

page-regicide-medal = { $medal ->
    [gold] si ganas ahora: oro
    [silver] si ganas ahora: plata
   *[bronze] si ganas ahora: bronce
}
page-regicide-revealed = Todas las cartas a la vista
page-regicide-top-first = { $pile }, desde la carta de arriba

## Opciones

page-option-regicide-overpay = Descartar más de lo necesario
page-option-regicide-overpay-allowed = permitido
page-option-regicide-overpay-until-covered = hasta cubrir el daño
page-option-regicide-overpay-forbidden = prohibido
page-option-regicide-solo-yield = Pasar en solitario
page-option-regicide-solo-yield-never = nunca
page-option-regicide-solo-yield-not-twice-running = no dos veces seguidas
page-option-regicide-solo-yield-always = siempre
