### Revolution: nombres, efectos, qué ocurre, por qué se rechaza una jugada, las reglas correspondientes.
### En las jugadas las cartas llevan su nombre inglés de una palabra; también se pueden escribir los nombres siguientes.

revolution-title = Revolution
revolution-summary = Realeza contra Religión: dos jugadores se disputan nueve casillas.

## Cartas

revolution-card-King = Rey
revolution-card-Queen = Reina
revolution-card-Princess = Princesa
revolution-card-Minister = Ministro
revolution-card-General = General
revolution-card-Mage = Mago
revolution-card-Castle = Castillo
revolution-card-Pope = Papa
revolution-card-Cardinal = Cardenal
revolution-card-Saint = Santa
revolution-card-Bishop = Obispo
revolution-card-Paladin = Paladín
revolution-card-Monk = Monje
revolution-card-Temple = Templo
revolution-card-Citizen = Ciudadano
revolution-card-Samurai = Samurái
revolution-card-Ninja = Ninja
revolution-card-Poet = Poeta
revolution-card-Artist = Artista
revolution-card-Shaman = Chamán
revolution-card-Enchantress = Hechicera
revolution-card-Sage = Sabio
revolution-card-Hermit = Ermitaño
revolution-card-Witch = Bruja
revolution-card-FortuneTeller = Adivina
revolution-card-Historian = Historiador
revolution-card-Fairy = Hada
revolution-card-Assassin = Asesino
revolution-card-Necromancer = Nigromante
revolution-card-Pirate = Pirata
revolution-card-Dragon = Dragón
revolution-card-Revolutionary = Revolucionario
revolution-card-Tower = Torre
revolution-card-Death = Muerte
revolution-card-Adventurer = Aventurero
revolution-card-Merchant = Mercader

## Bandos

revolution-side-0 = Realeza
revolution-side-1 = Religión
revolution-player = { $who } ({ $side })

## Efectos: un verbo y dónde. $where se rellena con uno de los textos de más abajo.

revolution-active = efecto activo
revolution-passive = efecto pasivo
revolution-effect-none = Sin efecto.
revolution-effect-destroy = Destruye { $where }: queda boca abajo y se retira cuando vuelve a ser tu turno.
revolution-effect-convert = Convierte { $where }: los aliados pasan a ser enemigos, y los enemigos, aliados.
revolution-effect-banish = Destierra al instante del campo de batalla { $where }.
revolution-effect-return = Devuelve a tu área { $where }, que podrás volver a jugar.
revolution-effect-move = Mueve { $where } a una casilla libre a tu elección.
revolution-effect-copy = Copia el efecto activo de { $where }, como si fuera suyo.
revolution-effect-assassinate = Destierra { $where }.
revolution-effect-take = Toma { $where } y la añade a tu área.
revolution-effect-recall = Recupera { $where } y la pone en tu área.
revolution-effect-draw = Roba { $where } y la añade a tu área.
revolution-effect-negate = Mientras siga en el campo, las cartas que se jueguen en { $where } pierden su efecto activo.
revolution-effect-protect = Mientras siga en el campo, ningún efecto, salvo el del Pirata, puede afectar a { $where }.
revolution-effect-cover = Se coloca sobre un aliado tuyo, que pierde su efecto; juntas, las dos cartas tienen un escudo.
revolution-effect-doom = Quien la tenga como aliada al final de la partida ha perdido.
revolution-where-nowhere = nada
revolution-where-adjacent = una carta adyacente
revolution-where-adjacent-shielded = una carta adyacente que tenga escudo
revolution-where-orthogonal = una carta ortogonalmente adyacente
revolution-where-diagonal = una carta adyacente en diagonal
revolution-where-line = todas las cartas en una de las ocho direcciones
revolution-where-group = todas las cartas ortogonalmente adyacentes o todas las adyacentes en diagonal
revolution-where-axis = las dos cartas de lados opuestos, a izquierda y derecha o delante y detrás
revolution-where-diagonal_axis = las dos cartas de esquinas opuestas
revolution-where-front = las tres cartas de delante
revolution-where-behind = las tres cartas de detrás
revolution-where-around = todas las cartas adyacentes
revolution-where-all_lines = todas las cartas en las ocho direcciones
revolution-where-all_orthogonal = las casillas ortogonalmente adyacentes
revolution-where-all_diagonal = las casillas adyacentes en diagonal
revolution-where-sides = las cartas de la izquierda y de la derecha
revolution-where-ends = las cartas de delante y de detrás
revolution-where-itself = esta carta
revolution-where-field = una carta aliada tuya
revolution-where-from_to = una carta cualquiera del campo de batalla
revolution-where-opponent = una carta del área de tu rival
revolution-where-discard = una carta de la pila de descarte
revolution-where-aside = una carta al azar de entre las neutrales sin usar
revolution-legend = ◎ la carta · ○ una de estas · ● todas estas (● u ○ donde haya de ambos) · flechas: la línea entera

