# Itchy Monkey en mots. Événements et refus reçoivent leurs champs en variables ; les places arrivent en noms ($player, $loser),
# le reste dans les mots du moteur ($species, $way, $phase, $reason) et en nombres.

itchy-monkey-name = Itchy Monkey
itchy-monkey-about = Des familles de poux se disputent une troupe de singes : multipliez-vous, sautez, bousculez les singes, et fondez vos colonies avant que les autres ne vous épouillent.

# Options

itchy-monkey-option-players = Joueurs
itchy-monkey-option-players-about = À deux sur le petit plateau, à trois ou quatre sur le grand.
itchy-monkey-option-edition = Édition
itchy-monkey-option-edition-about = Là où la règle française et la règle anglaise diffèrent : à quelle distance des autres on commence, et comment on revient quand on n'a plus de poux.
itchy-monkey-option-edition-fr = française
itchy-monkey-option-edition-en = anglaise
itchy-monkey-option-tamarin = Tamarin empereur
itchy-monkey-option-tamarin-about = L'espèce dont les tamarins empereurs prennent la place sur le plateau.
itchy-monkey-option-tamarin-none = reste dans la boîte
itchy-monkey-option-tamarin-baboon = à la place des babouins
itchy-monkey-option-tamarin-lemur = à la place des lémuriens
itchy-monkey-option-tamarin-capuchin = à la place des capucins
itchy-monkey-option-tamarin-howler = à la place des hurleurs
itchy-monkey-option-repetitions = Répétitions avant partie nulle
itchy-monkey-option-repetitions-about = Quand la même position commence un tour pour la énième fois, personne ne gagne.
itchy-monkey-option-rounds = Nombre de manches
itchy-monkey-option-rounds-about = Après tant de manches sans vainqueur, personne ne gagne.

# Espèces

itchy-species-gorilla = gorille
    .short = gorille
    .plural = gorilles
    .the = le gorille
    .gender = masculine
itchy-species-baboon = babouin
    .short = babouin
    .plural = babouins
    .the = le babouin
    .gender = masculine
itchy-species-lemur = lémurien
    .short = lémurien
    .plural = lémuriens
    .the = le lémurien
    .gender = masculine
itchy-species-capuchin = capucin
    .short = capucin
    .plural = capucins
    .the = le capucin
    .gender = masculine
itchy-species-howler = hurleur
    .short = hurleur
    .plural = hurleurs
    .the = le hurleur
    .gender = masculine
itchy-species-tamarin = tamarin empereur
    .short = tamarin
    .plural = tamarins empereurs
    .the = le tamarin empereur
    .gender = masculine
itchy-the-species =
    { $species ->
        [gorilla] { itchy-species-gorilla.the }
        [baboon] { itchy-species-baboon.the }
        [lemur] { itchy-species-lemur.the }
        [capuchin] { itchy-species-capuchin.the }
        [howler] { itchy-species-howler.the }
        [tamarin] { itchy-species-tamarin.the }
       *[other] le singe
    }

# Directions

itchy-way-north = nord
itchy-way-east = est
itchy-way-south = sud
itchy-way-west = ouest
itchy-the-way =
    { $way ->
        [north] vers le { itchy-way-north }
        [east] vers l'{ itchy-way-east }
        [south] vers le { itchy-way-south }
       *[west] vers l'{ itchy-way-west }
    }

# Poux

itchy-louse-worker = ouvrier
itchy-louse-queen = reine
itchy-workers =
    { $workers ->
        [0] aucun ouvrier
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }
itchy-queens =
    { $queens ->
        [0] aucune reine
        [one] 1 reine
       *[other] { $queens } reines
    }
itchy-lice =
    { $queens ->
        [0] { itchy-workers }
       *[other]
            { $workers ->
                [0] { itchy-queens }
               *[other] { itchy-workers } et { itchy-queens }
            }
    }
itchy-power = force { $power }
itchy-colony = colonie
itchy-supply = En réserve : { itchy-lice }

# Phases

itchy-phase-place = Placement
    .prompt = Placez une reine et deux ouvriers sur un singe.
