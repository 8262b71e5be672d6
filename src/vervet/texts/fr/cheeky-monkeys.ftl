# Cheeky Monkeys en mots ; les variables sont expliquées dans le fichier anglais.

cheeky-monkeys-name = Cheeky Monkeys
cheeky-monkeys-about = Vous dressez des singes qui jouent avec le feu, l’eau et l’électricité. On peut tout interrompre, à tout moment. Refilez vos ennuis aux autres, et soyez la dernière personne à ne pas avoir explosé.

# Options

cheeky-monkeys-option-players = Joueurs
cheeky-monkeys-option-players-about = De deux à six dresseurs.
cheeky-monkeys-option-zombies = Invasion de zombies
cheeky-monkeys-option-zombies-about = Si vous explosez, vous continuez en zombie et retournez des cartes zombie. À partir de trois. Les cartes sont les nôtres, car celles de la boîte ne sont pas publiques.
cheeky-monkeys-option-grounding-lasts = Durée de la mise à la terre
cheeky-monkeys-option-grounding-lasts-about = Combien de temps un Gratte-tête mis à la terre reste à l’abri d’un Sniper.
cheeky-monkeys-option-grounding-lasts-event = Jusqu’à ce qu’il change de dresseur ou qu’un autre Sniper arrive
cheeky-monkeys-option-grounding-lasts-round = Jusqu’à la fin du tour
cheeky-monkeys-option-misfortune-includes-caster = Malheur pour tous
cheeky-monkeys-option-misfortune-includes-caster-about = Si vous jouez « Malheur commun », vous recevez aussi un singe, en dernier.
cheeky-monkeys-option-destroyer-gives-itself = Le Destructeur part aussi
cheeky-monkeys-option-destroyer-gives-itself-about = Un Destructeur cinglé est donné lui aussi, en dernier.
cheeky-monkeys-option-windows = Qui peut réagir
cheeky-monkeys-option-windows-about = Demander chaque fois à tout le monde de réagir, ou seulement à qui le pourrait. C’est plus rapide, mais cela montre qui a de quoi réagir. À trois ou plus, dès qu’un Destructeur a distribué des cartes, les bots en déduisent alors un peu moins qu’une mémoire parfaite.
cheeky-monkeys-option-windows-all = Tout le monde
cheeky-monkeys-option-windows-able = Qui a de quoi (cela se voit)
cheeky-monkeys-option-arrival-limit = Arrivées par tour
cheeky-monkeys-option-arrival-limit-about = Après ce nombre d’arrivées dans un tour, les singes qui arrivent n’ont plus d’effet.

# Singes et cartes zombie

cheeky-kind-pyromaniac = Pyromane enthousiaste
    .short = Pyromane
    .plural = Pyromanes
    .a = un Pyromane enthousiaste
    .the = le Pyromane
    .about = Avec un Jongleur : mèches allumées. Vous explosez à la fin de votre tour.
cheeky-kind-juggler = Jongleur de bombes
    .short = Jongleur
    .plural = Jongleurs
    .a = un Jongleur de bombes
    .the = le Jongleur
    .about = Avec un Pyromane : mèches allumées. Vous explosez à la fin de votre tour.
cheeky-kind-sniper = Sniper à eau
    .short = Sniper
    .plural = Snipers
    .a = un Sniper à eau
    .the = le Sniper
    .about = Éteint toutes vos mèches. Mais avec un Gratte-tête : décharge électrique, aussitôt.
cheeky-kind-headscratcher = Gratte-tête mortel
    .short = Gratte-tête
    .plural = Gratte-têtes
    .a = un Gratte-tête mortel
    .the = le Gratte-tête
    .about = Avec un Sniper : décharge électrique, aussitôt. Mettez chaque Gratte-tête à la terre, ou séparez la paire.
cheeky-kind-shaman = Chaman fou
    .short = Chaman
    .plural = Chamans
    .a = un Chaman fou
    .the = le Chaman
    .about = À son arrivée : deux singes de la pioche, un par un, puis deux cartes action. Il reste.
cheeky-kind-tempter = Tentateur avide
    .short = Tentateur
    .plural = Tentateurs
    .a = un Tentateur avide
    .the = le Tentateur
    .about = À son arrivée : chaque adversaire vous donne un singe de son choix. Puis il est défaussé.
cheeky-kind-destroyer = Destructeur cinglé
    .short = Destructeur
    .plural = Destructeurs
    .a = un Destructeur cinglé
    .the = le Destructeur
    .about = À son arrivée : distribuez toutes vos cartes action, puis vos singes, un par un.
cheeky-kind-head = Tête légendaire
    .short = Tête
    .plural = Têtes
    .a = une Tête légendaire
    .the = la Tête
    .about = Un morceau du Singe-zombie légendaire. Un zombie qui a les cinq gagne la partie.
cheeky-kind-body = Corps légendaire
    .short = Corps
    .plural = Corps
    .a = un Corps légendaire
    .the = le Corps
    .about = Un morceau du Singe-zombie légendaire. Un zombie qui a les cinq gagne la partie.
cheeky-kind-arms = Bras légendaires
    .short = Bras
    .plural = Bras
    .a = des Bras légendaires
    .the = les Bras
    .about = Un morceau du Singe-zombie légendaire. Un zombie qui a les cinq gagne la partie.
cheeky-kind-legs = Jambes légendaires
    .short = Jambes
    .plural = Jambes
    .a = des Jambes légendaires
    .the = les Jambes
    .about = Un morceau du Singe-zombie légendaire. Un zombie qui a les cinq gagne la partie.
cheeky-kind-tail = Queue légendaire
    .short = Queue
    .plural = Queues
    .a = une Queue légendaire
    .the = la Queue
    .about = Un morceau du Singe-zombie légendaire. Un zombie qui a les cinq gagne la partie.
cheeky-kind-digger = Fossoyeur
    .short = Fossoyeur
    .plural = Fossoyeurs
    .a = un Fossoyeur
    .the = le Fossoyeur
    .about = À son arrivée : deux cartes zombie de plus, une par une. Il reste.
cheeky-kind-snatcher = Voleur de corps
    .short = Voleur
    .plural = Voleurs
    .a = un Voleur de corps
    .the = le Voleur
    .about = À son arrivée : il est défaussé, et vous prenez un morceau légendaire à quelqu’un ou dans la défausse zombie.
cheeky-kind-eater = Mangeur de cerveaux
    .short = Mangeur
    .plural = Mangeurs
    .a = un Mangeur de cerveaux
    .the = le Mangeur
    .about = À son arrivée : chaque adversaire défausse une carte action de son choix. Puis il est défaussé.
cheeky-kind-undead-pyromaniac = Pyromane mort-vivant
    .short = Pyro zombie
    .plural = Pyromanes morts-vivants
    .a = un Pyromane mort-vivant
    .the = le Pyromane mort-vivant
    .about = Compte comme un Pyromane : avec un Jongleur, mèches allumées.
cheeky-kind-undead-juggler = Jongleur mort-vivant
    .short = Jongl. zombie
    .plural = Jongleurs morts-vivants
    .a = un Jongleur mort-vivant
    .the = le Jongleur mort-vivant
    .about = Compte comme un Jongleur : avec un Pyromane, mèches allumées.
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
    .about = Un zombie avec cinq morceaux différents gagne, si au moins deux autres sont encore en vie.
    .parts =
        { $count ->
            [0] aucun morceau du Légendaire
            [one] { $count } morceau sur 5 du Légendaire
           *[other] { $count } morceaux sur 5 du Légendaire
        }

# Cartes action

cheeky-card-no-way = Pas question
    .short = Pas question
    .about = Arrête la dernière carte action jouée. Ce qui est fait reste fait. Peut arrêter un autre « Pas question ».
cheeky-card-grounding = Mise à la terre
    .short = Terre
    .about = Sauve un Gratte-tête d’une décharge électrique, le vôtre ou celui d’un autre.
cheeky-card-closed-for-holiday = Fermé pour congés
    .short = Congés
    .about = Jusqu’à la fin du tour, vous ne recevez aucun singe et ne piochez aucune carte action.
cheeky-card-soggy-fuses = Mèches trempées
    .short = Mèches
    .about = Choisissez quelqu’un : ses mèches ne peuvent pas exploser pendant ce tour.
cheeky-card-great-escape = Grande évasion
    .short = Évasion
    .about = Défaussez un de vos propres singes.
cheeky-card-tactical-exchange = Échange tactique
    .short = Échange
    .about = Échangez un de vos singes contre celui d’un adversaire. Pendant ses congés, il ne fait qu’en perdre un.
cheeky-card-sanitary-check = Contrôle sanitaire
    .short = Contrôle
    .about = Posez n’importe quel singe en jeu sur sa pioche ; la carte qui s’y trouvait prend sa place.
cheeky-card-common-misfortune = Malheur commun
    .short = Malheur
    .about = Un singe de la pioche chacun, l’un après l’autre, dans l’ordre du tour. Vous y échappez, sauf si la table joue autrement.
