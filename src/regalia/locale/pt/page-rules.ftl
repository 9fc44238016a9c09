### As regras à mão: o que é preciso saber para sentar e jogar, nas nossas palavras.
### Uma quebra de linha num texto aparece também na página. As regras completas, com os códigos, estão em docs/.

page-rules-contents = Nesta página
page-rules-more = As regras por trás das recusas
page-rules-more-hint = Quando uma jogada é recusada, aparece a regra que explica a recusa. Aqui estão todas, cada uma com o seu código.

## Regicide

page-rules-regicide-1-title = O objetivo
page-rules-regicide-1-text = Todos jogam juntos contra as doze cabeças coroadas do Castelo: quatro Valetes, depois quatro Rainhas, depois quatro Reis. Elas aparecem uma de cada vez. Quando cai o último Rei, todos ganharam. Se um só jogador não puder continuar, todos perderam.
page-rules-regicide-2-title = A preparação
page-rules-regicide-2-text = No Castelo, os Valetes ficam em cima e os Reis no fundo, embaralhados figura por figura; a primeira carta é virada para cima e é o primeiro inimigo. As cartas são compradas da Taverna: os números de 2 a 10, os quatro Ases, chamados Companheiros Animais, e um Bobo com três jogadores ou dois com quatro. A mão tem 8 cartas numa partida solo, 7 com dois jogadores, 6 com três e 5 com quatro, e todos começam com a mão cheia. Há uma só pilha de descarte, virada para cima, que qualquer um pode consultar. Aqui tudo isso é automático, e a sorte decide quem começa.
page-rules-regicide-3-title = O seu turno, etapa por etapa
page-rules-regicide-3-text = 1. Jogue uma carta virada para cima, ou passe a vez e vá direto para a etapa 4.
    2. O naipe da carta faz alguma coisa.
    3. O número da carta é o dano causado ao inimigo. Se o inimigo cair, pule a etapa 4 e jogue logo outro turno.
    4. Se ele continuar de pé, ataca você: descarte da mão cartas que somem pelo menos o ataque dele. Depois é a vez do jogador seguinte, no sentido horário.
page-rules-regicide-4-title = O que fazem os naipes
page-rules-regicide-4-text = Cada naipe tem um poder, tão forte quanto o valor jogado, e é obrigatório usá-lo.
    ♥ Copas: essa quantidade de cartas do descarte, tiradas ao acaso, vai virada para baixo para o fundo da Taverna.
    ♦ Ouros: todos juntos compram esse número de cartas, uma de cada vez, a começar por você; quem tem a mão cheia é pulado.
    ♣ Paus: o dano conta em dobro, e nada mais.
    ♠ Espadas: o ataque do inimigo diminui nesse valor, já neste turno e até ele cair; todos os escudos contra ele se somam, não importa quem os jogou.
