### Las reglas a mano: lo que hace falta para sentarse a jugar, con nuestras palabras.
### Un salto de línea en un texto se ve también en la página. Las reglas completas, con sus códigos, están en docs/.

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
page-rules-puppeteer-3-text = Las seis identidades se mezclan y se ponen boca abajo, una en cada puntuación del objetivo: del 1 al 6 en «La unión hace la fuerza» y «Divide y vencerás», del 0 al 6 sin el 5 en «Concentración en el centro» y del 0 al 6 sin el 1 en «Control de las fronteras». En las reglas impresas hay además una lista de siete números, del 0 al 6: es una errata, porque una Casa con seis fichas en el tablero no puede sumar 0 por sus grupos. La Casa que está bajo el 6 debe acabar con 6 puntos, y así con todas. Descubres tres, una tras otra, en las puntuaciones que quieras. Las fichas de puntos de todas las Casas están listas por su lado claro. Las 36 fichas del tablero se mezclan en una pila boca abajo, y la de arriba es el comienzo del tablero.
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
