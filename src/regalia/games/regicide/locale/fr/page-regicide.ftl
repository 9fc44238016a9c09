### Regicide dans le navigateur : ce que dit le plateau en plus des textes du jeu.

page-regicide-powers = Pouvoirs des couleurs
page-regicide-power-h = soigne
page-regicide-power-d = pioche
page-regicide-power-c = double
page-regicide-power-s = protège
page-regicide-piles = Piles de cartes
page-regicide-nothing-played = Rien n’a encore été joué contre cet ennemi.
page-regicide-sort-rank = Trier par valeur
page-regicide-sort-suit = Trier par couleur
page-regicide-keys = Les flèches passent d’une carte à l’autre, la barre d’espace en choisit une, Ctrl et Entrée confirment, Échap annule le choix.
page-regicide-hinted = { $card } (désignée par l’entraîneur)

## Ce qu’il faut faire maintenant. $who est un nom, $phase ce qu’il y a à faire.

page-regicide-waiting = { $phase ->
    [discard] { $who } : une attaque de { $owed } à couvrir.
    [name] { $who } : en train de choisir qui joue ensuite.
   *[play] { $who } : en train de choisir ses cartes.
}
page-regicide-choose = Choisissez des cartes pour voir leur effet.
page-regicide-confirm-play = Jouer { $cards }
page-regicide-confirm-discard = Défausser { $cards }
page-regicide-yield = Passer
page-regicide-flip = Retourner un Bouffon
page-regicide-clear = Annuler le choix
page-regicide-cheapest = Choisir la défausse minimale
page-regicide-owed = { $chosen } sur { $owed } : il manque { $missing }
page-regicide-covered = { $chosen } sur { $owed } : c’est couvert

## L’effet d’un coup

page-regicide-leaves = l’ennemi garde { $left } de santé
page-regicide-draws = { $you ->
    [yes] vous piochez { $count }
   *[no] { $who } pioche { $count }
}
page-regicide-survives = Vous survivez : l’attaque est de { $blow } et votre main vaut { $worth }.
page-regicide-no-blow = L’ennemi tombe avant de pouvoir attaquer, et vous rejouez.
page-regicide-draw-or-jester = Seule une bonne pioche ou un Bouffon permet de survivre à l’attaque de { $blow } qui suit.
page-regicide-new-hand = Une nouvelle main, mais personne ne sait si elle couvrira l’attaque de { $owed }.

## En solo, et à la fin

page-regicide-medal = { $medal ->
    [gold] une victoire vaudrait l’or
    [silver] une victoire vaudrait l’argent
   *[bronze] une victoire vaudrait le bronze
}
page-regicide-revealed = Toutes les cartes révélées
page-regicide-top-first = { $pile }, en partant du dessus

## Options

page-option-regicide-overpay = Défausser plus que nécessaire
page-option-regicide-overpay-allowed = permis
page-option-regicide-overpay-until-covered = jusqu’à couvrir les dégâts
page-option-regicide-overpay-forbidden = interdit
page-option-regicide-solo-yield = Passer en solo
page-option-regicide-solo-yield-never = jamais
page-option-regicide-solo-yield-not-twice-running = pas deux fois de suite
page-option-regicide-solo-yield-always = toujours
