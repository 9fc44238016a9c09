### Revolution: nomes, efeitos, o que acontece, por que uma jogada é recusada, a regra correspondente.
### Nas jogadas, as cartas mantêm o nome inglês numa só palavra; também se podem escrever os nomes abaixo.

revolution-title = Revolution
revolution-summary = Realeza contra Religião: dois jogadores disputam nove casas.

## Cartas

revolution-card-King = Rei
revolution-card-Queen = Rainha
revolution-card-Princess = Princesa
revolution-card-Minister = Ministro
revolution-card-General = General
revolution-card-Mage = Mago
revolution-card-Castle = Castelo
revolution-card-Pope = Papa
revolution-card-Cardinal = Cardeal
revolution-card-Saint = Santa
revolution-card-Bishop = Bispo
revolution-card-Paladin = Paladino
revolution-card-Monk = Monge
revolution-card-Temple = Templo
revolution-card-Citizen = Cidadão
revolution-card-Samurai = Samurai
revolution-card-Ninja = Ninja
revolution-card-Poet = Poeta
revolution-card-Artist = Artista
revolution-card-Shaman = Xamã
revolution-card-Enchantress = Feiticeira
revolution-card-Sage = Sábio
revolution-card-Hermit = Eremita
revolution-card-Witch = Bruxa
revolution-card-FortuneTeller = Cartomante
revolution-card-Historian = Historiador
revolution-card-Fairy = Fada
revolution-card-Assassin = Assassino
revolution-card-Necromancer = Necromante
revolution-card-Pirate = Pirata
revolution-card-Dragon = Dragão
revolution-card-Revolutionary = Revolucionário
revolution-card-Tower = Torre
revolution-card-Death = Morte
revolution-card-Adventurer = Aventureiro
revolution-card-Merchant = Mercador

## Lados. Os dois nomes são femininos: as frases dizem “da { $side }”.

revolution-side-0 = Realeza
revolution-side-1 = Religião
revolution-player = { $who } ({ $side })

## Efeitos: um verbo, e onde. $where é preenchido com uma das mensagens abaixo.

revolution-active = ativo
revolution-passive = passivo
revolution-effect-none = Sem efeito.
revolution-effect-destroy = Destrói { $where }: ela fica virada para baixo e é retirada no início do seu próximo turno.
revolution-effect-convert = Converte { $where }: aliados se tornam inimigos, inimigos se tornam aliados.
revolution-effect-banish = Bane imediatamente do campo { $where }.
revolution-effect-return = Devolve { $where } à sua Área, pronto para ser jogado de novo.
revolution-effect-move = Move { $where } para a casa livre que você escolher.
revolution-effect-copy = Copia o efeito ativo de { $where }, como se fosse o próprio.
revolution-effect-assassinate = Bane { $where }.
revolution-effect-take = Leva { $where } para a sua Área.
revolution-effect-recall = Traz { $where } de volta para a sua Área.
revolution-effect-draw = Compra para a sua Área { $where }.
revolution-effect-negate = Enquanto esta carta estiver em jogo, as cartas jogadas em { $where } perdem o efeito ativo.
revolution-effect-protect = Enquanto esta carta estiver em jogo, só o efeito do Pirata pode agir sobre { $where }.
revolution-effect-cover = É colocada sobre um dos seus aliados, que perde o efeito; a pilha tem um Escudo.
revolution-effect-doom = Quem a tiver como aliada no fim perde.
revolution-where-nowhere = nada
revolution-where-adjacent = uma carta adjacente
revolution-where-adjacent-shielded = uma carta adjacente que tenha um Escudo
revolution-where-orthogonal = uma carta ortogonalmente adjacente
revolution-where-diagonal = uma carta adjacente na diagonal
revolution-where-line = todas as cartas numa das oito direções
revolution-where-group = todas as cartas ortogonalmente adjacentes, ou todas as adjacentes na diagonal
revolution-where-axis = as duas cartas em lados opostos, à esquerda e à direita ou à frente e atrás
revolution-where-diagonal_axis = as duas cartas em lados opostos de uma diagonal
revolution-where-front = as três cartas à frente
revolution-where-behind = as três cartas atrás
revolution-where-around = todas as cartas adjacentes
revolution-where-all_lines = todas as cartas nas oito direções
revolution-where-all_orthogonal = casas ortogonalmente adjacentes
revolution-where-all_diagonal = casas adjacentes na diagonal
revolution-where-sides = as cartas dos dois lados dela
revolution-where-ends = as cartas à frente e atrás dela
revolution-where-itself = ela
revolution-where-field = um dos seus aliados
revolution-where-from_to = qualquer carta do campo
revolution-where-opponent = uma carta da Área adversária
revolution-where-discard = uma carta da pilha de descarte
revolution-where-aside = uma carta ao acaso entre as neutras não usadas
revolution-legend = ◎ a carta · ○ uma destas · ● todas estas (as ● ou as ○ onde houver as duas) · setas: a linha inteira

