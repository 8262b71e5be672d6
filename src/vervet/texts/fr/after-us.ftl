# After Us en mots. Événements et refus reçoivent leurs champs en variables :
# les places arrivent en noms ($player, $other), vrai et faux en 1 et 0, rien par le mot `none` ;
# les quantités en mots à la suite ($gain : « 2 fleurs et 1 point », chacune dite par `after-amount-…`) avec le nombre
# d'espèces à côté ($gain-kinds) ; les listes d'une entrée par place par le texte `after-each-…`, les autres listes de
# places en noms ($winners), toutes avec leur longueur à côté ($winners-count). Le reste est dans les mots du moteur.

after-us-name = After Us
after-us-about = Les humains ont disparu, les tribus de singes prennent la suite. Assemblez vos cartes pour fermer leurs cartouches, recrutez des singes plus forts et visez 80 points avant tout le monde ; en solo, battez le Roi Singe.

# Options

after-us-option-players = Joueurs
after-us-option-players-about = De deux à six, tout le monde en même temps. En solo, vous affrontez le Roi Singe.
after-us-option-objects = Objets
after-us-option-objects-about = Trois des sept objets laissés par les humains sont à la disposition de tout le monde.
after-us-option-objects-random = Tirés au sort
after-us-option-objects-first-game = Pour une première partie
after-us-option-objects-named = Choisis
after-us-option-named = Objets choisis
after-us-option-named-about = Les trois objets en jeu, si vous les choisissez.
after-us-option-named-mobile-phone = Téléphone portable
after-us-option-named-mini-fridge = Mini réfrigérateur
after-us-option-named-ghetto-blaster = Ghetto blaster
after-us-option-named-game-console = Console de jeu
after-us-option-named-pinball = Flipper
after-us-option-named-computer = Ordinateur
after-us-option-named-moped = Mobylette

# Espèces

after-species-mandrill = mandrill
    .short = mandrill
    .plural = mandrills
    .the = le mandrill
    .a = un mandrill
    .gender = masculine
    .about = Les mandrills apportent des points. On les recrute avec des fleurs.
after-species-orangutan = orang-outan
    .short = orang-outan
    .plural = orangs-outans
    .the = l’orang-outan
    .a = un orang-outan
    .gender = masculine
    .about = Les orangs-outans apportent de l’énergie. On les recrute avec des fruits.
after-species-gorilla = gorille
    .short = gorille
    .plural = gorilles
    .the = le gorille
    .a = un gorille
    .gender = masculine
    .about = Les gorilles apportent de la Rage, qui écarte les cartes faibles. On les recrute avec des graines.
after-species-chimpanzee = chimpanzé
    .short = chimpanzé
    .plural = chimpanzés
    .the = le chimpanzé
    .a = un chimpanzé
    .gender = masculine
    .about = Les chimpanzés réactivent un autre cartouche. On les recrute avec n’importe quelle nourriture, d’une seule sorte.
after-species-tamarin = tamarin
    .short = tamarin
    .plural = tamarins
    .the = le tamarin
    .a = un tamarin
    .gender = masculine
    .about = On commence avec huit tamarins. Ils sont faibles, mais vivent de cartouches ouverts qui se rejoignent.
after-the-species =
    { $species ->
        [mandrill] { after-species-mandrill.the }
        [orangutan] { after-species-orangutan.the }
        [gorilla] { after-species-gorilla.the }
        [chimpanzee] { after-species-chimpanzee.the }
       *[tamarin] { after-species-tamarin.the }
    }
after-a-monkey =
    { $species ->
        [mandrill] un mandrill de niveau { $level }
        [orangutan] un orang-outan de niveau { $level }
        [gorilla] un gorille de niveau { $level }
        [chimpanzee] un chimpanzé de niveau { $level }
       *[tamarin] un tamarin
    }
after-the-pile =
    { $species ->
        [mandrill] mandrills de niveau { $level }
        [orangutan] orangs-outans de niveau { $level }
        [gorilla] gorilles de niveau { $level }
       *[chimpanzee] chimpanzés de niveau { $level }
    }
after-level = niveau { $level }

# Couleurs des tamarins

after-colour-yellow = jaune
after-colour-blue = bleu
after-colour-pink = rose
after-colour-red = rouge
after-colour-turquoise = turquoise
after-colour-purple = violet

# Ressources, points, rage

after-resource-flower = fleur
    .plural = fleurs
    .short = fle
    .about = Une nourriture ; on recrute les mandrills avec elle.
after-resource-fruit = fruit
    .plural = fruits
    .short = fru
    .about = Une nourriture ; on recrute les orangs-outans avec elle.
after-resource-grain = graine
    .plural = graines
    .short = gra
    .about = Une nourriture ; on recrute les gorilles avec elle.
after-resource-energy = énergie
    .plural = énergies
    .short = éne
    .about = Paie les objets, et certains cartouches.
after-resource-points = points
    .plural = points
    .short = pts
    .about = Au bout de la piste, la partie prend fin ; le plus grand total gagne.
after-resource-rage = Rage
    .plural = Rages
    .short = rage
    .about = 4 Rages : écartez une carte de votre Assemblée contre son bonus. 12 au plus.
after-amount-flower =
    { $count ->
        [one] { $count } fleur
       *[other] { $count } fleurs
    }
after-amount-fruit =
    { $count ->
        [one] { $count } fruit
       *[other] { $count } fruits
    }
after-amount-grain =
    { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }
after-amount-energy =
    { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    }
after-amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
after-amount-rage =
    { $count ->
        [one] { $count } Rage
       *[other] { $count } Rages
    }
after-one-give =
    { $give ->
        [flower] une fleur
        [fruit] un fruit
        [grain] une graine
       *[energy] une énergie
    }
