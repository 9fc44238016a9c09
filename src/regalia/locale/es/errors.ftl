### Una frase por cada código de error. El código mismo se imprime antes de la frase.

## Juegos, opciones, bots

error-game-no-solver = No hay solucionador para { $given }; lo hay para: { $allowed }.
error-game-unknown = No hay ningún juego llamado «{ $given }»; disponibles: { $allowed }.
error-option-unknown = La opción «{ $option }» no existe; disponibles: { $allowed }.
error-option-value = La opción «{ $option }» no puede valer «{ $given }»; valores admitidos: { $allowed }.
error-option-number = La opción «{ $option }» debe ser un número entero mayor que 0, no «{ $given }».
error-option-function = La opción «{ $option }» debe ser una función, no «{ $given }».
error-option-seed = La semilla es un número entero o un texto, no { $given }.
error-option-seat = El puesto { $given } no existe en una partida { $players ->
    [one] en solitario
   *[other] de { $players } jugadores
}; los puestos se cuentan desde 0.
error-option-needs = La opción «{ $option }» solo puede valer «{ $given }» junto con { $needs }={ $value }.
error-option-lineup = «{ $given }» no es válido: indica cinco cartas neutrales distintas del sistema estándar.
error-option-card = No hay ninguna carta llamada «{ $given }».
error-option-both = Indica { $one } o { $other }, pero no a la vez.
error-option-missing = Aquí hace falta la opción «{ $option }».
error-option-form = Escribe las opciones en la forma name=value, no «{ $given }».
error-bot-unknown = No hay ningún bot llamado «{ $given }»; disponibles: { $allowed }.
error-bot-count = Los bots indicados ({ $given }) no se corresponden con los puestos ({ $seats }): indica uno para todos o uno para cada puesto.
error-bot-too-many = Hay demasiados bots: { $given } para { $seats ->
    [one] un solo jugador
   *[other] { $seats } jugadores
}.
error-bot-not-to-move = No es el turno de este puesto, así que el bot no tiene nada que elegir.
error-language-unknown = Regalia todavía no habla «{ $given }»; habla: { $allowed }.

## Jugadas

error-move-notation = «{ $given }» no es una jugada; escribe, por ejemplo: { $examples }.
error-move-game-over = La partida ha terminado: ya no se puede hacer ninguna jugada.

## Posiciones y vistas

