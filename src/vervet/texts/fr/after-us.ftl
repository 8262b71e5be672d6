# After Us en mots. Événements et refus reçoivent leurs champs en variables :
# les places arrivent en noms ($player, $other), vrai et faux en 1 et 0, rien par le mot `none` ;
# les quantités en mots à la suite ($gain : « 2 fleurs et 1 point », chacune dite par `after-amount-…`) avec le nombre
# d'espèces à côté ($gain-kinds) ; les listes d'une entrée par place par le texte `after-each-…`, les autres listes de
# places en noms ($winners), toutes avec leur longueur à côté ($winners-count). Le reste est dans les mots du moteur.

after-us-name = After Us
after-us-about = Les humains ont disparu, les tribus de singes prennent la suite. Alignez vos cartes pour que leurs cadres se rejoignent, recrutez des singes plus forts et soyez premier à 80 points ; en solitaire, battez le roi des singes.

# Options

after-us-option-players = Joueurs
after-us-option-players-about = De deux à six, tous en même temps. Seul, vous affrontez le roi des singes.
after-us-option-objects = Objets
after-us-option-objects-about = Trois des sept objets laissés par les humains sont ouverts à tous.
after-us-option-objects-random = tirés au sort
after-us-option-objects-first-game = pour une première partie
after-us-option-objects-named = choisis
after-us-option-named = Objets choisis
after-us-option-named-about = Les trois objets en jeu, si vous les choisissez vous-mêmes.
after-us-option-named-mobile-phone = Téléphone portable
after-us-option-named-mini-fridge = Mini-frigo
after-us-option-named-ghetto-blaster = Ghetto-blaster
after-us-option-named-game-console = Console de jeux
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
    .about = Les gorilles apportent de la rage, qui retire les cartes faibles. On les recrute avec des graines.
after-species-chimpanzee = chimpanzé
    .short = chimpanzé
    .plural = chimpanzés
    .the = le chimpanzé
    .a = un chimpanzé
    .gender = masculine
    .about = Les chimpanzés activent un autre cadre une fois de plus. On les recrute avec n’importe quelle nourriture, d’une seule sorte.
after-species-tamarin = tamarin
    .short = tamarin
    .plural = tamarins
    .the = le tamarin
    .a = un tamarin
    .gender = masculine
    .about = Chacun commence avec huit tamarins. Ils sont faibles, mais vivent de demi-cadres qui se rejoignent.
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
    .about = Paie les objets, et certains cadres.
after-resource-points = points
    .plural = points
    .short = pts
    .about = À 80, la partie prend fin ; le plus grand total gagne.
after-resource-rage = rage
    .plural = rage
    .short = rage
    .about = Quatre de rage retirent du jeu une carte de votre ligne, contre un bonus. On en tient 12 au plus.
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
after-amount-rage = { $count } de rage
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
    .about = 2 points tout de suite. Recrutez un mandrill avec des fleurs.
after-token-orangutan = Jeton orang-outan
    .about = 2 énergies tout de suite. Recrutez un orang-outan avec des fruits.
after-token-gorilla = Jeton gorille
    .about = 2 de rage tout de suite. Recrutez un gorille avec des graines.
after-token-chimpanzee = Jeton chimpanzé
    .about = Activez de nouveau un cadre de votre ligne. Recrutez un chimpanzé avec une seule nourriture, au choix.
after-the-token =
    { $token ->
        [mandrill] le jeton mandrill
        [orangutan] le jeton orang-outan
        [gorilla] le jeton gorille
       *[chimpanzee] le jeton chimpanzé
    }

# Objets

after-objects = Objets
    .about = Chacun une fois par manche, dans sa phase, contre de l’énergie.
after-object-mobile-phone = Téléphone portable
    .price = 2 énergies pour une carte de niveau 1, 3 pour le niveau 2
    .when = phase 1, avant d’aligner
    .about = Remettez une carte piochée de niveau 1 ou 2 sous sa pile, et prenez dans votre ligne la première carte d’une pile de ce niveau.
after-object-mini-fridge = Mini-frigo
    .price = 1 énergie
    .when = phase 1 ou 2
    .about = Changez une de vos ressources en n’importe quelle autre.
after-object-ghetto-blaster = Ghetto-blaster
    .price = 2 énergies
    .when = phase 1, avant d’aligner
    .about = Défaussez une carte piochée et piochez-en une autre.
after-object-game-console = Console de jeux
    .price = 3 énergies pour une carte de niveau 1, 5 pour le niveau 2
    .when = phase 3
    .about = Posez une carte de votre ligne sur votre pioche au lieu de la défausser. Pas un tamarin.
