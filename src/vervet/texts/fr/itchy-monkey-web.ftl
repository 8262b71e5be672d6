# Mots du client web pour Itchy Monkey ; ceux du jeu sont dans itchy-monkey.ftl.

web-itchy-board = Plateau
web-itchy-empty = libre
web-itchy-no-lice = sans poux
web-itchy-lice-of = { $player } : { itchy-lice }
web-itchy-role-source = peut être choisi
web-itchy-role-selected = choisi
web-itchy-role-target = on peut aller ici
web-itchy-role-landing = un pou peut sauter ici
web-itchy-role-deciding = a fait la différence
web-itchy-colonies =
    { $count ->
        [0] aucune colonie
        [one] { $count } colonie
       *[other] { $count } colonies
    }
web-itchy-do =
    { $travel ->
        [yes] { $action } vers { $cell }
       *[no] { $action } en { $cell }
    }
web-itchy-where = Où ? Case libre : bousculer. Singe voisin : sauter.
web-itchy-no-way = Rien ne mène de { $from } à { $to } : on va tout droit, en ligne ou en colonne.
web-itchy-choose-monkey = Choisissez un singe
web-itchy-choose-target = Où aller ?
web-itchy-instead = Choisir plutôt { $cell }
web-itchy-which-louse = Quel pou saute ?
web-itchy-party = Qui saute ?
web-itchy-party-workers = Ouvriers qui sautent
web-itchy-party-queens = Reines qui sautent
web-itchy-party-none = Aucun
web-itchy-party-all = Tous
web-itchy-spy-of = espion ({ $player })
    .you = votre espion
web-itchy-counted =
    { $count ->
        [one] compte pour { $count } ouvrier
       *[other] compte pour { $count } ouvriers
    }
web-itchy-colony-of = colonie ({ $players })
    .you = votre colonie
web-itchy-clan-of = espèce ({ $player })
    .you = votre espèce
web-itchy-nitpickable = peut être épouillé
web-itchy-borrowed = Emprunté aux singes voisins.
web-itchy-supply =
    { $party ->
        [yes] En réserve : { itchy-workers }, { itchy-queens }, { itchy-spies }
       *[no] En réserve : { itchy-workers }, { itchy-queens }
    }
web-itchy-no-species = Pas encore d’espèce
web-itchy-safe =
    { $count ->
        [one] À l’abri : { $monkeys }
       *[other] { $count } à l’abri : { $monkeys }
    }
web-itchy-exit =
    { $way ->
        [north] Hors du plateau au nord, de { $cell } à l’abri
        [east] Hors du plateau à l’est, de { $cell } à l’abri
        [south] Hors du plateau au sud, de { $cell } à l’abri
       *[west] Hors du plateau à l’ouest, de { $cell } à l’abri
    }
web-itchy-pick = Espèces
web-itchy-choose-species = Choisissez une espèce
web-itchy-do-pick = Prendre les { $species }
web-itchy-do-leave = À l’abri depuis { $cell }
web-itchy-way-out = Sortie
web-itchy-with-spy = Avec un espion
web-itchy-party-spy = L’espion saute
web-itchy-where-clan = Où ? Une case libre, ou une flèche hors du plateau.
web-itchy-will-spawn = Vous aurez { itchy-party } de plus en { $cell }.
web-itchy-will-place = Vous commencerez en { $cell } avec { itchy-lice }.
web-itchy-will-settle = Vous reviendrez en { $cell } avec { itchy-workers }.
web-itchy-will-bump = Vous bousculerez { itchy-the-species } de { $cell } { itchy-the-way } jusqu’en { $to }.
web-itchy-will-jump = Vous sauterez de { $cell } à { $to } avec { itchy-party }.
web-itchy-will-cross = Vous ferez sauter { itchy-party } de { $cell } à { $to }.
web-itchy-will-exchange = Vous échangerez { itchy-workers } en { $cell } contre une reine.
web-itchy-and-more =
    { $count ->
        [one] Et { $count } autre chose.
       *[other] Et { $count } autres choses.
    }
web-itchy-result-exceed = Le singe est à vous
web-itchy-result-match = Tous rentrent
web-itchy-result-weak = Trop faible
web-itchy-goal =
    { $kind ->
        [clan] But : plus un pou sur aucun singe de votre espèce.
       *[other] But : des colonies sur 3 gorilles, sur 4 singes d’une même espèce, ou sur des singes de 5 espèces différentes.
    }
