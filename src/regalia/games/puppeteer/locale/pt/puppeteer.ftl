### Titereiro: objetivos, o que está na mesa, o que acontece, por que uma jogada é recusada, as regras.
### As Casas têm o mesmo nome em todas as línguas; no tabuleiro são iniciais.
### “Casa” é sempre uma família; um lugar do tabuleiro é uma célula.

puppeteer-title = Titereiro
puppeteer-summary = Um só jogador, trinta e seis Fichas de Aliado: puxe os fios até que cada uma das seis Casas fique na sua pontuação.

## Objetivos

puppeteer-objective-united = Unidos somos fortes
puppeteer-objective-divide = Dividir para conquistar
puppeteer-objective-central = Concentração central
puppeteer-objective-border = Controle das fronteiras
puppeteer-scoring-united = cada Casa pontua pelas Fichas de Aliado do seu maior agrupamento
puppeteer-scoring-divide = cada Casa pontua pelo número dos seus agrupamentos
puppeteer-scoring-central = cada Casa pontua pelas suas Fichas de Aliado na grade interna 4x4
puppeteer-scoring-border = cada Casa pontua pelas suas Fichas de Aliado na borda do tabuleiro 6x6
puppeteer-goal = { $objective } { $hearts }: { $scoring }.

## A mesa

puppeteer-identities = Fichas de Identidade
puppeteer-hand = Na mão
puppeteer-next = A próxima da pilha
puppeteer-pile = Na pilha
puppeteer-frame = Linhas ainda abertas: { $rows }. Colunas ainda abertas: { $columns }.
puppeteer-frame-fixed = Os limites do tabuleiro estão fixados.
puppeteer-house = Casa
puppeteer-target = Meta
puppeteer-score = Pontuação
puppeteer-so-far = Até agora
puppeteer-point = Ficha de Pontos
puppeteer-light = lado claro
puppeteer-dark = lado escuro
puppeteer-range = { $least } a { $most }
puppeteer-intrigues = Intrigas: { $made } de 6. As letras minúsculas são Fichas no lado escuro.

## Decisões

puppeteer-ask-reveal = { $left ->
    [one] De qual pontuação você revela a Ficha de Identidade? Falta uma.
   *[other] De qual pontuação você revela a Ficha de Identidade? Faltam { $left }.
}
puppeteer-ask-expansion = Onde você coloca a Ficha de Aliado de { $house }?
puppeteer-ask-intrigue = { $left ->
    [one] Resta uma Intriga. Trocar de lugar duas Fichas adjacentes ou parar?
   *[other] Restam { $left } Intrigas. Trocar de lugar duas Fichas adjacentes ou parar?
}
puppeteer-overview = Escreva uma célula ou duas células adjacentes, como “c3 d3”, para ver o que uma troca faria; “stop” termina a partida; “moves” mostra todas as jogadas ({ $count }).
puppeteer-cells = Trocas com { $cells }:
puppeteer-move-reveal = a Ficha de Identidade na pontuação { $score }
puppeteer-move-stop = stop: { $fate }
puppeteer-move-swap = { $one }–{ $two }, lado escuro em { $dark }, { $payer } paga: { $scores }
puppeteer-preview-wins = todas as Casas ficam na sua pontuação
puppeteer-preview-loses = nem todas as Casas ficam na sua pontuação
puppeteer-preview-house = { $house } { $score } (meta { $target })
puppeteer-preview-place = { $house } { $score }

## O que aconteceu

puppeteer-event-revealed = Na pontuação { $score } está { $house }.
puppeteer-event-laid_first = A primeira Ficha de Aliado está na mesa: { $house }.
puppeteer-event-placed = Ficha de Aliado de { $house } colocada em { $at }.
puppeteer-event-took = A próxima Ficha de Aliado a colocar é de { $house }.
puppeteer-event-took-next = A próxima Ficha de Aliado a colocar é de { $house }; no topo da pilha está uma de { $next }.
puppeteer-event-raven = O Corvo traz as últimas Fichas de Identidade: { $targets }.
puppeteer-event-swapped = { $one } ({ $house }) e { $two } ({ $other }) trocam de lugar.
puppeteer-event-darkened = A Ficha de Aliado de { $house } em { $cell } passa para o lado escuro.
puppeteer-event-paid = A Ficha de Pontos de { $house } passa para o lado escuro.
puppeteer-event-judged = O julgamento: { $scores }.
puppeteer-won = { $intrigues ->
    [0] Paz! Cada Casa está na sua pontuação, sem uma única Intriga.
    [one] Paz! Cada Casa está na sua pontuação, depois de uma Intriga.
   *[other] Paz! Cada Casa está na sua pontuação, depois de { $intrigues } Intrigas.
}
puppeteer-lost = { $houses ->
    [one] Guerra: uma Casa ficou fora da sua pontuação.
   *[other] Guerra: { $houses } Casas ficaram fora da sua pontuação.
}

