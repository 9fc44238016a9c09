### La page dans le navigateur : tout ce qui entoure les jeux.

page-skip = Aller à la table
page-settings = Réglages
page-language = Langue
page-theme = Couleurs
page-theme-system = comme le système
page-theme-light = claires
page-theme-dark = sombres
page-motion = Animations
page-motion-off = désactivées
page-motion-fast = rapides
page-motion-normal = normales
page-sound = Son
page-credit = Regalia est une œuvre non officielle, faite par passion. Regicide est de Paul Abrahams, Luke Badger et Andy Richdale (Badgers From Mars) ; Revolution, de Seiji Kanai et Hayato Kisaragi (Game Studio) ; Le Marionnettiste, de Roberto Pinheiro et Emerson Andrade.
page-home = Accueil
page-close = Fermer
page-loading = Un instant…
page-reconnecting = La connexion est perdue ; nous la rétablissons. Rien de ce que vous avez joué n’est perdu.
page-no-answer = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
page-try-again = Réessayer
page-guest = Invité
page-you = Vous
page-name = Votre nom
page-play-now = Jouer maintenant
page-preparing = En préparation… (jusqu’à une minute la première fois)
page-choose = Options et amis
page-rules = Règles
page-my-tables = Mes tables
page-your-turn = à vous de jouer
page-to-move = doit jouer
page-phase-gathering = en attente de joueurs
page-phase-playing = en cours
page-phase-finished = terminée
page-phase-abandoned = abandonnée
page-phase-preparing = en préparation
page-players = Joueurs
page-with = Les autres places
page-with-bots = des bots
page-with-friends = des amis, par un lien
page-bot = Bot
page-bot-random = Débutant (au hasard)
page-bot-greedy = Apprenti (au jugé)
page-bot-reflex = Vétéran (rapide)
page-bot-search = Maître (réfléchit)
page-bot-name = { $bot }, place { $seat }
page-seat = Place { $seat }
page-seats = Joueurs
page-stand-in = remplacé par un bot
page-away = absent
page-onlooker = Vous regardez la partie.
page-hints-allowed = Conseils permis
page-claim-after = Durée d’absence permise à un adversaire
page-claim-rule = Ici, aucun bot ne joue à la place d’un adversaire. S’il s’absente pendant { $time }, qui attend peut réclamer la partie.
page-difficulty = Difficulté
page-hearts = { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} sur { $most }
page-open-table = Ouvrir la table
page-invite = Envoyez ce lien à vos amis, ou laissez-les scanner le code. Quiconque l’ouvre peut prendre une place.
page-link = Lien vers cette table
page-qr = Code QR avec le lien vers cette table
page-copy = Copier le lien
page-copied = Copié
page-link-here = Un lien vers { $host } ne marche que sur cet ordinateur. Pour laisser entrer les autres, ouvrez la page à l’adresse que le serveur affiche quand il est lancé avec --host 0.0.0.0.
page-sit = S’asseoir ici
page-not-contributed = (n’ajoute rien à la donne)
page-take-seat = Vous prenez place…
page-add-bot = un bot…
page-free-seat = Libérer la place
page-start = Distribuer
page-leave = Quitter la table
page-host-starts = C’est l’hôte qui lance la partie.
page-replaced = Un bot joue à votre place.
page-return = Reprendre ma place
page-let-bot-play = Faire jouer un bot pour { $who }
page-claim = Réclamer la partie
page-claim-now = L’absence de { $who } dure depuis trop longtemps.
page-claim-later = { $who } n’est pas là. Vous pourrez réclamer la partie dans { $time }.
page-claimed = La partie n’a pas été jouée jusqu’au bout : { $who } l’a réclamée.
page-proposal-take-back = { $who } aimerait reprendre un coup.
page-proposal-stand-in = { $who } aimerait faire jouer un bot pour { $away }.
page-agree = D’accord
page-decline = Non
page-waiting-for-answer = En attente des autres.
page-undo = Reprendre le coup
page-talk = Dire quelque chose
page-typed = Taper un coup
page-play = Jouer
page-cancel = Annuler
page-confirm = Confirmer
page-log = Ce qui s’est passé
page-said = { $who } : « { $words } »
page-event-sat = { $who } s’assied.
page-event-left = { $who } quitte la table.
page-event-returned = { $who } est de retour.
page-event-bot = { $who } prend place.
page-event-emptied = La place { $seat } est de nouveau libre.
page-event-handed-over = { $who } continue sur un autre appareil.
page-event-started = Les cartes sont distribuées. Promesse d’un mélange honnête : { $commitment }
page-event-took-back = { $who } reprend le dernier coup.
page-event-stood-in = Un bot joue désormais pour { $who }.
page-event-proposed = { $who } fait une proposition.
page-event-agreed = { $who } accepte.
page-event-declined = { $who } n’accepte pas.
page-event-hinted = { $who } consulte l’entraîneur.
page-event-claimed = { $who } réclame la partie : l’absence de { $away } a trop duré.
page-event-by-chance = { $who } n’a pas pu réfléchir : ce coup a été tiré au hasard.
page-event-abandoned = La table a été abandonnée.