page-rules-regicide-5-title = Os inimigos
page-rules-regicide-5-text = Um Valete tem 10 de ataque e 20 de vida, uma Rainha 15 e 30, um Rei 20 e 40. O dano vai se somando até chegar à vida do inimigo. Então o inimigo e todas as cartas jogadas contra ele vão para o descarte, e aparece o próximo. Se o dano for exatamente igual à vida, o inimigo vai, em vez disso, virado para baixo para o topo da Taverna: quem o comprar pode lutar com ele. Na sua mão, um Valete vale 10, uma Rainha 15 e um Rei 20, tanto para atacar como para cobrir dano, e o naipe age como o de qualquer outra carta.
page-rules-regicide-6-title = Várias cartas de uma vez
page-rules-regicide-6-text = Cartas do mesmo número podem ser jogadas juntas se somarem 10 no máximo: pares de 2, 3, 4 ou 5, trios de 2 ou 3, ou os quatro 2. Um Companheiro Animal vale 1 e combina com uma única outra carta, mesmo outro Companheiro ou um Rei, mas nunca com um Bobo. Os valores se somam, e cada naipe presente age uma vez, com a soma inteira. Assim, um 5 de Espadas com o Companheiro Animal de Paus dá 6 de escudo e causa 12 de dano. Quando Copas e Ouros agem juntos, Copas vem primeiro.
page-rules-regicide-7-title = A imunidade e o Bobo
page-rules-regicide-7-text = Um inimigo ignora o poder do seu próprio naipe, mas o número continua causando dano. O Bobo acaba com isso: é sempre jogado sozinho, não causa dano nem provoca ataque, e a partir daí todos os naipes têm efeito contra esse inimigo. Espadas jogadas antes contra um inimigo de Espadas também passam a servir de escudo; nos outros naipes, nada se recupera. Quem joga um Bobo escolhe quem joga a seguir e pode escolher a si mesmo. O próximo inimigo volta a ser imune ao seu próprio naipe.
page-rules-regicide-8-title = Passar a vez e falar
page-rules-regicide-8-text = Se preferir não jogar, você pode passar a vez; mas o inimigo ataca logo. Não é permitido passar a vez se todos os outros passaram no último turno deles. Ninguém pode mostrar a mão nem dar pistas sobre ela. O que todos veem pode ser dito em voz alta, como quantas cartas você tem. Depois de um Bobo, você também pode dizer, em termos gerais, se gostaria de jogar a seguir.
page-rules-regicide-9-title = Fácil de esquecer
page-rules-regicide-9-text = Os naipes agem antes do dano: Ouros não pode comprar o inimigo que a mesma jogada derruba, e Copas não alcança as cartas que ainda estão diante dele. Se o descarte ou a Taverna não bastar, usa-se o que houver; uma Taverna vazia não é problema e não se enche sozinha. Se os escudos reduzirem o ataque a 0, nada é descartado. Para cobrir dano, um Companheiro Animal vale 1 e um Bobo nada. Ficar sem cartas não é por si só uma derrota, mas sem cartas só se pode passar a vez, se for permitido.
page-rules-regicide-10-title = O fim
page-rules-regicide-10-text = A partida é ganha assim que cai o último Rei. É perdida quando a mão inteira de alguém não basta para cobrir um ataque. Também é perdida quando alguém, na sua vez, não pode jogar nem passar. Numa partida solo, um Bobo restante ainda pode salvar você.
page-rules-regicide-11-title = Partida solo e opções
page-rules-regicide-11-text = Numa partida solo, a mão tem até 8 cartas, e os dois Bobos ficam ao seu lado. Antes de jogar, ou antes de sofrer dano, você pode virar um deles: descarte a mão inteira e compre uma nova; o inimigo mantém a imunidade. Uma vitória sem Bobos é de ouro; com um, de prata; com os dois, de bronze. Numa partida solo não se pode passar a vez, a não ser que uma opção da mesa o permita, e nunca quando não haveria dano a sofrer. Com qualquer número de jogadores, outra opção diz se é permitido descartar mais do que o necessário.

## Revolution

page-rules-revolution-1-title = O objetivo
page-rules-revolution-1-text = Dois jogadores se enfrentam: um conduz a Realeza, em vermelho, o outro a Religião, em azul. Um de cada vez, colocam cartas num campo de nove casas. Uma carta virada para o seu lado é sua aliada, qualquer outra é inimiga. Quando as nove casas tiverem cartas viradas para cima, vence quem tiver mais aliados.
page-rules-revolution-2-title = A preparação
page-rules-revolution-2-text = Cada um tem as sete cartas de uma cor, viradas para cima: é a sua Área. Os dois conjuntos fazem as mesmas coisas com nomes diferentes. Cinco das 21 cartas cinzentas, as neutras, ficam viradas para cima ao lado do campo: são a Área Neutra, para os dois. Quem começa tem também o Cidadão. Para uma primeira partida, escolha a opção à moda antiga, que deixa de fora as outras cartas neutras: “Opções e amigos” já a sugere, enquanto “Jogar agora” começa uma partida padrão.
page-rules-revolution-3-title = O seu turno, etapa por etapa
page-rules-revolution-3-text = 1. Se você destruiu uma carta no seu último turno, ela agora sai do campo, e a casa fica livre.
    2. Pegue uma carta da sua Área ou da Área Neutra e coloque-a numa casa livre. A seta aponta para o adversário, e a carta é sua aliada.
    3. Se a carta tiver um efeito ativo, você pode usá-lo: agora ou nunca.
    A primeira carta de uma partida é sempre o Cidadão, e ninguém pode passar a vez.
page-rules-revolution-4-title = Efeitos ativos e passivos
page-rules-revolution-4-text = Um efeito ativo acontece uma só vez, logo depois de a carta ser colocada. Você pode dispensá-lo, mas, se o usar, ele atinge todas as cartas que puder, mesmo quando isso prejudica você. Um efeito passivo age por si só enquanto a carta estiver à vista. Nenhuma carta é alvo do seu próprio efeito. Não é preciso decorar as cartas: a mesa explica cada uma.
page-rules-revolution-5-title = Converter, destruir, banir
page-rules-revolution-5-text = Converter: a carta é girada e muda de lado, de inimiga para aliada ou de aliada para inimiga.
    Destruir: a carta é virada para baixo e retirada quando volta a vez de quem a destruiu.
    Banir: a carta sai do campo imediatamente.
    Uma carta virada para baixo ainda ocupa a sua casa, mas nada pode acontecer a ela, o seu efeito passivo acabou e ela não conta para ninguém.