after-one-get =
    { $get ->
        [flower] une fleur
        [fruit] un fruit
        [grain] une graine
       *[energy] une énergie
    }

# Jetons

after-token-mandrill = Jeton mandrill
    .about = 2 points aussitôt. Recrutez un mandrill avec des fleurs.
after-token-orangutan = Jeton orang-outan
    .about = 2 énergies aussitôt. Recrutez un orang-outan avec des fruits.
after-token-gorilla = Jeton gorille
    .about = 2 Rages aussitôt. Recrutez un gorille avec des graines.
after-token-chimpanzee = Jeton chimpanzé
    .about = Réactivez un cartouche de votre Assemblée. Recrutez un chimpanzé avec une seule nourriture, au choix.
after-the-token =
    { $token ->
        [mandrill] le jeton mandrill
        [orangutan] le jeton orang-outan
        [gorilla] le jeton gorille
       *[chimpanzee] le jeton chimpanzé
    }

# Objets

after-objects = Objets
    .about = Chacun une fois par tour, dans sa phase, contre de l’énergie.
after-object-mobile-phone = Téléphone portable
    .price = 2 énergies pour une carte de niveau 1, 3 pour le niveau 2
    .when = phase 1, avant d’assembler
    .about = Remettez une carte piochée de niveau 1 ou 2 sous son paquet, et prenez dans votre Assemblée la première carte d’un paquet de ce niveau.
after-object-mini-fridge = Mini réfrigérateur
    .price = 1 énergie
    .when = phase 1 ou 2
    .about = Changez une de vos ressources en n’importe quelle autre.
after-object-ghetto-blaster = Ghetto blaster
    .price = 2 énergies
    .when = phase 1, avant d’assembler
    .about = Défaussez une carte piochée et piochez-en une autre.
after-object-game-console = Console de jeu
    .price = 3 énergies pour une carte de niveau 1, 5 pour le niveau 2
    .when = phase 3
    .about = Posez une carte de votre Assemblée sur votre pioche au lieu de la défausser. Pas un tamarin.
after-object-pinball = Flipper
    .price = 4 énergies
    .when = phase 1, avant d’assembler
    .about = Piochez une cinquième carte pour ce tour.
after-object-computer = Ordinateur
    .price = 5 énergies
    .when = toutes les phases
    .about = Prenez 5 points.
after-object-moped = Mobylette
    .price = 6 énergies pour le niveau 1, 9 pour le niveau 2
    .when = phase 2, une fois les jetons révélés
    .about = Recrutez un singe de n’importe quel type, en plus de celui de votre jeton.
after-the-object =
    { $object ->
        [mobile-phone] le téléphone portable
        [mini-fridge] le mini réfrigérateur
        [ghetto-blaster] le ghetto blaster
        [game-console] la console de jeu
        [pinball] le flipper
        [computer] l’ordinateur
       *[moped] la mobylette
    }
after-object-used-up = déjà servi ce tour-ci
after-object-too-dear = pas assez d’énergie
after-object-not-now = pas maintenant

# Phases, et ce que fait un joueur

after-round = Tour { $round }
after-phase-life = Phase 1 : vie de la tribu
    .short = Vie
    .prompt = Constituez votre Assemblée et résolvez-la.
after-phase-tokens = Phase 2 : arrivée de nouveaux singes
    .short = Jetons
    .prompt = Choisissez un jeton en secret.
after-phase-monkeys = Phase 2 : arrivée de nouveaux singes
    .short = Singes
    .prompt = Jetons révélés : recrutez, copiez, terminez.
after-phase-replacing = Phase 2 : trop peu de cartes
    .short = Encore
    .prompt = Il manquait une carte : on peut en choisir une autre.
after-phase-rest = Phase 3 : repos
    .short = Repos
    .prompt = Avant la défausse des Assemblées : Rage et objets.
after-phase-last = La dernière chance
    .short = Fin
    .prompt = But atteint : reste la Rage et l’ordinateur.
after-phase-over = Fin
    .short = Fin
    .prompt = La partie est finie.
after-stage-arrange = assemble
    .prompt = Constituez votre Assemblée.
after-stage-resolve = résout
    .prompt = Activez ce cartouche ou ignorez-le.
after-stage-finish = va terminer
    .prompt = Assemblée résolue. Rage, objets, ou terminez la phase.
after-stage-choose = choisit
    .prompt = Choisissez un jeton. Il reste secret jusqu’à la révélation.
after-stage-chosen = a choisi
    .prompt = C’est choisi. Vous pouvez changer jusqu’à la révélation.
after-stage-recruit = recrute
    .prompt = Recrutez, copiez un jeton voisin, ou terminez la phase.
after-stage-replace = choisit de nouveau
    .prompt = Plus de carte pour vous. Choisissez-en une, ou terminez.
after-stage-rest = se repose
    .prompt = Rage et objets avant la défausse, ou terminez le tour.
after-stage-last = dernière chance
    .prompt = Utilisez la Rage restante ou l’ordinateur, ou terminez.
after-stage-ready = a fini
    .prompt = C’est fini pour vous. Attendez les autres.

# Actions

after-action-arrange = Assembler
    .about = Poser vos cartes dans cet ordre, depuis la gauche ; l’Assemblée est alors validée.
after-action-activate = Activer
    .about = Payer ce que coûte le cartouche et prendre ce qu’il donne ; avec le symbole, choisir le cartouche à réactiver.
after-action-skip = Ignorer
    .about = Ignorer le cartouche ; il ne revient pas.
after-action-remove = Écarter
    .about = Dépenser 4 Rages pour écarter une carte de votre Assemblée, contre son bonus.
after-action-done = Terminer
    .about = Terminer la phase.
after-action-token = Jeton
    .about = Choisir un jeton en secret.
after-action-recruit = Recruter
    .about = Un singe du type de votre jeton, niveau 1 pour 3 ou niveau 2 pour 6 d’une même nourriture.