## La mesa

revolution-neutral = Área neutral
revolution-discard = Pila de descarte
revolution-offer = Para elegir
revolution-nothing = nada
revolution-face-down = boca abajo
revolution-shield = con escudo
revolution-hidden = { $count ->
    [one] { $count } carta boca abajo
   *[other] { $count } cartas boca abajo
}
revolution-unseen = Cartas neutrales que no has visto
revolution-used = Cartas neutrales de partidas anteriores
revolution-match = Partida { $game }, partidas ganadas { $wins }
revolution-match-points = Partida { $game }, partidas ganadas { $wins }, puntos { $points }
revolution-overview = Escribe el nombre de una carta para ver qué hace y sus jugadas:

## Qué hacer ahora

revolution-ask-play = Juega una carta.
revolution-ask-citizen = Abre la partida: coloca el Ciudadano.
revolution-ask-take = Toma una carta.
revolution-ask-keep = { $count ->
    [4] Quédate con una de estas cuatro cartas; las otras tres son para tu rival.
   *[other] Quédate con una de las tres cartas que te han pasado; las demás se desechan.
}
revolution-ask-choose = ¿Quieres empezar tú la próxima partida o que empiece tu rival?
revolution-move-first = empezar tú
revolution-move-second = que empiece tu rival
revolution-preview-hit = alcanza { $cells }
revolution-preview-allies = aliados { $mine } : { $theirs }
revolution-preview-points = puntos { $mine } : { $theirs }
revolution-preview-wins = gana
revolution-preview-loses = pierde

## Qué ha ocurrido. $you es "yes" cuando lo ha hecho quien lee; $who es un nombre como "Jugador 2".

revolution-event-placed = { $you ->
    [yes] Juegas { $card } en { $cell }.
   *[no] { $who } juega { $card } en { $cell }.
}
revolution-event-covered = { $you ->
    [yes] Colocas la Torre sobre { $card } ({ $cell }).
   *[no] { $who } coloca la Torre sobre { $card } ({ $cell }).
}
revolution-event-negated = Su efecto queda anulado.
revolution-event-copied = Copia el efecto de { $card } ({ $cell }).
revolution-event-destroyed = { $card } ({ $cell }): carta destruida.
revolution-event-converted = La carta de { $cell } cambia de bando: { $side }.
revolution-event-banished = { $card } ({ $cell }): carta desterrada.
revolution-event-returned = { $you ->
    [yes] { $card } ({ $cell }) vuelve a tu área.
   *[no] { $card } ({ $cell }) vuelve al área de { $who }.
}
revolution-event-moved = { $card } pasa de { $cell } a { $goal }.
revolution-event-assassinated = { $you ->
    [yes] Destierras { $card } del área de tu rival.
   *[no] { $who } destierra { $card } del área de su rival.
}
revolution-event-robbed = { $you ->
    [yes] Tomas { $card } del área de tu rival.
   *[no] { $who } toma { $card } del área de su rival.
}
revolution-event-recalled = { $you ->
    [yes] Recuperas { $card } de la pila de descarte.
   *[no] { $who } recupera { $card } de la pila de descarte.
}
revolution-event-drew = { $you ->
    [yes] Robas { $cards }.
   *[no] { $who } roba { $cards }.
}
revolution-event-drew-hidden = { $count ->
    [one] { $who } roba una carta.
   *[other] { $who } roba { $count } cartas.
}
revolution-event-refilled = Se han agotado las cartas neutrales sin usar: se vuelven a usar las que no están en juego.
revolution-event-removed = { $card } abandona { $cell }.
revolution-event-uncovered = { $card } vuelve a quedar a la vista en { $cell }.
revolution-event-took = { $you ->
    [yes] Tomas { $cards }.
   *[no] { $who } toma { $cards }.
}
revolution-event-kept = { $you ->
    [yes] Te quedas con { $cards }.
   *[no] { $who } se queda con una carta.
}
revolution-event-passed = { $you ->
    [yes] Pasas { $cards }.
   *[no] { $who } pasa { $cards }.
}
revolution-event-passed-hidden = { $who } pasa tres cartas.
revolution-event-threw = { $you ->
    [yes] Desechas { $cards }.
   *[no] { $who } desecha dos cartas.
}
revolution-event-dealt = Nuevas cartas neutrales: { $cards }.
revolution-event-chose = { $you ->
    [yes] Decides quién empieza: { $first }.
   *[no] { $who } decide quién empieza: { $first }.
}
revolution-event-shown = Cartas boca abajo de { $who }: { $cards }.
revolution-event-game-ended = Fin de la partida { $number }: { $result }

