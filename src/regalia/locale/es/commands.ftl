### Help of the commands: in a file of its own because `--help` reads nothing else.

help-regalia = Tres juegos de mesa de coronas, jugados como es debido.
help-lang = El idioma: en, it, es, fr o pt; si no se indica, el del sistema.
help-version = Muestra la versión.
help-games = Enumera los juegos, sus opciones y sus bots.
help-play = Juega una partida aquí, en el terminal: en solitario, con bots o pasándose la pantalla.
help-resume = Continúa una partida guardada: la última, si no se indica un archivo.
help-simulate = Juega muchas partidas entre bots y muestra los porcentajes con sus intervalos.
help-replay = Muestra paso a paso una partida registrada, o solo la verifica.
help-bench = Mide lo rápido que juega este ordenador.
help-game = El juego: { $games }.
help-players = Cuántos jugadores.
help-bots-play = Bots para los últimos puestos, separados por comas; los demás puestos son para personas.
help-bots = Bots, uno para todos los puestos o uno para cada puesto, separados por comas.
help-seed = Un número o un texto; la misma semilla reparte la misma partida.
help-option = Una opción del juego en la forma name=value; se puede indicar varias veces. También por su nombre: --NAME VALUE.
help-games-count = Cuántas partidas.
help-threads = Cuántos hilos.
help-json = Muestra el resultado en formato JSON.
help-file = Un registro: una partida guardada o terminada.
help-verify = Solo comprueba que el registro es válido.
help-all = Muestra todos los pasos sin esperar.
help-seconds = Cuánto dura cada medición, en segundos.
help-solve = Resuelve una posición: qué está demostrado y cuáles son las mejores jugadas.
help-position = Un archivo con una posición en formato JSON.
help-lineup = Las cartas neutrales que están boca arriba, separadas por comas.
help-solve-seconds = Se detiene tras este número de segundos en cada posición.
help-milliseconds = Cuánto puede pensar cada jugada un bot que busca, en milisegundos.
help-simulations = Lo mismo como número de simulaciones: del todo reproducible.
help-hint = Pide consejo al entrenador sobre una partida guardada, la última si no se indica un archivo: las tres mejores jugadas con sus probabilidades.
help-why = Da también las razones.
help-review = Repasa una partida: la probabilidad de ganar jugada a jugada, dónde cambió y qué habría sido mejor.
help-save = Guarda además la curva como imagen: FILE.svg o FILE.png.
help-brief = Solo la curva y las palabras, sin la tabla de jugadas.
help-played-out = Cuántas partidas se simulan para juzgar una jugada.
