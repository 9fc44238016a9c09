### Help of the commands: in a file of its own because `--help` reads nothing else.

help-regalia = Trois jeux de société autour de la couronne, joués dans les règles de l’art.
help-lang = La langue : en, it, es, fr ou pt ; par défaut, celle du système.
help-version = Afficher la version.
help-games = Lister les jeux, leurs options et leurs bots.
help-play = Jouer une partie dans ce terminal : en solo, avec des bots ou en se passant l’écran.
help-resume = Reprendre une partie sauvegardée, la plus récente si aucun fichier n’est indiqué.
help-simulate = Jouer de nombreuses parties entre bots et afficher les taux avec leurs intervalles.
help-replay = Revoir une partie enregistrée coup par coup, ou seulement la vérifier.
help-bench = Mesurer la vitesse de jeu de cette machine.
help-game = Le jeu : { $games }.
help-players = Le nombre de joueurs.
help-bots-play = Des bots pour les dernières places, séparés par des virgules ; les autres places sont humaines.
help-bots = Des bots, un pour toutes les places ou un pour chacune, séparés par des virgules.
help-seed = Un nombre ou un texte ; la même graine distribue la même partie.
help-option = Une option du jeu sous la forme name=value ; peut être indiquée plusieurs fois. Ou directement par son nom : --NAME VALUE.
help-games-count = Le nombre de parties.
help-threads = Le nombre de threads.
help-json = Afficher le résultat en JSON.
help-file = Un enregistrement : une partie sauvegardée ou terminée.
help-verify = Vérifier seulement que l’enregistrement est valable.
help-all = Afficher tous les coups sans attendre.
help-seconds = La durée de chaque mesure, en secondes.
help-solve = Résoudre une position : ce qui est prouvé, et les meilleurs coups.
help-position = Un fichier contenant une position en JSON.
help-lineup = Les cartes neutres visibles, séparées par des virgules.
help-solve-seconds = S’arrêter après ce nombre de secondes pour chaque position.
help-milliseconds = Temps de réflexion par coup d’un bot qui cherche, en millisecondes.
help-simulations = La même chose en nombre de simulations : exactement reproductible.
help-hint = Demander conseil à l’entraîneur sur une partie sauvegardée, la plus récente si aucun fichier n’est indiqué : les trois meilleurs coups et leurs chances.
help-why = Donner aussi les raisons.
help-review = Revenir sur une partie : les chances de gagner coup par coup, les tournants, et ce qui aurait été mieux.
help-save = Enregistrer aussi la courbe comme image : FILE.svg ou FILE.png.
help-brief = Seulement la courbe et les mots, sans le tableau des coups.
help-played-out = Le nombre de parties simulées pour juger un coup.
