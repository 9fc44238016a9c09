### Il tavolo di Revolution nel browser.

page-revolution-field = Il campo
page-revolution-own-area = La tua Area
page-revolution-area = Area: { $who }
page-revolution-compass = n indica la riga 3

## Quel che si dice di uno spazio o di una carta

page-revolution-free = libero
page-revolution-number = numero { $number }
page-revolution-ally = alleata della { $side }
page-revolution-doomed = lascia il campo al prossimo turno della { $side }
page-revolution-covers = sopra { $card }
page-revolution-negated = qui gli effetti attivi sono negati
page-revolution-hit = colpito
page-revolution-pointed = la mossa dell’allenatore
page-revolution-hidden-own = l’avversario non la vede

## Scegliere una mossa, un passo alla volta

page-revolution-waiting = In attesa di { $who }…
page-revolution-where = { $card }: scegli lo spazio.
page-revolution-effect = { $card } in { $cell }: scegli l’effetto.
page-revolution-copied = { $card }: scegli la carta da copiare.
page-revolution-goal = Scegli lo spazio in cui si sposta.
page-revolution-move = { $card } in { $cell }
page-revolution-idle = In questo spazio il suo effetto non ha nulla da colpire, o è negato.
page-revolution-without = Senza effetto
page-revolution-blind = Una carta coperta, alla cieca
page-revolution-choice-orthogonal = Tutte le ortogonali
page-revolution-choice-diagonal = Tutte le diagonali
page-revolution-choice-front = Quelle davanti
page-revolution-choice-behind = Quelle dietro
page-revolution-choice-all = Tutte
page-revolution-choice-draw = Pesca una carta
page-revolution-back = Indietro
page-revolution-go-on = Continua

## Conteggi e pile

page-revolution-allies = { $count ->
    [one] { $count } alleato
   *[other] { $count } alleati
}
page-revolution-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
page-revolution-aside = { $count ->
    [one] { $count } carta neutrale da parte
   *[other] { $count } carte neutrali da parte
}
page-revolution-passed = Carte che hai passato
page-revolution-received = Carte passate a te
page-revolution-thrown = Carte che hai eliminato
page-revolution-all-cards = Tutte le carte spiegate

## Opzioni

page-option-revolution-system = Carte neutrali
page-option-revolution-system-standard = standard
page-option-revolution-system-old-style = Old Style
page-option-revolution-system-random = casuale
page-option-revolution-system-draft = draft
page-option-revolution-system-secret-random = casuale segreto
page-option-revolution-system-secret-draft = draft segreto
page-option-revolution-numbered = Spazi numerati
page-option-revolution-numbered-no = no
page-option-revolution-numbered-yes = sì
page-option-revolution-match = Incontro
page-option-revolution-match-single = una partita
page-option-revolution-match-best-of-three = al meglio delle tre
page-option-revolution-match-three-games = tre partite
page-option-revolution-first = Chi comincia
page-option-revolution-first-deal = lo decide la sorte
page-option-revolution-first-regality = Regalità
page-option-revolution-first-religion = Religione
page-option-revolution-ending = La partita finisce quando il campo è
page-option-revolution-ending-face-up = pieno di carte scoperte
page-option-revolution-ending-occupied = pieno
page-option-revolution-copy-shielded = Copiare carte con Scudo
page-option-revolution-copy-shielded-no = no
page-option-revolution-copy-shielded-yes = sì
page-option-revolution-shield-stops-negation = Uno Scudo impedisce la negazione
page-option-revolution-shield-stops-negation-yes = sì
page-option-revolution-shield-stops-negation-no = no
page-option-revolution-tower-falls = Una Torre che cade
page-option-revolution-tower-falls-with-covered = porta con sé la carta sotto di essa
page-option-revolution-tower-falls-uncovers = libera la carta sotto di essa
