### A página no navegador: tudo o que está em volta dos jogos.

page-skip = Ir para a mesa
page-settings = Configurações
page-language = Idioma
page-theme = Cores
page-theme-system = como o sistema
page-theme-light = claras
page-theme-dark = escuras
page-motion = Animações
page-motion-off = desligadas
page-motion-fast = rápidas
page-motion-normal = normais
page-sound = Som
page-credit = Regalia é um trabalho não oficial, feito por amor. Regicide é de Paul Abrahams, Luke Badger e Andy Richdale (Badgers From Mars); Revolution é de Seiji Kanai e Hayato Kisaragi (Game Studio); Titereiro é de Roberto Pinheiro e Emerson Andrade.
page-home = Início
page-close = Fechar
page-loading = Um momento…
page-reconnecting = A conexão caiu; estamos recuperando. Nada do que você jogou se perdeu.
page-no-answer = O servidor não responde. Verifique a conexão e tente de novo.
page-try-again = Tentar de novo
page-guest = Visitante
page-you = Você
page-name = O seu nome
page-play-now = Jogar agora
page-preparing = Em preparação… (até um minuto na primeira vez)
page-choose = Opções e amigos
page-rules = Regras
page-my-tables = As minhas mesas
page-your-turn = é a sua vez
page-to-move = tem a vez
page-phase-gathering = aguardando jogadores
page-phase-playing = em andamento
page-phase-finished = terminada
page-phase-abandoned = abandonada
page-phase-preparing = em preparação
page-players = Jogadores
page-with = Os outros lugares
page-with-bots = bots
page-with-friends = amigos, por um link
page-bot = Bot
page-bot-random = Iniciante (joga ao acaso)
page-bot-greedy = Aprendiz (no olho)
page-bot-reflex = Veterano (rápido)
page-bot-search = Mestre (pensa)
page-bot-name = { $bot }, lugar { $seat }
page-seat = Lugar { $seat }
page-seats = Jogadores
page-stand-in = substituído por um bot
page-away = ausente
page-onlooker = Você está assistindo à partida.
page-hints-allowed = Dicas permitidas
page-claim-after = Quanto tempo um adversário pode ficar ausente
page-claim-rule = Aqui nenhum bot joga por um adversário. Se ele se ausentar por { $time }, quem espera pode reclamar a partida.
page-difficulty = Dificuldade
page-hearts = { $hearts ->
    [one] { $hearts } coração
   *[other] { $hearts } corações
} de { $most }
page-open-table = Abrir a mesa
page-invite = Envie este link aos seus amigos ou deixe que apontem a câmera para o código. Quem o abrir pode ocupar um lugar.
page-link = Link para esta mesa
page-qr = Código QR com o link para esta mesa
page-copy = Copiar o link
page-copied = Copiado
page-link-here = Um link para { $host } só funciona neste computador. Para deixar os outros entrarem, abra a página no endereço que o servidor mostra quando é iniciado com --host 0.0.0.0.
page-sit = Sentar aqui
page-not-contributed = (não acrescenta nada à distribuição)
page-take-seat = Ocupando o seu lugar…
page-add-bot = um bot…
page-free-seat = Liberar o lugar
page-start = Distribuir
page-leave = Sair da mesa
page-host-starts = Quem começa a partida é o anfitrião.
page-replaced = Um bot está jogando por você.
page-return = Voltar ao meu lugar
page-let-bot-play = Deixar um bot jogar por { $who }
page-claim = Reclamar a partida
page-claim-now = A ausência de { $who } já dura tempo demais.
page-claim-later = { $who } não está. Você poderá reclamar a partida daqui a { $time }.
page-claimed = A partida não foi jogada até o fim: { $who } a reclamou.
page-proposal-take-back = { $who } gostaria de desfazer uma jogada.
page-proposal-stand-in = { $who } gostaria que um bot jogasse por { $away }.
page-agree = Concordo
page-decline = Não
page-waiting-for-answer = Aguardando os outros.
page-undo = Desfazer
page-talk = Dizer algo
page-typed = Escrever uma jogada
page-play = Jogar
page-cancel = Cancelar
page-confirm = Confirmar
page-log = O que aconteceu
page-said = { $who }: “{ $words }”
page-event-sat = { $who } ocupa um lugar.
page-event-left = { $who } sai da mesa.
page-event-returned = { $who } está de volta.
page-event-bot = { $who } ocupa um lugar.
page-event-emptied = O lugar { $seat } está livre de novo.
page-event-handed-over = { $who } continua em outro dispositivo.
page-event-started = As cartas foram distribuídas. A promessa de um embaralhamento honesto: { $commitment }
page-event-took-back = { $who } desfaz a última jogada.
page-event-stood-in = A partir de agora um bot joga por { $who }.
page-event-proposed = { $who } faz uma proposta.
page-event-agreed = { $who } concorda.
page-event-declined = { $who } não concorda.
page-event-hinted = { $who } consulta o treinador.
page-event-claimed = { $who } reclama a partida: a ausência de { $away } durou demais.
page-event-by-chance = { $who } não conseguiu pensar: este lance foi sorteado.
page-event-abandoned = A mesa foi abandonada.

