### Las reglas a mano: lo que hace falta para sentarse a jugar, con nuestras palabras.
### Un salto de línea en un texto se ve también en la página. Las reglas completas, con sus códigos, están en docs/.

page-rules-contents = En esta página
page-rules-more = Las reglas en que se basan los rechazos
page-rules-more-hint = Cuando se rechaza una jugada, se te indica la regla en que se basa. Aquí están todas, cada una con su código.

## Regicide

page-rules-regicide-1-title = El objetivo
page-rules-regicide-1-text = Jugáis todos juntos contra los doce miembros de la realeza del castillo: cuatro sotas, después cuatro reinas y después cuatro reyes. Aparecen de uno en uno. Cuando cae el último rey, habéis ganado todos. Si uno solo de vosotros no puede seguir, habéis perdido todos.
page-rules-regicide-2-title = La preparación
page-rules-regicide-2-text = En el mazo del castillo las sotas están encima y los reyes al fondo, barajados figura por figura; la primera carta se pone boca arriba y es el primer enemigo. Se roba del mazo de la posada: los números del 2 al 10, los cuatro ases, llamados compañeros animales, y un comodín si sois tres o dos si sois cuatro. La mano es de 8 cartas en solitario, 7 entre dos, 6 entre tres y 5 entre cuatro, y todos empiezan con la mano completa. Hay una sola pila de descarte, boca arriba, que cualquiera puede mirar. Aquí todo eso se hace solo, y el azar decide quién empieza.
page-rules-regicide-3-title = Tu turno, paso a paso
page-rules-regicide-3-text = 1. Juega una carta boca arriba, o pasa y ve directamente al paso 4.
    2. El palo de tu carta hace algo.
    3. El número de tu carta es el daño que recibe el enemigo. Si el enemigo cae, te saltas el paso 4 y juegas otro turno enseguida.
    4. Si sigue en pie, te ataca: descarta de tu mano cartas que valgan al menos tanto como su ataque. Después le toca al jugador siguiente, en el sentido de las agujas del reloj.
page-rules-regicide-4-title = Qué hacen los palos
page-rules-regicide-4-text = Cada palo tiene un poder, tan fuerte como el valor que juegas, y hay que usarlo.
    ♥ Corazones: ese número de cartas al azar pasa de la pila de descarte al fondo del mazo de la posada, boca abajo.
    ♦ Diamantes: entre todos robáis ese número de cartas, de una en una y por turno, empezando por ti; se omite a quien ya tiene la mano completa.
    ♣ Tréboles: el daño cuenta doble, y nada más.
    ♠ Picas: el ataque del enemigo baja en esa cantidad, desde este mismo turno y hasta que caiga; todos los escudos contra él se suman, los haya jugado quien los haya jugado.
page-rules-regicide-5-title = Los enemigos
page-rules-regicide-5-text = Una sota tiene 10 de ataque y 20 de vida; una reina, 15 y 30; un rey, 20 y 40. El daño se va sumando hasta llegar a la vida del enemigo. Entonces el enemigo y todas las cartas jugadas contra él van a la pila de descarte, y aparece el siguiente. Si el daño es exactamente igual a la vida, el enemigo va, en cambio, boca abajo encima del mazo de la posada: quien lo robe podrá luchar con él. En tu mano una sota vale 10, una reina 15 y un rey 20, tanto para atacar como para encajar daño, y su palo actúa como el de cualquier carta.
page-rules-regicide-6-title = Varias cartas a la vez
page-rules-regicide-6-text = Se pueden jugar juntas cartas del mismo número si suman 10 como máximo: parejas de doses, treses, cuatros o cincos, tríos de doses o treses, o los cuatro doses. Un compañero animal vale 1 y puede acompañar a una única carta más, incluso a otro compañero animal o a un rey, pero nunca a un comodín. Los valores se suman, y cada palo presente actúa una vez con la suma completa. Así, un 5 de picas con el compañero animal de tréboles da 6 de escudo y causa 12 de daño. Cuando actúan juntos corazones y diamantes, los corazones van primero.
page-rules-regicide-7-title = La inmunidad y el comodín
page-rules-regicide-7-text = Un enemigo ignora el poder de su propio palo, pero el número le hace daño igual. El comodín acaba con eso: se juega siempre solo, no causa daño ni provoca ataque, y desde entonces todos los palos surten efecto contra ese enemigo. Las picas jugadas antes contra un enemigo de picas también pasan a servir de escudo; con los demás palos no se recupera nada. Quien juega un comodín elige quién juega después, y puede elegirse a sí mismo. El siguiente enemigo vuelve a ser inmune a su propio palo.
page-rules-regicide-8-title = Pasar y hablar
page-rules-regicide-8-text = Si prefieres no jugar, puedes pasar; eso sí, el enemigo te ataca enseguida. No puedes pasar si todos los demás han pasado en su último turno. Nadie puede enseñar sus cartas ni dar pistas sobre ellas. Se puede decir en voz alta lo que todos ven, como cuántas cartas tienes. Después de un comodín también puedes decir, sin entrar en detalles, si te gustaría jugar a ti.
page-rules-regicide-9-title = Fácil de olvidar
page-rules-regicide-9-text = Los palos actúan antes que el daño: los diamantes no pueden robar al enemigo que cae con esa misma jugada, y los corazones no recuperan las cartas que aún tiene delante. Si la pila de descarte o el mazo de la posada no dan para tanto, se toma lo que haya; que el mazo de la posada se agote no tiene penalización, y no se repone solo. Si los escudos dejan el ataque en 0, no descartas nada. Al encajar daño, un compañero animal vale 1 y un comodín, nada. Quedarse sin cartas no es en sí una derrota, pero sin cartas solo se puede pasar, si está permitido.
page-rules-regicide-10-title = El final
page-rules-regicide-10-text = Habéis ganado en cuanto cae el último rey. Habéis perdido cuando a alguien no le basta toda su mano para encajar un ataque. También habéis perdido cuando a alguien le toca y no puede ni jugar ni pasar. En solitario, un comodín sin usar aún puede salvarte.
page-rules-regicide-11-title = En solitario, y las opciones
page-rules-regicide-11-text = En solitario tienes hasta 8 cartas en la mano, y los dos comodines están a tu lado. Antes de jugar, o antes de recibir daño, puedes dar la vuelta a uno: descartas toda tu mano y robas una nueva; el enemigo conserva su inmunidad. Una victoria sin comodines es de oro; con uno, de plata; con los dos, de bronce. En solitario no se puede pasar, salvo que una opción de la mesa lo permita, y nunca cuando no haya daño que recibir. Con cualquier número de jugadores, otra opción fija si se puede descartar más de lo necesario.

