### Revolution : les noms, les effets, ce qui se passe, pourquoi un coup est refusé, la règle correspondante.
### Dans les coups, les cartes gardent leur nom anglais en un mot ; on peut aussi taper les noms ci-dessous.

revolution-title = Revolution
revolution-summary = La Royauté contre la Religion : deux joueurs se disputent neuf cases.

## Cartes

revolution-card-King = Roi
revolution-card-Queen = Reine
revolution-card-Princess = Princesse
revolution-card-Minister = Ministre
revolution-card-General = Général
revolution-card-Mage = Mage
revolution-card-Castle = Château
revolution-card-Pope = Pape
revolution-card-Cardinal = Cardinal
revolution-card-Saint = Sainte
revolution-card-Bishop = Évêque
revolution-card-Paladin = Paladin
revolution-card-Monk = Moine
revolution-card-Temple = Temple
revolution-card-Citizen = Citoyen
revolution-card-Samurai = Samouraï
revolution-card-Ninja = Ninja
revolution-card-Poet = Poète
revolution-card-Artist = Artiste
revolution-card-Shaman = Chaman
revolution-card-Enchantress = Enchanteresse
revolution-card-Sage = Sage
revolution-card-Hermit = Ermite
revolution-card-Witch = Sorcière
revolution-card-FortuneTeller = Voyante
revolution-card-Historian = Historien
revolution-card-Fairy = Fée
revolution-card-Assassin = Assassin
revolution-card-Necromancer = Nécromancien
revolution-card-Pirate = Pirate
revolution-card-Dragon = Dragon
revolution-card-Revolutionary = Révolutionnaire
revolution-card-Tower = Tour
revolution-card-Death = Mort
revolution-card-Adventurer = Aventurier
revolution-card-Merchant = Marchand

## Camps. Les deux noms sont féminins : les phrases disent « la { $side } ».

revolution-side-0 = Royauté
revolution-side-1 = Religion
revolution-player = { $who } ({ $side })

## Effets : un verbe, et où. $where est rempli par l’un des messages ci-dessous.

revolution-active = actif
revolution-passive = passif
revolution-effect-none = Aucun effet.
revolution-effect-destroy = Détruit { $where } : elle reste face cachée, puis est retirée quand revient votre tour.
revolution-effect-convert = Convertit { $where } : les alliés deviennent ennemis, les ennemis deviennent alliés.
revolution-effect-banish = Bannit aussitôt du terrain { $where }.
revolution-effect-return = Renvoie { $where } dans votre Zone, prêt à être rejoué.
revolution-effect-move = Déplace { $where } vers la case libre de votre choix.
revolution-effect-copy = Copie { $where } : applique son effet actif comme si c’était le sien.
revolution-effect-assassinate = Bannit { $where }.
revolution-effect-take = Prend { $where } et l’ajoute à votre Zone.
revolution-effect-recall = Ramène { $where } dans votre Zone.
revolution-effect-draw = Pioche { $where } et l’ajoute à votre Zone.
revolution-effect-negate = Tant que cette carte est en jeu, les cartes jouées sur { $where } perdent leur effet actif.
revolution-effect-protect = Tant que cette carte est en jeu, seul l’effet du Pirate peut agir sur { $where }.
revolution-effect-cover = Se pose sur l’un de vos alliés, qui perd son effet ; la pile a un Bouclier.
revolution-effect-doom = Le joueur qui l’a pour alliée à la fin a perdu.
revolution-where-nowhere = rien
revolution-where-adjacent = une carte adjacente
revolution-where-adjacent-shielded = une carte adjacente qui a un Bouclier
revolution-where-orthogonal = une carte orthogonalement adjacente
revolution-where-diagonal = une carte adjacente en diagonale
revolution-where-line = toutes les cartes dans l’une des huit directions
revolution-where-group = toutes les cartes orthogonalement adjacentes, ou toutes celles qui le sont en diagonale
revolution-where-axis = les deux cartes de part et d’autre, à gauche et à droite ou devant et derrière
revolution-where-diagonal_axis = les deux cartes de part et d’autre sur une diagonale
revolution-where-front = les trois cartes situées devant
revolution-where-behind = les trois cartes situées derrière
revolution-where-around = toutes les cartes adjacentes
revolution-where-all_lines = toutes les cartes dans les huit directions
revolution-where-all_orthogonal = les cases orthogonalement adjacentes
revolution-where-all_diagonal = les cases adjacentes en diagonale
revolution-where-sides = les cartes à sa gauche et à sa droite
revolution-where-ends = les cartes devant et derrière elle
revolution-where-itself = elle
revolution-where-field = l’un de vos alliés
revolution-where-from_to = n’importe quelle carte du terrain
revolution-where-opponent = une carte de la Zone adverse
revolution-where-discard = une carte de la défausse
revolution-where-aside = une carte au hasard parmi les cartes neutres inutilisées
revolution-legend = ◎ la carte · ○ l’une de celles-ci · ● toutes celles-ci (les ● ou les ○ s’il y a les deux) · flèches : toute la ligne

