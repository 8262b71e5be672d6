# Ce que dit `vervet cards`.

terminal-cards = Voir les cartes d’un jeu, en texte ou dessinées.
    .more = Sans --show, toutes les cartes sont listées dans la notation du fichier de matériel du jeu. Avec, le dessin est écrit dans un fichier ; un terminal montre aussi l’Assemblée en signes.
    .examples =
        vervet cards after-us --pile mandrill-1
        vervet cards after-us --show 7,6,231,143
        vervet cards after-us --show 7,-,231 --output assemblee.svg
cards-help-show = Dessiner ces cartes en Assemblée, en SVG : des numéros séparés par des virgules, - pour un trou.
cards-help-pile = Lister seulement ce paquet : tamarin, mandrill-1, mandrill-2, etc.
cards-help-output = Où écrire le dessin, - pour la sortie redirigée (un fichier au nom des cartes).
cards-none = « { $game } » n’a pas de cartes à montrer. Jeux qui en ont : { $expected }.
cards-show-or-pile = Donnez --show ou --pile, pas les deux.
cards-output-alone = --output va avec --show : dites quelles cartes dessiner.
cards-too-many = Une Assemblée a { $most } places au plus, pas { $count }.
cards-no-card = Il n’y a pas de carte « { $value } ». Les cartes sont { $expected }, et - est un trou.
cards-twice = La carte { $value } y est deux fois ; il n’y en a qu’une.
terminal-no-pile = Il n’y a pas de paquet « { $value } ». Les paquets sont : { $expected }.
cards-sets = les mêmes pour chaque couleur, à partir de { $numbers }
cards-title = After Us : { $cards }
cards-name =
    { $number }, { $species ->
        [mandrill] mandrill
        [orangutan] orang-outan
        [gorilla] gorille
        [chimpanzee] chimpanzé
       *[tamarin] { $colour ->
            [yellow] tamarin jaune
            [blue] tamarin bleu
            [pink] tamarin rose
            [red] tamarin rouge
            [turquoise] tamarin turquoise
           *[purple] tamarin violet
        }
    }{ $level ->
        [0] { "" }
       *[other] , niveau { $level }
    }
