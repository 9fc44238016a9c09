### A mesa de Revolution no navegador.

page-revolution-field = O campo
page-revolution-own-area = A sua Área
page-revolution-area = Área: { $who }
page-revolution-compass = n aponta para a fileira 3

## O que se diz de uma casa ou de uma carta

page-revolution-free = livre
page-revolution-number = número { $number }
page-revolution-ally = aliada da { $side }
page-revolution-doomed = sai do campo no próximo turno da { $side }
page-revolution-covers = cobre: { $card }
page-revolution-negated = aqui os efeitos ativos são anulados
page-revolution-hit = atingida
page-revolution-pointed = a jogada do treinador
page-revolution-hidden-own = o adversário não a vê

## Escolher uma jogada, passo a passo

page-revolution-waiting = Aguardando { $who }…
page-revolution-where = { $card }: escolha a casa.
page-revolution-effect = { $card } em { $cell }: escolha o efeito.
page-revolution-copied = { $card }: escolha a carta a copiar.
page-revolution-goal = Escolha a casa para onde ela vai.
page-revolution-move = { $card } em { $cell }
page-revolution-idle = Nesta casa o efeito não tem alvo ou está anulado.
page-revolution-without = Sem o efeito
page-revolution-blind = Uma carta virada para baixo, às cegas
page-revolution-choice-orthogonal = Todas na ortogonal
page-revolution-choice-diagonal = Todas na diagonal
page-revolution-choice-front = As da frente
page-revolution-choice-behind = As de trás
page-revolution-choice-all = Todas
page-revolution-choice-draw = Comprar uma carta
page-revolution-back = Voltar
page-revolution-go-on = Continuar

## Contagens e pilhas

page-revolution-allies = { $count ->
    [0] { $count } aliados
    [one] { $count } aliado
   *[other] { $count } aliados
}
page-revolution-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
page-revolution-aside = { $count ->
    [one] { $count } carta neutra à parte
   *[other] { $count } cartas neutras à parte
}
page-revolution-passed = Cartas que você passou
page-revolution-received = Cartas que você recebeu
page-revolution-thrown = Cartas que você dispensou
page-revolution-all-cards = Todas as cartas explicadas
