### Uma frase para cada código de erro. O próprio código aparece antes da frase.

## Jogos, opções, bots

error-game-no-solver = { $given } não tem solucionador; jogos que têm: { $allowed }.
error-game-unknown = Não há nenhum jogo chamado “{ $given }”; jogos disponíveis: { $allowed }.
error-option-unknown = Não há nenhuma opção “{ $option }”; opções disponíveis: { $allowed }.
error-option-value = A opção “{ $option }” não aceita “{ $given }”; valores possíveis: { $allowed }.
error-option-number = A opção “{ $option }” deve ser um número inteiro maior que 0, e não “{ $given }”.
error-option-function = A opção “{ $option }” deve ser uma função, e não “{ $given }”.
error-option-seed = Uma semente é um número inteiro ou um texto, e não { $given }.
error-option-seat = Não há lugar { $given } para este número de jogadores ({ $players }); os lugares são contados a partir de 0.
error-option-needs = A opção “{ $option }” só aceita “{ $given }” junto com { $needs }={ $value }.
error-option-lineup = “{ $given }” não serve: indique cinco cartas neutras diferentes do sistema padrão.
error-option-card = Não há nenhuma carta chamada “{ $given }”.
error-option-both = Indique { $one } ou { $other }, mas não os dois.
error-option-missing = Aqui é preciso indicar a opção “{ $option }”.
error-option-form = Escreva a opção como name=value, e não “{ $given }”.
error-bot-unknown = Não há nenhum bot chamado “{ $given }”; bots disponíveis: { $allowed }.
error-bot-count = O número de bots ({ $given }) não corresponde ao de lugares ({ $seats }): indique um só bot para todos ou um para cada lugar.
error-bot-too-many = { $seats ->
    [one] Há bots demais: { $given } para { $seats } lugar.
   *[other] Há bots demais: { $given } para { $seats } lugares.
}
error-bot-not-to-move = Não é a vez deste lugar, por isso um bot não tem nada para escolher.
error-language-unknown = Regalia ainda não fala “{ $given }”; idiomas disponíveis: { $allowed }.

## Jogadas

error-move-notation = “{ $given }” não é uma jogada; escreva, por exemplo: { $examples }.
error-move-game-over = A partida terminou; não há mais jogadas possíveis.

## Posições e vistas

error-position-shape = A posição está incompleta ou malformada em “{ $field }”.
error-position-players = O número de mãos na posição é { $given }, mas a partida é para { $players }.
error-position-card-unknown = “{ $card }” não é uma carta.
error-position-card-twice = A carta { $card } aparece duas vezes.
error-position-card-not-used = A carta { $card } não é usada nesta partida.
error-position-card-missing = Falta a carta { $card }: só há { $count } cartas.
error-position-hand-limit = O jogador { $seat } tem { $count } cartas na mão, e o limite é { $limit }.
error-position-castle = O Castelo não está em ordem: primeiro os Valetes, depois as Rainhas e por fim os Reis.
error-position-finished = Nesta posição a partida já terminou, embora isso não esteja indicado.
error-position-not-over = A posição diz que a partida acabou, mas ninguém a perdeu.
error-position-enemy = Deve haver um inimigo, com o Castelo atrás dele, até cair o último Rei.
error-position-defeated = O inimigo { $enemy } já teria sido derrotado pelas cartas na mesa.
error-position-table = As cartas “{ $cards }” na mesa não podem ter sido jogadas juntas.
error-position-lots-cards = Os lotes devem conter cada carta oculta exatamente uma vez.
error-position-lots-order = As cartas de um mesmo lote devem estar juntas na Taverna.
error-position-yielded = Não é possível que todos os jogadores tenham passado a vez em sequência.
error-position-hidden = As cartas viradas para baixo do jogador { $seat } não podem estar ali: só cartas neutras, num sistema secreto, e duas no máximo.
error-position-neutral = As cartas neutras não correspondem ao sistema de jogo.
error-position-draft = As cartas do draft não correspondem ao seu andamento.
error-position-tower = Uma Torre cobre exatamente uma carta, e só uma Torre pode cobrir outra carta; veja { $cell }.
error-position-face-down = A carta virada para baixo em { $cell } não pode estar ali: no campo há no máximo uma carta destruída por cada jogador, e nenhuma pelo jogador da vez.
error-position-too-high = O Castelo e o Templo só podem ficar sobre números até 5, e a casa { $cell } tem o { $number }.
error-position-turn = O número de cartas jogadas, quem começou e de quem é a vez não combinam entre si.
error-position-other-game = A posição é de outro jogo: { $given }, e não { $ours }.
error-position-other-options = A posição é para { $option }={ $given }, e aqui vale { $option }={ $ours }.
error-position-unnamed = A posição não diz a que jogo pertence.
error-position-unreadable = O arquivo “{ $path }” não contém uma posição legível ({ $why }).
error-position-unfinished = Só se pode resolver um tabuleiro completo, antes do fim das Intrigas.
error-position-name = Para indicar quem joga a seguir, é preciso ter acabado de jogar um Bobo.
error-position-nothing-owed = O escudo detém todo o ataque do inimigo, por isso não há nada a descartar.
error-view-shape = Isto não é uma vista completa da partida.
error-events-shape = Estes não são eventos deste jogo.

