# Les mots du client pour navigateur d'After Us ; ceux du jeu lui-même sont dans after-us.ftl.

web-after-card =
    { $colour ->
        [none] { $species }, niveau { $level }, numéro { $number }
       *[other] { $species } { $colour }, numéro { $number }
    }
web-after-place = Place { $place } sur { $count } : { $card }
web-after-can-choose = peut être choisie
web-after-gap = Trou laissé par une carte écartée
web-after-line = Assemblée
web-after-no-line = Il n’y a pas de cartes ici.
web-after-left = Carte { $card } d’une place vers la gauche
web-after-right = Carte { $card } d’une place vers la droite
web-after-moved =
    { $gain ->
        [none] La carte { $card } est à la place { $place } sur { $count }.
       *[other] La carte { $card } est à la place { $place } sur { $count }. L’Assemblée donne { $gain }.
    }
web-after-targets = Cartouches à réactiver

# Cadres

web-after-again = un autre cartouche réactivé
web-after-free = gratuit
web-after-deal =
    { $pay ->
        [none]
            { $species ->
                [0]
                    { $each ->
                        [yes] { $gain } par tamarin dans l’Assemblée
                       *[no] { $gain ->
                            [none] pour rien
                           *[other] { $gain }
                        }
                    }
               *[other] avec { $species } types, { $gain }
            }
       *[other]
            { $gain ->
                [none] pour { $pay }
               *[other] { $gain } pour { $pay }
            }
    }
web-after-half =
    { $side ->
        [left] cartouche ouvert à gauche : { $deal }
       *[right] cartouche ouvert à droite : { $deal }
    }
web-after-frame = { $frame } : { $deal }
web-after-row = Ligne { $row } : { $frames }
web-after-frames = { $first } ; { $last }
web-after-nothing = rien
web-after-bonus = Écartée par la Rage : { $gain }

# Aperçu

web-after-preview = Cet ordre donne
web-after-plan = Le plan
web-after-total = En tout
web-after-worth = vaut environ { $points } points
web-after-worth-least = vaut au moins { $points } points
web-after-best = Meilleur ordre
web-after-best-already = Aucun ordre ne donne plus.
web-after-best-found = Pas trouvé de meilleur ordre.
web-after-follow = Jouer comme prévu
web-after-follow-best = Jouer au mieux

# Cadres pris d'eux-mêmes

web-after-auto = Activation automatique
web-after-auto-hand = Aucun cartouche
web-after-auto-free = Cartouches gratuits
web-after-auto-plan = Comme prévu

# Jetons

web-after-tokens = Jetons
web-after-face-down = face cachée
web-after-no-token = pas encore choisi
web-after-choose-token = Choisissez un jeton
web-after-change = Changer
web-after-recruited = Recrues
web-after-request-waits = attend : le paquet est court
web-after-suggestion = Le bouton propose un choix ; vous pouvez en faire un autre.
web-after-too-dear = Vous ne pouvez pas payer de nouveau singe avec ce jeton ({ $species }).
web-after-on-deck = sur votre pioche

# Ce qu'il reste à dire d'une action

web-after-field-level = Quel niveau ?
web-after-field-food = Payer avec
web-after-field-price = Payer avec
web-after-field-neighbour = Copier qui ?
web-after-field-target = Quel cartouche ?
web-after-field-frame = Quel cartouche ?
web-after-field-card = Quelle carte ?
web-after-field-pile = De quel paquet ?
web-after-field-species = Quel type ?
web-after-field-give = Donner
web-after-field-get = Recevoir
web-after-touch-card = Touchez une carte de votre Assemblée.
web-after-touch-frame = Touchez un cartouche de votre Assemblée pour le réactiver.
web-after-touch-target = Touchez le cartouche à réactiver.

web-after-do-arrange = Valider l’Assemblée
web-after-do-token = Choisir { after-the-species }
web-after-do-recruit = Recruter (niveau { $level }) : { $price }
web-after-do-moped = Mobylette : { $species }, niveau { $level }
web-after-do-remove = Écarter la carte { $card }
web-after-do-blaster = Remplacer la carte { $card }
web-after-do-console = Garder la carte { $card }
web-after-do-phone = Échanger la carte { $card }
web-after-do-reactivate = Réactiver { $frame }
web-after-do-copy = Copier pour { $price }
web-after-do-fridge = Changer { $give } en { $get }
web-after-copy = Copier un jeton voisin
web-after-rage = Dépenser 4 Rages
web-after-rage-bonus = Son bonus :
web-after-waiting =
    { $count ->
        [one] { $players } réfléchit encore.
       *[other] { $players } réfléchissent encore.
    }

# Plateaux

web-after-counts =
    { $points ->
        [one] { $points } point · pioche { $deck } · défausse { $discard }
       *[other] { $points } points · pioche { $deck } · défausse { $discard }
    }
web-after-look = Tout sur { $player }
web-after-my-cards = Pioche { $deck } · défausse { $discard }
web-after-deck = Pioche : { $count }
web-after-deck-top = Sur le dessus, dans cet ordre :
web-after-deck-loose = Quelque part dessous, dans un ordre que personne ne connaît :
web-after-discard = Défausse : { $count }
web-after-removed =
    { $count ->
        [one] { $count } carte écartée par la Rage.
       *[other] { $count } cartes écartées par la Rage.
    }