## La table

revolution-neutral = Zone neutre
revolution-discard = Défausse
revolution-offer = Au choix
revolution-nothing = rien
revolution-face-down = face cachée
revolution-shield = bouclier
revolution-hidden = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
revolution-unseen = Cartes neutres que vous n’avez pas vues
revolution-used = Cartes neutres des parties précédentes
revolution-match = Partie { $game }, parties gagnées { $wins }
revolution-match-points = Partie { $game }, parties gagnées { $wins }, points { $points }
revolution-overview = Tapez le nom d’une carte pour voir son effet et ses coups :

## Ce qu’il faut faire maintenant

revolution-ask-play = Jouez une carte.
revolution-ask-citizen = Ouvrez la partie : placez le Citoyen.
revolution-ask-take = Prenez une carte.
revolution-ask-keep = { $count ->
    [4] Gardez l’une de ces quatre cartes ; les trois autres vont à l’adversaire.
   *[other] Gardez l’une des trois cartes reçues ; les deux autres sont écartées.
}
revolution-ask-choose = Voulez-vous jouer en premier ou en second à la prochaine partie ?
revolution-move-first = jouer en premier
revolution-move-second = jouer en second
revolution-preview-hit = touche { $cells }
revolution-preview-allies = alliés { $mine } à { $theirs }
revolution-preview-points = points { $mine } à { $theirs }
revolution-preview-wins = victoire
revolution-preview-loses = défaite

## Ce qui s’est passé. $you vaut "yes" si c’est le lecteur qui a agi ; $who est un nom comme « Joueur 2 ».

revolution-event-placed = { $you ->
    [yes] Vous jouez { $card } en { $cell }.
   *[no] { $who } joue { $card } en { $cell }.
}
revolution-event-covered = { $you ->
    [yes] Vous posez la Tour sur { $card } ({ $cell }).
   *[no] { $who } pose la Tour sur { $card } ({ $cell }).
}
revolution-event-negated = Son effet est annulé.
revolution-event-copied = Effet copié : { $card } ({ $cell }).
revolution-event-destroyed = Carte détruite : { $card } ({ $cell }).
revolution-event-converted = La carte en { $cell } rejoint le camp de la { $side }.
revolution-event-banished = Carte bannie : { $card } ({ $cell }).
revolution-event-returned = { $you ->
    [yes] Vous reprenez { $card } ({ $cell }) dans votre Zone.
   *[no] { $who } reprend { $card } ({ $cell }) dans sa Zone.
}
revolution-event-moved = Carte déplacée : { $card }, de { $cell } à { $goal }.
revolution-event-assassinated = { $you ->
    [yes] Vous bannissez { $card } de la Zone adverse.
   *[no] { $who } bannit { $card } de la Zone adverse.
}
revolution-event-robbed = { $you ->
    [yes] Vous prenez { $card } dans la Zone adverse.
   *[no] { $who } prend { $card } dans la Zone adverse.
}
revolution-event-recalled = { $you ->
    [yes] Vous récupérez { $card } dans la défausse.
   *[no] { $who } récupère { $card } dans la défausse.
}
revolution-event-drew = { $you ->
    [yes] Vous piochez { $cards }.
   *[no] { $who } pioche { $cards }.
}
revolution-event-drew-hidden = { $count ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $count } cartes.
}
revolution-event-refilled = Les cartes neutres inutilisées sont épuisées : celles qui ne sont pas en jeu resservent.
revolution-event-removed = { $card } quitte la case { $cell }.
revolution-event-uncovered = De nouveau à découvert en { $cell } : { $card }.
revolution-event-took = { $you ->
    [yes] Vous prenez { $cards }.
   *[no] { $who } prend { $cards }.
}
revolution-event-kept = { $you ->
    [yes] Vous gardez { $cards }.
   *[no] { $who } garde une carte.
}
revolution-event-passed = { $you ->
    [yes] Vous transmettez { $cards }.
   *[no] { $who } transmet { $cards }.
}
revolution-event-passed-hidden = { $who } transmet trois cartes.
revolution-event-threw = { $you ->
    [yes] Vous écartez { $cards }.
   *[no] { $who } écarte deux cartes.
}
revolution-event-dealt = Nouvelles cartes neutres : { $cards }.
revolution-event-chose = { $you ->
    [yes] Vous décidez : { $first } joue en premier.
   *[no] { $who } décide : { $first } joue en premier.
}
revolution-event-shown = { $who } avait face cachée : { $cards }.
revolution-event-game-ended = Fin de la partie { $number }. { $result }