after-object-pinball = Flipper
    .price = 4 énergies
    .when = phase 1, avant d’aligner
    .about = Piochez une cinquième carte pour cette manche.
after-object-computer = Ordinateur
    .price = 5 énergies
    .when = toutes les phases
    .about = Prenez 5 points.
after-object-moped = Mobylette
    .price = 6 énergies pour le niveau 1, 9 pour le niveau 2
    .when = phase 2, une fois les jetons révélés
    .about = Recrutez un singe de n’importe quelle espèce, en plus de celui de votre jeton.
after-the-object =
    { $object ->
        [mobile-phone] le téléphone portable
        [mini-fridge] le mini-frigo
        [ghetto-blaster] le ghetto-blaster
        [game-console] la console de jeux
        [pinball] le flipper
        [computer] l’ordinateur
       *[moped] la mobylette
    }
after-object-used-up = déjà servi cette manche
after-object-too-dear = pas assez d’énergie
after-object-not-now = pas maintenant

# Phases, et ce que fait un joueur

after-round = Manche { $round }
after-phase-life = Phase 1 : vie de la tribu
    .short = Vie
    .prompt = Chacun aligne ses cartes et parcourt sa ligne.
after-phase-tokens = Phase 2 : nouveaux singes
    .short = Jetons
    .prompt = Chacun choisit un jeton en secret.
after-phase-monkeys = Phase 2 : nouveaux singes
    .short = Singes
    .prompt = Les jetons sont révélés : recrutez, copiez un voisin, terminez.
after-phase-replacing = Phase 2 : trop peu de cartes
    .short = Encore
    .prompt = Qui n’a pas eu de carte peut en choisir une autre.
after-phase-rest = Phase 3 : repos
    .short = Repos
    .prompt = Avant de défausser les lignes : rage et objets.
after-phase-last = La dernière chance
    .short = Fin
    .prompt = Quelqu’un a 80 points : la rage restante et l’ordinateur peuvent encore servir.
after-phase-over = Fin
    .short = Fin
    .prompt = La partie est finie.
after-stage-arrange = aligne ses cartes
    .prompt = Alignez vos cartes.
after-stage-resolve = parcourt sa ligne
    .prompt = Activez le cadre atteint, ou passez-le.
after-stage-finish = va terminer
    .prompt = Votre ligne est parcourue. Utilisez rage ou objets, ou terminez la phase.
after-stage-choose = choisit
    .prompt = Choisissez un jeton ; personne ne le voit avant que tous aient choisi.
after-stage-chosen = a choisi
    .prompt = Vous avez choisi. Tant que tous n’ont pas choisi, vous pouvez vous reprendre.
after-stage-recruit = recrute
    .prompt = Recrutez un singe, copiez le bonus d’un voisin, ou terminez la phase.
after-stage-replace = choisit de nouveau
    .prompt = Il ne restait pas de carte pour vous. Choisissez-en une autre, ou terminez.
after-stage-rest = se repose
    .prompt = Utilisez rage ou objets avant que votre ligne soit défaussée, ou terminez la manche.
after-stage-last = dernière chance
    .prompt = Utilisez la rage restante ou l’ordinateur, ou terminez.
after-stage-ready = a fini
    .prompt = Vous avez fini. Attendez les autres.

# Actions

after-action-arrange = Aligner
    .about = Poser vos cartes dans cet ordre, depuis la gauche ; la ligne est alors fixée.
after-action-activate = Activer
    .about = Prendre ce que donne le cadre et payer ce qu’il coûte ; avec le signe du chimpanzé, nommer le cadre à activer de nouveau.
after-action-skip = Passer
    .about = Passer le cadre ; il ne revient pas.
after-action-remove = Retirer
    .about = Dépenser 4 de rage pour retirer du jeu une carte de votre ligne, contre son bonus.
after-action-done = Terminer
    .about = Terminer la phase.
after-action-token = Jeton
    .about = Choisir un jeton en secret.
after-action-recruit = Recruter
    .about = Un singe de l’espèce de votre jeton, niveau 1 pour 3 ou niveau 2 pour 6 d’une même nourriture.
after-action-copy = Copier
    .about = Payer 2 fois la même ressource pour le bonus du jeton d’un voisin ; d’un chimpanzé, nommer le cadre à activer de nouveau.
after-action-reactivate = Réactiver
    .about = Utiliser le bonus de votre jeton chimpanzé : activer de nouveau un cadre de votre ligne.
after-action-phone = Téléphone portable
    .about = Remettre une carte piochée sous sa pile et en prendre une d’une pile de son niveau.
after-action-fridge = Mini-frigo
    .about = Changer une ressource en une autre.
after-action-blaster = Ghetto-blaster
    .about = Défausser une carte piochée et en piocher une autre.
