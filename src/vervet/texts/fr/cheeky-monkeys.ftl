# Cheeky Monkeys en mots ; les variables sont expliquées dans le fichier anglais.

cheeky-monkeys-name = Cheeky Monkeys
cheeky-monkeys-about = Vous dressez des singes qui jouent avec le feu, l’eau et l’électricité. N’importe qui peut interrompre n’importe quoi. Refilez vos ennuis aux autres, et soyez le dernier dresseur à ne pas avoir explosé.

# Options

cheeky-monkeys-option-players = Joueurs
cheeky-monkeys-option-players-about = De deux à six dresseurs.
cheeky-monkeys-option-zombies = Invasion de zombies
cheeky-monkeys-option-zombies-about = Qui explose continue en zombie et retourne des cartes zombie. À partir de trois. Les cartes sont les nôtres, car celles de la boîte ne sont pas publiques.
cheeky-monkeys-option-grounding-lasts = Durée de la mise à la terre
cheeky-monkeys-option-grounding-lasts-about = Combien de temps un Gratte-tête mis à la terre est à l’abri à côté d’un Sniper.
cheeky-monkeys-option-grounding-lasts-event = jusqu’à ce qu’il change de dresseur ou qu’un autre Sniper arrive
cheeky-monkeys-option-grounding-lasts-round = jusqu’à la fin de la manche
cheeky-monkeys-option-misfortune-includes-caster = Malheur pour tous
cheeky-monkeys-option-misfortune-includes-caster-about = Qui joue « Malheur commun » reçoit aussi un singe, en dernier.
cheeky-monkeys-option-destroyer-gives-itself = Le Destructeur part aussi
cheeky-monkeys-option-destroyer-gives-itself-about = Un Destructeur cinglé se donne lui-même, en dernier.
cheeky-monkeys-option-windows = À qui on demande
cheeky-monkeys-option-windows-about = Demander à chaque fois une réponse à tout le monde, ou seulement à qui pourrait en donner une. Le second est plus rapide, mais montre qui tient une réponse. À trois ou plus, dès qu’un Destructeur a distribué des cartes, les bots en déduisent alors un peu moins que ne pourrait une mémoire parfaite.
cheeky-monkeys-option-windows-all = à tout le monde
cheeky-monkeys-option-windows-able = à qui peut répondre (cela se voit)
cheeky-monkeys-option-arrival-limit = Arrivées par manche
cheeky-monkeys-option-arrival-limit-about = Après tant d’arrivées dans une manche, plus aucun singe qui arrive n’a d’effet.

# Singes et cartes zombie

cheeky-kind-pyromaniac = Pyromane enthousiaste
    .short = Pyromane
    .plural = Pyromanes
    .a = un Pyromane enthousiaste
    .the = le Pyromane
    .about = À côté d’un Jongleur les mèches brûlent : vous explosez à la fin de votre propre manche.
cheeky-kind-juggler = Jongleur de bombes
    .short = Jongleur
    .plural = Jongleurs
    .a = un Jongleur de bombes
    .the = le Jongleur
    .about = À côté d’un Pyromane les mèches brûlent : vous explosez à la fin de votre propre manche.
cheeky-kind-sniper = Sniper à eau
    .short = Sniper
    .plural = Snipers
    .a = un Sniper à eau
    .the = le Sniper
    .about = Éteint toutes vos mèches. Mais l’eau et un Gratte-tête font une décharge électrique, sur-le-champ.
cheeky-kind-headscratcher = Gratte-tête mortel
    .short = Gratte-tête
    .plural = Gratte-têtes
    .a = un Gratte-tête mortel
    .the = le Gratte-tête
    .about = À côté d’un Sniper : une décharge électrique, sur-le-champ. Seule « Mise à la terre » l’arrête, une pour chaque Gratte-tête.
cheeky-kind-shaman = Chaman fou
    .short = Chaman
    .plural = Chamans
    .a = un Chaman fou
    .the = le Chaman
    .about = Quand il vient chez vous : deux singes de la pioche, un par un, puis deux cartes action. Il reste.
cheeky-kind-tempter = Tentateur avide
    .short = Tentateur
    .plural = Tentateurs
    .a = un Tentateur avide
    .the = le Tentateur
    .about = Quand il vient chez vous : chacun des autres vous donne un singe de son choix. Puis il est défaussé.
cheeky-kind-destroyer = Destructeur cinglé
    .short = Destructeur
    .plural = Destructeurs
    .a = un Destructeur cinglé
    .the = le Destructeur
    .about = Quand il vient chez vous : distribuez toutes vos cartes action, puis tous vos autres singes, un par un. Il reste.
cheeky-kind-head = Tête légendaire
    .short = Tête
    .plural = Têtes
    .a = une Tête légendaire
    .the = la Tête
    .about = Une partie du Singe-zombie légendaire. Les cinq parties devant un même zombie gagnent la partie.
cheeky-kind-body = Corps légendaire
    .short = Corps
    .plural = Corps
    .a = un Corps légendaire
    .the = le Corps
    .about = Une partie du Singe-zombie légendaire. Les cinq parties devant un même zombie gagnent la partie.
cheeky-kind-arms = Bras légendaires
    .short = Bras
    .plural = Bras
    .a = des Bras légendaires
    .the = les Bras
    .about = Une partie du Singe-zombie légendaire. Les cinq parties devant un même zombie gagnent la partie.
cheeky-kind-legs = Jambes légendaires
    .short = Jambes
    .plural = Jambes
    .a = des Jambes légendaires
    .the = les Jambes
    .about = Une partie du Singe-zombie légendaire. Les cinq parties devant un même zombie gagnent la partie.
cheeky-kind-tail = Queue légendaire
    .short = Queue
    .plural = Queues
    .a = une Queue légendaire
    .the = la Queue
    .about = Une partie du Singe-zombie légendaire. Les cinq parties devant un même zombie gagnent la partie.
cheeky-kind-digger = Fossoyeur
    .short = Fossoyeur
    .plural = Fossoyeurs
    .a = un Fossoyeur
    .the = le Fossoyeur
    .about = Quand il vient chez vous : deux cartes zombie de plus, une par une. Il reste.
cheeky-kind-snatcher = Voleur de corps
    .short = Voleur
    .plural = Voleurs
    .a = un Voleur de corps
    .the = le Voleur
    .about = Quand il vient chez vous : il est défaussé, et vous prenez une partie légendaire à quelqu’un ou dans la défausse zombie.
cheeky-kind-eater = Mangeur de cerveaux
    .short = Mangeur
    .plural = Mangeurs
    .a = un Mangeur de cerveaux
    .the = le Mangeur
    .about = Quand il vient chez vous : chacun des autres défausse une carte action de son choix. Puis il est défaussé.
cheeky-kind-undead-pyromaniac = Pyromane mort-vivant
    .short = Pyro zombie
    .plural = Pyromanes morts-vivants
    .a = un Pyromane mort-vivant
    .the = le Pyromane mort-vivant
    .about = Compte comme un Pyromane : à côté d’un Jongleur les mèches brûlent.
cheeky-kind-undead-juggler = Jongleur mort-vivant
    .short = Jongl. zombie
    .plural = Jongleurs morts-vivants
    .a = un Jongleur mort-vivant
    .the = le Jongleur mort-vivant
    .about = Compte comme un Jongleur : à côté d’un Pyromane les mèches brûlent.
cheeky-a-kind =
    { $kind ->
        [pyromaniac] { cheeky-kind-pyromaniac.a }
        [juggler] { cheeky-kind-juggler.a }
        [sniper] { cheeky-kind-sniper.a }
        [headscratcher] { cheeky-kind-headscratcher.a }
        [shaman] { cheeky-kind-shaman.a }
        [tempter] { cheeky-kind-tempter.a }
        [destroyer] { cheeky-kind-destroyer.a }
        [head] { cheeky-kind-head.a }
        [body] { cheeky-kind-body.a }
        [arms] { cheeky-kind-arms.a }
        [legs] { cheeky-kind-legs.a }
        [tail] { cheeky-kind-tail.a }
        [digger] { cheeky-kind-digger.a }
        [snatcher] { cheeky-kind-snatcher.a }
        [eater] { cheeky-kind-eater.a }
        [undead-pyromaniac] { cheeky-kind-undead-pyromaniac.a }
       *[undead-juggler] { cheeky-kind-undead-juggler.a }
    }
