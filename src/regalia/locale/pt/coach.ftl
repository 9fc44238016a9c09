### O treinador: dicas durante o jogo e partidas revistas.

coach-thinking = O treinador está pensando…
coach-percent = { $win }%
coach-odds = { $win }% ± { $error }%
coach-range = { $least } a { $most }%
coach-proven-win = vitória provada
coach-proven-draw = empate provado
coach-proven-loss = derrota provada
coach-ask-again = Escreva “hint” de novo para saber o porquê.

## Rever uma partida

review-progress = Jogadas
review-number = N.º
review-player = Jog.
review-move = Jogada
review-odds = Chances
review-best = A melhor
review-best-odds = As dela
review-cost = Custo
review-curve = A chance de vencer depois de cada decisão, pelo que se sabia naquele momento
review-curve-of = A chance de vencer de { $who } depois de cada decisão, pelo que se sabia naquele momento
review-axis = Jogada
review-turned = ▲ pontos de virada: { $moves }
review-lost-by = A partida foi perdida na jogada { $number }.
review-turning = Ponto de virada: jogada { $number }.
review-played = Jogada feita
review-played-by = Jogada de { $who }
review-better = Melhor
review-no-single = Nenhuma jogada custou a partida sozinha. Estas foram as mais caras:
review-dear = A jogada { $number } custou { $cost }%.
review-misfortune = O resto foi azar: depois da jogada { $number } a chance caiu por si só de { $before }% para { $after }%.
review-fall = Depois da jogada { $number } a chance caiu por si só de { $before }% para { $after }%.
review-luck = A partida foi perdida sem nenhum erro demonstrável: foi azar.
review-clean = Nenhuma jogada foi um erro grave.
review-nothing = Não havia nada a decidir.
review-saved = A curva foi salva: { $path }