## La fin. $winner est un nom, $score le décompte, par exemple 5 : 4.

revolution-won-allies = { $winner } gagne avec davantage d’alliés, { $score }.
revolution-won-points = { $winner } gagne aux points, { $score }.
revolution-won-tie = { $winner } l’emporte : points à égalité, { $score }, mais plus d’alliés.
revolution-won-death = { $winner } gagne : la Mort est dans le camp adverse.
revolution-won-no_card = { $winner } gagne : le camp adverse n’a plus aucune carte à jouer.
revolution-won-no_placement = { $winner } gagne : aucune carte du camp adverse ne peut être placée.
revolution-won-match = { $winner } remporte le match, { $score }.
revolution-drawn-game = Égalité : soixante cartes ont été jouées.
revolution-drawn-match = Le match se termine sur une égalité, { $score }.

## Pourquoi un coup est refusé

error-move-illegal-moment = { $phase ->
    [take] C’est le moment de prendre une carte : take et le nom de la carte.
    [keep] C’est le moment de garder une carte : keep et le nom de la carte.
    [choose] C’est le moment de décider qui joue en premier à la prochaine partie : first ou second.
   *[play] C’est le moment de jouer une carte : son nom, @ et la case.
}
error-move-illegal-not-offered = { $card } ne fait pas partie des cartes au choix.
error-move-illegal-citizen-first = La première carte d’une partie est le Citoyen, et aucune autre.
error-move-illegal-not-yours = { $card } n’est ni dans votre Zone ni dans la Zone neutre.
error-move-illegal-occupied = La case { $cell } est occupée.
error-move-illegal-tower = La Tour se pose sur l’un de vos alliés, face visible et sans Bouclier ; il n’y en a pas en { $cell }.
error-move-illegal-too-high = { $card } ne peut aller que sur un numéro de 5 au plus, et la case { $cell } porte le { $number }.
error-move-illegal-no-choice = { $card } n’offre pas ce choix d’effet.
error-move-illegal-negated = En { $cell }, cet effet est annulé ({ $card }) ; vous pouvez jouer la carte sans son effet.
error-move-illegal-last-cell = Cette carte occupe la dernière case libre : rien ne peut être détruit.
error-move-illegal-nothing-hit = Cet effet ne toucherait rien ; jouez la carte sans son effet.
error-move-illegal-itself = Une carte ne peut pas être la cible de son propre effet.
error-move-illegal-out-of-reach = { $card } en { $cell } n’atteint pas cette case.
error-move-illegal-nobody-there = Il n’y a pas de carte sur cette case.
error-move-illegal-face-down = Une carte face cachée ne peut pas être la cible d’un effet.
error-move-illegal-shielded = Cette carte a un Bouclier.
error-move-illegal-no-shield = Le Pirate ne détruit que des cartes qui ont un Bouclier.
error-move-illegal-no-ally = Cette carte n’est pas votre alliée.
error-move-illegal-nothing-to-copy = Cette carte n’a pas d’effet actif à copier.
error-move-illegal-no-free-cell = La case d’arrivée doit être libre.
error-move-illegal-not-in-their-area = Cette carte n’est pas face visible dans la Zone adverse.
error-move-illegal-no-hidden-card = L’adversaire n’a pas de carte face cachée.
error-move-illegal-not-discarded = Cette carte n’est pas dans la défausse.
error-move-illegal-nothing-to-draw = Il n’y a plus de carte neutre à piocher.

## Les règles qui expliquent les refus, dans nos propres mots