## O treinador e o fim

page-hint = Consultar o treinador
page-hint-thinking = O treinador está pensando…
page-hint-sure = A sua melhor chance agora: { $odds }
page-hint-proven-win = Está ganha: provado.
page-hint-proven-loss = Está perdida: provado.
page-hint-proven-draw = É um empate: provado.
page-hint-which = Qual jogada?
page-hint-why = Por quê?
page-hint-hardly-matters = Entre estas jogadas quase não há diferença.
page-review = Rever a partida
page-review-working = O treinador está revendo a partida…
page-review-waiting = O treinador revê outras partidas antes. A sua é a número { $place }…
page-review-curve = A chance de vencer, jogada a jogada
page-review-lost-by = A jogada que custou a partida: a número { $number }, { $move }. Era melhor { $best }.
page-review-turning = Pontos de virada
page-review-turning-line = Jogada { $number }, { $who }: { $move } custou { $cost }%; era melhor { $best }.
page-review-none = Nenhuma jogada decidiu a partida sozinha.
page-replay = Passo { $step } de { $steps }
page-record = Baixar a gravação
page-fair = Foi uma partida honesta?
page-fair-here = { $how ->
    [yours] Verificado no seu navegador: esta distribuição contém a sua contribuição, e ninguém pôde escolhê-la sozinho.
    [theirs] Verificado no seu navegador: esta distribuição vem da promessa do servidor e das contribuições dos jogadores.
   *[promised] Verificado no seu navegador: esta distribuição é a que o servidor prometeu, mas ele a escolheu sozinho.
  }
page-unfair-here = Esta distribuição não passa na verificação do seu navegador: { $what ->
    [chain] o registro dela foi alterado.
    [promise] o segredo do servidor não é o que ele prometeu.
    [mine] a sua contribuição não está nela.
    [deal] ela não vem da promessa e das contribuições de todos.
    [story] o registro e a partida não contam a mesma história.
   *[form] não é possível ler o registro dela.
  }
page-fair-yes = Sim: o embaralhamento é o que foi prometido antes da partida, o registro está íntegro ({ $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}) e a partida pode ser repetida por inteiro ({ $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}).
page-share = Link para esta partida
page-again = Jogar de novo
page-move-device = Continuar em outro dispositivo
page-move-device-hint = Abra este link lá; a partir daí, este navegador só poderá assistir. Vale uma só vez, durante um dia; um link novo o anula.
page-revoke-link = Revogar este link
page-link-revoked = O link foi revogado: já não leva a lugar nenhum.

## Regras

page-rules-contents = Nesta página
page-rules-more = As regras por trás das recusas
page-rules-more-hint = Quando uma jogada é recusada, aparece a regra que explica a recusa. Aqui estão todas, cada uma com o seu código.
