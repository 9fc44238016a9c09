### As regras à mão: o que é preciso saber para sentar e jogar, nas nossas palavras.
### Uma quebra de linha num texto aparece também na página. As regras completas, com os códigos, estão em docs/.

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
page-rules-puppeteer-3-text = As seis Fichas de Identidade são embaralhadas e colocadas viradas para baixo, uma em cada pontuação do objetivo: de 1 a 6 em “Unidos somos fortes” e “Dividir para conquistar”, de 0 a 6 sem o 5 em “Concentração central”, de 0 a 6 sem o 1 em “Controle das fronteiras”. As regras impressas trazem também uma lista de sete números, de 0 a 6: é um erro de impressão, pois uma Casa com seis Fichas no tabuleiro não pode fazer 0 ponto com seus agrupamentos. A Casa que está no 6 deve terminar com 6 pontos, e assim por diante. Você revela três, uma depois da outra, nas pontuações que quiser. As Fichas de Pontos de todas as Casas ficam prontas no lado claro. As 36 Fichas de Aliado são embaralhadas numa pilha virada para baixo, e a de cima é o começo do tabuleiro.
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
