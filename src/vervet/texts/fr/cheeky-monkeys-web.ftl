# Les mots du navigateur pour Cheeky Monkeys ; ceux du jeu lui-même sont dans cheeky-monkeys.ftl.

web-cheeky-goal =
    { $kind ->
        [zombies] But : être la dernière personne à ne pas avoir explosé ou, en zombie, réunir les cinq morceaux du Singe-zombie légendaire.
       *[other] But : être la dernière personne à ne pas avoir explosé.
    }
web-cheeky-help = Les singes sont devant leurs dresseurs, et la pile au milieu montre ce qui va se passer, le plus récent dessus. Quand quelque chose se prépare, on demande à tout le monde en même temps : touchez une carte éclairée de votre main pour réagir, ou passez. Une carte sombre vous dit pourquoi elle ne peut pas être jouée. On peut aussi faire glisser les cartes et les singes là où ils doivent aller.
web-cheeky-key-pass = Passer
web-cheeky-key-confirm = Valider
web-cheeky-key-choose = Choisir ce qui porte ce numéro
web-cheeky-key-back = Un pas en arrière
web-cheeky-key-hand = Aller à votre main
web-cheeky-key-queue = Aller à la pile
web-cheeky-key-walk = De carte en carte
web-cheeky-key-undo = Annuler
web-cheeky-key-help = Cette page

# La table

web-cheeky-can-choose = peut être choisi
web-cheeky-at-risk = sous la menace d’une décharge
web-cheeky-next = joue ensuite
    .short = ensuite
web-cheeky-no-monkeys = Aucun singe.
web-cheeky-monkeys-of = Singes ({ $player })
    .you = Vos singes
web-cheeky-known = Cette main contient { $cards }.
web-cheeky-length =
    { $rounds ->
        [one] { $rounds } tour,
       *[other] { $rounds } tours,
    } { $actions ->
        [one] { $actions } action,
       *[other] { $actions } actions,
    }
web-cheeky-round-of = Tour { $round } : { $player }
    .you = Tour { $round } : à vous
web-cheeky-times = { $times } × { $words }
web-cheeky-deck =
    { $deck } : { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }{ $top ->
        [none] { "" }
       *[other] , { $top } sur le dessus
    }. { $last ->
        [none] Rien à la défausse.
       *[other] { $discards } à la défausse, la dernière : { $last }.
    }
web-cheeky-deck-size =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste { $count } carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
web-cheeky-deck-top = Tout le monde connaît la carte du dessus :
web-cheeky-nothing = Rien encore.

# Ma main

web-cheeky-hand = Votre main
web-cheeky-no-cards = Vous n’avez aucune carte action.
web-cheeky-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }, { $class }{ $state ->
        [lit] , jouable maintenant
        [saves] , peut vous sauver maintenant
        [chosen] , choisie
       *[dim] , pas jouable maintenant
    }

# Ce qu'on me demande

web-cheeky-answers =
    { $count ->
        [0] Vous n’avez pas de quoi réagir.
       *[other] Vous pourriez réagir avec { $cards }.
    }
web-cheeky-kept = Votre réponse, encore secrète : { $action }.
web-cheeky-order = Si plusieurs réagissent, joue en premier :
web-cheeky-order-about = On demande à tout le monde en même temps, et l’on répond en secret.
web-cheeky-wins = a gagné
web-cheeky-next-step = { $entry }. Ensuite : { $step }.
web-cheeky-end =
    { $fuses ->
        [lit] Fin du tour, mèches allumées : { $player } va exploser.
        [soggy] Fin du tour. Mèches trempées ({ $player }) : rien n’explose.
        [defused] Fin du tour. Un Sniper garde les mèches mouillées ({ $player }).
       *[none] Fin du tour. Pas de mèches allumées ({ $player }).
    }
    .you =
        { $fuses ->
            [lit] Fin du tour, mèches allumées : vous allez exploser.
            [soggy] Fin du tour. Vos mèches sont trempées : rien n’explose.
            [defused] Fin du tour. Un Sniper garde vos mèches mouillées.
           *[none] Fin du tour. Vous n’avez pas de mèches allumées.
        }
web-cheeky-phase = { $player } joue : { $phase }.
    .you = À vous : { $phase }.
web-cheeky-waits = { $player } { $what }.
web-cheeky-choose-monkey =
    { $action ->
        [ground] Quel Gratte-tête sauvez-vous ?
        [escape] Lequel de vos singes s’en va ?
        [exchange] Quel singe prenez-vous ?
        [check] Quel singe contrôlez-vous ?
        [deliver] Quel singe livrez-vous ?
        [give] Lequel de vos singes donnez-vous ?
        [gift] Lequel de vos singes donnez-vous ?
       *[snatch] Quel morceau prenez-vous ?
    }
web-cheeky-choose-given = Lequel des vôtres donnez-vous en échange ?
web-cheeky-choose-seat =
    { $action ->
        [soggy] À qui trempez-vous les mèches ?
       *[other] À qui le donnez-vous ?
    }
web-cheeky-choose-card = Quelle carte défaussez-vous ?
web-cheeky-field-monkey = Choisissez un singe
web-cheeky-field-given = Choisissez un des vôtres
web-cheeky-field-seat = Choisissez quelqu’un
web-cheeky-field-card = Choisissez une carte
web-cheeky-yours = à vous
web-cheeky-from-discards = défausse