## El final. $winner es un nombre, $score el tanteo, como 5 : 4.

revolution-won-allies = { $winner } gana por número de aliados, { $score }.
revolution-won-points = { $winner } gana por puntos, { $score }.
revolution-won-tie = Gana { $winner }: puntos iguales, { $score }, pero más aliados.
revolution-won-death = { $winner } gana: la Muerte es aliada de su rival.
revolution-won-no_card = { $winner } gana: a su rival no le quedan cartas que jugar.
revolution-won-no_placement = { $winner } gana: su rival no tiene ninguna carta que pueda colocar.
revolution-won-match = { $winner } gana el encuentro, { $score }.
revolution-drawn-game = Empate: se han jugado sesenta cartas.
revolution-drawn-match = El encuentro termina en empate, { $score }.

## Por qué se rechaza una jugada

error-move-illegal-moment = { $phase ->
    [take] Ahora se toma una carta: escribe take y el nombre de la carta.
    [keep] Ahora hay que quedarse con una carta: escribe keep y el nombre de la carta.
    [choose] Ahora se decide quién empieza la próxima partida: escribe first (empiezas tú) o second (empieza tu rival).
   *[play] Ahora se juega una carta: escribe su nombre, @ y la casilla.
}
error-move-illegal-not-offered = { $card } no está entre las cartas que puedes elegir.
error-move-illegal-citizen-first = La primera carta de una partida es el Ciudadano y ninguna otra.
error-move-illegal-not-yours = { $card } no está en tu área ni en el área neutral.
error-move-illegal-occupied = La casilla { $cell } está ocupada.
error-move-illegal-tower = La Torre se coloca sobre un aliado tuyo que esté boca arriba y no tenga escudo; en { $cell } no hay ninguno.
error-move-illegal-too-high = { $card } solo puede estar en un número hasta el 5, y { $cell } tiene el número { $number }.
error-move-illegal-no-choice = { $card } no tiene un efecto que permita esa elección.
error-move-illegal-negated = En { $cell } el efecto de { $card } queda anulado; puedes jugar la carta sin él.
error-move-illegal-last-cell = Esta carta ocupa la última casilla libre, así que no se puede destruir nada.
error-move-illegal-nothing-hit = Ese efecto no alcanzaría nada; juega la carta sin él.
error-move-illegal-itself = Una carta no puede ser objeto de su propio efecto.
error-move-illegal-out-of-reach = { $card } en { $cell } no llega hasta esa casilla.
error-move-illegal-nobody-there = En esa casilla no hay ninguna carta.
error-move-illegal-face-down = Una carta boca abajo no puede ser objeto de un efecto.
error-move-illegal-shielded = Esa carta tiene un escudo.
error-move-illegal-no-shield = El Pirata solo destruye cartas que tengan escudo.
error-move-illegal-no-ally = Esa carta no es aliada tuya.
error-move-illegal-nothing-to-copy = Esa carta no tiene ningún efecto activo que copiar.
error-move-illegal-no-free-cell = El destino debe ser una casilla libre.
error-move-illegal-not-in-their-area = Esa carta no está boca arriba en el área de tu rival.
error-move-illegal-no-hidden-card = Tu rival no tiene cartas boca abajo en su área.
error-move-illegal-not-discarded = Esa carta no está en la pila de descarte.
error-move-illegal-nothing-to-draw = No quedan cartas neutrales que robar.

## Las reglas en que se basan los rechazos, con nuestras palabras

