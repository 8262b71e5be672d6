# Itchy Monkey en mots. Événements et refus reçoivent leurs champs en variables ; les places arrivent en noms ($player, $loser),
# le reste dans les mots du moteur ($species, $way, $phase, $reason) et en nombres.

itchy-monkey-name = Itchy Monkey
itchy-monkey-about = Des familles de poux se disputent une troupe de singes : multipliez-vous, sautez, bousculez les singes, et fondez vos colonies avant de vous faire épouiller.

# Options

itchy-monkey-option-players = Joueurs
itchy-monkey-option-players-about = À deux sur le petit plateau, à trois ou quatre sur le grand.
itchy-monkey-option-mode = Mode
itchy-monkey-option-mode-about = Bataille : des poux à votre couleur, et des colonies à fonder. Clan, à deux : les poux ne sont à personne, et l’on en délivre une espèce.
itchy-monkey-option-mode-battle = Bataille
itchy-monkey-option-mode-clan = Clan
itchy-monkey-option-spies = Poux espions
itchy-monkey-option-spies-about = Trois espions par personne : sans force, mais ils vont partout, emmènent les singes et comptent pour toutes les colonies.
itchy-monkey-option-abilities = Pouvoirs des singes
itchy-monkey-option-abilities-about = Les espèces dont les singes ont un don. Ce sont des règles maison ; une ou deux à la fois, c’est le mieux.
itchy-monkey-option-abilities-gorilla = Gorille : poussée
itchy-monkey-option-abilities-baboon = Babouin : serre chaude
itchy-monkey-option-abilities-lemur = Lémurien : bond
itchy-monkey-option-abilities-capuchin = Capucin : grand saut
itchy-monkey-option-abilities-howler = Hurleur : garde
itchy-monkey-option-abilities-tamarin = Tamarin : imitation
itchy-monkey-option-edition = Édition
itchy-monkey-option-edition-about = Là où la règle française et la règle anglaise diffèrent : à quelle distance des autres on commence, et comment on revient quand on n’a plus de poux.
itchy-monkey-option-edition-fr = Française
itchy-monkey-option-edition-en = Anglaise
itchy-monkey-option-tamarin = Tamarin empereur
itchy-monkey-option-tamarin-about = L’espèce dont les tamarins empereurs prennent la place sur le plateau.
itchy-monkey-option-tamarin-none = Reste dans la boîte
itchy-monkey-option-tamarin-gorilla = À la place des gorilles
itchy-monkey-option-tamarin-baboon = À la place des babouins
itchy-monkey-option-tamarin-lemur = À la place des lémuriens
itchy-monkey-option-tamarin-capuchin = À la place des capucins
itchy-monkey-option-tamarin-howler = À la place des hurleurs
itchy-monkey-option-repetitions = Répétitions avant partie nulle
itchy-monkey-option-repetitions-about = Quand la même position a commencé un tour ce nombre de fois, personne ne gagne.
itchy-monkey-option-rounds = Limite de tours
itchy-monkey-option-rounds-about = Après ce nombre de tours de table sans victoire, personne ne gagne.

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
itchy-the-species-all =
    { $species ->
        [gorilla] { itchy-species-gorilla.plural }
        [baboon] { itchy-species-baboon.plural }
        [lemur] { itchy-species-lemur.plural }
        [capuchin] { itchy-species-capuchin.plural }
        [howler] { itchy-species-howler.plural }
        [tamarin] { itchy-species-tamarin.plural }
       *[other] singes
    }

# Pouvoirs, tous des règles maison

itchy-abilities = Pouvoirs
    .house = Les effets des pouvoirs sont des règles maison : ceux du jeu imprimé ne sont pas publics.
itchy-ability-gorilla = Poussée
    .about = Après une bousculade, il peut pousser le singe heurté d’une case de plus, si elle est libre.
itchy-ability-baboon = Serre chaude
    .about = Ici, une reine ne coûte que 5 ouvriers.
itchy-ability-lemur = Bond
    .about = En glissant, il peut bondir par-dessus un singe, si la case derrière est libre.
itchy-ability-capuchin = Grand saut
    .about = Un pou qu’il porte peut sauter par-dessus une case libre.
itchy-ability-howler = Garde
    .about = Il faut 6 ouvriers pour l’épouiller.
itchy-ability-tamarin = Imitation
    .about = Il a le pouvoir d’un singe voisin, un seul par action.

# Directions

itchy-way-north = nord
itchy-way-east = est
itchy-way-south = sud
itchy-way-west = ouest
itchy-the-way =
    { $way ->
        [north] vers le { itchy-way-north }
        [east] vers l’{ itchy-way-east }
        [south] vers le { itchy-way-south }
       *[west] vers l’{ itchy-way-west }
    }

# Poux