cheeky-card-special-delivery = Livraison spéciale
    .short = Livraison
    .about = Donnez un de vos singes à un adversaire qui n’est pas en congés.
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
    .about = Se joue à tout moment, même pendant le tour d’un adversaire.
cheeky-class-cheeky = espiègle
    .about = Se joue seulement pendant votre Préparation et votre Dressage, quand la pile est vide.

# Pioches, joueurs, marques

cheeky-deck-monkeys = Pioche des singes
    .short = Singes
    .discards = Défausse des singes
cheeky-deck-actions = Pioche des actions
    .short = Actions
    .discards = Défausse des actions
cheeky-deck-zombies = Pioche des zombies
    .short = Zombies
    .discards = Défausse des zombies
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
    .about = Ne reçoit aucun singe et ne pioche aucune carte action jusqu’à la fin du tour.
cheeky-mark-soggy = mèches trempées
    .about = Ces mèches ne peuvent pas exploser pendant ce tour.
cheeky-mark-lit = mèches allumées
    .about = Pyromane et Jongleur ensemble, sans Sniper : explosion à la fin de son tour.
cheeky-mark-defused = mèches éteintes
    .about = Pyromane et Jongleur ensemble, mais un Sniper garde les mèches mouillées.
cheeky-mark-shock = paire électrique
    .about = Sniper et Gratte-tête ensemble : le prochain de l’un ou de l’autre, et c’est la décharge.
cheeky-mark-grounded = à la terre
    .about = À l’abri de ce Sniper, aussi longtemps que le veut la règle de cette table.
cheeky-mark-spent = épuisé
    .about = Il a déjà fait son effet pendant ce tour, et ne le refera pas pour le même dresseur.

# Le cours d’un tour

cheeky-round = Tour { $round }
cheeky-phase-shocks = Décharges
    .short = Décharges
    .prompt = Nouveau tour : plus de mise à la terre, décharge aux paires.
cheeky-phase-planning = Préparation
    .short = Prép.
    .prompt = Jouez des cartes à volonté. Puis le singe arrive.
cheeky-phase-planned = Après la Préparation
    .short = Prép.
    .prompt = Avant l’arrivée du singe : une carte rapide, ou passez.
cheeky-phase-getting = Arrivée du singe
    .short = Singe
    .prompt = La première carte de la pioche entre en jeu.
cheeky-phase-got = Après le singe
    .short = Singe
    .prompt = Avant de piocher : une carte rapide, ou passez.
cheeky-phase-drawing = Pioche
    .short = Pioche
    .prompt = Une carte action est piochée.
cheeky-phase-drew = Après la pioche
    .short = Pioche
    .prompt = Avant le Dressage : une carte rapide, ou passez.
cheeky-phase-training = Dressage
    .short = Dress.
    .prompt = Jouez des cartes à volonté, puis finissez le tour.
cheeky-phase-ending = Fin du tour
    .short = Fin
    .prompt = Avant l’examen des mèches : une carte rapide, ou passez.
cheeky-phase-checking = Examen des mèches
    .short = Mèches
    .prompt = Pyromane et Jongleur sans Sniper : ça explose maintenant.
cheeky-phase-closing = Clôture du tour
    .short = Fin
    .prompt = Ce qui durait pour ce tour est fini.
cheeky-phase-over = Fin de la partie
    .short = Fin
    .prompt = La partie est finie.

# Fenêtres : quand chacun peut répondre

cheeky-window-announced = Une carte est annoncée
    .about = Elle n’a pas encore fait effet.
    .prompt = Réagissez par une carte rapide, ou passez.
cheeky-window-arrival = L’effet d’un singe est annoncé
    .about = Il n’a pas encore commencé.
    .prompt = Réagissez par une carte rapide, ou passez.
cheeky-window-step = Entre deux étapes
    .about = L’effet n’est pas encore fini.
    .prompt = Réagissez par une carte rapide, ou passez.
cheeky-window-shock = Une décharge électrique
    .about = Quelqu’un va exploser. « Mise à la terre » sauve ; séparer la paire aussi.
    .prompt = « Mise à la terre », une autre carte rapide, ou passez.
cheeky-window-end = Le tour finit
    .about = Ensuite, on examine les mèches.
    .prompt = Réagissez par une carte rapide, ou passez.
cheeky-window-phase = Entre deux phases
    .about = Ensuite, le tour continue.
    .prompt = Réagissez par une carte rapide, ou passez.
cheeky-window-answered = Secret jusqu’à ce que tout le monde ait répondu.
cheeky-window-waiting = On attend les autres.
cheeky-window-all = On demande à tout le monde, quelle que soit sa main, et l’on répond en secret. La première personne dans l’ordre qui veut jouer joue.
cheeky-window-able = On demande seulement à qui peut répondre.
cheeky-window-answers =
    { $count ->
        [0] Vous n’avez pas de quoi réagir.
        [one] Vous pourriez réagir avec { $count } carte :
       *[other] Vous pourriez réagir avec { $count } cartes :
    }
cheeky-window-order = Ordre : { $players }

# Ce qu'un joueur doit choisir

cheeky-choice-give = donne un singe au dresseur du Tentateur
    .you = donnez un singe au dresseur du Tentateur
    .prompt = Un Tentateur : donnez un de vos singes.
cheeky-choice-hand = distribue toutes ses cartes action
    .you = distribuez toutes vos cartes action
    .prompt = Votre Destructeur : distribuez vos cartes action.
cheeky-choice-gift = donne un singe
    .you = donnez un singe
    .prompt = Votre Destructeur : donnez un de vos singes.
cheeky-choice-snatch = prend un morceau légendaire
    .you = prenez un morceau légendaire
    .prompt = Votre Voleur de corps : prenez un morceau légendaire.
cheeky-choice-discard = défausse une carte action
    .you = défaussez une carte action
    .prompt = Un Mangeur de cerveaux : défaussez une de vos cartes action.
cheeky-waiting-for = { $player } choisit.

# La pile

cheeky-queue = Pile
    .about = Le plus récent, dessus, se résout d’abord ; puis le suivant reprend.
    .empty = La pile est vide.
    .next = ensuite
    .depth =
        { $count ->
            [0] La pile est vide.
            [one] { $count } effet dans la pile
           *[other] { $count } effets dans la pile
        }
cheeky-stage-announced = annoncé
cheeky-stage-at-work = en cours
cheeky-stage-behind = interrompu
cheeky-stage-between = entre deux étapes
cheeky-entry-no-way =
    { $stops ->
        [none] « Pas question » ({ $player }), sans rien à arrêter
       *[other] « Pas question » ({ $player }) contre { cheeky-the-stopped } ({ $other })
    }
    .you =
        { $stops ->
            [none] Votre « Pas question », sans rien à arrêter
           *[other] Votre « Pas question » contre { cheeky-the-stopped } ({ $other })
        }
    .concerns-you = « Pas question » ({ $player }) contre votre { cheeky-the-stopped }
    .yourself = Votre « Pas question » contre votre carte { cheeky-the-stopped }
cheeky-entry-grounding = « Mise à la terre » ({ $player }) pour { $monkey } ({ $trainer })
    .you = Votre « Mise à la terre » pour { $monkey } ({ $trainer })
cheeky-entry-closed-for-holiday = « Fermé pour congés » ({ $player })
    .you = Votre « Fermé pour congés »
cheeky-entry-soggy-fuses = « Mèches trempées » ({ $player }) pour { $other }
    .you = Vos « Mèches trempées » pour { $other }
cheeky-entry-great-escape = « Grande évasion » ({ $player }) : { $monkey } à la défausse
    .you = Votre « Grande évasion » : { $monkey } à la défausse
cheeky-entry-tactical-exchange =
    { $given ->
        [none] « Échange tactique » ({ $player }) : { $monkey } ({ $trainer }, en congés) contre rien
       *[other] « Échange tactique » ({ $player }) : { $monkey } ({ $trainer }) contre { $given }
    }
    .you =
        { $given ->
            [none] Votre « Échange tactique » : { $monkey } ({ $trainer }, en congés) contre rien
           *[other] Votre « Échange tactique » : { $monkey } ({ $trainer }) contre { $given }
        }
cheeky-entry-sanitary-check = « Contrôle sanitaire » ({ $player }) : { $monkey } ({ $trainer })
    .you = Votre « Contrôle sanitaire » : { $monkey } ({ $trainer })
cheeky-entry-common-misfortune = « Malheur commun » ({ $player }) : un singe chacun
    .you = Votre « Malheur commun » : un singe chacun
cheeky-entry-special-delivery = « Livraison spéciale » ({ $player }) : { $monkey } pour { $other }
    .you = Votre « Livraison spéciale » : { $monkey } pour { $other }
cheeky-entry-banana-break = « Pause banane » ({ $player }) : deux cartes action
    .you = Votre « Pause banane » : deux cartes action
