# Mots du client web pour Itchy Monkey ; ceux du jeu sont dans itchy-monkey.ftl.

web-itchy-board = Plateau
web-itchy-empty = libre
web-itchy-no-lice = sans poux
web-itchy-lice-of = { itchy-lice } de { $player }
web-itchy-role-source = peut être choisi
web-itchy-role-selected = choisi
web-itchy-role-target = on peut aller ici
web-itchy-role-landing = un pou peut sauter ici
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
web-itchy-where = Choisissez où va { $cell } : une case libre pour bousculer, un singe voisin pour sauter.
web-itchy-no-way = Rien ne mène de { $from } à { $to } : singes et poux vont tout droit, vers le haut, le bas, la gauche ou la droite.
web-itchy-choose-monkey = Choisissez un singe
web-itchy-choose-target = Où aller ?
web-itchy-instead = Choisir plutôt { $cell }
web-itchy-which-louse = Quel pou saute
web-itchy-party = Qui passe
web-itchy-party-workers = Ouvriers qui passent
web-itchy-party-queens = Reines qui passent
web-itchy-party-none = Aucun
web-itchy-party-all = Tous
web-itchy-spy-of = espion de { $player }
web-itchy-counted =
    { $count ->
        [one] compte pour { $count } ouvrier
       *[other] compte pour { $count } ouvriers
    }
web-itchy-colony-of = colonie de { $players }
web-itchy-clan-of = espèce de { $player }
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
web-itchy-party-spy = L’espion passe
web-itchy-where-clan = Choisissez où va { $cell } : une case libre, ou une flèche hors du plateau.
web-itchy-and-more =
    { $count ->
        [one] Et { $count } autre chose.
       *[other] Et { $count } autres choses.
    }
web-itchy-result-exceed = Vous l’emportez
web-itchy-result-match = Tous rentrent
web-itchy-result-weak = Trop faible
web-itchy-help = Touchez un singe : ce qu’il peut faire s’éclaire. Touchez une case éclairée pour le bousculer jusque-là, ou faites glisser le singe ; touchez un singe voisin éclairé pour sauter. Vous voyez ce qui arriverait avant de confirmer. Touchez le but encore une fois, ou le bouton, pour le faire. Ce qui n’est pas possible dit pourquoi. Restez sur un singe pour tout en lire. En mode Clan, des flèches au bord mènent hors du plateau.
web-itchy-key-walk = Parcourir le plateau
web-itchy-key-pick = Choisir ; encore une fois sur le but pour agir
web-itchy-key-back = Un pas en arrière
web-itchy-key-verbs = Se reproduire, sauter, bousculer, épouiller, échanger, quitter le plateau
web-itchy-key-workers = Tant d’ouvriers passent
web-itchy-key-queens = Une reine de plus passe ; un autre pou saute
web-itchy-key-explain = Tout dire du singe
web-itchy-key-spy = L’espion passe ou vient
web-itchy-key-shove = Pousser plus loin le singe bousculé
web-itchy-key-all = Autant que possible passent
web-itchy-key-confirm = Faire ce que dit le grand bouton
web-itchy-key-end = Finir le tour, ou passer
web-itchy-key-undo = Reprendre
web-itchy-key-help = Cette page
