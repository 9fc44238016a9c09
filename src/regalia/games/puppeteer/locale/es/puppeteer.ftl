### El Titiritero: objetivos, qué hay en la mesa, qué ocurre, por qué se rechaza una jugada, las reglas.
### Las Casas se llaman igual en todos los idiomas; en el tablero son iniciales.

puppeteer-title = El Titiritero
puppeteer-summary = Un jugador, treinta y seis fichas: mueve los hilos hasta que cada una de las seis Casas esté en su puntuación.

## Objetivos

puppeteer-objective-united = La unión hace la fuerza
puppeteer-objective-divide = Divide y vencerás
puppeteer-objective-central = Concentración en el centro
puppeteer-objective-border = Control de las fronteras
puppeteer-scoring-united = cada Casa suma un punto por cada ficha de su grupo más grande
puppeteer-scoring-divide = cada Casa suma un punto por cada uno de sus grupos
puppeteer-scoring-central = cada Casa suma un punto por cada ficha suya en el cuadrado interior de 4 x 4
puppeteer-scoring-border = cada Casa suma un punto por cada ficha suya en el borde del 6 x 6
puppeteer-goal = { $objective } { $hearts }: { $scoring }.

## La mesa

puppeteer-identities = Identidades
puppeteer-hand = En la mano
puppeteer-next = En lo alto de la pila
puppeteer-pile = En la pila
puppeteer-frame = Filas aún por abrir: { $rows }. Columnas aún por abrir: { $columns }.
puppeteer-frame-fixed = El marco ya está fijado.
puppeteer-house = Casa
puppeteer-target = Meta
puppeteer-score = Puntuación
puppeteer-so-far = Hasta ahora
puppeteer-point = Ficha de puntos
puppeteer-light = clara
puppeteer-dark = oscura
puppeteer-range = de { $least } a { $most }
puppeteer-intrigues = Intrigas: { $made } de 6. Las letras minúsculas son fichas oscuras.

## Decisiones

puppeteer-ask-reveal = { $left ->
    [one] ¿De qué puntuación quieres descubrir la identidad? Te queda una por descubrir.
   *[other] ¿De qué puntuación quieres descubrir la identidad? Te quedan { $left } por descubrir.
}
puppeteer-ask-expansion = ¿Dónde va la ficha de { $house }?
puppeteer-ask-intrigue = { $left ->
    [one] Queda una intriga. ¿Intercambias dos fichas adyacentes o paras?
   *[other] Quedan { $left } intrigas. ¿Intercambias dos fichas adyacentes o paras?
}
puppeteer-overview = Escribe una casilla o dos casillas adyacentes, como «c3 d3», para ver qué haría un intercambio; «stop» termina la partida; «moves» muestra { $count ->
    [one] la única jugada
   *[other] las { $count } jugadas
}.
puppeteer-cells = Intercambios con { $cells }:
puppeteer-move-reveal = la identidad de la puntuación { $score }
puppeteer-move-stop = stop: { $fate }
puppeteer-move-swap = { $one }–{ $two }, oscura en { $dark }, paga { $payer }: { $scores }
puppeteer-preview-wins = todas las Casas están en su puntuación
puppeteer-preview-loses = no todas las Casas están en su puntuación
puppeteer-preview-house = { $house } { $score } (meta { $target })
puppeteer-preview-place = { $house } { $score }

## Qué ha ocurrido

puppeteer-event-revealed = En la puntuación { $score } está { $house }.
puppeteer-event-laid_first = La primera ficha de la mesa es de { $house }.
puppeteer-event-placed = { $house } va a { $at }.
puppeteer-event-took = Ahora toca colocar { $house }.
puppeteer-event-took-next = Ahora toca colocar { $house }; en lo alto de la pila está { $next }.
puppeteer-event-raven = El Cuervo trae las últimas identidades: { $targets }.
puppeteer-event-swapped = { $one } ({ $house }) y { $two } ({ $other }) intercambian sus lugares.
puppeteer-event-darkened = La ficha de { $house } en { $cell } se vuelve oscura.
puppeteer-event-paid = La ficha de puntos de { $house } se vuelve oscura.
puppeteer-event-judged = El veredicto: { $scores }.
puppeteer-won = { $intrigues ->
    [0] ¡Paz! Todas las Casas están en su puntuación, sin una sola intriga.
    [one] ¡Paz! Todas las Casas están en su puntuación, tras una sola intriga.
   *[other] ¡Paz! Todas las Casas están en su puntuación, tras { $intrigues } intrigas.
}
puppeteer-lost = Guerra: { $houses ->
    [one] una Casa no está en su puntuación.
   *[other] { $houses } Casas no están en su puntuación.
}

