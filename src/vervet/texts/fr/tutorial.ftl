# La première partie en leçons, pour le navigateur comme pour le terminal. Une leçon a un titre et ce que dit le guide à la
# fin (`.done`) ; chaque tâche (-1, -2) ce qui est demandé, comment le faire à la main (`.browser`) et au clavier du terminal (`.terminal`), et les réponses aux autres coups permis.

tutorial-you = Ouistiti
tutorial-opponent = Pepper

# Itchy Monkey

tutorial-itchy-monkey-colony = Votre première colonie
    .done = Trois ouvriers sur un même singe : votre première colonie.
tutorial-itchy-monkey-colony-1 = Les poux orange, au rond, sont à vous. Trois de vos ouvriers sur un même singe forment une colonie, et les colonies font gagner. Le gorille en d4 porte deux ouvriers : reproduisez-vous là pour en avoir un de plus.
    .browser = Touchez le gorille, puis validez.
    .other = Le lémurien n’aurait alors que deux ouvriers : il en manquerait un. Au gorille en d4, un seul suffit.

tutorial-itchy-monkey-goal = Trois façons de gagner
    .done = Des colonies sur trois gorilles font gagner aussitôt. Vous savez où tout cela mène.
tutorial-itchy-monkey-goal-1 = On gagne avec des colonies sur 3 gorilles, sur 4 singes d’une même espèce ou sur 5 espèces différentes. Vous tenez deux gorilles. Où un ouvrier de plus fait-il gagner ?
    .lemur = Cela fait une colonie sur un lémurien, mais un seul lémurien ne fait rien gagner. Cherchez le troisième gorille, en d3.
    .other = Il y a déjà une colonie ; un quatrième ouvrier n’en fait pas une deuxième. Cherchez le gorille qui n’a que deux ouvriers, en d3.

tutorial-itchy-monkey-queen = Les reines comptent
    .done = Deux ouvriers d’un coup, et voilà une colonie. Avec une deuxième reine, ce serait trois.
tutorial-itchy-monkey-queen-1 = Chaque tour commence par la reproduction : un nouvel ouvrier sur un singe qui porte de vos poux, et un de plus pour chacune de vos reines qui s’y trouve. Faites-le là où vous en gagnez deux.
    .other = Aucune reine ne vit sur le hurleur : vous n’y gagneriez qu’un ouvrier. Votre reine est sur le babouin, en c5.

tutorial-itchy-monkey-jump = Sauter
    .done = Un pou a changé de singe. On saute vers le haut, le bas, la gauche ou la droite, jamais par-dessus un vide.
tutorial-itchy-monkey-jump-1 = Après la reproduction, un déplacement : sauter, bousculer ou épouiller. Pour sauter, un seul pou va sur le singe juste à côté. Sautez du capucin au gorille.
    .browser = Touchez le capucin en c4, puis le gorille, puis validez.
    .baboon = Beau saut, mais vers le babouin. Le gorille est à droite, en d4.
    .bump = Cela fait glisser tout le capucin. Pour sauter, choisissez le singe juste à côté : le gorille en d4.

tutorial-itchy-monkey-attack = Prendre un singe
    .done = Deux contre un : l’ouvrier de Pepper rentre, votre reine reste. À force égale, tout le monde rentre ; plus faible, c’est interdit.
tutorial-itchy-monkey-attack-1 = Quand les poux de deux joueurs se rencontrent, ils se battent : un ouvrier a une force de 1, une reine de 2. Le plus fort reste, l’autre rentre. Sautez sur le babouin de Pepper en e4 sans perdre personne.
    .browser = Vous pouvez choisir qui saute avant de valider.
    .even = Un contre un, c’est égal : les deux rentreraient. Envoyez la reine, sa force est de 2.
    .bump = Glisser ailleurs laisse Pepper en paix. Sautez sur le babouin juste à côté, en e4.

tutorial-itchy-monkey-bump = Bousculer
    .done = Ils se touchent. Après une telle bousculade, vos poux peuvent sauter. C’est la suite.
tutorial-itchy-monkey-bump-1 = Bousculer, c’est faire glisser un singe qui porte de vos poux, tout droit sur des cases libres, aussi loin que vous voulez. Faites glisser le hurleur jusqu’à heurter le gorille.
    .browser = Touchez le hurleur, puis la dernière case libre avant le gorille. Ou tirez-le jusque-là.
    .short = Le hurleur s’arrête trop tôt. Continuez jusqu’à toucher le gorille : en e3.
    .other = Cela s’éloigne du gorille. Faites glisser le hurleur vers la droite, en e3.

tutorial-itchy-monkey-cross = Bousculer et sauter
    .done = Quatre contre trois : le gorille est à vous, et quatre ouvriers font une colonie.
tutorial-itchy-monkey-cross-1 = Après une bousculade, autant de vos poux que vous voulez peuvent sauter. Pepper a une force de 3 sur le gorille. Faites glisser le hurleur contre lui et envoyez assez de poux pour y rester.
    .browser = Réglez combien d’ouvriers sautent avant de valider.
    .even = Trois contre trois, c’est égal : tous rentreraient. Vous avez un quatrième ouvrier.
    .nobody = Le hurleur bouscule le gorille, mais personne ne saute. Envoyez des ouvriers, plus que n’en a Pepper.
    .short = Ainsi le hurleur n’atteint pas le gorille. Faites-le glisser en e3.
    .other = Le gorille est à droite. Faites glisser le hurleur en e3, juste à côté de lui.

tutorial-itchy-monkey-nitpick = Épouiller
    .done = Tous partis, la reine aussi. Prudence : avec cinq de vos ouvriers sur un singe, cela vous arrive à vous.
