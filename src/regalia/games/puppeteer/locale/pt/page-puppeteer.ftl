### Titereiro no navegador: o que diz o seu tabuleiro, além de puppeteer.ftl.
### “Casa” é sempre uma família; um lugar do tabuleiro é uma célula.

page-puppeteer-board = Tabuleiro: as setas vão de célula em célula
page-puppeteer-token = { $house }, linha { $row }, coluna { $column }
page-puppeteer-token-dark = { $house }, lado escuro, linha { $row }, coluna { $column }
page-puppeteer-place = Colocar { $house } na linha { $row }, coluna { $column }
page-puppeteer-tap-again = Toque outra vez para colocá-la ali.
page-puppeteer-tokens-left = { $count ->
    [0] A pilha está vazia.
    [one] Uma Ficha na pilha.
   *[other] { $count } Fichas na pilha.
}
page-puppeteer-after = Depois: { $scores }.
page-puppeteer-unchanged = Nenhuma pontuação muda.
page-puppeteer-unknown = desconhecida
page-puppeteer-slot-known = { $score }: { $house }
page-puppeteer-slot-hidden = { $score }: ainda virada para baixo
page-puppeteer-gap = Dif.
page-puppeteer-on-target = na meta
page-puppeteer-short = { $count } a menos
page-puppeteer-over = { $count } a mais
page-puppeteer-show = Mostrar as Fichas de { $house }
page-puppeteer-made = Intrigas feitas: { $made } de { $all }
page-puppeteer-pick-partner = { $house } em { $cell }: com qual vizinha ela troca de lugar?
page-puppeteer-which-dark = Qual das duas passa para o lado escuro?
page-puppeteer-dark-on = { $house }, agora em { $cell }
page-puppeteer-who-pays = Qual Casa paga?
page-puppeteer-swap = Fazer esta Intriga
page-puppeteer-stop = Parar aqui
page-puppeteer-stop-sure = Terminar a partida agora? { $fate }.
page-puppeteer-stop-yes = Terminar
page-puppeteer-peace = Paz
page-puppeteer-war = Guerra
page-puppeteer-show-how = Mostrar como
page-puppeteer-proof = Como era possível vencer
page-puppeteer-proof-board = O tabuleiro completo

## Jogadas em palavras

page-coach-place = colocá-la na linha { $row }, coluna { $column }
page-coach-stop = parar
page-coach-swap = trocar { $one } e { $two }; { $dark } passa para o lado escuro, { $payer } paga

## Opções

page-option-puppeteer-objective = Objetivo
page-option-puppeteer-objective-united = Unidos somos fortes
page-option-puppeteer-objective-divide = Dividir para conquistar
page-option-puppeteer-objective-central = Concentração central
page-option-puppeteer-objective-border = Controle das fronteiras
page-option-puppeteer-reveal = Fichas de Identidade reveladas no início
page-option-puppeteer-reveal-3 = três
page-option-puppeteer-reveal-2 = duas
page-option-puppeteer-reveal-1 = uma
page-option-puppeteer-lookahead = Fichas vistas com antecedência
page-option-puppeteer-lookahead-0 = nenhuma
page-option-puppeteer-lookahead-1 = uma