## A mesa

revolution-neutral = Área Neutra
revolution-discard = Pilha de descarte
revolution-offer = À escolha
revolution-nothing = nada
revolution-face-down = virada para baixo
revolution-shield = escudo
revolution-hidden = { $count ->
    [one] { $count } carta virada para baixo
   *[other] { $count } cartas viradas para baixo
}
revolution-unseen = Cartas neutras que você não viu
revolution-used = Cartas neutras de partidas anteriores
revolution-match = Partida { $game }, partidas ganhas { $wins }
revolution-match-points = Partida { $game }, partidas ganhas { $wins }, pontos { $points }
revolution-overview = Escreva o nome de uma carta para ver o que ela faz e as suas jogadas:

## O que fazer agora

revolution-ask-play = Jogue uma carta.
revolution-ask-citizen = Abra a partida: coloque o Cidadão.
revolution-ask-take = Pegue uma carta.
revolution-ask-keep = { $count ->
    [4] Fique com uma destas quatro cartas; as outras três vão para o adversário.
   *[other] Fique com uma das três cartas recebidas; as outras duas são dispensadas.
}
revolution-ask-choose = Você quer começar a próxima partida ou deixar o adversário começar?
revolution-move-first = começar
revolution-move-second = deixar o adversário começar
revolution-preview-hit = atinge { $cells }
revolution-preview-allies = aliados { $mine } a { $theirs }
revolution-preview-points = pontos { $mine } a { $theirs }
revolution-preview-wins = vitória
revolution-preview-loses = derrota

## O que aconteceu. $you é "yes" quando foi quem lê que agiu; $who é um nome como “Jogador 2”.

revolution-event-placed = { $you ->
    [yes] Você joga { $card } em { $cell }.
   *[no] { $who } joga { $card } em { $cell }.
}
revolution-event-covered = { $you ->
    [yes] Você coloca a Torre sobre { $card } ({ $cell }).
   *[no] { $who } coloca a Torre sobre { $card } ({ $cell }).
}
revolution-event-negated = O efeito é anulado.
revolution-event-copied = Efeito copiado: { $card } ({ $cell }).
revolution-event-destroyed = Carta destruída: { $card } ({ $cell }).
revolution-event-converted = A carta em { $cell } passa para o lado da { $side }.
revolution-event-banished = Carta banida: { $card } ({ $cell }).
revolution-event-returned = { $you ->
    [yes] { $card } ({ $cell }) volta para a sua Área.
   *[no] { $who } recolhe { $card } ({ $cell }) para a própria Área.
}
revolution-event-moved = Carta movida: { $card }, de { $cell } para { $goal }.
revolution-event-assassinated = { $you ->
    [yes] Você bane { $card } da Área adversária.
   *[no] { $who } bane { $card } da Área adversária.
}
revolution-event-robbed = { $you ->
    [yes] Você leva { $card } da Área adversária.
   *[no] { $who } leva { $card } da Área adversária.
}
revolution-event-recalled = { $you ->
    [yes] Você recupera { $card } da pilha de descarte.
   *[no] { $who } recupera { $card } da pilha de descarte.
}
revolution-event-drew = { $you ->
    [yes] Você compra { $cards }.
   *[no] { $who } compra { $cards }.
}
revolution-event-drew-hidden = { $count ->
    [one] { $who } compra uma carta.
   *[other] { $who } compra { $count } cartas.
}
revolution-event-refilled = As cartas neutras não usadas acabaram: as que não estão em jogo voltam a ser usadas.
revolution-event-removed = { $card } sai de { $cell }.
revolution-event-uncovered = De novo à vista em { $cell }: { $card }.
revolution-event-took = { $you ->
    [yes] Você pega { $cards }.
   *[no] { $who } pega { $cards }.
}
revolution-event-kept = { $you ->
    [yes] Você fica com { $cards }.
   *[no] { $who } fica com uma carta.
}
revolution-event-passed = { $you ->
    [yes] Você passa adiante { $cards }.
   *[no] { $who } passa adiante { $cards }.
}
revolution-event-passed-hidden = { $who } passa adiante três cartas.
revolution-event-threw = { $you ->
    [yes] Você dispensa { $cards }.
   *[no] { $who } dispensa duas cartas.
}
revolution-event-dealt = Novas cartas neutras: { $cards }.
revolution-event-chose = { $you ->
    [yes] Você decide quem começa: { $first }.
   *[no] { $who } decide quem começa: { $first }.
}
revolution-event-shown = Cartas que { $who } tinha viradas para baixo: { $cards }.
revolution-event-game-ended = Fim da partida { $number }. { $result }

