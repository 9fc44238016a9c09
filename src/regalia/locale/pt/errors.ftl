### Uma frase para cada código de erro. O próprio código aparece antes da frase.

## Jogos, opções, bots

error-game-no-solver = { $given } não tem solucionador; jogos que têm: { $allowed }.
error-game-no-array = Os estados de { $game } não são guardados em arrays.
error-game-unknown = Não há nenhum jogo chamado “{ $given }”; jogos disponíveis: { $allowed }.
error-option-unknown = Não há nenhuma opção “{ $option }”; opções disponíveis: { $allowed }.
error-option-value = A opção “{ $option }” não aceita “{ $given }”; valores possíveis: { $allowed }.
error-option-number = A opção “{ $option }” deve ser um número inteiro maior que 0, e não “{ $given }”.
error-option-function = A opção “{ $option }” deve ser uma função, e não “{ $given }”.
error-option-seed = Uma semente é um número inteiro ou um texto, e não { $given }.
error-option-seat = Não há lugar { $given } para este número de jogadores ({ $players }); os lugares são contados a partir de 0.
error-option-needs = A opção “{ $option }” só aceita “{ $given }” junto com { $needs }={ $value }.
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
error-bot-none = { $game } não tem bots.
error-bot-silent = O bot { $bot } não diz o que pensa das jogadas.
error-bot-threads = Um bot dado como objeto joga uma partida depois da outra, por isso { $given } threads não lhe servem de nada: deixe “threads” de fora.
error-language-unknown = Regalia ainda não fala “{ $given }”; idiomas disponíveis: { $allowed }.

## Jogadas

error-move-notation = “{ $given }” não é uma jogada; escreva, por exemplo: { $examples }.
error-move-illegal = Esta jogada não é permitida aqui.
error-move-game-over = A partida terminou; não há mais jogadas possíveis.

## Posições e vistas

error-position-shape = A posição está incompleta ou malformada em “{ $field }”.
error-position-card-unknown = “{ $card }” não é uma carta.
error-position-card-twice = A carta { $card } aparece duas vezes.
error-position-card-not-used = A carta { $card } não é usada nesta partida.
error-position-card-missing = Falta a carta { $card }: só há { $count } cartas.
error-position-finished = Nesta posição a partida já terminou, embora isso não esteja indicado.
error-position-not-over = A posição diz que a partida acabou, mas ninguém a perdeu.
error-position-other-game = A posição é de outro jogo: { $given }, e não { $ours }.
error-position-other-options = A posição é para { $option }={ $given }, e aqui vale { $option }={ $ours }.
error-position-unnamed = A posição não diz a que jogo pertence.
error-position-unreadable = O arquivo “{ $path }” não contém uma posição legível ({ $why }).
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
