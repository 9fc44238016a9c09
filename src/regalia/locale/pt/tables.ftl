### As mesas a que as pessoas se sentam: o que se pode dizer nelas, o que é recusado, o que diz o servidor.

labelled = { $label }: { $value }

## Frases

talk-hello = Olá!
talk-thanks = Obrigado!
talk-well-played = Boa jogada!
talk-thinking = Deixa eu pensar…
talk-oops = Ops.
talk-good-game = Boa partida!

## Recusas

error-guest-unknown = Ninguém conhece você aqui ainda: escolha primeiro um nome.
error-guest-name = Ninguém veria esse nome: escolha um com letras.
error-table-unknown = Esta mesa não existe.
error-table-opponents = Numa partida entre adversários ninguém joga por outra pessoa. De quem se ausenta por muito tempo pode-se reclamar a partida.
error-claim-together = Neste jogo todos jogam juntos: não há nada a reclamar.
error-claim-nobody = Você só pode reclamar a partida enquanto espera por um adversário ausente.
error-claim-early = Seu adversário ainda não está ausente há tempo suficiente.
error-table-often = Isso já aconteceu vezes demais nesta mesa.
error-table-over = Esta mesa está fechada: a partida terminou.
error-table-begun = A partida já começou.
error-table-not-begun = A partida ainda não começou.
error-table-not-seated = Você não tem lugar nesta mesa.
error-table-seated = Você já tem um lugar nesta mesa.
error-table-full = Todos os lugares desta mesa estão ocupados.
error-table-taken = O lugar { $seat } está ocupado.
error-table-contribution = Uma contribuição para a distribuição tem 32 bytes, escritos com 64 dígitos hexadecimais (0 a 9, a a f).
error-table-open = O lugar { $seat } já está livre.
error-table-seat = Não há lugar { $given } nesta mesa; número de lugares: { $seats }.
error-table-waiting = O lugar { $seat } ainda está livre: é preciso que antes alguém o ocupe, ou um bot.
error-table-not-host = Só o anfitrião desta mesa pode fazer isso.
error-table-away = O lugar { $seat } já foi deixado.
error-table-not-away = Ninguém deixou o lugar { $seat }.
error-table-step = Esta partida tem { $steps } jogadas: não há passo { $given }.
error-table-link = Quem criou este link não ocupa mais esse lugar.
error-table-rules = Esta mesa foi jogada com a versão { $given } das regras, que esta versão de Regalia não conhece.
error-table-many = { $count ->
    [one] Você já tem uma mesa aberta; termine antes essa partida.
   *[other] Você já tem { $count } mesas abertas; termine antes uma das partidas.
}
error-table-crowded = Já há gente demais olhando para esta mesa.
error-table-busy = Outros foram mais rápidos, várias vezes seguidas; tente de novo.
error-link-unknown = Este link não leva a lugar nenhum; peça um novo.
error-move-stale = Nesse meio-tempo a partida avançou; olhe de novo para a mesa e refaça a sua escolha.
error-move-turn = Não é a sua vez.
error-undo-nothing = Não há nenhuma jogada para desfazer.
error-undo-other = Só é possível desfazer a sua própria jogada, e apenas enquanto for a última.
error-undo-shown = Esta jogada revelou a alguém algo que não sabia, por isso não pode mais ser desfeita.
error-proposal-open = Já há outra proposta; é preciso responder primeiro a essa.
error-proposal-unknown = Não há nenhuma proposta desse tipo aguardando a sua resposta.
error-talk-often = Mais devagar: repita daqui a pouco.
error-talk-unknown = Essa frase não existe.
error-talk-now = Isso não pode ser dito agora.
error-hint-forbidden = Nesta mesa não há dicas.
error-record-unfinished = A gravação fica disponível quando a partida terminar.
error-record-chain = O registro foi alterado: a entrada { $number } não é a continuação das anteriores.
error-record-commitment = O embaralhamento não é o que foi prometido antes da partida.
error-record-deal = A distribuição não resulta do segredo prometido e das contribuições de todos.
error-record-no-log = Esta gravação não contém o registro de uma mesa, por isso não há nada a verificar.
error-record-log-differs = Nesta gravação, o registro e a partida não contam a mesma história.
error-message-shape = Não foi possível entender esta mensagem; veja “{ $where }”.
error-message-reused = Este id já foi usado para outro pedido.
error-message-large = Esta mensagem é longa demais.
error-rate-limited = Pedidos demais em pouco tempo; espere um momento.
error-origin-refused = Pedidos vindos dessa página não são permitidos aqui.
error-host-refused = Este servidor não atende por esse nome; quem o administra pode acrescentá-lo com --host-name.
error-page-unknown = Não há nada neste endereço.
error-page-unbuilt = A página não foi construída: `make page` a constrói.
error-page-method = Este endereço não pode ser usado dessa forma.
error-game-preparing = { $game } ainda está em preparação; tente de novo daqui a pouco.
error-store-kind = “{ $given }” não é um tipo de banco de dados conhecido; tipos disponíveis: { $allowed }.
error-store-address = Este não é o endereço de um banco de dados.
error-store-driver = PostgreSQL precisa do seu driver: instale regalia com o extra “postgresql”.
error-store-schema = O banco de dados foi criado por outra versão de Regalia (o esquema dele é o { $given }, o nosso é o { $ours }).
error-store-closed = O banco de dados não responde ({ $why }).
error-store-unsure = Não é certo que o pedido tenha sido gravado ({ $why }); envie-o de novo.
error-store-full = O disco do servidor está cheio; nada foi gravado. Tente mais tarde.
error-store-damaged = O banco de dados está danificado, ou isto não é um; “regalia store check” diz onde.
error-store-read-only = Não é possível gravar no banco de dados; nada mudou.
error-store-gone = O arquivo do banco de dados foi removido ou substituído com o servidor em funcionamento; nada foi gravado.
error-store-in-use = Outro processo já está usando { $file }; só um servidor pode abrir este arquivo.
error-store-exists = { $file } já existe; nada é sobrescrito.
error-store-missing = Não há dados de Regalia aqui ({ $file }).
error-store-not-empty = Este banco de dados não está vazio; uma cópia só é restaurada num banco vazio.
error-table-broken-chain = O registro desta mesa está danificado: a entrada { $number } não está como foi escrita.
error-table-broken-tail = O registro desta mesa está danificado: faltam as últimas entradas, a partir da número { $number }.
error-table-broken-head = O registro desta mesa está danificado: a partir da entrada { $number } ele não corresponde ao que tinha sido contado.
error-table-broken-replay = O registro desta mesa está danificado: o que diz a entrada { $number } não pode ter acontecido.
error-table-behind = A mesa termina antes do que você já viu: faltam as últimas entradas. Avise quem cuida do servidor.
error-serve-closing = O servidor está fechando; tente de novo daqui a pouco.
error-thinking-died = O processo de um bot foi interrompido; outro assume o seu lugar.
error-thinking-slow = Demorou demais e foi interrompido.
error-thinking-busy = Há cálculos demais na fila. Tente de novo daqui a pouco.
error-thinking-failed = Um bot não conseguiu encontrar uma resposta ({ $why }).
error-serve-address = O servidor não pode abrir em { $host }:{ $port } ({ $why }).
error-serve-failed = O servidor não conseguiu iniciar; o log dele diz por quê.
error-serve-processes = Vários processos não podem compartilhar um arquivo SQLite: --processes maior que 1 exige --database postgresql://…
error-serve-extra = O servidor não está instalado: `pip install 'regalia[server]'` o instala.