itchy-phase-spawn = Reproduction
    .prompt = Reproduction : choisissez un singe.
itchy-phase-move = Déplacement
    .prompt = Déplacement : sautez, bousculez ou épouillez.
itchy-phase-after = Après le déplacement
    .prompt = Échangez 6 ouvriers contre une reine, ou finissez votre tour.
itchy-phase-over = Fin
    .prompt = La partie est finie.

# Actions

itchy-action-place = Placer
    .about = Commencer la partie : 1 reine et 2 ouvriers sur un singe.
itchy-action-spawn = Se reproduire
    .about = Ajouter des ouvriers sur un singe qui porte de vos poux.
itchy-action-settle = S'installer
    .about = Sans poux sur le plateau : 2 ouvriers sur un singe sans poux.
itchy-action-jump = Sauter
    .about = Un pou saute sur le singe d'à côté.
itchy-action-bump = Bousculer
    .about = Faire glisser un singe qui porte de vos poux ; s'il en heurte un autre, des poux peuvent passer.
itchy-action-nitpick = Épouiller
    .about = Vider un singe qui porte 5 ouvriers ou plus d'un même adversaire.
itchy-action-exchange = Échanger
    .about = Changer 6 de vos ouvriers d'un même singe en une reine.
itchy-action-skip = Passer
    .about = Passer une phase où rien n'est possible.
itchy-action-end = Finir le tour
    .about = Finir le tour sans autre échange.

# Façons de gagner

itchy-goal-gorillas = Gorilles
    .about = Des colonies sur 3 gorilles
itchy-goal-species = Une espèce
    .about = Des colonies sur 4 singes d'une même espèce
itchy-goal-kinds = Espèces différentes
    .about = Des colonies sur des singes de 5 espèces différentes
itchy-goal-progress = { $have } sur { $need }

# Événements

itchy-event-place = { $player } commence en { $cell } avec { itchy-lice }.
itchy-event-spawn = { $player } se reproduit en { $cell } : { itchy-workers } de plus.
itchy-event-settle = { $player } revient en { $cell } avec { itchy-workers }.
itchy-event-bump = { $player } déplace { itchy-the-species } de { $cell } { itchy-the-way } jusqu'en { $to }.
itchy-event-jump = { $player } saute de { $cell } à { $to } avec { itchy-lice }.
itchy-event-cross = { $player } fait passer { itchy-lice } de { $cell } à { $to }.
itchy-event-fight =
    { $result ->
        [match] Force { $attack } contre { $defence } en { $cell } : égalité. Tous les poux de { $player } et de { $loser } dans ce combat retournent en réserve.
       *[exceed] Force { $attack } contre { $defence } en { $cell } : { $player } reste, et { $loser } reprend { itchy-lice }.
    }
itchy-event-nitpick = { $player } épouille { $cell } : { $loser } reprend { itchy-lice }.
itchy-event-exchange = { $player } échange 6 ouvriers en { $cell } contre une reine.
itchy-event-skip =
    { $phase ->
        [spawn] { $player } ne peut pas se reproduire et passe.
       *[move] { $player } ne peut pas se déplacer et passe.
    }
itchy-event-turn = Manche { $round } : c'est le tour de { $player }.
itchy-event-win =
    { $reason ->
        [gorillas] { $player } gagne avec des colonies sur 3 gorilles.
        [species] { $player } gagne avec des colonies sur 4 singes d'une même espèce.
       *[kinds] { $player } gagne avec des colonies sur 5 espèces différentes.
    }
itchy-event-draw =
    { $reason ->
        [repetition] La position est revenue trop souvent : personne ne gagne.
       *[rounds] La dernière manche est finie : personne ne gagne.
    }

# Fins de partie

itchy-outcome-gorillas = Des colonies sur 3 gorilles
itchy-outcome-species = Des colonies sur 4 singes d'une même espèce
itchy-outcome-kinds = Des colonies sur 5 espèces différentes
itchy-outcome-repetition = La position est revenue trop souvent
itchy-outcome-rounds = La dernière manche est finie

