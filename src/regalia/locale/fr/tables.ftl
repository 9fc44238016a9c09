### Les tables où l’on s’assied : ce qu’on peut y dire, ce qui est refusé, ce que dit le serveur.

labelled = { $label } : { $value }

## Phrases

talk-hello = Bonjour !
talk-thanks = Merci !
talk-well-played = Bien joué !
talk-thinking = Je réfléchis…
talk-oops = Oups.
talk-good-game = Belle partie !

## Refus

error-guest-unknown = Personne ne vous connaît encore ici : choisissez d’abord un nom.
error-guest-name = Ce nom serait invisible : choisissez-en un avec des lettres.
error-table-unknown = Cette table n’existe pas.
error-table-opponents = Dans une partie entre adversaires, personne ne joue à la place d’un autre. Une longue absence permet de réclamer la partie.
error-claim-together = Dans ce jeu, tout le monde joue ensemble : il n’y a rien à réclamer.
error-claim-nobody = Vous ne pouvez réclamer la partie que pendant que vous attendez un adversaire absent.
error-claim-early = Votre adversaire n’est pas absent depuis assez longtemps.
error-table-often = Cela s’est déjà produit trop souvent à cette table.
error-table-over = Cette table est fermée : la partie est terminée.
error-table-begun = La partie a déjà commencé.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-not-seated = Vous n’avez pas de place à cette table.
error-table-seated = Vous avez déjà une place à cette table.
error-table-full = Toutes les places de cette table sont prises.
error-table-taken = La place { $seat } est prise.
error-table-contribution = Une contribution à la donne fait 32 octets, écrits en 64 chiffres hexadécimaux (0 à 9, a à f).
error-table-open = La place { $seat } est déjà libre.
error-table-seat = Il n’y a pas de place { $given } à cette table ; nombre de places : { $seats }.
error-table-waiting = La place { $seat } est encore libre : il faut d’abord que quelqu’un l’occupe, ou un bot.
error-table-not-host = Seul l’hôte de cette table peut faire cela.
error-table-away = La place { $seat } a déjà été quittée.
error-table-not-away = Personne n’a quitté la place { $seat }.
error-table-step = Cette partie compte { $steps } coups : il n’y a pas d’étape { $given }.
error-table-link = La personne qui a créé ce lien n’occupe plus cette place.
error-table-rules = Cette table a été jouée avec la version { $given } des règles, que cette version de Regalia ne connaît pas.
error-table-many = { $count ->
    [one] Vous avez déjà une table ouverte ; terminez d’abord sa partie.
   *[other] Vous avez déjà { $count } tables ouvertes ; terminez d’abord l’une de ces parties.
}
error-table-crowded = Trop de monde regarde déjà cette table.
error-table-busy = D’autres ont été plus rapides, plusieurs fois de suite ; réessayez.
error-link-unknown = Ce lien ne mène nulle part ; demandez-en un nouveau.
error-move-stale = La partie a avancé entre-temps ; regardez de nouveau la table et refaites votre choix.
error-move-turn = Ce n’est pas votre tour.
error-undo-nothing = Il n’y a aucun coup à reprendre.
error-undo-other = Vous ne pouvez reprendre que votre propre coup, et seulement tant que c’est le dernier.
error-undo-shown = Ce coup a révélé à quelqu’un ce qu’il ne savait pas : il ne peut plus être repris.
error-proposal-open = Une autre proposition est en cours ; il faut d’abord y répondre.
error-proposal-unknown = Aucune proposition de ce genre n’attend votre réponse.
error-talk-often = Pas si vite : redites-le dans un instant.
error-talk-unknown = Cette phrase n’existe pas.
error-talk-now = Cela ne peut pas se dire maintenant.
error-hint-forbidden = Il n’y a pas de conseils à cette table.
error-record-unfinished = L’enregistrement sera disponible une fois la partie terminée.
error-record-chain = Le journal a été modifié : l’entrée { $number } n’est pas la suite de celles qui la précèdent.
error-record-commitment = Le mélange n’est pas celui qui avait été promis avant la partie.
error-record-deal = La donne ne découle pas du secret promis et des contributions de chacun.
error-record-no-log = Cet enregistrement ne contient pas le journal d’une table : il n’y a rien à vérifier.
error-record-log-differs = Dans cet enregistrement, le journal et la partie ne racontent pas la même histoire.
error-message-shape = Ce message n’a pas pu être compris ; voyez « { $where } ».
error-message-reused = Cet identifiant a déjà servi à une autre demande.
error-message-large = Ce message est trop long.
error-rate-limited = Trop de demandes à la suite ; patientez un instant.
error-origin-refused = Les requêtes venant de cette page ne sont pas admises ici.
error-host-refused = Ce serveur ne répond pas à ce nom ; la personne qui l’administre peut l’ajouter avec --host-name.
error-page-unknown = Il n’y a rien à cette adresse.
error-page-unbuilt = La page n’a pas été construite : `make page` la construit.
error-page-method = Cette adresse ne s’utilise pas de cette façon.
error-game-preparing = { $game } est encore en préparation ; réessayez dans un instant.
error-store-kind = « { $given } » n’est pas un type de base de données connu ; types disponibles : { $allowed }.
error-store-address = Ce n’est pas l’adresse d’une base de données.
error-store-driver = PostgreSQL a besoin de son pilote : installez regalia avec l’extra « postgresql ».
error-store-schema = La base de données a été créée par une autre version de Regalia (son schéma est le { $given }, le nôtre le { $ours }).
error-store-closed = La base de données ne répond pas ({ $why }).
error-store-unsure = Il n’est pas certain que la demande ait été enregistrée ({ $why }) ; envoyez-la de nouveau.
error-store-full = Le disque du serveur est plein ; rien n’a été enregistré. Réessayez plus tard.
error-store-damaged = La base de données est endommagée, ou ce n’en est pas une ; « regalia store check » dit où.
error-store-read-only = Impossible d’écrire dans la base de données ; rien n’a changé.
error-store-gone = Le fichier de la base de données a été supprimé ou remplacé pendant que le serveur tournait ; rien n’a été enregistré.
error-store-in-use = Un autre processus utilise déjà { $file } ; un seul serveur peut ouvrir ce fichier.
error-store-exists = { $file } existe déjà ; rien n’est écrasé.
error-store-missing = Il n’y a pas de données de Regalia ici ({ $file }).
error-store-not-empty = Cette base de données n’est pas vide ; une sauvegarde ne se restaure que dans une base vide.
error-table-broken-chain = Le journal de cette table est endommagé : l’entrée { $number } n’est plus telle qu’elle a été écrite.
error-table-broken-tail = Le journal de cette table est endommagé : il manque les dernières entrées, à partir du numéro { $number }.
error-table-broken-head = Le journal de cette table est endommagé : à partir de l’entrée { $number }, il ne correspond pas à ce qui avait été compté.
error-table-broken-replay = Le journal de cette table est endommagé : ce que dit l’entrée { $number } n’a pas pu se produire.
error-table-behind = La table s’arrête avant ce que vous avez déjà vu : il manque ses dernières entrées. Prévenez qui gère le serveur.
error-serve-closing = Le serveur ferme ; réessayez dans un instant.
error-thinking-died = Le processus d’un bot s’est arrêté brutalement ; un autre prend sa place.
error-thinking-slow = Le calcul a pris trop de temps et a été interrompu.
error-thinking-busy = Trop de calculs sont en attente. Réessayez dans un instant.
error-thinking-failed = Un bot n’a pas pu trouver de réponse ({ $why }).
error-serve-address = Le serveur ne peut pas s’ouvrir à l’adresse { $host }:{ $port } ({ $why }).
error-serve-failed = Le serveur n’a pas pu démarrer ; son journal dit pourquoi.
error-serve-processes = Plusieurs processus ne peuvent pas partager un fichier SQLite : --processes supérieur à 1 demande --database postgresql://…
error-serve-extra = Le serveur n’est pas installé : `pip install 'regalia[server]'` l’installe.

