### Una frase por cada código de error. El código mismo se imprime antes de la frase.

## Juegos, opciones, bots

error-game-no-solver = No hay solucionador para { $given }; lo hay para: { $allowed }.
error-game-no-array = Los estados de { $game } no se guardan en arrays.
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
error-bot-none = { $game } no tiene bots.
error-bot-silent = El bot { $bot } no dice qué piensa de las jugadas.
error-bot-threads = Un bot que se pasa como objeto juega una partida tras otra, así que { $given } hilos no le sirven de nada: omite «threads».
error-language-unknown = Regalia todavía no habla «{ $given }»; habla: { $allowed }.

## Jugadas

error-move-notation = «{ $given }» no es una jugada; escribe, por ejemplo: { $examples }.
error-move-illegal = Esta jugada no es legal aquí.
error-move-game-over = La partida ha terminado: ya no se puede hacer ninguna jugada.

## Posiciones y vistas

error-position-shape = La posición está incompleta o mal formada en «{ $field }».
error-position-card-unknown = «{ $card }» no es una carta.
error-position-card-twice = La carta { $card } aparece dos veces.
error-position-card-not-used = La carta { $card } no se usa en esta partida.
error-position-card-missing = Falta la carta { $card }: solo hay { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
error-position-finished = En esta posición la partida ya ha terminado, aunque no consta como terminada.
error-position-not-over = La posición dice que la partida ha terminado, pero nadie la ha perdido.
error-position-other-game = La posición es de otro juego: { $given }, no { $ours }.
error-position-other-options = La posición corresponde a { $option }={ $given }, y aquí vale { $option }={ $ours }.
error-position-unnamed = La posición no dice a qué juego pertenece.
error-position-unreadable = El archivo «{ $path }» no contiene ninguna posición legible ({ $why }).
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