# Refus : pourquoi une action n'est pas possible

itchy-over = La partie est finie.
itchy-not-your-turn = C'est le tour de { $player }.
itchy-no-such-action = Cette action n'existe pas dans ce jeu.
itchy-the-action =
    { $action ->
        [place] placer
        [spawn] se reproduire
        [settle] s'installer
        [jump] sauter
        [bump] bousculer
        [nitpick] épouiller
        [exchange] échanger
        [skip] passer
       *[end] finir le tour
    }
itchy-wrong-phase =
    { $action ->
        [place] Les premiers poux sont tous placés ; personne ne place de nouveau.
       *[other]
            { $phase ->
                [place] Trop tôt pour { itchy-the-action } : chacun place d'abord une reine et deux ouvriers.
                [spawn] Trop tôt pour { itchy-the-action } : le tour commence par la reproduction.
                [move] C'est le moment du déplacement ; { itchy-the-action } n'est pas possible dans cette phase.
               *[after] Votre déplacement est fait ; { itchy-the-action } n'est plus possible ce tour-ci.
            }
    }
itchy-off-board = { $cell } n'est pas sur ce plateau.
itchy-no-monkey = Il n'y a pas de singe en { $cell }.
itchy-none-of-yours = Aucun de vos poux n'est en { $cell }.
itchy-supply-empty = Il ne vous reste aucun ouvrier en réserve : vous ne pouvez pas vous reproduire.
itchy-must-place = Vous devez placer votre reine et deux ouvriers ; cela ne se passe pas.
itchy-must-spawn = Vous pouvez vous reproduire, donc vous le devez ; on ne passe que si c'est impossible.
itchy-must-move = Vous avez un déplacement permis, donc vous devez en faire un ; on ne passe que s'il n'y en a aucun.
itchy-end-or-exchange = Votre déplacement est fait : échangez des ouvriers contre une reine, ou finissez votre tour.
itchy-place-taken = Il y a déjà des poux en { $cell } ; commencez sur un singe qui n'en a pas.
itchy-place-adjacent = { $cell } touche { $other }, où il y a déjà des poux.
itchy-place-in-line = { $cell } est sur la même ligne ou la même colonne que { $other }, où il y a déjà des poux ; les singes entre les deux n'y changent rien.
itchy-settle-has-lice = Vous avez encore des poux sur le plateau ; s'installer est pour qui n'en a plus.
itchy-settle-taken = Il y a des poux en { $cell } ; installez-vous sur un singe qui n'en a pas.
itchy-nitpick-no-opponent = Il n'y a pas de poux adverses en { $cell }.
itchy-nitpick-too-few =
    { $workers ->
        [0] Il n'y a aucun ouvrier en { $cell } ; pour épouiller, il en faut { $needed } ou plus.
        [one] Il n'y a que 1 ouvrier en { $cell } ; pour épouiller, il en faut { $needed } ou plus.
       *[other] Il n'y a que { $workers } ouvriers en { $cell } ; pour épouiller, il en faut { $needed } ou plus.
    }
itchy-no-queen-left = Il ne vous reste aucune reine en réserve contre laquelle échanger.
itchy-exchange-too-few =
    { $workers ->
        [0] Vous n'avez aucun ouvrier en { $cell } ; une reine en coûte { $needed } sur un même singe.
        [one] Vous n'avez que 1 ouvrier en { $cell } ; une reine en coûte { $needed } sur un même singe.
       *[other] Vous n'avez que { $workers } ouvriers en { $cell } ; une reine en coûte { $needed } sur un même singe.
    }
itchy-jump-edge = Depuis { $cell }, ce saut sortirait du plateau.
itchy-jump-gap = Il n'y a pas de singe en { $cell } sur lequel sauter ; un saut ne franchit pas de vide.
itchy-no-such-louse =
    { $louse ->
        [queen] Vous n'avez pas de reine en { $cell }.
       *[worker] Vous n'avez pas d'ouvrier en { $cell }.
    }