after-action-copy = Copier
    .about = Payer 2 fois la même ressource pour le bonus d’un jeton voisin ; pour un chimpanzé, choisir le cartouche à réactiver.
after-action-reactivate = Réactiver
    .about = Utiliser le bonus de votre jeton chimpanzé : réactiver un cartouche de votre Assemblée.
after-action-phone = Téléphone portable
    .about = Remettre une carte piochée sous son paquet et en prendre une d’un paquet de son niveau.
after-action-fridge = Mini réfrigérateur
    .about = Changer une ressource en une autre.
after-action-blaster = Ghetto blaster
    .about = Défausser une carte piochée et en piocher une autre.
after-action-console = Console de jeu
    .about = Poser une carte de votre Assemblée sur votre pioche.
after-action-pinball = Flipper
    .about = Piocher une cinquième carte.
after-action-computer = Ordinateur
    .about = Acheter 5 points pour 5 énergies.
after-action-moped = Mobylette
    .about = Recruter n’importe quel type contre de l’énergie.

# Événements

after-each-points =
    { $value ->
        [one] { $player } ({ $value } point)
       *[other] { $player } ({ $value } points)
    }
after-each-tokens =
    { $value ->
        [mandrill] { $player } (mandrill)
        [orangutan] { $player } (orang-outan)
        [gorilla] { $player } (gorille)
       *[chimpanzee] { $player } (chimpanzé)
    }
after-deal =
    { $pay-kinds ->
        [0]
            { $gain-kinds ->
                [0] { "" }
               *[other] { " " }: gagne { $gain }
            }
       *[other]
            { $gain-kinds ->
                [0] { " " }: paie { $pay }
               *[other] { " " }: paie { $pay }, gagne { $gain }
            }
    }
    .you =
        { $pay-kinds ->
            [0]
                { $gain-kinds ->
                    [0] { "" }
                   *[other] { " " }: vous gagnez { $gain }
                }
           *[other]
                { $gain-kinds ->
                    [0] { " " }: vous payez { $pay }
                   *[other] { " " }: vous payez { $pay } et gagnez { $gain }
                }
        }
after-from-king =
    { $king-kinds ->
        [0] { "" }
       *[other] { " " }(du Roi : { $king })
    }
after-event-round = Le tour { $round } commence.
after-event-phase =
    { $phase ->
        [life] Phase 1, vie de la tribu.
        [tokens] Phase 2, arrivée de nouveaux singes : jetons choisis en secret.
        [rest] Phase 3, repos.
        [last] But atteint : la partie s’achève. Restent la Rage et l’ordinateur.
       *[other] Phase { $number }.
    }
after-event-discard = Assemblées à la défausse, jetons rendus.
after-event-done =
    { $phase ->
        [life] { $player } termine la phase 1.
        [monkeys] { $player } termine la phase 2.
        [replacing] { $player } ne prend pas d’autre carte.
        [rest] { $player } termine la phase 3.
       *[last] { $player } attend le décompte final.
    }
    .you =
        { $phase ->
            [life] Vous terminez la phase 1.
            [monkeys] Vous terminez la phase 2.
            [replacing] Vous ne prenez pas d’autre carte.
            [rest] Vous terminez la phase 3.
           *[last] Vous attendez le décompte final.
        }
after-event-short = Pas assez de cartes pour tout le monde : la partie finit avec ce tour.
after-event-over =
    { $winners-count ->
        [0] Le Roi Singe gagne ({ $king } points). { $points }.
        [one]
            { $king ->
                [none] { $winners } gagne. { $points }.
               *[other] { $winners } gagne. { $points }, Roi Singe ({ $king }).
            }
       *[other] { $winners } partagent la victoire. { $points }.
    }
    .concerns-you =
        { $winners-count ->
            [one]
                { $king ->
                    [none] Vous gagnez. { $points }.
                   *[other] Vous gagnez. { $points }, Roi Singe ({ $king }).
                }
           *[other] La victoire est partagée : { $winners }. { $points }.
        }
after-event-draw = { $player } pioche { $cards }.
    .you = Vous piochez { $cards }.
after-event-arrange = { $player } assemble { $cards }.
    .you = Vous assemblez { $cards }.
after-event-activate = { $player } active { $frame }{ after-deal }{ after-from-king }.
    .you = Vous activez { $frame }{ after-deal.you }{ after-from-king }.
after-event-reactivate =
    { $means ->
        [sign] { $player } réactive { $frame } (symbole){ after-deal }{ after-from-king }.
        [token] { $player } réactive { $frame } (jeton){ after-deal }{ after-from-king }.
       *[copy] { $player } réactive { $frame } (jeton copié){ after-deal }{ after-from-king }.
    }
    .you =
        { $means ->
            [sign] Vous réactivez { $frame } (symbole){ after-deal.you }{ after-from-king }.
            [token] Vous réactivez { $frame } (jeton){ after-deal.you }{ after-from-king }.
           *[copy] Vous réactivez { $frame } (jeton copié){ after-deal.you }{ after-from-king }.
        }
after-event-skip = { $player } ignore { $frame }.
    .you = Vous ignorez { $frame }.
after-event-remove = { $player } dépense 4 Rages et écarte la carte { $card }{ after-deal }{ after-from-king }.
    .you = Vous dépensez 4 Rages et écartez la carte { $card }{ after-deal.you }{ after-from-king }.
after-event-swap =
    { $object ->
        [mobile-phone] { $player } téléphone : carte { $card } sous son paquet, { $drawn } dans l’Assemblée.
        [ghetto-blaster] { $player } monte le son du ghetto blaster : { $card } défaussée, { $drawn } piochée.
       *[pinball] { $player } joue au flipper et pioche { $drawn }, sa cinquième carte.
    }
    .you =
        { $object ->
            [mobile-phone] Vous téléphonez : carte { $card } sous son paquet, { $drawn } dans l’Assemblée.
            [ghetto-blaster] Vous montez le son du ghetto blaster : { $card } défaussée, { $drawn } piochée.
           *[pinball] Vous jouez au flipper et piochez { $drawn }, votre cinquième carte.
        }