revolution-rule-RRR-8 = Le premier joueur a le Citoyen et doit ouvrir la partie avec lui.
revolution-rule-RRR-11 = À votre tour, vous placez sur une case libre une carte de votre Zone ou de la Zone neutre.
revolution-rule-RRR-13 = On joue à tour de rôle ; le draft des cartes et le choix de qui commence ont leur propre moment, avant la partie.
revolution-rule-RRR-14 = Une partie se termine quand les neuf cases portent des cartes face visible et que tous les effets ont été appliqués.
revolution-rule-RRR-22 = La carte qui occupe la dernière case libre ne peut rien détruire ; tous les autres effets fonctionnent.
revolution-rule-RRR-27 = Sur des cases numérotées, le Château et le Temple ne vont que sur les numéros jusqu’à 5.
revolution-rule-RRR-31 = Draft : de cinq cartes neutres visibles, le premier joueur en prend une, le second une, le premier encore une, et les deux dernières vont au second.
revolution-rule-RRR-33 = Draft secret : gardez une carte parmi quatre et transmettez les trois autres ; gardez l’une des trois cartes reçues et écartez les deux autres.
revolution-rule-RRR-36 = Un effet actif s’applique quand sa carte est jouée, ou pas du tout ; un effet passif agit de lui-même et ne laisse rien à choisir.
revolution-rule-RRR-43 = Une carte détruite reste face cachée jusqu’au prochain tour du joueur qui l’a détruite ; d’ici là, rien ne peut lui arriver et rien ne peut être posé dessus.
revolution-rule-RRR-49 = Une carte qui a un Bouclier ne peut être la cible d’aucun effet, sauf celui du Pirate.
revolution-rule-RRR-52 = Un effet atteint les cases indiquées par son schéma, à partir de la carte.
revolution-rule-RRR-71 = La Sorcière renvoie dans votre Zone l’un de vos propres alliés.
revolution-rule-RRR-74 = La Fée déplace n’importe quelle carte sans Bouclier vers une case libre ; son orientation ne change pas.
revolution-rule-RRR-76 = Le Nécromancien ramène une carte de la défausse commune.
revolution-rule-AR-16 = Un effet qui ne touche rien revient à ne pas avoir d’effet : jouez la carte seule.
revolution-rule-AR-17 = Une carte n’est jamais la cible de son propre effet.
revolution-rule-AR-36 = La Tour recouvre l’un de vos propres alliés, face visible et sans Bouclier ; elle n’occupe pas de case.
revolution-rule-AR-49 = Le Poète et l’Artiste copient un effet actif et l’appliquent depuis leur propre case, comme si c’était le leur.
revolution-rule-AR-50 = Les cartes jouées orthogonalement à côté du Chaman, ou en diagonale de l’Enchanteresse, perdent leur effet actif, sauf si la case est protégée.
revolution-rule-AR-54 = L’Assassin et l’Aventurier agissent sur la Zone adverse, jamais sur la Zone neutre.
revolution-rule-AR-55 = Le Marchand pioche au hasard l’une des cartes neutres encore inutilisées.
revolution-rule-AR-57 = Le Pirate ne détruit que des cartes qui ont un Bouclier, alliées ou ennemies.
revolution-rule-AR-62 = Les cartes face cachée n’ont pas d’ordre : choisir à l’aveugle, c’est en prendre une au hasard.

## Quelques mots sur la façon de jouer, pour ?

revolution-help = Placez tour à tour des cartes sur les neuf cases. Une carte que vous jouez pointe vers l’adversaire (▲ pour la Royauté, ▼ pour la Religion) : c’est votre alliée ; les effets font changer des cartes de camp, les détruisent ou les bannissent. Quand les neuf cases portent des cartes face visible, le joueur qui a le plus d’alliés gagne.
revolution-notation = Un coup s’écrit avec la carte, @ et la case, puis le choix de l’effet : Queen@b2 ne · King@a1 b2 · Princess@b2 orthogonal · Samurai@b2 ns · Fairy@c1 a1-b3 · Assassin@a2 Castle · Poet@b2 b3 ne (la case de la carte copiée, puis le choix de son effet). Sans choix, la carte est jouée sans son effet. n désigne le haut. Autres choix : all, front, behind, draw, ? (une carte face cachée, à l’aveugle) ; avant une partie : take Samurai, keep Samurai, first, second. Les noms français des cartes sont aussi acceptés.

## Résoudre

revolution-opening-centre = centre ({ $cell })
revolution-opening-corner = coin ({ $cell })
revolution-opening-edge = bord ({ $cell })

## Pourquoi un coup est bon ou mauvais, pour l’entraîneur