## Comandos

serve-open = Regalia está aberto em { $address } (Ctrl-C para fechar).
serve-no-page = Esta instalação não tem a página para navegadores (`make page` no código-fonte a constrói, depois é só instalar de novo); a API funciona.
verify-commitment = O embaralhamento é o que foi prometido antes da partida: { $commitment }
verify-contributions = { $count ->
    [0] Ninguém na mesa contribuiu para a distribuição: o servidor a conhecia.
    [one] A distribuição vem do segredo do servidor e de uma contribuição da mesa.
   *[other] A distribuição vem do segredo do servidor e de { $count } contribuições da mesa.
  }
verify-alone = O servidor escolheu esta distribuição sozinho, como em versões anteriores.
verify-chain = O registro está íntegro: { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}.
verify-replay = { $moves ->
    [0] Repetida, a partida sem nenhuma jogada termina da mesma forma.
    [one] Repetida, a sua única jogada leva ao mesmo fim.
   *[other] Repetidas, as suas { $moves } jogadas levam ao mesmo fim.
}

## regalia store

store-progress = { $done } de { $all } mesas
store-whole = Está tudo bem: { $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
  }, { $entries ->
    [one] uma entrada
   *[other] { $entries } entradas
  }.
store-backed-up = Copiado e verificado: { $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
  }, { $entries ->
    [one] uma entrada
   *[other] { $entries } entradas
  }.
store-restored = Restaurado e verificado: { $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
  }, { $entries ->
    [one] uma entrada
   *[other] { $entries } entradas
  }.
store-damaged = O próprio arquivo do banco de dados está danificado.
store-other-rules = Não rejogadas, porque o jogo ou as regras não estão instalados aqui: { $count ->
    [one] uma mesa
   *[other] { $count } mesas
  }.
store-broken = { $what ->
    [store-backed-up] Tudo foi copiado como está, mas nem tudo está bem.
    [store-restored] Tudo foi copiado como está, mas nem tudo está bem.
   *[other] Nem tudo está bem.
  } Registros quebrados: { $count } de { $tables }.