web-itchy-help = Touchez un singe : ce qu’il peut faire s’éclaire. Touchez une case éclairée pour le bousculer jusque-là, ou faites glisser le singe ; touchez un singe voisin éclairé pour sauter. Vous voyez ce qui arriverait avant de valider. Touchez encore une fois la case visée, ou le bouton, pour le faire. Ce qui n’est pas possible dit pourquoi. Restez sur un singe pour tout en lire. En mode Clan, des flèches au bord mènent hors du plateau.
web-itchy-key-walk = Parcourir le plateau
web-itchy-key-pick = Choisir ; encore une fois sur la case visée pour agir
web-itchy-sign-worker = Chacun ajoute 1 à la force de sa couleur.
web-itchy-sign-queen = Chacune ajoute 2 à la force de sa couleur.
web-itchy-sign-spy = Se tient à côté des poux des autres et compte pour sa propre couleur.
web-itchy-sign-colony = Bannière
    .about = Une colonie des couleurs qu’elle porte.
web-itchy-sign-power = Force
    .about = Le nombre sur un singe : la force des poux qu’il porte.
web-itchy-sign-nitpick = Peigne
    .about = 5 ouvriers ou plus : on peut épouiller ce singe.
web-itchy-sign-rest = Sommeil
    .about = En mode Clan : ce singe vient de se déplacer et se repose.
web-itchy-sign-outbreak = Contagion
    .about = En mode Clan : une contagion est partie d’ici pendant ce tour.
web-itchy-sign-abilities = Quand les pouvoirs sont en jeu, chaque espèce a le sien :
web-itchy-key-back = Un pas en arrière
web-itchy-key-verbs = Se reproduire, sauter, bousculer, épouiller, échanger, quitter le plateau
web-itchy-key-workers = Ce nombre d’ouvriers saute
web-itchy-key-queens = Une reine de plus saute ; un autre pou saute
web-itchy-key-explain = Tout dire du singe
web-itchy-key-spy = L’espion saute avec ou s’ajoute
web-itchy-key-shove = Pousser plus loin le singe bousculé
web-itchy-key-all = Autant que possible sautent
web-itchy-key-confirm = Valider
web-itchy-key-end = Finir le tour, ou passer
web-itchy-key-undo = Annuler
web-itchy-key-help = Cette page

# Pourquoi un conseil dit ce qu’il dit

itchy-why = De tout ce que vous pouvez faire, c’est ce qui vous met le mieux en place.
itchy-why-colony = Avec { $count } de vos ouvriers, vous fondez une colonie en { $cell }, et les colonies font gagner.
itchy-why-hold = Votre colonie en { $cell } passe à { $count } ouvriers : plus dure à prendre.
itchy-why-grow =
    { $count ->
        [one] En { $cell }, vous aurez 1 ouvrier ; 3 font une colonie.
       *[other] En { $cell }, vous aurez { $count } ouvriers ; 3 font une colonie.
    }
itchy-why-reach = Vos poux gagnent { $cell } : un singe de plus où grandir.
itchy-why-bump = En { $to }, { itchy-the-species } est le mieux placé pour la suite.
itchy-why-event-win = C’est la victoire.
itchy-why-place = D’ici, on peut s’étendre de bien des façons.
itchy-why-spawn = C’est ici que de nouveaux poux vous servent le mieux.
itchy-why-event-shove = { itchy-the-species } est poussé jusqu’en { $to }.
itchy-why-event-cross = Des poux sautent en { $to }.
itchy-why-event-outbreak = Une contagion part de { $cell } vers { $to }.
itchy-why-event-clean = Plus un pou en { $cell }.
itchy-why-event-jump = Des poux sautent en { $to }.
itchy-why-event-nitpick = Les poux adverses ({ $loser }) quittent { $cell }.
itchy-why-event-exchange = En { $cell }, une reine fera naître plus de poux, et ses ouvriers reviennent en réserve.
itchy-why-event-fight =
    { $result ->
        [exceed] Vous prenez { $cell } : { $attack } contre { $defence }.
       *[other] { $cell } se vide : { $attack } contre { $defence }, tous rentrent.
    }