after-action-console = Console de jeux
    .about = Poser une carte de votre ligne sur votre pioche.
after-action-pinball = Flipper
    .about = Piocher une cinquième carte.
after-action-computer = Ordinateur
    .about = Acheter 5 points pour 5 énergies.
after-action-moped = Mobylette
    .about = Recruter n’importe quelle espèce contre de l’énergie.

# Événements

after-each-points =
    { $value ->
        [one] { $player } { $value } point
       *[other] { $player } { $value } points
    }
after-each-tokens =
    { $value ->
        [mandrill] { $player } mandrill
        [orangutan] { $player } orang-outan
        [gorilla] { $player } gorille
       *[chimpanzee] { $player } chimpanzé
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
after-from-king =
    { $king-kinds ->
        [0] { "" }
       *[other] { " " }(du roi : { $king })
    }
after-event-round = La manche { $round } commence.
after-event-phase =
    { $phase ->
        [life] Phase 1, vie de la tribu.
        [tokens] Phase 2, nouveaux singes : chacun choisit un jeton en secret.
        [rest] Phase 3, repos.
        [last] Quelqu’un a 80 points : la partie s’achève. La rage restante et l’ordinateur peuvent encore servir.
       *[other] Phase { $number }.
    }
after-event-discard = Les lignes vont à la défausse, les jetons retournent à leurs propriétaires.
after-event-done =
    { $phase ->
        [life] { $player } a terminé la phase 1.
        [monkeys] { $player } a terminé la phase 2.
        [replacing] { $player } ne prend pas d’autre carte.
        [rest] { $player } a terminé la phase 3.
       *[last] { $player } attend le décompte final.
    }
after-event-short = Il n’y a pas assez de cartes pour tous : la partie finit avec cette manche.
after-event-over =
    { $winners-count ->
        [0] Le roi des singes gagne avec { $king } points. { $points }.
        [one]
            { $king ->
                [none] { $winners } gagne. { $points }.
               *[other] { $winners } gagne. { $points }, le roi des singes { $king }.
            }
       *[other] { $winners } partagent la victoire. { $points }.
    }
after-event-draw = { $player } pioche { $cards }.
after-event-arrange = { $player } aligne { $cards }.
after-event-activate = { $player } active { $frame }{ after-deal }{ after-from-king }.
after-event-reactivate =
    { $means ->
        [sign] Par le signe du chimpanzé, { $player } active de nouveau { $frame }{ after-deal }{ after-from-king }.
        [token] Par le jeton chimpanzé, { $player } active de nouveau { $frame }{ after-deal }{ after-from-king }.
       *[copy] Par le chimpanzé copié, { $player } active de nouveau { $frame }{ after-deal }{ after-from-king }.
    }
after-event-skip = { $player } passe { $frame }.
after-event-remove = { $player } dépense sa rage et retire du jeu la carte { $card }{ after-deal }{ after-from-king }.
after-event-swap =
    { $object ->
        [mobile-phone] { $player } utilise le téléphone portable : la carte { $card } va sous sa pile, la { $drawn } vient dans la ligne.
        [ghetto-blaster] { $player } monte le son du ghetto-blaster : la carte { $card } est défaussée, la { $drawn } piochée.
       *[pinball] { $player } joue au flipper et pioche la { $drawn } comme cinquième carte.
    }
after-event-fridge =
    { $king ->
        [0] { $player } ouvre le mini-frigo et change { after-one-give } en { after-one-get }.
       *[other] { $player } ouvre le mini-frigo et change { after-one-give } en { after-one-get } (de la réserve du roi).
    }
after-event-computer =
    { $points ->
        [one] { $player } utilise l’ordinateur et gagne { $points } point.
       *[other] { $player } utilise l’ordinateur et gagne { $points } points.
    }
after-event-console = { $player } utilise la console de jeux : la carte { $card } va sur sa pioche.
after-event-choose =
    { $token ->
        [none] { $player } a choisi un jeton.
       *[other] { $player } choisit { after-the-token }.
    }
after-event-reveal = Les jetons sont révélés : { $tokens }.
after-event-bonus =
    { $token ->
        [mandrill] { $player } a le bonus du jeton mandrill{ after-deal }{ after-from-king }.
        [orangutan] { $player } a le bonus du jeton orang-outan{ after-deal }{ after-from-king }.
        [gorilla] { $player } a le bonus du jeton gorille{ after-deal }{ after-from-king }.
       *[chimpanzee] { $player } a le bonus du jeton chimpanzé{ after-deal }{ after-from-king }.
    }
after-event-copy =
    { $other ->
        [none] { $player } paie { $pay } et copie le roi des singes : { after-the-token }.
       *[other] { $player } paie { $pay } et copie { $other } : { after-the-token }.
    }
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
               *[other] { $player } recrute { after-a-monkey }{ after-by-means } : la carte { $card }.
            }
       *[other] { $player } demande { after-a-monkey }{ after-by-means } et attend, car la pile est courte.
    }
