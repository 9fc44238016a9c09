### Les règles sous la main : ce qu’il faut savoir pour s’asseoir et jouer, dans nos propres mots.
### Un retour à la ligne dans un texte se voit aussi sur la page. Les règles complètes, avec leurs codes, sont dans docs/.

page-rules-contents = Sur cette page
page-rules-more = Les règles qui expliquent les refus
page-rules-more-hint = Quand un coup est refusé, la règle qui l’explique vous est indiquée. Les voici toutes, chacune avec son code.

## Regicide

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

## Revolution

page-rules-revolution-1-title = Le but du jeu
page-rules-revolution-1-text = Deux joueurs s’affrontent : l’un mène la Royauté, en rouge, l’autre la Religion, en bleu. Tour à tour, vous placez des cartes sur un terrain de neuf cases. Une carte tournée vers vous est votre alliée, toute autre est votre ennemie. Quand les neuf cases portent des cartes face visible, le joueur qui a le plus d’alliés gagne.
page-rules-revolution-2-title = La mise en place
page-rules-revolution-2-text = Chacun a les sept cartes d’une couleur, face visible : c’est sa Zone. Les deux jeux de cartes font la même chose sous des noms différents. Cinq des 21 cartes grises, dites neutres, sont face visible à côté du terrain : c’est la Zone neutre, pour vous deux. Celui qui commence a en plus le Citoyen. Pour une première partie, choisissez la partie à l’ancienne, qui laisse de côté les autres cartes neutres : « Options et amis » la propose, tandis que « Jouer maintenant » lance une partie standard.
page-rules-revolution-3-title = Votre tour, étape par étape
page-rules-revolution-3-text = 1. Si vous avez détruit une carte à votre dernier tour, elle quitte maintenant le terrain et sa case est libre.
    2. Prenez une carte de votre Zone ou de la Zone neutre et placez-la sur une case libre. Sa flèche pointe vers l’adversaire, et c’est votre alliée.
    3. Si la carte a un effet actif, vous pouvez l’utiliser : maintenant ou jamais.
    La toute première carte d’une partie est toujours le Citoyen, et personne ne peut passer.
page-rules-revolution-4-title = Effets actifs et passifs
page-rules-revolution-4-text = Un effet actif s’applique une seule fois, juste après la pose de sa carte. Vous pouvez y renoncer, mais si vous l’utilisez, il touche toutes les cartes qu’il peut, même à vos dépens. Un effet passif agit de lui-même tant que sa carte reste à découvert. Aucune carte n’est la cible de son propre effet. Inutile d’apprendre les cartes par cœur : la table explique chacune d’elles.
page-rules-revolution-5-title = Convertir, détruire, bannir
page-rules-revolution-5-text = Convertir : la carte est tournée et change de camp, d’ennemie à alliée ou d’alliée à ennemie.
    Détruire : la carte est mise face cachée, puis retirée quand revient le tour du joueur qui l’a détruite.
    Bannir : la carte quitte le terrain aussitôt.
    Une carte face cachée occupe encore sa case, mais rien ne peut lui arriver, son effet passif a cessé et elle ne compte pour personne.
