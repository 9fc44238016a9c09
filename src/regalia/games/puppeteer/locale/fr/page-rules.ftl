### Les règles sous la main : ce qu’il faut savoir pour s’asseoir et jouer, dans nos propres mots.
### Un retour à la ligne dans un texte se voit aussi sur la page. Les règles complètes, avec leurs codes, sont dans docs/.

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
page-rules-puppeteer-3-text = Les six Identités sont mélangées et posées face cachée, une sur chaque score de l’objectif : de 1 à 6 pour « L’union fait la force » et « Diviser pour régner », de 0 à 6 sans le 5 pour « Concentration au centre », de 0 à 6 sans le 1 pour « Contrôle des frontières ». La règle imprimée donne aussi une liste de sept nombres, de 0 à 6 : c’est une coquille, car une Maison qui a six jetons sur le plateau ne peut pas marquer 0 pour ses groupes. La Maison placée sous le 6 doit finir avec 6 points, et ainsi de suite. Vous en révélez trois, l’une après l’autre, aux scores de votre choix. Les jetons Points de toutes les Maisons sont prêts, face claire. Les 36 jetons du plateau sont mélangés en une pile face cachée, et celui du dessus est le début du plateau.
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