after-event-serve =
    { $card ->
        [none] { $player } obtient finalement { after-a-monkey }{ after-by-means }.
       *[other] { $player } obtient finalement { after-a-monkey }{ after-by-means } : la carte { $card }.
    }
after-event-refund = { $player } ne peut avoir { after-a-monkey }{ after-by-means } : il n’en reste plus, et le prix est rendu.
after-event-king-income = Le roi des singes prend { $gain }.
after-event-king-card =
    { $gain-kinds ->
        [0] Le roi révèle la carte { $card }, { after-a-monkey }, et ne gagne rien.
       *[other] Le roi révèle la carte { $card }, { after-a-monkey }, et gagne { $gain }.
    }
after-event-king-token =
    { $level ->
        [0] Le roi prend { after-the-token }, le plus à gauche, car il ne peut rien recruter.
       *[other] Le roi prend { after-the-token }, car il lui permet de recruter au niveau { $level } pour { $pay }.
    }
after-event-king-bonus =
    { $gain-kinds ->
        [0] Son bonus ne donne rien au roi.
       *[other] Son bonus donne au roi { $gain }.
    }
after-event-king-recruit =
    { $level ->
        [0] Le roi ne recrute personne.
       *[other] Le roi recrute { after-a-monkey } pour { $pay }, face cachée sur sa pioche.
    }
after-event-king-remove = Le roi dépense 4 de rage : la carte { $card } quitte le jeu, et il gagne { $gain }.
after-event-king-computer =
    { $points ->
        [one] Le roi utilise l’ordinateur et gagne { $points } point.
       *[other] Le roi utilise l’ordinateur et gagne { $points } points.
    }

# Fins de partie

after-outcome-goal = Les 80 points sont atteints
after-outcome-cards = Il n’y avait pas assez de cartes pour tous
after-outcome-king = Le roi des singes a été plus rapide
    .who = Le roi des singes gagne.

# Le roi des singes

after-king = Roi des singes
    .about = Il joue selon des règles fixes, avant vous dans chaque phase. Toute ressource que vous gagnez vient d’abord de sa réserve.
    .tokens = Ses jetons
    .missing = absent
    .from = Pris au roi : { $king }

# Refus : pourquoi une action n'est pas possible

after-over = La partie est finie.
after-no-such-action = Cette action n’existe pas dans ce jeu.
after-the-action =
    { $action ->
        [arrange] aligner
        [activate] activer
        [skip] passer un cadre
        [token] choisir un jeton
        [recruit] recruter
        [copy] copier
        [reactivate] réactiver
        [remove] retirer une carte
       *[done] terminer
    }
after-wrong-phase =
    { $phase ->
        [life] C’est la phase 1, celle de la ligne de cartes ; { after-the-action } vient dans une autre phase.
        [tokens] Chacun choisit un jeton en secret ; { after-the-action } n’est pas possible pendant ce temps.
        [monkeys] C’est le moment des nouveaux singes ; { after-the-action } n’est pas possible dans cette phase.
        [replacing] Vous pouvez seulement prendre une autre carte ou terminer ; { after-the-action } n’est pas possible.
        [rest] La manche s’achève ; { after-the-action } n’est plus possible.
       *[other] La partie s’achève : il ne reste que la rage et l’ordinateur ; { after-the-action } n’est plus possible.
    }
after-others-choose = { $player } choisit d’abord une autre carte.
after-chosen = Vous avez choisi. Tant que tous n’ont pas choisi, vous ne pouvez que vous reprendre.
after-finished = Vous avez terminé cette phase ; les autres, non.
after-line-fixed = Vos cartes sont alignées ; leur ordre est fixé.
after-card-not-drawn = La carte { $card } n’est pas parmi celles que vous avez piochées.
after-all-cards-once =
    { $count ->
        [one] Posez votre seule carte.
       *[other] Posez les { $count } cartes, chacune une fois.
    }