tutorial-itchy-monkey-nitpick-1 = Une foule se remarque. Un singe qui porte au moins 5 ouvriers d’un même adversaire peut être épouillé, où qu’il soit : tout ce qu’il porte rentre, reines comprises. Débarrassez le gorille de Pepper.
    .browser = Touchez le gorille en e5, puis validez.
    .other = C’est permis, mais la foule de Pepper reste. Épouillez le gorille en e5 : il porte cinq ouvriers.

tutorial-itchy-monkey-exchange = Couronner une reine
    .done = Une reine pour six ouvriers : force 2, plus d’ouvriers à chaque reproduction sur ce singe, et plus de foule à épouiller.
tutorial-itchy-monkey-exchange-1 = Six de vos ouvriers se pressent sur le lémurien, et Pepper joue ensuite. À tout moment de votre tour, six de vos ouvriers d’un même singe peuvent s’échanger contre une reine. Faites-le avant la fin du tour.
    .browser = Touchez le lémurien, puis validez.
    .end = Pepper épouillerait alors les six. Échangez-les d’abord contre une reine.

tutorial-itchy-monkey-begin = Le début d’une partie
    .done = Qui place en premier joue en premier : Pepper a eu deux ouvriers de plus et a sauté. Ensuite, à tour de rôle.
tutorial-itchy-monkey-begin-1 = Dans une vraie partie, on place d’abord une reine et deux ouvriers sur un singe dont la ligne et la colonne sont encore sans poux. Pepper a commencé, en e6. Où commencez-vous ?

tutorial-itchy-monkey-win = À vous de gagner
    .done = Trois gorilles : vous gagnez. C’est tout le jeu, et vous pouvez jouer votre première partie.
tutorial-itchy-monkey-win-1 = Ce tour est tout à vous : la reproduction, puis un déplacement. Vous tenez deux gorilles. Pepper en garde un troisième, en f3, avec une force de 2. Il peut être pris ce tour-ci. Où vous reproduire ?
    .colony = Celui-là porte déjà une colonie. Renforcez ceux qui peuvent atteindre le gorille en f3 : sur le babouin, en d3.
tutorial-itchy-monkey-win-2 = Maintenant le déplacement. Le gorille en f3 vous fait gagner si au moins trois ouvriers y arrivent et y restent.
    .few = Trop peu : une colonie demande trois ouvriers, et à force égale tous rentreraient.
    .nitpick = Tentant, et souvent juste. Mais vous pouvez gagner tout de suite : faites glisser le babouin contre le gorille en f3.
    .other = Cela ne fait pas encore gagner. Faites glisser le babouin en e3, contre le gorille, et faites sauter au moins trois ouvriers.

# La page du navigateur

web-learn = Apprendre à jouer
web-learn-about = { $count } petites leçons, quelques minutes.
web-learn-title = Apprendre { $game }
web-learn-coach = Guide
web-learn-lesson = Leçon { $number } sur { $count }
web-learn-hint = Montrer le coup
web-learn-hint-shown = Voilà le coup, tout prêt. Validez pour le jouer.
web-learn-keys = Au clavier : les flèches mènent d’une chose à l’autre, Entrée choisit, C valide, H montre le coup, ? donne toutes les touches.
web-learn-back = Retour
web-learn-skip = Passer
web-learn-next = Suivant
web-learn-again = Encore une fois
web-learn-finish = Terminer
web-learn-over = Vous connaissez le jeu
web-learn-over-about = Le reste s’apprend en jouant. Premier adversaire : « { $bot } », le plus gentil d’ici.
web-learn-first-game = Jouer une partie
web-learn-from-start = Recommencer les leçons
web-problem-unknown-lesson = Il n’y a pas de telles leçons ici.

# Au terminal

terminal-learn = Apprendre un jeu en petites leçons, quelques minutes.
    .more = C’est vous qui jouez, en notation ; « montrer » dit le coup attendu.
    .examples =
        vervet learn itchy-monkey
        vervet learn itchy-monkey --lesson 4
        vervet learn after-us
terminal-learn-which = Quel jeu voulez-vous apprendre ?
terminal-learn-game =
    { $count ->
        [one] { $command }  ({ $game }, { $count } leçon)
       *[other] { $command }  ({ $game }, { $count } leçons)
    }
terminal-help-lesson = La leçon par laquelle commencer (1).
terminal-no-lessons = Il n’y a pas encore de leçons pour { $game }.
terminal-no-lesson = { $game } a { $count } leçons.
terminal-learn-welcome = { $game } en leçons. Les coups s’écrivent, par exemple « { $example } ». « aide » dit ce que vous pouvez écrire, « montrer » le coup attendu, « quitter » s’en va.
terminal-learn-lesson = Leçon { $number } sur { $count } : { $title }
terminal-learn-next = Entrée pour la leçon suivante, ou « encore ».
terminal-learn-type = Écrivez : { $action }
terminal-learn-over = Vous connaissez le jeu. Jouez une première partie : vervet play { $game } --bot random
terminal-learn-help = Montrer cette liste.
    .word = aide
terminal-learn-show = Montrer le coup attendu.
    .word = montrer
terminal-learn-board = Dessiner de nouveau le plateau.
    .word = plateau
terminal-learn-again = Recommencer la leçon.
    .word = encore
terminal-learn-back = Aller à la leçon précédente.
    .word = retour
terminal-learn-skip = Aller à la leçon suivante.
    .word = suivante
terminal-learn-quit = Quitter les leçons.
    .word = quitter
