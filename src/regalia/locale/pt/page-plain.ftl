### A página no navegador: o tabuleiro simples dos jogos que não trazem um próprio.

page-plain-yes = sim
page-plain-no = não
page-plain-ask = É a sua vez: escolha uma jogada.
page-plain-waiting = Aguardando { $who }.
page-plain-moves = Suas jogadas
page-plain-table = o que se vê
page-plain-look = Aponte para uma jogada para ver o que ela faria.
page-plain-ahead = Depois de “{ $move }”:
page-plain-you = Você venceu. { $why }.
page-plain-won = { $who } vence. { $why }.
page-plain-together = Vitória de todos. { $why }.
page-plain-lost = Partida perdida. { $why }.
page-plain-drawn = Empate. { $why }.