after-arrange-first = Alignez d’abord vos cartes.
after-line-resolved = Votre ligne est parcourue ; il ne reste aucun cadre.
after-not-closed = Il n’y a pas de cadre fermé en { $frame } : un demi-cadre ne compte qu’avec son autre moitié à côté.
after-other-frame = Le cadre atteint est { $here }, pas { $frame } ; l’ordre ne se choisit pas, et un cadre passé ne revient pas.
after-few-species = Il faut { $need } espèces différentes dans la ligne ; la vôtre en a { $have }.
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
after-no-sign = { $frame } n’a pas le signe du chimpanzé : on ne peut nommer aucun autre cadre.
after-no-target = Il n’y a pas d’autre cadre fermé que vous pourriez payer après cela.
after-choose-target = Nommez le cadre à activer de nouveau.
after-not-itself = Un cadre ne peut pas s’activer lui-même de nouveau.
after-target-has-sign = { $frame } a lui aussi le signe du chimpanzé ; on ne peut pas activer un tel cadre de nouveau.
after-card-not-in-line = La carte { $card } n’est pas dans votre ligne.
after-little-rage = Retirer une carte demande { $need } de rage, et vous en avez { $have }.
after-few-cards = Vous devez garder { $least } cartes.
after-frames-left = Il reste à activer ou à passer { $frame }.
after-nothing-to-replace = Aucune de vos demandes de cette sorte n’est ouverte.
after-recruited = Vous avez déjà recruté par votre jeton cette manche.
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
after-pile-empty = Il ne reste pas de { after-the-pile }.
after-pile-short = La pile des { after-the-pile } n’a pas de carte pour vous.
after-copied = Vous avez déjà copié un voisin cette manche.
after-one-neighbour = Personne d’autre n’est assis là : votre seul voisin est à gauche.
after-no-target-here = Ce jeton ne donne pas de réactivation : on ne peut nommer aucun cadre.
after-no-reactivation = Vous n’avez plus de réactivation à utiliser.
after-object-absent = Cette partie se joue sans { after-the-object }.
after-object-used = Vous avez déjà utilisé { after-the-object } cette manche.
after-object-moment =
    { $object ->
        [mobile-phone] Le téléphone portable sert en phase 1, avant d’aligner vos cartes.
        [mini-fridge] Le mini-frigo sert dans les phases 1 et 2.
        [ghetto-blaster] Le ghetto-blaster sert en phase 1, avant d’aligner vos cartes.
        [game-console] La console de jeux sert en phase 3.
        [pinball] Le flipper sert en phase 1, avant d’aligner vos cartes.
        [computer] L’ordinateur sert dans les phases 1, 2 et 3, pas pendant que d’autres choisissent de nouveau.
       *[moped] La mobylette sert en phase 2, une fois les jetons révélés.
    }
after-not-a-tamarin =
    { $object ->
        [mobile-phone] Un tamarin n’a pas de pile commune où aller ; seulement les cartes de niveau 1 ou 2.
       *[other] On ne peut pas garder un tamarin ; seulement les cartes de niveau 1 ou 2.
    }
after-line-full = Votre ligne compte déjà { $most } cartes ; il n’y a plus de place pour une autre.
after-nothing-to-draw = Il n’y a pas de carte à piocher : votre pioche et votre défausse sont vides.
after-three-objects =
    { $have ->
        [0] Choisissez { $need } objets ; vous n’en avez choisi aucun.
       *[other] Choisissez { $need } objets ; vous en avez choisi { $have }.
    }
after-objects-not-named = On ne peut nommer des objets que si l’option « Objets » est sur « choisis ».

# Règles

rule-AU-01 =
    On joue de 1 à 6 ; seul, contre le roi des singes (AU-60). Chacun a une couleur : 8 tamarins, mélangés face cachée comme première pioche, et 4 jetons, un de chaque espèce : mandrill, orang-outan, gorille et chimpanzé. Points et rage commencent à 0.
    Règle maison : on commence sans ressources.
    .title = Joueurs
rule-AU-02 =
    Huit piles communes sont posées face cachée, une par espèce (mandrill, orang-outan, gorille, chimpanzé) et par niveau (1 et 2), chacune mélangée à part. Une pile de niveau 1 a 18 cartes, une de niveau 2 en a 12. On ne les mélange plus jamais.
    .title = Piles
rule-AU-03 =
    Il y a quatre ressources : fleur, fruit et graine, qui sont des nourritures, et l’énergie. La réserve ne s’épuise pas, on peut tout garder, d’une manche à l’autre et sans limite.
    .title = Ressources
rule-AU-04 =
    3 des 7 objets sont en jeu, tirés au sort, et chacun peut s’en servir. Pour une première partie : ghetto-blaster, ordinateur et mobylette.
    Règle maison : l’option « Objets » offre les deux, ou vous laisse en choisir trois.
    .title = Objets
rule-AU-05 =
    Tout le monde joue en même temps. Une manche a trois phases : vie de la tribu, nouveaux singes, repos.
    .title = Manche
rule-AU-06 =
    Règle maison : ce qui résulte d’une phase ne dépend jamais de qui décide le premier.
    .title = En même temps