cheeky-entry-shaman = Chaman ({ $player }, { $monkey }) : deux singes, puis deux cartes action
    .you = Votre Chaman ({ $monkey }) : deux singes, puis deux cartes action
cheeky-entry-tempter = Tentateur ({ $player }, { $monkey }) : un singe de chaque adversaire
    .you = Votre Tentateur ({ $monkey }) : un singe de chaque adversaire
cheeky-entry-destroyer = Destructeur ({ $player }, { $monkey }) : donne toutes ses cartes et tous ses singes
    .you = Votre Destructeur ({ $monkey }) : vous donnez toutes vos cartes et tous vos singes
cheeky-entry-digger = Fossoyeur ({ $player }, { $monkey }) : deux cartes zombie
    .you = Votre Fossoyeur ({ $monkey }) : deux cartes zombie
cheeky-entry-snatcher = Voleur de corps ({ $player }, { $monkey }) : prend un morceau légendaire
    .you = Votre Voleur de corps ({ $monkey }) : vous prenez un morceau légendaire
cheeky-entry-eater = Mangeur de cerveaux ({ $player }, { $monkey }) : une carte défaussée par adversaire
    .you = Votre Mangeur de cerveaux ({ $monkey }) : une carte défaussée par adversaire
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
cheeky-left-take = l’échange, puis le premier singe arrive
cheeky-left-give =
    { $player ->
        [none] le second singe arrive
       *[other] { $player } donne un singe
    }
    .you = vous donnez un singe
cheeky-left-discard = { $player } défausse une carte
    .you = vous défaussez une carte
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
    .about = Ne recevoir aucun singe et ne piocher aucune carte jusqu’à la fin du tour.
cheeky-action-soggy = Mèches trempées
    .about = Les mèches de cette personne ne peuvent pas exploser pendant ce tour.
cheeky-action-escape = Grande évasion
    .about = Défausser ce singe, qui est à vous.
cheeky-action-exchange = Échange tactique
    .about = Prendre le singe d’un adversaire contre un des vôtres ; contre rien s’il est en congés.
cheeky-action-check = Contrôle sanitaire
    .about = Mettre ce singe sur sa pioche ; la carte qui s’y trouve prend sa place.
cheeky-action-misfortune = Malheur commun
    .about = Un singe de la pioche chacun.
cheeky-action-deliver = Livraison spéciale
    .about = Donner ce singe à un adversaire.
cheeky-action-break = Pause banane
    .about = Piocher deux cartes action.
cheeky-action-pass = Passer
    .about = Laisser faire.
cheeky-action-done = Fini
    .about = Finir votre Préparation ou votre Dressage.
cheeky-action-give = Donner
    .about = Donner ce singe au dresseur du Tentateur.
cheeky-action-hand = Distribuer
    .about = Mettre cette carte action de côté pour quelqu’un.
cheeky-action-gift = Offrir
    .about = Donner ce singe à quelqu’un.
cheeky-action-snatch = Voler
    .about = Prendre ce morceau légendaire.
cheeky-action-discard = Défausser
    .about = Défausser cette carte action.

# Événements

cheeky-event-turn = Tour { $round } : { $player }.
    .you = Tour { $round } : à vous de jouer.
cheeky-event-done =
    { $phase ->
        [planning] { $player } finit sa Préparation.
       *[training] { $player } finit son Dressage et son tour.
    }
    .you =
        { $phase ->
            [planning] Vous finissez votre Préparation.
           *[training] Vous finissez votre Dressage et votre tour.
        }
cheeky-event-passed =
    { $window ->
        [announced] Tout le monde passe : la carte fait effet.
        [arrival] Tout le monde passe : l’effet du singe commence.
        [step] Tout le monde passe : l’effet continue.
        [shock] Tout le monde passe : la décharge frappe.
        [end] Tout le monde passe : on examine les mèches.
       *[phase]
            { $phase ->
                [planning] Tout le monde passe : le singe arrive.
                [getting] Tout le monde passe : une carte est piochée.
               *[drawing] Tout le monde passe : le Dressage commence.
            }
    }
cheeky-event-play =
    { $card ->
        [no-way] { $player } joue « Pas question » contre { cheeky-the-stopped } ({ $other }).
        [grounding] { $player } joue « Mise à la terre » pour { $monkey } ({ $trainer }).
        [closed-for-holiday] { $player } joue « Fermé pour congés ».
        [soggy-fuses] { $player } joue « Mèches trempées » pour { $other }.
        [great-escape] { $player } joue « Grande évasion » : { cheeky-the-kind } ({ $monkey }).
        [tactical-exchange] { $player } joue « Échange tactique » : { cheeky-the-kind } ({ $monkey }, { $trainer }){ cheeky-for-given }.
        [sanitary-check] { $player } joue « Contrôle sanitaire » : { cheeky-the-kind } ({ $monkey }, { $trainer }).
        [common-misfortune] { $player } joue « Malheur commun » : un singe chacun.
        [special-delivery] { $player } joue « Livraison spéciale » : { cheeky-the-kind } ({ $monkey }) pour { $other }.
       *[banana-break] { $player } joue « Pause banane » : deux cartes action.
    }
    .you =
        { $card ->
            [no-way] Vous jouez « Pas question » contre { cheeky-the-stopped } ({ $other }).
            [grounding] Vous jouez « Mise à la terre » pour { $monkey } ({ $trainer }).
            [closed-for-holiday] Vous jouez « Fermé pour congés ».
            [soggy-fuses] Vous jouez « Mèches trempées » pour { $other }.
            [great-escape] Vous jouez « Grande évasion » : { cheeky-the-kind } ({ $monkey }).
            [tactical-exchange] Vous jouez « Échange tactique » : { cheeky-the-kind } ({ $monkey }, { $trainer }){ cheeky-for-given }.
            [sanitary-check] Vous jouez « Contrôle sanitaire » : { cheeky-the-kind } ({ $monkey }, { $trainer }).
            [common-misfortune] Vous jouez « Malheur commun » : un singe chacun.
            [special-delivery] Vous jouez « Livraison spéciale » : { cheeky-the-kind } ({ $monkey }) pour { $other }.
           *[banana-break] Vous jouez « Pause banane » : deux cartes action.
        }
    .concerns-you =
        { $card ->
            [no-way] { $player } joue « Pas question » contre votre { cheeky-the-stopped }.
            [grounding] { $player } joue « Mise à la terre » pour votre { $monkey }.
            [soggy-fuses] { $player } joue « Mèches trempées » pour vous.
            [tactical-exchange] { $player } joue « Échange tactique » et vous prend { cheeky-the-kind } ({ $monkey }){ cheeky-for-given }.
            [sanitary-check] { $player } joue « Contrôle sanitaire » pour votre { $monkey } : { cheeky-the-kind }.
           *[special-delivery] { $player } joue « Livraison spéciale » : { cheeky-the-kind } ({ $monkey }) pour vous.
        }
    .yourself =
        { $card ->
            [no-way] Vous jouez « Pas question » contre votre propre carte : { cheeky-the-stopped }.
            [grounding] Vous jouez « Mise à la terre » pour votre { $monkey }.
            [tactical-exchange] Vous jouez « Échange tactique » : { cheeky-the-kind } ({ $monkey }, à vous){ cheeky-for-given }.
            [sanitary-check] Vous jouez « Contrôle sanitaire » pour votre { $monkey } : { cheeky-the-kind }.
            [special-delivery] Vous jouez « Livraison spéciale » : { cheeky-the-kind } ({ $monkey }) pour vous.
           *[soggy-fuses] Vous jouez « Mèches trempées » pour vous.
        }
cheeky-for-given =
    { $given ->
        [none] , en congés, contre rien
       *[other] { " " }contre { $given }
    }
cheeky-event-stop = « Pas question » ({ $player }) arrête { cheeky-the-card } ({ $other }) ; ce qui est fait reste fait.
    .you = Votre « Pas question » arrête { cheeky-the-card } ({ $other }) ; ce qui est fait reste fait.
    .concerns-you = « Pas question » ({ $player }) arrête votre { cheeky-the-card } ; ce qui est fait reste fait.
    .yourself = Votre « Pas question » arrête votre carte { cheeky-the-card } ; ce qui est fait reste fait.