cheeky-the-kind =
    { $kind ->
        [pyromaniac] { cheeky-kind-pyromaniac.the }
        [juggler] { cheeky-kind-juggler.the }
        [sniper] { cheeky-kind-sniper.the }
        [headscratcher] { cheeky-kind-headscratcher.the }
        [shaman] { cheeky-kind-shaman.the }
        [tempter] { cheeky-kind-tempter.the }
        [destroyer] { cheeky-kind-destroyer.the }
        [head] { cheeky-kind-head.the }
        [body] { cheeky-kind-body.the }
        [arms] { cheeky-kind-arms.the }
        [legs] { cheeky-kind-legs.the }
        [tail] { cheeky-kind-tail.the }
        [digger] { cheeky-kind-digger.the }
        [snatcher] { cheeky-kind-snatcher.the }
        [eater] { cheeky-kind-eater.the }
        [undead-pyromaniac] { cheeky-kind-undead-pyromaniac.the }
       *[undead-juggler] { cheeky-kind-undead-juggler.the }
    }
cheeky-monkey-name = { $name } { $number }
cheeky-legend = Singe-zombie légendaire
    .about = Cinq parties différentes devant un même zombie gagnent, si au moins deux autres vivent encore.
    .parts =
        { $count ->
            [0] aucune partie du Légendaire
            [one] 1 partie sur 5 du Légendaire
           *[other] { $count } parties sur 5 du Légendaire
        }

# Cartes action

cheeky-card-no-way = Pas question
    .short = Pas question
    .about = Arrête dès maintenant la dernière carte action jouée. Ce qui est fait reste fait. Peut arrêter un autre « Pas question ».
cheeky-card-grounding = Mise à la terre
    .short = Terre
    .about = Sauve un Gratte-tête d’une décharge électrique, le vôtre ou celui d’un autre.
cheeky-card-closed-for-holiday = Fermé pour congés
    .short = Congés
    .about = Jusqu’à la fin de la manche vous ne recevez pas de singes et ne piochez pas de cartes action.
cheeky-card-soggy-fuses = Mèches trempées
    .short = Mèches
    .about = Choisissez un joueur : ses mèches ne peuvent pas le faire exploser pendant cette manche.
cheeky-card-great-escape = Grande évasion
    .short = Évasion
    .about = Défaussez un de vos propres singes.
cheeky-card-tactical-exchange = Échange tactique
    .short = Échange
    .about = Échangez un de vos singes contre celui d’un autre. Qui est en congés ne fait qu’en perdre un.
cheeky-card-sanitary-check = Contrôle sanitaire
    .short = Contrôle
    .about = N’importe quel singe en jeu va sur sa pioche ; la carte qui s’y trouvait prend sa place.
cheeky-card-common-misfortune = Malheur commun
    .short = Malheur
    .about = Tous les autres reçoivent un singe de la pioche, l’un après l’autre, en commençant par le joueur suivant.
cheeky-card-special-delivery = Livraison spéciale
    .short = Livraison
    .about = Donnez un de vos singes à un autre joueur qui n’est pas en congés.
cheeky-card-banana-break = Pause banane
    .short = Pause
    .about = Piochez deux cartes action.
cheeky-the-card =
    { $card ->
        [no-way] « { cheeky-card-no-way } »
        [grounding] « { cheeky-card-grounding } »
        [closed-for-holiday] « { cheeky-card-closed-for-holiday } »
        [soggy-fuses] « { cheeky-card-soggy-fuses } »
        [great-escape] « { cheeky-card-great-escape } »
        [tactical-exchange] « { cheeky-card-tactical-exchange } »
        [sanitary-check] « { cheeky-card-sanitary-check } »
        [common-misfortune] « { cheeky-card-common-misfortune } »
        [special-delivery] « { cheeky-card-special-delivery } »
       *[banana-break] « { cheeky-card-banana-break } »
    }
cheeky-the-stopped =
    { $stops ->
        [no-way] « { cheeky-card-no-way } »
        [grounding] « { cheeky-card-grounding } »
        [closed-for-holiday] « { cheeky-card-closed-for-holiday } »
        [soggy-fuses] « { cheeky-card-soggy-fuses } »
        [great-escape] « { cheeky-card-great-escape } »
        [tactical-exchange] « { cheeky-card-tactical-exchange } »
        [sanitary-check] « { cheeky-card-sanitary-check } »
        [common-misfortune] « { cheeky-card-common-misfortune } »
        [special-delivery] « { cheeky-card-special-delivery } »
       *[banana-break] « { cheeky-card-banana-break } »
    }
cheeky-amount-no-way =
    { $count ->
        [one] « Pas question »
       *[other] { $count } × « Pas question »
    }
cheeky-amount-grounding =
    { $count ->
        [one] « Mise à la terre »
       *[other] { $count } × « Mise à la terre »
    }
cheeky-amount-closed-for-holiday =
    { $count ->
        [one] « Fermé pour congés »
       *[other] { $count } × « Fermé pour congés »
    }
cheeky-amount-soggy-fuses =
    { $count ->
        [one] « Mèches trempées »
       *[other] { $count } × « Mèches trempées »
    }
cheeky-amount-great-escape =
    { $count ->
        [one] « Grande évasion »
       *[other] { $count } × « Grande évasion »
    }
cheeky-amount-tactical-exchange =
    { $count ->
        [one] « Échange tactique »
       *[other] { $count } × « Échange tactique »
    }
cheeky-amount-sanitary-check =
    { $count ->
        [one] « Contrôle sanitaire »
       *[other] { $count } × « Contrôle sanitaire »
    }
cheeky-amount-common-misfortune =
    { $count ->
        [one] « Malheur commun »
       *[other] { $count } × « Malheur commun »
    }
cheeky-amount-special-delivery =
    { $count ->
        [one] « Livraison spéciale »
       *[other] { $count } × « Livraison spéciale »
    }
cheeky-amount-banana-break =
    { $count ->
        [one] « Pause banane »
       *[other] { $count } × « Pause banane »
    }
cheeky-class-quick = rapide
    .about = Se joue à tout moment, même pendant la manche d’un autre.
cheeky-class-cheeky = espiègle
    .about = Se joue seulement pendant votre Préparation et votre Dressage, quand la file est vide.

# Pioches, joueurs, marques

cheeky-deck-monkeys = Pioche des singes
    .short = Singes
    .discards = Singes défaussés
cheeky-deck-actions = Pioche des actions
    .short = Actions
    .discards = Actions défaussées
cheeky-deck-zombies = Pioche des zombies
    .short = Zombies
    .discards = Cartes zombie défaussées
cheeky-the-deck =
    { $deck ->
        [monkeys] la pioche des singes
        [zombies] la pioche des zombies
       *[actions] la pioche des actions
    }
cheeky-status-living = en vie
cheeky-status-zombie = zombie
cheeky-status-out = hors jeu
cheeky-hand-size =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
cheeky-mark-closed = en congés
    .about = Ne reçoit pas de singes et ne pioche pas de cartes action jusqu’à la fin de la manche.
cheeky-mark-soggy = mèches trempées
    .about = Les mèches ne peuvent pas exploser pendant cette manche.
cheeky-mark-lit = mèches allumées
    .about = Pyromane et Jongleur ensemble, et pas de Sniper : explosion à la fin de sa propre manche.
cheeky-mark-defused = mèches éteintes
    .about = Pyromane et Jongleur ensemble, mais un Sniper les garde mouillées.
cheeky-mark-shock = paire électrique
    .about = Sniper et Gratte-tête ensemble : chaque nouveau de l’un ou l’autre est une décharge.
cheeky-mark-grounded = à la terre
    .about = À l’abri à côté du Sniper, jusqu’à ce qu’il change de dresseur ou qu’un autre Sniper arrive.
cheeky-mark-spent = épuisé
    .about = Son effet est venu pendant cette manche ; il ne revient pas pour le même dresseur.

# Le cours d'une manche

cheeky-round = Manche { $round }
cheeky-phase-shocks = Décharges
    .short = Décharges
    .prompt = La manche commence : les mises à la terre sont finies, et qui a Sniper et Gratte-tête reçoit une décharge.
cheeky-phase-planning = Préparation
    .short = Prép.
    .prompt = Jouez autant de cartes que vous voulez ; ensuite vient le singe.
cheeky-phase-planned = Après la Préparation
    .short = Prép.
    .prompt = Avant que le singe vienne, chacun peut jouer une carte rapide.
cheeky-phase-getting = Arrivée du singe
    .short = Singe
    .prompt = La carte du dessus de la pioche entre en jeu.