rule-AU-10 =
    Piochez 4 cartes, face visible. S’il n’y en a pas assez, prenez celles qui restent, mélangez votre défausse pour refaire la pioche et prenez le reste. Une pioche vide n’est refaite que lorsqu’il faut y piocher.
    .title = Piocher
rule-AU-11 =
    Posez les cartes côte à côte dans l’ordre de votre choix, en une ligne sans trou et sans en décaler une vers le haut ou le bas.
    .title = Aligner
rule-AU-12 =
    Parcourez ensuite la ligne : le premier rang de gauche à droite, puis le deuxième, puis le troisième. Cet ordre ne se choisit jamais.
    .title = Ordre des cadres
rule-AU-13 =
    Un cadre à l’intérieur d’une carte est fermé. Un demi-cadre au bord d’une carte est ouvert et ne fait rien, sauf si la carte voisine lui présente un demi-cadre au même rang : les deux forment alors un cadre fermé. Seuls les cadres fermés s’activent.
    .title = Cadres fermés et ouverts
rule-AU-14 =
    Au premier rang, un cadre joint donne ce que montrent ses deux moitiés. Aux deuxième et troisième rangs, la moitié gauche est ce qu’il coûte, parfois rien, et la moitié droite ce qu’il donne. Son tour vient entre les deux cartes.
    .title = Cadres joints
rule-AU-15 =
    Chaque cadre a son tour une fois. On l’active entièrement ou on le passe ; il n’y a pas de milieu.
    Règle maison : un cadre passé ne revient pas.
    .title = Activer ou passer
rule-AU-16 =
    Ce qui est à gauche de la flèche se paie d’abord à la réserve ; ensuite on prend ce qui est à droite. Certains cadres ne coûtent rien.
    .title = Coût et gain
rule-AU-17 =
    Certains cadres demandent un nombre d’espèces différentes dans la ligne. Les tamarins comptent pour une espèce, le niveau est sans importance, et rien ne se paie.
    Règle maison : on en juge au moment d’activer.
    .title = Cadres qui demandent des espèces
rule-AU-18 =
    Certains cadres donnent leur gain une fois par tamarin de la ligne, sans rien coûter.
    Règle maison : on compte au moment d’activer. Sans tamarin, on peut activer quand même, pour rien.
    .title = Par tamarin
rule-AU-19 =
    Le signe du chimpanzé active aussitôt un autre cadre fermé, n’importe où dans la ligne, qu’il ait servi, qu’il ait été passé ou qu’il soit encore à venir. Il faut aussi remplir sa condition ou payer son coût, et il garde son propre tour. Ce n’est jamais le même cadre.
    Règle maison : ni un cadre qui a lui-même ce signe. On paie d’abord le cadre du signe, puis l’autre ; il en faut un que l’on puisse payer après, et alors il faut en choisir un. Le tout est une seule décision.
    .title = Signe du chimpanzé
rule-AU-20 =
    Le premier rang donne des ressources, le deuxième des points. Le troisième donne ce que l’espèce sait faire, et parfois des points : l’orang-outan de l’énergie, le chimpanzé une activation de plus, le gorille de la rage, le mandrill des points. Le tamarin n’a pas de spécialité.
    .title = Les trois rangs
rule-AU-25 =
    La rage gagnée fait avancer votre marqueur de rage. La piste s’arrête à 12 ; ce qui dépasse est perdu.
    .title = Rage
rule-AU-26 =
    À tout moment, on peut dépenser 4 de rage pour retirer du jeu une carte de sa ligne. On gagne aussitôt son bonus de rage : une ressource pour un tamarin, 3 points pour une carte de niveau 1 ou 2. Plusieurs fois de suite si la rage suffit.
    Règle maison : aussi avant d’aligner. Un moment se trouve entre deux de vos décisions, de la pioche jusqu’à la défausse de votre ligne, mais pas après avoir terminé la phase (voir AU-29). Si le cadre atteint part avec la carte, le cadre fermé suivant est atteint.
    .title = Retirer une carte
rule-AU-27 =
    Une carte retirée laisse un trou : les autres ne se resserrent pas, et les cadres joints au bord du trou sont de nouveau ouverts.
    Règle maison : espèces et tamarins se recomptent aussitôt. Avant d’aligner, le trou se referme.
    .title = Trous
rule-AU-28 =
    On garde toujours au moins 4 cartes, pioche, ligne et défausse ensemble.
    .title = Quatre cartes restent
rule-AU-29 =
    Règle maison : si la phase 1 met fin à la partie, chacun peut encore dépenser la rage restante et utiliser l’ordinateur, s’il n’a pas servi, avant le décompte final. Ces deux choses seulement, dans l’ordre voulu, et pas le roi.
    .title = La dernière chance