page-rules-revolution-6-title = Os Escudos
page-rules-revolution-6-text = Nada pode acontecer a uma carta com Escudo, a não ser pelo Pirata, que só destrói cartas assim. O Castelo e o Templo têm sempre um. O Sábio dá um Escudo às cartas à sua esquerda e à sua direita, o Eremita às que estão à frente e atrás, seja qual for o lado delas, mas não a si mesmo. Uma carta com Escudo também não pode ser copiada, e nem o próprio lado pode movê-la ou devolvê-la. Os Escudos só valem no campo: numa Área, até um Castelo pode ser banido ou levado.
page-rules-revolution-7-title = Até onde vão os efeitos
page-rules-revolution-7-text = Adjacentes são as oito casas em volta de uma carta: as quatro dos lados, ortogonalmente, e as quatro dos cantos, na diagonal. À frente de uma carta é para onde aponta a sua seta; para uma carta recém-jogada, é na direção do adversário. As três cartas à frente ou atrás são as da fileira vizinha, em linha reta e dos dois lados. As linhas como a da Rainha vão até a borda do campo e passam por cima de casas vazias e de cartas às quais nada pode acontecer.
page-rules-revolution-8-title = Quatro tipos de surpresa
page-rules-revolution-8-text = O Poeta e o Artista copiam o efeito ativo de uma carta vizinha e o aplicam a partir da própria casa. As cartas jogadas ortogonalmente ao lado do Xamã ou na diagonal da Feiticeira perdem o efeito ativo, a não ser que um Escudo proteja a casa; para as que já estavam lá, nada muda. A Torre é colocada sobre um dos seus aliados, virado para cima e sem Escudo: essa carta perde o efeito, e a pilha é um só aliado com Escudo. Quem tiver a Morte como aliada no fim perde, seja qual for a contagem. Debaixo de uma Torre, a Morte não prejudica ninguém.
page-rules-revolution-9-title = Fácil de esquecer
page-rules-revolution-9-text = A carta que ocupa a última casa livre não pode destruir nada; todos os outros efeitos funcionam. Se ela banir ou devolver cartas, volta a haver casas livres, e a partida continua. O Assassino e o Aventureiro alcançam a Área adversária, nunca a Área Neutra. A Área Neutra não é reposta durante a partida. As cartas banidas e destruídas vão para uma só pilha de descarte, à vista, e o Necromante pode trazer de volta qualquer uma delas.
page-rules-revolution-10-title = O fim
page-rules-revolution-10-text = A partida termina quando uma carta fez o seu efeito e as nove casas têm cartas viradas para cima. Primeiro olha-se para a Morte, depois vence quem tiver mais aliados; como nove é ímpar, não há empate. Se for a sua vez e você não tiver nenhuma carta, ou nenhuma que possa ser colocada, perde na hora. Se forem jogadas sessenta cartas sem a partida terminar, há empate.
page-rules-revolution-11-title = Outras formas de jogar
page-rules-revolution-11-text = Cartas neutras: à moda antiga, só há o Cidadão; ao acaso, cada jogador compra duas; no draft, de cinco cartas abertas, o primeiro jogador pega uma, o segundo uma, o primeiro mais uma, e as duas últimas vão para o segundo. Nas duas formas secretas, as duas cartas neutras de cada um ficam viradas para baixo até saírem da sua Área; no draft secreto, você fica com uma de quatro e com uma das três recebidas.
    Casas numeradas: cada aliado vale o número da sua casa, e vence quem tiver mais pontos; o Castelo e o Templo só são colocados sobre números até 5.
    Séries: melhor de três, ou três partidas em casas numeradas somando os pontos; quem perde uma partida decide quem começa a seguinte.
    Outras opções definem detalhes dos Escudos, da Torre e do fim.

## Titereiro