cheeky-phase-got = Après le singe
    .short = Singe
    .prompt = Avant la pioche de la carte, chacun peut jouer une carte rapide.
cheeky-phase-drawing = Pioche
    .short = Pioche
    .prompt = Une carte action est piochée.
cheeky-phase-drew = Après la pioche
    .short = Pioche
    .prompt = Avant le Dressage, chacun peut jouer une carte rapide.
cheeky-phase-training = Dressage
    .short = Dress.
    .prompt = Jouez autant de cartes que vous voulez, puis finissez votre manche.
cheeky-phase-ending = Fin de la manche
    .short = Fin
    .prompt = Avant l’examen des mèches, chacun peut jouer une carte rapide.
cheeky-phase-checking = Examen des mèches
    .short = Mèches
    .prompt = Pyromane et Jongleur sans Sniper explosent maintenant.
cheeky-phase-closing = Clôture de la manche
    .short = Fin
    .prompt = Ce qui durait pour cette manche est fini.
cheeky-phase-over = Fin du jeu
    .short = Fin
    .prompt = Le jeu est fini.

# Fenêtres : quand chacun peut répondre

cheeky-window-announced = Une carte est annoncée
    .about = Elle n’a pas encore fait effet.
    .prompt = Répondez par une carte rapide, ou passez et laissez-la faire effet.
cheeky-window-arrival = L’effet d’un singe est annoncé
    .about = Il n’a pas encore commencé.
    .prompt = Répondez par une carte rapide, ou passez et laissez-le commencer.
cheeky-window-step = Entre deux étapes
    .about = L’effet n’est pas encore fini.
    .prompt = Interrompez par une carte rapide, ou passez et laissez-le continuer.
cheeky-window-shock = Une décharge électrique
    .about = Sans « Mise à la terre », quelqu’un explose maintenant.
    .prompt = Jouez « Mise à la terre » ou une autre carte rapide, ou passez.
cheeky-window-end = La manche finit
    .about = L’examen des mèches vient ensuite.
    .prompt = Jouez une carte rapide, ou passez et laissez la manche finir.
cheeky-window-phase = Entre deux phases
    .about = La manche continue ensuite.
    .prompt = Jouez une carte rapide, ou passez et laissez la manche continuer.
cheeky-window-answered = Vous avez répondu. Personne ne l’apprend avant que tous aient répondu.
cheeky-window-waiting = On attend les autres.
cheeky-window-all = On demande à tout le monde, quoi que chacun tienne, et chacun répond en secret. Le premier dans l’ordre qui veut jouer joue.
cheeky-window-able = On demande seulement à qui peut répondre.
cheeky-window-answers =
    { $count ->
        [0] Vous n’avez pas de réponse à cela.
        [one] Vous pourriez répondre par 1 carte :
       *[other] Vous pourriez répondre par { $count } cartes :
    }
cheeky-window-order = Ordre : { $players }

# Ce qu'un joueur doit choisir

cheeky-choice-give = donne un singe au dresseur du Tentateur
    .prompt = Un Tentateur : donnez un de vos singes.
cheeky-choice-hand = distribue toutes ses cartes action
    .prompt = Votre Destructeur : distribuez vos cartes action.
cheeky-choice-gift = donne un singe
    .prompt = Votre Destructeur : donnez un de vos singes.
cheeky-choice-snatch = prend une partie légendaire
    .prompt = Votre Voleur de corps : prenez une partie légendaire.
cheeky-choice-discard = défausse une carte action
    .prompt = Un Mangeur de cerveaux : défaussez une de vos cartes action.
cheeky-waiting-for = { $player } décide.

# La file

cheeky-queue = File
    .about = Ce qui vient ensuite est dessus. Le plus récent passe d’abord ; quand il est fini, celui du dessous continue.
    .empty = La file est vide.
    .next = ensuite
    .depth =
        { $count ->
            [0] La file est vide.
            [one] 1 effet dans la file
           *[other] { $count } effets dans la file
        }
cheeky-stage-announced = annoncé
cheeky-stage-at-work = à l’œuvre
cheeky-stage-behind = interrompu
cheeky-stage-between = entre deux étapes
cheeky-entry-no-way =
    { $stops ->
        [none] « Pas question » de { $player }, contre plus rien
       *[other] « Pas question » de { $player } contre { cheeky-the-stopped } de { $other }
    }
cheeky-entry-grounding = « Mise à la terre » de { $player } pour { $monkey } de { $trainer }
cheeky-entry-closed-for-holiday = « Fermé pour congés » de { $player }
cheeky-entry-soggy-fuses = « Mèches trempées » de { $player } pour { $other }
cheeky-entry-great-escape = « Grande évasion » de { $player } : { $monkey } est défaussé
cheeky-entry-tactical-exchange =
    { $given ->
        [none] « Échange tactique » de { $player } : { $monkey } de { $trainer }, en congés, contre rien
       *[other] « Échange tactique » de { $player } : { $monkey } de { $trainer } contre { $given }
    }
cheeky-entry-sanitary-check = « Contrôle sanitaire » de { $player } : { $monkey } de { $trainer }
cheeky-entry-common-misfortune = « Malheur commun » de { $player } : un singe pour tous les autres
cheeky-entry-special-delivery = « Livraison spéciale » de { $player } : { $monkey } pour { $other }
cheeky-entry-banana-break = « Pause banane » de { $player } : deux cartes action
cheeky-entry-shaman = Chaman de { $player } ({ $monkey }) : deux singes, puis deux cartes action
cheeky-entry-tempter = Tentateur de { $player } ({ $monkey }) : tous les autres donnent un singe
cheeky-entry-destroyer = Destructeur de { $player } ({ $monkey }) : toutes les cartes et tous les singes sont donnés
cheeky-entry-digger = Fossoyeur de { $player } ({ $monkey }) : deux cartes zombie
cheeky-entry-snatcher = Voleur de corps de { $player } ({ $monkey }) : prend une partie légendaire
cheeky-entry-eater = Mangeur de cerveaux de { $player } ({ $monkey }) : tous les autres défaussent une carte
cheeky-entry-shock =
    { $risk-count ->
        [0] Décharge électrique pour { $player } : plus personne n’est en danger
       *[other] Décharge électrique pour { $player } : { $risk } à mettre à la terre
    }
cheeky-left-monkey =
    { $player ->
        [none] un singe
       *[other] un singe pour { $player }
    }
cheeky-left-card = une carte action
cheeky-left-zombie = une carte zombie
cheeky-left-take = l’échange, et le premier singe arrive
cheeky-left-give =
    { $player ->
        [none] le second singe arrive
       *[other] { $player } donne un singe
    }
cheeky-left-discard = { $player } défausse une carte
cheeky-left-hand = toutes les cartes action sont distribuées
cheeky-left-gift = un singe est donné
cheeky-left-effect = son effet
cheeky-left = Encore à venir : { $steps }

# Actions

cheeky-action-noway = Pas question
    .about = Arrêter la dernière carte action jouée.
cheeky-action-ground = Mise à la terre
    .about = Sauver ce Gratte-tête d’une décharge.
cheeky-action-close = Fermé pour congés
    .about = Ne pas recevoir de singes ni piocher de cartes jusqu’à la fin de la manche.
cheeky-action-soggy = Mèches trempées
    .about = Les mèches de cette place ne peuvent pas exploser pendant cette manche.
cheeky-action-escape = Grande évasion
    .about = Défausser ce singe, qui est à vous.
cheeky-action-exchange = Échange tactique
    .about = Prendre le singe d’un autre et donner un des vôtres ; ne nommer que le sien s’il est en congés.
cheeky-action-check = Contrôle sanitaire
    .about = Mettre ce singe sur sa pioche ; la carte qui s’y trouve prend sa place.
cheeky-action-misfortune = Malheur commun
    .about = Tous les autres reçoivent un singe.
cheeky-action-deliver = Livraison spéciale
    .about = Donner un de vos singes à une place.
cheeky-action-break = Pause banane
    .about = Piocher deux cartes action.
cheeky-action-pass = Passer
    .about = Laisser arriver ce qui va arriver.
cheeky-action-done = Fini
    .about = Finir votre Préparation ou votre Dressage.
cheeky-action-give = Donner
    .about = Donner ce singe au dresseur du Tentateur.
cheeky-action-hand = Distribuer
    .about = Mettre cette carte action de côté pour une place.
cheeky-action-gift = Offrir
    .about = Donner ce singe à une place.