## O fim. $winner é um nome, $score a contagem, como 5 : 4.

revolution-won-allies = { $winner } vence com mais aliados, { $score }.
revolution-won-points = { $winner } vence por pontos, { $score }.
revolution-won-tie = { $winner } vence: pontos iguais, { $score }, mas mais aliados.
revolution-won-death = { $winner } vence: a Morte está do lado adversário.
revolution-won-no_card = { $winner } vence: o lado adversário não tem mais cartas para jogar.
revolution-won-no_placement = { $winner } vence: o lado adversário não tem nenhuma carta que possa ser colocada.
revolution-won-match = { $winner } vence a série, { $score }.
revolution-drawn-game = Empate: foram jogadas sessenta cartas.
revolution-drawn-match = A série termina empatada, { $score }.

## Por que uma jogada é recusada

error-move-illegal-moment = { $phase ->
    [take] Agora é o momento de pegar uma carta: take e o nome da carta.
    [keep] Agora é o momento de ficar com uma carta: keep e o nome da carta.
    [choose] Agora é o momento de decidir quem começa a próxima partida: first (você) ou second (o adversário).
   *[play] Agora é o momento de jogar uma carta: o nome, @ e a casa.
}
error-move-illegal-not-offered = { $card } não está entre as cartas à escolha.
error-move-illegal-citizen-first = A primeira carta de uma partida é o Cidadão, e nenhuma outra.
error-move-illegal-not-yours = { $card } não está nem na sua Área nem na Área Neutra.
error-move-illegal-occupied = A casa { $cell } está ocupada.
error-move-illegal-tower = A Torre é colocada sobre um dos seus aliados, virado para cima e sem Escudo; em { $cell } não há nenhum.
error-move-illegal-too-high = { $card } só pode ficar sobre um número até 5, e a casa { $cell } tem o { $number }.
error-move-illegal-no-choice = { $card } não tem esse efeito para escolher.
error-move-illegal-negated = Em { $cell } este efeito é anulado ({ $card }); é possível jogar a carta sem o efeito.
error-move-illegal-last-cell = Esta carta ocupa a última casa livre, por isso nada pode ser destruído.
error-move-illegal-nothing-hit = Esse efeito não atingiria nada; jogue a carta sem ele.
error-move-illegal-itself = Uma carta não pode ser o alvo do seu próprio efeito.
error-move-illegal-out-of-reach = { $card } em { $cell } não alcança essa casa.
error-move-illegal-nobody-there = Não há nenhuma carta nessa casa.
error-move-illegal-face-down = Uma carta virada para baixo não pode ser o alvo de um efeito.
error-move-illegal-shielded = Essa carta tem um Escudo.
error-move-illegal-no-shield = O Pirata só destrói cartas que tenham um Escudo.
error-move-illegal-no-ally = Essa carta não é sua aliada.
error-move-illegal-nothing-to-copy = Essa carta não tem nenhum efeito ativo para copiar.
error-move-illegal-no-free-cell = O destino deve ser uma casa livre.
error-move-illegal-not-in-their-area = Essa carta não está virada para cima na Área adversária.
error-move-illegal-no-hidden-card = O adversário não tem nenhuma carta virada para baixo.
error-move-illegal-not-discarded = Essa carta não está na pilha de descarte.
error-move-illegal-nothing-to-draw = Não há mais nenhuma carta neutra para comprar.

## As regras por trás das recusas, nas nossas palavras

