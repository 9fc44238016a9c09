### Les règles sous la main : ce qu’il faut savoir pour s’asseoir et jouer, dans nos propres mots.
### Un retour à la ligne dans un texte se voit aussi sur la page. Les règles complètes, avec leurs codes, sont dans docs/.

page-rules-regicide-1-title = Le but du jeu
page-rules-regicide-1-text = Vous jouez tous ensemble contre les douze têtes couronnées du Château : quatre Valets, puis quatre Reines, puis quatre Rois. Elles se présentent une par une. Quand le dernier Roi tombe, tout le monde a gagné. Si l’un de vous ne peut plus continuer, tout le monde a perdu.
page-rules-regicide-2-title = La mise en place
page-rules-regicide-2-text = Dans le Château, les Valets sont au-dessus et les Rois au fond, mélangés rang par rang ; la première carte est retournée et c’est le premier ennemi. On pioche dans la Taverne : les cartes numérotées de 2 à 10, les quatre As, appelés Compagnons Animaux, et un Bouffon à trois joueurs ou deux à quatre. La main compte 8 cartes en solo, 7 à deux, 6 à trois et 5 à quatre, et chacun commence avec une main pleine. Il n’y a qu’une défausse, face visible, que chacun peut consulter. Ici, tout cela se fait tout seul, et le sort décide qui commence.
page-rules-regicide-3-title = Votre tour, étape par étape
page-rules-regicide-3-text = 1. Jouez une carte face visible, ou passez et allez directement à l’étape 4.
    2. La couleur de votre carte fait quelque chose.
    3. Le numéro de votre carte donne les dégâts infligés à l’ennemi. Si l’ennemi tombe, vous sautez l’étape 4 et jouez aussitôt un nouveau tour.
    4. S’il tient encore debout, il vous attaque : défaussez de votre main des cartes valant au moins son attaque. Puis c’est au joueur suivant, dans le sens horaire.
page-rules-regicide-4-title = Ce que font les couleurs
page-rules-regicide-4-text = Chaque couleur a un pouvoir, aussi fort que la valeur jouée, et il faut s’en servir.
    ♥ Cœur : autant de cartes de la défausse, prises au hasard, retournent face cachée sous la Taverne.
    ♦ Carreau : à vous tous, vous piochez autant de cartes, une chacun à tour de rôle, en commençant par vous ; une main pleine est sautée.
    ♣ Trèfle : les dégâts comptent double, et rien d’autre.
    ♠ Pique : l’attaque de l’ennemi baisse d’autant, dès ce tour et jusqu’à sa chute ; tous les boucliers contre lui s’additionnent, quel que soit celui qui les a joués.
page-rules-regicide-5-title = Les ennemis
page-rules-regicide-5-text = Un Valet a 10 d’attaque et 20 de santé, une Reine 15 et 30, un Roi 20 et 40. Les dégâts s’additionnent jusqu’à atteindre la santé de l’ennemi. Alors l’ennemi et toutes les cartes jouées contre lui vont dans la défausse, et l’ennemi suivant est révélé. Si les dégâts égalent exactement sa santé, l’ennemi va plutôt face cachée sur le dessus de la Taverne : celui qui le pioche pourra se battre avec lui. Dans votre main, un Valet vaut 10, une Reine 15 et un Roi 20, pour attaquer comme pour couvrir des dégâts, et sa couleur agit comme celle de toute autre carte.
page-rules-regicide-6-title = Plusieurs cartes à la fois
page-rules-regicide-6-text = Des cartes de même valeur peuvent se jouer ensemble si leur somme ne dépasse pas 10 : deux 2, 3, 4 ou 5, trois 2 ou 3, ou les quatre 2. Un Compagnon Animal vaut 1 et s’associe à une seule autre carte, même à un autre Compagnon ou à un Roi, mais jamais à un Bouffon. Les valeurs s’additionnent, et chaque couleur présente agit une fois, avec la somme entière. Ainsi, un 5 de Pique et le Compagnon Animal de Trèfle donnent un bouclier de 6 et infligent 12 dégâts. Quand Cœur et Carreau agissent ensemble, Cœur passe d’abord.
page-rules-regicide-7-title = L’immunité et le Bouffon
page-rules-regicide-7-text = Un ennemi ignore le pouvoir de sa propre couleur, mais le numéro le blesse quand même. Le Bouffon y met fin : il se joue toujours seul, n’inflige aucun dégât et n’attire aucune attaque, et dès lors toutes les couleurs agissent sur cet ennemi. Les Piques joués plus tôt contre un ennemi de Pique servent désormais de bouclier eux aussi ; pour les autres couleurs, rien n’est rattrapé. Celui qui joue un Bouffon choisit qui joue ensuite, et peut se choisir lui-même. L’ennemi suivant est de nouveau immunisé contre sa propre couleur.
page-rules-regicide-8-title = Passer, et parler
page-rules-regicide-8-text = Si vous préférez ne pas jouer, vous pouvez passer ; l’ennemi vous attaque alors aussitôt. Vous ne pouvez pas passer si tous les autres ont passé à leur dernier tour. Personne ne doit montrer sa main ni la laisser deviner. On peut dire tout haut ce que chacun peut voir, par exemple combien de cartes on a. Après un Bouffon, vous pouvez aussi dire, en termes généraux, si vous aimeriez jouer ensuite.
page-rules-regicide-9-title = Ce qu’on oublie souvent
page-rules-regicide-9-text = Les couleurs agissent avant les dégâts : Carreau ne peut pas faire piocher l’ennemi que le même coup fait tomber, et Cœur n’atteint pas les cartes encore posées devant lui. Si la défausse ou la Taverne ne suffit pas, on prend ce qu’il y a ; une Taverne vide n’est pas un drame et ne se reconstitue pas d’elle-même. Si les boucliers ramènent l’attaque à 0, vous ne défaussez rien. Pour couvrir des dégâts, un Compagnon Animal vaut 1 et un Bouffon rien. Une main vide n’est pas une défaite en soi, mais sans carte on ne peut que passer, si c’est permis.
page-rules-regicide-10-title = La fin
page-rules-regicide-10-text = La partie est gagnée dès que le dernier Roi tombe. Elle est perdue quand la main entière d’un joueur ne suffit pas à couvrir une attaque. Elle est perdue aussi quand un joueur dont c’est le tour ne peut ni jouer ni passer. En solo, un Bouffon restant peut encore vous sauver.
page-rules-regicide-11-title = En solo, et les options
page-rules-regicide-11-text = En solo, votre main compte jusqu’à 8 cartes, et les deux Bouffons sont posés à côté de vous. Avant de jouer, ou avant de subir des dégâts, vous pouvez en retourner un : défaussez toute votre main et piochez-en une nouvelle ; l’ennemi garde son immunité. Une victoire sans Bouffon est d’or, avec un seul d’argent, avec les deux de bronze. En solo, on ne peut pas passer, sauf si une option de la table le permet, et jamais quand il n’y aurait rien à subir. Quel que soit le nombre de joueurs, une autre option dit si l’on peut défausser plus que nécessaire.