## Depois da partida, e ao resolver

puppeteer-solvable = { $intrigues ->
    [0] Provado: este tabuleiro já é vencedor como está.
    [one] Provado: basta uma Intriga para vencer.
   *[other] Provado: bastam { $intrigues } Intrigas para vencer, e com menos não é possível.
}
puppeteer-unsolvable = Provado: a partir deste tabuleiro, nenhuma sequência de Intrigas leva à vitória.
puppeteer-undecided = Indefinido: dentro do limite não se provou uma coisa nem outra.
puppeteer-hindsight-board = { $intrigues ->
    [0] Olhando para trás, o tabuleiro completo já era vencedor como estava.
    [one] Olhando para trás, a partir do tabuleiro completo teria bastado uma Intriga para vencer:
   *[other] Olhando para trás, a partir do tabuleiro completo teriam bastado { $intrigues } Intrigas para vencer:
}
puppeteer-hindsight-lost = Olhando para trás, a partir do tabuleiro completo nenhuma sequência de Intrigas levaria à vitória: a partida foi perdida durante a Expansão.
puppeteer-hindsight-mistake = Depois de “{ $move }”, não era mais possível vencer.
puppeteer-tables = Cálculo das tabelas de “{ $objective }” para este computador; só acontece uma vez e demora alguns segundos…

## Por que uma jogada é recusada

error-move-illegal-other-phase = { $phase ->
    [reveal] Agora é o momento de revelar Fichas de Identidade: indique uma pontuação, por exemplo “reveal 6”.
    [expansion] Agora é o momento de montar o tabuleiro: coloque a Ficha de Aliado que está na sua mão, por exemplo “place 0,1”.
   *[intrigue] O tabuleiro está completo: troque de lugar duas Fichas adjacentes ou escreva “stop”.
}
error-move-illegal-no-such-score = Não há Ficha de Identidade na pontuação { $score }; as pontuações são { $scores }.
error-move-illegal-revealed-before = A Ficha de Identidade na pontuação { $score } já está revelada.
error-move-illegal-taken = Já há uma Ficha de Aliado em { $at }.
error-move-illegal-not-adjacent = Não há nenhuma Ficha de Aliado ao lado de { $at }.
error-move-illegal-outside-frame = Com uma Ficha de Aliado em { $at }, o tabuleiro teria mais de seis linhas ou colunas.
error-move-illegal-not-neighbours = { $one } e { $two } não são adjacentes.
error-move-illegal-dark-token = A Ficha de Aliado em { $cell } está no lado escuro e não pode mais trocar de lugar.
error-move-illegal-both-paid = As Fichas de Pontos de { $house } e { $other } estão ambas no lado escuro: não há mais Intriga entre essas Casas.
error-move-illegal-dark-elsewhere = A Ficha de Aliado que passa para o lado escuro deve estar em { $one } ou { $two }.
error-move-illegal-not-involved = { $payer } não participa desta Intriga e não pode pagar.
error-move-illegal-has-paid = A Ficha de Pontos de { $payer } já está no lado escuro; cada Casa paga uma só vez.

## Posições

error-position-targets = Cada uma das seis Casas deve ter como meta uma das pontuações { $scores }, sem repetição.
error-position-revealed = As pontuações reveladas não estão certas: até o tabuleiro ficar completo são tantas quantas a partida revela ({ $reveal }), depois as seis, e nenhuma duas vezes.
error-position-board = O tabuleiro não pode estar assim: deve formar um só bloco em torno da primeira Ficha de Aliado, caber em seis linhas e seis colunas e só estar cheio depois da Expansão.
error-position-tokens = Fichas de Aliado de { $house } no tabuleiro e na pilha: { $count } ao todo, e devem ser 6.
error-position-intrigues = O número de Fichas de Aliado no lado escuro ({ $dark }) e o de Fichas de Pontos no lado escuro ({ $paid }) não combinam entre si, ou não nesta Fase.

## As regras, nas nossas palavras

