### As regras à mão: o que é preciso saber para sentar e jogar, nas nossas palavras.
### Uma quebra de linha num texto aparece também na página. As regras completas, com os códigos, estão em docs/.

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
