### Las mesas a las que se sienta la gente: qué se puede decir en ellas, qué se rechaza, qué dice el servidor.

labelled = { $label }: { $value }

## Frases

talk-hello = ¡Hola!
talk-thanks = ¡Gracias!
talk-well-played = ¡Bien jugado!
talk-thinking = Déjame pensar…
talk-oops = ¡Uy!
talk-good-game = ¡Buena partida!

## Rechazos

error-guest-unknown = Aquí todavía no te conoce nadie: elige primero un nombre.
error-guest-name = Ese nombre no se vería: elige uno con letras.
error-table-unknown = Esa mesa no existe.
error-table-opponents = En una partida entre adversarios nadie juega por otra persona. A quien se ausente mucho tiempo se le puede reclamar la partida.
error-claim-together = En este juego todos juegan juntos: no hay nada que reclamar.
error-claim-nobody = Solo puedes reclamar la partida mientras esperas a un adversario ausente.
error-claim-early = Tu adversario aún no lleva ausente el tiempo suficiente.
error-table-often = Eso ya ha ocurrido demasiadas veces en esta mesa.
error-table-over = Esta mesa está cerrada: la partida ha terminado.
error-table-begun = La partida ya ha empezado.
error-table-not-begun = La partida todavía no ha empezado.
error-table-not-seated = No tienes puesto en esta mesa.
error-table-seated = Ya tienes un puesto en esta mesa.
error-table-full = Todos los puestos de esta mesa están ocupados.
error-table-taken = El puesto { $seat } está ocupado.
error-table-contribution = Una aportación al reparto son 32 bytes, escritos con 64 cifras hexadecimales (de 0 a 9, de a a f).
error-table-open = El puesto { $seat } ya está libre.
error-table-seat = El puesto { $given } no existe: esta mesa tiene { $seats ->
    [one] un solo puesto
   *[other] { $seats } puestos
}.
error-table-waiting = El puesto { $seat } sigue libre: antes tiene que ocuparlo alguien, aunque sea un bot.
error-table-not-host = Eso solo puede hacerlo el anfitrión de esta mesa.
error-table-away = El puesto { $seat } ya se ha abandonado.
error-table-not-away = Nadie ha abandonado el puesto { $seat }.
error-table-step = Esta partida tiene { $steps } jugadas: no hay paso { $given }.
error-table-link = Quien creó este enlace ya no ocupa ese puesto.
error-table-rules = En esta mesa se jugó con la versión { $given } de las reglas, que esta versión de Regalia no conoce.
error-table-many = { $count ->
    [one] Ya tienes una mesa abierta; termina antes esa partida.
   *[other] Ya tienes { $count } mesas abiertas; termina antes la partida de alguna.
}
error-table-crowded = Ya hay demasiada gente mirando esta mesa.
error-table-busy = Otros han sido más rápidos, una y otra vez; inténtalo de nuevo.
error-link-unknown = Este enlace no lleva a ninguna parte; pide uno nuevo.
error-move-stale = Entretanto la partida ha seguido; mira de nuevo la mesa y vuelve a elegir.
error-move-turn = No es tu turno.
error-undo-nothing = No hay ninguna jugada que deshacer.
error-undo-other = Solo puedes deshacer una jugada tuya, y solo mientras sea la última.
error-undo-shown = Esta jugada ha revelado a alguien algo que no sabía, así que ya no se puede deshacer.
error-proposal-open = Ya hay otra propuesta: primero hay que responder a esa.
error-proposal-unknown = No hay ninguna propuesta así a la que tengas que responder.
error-talk-often = No tan deprisa: dilo de nuevo dentro de un momento.
error-talk-unknown = Esa frase no existe.
error-talk-now = Eso no se puede decir ahora.
error-hint-forbidden = En esta mesa no hay consejos.
error-record-unfinished = El registro estará disponible cuando termine la partida.
error-record-chain = El diario se ha modificado: la entrada { $number } no es la continuación de las anteriores.
error-record-commitment = El barajado no es el que se prometió antes de la partida.
error-record-deal = El reparto no resulta del secreto prometido y de lo que aportó cada uno.
error-record-no-log = Este registro no incluye el diario de una mesa, así que no hay nada que verificar.
error-record-log-differs = En este registro, el diario y la partida no cuentan la misma historia.
error-message-shape = No se ha podido entender este mensaje; mira «{ $where }».
error-message-reused = Este id ya se usó para otra petición.
error-message-large = Este mensaje es demasiado largo.
error-rate-limited = Demasiadas peticiones seguidas; espera un momento.
error-origin-refused = Aquí no se admiten peticiones desde esa página.
error-host-refused = Este servidor no responde a ese nombre; quien lo administra puede añadirlo con --host-name.
error-page-unknown = En esta dirección no hay nada.
error-page-unbuilt = La página no está construida: `make page` la construye.
error-page-method = Esta dirección no se puede usar de ese modo.
error-game-preparing = { $game } todavía se está preparando; inténtalo de nuevo en un momento.
error-store-kind = «{ $given }» no es un tipo de base de datos conocido; disponibles: { $allowed }.
error-store-address = Esta no es la dirección de una base de datos.
error-store-driver = PostgreSQL necesita su controlador: instala regalia con el extra «postgresql».
error-store-schema = La base de datos la creó otra versión de Regalia (su esquema es el { $given }; el nuestro, el { $ours }).
error-store-closed = La base de datos no responde ({ $why }).
error-store-unsure = No es seguro que la petición se haya guardado ({ $why }); envíala otra vez.
error-store-full = El disco del servidor está lleno; no se ha guardado nada. Inténtalo más tarde.
error-store-damaged = La base de datos está dañada, o esto no es una; «regalia store check» dice dónde.
error-store-read-only = No se puede escribir en la base de datos; nada ha cambiado.
error-store-gone = El archivo de la base de datos se borró o se sustituyó con el servidor en marcha; no se ha guardado nada.
error-store-in-use = Otro proceso ya está usando { $file }; solo un servidor puede abrir este archivo.
error-store-exists = { $file } ya existe; no se sobrescribe nada.
error-store-missing = Aquí no hay ningún almacén de Regalia ({ $file }).
error-store-not-empty = Esta base de datos no está vacía; una copia solo se restaura en una vacía.
error-table-broken-chain = El diario de esta mesa está dañado: la entrada { $number } no está como se escribió.
error-table-broken-tail = El diario de esta mesa está dañado: faltan las últimas entradas, desde la número { $number }.
error-table-broken-head = El diario de esta mesa está dañado: desde la entrada { $number } no coincide con lo que se había contado.
error-table-broken-replay = El diario de esta mesa está dañado: lo que dice la entrada { $number } no puede haber ocurrido.
error-table-behind = La mesa termina antes de lo que ya has visto: faltan sus últimas entradas. Avisa a quien lleva el servidor.
error-serve-closing = El servidor se está cerrando; inténtalo dentro de un momento.
error-thinking-died = El proceso de un bot se ha interrumpido; otro ocupa su lugar.
error-thinking-slow = Ha tardado demasiado y se ha interrumpido.
error-thinking-busy = Hay demasiados cálculos en espera. Inténtalo de nuevo dentro de un momento.
error-thinking-failed = Un bot no ha podido encontrar una respuesta ({ $why }).
error-serve-address = El servidor no puede abrirse en { $host }:{ $port } ({ $why }).
error-serve-failed = El servidor no ha podido arrancar; su log explica por qué.
error-serve-processes = Varios procesos no pueden compartir un archivo SQLite: --processes mayor que 1 necesita --database postgresql://…
error-serve-extra = El servidor no está instalado: `pip install 'regalia[server]'` lo instala.