puppeteer-rule-TIT-2 = Uma partida tem quatro Fases: Expansão, Corvo, Intriga e Guerra.
puppeteer-rule-TIT-14 = Cada objetivo tem uma lista de seis pontuações, e em cada uma delas está uma Ficha de Identidade.
puppeteer-rule-TIT-23 = A Ficha de Aliado de cima da pilha vai para o lado de outra que já esteja no tabuleiro.
puppeteer-rule-TIT-24 = O tabuleiro nunca passa de seis linhas e seis colunas.
puppeteer-rule-TIT-28 = Uma Intriga envolve duas Fichas de Aliado que estejam lado a lado; na diagonal não vale.
puppeteer-rule-TIT-30 = Depois da troca, uma das duas Fichas de Aliado, e só uma, passa para o lado escuro.
puppeteer-rule-TIT-31 = Uma das duas Casas envolvidas paga: a sua Ficha de Pontos passa para o lado escuro.
puppeteer-rule-TIT-32 = Uma Ficha de Aliado no lado escuro não pode mais trocar de lugar.
puppeteer-rule-TIT-34 = Não há Intriga entre duas Casas cujas Fichas de Pontos estejam ambas no lado escuro.
puppeteer-rule-AT-5 = Os limites de seis por seis só ficam fixos quando seis linhas (ou colunas) estiverem ocupadas; uma Ficha de Aliado vai para uma célula livre ao lado de outra, desde que todas caibam nesses limites.
puppeteer-rule-AT-9 = As Fichas de Identidade são reveladas uma a uma: vê-se cada uma antes de indicar a pontuação seguinte, e nenhuma pontuação se repete.
puppeteer-rule-AT-11 = Uma Ficha de Pontos só passa para o lado escuro uma vez: se uma das duas Casas já pagou, a outra deve pagar.
puppeteer-rule-AT-21 = A partida termina com “stop” ou com a sexta Intriga; atingir as metas não a encerra.

## Umas palavras sobre como jogar, para ?

puppeteer-help = Primeiro revele algumas Fichas de Identidade: elas dizem em que pontuação cada Casa deve terminar. Depois monte um tabuleiro de seis linhas e seis colunas, uma Ficha de Aliado por vez, sempre ao lado das que já estão na mesa. Quando ele estiver completo, o Corvo mostra as outras Fichas de Identidade, e você tem seis Intrigas: troque de lugar duas Fichas adjacentes; uma delas passa para o lado escuro e não sai mais dali, e uma das duas Casas paga com a sua Ficha de Pontos. No fim, cada Casa deve estar na sua pontuação.
puppeteer-lists = As pontuações vão de 1 a 6 em “Unidos somos fortes” e “Dividir para conquistar”, de 0 a 6 sem o 5 em “Concentração central” e de 0 a 6 sem o 1 em “Controle das fronteiras”. As regras impressas trazem também uma lista de sete números, de 0 a 6: é um erro de impressão, pois uma Casa com seis Fichas no tabuleiro não pode fazer 0 ponto com seus agrupamentos.
puppeteer-notation = reveal 6 · place 0,1 (linha, coluna, contadas a partir da primeira Ficha de Aliado; as linhas crescem para baixo) · swap c3 d3 dark d3 pay Drave (a célula da Ficha que passa para o lado escuro depois da troca, e a Casa que paga; basta a inicial) · stop.

## Por que uma jogada é boa ou má, para o treinador

puppeteer-reason-reveals = mostra qual Casa deve terminar em { $score }
puppeteer-reason-unknown = { $left ->
    [0] { $house } está em { $score }, com a última Ficha colocada; a meta está oculta
    [one] { $house } está em { $score }, com uma Ficha por vir; a meta está oculta
   *[other] { $house } está em { $score }, com { $left } Fichas por vir; a meta está oculta
}
puppeteer-reason-on-course = { $left ->
    [0] { $house } está em { $score }, meta { $target }, com a última Ficha colocada
    [one] { $house } está em { $score }, meta { $target }, com uma Ficha por vir
   *[other] { $house } está em { $score }, meta { $target }, com { $left } Fichas por vir
}
puppeteer-reason-beyond = { $house } passou da meta: { $score } em vez de { $target }
puppeteer-reason-short = { $house } está em { $score } e sem Intrigas não chega mais a { $target }
puppeteer-reason-fixes-rows = fixa as linhas do tabuleiro
puppeteer-reason-fixes-columns = fixa as colunas do tabuleiro
puppeteer-reason-peace = todas as Casas ficam na sua pontuação
puppeteer-reason-stops-short = { $missing ->
    [one] termina a partida com uma Casa fora da sua pontuação
   *[other] termina a partida com { $missing } Casas fora da sua pontuação
}
puppeteer-reason-reaches = { $house } chega à sua pontuação, { $target }
puppeteer-reason-leaves = { $house } deixa a sua pontuação, { $target }
puppeteer-reason-solvable = { $intrigues ->
    [one] depois basta mais uma Intriga para vencer
   *[other] depois bastam mais { $intrigues } Intrigas para vencer
}
puppeteer-reason-hopeless = depois disso, nenhuma sequência de Intrigas leva à vitória
puppeteer-reason-too-late = { $missing ->
    [one] é a última Intriga, e uma Casa continua fora da sua pontuação
   *[other] é a última Intriga, e { $missing } Casas continuam fora da sua pontuação
}

puppeteer-on-board = Os números no tabuleiro são as jogadas; escreva “moves” para ver o que cada uma faria.

## Posições recusadas

error-position-unfinished = Só se pode resolver um tabuleiro completo, antes do fim das Intrigas.

## Balanços de muitas partidas: porque acabaram

puppeteer-end-balanced = cada Casa na sua pontuação
puppeteer-end-unbalanced = ao menos uma Casa fora da sua pontuação
