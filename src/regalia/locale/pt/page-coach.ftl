### A página no navegador: rever uma partida, assistir de novo.

## Rever

page-coach-curve = De { $first }% a { $last }%; o ponto mais baixo é { $lowest }%, o mais alto { $highest }%.
page-coach-point = Jogada { $number }: { $odds }
page-coach-start = Antes da primeira jogada: { $odds }
page-coach-table = Todas as decisões numa tabela
page-coach-taken-back = desfeita

## Assistir de novo

page-coach-watch = Assistir de novo
page-coach-step = Passo
page-coach-beginning = O início
page-coach-first = Ao início
page-coach-previous = Um passo atrás
page-coach-next = Um passo adiante
page-coach-last = Ao fim
page-coach-autoplay = Reproduzir
page-coach-pause = Pausar
page-coach-to-table = À mesa

## Outro dispositivo

page-coach-personal-link = O seu link pessoal
page-coach-personal-qr = Código QR com o seu link pessoal