## Comandos

serve-open = Regalia está abierto en { $address } (Ctrl-C para cerrarlo).
serve-no-page = Esta instalación no tiene la página para navegadores (`make page` en el código fuente la construye; después se instala de nuevo); la API funciona.
verify-commitment = El barajado es el que se prometió antes de la partida: { $commitment }
verify-contributions = { $count ->
    [0] Nadie en la mesa aportó nada al reparto: el servidor lo conocía.
    [one] El reparto sale del secreto del servidor y de una aportación de la mesa.
   *[other] El reparto sale del secreto del servidor y de { $count } aportaciones de la mesa.
  }
verify-alone = Este reparto lo eligió el servidor solo, como en versiones anteriores.
verify-chain = El diario está íntegro: { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}.
verify-replay = { $moves ->
    [one] Al reproducirla, su única jugada lleva al mismo final.
   *[other] Al reproducirlas, sus { $moves } jugadas llevan al mismo final.
}

## regalia store

store-progress = { $done } de { $all } mesas
store-whole = Todo está bien: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  }, { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
  }.
store-backed-up = Copiado y comprobado: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  }, { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
  }.
store-restored = Restaurado y comprobado: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  }, { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
  }.
store-damaged = Está dañado el propio archivo de la base de datos.
store-other-rules = Sin volver a jugar, porque su juego o sus reglas no están instalados aquí: { $count ->
    [one] una mesa
   *[other] { $count } mesas
  }.
store-broken = { $what ->
    [store-backed-up] Se ha copiado todo tal como está, pero no todo está bien.
    [store-restored] Se ha copiado todo tal como está, pero no todo está bien.
   *[other] No todo está bien.
  } Diarios rotos: { $count } de { $tables }.