cheeky-event-over =
    { $rule ->
        [CM-38] { cheeky-whose-effect } a quitté le jeu : fin de l’effet.
        [CM-Q24] { cheeky-whose-effect } change de dresseur : fin de l’effet.
        [CM-Q42] { cheeky-whose-effect } a disparu dans l’explosion : fin de l’effet.
       *[other]
            { $what ->
                [no-way] « Pas question » ({ $player }) : c’est fini.
                [grounding] « Mise à la terre » ({ $player }) : c’est fini.
                [closed-for-holiday] « Fermé pour congés » ({ $player }) va à la défausse.
                [soggy-fuses] « Mèches trempées » ({ $player }) va à la défausse.
                [great-escape] « Grande évasion » ({ $player }) : c’est fini.
                [tactical-exchange] « Échange tactique » ({ $player }) : c’est fini.
                [sanitary-check] « Contrôle sanitaire » ({ $player }) : c’est fini.
                [common-misfortune] « Malheur commun » ({ $player }) : c’est fini.
                [special-delivery] « Livraison spéciale » ({ $player }) : c’est fini.
                [banana-break] « Pause banane » ({ $player }) : c’est fini.
                [shaman] Chaman ({ $player }) : c’est fini.
                [tempter] Tentateur ({ $player }) : c’est fini.
                [destroyer] Destructeur ({ $player }) : c’est fini.
                [digger] Fossoyeur ({ $player }) : c’est fini.
                [snatcher] Voleur de corps ({ $player }) : c’est fini.
                [eater] Mangeur de cerveaux ({ $player }) : c’est fini.
               *[shock] La décharge pour { $player } est finie.
            }
    }
    .you =
        { $rule ->
            [CM-38] { cheeky-whose-effect.you } a quitté le jeu : fin de l’effet.
            [CM-Q24] { cheeky-whose-effect.you } change de dresseur : fin de l’effet.
            [CM-Q42] { cheeky-whose-effect.you } a disparu dans l’explosion : fin de l’effet.
           *[other]
                { $what ->
                    [no-way] Votre « Pas question » : c’est fini.
                    [grounding] Votre « Mise à la terre » : c’est fini.
                    [closed-for-holiday] Votre « Fermé pour congés » va à la défausse.
                    [soggy-fuses] Votre « Mèches trempées » va à la défausse.
                    [great-escape] Votre « Grande évasion » : c’est fini.
                    [tactical-exchange] Votre « Échange tactique » : c’est fini.
                    [sanitary-check] Votre « Contrôle sanitaire » : c’est fini.
                    [common-misfortune] Votre « Malheur commun » : c’est fini.
                    [special-delivery] Votre « Livraison spéciale » : c’est fini.
                    [banana-break] Votre « Pause banane » : c’est fini.
                    [shaman] Votre Chaman : c’est fini.
                    [tempter] Votre Tentateur : c’est fini.
                    [destroyer] Votre Destructeur : c’est fini.
                    [digger] Votre Fossoyeur : c’est fini.
                    [snatcher] Votre Voleur de corps : c’est fini.
                    [eater] Votre Mangeur de cerveaux : c’est fini.
                   *[shock] Votre décharge est finie.
                }
        }
cheeky-whose-effect =
    { $what ->
        [shaman] Le Chaman ({ $player })
        [tempter] Le Tentateur ({ $player })
        [destroyer] Le Destructeur ({ $player })
        [digger] Le Fossoyeur ({ $player })
        [snatcher] Le Voleur de corps ({ $player })
       *[eater] Le Mangeur de cerveaux ({ $player })
    }
    .you =
        { $what ->
            [shaman] Votre Chaman
            [tempter] Votre Tentateur
            [destroyer] Votre Destructeur
            [digger] Votre Fossoyeur
            [snatcher] Votre Voleur de corps
           *[eater] Votre Mangeur de cerveaux
        }
cheeky-event-fizzle = { cheeky-the-card } ({ $player }) sans effet : la cible n’est plus là ou ne peut pas bouger.
    .you = Votre { cheeky-the-card } est sans effet : la cible n’est plus là ou ne peut pas bouger.
cheeky-event-closed = { $player } est en congés : ni singes ni cartes action jusqu’à la fin du tour.
    .you = Vous êtes en congés : ni singes ni cartes action jusqu’à la fin du tour.
cheeky-event-soggy = Mèches trempées pour { $player } : elles ne peuvent pas exploser pendant ce tour.
    .you = Vos mèches sont trempées : elles ne peuvent pas exploser pendant ce tour.
cheeky-event-lapse =
    { $closed-count ->
        [0] Mèches de nouveau sèches : { $soggy }.
       *[other]
            { $soggy-count ->
                [0] { cheeky-open-again }
               *[other] { cheeky-open-again } Mèches de nouveau sèches : { $soggy }.
            }
    }
cheeky-open-again = De retour de congés : { $closed }.
cheeky-event-grounded = { $monkey } ({ $player }) est à la terre et survit à la décharge.
    .you = Votre { $monkey } est à la terre et survit à la décharge.
cheeky-event-arrive =
    { $cause ->
        [turn] { $player } retourne { cheeky-a-kind } ({ $monkey }).
        [zombie] { $player } retourne { cheeky-a-kind } ({ $monkey }) de la pioche des zombies.
        [shaman] Le Chaman amène { cheeky-a-kind } ({ $monkey }) à { $player }.
        [tempter] { $other } donne { cheeky-a-kind } ({ $monkey }) à { $player } (Tentateur).
        [destroyer] { $other } donne { cheeky-a-kind } ({ $monkey }) à { $player } (Destructeur).
        [exchange] { $player } prend { cheeky-a-kind } ({ $monkey }) à { $other } en échange.
        [check] Le contrôle amène { cheeky-a-kind } ({ $monkey }) à { $player }.
        [misfortune] Le malheur amène { cheeky-a-kind } ({ $monkey }) à { $player }.
        [delivery] { $other } livre { cheeky-a-kind } ({ $monkey }) à { $player }.
        [digger] Le Fossoyeur amène { cheeky-a-kind } ({ $monkey }) à { $player }.
       *[snatcher]
            { $other ->
                [none] { $player } vole { cheeky-a-kind } ({ $monkey }) dans la défausse.
               *[other] { $player } vole { cheeky-a-kind } ({ $monkey }) à { $other }.
            }
    }
    .you =
        { $cause ->
            [turn] Vous retournez { cheeky-a-kind } ({ $monkey }).
            [zombie] Vous retournez { cheeky-a-kind } ({ $monkey }) de la pioche des zombies.
            [shaman] Le Chaman vous amène { cheeky-a-kind } ({ $monkey }).
            [tempter] { $other } vous donne { cheeky-a-kind } ({ $monkey }) (Tentateur).
            [destroyer] { $other } vous donne { cheeky-a-kind } ({ $monkey }) (Destructeur).
            [exchange] Vous prenez { cheeky-a-kind } ({ $monkey }) à { $other } en échange.
            [check] Le contrôle vous amène { cheeky-a-kind } ({ $monkey }).
            [misfortune] Le malheur vous amène { cheeky-a-kind } ({ $monkey }).
            [delivery] { $other } vous livre { cheeky-a-kind } ({ $monkey }).
            [digger] Le Fossoyeur vous amène { cheeky-a-kind } ({ $monkey }).
           *[snatcher]
                { $other ->
                    [none] Vous volez { cheeky-a-kind } ({ $monkey }) dans la défausse.
                   *[other] Vous volez { cheeky-a-kind } ({ $monkey }) à { $other }.
                }
        }
    .concerns-you =
        { $cause ->
            [turn] { $player } retourne { cheeky-a-kind } ({ $monkey }).
            [zombie] { $player } retourne { cheeky-a-kind } ({ $monkey }) de la pioche des zombies.
            [shaman] Le Chaman amène { cheeky-a-kind } ({ $monkey }) à { $player }.
            [tempter] Vous donnez { cheeky-a-kind } ({ $monkey }) à { $player } (Tentateur).
            [destroyer] Vous donnez { cheeky-a-kind } ({ $monkey }) à { $player } (Destructeur).
            [exchange] { $player } vous prend { cheeky-a-kind } ({ $monkey }) en échange.
            [check] Le contrôle amène { cheeky-a-kind } ({ $monkey }) à { $player }.
            [misfortune] Le malheur amène { cheeky-a-kind } ({ $monkey }) à { $player }.
            [delivery] Vous livrez { cheeky-a-kind } ({ $monkey }) à { $player }.
            [digger] Le Fossoyeur amène { cheeky-a-kind } ({ $monkey }) à { $player }.
           *[snatcher] { $player } vous vole { cheeky-a-kind } ({ $monkey }).
        }
cheeky-event-effect =
    { $kind ->
        [shaman] Chaman : deux singes et deux cartes pour { $player }.
        [tempter] Tentateur : un singe de chaque adversaire pour { $player }.
        [destroyer] Destructeur : { $player } donne toutes ses cartes et tous ses singes.
        [digger] Fossoyeur : deux cartes zombie de plus pour { $player }.
        [snatcher] Voleur de corps : un morceau légendaire pour { $player }.
       *[eater] Mangeur de cerveaux : tout le monde sauf { $player } défausse une carte action.
    }
    .you =
        { $kind ->
            [shaman] Chaman : deux singes et deux cartes pour vous.
            [tempter] Tentateur : un singe de chaque adversaire pour vous.
            [destroyer] Destructeur : vous donnez toutes vos cartes et tous vos singes.
            [digger] Fossoyeur : deux cartes zombie de plus pour vous.
            [snatcher] Voleur de corps : un morceau légendaire pour vous.
           *[eater] Mangeur de cerveaux : tout le monde sauf vous défausse une carte action.
        }
