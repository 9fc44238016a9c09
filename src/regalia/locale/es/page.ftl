### La página en el navegador: todo lo que rodea a los juegos.

page-skip = Ir a la mesa
page-settings = Ajustes
page-language = Idioma
page-theme = Colores
page-theme-system = como el sistema
page-theme-light = claros
page-theme-dark = oscuros
page-motion = Animaciones
page-motion-off = desactivadas
page-motion-fast = rápidas
page-motion-normal = normales
page-sound = Sonido
page-credit = Regalia es una obra no oficial, hecha con cariño. Regicide es de Paul Abrahams, Luke Badger y Andy Richdale (Badgers From Mars); Revolution, de Seiji Kanai y Hayato Kisaragi (Game Studio); El Titiritero, de Roberto Pinheiro y Emerson Andrade.
page-home = Inicio
page-close = Cerrar
page-loading = Un momento…
page-reconnecting = Se ha perdido la conexión; la estamos recuperando. No se ha perdido nada de lo que has jugado.
page-no-answer = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
page-try-again = Reintentar
page-guest = Invitado
page-you = Tú
page-name = Tu nombre
page-play-now = Jugar ya
page-preparing = Preparándose… (la primera vez, hasta un minuto)
page-choose = Opciones y amigos
page-rules = Reglas
page-my-tables = Mis mesas
page-your-turn = te toca
page-to-move = tiene el turno
page-phase-gathering = esperando jugadores
page-phase-playing = en juego
page-phase-finished = terminada
page-phase-abandoned = abandonada
page-phase-preparing = en preparación
page-players = Jugadores
page-with = Los demás puestos
page-with-bots = bots
page-with-friends = amigos, con un enlace
page-bot = Bot
page-bot-random = Principiante (juega al azar)
page-bot-greedy = Aprendiz (a ojo)
page-bot-reflex = Veterano (rápido)
page-bot-search = Maestro (reflexiona)
page-bot-name = { $bot }, puesto { $seat }
page-seat = Puesto { $seat }
page-seats = Jugadores
page-stand-in = lo sustituye un bot
page-away = ausente
page-onlooker = Estás mirando la partida.
page-hints-allowed = Consejos permitidos
page-claim-after = Cuánto puede ausentarse un adversario
page-claim-rule = Aquí ningún bot juega por un adversario. Si se ausenta durante { $time }, quien espera puede reclamar la partida.
page-difficulty = Dificultad
page-hearts = { $hearts ->
    [one] { $hearts } corazón
   *[other] { $hearts } corazones
} de { $most }
page-open-table = Abrir la mesa
page-invite = Envía este enlace a tus amigos o deja que apunten al código con la cámara. Quien lo abra podrá ocupar un puesto.
page-link = Enlace a esta mesa
page-qr = Código QR con el enlace a esta mesa
page-copy = Copiar el enlace
page-copied = Copiado
page-link-here = Un enlace a { $host } solo funciona en este ordenador. Para que entren los demás, abre la página en la dirección que muestra el servidor cuando se inicia con --host 0.0.0.0.
page-sit = Sentarme aquí
page-not-contributed = (no aporta nada propio al reparto)
page-take-seat = Ocupando tu puesto…
page-add-bot = un bot…
page-free-seat = Liberar el puesto
page-start = Repartir
page-leave = Dejar la mesa
page-host-starts = La partida la empieza el anfitrión.
page-replaced = Un bot está jugando por ti.
page-return = Recuperar mi puesto
page-let-bot-play = Que un bot juegue por { $who }
page-claim = Reclamar la partida
page-claim-now = { $who } lleva demasiado tiempo fuera.
page-claim-later = { $who } no está. Podrás reclamar la partida dentro de { $time }.
page-claimed = La partida no se jugó hasta el final: { $who } la ha reclamado.
page-proposal-take-back = { $who } quiere deshacer una jugada.
page-proposal-stand-in = { $who } propone que un bot juegue por { $away }.
page-agree = De acuerdo
page-decline = No
page-waiting-for-answer = Esperando a los demás.
page-undo = Deshacer
page-talk = Decir algo
page-typed = Escribir una jugada
page-play = Jugar
page-cancel = Cancelar
page-confirm = Confirmar
page-log = Lo que ha pasado
page-said = { $who }: «{ $words }»
page-event-sat = { $who } se sienta.
page-event-left = { $who } deja la mesa.
page-event-returned = { $who } vuelve a su puesto.
page-event-bot = { $who } ocupa un puesto.
page-event-emptied = El puesto { $seat } vuelve a estar libre.
page-event-handed-over = { $who } sigue en otro dispositivo.
page-event-started = Las cartas están repartidas. La promesa de un barajado limpio: { $commitment }
page-event-took-back = { $who } deshace la última jugada.
page-event-stood-in = A partir de ahora un bot juega por { $who }.
page-event-proposed = { $who } hace una propuesta.
page-event-agreed = { $who } acepta.
page-event-declined = { $who } no acepta.
page-event-hinted = { $who } pregunta al entrenador.
page-event-claimed = { $who } reclama la partida: { $away } ha estado fuera demasiado tiempo.
page-event-by-chance = { $who } no pudo pensar: esta jugada se ha elegido al azar.
page-event-abandoned = La mesa se ha abandonado.