page-rules-puppeteer-1-title = O objetivo do jogo
page-rules-puppeteer-1-text = Você joga sem adversários e puxa os fios de seis Casas: Drave, Halvern, Bearth, Gantis, Na'Ghar e Avondale. Monta um tabuleiro de 36 Fichas de Aliado, seis de cada Casa. No fim, cada Casa deve estar exatamente na pontuação que a sorte lhe deu. Se uma só ficar acima ou abaixo, há guerra.
page-rules-puppeteer-2-title = Os quatro objetivos
page-rules-puppeteer-2-text = O objetivo indica como as Casas pontuam; um agrupamento é formado por Fichas de Aliado de uma Casa que se tocam lado a lado, e uma Ficha isolada também é um.
    Unidos somos fortes: um ponto por Ficha do maior agrupamento da Casa.
    Dividir para conquistar: um ponto por agrupamento.
    Concentração central: um ponto por Ficha na grade interna 4x4.
    Controle das fronteiras: um ponto por Ficha na borda do tabuleiro 6x6.
    Para uma primeira partida, escolha “Concentração central”: “Opções e amigos” já o sugere, enquanto “Jogar agora” começa com “Unidos somos fortes”.
page-rules-puppeteer-3-title = A preparação
page-rules-puppeteer-3-text = As seis Fichas de Identidade são embaralhadas e colocadas viradas para baixo, uma em cada pontuação do objetivo: de 1 a 6 em “Unidos somos fortes” e “Dividir para conquistar”, de 0 a 6 sem o 5 em “Concentração central”, de 0 a 6 sem o 1 em “Controle das fronteiras”. A Casa que está no 6 deve terminar com 6 pontos, e assim por diante. Você revela três, uma depois da outra, nas pontuações que quiser. As Fichas de Pontos de todas as Casas ficam prontas no lado claro. As 36 Fichas de Aliado são embaralhadas numa pilha virada para baixo, e a de cima é o começo do tabuleiro.
page-rules-puppeteer-4-title = Expansão: montar o tabuleiro
page-rules-puppeteer-4-text = Você pega a Ficha de Aliado de cima da pilha, vê de quem é e a coloca ao lado de outra que já esteja na mesa: acima, abaixo, à esquerda ou à direita. Ali ela fica até as Intrigas. O tabuleiro nunca pode passar de seis linhas ou seis colunas, mas onde ficam as suas bordas continua em aberto até seis estarem ocupadas. Sempre há um lugar, e com a última Ficha o quadrado fica cheio. Você sabe quantas Fichas de cada Casa restam na pilha, mas não em que ordem.
page-rules-puppeteer-5-title = O Corvo
page-rules-puppeteer-5-text = Quando o tabuleiro está completo, o Corvo revela as outras Fichas de Identidade. A partir daí nada mais está oculto: você vê a pontuação de cada Casa e a que ela deveria ter.
page-rules-puppeteer-6-title = Uma Intriga, etapa por etapa
page-rules-puppeteer-6-text = Você pode fazer até seis Intrigas, uma depois da outra.
    1. Troque de lugar duas Fichas de Aliado no lado claro que estejam lado a lado, não na diagonal.
    2. Uma das duas passa para o lado escuro: não poderá mais trocar de lugar.
    3. Uma das duas Casas paga: a sua Ficha de Pontos passa para o lado escuro, e ela não poderá pagar outra vez.
    Você pode parar a qualquer momento, mesmo antes da primeira Intriga.
page-rules-puppeteer-7-title = Fácil de esquecer
page-rules-puppeteer-7-text = Qual Ficha passa para o lado escuro e qual Casa paga são duas escolhas separadas. Se uma das duas Casas já pagou, a outra deve pagar; se as duas já pagaram, não há mais Intriga entre elas. As Fichas no lado escuro contam para a sua Casa como as outras. As pontuações no meio do caminho não importam: só conta o fim. Mesmo que todas as Casas estejam na sua pontuação, a partida continua até você parar ou fazer a sexta Intriga.
page-rules-puppeteer-8-title = Guerra ou paz
page-rules-puppeteer-8-text = Depois da sua última Intriga, conta-se a pontuação de cada Casa. Se as seis estiverem na pontuação da sua Ficha de Identidade, há paz e você venceu. Se uma só não estiver, há guerra e você perdeu.
page-rules-puppeteer-9-title = Mais fácil ou mais difícil
page-rules-puppeteer-9-text = Além do objetivo, você escolhe quantas Fichas de Identidade são reveladas no início: três, duas ou uma. Quanto menos, mais difícil; de um a três corações dizem quanto. Se quiser, a Ficha de cima da pilha também fica à vista, e assim você vê sempre uma com antecedência.