cheeky-event-held-back = { $monkey } ({ $player }) n’a plus d’effet pendant ce tour.
    .you = Votre { $monkey } n’a plus d’effet pendant ce tour.
cheeky-event-removed = { $player } défausse { cheeky-the-kind } ({ $monkey }).
    .you = Vous défaussez { cheeky-the-kind } ({ $monkey }).
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
cheeky-event-lost = { cheeky-kind-name } ({ $monkey }) n’a nulle part où aller : à la défausse.
cheeky-event-on-deck = { cheeky-kind-name } ({ $monkey }, { $player }) va sur { cheeky-the-deck }.
    .you = Votre { $monkey } ({ cheeky-kind-name }) va sur { cheeky-the-deck }.
cheeky-event-no-card = { $player } ne reçoit rien : { cheeky-the-deck } et sa défausse sont vides.
    .you = Vous ne recevez rien : { cheeky-the-deck } et sa défausse sont vides.
cheeky-event-barred =
    { $phase ->
        [getting] { $player } est en congés et ne retourne pas de singe.
       *[drawing] { $player } est en congés et ne pioche pas de carte.
    }
    .you =
        { $phase ->
            [getting] Vous êtes en congés et ne retournez pas de singe.
           *[drawing] Vous êtes en congés et ne piochez pas de carte.
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
    .you =
        { $cards ->
            [none]
                { $count ->
                    [one] Vous recevez une carte action.
                   *[other] Vous recevez { $count } cartes action.
                }
           *[other] Vous recevez : { $cards }.
        }
cheeky-event-draw =
    { $card ->
        [none] { $player } pioche une carte action.
       *[other] { $player } pioche { cheeky-the-card }.
    }
    .you =
        { $card ->
            [none] Vous piochez une carte action.
           *[other] Vous piochez { cheeky-the-card }.
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
    .you =
        { $cards ->
            [none]
                { $count ->
                    [one] Vous donnez à { $other } une carte action, face cachée.
                   *[other] Vous donnez à { $other } { $count } cartes action, face cachée.
                }
           *[other] Vous donnez à { $other } : { $cards }.
        }
    .concerns-you =
        { $cards ->
            [none]
                { $count ->
                    [one] { $player } vous donne une carte action, face cachée.
                   *[other] { $player } vous donne { $count } cartes action, face cachée.
                }
           *[other] { $player } vous donne : { $cards }.
        }
cheeky-event-discard = { $player } nourrit le Mangeur de cerveaux : { cheeky-the-card }.
    .you = Vous nourrissez le Mangeur de cerveaux : { cheeky-the-card }.
cheeky-event-shock =
    { $monkeys-count ->
        [one] Eau et électricité ! { $player } explose, sauf si { $monkeys } est mis à la terre.
       *[other] Eau et électricité ! { $player } explose, sauf si tous sont mis à la terre : { $monkeys }.
    }
    .you =
        { $monkeys-count ->
            [one] Eau et électricité ! Vous explosez, sauf si { $monkeys } est mis à la terre.
           *[other] Eau et électricité ! Vous explosez, sauf si tous sont mis à la terre : { $monkeys }.
        }
cheeky-event-spared =
    { $rule ->
        [CM-Q21] Le singe qui apportait la décharge a quitté { $player } : plus de décharge.
       *[other] { $player } s’en sort : la décharge est passée.
    }
    .you =
        { $rule ->
            [CM-Q21] Le singe qui apportait la décharge n’est plus à vous : plus de décharge.
           *[other] Vous vous en sortez : la décharge est passée.
        }
cheeky-event-fuses =
    { $result ->
        [lit] Mèches consumées ({ $player }).
        [defused] Un Sniper garde les mèches mouillées ({ $player }) : il ne se passe rien.
       *[soggy] Mèches trempées ({ $player }) : il ne se passe rien.
    }
    .you =
        { $result ->
            [lit] Vos mèches sont consumées.
            [defused] Un Sniper garde vos mèches mouillées : il ne se passe rien.
           *[soggy] Vos mèches sont trempées : il ne se passe rien.
        }
cheeky-event-explode =
    { $cause ->
        [shock] Bzzt ! La décharge électrique fait exploser { $player }{ cheeky-lost-things }.
       *[fuses] Boum ! Les bombes font exploser { $player }{ cheeky-lost-things }.
    }
    .you =
        { $cause ->
            [shock] Bzzt ! La décharge électrique vous fait exploser{ cheeky-lost-things }.
           *[fuses] Boum ! Les bombes vous font exploser{ cheeky-lost-things }.
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
cheeky-event-out = C’est fini pour { $player }.
    .you = C’est fini pour vous.
cheeky-event-zombie = { $player } continue en zombie.
    .you = Vous continuez en zombie.
cheeky-event-win =
    { $reason ->
        [survivor] Tout le monde a explosé, sauf { $player } : c’est gagné.
        [last-living] Plus que des zombies : { $player } gagne.
       *[legendary] { $player } a les cinq morceaux du Singe-zombie légendaire et gagne.
    }
    .you =
        { $reason ->
            [survivor] Tout le monde a explosé, sauf vous : vous gagnez.
            [last-living] Plus que des zombies : vous gagnez.
           *[legendary] Vous avez les cinq morceaux du Singe-zombie légendaire : vous gagnez.
        }

# Fins

cheeky-outcome-survivor = Le reste de la table a explosé
cheeky-outcome-last-living = Le reste de la table est zombie
cheeky-outcome-legendary = Le Singe-zombie légendaire est complet

# Refus : pourquoi une action n'est pas possible

cheeky-over = La partie est finie.
cheeky-out = Vous avez explosé : vous ne jouez plus.
cheeky-no-such-action = Cette action n’existe pas dans ce jeu.
cheeky-not-your-turn = C’est à { $player } de jouer. Attendez de pouvoir réagir.
cheeky-not-asked = Vous n’avez rien à répondre.
cheeky-answered = C’est répondu ; attendez les autres.
cheeky-no-such-choice =
    { $choice ->
        [give] Aucun Tentateur ne vous demande de singe maintenant.
        [hand] Pas de cartes à distribuer : seul un Destructeur y oblige.
        [gift] Pas de singe à donner : seul un Destructeur y oblige.
        [snatch] Pas de morceau à prendre : il faut un Voleur de corps.
       *[discard] Pas de carte à défausser : seul un Mangeur de cerveaux y oblige.
    }
cheeky-done-in-window = Ce n’est ni votre Préparation ni votre Dressage. Passez pour laisser faire.
cheeky-pass-in-turn = Il n’y a rien à passer. Finissez plutôt la Préparation ou le Dressage.
cheeky-not-in-hand = Vous n’avez pas { cheeky-the-card } en main.
cheeky-not-quick = { cheeky-the-card } n’est pas rapide : seulement à votre tour, quand la pile est vide.
cheeky-nothing-to-stop = Rien à arrêter : il faut une carte action dont l’effet n’est pas fini.
cheeky-not-at-risk = { $monkey } n’est pas en danger : choisissez un Gratte-tête menacé par une décharge.
cheeky-no-such-player = Personne ne joue à cette place.
cheeky-nothing-to-name = { cheeky-the-card } vise un singe, et il n’y en a aucun pour l’instant.
cheeky-not-in-play = { $monkey } n’est pas en jeu : choisissez un singe devant quelqu’un.
cheeky-not-yours = { $monkey } n’est pas à vous : choisissez un de vos singes.
cheeky-exchange-own = { $monkey } est à vous : choisissez d’abord le singe d’un adversaire, puis le vôtre.
cheeky-exchange-closed = { $player } est en congés et ne reçoit rien : choisissez seulement le singe à prendre.
cheeky-exchange-needs-given = Choisissez aussi le singe que vous donnez.
cheeky-not-to-yourself = Pas à vous-même : choisissez quelqu’un d’autre.
cheeky-receiver-closed = { $player } est en congés et ne reçoit pas de singes : choisissez quelqu’un d’autre.
cheeky-the-choice =
    { $choice ->
        [give] quel singe donner au dresseur du Tentateur
        [hand] qui reçoit quelle carte action
        [gift] quel singe donner, et à qui
        [snatch] quel morceau légendaire prendre
       *[discard] quelle carte action défausser
    }
cheeky-not-your-choice = { $player } choisit { cheeky-the-choice }. Attendez que ce soit fait.
cheeky-other-choice = Choisissez d’abord { cheeky-the-choice }.
cheeky-no-part = { $monkey } ne se prend pas : il faut un morceau légendaire d’un adversaire ou de la défausse.
cheeky-not-from-beginning = { $monkey } est arrivé après le Destructeur et reste : donnez-en un d’avant.
cheeky-hand-in-order = Distribuez vos cartes dans l’ordre : c’est le tour de { cheeky-the-card }.
cheeky-zombies-need-three = Il faut être au moins trois : à deux, la première explosion finit la partie.

# Règles

rule-CM-1 = Soyez la dernière personne à ne pas avoir explosé.
    .title = But
rule-CM-3 = On joue de deux à six.
    .title = Joueurs
rule-CM-4 = Les singes et les actions sont deux pioches, mélangées chacune à part.
    .title = Deux pioches
rule-CM-5 = Tout le monde reçoit trois cartes action pour commencer.
    .title = Première main
rule-CM-6 = Le jeu tourne dans le sens inverse des aiguilles d’une montre : après vous, c’est à la personne assise à votre droite.
    .title = Sens du jeu
rule-CM-8 = Qui commence joue le premier tour avec les trois cartes reçues, comme les autres.
    .title = Premier tour
rule-CM-9 = Un tour a quatre phases : Préparation, Arrivée du singe, Pioche, Dressage.
    .title = Tour
rule-CM-10 = Préparation : à votre tour, vous pouvez jouer autant de cartes action que vous voulez.
    .title = Préparation
rule-CM-11 = Arrivée du singe : la première carte de la pioche des singes entre en jeu devant vous.
    .title = Arrivée du singe
rule-CM-12 = Pioche : vous piochez une carte action.
    .title = Pioche
rule-CM-13 = Dressage : vous pouvez de nouveau jouer autant de cartes action que vous voulez.
    .title = Dressage
rule-CM-14 = Votre tour est fini quand vous annoncez la fin de votre Dressage.
    .title = Dire que c’est fini
rule-CM-15 = Ensuite, c’est à la personne suivante de jouer.
    .title = Tour suivant
rule-CM-16 = Les singes et les cartes action ne s’emploient pas de la même façon.
    .title = Deux sortes de cartes
rule-CM-17 = Un singe entre en jeu aussitôt, devant son dresseur, et y reste jusqu’à la fin de la partie.
    .title = Singes
rule-CM-18 = Les cartes action vont dans la main quand on les pioche.
    .title = Cartes action
rule-CM-19 = On les joue quand on veut et qu’on en a le droit ; ce qu’elles font finit avec le tour.
    .title = Jouer des cartes
rule-CM-20 = Vous pouvez avoir en main et jouer autant de cartes action que vous voulez.
    .title = Pas de limite
rule-CM-21 = Les cartes espiègles, les vertes, ne se jouent qu’à son propre tour.
    .title = Cartes espiègles
rule-CM-22 = Les cartes rapides, les orange, se jouent à tout moment, même pendant le tour des adversaires.
    .title = Cartes rapides
rule-CM-24 = L’effet d’un singe s’applique dès qu’il entre en jeu, et interrompt tout ce qui est en cours, singes comme actions.
    .title = Les effets interrompent
rule-CM-25 = C’est seulement quand l’effet de la carte la plus récente est fini que les précédents continuent.
    .title = Le plus récent d’abord
rule-CM-26 = Les cartes action jouées et les singes retirés vont dans deux défausses séparées. Une carte dans la pile n’est dans aucune ; elle est défaussée quand elle quitte la pile.
    .title = Défausses
rule-CM-27 = Quand une pioche est vide, sa défausse est mélangée et devient la nouvelle pioche.
    .title = Pioche vide
rule-CM-28 = On peut exploser de deux façons : par des mèches allumées et par une décharge électrique.
    .title = Explosions
rule-CM-29 = Avec un Pyromane et un Jongleur devant vous, les mèches sont allumées : vous explosez à la fin de votre tour.
    .title = Mèches
rule-CM-30 = Des cartes action peuvent vous sauver des mèches, et aussi un Sniper à eau, qui les éteint.
    .title = Échapper aux mèches
rule-CM-31 = Avec un Gratte-tête et un Sniper devant vous, vous explosez aussitôt, sauf si quelqu’un joue « Mise à la terre ».
    .title = Décharge
rule-CM-32 = Qui explose ne joue plus ; ses singes et sa main vont aux défausses.
    .title = Après l’explosion
rule-CM-33 = La dernière personne en vie gagne.
    .title = Survivre
rule-CM-34 = Les effets peuvent former une pile.
    .title = Pile
rule-CM-35 = Un nouveau singe ou une carte rapide fait effet aussitôt et interrompt le reste.
    .title = Interrompre
rule-CM-36 = Quand c’est fini, le jeu reprend exactement là où il a été interrompu.
    .title = Reprendre
rule-CM-37 = On résout la pile de la carte la plus récente à la plus ancienne ; le tour ne continue que quand elle est vide.
    .title = Résoudre la pile
rule-CM-38 = Quand un singe quitte le jeu, son effet s’arrête aussitôt et quitte la pile.
    .title = Parti, c’est parti
rule-CM-39 = Les singes entrent en jeu un par un, même s’il doit en arriver plusieurs.
    .title = Un à la fois
rule-CM-40 = Le suivant n’arrive que quand tout ce que le précédent a déclenché est fini.
    .title = L’un après l’autre
rule-CM-41 = L’effet d’une carte action s’applique au moment où elle est jouée.
    .title = Aussitôt
rule-CM-42 = Aucun effet ne revient sur ce qui est arrivé.
    .title = Pas en arrière
rule-CM-43 = « Malheur commun » donne un singe à la personne suivante, puis une troisième dit « Pas question » : la suite du malheur est arrêtée, mais le singe arrivé reste.
    .title = Exemple : malheur arrêté
rule-CM-44 = Sniper et Gratte-tête ensemble font perdre aussitôt.
    .title = Sniper et Gratte-tête
rule-CM-45 = Un seul Sniper suffit pour tous vos Gratte-têtes.
    .title = Un Sniper pour tous
rule-CM-46 = Chaque fois qu’un Chaman passe sous le contrôle de quelqu’un, il interrompt : son dresseur reçoit deux singes de la pioche, un par un, puis pioche deux cartes action.
    .title = Chaman
rule-CM-47 = Le Chaman reste en jeu.
    .title = Le Chaman reste
rule-CM-48 = Pendant vos congés, vous ne recevez d’un Chaman ni singes ni cartes.
    .title = Chaman en congés
rule-CM-49 = Quand un Tentateur passe sous votre contrôle, il interrompt : chaque adversaire, en commençant à votre droite, vous donne un singe de son choix.
    .title = Tentateur
rule-CM-50 = Ensuite le Tentateur est défaussé.
    .title = Le Tentateur part
rule-CM-51 = Pendant vos congés, vous ne recevez rien d’un Tentateur.
    .title = Tentateur en congés
rule-CM-52 = Quand un Destructeur passe sous votre contrôle, il interrompt : vous devez distribuer toutes vos cartes action aux autres, comme vous voulez.
    .title = Destructeur : cartes
rule-CM-53 = Après cela vous donnez tous vos singes, un par un, comme vous voulez.
    .title = Destructeur : singes
rule-CM-54 = « Pas question » arrête la dernière carte action jouée, à partir de ce moment.
    .title = Pas question
rule-CM-55 = Elle se joue juste après cette carte, ou avant que son effet soit fini.
    .title = Quand jouer « Pas question »
rule-CM-56 = Elle n’annule aucun effet de singe.
    .title = Pas contre les singes
rule-CM-57 = Elle peut arrêter un autre « Pas question ».
    .title = « Pas question » contre « Pas question »
rule-CM-58 = « Fermé pour congés » : dès maintenant et jusqu’à la fin du tour, vous ne recevez aucun singe et ne piochez aucune carte action.
    .title = Fermé pour congés
rule-CM-59 = « Échange tactique » avec un adversaire en congés : vous prenez un de ses singes, et il n’en reçoit aucun.
    .title = Échange avec un adversaire en congés
rule-CM-60 = « Contrôle sanitaire » chez un adversaire en congés : son singe va sur la pioche, et rien ne revient.
    .title = Contrôle chez un adversaire en congés
rule-CM-61 = Une « Mise à la terre » n’arrête l’explosion que d’un seul Gratte-tête.
    .title = Mise à la terre
rule-CM-62 = Avec deux Gratte-têtes et un nouveau Sniper, il faut deux « Mise à la terre ».
    .title = Deux mises à la terre
rule-CM-63 = On peut jouer « Mise à la terre » pour sauver quelqu’un d’autre.
    .title = Sauver quelqu’un d’autre
rule-CM-64 = « Contrôle sanitaire » échange n’importe quel singe en jeu, le vôtre ou celui d’un adversaire, contre la première carte de la pioche des singes.
    .title = Contrôle sanitaire
rule-CM-65 = Le singe choisi va sur le dessus de la pioche ; la carte qui s’y trouvait prend sa place et entre en jeu.
    .title = L’échange des deux
rule-CM-66 = Les deux ne sont jamais ensemble devant le dresseur.
    .title = Ils ne se touchent pas
rule-CM-67 = Avec l’invasion de zombies, exploser fait de vous un zombie, et vous continuez à jouer.
    .title = Zombies
rule-CM-68 = Toutes vos cartes action et tous vos singes sont défaussés aussitôt, et votre tour finit.
    .title = Devenir zombie
rule-CM-69 = Ensuite vous jouez comme avant, mais au début de vos tours vous prenez dans la pioche violette des zombies au lieu de la pioche jaune des singes.
    .title = La pioche des zombies
rule-CM-70 = Les cartes zombie peuvent toucher tout le monde ; vivants et zombies peuvent les tenir et les échanger comme des singes.
    .title = Cartes zombie
rule-CM-71 = Un zombie qui explose défausse tout, finit son tour, et reste zombie.
    .title = Les zombies explosent aussi
rule-CM-72 = Un zombie qui a les cinq morceaux du Singe-zombie légendaire gagne, si au moins deux autres qui ne sont pas zombies sont en jeu.
    .title = Le Singe-zombie légendaire
rule-CM-73 = Quand tout le monde est zombie sauf une personne, elle gagne aussitôt.
    .title = En vie parmi les zombies

# Règles maison

rule-CM-Q1 = Règle maison : la pile est une pile d’effets qu’on peut interrompre. Chaque effet est une liste de petites étapes : une carte déplacée, une carte piochée, un don. Le plus récent se résout d’abord.
    .title = Ce qu’est la pile
rule-CM-Q2 = Règle maison : les cartes rapides se jouent dans des fenêtres : (a) quand une carte action est annoncée avec ses cibles, avant sa première étape ; (b) quand l’effet d’un singe est annoncé, avant sa première étape ; (c) entre deux étapes d’un effet ; (d) quand une décharge menace ; (e) à la fin d’un tour, avant l’examen des mèches ; (f) entre les phases. (a) et (b) s’ouvrent une fois pour chaque carte action et chaque effet d’un singe qui arrive ; un singe sans effet, ou retenu par CM-Q8, n’en ouvre pas. (c) s’ouvre après une étape et tout ce qu’elle a déclenché, si une autre étape est possible, jamais après la dernière.
    .title = Fenêtres
rule-CM-Q3 = Règle maison : on demande en même temps à toutes les personnes encore en jeu, quelle que soit leur main, et l’on répond en secret : passer, ou une carte avec ses cibles. Quand tout le monde a répondu, la première personne dans l’ordre qui veut jouer joue ; les autres réponses sont oubliées sans être vues. Quand cette carte a quitté la pile, la même fenêtre s’ouvre de nouveau ; elle est finie quand tout le monde a passé. L’ordre commence après la personne qui l’a ouverte, qui vient en dernier ; pour une décharge et pour la fin d’un tour, la personne en danger vient en premier. La fenêtre d’une décharge ne se rouvre pas quand plus aucun Gratte-tête n’est en danger. Une table peut ne demander qu’aux personnes qui ont de quoi répondre, ce qui les montre.
    .title = À qui on demande
rule-CM-Q4 = Règle maison : les cartes espiègles ne se jouent que pendant votre Préparation et votre Dressage, quand la pile est vide.
    .title = Les cartes espiègles n’interrompent pas
rule-CM-Q5 = Règle maison : à votre tour, vous pouvez jouer aussi des cartes rapides.
    .title = Cartes rapides à votre tour
rule-CM-Q6 = Règle maison : les cibles d’une carte sont choisies quand elle est annoncée. Une carte qui demande une cible ne se joue qu’avec une cible permise, une carte sans cible toujours. Si la cible a quitté son dresseur quand la carte fait effet, la carte ne fait rien.
    .title = Cibles
rule-CM-Q7 = Règle maison : un singe qui arrive au milieu d’un effet a d’abord son propre effet, en entier, avant l’étape suivante.
    .title = Les nouveaux d’abord
rule-CM-Q8 = Règle maison : le même Chaman, Tentateur, Destructeur ou la même carte zombie n’a son effet qu’une fois par tour pour le même dresseur ; ensuite, plus rien. Les décharges, les mèches et un Légendaire complet ne sont jamais retenus. Après la limite d’arrivées de la table, d’ordinaire 500 dans un tour, plus aucun singe qui arrive n’a d’effet pendant ce tour.
    .title = Pas de chaînes sans fin
rule-CM-Q9 = Règle maison : la dernière carte action est la plus récemment annoncée dont l’effet n’est pas fini ; il n’y a pas de choix. « Fermé pour congés » et « Mèches trempées » ne sont finies qu’à la fin du tour. Une carte est finie quand sa dernière étape et tout ce qu’elle a déclenché sont faits, ou quand elle a été arrêtée.
    .title = Ce que « Pas question » arrête
rule-CM-Q10 = Règle maison : un « Pas question » contre un « Pas question » laisse la première carte continuer là où elle en était, à toute profondeur. La carte arrêtée reste dans la pile jusqu’à ce que personne ne réponde plus au « Pas question ».
    .title = « Pas question » à toute profondeur
rule-CM-Q11 = Règle maison : « Mise à la terre » et tout ce qui sauve une vie peut aussi être arrêté par « Pas question » ; alors une nouvelle fenêtre s’ouvre, pour une autre « Mise à la terre ».
    .title = « Pas question » contre un sauvetage
rule-CM-Q12 = Règle maison : vous pouvez jouer « Pas question » contre votre propre carte.
    .title = Contre sa propre carte
rule-CM-Q13 = Règle maison : une carte arrêtée est dépensée, et les étapes faites restent faites.
    .title = Rien ne revient
rule-CM-Q14 = Règle maison : une carte arrêtée avant sa première étape ne fait rien du tout.
    .title = Arrêtée d’emblée
rule-CM-Q15 = Règle maison : les mèches ne sont examinées qu’à la fin du tour de leur propre dresseur, quels que soient leur cause et leur moment. Une paire formée pendant le tour d’un adversaire vous laisse un tour entier à vous. La paire doit être là à l’examen.
    .title = Quand les mèches explosent
rule-CM-Q16 = Règle maison : un Sniper présent à l’examen suffit ; il n’est pas usé, et un seul vaut pour toutes les paires.
    .title = Sniper et mèches
rule-CM-Q17 = Règle maison : plusieurs paires font une seule explosion.
    .title = Plusieurs paires
rule-CM-Q18 = Règle maison : à la fin d’un tour : elle est annoncée, une fenêtre s’ouvre, les mèches sont examinées ; ensuite finit ce qui durait pour le tour, et les effets peuvent se reproduire (CM-Q8).
    .title = Ordre à la fin
rule-CM-Q19 = Règle maison : après une carte rapide dans cette fenêtre, on ne revient pas au Dressage ; il n’y a plus que des cartes rapides.
    .title = Pas de retour
rule-CM-Q20 = Règle maison : une décharge frappe quand un Sniper ou un Gratte-tête arrive, et seulement alors. Avec un Sniper qui arrive, chaque Gratte-tête de ce dresseur doit être mis à la terre ; avec un Gratte-tête qui arrive, seulement lui. Un Gratte-tête mis à la terre garde une marque jusqu’à ce qu’il change de dresseur ou qu’un autre Sniper arrive. « Mise à la terre » demande un Gratte-tête qu’une décharge va toucher et qui n’est pas encore à la terre. Une table peut jouer autrement : alors toutes les marques partent au début de chaque tour, et quiconque a les deux sortes reçoit une décharge, en commençant par la personne dont c’est le tour.
    .title = Décharge et mise à la terre
rule-CM-Q21 = Règle maison : toute carte rapide qui sépare la paire dans la fenêtre sauve aussi, comme « Grande évasion ». Si le singe arrivé part, sa décharge quitte la pile, même s’il y a un autre Sniper.
    .title = Autres issues
rule-CM-Q22 = Règle maison : un Sniper éteint les mèches et déclenche les décharges, chacun par sa règle ; la décharge passe d’abord.
    .title = Les deux à la fois
rule-CM-Q23 = Règle maison : pas seulement le Chaman, mais aussi Tentateur, Destructeur, Sniper et Gratte-tête ont leur effet chaque fois qu’ils changent de dresseur.
    .title = Changement de dresseur
rule-CM-Q24 = Règle maison : quand un singe est pris ou retiré au milieu de son effet, l’effet s’arrête et quitte la pile ; pour un nouveau dresseur, il recommence.
    .title = Pris au milieu
rule-CM-Q25 = Règle maison : un Chaman amène d’abord les deux singes, avec tout ce qu’ils déclenchent, puis les deux cartes. Le reste est perdu quand le Chaman ou son dresseur n’est plus là.
    .title = Chaman : ordre
rule-CM-Q26 = Règle maison : sans singe, on n’en donne pas au Tentateur. On choisit librement ce qu’on donne. Pendant ses congés, on donne aussi, mais on ne reçoit pas.
    .title = Tentateur : qui donne
rule-CM-Q27 = Règle maison : si le dresseur du Tentateur est en congés, personne ne donne, et le Tentateur est défaussé.
    .title = Tentateur pendant les congés
rule-CM-Q28 = Règle maison : le Destructeur ne se donne pas lui-même ; il reste avec vous. Une table peut jouer autrement.
    .title = Le Destructeur reste
rule-CM-Q29 = Règle maison : vous donnez les singes que vous aviez à l’arrivée du Destructeur, sans ceux qui sont partis ; ce que vous recevez entre-temps reste, même un singe parti et revenu. L’ordre et les destinataires sont libres, même une seule personne pour tous, et chaque don est résolu en entier avant le suivant. Si la table laisse partir le Destructeur, il part en dernier.
    .title = Destructeur : quels singes
rule-CM-Q30 = Règle maison : la main part d’abord, en une étape, partagée comme vous voulez, face cachée. Les cartes que vous recevez plus tard restent.
    .title = Destructeur : la main
rule-CM-Q31 = Règle maison : à un adversaire en congés, on ne peut pas donner de singes, mais bien des cartes action, car ce n’est pas piocher. Si personne ne peut recevoir, les singes restent.
    .title = Destructeur et congés
rule-CM-Q32 = Règle maison : deux singes n’arrivent jamais ensemble, toujours un par un.
    .title = Jamais deux à la fois
rule-CM-Q33 = Règle maison : les congés durent jusqu’à la fin du tour en cours, quel qu’il soit.
    .title = Durée des congés
rule-CM-Q34 = Règle maison : en congés pendant votre tour, vous ne retournez pas de singe, et la carte du dessus reste inconnue ; vous ne piochez pas non plus de carte.
    .title = En congés à son tour
rule-CM-Q35 = Règle maison : un singe déjà retourné ne peut pas être refusé, seulement les suivants.
    .title = Trop tard pour les congés
rule-CM-Q36 = Règle maison : pendant vos congés, vous pouvez jouer « Échange tactique » : vous donnez un singe et n’en recevez aucun ; celui que vous auriez pris reste où il est.
    .title = Échange pendant les congés
rule-CM-Q37 = Règle maison : si vous jouez « Échange tactique » avec un adversaire en congés, vous prenez un singe et gardez le vôtre.
    .title = Échange : vous gardez le vôtre
rule-CM-Q38 = Règle maison : si vous jouez « Échange tactique », vous choisissez les deux singes. Il vous en faut un, sauf si l’adversaire est en congés, et l’adversaire doit en avoir un. S’il est en congés, vous choisissez seulement le singe que vous prenez.
    .title = Échange : qui choisit
rule-CM-Q39 = Règle maison : les deux singes partent en même temps et ne se touchent pas. D’abord arrive celui qui est pris, avec tout ce qu’il déclenche, puis, après une fenêtre, celui qui est donné. Si son nouveau dresseur n’est plus là ou est en congés à ce moment, ou si la carte est arrêtée, il est défaussé. Si l’un des deux a quitté son dresseur avant l’échange, rien ne bouge.
    .title = Échange : ordre
rule-CM-Q40 = Règle maison : d’abord la première carte de la pioche est mise de côté, puis le singe choisi va dessus, puis la carte mise de côté entre en jeu. Une pioche vide est d’abord refaite ; s’il n’y a rien, rien n’arrive. Chaque carte va à la pioche qui a le même dos.
    .title = Contrôle : ordre
rule-CM-Q41 = Règle maison : « Malheur commun » touche chaque adversaire une fois, en commençant par le suivant, et pas la personne qui l’a joué ; entre deux arrivées, une fenêtre s’ouvre. Une table peut l’inclure aussi, en dernier.
    .title = Qui le malheur touche
rule-CM-Q42 = Règle maison : qui explose retire de la pile les effets de ses singes. Les cartes action déjà jouées continuent pour les autres ; les étapes qui ont besoin de cette personne sont omises.
    .title = Exploser en cours de route
rule-CM-Q43 = Règle maison : qui explose pendant son tour n’a plus d’autre phase. Ce qui est dans la pile est terminé, ses propres cartes action aussi ; puis le tour finit sans autre fenêtre et sans examen des mèches. Les congés et les mèches trempées finissent pour qui est hors jeu ; pour un nouveau zombie, ils durent jusqu’à la fin du tour.
    .title = Exploser à son tour
rule-CM-Q44 = Règle maison : quand quelqu’un explose au milieu de l’effet d’un adversaire, cet effet reprend à son étape suivante.
    .title = L’effet continue
rule-CM-Q45 = Règle maison : deux personnes n’explosent jamais en même temps, et après chaque explosion on regarde si la partie est gagnée. La dernière en vie gagne aussitôt, même avec des mèches allumées.
    .title = Jamais d’égalité
rule-CM-Q46 = Règle maison : une pioche est refaite quand il en faut une carte. Si sa défausse est vide aussi, aucune carte n’est prise, et cette étape est omise.
    .title = Plus rien
rule-CM-Q47 = Règle maison : la main n’a pas de limite.
    .title = Grandes mains
rule-CM-Q48 = Règle maison : à deux, un Tentateur apporte un singe, un Destructeur donne tout à l’adversaire, un malheur ne touche qu’une personne. L’invasion de zombies demande au moins trois personnes, car à deux la première explosion n’en laisserait qu’une qui n’est pas zombie.
    .title = À deux
rule-CM-Q49 = Règle maison : ce que la règle imprimée appelle une manche est le tour d’une seule personne ; ici, on dit toujours tour.
    .title = Tour et manche
rule-CM-Q50 = Règle maison : on tire au sort qui commence.
    .title = Qui commence
rule-CM-Q51 = Règle maison : les mains sont secrètes. Le nombre de cartes d’une main, tous les singes et les défausses sont visibles, et tout le monde connaît la carte qu’un « Contrôle sanitaire » a posée sur la pioche.
    .title = Ce qui est visible
rule-CM-Q52 = Règle maison : un zombie prend sa carte zombie à la deuxième phase, au lieu du singe.
    .title = Quand arrive la carte zombie
rule-CM-Q53 = Règle maison : les singes qui arrivent autrement, par un Chaman ou un malheur, viennent de la pioche des singes, même pour les zombies.
    .title = Les zombies reçoivent aussi des singes
rule-CM-Q54 = Règle maison : les cartes zombie comptent comme des singes pour donner, recevoir, prendre, échanger et défausser, et les congés en protègent. Elles ont leur propre défausse.
    .title = Cartes zombie comme singes
rule-CM-Q55 = Règle maison : cinq morceaux différents doivent être devant un même zombie ; on regarde à chaque arrivée, et il faut au moins deux adversaires en vie à ce moment. Les vivants peuvent rassembler des morceaux, mais ne gagnent pas ainsi.
    .title = Les cinq morceaux
rule-CM-Q56 = Règle maison : un nouveau zombie n’a pas de cartes en main et en pioche une à chacun de ses tours.
    .title = La main d’un zombie
rule-CM-Q57 = Règle maison : pour tous les effets, les zombies jouent comme les autres, mais ils ne comptent pas comme survivants.
    .title = Les zombies jouent aussi
rule-CM-Q58 = Règle maison : qui explose pendant le tour d’un adversaire, en vie ou zombie, défausse tout ; il n’y a pas de tour à finir.
    .title = Pendant le tour d’un adversaire
rule-CM-Q59 = Règle maison : si les deux façons de gagner se présentent dans une même chaîne, la première qui arrive décide.
    .title = La première des deux

# Cartes maison

rule-CM-H1 = Carte maison, rapide : choisissez quelqu’un ; ses mèches ne peuvent pas exploser pendant ce tour.
    .title = Mèches trempées
rule-CM-H2 = Carte maison, rapide : défaussez un de vos propres singes.
    .title = Grande évasion
rule-CM-H3 = Carte maison, espiègle : donnez un de vos singes à un adversaire qui n’est pas en congés. S’il part en congés avant qu’elle fasse effet, le singe reste chez vous.
    .title = Livraison spéciale
rule-CM-H4 = Carte maison, espiègle : piochez deux cartes action.
    .title = Pause banane
rule-CM-H5 = Cartes maison, six de chaque : Tête, Corps, Bras, Jambes et Queue du Singe-zombie légendaire. Elles ne font rien ; un zombie qui en a cinq différentes gagne (CM-72).
    .title = Morceaux légendaires
rule-CM-H6 = Carte maison : quand il passe sous le contrôle de quelqu’un, ce dresseur reçoit deux cartes zombie de plus, une par une. Il reste.
    .title = Fossoyeur
rule-CM-H7 = Carte maison : quand il passe sous le contrôle de quelqu’un, il est défaussé, et ce dresseur prend un morceau légendaire à un adversaire ou dans la défausse zombie, en une étape. Il le doit s’il y en a un ; pendant ses congés, il n’en prend pas.
    .title = Voleur de corps
rule-CM-H8 = Carte maison : quand il passe sous le contrôle de quelqu’un, chaque adversaire à son tour défausse une carte action de son choix. Puis il est défaussé.
    .title = Mangeur de cerveaux
rule-CM-H9 = Cartes maison : elles comptent comme Pyromane et Jongleur, et brûlent comme eux.
    .title = Pyromane et Jongleur morts-vivants