## Después de la partida, y al resolver

puppeteer-solvable = { $intrigues ->
    [0] Demostrado: con este tablero se gana tal como está.
    [one] Demostrado: se gana con una intriga.
   *[other] Demostrado: se gana con { $intrigues } intrigas, y no con menos.
}
puppeteer-unsolvable = Demostrado: desde este tablero ninguna secuencia de intrigas lleva a la victoria.
puppeteer-undecided = Sin decidir: dentro del límite no hay demostración en un sentido ni en otro.
puppeteer-hindsight-board = { $intrigues ->
    [0] En retrospectiva, el tablero completo era ganador tal como estaba.
    [one] En retrospectiva, con el tablero completo habría bastado una intriga para ganar:
   *[other] En retrospectiva, con el tablero completo habrían bastado { $intrigues } intrigas para ganar:
}
puppeteer-hindsight-lost = En retrospectiva, con el tablero completo ninguna secuencia de intrigas habría podido llevar a la victoria: la partida se perdió durante la construcción.
puppeteer-hindsight-mistake = Después de «{ $move }» ya no se podía ganar.
puppeteer-tables = Preparando las tablas de «{ $objective }» para este ordenador; solo ocurre una vez y tarda unos segundos…

## Por qué se rechaza una jugada

error-move-illegal-other-phase = { $phase ->
    [reveal] Se están descubriendo las identidades: indica una puntuación, por ejemplo «reveal 6».
    [expansion] El tablero está en construcción: coloca la ficha que tienes en la mano, por ejemplo «place 0,1».
   *[intrigue] El tablero está completo: intercambia dos fichas adyacentes o escribe «stop».
}
error-move-illegal-no-such-score = En la puntuación { $score } no hay ninguna identidad; las puntuaciones son { $scores }.
error-move-illegal-revealed-before = La identidad de la puntuación { $score } ya está descubierta.
error-move-illegal-taken = En { $at } ya hay una ficha.
error-move-illegal-not-adjacent = Junto a { $at } no hay ninguna ficha.
error-move-illegal-outside-frame = Con una ficha en { $at } el tablero tendría más de seis filas o columnas.
error-move-illegal-not-neighbours = Las casillas { $one } y { $two } no son adyacentes.
error-move-illegal-dark-token = La ficha de { $cell } es oscura y ya no se puede intercambiar.
error-move-illegal-both-paid = Las fichas de puntos de { $house } y { $other } son oscuras: no puede haber intrigas entre ellas.
error-move-illegal-dark-elsewhere = La ficha que se vuelve oscura debe estar en { $one } o en { $two }.
error-move-illegal-not-involved = { $payer } no participa en esta intriga y no puede pagar.
error-move-illegal-has-paid = La ficha de puntos de { $payer } ya es oscura; cada Casa paga una sola vez.

## Posiciones

error-position-targets = Cada una de las seis Casas debe tener como meta una puntuación distinta de entre { $scores }.
error-position-revealed = Las puntuaciones descubiertas no encajan: hasta completar el tablero son tantas como descubre esta partida ({ $reveal }), después las seis, y ninguna dos veces.
error-position-board = El tablero no puede estar así: debe ser de una sola pieza, alrededor de la primera ficha, dentro de seis filas y seis columnas, y estar lleno solo cuando ha terminado la Expansión.
error-position-tokens = { $house } tiene { $count ->
    [one] una sola ficha
   *[other] { $count } fichas
} entre el tablero y la pila, y debe tener 6.
error-position-intrigues = El número de fichas oscuras ({ $dark }) y el de fichas de puntos oscuras ({ $paid }) no concuerdan entre sí o con esta fase.

## Las reglas, con nuestras palabras

