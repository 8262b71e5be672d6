# Ce que seul le terminal dit. Attributs : `.more` et `.examples` pour les pages d'aide, `.word` et `.argument` pour les commandes à la table.

# Pages d'aide

terminal-usage = Usage :
terminal-commands = Commandes
terminal-options = Options
terminal-examples = Exemples
terminal-vervet = Des jeux de singes autour d’une même table : dans le navigateur, dans le terminal, avec des bots, pour le plaisir et pour la recherche.
    .more = Sans commande, Vervet ouvre la table dans votre navigateur.
    .examples =
        vervet
        vervet play itchy-monkey --bot mcts-200
        vervet rules itchy-monkey
terminal-play = Jouer ici même, contre des bots ou à plusieurs devant ce terminal.
    .more =
        Les coups s’écrivent en notation, par exemple « bump d4 east 3, 2 workers 1 queen » ; la touche Tab complète ce qui est permis.
        À la table, « aide » dit tout le reste.
    .examples =
        vervet play itchy-monkey
        vervet play itchy-monkey --players 4 --people 2 --bot random --bot mcts-1000
        vervet play itchy-monkey --option edition=en --seed 7
        vervet play itchy-monkey --option spies=true --option abilities=gorilla,lemur
        vervet play itchy-monkey --option mode=clan
        vervet play after-us --players 1
        vervet play after-us --players 4 --option objects=first-game
        vervet play cheeky-monkeys --players 4 --option zombies=true
terminal-serve = Ouvrir la table aux navigateurs.
    .examples =
        vervet serve
        vervet serve --host 0.0.0.0 --port 9000 --no-open
terminal-backup = Copier toutes les parties d’un serveur dans un fichier, pendant qu’il tourne.
    .more = Le fichier est une base SQLite, d’où que viennent les parties. Le lire, c’est connaître toutes les cartes : gardez-le aussi bien que la base.
    .examples =
        vervet backup lundi.sqlite
        vervet backup lundi.sqlite --database postgresql://vervet@db/vervet
terminal-restore = Remettre dans une base les parties d’une sauvegarde.
    .more = Tout ou rien. Une sauvegarde de SQLite peut aller dans PostgreSQL, et inversement.
    .examples =
        vervet restore lundi.sqlite --database autre.sqlite
        vervet restore lundi.sqlite --replace
terminal-sim = Faire jouer beaucoup de parties aux bots et compter les victoires.
    .more = La même graine donne les mêmes parties.
    .examples =
        vervet sim itchy-monkey --bots mcts-200,random --games 100 --seed 1
        vervet sim itchy-monkey --bots random --players 4 --games 1000 --json
        vervet sim after-us --bots heuristic,random --games 20
terminal-replay = Raconter une partie enregistrée et en vérifier chaque action.
    .examples =
        vervet replay match.json
        vervet replay match.json --step 12
        vervet replay match.json --step 12 --position > position.json
terminal-verify = Vérifier ce que des journaux prouvent : la donne, tous les tirages, chaque action, la chaîne.
    .more = Une ligne par journal ; code de sortie 0 si tout concorde, 1 sinon, 2 si un fichier ne peut pas être lu. Une preuve dit que personne n’a choisi les cartes et que rien n’a changé après coup. Elle ne dit pas que personne n’a regardé : le serveur connaît toutes les cartes.
    .examples =
        vervet verify match.json
        vervet verify *.json
terminal-position = Dessiner un fichier de position et lister ce qui y est permis.
    .examples = vervet position itchy-monkey position.json
terminal-check = Vérifier qu’un jeu respecte les lois, en jouant au hasard.
    .more = Un jeu à vous est un fichier : my_game.py:GAME. Ce qui cloche est dit avec les coups qui y mènent.
    .examples =
        vervet check my_game.py:GAME
        vervet check after-us --games 1
terminal-rules = Lire les règles, toutes ou une seule.
    .examples =
        vervet rules itchy-monkey
        vervet rules itchy-monkey IM-28
        vervet rules after-us AU-19
        vervet rules cheeky-monkeys CM-Q3
        vervet rules --untested
terminal-bench = Mesurer la vitesse du moteur.
    .examples =
        vervet bench
        vervet bench --quick --json

# Options

