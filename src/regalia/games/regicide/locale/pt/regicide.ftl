### Regicide: nomes, o que acontece, por que uma jogada é recusada, a regra correspondente.
### Não há livro de regras publicado em português: usam-se os nomes correntes das cartas.

regicide-title = Regicide
regicide-summary = De um a quatro jogadores, juntos contra doze cabeças coroadas.

## Cartas. $rank e $suit são preenchidos com as mensagens abaixo.

regicide-rank-A = Companheiro Animal
regicide-rank-2 = 2
regicide-rank-3 = 3
regicide-rank-4 = 4
regicide-rank-5 = 5
regicide-rank-6 = 6
regicide-rank-7 = 7
regicide-rank-8 = 8
regicide-rank-9 = 9
regicide-rank-T = 10
regicide-rank-J = Valete
regicide-rank-Q = Rainha
regicide-rank-K = Rei
regicide-suit-h = Copas
regicide-suit-d = Ouros
regicide-suit-c = Paus
regicide-suit-s = Espadas
regicide-card = { $rank } de { $suit }
regicide-jester = Bobo

## A mesa

regicide-enemy = Inimigo
regicide-health = vida { $left } de { $health }
regicide-attack = ataque { $attack }
regicide-attack-shielded = ataque { $blow } ({ $attack } menos { $shield } de escudo)
regicide-immune = imune a { $suit }
regicide-not-immune = imunidade anulada
regicide-castle = Castelo
regicide-castle-left = ainda { $jacks } J, { $queens } Q, { $kings } K
regicide-tavern = Taverna
regicide-discard = Pilha de descarte
regicide-table = Cartas jogadas
regicide-hand = A sua mão
regicide-jesters-left = { $count ->
    [0] nenhum Bobo restante
    [one] { $count } Bobo restante
   *[other] { $count } Bobos restantes
}
regicide-cards = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
regicide-yielded = passou a vez

## O que fazer agora

regicide-ask-play = Jogue cartas contra o inimigo: { $enemy }.
regicide-ask-discard = O inimigo ataca ({ $enemy }): descarte cartas que somem pelo menos { $owed }.
regicide-ask-flip-only = A sua mão não basta para cobrir { $owed } de dano: vire um Bobo.
regicide-ask-name = Quem joga a seguir?
regicide-empty = vazia
regicide-preview-damage = { $count } de dano
regicide-preview-draw = compra { $count }
regicide-preview-heal = cura { $count }
regicide-preview-shield = escudo { $count }
regicide-preview-kill = inimigo derrotado
regicide-preview-exact = inimigo derrotado com dano exato
regicide-preview-blow = depois um ataque de { $count }
regicide-preview-uncertain = sobrevivência incerta
regicide-preview-lost = não há como sobreviver
regicide-move-jester = Bobo: anular a imunidade e escolher quem joga a seguir
regicide-move-yield = passar a vez
regicide-move-flip = virar um Bobo: descartar a mão e completá-la de novo
regicide-move-discard = { $cards } (valor { $worth })
regicide-move-name = jogador { $seat }
regicide-move-name-self = você
regicide-lots = O que todos sabem sobre as cartas ocultas
regicide-lot = { $cards }: { $tavern } na Taverna, { $hands } em outras mãos

## O que aconteceu. $you é "yes" quando foi quem lê que agiu; $who é um nome como “Jogador 2”.

regicide-event-played = { $you ->
    [yes] Você joga { $cards } (valor { $value }).
   *[no] { $who } joga { $cards } (valor { $value }).
}
regicide-event-jester = { $you ->
    [yes] Você joga um Bobo.
   *[no] { $who } joga um Bobo.
}
regicide-event-immunity-cancelled = Imunidade anulada: { $enemy }.
regicide-event-named = { $you ->
    [yes] Você escolhe quem joga a seguir: { $next }.
   *[no] { $who } escolhe quem joga a seguir: { $next }.
}
regicide-event-flipped = { $you ->
    [yes] Você vira um Bobo e descarta a mão.
   *[no] { $who } vira um Bobo e descarta a mão.
}
regicide-event-discarded = { $you ->
    [yes] Você descarta { $cards }.
   *[no] { $who } descarta { $cards }.
}
regicide-event-yielded = { $you ->
    [yes] Você passa a vez.
   *[no] { $who } passa a vez.
}
regicide-event-healed = { $count ->
    [one] Uma carta do descarte volta para o fundo da Taverna: { $cards }.
   *[other] { $count } cartas do descarte voltam para o fundo da Taverna: { $cards }.
}
regicide-event-drew = { $you ->
    [yes] Você compra { $cards }.
   *[no] { $count ->
        [one] { $who } compra uma carta.
       *[other] { $who } compra { $count } cartas.
    }
}
regicide-event-shielded = O escudo aumenta em { $by } e chega a { $total }.
regicide-event-hit = { $by } de dano, { $total } no total.
regicide-event-defeated = Inimigo derrotado, enviado para o descarte: { $enemy }.
regicide-event-defeated-exact = Inimigo derrotado com dano exato, colocado virado para baixo no topo da Taverna: { $enemy }.
regicide-event-revealed = Próximo inimigo: { $enemy }.
regicide-event-attacked = { $you ->
    [yes] O inimigo ataca você: { $by } de dano.
   *[no] O inimigo ataca: { $by } de dano contra { $who }.
}