revolution-reason-wins = gagne tout de suite
revolution-reason-loses = perd tout de suite
revolution-reason-takes = { $count ->
    [one] prive l’adversaire d’un allié : { $cells }
   *[other] prive l’adversaire de { $count } alliés : { $cells }
}
revolution-reason-sacrifices = { $count ->
    [one] coûte un de ses propres alliés : { $cells }
   *[other] coûte { $count } de ses propres alliés : { $cells }
}
revolution-reason-ahead = { $unit ->
    [points] en tête aux points, { $mine } à { $theirs }
   *[allies] en tête aux alliés, { $mine } à { $theirs }
}
revolution-reason-behind = { $unit ->
    [points] en retard aux points, { $mine } à { $theirs }
   *[allies] en retard aux alliés, { $mine } à { $theirs }
}
revolution-reason-level = { $unit ->
    [points] à égalité de points, { $mine } à { $theirs }
   *[allies] à égalité d’alliés, { $mine } à { $theirs }
}
revolution-reason-sheltered = à l’abri d’un Bouclier en { $cell }
revolution-reason-protects = donne un Bouclier à ses voisines
revolution-reason-hushes = annule les effets des cartes jouées autour
revolution-reason-quiet = l’effet reste inutilisé
revolution-reason-negated = en { $cell }, l’effet est annulé
revolution-reason-effect = { $effect }
revolution-reason-starts = celui qui commence pose aussi la neuvième carte, si aucune ne quitte le terrain
revolution-reason-follows = celui qui joue en second peut répondre à chaque carte

## Positions et options refusées

error-option-lineup = « { $given } » ne convient pas : nommez cinq cartes neutres différentes du système standard.
error-option-card = Aucune carte ne s’appelle « { $given } ».
error-position-hidden = Les cartes face cachée du joueur { $seat } ne peuvent pas se trouver là : seulement des cartes neutres, dans un système secret, et deux au plus.
error-position-neutral = Les cartes neutres ne correspondent pas au système de jeu.
error-position-draft = Les cartes du draft ne correspondent pas à son déroulement.
error-position-tower = Une Tour recouvre exactement une carte, et seule une Tour peut en recouvrir une ; voyez { $cell }.
error-position-face-down = La carte face cachée en { $cell } ne peut pas s’y trouver : sur le terrain, il y a au plus une carte détruite par chaque joueur, et aucune par celui dont c’est le tour.
error-position-too-high = Le Château et le Temple ne vont que sur les numéros jusqu’à 5, et la case { $cell } porte le { $number }.
error-position-turn = Le nombre de cartes jouées, le joueur qui a commencé et celui dont c’est le tour ne concordent pas.

## Bilans de nombreuses parties : pourquoi elles ont pris fin

revolution-end-allies = davantage d’alliés
revolution-end-points = davantage de points
revolution-end-death = la Mort
revolution-end-no-card = aucune carte à jouer
revolution-end-no-placement = aucune carte qui puisse être placée
revolution-end-ply-limit = soixante cartes jouées

## Commandes du terminal

revolution-help-pile = les cartes de la défausse
revolution-help-card = ce que fait une carte, et ses coups : tapez son nom
revolution-help-unseen = les cartes neutres que vous n’avez pas vues

## Résoudre

revolution-solve-title = La position
revolution-solve-what = Position
revolution-solve-verdict = Verdict
revolution-solve-nodes = Nœuds
revolution-solve-seconds = Secondes
revolution-solve-wins = { $who } gagne
revolution-solve-wins-in = { $who } gagne en { $distance ->
    [one] { $distance } coup
   *[other] { $distance } coups
}
revolution-solve-drawn = égalité
revolution-solve-unknown = non prouvé
revolution-solve-chance = impossible à prouver : hasard ou cartes cachées
revolution-solve-over = terminée : { $result }
revolution-solve-drafting = non résolue : le draft n’est pas fini, et il faut pour cela que chaque carte soit à sa place
revolution-solve-choosing = non résolue : on n’a pas encore choisi qui joue en premier
revolution-solve-best = Meilleurs coups : { $moves }
revolution-solve-one-best = Un des meilleurs coups : { $move }
revolution-solve-found = Meilleur coup trouvé, estimé mais non prouvé : { $move } (parties simulées gagnées : { $odds })
revolution-solve-first = { $side } (premier joueur)
revolution-solve-second = { $side } (second joueur)
revolution-solve-asking-winner = qui gagne ?
revolution-solve-asking-distance = en combien de coups ?
revolution-solve-asking-moves = par quels coups ?
revolution-solve-progress = { $asking } { $nodes } nœuds, { $rate } nœuds/s, { $verdict }
