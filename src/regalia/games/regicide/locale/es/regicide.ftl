### Regicide: nombres, qué ocurre, por qué se rechaza una jugada, las reglas correspondientes.
### Los términos de cartas y mazos son los de los reglamentos publicados.

regicide-title = Regicide
regicide-summary = De uno a cuatro jugadores, juntos contra doce miembros de la realeza.

## Cartas. $rank y $suit se rellenan con los mensajes siguientes.

regicide-rank-A = compañero animal
regicide-rank-2 = 2
regicide-rank-3 = 3
regicide-rank-4 = 4
regicide-rank-5 = 5
regicide-rank-6 = 6
regicide-rank-7 = 7
regicide-rank-8 = 8
regicide-rank-9 = 9
regicide-rank-T = 10
regicide-rank-J = sota
regicide-rank-Q = reina
regicide-rank-K = rey
regicide-suit-h = corazones
regicide-suit-d = diamantes
regicide-suit-c = tréboles
regicide-suit-s = picas
regicide-card = { $rank } de { $suit }
regicide-jester = comodín

## La mesa

regicide-enemy = Enemigo
regicide-health = vida { $left } de { $health }
regicide-attack = ataque { $attack }
regicide-attack-shielded = ataque { $blow } ({ $attack } menos { $shield } de escudo)
regicide-immune = inmune a { $suit }
regicide-not-immune = inmunidad anulada
regicide-castle = Mazo del castillo
regicide-castle-left = quedan { $jacks } J, { $queens } Q, { $kings } K
regicide-tavern = Mazo de la posada
regicide-discard = Pila de descarte
regicide-table = Cartas jugadas
regicide-hand = Tu mano
regicide-jesters-left = { $count ->
    [0] no quedan comodines
    [one] queda { $count } comodín
   *[other] quedan { $count } comodines
}
regicide-cards = { $count ->
    [0] sin cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
regicide-yielded = ha pasado

## Qué hacer ahora

regicide-ask-play = Juega cartas contra el enemigo ({ $enemy }).
regicide-ask-discard = El enemigo ({ $enemy }) te ataca: descarta cartas por un valor mínimo de { $owed }.
regicide-ask-flip-only = Tu mano no basta para encajar { $owed } de daño: da la vuelta a un comodín.
regicide-ask-name = ¿Quién juega después?
regicide-empty = sin cartas
regicide-preview-damage = { $count } de daño
regicide-preview-draw = roba { $count }
regicide-preview-heal = cura { $count }
regicide-preview-shield = escudo { $count }
regicide-preview-kill = enemigo derrotado
regicide-preview-exact = golpe exacto
regicide-preview-blow = y después un ataque de { $count }
regicide-preview-uncertain = quizá no sobrevivas
regicide-preview-lost = no sobrevives
regicide-move-jester = comodín: anular la inmunidad y elegir quién juega después
regicide-move-yield = pasar
regicide-move-flip = dar la vuelta a un comodín: descartar tu mano y reponerla
regicide-move-discard = { $cards } (valor { $worth })
regicide-move-name = jugador { $seat }
regicide-move-name-self = tú
regicide-lots = Lo que todos saben de las cartas ocultas
regicide-lot = { $cards }: { $tavern } en el mazo de la posada, { $hands } en manos de los demás

## Qué ha ocurrido. $you es "yes" cuando lo ha hecho quien lee; $who es un nombre como "Jugador 2".

regicide-event-played = { $you ->
    [yes] Juegas { $cards } (ataque { $value }).
   *[no] { $who } juega { $cards } (ataque { $value }).
}
regicide-event-jester = { $you ->
    [yes] Juegas un comodín.
   *[no] { $who } juega un comodín.
}
regicide-event-immunity-cancelled = El enemigo ({ $enemy }) pierde su inmunidad.
regicide-event-named = { $you ->
    [yes] Eliges quién juega después: { $next }.
   *[no] { $who } elige quién juega después: { $next }.
}
regicide-event-flipped = { $you ->
    [yes] Das la vuelta a un comodín y descartas tu mano.
   *[no] { $who } da la vuelta a un comodín y descarta su mano.
}
regicide-event-discarded = { $you ->
    [yes] Descartas { $cards }.
   *[no] { $who } descarta { $cards }.
}
regicide-event-yielded = { $you ->
    [yes] Pasas.
   *[no] { $who } pasa.
}
regicide-event-healed = { $count ->
    [one] Una carta pasa de la pila de descarte al fondo del mazo de la posada: { $cards }.
   *[other] { $count } cartas pasan de la pila de descarte al fondo del mazo de la posada: { $cards }.
}
regicide-event-drew = { $you ->
    [yes] Robas { $cards }.
   *[no] { $count ->
        [one] { $who } roba una carta.
       *[other] { $who } roba { $count } cartas.
    }
}
regicide-event-shielded = El escudo aumenta en { $by }: ahora vale { $total }.
regicide-event-hit = { $by } de daño, { $total } en total.
regicide-event-defeated = Enemigo derrotado: { $enemy }. La carta va a la pila de descarte.
regicide-event-defeated-exact = Golpe exacto: { $enemy }. La carta se coloca boca abajo encima del mazo de la posada.
regicide-event-revealed = Siguiente enemigo: { $enemy }.
regicide-event-attacked = { $you ->
    [yes] El enemigo te ataca: { $by } de daño.
   *[no] El enemigo ataca a { $who }: { $by } de daño.
}

## El final

regicide-won = Ha caído el último rey: ¡victoria!
regicide-won-gold = Último rey derrotado sin usar comodines: ¡victoria de oro!
regicide-won-silver = Último rey derrotado usando un solo comodín: ¡victoria de plata!
regicide-won-bronze = Último rey derrotado usando los dos comodines: ¡victoria de bronce!
regicide-lost-uncovered = No se puede encajar el daño: la partida está perdida.
regicide-lost-stuck = No hay cartas que jugar ni se puede pasar: la partida está perdida.

## Por qué se rechaza una jugada. { $cards } va en notación.

error-move-illegal-not-now = { $phase ->
    [play] Ahora se juegan cartas: no hay daño por el que descartar ni nadie a quien elegir.
    [discard] Ahora hay que encajar el daño: descarta cartas por un valor mínimo de { $owed }.
   *[name] Ahora hay que elegir quién juega después: de name 1 a name { $players }.
}
error-move-illegal-not-in-hand = No tienes en la mano todas estas cartas: { $cards }.
error-move-illegal-no-cards = Para jugar hace falta al menos una carta.
error-move-illegal-card-twice = La carta { $card } no se puede jugar dos veces a la vez.
error-move-illegal-jester-alone = El comodín se juega siempre solo.
error-move-illegal-companion = Un compañero animal solo puede emparejarse con una única carta.
error-move-illegal-different-numbers = Las cartas que se juegan juntas deben tener el mismo número, salvo que una sea un compañero animal.
error-move-illegal-over-ten = Estas cartas suman { $worth } y una combinación puede sumar 10 como máximo.
error-move-illegal-all-others-yielded = No puedes pasar, porque todos los demás han pasado en su último turno.
error-move-illegal-solo-yield = En solitario no puedes pasar.
error-move-illegal-solo-yield-twice = No puedes pasar dos veces seguidas.
error-move-illegal-solo-yield-free = No puedes pasar, porque el escudo anula por completo el ataque del enemigo.
error-move-illegal-not-solo = Solo se puede dar la vuelta a un comodín en solitario.
error-move-illegal-no-jester-left = Ya se ha dado la vuelta a los dos comodines.
error-move-illegal-not-covered = Estas cartas valen { $worth }, pero el ataque es de { $owed }.
error-move-illegal-overpaid = Estas cartas valen { $worth } frente a un ataque de { $owed }: en esta mesa sobra una.
error-move-illegal-second-jester-first = Si tienes dos comodines en la mano, el primero sale antes.
error-move-illegal-no-such-seat = { $players ->
    [one] Solo hay un jugador.
   *[other] Solo hay { $players } jugadores.
}

## Las reglas en que se basan los rechazos, con nuestras palabras

regicide-rule-RGC-7 = Un turno tiene cuatro pasos: jugar o pasar; aplicar los poderes de los palos; causar daño y ver si cae el enemigo; recibir su ataque. Cada decisión tiene su momento.
regicide-rule-RGC-8 = En el paso 1 juegas una carta de tu mano; su número es su valor de ataque.
regicide-rule-RGC-18 = En el paso 4 descartas cartas de tu mano que valgan al menos tanto como el daño: un compañero animal cuenta 1; un comodín, 0; sota, reina y rey, 10, 15 y 20. Si toda la mano vale menos, pierden todos. No todas las mesas coinciden en si se puede descartar más de lo necesario: lo decide la opción «overpay».
regicide-rule-RGC-20 = Un compañero animal se puede jugar solo o con una única carta más que no sea un comodín; vale también otro compañero animal. Los valores se suman y cada palo presente actúa con la suma completa.
regicide-rule-RGC-23 = Una combinación consta de entre dos y cuatro cartas del mismo número que suman 10 como máximo: parejas de doses, treses, cuatros y cincos, tríos de doses o treses, cuatro doses. Los compañeros animales nunca forman parte de una combinación.
regicide-rule-RGC-25 = El comodín se juega solo, no causa daño y anula la inmunidad del enemigo para todas las cartas que se jueguen después.
regicide-rule-RGC-26 = Después de un comodín no se causa ni se recibe daño; quien lo ha jugado elige quién juega después, incluso a sí mismo.
regicide-rule-RGC-31 = Nadie puede pasar si todos los demás han pasado en su último turno. Jugar una carta borra la marca de haber pasado de quien la juega; derrotar a un enemigo no borra la de los demás.
regicide-rule-RGC-32 = En solitario no se puede pasar. La opción «solo_yield» puede permitirlo: siempre, o nunca dos veces seguidas; en todo caso, solo mientras el ataque del enemigo sea superior a 0.
regicide-rule-RGC-34 = La partida se gana en cuanto cae el último rey, y se pierde cuando no se puede encajar un ataque o un jugador no puede hacer nada.
regicide-rule-RGC-39 = En solitario se puede dar la vuelta a un comodín para descartar toda la mano y reponerla hasta ocho cartas. El enemigo conserva su inmunidad.
regicide-rule-RGC-40 = En solitario se puede dar la vuelta a un comodín antes de jugar en el paso 1 o antes de recibir daño en el paso 4; a cada uno de los dos, una sola vez.
regicide-rule-RGC-45 = Los dos comodines de una partida de cuatro jugadores se pueden distinguir; en una jugada ambos son X, y el primero sale antes de la mano.

## Unas palabras sobre cómo se juega, para ?

regicide-help = Derrota a las cuatro sotas, después a las reinas y después a los reyes. Juega una carta: su número es el daño. ♥ pone cartas de la pila de descarte bajo el mazo de la posada, ♦ roba cartas, ♣ duplica el daño, ♠ sirve de escudo contra el ataque de este enemigo. Un enemigo ignora el poder de su propio palo. Si sobrevive, contraataca, y tú descartas cartas que valgan al menos tanto como su ataque. Si el daño es exactamente igual a su vida, el enemigo va encima del mazo de la posada, de donde se podrá robar.
regicide-notation = Cartas: valor A 2 … 9 T J Q K y después palo h d c s, por corazones, diamantes, tréboles y picas (3d, Tc); X es un comodín. Jugadas: play 3d 3c (jugar) · yield (pasar) · discard Tc 4h (descartar) · flip (dar la vuelta a un comodín, solo en solitario) · name 2 (elegir quién juega después)

## Por qué una jugada es buena o mala, para el entrenador

regicide-reason-wins = cae el último rey: la partida está ganada
regicide-reason-exact-kill = golpe exacto: el enemigo va encima del mazo de la posada y no contraataca
regicide-reason-kills = el enemigo cae antes de poder atacar
regicide-reason-cannot-survive = al ataque de { $blow } que viene después no se sobrevive
regicide-reason-must-draw = al ataque de { $blow } que viene después solo se sobrevive robando bien
regicide-reason-sure-draw = de lo que robas se sabe lo suficiente: bastará para cubrir el ataque de { $blow }
regicide-reason-stuck = quien juega después no tiene cartas ni puede pasar: la partida está perdida
regicide-reason-draws = { $count ->
    [one] se roba una carta
   *[other] se roban { $count } cartas: las manos se llenan
}
regicide-reason-heals = { $count ->
    [one] una carta vuelve al fondo del mazo de la posada
   *[other] { $count } cartas vuelven al fondo del mazo de la posada
}
regicide-reason-shields = { $blow ->
    [0] escudo +{ $by }: el ataque queda anulado
   *[other] escudo +{ $by }: el ataque baja a { $blow }
}
regicide-reason-unscathed = el escudo aguanta: no se recibe daño
regicide-reason-immune = el enemigo es inmune a { $suit }: el poder del palo se desperdicia
regicide-reason-waits = el enemigo es inmune a { $suit }: este escudo solo contará cuando se juegue un comodín
regicide-reason-doubles = ♣ duplica: { $damage } de daño
regicide-reason-can-pay = el resto de la mano cubre justo el ataque de { $blow }
regicide-reason-needs-jester = al ataque de { $blow } que viene después solo se sobrevive dando la vuelta a un comodín
regicide-reason-leaves = { $health ->
    [one] al enemigo le queda { $health } de vida y ataca con { $blow }
   *[other] al enemigo le quedan { $health } de vida y ataca con { $blow }
}
regicide-reason-frees = este turno no hay ataque, y desde ahora { $suit } surte efecto
regicide-reason-passes = este turno no hay ataque, y se elige quién juega después
regicide-reason-free-yield = sale gratis: el escudo para todo el ataque
regicide-reason-keeps-cards = guarda las cartas para mejor ocasión, a cambio de un ataque de { $blow }
regicide-reason-pays-exactly = cubre el daño justo
regicide-reason-overpays = descarta { $over } más de lo necesario
regicide-reason-gives-royal = se deshace de { $cards }
regicide-reason-gives-jester = tira un comodín
regicide-reason-keeps = { $count ->
    [one] queda una carta en la mano
   *[other] quedan { $count } cartas en la mano
}
regicide-reason-empties = no queda ninguna carta en la mano
regicide-reason-new-hand = { $jesters ->
    [0] una mano nueva, con el último comodín
   *[other] una mano nueva, y aún queda un comodín
}
regicide-reason-names = { $count ->
    [0] no tiene cartas
    [one] tiene una carta en la mano
   *[other] tiene { $count } cartas en la mano
}
regicide-reason-names-self = { $count ->
    [0] se sigue jugando, pero sin cartas
    [one] se sigue jugando, con una carta
   *[other] se sigue jugando, con { $count } cartas
}
regicide-brief-discard = descarte de { $cards }
regicide-brief-flip = dar la vuelta a un comodín

## Posiciones que se rechazan

error-position-players = La posición no tiene una mano por jugador: manos, { $given }; jugadores, { $players }.
error-position-hand-limit = El jugador { $seat } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la mano, pero el límite es { $limit }.
error-position-castle = El mazo del castillo no está en orden: primero van las sotas, después las reinas y por último los reyes.
error-position-enemy = Tiene que haber un enemigo, con el mazo del castillo detrás, hasta que caiga el último rey.
error-position-defeated = Con las cartas que hay en la mesa, el enemigo { $enemy } ya estaría derrotado.
error-position-table = Las cartas «{ $cards }» de la mesa no pueden haberse jugado juntas.
error-position-lots-cards = Los lotes deben contener cada carta oculta exactamente una vez.
error-position-lots-order = Las cartas de un mismo lote deben estar seguidas en el mazo de la posada.
error-position-yielded = No es posible que todos los jugadores hayan pasado uno tras otro.
error-position-name = Solo se puede elegir quién juega después si se acaba de jugar un comodín.
error-position-nothing-owed = El escudo anula por completo el ataque del enemigo, así que no hay daño por el que descartar.

## Recuentos de muchas partidas: por qué acabaron

regicide-end-last-king = ha caído el último rey
regicide-end-uncovered = no se pudo encajar un ataque
regicide-end-stuck = no había cartas que jugar ni se podía pasar
regicide-label-medal-gold = medalla: oro
regicide-label-medal-silver = medalla: plata
regicide-label-medal-bronze = medalla: bronce

## Lo que se puede decir en la mesa

talk-hand = { $count ->
    [0] No tengo cartas en la mano.
    [one] Tengo una carta en la mano.
   *[other] Tengo { $count } cartas en la mano.
}
talk-tavern = { $count ->
    [0] No quedan cartas en el mazo de la posada.
    [one] Queda una carta en el mazo de la posada.
   *[other] Quedan { $count } cartas en el mazo de la posada.
}
talk-discard = { $count ->
    [0] No hay cartas en la pila de descarte.
    [one] Hay una carta en la pila de descarte.
   *[other] Hay { $count } cartas en la pila de descarte.
}
talk-health = { $count ->
    [one] Al enemigo le queda { $count } de vida.
   *[other] Al enemigo le quedan { $count } de vida.
}
talk-blow = El ataque del enemigo es de { $count }.
talk-castle = { $count ->
    [0] Ya no quedan más enemigos por venir.
    [one] Queda un enemigo por venir.
   *[other] Quedan { $count } enemigos por venir.
}
talk-good = Me gustaría ser el siguiente.
talk-middling = Si hace falta, puedo ser el siguiente.
talk-rather-not = Preferiría no ser el siguiente.

## Órdenes del terminal

regicide-help-pile = las cartas de la pila de descarte
regicide-help-lots = lo que todos saben de las cartas ocultas