revolution-rule-RRR-8 = Quien empieza tiene el Ciudadano y debe abrir la partida con él.
revolution-rule-RRR-11 = En tu turno colocas en una casilla libre una carta de tu área o del área neutral.
revolution-rule-RRR-13 = Los jugadores se turnan; el draft y la elección de quién empieza tienen su propio momento, antes de la partida.
revolution-rule-RRR-14 = La partida termina cuando en las nueve casillas hay cartas boca arriba y se han aplicado sus efectos.
revolution-rule-RRR-22 = Quien coloca la carta que no deja ninguna casilla libre no puede destruir nada con ella; los demás efectos sí funcionan.
revolution-rule-RRR-27 = Si las casillas están numeradas, Castillo y Templo solo pueden estar en números hasta el 5.
revolution-rule-RRR-31 = Draft: hay cinco cartas neutrales boca arriba; el primer jugador toma una, el segundo otra, el primero una más, y las dos últimas son para el segundo.
revolution-rule-RRR-33 = Draft secreto: de cuatro cartas te quedas con una y pasas las otras tres; de las tres que recibes te quedas con una y desechas las otras dos.
revolution-rule-RRR-36 = Un efecto activo se aplica al jugar su carta o no se aplica nunca; uno pasivo actúa por sí solo y no deja nada que elegir.
revolution-rule-RRR-43 = Una carta destruida queda boca abajo hasta el siguiente turno de quien la destruyó; mientras tanto, nada puede afectarla y no se le puede poner nada encima.
revolution-rule-RRR-49 = Una carta con escudo no puede ser objeto de ningún efecto, salvo el del Pirata.
revolution-rule-RRR-52 = Un efecto llega a las casillas que muestra su diagrama, vistas desde la carta.
revolution-rule-RRR-71 = La Bruja devuelve una carta aliada tuya.
revolution-rule-RRR-74 = El Hada mueve cualquier carta sin escudo a una casilla libre; la orientación de la carta no cambia.
revolution-rule-RRR-76 = El Nigromante recupera una carta de la pila de descarte, que es común.
revolution-rule-AR-16 = Un efecto que no alcanza nada equivale a no usar el efecto: juega la carta sola.
revolution-rule-AR-17 = Una carta nunca es objeto de su propio efecto.
revolution-rule-AR-36 = La Torre cubre un aliado tuyo que esté boca arriba y no tenga escudo; no ocupa ninguna casilla más.
revolution-rule-AR-49 = Poeta y Artista copian un efecto activo y lo aplican desde su propia casilla, como si fuera suyo.
revolution-rule-AR-50 = Las cartas que se juegan ortogonalmente junto al Chamán, o en diagonal junto a la Hechicera, pierden su efecto activo, salvo que la casilla esté protegida.
revolution-rule-AR-54 = Asesino y Aventurero llegan al área del rival, nunca al área neutral.
revolution-rule-AR-55 = El Mercader roba al azar una de las cartas neutrales que no se han usado hasta ahora.
revolution-rule-AR-57 = El Pirata solo destruye cartas que tengan escudo, aliadas o enemigas.
revolution-rule-AR-62 = Las cartas boca abajo no tienen orden: quien elige a ciegas se lleva una cualquiera.

## Unas palabras sobre cómo se juega, para ?

revolution-help = Por turnos se colocan cartas en las nueve casillas. Cuando juegas una carta, su flecha apunta hacia tu rival (▲ para la Realeza, ▼ para la Religión) y la carta es aliada tuya; los efectos hacen que las cartas cambien de bando, las destruyen o las destierran. Cuando en las nueve casillas hay cartas boca arriba, gana quien tenga más aliados.
revolution-notation = Una jugada es el nombre de la carta, @ y la casilla, y después la elección para su efecto: Queen@b2 ne · King@a1 b2 · Princess@b2 orthogonal · Samurai@b2 ns · Fairy@c1 a1-b3 · Assassin@a2 Castle · Poet@b2 b3 ne (la casilla de la carta copiada y después la elección para su efecto). Si no indicas ninguna elección, la carta se juega sin su efecto. Direcciones: n arriba, e a la derecha, s abajo, w a la izquierda. Otras elecciones: all, front, behind, draw, ? (una carta boca abajo, a ciegas); antes de una partida: take Samurai, keep Samurai, first, second. Los nombres de las cartas también valen en español.

## Resolver

revolution-opening-centre = centro ({ $cell })
revolution-opening-corner = esquina ({ $cell })
revolution-opening-edge = lado ({ $cell })

## Por qué una jugada es buena o mala, para el entrenador