page-rules-revolution-6-title = Les Boucliers
page-rules-revolution-6-text = Rien ne peut arriver à une carte qui a un Bouclier, sauf par le Pirate, qui ne détruit que ces cartes-là. Le Château et le Temple en ont toujours un. Le Sage en donne un aux cartes à sa gauche et à sa droite, l’Ermite à celles devant et derrière lui, quel que soit leur camp, mais pas à lui-même. Une carte qui a un Bouclier ne peut pas non plus être copiée, et même son propre camp ne peut ni la déplacer ni la reprendre. Les Boucliers ne valent que sur le terrain : dans une Zone, même un Château peut être banni ou pris.
page-rules-revolution-7-title = Jusqu’où vont les effets
page-rules-revolution-7-text = Adjacentes sont les huit cases autour d’une carte : les quatre de ses côtés orthogonalement, les quatre de ses coins en diagonale. Devant une carte, c’est là où pointe sa flèche ; pour une carte qui vient d’être jouée, c’est vers l’adversaire. Les trois cartes situées devant ou derrière sont celles de la rangée voisine, tout droit et des deux côtés. Les lignes comme celle de la Reine vont jusqu’au bord du terrain et passent par-dessus les cases vides et les cartes auxquelles rien ne peut arriver.
page-rules-revolution-8-title = Quatre sortes de surprises
page-rules-revolution-8-text = Le Poète et l’Artiste copient l’effet actif d’une carte voisine et l’appliquent depuis leur propre case. Les cartes jouées orthogonalement à côté du Chaman, ou en diagonale de l’Enchanteresse, perdent leur effet actif, sauf si un Bouclier protège la case ; pour celles qui s’y trouvaient déjà, rien ne change. La Tour se pose sur l’un de vos alliés, face visible et sans Bouclier : cette carte perd son effet, et la pile est un seul allié qui a un Bouclier. Le joueur qui a la Mort pour alliée à la fin a perdu, quel que soit le décompte. Sous une Tour, la Mort ne nuit à personne.
page-rules-revolution-9-title = Ce qu’on oublie souvent
page-rules-revolution-9-text = La carte qui occupe la dernière case libre ne peut rien détruire ; tous les autres effets fonctionnent. Si elle bannit ou renvoie des cartes, il y a de nouveau des cases libres et la partie continue. L’Assassin et l’Aventurier agissent sur la Zone adverse, jamais sur la Zone neutre. La Zone neutre n’est pas complétée en cours de partie. Les cartes bannies et détruites vont dans une seule défausse, visible, et le Nécromancien peut en ramener n’importe laquelle.
page-rules-revolution-10-title = La fin
page-rules-revolution-10-text = La partie se termine quand une carte a fait son effet et que les neuf cases portent des cartes face visible. On regarde d’abord la Mort, puis le joueur qui a le plus d’alliés gagne ; neuf étant impair, il n’y a pas d’égalité. Si c’est votre tour et que vous n’avez aucune carte, ou aucune qui puisse être placée, vous avez perdu aussitôt. Si soixante cartes sont jouées sans que la partie finisse, il y a égalité.
page-rules-revolution-11-title = D’autres façons de jouer
page-rules-revolution-11-text = Cartes neutres : à l’ancienne, il n’y a que le Citoyen ; au hasard, chacun en pioche deux ; en draft, de cinq cartes visibles, le premier joueur en prend une, le second une, le premier encore une, et les deux dernières vont au second. Dans les deux façons secrètes, les deux cartes neutres de chacun restent face cachée jusqu’à ce qu’elles quittent sa Zone ; en draft secret, vous gardez une carte parmi quatre, puis l’une des trois reçues.
    Cases numérotées : chaque allié vaut le numéro de sa case, et le plus de points gagne ; le Château et le Temple ne se placent que sur les numéros jusqu’à 5.
    Matchs : en deux manches gagnantes, ou trois parties sur des cases numérotées dont on additionne les points ; le perdant d’une partie décide qui commence la suivante.
    D’autres options règlent des détails des Boucliers, de la Tour et de la fin.

## Le Marionnettiste

page-rules-puppeteer-1-title = Le but du jeu
page-rules-puppeteer-1-text = Vous jouez en solo et tirez les ficelles de six Maisons : Drave, Halvern, Bearth, Gantis, Na'Ghar et Avondale. Vous construisez un plateau de 36 jetons, six par Maison. À la fin, chaque Maison doit avoir exactement le score que le sort lui a donné. Si une seule est au-dessus ou au-dessous du sien, c’est la guerre.
page-rules-puppeteer-2-title = Les objectifs
page-rules-puppeteer-2-text = L’objectif dit ce qui rapporte des points aux Maisons ; un groupe est fait de jetons d’une même Maison qui se touchent côte à côte, et un jeton isolé en est un aussi.
    L’union fait la force : un point par jeton du plus grand groupe de la Maison.
    Diviser pour régner : un point par groupe.
    Concentration au centre : un point par jeton dans le carré intérieur de 4 × 4.
    Contrôle des frontières : un point par jeton sur le bord du plateau de 6 × 6.
    Pour une première partie, prenez « Concentration au centre » : « Options et amis » le propose, tandis que « Jouer maintenant » lance « L’union fait la force ».
