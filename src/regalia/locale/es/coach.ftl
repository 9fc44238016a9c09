### El entrenador: consejos durante la partida y partidas repasadas.

coach-thinking = El entrenador está pensando…
coach-percent = { $win } %
coach-odds = { $win } % ± { $error } %
coach-range = { $least }-{ $most } %
coach-proven-win = victoria demostrada
coach-proven-draw = empate demostrado
coach-proven-loss = derrota demostrada
coach-ask-again = Escribe «hint» otra vez para saber por qué.

## Repasar una partida

review-progress = Jugadas
review-number = N.º
review-player = Jug.
review-move = Jugada
review-odds = Prob.
review-best = La mejor
review-best-odds = La suya
review-cost = Coste
review-curve = La probabilidad de ganar tras cada decisión, según lo que se sabía en ese momento
review-curve-of = La probabilidad de ganar de { $who } tras cada decisión, según lo que se sabía en ese momento
review-axis = Jugada
review-turned = ▲ puntos de inflexión: { $moves }
review-lost-by = La partida se perdió con la jugada { $number }.
review-turning = Punto de inflexión: jugada { $number }.
review-played = Se jugó
review-played-by = Jugada de { $who }
review-better = Mejor
review-no-single = Ninguna jugada costó la partida por sí sola. Estas fueron las más caras:
review-dear = La jugada { $number } costó un { $cost } %.
review-misfortune = Lo demás fue mala suerte: tras la jugada { $number } la probabilidad bajó por sí sola del { $before } % al { $after } %.
review-fall = Tras la jugada { $number } la probabilidad bajó por sí sola del { $before } % al { $after } %.
review-luck = La partida se perdió sin ningún error demostrable: fue mala suerte.
review-clean = Ninguna jugada fue un error grave.
review-nothing = No había nada que decidir.
review-saved = La curva se ha guardado: { $path }