## O fim

regicide-won = O último Rei caiu: vitória!
regicide-won-gold = O último Rei caiu sem a ajuda de nenhum Bobo: vitória de ouro!
regicide-won-silver = O último Rei caiu com a ajuda de um Bobo: vitória de prata!
regicide-won-bronze = O último Rei caiu com a ajuda dos dois Bobos: vitória de bronze!
regicide-lost-uncovered = Não foi possível cobrir o dano: a partida está perdida.
regicide-lost-stuck = Nenhuma carta para jogar e nenhuma forma de passar a vez: a partida está perdida.

## Por que uma jogada é recusada. { $cards } está em notação.

error-move-illegal-not-now = { $phase ->
    [play] Agora é o momento de jogar cartas: não há nada a descartar nem ninguém a indicar.
    [discard] Agora é preciso cobrir o dano: descarte cartas que somem pelo menos { $owed }.
   *[name] Agora é preciso indicar quem joga a seguir: de name 1 a name { $players }.
}
error-move-illegal-not-in-hand = Nem todas estas cartas estão na sua mão: { $cards }.
error-move-illegal-no-cards = É preciso jogar pelo menos uma carta.
error-move-illegal-card-twice = A carta { $card } não pode ser jogada duas vezes ao mesmo tempo.
error-move-illegal-jester-alone = Um Bobo é sempre jogado sozinho.
error-move-illegal-companion = Um Companheiro Animal combina com uma única outra carta.
error-move-illegal-different-numbers = As cartas jogadas juntas devem ter o mesmo número, a não ser que uma delas seja um Companheiro Animal.
error-move-illegal-over-ten = Estas cartas somam { $worth }, e um combo pode somar 10 no máximo.
error-move-illegal-all-others-yielded = Não é possível passar a vez, porque todos os outros passaram no último turno deles.
error-move-illegal-solo-yield = Numa partida solo não é permitido passar a vez.
error-move-illegal-solo-yield-twice = Não é permitido passar a vez duas vezes seguidas.
error-move-illegal-solo-yield-free = O escudo detém todo o ataque do inimigo: não é permitido passar a vez sem nenhum dano a sofrer.
error-move-illegal-not-solo = Só numa partida solo é possível virar um Bobo.
error-move-illegal-no-jester-left = Os dois Bobos já foram virados.
error-move-illegal-not-covered = Estas cartas valem { $worth }, e é preciso cobrir { $owed }.
error-move-illegal-overpaid = Estas cartas valem { $worth } para um dano de { $owed }: nesta mesa, há uma carta a mais.
error-move-illegal-second-jester-first = Com dois Bobos na mão, o primeiro é sempre o primeiro a sair.
error-move-illegal-no-such-seat = Há apenas { $players } jogadores.

## As regras por trás das recusas, nas nossas palavras