after-event-fridge =
    { $king ->
        [0] { $player } ouvre le mini réfrigérateur : { after-one-give } devient { after-one-get }.
       *[other] { $player } ouvre le mini réfrigérateur : { after-one-give } devient { after-one-get } (du Roi).
    }
    .you =
        { $king ->
            [0] Vous ouvrez le mini réfrigérateur : { after-one-give } devient { after-one-get }.
           *[other] Vous ouvrez le mini réfrigérateur : { after-one-give } devient { after-one-get } (du Roi).
        }
after-event-computer =
    { $points ->
        [one] { $player } utilise l’ordinateur et gagne { $points } point.
       *[other] { $player } utilise l’ordinateur et gagne { $points } points.
    }
    .you =
        { $points ->
            [one] Vous utilisez l’ordinateur et gagnez { $points } point.
           *[other] Vous utilisez l’ordinateur et gagnez { $points } points.
        }
after-event-console = { $player } allume la console de jeu : la carte { $card } va sur sa pioche.
    .you = Vous allumez la console de jeu : la carte { $card } va sur votre pioche.
after-event-choose =
    { $token ->
        [none] { $player } a choisi un jeton.
       *[other] { $player } choisit { after-the-token }.
    }
    .you =
        { $token ->
            [none] Vous avez choisi un jeton.
           *[other] Vous choisissez { after-the-token }.
        }
after-event-reveal = Les jetons sont révélés : { $tokens }.
after-event-bonus =
    { $token ->
        [mandrill] { $player } reçoit le bonus du jeton mandrill{ after-deal }{ after-from-king }.
        [orangutan] { $player } reçoit le bonus du jeton orang-outan{ after-deal }{ after-from-king }.
        [gorilla] { $player } reçoit le bonus du jeton gorille{ after-deal }{ after-from-king }.
       *[chimpanzee] { $player } reçoit le bonus du jeton chimpanzé{ after-deal }{ after-from-king }.
    }
    .you =
        { $token ->
            [mandrill] Vous recevez le bonus du jeton mandrill{ after-deal.you }{ after-from-king }.
            [orangutan] Vous recevez le bonus du jeton orang-outan{ after-deal.you }{ after-from-king }.
            [gorilla] Vous recevez le bonus du jeton gorille{ after-deal.you }{ after-from-king }.
           *[chimpanzee] Vous recevez le bonus du jeton chimpanzé{ after-deal.you }{ after-from-king }.
        }
after-event-copy =
    { $other ->
        [none] { $player } paie { $pay } et copie { after-the-token } (Roi Singe).
       *[other] { $player } paie { $pay } et copie { after-the-token } ({ $other }).
    }
    .you =
        { $other ->
            [none] Vous payez { $pay } et copiez { after-the-token } (Roi Singe).
           *[other] Vous payez { $pay } et copiez { after-the-token } ({ $other }).
        }
    .concerns-you = { $player } paie { $pay } et vous copie { after-the-token }.
after-by-means =
    { $means ->
        [moped] { " " }en mobylette
       *[token] { "" }
    }
after-event-recruit =
    { $waiting ->
        [0]
            { $card ->
                [none] { $player } recrute { after-a-monkey }{ after-by-means }.
               *[other] { $player } recrute { after-a-monkey }{ after-by-means } : carte { $card }.
            }
       *[other] { $player } demande { after-a-monkey }{ after-by-means } et attend : le paquet est court.
    }
    .you =
        { $waiting ->
            [0]
                { $card ->
                    [none] Vous recrutez { after-a-monkey }{ after-by-means }.
                   *[other] Vous recrutez { after-a-monkey }{ after-by-means } : carte { $card }.
                }
           *[other] Vous demandez { after-a-monkey }{ after-by-means } et attendez : le paquet est court.
        }
after-event-serve =
    { $card ->
        [none] { $player } obtient finalement { after-a-monkey }{ after-by-means }.
       *[other] { $player } obtient finalement { after-a-monkey }{ after-by-means } : carte { $card }.
    }
    .you =
        { $card ->
            [none] Vous obtenez finalement { after-a-monkey }{ after-by-means }.
           *[other] Vous obtenez finalement { after-a-monkey }{ after-by-means } : carte { $card }.
        }
after-event-refund = { $player } n’obtient pas { after-a-monkey }{ after-by-means } : paquet vide, prix rendu.
    .you = Vous n’obtenez pas { after-a-monkey }{ after-by-means } : paquet vide, prix rendu.
after-event-king-income = Le Roi Singe prend { $gain }.
after-event-king-card =
    { $gain-kinds ->
        [0] Le Roi révèle la carte { $card }, { after-a-monkey }, et ne gagne rien.
       *[other] Le Roi révèle la carte { $card }, { after-a-monkey }, et gagne { $gain }.
    }
after-event-king-token =
    { $level ->
        [0] Le Roi prend { after-the-token }, le plus à gauche : il ne peut rien recruter.
       *[other] Le Roi prend { after-the-token } : de quoi recruter au niveau { $level } pour { $pay }.
    }
after-event-king-bonus =
    { $gain-kinds ->
        [0] Son bonus ne donne rien au Roi.
       *[other] Son bonus donne au Roi { $gain }.
    }
after-event-king-recruit =
    { $level ->
        [0] Le Roi ne recrute personne.
       *[other] Le Roi recrute { after-a-monkey } pour { $pay }, face cachée.
    }
