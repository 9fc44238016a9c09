### As regras à mão: o que é preciso saber para sentar e jogar, nas nossas palavras.
### Uma quebra de linha num texto aparece também na página. As regras completas, com os códigos, estão em docs/.

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