## Revolution

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

## El Titiritero

page-rules-puppeteer-1-title = El objetivo del juego
page-rules-puppeteer-1-text = Juegas en solitario y mueves los hilos de seis Casas: Drave, Halvern, Bearth, Gantis, Na'Ghar y Avondale. Construyes un tablero de 36 fichas, seis de cada Casa. Al final, cada Casa debe tener exactamente la puntuación que le ha tocado en suerte. Si una sola queda por encima o por debajo, hay guerra.
page-rules-puppeteer-2-title = Los cuatro objetivos
page-rules-puppeteer-2-text = El objetivo indica cómo suman puntos las Casas; un grupo lo forman fichas de una Casa que se tocan lado con lado, y una ficha suelta también es un grupo.
    La unión hace la fuerza: un punto por cada ficha del grupo más grande de la Casa.
    Divide y vencerás: un punto por cada uno de sus grupos.
    Concentración en el centro: un punto por cada ficha suya en el cuadrado interior de 4 x 4.
    Control de las fronteras: un punto por cada ficha suya en el borde del 6 x 6.
    Para una primera partida elige «Concentración en el centro»: «Opciones y amigos» lo propone, mientras que «Jugar ya» empieza con «La unión hace la fuerza».
page-rules-puppeteer-3-title = La preparación
page-rules-puppeteer-3-text = Las seis identidades se mezclan y se ponen boca abajo, una en cada puntuación del objetivo: del 1 al 6 en «La unión hace la fuerza» y «Divide y vencerás», del 0 al 6 sin el 5 en «Concentración en el centro» y del 0 al 6 sin el 1 en «Control de las fronteras». La Casa que está bajo el 6 debe acabar con 6 puntos, y así con todas. Descubres tres, una tras otra, en las puntuaciones que quieras. Las fichas de puntos de todas las Casas están listas por su lado claro. Las 36 fichas del tablero se mezclan en una pila boca abajo, y la de arriba es el comienzo del tablero.
page-rules-puppeteer-4-title = Expansión: construir el tablero
page-rules-puppeteer-4-text = Tomas la ficha de lo alto de la pila, ves de quién es y la colocas junto a una ficha que ya esté en la mesa: encima, debajo, a la izquierda o a la derecha. Ahí se queda hasta las intrigas. El tablero nunca puede superar seis filas o seis columnas, pero dónde están sus bordes queda abierto hasta que se ocupan seis. Siempre hay un lugar, y con la última ficha el cuadrado queda lleno. Sabes cuántas fichas de cada Casa quedan en la pila, pero no en qué orden.
page-rules-puppeteer-5-title = El Cuervo
page-rules-puppeteer-5-text = Cuando el tablero está completo, el Cuervo descubre las demás identidades. Desde ese momento no hay nada oculto: ves qué puntuación tiene cada Casa y cuál debería tener.
page-rules-puppeteer-6-title = Una intriga, paso a paso
page-rules-puppeteer-6-text = Puedes hacer hasta seis intrigas, una tras otra.
    1. Intercambia dos fichas claras que estén una al lado de la otra, no en diagonal.
    2. Una de las dos se vuelve oscura: ya no se podrá intercambiar.
    3. Una de las dos Casas paga: su ficha de puntos se vuelve oscura, y no podrá pagar otra vez.
    Puedes parar en cualquier momento, incluso antes de la primera intriga.
page-rules-puppeteer-7-title = Fácil de olvidar
page-rules-puppeteer-7-text = Qué ficha se vuelve oscura y qué Casa paga son dos decisiones distintas. Si una de las dos Casas ya ha pagado, debe pagar la otra; si han pagado las dos, ya no puede haber intrigas entre ellas. Las fichas oscuras cuentan para su Casa igual que las claras. Por el camino las puntuaciones pueden ser cualesquiera: solo cuenta el final. Aunque todas las Casas estén en su puntuación, la partida sigue hasta que pares o hagas la sexta intriga.
page-rules-puppeteer-8-title = Guerra o paz
page-rules-puppeteer-8-text = Después de tu última intriga se cuentan los puntos de cada Casa. Si las seis están en la puntuación de su identidad, hay paz y has ganado. Si una sola no lo está, hay guerra y has perdido.
page-rules-puppeteer-9-title = Más fácil o más difícil
page-rules-puppeteer-9-text = Además del objetivo, eliges cuántas identidades se descubren al principio: tres, dos o una. Cuantas menos, más difícil; de uno a tres corazones indican cuánto. Si quieres, la ficha de lo alto de la pila también está a la vista, y así ves siempre una por adelantado.
