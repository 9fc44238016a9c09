### L’entraîneur : des conseils en cours de partie, et des parties passées en revue.

coach-thinking = L’entraîneur réfléchit…
coach-percent = { $win } %
coach-odds = { $win } % ± { $error } %
coach-range = { $least } à { $most } %
coach-proven-win = victoire prouvée
coach-proven-draw = égalité prouvée
coach-proven-loss = défaite prouvée
coach-ask-again = Tapez encore « hint » pour savoir pourquoi.

## Revenir sur une partie

review-progress = Coups
review-number = Nº
review-player = J.
review-move = Coup
review-odds = Chances
review-best = Le meilleur
review-best-odds = Ses chances
review-cost = Coût
review-curve = Les chances de gagner après chaque décision, d’après ce qu’on savait à ce moment-là
review-curve-of = Les chances de gagner après chaque décision pour { $who }, d’après ce qu’on savait à ce moment-là
review-axis = Coup
review-turned = ▲ tournants : { $moves }
review-lost-by = C’est le coup { $number } qui a coûté la partie.
review-turning = Tournant : coup { $number }.
review-played = Joué
review-played-by = Joué par { $who }
review-better = Mieux
review-no-single = Aucun coup n’a coûté la partie à lui seul. Voici les plus coûteux :
review-dear = Le coup { $number } a coûté { $cost } %.
review-misfortune = Le reste tient à la malchance : après le coup { $number }, les chances sont tombées d’elles-mêmes de { $before } % à { $after } %.
review-fall = Après le coup { $number }, les chances sont tombées d’elles-mêmes de { $before } % à { $after } %.
review-luck = La partie a été perdue sans faute démontrable : c’était de la malchance.
review-clean = Aucun coup n’a été une faute grave.
review-nothing = Il n’y avait rien à décider.
review-saved = La courbe est enregistrée : { $path }