web-after-piles = Paquets communs
web-after-pile = { $pile } : { $count }
web-after-track = Score, jusqu’à { $goal }
web-after-points-of =
    { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }
web-after-large = Grandes cartes
web-after-scores = Scores finaux
web-after-won = gagne
web-after-last-round =
    { $points ->
        [0] rien au dernier tour
       *[other] +{ $points } au dernier tour
    }
web-after-king-stock = Ce que vous gagnez vient d’abord de sa réserve.
web-after-king-computer = Il a un ordinateur : avec 5 énergies ou plus, il achète 5 points à la fin du tour.
web-after-king-missing = Absent de cette partie : { $token }
web-after-king-did = Ce qu’il a fait

# Aide

web-after-goal =
    { $kind ->
        [solo] But : atteindre { $goal } points avant le Roi Singe.
       *[other] But : avoir le plus de points quand quelqu’un atteint { $goal }.
    }
web-after-help = Glissez vos quatre cartes dans l’ordre que vous voulez, ou utilisez les flèches au-dessous : les cartouches ouverts qui se rejoignent n’en font qu’un, les cartouches fermés s’allument, et à côté de l’Assemblée vous voyez ce qu’elle donne. Validez l’Assemblée, puis décidez de chaque cartouche. En phase 2, choisissez un jeton en secret : il dit quel type de singe vous pouvez recruter. Touchez un objet pour l’utiliser, ou pour savoir pourquoi vous ne le pouvez pas. Touchez une carte pour la voir en grand (en assemblant : appui long).
web-after-sign-again = Symbole du chimpanzé
    .about = Réactivez un autre cartouche fermé de votre Assemblée, à son coût habituel.
web-after-sign-species = Types
    .about = Il faut au moins autant de types de singes différents dans votre Assemblée. Cela ne coûte rien.
web-after-sign-each-tamarin = Par tamarin
    .about = Le gain compte une fois par tamarin de votre Assemblée.
web-after-sign-level = Feuilles
    .about = Le niveau d’une carte ; les tamarins n’en ont pas.
web-after-sign-closed = Cartouche fermé
    .about = Vous pouvez l’activer quand son tour arrive.
web-after-sign-half = Cartouche ouvert
    .about = Sans effet, sauf si la carte voisine porte l’autre moitié sur la même ligne.
web-after-sign-arrow = Flèche
    .about = Payez ce qui est à gauche, recevez ce qui est à droite.
web-after-key-move = Déplacer la carte qui a le focus
web-after-key-pick = Choisir ; prendre une carte et la poser
web-after-key-look = Voir la carte en grand
web-after-key-back = Un pas en arrière
web-after-key-best = Meilleur ordre
web-after-key-confirm = Valider
web-after-key-skip = Ignorer le cartouche
web-after-key-rage = Dépenser 4 Rages
web-after-key-monkeys = Recruter, copier un jeton voisin, réactiver
web-after-key-plan = Jouer l’Assemblée comme prévu
web-after-key-done = Terminer la phase
web-after-key-objects = Utiliser le premier, deuxième, troisième objet
web-after-key-undo = Annuler
web-after-key-help = Cette page

# Pourquoi un conseil dit ce qu’il dit

after-why = Cela rapporte plus que cela ne coûte.
after-why-free = C’est gratuit, et vous gagnez { $gain }.
after-why-deal = { $pay } contre { $gain }, c’est une bonne affaire.
after-why-again =
    { $pay ->
        [none] Réactivé, ce cartouche vous rapporte { $gain }.
       *[other] Réactivé, ce cartouche vous rapporte { $gain } contre { $pay }.
    }
after-why-lacking = Trop peu de types de singes dans votre Assemblée : ce cartouche en demande { $species }.
after-why-unpaid = Vous ne pouvez pas le payer : ce cartouche coûte { $pay }.
after-why-dear =
    { $gain ->
        [none] Mieux vaut garder { $pay } pour autre chose.
       *[other] Mieux vaut garder { $pay } : { $gain }, c’est trop peu.
    }
after-why-bonus = Son bonus ({ $bonus }) et ses singes vont bien avec ce que vous avez.
after-why-hire = Pour { $price }, vous recrutez un singe plus fort, qui rapporte à chaque tour suivant.
after-why-nothing = Il n’y a rien d’autre à faire ici.
after-why-arrange = Aucun ordre trouvé ne rapporte plus avec ces cartes.
after-why-activate = Ce qu’il rapporte vaut plus que ce qu’il coûte.
after-why-skip = Ce qu’il coûte vaut plus que ce qu’il rapporte.
after-why-remove = Le bonus d’aujourd’hui vaut plus que la carte demain.
after-why-recruit = Un singe plus fort rapporte à chaque tour suivant.
after-why-copy = Le jeton voisin vous rapporte plus que la copie ne coûte.
after-why-reactivate = De tous les cartouches, c’est celui qui rapporte le plus la seconde fois.
after-why-done = Rien d’autre ici ne vaut son prix.
