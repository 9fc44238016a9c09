### Les règles sous la main : ce qu’il faut savoir pour s’asseoir et jouer, dans nos propres mots.
### Un retour à la ligne dans un texte se voit aussi sur la page. Les règles complètes, avec leurs codes, sont dans docs/.

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
