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
simulate-share = { $share } %
simulate-range = { $low } – { $high } %
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

## Juegos sin dibujo propio

plain-question = Es el turno de { $who }.
plain-won = Victoria: { $reason }
plain-lost = Derrota: { $reason }
plain-winner = Gana { $who }: { $reason }
plain-drawn = No gana nadie: { $reason }
