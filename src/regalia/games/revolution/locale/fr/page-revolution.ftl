### La table de Revolution dans le navigateur.

page-revolution-field = Le terrain
page-revolution-own-area = Votre Zone
page-revolution-area = Zone : { $who }
page-revolution-compass = n pointe vers la rangée 3

## Ce qu’on dit d’une case ou d’une carte

page-revolution-free = libre
page-revolution-number = numéro { $number }
page-revolution-ally = alliée de la { $side }
page-revolution-doomed = quitte le terrain au prochain tour de la { $side }
page-revolution-covers = recouvre : { $card }
page-revolution-negated = les effets actifs y sont annulés
page-revolution-hit = touchée
page-revolution-pointed = le coup de l’entraîneur
page-revolution-hidden-own = l’adversaire ne la voit pas

## Choisir un coup, pas à pas

page-revolution-waiting = On attend { $who }…
page-revolution-where = { $card } : choisissez sa case.
page-revolution-effect = { $card } en { $cell } : choisissez l’effet.
page-revolution-copied = { $card } : choisissez la carte à copier.
page-revolution-goal = Choisissez la case où elle va.
page-revolution-move = { $card } en { $cell }
page-revolution-idle = Sur cette case, son effet n’a pas de cible ou est annulé.
page-revolution-without = Sans son effet
page-revolution-blind = Une carte face cachée, à l’aveugle
page-revolution-choice-orthogonal = Toutes les orthogonales
page-revolution-choice-diagonal = Toutes les diagonales
page-revolution-choice-front = Celles de devant
page-revolution-choice-behind = Celles de derrière
page-revolution-choice-all = Toutes
page-revolution-choice-draw = Piocher une carte
page-revolution-back = Retour
page-revolution-go-on = Continuer

## Décomptes et piles

page-revolution-allies = { $count ->
    [one] { $count } allié
   *[other] { $count } alliés
}
page-revolution-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-revolution-aside = { $count ->
    [one] { $count } carte neutre mise de côté
   *[other] { $count } cartes neutres mises de côté
}
page-revolution-passed = Cartes que vous avez transmises
page-revolution-received = Cartes reçues
page-revolution-thrown = Cartes que vous avez écartées
page-revolution-all-cards = Toutes les cartes expliquées

## Options

page-option-revolution-system = Cartes neutres
page-option-revolution-system-standard = standard
page-option-revolution-system-old-style = à l’ancienne
page-option-revolution-system-random = au hasard
page-option-revolution-system-draft = draft
page-option-revolution-system-secret-random = au hasard, en secret
page-option-revolution-system-secret-draft = draft secret
page-option-revolution-numbered = Cases numérotées
page-option-revolution-numbered-no = non
page-option-revolution-numbered-yes = oui
page-option-revolution-match = Match
page-option-revolution-match-single = une partie
page-option-revolution-match-best-of-three = en deux manches gagnantes
page-option-revolution-match-three-games = trois parties
page-option-revolution-first = Qui commence
page-option-revolution-first-deal = le sort décide
page-option-revolution-first-regality = la Royauté
page-option-revolution-first-religion = la Religion
page-option-revolution-ending = La partie se termine quand le terrain est
page-option-revolution-ending-face-up = rempli de cartes face visible
page-option-revolution-ending-occupied = rempli
page-option-revolution-copy-shielded = Copier une carte qui a un Bouclier
page-option-revolution-copy-shielded-no = non
page-option-revolution-copy-shielded-yes = oui
page-option-revolution-shield-stops-negation = Un Bouclier empêche l’annulation
page-option-revolution-shield-stops-negation-yes = oui
page-option-revolution-shield-stops-negation-no = non
page-option-revolution-tower-falls = Une Tour qui tombe
page-option-revolution-tower-falls-with-covered = emporte la carte recouverte
page-option-revolution-tower-falls-uncovers = la découvre