## El entrenador y el final

page-hint = Preguntar al entrenador
page-hint-thinking = El entrenador está pensando…
page-hint-sure = Tu mejor probabilidad ahora: { $odds }
page-hint-proven-win = Está ganada: demostrado.
page-hint-proven-loss = Está perdida: demostrado.
page-hint-proven-draw = Es un empate: demostrado.
page-hint-which = ¿Qué jugada?
page-hint-why = ¿Por qué?
page-hint-hardly-matters = Entre estas jugadas apenas hay diferencia.
page-review = Repasar la partida
page-review-working = El entrenador está repasando la partida…
page-review-waiting = El entrenador repasa antes otras partidas. La tuya es la número { $place }…
page-review-curve = La probabilidad de ganar, jugada a jugada
page-review-lost-by = La jugada que costó la partida: la número { $number }, { $move }. Era mejor { $best }.
page-review-turning = Puntos de inflexión
page-review-turning-line = Jugada { $number }, { $who }: { $move } costó un { $cost } %; era mejor { $best }.
page-review-none = Ninguna jugada la decidió por sí sola.
page-replay = Paso { $step } de { $steps }
page-record = Descargar el registro
page-fair = ¿Ha sido una partida limpia?
page-fair-here = { $how ->
    [yours] Comprobado en tu navegador: este reparto contiene tu propia aportación y nadie pudo elegirlo por su cuenta.
    [theirs] Comprobado en tu navegador: este reparto sale de la promesa del servidor y de lo que aportaron los jugadores.
   *[promised] Comprobado en tu navegador: este reparto es el que prometió el servidor, pero lo eligió él solo.
  }
page-unfair-here = Este reparto no supera la comprobación en tu navegador: { $what ->
    [chain] su diario ha sido modificado.
    [promise] el secreto del servidor no es el que prometió.
    [mine] falta tu aportación.
    [deal] no sale de la promesa y de lo que aportó cada uno.
    [story] el diario y la partida no cuentan la misma historia.
   *[form] no se puede leer su registro.
  }
page-fair-yes = Sí: el barajado es el que se prometió antes de la partida, el diario está íntegro ({ $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}) y la partida se puede reproducir entera ({ $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}).
page-share = Enlace a esta partida
page-again = Jugar otra vez
page-move-device = Seguir en otro dispositivo
page-move-device-hint = Abre este enlace allí; a partir de entonces este navegador solo podrá mirar. Sirve una sola vez, durante un día; un enlace nuevo lo anula.
page-revoke-link = Revocar este enlace
page-link-revoked = El enlace se ha revocado: ya no lleva a ninguna parte.

## Reglas

page-rules-contents = En esta página
page-rules-more = Las reglas en que se basan los rechazos
page-rules-more-hint = Cuando se rechaza una jugada, se te indica la regla en que se basa. Aquí están todas, cada una con su código.
