# Les mots du navigateur pour Cheeky Monkeys ; ceux du jeu lui-même sont dans cheeky-monkeys.ftl.

web-cheeky-help = Les singes de chacun sont devant lui, et la file au milieu montre en haut ce qui va se passer. Quand quelque chose se prépare, on demande à tout le monde en même temps : touchez une carte éclairée de votre main pour répondre, ou passez. Une carte sombre vous dit pourquoi elle ne peut pas être jouée. On peut aussi faire glisser les cartes et les singes là où ils doivent aller.
web-cheeky-key-pass = passer
web-cheeky-key-confirm = faire ce que dit le grand bouton
web-cheeky-key-choose = choisir ce qui porte ce numéro
web-cheeky-key-back = un pas en arrière
web-cheeky-key-hand = vers la main
web-cheeky-key-queue = vers la file
web-cheeky-key-walk = de carte en carte
web-cheeky-key-undo = reprendre
web-cheeky-key-help = cette page

# La table

web-cheeky-can-choose = peut être choisi
web-cheeky-at-risk = menacé par la décharge
web-cheeky-no-monkeys = Aucun singe.
web-cheeky-monkeys-of = Singes de { $player }
web-cheeky-known = Vous savez qu’il y a { $cards } dans cette main.
web-cheeky-round-of = Manche { $round } : { $player }
web-cheeky-times = { $times } × { $words }
web-cheeky-deck =
    { $deck } : { $size } cartes{ $top ->
        [none] { "" }
       *[other] , { $top } sur le dessus
    }. { $last ->
        [none] Rien n’est défaussé.
       *[other] { $discards } à la défausse, la dernière : { $last }.
    }
web-cheeky-deck-size =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste { $count } carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
web-cheeky-deck-top = Tout le monde sait ce qui est sur le dessus :
web-cheeky-nothing = Rien encore.

# Ma main

web-cheeky-hand = Votre main
web-cheeky-no-cards = Vous n’avez aucune carte action.
web-cheeky-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }, { $class }{ $state ->
        [lit] , utilisable maintenant
        [chosen] , choisie
       *[dim] , inutilisable maintenant
    }

# Ce qu'on me demande

web-cheeky-answers =
    { $count ->
        [0] Vous n’avez pas de réponse à cela.
       *[other] Vous pourriez répondre avec { $cards }.
    }
web-cheeky-kept = Votre réponse, encore secrète : { $action }.
web-cheeky-order = Si plusieurs répondent, le premier joue :
web-cheeky-order-about = On demande à tout le monde en même temps, et chacun répond en secret.
web-cheeky-wins = a gagné
web-cheeky-next-step = { $entry }. Ensuite : { $step }.
web-cheeky-end =
    { $fuses ->
        [lit] La manche de { $player } se termine et les mèches brûlent : { $player } va exploser.
        [soggy] La manche de { $player } se termine. Les mèches sont trempées : rien n’explosera.
        [defused] La manche de { $player } se termine. Un Sniper garde les mèches mouillées.
       *[none] La manche de { $player } se termine. Aucune mèche n’y brûle.
    }
web-cheeky-phase = Manche de { $player } : { $phase }.
web-cheeky-waits = { $player } { $what }.
web-cheeky-choose-monkey =
    { $action ->
        [ground] Quel Gratte-tête sauver ?
        [escape] Lequel de vos singes doit partir ?
        [exchange] Quel singe prenez-vous ?
        [check] Quel singe contrôler ?
        [deliver] Quel singe livrez-vous ?
        [give] Lequel de vos singes donnez-vous ?
        [gift] Lequel de vos singes offrez-vous ?
       *[snatch] Quelle partie prenez-vous ?
    }
web-cheeky-choose-given = Lequel des vôtres donnez-vous en échange ?
web-cheeky-choose-seat =
    { $action ->
        [soggy] Les mèches de qui tremper ?
       *[other] Qui le reçoit ?
    }
web-cheeky-choose-card = Quelle carte défaussez-vous ?
web-cheeky-field-monkey = Choisissez un singe
web-cheeky-field-given = Choisissez un des vôtres
web-cheeky-field-seat = Choisissez un joueur
web-cheeky-field-card = Choisissez une carte
web-cheeky-yours = à vous
web-cheeky-from-discards = défausse

# Le grand bouton

web-cheeky-do-play = Jouer { $card }
web-cheeky-do-done =
    { $phase ->
        [planning] Fini de préparer
       *[training] Finir ma manche
    }
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
web-cheeky-pass-on = actif
web-cheeky-pass-off = me demander chaque fois
web-cheeky-pass-round = passer jusqu’à la fin de la manche
web-cheeky-pass-match = passer jusqu’à nouvel ordre
web-cheeky-pass-unconcerned = sauf si cela me concerne
web-cheeky-pass-only = Seulement (rien de coché : partout)
web-cheeky-pass-about = On passe à un instant qui est le même pour tous, quoi que vous ayez en main : personne ne peut rien en déduire.
web-cheeky-by-itself = automatique
web-cheeky-clock =
    { $seconds ->
        [one] Il reste { $seconds } seconde.
       *[other] Il reste { $seconds } secondes.
    }