## Gravações

error-record-missing = O arquivo “{ $path }” não existe.
error-record-exists = O arquivo “{ $path }” já existe; escolha outro nome.
error-record-unreadable = Não foi possível ler o arquivo “{ $path }”: { $why }.
error-record-format = Regalia não consegue ler esta gravação: o formato é “{ $given }”, e não “{ $known }”.
error-record-damaged-shape = A gravação está danificada: nem sequer tem a forma de uma gravação.
error-record-damaged-field = A gravação está danificada: a parte “{ $field }” falta ou está malformada.
error-record-damaged-json = A gravação está danificada ou cortada: não é JSON válido.
error-record-damaged-size = O arquivo é grande demais para ser uma gravação.
error-record-edited = A gravação foi alterada depois de escrita: a soma de verificação não confere.
error-record-rules-version = A gravação foi feita com a versão { $given } das regras, e esta é a versão { $ours }; abra-a com a versão de Regalia que a criou.
error-record-options = A gravação menciona um jogo ou opções que não existem.
error-record-position = A gravação começa com uma posição que não pode ocorrer.
error-record-illegal-move = A jogada { $number } da gravação, “{ $move }”, não é permitida nesse momento.
error-record-diverges = Ao ser repetida, a partida termina de modo diferente do que diz a gravação.
error-record-finished = Essa partida já terminou; reveja-a com: regalia replay { $path }
error-record-no-saves = Não há nenhuma partida salva para retomar.
error-record-no-number = Não há partida número { $given } na lista: ela tem { $count }.
error-record-no-games = Nenhuma partida foi jogada aqui ainda.

## A linha de comandos

error-command-usage = Esta linha de comando não faz sentido.
error-command-usage-missing = Falta algo: { $what }.
error-command-usage-extra = Há algo a mais: “{ $given }”.
error-command-usage-no-command = Não existe o comando “{ $given }”; existem: { $allowed }.
error-command-usage-no-option = Não existe a opção “{ $given }” aqui.
error-command-usage-needs-value = A opção { $option } precisa de um valor.
error-command-usage-no-value = A opção { $option } não aceita valor.
error-command-usage-number = A opção { $option } precisa de um número.
error-command-usage-whole = A opção { $option } precisa de um número inteiro.
error-command-interrupted = Interrompido.
error-command-unsaved = Não foi possível salvar a partida em “{ $path }” ({ $why }); salve-a em outro lugar com: save ARQUIVO
error-command-no-plots = As imagens são desenhadas por matplotlib, que não está instalado; instale com: pip install "regalia[plots]"
error-command-unwritten = Não foi possível gravar a imagem em “{ $path }” ({ $why }).
error-internal-error = Ocorreu um problema dentro de Regalia ({ $why }); defina REGALIA_DEBUG=1 para ver onde e, por favor, avise-nos.