rule-AU-30 =
    Chacun choisit un des quatre jetons en secret. On les révèle ensemble.
    Règle maison : avant de choisir, on peut utiliser la rage et les objets de la phase 2, sauf la mobylette. Entre son choix et la révélation, on ne peut que changer son choix.
    .title = Jetons
rule-AU-31 =
    Le bonus du jeton est gratuit et immédiat : mandrill 2 points, orang-outan 2 énergies, gorille 2 de rage, chimpanzé un cadre de votre ligne activé de nouveau (AU-19). Seul celui du chimpanzé peut être refusé.
    Règle maison : il peut aussi attendre plus tard dans la phase.
    .title = Bonus du jeton
rule-AU-32 =
    On peut recruter un singe de l’espèce de son jeton : niveau 1 pour 3 ressources ou niveau 2 pour 6. Les mandrills coûtent des fleurs, les orangs-outans des fruits, les gorilles des graines, les chimpanzés une nourriture au choix, toute de la même sorte. Ce n’est jamais obligatoire, et jamais une autre espèce (mais voir la mobylette, AU-47).
    .title = Recruter
rule-AU-33 =
    Une recrue va face cachée sur sa pioche, même vide. On peut la regarder ; les autres, non.
    .title = Les recrues sont secrètes
rule-AU-34 =
    Une fois par manche, n’importe quand en phase 2 après la révélation, on peut payer 2 ressources identiques, énergie comprise, pour le bonus du jeton d’un voisin direct ; le bonus seulement. À deux, l’autre est votre seul voisin. Ce peut être le même jeton que le vôtre.
    Règle maison : le prix se paie d’abord. Un chimpanzé copié demande un cadre que l’on puisse payer ensuite ; tout autre bonus peut être copié même s’il ne change rien.
    .title = Copier un voisin
rule-AU-35 =
    Une recrue est la première carte de sa pile, et l’ordre entre joueurs est sans importance.
    Règle maison : à la révélation, les joueurs sont classés selon AU-52. Votre première carte d’une pile, cette manche, est celle de votre rang, une deuxième autant de places plus bas qu’il y a de joueurs. Si la pile est trop courte, votre demande payée attend la fin de la phase et se sert de ce qui reste : les premières cartes avant les deuxièmes, par rang. Les cartes non prises gardent leur ordre.
    .title = Quelle carte on reçoit
rule-AU-40 =
    Votre ligne va à votre défausse, face visible, et votre jeton vous revient.
    .title = Repos
rule-AU-41 =
    Phase 1, avant d’aligner. Pour 2 énergies (carte de niveau 1) ou 3 (niveau 2), remettez une carte piochée de ce niveau sous sa pile commune, et prenez dans votre ligne la première carte d’une pile commune du même niveau. C’est définitif, et sans bonus de rage.
    Règle maison : les joueurs sont classés par leurs quatre premières cartes piochées, et prennent dans la pile la carte de leur rang ; une pile qui n’en a pas pour vous ne peut être choisie. Les cartes rendues vont sous leurs piles à la fin de la phase 1, par rang.
    .title = Téléphone portable
rule-AU-42 =
    Phase 1 ou 2. Pour 1 énergie, échangez une de vos ressources contre une des quatre, au choix.
    Règle maison : l’énergie se paie d’abord ; pour donner de l’énergie, il en faut donc 2. La même sorte est permise.
    .title = Mini-frigo
rule-AU-43 =
    Phase 1, avant d’aligner. Pour 2 énergies, défaussez une carte piochée et piochez-en une autre.
    Règle maison : si la pioche est vide, elle est refaite après la défausse.
    .title = Ghetto-blaster
rule-AU-44 =
    Phase 3. Pour 3 énergies (niveau 1) ou 5 (niveau 2), posez une carte de votre ligne sur votre pioche au lieu de la défausser. Pas un tamarin.
    .title = Console de jeux
rule-AU-45 =
    Phase 1, avant d’aligner. Pour 4 énergies, piochez une cinquième carte pour cette manche.
    Règle maison : pas si pioche et défausse sont vides.
    .title = Flipper
rule-AU-46 =
    Toutes les phases. Pour 5 énergies, prenez 5 points.
    .title = Ordinateur
rule-AU-47 =
    Phase 2. Pour 6 énergies, recrutez sur votre pioche la première carte d’une pile de niveau 1, pour 9 d’une pile de niveau 2. Seule l’énergie la paie, et elle vient en plus de la recrue du jeton.
    Règle maison : seulement après la révélation.
    .title = Mobylette
