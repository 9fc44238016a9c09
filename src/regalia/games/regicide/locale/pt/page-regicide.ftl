### Regicide no navegador: o que o tabuleiro diz além dos textos do jogo.

page-regicide-powers = Poderes dos naipes
page-regicide-power-h = cura
page-regicide-power-d = compra
page-regicide-power-c = dobra
page-regicide-power-s = protege
page-regicide-piles = Pilhas
page-regicide-nothing-played = Ainda não se jogou nada contra este inimigo.
page-regicide-sort-rank = Ordenar por valor
page-regicide-sort-suit = Ordenar por naipe
page-regicide-keys = As setas passam de uma carta a outra, a barra de espaço escolhe uma, Ctrl e Enter confirmam, Esc anula a escolha.
page-regicide-hinted = { $card } (indicada pelo treinador)

## O que fazer agora. $who é um nome, $phase o que há para fazer.

page-regicide-waiting = { $phase ->
    [discard] { $who }: há um ataque de { $owed } a cobrir.
    [name] { $who }: escolhendo quem joga a seguir.
   *[play] { $who }: escolhendo o que jogar.
}
page-regicide-choose = Escolha cartas para ver que efeito teriam.
page-regicide-confirm-play = Jogar { $cards }
page-regicide-confirm-discard = Descartar { $cards }
page-regicide-yield = Passar a vez
page-regicide-flip = Virar um Bobo
page-regicide-clear = Anular a escolha
page-regicide-cheapest = Escolher o descarte mínimo
page-regicide-owed = { $missing ->
    [one] { $chosen } de { $owed }, falta { $missing }
   *[other] { $chosen } de { $owed }, faltam { $missing }
}
page-regicide-covered = { $chosen } de { $owed }: coberto

## O efeito de uma jogada

page-regicide-leaves = o inimigo fica com { $left } de vida
page-regicide-draws = { $you ->
    [yes] você compra { $count }
   *[no] { $who } compra { $count }
}
page-regicide-survives = Você sobrevive: o ataque é de { $blow } e a sua mão vale { $worth }.
page-regicide-no-blow = O inimigo cai antes de poder atacar, e você continua jogando.
page-regicide-draw-or-jester = Só uma boa compra ou um Bobo permite sobreviver ao ataque de { $blow } que se segue.
page-regicide-new-hand = Uma mão nova, mas ninguém sabe se bastará para cobrir o ataque de { $owed }.

## Sozinho, e no fim

page-regicide-medal = { $medal ->
    [gold] vencer agora vale ouro
    [silver] vencer agora vale prata
   *[bronze] vencer agora vale bronze
}
page-regicide-revealed = Todas as cartas reveladas
page-regicide-top-first = { $pile }, a partir da carta de cima

## Opções

page-option-regicide-overpay = Descartar mais do que o necessário
page-option-regicide-overpay-allowed = permitido
page-option-regicide-overpay-until-covered = até cobrir o dano
page-option-regicide-overpay-forbidden = proibido
page-option-regicide-solo-yield = Passar a vez numa partida solo
page-option-regicide-solo-yield-never = nunca
page-option-regicide-solo-yield-not-twice-running = não duas vezes seguidas
page-option-regicide-solo-yield-always = sempre
