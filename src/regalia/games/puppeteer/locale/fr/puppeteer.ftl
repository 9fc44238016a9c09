### Le Marionnettiste : les objectifs, ce qui se trouve sur la table, ce qui se passe, pourquoi un coup est refusé, les règles.
### Les Maisons portent le même nom dans toutes les langues ; sur le plateau, ce sont des initiales.
### Avant un nom de Maison, ni « de » ni « que » : il faudrait élider devant Avondale.

puppeteer-title = Le Marionnettiste
puppeteer-summary = Un seul joueur, trente-six jetons : tirez les ficelles jusqu’à ce que chacune des six Maisons soit à son score.

## Objectifs

puppeteer-objective-united = L’union fait la force
puppeteer-objective-divide = Diviser pour régner
puppeteer-objective-central = Concentration au centre
puppeteer-objective-border = Contrôle des frontières
puppeteer-scoring-united = une Maison marque un point par jeton de son plus grand groupe
puppeteer-scoring-divide = une Maison marque un point par groupe
puppeteer-scoring-central = une Maison marque un point par jeton dans le carré intérieur de 4 × 4
puppeteer-scoring-border = une Maison marque un point par jeton sur le bord du plateau de 6 × 6
puppeteer-goal = { $objective } { $hearts } : { $scoring }.

## La table

puppeteer-identities = Identités
puppeteer-hand = En main
puppeteer-next = Le suivant de la pile
puppeteer-pile = Dans la pile
puppeteer-frame = Lignes encore ouvertes : { $rows }. Colonnes encore ouvertes : { $columns }.
puppeteer-frame-fixed = Le cadre est fixé.
puppeteer-house = Maison
puppeteer-target = Cible
puppeteer-score = Score
puppeteer-so-far = Jusqu’ici
puppeteer-point = Jeton Points
puppeteer-light = face claire
puppeteer-dark = face sombre
puppeteer-range = { $least } à { $most }
puppeteer-intrigues = Intrigues : { $made } sur 6. Les minuscules sont des jetons face sombre.

## Décisions

puppeteer-ask-reveal = { $left ->
    [one] De quel score révélez-vous l’Identité ? Encore une à révéler.
   *[other] De quel score révélez-vous l’Identité ? Encore { $left } à révéler.
}
puppeteer-ask-expansion = Où placez-vous le jeton { $house } ?
puppeteer-ask-intrigue = { $left ->
    [one] Il vous reste une Intrigue. Échanger deux jetons voisins, ou vous arrêter là ?
   *[other] Il vous reste { $left } Intrigues. Échanger deux jetons voisins, ou vous arrêter là ?
}
puppeteer-overview = Tapez une case ou deux cases voisines, par exemple « c3 d3 », pour voir ce que donnerait un échange ; « stop » termine la partie ; « moves » affiche tous les coups ({ $count }).
puppeteer-cells = Échanges avec { $cells } :
puppeteer-move-reveal = l’Identité du score { $score }
puppeteer-move-stop = stop : { $fate }
puppeteer-move-swap = { $one }–{ $two }, face sombre en { $dark }, { $payer } paie : { $scores }
puppeteer-preview-wins = chaque Maison est à son score
puppeteer-preview-loses = toutes les Maisons ne sont pas à leur score
puppeteer-preview-house = { $house } { $score } (cible { $target })
puppeteer-preview-place = { $house } { $score }

## Ce qui s’est passé

puppeteer-event-revealed = Au score { $score } se trouve { $house }.
puppeteer-event-laid_first = Le premier jeton est posé : { $house }.
puppeteer-event-placed = Jeton { $house } placé en { $at }.
puppeteer-event-took = Le jeton suivant est un jeton { $house }.
puppeteer-event-took-next = Le jeton suivant est un jeton { $house } ; sur la pile attend un jeton { $next }.
puppeteer-event-raven = Le Corbeau apporte les dernières Identités : { $targets }.
puppeteer-event-swapped = { $one } ({ $house }) et { $two } ({ $other }) échangent leurs places.
puppeteer-event-darkened = Le jeton { $house } en { $cell } passe face sombre.
puppeteer-event-paid = Le jeton Points de la Maison { $house } passe face sombre.
puppeteer-event-judged = Le jugement : { $scores }.
puppeteer-won = { $intrigues ->
    [0] La paix ! Chaque Maison est à son score, sans la moindre Intrigue.
    [one] La paix ! Chaque Maison est à son score, après une Intrigue.
   *[other] La paix ! Chaque Maison est à son score, après { $intrigues } Intrigues.
}
puppeteer-lost = { $houses ->
    [one] La guerre : une Maison a manqué son score.
   *[other] La guerre : { $houses } Maisons ont manqué leur score.
}

## Après coup, et en résolvant

