### Regicide : les noms, ce qui se passe, pourquoi un coup est refusé, la règle correspondante.
### Les termes pour les cartes et les piles sont ceux de la règle publiée.

regicide-title = Regicide
regicide-summary = De un à quatre joueurs, ensemble contre douze têtes couronnées.

## Cartes. $rank et $suit sont remplis par les messages ci-dessous.

regicide-rank-A = Compagnon Animal
regicide-rank-2 = 2
regicide-rank-3 = 3
regicide-rank-4 = 4
regicide-rank-5 = 5
regicide-rank-6 = 6
regicide-rank-7 = 7
regicide-rank-8 = 8
regicide-rank-9 = 9
regicide-rank-T = 10
regicide-rank-J = Valet
regicide-rank-Q = Reine
regicide-rank-K = Roi
regicide-suit-h = Cœur
regicide-suit-d = Carreau
regicide-suit-c = Trèfle
regicide-suit-s = Pique
regicide-card = { $rank } de { $suit }
regicide-jester = Bouffon

## La table

regicide-enemy = Ennemi
regicide-health = santé { $left } sur { $health }
regicide-attack = attaque { $attack }
regicide-attack-shielded = attaque { $blow } ({ $attack } moins { $shield } de bouclier)
regicide-immune = immunité : { $suit }
regicide-not-immune = immunité annulée
regicide-castle = Château
regicide-castle-left = encore { $jacks } J, { $queens } Q, { $kings } K
regicide-tavern = Taverne
regicide-discard = Défausse
regicide-table = Cartes jouées
regicide-hand = Votre main
regicide-jesters-left = { $count ->
    [0] plus de Bouffon
    [one] { $count } Bouffon restant
   *[other] { $count } Bouffons restants
}
regicide-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
regicide-yielded = a passé

## Ce qu’il faut faire maintenant

regicide-ask-play = Jouez des cartes contre l’ennemi : { $enemy }.
regicide-ask-discard = L’ennemi attaque ({ $enemy }) : défaussez des cartes d’une valeur totale d’au moins { $owed }.
regicide-ask-flip-only = Votre main ne suffit pas à couvrir les dégâts ({ $owed }) : retournez un Bouffon.
regicide-ask-name = Qui joue ensuite ?
regicide-empty = vide
regicide-preview-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
regicide-preview-draw = pioche { $count }
regicide-preview-heal = soin { $count }
regicide-preview-shield = bouclier { $count }
regicide-preview-kill = ennemi vaincu
regicide-preview-exact = ennemi vaincu au point près
regicide-preview-blow = puis une attaque de { $count }
regicide-preview-uncertain = survie incertaine
regicide-preview-lost = vous n’y survivez pas
regicide-move-jester = Bouffon : annuler l’immunité et choisir qui joue ensuite
regicide-move-yield = passer
regicide-move-flip = retourner un Bouffon : défausser votre main, puis la compléter
regicide-move-discard = { $cards } (valeur { $worth })
regicide-move-name = joueur { $seat }
regicide-move-name-self = vous-même
regicide-lots = Ce que tout le monde sait des cartes cachées
regicide-lot = { $cards } : { $tavern } dans la pioche Taverne, { $hands } dans les autres mains

## Ce qui s’est passé. $you vaut "yes" si c’est le lecteur qui a agi ; $who est un nom comme « Joueur 2 ».

