### Las reglas a mano: lo que hace falta para sentarse a jugar, con nuestras palabras.
### Un salto de línea en un texto se ve también en la página. Las reglas completas, con sus códigos, están en docs/.

page-rules-revolution-1-title = El objetivo
page-rules-revolution-1-text = Dos jugadores se enfrentan: uno dirige la Realeza, de rojo, y el otro la Religión, de azul. Por turnos colocáis cartas en un campo de nueve casillas. Una carta orientada hacia ti es tu aliada; cualquier otra, tu enemiga. Cuando en las nueve casillas hay cartas boca arriba, gana quien tenga más aliados.
page-rules-revolution-2-title = La preparación
page-rules-revolution-2-text = Cada cual tiene las siete cartas de un color, boca arriba: es su área. Los dos juegos de cartas hacen lo mismo con otros nombres. Cinco de las 21 cartas grises, las neutrales, están boca arriba junto al campo: son el área neutral, para ambos. Quien empieza tiene además el Ciudadano. Para una primera partida elige el estilo antiguo, que deja fuera las demás cartas neutrales: «Opciones y amigos» lo propone, mientras que «Jugar ya» empieza una partida estándar.
page-rules-revolution-3-title = Tu turno, paso a paso
page-rules-revolution-3-text = 1. Si en tu último turno destruiste una carta, ahora abandona el campo y su casilla queda libre.
    2. Toma una carta de tu área o del área neutral y colócala en una casilla libre. Su flecha apunta hacia tu rival, y la carta es aliada tuya.
    3. Si la carta tiene un efecto activo, puedes usarlo: ahora o nunca.
    La primera carta de una partida es siempre el Ciudadano, y nadie puede pasar.
page-rules-revolution-4-title = Efectos activos y pasivos
page-rules-revolution-4-text = Un efecto activo ocurre una sola vez, nada más colocar su carta. Puedes renunciar a él, pero si lo usas alcanza a todas las cartas que pueda, aunque te perjudique. Un efecto pasivo actúa por sí solo mientras su carta siga a la vista. Ninguna carta es objeto de su propio efecto. No hace falta aprenderse las cartas: la mesa explica cada una.
page-rules-revolution-5-title = Convertir, destruir, desterrar
page-rules-revolution-5-text = Convertir: la carta se gira y cambia de bando, de enemiga a aliada o de aliada a enemiga.
    Destruir: la carta se pone boca abajo, y se retira cuando vuelve a ser el turno de quien la destruyó.
    Desterrar: la carta abandona el campo al instante.
    Una carta boca abajo sigue ocupando su casilla, pero nada puede afectarla, su efecto pasivo ha terminado y no cuenta para nadie.
page-rules-revolution-6-title = Los escudos
page-rules-revolution-6-text = Nada puede afectar a una carta con escudo, salvo el Pirata, que solo destruye cartas así. Castillo y Templo lo tienen siempre. El Sabio da escudo a las cartas de su izquierda y su derecha, y el Ermitaño a las de delante y detrás, sean del bando que sean, pero no a sí mismo. Una carta con escudo tampoco se puede copiar, y ni siquiera su propio bando puede moverla o devolverla. Los escudos solo valen en el campo: en un área se puede desterrar o tomar incluso un Castillo.
page-rules-revolution-7-title = Hasta dónde llegan los efectos
page-rules-revolution-7-text = Adyacentes son las ocho casillas que rodean a una carta: las cuatro de los lados, ortogonalmente; las cuatro de las esquinas, en diagonal. Delante de una carta es hacia donde apunta su flecha; para una carta recién jugada, hacia el rival. Las tres cartas de delante o de detrás son las de la fila contigua, en línea recta y a ambos lados. Las líneas como la de la Reina llegan hasta el borde del campo y pasan por encima de casillas vacías y de cartas a las que nada puede afectar.
page-rules-revolution-8-title = Cuatro clases de sorpresa
page-rules-revolution-8-text = Poeta y Artista copian el efecto activo de una carta vecina y lo aplican desde su propia casilla. Las cartas que se juegan ortogonalmente junto al Chamán, o en diagonal junto a la Hechicera, pierden su efecto activo, salvo que un escudo proteja la casilla; las que ya estaban allí no cambian. La Torre se coloca sobre un aliado tuyo que esté boca arriba y no tenga escudo: esa carta pierde su efecto, y las dos juntas son un solo aliado con escudo. Quien al final tenga la Muerte como aliada ha perdido, diga lo que diga el recuento. Bajo una Torre, la Muerte no hace daño a nadie.
page-rules-revolution-9-title = Fácil de olvidar
page-rules-revolution-9-text = La carta que ocupa la última casilla libre no puede destruir nada; los demás efectos sí funcionan. Si destierra o devuelve cartas, vuelve a haber casillas libres y la partida sigue. Asesino y Aventurero llegan al área del rival, nunca al área neutral. El área neutral no se repone durante la partida. Las cartas desterradas y destruidas van a una única pila de descarte, a la vista, y el Nigromante puede recuperar cualquiera de ellas.
page-rules-revolution-10-title = El final
page-rules-revolution-10-text = La partida termina cuando una carta ha hecho su efecto y en las nueve casillas hay cartas boca arriba. Primero se mira la Muerte; después gana quien tenga más aliados, y como nueve es impar, no hay empate. Si te toca y no tienes cartas, o ninguna que se pueda colocar, has perdido al momento. Si se juegan sesenta cartas sin llegar al final, es empate.
page-rules-revolution-11-title = Otras formas de jugar
page-rules-revolution-11-text = Cartas neutrales: en el estilo antiguo solo está el Ciudadano; al azar, cada jugador roba dos; en el draft, de cinco cartas boca arriba el primer jugador toma una, el segundo otra, el primero una más, y las dos últimas son para el segundo. En las dos formas secretas, las dos cartas neutrales de cada cual están boca abajo hasta que salen de su área; en el draft secreto te quedas con una de cuatro y con una de las tres que recibes.
    Casillas numeradas: cada aliado vale el número de su casilla, y gana quien tenga más puntos; Castillo y Templo solo se colocan en números hasta el 5.
    Encuentros: al mejor de tres, o tres partidas en casillas numeradas sumando los puntos; quien pierde una partida decide quién empieza la siguiente.
    Otras opciones fijan detalles de los escudos, de la Torre y del final.