puppeteer-solvable = { $intrigues ->
    [0] Prouvé : ce plateau est gagnant tel quel.
    [one] Prouvé : une Intrigue suffit pour gagner.
   *[other] Prouvé : { $intrigues } Intrigues suffisent pour gagner, et il n’en faut pas moins.
}
puppeteer-unsolvable = Prouvé : depuis ce plateau, aucune suite d’Intrigues ne mène à la victoire.
puppeteer-undecided = Indécis : rien n’a pu être prouvé dans la limite fixée.
puppeteer-hindsight-board = { $intrigues ->
    [0] Avec le recul, le plateau achevé était gagnant tel quel.
    [one] Avec le recul, depuis le plateau achevé, une Intrigue aurait suffi pour gagner :
   *[other] Avec le recul, depuis le plateau achevé, { $intrigues } Intrigues auraient suffi pour gagner :
}
puppeteer-hindsight-lost = Avec le recul, depuis le plateau achevé, aucune suite d’Intrigues ne permettait plus de gagner : la partie s’est perdue pendant la construction.
puppeteer-hindsight-mistake = Après « { $move } », la partie ne pouvait plus être gagnée.
puppeteer-tables = Calcul des tables de l’objectif « { $objective } » pour cette machine ; cela n’arrive qu’une fois et prend quelques secondes…

## Pourquoi un coup est refusé

error-move-illegal-other-phase = { $phase ->
    [reveal] C’est le moment de révéler des Identités : indiquez un score, par exemple « reveal 6 ».
    [expansion] C’est le moment de construire le plateau : placez le jeton que vous avez en main, par exemple « place 0,1 ».
   *[intrigue] Le plateau est achevé : échangez deux jetons voisins ou tapez « stop ».
}
error-move-illegal-no-such-score = Il n’y a pas d’Identité au score { $score } ; les scores sont { $scores }.
error-move-illegal-revealed-before = L’Identité du score { $score } est déjà révélée.
error-move-illegal-taken = Il y a déjà un jeton en { $at }.
error-move-illegal-not-adjacent = Aucun jeton ne touche la case { $at }.
error-move-illegal-outside-frame = Avec un jeton en { $at }, le plateau dépasserait six lignes ou six colonnes.
error-move-illegal-not-neighbours = Les cases { $one } et { $two } ne sont pas voisines.
error-move-illegal-dark-token = Le jeton en { $cell } est face sombre et ne peut plus être échangé.
error-move-illegal-both-paid = Les jetons Points des Maisons { $house } et { $other } sont tous deux face sombre : plus d’Intrigue entre elles.
error-move-illegal-dark-elsewhere = Le jeton qui passe face sombre doit être en { $one } ou en { $two }.
error-move-illegal-not-involved = { $payer } ne participe pas à cette Intrigue et ne peut pas payer.
error-move-illegal-has-paid = Le jeton Points de la Maison { $payer } est déjà face sombre ; une Maison ne paie qu’une fois.

## Positions

error-position-targets = Chacune des six Maisons doit avoir pour cible l’un des scores { $scores }, sans doublon.
error-position-revealed = Les scores révélés ne conviennent pas : tant que le plateau n’est pas achevé, autant que cette partie en révèle ({ $reveal }), ensuite les six, sans doublon.
error-position-board = Le plateau ne peut pas se présenter ainsi : il doit être d’un seul tenant, autour du premier jeton, tenir en six lignes et six colonnes, et n’être plein qu’une fois la construction terminée.
error-position-tokens = Jetons { $house } sur le plateau et dans la pile : { $count } en tout, alors qu’il en faut 6.
error-position-intrigues = Le nombre de jetons face sombre ({ $dark }) et celui des jetons Points face sombre ({ $paid }) ne concordent pas, ou pas à cette phase.

## Les règles, dans nos propres mots

puppeteer-rule-TIT-2 = Une partie compte quatre phases : Expansion, Corbeau, Intrigue et Guerre.
puppeteer-rule-TIT-14 = Chaque objectif a une liste de six scores, et à chacun d’eux se trouve une Identité.
puppeteer-rule-TIT-23 = Le jeton du dessus de la pile se place à côté d’un jeton déjà posé sur le plateau.
puppeteer-rule-TIT-24 = Le plateau ne dépasse jamais six lignes et six colonnes.
puppeteer-rule-TIT-28 = Une Intrigue porte sur deux jetons placés côte à côte ; la diagonale ne compte pas.
puppeteer-rule-TIT-30 = Après l’échange, exactement un des deux jetons passe face sombre.
puppeteer-rule-TIT-31 = L’une des deux Maisons concernées paie : son jeton Points passe face sombre.
puppeteer-rule-TIT-32 = Un jeton face sombre ne peut plus être échangé.
puppeteer-rule-TIT-34 = Il n’y a pas d’Intrigue entre deux Maisons dont les jetons Points sont tous deux face sombre.
puppeteer-rule-AT-5 = Le cadre de six sur six reste mobile tant que six lignes (ou colonnes) ne sont pas occupées ; un jeton se place sur une case libre à côté d’un autre, pourvu que tous tiennent dans le cadre.
puppeteer-rule-AT-9 = Les Identités se révèlent une à une : on voit chacune avant d’indiquer le score suivant, et jamais deux fois le même.
puppeteer-rule-AT-11 = Un jeton Points ne passe face sombre qu’une fois : si l’une des deux Maisons a déjà payé, c’est à l’autre de le faire.
puppeteer-rule-AT-21 = La partie se termine par « stop » ou à la sixième Intrigue ; atteindre les cibles ne la termine pas.