puppeteer-rule-TIT-2 = Una partida tiene cuatro fases: Expansión, Cuervo, Intriga y Guerra.
puppeteer-rule-TIT-14 = Cada objetivo tiene una lista de seis puntuaciones, y en cada una hay una identidad.
puppeteer-rule-TIT-23 = La ficha de lo alto de la pila se coloca junto a una ficha que ya esté en el tablero.
puppeteer-rule-TIT-24 = El tablero nunca supera las seis filas y las seis columnas.
puppeteer-rule-TIT-28 = Una intriga se hace con dos fichas que estén una al lado de la otra; en diagonal no vale.
puppeteer-rule-TIT-30 = Tras el intercambio, exactamente una de las dos fichas se vuelve oscura.
puppeteer-rule-TIT-31 = Una de las dos Casas implicadas paga: su ficha de puntos se vuelve oscura.
puppeteer-rule-TIT-32 = Una ficha oscura ya no se puede intercambiar.
puppeteer-rule-TIT-34 = No puede haber intrigas entre dos Casas cuyas fichas de puntos sean ambas oscuras.
puppeteer-rule-AT-5 = El marco de seis por seis se puede desplazar hasta que se ocupan seis filas (o columnas); una ficha se coloca en una casilla vacía junto a otra, siempre que todas quepan en el marco.
puppeteer-rule-AT-9 = Las identidades se descubren de una en una: cada una se ve antes de indicar la puntuación siguiente, y ninguna puntuación se indica dos veces.
puppeteer-rule-AT-11 = Una ficha de puntos se vuelve oscura una sola vez: si una de las dos Casas ya ha pagado, debe pagar la otra.
puppeteer-rule-AT-21 = La partida termina con «stop» o con la sexta intriga; alcanzar las metas no la termina.

## Unas palabras sobre cómo se juega, para ?

puppeteer-help = Primero descubres algunas identidades: dicen qué Casa debe acabar en qué puntuación. Después construyes un tablero de seis filas y seis columnas, ficha a ficha, siempre junto a las ya colocadas. Cuando está completo, el Cuervo muestra las demás identidades y dispones de seis intrigas: intercambias dos fichas adyacentes, una de las dos se vuelve oscura y ya no se mueve, y una de las dos Casas paga con su ficha de puntos. Al final, todas las Casas deben estar en su puntuación.
puppeteer-lists = Las puntuaciones van del 1 al 6 en «La unión hace la fuerza» y «Divide y vencerás», del 0 al 6 sin el 5 en «Concentración en el centro» y del 0 al 6 sin el 1 en «Control de las fronteras». En las reglas impresas hay además una lista de siete números, del 0 al 6: es una errata, porque una Casa con seis fichas en el tablero no puede sumar 0 por sus grupos.
puppeteer-notation = reveal 6 · place 0,1 (fila, columna, contadas desde la primera ficha; las filas crecen hacia abajo) · swap c3 d3 dark d3 pay Drave (la casilla que se vuelve oscura tras el intercambio y quién paga; basta la inicial) · stop.

## Por qué una jugada es buena o mala, para el entrenador

puppeteer-reason-reveals = muestra qué Casa debe acabar en { $score }
puppeteer-reason-unknown = { $left ->
    [0] { $house } está en { $score }, con su última ficha colocada; su meta está oculta
    [one] { $house } está en { $score }, con una ficha por llegar; su meta está oculta
   *[other] { $house } está en { $score }, con { $left } fichas por llegar; su meta está oculta
}
puppeteer-reason-on-course = { $left ->
    [0] { $house } está en { $score }, meta { $target }, con su última ficha colocada
    [one] { $house } está en { $score }, meta { $target }, con una ficha por llegar
   *[other] { $house } está en { $score }, meta { $target }, con { $left } fichas por llegar
}
puppeteer-reason-beyond = { $house } se ha pasado de su meta: { $score } en vez de { $target }
puppeteer-reason-short = { $house } está en { $score } y sin intrigas ya no puede llegar a { $target }
puppeteer-reason-fixes-rows = fija las filas del marco
puppeteer-reason-fixes-columns = fija las columnas del marco
puppeteer-reason-peace = todas las Casas están en su puntuación
puppeteer-reason-stops-short = { $missing ->
    [one] termina la partida con una Casa fuera de su puntuación
   *[other] termina la partida con { $missing } Casas fuera de su puntuación
}
puppeteer-reason-reaches = { $house } llega a su puntuación, { $target }
puppeteer-reason-leaves = { $house } abandona su puntuación, { $target }
puppeteer-reason-solvable = { $intrigues ->
    [one] después basta una intriga más para ganar
   *[other] después bastan { $intrigues } intrigas más para ganar
}
puppeteer-reason-hopeless = después, ninguna secuencia de intrigas lleva ya a la victoria
puppeteer-reason-too-late = { $missing ->
    [one] es la última intriga, y una Casa queda fuera de su puntuación
   *[other] es la última intriga, y { $missing } Casas quedan fuera de su puntuación
}

puppeteer-on-board = Los números del tablero son las jugadas; escribe «moves» para ver qué haría cada una.

## Posiciones que se rechazan

error-position-unfinished = Solo se puede resolver un tablero completo al que aún le queden las intrigas.

## Recuentos de muchas partidas: por qué acabaron

puppeteer-end-balanced = todas las Casas en su puntuación
puppeteer-end-unbalanced = una Casa fuera de su puntuación