cheeky-action-snatch = Voler
    .about = Prendre cette partie légendaire.
cheeky-action-discard = Défausser
    .about = Défausser cette carte action.

# Événements

cheeky-event-turn = Manche { $round } : c’est à { $player }.
cheeky-event-done =
    { $phase ->
        [planning] { $player } a fini sa Préparation.
       *[training] { $player } a fini son Dressage : la manche se termine.
    }
cheeky-event-passed =
    { $window ->
        [announced] Tous passent : la carte fait effet.
        [arrival] Tous passent : l’effet du singe commence.
        [step] Tous passent : l’effet continue.
        [shock] Tous passent : la décharge vient.
        [end] Tous passent : on examine les mèches.
       *[phase]
            { $phase ->
                [planning] Tous passent : le singe vient.
                [getting] Tous passent : une carte est piochée.
               *[drawing] Tous passent : le Dressage commence.
            }
    }
cheeky-event-play =
    { $card ->
        [no-way] { $player } joue « Pas question » contre { cheeky-the-stopped } de { $other }.
        [grounding] { $player } joue « Mise à la terre » pour { $monkey } de { $trainer }.
        [closed-for-holiday] { $player } joue « Fermé pour congés ».
        [soggy-fuses] { $player } joue « Mèches trempées » pour { $other }.
        [great-escape] { $player } joue « Grande évasion » pour se défaire d’un singe : { cheeky-the-kind } ({ $monkey }).
        [tactical-exchange] { $player } joue « Échange tactique » et veut { cheeky-the-kind } ({ $monkey }) de { $trainer }{ cheeky-for-given }.
        [sanitary-check] { $player } joue « Contrôle sanitaire » sur { cheeky-the-kind } ({ $monkey }) de { $trainer }.
        [common-misfortune] { $player } joue « Malheur commun » : tous les autres vont recevoir un singe.
        [special-delivery] { $player } joue « Livraison spéciale » : { cheeky-the-kind } ({ $monkey }) pour { $other }.
       *[banana-break] { $player } joue « Pause banane » : deux cartes action.
    }
cheeky-for-given =
    { $given ->
        [none] , en congés, contre rien
       *[other] { " " }contre { $given }
    }
cheeky-event-stop = « Pas question » de { $player } arrête { cheeky-the-card } de { $other } : plus rien n’en arrive, ce qui est fait reste.
cheeky-event-over =
    { $rule ->
        [CM-38] { cheeky-whose-effect } a quitté le jeu, et son effet avec lui.
        [CM-Q24] { cheeky-whose-effect } quitte son dresseur, et son effet s’arrête.
        [CM-Q42] { cheeky-whose-effect } a disparu dans l’explosion, et son effet avec lui.
       *[other]
            { $what ->
                [no-way] « Pas question » de { $player } est fini.
                [grounding] « Mise à la terre » de { $player } est finie.
                [closed-for-holiday] { $player } est en congés ; la carte est défaussée.
                [soggy-fuses] Les mèches sont trempées ; la carte de { $player } est défaussée.
                [great-escape] « Grande évasion » de { $player } est finie.
                [tactical-exchange] « Échange tactique » de { $player } est fini.
                [sanitary-check] « Contrôle sanitaire » de { $player } est fini.
                [common-misfortune] « Malheur commun » de { $player } est fini.
                [special-delivery] « Livraison spéciale » de { $player } est finie.
                [banana-break] « Pause banane » de { $player } est finie.
                [shaman] L’effet du Chaman de { $player } est fini.
                [tempter] L’effet du Tentateur de { $player } est fini.
                [destroyer] L’effet du Destructeur de { $player } est fini.
                [digger] L’effet du Fossoyeur de { $player } est fini.
                [snatcher] L’effet du Voleur de corps de { $player } est fini.
                [eater] L’effet du Mangeur de cerveaux de { $player } est fini.
               *[shock] La décharge pour { $player } est finie.
            }
    }
cheeky-whose-effect =
    { $what ->
        [shaman] Le Chaman de { $player }
        [tempter] Le Tentateur de { $player }
        [destroyer] Le Destructeur de { $player }
        [digger] Le Fossoyeur de { $player }
        [snatcher] Le Voleur de corps de { $player }
       *[eater] Le Mangeur de cerveaux de { $player }
    }
cheeky-event-fizzle = { cheeky-the-card } de { $player } ne fait rien : ce que la carte nommait n’est plus là, ou ne peut pas aller où il devrait.
cheeky-event-closed = { $player } est en congés : ni singes ni cartes action jusqu’à la fin de la manche.
cheeky-event-soggy = Les mèches de { $player } sont trempées : elles ne peuvent pas exploser pendant cette manche.
cheeky-event-lapse =
    { $closed-count ->
        [0] Les mèches de { $soggy } sont de nouveau sèches.
       *[other]
            { $soggy-count ->
                [0] { cheeky-open-again }
               *[other] { cheeky-open-again } Les mèches de { $soggy } sont de nouveau sèches.
            }
    }
cheeky-open-again =
    { $closed-count ->
        [one] { $closed } revient de congés.
       *[other] { $closed } reviennent de congés.
    }
cheeky-event-grounded = { $monkey } de { $player } est mis à la terre : il survit à la décharge.
cheeky-event-arrive =
    { $cause ->
        [turn] { $player } retourne { cheeky-a-kind } ({ $monkey }).
        [zombie] { $player }, zombie, retourne { cheeky-a-kind } ({ $monkey }) de la pioche des zombies.
        [shaman] Par le Chaman, { $player } reçoit { cheeky-a-kind } ({ $monkey }).
        [tempter] Par le Tentateur, { $other } donne à { $player } { cheeky-a-kind } ({ $monkey }).
        [destroyer] Par le Destructeur, { $other } donne à { $player } { cheeky-a-kind } ({ $monkey }).
        [exchange] Par l’échange, { $player } reçoit { cheeky-a-kind } ({ $monkey }) de { $other }.
        [check] Après le contrôle, { $player } reçoit de la pioche { cheeky-a-kind } ({ $monkey }).
        [misfortune] Par le malheur, { $player } reçoit { cheeky-a-kind } ({ $monkey }).
        [delivery] { $other } livre { cheeky-a-kind } ({ $monkey }) à { $player }.
        [digger] Par le Fossoyeur, { $player } reçoit { cheeky-a-kind } ({ $monkey }).
       *[snatcher]
            { $other ->
                [none] { $player } vole { cheeky-a-kind } ({ $monkey }) dans la défausse.
               *[other] { $player } vole { cheeky-a-kind } ({ $monkey }) à { $other }.
            }
    }
cheeky-event-effect =
    { $kind ->
        [shaman] Le Chaman est à l’œuvre : { $player } va recevoir deux singes et deux cartes action.
        [tempter] Le Tentateur est à l’œuvre : tous les autres vont donner un singe à { $player }.
        [destroyer] Le Destructeur est à l’œuvre : { $player } va donner toutes ses cartes et tous ses singes.
        [digger] Le Fossoyeur est à l’œuvre : { $player } va recevoir deux cartes zombie de plus.
        [snatcher] Le Voleur de corps est à l’œuvre : { $player } va prendre une partie légendaire.
       *[eater] Le Mangeur de cerveaux est à l’œuvre : tous sauf { $player } vont défausser une carte action.
    }
cheeky-event-held-back = { $monkey } a déjà fait son effet pour { $player } pendant cette manche, ou la manche est déjà trop longue : il reste là, sans plus.
cheeky-event-removed = { $player } défausse { cheeky-the-kind } ({ $monkey }).
cheeky-kind-name =
    { $kind ->
        [pyromaniac] { cheeky-kind-pyromaniac }
        [juggler] { cheeky-kind-juggler }
        [sniper] { cheeky-kind-sniper }
        [headscratcher] { cheeky-kind-headscratcher }
        [shaman] { cheeky-kind-shaman }
        [tempter] { cheeky-kind-tempter }
        [destroyer] { cheeky-kind-destroyer }
        [head] { cheeky-kind-head }
        [body] { cheeky-kind-body }
        [arms] { cheeky-kind-arms }
        [legs] { cheeky-kind-legs }
        [tail] { cheeky-kind-tail }
        [digger] { cheeky-kind-digger }
        [snatcher] { cheeky-kind-snatcher }
        [eater] { cheeky-kind-eater }
        [undead-pyromaniac] { cheeky-kind-undead-pyromaniac }
       *[undead-juggler] { cheeky-kind-undead-juggler }
    }