after-event-king-remove = Le Roi dépense 4 Rages, écarte la carte { $card } et gagne { $gain }.
after-event-king-computer =
    { $points ->
        [one] Le Roi utilise l’ordinateur et gagne { $points } point.
       *[other] Le Roi utilise l’ordinateur et gagne { $points } points.
    }

# Fins de partie

after-outcome-goal = But atteint
after-outcome-cards = Pas assez de cartes pour tout le monde
after-outcome-king = Il a été plus rapide que vous
    .who = Le Roi Singe gagne.

# Le roi des singes

after-king = Roi Singe
    .about = Il joue selon des règles fixes, avant vous dans chaque phase. Toute ressource que vous gagnez vient d’abord de sa réserve.
    .tokens = Ses jetons
    .missing = absent
    .from = Pris au Roi : { $king }

# Refus : pourquoi une action n'est pas possible

after-over = La partie est finie.
after-no-such-action = Cette action n’existe pas dans ce jeu.
after-the-action =
    { $action ->
        [arrange] assembler
        [activate] activer
        [skip] ignorer un cartouche
        [token] choisir un jeton
        [recruit] recruter
        [copy] copier
        [reactivate] réactiver
        [remove] écarter une carte
       *[done] terminer
    }
after-wrong-phase =
    { $phase ->
        [life] C’est la phase 1 ; { after-the-action } viendra dans une autre phase.
        [tokens] On choisit les jetons en secret ; ce n’est pas le moment pour { after-the-action }.
        [monkeys] Place aux nouveaux singes ; ce n’est pas la phase pour { after-the-action }.
        [replacing] Prenez une autre carte ou terminez ; trop tard pour { after-the-action }.
        [rest] Le tour s’achève ; trop tard pour { after-the-action }.
       *[other] Il ne reste que la Rage et l’ordinateur ; trop tard pour { after-the-action }.
    }
after-others-choose = { $player } choisit d’abord une autre carte.
after-chosen = C’est choisi. Jusqu’à la révélation, vous pouvez seulement changer de jeton.
after-finished = Cette phase est terminée pour vous ; attendez les autres.
after-line-fixed = Votre Assemblée est validée ; son ordre ne change plus.
after-card-not-drawn = Vous n’avez pas pioché la carte { $card } ; prenez une de vos cartes.
after-all-cards-once =
    { $count ->
        [one] Posez votre seule carte.
       *[other] Posez les { $count } cartes, chacune une fois.
    }
after-arrange-first = Constituez d’abord votre Assemblée.
after-line-resolved = Votre Assemblée est résolue ; il ne reste aucun cartouche.
after-not-closed = { $frame } n’est pas fermé : un cartouche ouvert ne compte qu’avec son autre moitié.
after-other-frame = { $here } d’abord : les cartouches se suivent.
after-few-species = Il faut { $need } types différents dans l’Assemblée ; la vôtre en a { $have }.
after-needed =
    { $resource ->
        [flower]
            { $need ->
                [one] { $need } fleur
               *[other] { $need } fleurs
            }
        [fruit]
            { $need ->
                [one] { $need } fruit
               *[other] { $need } fruits
            }
        [grain]
            { $need ->
                [one] { $need } graine
               *[other] { $need } graines
            }
       *[energy]
            { $need ->
                [one] { $need } énergie
               *[other] { $need } énergies
            }
    }
after-too-little =
    { $have ->
        [0] Il faut { after-needed }, et vous n’en avez pas.
       *[other] Il faut { after-needed }, et vous n’en avez que { $have }.
    }
after-no-sign = { $frame } n’a pas le symbole du chimpanzé : n’ajoutez pas d’autre cartouche.
after-no-target = Aucun autre cartouche fermé ne peut être payé après cela.
after-choose-target = Choisissez le cartouche à réactiver.
after-not-itself = Un cartouche ne se réactive pas lui-même ; choisissez-en un autre.
after-target-has-sign = { $frame } a lui aussi le symbole du chimpanzé ; choisissez un autre cartouche.
after-card-not-in-line = La carte { $card } n’est pas dans votre Assemblée.
after-little-rage = Écarter une carte demande { $need } Rages ; vous en avez { $have }.
after-few-cards = Il faut garder au moins { $least } cartes.
after-frames-left = Activez ou ignorez d’abord { $frame }.
after-nothing-to-replace = Aucune de vos demandes de cette sorte n’est en attente.
after-recruited = Vous avez déjà recruté avec votre jeton ce tour-ci.
after-no-such-level = Il n’y a pas de niveau { $level } ; les singes sont de niveau 1 ou 2.
after-the-food =
    { $food ->
        [flower] des fleurs
        [fruit] des fruits
       *[grain] des graines
    }
after-wrong-food =
    { $species ->
        [mandrill] Les mandrills se recrutent avec { after-the-food }.
        [orangutan] Les orangs-outans se recrutent avec { after-the-food }.
        [gorilla] Les gorilles se recrutent avec { after-the-food }.
       *[chimpanzee] Les chimpanzés se recrutent avec une seule nourriture, au choix.
    }
after-pile-empty =
    { $species ->
        [mandrill] Le paquet est vide : plus de mandrills de niveau { $level }.
        [orangutan] Le paquet est vide : plus d’orangs-outans de niveau { $level }.
        [gorilla] Le paquet est vide : plus de gorilles de niveau { $level }.
       *[chimpanzee] Le paquet est vide : plus de chimpanzés de niveau { $level }.
    }
