### El Titiritero en el navegador: lo que dice su tablero, además de puppeteer.ftl.

page-puppeteer-board = Tablero: con las flechas se pasa de una casilla a otra
page-puppeteer-token = { $house }, fila { $row }, columna { $column }
page-puppeteer-token-dark = { $house }, oscura, fila { $row }, columna { $column }
page-puppeteer-place = Colocar { $house } en la fila { $row }, columna { $column }
page-puppeteer-tap-again = Toca otra vez para dejarla ahí.
page-puppeteer-tokens-left = { $count ->
    [0] La pila está vacía.
    [one] Una ficha en la pila.
   *[other] { $count } fichas en la pila.
}
page-puppeteer-after = Después: { $scores }.
page-puppeteer-unchanged = No cambia ninguna puntuación.
page-puppeteer-unknown = desconocida
page-puppeteer-slot-known = { $score }: { $house }
page-puppeteer-slot-hidden = { $score }: aún boca abajo
page-puppeteer-gap = Dif.
page-puppeteer-on-target = en su meta
page-puppeteer-short = { $count } de menos
page-puppeteer-over = { $count } de más
page-puppeteer-show = Mostrar las fichas de { $house }
page-puppeteer-made = Intrigas hechas: { $made } de { $all }
page-puppeteer-pick-partner = { $house } en { $cell }: ¿con qué vecina se intercambia?
page-puppeteer-which-dark = ¿Cuál de las dos se vuelve oscura?
page-puppeteer-dark-on = { $house }, ahora en { $cell }
page-puppeteer-who-pays = ¿Qué Casa paga?
page-puppeteer-swap = Hacer esta intriga
page-puppeteer-stop = Parar aquí
page-puppeteer-stop-sure = ¿Terminar la partida ahora? { $fate }.
page-puppeteer-stop-yes = Terminar
page-puppeteer-peace = Paz
page-puppeteer-war = Guerra
page-puppeteer-show-how = Mostrar cómo
page-puppeteer-proof = Cómo se podía haber ganado
page-puppeteer-proof-board = El tablero completo

## Jugadas en palabras

page-coach-place = colocarla en la fila { $row }, columna { $column }
page-coach-stop = parar
page-coach-swap = intercambiar { $one } y { $two }; { $dark } se vuelve oscura, paga { $payer }

## Opciones

page-option-puppeteer-objective = Objetivo
page-option-puppeteer-objective-united = La unión hace la fuerza
page-option-puppeteer-objective-divide = Divide y vencerás
page-option-puppeteer-objective-central = Concentración en el centro
page-option-puppeteer-objective-border = Control de las fronteras
page-option-puppeteer-reveal = Identidades descubiertas al principio
page-option-puppeteer-reveal-3 = tres
page-option-puppeteer-reveal-2 = dos
page-option-puppeteer-reveal-1 = una
page-option-puppeteer-lookahead = Fichas que se ven por adelantado
page-option-puppeteer-lookahead-0 = ninguna
page-option-puppeteer-lookahead-1 = una