itchy-bump-blocked = Le singe en { $cell } ne peut pas glisser par là : la case suivante est prise ou hors du plateau.
itchy-bump-too-far =
    { $free ->
        [one] Il n'y a que 1 case libre de ce côté pour le singe en { $cell }.
       *[other] Il n'y a que { $free } cases libres de ce côté pour le singe en { $cell }.
    }
itchy-nobody-beside = Le singe parti de { $cell } n'en heurte pas d'autre là-bas : aucun pou ne peut passer.
itchy-party-too-large = En { $cell } vous avez { itchy-lice } ; il ne peut pas en passer plus.
itchy-too-weak = Force { $attack } contre { $defence } en { $cell } : il faut au moins l'égaler.

# Règles

rule-IM-01 =
    On joue de 2 à 4. Chacun a 20 ouvriers et 3 reines d'une couleur.
    Règle maison : la réserve est stricte. Quand vos ouvriers ou vos reines sont épuisés, il n'y en a plus avant qu'il en revienne.
    .title = Joueurs et poux
rule-IM-02 =
    24 singes de cinq espèces sont sur le plateau : 4 gorilles, et 5 singes de chacune des quatre autres espèces.
    Une sixième espèce, le tamarin empereur, peut remplacer n'importe quelle espèce sauf le gorille. Une option dit laquelle ; d'ordinaire il reste dans la boîte.
    .title = Singes
rule-IM-03 =
    Le plateau a deux faces : 7 cases sur 7 à deux joueurs, 8 sur 8 à trois ou quatre. Les colonnes ont une lettre à partir de la gauche, les lignes un numéro à partir du bas : a1 est le coin en bas à gauche.
    Règle maison : les plateaux imprimés ne sont pas publics ; les singes sont donc disposés à notre façon, la même vue de chaque côté de la table aux espèces près. Les noms du babouin et du lémurien sont connus ; capucin et hurleur sont de nous. Qui possède la boîte peut mettre la disposition imprimée dans un seul fichier.
    .title = Plateau
rule-IM-10 =
    Dans l'ordre du tour, chaque joueur place 1 reine et 2 ouvriers de sa couleur sur un singe.
    Règle maison : le premier joueur est tiré au sort.
    .title = Premiers poux
rule-IM-11 =
    Le singe où vous commencez n'a pas encore de poux, et aucun autre singe de toute sa ligne ni de toute sa colonne n'en a. Les singes entre les deux n'y changent rien.
    Édition française : un voisin en diagonale qui a des poux ne gêne pas. Édition anglaise : les voisins en diagonale doivent eux aussi être sans poux.
    Règle maison : si aucun singe ne convient plus, commencez sur n'importe quel singe sans poux qui n'en touche pas un avec des poux (dans l'édition anglaise, pas même en diagonale) ; s'il n'y en a pas non plus, sur n'importe quel singe sans poux.
    .title = Où commencer
rule-IM-12 =
    Qui a placé en premier joue le premier tour.
    Règle maison : on joue dans le sens des aiguilles d'une montre, et on place de même.
    .title = Premier tour
rule-IM-15 =
    Un tour a deux phases : d'abord la reproduction, puis le déplacement.
    .title = Tour
rule-IM-16 =
    À votre tour, vous pouvez échanger 6 de vos ouvriers d'un même singe contre 1 reine, qui prend place sur ce singe. Les ouvriers retournent dans votre réserve.
    Règle maison : il faut qu'il vous reste une reine en réserve. On échange avant la reproduction, entre les deux phases et après le déplacement, chaque fois autant qu'on veut, et jamais par obligation. Là où vous ne pouvez pas vous reproduire, ou pas vous déplacer, vous pouvez échanger ou passer la phase. Si un échange la rend possible, vous la devez ; mais un échange après une reproduction passée ne la fait pas revenir.
    .title = Échange
rule-IM-17 =
    Un ouvrier a une force de 1, une reine une force de 2.
    Règle maison : les ouvriers et les reines d'un même singe sont toujours à un seul joueur.
    .title = Force
rule-IM-20 =
    Choisissez un singe qui porte au moins un de vos poux et ajoutez-y des ouvriers de votre réserve : 1 si aucune de vos reines n'y est, 2 avec une reine, 3 avec deux, 4 avec trois. Un singe peut porter autant de poux qu'on veut.
    Règle maison : la reproduction est obligatoire, et entière autant que la réserve le permet. Sans ouvrier en réserve, la phase est passée.
    .title = Reproduction
rule-IM-21 =
    Vous n'avez aucun pou sur le plateau. Édition française : au lieu de vous reproduire, placez 2 ouvriers sur n'importe quel singe sans poux, puis déplacez-vous comme d'habitude. Édition anglaise : placez 2 ouvriers au début de votre tour ; puis viennent comme d'habitude la reproduction et le déplacement.
    Règle maison : c'est obligatoire quand c'est possible et, dans l'édition anglaise aussi, seulement sur un singe sans poux adverses. Si tous les singes ont des poux, on passe (dans l'édition anglaise, la reproduction aussi), et on en vient au déplacement.
    .title = S'installer