cheeky-event-lost = { cheeky-kind-name } ({ $monkey }), en route, n’a nulle part où aller : à la défausse.
cheeky-event-on-deck = { cheeky-kind-name } ({ $monkey }) de { $player } : c’est maintenant la carte du dessus de { cheeky-the-deck }.
cheeky-event-no-card = { $player } ne reçoit rien : { cheeky-the-deck } et sa défausse sont vides.
cheeky-event-barred =
    { $phase ->
        [getting] { $player } est en congés et ne retourne pas de singe.
       *[drawing] { $player } est en congés et ne pioche pas de carte.
    }
cheeky-event-deal =
    { $cards ->
        [none]
            { $count ->
                [one] { $player } reçoit une carte action.
               *[other] { $player } reçoit { $count } cartes action.
            }
       *[other] { $player } reçoit : { $cards }.
    }
cheeky-event-draw =
    { $card ->
        [none] { $player } pioche une carte action.
       *[other] { $player } pioche { cheeky-the-card }.
    }
cheeky-event-reshuffle =
    { $cards ->
        [one] La défausse est mélangée : { cheeky-the-deck } a de nouveau 1 carte.
       *[other] La défausse est mélangée : { cheeky-the-deck } a de nouveau { $cards } cartes.
    }
cheeky-event-receive =
    { $cards ->
        [none]
            { $count ->
                [one] { $player } donne à { $other } une carte action, face cachée.
               *[other] { $player } donne à { $other } { $count } cartes action, face cachée.
            }
       *[other] { $player } donne à { $other } : { $cards }.
    }
cheeky-event-discard = { $player } nourrit le Mangeur de cerveaux : { cheeky-the-card } va à la défausse.
cheeky-event-shock =
    { $monkeys-count ->
        [one] De l’eau et de l’électricité ! { $player } explose, sauf si { $monkeys } est mis à la terre.
       *[other] De l’eau et de l’électricité ! { $player } explose, sauf si tous sont mis à la terre : { $monkeys }.
    }
cheeky-event-spared =
    { $rule ->
        [CM-Q21] Le singe qui apportait la décharge a quitté { $player }, et la décharge avec lui.
       *[other] { $player } s’en sort : la décharge est passée.
    }
cheeky-event-fuses =
    { $result ->
        [lit] Les mèches de { $player } sont consumées.
        [defused] Un Sniper garde les mèches de { $player } mouillées : rien n’arrive.
       *[soggy] Les mèches de { $player } sont trempées : rien n’arrive.
    }
cheeky-event-explode =
    { $cause ->
        [shock] Bzzt ! La décharge électrique fait exploser { $player }{ cheeky-lost-things }.
       *[fuses] Boum ! Les bombes font exploser { $player }{ cheeky-lost-things }.
    }
cheeky-lost-things =
    { $monkeys-count ->
        [0]
            { $cards-kinds ->
                [0] { "" }
               *[other] { "" } ; à la défausse : { $cards }
            }
       *[other]
            { $cards-kinds ->
                [0] { "" } ; à la défausse : { $monkeys }
               *[other] { "" } ; à la défausse : { $monkeys }, et la main : { $cards }
            }
    }
cheeky-event-out = { $player } quitte la partie.
cheeky-event-zombie = { $player } continue en zombie.
cheeky-event-win =
    { $reason ->
        [survivor] Il ne reste que { $player } : c’est la victoire.
        [last-living] Tous les autres sont des zombies : { $player } gagne.
       *[legendary] { $player } a les cinq parties du Singe-zombie légendaire et gagne.
    }

# Fins

cheeky-outcome-survivor = Tous les autres ont explosé
cheeky-outcome-last-living = Tous les autres sont des zombies
cheeky-outcome-legendary = Le Singe-zombie légendaire est complet

# Refus : pourquoi une action n'est pas possible

cheeky-over = Le jeu est fini.
cheeky-out = Vous avez explosé : vous ne jouez plus.
cheeky-no-such-action = Cette action n’existe pas dans ce jeu.
cheeky-not-your-turn = C’est à { $player } ; attendez qu’il arrive quelque chose à quoi vous puissiez répondre.
cheeky-not-asked = On ne vous demande rien maintenant : vous ne pourriez pas répondre.
cheeky-answered = Vous avez répondu ; attendez les autres.
cheeky-no-such-choice =
    { $choice ->
        [give] Aucun Tentateur ne vous demande un singe maintenant.
        [hand] Vous n’avez pas de cartes à distribuer ; cela ne vient qu’avec un Destructeur.
        [gift] Vous n’avez pas de singe à donner maintenant ; cela ne vient qu’avec un Destructeur.
        [snatch] Il n’y a pas de partie à prendre maintenant ; cela ne vient qu’avec un Voleur de corps.
       *[discard] Vous n’avez pas de carte à défausser maintenant ; cela ne vient qu’avec un Mangeur de cerveaux.
    }
cheeky-done-in-window = Ce n’est pas votre Préparation ni votre Dressage. Pour laisser arriver ce qui va arriver, passez.
cheeky-pass-in-turn = Il n’y a rien à laisser passer : c’est votre propre Préparation ou votre Dressage. Finissez plutôt.
cheeky-not-in-hand = Vous n’avez pas { cheeky-the-card } en main.
cheeky-not-quick = { cheeky-the-card } n’est pas une carte rapide : elle se joue seulement pendant votre Préparation et votre Dressage, quand la file est vide.
cheeky-nothing-to-stop = Il n’y a pas de carte action à arrêter : « Pas question » en demande une dont l’effet n’est pas fini.
cheeky-not-at-risk = { $monkey } n’est pas en danger : « Mise à la terre » demande un Gratte-tête qu’une décharge va toucher et qui n’est pas encore mis à la terre.
cheeky-no-such-player = Personne ne joue à cette place.
cheeky-not-in-play = { $monkey } n’est devant personne.
cheeky-not-yours = { $monkey } n’est pas à vous.
cheeky-exchange-own = { $monkey } est à vous ; nommez d’abord le singe d’un autre, puis le vôtre.
cheeky-exchange-closed = { $player } est en congés et ne reçoit rien : nommez seulement le singe que vous prenez.
cheeky-exchange-needs-given = Nommez aussi le singe que vous donnez.
cheeky-not-to-yourself = Vous ne pouvez pas vous le donner à vous-même.
cheeky-receiver-closed = { $player } est en congés et ne reçoit pas de singes.
cheeky-the-choice =
    { $choice ->
        [give] quel singe donner au dresseur du Tentateur
        [hand] qui reçoit quelle carte action
        [gift] quel singe donner, et à qui
        [snatch] quelle partie légendaire prendre
       *[discard] quelle carte action défausser
    }
cheeky-not-your-choice = Maintenant { $player } choisit { cheeky-the-choice } ; rien d’autre n’est possible entre-temps.
cheeky-other-choice = Maintenant vous devez choisir { cheeky-the-choice } ; rien d’autre n’est possible entre-temps.
cheeky-no-part = { $monkey } ne peut pas être pris : prenez une partie légendaire devant un autre joueur ou dans la défausse zombie.
cheeky-not-from-beginning = { $monkey } est arrivé après le Destructeur, donc il reste ; donnez-en un que vous aviez avant.
cheeky-hand-in-order = Distribuez vos cartes dans leur ordre : { cheeky-the-card } est la suivante.
cheeky-zombies-need-three = L’invasion de zombies demande trois joueurs ou plus : à deux, la première explosion ne laisserait qu’un vivant.

# Règles

rule-CM-1 = Soyez le dernier dresseur à ne pas avoir explosé.
    .title = But
rule-CM-3 = On joue de deux à six.
    .title = Joueurs
rule-CM-4 = Les singes et les actions sont deux pioches, mélangées chacune à part.
    .title = Deux pioches
rule-CM-5 = Chacun reçoit trois cartes action pour commencer.
    .title = Première main
rule-CM-6 = À partir du premier joueur le tour passe dans le sens inverse des aiguilles d’une montre : le suivant est assis à votre droite.
    .title = Sens du jeu
rule-CM-8 = Le premier joueur joue la première manche avec les trois cartes que chacun a reçues, comme les autres.
    .title = Première manche
rule-CM-9 = Une manche a quatre phases : Préparation, Arrivée du singe, Pioche, Dressage.
    .title = Manche
rule-CM-10 = Préparation : le joueur dont c’est le tour peut jouer autant de cartes action qu’il veut.
    .title = Préparation