after-pile-short = Pas de carte pour vous dans ce paquet : { after-the-pile }.
after-copied = Vous avez déjà copié un jeton voisin ce tour-ci.
after-one-neighbour = Personne d’autre n’est de ce côté : votre seul voisinage est à gauche.
after-no-target-here = Ce jeton ne réactive rien : n’ajoutez pas de cartouche.
after-no-reactivation = Vous n’avez plus de réactivation à utiliser.
after-object-absent = Objet absent de cette partie : { after-the-object }.
after-object-used = Vous avez déjà utilisé { after-the-object } ce tour-ci.
after-object-moment =
    { $object ->
        [mobile-phone] Le téléphone portable sert en phase 1, avant d’assembler.
        [mini-fridge] Le mini réfrigérateur sert dans les phases 1 et 2.
        [ghetto-blaster] Le ghetto blaster sert en phase 1, avant d’assembler.
        [game-console] La console de jeu sert en phase 3.
        [pinball] Le flipper sert en phase 1, avant d’assembler.
        [computer] L’ordinateur sert en phases 1, 2 et 3, mais pas pendant un nouveau choix.
       *[moped] La mobylette sert en phase 2, une fois les jetons révélés.
    }
after-not-a-tamarin =
    { $object ->
        [mobile-phone] Un tamarin n’a pas de paquet commun ; prenez une carte de niveau 1 ou 2.
       *[other] Un tamarin ne se garde pas ; prenez une carte de niveau 1 ou 2.
    }
after-line-full = Votre Assemblée a déjà { $most } cartes ; pas de place pour une autre.
after-nothing-to-draw = Rien à piocher : votre pioche et votre défausse sont vides.
after-three-objects =
    { $have ->
        [0] Choisissez { $need } objets ; vous n’en avez choisi aucun.
       *[other] Choisissez { $need } objets ; vous en avez choisi { $have }.
    }
after-objects-not-named = Mettez d’abord l’option « Objets » sur « Choisis ».

# Règles

rule-AU-01 =
    On joue de 1 à 6 ; en solo, contre le Roi Singe (AU-60). À chaque couleur 8 tamarins, mélangés face cachée comme première pioche, et 4 jetons, un de chaque type : mandrill, orang-outan, gorille et chimpanzé. Points et Rage commencent à 0.
    Règle maison : on commence sans ressources.
    .title = Joueurs
rule-AU-02 =
    Huit paquets communs sont posés face cachée, un par type (mandrill, orang-outan, gorille, chimpanzé) et par niveau (1 et 2), chacun mélangé à part. Un paquet de niveau 1 a 18 cartes, un de niveau 2 en a 12. On ne les mélange plus jamais.
    .title = Paquets
rule-AU-03 =
    Il y a quatre ressources : fleur, fruit et graine, qui sont des nourritures, et l’énergie. La réserve ne s’épuise pas, on peut tout garder, d’un tour à l’autre et sans limite.
    .title = Ressources
rule-AU-04 =
    3 des 7 objets sont en jeu, tirés au sort, à la disposition de tout le monde. Pour une première partie : ghetto blaster, ordinateur et mobylette.
    Règle maison : l’option « Objets » offre les deux, ou vous laisse en choisir trois.
    .title = Objets
rule-AU-05 =
    Tout le monde joue en même temps. Un tour a trois phases : vie de la tribu, arrivée de nouveaux singes, repos.
    .title = Tour
rule-AU-06 =
    Règle maison : ce qui résulte d’une phase ne dépend jamais de qui décide le premier.
    .title = En même temps
rule-AU-10 =
    Piochez 4 cartes, face visible. S’il n’y en a pas assez, prenez celles qui restent, mélangez votre défausse pour refaire la pioche et prenez le reste. Une pioche vide n’est refaite que lorsqu’il faut y piocher.
    .title = Piocher
rule-AU-11 =
    Posez les cartes côte à côte dans l’ordre de votre choix, en une Assemblée sans trou et sans en décaler une vers le haut ou le bas.
    .title = Assembler
rule-AU-12 =
    Résolvez ensuite l’Assemblée : la première ligne de gauche à droite, puis la deuxième, puis la troisième. Cet ordre ne se choisit jamais.
    .title = Ordre des cartouches
rule-AU-13 =
    Un cartouche à l’intérieur d’une carte est fermé. Un cartouche au bord d’une carte est ouvert et ne fait rien, sauf si la carte voisine lui présente un cartouche ouvert sur la même ligne : les deux forment alors un cartouche fermé. Seuls les cartouches fermés s’activent.
    .title = Cartouches fermés et ouverts
rule-AU-14 =
    Sur la première ligne, un cartouche joint donne ce que montrent ses deux moitiés. Sur les deuxième et troisième lignes, la moitié gauche est ce qu’il coûte, parfois rien, et la moitié droite ce qu’il donne. Il se résout entre les deux cartes.
    .title = Cartouches joints
rule-AU-15 =
    Chaque cartouche se présente une fois. On l’active entièrement ou on l’ignore ; il n’y a pas de milieu.
    Règle maison : un cartouche ignoré ne revient pas.
    .title = Activer ou ignorer
rule-AU-16 =
    Ce qui est à gauche de la flèche se paie d’abord à la réserve ; ensuite on prend ce qui est à droite. Certains cartouches ne coûtent rien.
    .title = Coût et gain
rule-AU-17 =
    Certains cartouches demandent un nombre de types différents dans l’Assemblée. Les tamarins comptent pour un type, le niveau est sans importance, et rien ne se paie.
    Règle maison : on en juge au moment d’activer.
    .title = Cartouches qui demandent des types
rule-AU-18 =
    Certains cartouches donnent leur gain une fois par tamarin de l’Assemblée, sans rien coûter.
    Règle maison : on compte au moment d’activer. Sans tamarin, on peut activer quand même, pour rien.
    .title = Par tamarin
rule-AU-19 =
    Le symbole du chimpanzé réactive aussitôt un autre cartouche fermé, n’importe où dans l’Assemblée, déjà utilisé, ignoré ou encore à venir. Il faut aussi remplir sa condition ou payer son coût, et il se résout encore à sa place. Ce n’est jamais le même cartouche.
    Règle maison : ni un cartouche qui a lui-même ce symbole. On paie d’abord le cartouche du symbole, puis l’autre ; il en faut un que l’on puisse payer après, et alors il faut en choisir un. Le tout est une seule décision.
    .title = Symbole du chimpanzé