## Quelques mots sur la façon de jouer, pour ?

puppeteer-help = Révélez d’abord quelques Identités : elles disent quelle Maison doit finir à quel score. Construisez ensuite un plateau de six lignes et six colonnes, un jeton après l’autre, toujours à côté de ceux déjà posés. Une fois le plateau achevé, le Corbeau dévoile les autres Identités, et vous disposez de six Intrigues : échangez deux jetons voisins ; l’un des deux passe face sombre et ne bouge plus, et l’une des deux Maisons paie avec son jeton Points. À la fin, chaque Maison doit être à son score.
puppeteer-lists = Les scores vont de 1 à 6 pour « L’union fait la force » et « Diviser pour régner », de 0 à 6 sans le 5 pour « Concentration au centre », et de 0 à 6 sans le 1 pour « Contrôle des frontières ». La règle imprimée donne aussi une liste de sept nombres, de 0 à 6 : c’est une coquille, car une Maison qui a six jetons sur le plateau ne peut pas marquer 0 pour ses groupes.
puppeteer-notation = reveal 6 · place 0,1 (ligne, colonne, comptées à partir du premier jeton ; les lignes augmentent vers le bas) · swap c3 d3 dark d3 pay Drave (la case du jeton qui passe face sombre après l’échange, puis la Maison qui paie ; l’initiale suffit) · stop.

## Pourquoi un coup est bon ou mauvais, pour l’entraîneur

puppeteer-reason-reveals = montre quelle Maison doit finir au score { $score }
puppeteer-reason-unknown = { $left ->
    [0] { $house } est à { $score }, son dernier jeton posé ; sa cible est cachée
    [one] { $house } est à { $score }, avec un jeton à venir ; sa cible est cachée
   *[other] { $house } est à { $score }, avec { $left } jetons à venir ; sa cible est cachée
}
puppeteer-reason-on-course = { $left ->
    [0] { $house } est à { $score }, cible { $target }, son dernier jeton posé
    [one] { $house } est à { $score }, cible { $target }, avec un jeton à venir
   *[other] { $house } est à { $score }, cible { $target }, avec { $left } jetons à venir
}
puppeteer-reason-beyond = { $house } a dépassé sa cible : { $score } au lieu de { $target }
puppeteer-reason-short = { $house } est à { $score } et ne peut plus atteindre { $target } sans Intrigues
puppeteer-reason-fixes-rows = fixe les lignes du cadre
puppeteer-reason-fixes-columns = fixe les colonnes du cadre
puppeteer-reason-peace = chaque Maison est à son score
puppeteer-reason-stops-short = { $missing ->
    [one] termine la partie avec une Maison hors de son score
   *[other] termine la partie avec { $missing } Maisons hors de leur score
}
puppeteer-reason-reaches = { $house } arrive à son score, { $target }
puppeteer-reason-leaves = { $house } quitte son score, { $target }
puppeteer-reason-solvable = { $intrigues ->
    [one] il suffit ensuite d’une Intrigue pour gagner
   *[other] il suffit ensuite de { $intrigues } Intrigues pour gagner
}
puppeteer-reason-hopeless = après cela, aucune suite d’Intrigues ne mène plus à la victoire
puppeteer-reason-too-late = { $missing ->
    [one] c’est la dernière Intrigue, et une Maison reste hors de son score
   *[other] c’est la dernière Intrigue, et { $missing } Maisons restent hors de leur score
}

puppeteer-on-board = Les numéros sur le plateau sont les coups ; tapez « moves » pour voir ce que ferait chacun.

## Positions refusées

error-position-unfinished = Seul un plateau achevé, avant la fin des Intrigues, peut être résolu.

## Bilans de nombreuses parties : pourquoi elles ont pris fin

puppeteer-end-balanced = chaque Maison à son score
puppeteer-end-unbalanced = au moins une Maison a manqué son score