rule-CM-11 = Arrivée du singe : la carte du dessus de la pioche des singes entre en jeu devant lui.
    .title = Arrivée du singe
rule-CM-12 = Pioche : il pioche une carte action.
    .title = Pioche
rule-CM-13 = Dressage : il peut de nouveau jouer autant de cartes action qu’il veut.
    .title = Dressage
rule-CM-14 = La manche est finie quand il dit que son Dressage est terminé.
    .title = Dire que c’est fini
rule-CM-15 = Ensuite le joueur suivant a une manche.
    .title = Joueur suivant
rule-CM-16 = Les singes et les cartes action ne s’emploient pas de la même façon.
    .title = Deux sortes de cartes
rule-CM-17 = Un singe entre en jeu tout de suite, devant son dresseur, et y reste pour le reste de la partie.
    .title = Singes
rule-CM-18 = Les cartes action vont dans la main quand on les pioche.
    .title = Cartes action
rule-CM-19 = On les joue quand on veut et qu’on en a le droit ; ce qu’elles font finit avec la manche.
    .title = Jouer des cartes
rule-CM-20 = On peut tenir et jouer autant de cartes action qu’on veut.
    .title = Pas de limite
rule-CM-21 = Les cartes espiègles, les vertes, ne se jouent qu’à son propre tour.
    .title = Cartes espiègles
rule-CM-22 = Les cartes rapides, les orange, se jouent à tout moment, même pendant la manche des autres.
    .title = Cartes rapides
rule-CM-24 = L’effet d’un singe vaut dès qu’il entre en jeu, et interrompt tout ce qui est en cours, de singes comme d’actions.
    .title = Les effets interrompent
rule-CM-25 = C’est seulement quand l’effet de la carte la plus récente est fini que les précédents continuent.
    .title = Le plus récent d’abord
rule-CM-26 = Les cartes action jouées et les singes retirés vont dans deux défausses séparées. Une carte dans la file n’est dans aucune ; elle est défaussée quand elle quitte la file.
    .title = Défausses
rule-CM-27 = Quand une pioche est vide, sa défausse est mélangée et devient la nouvelle pioche.
    .title = Pioche vide
rule-CM-28 = On peut exploser de deux façons : par des mèches allumées et par une décharge électrique.
    .title = Explosions
rule-CM-29 = Avec un Pyromane et un Jongleur devant vous les mèches brûlent : vous explosez à la fin de votre propre manche.
    .title = Mèches
rule-CM-30 = Des cartes action peuvent vous sauver des mèches, et aussi un Sniper à eau, qui les éteint.
    .title = Sauvé des mèches
rule-CM-31 = Avec un Gratte-tête et un Sniper devant vous, vous explosez sur-le-champ, sauf si quelqu’un joue « Mise à la terre ».
    .title = Décharge
rule-CM-32 = Qui explose quitte la partie ; ses singes et sa main vont aux défausses.
    .title = Explosé
rule-CM-33 = Qui reste le dernier gagne.
    .title = Dernier survivant
rule-CM-34 = Les effets peuvent s’empiler en une file.
    .title = File
rule-CM-35 = Un nouveau singe ou une carte rapide fait effet aussitôt et interrompt le reste.
    .title = Interrompre
rule-CM-36 = Quand c’est fini, le jeu reprend exactement là où il a été interrompu.
    .title = Reprendre
rule-CM-37 = On vide la file de la carte la plus récente à la plus ancienne ; la manche ne continue que quand elle est vide.
    .title = Vider la file
rule-CM-38 = Quand un singe quitte le jeu, son effet s’arrête aussitôt et quitte la file.
    .title = Parti, c’est parti
rule-CM-39 = Les singes entrent en jeu un par un, même s’il en est dû plusieurs.
    .title = Un à la fois
rule-CM-40 = Le suivant ne vient que quand tout ce que le précédent a déclenché est fini.
    .title = L’un après l’autre
rule-CM-41 = L’effet d’une carte action vaut au moment où elle est jouée.
    .title = Tout de suite
rule-CM-42 = Aucun effet ne revient sur ce qui est arrivé.
    .title = Pas en arrière
rule-CM-43 = « Malheur commun » donne un singe au joueur suivant, puis un troisième dit « Pas question » : le reste du malheur est perdu, mais le singe venu reste.
    .title = Exemple : malheur arrêté
rule-CM-44 = Sniper et Gratte-tête ensemble font perdre sur-le-champ.
    .title = Sniper et Gratte-tête
rule-CM-45 = Un seul Sniper suffit pour tous vos Gratte-têtes.
    .title = Un Sniper pour tous
rule-CM-46 = Chaque fois qu’un Chaman passe sous le contrôle de quelqu’un, il interrompt : son dresseur reçoit deux singes de la pioche, un par un, puis pioche deux cartes action.
    .title = Chaman
rule-CM-47 = Le Chaman reste en jeu.
    .title = Le Chaman reste
rule-CM-48 = Qui est en congés ne reçoit d’un Chaman ni singes ni cartes.
    .title = Chaman en congés
rule-CM-49 = Quand un Tentateur passe sous votre contrôle, il interrompt : chacun des autres, en commençant à votre droite, vous donne un singe de son choix.
    .title = Tentateur
rule-CM-50 = Ensuite le Tentateur est défaussé.
    .title = Le Tentateur part
rule-CM-51 = Qui est en congés ne reçoit rien d’un Tentateur.
    .title = Tentateur en congés
rule-CM-52 = Quand un Destructeur passe sous votre contrôle, il interrompt : vous devez distribuer toutes vos cartes action aux autres, comme vous voulez.
    .title = Destructeur : cartes
rule-CM-53 = Après cela vous donnez tous vos singes, un par un, comme vous voulez.
    .title = Destructeur : singes
rule-CM-54 = « Pas question » arrête la dernière carte action jouée, à partir de ce moment.
    .title = Pas question
rule-CM-55 = Il doit venir juste après cette carte, ou avant que son effet soit fini.
    .title = Quand « Pas question » peut venir
rule-CM-56 = Il n’annule aucun effet de singe.
    .title = Pas contre les singes
rule-CM-57 = Il peut arrêter un autre « Pas question ».
    .title = « Pas question » contre « Pas question »
rule-CM-58 = « Fermé pour congés » : dès maintenant et jusqu’à la fin de la manche vous ne recevez pas de singes et ne piochez pas de cartes action.
    .title = Fermé pour congés
rule-CM-59 = « Échange tactique » avec qui est en congés : vous prenez un des siens, et il n’en reçoit aucun.
    .title = Échange avec qui est en congés
rule-CM-60 = « Contrôle sanitaire » chez qui est en congés : son singe va sur la pioche, et rien ne revient.
    .title = Contrôle chez qui est en congés
rule-CM-61 = Une « Mise à la terre » n’arrête l’explosion que d’un seul Gratte-tête.
    .title = Mise à la terre
rule-CM-62 = Avec deux Gratte-têtes et un nouveau Sniper il faut deux « Mises à la terre ».
    .title = Deux mises à la terre
rule-CM-63 = On peut jouer « Mise à la terre » pour sauver un autre.
    .title = Sauver un autre
rule-CM-64 = « Contrôle sanitaire » échange n’importe quel singe en jeu, le vôtre ou celui d’un autre, contre la carte du dessus de la pioche des singes.
    .title = Contrôle sanitaire
rule-CM-65 = Le singe choisi devient la carte du dessus de la pioche ; celle qui s’y trouvait prend sa place et entre en jeu.
    .title = L’échange des deux
rule-CM-66 = Les deux ne sont jamais ensemble devant le dresseur.
    .title = Ils ne se touchent pas
rule-CM-67 = Avec l’invasion de zombies, exploser fait de vous un zombie, et vous continuez à jouer.
    .title = Zombies
rule-CM-68 = Toutes vos cartes action et tous vos singes sont défaussés aussitôt, et votre manche finit.
    .title = Devenir zombie
rule-CM-69 = Ensuite vous jouez comme avant, mais au début de vos tours vous prenez dans la pioche violette des zombies au lieu de la pioche jaune des singes.
    .title = La pioche des zombies
rule-CM-70 = Les cartes zombie peuvent toucher tout le monde ; vivants et zombies peuvent les tenir et les échanger comme des singes.
    .title = Cartes zombie
rule-CM-71 = Un zombie qui explose défausse tout, sa manche finit, et il reste zombie.
    .title = Les zombies explosent aussi
