### La mesa de Revolution en el navegador.

page-revolution-field = El campo
page-revolution-own-area = Tu área
page-revolution-area = Área: { $who }
page-revolution-compass = n señala la fila 3

## Lo que se dice de una casilla o de una carta

page-revolution-free = libre
page-revolution-number = número { $number }
page-revolution-ally = aliada de la { $side }
page-revolution-doomed = deja el campo en el próximo turno de la { $side }
page-revolution-covers = cubre: { $card }
page-revolution-negated = aquí se anulan los efectos activos
page-revolution-hit = alcanzada
page-revolution-pointed = la jugada del entrenador
page-revolution-hidden-own = tu rival no la ve

## Elegir una jugada, paso a paso

page-revolution-waiting = Esperando a { $who }…
page-revolution-where = { $card }: elige la casilla.
page-revolution-effect = { $card } en { $cell }: elige su efecto.
page-revolution-copied = { $card }: elige la carta que copia.
page-revolution-goal = Elige la casilla a la que se mueve.
page-revolution-move = { $card } en { $cell }
page-revolution-idle = En esta casilla su efecto no tiene objetivo o está anulado.
page-revolution-without = Sin su efecto
page-revolution-blind = Una carta boca abajo, a ciegas
page-revolution-choice-orthogonal = Todas las ortogonales
page-revolution-choice-diagonal = Todas las diagonales
page-revolution-choice-front = Las de delante
page-revolution-choice-behind = Las de detrás
page-revolution-choice-all = Todas
page-revolution-choice-draw = Robar una carta
page-revolution-back = Atrás
page-revolution-go-on = Seguir

## Recuentos y pilas

page-revolution-allies = { $count ->
    [one] { $count } aliado
   *[other] { $count } aliados
}
page-revolution-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
page-revolution-aside = { $count ->
    [one] { $count } carta neutral apartada
   *[other] { $count } cartas neutrales apartadas
}
page-revolution-passed = Cartas que pasaste
page-revolution-received = Cartas que te pasaron
page-revolution-thrown = Cartas que desechaste
page-revolution-all-cards = Todas las cartas, explicadas

## Opciones

page-option-revolution-system = Cartas neutrales
page-option-revolution-system-standard = estándar
page-option-revolution-system-old-style = estilo antiguo
page-option-revolution-system-random = al azar
page-option-revolution-system-draft = draft
page-option-revolution-system-secret-random = al azar, en secreto
page-option-revolution-system-secret-draft = draft secreto
page-option-revolution-numbered = Casillas numeradas
page-option-revolution-numbered-no = no
page-option-revolution-numbered-yes = sí
page-option-revolution-match = Encuentro
page-option-revolution-match-single = una partida
page-option-revolution-match-best-of-three = al mejor de tres
page-option-revolution-match-three-games = tres partidas
page-option-revolution-first = Quién empieza
page-option-revolution-first-deal = lo decide el azar
page-option-revolution-first-regality = Realeza
page-option-revolution-first-religion = Religión
page-option-revolution-ending = La partida termina cuando el campo está
page-option-revolution-ending-face-up = lleno de cartas boca arriba
page-option-revolution-ending-occupied = lleno
page-option-revolution-copy-shielded = Copiar cartas con escudo
page-option-revolution-copy-shielded-no = no
page-option-revolution-copy-shielded-yes = sí
page-option-revolution-shield-stops-negation = Un escudo impide la anulación
page-option-revolution-shield-stops-negation-yes = sí
page-option-revolution-shield-stops-negation-no = no
page-option-revolution-tower-falls = Una Torre que cae
page-option-revolution-tower-falls-with-covered = arrastra la carta que cubre
page-option-revolution-tower-falls-uncovers = la deja al descubierto