rule-IM-25 =
    Sauter : déplacez un de vos poux, ouvrier ou reine, sur un singe juste à côté du sien, en haut, en bas, à gauche ou à droite.
    Règle maison : il ne franchit pas de vide. L'autre singe peut être sans poux ou porter des vôtres ; s'il en porte d'un adversaire, le saut est une attaque (IM-28).
    .title = Saut
rule-IM-26 =
    Bousculer : choisissez un singe qui porte au moins un de vos poux. Il glisse avec tout ce qu'il porte dans une des quatre directions, d'autant de cases libres que vous voulez, au plus jusqu'à un singe ou jusqu'au bord.
    Règle maison : il avance d'au moins 1 case. Là où la case suivante est prise, ou hors du plateau, il ne peut pas aller.
    .title = Bousculade
rule-IM-27 =
    Si le singe a bougé et que la case juste devant lui, dans la même direction, porte un singe, vos poux peuvent passer du premier au second : aucun, quelques-uns ou tous, ouvriers et reines à votre choix. S'il y a là des poux d'un adversaire, c'est une attaque (IM-28).
    .title = Passer sur l'autre singe
rule-IM-28 =
    Si des poux passent par un saut ou une bousculade sur un singe qui porte des poux d'un adversaire, leur force totale doit égaler ou dépasser toute la force qui s'y trouve.
    Force égale : tous les poux qui sont passés et tous les défenseurs retournent dans la réserve de leur joueur. Force supérieure : les défenseurs y retournent, et tous les attaquants restent, indemnes.
    Règle maison : avec une force trop faible, l'action n'est pas permise.
    .title = Attaque
rule-IM-29 =
    Épouiller : choisissez n'importe quel singe du plateau qui porte 5 ouvriers ou plus d'un même adversaire. Tout ce qu'il porte, reines comprises, retourne dans la réserve de son joueur.
    Règle maison : aucun de vos poux n'a besoin d'être à proximité.
    .title = Épouillage
rule-IM-30 =
    Dans la phase de déplacement, vous faites exactement une chose : sauter, bousculer ou épouiller.
    Règle maison : si vous le pouvez, vous le devez. Sinon, la phase est passée.
    .title = Un seul déplacement
rule-IM-35 =
    Un singe avec 3 de vos ouvriers ou plus est une de vos colonies ; les reines ne comptent pas. Vous gagnez aussitôt avec des colonies sur 3 gorilles, ou sur 4 singes d'une même espèce, ou sur des singes de 5 espèces différentes.
    Règle maison : on regarde après chaque étape.
    .title = Colonies et victoire
rule-IM-36 =
    Règle maison : personne ne gagne quand la même position commence un tour pour la troisième fois, ou quand 120 manches sont finies ; des options changent ces deux nombres. La même position, ce sont les mêmes singes, poux et réserves avec le même joueur au trait, comparés au début de chaque tour, le premier compris. Une manche, c'est un tour de chaque joueur. Qui gagne au tout dernier tour a gagné.
    .title = Partie nulle