terminal-help-help = Montrer cette page.
terminal-help-version = Montrer la version.
terminal-help-language = Langue de tout ce qui est dit.
terminal-help-seed = Graine : le nombre dont tout le hasard découle.
terminal-help-players = Combien de places, bots compris.
terminal-help-people = Combien de personnes jouent à ce terminal (1).
terminal-help-bot = Un bot pour la prochaine place libre : random, heuristic, glance-4 (actions qu’il regarde), mcts-200 (parties dans sa tête avant une action), foresight-32 (parties imaginées pour chaque bonne idée), mind-100 (pensées d’un réseau qui a appris le jeu), mcts-0.5s (secondes). Peut être répété ; le dernier prend les places qui restent (un bot moyen du jeu).
terminal-help-bots = Les bots, séparés par des virgules ; ils changent de place à chaque partie.
terminal-help-games = Combien de parties (100).
terminal-help-option = Une option du jeu, par exemple edition=en. Peut être répétée.
terminal-help-json = Écrire du JSON et rien d’autre.
terminal-help-step = Dessiner la position après ce nombre d’actions.
terminal-help-all = Dessiner la position après chaque action.
terminal-help-position = Écrire un fichier de position au lieu de dessiner ; « vervet position » le relit.
terminal-help-untested = Lister les règles sans test ; code de sortie 1 s’il y en a.
terminal-help-tests = Où sont les tests (./tests).
terminal-help-quick = Un dixième du temps, des nombres plus grossiers.
terminal-help-server = Mesurer aussi le serveur : coups par seconde, délais, mémoire.
terminal-help-peers = Mesurer aussi d’autres moteurs, dont les scripts sont dans un dossier (bench).
terminal-help-output = Écrire aussi le résultat en JSON dans un fichier.
terminal-help-page = Écrire aussi les tableaux comme page de la documentation, en Markdown.
terminal-help-host = Adresse où écouter ({ $default }).
terminal-help-port = Port où écouter (le port habituel, ou un port libre).
terminal-help-lan = Ouvrir à tout le réseau local, et dire à quelle adresse.
terminal-help-workers = Servir en autant de processus, qui partagent une base PostgreSQL et un bus (VERVET_BUS).
terminal-help-database = Un fichier pour SQLite, ou l’adresse d’un serveur PostgreSQL (un fichier dans votre dossier de données).
terminal-help-prefix = Tout se trouve sous ce chemin, par exemple /vervet, sur un hôte qui a d’autres choses à montrer.
terminal-help-no-open = Ne pas ouvrir de navigateur.
terminal-help-replace = Mettre la sauvegarde à la place des parties présentes.

# Mauvais arguments

terminal-did-you-mean = Vouliez-vous dire « { $word } » ?
terminal-see-help = « { $command } » en dit plus.
terminal-no-command = Il n’y a pas de commande « { $value } ». Les commandes sont : { $expected }.
terminal-no-option = Il n’y a pas d’option « { $option } ».
terminal-extra = « { $value } » est un argument de trop.
terminal-too-long = « { $start }… » a { $count } caractères ; on en lit au plus { $most }.
terminal-missing = Il manque { $name }.
terminal-needs-value = L’option « { $option } » demande une valeur.
terminal-needs-no-value = L’option « { $option } » ne prend pas de valeur.
terminal-no-game = Il n’y a pas de jeu « { $value } ». Les jeux sont : { $expected }.
terminal-no-visitor = Impossible d’avoir ce bot. { $detail }
terminal-no-box = Cette boîte n’est pas jouable. { $detail }
terminal-help-boxes = Un components.toml modifié à proposer à l’accueil, à côté de la boîte imprimée ; répétable.
terminal-help-components = Un components.toml modifié avec lequel jouer ; vervet lab GAME --print-components affiche celui du jeu.
terminal-no-guest = Ce jeu ne peut pas être joué. { $detail }
terminal-guest-broke = Ce jeu s’est arrêté sur une erreur. { $detail }. « vervet check » le joue jusque-là et dit après quelles actions.
terminal-no-bot = Il n’y a pas de bot « { $value } ». Les bots sont : { $expected }, tout autre glance-N (actions qu’il regarde), mcts-N (parties dans sa tête), foresight-N (parties imaginées) ou mind-N (pensées d’un réseau), ou mcts-Ns, foresight-Ns et mind-Ns (secondes par action).
terminal-no-language = Vervet ne parle pas encore « { $value } ». Les langues sont : { $expected }.
terminal-no-number = { $name } doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
terminal-no-setting = Une option de jeu s’écrit NOM=VALEUR, par exemple edition=en, pas « { $value } ».
terminal-no-rule = Il n’y a pas de règle « { $value } ». Les règles sont : { $expected }.
terminal-which-game = Les règles de quel jeu ? Les jeux sont : { $expected }.
terminal-no-tests = Il n’y a pas de dossier « { $folder } » avec des tests ; lancez ceci dans une copie du dépôt, ou dites où avec --tests.
terminal-bad-tests = « { $file } » n’est pas du Python : { $detail }.
terminal-no-serve = La table ne peut pas s’ouvrir : { $detail }.
terminal-no-copy = Rien n’a été copié : { $detail }.
terminal-step-or-all = --all ne va ni avec --step ni avec --position.
terminal-no-step =
    { $count ->
        [one] Il n’y a pas d’étape { $step } : la partie a { $count } action.
       *[other] Il n’y a pas d’étape { $step } : la partie a { $count } actions.
    }
