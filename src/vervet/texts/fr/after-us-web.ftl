# Les mots du client pour navigateur d'After Us ; ceux du jeu lui-même sont dans after-us.ftl.

web-after-card =
    { $colour ->
        [none] { $species }, niveau { $level }, numéro { $number }
       *[other] { $species } { $colour }, numéro { $number }
    }
web-after-place = Place { $place } sur { $count } : { $card }
web-after-can-choose = peut être choisie
web-after-gap = Vide laissé par une carte retirée
web-after-line = Ligne
web-after-no-line = Il n’y a pas de cartes ici.
web-after-left = Carte { $card } d’une place vers la gauche
web-after-right = Carte { $card } d’une place vers la droite
web-after-moved =
    { $gain ->
        [none] La carte { $card } est à la place { $place } sur { $count }.
       *[other] La carte { $card } est à la place { $place } sur { $count }. La ligne donne { $gain }.
    }
web-after-targets = Cadres qui peuvent être réactivés

# Cadres

web-after-again = un autre cadre encore une fois
web-after-free = gratuit
web-after-deal =
    { $pay ->
        [none]
            { $species ->
                [0]
                    { $each ->
                        [yes] { $gain } par tamarin dans la ligne
                       *[no] { $gain ->
                            [none] pour rien
                           *[other] { $gain }
                        }
                    }
               *[other] avec { $species } espèces, { $gain }
            }
       *[other]
            { $gain ->
                [none] pour { $pay }
               *[other] { $gain } pour { $pay }
            }
    }
web-after-half =
    { $side ->
        [left] demi-cadre ouvert à gauche : { $deal }
       *[right] demi-cadre ouvert à droite : { $deal }
    }
web-after-frame = { $frame } : { $deal }
web-after-row = Rangée { $row } : { $frames }
web-after-nothing = rien
web-after-bonus = Retirée par la rage : { $gain }

# Aperçu

web-after-preview = Cet ordre donne
web-after-plan = Le plan
web-after-total = En tout
web-after-worth = vaut environ { $points } points
web-after-worth-least = vaut au moins { $points } points
web-after-best = Meilleur ordre
web-after-best-already = Aucun ordre ne donne plus.
web-after-best-found = Aucun meilleur ordre n’a été trouvé.

# Cadres pris d'eux-mêmes

web-after-auto = Pris d’eux-mêmes
web-after-auto-hand = aucun
web-after-auto-free = cadres gratuits
web-after-auto-plan = comme prévu

# Jetons

web-after-tokens = Jetons
web-after-face-down = face cachée
web-after-no-token = pas encore choisi
web-after-choose-token = Choisissez un jeton
web-after-change = Changer
web-after-recruited = Recrutés
web-after-request-waits = attend : la pile est courte
web-after-on-deck = sur votre pioche

# Ce qu'il reste à dire d'une action

web-after-field-level = Quel niveau
web-after-field-food = Payer avec
web-after-field-price = Payer avec
web-after-field-neighbour = Copier qui
web-after-field-target = Quel cadre
web-after-field-frame = Quel cadre
web-after-field-card = Quelle carte
web-after-field-pile = De quelle pile
web-after-field-species = Quelle espèce
web-after-field-give = Donner
web-after-field-get = Recevoir
web-after-touch-card = Touchez une carte de votre ligne.
web-after-touch-frame = Touchez un cadre de votre ligne pour le réactiver.
web-after-touch-target = Touchez le cadre à réactiver.

web-after-do-arrange = Fixer cette ligne
web-after-do-token = Choisir { $species }
web-after-do-recruit = Recruter niveau { $level } pour { $price }
web-after-do-moped = Aller chercher { $species } niveau { $level }
web-after-do-remove = Retirer la carte { $card }
web-after-do-blaster = Remplacer la carte { $card }
web-after-do-console = Garder la carte { $card }
web-after-do-phone = Échanger la carte { $card }
web-after-do-reactivate = Réactiver { $frame }
web-after-do-copy = Copier pour { $price }
web-after-do-fridge = Changer { $give } en { $get }
web-after-copy = Copier un voisin
web-after-rage = Utiliser la rage
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
        [one] { $count } carte a été retirée par la rage.
       *[other] { $count } cartes ont été retirées par la rage.
    }
web-after-piles = Piles communes
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
web-after-king-stock = Ce que vous gagnez vient d’abord de sa réserve.
web-after-king-missing = Absent de cette partie : { $token }
web-after-king-did = Ce qu’il a fait

# Aide

web-after-help = Glissez vos quatre cartes dans l’ordre que vous voulez, ou utilisez les flèches au-dessous : les demi-cadres qui se rejoignent n’en font qu’un, les cadres fermés s’allument, et à côté de la ligne vous voyez ce qu’elle donne. Fixez la ligne, puis décidez de chaque cadre à son tour. En phase 2, choisissez un jeton en secret : il dit quelle espèce vous pouvez recruter. Touchez un objet pour l’utiliser, ou pour savoir pourquoi vous ne le pouvez pas. Touchez une carte pour la voir en grand, un peu plus longuement pendant que vous la placez.
web-after-key-move = Déplacer la carte qui a le focus
web-after-key-pick = Choisir ; prendre une carte et la poser
web-after-key-look = Voir la carte en grand
web-after-key-back = Un pas en arrière
web-after-key-best = Meilleur ordre
web-after-key-confirm = Faire ce que dit le grand bouton
web-after-key-skip = Passer le cadre
web-after-key-rage = Utiliser la rage
web-after-key-monkeys = Recruter, copier un voisin, réactiver
web-after-key-objects = Utiliser le premier, deuxième, troisième objet
web-after-key-undo = Annuler
web-after-key-help = Cette page