revolution-rule-RRR-8 = Quem começa tem o Cidadão e deve abrir a partida com ele.
revolution-rule-RRR-11 = Na sua vez, você coloca numa casa livre uma carta da sua Área ou da Área Neutra.
revolution-rule-RRR-13 = Joga-se por turnos; o draft das cartas e a escolha de quem começa têm o seu próprio momento, antes da partida.
revolution-rule-RRR-14 = A partida termina quando as nove casas têm cartas viradas para cima e todos os efeitos foram aplicados.
revolution-rule-RRR-22 = A carta que ocupa a última casa livre não pode destruir nada; todos os outros efeitos funcionam.
revolution-rule-RRR-27 = Em casas numeradas, o Castelo e o Templo só podem ficar sobre números até 5.
revolution-rule-RRR-31 = Draft: de cinco cartas neutras abertas, o primeiro jogador pega uma, o segundo uma, o primeiro mais uma, e as duas últimas vão para o segundo.
revolution-rule-RRR-33 = Draft secreto: fique com uma de quatro cartas e passe três adiante; fique com uma das três recebidas e dispense as outras duas.
revolution-rule-RRR-36 = Um efeito ativo é aplicado quando a carta é jogada, ou então nunca; um passivo age por si só e não deixa nada a escolher.
revolution-rule-RRR-43 = Uma carta destruída fica virada para baixo até o próximo turno de quem a destruiu; até lá, nada pode acontecer a ela e nada pode ser colocado sobre ela.
revolution-rule-RRR-49 = Uma carta com Escudo não pode ser o alvo de nenhum efeito, exceto o do Pirata.
revolution-rule-RRR-52 = Um efeito alcança as casas que o seu diagrama mostra, a partir da carta.
revolution-rule-RRR-71 = A Bruxa devolve à sua Área um dos seus próprios aliados.
revolution-rule-RRR-74 = A Fada move qualquer carta sem Escudo para uma casa livre; a orientação da carta não muda.
revolution-rule-RRR-76 = O Necromante traz de volta uma carta da pilha de descarte comum.
revolution-rule-AR-16 = Um efeito que não atinge nada é o mesmo que nenhum efeito: jogue a carta sozinha.
revolution-rule-AR-17 = Uma carta nunca é o alvo do seu próprio efeito.
revolution-rule-AR-36 = A Torre cobre um dos seus próprios aliados, virado para cima e sem Escudo; não ocupa nenhuma casa.
revolution-rule-AR-49 = O Poeta e o Artista copiam um efeito ativo e o aplicam a partir da própria casa, como se fosse deles.
revolution-rule-AR-50 = As cartas jogadas ortogonalmente ao lado do Xamã, ou na diagonal da Feiticeira, perdem o efeito ativo, a não ser que a casa esteja protegida.
revolution-rule-AR-54 = O Assassino e o Aventureiro alcançam a Área adversária, nunca a Área Neutra.
revolution-rule-AR-55 = O Mercador compra ao acaso uma das cartas neutras ainda não usadas.
revolution-rule-AR-57 = O Pirata só destrói cartas que tenham um Escudo, aliadas ou inimigas.
revolution-rule-AR-62 = As cartas viradas para baixo não têm ordem: escolher às cegas é levar uma ao acaso.

## Umas palavras sobre como jogar, para ?

revolution-help = Coloque cartas nas nove casas, um jogador de cada vez. Uma carta que você joga aponta para o adversário (▲ para a Realeza, ▼ para a Religião) e é sua aliada; os efeitos fazem cartas mudar de lado, as destroem ou as banem. Quando as nove casas tiverem cartas viradas para cima, vence quem tiver mais aliados.
revolution-notation = Uma jogada é a carta, @ e a casa, depois a escolha do efeito: Queen@b2 ne · King@a1 b2 · Princess@b2 orthogonal · Samurai@b2 ns · Fairy@c1 a1-b3 · Assassin@a2 Castle · Poet@b2 b3 ne (a casa da carta copiada, depois a escolha do efeito dela). Sem escolha, a carta é jogada sem o seu efeito. n é para cima. Outras escolhas: all, front, behind, draw, ? (uma carta virada para baixo, às cegas); antes de uma partida: take Samurai, keep Samurai, first, second. Os nomes das cartas em português também valem.

## Resolver

revolution-opening-centre = centro ({ $cell })
revolution-opening-corner = canto ({ $cell })
revolution-opening-edge = borda ({ $cell })

## Por que uma jogada é boa ou má, para o treinador