regicide-rule-RGC-7 = Um turno tem quatro etapas: jogar ou passar; aplicar os poderes dos naipes; causar dano e ver se o inimigo cai; sofrer o ataque dele. Cada decisão tem o seu momento.
regicide-rule-RGC-8 = Na etapa 1, joga-se uma carta da mão; o seu número é o valor de ataque.
regicide-rule-RGC-18 = Na etapa 4, descartam-se da mão cartas que somem pelo menos o dano: um Companheiro Animal vale 1, um Bobo 0, Valete, Rainha e Rei 10, 15 e 20. Se a mão inteira não bastar, todos perdem. Nem todas as mesas permitem descartar mais do que o necessário: quem decide é a opção “overpay”.
regicide-rule-RGC-20 = Um Companheiro Animal pode ser jogado sozinho ou com uma única outra carta, que não pode ser um Bobo, mas pode ser outro Companheiro. Os valores se somam, e cada naipe presente age com a soma inteira.
regicide-rule-RGC-23 = Um combo reúne de duas a quatro cartas do mesmo número que somem 10 no máximo: pares de 2, 3, 4 e 5, trios de 2 ou 3, quatro 2. Os Companheiros Animais nunca fazem parte de um combo.
regicide-rule-RGC-25 = Um Bobo é jogado sozinho, não causa dano e anula a imunidade do inimigo para todas as cartas jogadas depois dele.
regicide-rule-RGC-26 = Depois de um Bobo não há dano nem contra-ataque; quem o jogou indica quem joga a seguir e pode escolher a si mesmo.
regicide-rule-RGC-31 = Ninguém pode passar a vez quando todos os outros jogadores passaram no último turno deles. Quem joga uma carta deixa de contar como quem passou; um inimigo derrotado não muda nada para os outros.
regicide-rule-RGC-32 = Numa partida solo não se pode passar a vez. A opção “solo_yield” pode permiti-lo: nunca duas vezes seguidas, ou sempre; mas só enquanto o ataque do inimigo for maior que 0.
regicide-rule-RGC-34 = A partida é ganha assim que cai o último Rei, e perdida quando não é possível cobrir o dano ou quando um jogador não pode fazer nada.
regicide-rule-RGC-39 = Numa partida solo, pode-se virar um Bobo para descartar a mão inteira e completá-la até oito cartas. O inimigo mantém a imunidade.
regicide-rule-RGC-40 = Numa partida solo, pode-se virar um Bobo antes de jogar na etapa 1 ou antes de sofrer dano na etapa 4; cada um dos dois, uma vez.
regicide-rule-RGC-45 = Os dois Bobos de uma partida para quatro são distintos; numa jogada ambos se escrevem X, e o primeiro é o primeiro a sair da mão.

## Umas palavras sobre como jogar, para ?

regicide-help = Derrote os quatro Valetes, depois as Rainhas e depois os Reis. Jogue uma carta: o número dela é o dano. ♥ devolve cartas do descarte para o fundo da Taverna, ♦ compra cartas, ♣ dobra o dano, ♠ protege do ataque deste inimigo. Um inimigo ignora o poder do seu próprio naipe. Se sobreviver, contra-ataca, e é preciso descartar cartas que somem pelo menos o ataque dele. Se o dano for exatamente igual à vida, o inimigo vai para o topo da Taverna e pode acabar na sua mão.
regicide-notation = Cartas: valor A 2 … 9 T J Q K (T = 10), depois naipe h (♥) d (♦) c (♣) s (♠), por exemplo 3d, Tc; X é um Bobo. Jogadas: play 3d 3c · yield · discard Tc 4h · flip (solo) · name 2

## Por que uma jogada é boa ou má, para o treinador