rule-AU-50 =
    Quand quelqu’un a 80 points ou plus à la fin d’une phase, la partie s’arrête là ; chacun finit d’abord cette phase. Le plus grand total gagne, les égaux partagent la victoire. Après une phase 1 qui met fin à la partie, il n’y a ni phase 2 ni phase 3.
    .title = Fin
rule-AU-51 =
    Quand il n’y a pas assez de cartes pour tous ceux qui veulent en recruter une, la partie finit avec cette manche, phase 3 comprise. Le plus grand total gagne.
    Règle maison : on compte pile par pile. Vouloir, c’est demander ce que l’on peut payer, par jeton ou mobylette, même d’une pile vide. Qui ne reçoit rien reprend son prix et, dans l’ordre d’AU-52, peut prendre la première carte d’une pile qui en a encore, par le même moyen et en payant de nouveau, ou y renoncer ; rien d’autre n’est possible alors. Une carte qui arrive tard va sur la pioche à ce moment-là. Les égaux partagent la victoire. 80 points à la fin de la phase 2 y mettent fin à la partie, dans une telle manche aussi.
    .title = Trop peu de cartes
rule-AU-52 =
    Les joueurs choisissent alors dans l’ordre du plus grand numéro de carte de leur ligne, le plus grand d’abord.
    Règle maison : l’ordre est fixé à la révélation. Une ligne vide compte 0 ; à égalité, par place.
    .title = Qui choisit d’abord
rule-AU-60 =
    Le roi des singes a une couleur : plateau, 8 tamarins mélangés, jetons et marqueurs à 0. Trois de ses quatre jetons, tirés au sort, sont posés de gauche à droite ; le quatrième quitte le jeu.
    .title = Le roi des singes
rule-AU-61 =
    Le roi commence avec 2 ressources qui vont avec son jeton le plus à gauche : mandrill fleurs, orang-outan fruits, gorille graines, chimpanzé la nourriture de l’espèce absente.
    .title = Roi : début
rule-AU-62 =
    Si l’ordinateur n’est pas parmi les trois objets, le roi l’a pour lui seul.
    Règle maison : il n’utilise aucun autre objet.
    .title = Roi : ordinateur
rule-AU-63 =
    Le roi joue chaque phase avant vous. En phase 1, il prend 3 fleurs, 3 fruits, 3 graines et 2 énergies, puis révèle 4 cartes sans les aligner. Un tamarin lui donne la ressource de son bonus de rage, une carte de niveau 1 donne 3 points, une de niveau 2 en donne 6. De plus, chaque gorille donne 2 de rage, chaque orang-outan 2 énergies, chaque mandrill 2 points, et chaque chimpanzé les bonus de rage de tous les tamarins qu’il a révélés cette manche.
    .title = Roi : phase 1
rule-AU-64 =
    Toutes les ressources que vous gagnez, dans n’importe quelle phase, viennent d’abord de la réserve du roi, puis de la réserve commune ; celle du mini-frigo aussi.
    .title = Vous prenez au roi
rule-AU-65 =
    En phase 2, le roi prend, avant tout bonus, le jeton qui lui permet de recruter au plus haut niveau, le plus à gauche à égalité, et simplement le plus à gauche s’il ne peut rien recruter. Puis il en prend le bonus (pour le chimpanzé, les bonus de rage de ses tamarins révélés), puis recrute sur sa pioche le plus haut niveau de cette espèce qu’il peut payer maintenant. Il paie un chimpanzé avec la nourriture de l’espèce absente.
    Règle maison : un niveau dont la pile est vide est hors de sa portée, et cela ne met pas fin à la partie.
    .title = Roi : phase 2
rule-AU-66 =
    On peut copier le jeton du roi pour 2 ressources identiques.
    .title = Copier le roi
rule-AU-67 =
    En phase 3, le roi retire une carte révélée pour chaque tranche de 4 de rage (les tamarins d’abord, puis le niveau 1, puis le niveau 2 ; à égalité la dernière piochée) et prend son bonus de rage. Puis, avec 5 énergies ou plus, il achète 5 points à l’ordinateur, une fois par manche. Puis ses cartes sont défaussées.
    Règle maison : lui aussi garde 4 cartes (AU-28). La rage qu’il ne peut dépenser reste, jusqu’à 12.
    .title = Roi : phase 3
rule-AU-68 =
    Vous gagnez si vous êtes le premier à 80 points ; AU-50 s’applique.
    Règle maison : une phase finit quand le roi et vous l’avez jouée. Pour AU-50 et AU-51, le roi compte comme un joueur.
    .title = Gagner en solitaire
rule-AU-69 =
    Règle maison : là où l’exemple imprimé fait payer au roi des fruits pour un chimpanzé alors que le mandrill est absent, il faut lire des fleurs, comme dans l’exemple suivant.
    .title = Une coquille de la règle
