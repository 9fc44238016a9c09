### La page dans le navigateur : le plateau simple des jeux qui n’en ont pas à eux.

page-plain-yes = oui
page-plain-no = non
page-plain-ask = À vous de jouer : choisissez un coup.
page-plain-waiting = On attend { $who }.
page-plain-moves = Vos coups
page-plain-table = ce qui se voit
page-plain-look = Pointez un coup pour voir ce qu’il ferait.
page-plain-ahead = Après « { $move } » :
page-plain-you = Vous gagnez. { $why }.
page-plain-won = { $who } gagne. { $why }.
page-plain-together = Victoire commune. { $why }.
page-plain-lost = Partie perdue. { $why }.
page-plain-drawn = Partie nulle. { $why }.
