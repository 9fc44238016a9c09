### Las reglas a mano: lo que hace falta para sentarse a jugar, con nuestras palabras.
### Un salto de línea en un texto se ve también en la página. Las reglas completas, con sus códigos, están en docs/.

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