revolution-reason-wins = gana de inmediato
revolution-reason-loses = pierde de inmediato
revolution-reason-takes = { $count ->
    [one] le quita un aliado al rival: { $cells }
   *[other] le quita { $count } aliados al rival: { $cells }
}
revolution-reason-sacrifices = { $count ->
    [one] cuesta un aliado propio: { $cells }
   *[other] cuesta { $count } aliados propios: { $cells }
}
revolution-reason-ahead = { $unit ->
    [points] por delante en puntos, { $mine } : { $theirs }
   *[allies] por delante en aliados, { $mine } : { $theirs }
}
revolution-reason-behind = { $unit ->
    [points] por detrás en puntos, { $mine } : { $theirs }
   *[allies] por detrás en aliados, { $mine } : { $theirs }
}
revolution-reason-level = { $unit ->
    [points] igualdad en puntos, { $mine } : { $theirs }
   *[allies] igualdad en aliados, { $mine } : { $theirs }
}
revolution-reason-sheltered = a salvo tras un escudo en { $cell }
revolution-reason-protects = protege con su escudo las cartas vecinas
revolution-reason-hushes = anula los efectos de lo que se juegue alrededor
revolution-reason-quiet = el efecto se queda sin usar
revolution-reason-negated = en { $cell } el efecto queda anulado
revolution-reason-effect = { $effect }
revolution-reason-starts = quien empieza coloca también la novena carta, si ninguna deja el campo
revolution-reason-follows = quien juega después puede responder a cada carta

## Posiciones y opciones que se rechazan

error-option-lineup = «{ $given }» no es válido: indica cinco cartas neutrales distintas del sistema estándar.
error-option-card = No hay ninguna carta llamada «{ $given }».
error-position-hidden = Las cartas boca abajo del jugador { $seat } no pueden estar ahí: solo se admiten cartas neutrales de un sistema secreto, dos como máximo.
error-position-neutral = Las cartas neutrales no se corresponden con el sistema de juego.
error-position-draft = Las cartas del draft no se corresponden con su desarrollo.
error-position-tower = Una Torre cubre exactamente una carta, y solo una Torre puede hacerlo; mira { $cell }.
error-position-face-down = La carta boca abajo de { $cell } no puede estar ahí: cada jugador ha destruido una como máximo, y quien tiene el turno, ninguna.
error-position-too-high = Castillo y Templo solo pueden estar en números hasta el 5, y { $cell } tiene el número { $number }.
error-position-turn = El número de cartas jugadas, quién empezó y quién tiene el turno no concuerdan entre sí.

## Recuentos de muchas partidas: por qué acabaron

revolution-end-allies = más aliados
revolution-end-points = más puntos
revolution-end-death = la Muerte
revolution-end-no-card = no quedaban cartas que jugar
revolution-end-no-placement = ninguna carta que se pudiera colocar
revolution-end-ply-limit = sesenta cartas jugadas

## Órdenes del terminal

revolution-help-pile = las cartas de la pila de descarte
revolution-help-card = qué hace una carta y sus jugadas: escribe su nombre
revolution-help-unseen = las cartas neutrales que no has visto

## Resolver

revolution-solve-title = La posición
revolution-solve-what = Posición
revolution-solve-verdict = Resultado
revolution-solve-nodes = Nodos
revolution-solve-seconds = Segundos
revolution-solve-wins = gana { $who }
revolution-solve-wins-in = gana { $who } en { $distance ->
    [one] { $distance } jugada
   *[other] { $distance } jugadas en total
}
revolution-solve-drawn = empate
revolution-solve-unknown = sin demostrar
revolution-solve-chance = no demostrable: azar o cartas ocultas
revolution-solve-over = terminada: { $result }
revolution-solve-drafting = sin resolver: el draft no ha terminado, y para resolverla cada carta tiene que estar en su sitio
revolution-solve-choosing = sin resolver: aún no se ha elegido quién juega primero
revolution-solve-best = Mejores jugadas: { $moves }
revolution-solve-one-best = Una de las mejores jugadas: { $move }
revolution-solve-found = Mejor jugada encontrada, estimada y no demostrada: { $move } (partidas simuladas ganadas: { $odds })
revolution-solve-first = { $side } (primer jugador)
revolution-solve-second = { $side } (segundo jugador)
revolution-solve-asking-winner = ¿quién gana?
revolution-solve-asking-distance = ¿en cuántas jugadas?
revolution-solve-asking-moves = ¿con qué jugadas?
revolution-solve-progress = { $asking } { $nodes } nodos, { $rate } nodos/s, { $verdict }
