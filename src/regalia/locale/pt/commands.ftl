### Help of the commands: in a file of its own because `--help` reads nothing else.

help-regalia = Três jogos de mesa sobre coroas, jogados com todo o rigor.
help-lang = O idioma: en, it, es, fr ou pt; por padrão, o do sistema.
help-version = Mostrar a versão.
help-games = Listar os jogos, as suas opções e os seus bots.
help-play = Jogar uma partida aqui no terminal: solo, com bots ou passando o terminal de mão em mão.
help-resume = Retomar uma partida gravada, a mais recente se nenhuma for indicada.
help-simulate = Jogar muitas partidas entre bots e mostrar as taxas com os seus intervalos.
help-replay = Rever uma partida gravada passo a passo, ou apenas verificá-la.
help-bench = Medir a velocidade com que este computador joga.
help-game = O jogo: { $games }.
help-players = Quantos jogadores.
help-bots-play = Bots para os últimos lugares, separados por vírgulas; os outros lugares são de pessoas.
help-bots = Bots, um para todos os lugares ou um para cada lugar, separados por vírgulas.
help-seed = Um número ou um texto; a mesma semente distribui a mesma partida.
help-option = Uma opção do jogo na forma name=value; pode ser indicada várias vezes. Ou diretamente pelo nome: --NAME VALUE.
help-games-count = Quantas partidas.
help-threads = Quantas threads.
help-json = Mostrar o resultado em JSON.
help-file = Uma gravação: partida interrompida ou terminada.
help-verify = Apenas verificar se a gravação é válida.
help-all = Mostrar todos os passos sem esperar.
help-seconds = Quanto dura cada medição, em segundos.
help-solve = Resolver uma posição: o que está provado e as melhores jogadas.
help-position = Um arquivo com uma posição em JSON.
help-lineup = As cartas neutras abertas, separadas por vírgulas.
help-solve-seconds = Parar após este número de segundos em cada posição.
help-milliseconds = Quanto um bot que procura pode pensar em cada jogada, em milissegundos.
help-simulations = O mesmo em número de simulações: totalmente reproduzível.
help-hint = Pedir conselho ao treinador sobre uma partida gravada, a mais recente se nenhuma for indicada: as três melhores jogadas com as suas chances.
help-why = Dar também as razões.
help-review = Rever uma partida: a chance de vencer jogada a jogada, onde ela virou e o que teria sido melhor.
help-save = Gravar também a curva como imagem: FILE.svg ou FILE.png.
help-brief = Só a curva e as palavras, sem a tabela de jogadas.
help-played-out = Quantas partidas são simuladas para julgar uma jogada.