rule-CM-72 = Un zombie qui a les cinq parties du Singe-zombie légendaire gagne, si au moins deux autres qui ne sont pas zombies sont en jeu.
    .title = Le Singe-zombie légendaire
rule-CM-73 = Quand tous sauf un sont des zombies, celui-là gagne aussitôt.
    .title = Le dernier vivant

# Décisions

rule-CM-Q1 = Décision : la file est une pile d’effets qu’on peut interrompre. Chaque effet est une liste de petites étapes : une carte déplacée, une carte piochée, un don. Le plus récent passe d’abord.
    .title = Ce qu’est la file
rule-CM-Q2 = Décision : les cartes rapides se jouent dans des fenêtres : (a) quand une carte action est annoncée avec tout ce qu’elle nomme, avant sa première étape ; (b) quand l’effet d’un singe est annoncé, avant sa première étape ; (c) entre deux étapes d’un effet ; (d) quand une décharge menace ; (e) à la fin d’une manche, avant l’examen des mèches ; (f) entre les phases. (a) et (b) s’ouvrent une fois pour chaque carte action et chaque effet d’un singe qui arrive ; un singe sans effet, ou retenu par CM-Q8, n’en ouvre pas. (c) s’ouvre après une étape et tout ce qu’elle a déclenché, si une autre étape est possible, jamais après la dernière.
    .title = Fenêtres
rule-CM-Q3 = Décision : on demande en même temps à tous ceux qui jouent encore, quoi qu’ils tiennent, et chacun répond en secret : passer, ou une carte avec ce qu’elle nomme. Quand tous ont répondu, le premier dans l’ordre qui veut jouer joue ; les autres réponses sont oubliées sans être vues. Quand cette carte a quitté la file, la même fenêtre s’ouvre de nouveau ; elle est finie quand tous ont passé. L’ordre commence après celui qui l’a ouverte, qui est le dernier ; pour une décharge et pour la fin d’une manche, celui qui est en danger est le premier. La fenêtre d’une décharge ne se rouvre pas quand plus aucun Gratte-tête n’est en danger. Une table peut ne demander qu’à ceux qui peuvent répondre, ce qui montre qui ils sont.
    .title = À qui on demande
rule-CM-Q4 = Décision : les cartes espiègles ne se jouent que pendant sa propre Préparation et son propre Dressage, avec une file vide.
    .title = Les cartes espiègles n’interrompent pas
rule-CM-Q5 = Décision : le joueur dont c’est le tour peut jouer aussi des cartes rapides.
    .title = Cartes rapides à son tour
rule-CM-Q6 = Décision : ce que vise une carte est nommé quand elle est annoncée. Une carte qui demande une cible ne se joue qu’avec une cible permise, une carte sans cible toujours. Si la cible a quitté son dresseur quand la carte fait effet, la carte ne fait rien.
    .title = Cibles
rule-CM-Q7 = Décision : un singe qui vient au milieu d’un effet a d’abord son propre effet, en entier, avant l’étape suivante.
    .title = Les nouveaux d’abord
rule-CM-Q8 = Décision : le même Chaman, Tentateur, Destructeur ou la même carte zombie n’a son effet qu’une fois par manche pour le même dresseur ; sinon il reste là, sans plus. Les décharges, les mèches et un Légendaire complet ne sont jamais retenus. Après 500 arrivées dans une manche, plus aucun singe qui arrive n’a d’effet dans cette manche.
    .title = Pas de chaînes sans fin
rule-CM-Q9 = Décision : la dernière carte action est la plus récemment annoncée dont l’effet n’est pas fini ; il n’y a pas de choix. « Fermé pour congés » et « Mèches trempées » ne sont finies qu’à la fin de la manche. Une carte est finie quand sa dernière étape et tout ce qu’elle a déclenché sont faits, ou quand elle a été arrêtée.
    .title = Ce que « Pas question » arrête
rule-CM-Q10 = Décision : un « Pas question » contre un « Pas question » laisse la première carte continuer là où elle en était, à toute profondeur. La carte arrêtée reste dans la file jusqu’à ce que personne ne réponde plus au « Pas question ».
    .title = « Pas question » à toute profondeur
rule-CM-Q11 = Décision : « Mise à la terre » et tout ce qui sauve une vie peut aussi être arrêté par « Pas question » ; alors une nouvelle fenêtre s’ouvre, pour une autre « Mise à la terre ».
    .title = « Pas question » contre un sauvetage
rule-CM-Q12 = Décision : on peut jouer « Pas question » contre sa propre carte.
    .title = Contre soi-même
rule-CM-Q13 = Décision : une carte arrêtée est dépensée, et les étapes faites restent faites.
    .title = Rien ne revient
rule-CM-Q14 = Décision : une carte arrêtée avant sa première étape ne fait rien du tout.
    .title = Arrêtée tout de suite
rule-CM-Q15 = Décision : les mèches ne sont examinées qu’à la fin de la propre manche de leur dresseur, quels que soient leur cause et leur moment. Une paire formée pendant la manche d’un autre vous laisse toute une manche à vous. La paire doit être là à l’examen.
    .title = Quand les mèches explosent
rule-CM-Q16 = Décision : un Sniper présent à l’examen suffit ; il n’est pas usé, et un seul vaut pour toutes les paires.
    .title = Sniper et mèches
rule-CM-Q17 = Décision : plusieurs paires font une seule explosion.
    .title = Plusieurs paires
rule-CM-Q18 = Décision : à la fin d’une manche : elle est déclarée, une fenêtre s’ouvre, les mèches sont examinées ; ensuite finit ce qui durait pour la manche, et les effets peuvent revenir (CM-Q8).
    .title = Ordre à la fin
rule-CM-Q19 = Décision : après une carte rapide dans cette fenêtre on ne revient pas au Dressage ; il n’y a plus que des cartes rapides.
    .title = Pas de retour
rule-CM-Q20 = Décision : une décharge vient quand un Sniper ou un Gratte-tête arrive, et seulement alors. Avec un Sniper qui arrive, chaque Gratte-tête de ce dresseur doit être mis à la terre, avec un Gratte-tête qui arrive, seulement lui. Celui qui est mis à la terre garde une marque jusqu’à ce qu’il change de dresseur ou qu’un autre Sniper arrive. « Mise à la terre » nomme un Gratte-tête qu’une décharge va toucher et qui n’est pas encore à la terre. Une table peut jouer autrement : alors toutes les marques partent au début de chaque manche, et quiconque a les deux sortes reçoit une décharge, en commençant par celui dont c’est le tour.
    .title = Décharge et mise à la terre
rule-CM-Q21 = Décision : toute carte rapide qui défait la paire dans la fenêtre sauve aussi, comme « Grande évasion ». Si le singe arrivé part, sa décharge quitte la file, même s’il y a un autre Sniper.
    .title = Autres issues
rule-CM-Q22 = Décision : un Sniper éteint les mèches et déclenche les décharges, chacun par sa règle ; la décharge vient d’abord.
    .title = Les deux à la fois
rule-CM-Q23 = Décision : pas seulement le Chaman, mais aussi Tentateur, Destructeur, Sniper et Gratte-tête ont leur effet chaque fois qu’ils changent de dresseur.
    .title = Changement de dresseur
rule-CM-Q24 = Décision : quand un singe est pris ou retiré au milieu de son effet, l’effet s’arrête et quitte la file ; pour un nouveau dresseur il recommence.
    .title = Pris au milieu
rule-CM-Q25 = Décision : d’un Chaman viennent d’abord les deux singes, avec tout ce qu’ils déclenchent, puis les deux cartes. Le reste est perdu quand le Chaman ou son dresseur n’est plus là.
    .title = Chaman : ordre
rule-CM-Q26 = Décision : qui n’a pas de singe n’en donne pas au Tentateur. Celui qui donne choisit librement. Qui est en congés donne aussi ; il ne peut seulement pas recevoir.
    .title = Tentateur : qui donne
rule-CM-Q27 = Décision : si le dresseur du Tentateur est en congés, personne ne donne, et le Tentateur est défaussé.
    .title = Tentateur chez qui est en congés
rule-CM-Q28 = Décision : le Destructeur ne se donne pas lui-même ; il reste avec vous. Une table peut jouer autrement.
    .title = Le Destructeur reste
