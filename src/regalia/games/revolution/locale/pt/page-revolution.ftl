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

## Opções

page-option-revolution-system = Cartas neutras
page-option-revolution-system-standard = padrão
page-option-revolution-system-old-style = à moda antiga
page-option-revolution-system-random = ao acaso
page-option-revolution-system-draft = draft
page-option-revolution-system-secret-random = ao acaso, em segredo
page-option-revolution-system-secret-draft = draft secreto
page-option-revolution-numbered = Casas numeradas
page-option-revolution-numbered-no = não
page-option-revolution-numbered-yes = sim
page-option-revolution-match = Série
page-option-revolution-match-single = uma partida
page-option-revolution-match-best-of-three = melhor de três
page-option-revolution-match-three-games = três partidas
page-option-revolution-first = Quem começa
page-option-revolution-first-deal = a sorte decide
page-option-revolution-first-regality = Realeza
page-option-revolution-first-religion = Religião
page-option-revolution-ending = A partida termina quando o campo está
page-option-revolution-ending-face-up = cheio de cartas viradas para cima
page-option-revolution-ending-occupied = cheio
page-option-revolution-copy-shielded = Copiar cartas com Escudo
page-option-revolution-copy-shielded-no = não
page-option-revolution-copy-shielded-yes = sim
page-option-revolution-shield-stops-negation = Um Escudo impede a anulação
page-option-revolution-shield-stops-negation-yes = sim
page-option-revolution-shield-stops-negation-no = não
page-option-revolution-tower-falls = Uma Torre que cai
page-option-revolution-tower-falls-with-covered = leva junto a carta coberta
page-option-revolution-tower-falls-uncovers = deixa a carta à vista
