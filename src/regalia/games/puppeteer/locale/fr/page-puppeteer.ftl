### Le Marionnettiste dans le navigateur : ce que dit son plateau, en plus de puppeteer.ftl.
### Avant un nom de Maison, ni « de » ni « que » : il faudrait élider devant Avondale.

page-puppeteer-board = Plateau : les flèches vont de case en case
page-puppeteer-token = { $house }, ligne { $row }, colonne { $column }
page-puppeteer-token-dark = { $house }, face sombre, ligne { $row }, colonne { $column }
page-puppeteer-place = Placer le jeton { $house } ligne { $row }, colonne { $column }
page-puppeteer-tap-again = Touchez encore une fois pour le poser là.
page-puppeteer-tokens-left = { $count ->
    [0] La pile est vide.
    [one] Un jeton dans la pile.
   *[other] { $count } jetons dans la pile.
}
page-puppeteer-after = Ensuite : { $scores }.
page-puppeteer-unchanged = Aucun score ne change.
page-puppeteer-unknown = inconnue
page-puppeteer-slot-known = { $score } : { $house }
page-puppeteer-slot-hidden = { $score } : encore face cachée
page-puppeteer-gap = Écart
page-puppeteer-on-target = sur la cible
page-puppeteer-short = { $count } de moins
page-puppeteer-over = { $count } de trop
page-puppeteer-show = Montrer les jetons { $house }
page-puppeteer-made = Intrigues menées : { $made } sur { $all }
page-puppeteer-pick-partner = { $house } en { $cell } : avec quel voisin l’échanger ?
page-puppeteer-which-dark = Lequel des deux passe face sombre ?
page-puppeteer-dark-on = { $house }, désormais en { $cell }
page-puppeteer-who-pays = Quelle Maison paie ?
page-puppeteer-swap = Mener cette Intrigue
page-puppeteer-stop = S’arrêter là
page-puppeteer-stop-sure = Terminer la partie maintenant ? { $fate }.
page-puppeteer-stop-yes = Terminer
page-puppeteer-peace = La paix
page-puppeteer-war = La guerre
page-puppeteer-show-how = Montrer comment
page-puppeteer-proof = Comment on pouvait gagner
page-puppeteer-proof-board = Le plateau achevé

## Les coups en mots

page-coach-place = le poser ligne { $row }, colonne { $column }
page-coach-stop = s’arrêter
page-coach-swap = échanger { $one } et { $two } ; { $dark } passe face sombre, { $payer } paie

## Options

page-option-puppeteer-objective = Objectif
page-option-puppeteer-objective-united = L’union fait la force
page-option-puppeteer-objective-divide = Diviser pour régner
page-option-puppeteer-objective-central = Concentration au centre
page-option-puppeteer-objective-border = Contrôle des frontières
page-option-puppeteer-reveal = Identités révélées au début
page-option-puppeteer-reveal-3 = trois
page-option-puppeteer-reveal-2 = deux
page-option-puppeteer-reveal-1 = une
page-option-puppeteer-lookahead = Jetons visibles d’avance
page-option-puppeteer-lookahead-0 = aucun
page-option-puppeteer-lookahead-1 = un