terminal-secrets = { $game } a des secrets : une seule personne peut y jouer à un terminal. Ouvrez plutôt une table dans le navigateur : « vervet ».
terminal-too-many =
    { $people ->
        [0] Il y a { $seats } places, trop peu pour { $bots } bots.
        [one] Il y a { $seats } places, trop peu pour 1 personne et { $bots } bots.
       *[other] Il y a { $seats } places, trop peu pour { $people } personnes et { $bots } bots.
    }

# Fichiers

terminal-file-missing = Il n’y a pas de fichier « { $file } ».
terminal-file-unreadable = « { $file } » ne peut pas être lu : { $detail }.
terminal-file-not-json = « { $file } » n’est pas du JSON : { $detail }.
terminal-file-not-object = « { $file } » ne contient pas d’objet JSON.
terminal-bad-position = « { $file } » n’est pas une position : { $detail }.
terminal-bad-log = Le journal ne peut pas être rejoué : { $detail }.
terminal-log-game = Le journal est celui de « { $value } », un jeu inconnu ici. Les jeux sont : { $expected }.
terminal-replayed = { $step } actions rejouées sur { $count }, toutes permises.
terminal-verify-proven = prouvé : { $commitments ->
        [one] { $commitments } engagement
       *[other] { $commitments } engagements
    }, { $drawn }, { $checked } ; tout concorde
terminal-verify-alone = le serveur a distribué seul, personne d’autre n’a donné de nombre : { $drawn }, { $checked } ; tout concorde
terminal-verify-unfinished = { $checked }, et la partie n’est pas finie
terminal-verify-no-proof = sans preuve (format { $format }, donne tirée d’une graine) : { $checked } ; tout concorde
terminal-verify-played-on = { $checked }, à partir d’une position donnée
terminal-verify-drawn = { $numbers ->
        [one] { $numbers } nombre
       *[other] { $numbers } nombres
    } dans { $streams ->
        [one] { $streams } suite
       *[other] { $streams } suites
    }
terminal-verify-actions = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $chains ->
        [0] aucune chaîne
        [one] 1 chaîne
       *[other] { $chains } chaînes
    }
terminal-verify-misfit = ne concorde pas : { $where } : { $why }
terminal-verify-same-secret = ne concorde pas : deal.secret : le même que dans « { $file } », journal d’une autre partie
terminal-verify-is-missing = absent
terminal-verify-is-unknown = inconnu ici
terminal-verify-is-other-names = absent ; inconnu ici : { $found }
terminal-verify-is-kind = attendu : { $expected }, et non { $found }
terminal-verify-is-count = nombre attendu : { $expected }, et non { $found }
terminal-verify-is-value = attendu : { $expected }, et non { $found }
terminal-verify-is-promise = ce qui était promis (jeu, partie, options, règles, places) et le nombre caché donnent { $expected }, et non { $found }
terminal-verify-is-chain = le secret, la promesse et les actions donnent { $expected }, et non { $found }
terminal-verify-is-seal = tout le reste donne { $expected }, et non { $found }
terminal-verify-is-rules = { $expected }
terminal-verify-kind = { $kind ->
        [object] un objet
        [list] une liste
        [text] un texte
        [whole] un nombre entier
       *[hex] 64 chiffres hexadécimaux en minuscules
    }

# À la table

terminal-backed-up =
    { $count ->
        [one] 1 partie est en sûreté dans { $file }.
       *[other] { $count } parties sont en sûreté dans { $file }.
    }
terminal-restored =
    { $count ->
        [one] 1 partie de { $file } est de retour.
       *[other] { $count } parties de { $file } sont de retour.
    }