itchy-louse-worker = ouvrier
itchy-louse-queen = reine
itchy-louse-spy = espion
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
itchy-spies =
    { $spies ->
        [0] aucun espion
        [one] 1 espion
       *[other] { $spies } espions
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
itchy-party =
    { $spies ->
        [0] { itchy-lice }
       *[other]
            { $workers ->
                [0]
                    { $queens ->
                        [0] { itchy-spies }
                       *[other] { itchy-queens } et { itchy-spies }
                    }
               *[other]
                    { $queens ->
                        [0] { itchy-workers } et { itchy-spies }
                       *[other] { itchy-workers }, { itchy-queens } et { itchy-spies }
                    }
            }
    }
itchy-clan-lice =
    { $lice ->
        [0] propre
        [one] encore 1 pou
       *[other] encore { $lice } poux
    }
itchy-clan-safe = à l’abri
itchy-clan-resting = vient de bouger
itchy-clan-broken-out = contagion faite
itchy-power = force { $power }
itchy-colony = colonie
itchy-supply = En réserve : { itchy-lice }

# Phases

itchy-phase-place = Placement
    .prompt = Placez une reine et deux ouvriers sur un singe.
itchy-phase-pick = Choix
    .prompt = Choisissez l’espèce à délivrer des poux.
itchy-clan-phase-spawn = Reproduction
    .prompt = Reproduction : choisissez un singe avec des poux.
itchy-clan-phase-move = Bousculade
    .prompt = Bousculez un singe, ou mettez-en un sans poux à l’abri.
itchy-phase-spawn = Reproduction
    .prompt = Reproduction : choisissez un singe.
itchy-phase-move = Déplacement
    .prompt = Déplacement : sautez, bousculez ou épouillez.
itchy-phase-after = Après le déplacement
    .prompt = Échangez des ouvriers contre une reine, ou finissez.
itchy-phase-over = Fin
    .prompt = La partie est finie.

# Actions

itchy-action-place = Placer
    .about = Commencer la partie : 1 reine et 2 ouvriers sur un singe.
itchy-action-spawn = Se reproduire
    .about = Ajouter des ouvriers sur un singe qui porte de vos poux.
itchy-action-settle = S’installer
    .about = Sans poux sur le plateau : 2 ouvriers sur un singe sans poux.
itchy-action-jump = Sauter
    .about = Un pou saute sur le singe d’à côté.
itchy-action-bump = Bousculer
    .about = Faire glisser un singe qui porte de vos poux ; s’il en heurte un autre, des poux peuvent sauter.
itchy-action-nitpick = Épouiller
    .about = Vider un singe où se pressent les ouvriers d’un adversaire, d’ordinaire au moins 5.
itchy-action-exchange = Échanger
    .about = Changer des ouvriers d’un même singe en une reine, d’ordinaire 6.
itchy-action-skip = Passer
    .about = Passer une phase où rien n’est possible.
itchy-action-end = Finir le tour
    .about = Finir le tour sans autre échange.
itchy-action-pick = Choisir
    .about = Mode Clan : choisir l’espèce que vous allez délivrer des poux.
itchy-action-leave = Quitter
    .about = Mode Clan : un singe sans poux quitte le plateau et se met à l’abri.

# Façons de gagner

itchy-goal-gorillas = Gorilles
    .about = Des colonies sur des gorilles
itchy-goal-species = Une espèce
    .about = Des colonies sur des singes d’une même espèce
itchy-goal-kinds = Espèces différentes
    .about = Des colonies sur des singes d’espèces différentes
itchy-goal-clean = Propreté
    .about = Plus un pou sur aucun singe de votre espèce
itchy-goal-progress = { $have } sur { $need }

# Événements

itchy-event-place = { $player } commence en { $cell } avec { itchy-lice }.
    .you = Vous commencez en { $cell } avec { itchy-lice }.
itchy-event-spawn =
    { $spies ->
        [0] { $player } se reproduit en { $cell } : { itchy-workers } de plus.
       *[other]
            { $workers ->
                [0] { $player } ajoute un espion en { $cell }.
               *[other] { $player } se reproduit en { $cell } : { itchy-workers } et un espion de plus.
            }
    }
    .you =
        { $spies ->
            [0] Vous vous reproduisez en { $cell } : { itchy-workers } de plus.
           *[other]
                { $workers ->
                    [0] Vous ajoutez un espion en { $cell }.
                   *[other] Vous vous reproduisez en { $cell } : { itchy-workers } et un espion de plus.
                }
        }
itchy-event-settle = { $player } revient en { $cell } avec { itchy-workers }.
    .you = Vous revenez en { $cell } avec { itchy-workers }.
itchy-event-bump = { $player } bouscule { itchy-the-species } de { $cell } { itchy-the-way } jusqu’en { $to }.
    .you = Vous bousculez { itchy-the-species } de { $cell } { itchy-the-way } jusqu’en { $to }.
itchy-event-jump = { $player } saute de { $cell } à { $to } avec { itchy-party }.
    .you = Vous sautez de { $cell } à { $to } avec { itchy-party }.
itchy-event-cross = { $player } fait sauter { itchy-party } de { $cell } à { $to }.
    .you = Vous faites sauter { itchy-party } de { $cell } à { $to }.
itchy-event-shove = { $player } pousse { itchy-the-species } de { $cell } { itchy-the-way } jusqu’en { $to }.
    .you = Vous poussez { itchy-the-species } de { $cell } { itchy-the-way } jusqu’en { $to }.
itchy-event-pick = { $player } choisit les { itchy-the-species-all }.
    .you = Vous choisissez les { itchy-the-species-all }.
itchy-event-leave = { $player } met { itchy-the-species } de { $cell } à l’abri ({ itchy-the-way }).
    .you = Vous mettez { itchy-the-species } de { $cell } à l’abri ({ itchy-the-way }).
itchy-event-hatch = En { $cell }, six ouvriers deviennent une reine.
itchy-event-clean = Deuxième reine en { $cell } : tout est épouillé ({ itchy-lice }).
itchy-event-outbreak = Contagion en { $cell } : un ouvrier de plus en { $to }.
itchy-event-fight =
    { $result ->
        [match] { $attack } contre { $defence } en { $cell } : égalité, tous rentrent.
       *[exceed] { $attack } contre { $defence } en { $cell } : { $player } reste, { $loser } reprend { itchy-lice }.
    }
    .you =
        { $result ->
            [match] { $attack } contre { $defence } en { $cell } : égalité, tous rentrent.
           *[exceed] { $attack } contre { $defence } en { $cell } : vous restez, { $loser } reprend { itchy-lice }.
        }
    .concerns-you =
        { $result ->
            [match] { $attack } contre { $defence } en { $cell } : égalité, tous rentrent.
           *[exceed] { $attack } contre { $defence } en { $cell } : { $player } reste, vous reprenez { itchy-lice }.
        }
itchy-event-nitpick =
    { $spies ->
        [0] { $player } épouille { $cell } : { $loser } reprend { itchy-lice }.
        [one] { $player } épouille { $cell } : { $loser } reprend { itchy-lice }, l’espion rentre.
       *[other] { $player } épouille { $cell } : { $loser } reprend { itchy-lice }, { $spies } espions rentrent.
    }
    .you =
        { $spies ->
            [0] Vous épouillez { $cell } : { $loser } reprend { itchy-lice }.
            [one] Vous épouillez { $cell } : { $loser } reprend { itchy-lice }, l’espion rentre.
           *[other] Vous épouillez { $cell } : { $loser } reprend { itchy-lice }, { $spies } espions rentrent.
        }
    .concerns-you =
        { $spies ->
            [0] { $player } épouille { $cell } : vous reprenez { itchy-lice }.
            [one] { $player } épouille { $cell } : vous reprenez { itchy-lice }, l’espion rentre.
           *[other] { $player } épouille { $cell } : vous reprenez { itchy-lice }, { $spies } espions rentrent.
        }
itchy-event-exchange = { $player } échange { itchy-workers } en { $cell } contre une reine.
    .you = Vous échangez { itchy-workers } en { $cell } contre une reine.
itchy-event-skip =
    { $phase ->
        [spawn] { $player } passe la Reproduction.
       *[move] { $player } ne peut pas se déplacer.
    }
    .you =
        { $phase ->
            [spawn] Vous passez la Reproduction.
           *[move] Vous ne pouvez pas vous déplacer.
        }
itchy-event-turn = Tour { $round } : à { $player } de jouer.
    .you = Tour { $round } : à vous de jouer.
itchy-event-win =
    { $reason ->
        [gorillas] { $player } gagne avec des colonies sur des gorilles.
        [species] { $player } gagne avec des colonies sur des singes d’une même espèce.
        [clean] { $player } gagne avec une espèce délivrée de ses poux.
       *[kinds] { $player } gagne avec des colonies sur des espèces différentes.
    }
    .you =
        { $reason ->
            [gorillas] Vous gagnez avec des colonies sur des gorilles.
            [species] Vous gagnez avec des colonies sur des singes d’une même espèce.
            [clean] Vous gagnez avec une espèce délivrée de ses poux.
           *[kinds] Vous gagnez avec des colonies sur des espèces différentes.
        }
itchy-event-draw =
    { $reason ->
        [repetition] Position trop souvent répétée : personne ne gagne.
       *[rounds] Le dernier tour est fini : personne ne gagne.
    }

# Fins de partie

itchy-outcome-gorillas = Des colonies sur des gorilles
itchy-outcome-species = Des colonies sur des singes d’une même espèce
itchy-outcome-kinds = Des colonies sur des espèces différentes
itchy-outcome-clean = Plus un pou sur l’espèce gagnante
itchy-outcome-repetition = Position trop souvent répétée
itchy-outcome-rounds = Le dernier tour est fini

# Refus : pourquoi une action n'est pas possible

itchy-over = La partie est finie.
itchy-not-your-turn = C’est à { $player } de jouer.
itchy-no-such-action = Cette action n’existe pas dans ce jeu.
itchy-the-action =
    { $action ->
        [place] placer
        [spawn] se reproduire
        [settle] s’installer
        [jump] sauter
        [bump] bousculer
        [nitpick] épouiller
        [exchange] échanger
        [skip] passer
        [pick] choisir une espèce
        [leave] quitter le plateau
        [shove] pousser
       *[end] finir le tour
    }
itchy-wrong-phase =
    { $action ->
        [place] Les premiers poux sont tous placés ; on ne place plus.
        [pick] Les deux espèces sont choisies ; on ne choisit plus.
       *[other]
            { $phase ->
                [place] Trop tôt pour { itchy-the-action } : placez d’abord une reine et deux ouvriers.
                [pick] Trop tôt pour { itchy-the-action } : il faut d’abord choisir les espèces.
                [spawn] Trop tôt pour { itchy-the-action } : le tour commence par la Reproduction.
                [move] Pas le moment pour { itchy-the-action } : c’est le Déplacement.
               *[after] Trop tard pour { itchy-the-action } : votre déplacement est fait.
            }
    }
itchy-off-board = { $cell } n’est pas sur ce plateau.
itchy-no-monkey = Il n’y a pas de singe en { $cell }.
itchy-none-of-yours = Aucun de vos poux n’est en { $cell }.
itchy-supply-empty = Pas de reproduction : votre réserve n’a plus d’ouvriers.
itchy-must-place = Placez votre reine et deux ouvriers, impossible de passer.
itchy-must-spawn = La reproduction est obligatoire si elle est possible.
itchy-must-settle = Pas de reproduction possible : installez-vous sur un singe sans poux.
itchy-must-move = Le déplacement est obligatoire s’il est possible.
itchy-end-or-exchange = Déplacement fait : échangez des ouvriers contre une reine, ou finissez le tour.
itchy-place-taken = Il y a déjà des poux en { $cell } ; commencez sur un singe qui n’en a pas.
itchy-place-adjacent = { $cell } touche { $other }, où il y a déjà des poux.
itchy-place-in-line = { $cell } partage sa ligne ou sa colonne avec { $other }, qui a des poux ; choisissez ailleurs.
itchy-settle-has-lice = La reproduction est encore possible ; on ne s’installe que si elle ne l’est nulle part.
itchy-settle-taken = Il y a des poux en { $cell } ; installez-vous sur un singe qui n’en a pas.
itchy-nitpick-no-opponent = Il n’y a pas de poux adverses en { $cell }.
itchy-nitpick-too-few =
    { $workers ->
        [0] Aucun ouvrier en { $cell } ; pour épouiller, il en faut { $needed } ou plus.
        [one] Il n’y a qu’un ouvrier qui compte en { $cell } ; pour épouiller, il en faut { $needed } ou plus.
       *[other] Il n’y a que { $workers } ouvriers qui comptent en { $cell } ; pour épouiller, il en faut { $needed } ou plus.
    }
itchy-no-queen-left = Il ne reste aucune reine dans votre réserve.
itchy-exchange-too-few =
    { $workers ->
        [0] Vous n’avez aucun ouvrier en { $cell } ; une reine en coûte { $needed } sur un même singe.
        [one] Vous n’avez qu’un ouvrier en { $cell } ; une reine en coûte { $needed } sur un même singe.
       *[other] Vous n’avez que { $workers } ouvriers en { $cell } ; une reine en coûte { $needed } sur un même singe.
    }
itchy-jump-edge = Depuis { $cell }, ce saut sortirait du plateau.
itchy-jump-gap = Il n’y a pas de singe sur lequel sauter : { $cell } est libre.
itchy-long-jump-gap = Un grand saut depuis { $cell } franchit une case, et il n’y a pas de singe juste après.
itchy-no-such-louse =
    { $louse ->
        [queen] Vous n’avez pas de reine en { $cell }.
        [spy] Vous n’avez pas d’espion en { $cell }.
       *[worker] Vous n’avez pas d’ouvrier en { $cell }.
    }
itchy-bump-blocked = Le singe en { $cell } ne peut pas glisser par là : la case suivante est prise ou hors du plateau.
itchy-bump-too-far =
    { $free ->
        [one] Il n’y a qu’une case libre de ce côté pour le singe en { $cell }.
       *[other] Il n’y a que { $free } cases libres de ce côté pour le singe en { $cell }.
    }
itchy-nobody-beside = Le singe parti de { $cell } ne heurte personne : aucun pou ne peut sauter.
itchy-party-too-large = Vous n’avez que { itchy-lice } en { $cell } ; faites-en sauter moins.
itchy-too-weak = Force { $attack } contre { $defence } en { $cell } : il faut au moins l’égaler.
itchy-spawn-spy-outnumbered = En { $cell }, votre espion est seul parmi des poux adverses : pas de reproduction.
itchy-spy-already = Vous avez déjà un espion en { $cell } ; un seul par singe.
itchy-no-spy-left = Il ne vous reste aucun espion en réserve.
itchy-nitpick-no-worker = Aucun adversaire n’a d’ouvrier en { $cell } ; des espions seuls ne s’épouillent pas.
itchy-bump-on-monkey = Il y a un singe en { $cell } : bondissez par-dessus, ou arrêtez-vous avant.
itchy-leap-blocked = { $cell } ne peut pas bondir par-dessus { $over } : la case derrière est prise ou hors du plateau.
itchy-leap-too-far = Avec son seul bond, le singe en { $cell } ne va pas plus loin que { $to } par là.
itchy-cannot-shove = Le singe en { $cell } ne peut pas pousser dans cette action.
itchy-shove-nobody = Le singe venu de { $cell } ne heurte personne : il n’y a personne à pousser.
itchy-shove-blocked = Le singe en { $cell } ne peut pas être poussé : la case derrière est prise ou hors du plateau.
itchy-one-borrowed = Le tamarin en { $cell } n’emprunte qu’un pouvoir par action : bondir ou pousser, pas les deux.

# Refus du mode Clan et des options

itchy-clan-only = Pas possible dans ce mode : { itchy-the-action }, c’est pour le mode Clan.
itchy-clan-not-here = Pas possible dans le mode Clan : { itchy-the-action }.
itchy-clan-no-spies = Il n’y a pas d’espions dans le mode Clan.
itchy-clan-no-lice = Il n’y a pas de poux en { $cell } ; on se reproduit là où il y en a au moins un.
itchy-must-pick = Choisissez une espèce, impossible de passer.
itchy-pick-gorilla = Les gorilles ne se choisissent pas ; prenez une autre espèce.
itchy-pick-taken = Votre adversaire a déjà choisi les { itchy-the-species-all }.
itchy-pick-absent = Il n’y a pas de { itchy-the-species-all } sur ce plateau.
itchy-clan-opponents-species = Les { itchy-the-species-all } sont à votre adversaire : { itchy-the-species } en { $cell } ne bouge pas.
itchy-clan-just-moved = Votre adversaire vient de déplacer le singe en { $cell } ; il se repose un tour.
itchy-leave-lice = Il y a des poux en { $cell } ; seul un singe sans poux peut quitter le plateau.
itchy-leave-blocked = Il y a un autre singe entre { $cell } et ce bord.
itchy-clan-all-or-none = Tous les poux en { $cell } sautent, ou aucun.
itchy-clan-too-weak = Force { $attack } contre { $defence } en { $cell } : on ne saute que vers une force égale ou moindre.
itchy-tamarin-for-gorilla = Le tamarin empereur remplace n’importe quelle espèce, sauf le gorille.
itchy-tamarin-too-few = La boîte a trop peu de tamarins empereurs pour remplacer les { itchy-the-species-all }.
itchy-ability-absent = Il n’y a pas de { itchy-the-species-all } sur le plateau : on ne peut pas choisir leur pouvoir.
itchy-clan-two-players = Le mode Clan se joue à deux.
itchy-clan-without-spies = Le mode Clan se joue sans espions.
itchy-clan-without-abilities = Le mode Clan se joue sans pouvoirs.

# Règles

rule-IM-01 =
    On joue de 2 à 4, chaque couleur avec 20 ouvriers et 3 reines, et 3 espions avec l’extension.
    Règle maison : la réserve est stricte. Quand vos ouvriers ou vos reines sont épuisés, il n’y en a plus avant qu’il en revienne.
    .title = Joueurs et poux
rule-IM-02 =
    24 singes de cinq espèces sont sur le plateau : 4 gorilles, et 5 singes de chacune des quatre autres espèces.
    Une sixième espèce, le tamarin empereur, peut remplacer n’importe quelle espèce sauf le gorille. Une option dit laquelle ; d’ordinaire il reste dans la boîte.
    .title = Singes
rule-IM-03 =
    Le plateau a deux faces : 7 cases sur 7 à deux joueurs, 8 sur 8 à trois ou quatre. Les colonnes ont une lettre à partir de la gauche, les lignes un numéro à partir du bas : a1 est le coin en bas à gauche.
    Règle maison : les plateaux imprimés ne sont pas publics ; les singes sont donc disposés à notre façon, la même vue de chaque côté de la table aux espèces près. Les noms du babouin et du lémurien sont connus ; capucin et hurleur sont de nous. Qui possède la boîte peut mettre la disposition imprimée dans un seul fichier.
    .title = Plateau
rule-IM-10 =
    Dans l’ordre du tour, on place 1 reine et 2 ouvriers de sa couleur sur un singe.
    Règle maison : on tire au sort qui commence.
    .title = Premiers poux
rule-IM-11 =
    Le singe où vous commencez n’a pas encore de poux, et aucun autre singe de toute sa ligne ni de toute sa colonne n’en a. Les singes entre les deux n’y changent rien.
    Édition française : un voisin en diagonale qui a des poux ne gêne pas. Édition anglaise : les voisins en diagonale doivent eux aussi être sans poux.
    Règle maison : si aucun singe ne convient plus, commencez sur n’importe quel singe sans poux qui n’en touche pas un avec des poux (dans l’édition anglaise, pas même en diagonale) ; s’il n’y en a pas non plus, sur n’importe quel singe sans poux.
    .title = Où commencer
rule-IM-12 =
    Qui a placé en premier joue le premier tour.
    Règle maison : on joue dans le sens des aiguilles d’une montre, et on place de même.
    .title = Premier tour
rule-IM-15 =
    Un tour a deux phases : d’abord la Reproduction, puis le Déplacement.
    .title = Tour
rule-IM-16 =
    À votre tour, vous pouvez échanger 6 de vos ouvriers d’un même singe contre 1 reine, qui prend place sur ce singe. Les ouvriers retournent dans votre réserve.
    Règle maison : il faut qu’il vous reste une reine en réserve. On échange avant la Reproduction, entre les deux phases et après le Déplacement, chaque fois autant qu’on veut, et jamais par obligation. Là où vous ne pouvez pas vous reproduire, ou pas vous déplacer, vous pouvez échanger ou passer la phase. Si un échange la rend possible, elle redevient obligatoire ; mais un échange après une Reproduction passée ne la fait pas revenir.
    .title = Échange
rule-IM-17 =
    Un ouvrier a une force de 1, une reine une force de 2.
    Règle maison : les ouvriers et les reines d’un même singe sont toujours d’une seule couleur ; des espions de toutes les couleurs peuvent s’y joindre.
    .title = Force
rule-IM-20 =
    Choisissez un singe qui porte au moins un de vos poux et ajoutez-y des ouvriers de votre réserve : 1 si aucune de vos reines n’y est, 2 avec une reine, 3 avec deux, 4 avec trois. Un singe peut porter autant de poux qu’on veut.
    Règle maison : la reproduction est obligatoire, et entière autant que la réserve le permet. Sans ouvrier en réserve, la phase est passée.
    .title = Reproduction
rule-IM-21 =
    Vous n’avez aucun pou sur le plateau. Édition française : au lieu de vous reproduire, placez 2 ouvriers sur n’importe quel singe sans poux, puis déplacez-vous comme d’habitude. Édition anglaise : placez 2 ouvriers au début de votre tour ; puis viennent comme d’habitude la reproduction et le déplacement.
    Règle maison : c’est obligatoire quand c’est possible et, dans l’édition anglaise aussi, seulement sur un singe sans poux adverses. Si tous les singes ont des poux, on passe (dans l’édition anglaise, la reproduction aussi), et on en vient au déplacement.
    Avec les espions, on s’installe aussi quand aucun de ses poux n’est là où l’on peut se reproduire. Un singe qui ne porte qu’un espion n’est pas sans poux. On s’installe toujours avec 2 ouvriers, jamais avec un espion.
    .title = S’installer
rule-IM-25 =
    Sauter : déplacez un de vos poux, ouvrier ou reine, sur un singe juste à côté du sien, en haut, en bas, à gauche ou à droite.
    Règle maison : il ne franchit pas de vide. L’autre singe peut être sans poux ou porter des vôtres ; s’il en porte d’un adversaire, le saut est une attaque (IM-28).
    .title = Saut
rule-IM-26 =
    Bousculer : choisissez un singe qui porte au moins un de vos poux. Il glisse avec tout ce qu’il porte dans une des quatre directions, d’autant de cases libres que vous voulez, au plus jusqu’à un singe ou jusqu’au bord.
    Règle maison : il avance d’au moins 1 case. Là où la case suivante est prise, ou hors du plateau, il ne peut pas aller.
    .title = Bousculade
rule-IM-27 =
    Si le singe a bougé et que la case juste devant lui, dans la même direction, porte un singe, vos poux peuvent sauter du premier au second : aucun, quelques-uns ou tous, ouvriers et reines à votre choix. S’il y a là des poux d’un adversaire, c’est une attaque (IM-28).
    .title = Sauter sur l’autre singe
rule-IM-28 =
    Si des poux sautent, seuls ou après une bousculade, sur un singe qui porte des poux d’un adversaire, leur force totale doit égaler ou dépasser toute la force qui s’y trouve.
    Force égale : tous les poux qui ont sauté et tous les défenseurs retournent dans leurs réserves. Force supérieure : les défenseurs y retournent, et tous les attaquants restent, indemnes.
    Règle maison : avec une force trop faible, l’action n’est pas permise. Seuls les ouvriers et les reines se comparent. Là où les adversaires n’ont que des espions, il n’y a personne à battre, et vos poux les rejoignent simplement.
    .title = Attaque
rule-IM-29 =
    Épouiller : choisissez n’importe quel singe du plateau qui porte 5 ouvriers ou plus d’un même adversaire. Tout ce qu’il porte, reines comprises, retourne dans sa réserve.
    Règle maison : aucun de vos poux n’a besoin d’être à proximité.
    .title = Épouillage
rule-IM-30 =
    Dans la phase de Déplacement, vous faites exactement une chose : sauter, bousculer ou épouiller.
    Règle maison : si c’est possible, c’est obligatoire. Sinon, la phase est passée.
    .title = Un seul déplacement
rule-IM-35 =
    Un singe avec 3 de vos ouvriers ou plus est une de vos colonies ; les reines ne comptent pas. Vous gagnez aussitôt avec des colonies sur 3 gorilles, ou sur 4 singes d’une même espèce, ou sur des singes de 5 espèces différentes.
    Règle maison : on regarde après chaque étape.
    .title = Colonies et victoire
rule-IM-36 =
    Règle maison : personne ne gagne quand la même position commence un tour pour la troisième fois, ou quand 120 tours de table sont finis ; des options changent ces deux nombres. La même position, ce sont les mêmes singes, poux et réserves avec la même personne à jouer, comparés au début de chaque tour, le premier compris. Un tour de table, c’est un tour de chaque personne. Qui gagne au tout dernier tour a gagné.
    Cela vaut aussi dans le mode Clan, où le singe qui vient de bouger fait partie de la position.
    .title = Partie nulle
rule-IM-40 =
    Règle maison, quand le pouvoir des gorilles est choisi. Poussée : après une bousculade où un gorille a bougé et heurté un singe, vous pouvez pousser ce singe d’une case de plus dans la même direction, si elle est libre. Cela se fait après le saut des poux. Peu importe de qui sont les poux qu’il porte. Le gorille reste où il est, et la poussée ne bouscule rien.
    .title = Gorille : poussée
rule-IM-41 =
    Règle maison, quand le pouvoir des lémuriens est choisi. Bond : en glissant dans une bousculade, un lémurien peut bondir par-dessus un singe si la case derrière est libre ; les cases au-delà comptent comme franchies. Le bond peut être son premier pas, et il n’y en a qu’un par bousculade. Il peut s’arrêter sur toute case libre, avant ou après le singe. Aucun pou ne saute sur le singe franchi. La distance compte toutes les cases du départ à l’arrivée, celle du singe franchi aussi.
    .title = Lémurien : bond
rule-IM-42 =
    Règle maison, quand le pouvoir des babouins est choisi. Serre chaude : sur un babouin, l’échange contre une reine prend exactement 5 ouvriers.
    .title = Babouin : serre chaude
rule-IM-43 =
    Règle maison, quand le pouvoir des capucins est choisi. Grand saut : un pou sur un capucin peut sauter par-dessus une case sans singe.
    .title = Capucin : grand saut
rule-IM-44 =
    Règle maison, quand le pouvoir des hurleurs est choisi. Garde : on n’épouille un hurleur qu’à partir de 6 ouvriers.
    .title = Hurleur : garde
rule-IM-45 =
    Règle maison, quand le pouvoir des tamarins empereurs est choisi. Imitation : un tamarin a le pouvoir d’un singe juste à côté de lui, en haut, en bas, à gauche ou à droite. Ce qui compte, ce sont ses voisins avant que rien ne bouge, et un seul pouvoir emprunté par action. Seul un singe dont le pouvoir est choisi le prête ; un tamarin ne prête jamais. À côté d’un babouin ou d’un hurleur, la serre chaude et la garde valent toujours.
    .title = Tamarin empereur : imitation
rule-IM-50 =
    Un espion a une force de 0. Un singe porte au plus un espion de chaque couleur.
    .title = Espions
rule-IM-51 =
    Quand vous vous reproduisez, vous pouvez ajouter un espion à la place d’un ouvrier.
    Règle maison : un espion au plus par Reproduction. Les autres ouvriers arrivent comme d’habitude, autant que la réserve le permet. Un espion n’est jamais obligatoire : sans ouvrier en réserve, vous pouvez ajouter un espion ou passer. Là où vous n’avez qu’un espion, vous pouvez vous reproduire si aucun adversaire n’y a d’ouvrier ni de reine.
    .title = Ajouter un espion
rule-IM-52 =
    Là où se trouve un espion, tous les ouvriers du singe et tous les espions, de toutes les couleurs, se comptent ensemble. 3 ou plus sont une colonie pour quiconque y a un pou, même un seul espion. Sans espion, rien ne change.
    .title = Espions et colonies
rule-IM-53 =
    Tous les espions comptent quand on veut épouiller : les ouvriers d’un adversaire et tous les espions du singe doivent être 5 ou plus ensemble. L’épouillage enlève aussi les espions, même le vôtre, qui compte lui aussi.
    Règle maison : cet adversaire doit y avoir au moins 1 ouvrier.
    .title = Espions et épouillage
rule-IM-54 =
    Saut et bousculade n’enlèvent jamais un espion, ni à l’attaque ni en défense. À forces égales, les espions des deux côtés restent.
    .title = Espions au combat
rule-IM-55 =
    Un espion se déplace comme les autres poux : il saute seul, ou dans une bousculade avec d’autres. Il peut entrer sur n’importe quel singe, quelle que soit la force qui s’y trouve, sauf si un espion de sa couleur y est déjà. Les autres poux de la même bousculade ont quand même besoin de la force.
    .title = Déplacer un espion
rule-IM-56 =
    Vous pouvez bousculer tout singe qui porte votre espion, quels que soient les autres poux qu’il porte. Seuls vos propres poux peuvent sauter.
    .title = Les espions emmènent les singes
rule-IM-57 =
    Règle maison : les espions ne comptent jamais parmi les ouvriers échangés contre une reine. Avec les espions, on peut gagner au tour d’un adversaire : la personne dont c’est le tour l’emporte d’abord, puis les autres dans l’ordre du tour.
    .title = Espions, reines et victoire
rule-IM-60 =
    Le mode Clan se joue à deux, sur le plateau à deux, sans pouvoirs et sans espions. Chaque singe commence avec 1 ouvrier ; la couleur des poux n’importe pas. On choisit chacun une espèce, mais pas les gorilles.
    Règle maison : les espèces doivent être différentes, et la deuxième personne choisit d’abord. Personne ne place de poux ; les poux ne sont à personne, et il n’en manque jamais. La première personne joue le premier tour. Des règles de la bataille, seules valent ici celles de la bousculade, du seul déplacement et de la partie nulle, et celles auxquelles ces règles-ci renvoient.
    .title = Mode Clan
rule-IM-61 =
    Un tour a deux phases : d’abord la reproduction, puis la bousculade.
    .title = Mode Clan : tour
rule-IM-62 =
    À tout moment, 6 ouvriers sur un singe deviennent aussitôt 1 reine. Quand une deuxième reine arrive sur un singe, il est aussitôt épouillé : tous les poux s’en vont.
    Règle maison : de plus de 6 ouvriers, exactement 6 sont échangés. Les poux qui arrivent ensemble, par reproduction ou bousculade, sont d’abord tous posés ; puis 6 deviennent une reine, et encore tant qu’il y en a 6.
    .title = Mode Clan : reines
rule-IM-63 =
    On se reproduit comme dans la bataille, sur n’importe quel singe avec au moins un pou, ceux de l’adversaire aussi. Toute reine qui s’y trouve compte.
    .title = Mode Clan : reproduction
rule-IM-64 =
    Bousculez n’importe quel singe, mais aucun de l’espèce de votre adversaire, ni celui que votre adversaire a déplacé à son dernier tour. Les poux ne sautent que si la force sur le singe heurté est égale à celle du singe qui bouge, ou moindre. Alors ils sautent tous et rejoignent ceux qui sont là ; rien n’est enlevé.
    Règle maison : les poux ne sont pas obligés de sauter, et seulement après 1 case au moins. Si une bousculade est possible, il faut en faire une ; un singe sans poux peut être bousculé. Après qu’un singe a quitté le plateau, ou après une bousculade passée, aucun singe ne compte comme venant de bouger.
    .title = Mode Clan : bousculade
rule-IM-65 =
    Au lieu d’une bousculade, un singe sans poux qui n’a aucun singe entre lui et un bord peut quitter le plateau par ce bord et se mettre à l’abri devant la personne qui l’a déplacé.
    Règle maison : les limites de la bousculade valent ici aussi (IM-64). Il peut partir d’une case du bord, et les gorilles et les espèces que personne n’a choisies le peuvent aussi.
    .title = Mode Clan : à l’abri
rule-IM-66 =
    Après la Reproduction et après la bousculade : un singe avec 5 ouvriers en envoie 1 à chaque singe juste à côté, s’il y en a. Chaque singe le fait au plus une fois par tour. Cela peut gagner de singe en singe. Les reines passent avant (IM-62).
    Règle maison : il faut exactement 5 ouvriers, avec ou sans reine. D’abord, on prend tous les singes avec 5 ouvriers dans l’ordre, ligne par ligne depuis le haut à gauche, même si la phase a été passée. Chacun envoie un ouvrier à tous ses voisins à la fois ; puis on les regarde (IM-62) dans l’ordre nord, est, sud, ouest, et les nouveaux à 5 attendent à la suite. Qui n’en a plus 5 est omis. Sans voisin, il n’y a pas de contagion, et le singe garde la sienne. Un singe qui a déjà fait une contagion ce tour-ci le reste quand il bouge.
    .title = Mode Clan : contagion
rule-IM-67 =
    La première personne qui n’a plus de poux sur aucun singe de son espèce gagne.
    Règle maison : on regarde après chaque phase, une fois les contagions finies. Si les deux espèces sont propres, la personne dont c’est le tour gagne. Les singes qui ont quitté le plateau sont propres.
    .title = Mode Clan : victoire