revolution-reason-wins = vence de imediato
revolution-reason-loses = perde de imediato
revolution-reason-takes = { $count ->
    [one] tira um aliado do adversário: { $cells }
   *[other] tira { $count } aliados do adversário: { $cells }
}
revolution-reason-sacrifices = { $count ->
    [one] custa um aliado próprio: { $cells }
   *[other] custa { $count } aliados próprios: { $cells }
}
revolution-reason-ahead = { $unit ->
    [points] à frente nos pontos, { $mine } a { $theirs }
   *[allies] à frente nos aliados, { $mine } a { $theirs }
}
revolution-reason-behind = { $unit ->
    [points] atrás nos pontos, { $mine } a { $theirs }
   *[allies] atrás nos aliados, { $mine } a { $theirs }
}
revolution-reason-level = { $unit ->
    [points] empate nos pontos, { $mine } a { $theirs }
   *[allies] empate nos aliados, { $mine } a { $theirs }
}
revolution-reason-sheltered = a salvo atrás de um Escudo em { $cell }
revolution-reason-protects = dá um Escudo às cartas vizinhas
revolution-reason-hushes = anula os efeitos do que for jogado ao redor
revolution-reason-quiet = o efeito fica sem uso
revolution-reason-negated = em { $cell } o efeito é anulado
revolution-reason-effect = { $effect }
revolution-reason-starts = quem começa coloca também a nona carta, se nenhuma sair do campo
revolution-reason-follows = quem joga depois pode responder a cada carta

## Posições e opções recusadas

error-option-lineup = “{ $given }” não serve: indique cinco cartas neutras diferentes do sistema padrão.
error-option-card = Não há nenhuma carta chamada “{ $given }”.
error-position-hidden = As cartas viradas para baixo do jogador { $seat } não podem estar ali: só cartas neutras, num sistema secreto, e duas no máximo.
error-position-neutral = As cartas neutras não correspondem ao sistema de jogo.
error-position-draft = As cartas do draft não correspondem ao seu andamento.
error-position-tower = Uma Torre cobre exatamente uma carta, e só uma Torre pode cobrir outra carta; veja { $cell }.
error-position-face-down = A carta virada para baixo em { $cell } não pode estar ali: no campo há no máximo uma carta destruída por cada jogador, e nenhuma pelo jogador da vez.
error-position-too-high = O Castelo e o Templo só podem ficar sobre números até 5, e a casa { $cell } tem o { $number }.
error-position-turn = O número de cartas jogadas, quem começou e de quem é a vez não combinam entre si.

## Balanços de muitas partidas: porque acabaram

revolution-end-allies = mais aliados
revolution-end-points = mais pontos
revolution-end-death = a Morte
revolution-end-no-card = nenhuma carta para jogar
revolution-end-no-placement = nenhuma carta que possa ser colocada
revolution-end-ply-limit = sessenta cartas jogadas

## Comandos do terminal

revolution-help-pile = as cartas na pilha de descarte
revolution-help-card = o que uma carta faz, e as suas jogadas: escreva o nome dela
revolution-help-unseen = as cartas neutras que você não viu

## Resolver

revolution-solve-title = A posição
revolution-solve-what = Posição
revolution-solve-verdict = Veredito
revolution-solve-nodes = Nós
revolution-solve-seconds = Segundos
revolution-solve-wins = { $who } vence
revolution-solve-wins-in = { $who } vence em { $distance ->
    [one] { $distance } jogada
   *[other] { $distance } jogadas
}
revolution-solve-drawn = empate
revolution-solve-unknown = não provado
revolution-solve-chance = não demonstrável: acaso ou cartas ocultas
revolution-solve-over = terminada: { $result }
revolution-solve-drafting = não resolvida: o draft não acabou, e para resolver cada carta precisa estar no seu lugar
revolution-solve-choosing = não resolvida: ainda não foi escolhido quem joga primeiro
revolution-solve-best = Melhores jogadas: { $moves }
revolution-solve-one-best = Uma das melhores jogadas: { $move }
revolution-solve-found = Melhor jogada encontrada, estimada e não provada: { $move } (partidas simuladas vencidas: { $odds })
revolution-solve-first = { $side } (primeiro jogador)
revolution-solve-second = { $side } (segundo jogador)
revolution-solve-asking-winner = quem vence?
revolution-solve-asking-distance = em quantas jogadas?
revolution-solve-asking-moves = com que jogadas?
revolution-solve-progress = { $asking } { $nodes } nós, { $rate } nós/s, { $verdict }