rule-AU-20 =
    La première ligne donne des ressources, la deuxième des points. La troisième donne ce que le type sait faire, et parfois des points : l’orang-outan de l’énergie, le chimpanzé une activation de plus, le gorille de la Rage, le mandrill des points. Le tamarin n’a pas de spécialité.
    .title = Les trois lignes
rule-AU-25 =
    La Rage gagnée fait avancer votre marqueur de Rage. La piste s’arrête à 12 ; ce qui dépasse est perdu.
    .title = Rage
rule-AU-26 =
    À tout moment, vous pouvez dépenser 4 Rages pour écarter du jeu une carte de votre Assemblée. Vous gagnez aussitôt son bonus de Rage : une ressource pour un tamarin, 3 points pour une carte de niveau 1 ou 2. Plusieurs fois de suite si la Rage suffit.
    Règle maison : aussi avant d’assembler. Un moment se trouve entre deux de vos décisions, de la pioche jusqu’à la défausse de votre Assemblée, mais pas après avoir terminé la phase (voir AU-29). Si le cartouche en cours part avec la carte, on passe au cartouche fermé suivant.
    .title = Écarter une carte
rule-AU-27 =
    Une carte écartée laisse un trou : les autres ne se resserrent pas, et les cartouches joints au bord du trou sont de nouveau ouverts.
    Règle maison : types et tamarins se recomptent aussitôt. Avant d’assembler, le trou se referme.
    .title = Trous
rule-AU-28 =
    On garde toujours au moins 4 cartes, pioche, Assemblée et défausse ensemble.
    .title = Quatre cartes restent
rule-AU-29 =
    Règle maison : si la phase 1 met fin à la partie, on peut encore dépenser la Rage restante et utiliser l’ordinateur, s’il n’a pas servi, avant le décompte final. Ces deux choses seulement, dans l’ordre voulu, et pas le Roi.
    .title = La dernière chance
rule-AU-30 =
    On choisit un des quatre jetons en secret. Ils sont révélés ensemble.
    Règle maison : avant de choisir, on peut utiliser la Rage et les objets de la phase 2, sauf la mobylette. Entre son choix et la révélation, on ne peut que changer son choix.
    .title = Jetons
rule-AU-31 =
    Le bonus du jeton est gratuit et immédiat : mandrill 2 points, orang-outan 2 énergies, gorille 2 Rages, chimpanzé un cartouche de votre Assemblée réactivé (AU-19). Seul celui du chimpanzé peut être refusé.
    Règle maison : il peut aussi attendre plus tard dans la phase.
    .title = Bonus du jeton
rule-AU-32 =
    Vous pouvez recruter un singe du type de votre jeton : niveau 1 pour 3 ressources ou niveau 2 pour 6. Les mandrills coûtent des fleurs, les orangs-outans des fruits, les gorilles des graines, les chimpanzés une nourriture au choix, toute de la même sorte. Ce n’est jamais obligatoire, et jamais un autre type (mais voir la mobylette, AU-47).
    .title = Recruter
rule-AU-33 =
    Une recrue va face cachée sur votre pioche, même vide. Vous pouvez la regarder ; les autres, non.
    .title = Les recrues sont secrètes
rule-AU-34 =
    Une fois par tour, n’importe quand en phase 2 après la révélation, on peut payer 2 ressources identiques, énergie comprise, pour le bonus d’un jeton voisin ; le bonus seulement. À deux, il n’y a qu’un jeton voisin. Ce peut être le même jeton que le vôtre.
    Règle maison : le prix se paie d’abord. Un chimpanzé copié demande un cartouche que l’on puisse payer ensuite ; tout autre bonus peut être copié même s’il ne change rien.
    .title = Copier un jeton voisin
rule-AU-35 =
    Une recrue est la première carte de son paquet, et l’ordre à la table est sans importance.
    Règle maison : à la révélation, tout le monde est classé selon AU-52. Votre première carte d’un paquet, pendant ce tour, est celle de votre rang, une deuxième autant de places plus bas qu’il y a de places à la table. Si le paquet est trop court, votre demande payée attend la fin de la phase et se sert de ce qui reste : les premières cartes avant les deuxièmes, par rang. Les cartes non prises gardent leur ordre.
    .title = Quelle carte on reçoit
rule-AU-40 =
    Votre Assemblée va à votre défausse, face visible, et votre jeton vous revient.
    .title = Repos
rule-AU-41 =
    Phase 1, avant d’assembler. Pour 2 énergies (carte de niveau 1) ou 3 (niveau 2), remettez une carte piochée de ce niveau sous son paquet commun, et prenez dans votre Assemblée la première carte d’un paquet commun du même niveau. C’est définitif, et sans bonus de Rage.
    Règle maison : on est classé par ses quatre premières cartes piochées, et l’on prend dans le paquet la carte de son rang ; un paquet qui n’en a pas pour vous ne peut être choisi. Les cartes rendues vont sous leurs paquets à la fin de la phase 1, par rang.
    .title = Téléphone portable
rule-AU-42 =
    Phase 1 ou 2. Pour 1 énergie, échangez une de vos ressources contre une des quatre, au choix.
    Règle maison : l’énergie se paie d’abord ; pour donner de l’énergie, il en faut donc 2. La même sorte est permise.
    .title = Mini réfrigérateur
rule-AU-43 =
    Phase 1, avant d’assembler. Pour 2 énergies, défaussez une carte piochée et piochez-en une autre.
    Règle maison : si la pioche est vide, elle est refaite après la défausse.
    .title = Ghetto blaster