terminal-serving = La table est mise pour les navigateurs ; Ctrl-C la débarrasse.
terminal-play-welcome = { $game }, graine { $seed }. Tapez « aide » pour savoir quoi taper, « quitter » pour partir.
terminal-play-thinking = { $player } réfléchit…
terminal-play-over = La partie est finie. Vous pouvez encore taper « journal », « enregistrer FICHIER », « annuler » ou « quitter ».
terminal-play-undone = Annulé.
terminal-play-bye = À la prochaine.
terminal-play-notation-itchy = Les mots peuvent être abrégés tant qu’ils restent clairs : « b d4 e 3 2w 1q », c’est « bump d4 east 3, 2 workers 1 queen ».
terminal-play-notation-after = Les mots peuvent être abrégés tant qu’ils restent clairs : « arr 7 6 231 143 », « act bc2 », « rec 2 flo ». « activate » et « skip » seuls visent le prochain cartouche.
terminal-play-notation-cheeky = Les mots peuvent être abrégés tant qu’ils restent clairs, et ce qui ne peut être qu’une seule chose s’omet : « ground », « esc sni », « exch tempter2 jug », « deliver pyro 1 ». Les places sont les numéros devant les noms.
terminal-go-nothing = Rien d’évident maintenant ; à vous de décider.
terminal-do-help = Montrer cette liste.
    .word = aide
    .argument = { "" }
terminal-do-board = Dessiner de nouveau le plateau.
    .word = plateau
    .argument = { "" }
terminal-do-legal = Lister les actions permises, ou celles qui contiennent ces mots.
    .word = permis
    .argument = [MOTS]
terminal-do-hint = Montrer ce qu’il serait bon de faire maintenant.
    .word = conseil
    .argument = { "" }
terminal-do-go = Activer tous les cartouches qui ne coûtent rien, jusqu’à la prochaine décision.
    .word = avance
    .argument = { "" }
terminal-do-wait = Passer jusqu’à ce que quelque chose vous concerne à quoi vous puissiez réagir ; ou tout passer jusqu’à la fin du tour ; ou désormais tout ce qui ne vous concerne pas ; ou plus du tout.
    .word = attendre
    .argument = [tour|toujours|jamais]
terminal-wait-once = On passe jusqu’à ce que quelque chose vous concerne ou que vous deviez décider vous-même.
    .word = fois
terminal-wait-round = On passe tout jusqu’à la fin du tour ; ce que vous devez décider vous-même est toujours demandé.
    .word = tour
terminal-wait-always = Désormais on passe tout ce qui ne vous concerne pas ; « attendre jamais » y met fin.
    .word = toujours
terminal-wait-never = On vous demande à chaque fois.
    .word = jamais
terminal-wait-what = Attendre jusqu’à quand ? Rien, ou l’un de ces mots : { $expected } ; pas « { $value } ».
terminal-do-rules = Lister les règles, ou en lire une.
    .word = règles
    .argument = [RÈGLE]
terminal-do-undo = Annuler votre dernière action et ce que les bots ont fait depuis.
    .word = annuler
    .argument = { "" }
terminal-do-log = Montrer toutes les actions jusqu’ici.
    .word = journal
    .argument = { "" }
terminal-do-save = Écrire la partie dans un fichier que « vervet replay » relit.
    .word = enregistrer
    .argument = FICHIER
terminal-do-quit = Quitter la table.
    .word = quitter
    .argument = { "" }
terminal-no-action = « { $word } » n’est pas une action. Les actions commencent par : { $expected }.
terminal-not-read = « { $line } » n’est pas complet, ou dit trop.
terminal-no-field = « { $word } » ne convient pas pour { $field } : attendu { $expected }.
terminal-whole-number = un nombre entier de { $least } à { $most }
terminal-action-pattern = Écrivez : { $pattern }
terminal-legal-count =
    { $count ->
        [0] Aucune action permise.
        [one] 1 action permise.
       *[other] { $count } actions permises.
    }
terminal-legal-of =
    { $count ->
        [one] { $player } a 1 action permise :
       *[other] { $player } a { $count } actions permises :
    }
terminal-log-count =
    { $count ->
        [0] Encore aucune action.
        [one] 1 action.
       *[other] { $count } actions.
    }
terminal-save-where = Dites où : enregistrer FICHIER
terminal-saved = Enregistré dans « { $file } ».
terminal-save-exists = « { $file } » existe déjà ; choisissez un autre nom.
terminal-save-failed = « { $file } » ne peut pas être écrit : { $detail }.
terminal-untested =
    { $count ->
        [0] Les { $all } règles ont toutes un test.
        [one] 1 règle sur { $all } n’a pas de test.
       *[other] { $count } règles sur { $all } n’ont pas de test.
    }

# Dessin d'Itchy Monkey

terminal-itchy-round = Tour { $round } sur { $rounds }
terminal-itchy-sensible = Un choix sensé : { $action }. À vue de nez, vos chances : { $before } % → { $after } %.
terminal-itchy-supply = Réserve
terminal-itchy-legend = w ouvrier (worker) · q reine (queen) · * colonie
    .spies = s espion (spy) · +●▲ espions sur un singe
    .clan = w ouvrier (worker) · q reine (queen) · ~ vient de bouger · ! contagion faite ce tour-ci
    .species = Espèce
    .lice = Poux
    .safe = À l’abri

