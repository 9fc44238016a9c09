### Une phrase pour chaque code d’erreur. Le code lui-même est affiché devant la phrase.

## Jeux, options, bots

error-game-no-solver = { $given } n’a pas de solveur ; jeux qui en ont un : { $allowed }.
error-game-no-array = Les états de { $game } ne sont pas conservés dans des tableaux.
error-game-unknown = Aucun jeu ne s’appelle « { $given } » ; jeux disponibles : { $allowed }.
error-option-unknown = L’option « { $option } » n’existe pas ; options disponibles : { $allowed }.
error-option-value = L’option « { $option } » n’accepte pas « { $given } » ; valeurs possibles : { $allowed }.
error-option-number = L’option « { $option } » doit être un nombre entier supérieur à 0, et non « { $given } ».
error-option-function = L’option « { $option } » doit être une fonction, et non « { $given } ».
error-option-seed = Une graine est un nombre entier ou un texte, et non { $given }.
error-option-seat = Il n’y a pas de place { $given } pour ce nombre de joueurs ({ $players }) ; les places se comptent à partir de 0.
error-option-needs = L’option « { $option } » n’accepte « { $given } » qu’avec { $needs }={ $value }.
error-option-both = Indiquez { $one } ou { $other }, mais pas les deux.
error-option-missing = Il faut indiquer ici l’option « { $option } ».
error-option-form = Écrivez une option sous la forme name=value, et non « { $given } ».
error-bot-unknown = Aucun bot ne s’appelle « { $given } » ; bots disponibles : { $allowed }.
error-bot-count = Le nombre de bots ({ $given }) ne correspond pas au nombre de places ({ $seats }) : indiquez un seul bot pour toutes ou un bot pour chacune.
error-bot-too-many = { $seats ->
    [one] Il y a trop de bots : { $given } pour { $seats } place.
   *[other] Il y a trop de bots : { $given } pour { $seats } places.
}
error-bot-not-to-move = Ce n’est pas le tour de cette place : un bot n’a rien à y choisir.
error-bot-none = { $game } n’a pas de bots.
error-bot-silent = Le bot { $bot } ne dit pas ce qu’il pense des coups.
error-bot-threads = Un bot donné comme objet joue une partie après l’autre : { $given } threads ne lui servent à rien, laissez « threads » de côté.
error-language-unknown = Regalia ne parle pas encore « { $given } » ; langues disponibles : { $allowed }.

## Coups

error-move-notation = « { $given } » n’est pas un coup ; écrivez par exemple : { $examples }.
error-move-illegal = Ce coup n’est pas permis ici.
error-move-game-over = La partie est terminée ; plus aucun coup n’est possible.

## Positions et vues

error-position-shape = La position est incomplète ou mal formée à l’endroit « { $field } ».
error-position-card-unknown = « { $card } » n’est pas une carte.
error-position-card-twice = La carte { $card } apparaît deux fois.
error-position-card-not-used = La carte { $card } n’est pas utilisée dans cette partie.
error-position-card-missing = Il manque la carte { $card } : seules { $count } cartes sont présentes.
error-position-finished = Dans cette position, la partie est déjà terminée, mais ce n’est pas indiqué.
error-position-not-over = La position dit que la partie est finie, mais personne ne l’a perdue.
error-position-other-game = La position est celle d’un autre jeu : { $given }, et non { $ours }.
error-position-other-options = La position a été faite avec { $option }={ $given }, et ici c’est { $option }={ $ours }.
error-position-unnamed = La position ne dit pas à quel jeu elle appartient.
error-position-unreadable = Le fichier « { $path } » ne contient pas de position lisible ({ $why }).
error-view-shape = Ceci n’est pas une vue complète de la partie.
error-events-shape = Ce ne sont pas des évènements de ce jeu.

## Enregistrements et fichiers

error-record-missing = Le fichier « { $path } » n’existe pas.
error-record-exists = Le fichier « { $path } » existe déjà ; choisissez un autre nom.
error-record-unreadable = Impossible de lire le fichier « { $path } » : { $why }.
error-record-format = Regalia ne peut pas lire cet enregistrement : son format est « { $given } », et non « { $known } ».
error-record-damaged-shape = L’enregistrement est endommagé : il n’en a même pas la forme.
error-record-damaged-field = L’enregistrement est endommagé : sa partie « { $field } » est absente ou mal formée.
error-record-damaged-json = L’enregistrement est endommagé ou tronqué : ce n’est pas du JSON valide.
error-record-damaged-size = Le fichier est trop gros pour être un enregistrement.
error-record-edited = L’enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas.
error-record-rules-version = L’enregistrement suit la version { $given } des règles, et celle-ci est la version { $ours } ; relisez-le avec la version de Regalia qui l’a créé.
error-record-options = L’enregistrement mentionne un jeu ou des options qui n’existent pas.
error-record-position = L’enregistrement commence par une position qui ne peut pas se produire.
error-record-illegal-move = Le coup { $number } de l’enregistrement, « { $move } », n’est pas permis à ce moment-là.
error-record-diverges = Rejouée, la partie se termine autrement que ne le dit l’enregistrement.
error-record-finished = Cette partie est terminée ; revoyez-la avec : regalia replay { $path }
error-record-no-saves = Il n’y a aucune partie sauvegardée à reprendre.
error-record-no-number = Il n’y a pas de partie numéro { $given } dans la liste : elle en a { $count }.
error-record-no-games = Aucune partie n’a encore été jouée ici.

## La ligne de commande

error-command-usage = Cette ligne de commande n’a pas de sens.
error-command-usage-missing = Il manque quelque chose : { $what }.
error-command-usage-extra = Il y a quelque chose en trop : « { $given } ».
error-command-usage-no-command = Il n’y a pas de commande « { $given } » ; il y a : { $allowed }.
error-command-usage-no-option = Il n’y a pas d’option « { $given } » ici.
error-command-usage-needs-value = L’option { $option } demande une valeur.
error-command-usage-no-value = L’option { $option } ne prend pas de valeur.
error-command-usage-number = L’option { $option } demande un nombre.
error-command-usage-whole = L’option { $option } demande un nombre entier.
error-command-interrupted = Interrompu.
error-command-unsaved = La partie n’a pas pu être sauvegardée dans « { $path } » ({ $why }) ; sauvegardez-la ailleurs avec : save FICHIER
error-command-no-plots = Les images sont dessinées par matplotlib, qui n’est pas installé ; installez-le avec : pip install "regalia[plots]"
error-command-unwritten = L’image n’a pas pu être écrite dans « { $path } » ({ $why }).
error-internal-error = Un problème est survenu dans Regalia ({ $why }) ; définissez REGALIA_DEBUG=1 pour voir où, et signalez-le-nous, s’il vous plaît.