regicide-reason-wins = cai o último Rei: a partida está ganha
regicide-reason-exact-kill = dano exato: o inimigo vai para o topo da Taverna e não contra-ataca
regicide-reason-kills = o inimigo cai antes de poder atacar
regicide-reason-cannot-survive = não há como sobreviver ao ataque de { $blow } que vem a seguir
regicide-reason-must-draw = só comprando bem se sobrevive ao ataque de { $blow } que vem a seguir
regicide-reason-sure-draw = já se sabe o bastante sobre o que você compra: dará para cobrir o ataque de { $blow }
regicide-reason-stuck = quem joga a seguir não tem cartas nem pode passar a vez: a partida está perdida
regicide-reason-draws = { $count ->
    [one] compra-se uma carta
   *[other] compram-se { $count } cartas: as mãos voltam a encher
}
regicide-reason-heals = { $count ->
    [one] uma carta volta para o fundo da Taverna
   *[other] { $count } cartas voltam para o fundo da Taverna
}
regicide-reason-shields = { $blow ->
    [0] escudo +{ $by }: não passa mais nada
   *[other] escudo +{ $by }: o ataque cai para { $blow }
}
regicide-reason-unscathed = o escudo aguenta: não passa nenhum dano
regicide-reason-immune = o inimigo é imune a { $suit }: o poder do naipe se perde
regicide-reason-waits = o inimigo é imune a { $suit }: este escudo só vale depois que um Bobo for jogado
regicide-reason-doubles = ♣ dobra: { $damage } de dano
regicide-reason-can-pay = o resto da mão cobre exatamente o ataque de { $blow }
regicide-reason-needs-jester = só virando um Bobo se sobrevive ao ataque de { $blow } que vem a seguir
regicide-reason-leaves = o inimigo fica com { $health } de vida e ataca com { $blow }
regicide-reason-frees = sem ataque neste turno, e a partir de agora { $suit } tem efeito
regicide-reason-passes = sem ataque neste turno, e escolhe-se quem joga a seguir
regicide-reason-free-yield = não custa nada: o escudo detém todo o ataque
regicide-reason-keeps-cards = guarda as cartas para um momento melhor, ao preço de um ataque de { $blow }
regicide-reason-pays-exactly = cobre o dano na medida exata
regicide-reason-overpays = descarta { $over } a mais do que o necessário
regicide-reason-gives-royal = se desfaz de { $cards }
regicide-reason-gives-jester = joga fora um Bobo
regicide-reason-keeps = { $count ->
    [one] fica uma carta na mão
   *[other] ficam { $count } cartas na mão
}
regicide-reason-empties = não fica nenhuma carta na mão
regicide-reason-new-hand = { $jesters ->
    [0] uma mão nova, com o último Bobo
   *[other] uma mão nova, e ainda resta um Bobo
}
regicide-reason-names = { $count ->
    [0] não tem cartas na mão
    [one] tem uma carta na mão
   *[other] tem { $count } cartas na mão
}
regicide-reason-names-self = { $count ->
    [0] continua jogando, mas sem cartas
    [one] continua jogando, com uma carta
   *[other] continua jogando, com { $count } cartas
}
regicide-brief-discard = descarte de { $cards }
regicide-brief-flip = virar um Bobo

## Posições recusadas

error-position-players = O número de mãos na posição é { $given }, mas a partida é para { $players }.
error-position-hand-limit = O jogador { $seat } tem { $count } cartas na mão, e o limite é { $limit }.
error-position-castle = O Castelo não está em ordem: primeiro os Valetes, depois as Rainhas e por fim os Reis.
error-position-enemy = Deve haver um inimigo, com o Castelo atrás dele, até cair o último Rei.
error-position-defeated = O inimigo { $enemy } já teria sido derrotado pelas cartas na mesa.
error-position-table = As cartas “{ $cards }” na mesa não podem ter sido jogadas juntas.
error-position-lots-cards = Os lotes devem conter cada carta oculta exatamente uma vez.
error-position-lots-order = As cartas de um mesmo lote devem estar juntas na Taverna.
error-position-yielded = Não é possível que todos os jogadores tenham passado a vez em sequência.
error-position-name = Para indicar quem joga a seguir, é preciso ter acabado de jogar um Bobo.
error-position-nothing-owed = O escudo detém todo o ataque do inimigo, por isso não há nada a descartar.

## Balanços de muitas partidas: porque acabaram

regicide-end-last-king = o último Rei caiu
regicide-end-uncovered = não foi possível cobrir o dano
regicide-end-stuck = nenhuma carta para jogar e nenhuma forma de passar a vez
regicide-label-medal-gold = medalha: ouro
regicide-label-medal-silver = medalha: prata
regicide-label-medal-bronze = medalha: bronze

## O que se pode dizer à mesa

talk-hand = { $count ->
    [0] Não tenho cartas na mão.
    [one] Tenho uma carta na mão.
   *[other] Tenho { $count } cartas na mão.
}
talk-tavern = { $count ->
    [0] A Taverna está vazia.
    [one] Resta uma carta na Taverna.
   *[other] Restam { $count } cartas na Taverna.
}
talk-discard = { $count ->
    [0] A pilha de descarte está vazia.
    [one] Há uma carta na pilha de descarte.
   *[other] Há { $count } cartas na pilha de descarte.
}
talk-health = O inimigo ainda tem { $count } de vida.
talk-blow = O ataque do inimigo é de { $count }.
talk-castle = { $count ->
    [0] Não há mais inimigos por vir.
    [one] Ainda há um inimigo por vir.
   *[other] Ainda há { $count } inimigos por vir.
}
talk-good = Eu gostaria de jogar a seguir.
talk-middling = Posso jogar a seguir, se for preciso.
talk-rather-not = Prefiro não jogar a seguir.

## Comandos do terminal

regicide-help-pile = as cartas na pilha de descarte
regicide-help-lots = o que todos sabem sobre as cartas ocultas
