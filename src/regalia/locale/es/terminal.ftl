### La línea de comandos y el juego línea a línea.

## Juegos

games-players = Jugadores
games-bots = Bots
games-options = Opciones
games-by = de { $designers }
games-by-published = de { $designers }, publicado por { $publishers }
games-unofficial = Regalia es un proyecto no oficial, hecho por cariño a los juegos. Estos pertenecen a sus autores y editoriales: cómpralos.

## Jugar

play-player = Jugador { $seat }
play-bot = { $bot } ({ $seat })
play-compiling = Compilando las reglas de { $game } para este ordenador; solo ocurre una vez y tarda unos segundos…
play-hint = Escribe ? para ver la ayuda.
play-seed = Semilla { $seed }.
play-hide = Pulsa Intro para ocultar tus cartas.
play-prompt = jugada
play-number-range = No existe la jugada número { $number }; los números van del 1 al { $count }.
play-more = { $count ->
    [one] … y una más; escribe «moves» para verlas todas.
   *[other] … y { $count } más; escribe «moves» para verlas todas.
}
play-on-board = Los números del tablero son las jugadas; escribe «moves» para ver qué haría cada una.
play-pass = Pasa la pantalla a { $who } y después pulsa Intro.
play-saved = Guardada: { $path }
play-resume-hint = Continúa con: regalia resume { $path }
play-record = El registro de esta partida: { $path }
play-look-back = Para repasarla con el entrenador: regalia review { $path }
play-log-empty = Todavía no se ha jugado nada.
play-why = La regla correspondiente ({ $rule }): { $text }
play-resumed = La partida continúa tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
play-help-title = Ayuda
play-help-commands = Escribe el número de una jugada o la jugada misma. Además:
play-help-question = esta ayuda; tras un rechazo, la regla en que se basa
play-help-moves = todas las jugadas legales
play-help-hint = las tres mejores jugadas según el entrenador; otra vez: por qué
play-help-undo = deshace tu última jugada, si no ha revelado nada nuevo
play-help-log = lo que ha ocurrido hasta ahora
play-help-pile = las cartas de la pila de descarte
play-help-lots = lo que todos saben de las cartas ocultas
play-help-card = qué hace una carta y sus jugadas: escribe su nombre
play-help-unseen = las cartas neutrales que no has visto
play-help-save = guarda la partida (en un archivo de tu elección)
play-help-quit = guarda la partida y sale

saves-none = Todavía no se ha guardado ninguna partida.
saves-more = Hay más: «regalia saves --all» las muestra todas.
saves-finished = terminada tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
saves-turn = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, es el turno de { $who }
completion-installed = Tab completará «regalia» en { $shell } a partir del próximo inicio: { $path }

## Simular, reproducir, medir

simulate-progress = Partidas
simulate-title = { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, bots: { $bots }
simulate-result = Resultado
simulate-count = Partidas
simulate-rate = Porcentaje
simulate-interval = Intervalo del 95 %
simulate-speed = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} con { $moves } jugadas en { $seconds } s: { $rate } partidas/s en { $threads ->
    [one] { $threads } hilo
   *[other] { $threads } hilos
}. Semilla { $seed }.
simulate-interrupted = Interrumpido tras { $games ->
    [one] { $games } partida; lo que sigue vale para ella
   *[other] { $games } partidas; lo que sigue vale para ellas
}.
label-won = victoria
label-lost = derrota
label-drawn = empate
label-winner = gana el jugador { $seat }
label-reason = motivo: { $reason }
label-medal = medalla: { $medal }
medal-gold = oro
medal-silver = plata
medal-bronze = bronce
reason-allies = más aliados
reason-points = más puntos
reason-death = la Muerte
reason-no_card = no quedaban cartas que jugar
reason-no_placement = ninguna carta que se pudiera colocar
reason-ply_limit = sesenta cartas jugadas
reason-balanced = todas las Casas en su puntuación
reason-unbalanced = una Casa fuera de su puntuación
reason-last_king = ha caído el último rey
reason-uncovered = no se pudo encajar un ataque
reason-stuck = no había cartas que jugar ni se podía pasar
replay-step = Jugada { $number } de { $count }: { $move }
replay-start = El comienzo
replay-next = Intro: adelante · b: atrás · un número: esa jugada · e: final · q: salir
replay-range = Las jugadas van de 0 a { $count }.
replay-which = La última partida: { $path }
review-which = La última partida terminada: { $path }
replay-verified = El registro es válido: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}. { $result }
replay-unfinished = La partida no ha terminado.
bench-title = Lo rápido que juega este ordenador
bench-what = Qué
bench-speed = Velocidad
bench-random = { $game }: partidas aleatorias en el núcleo de cálculo, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $threads ->
    [one] { $threads } hilo
   *[other] { $threads } hilos
}
bench-games-steps = { $games } partidas/s, { $steps } pasos/s
bench-integers = { $game }: un bucle de Python con números enteros (actions, act)
bench-texts = { $game }: un bucle de Python con textos (legal_moves, play)
bench-steps = { $steps } pasos/s

## Resolver

solve-title = La posición
solve-what = Posición
solve-verdict = Resultado
solve-nodes = Nodos
solve-seconds = Segundos
solve-wins = gana { $who }
solve-wins-in = gana { $who } en { $distance ->
    [one] { $distance } jugada
   *[other] { $distance } jugadas en total
}
solve-drawn = empate
solve-unknown = sin demostrar
solve-chance = no demostrable: azar o cartas ocultas
solve-over = terminada: { $result }
solve-drafting = sin resolver: el draft no ha terminado, y para resolverla cada carta tiene que estar en su sitio
solve-choosing = sin resolver: aún no se ha elegido quién juega primero
solve-best = Mejores jugadas: { $moves }
solve-one-best = Una de las mejores jugadas: { $move }
solve-found = Mejor jugada encontrada, estimada y no demostrada: { $move } (partidas simuladas ganadas: { $odds })
solve-first = { $side } (primer jugador)
solve-second = { $side } (segundo jugador)
solve-asking-winner = ¿quién gana?
solve-asking-distance = ¿en cuántas jugadas?
solve-asking-moves = ¿con qué jugadas?
solve-progress = { $asking } { $nodes } nodos, { $rate } nodos/s, { $verdict }