rule-AU-44 =
    Phase 3. Pour 3 énergies (niveau 1) ou 5 (niveau 2), posez une carte de votre Assemblée sur votre pioche au lieu de la défausser. Pas un tamarin.
    .title = Console de jeu
rule-AU-45 =
    Phase 1, avant d’assembler. Pour 4 énergies, piochez une cinquième carte pour ce tour.
    Règle maison : pas si pioche et défausse sont vides.
    .title = Flipper
rule-AU-46 =
    Toutes les phases. Pour 5 énergies, prenez 5 points.
    .title = Ordinateur
rule-AU-47 =
    Phase 2. Pour 6 énergies, recrutez sur votre pioche la première carte d’un paquet de niveau 1, pour 9 d’un paquet de niveau 2. Seule l’énergie la paie, et elle vient en plus de la recrue du jeton.
    Règle maison : seulement après la révélation.
    .title = Mobylette
rule-AU-50 =
    Quand quelqu’un a 80 points ou plus à la fin d’une phase, la partie s’arrête là ; tout le monde finit d’abord cette phase. Le plus grand total gagne, et à égalité on partage la victoire. Après une phase 1 qui met fin à la partie, il n’y a ni phase 2 ni phase 3.
    .title = Fin
rule-AU-51 =
    Quand il n’y a pas assez de cartes pour toutes les demandes de recrutement, la partie finit avec ce tour, phase 3 comprise. Le plus grand total gagne.
    Règle maison : on compte paquet par paquet. Une demande vaut si l’on peut la payer, par jeton ou mobylette, même d’un paquet vide. Qui ne reçoit rien reprend son prix et, dans l’ordre d’AU-52, peut prendre la première carte d’un paquet qui en a encore, par le même moyen et en payant de nouveau, ou y renoncer ; rien d’autre n’est possible alors. Une carte qui arrive tard va sur la pioche à ce moment-là. À égalité, on partage la victoire. 80 points à la fin de la phase 2 y mettent fin à la partie, dans un tel tour aussi.
    .title = Trop peu de cartes
rule-AU-52 =
    On choisit alors dans l’ordre du plus grand numéro de carte de son Assemblée, le plus grand d’abord.
    Règle maison : l’ordre est fixé à la révélation. Une Assemblée vide compte 0 ; à égalité, par place.
    .title = Qui choisit d’abord
rule-AU-60 =
    Le Roi Singe a une couleur : plateau, 8 tamarins mélangés, jetons et marqueurs à 0. Trois de ses quatre jetons, tirés au sort, sont posés de gauche à droite ; le quatrième quitte le jeu.
    .title = Le Roi Singe
rule-AU-61 =
    Le Roi commence avec 2 ressources qui vont avec son jeton le plus à gauche : mandrill fleurs, orang-outan fruits, gorille graines, chimpanzé la nourriture du type absent.
    .title = Roi : début
rule-AU-62 =
    Si l’ordinateur n’est pas parmi les trois objets, le Roi l’a pour lui seul.
    Règle maison : il n’utilise aucun autre objet.
    .title = Roi : ordinateur
rule-AU-63 =
    Le Roi joue chaque phase avant vous. En phase 1, il prend 3 fleurs, 3 fruits, 3 graines et 2 énergies, puis révèle 4 cartes sans les assembler. Un tamarin lui donne la ressource de son bonus de Rage, une carte de niveau 1 donne 3 points, une de niveau 2 en donne 6. De plus, chaque gorille donne 2 Rages, chaque orang-outan 2 énergies, chaque mandrill 2 points, et chaque chimpanzé les bonus de Rage de tous les tamarins qu’il a révélés pendant ce tour.
    .title = Roi : phase 1
rule-AU-64 =
    Toutes les ressources que vous gagnez, dans n’importe quelle phase, viennent d’abord de la réserve du Roi, puis de la réserve commune ; celle du mini réfrigérateur aussi.
    .title = Vous prenez au Roi
rule-AU-65 =
    En phase 2, le Roi prend, avant tout bonus, le jeton qui lui permet de recruter au plus haut niveau, le plus à gauche à égalité, et simplement le plus à gauche s’il ne peut rien recruter. Puis il en prend le bonus (pour le chimpanzé, les bonus de Rage de ses tamarins révélés), puis recrute sur sa pioche le plus haut niveau de ce type qu’il peut payer maintenant. Il paie un chimpanzé avec la nourriture du type absent.
    Règle maison : un niveau dont le paquet est vide est hors de sa portée, et cela ne met pas fin à la partie.
    .title = Roi : phase 2
rule-AU-66 =
    On peut copier le jeton du Roi pour 2 ressources identiques.
    .title = Copier le Roi
rule-AU-67 =
    En phase 3, le Roi écarte une carte révélée pour chaque tranche de 4 Rages (les tamarins d’abord, puis le niveau 1, puis le niveau 2 ; à égalité la dernière piochée) et prend son bonus de Rage. Puis, avec 5 énergies ou plus, il achète 5 points à l’ordinateur, une fois par tour. Puis ses cartes sont défaussées.
    Règle maison : lui aussi garde 4 cartes (AU-28). La Rage qu’il ne peut dépenser reste, jusqu’à 12.
    .title = Roi : phase 3
rule-AU-68 =
    Vous gagnez si vous atteignez 80 points avant le Roi ; AU-50 s’applique.
    Règle maison : une phase finit quand le Roi et vous l’avez jouée. Pour AU-50 et AU-51, le Roi compte comme une place à la table.
    .title = Gagner en solo
rule-AU-69 =
    Règle maison : l’exemple imprimé pose 3 fruits sous le chimpanzé du Roi alors que le mandrill est absent (AU-63) ; il faut lire des fleurs, comme dans l’exemple suivant.
    .title = Une coquille de la règle