rule-CM-Q29 = Décision : vous donnez les singes que vous aviez à l’arrivée du Destructeur, sans ceux qui sont partis ; ce que vous recevez entre-temps reste, aussi un singe parti et revenu. L’ordre et les destinataires sont libres, même tous au même, et chaque don est résolu en entier avant le suivant. Si la table laisse partir le Destructeur, il part en dernier.
    .title = Destructeur : quels singes
rule-CM-Q30 = Décision : la main part d’abord, en une étape, partagée comme vous voulez, face cachée pour chacun. Les cartes que vous recevez plus tard restent.
    .title = Destructeur : la main
rule-CM-Q31 = Décision : à qui est en congés on ne peut pas donner de singes, mais bien des cartes action, car ce n’est pas piocher. Si personne ne peut recevoir, les singes restent.
    .title = Destructeur et congés
rule-CM-Q32 = Décision : deux singes n’arrivent jamais ensemble, toujours un par un.
    .title = Jamais deux à la fois
rule-CM-Q33 = Décision : les congés durent jusqu’à la fin de la manche en cours, quel que soit celui dont c’est le tour.
    .title = Durée des congés
rule-CM-Q34 = Décision : qui est en congés pendant sa propre manche ne retourne pas de singe, et la carte du dessus reste inconnue ; il ne pioche pas non plus de carte.
    .title = En congés pendant sa manche
rule-CM-Q35 = Décision : un singe déjà retourné ne peut pas être refusé, seulement les suivants.
    .title = Trop tard pour fermer
rule-CM-Q36 = Décision : qui est en congés peut jouer « Échange tactique » : il en donne un et n’en reçoit aucun ; le singe qu’il aurait pris reste où il est.
    .title = Échange par qui est en congés
rule-CM-Q37 = Décision : contre qui est en congés, celui qui joue « Échange tactique » en prend un et garde le sien.
    .title = Échange : vous gardez le vôtre
rule-CM-Q38 = Décision : celui qui joue « Échange tactique » choisit les deux singes. Il lui en faut un à lui, sauf si l’autre est en congés, et l’autre doit en avoir un. Contre qui est en congés il ne nomme que le singe qu’il prend.
    .title = Échange : qui choisit
rule-CM-Q39 = Décision : les deux singes partent en même temps et ne se touchent pas. D’abord arrive celui qui est pris, avec tout ce qu’il déclenche, puis, après une fenêtre, celui qui est donné. Si son nouveau dresseur n’est plus là ou est en congés à ce moment, ou si la carte est arrêtée, il est défaussé. Si l’un des deux a quitté son dresseur avant l’échange, rien ne bouge.
    .title = Échange : ordre
rule-CM-Q40 = Décision : d’abord la carte du dessus de la pioche est mise de côté, puis le singe choisi va dessus, puis la carte mise de côté entre en jeu. Une pioche vide est d’abord refaite ; s’il n’y a rien, rien ne vient. Chaque carte va à la pioche qui a le même dos.
    .title = Contrôle : ordre
rule-CM-Q41 = Décision : « Malheur commun » touche chacun des autres une fois, en commençant par le suivant, et pas celui qui l’a joué ; entre deux arrivées une fenêtre s’ouvre. Une table peut inclure celui qui l’a joué, en dernier.
    .title = Qui le malheur touche
rule-CM-Q42 = Décision : qui explose retire de la file les effets de ses singes. Les cartes action qu’il a jouées continuent pour les autres ; les étapes qui ont besoin de lui sont sautées.
    .title = Explosé au milieu
rule-CM-Q43 = Décision : qui explose pendant sa propre manche n’en a plus d’autre phase. Ce qui est dans la file est terminé, ses propres cartes action aussi ; puis la manche finit sans autre fenêtre et sans examen des mèches. Les congés et les mèches trempées finissent avec un joueur hors jeu ; sur un nouveau zombie ils durent jusqu’à la fin de la manche.
    .title = Explosé pendant sa manche
rule-CM-Q44 = Décision : quand quelqu’un explose au milieu de l’effet d’un autre, cet effet reprend à son étape suivante.
    .title = L’effet continue
rule-CM-Q45 = Décision : personne n’explose jamais en même temps qu’un autre, et après chaque explosion on regarde si la partie est gagnée. Le dernier gagne aussitôt, même si ses propres mèches brûlent.
    .title = Jamais d’égalité
rule-CM-Q46 = Décision : une pioche est refaite quand il en faut une carte. Si sa défausse est vide aussi, aucune carte n’est prise, et cette étape est sautée.
    .title = Plus rien
rule-CM-Q47 = Décision : la main n’a pas de limite.
    .title = Grandes mains
rule-CM-Q48 = Décision : à deux, un Tentateur apporte un singe, un Destructeur donne tout à l’autre, un malheur en touche un. L’invasion de zombies demande trois joueurs ou plus, car à deux la première explosion laisserait un seul qui n’est pas zombie.
    .title = À deux
rule-CM-Q49 = Décision : une manche est le tour d’un joueur.
    .title = Manche et tour
rule-CM-Q50 = Décision : le premier joueur est tiré au sort.
    .title = Premier joueur
rule-CM-Q51 = Décision : les mains sont secrètes. Le nombre de cartes d’une main, tous les singes et les défausses sont visibles, et chacun connaît la carte qu’un « Contrôle sanitaire » a mise sur la pioche.
    .title = Ce qui est visible
rule-CM-Q52 = Décision : un zombie prend sa carte zombie à la deuxième phase, au lieu du singe.
    .title = Quand vient la carte zombie
rule-CM-Q53 = Décision : les singes qui viennent autrement, par un Chaman ou un malheur, viennent de la pioche des singes, aussi pour les zombies.
    .title = Les zombies reçoivent aussi des singes
rule-CM-Q54 = Décision : les cartes zombie comptent comme des singes pour donner, recevoir, prendre, échanger et défausser, et les congés les tiennent dehors. Elles ont leur propre défausse.
    .title = Cartes zombie comme singes
rule-CM-Q55 = Décision : cinq parties différentes doivent être devant un même zombie ; on regarde à chaque arrivée, et il faut deux adversaires en vie à ce moment. Les vivants peuvent amasser des parties, mais ne gagnent pas par elles.
    .title = Les cinq parties
rule-CM-Q56 = Décision : un nouveau zombie n’a pas de cartes en main et en pioche une à chacune de ses manches.
    .title = La main d’un zombie
rule-CM-Q57 = Décision : les zombies sont des joueurs pour tous les effets, mais ils ne survivent pas.
    .title = Les zombies sont des joueurs
rule-CM-Q58 = Décision : qui explose pendant la manche d’un autre, vivant ou zombie, défausse tout ; il n’a pas de manche à finir.
    .title = Pendant la manche d’un autre
rule-CM-Q59 = Décision : si les deux façons de gagner se présentent dans une même chaîne, la première qui arrive décide.
    .title = La première des deux

# Cartes maison

rule-CM-H1 = Carte maison, rapide : choisissez un joueur ; ses mèches ne peuvent pas exploser pendant cette manche.
    .title = Mèches trempées
rule-CM-H2 = Carte maison, rapide : défaussez un de vos propres singes.
    .title = Grande évasion
rule-CM-H3 = Carte maison, espiègle : donnez un de vos singes à un autre joueur qui n’est pas en congés. S’il part en congés avant qu’elle fasse effet, le singe reste chez vous.
    .title = Livraison spéciale
rule-CM-H4 = Carte maison, espiègle : piochez deux cartes action.
    .title = Pause banane
rule-CM-H5 = Cartes maison, six de chaque : Tête, Corps, Bras, Jambes et Queue du Singe-zombie légendaire. Elles ne font rien ; cinq différentes devant un même zombie gagnent (CM-72).
    .title = Parties légendaires
rule-CM-H6 = Carte maison : quand il passe sous le contrôle de quelqu’un, ce dresseur reçoit deux cartes zombie de plus, une par une. Il reste.
    .title = Fossoyeur
rule-CM-H7 = Carte maison : quand il passe sous le contrôle de quelqu’un il est défaussé, et ce dresseur prend une partie légendaire à un autre joueur ou dans la défausse zombie, en une étape. Il le doit s’il y en a une ; qui est en congés n’en prend pas.
    .title = Voleur de corps
rule-CM-H8 = Carte maison : quand il passe sous le contrôle de quelqu’un, chacun des autres à son tour défausse une carte action de son choix. Puis il est défaussé.
    .title = Mangeur de cerveaux
rule-CM-H9 = Cartes maison : elles comptent comme Pyromane et Jongleur, et brûlent comme eux.
    .title = Pyromane et Jongleur morts-vivants