error-position-shape = La posición está incompleta o mal formada en «{ $field }».
error-position-players = La posición no tiene una mano por jugador: manos, { $given }; jugadores, { $players }.
error-position-card-unknown = «{ $card }» no es una carta.
error-position-card-twice = La carta { $card } aparece dos veces.
error-position-card-not-used = La carta { $card } no se usa en esta partida.
error-position-card-missing = Falta la carta { $card }: solo hay { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
error-position-hand-limit = El jugador { $seat } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la mano, pero el límite es { $limit }.
error-position-castle = El mazo del castillo no está en orden: primero van las sotas, después las reinas y por último los reyes.
error-position-finished = En esta posición la partida ya ha terminado, aunque no consta como terminada.
error-position-not-over = La posición dice que la partida ha terminado, pero nadie la ha perdido.
error-position-enemy = Tiene que haber un enemigo, con el mazo del castillo detrás, hasta que caiga el último rey.
error-position-defeated = Con las cartas que hay en la mesa, el enemigo { $enemy } ya estaría derrotado.
error-position-table = Las cartas «{ $cards }» de la mesa no pueden haberse jugado juntas.
error-position-lots-cards = Los lotes deben contener cada carta oculta exactamente una vez.
error-position-lots-order = Las cartas de un mismo lote deben estar seguidas en el mazo de la posada.
error-position-yielded = No es posible que todos los jugadores hayan pasado uno tras otro.
error-position-hidden = Las cartas boca abajo del jugador { $seat } no pueden estar ahí: solo se admiten cartas neutrales de un sistema secreto, dos como máximo.
error-position-neutral = Las cartas neutrales no se corresponden con el sistema de juego.
error-position-draft = Las cartas del draft no se corresponden con su desarrollo.
error-position-tower = Una Torre cubre exactamente una carta, y solo una Torre puede hacerlo; mira { $cell }.
error-position-face-down = La carta boca abajo de { $cell } no puede estar ahí: cada jugador ha destruido una como máximo, y quien tiene el turno, ninguna.
error-position-too-high = Castillo y Templo solo pueden estar en números hasta el 5, y { $cell } tiene el número { $number }.
error-position-turn = El número de cartas jugadas, quién empezó y quién tiene el turno no concuerdan entre sí.
error-position-other-game = La posición es de otro juego: { $given }, no { $ours }.
error-position-other-options = La posición corresponde a { $option }={ $given }, y aquí vale { $option }={ $ours }.
error-position-unnamed = La posición no dice a qué juego pertenece.
error-position-unreadable = El archivo «{ $path }» no contiene ninguna posición legible ({ $why }).
error-position-unfinished = Solo se puede resolver un tablero completo al que aún le queden las intrigas.
error-position-name = Solo se puede elegir quién juega después si se acaba de jugar un comodín.
error-position-nothing-owed = El escudo anula por completo el ataque del enemigo, así que no hay daño por el que descartar.
error-view-shape = Esta no es una vista completa de la partida.
error-events-shape = Estos no son eventos de este juego.

## Registros y archivos

error-record-missing = El archivo «{ $path }» no existe.
error-record-exists = El archivo «{ $path }» ya existe; elige otro nombre.
error-record-unreadable = No se puede leer el archivo «{ $path }»: { $why }.
error-record-format = Regalia no puede leer este registro: su formato es «{ $given }», no «{ $known }».
error-record-damaged-shape = El registro está dañado: ni siquiera es un registro.
error-record-damaged-field = El registro está dañado: la parte «{ $field }» falta o está mal formada.
error-record-damaged-json = El registro está dañado o cortado: no es JSON válido.
error-record-damaged-size = El archivo es demasiado grande para ser un registro.
error-record-edited = El registro se modificó después de escribirse: su código de control no coincide.
error-record-rules-version = El registro sigue la versión { $given } de las reglas y esta es la versión { $ours }; reprodúcelo con la versión de Regalia que lo creó.
error-record-options = El registro indica un juego u opciones que no existen.
error-record-position = El registro parte de una posición que no puede darse.
error-record-illegal-move = La jugada { $number } del registro, «{ $move }», no es legal en ese momento.
error-record-diverges = Al reproducirla, la partida termina de forma distinta a lo que dice el registro.
error-record-finished = Esa partida ya ha terminado; puedes verla con: regalia replay { $path }
error-record-no-saves = No hay ninguna partida guardada que continuar.
error-record-no-number = En la lista no hay ninguna partida número { $given }: tiene { $count }.
error-record-no-games = Aquí todavía no se ha jugado ninguna partida.

## La línea de comandos

error-command-usage = Esta línea de comandos no tiene sentido.
error-command-usage-missing = Falta algo: { $what }.
error-command-usage-extra = Sobra algo: «{ $given }».
error-command-usage-no-command = No hay ningún comando «{ $given }»; hay: { $allowed }.
error-command-usage-no-option = Aquí no hay ninguna opción «{ $given }».
error-command-usage-needs-value = La opción { $option } necesita un valor.
error-command-usage-no-value = La opción { $option } no admite ningún valor.
error-command-usage-number = La opción { $option } necesita un número.
error-command-usage-whole = La opción { $option } necesita un número entero.
error-command-interrupted = Interrumpido.
error-command-unsaved = No se ha podido guardar la partida en «{ $path }» ({ $why }); guárdala en otro sitio con: save ARCHIVO
error-command-no-plots = Las imágenes las dibuja matplotlib, que no está instalado; instálalo con: pip install "regalia[plots]"
error-command-unwritten = No se ha podido escribir la imagen en «{ $path }» ({ $why }).
error-internal-error = Algo ha fallado dentro de Regalia ({ $why }); define REGALIA_DEBUG=1 para ver dónde y, por favor, avísanos.
