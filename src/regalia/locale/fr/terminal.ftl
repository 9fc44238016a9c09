### La ligne de commande et le jeu ligne par ligne.

## Jeux

games-players = Joueurs
games-bots = Bots
games-options = Options
games-by = de { $designers }
games-by-published = de { $designers }, édité par { $publishers }
games-unofficial = Regalia est une œuvre non officielle, faite par passion. Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; pensez à les acheter.

## Jouer

play-player = Joueur { $seat }
play-bot = { $bot } ({ $seat })
play-compiling = Compilation des règles de { $game } pour cette machine ; cela n’arrive qu’une fois et prend quelques secondes…
play-hint = Tapez ? pour obtenir de l’aide.
play-seed = Graine : { $seed }.
play-hide = Appuyez sur Entrée pour cacher vos cartes.
play-prompt = coup
play-number-range = Il n’y a pas de coup numéro { $number } ; les numéros vont de 1 à { $count }.
play-more = { $count ->
    [one] … et encore un ; tapez « moves » pour tout voir.
   *[other] … et encore { $count } ; tapez « moves » pour tout voir.
}
play-pass = Passez l’écran à la personne suivante ({ $who }), puis appuyez sur Entrée.
play-saved = Partie sauvegardée : { $path }
play-resume-hint = Pour la reprendre : regalia resume { $path }
play-record = L’enregistrement de cette partie : { $path }
play-look-back = Pour y revenir avec l’entraîneur : regalia review { $path }
play-log-empty = Rien n’a encore été joué.
play-why = La règle en question ({ $rule }) : { $text }
play-resumed = Reprise de la partie après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
play-help-title = Aide
play-help-commands = Tapez le numéro d’un coup ou le coup lui-même. Et aussi :
play-help-question = cette aide ; après un refus, la règle qui l’explique
play-help-moves = tous les coups permis
play-help-hint = les trois meilleurs coups selon l’entraîneur ; encore : pourquoi
play-help-undo = reprendre votre dernier coup, s’il n’a rien révélé de nouveau
play-help-log = ce qui s’est passé jusqu’ici
play-help-save = sauvegarder la partie (dans un fichier de votre choix)
play-help-quit = sauvegarder la partie et quitter

saves-none = Aucune partie n’a encore été sauvegardée.
saves-more = Il y en a d’autres : « regalia saves --all » les affiche toutes.
saves-finished = terminée après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
saves-turn = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, c’est à { $who } de jouer
completion-installed = Dès le prochain démarrage de { $shell }, Tab complètera « regalia » : { $path }

## Simuler, revoir, mesurer

simulate-progress = Parties
simulate-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, bots : { $bots }
simulate-result = Résultat
simulate-count = Parties
simulate-rate = Taux
simulate-interval = Intervalle à 95 %
simulate-share = { $share } %
simulate-range = { $low } – { $high } %
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $moves } coups en { $seconds } s : { $rate } parties/s sur { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}. Graine : { $seed }.
simulate-interrupted = { $games ->
    [one] Interrompu après { $games } partie ; ce qui suit ne vaut que pour elle.
   *[other] Interrompu après { $games } parties ; ce qui suit ne vaut que pour celles-ci.
}
label-won = victoire
label-lost = défaite
label-drawn = égalité
label-winner = victoire du joueur { $seat }
label-reason = raison : { $reason }
replay-step = Coup { $number } sur { $count } : { $move }
replay-start = Le début
replay-next = Entrée : suite · b : retour · un numéro : ce coup · e : fin · q : quitter
replay-range = Les coups vont de 0 à { $count }.
replay-which = La partie la plus récente : { $path }
review-which = La dernière partie terminée : { $path }
replay-verified = L’enregistrement est valable : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. { $result }
replay-unfinished = La partie n’est pas terminée.
bench-title = À quelle vitesse joue cette machine
bench-what = Mesure
bench-speed = Vitesse
bench-random = { $game } : parties aléatoires dans le noyau, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
bench-games-steps = { $games } parties/s, { $steps } pas/s
bench-integers = { $game } : une boucle Python avec des entiers (actions, act)
bench-texts = { $game } : une boucle Python avec des textes (legal_moves, play)
bench-steps = { $steps } pas/s

## Jeux sans dessin propre

plain-question = Au tour de { $who }.
plain-won = Victoire : { $reason }
plain-lost = Défaite : { $reason }
plain-winner = Victoire de { $who } : { $reason }
plain-drawn = Personne ne gagne : { $reason }
