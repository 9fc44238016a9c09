### La page dans le navigateur : revenir sur une partie, la revoir.

## Revenir sur une partie

page-coach-curve = De { $first } % à { $last } % ; le point le plus bas est à { $lowest } %, le plus haut à { $highest } %.
page-coach-point = Coup { $number } : { $odds }
page-coach-start = Avant le premier coup : { $odds }
page-coach-table = Toutes les décisions dans un tableau
page-coach-taken-back = repris

## Revoir une partie

page-coach-watch = Revoir la partie
page-coach-step = Étape
page-coach-beginning = Le début
page-coach-first = Au début
page-coach-previous = Une étape en arrière
page-coach-next = Une étape en avant
page-coach-last = À la fin
page-coach-autoplay = Lecture
page-coach-pause = Pause
page-coach-to-table = À la table

## Un autre appareil

page-coach-personal-link = Votre lien personnel
page-coach-personal-qr = Code QR avec votre lien personnel
