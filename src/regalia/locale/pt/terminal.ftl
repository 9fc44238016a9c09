### A linha de comandos e o jogo linha a linha.

## Jogos

games-players = Jogadores
games-bots = Bots
games-options = Opções
games-by = de { $designers }
games-by-published = de { $designers }, publicado por { $publishers }
games-unofficial = Regalia é um trabalho não oficial, feito por amor. Os jogos pertencem aos seus autores e editoras; compre os originais.

## Jogar

play-player = Jogador { $seat }
play-bot = { $bot } ({ $seat })
play-compiling = Compilação das regras de { $game } para este computador; só acontece uma vez e demora alguns segundos…
play-hint = Escreva ? para obter ajuda.
play-seed = Semente: { $seed }.
play-hide = Pressione Enter para esconder as suas cartas.
play-prompt = jogada
play-number-range = Não há jogada número { $number }; os números vão de 1 a { $count }.
play-more = { $count ->
    [one] … e mais uma; escreva “moves” para ver todas.
   *[other] … e mais { $count }; escreva “moves” para ver todas.
}
play-pass = Passe a tela para { $who } e depois pressione Enter.
play-saved = Partida salva: { $path }
play-resume-hint = Para continuar: regalia resume { $path }
play-record = A gravação desta partida: { $path }
play-look-back = Para revê-la com o treinador: regalia review { $path }
play-log-empty = Ainda não se jogou nada.
play-why = A regra em questão ({ $rule }): { $text }
play-resumed = Partida retomada após { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
play-help-title = Ajuda
play-help-commands = Escreva o número de uma jogada ou a própria jogada. E também:
play-help-question = esta ajuda; depois de uma recusa, a regra que a explica
play-help-moves = todas as jogadas permitidas
play-help-hint = as três melhores jogadas segundo o treinador; de novo: o porquê
play-help-undo = desfazer a sua última jogada, se não revelou nada de novo
play-help-log = o que aconteceu até agora
play-help-save = salvar a partida (num arquivo à sua escolha)
play-help-quit = salvar a partida e sair

saves-none = Nenhuma partida foi salva ainda.
saves-more = Há mais: “regalia saves --all” mostra todas.
saves-finished = terminada após { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
saves-turn = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}, é a vez de { $who }
completion-installed = A partir do próximo início do { $shell }, Tab completa “regalia”: { $path }

## Simular, rever, medir

simulate-progress = Partidas
simulate-title = { $game }, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}, bots: { $bots }
simulate-result = Resultado
simulate-count = Partidas
simulate-rate = Taxa
simulate-interval = Intervalo de 95%
simulate-share = { $share }%
simulate-range = { $low } – { $high }%
simulate-speed = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} com { $moves } jogadas em { $seconds } s: { $rate } partidas/s em { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}. Semente: { $seed }.
simulate-interrupted = { $games ->
    [one] Interrompido após { $games } partida; o que se segue vale apenas para ela.
   *[other] Interrompido após { $games } partidas; o que se segue vale apenas para essas.
}
label-won = vitória
label-lost = derrota
label-drawn = empate
label-winner = vitória do jogador { $seat }
label-reason = motivo: { $reason }
replay-step = Jogada { $number } de { $count }: { $move }
replay-start = O início
replay-next = Enter: avançar · b: voltar · um número: essa jogada · e: fim · q: sair
replay-range = As jogadas vão de 0 a { $count }.
replay-which = A partida mais recente: { $path }
review-which = A última partida terminada: { $path }
replay-verified = A gravação é válida: { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}. { $result }
replay-unfinished = A partida não terminou.
bench-title = A que velocidade este computador joga
bench-what = Medição
bench-speed = Velocidade
bench-random = { $game }: partidas aleatórias no núcleo, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
bench-games-steps = { $games } partidas/s, { $steps } passos/s
bench-integers = { $game }: loop em Python com números inteiros (actions, act)
bench-texts = { $game }: loop em Python com textos (legal_moves, play)
bench-steps = { $steps } passos/s

## Jogos sem desenho próprio

plain-question = É a vez de { $who }.
plain-won = Vitória: { $reason }
plain-lost = Derrota: { $reason }
plain-winner = Vitória de { $who }: { $reason }
plain-drawn = Ninguém vence: { $reason }
