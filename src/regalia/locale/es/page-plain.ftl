### La página en el navegador: el tablero sencillo de los juegos que no traen uno propio.

page-plain-yes = sí
page-plain-no = no
page-plain-ask = Te toca: elige una jugada.
page-plain-waiting = Se espera a { $who }.
page-plain-moves = Tus jugadas
page-plain-table = lo que se ve
page-plain-look = Señala una jugada para ver qué haría.
page-plain-ahead = Tras «{ $move }»:
page-plain-you = Has ganado. { $why }.
page-plain-won = Gana { $who }. { $why }.
page-plain-together = Victoria de todos. { $why }.
page-plain-lost = Partida perdida. { $why }.
page-plain-drawn = Tablas. { $why }.