regicide-event-played = { $you ->
    [yes] Vous jouez { $cards } (valeur { $value }).
   *[no] { $who } joue { $cards } (valeur { $value }).
}
regicide-event-jester = { $you ->
    [yes] Vous jouez un Bouffon.
   *[no] { $who } joue un Bouffon.
}
regicide-event-immunity-cancelled = Immunité annulée : { $enemy }.
regicide-event-named = { $you ->
    [yes] Vous choisissez qui joue ensuite : { $next }.
   *[no] { $who } choisit qui joue ensuite : { $next }.
}
regicide-event-flipped = { $you ->
    [yes] Vous retournez un Bouffon et défaussez votre main.
   *[no] { $who } retourne un Bouffon et défausse sa main.
}
regicide-event-discarded = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $who } défausse { $cards }.
}
regicide-event-yielded = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
regicide-event-healed = { $count ->
    [one] Une carte de la défausse retourne sous la pioche Taverne : { $cards }.
   *[other] { $count } cartes de la défausse retournent sous la pioche Taverne : { $cards }.
}
regicide-event-drew = { $you ->
    [yes] Vous piochez { $cards }.
   *[no] { $count ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
}
regicide-event-shielded = Le bouclier augmente de { $by } et atteint { $total }.
regicide-event-hit = { $by ->
    [one] { $by } dégât
   *[other] { $by } dégâts
}, { $total } au total.
regicide-event-defeated = Ennemi vaincu, placé dans la défausse : { $enemy }.
regicide-event-defeated-exact = Ennemi vaincu au point près, placé face cachée sur la pioche Taverne : { $enemy }.
regicide-event-revealed = Nouvel ennemi : { $enemy }.
regicide-event-attacked = { $you ->
    [yes] L’ennemi vous attaque avec une force de { $by }.
   *[no] L’ennemi attaque { $who } avec une force de { $by }.
}

## La fin

regicide-won = Le dernier Roi est tombé : victoire !
regicide-won-gold = Le dernier Roi est tombé sans l’aide d’un Bouffon : victoire d’or !
regicide-won-silver = Le dernier Roi est tombé avec l’aide d’un Bouffon : victoire d’argent !
regicide-won-bronze = Le dernier Roi est tombé avec l’aide des deux Bouffons : victoire de bronze !
regicide-lost-uncovered = Les dégâts n’ont pas pu être couverts : la partie est perdue.
regicide-lost-stuck = Aucune carte à jouer et impossible de passer : la partie est perdue.

## Pourquoi un coup est refusé. { $cards } est en notation.

error-move-illegal-not-now = { $phase ->
    [play] C’est le moment de jouer des cartes : il n’y a rien à défausser et personne à désigner.
    [discard] C’est le moment de couvrir les dégâts : défaussez des cartes d’une valeur totale d’au moins { $owed }.
   *[name] C’est le moment de désigner qui joue ensuite : de name 1 à name { $players }.
}
error-move-illegal-not-in-hand = Ces cartes ne sont pas toutes dans votre main : { $cards }.
error-move-illegal-no-cards = Il faut jouer au moins une carte.
error-move-illegal-card-twice = La carte { $card } ne peut pas être jouée deux fois en même temps.
error-move-illegal-jester-alone = Un Bouffon se joue toujours seul.
error-move-illegal-companion = Un Compagnon Animal s’associe à une seule autre carte.
error-move-illegal-different-numbers = Les cartes jouées ensemble doivent avoir la même valeur, sauf si l’une d’elles est un Compagnon Animal.
error-move-illegal-over-ten = Ces cartes totalisent { $worth }, alors qu’un combo ne peut pas dépasser 10.
error-move-illegal-all-others-yielded = Vous ne pouvez pas passer, car tous les autres ont passé à leur dernier tour.
error-move-illegal-solo-yield = En solo, vous ne pouvez pas passer.
error-move-illegal-solo-yield-twice = Vous ne pouvez pas passer deux fois de suite.
error-move-illegal-solo-yield-free = Le bouclier arrête toute l’attaque de l’ennemi : vous ne pouvez pas passer s’il n’y a rien à subir.
error-move-illegal-not-solo = Un Bouffon ne peut être retourné que dans une partie en solo.
error-move-illegal-no-jester-left = Les deux Bouffons ont déjà été retournés.
error-move-illegal-not-covered = Ces cartes valent { $worth }, alors qu’il faut couvrir { $owed }.
error-move-illegal-overpaid = Ces cartes valent { $worth } pour { $owed } à couvrir : à cette table, c’est une carte de trop.
error-move-illegal-second-jester-first = Avec deux Bouffons en main, c’est toujours le premier qui part d’abord.
error-move-illegal-no-such-seat = Il n’y a que { $players } joueurs.

## Les règles qui expliquent les refus, dans nos propres mots

regicide-rule-RGC-7 = Un tour se déroule en quatre étapes : jouer ou passer ; appliquer les pouvoirs des couleurs ; infliger les dégâts et voir si l’ennemi tombe ; subir son attaque. Chaque décision vient en son temps.
regicide-rule-RGC-8 = À l’étape 1, vous jouez une carte de votre main ; son numéro est sa valeur d’attaque.
regicide-rule-RGC-18 = À l’étape 4, vous défaussez de votre main des cartes dont la valeur couvre au moins les dégâts : un Compagnon Animal compte pour 1, un Bouffon pour 0, un Valet, une Reine et un Roi pour 10, 15 et 20. Si la main entière n’y suffit pas, tout le monde perd. D’une table à l’autre, on permet ou non de défausser plus que nécessaire : l’option « overpay » en décide.
regicide-rule-RGC-20 = Un Compagnon Animal se joue seul ou avec une seule autre carte, qui ne peut pas être un Bouffon mais peut être un autre Compagnon. Les valeurs s’additionnent, et chaque couleur présente agit avec la somme entière.
regicide-rule-RGC-23 = Un combo réunit de deux à quatre cartes de même valeur dont la somme ne dépasse pas 10 : deux 2, 3, 4 ou 5, trois 2 ou 3, quatre 2. Les Compagnons Animaux ne font jamais partie d’un combo.
regicide-rule-RGC-25 = Un Bouffon se joue seul, n’inflige aucun dégât et annule l’immunité de l’ennemi pour toutes les cartes jouées après lui.
regicide-rule-RGC-26 = Après un Bouffon, il n’y a ni dégâts ni riposte ; celui qui l’a joué désigne qui joue ensuite, et peut se désigner lui-même.
regicide-rule-RGC-31 = Personne ne peut passer quand tous les autres joueurs ont passé à leur dernier tour. Un joueur qui joue une carte ne compte plus comme ayant passé ; un ennemi vaincu n’y change rien pour les autres.
regicide-rule-RGC-32 = En solo, on ne peut pas passer. L’option « solo_yield » peut le permettre : pas deux fois de suite, ou toujours ; mais seulement tant que l’attaque de l’ennemi est supérieure à 0.
regicide-rule-RGC-34 = La partie est gagnée dès que le dernier Roi tombe ; elle est perdue quand des dégâts ne peuvent pas être couverts ou qu’un joueur ne peut rien faire.
regicide-rule-RGC-39 = En solo, on peut retourner un Bouffon pour défausser toute sa main et la compléter à huit cartes. L’ennemi garde son immunité.
regicide-rule-RGC-40 = En solo, un Bouffon peut être retourné avant de jouer à l’étape 1 ou avant de subir les dégâts à l’étape 4 ; chacun des deux sert une fois.
regicide-rule-RGC-45 = Les deux Bouffons d’une partie à quatre sont distincts ; dans un coup, ils s’écrivent tous deux X, et le premier quitte la main d’abord.

## Quelques mots sur la façon de jouer, pour ?

regicide-help = Battez les quatre Valets, puis les Reines, puis les Rois. Jouez une carte : son numéro donne les dégâts. ♥ remet des cartes de la défausse sous la pioche Taverne, ♦ fait piocher des cartes, ♣ double les dégâts, ♠ protège de l’attaque de cet ennemi. Un ennemi ignore le pouvoir de sa propre couleur. S’il survit, il riposte, et vous défaussez des cartes valant au moins son attaque. Si les dégâts égalent exactement sa santé, l’ennemi rejoint le dessus de la pioche Taverne : vous pourrez le piocher.
regicide-notation = Cartes : rang A 2 … 9 T J Q K (T = 10), puis couleur h (♥) d (♦) c (♣) s (♠), par exemple 3d, Tc ; X est un Bouffon. Coups : play 3d 3c · yield · discard Tc 4h · flip (solo) · name 2

## Pourquoi un coup est bon ou mauvais, pour l’entraîneur

regicide-reason-wins = le dernier Roi tombe : la partie est gagnée
regicide-reason-exact-kill = ennemi vaincu au point près : il rejoint le dessus de la Taverne et ne riposte pas
regicide-reason-kills = l’ennemi tombe avant de pouvoir riposter
regicide-reason-cannot-survive = impossible de survivre à l’attaque de { $blow } qui suit
regicide-reason-must-draw = seule une bonne pioche permet de survivre à l’attaque de { $blow } qui suit
regicide-reason-sure-draw = on en sait assez sur ce que vous piochez : cela couvrira l’attaque de { $blow }
regicide-reason-stuck = le joueur suivant n’a pas de carte et ne peut pas passer : la partie est perdue
regicide-reason-draws = { $count ->
    [one] une carte est piochée
   *[other] { $count } cartes sont piochées : les mains se remplissent
}
regicide-reason-heals = { $count ->
    [one] une carte retourne sous la Taverne
   *[other] { $count } cartes retournent sous la Taverne
}
regicide-reason-shields = { $blow ->
    [0] bouclier +{ $by } : plus rien ne passe
   *[other] bouclier +{ $by } : l’attaque tombe à { $blow }
}
regicide-reason-unscathed = le bouclier tient : rien ne passe
regicide-reason-immune = l’ennemi est immunisé contre { $suit } : le pouvoir de la couleur est perdu
regicide-reason-waits = l’ennemi est immunisé contre { $suit } : ce bouclier ne comptera qu’après un Bouffon
regicide-reason-doubles = ♣ double : { $damage } dégâts
regicide-reason-can-pay = le reste de la main couvre exactement l’attaque de { $blow }
regicide-reason-needs-jester = seul un Bouffon retourné permet de survivre à l’attaque de { $blow } qui suit
regicide-reason-leaves = l’ennemi garde { $health } de santé et attaque à { $blow }
regicide-reason-frees = pas d’attaque ce tour-ci, et { $suit } agit désormais
regicide-reason-passes = pas d’attaque ce tour-ci, et on choisit qui joue ensuite
regicide-reason-free-yield = ne coûte rien : le bouclier arrête toute l’attaque
regicide-reason-keeps-cards = garde les cartes pour un meilleur moment, au prix d’une attaque de { $blow }
regicide-reason-pays-exactly = couvre les dégâts au point près
regicide-reason-overpays = défausse { $over } de plus que nécessaire
regicide-reason-gives-royal = sacrifie { $cards }
regicide-reason-gives-jester = jette un Bouffon
regicide-reason-keeps = { $count ->
    [one] il reste une carte en main
   *[other] il reste { $count } cartes en main
}
regicide-reason-empties = il ne reste aucune carte en main
regicide-reason-new-hand = { $jesters ->
    [0] une main toute neuve, avec le dernier Bouffon
   *[other] une main toute neuve, et il reste un Bouffon
}
regicide-reason-names = { $count ->
    [0] n’a aucune carte en main
    [one] a une carte en main
   *[other] a { $count } cartes en main
}
regicide-reason-names-self = { $count ->
    [0] permet d’enchaîner, mais sans carte
    [one] permet d’enchaîner, avec une carte
   *[other] permet d’enchaîner, avec { $count } cartes
}
regicide-brief-discard = défausser { $cards }
regicide-brief-flip = retourner un Bouffon

## Positions refusées

error-position-players = Le nombre de mains dans la position est { $given }, alors que la partie se joue à { $players }.
error-position-hand-limit = Le joueur { $seat } a { $count } cartes en main, alors que la limite est de { $limit }.
error-position-castle = La pioche Château n’est pas dans l’ordre : d’abord les Valets, puis les Reines, enfin les Rois.
error-position-enemy = Il doit y avoir un ennemi, avec la pioche Château derrière lui, jusqu’à la chute du dernier Roi.
error-position-defeated = L’ennemi { $enemy } serait déjà vaincu par les cartes posées sur la table.
error-position-table = Les cartes « { $cards } » posées sur la table ne peuvent pas avoir été jouées ensemble.
error-position-lots-cards = Les lots doivent contenir chaque carte cachée une fois et une seule.
error-position-lots-order = Les cartes d’un même lot doivent se suivre dans la pioche Taverne.
error-position-yielded = Il est impossible que tous les joueurs aient passé l’un après l’autre.
error-position-name = On ne peut désigner qui joue ensuite que juste après avoir joué un Bouffon.
error-position-nothing-owed = Le bouclier arrête toute l’attaque de l’ennemi : il n’y a rien à défausser.

## Bilans de nombreuses parties : pourquoi elles ont pris fin

regicide-end-last-king = le dernier Roi est tombé
regicide-end-uncovered = des dégâts n’ont pas pu être couverts
regicide-end-stuck = aucune carte à jouer et impossible de passer
regicide-label-medal-gold = médaille : or
regicide-label-medal-silver = médaille : argent
regicide-label-medal-bronze = médaille : bronze

## Ce qu’on peut dire à la table

talk-hand = { $count ->
    [0] Je n’ai aucune carte en main.
    [one] J’ai une carte en main.
   *[other] J’ai { $count } cartes en main.
}
talk-tavern = { $count ->
    [0] La pioche Taverne est vide.
    [one] Il reste une carte dans la pioche Taverne.
   *[other] Il reste { $count } cartes dans la pioche Taverne.
}
talk-discard = { $count ->
    [0] La défausse est vide.
    [one] Il y a une carte dans la défausse.
   *[other] Il y a { $count } cartes dans la défausse.
}
talk-health = Il reste { $count } de santé à l’ennemi.
talk-blow = L’attaque de l’ennemi est de { $count }.
talk-castle = { $count ->
    [0] Il n’y a plus d’autre ennemi à venir.
    [one] Il reste un ennemi à venir.
   *[other] Il reste { $count } ennemis à venir.
}
talk-good = J’aimerais jouer ensuite.
talk-middling = Je peux jouer ensuite, s’il le faut.
talk-rather-not = Je préférerais ne pas jouer ensuite.

## Commandes du terminal

regicide-help-pile = les cartes de la défausse
regicide-help-lots = ce que tout le monde sait des cartes cachées