# Sur le point d’exploser

web-cheeky-doom = Vous explosez, sauf si…
web-cheeky-doom-way =
    { $monkey ->
        [none] vous jouez { $card }
       *[other] vous jouez { $card } : { $monkey }
    }
web-cheeky-doom-none =
    { $cause ->
        [shock] …quelqu’un met votre Gratte-tête à la terre. Rien dans votre main ne peut vous sauver.
       *[fuses] …quelqu’un joue « Mèches trempées » pour vous. Rien dans votre main ne peut vous sauver.
    }
web-cheeky-doom-soon = Vos mèches sont allumées : à la fin de votre tour, vous explosez.

# Hors jeu

web-cheeky-out-watch = Regarder
web-cheeky-out-skip = Aller à la fin
web-cheeky-out-skipping = C’est fini pour vous. Les autres jouent encore ; la fin s’affichera dès qu’elle sera là.

# Le grand bouton

web-cheeky-do-play = Jouer { $card }
web-cheeky-do-done =
    { $phase ->
        [planning] Finir la Préparation
       *[training] Finir le tour
    }
web-cheeky-do-blow-up = Passer et exploser
web-cheeky-do-give = Donner { $monkey }
web-cheeky-do-snatch = Prendre { $monkey }
web-cheeky-do-gift = { $monkey } à { $player }
web-cheeky-do-discard = Défausser { $card }
web-cheeky-do-hand = Distribuer

# Distribuer sa main

web-cheeky-for-whom =
    { $count ->
        [one] Qui reçoit { $card } ? C’est la dernière.
       *[other] Qui reçoit { $card } ? Il reste { $count } cartes.
    }
web-cheeky-the-rest = tout le reste
web-cheeky-take-back = Reprendre { $card } à { $player }
web-cheeky-all-assigned = Chaque carte a trouvé preneur.

# Passer automatiquement

web-cheeky-pass-unless = Passe automatique…
    .short = Passe auto
web-cheeky-pass-on = activée
web-cheeky-pass-off = Demander chaque fois
web-cheeky-pass-round = Passer jusqu’à la fin du tour
web-cheeky-pass-match = Passer jusqu’à nouvel ordre
web-cheeky-pass-unconcerned = Sauf si cela vous concerne
web-cheeky-pass-life = Sauf si une carte décide d’une explosion
web-cheeky-pass-only = Seulement pendant (rien de coché : toujours)
web-cheeky-pass-about = La passe automatique agit au même instant pour tout le monde, quelle que soit votre main : personne ne peut rien en déduire.
web-cheeky-by-itself = automatique
web-cheeky-clock =
    { $seconds ->
        [one] Il reste { $seconds } seconde.
       *[other] Il reste { $seconds } secondes.
    }

# Pourquoi un conseil dit ce qu’il dit

cheeky-why = De tout ce que vous pouvez faire, c’est ce qui vous réussit le mieux.
cheeky-why-empty = Aucune de vos cartes ne permet de réagir.
cheeky-why-quiet = Rien ne vous menace : gardez vos cartes.
cheeky-why-mine = C’est votre propre carte : laissez faire.
cheeky-why-doomed = Aucune de vos cartes ne vous sauverait : n’en gâchez pas.
cheeky-why-unhurt = Cela ne vous touche pas : gardez vos cartes.
cheeky-why-unable = Aucune de vos cartes ne peut se jouer maintenant.
cheeky-why-stop = L’effet annoncé ({ $what }) vous nuirait plus que cette carte ne coûte.
cheeky-why-escape-of = Sans ce singe ({ $monkey }), vous risquez moins.
cheeky-why-check-of = Ce qui prendra la place de ce singe ({ $monkey }) sera moins dangereux.
cheeky-why-check-other = Ce singe ({ $monkey }) est mieux sur la pioche que chez { $player }.
cheeky-why-exchange-of = Vous gagnez au change : ce singe ({ $monkey }) vaut mieux que celui que vous donnez.
cheeky-why-take-of = Ce singe ({ $monkey }) vous rend service, et vous ne donnez rien en échange.
cheeky-why-deliver-of = Ce singe ({ $monkey }) fait moins de mal chez { $player } que chez vous.
cheeky-why-gift-of = Mieux vaut pour vous que ce singe ({ $monkey }) aille à { $player }.
cheeky-why-hand-to = Vos cartes gênent le moins chez { $player }, en plus mauvaise posture. Toutes sont prêtes à y aller.
cheeky-why-snatch = Vous n’avez pas encore ce morceau.
cheeky-why-pass = Rien ici ne vaut une carte.
cheeky-why-done = Vos cartes vaudront plus tard davantage.
cheeky-why-noway = Cette carte vous nuirait plus que celle-ci ne coûte.
cheeky-why-ground = Elle évite la décharge à ce singe.
cheeky-why-close = Ce tour-ci, plus aucun singe ne peut arriver chez vous.
cheeky-why-soggy = Vos mèches sont allumées ; mouillées, elles n’exploseront pas ce tour-ci.
cheeky-why-misfortune = Chaque singe de plus met les autres en danger.
cheeky-why-break = Plus de cartes, plus d’issues.
cheeky-why-give = C’est le singe qui vous manquera le moins.
cheeky-why-discard = C’est la carte qui vous manquera le moins.