page-rules-puppeteer-3-title = La mise en place
page-rules-puppeteer-3-text = Les six Identités sont mélangées et posées face cachée, une sur chaque score de l’objectif : de 1 à 6 pour « L’union fait la force » et « Diviser pour régner », de 0 à 6 sans le 5 pour « Concentration au centre », de 0 à 6 sans le 1 pour « Contrôle des frontières ». La Maison placée sous le 6 doit finir avec 6 points, et ainsi de suite. Vous en révélez trois, l’une après l’autre, aux scores de votre choix. Les jetons Points de toutes les Maisons sont prêts, face claire. Les 36 jetons du plateau sont mélangés en une pile face cachée, et celui du dessus est le début du plateau.
page-rules-puppeteer-4-title = Expansion : construire le plateau
page-rules-puppeteer-4-text = Vous prenez le jeton du dessus de la pile, vous voyez à qui il est et vous le placez à côté d’un jeton déjà posé : au-dessus, au-dessous, à gauche ou à droite. Il y reste jusqu’aux Intrigues. Le plateau ne peut jamais dépasser six lignes ou six colonnes, mais la place de ses bords reste ouverte tant que six ne sont pas occupées. On trouve toujours une place, et avec le dernier jeton le carré est plein. Vous savez combien de jetons de chaque Maison restent dans la pile, mais pas dans quel ordre.
page-rules-puppeteer-5-title = Le Corbeau
page-rules-puppeteer-5-text = Une fois le plateau achevé, le Corbeau révèle les autres Identités. Dès lors, plus rien n’est caché : vous voyez le score de chaque Maison et celui qu’elle devrait avoir.
page-rules-puppeteer-6-title = Une Intrigue, étape par étape
page-rules-puppeteer-6-text = Vous pouvez faire jusqu’à six Intrigues, l’une après l’autre.
    1. Échangez deux jetons face claire placés côte à côte, pas en diagonale.
    2. L’un des deux passe face sombre : il ne pourra plus être échangé.
    3. L’une des deux Maisons paie : son jeton Points passe face sombre, et elle ne pourra pas payer une seconde fois.
    Vous pouvez vous arrêter à tout moment, même avant la première Intrigue.
page-rules-puppeteer-7-title = Ce qu’on oublie souvent
page-rules-puppeteer-7-text = Quel jeton passe face sombre et quelle Maison paie sont deux choix distincts. Si l’une des deux Maisons a déjà payé, c’est à l’autre de le faire ; si toutes deux ont payé, il n’y a plus d’Intrigue entre elles. Les jetons face sombre comptent pour leur Maison comme les autres. En chemin, les scores peuvent être quelconques : seule la fin compte. Même si toutes les Maisons sont à leur score, la partie continue jusqu’à ce que vous vous arrêtiez ou fassiez la sixième Intrigue.
page-rules-puppeteer-8-title = La guerre ou la paix
page-rules-puppeteer-8-text = Après votre dernière Intrigue, on compte le score de chaque Maison. Si toutes les six sont au score de leur Identité, c’est la paix et vous avez gagné. S’il en manque une seule, c’est la guerre et vous avez perdu.
page-rules-puppeteer-9-title = Plus facile ou plus difficile
page-rules-puppeteer-9-text = Outre l’objectif, vous choisissez combien d’Identités sont révélées au début : trois, deux ou une. Moins il y en a, plus c’est difficile ; un à trois cœurs disent à quel point. Si vous le souhaitez, le jeton du dessus de la pile est visible lui aussi, et vous en voyez toujours un d’avance.
