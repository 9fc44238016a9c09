### La pagina nel browser: il tavolo semplice dei giochi che non ne hanno uno proprio.

page-plain-yes = sì
page-plain-no = no
page-plain-ask = Tocca a te: scegli una mossa.
page-plain-waiting = Si aspetta { $who }.
page-plain-moves = Le tue mosse
page-plain-table = ciò che si vede
page-plain-look = Indica una mossa per vedere che cosa farebbe.
page-plain-ahead = Dopo «{ $move }»:
page-plain-you = Hai vinto. { $why }.
page-plain-won = Vince { $who }. { $why }.
page-plain-together = Vittoria comune. { $why }.
page-plain-lost = Partita persa. { $why }.
page-plain-drawn = Patta. { $why }.