## L’entraîneur et la fin

page-hint = Consulter l’entraîneur
page-hint-thinking = L’entraîneur réfléchit…
page-hint-sure = Vos meilleures chances pour l’instant : { $odds }
page-hint-proven-win = C’est gagné : prouvé.
page-hint-proven-loss = C’est perdu : prouvé.
page-hint-proven-draw = C’est une égalité : prouvé.
page-hint-which = Quel coup ?
page-hint-why = Pourquoi ?
page-hint-hardly-matters = Entre ces coups, la différence est infime.
page-review = Revenir sur la partie
page-review-working = L’entraîneur passe la partie en revue…
page-review-waiting = L’entraîneur passe d’abord d’autres parties en revue. La vôtre est la nº { $place }…
page-review-curve = Les chances de gagner, coup par coup
page-review-lost-by = Le coup qui a coûté la partie : le numéro { $number }, { $move }. Mieux valait { $best }.
page-review-turning = Tournants
page-review-turning-line = Coup { $number }, { $who } : { $move } a coûté { $cost } % ; mieux valait { $best }.
page-review-none = Aucun coup n’a décidé de la partie à lui seul.
page-replay = Étape { $step } sur { $steps }
page-record = Télécharger l’enregistrement
page-fair = La partie était-elle honnête ?
page-fair-here = { $how ->
    [yours] Vérifié dans votre navigateur : cette donne contient votre contribution, et personne n’a pu la choisir seul.
    [theirs] Vérifié dans votre navigateur : cette donne vient de la promesse du serveur et des contributions des joueurs.
   *[promised] Vérifié dans votre navigateur : cette donne est bien celle que le serveur avait promise, mais il l’a choisie seul.
  }
page-unfair-here = Cette donne ne passe pas la vérification dans votre navigateur : { $what ->
    [chain] son journal a été modifié.
    [promise] le secret du serveur n’est pas celui qu’il avait promis.
    [mine] votre contribution n’y figure pas.
    [deal] elle ne vient pas de la promesse et des contributions de chacun.
    [story] le journal et la partie ne racontent pas la même histoire.
   *[form] son enregistrement est illisible.
  }
page-fair-yes = Oui : le mélange est bien celui promis avant la partie, le journal est intact ({ $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}) et la partie se rejoue en entier ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}).
page-share = Lien vers cette partie
page-again = Rejouer
page-move-device = Continuer sur un autre appareil
page-move-device-hint = Ouvrez-y ce lien ; ce navigateur ne fera alors plus que regarder. Il ne sert qu’une fois, pendant un jour ; un nouveau lien l’annule.
page-revoke-link = Révoquer ce lien
page-link-revoked = Le lien a été révoqué : il ne mène plus nulle part.

## Règles

page-rules-contents = Sur cette page
page-rules-more = Les règles qui expliquent les refus
page-rules-more-hint = Quand un coup est refusé, la règle qui l’explique vous est indiquée. Les voici toutes, chacune avec son code.