## Commandes

serve-open = Regalia est ouvert à l’adresse { $address } (Ctrl-C pour le fermer).
serve-no-page = Cette installation n’a pas la page pour les navigateurs (`make page` dans les sources la construit, puis on réinstalle) ; l’API fonctionne.
verify-commitment = Le mélange est bien celui promis avant la partie : { $commitment }
verify-contributions = { $count ->
    [0] Personne à la table n’a contribué à la donne : le serveur la connaissait.
    [one] La donne vient du secret du serveur et d’une contribution de la table.
   *[other] La donne vient du secret du serveur et de { $count } contributions de la table.
  }
verify-alone = Le serveur a choisi cette donne seul, comme dans les versions précédentes.
verify-chain = Le journal est intact : { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}.
verify-replay = { $moves ->
    [0] Rejouée, la partie sans aucun coup se termine de la même façon.
    [one] Rejoué, son unique coup mène à la même fin.
   *[other] Rejoués, ses { $moves } coups mènent à la même fin.
}

## regalia store

store-progress = { $done } tables sur { $all }
store-whole = Tout va bien : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }.
store-backed-up = Sauvegardé et vérifié : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }.
store-restored = Restauré et vérifié : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }.
store-damaged = Le fichier de la base de données est lui-même endommagé.
store-other-rules = Non rejouées, car leur jeu ou ses règles ne sont pas installés ici : { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }.
store-broken = { $what ->
    [store-backed-up] Tout a été copié en l’état, mais tout ne va pas bien.
    [store-restored] Tout a été copié en l’état, mais tout ne va pas bien.
   *[other] Tout ne va pas bien.
  } Journaux abîmés : { $count } sur { $tables }.