# Simulations

terminal-sim-progress = En jeu
terminal-sim-title =
    { $games ->
        [one] { $game } : 1 partie, graine { $seed }
       *[other] { $game } : { $games } parties, graine { $seed }
    }
terminal-sim-bot = Bot
terminal-sim-wins = Victoires
terminal-sim-share = Part
terminal-sim-interval = Intervalle à 95 %
terminal-sim-draws = personne
terminal-sim-shared =
    { $count ->
        [one] { $count } victoire a été partagée.
       *[other] { $count } victoires ont été partagées.
    }
terminal-sim-length = { $mean } décisions par partie en moyenne, de { $least } à { $most }.
terminal-sim-rate = { $rate } décisions par seconde ; { $seconds } s en tout.

# Dessin d'After Us

terminal-after-legend = { $again } réactiver · { $species } types différents · { $each } par tamarin
terminal-after-piles = Paquets, niveau 1/2 : { $piles }
terminal-after-king-tokens = Jetons : { $tokens }
terminal-after-deck = Pioche { $count } : { $cards }
terminal-after-discard = Défausse { $count } : { $cards }
terminal-after-counts = pioche { $deck }, défausse { $discard }
terminal-after-revealed = Révélées : { $cards }
terminal-after-again = une réactivation à venir
terminal-after-waiting = en attente
terminal-after-reached =
    { $kind ->
        [sign]
            { $pay ->
                [none] { $frame } : réactiver un autre cartouche. Tapez : activate { $frame } CARTOUCHE.
               *[other] { $frame } : payer { $pay } pour réactiver un autre cartouche. Tapez : activate { $frame } CARTOUCHE.
            }
        [tamarin] { $frame } : { $gain } par tamarin de l’Assemblée.
       *[plain]
            { $species ->
                [0]
                    { $pay ->
                        [none] { $frame } : { $gain }.
                       *[other] { $frame } : payer { $pay } pour { $gain }.
                    }
               *[other] { $frame } : { $gain } s’il y a { $species } types dans l’Assemblée.
            }
    }
terminal-after-unable = Impossible maintenant : ignorez-le.
terminal-after-best-order = Meilleur ordre : { $action }
terminal-after-way = Activez : { $frames }
terminal-after-sum = En tout : { $sum }
terminal-after-way-not-exact = Il y a peut-être mieux : il y a trop de façons pour les essayer toutes. Celle-ci vaut { $value } points, et aucune ne vaut plus de { $bound }.
terminal-after-order-not-exact = Il y a peut-être un meilleur ordre : il y a trop de façons pour les essayer toutes. Celui-ci vaut { $value } points, et aucun ne vaut plus de { $bound }.
terminal-after-sensible = Un choix sensé : { $action }
terminal-after-way-of =
    { $gain ->
        [none] { $player } assemble { $cards } et ne gagne rien.
       *[other]
            { $pay ->
                [none] { $player } assemble { $cards } et gagne { $gain }.
               *[other] { $player } assemble { $cards }, paie { $pay } et gagne { $gain }.
            }
    }
    .you =
        { $gain ->
            [none] Vous assemblez { $cards } et ne gagnez rien.
           *[other]
                { $pay ->
                    [none] Vous assemblez { $cards } et gagnez { $gain }.
                   *[other] Vous assemblez { $cards }, payez { $pay } et gagnez { $gain }.
                }
        }

# Dessiner Cheeky Monkeys

terminal-cheeky-queue = { cheeky-queue } : { cheeky-queue.about }
terminal-cheeky-next = Ensuite : { $card }. Tapez « hand PLACE ».
terminal-cheeky-type = Tapez « { $action } ».
terminal-cheeky-deck = { $deck } { $count }
terminal-cheeky-top = { ", " }dessus { $cards }
terminal-cheeky-discards =
    { $count ->
        [0] défausse vide
       *[other] défausse { $count } : { $cards }
    }
terminal-cheeky-your-hand = Votre main
terminal-cheeky-hand = Votre main : { $cards }
terminal-cheeky-no-hand = Vous n’avez pas de cartes en main.
terminal-cheeky-spent = a fait son effet pendant ce tour
terminal-cheeky-seats = le numéro devant un nom est la place
terminal-cheeky-sensible = Un choix sensé : { $action }
terminal-plain-prompt = À vous : tapez une action, ou « aide » pour voir ce qui existe.
