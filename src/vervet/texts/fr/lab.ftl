# Le labo : sa commande et son rapport.

terminal-lab = Faire jouer des milliers de parties aux bots et rapporter ce qui y compte.
    .more = Les parties sont gardées dans un dossier à mesure qu’elles finissent. Interrompez par Ctrl-C quand vous voulez : la même commande reprend là où elle s’est arrêtée. La même graine donne les mêmes parties, sur un cœur, sur plusieurs ou sur une grappe.
    .examples =
        vervet lab after-us --players 4 --games 10000
        vervet lab cheeky-monkeys --bots heuristic,random --players 4 --until 1%
        vervet lab after-us --players 4 --components ma-boite.toml --folder ma-boite
        vervet lab itchy-monkey --games 100000 --ray auto
lab-help-bots = Les bots, séparés par des virgules ; ils tournent de place en place (heuristic).
lab-help-games = Combien de parties, décidé d’avance (1000) ; avec --until, le maximum.
lab-help-until = Jouer jusqu’à ce que chaque part de victoires soit connue à ceci près, par exemple 1%, par des intervalles qui permettent de regarder en route.
lab-help-components = Un components.toml modifié : joue les deux boîtes avec les mêmes graines et rapporte ce qui a changé.
lab-help-print-components = Afficher le components.toml du jeu, pour le modifier, sans rien jouer.
lab-help-folder = Où garder les parties et le rapport (lab-GAME).
lab-help-processes = Combien de processus jouent (un par cœur).
lab-help-ray = Jouer sur une grappe Ray : son adresse, « auto » pour celle dont cette machine fait partie ; sans adresse, une petite est lancée ici.
lab-playing = En jeu
lab-rate = { $rate } parties/s
lab-going-on = { $done } parties sur { $games } sont déjà là ; on continue.
lab-interrupted = Interrompu. { $done } parties sur { $games } sont gardées dans { $folder } ; la même commande reprend à ce point.
lab-finished = { $games ->
        [one] 1 partie est dans { $folder }. Le rapport : { $report }
       *[other] { $games } parties sont dans { $folder }. Le rapport : { $report }
    }
lab-workers-lost = Les processus ne cessent de mourir ({ $reason }). Ce qui est fini est gardé dans { $folder } ; la même commande reprend à ce point.
lab-no-percent = --until attend un pourcentage de 0.05% à 20%, par exemple 1%, et non « { $value } ».
lab-needs-packages = Le labo a besoin du paquet { $package }, qui n’est pas installé : { $how }
lab-other-run = { $folder } contient une série avec d’autres réglages : son { $name } est { $there }, et non { $wanted }. Choisissez un autre --folder, ou supprimez celui-là.
lab-not-a-run = { $folder } n’est pas vide et ne contient pas de série du labo. Choisissez un autre --folder.
lab-no-folder = { $folder } ne peut pas servir de dossier : { $reason }.
lab-no-file = { $file } ne peut pas être lu : { $reason }.
lab-damaged-part = { $file } est endommagé. Supprimez-le, et la même commande rejouera ses parties.
lab-bad-components = { $file } n’est pas une boîte jouable : { $reason }
lab-other-seats = La boîte modifiée se jouerait à { $after }, l’originale à { $before } ; donnez --players.
lab-no-cluster = Aucune partie ne peut se jouer sur la grappe { $address } : { $reason }

# Le rapport

lab-title = { $game } : un rapport du labo
lab-title-changed = { $game } : la boîte modifiée à côté de l’originale
lab-subtitle = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } à { $players ->
        [one] un joueur.
       *[other] { $players } joueurs.
    }
lab-short = En bref
lab-short-fair = Aucune place à la table ne gagne de façon mesurable plus ou moins que sa juste part.
lab-short-unfair = { $place } gagne { $share }, à { $points } points de sa juste part : plus que du bruit.
lab-short-alone = { $share } des parties sont gagnées ({ $span }).
lab-short-length = Une partie dure { $rounds } tours et { $decisions } décisions en moyenne.
lab-short-ending = La fin la plus fréquente : « { $ending } » ({ $share } des parties).
lab-short-effects = { $sure ->
        [0] Aucune des { $count } choses qu’un joueur peut avoir ne déplace la chance de gagner de plus que le bruit ne permet.
        [1] Des { $count } choses qu’un joueur peut avoir, une déplace la chance de gagner de plus que le bruit ne permet.
       *[other] Des { $count } choses qu’un joueur peut avoir, { $sure } déplacent la chance de gagner de plus que le bruit ne permet.
    }
lab-short-effect = { $group } : le plus fort est { $thing }, { $points } points.
lab-short-changes = { $sure ->
        [0] Aucun des { $count } nombres n’a changé de plus que le bruit ne permet.
        [1] Un des { $count } nombres a changé de plus que le bruit ne permet.
       *[other] { $sure } des { $count } nombres ont changé de plus que le bruit ne permet.
    }
lab-short-change = { $name } : { $before } → { $after }.
lab-short-findable = Un changement de { $points } points dans la part de victoires d’une place aurait sans doute été trouvé (quatre fois sur cinq) ; de plus petits ont pu rester invisibles.
lab-original = originale
lab-changed = modifiée
lab-legend-bold = En gras : changé de plus que le bruit ne permet.
lab-place = Place { $place }
lab-bot = { $bot }
lab-measure-draw = Parties que personne ne gagne
lab-measure-shared = Victoires partagées
lab-measure-rounds = Tours
lab-measure-decisions = Décisions
lab-measure-width = Actions permises par décision
lab-measure-forced = Décisions à une seule action permise
lab-measure-score-best = Meilleur score à la fin
lab-measure-score-mean = Score moyen à la fin
lab-measure-score-margin = Avance du meilleur score sur le suivant
lab-effect-of = { $thing } ({ $group }), points de chance de gagner
lab-head-value = Valeur
lab-head-interval = Intervalle à 95 %
lab-head-place = Place, à partir de qui commence
lab-head-player = Joueur
lab-head-bot = Bot
lab-head-ending = Fin
lab-head-action = Action
lab-head-thing = Un de plus
lab-head-points = Points
lab-head-each = Un joueur en a
lab-head-informative = Parties qui parlent
lab-head-q = q
lab-head-number = Nombre
lab-head-difference = Différence
lab-head-verdict = Verdict
lab-more-than-noise = plus que du bruit
lab-may-be-noise = peut-être du bruit
lab-seats = Avantage de la place
lab-seats-about = La part de victoires de chaque place à la table, comptée à partir de qui commence ; une victoire partagée, ou une partie que personne ne gagne, compte en parts égales. Un point plein est plus loin de la juste part de { $share } que le bruit ne permet, un point creux y est peut-être par chance.
lab-seats-about-at-once = La part de victoires de chaque place ; personne ne commence, tout le monde décide en même temps. Une victoire partagée, ou une partie que personne ne gagne, compte en parts égales. Un point plein est plus loin de la juste part de { $share } que le bruit ne permet, un point creux y est peut-être par chance.
lab-head-seat = Place
lab-fair-share = juste part : { $share }
lab-alone = La part de victoires
lab-bots = Bots
lab-bots-about = La part des parties que gagne chaque bot, à toutes ses places ensemble. Les bots avancent d’une place à chaque partie.
lab-endings = Comment les parties finissent
lab-endings-about = La part de toutes les parties qui finissent ainsi.
lab-course = Comment vont les parties
lab-rounds = Durée en tours
lab-decisions = Décisions dans une partie
lab-branching = Choix : actions permises par décision
lab-curves = Scores par tour
lab-curves-about = Moyennes à la fin de chaque tour avec intervalles à 95 %, sur les parties qui ont duré jusque-là ; tracées tant qu’un dixième d’entre elles dure.
lab-axis-rounds = tours
lab-axis-round = tour
lab-axis-decisions = décisions
lab-axis-legal = actions permises
lab-part-of-games = parties
lab-part-of-decisions = décisions
lab-winners = qui gagne
lab-others = les autres
lab-score-points = points
lab-score-living = encore en vie
lab-score-colonies = colonies
lab-score-safe = singes à l’abri
lab-mean-rounds = { $mean } tours en moyenne ({ $span }).
lab-mean-decisions = { $mean } décisions en moyenne ({ $span }).
lab-mean-width = { $mean } actions permises en moyenne ({ $span }).
lab-mean-forced = { $mean } des décisions ne laissent pas de choix ({ $span }).
lab-kinds = Ce que font les joueurs
lab-kinds-about = Combien de fois chaque sorte d’action est choisie dans une partie, par tous les joueurs ensemble, dans les mots de la notation.
lab-effects = Ce qui va avec la victoire
lab-effects-about = Les joueurs d’une même partie comparés entre eux : de combien de points de pourcentage gagne-t-on plus avec une chose de plus ?
lab-effects-alone = Les parties en solo, comparées entre elles : de combien de points de pourcentage gagne-t-on plus avec une chose de plus ?
lab-effects-lines = Les traits épais sont les intervalles à 95 % de chacune, les traits fins valent pour les { $count } choses à la fois. Un point plein est plus que du bruit (q d’au plus 5 %), un point creux est peut-être de la chance.
lab-dealt = Le hasard seul décide qui les a : le déplacement vient d’elles.
lab-not-dealt = Les joueurs les obtiennent en partie en jouant bien : le déplacement va avec elles, sans forcément en venir.
lab-too-few = Il y a eu trop peu de parties où les joueurs différaient en cela.
lab-ends-only = Les { $drawn } plus hautes et les { $drawn } plus basses de { $count }. Les extrêmes de beaucoup de choses doivent une part à la chance : fiez-vous aux traits fins.
lab-all-numbers = Tous les nombres
lab-wins-less = ← gagne moins
lab-wins-more = gagne plus →
lab-changes = Qu’est-ce qui a changé, et est-ce plus que du bruit ?
lab-changes-about = Les deux boîtes ont été jouées avec les mêmes graines et les mêmes bots, et les parties de même numéro sont comparées. q tient compte des { $count } nombres comparés à la fois : de tous ceux qui sont dits plus que du bruit, on s’attend à ce qu’environ un sur vingt en soit quand même.
lab-changes-effects = Déplacements de la chance de gagner, { $count } choses
lab-file-changes = Ce qui a été modifié dans le fichier
lab-making = Comment ceci a été fait
lab-fact-game = Jeu
lab-fact-bots = Bots
lab-fact-games = Parties
lab-fact-seed = Graine
lab-fact-version = Vervet
lab-stopping = Quand la série a fini
lab-stopping-fixed = Après { $games } parties, un nombre fixé avant la première. Rien de ce qui a été vu en route ne l’a arrêtée.
lab-stopping-until = Après { $games } parties : on a regardé toutes les { $every } parties, à partir de { $least }, si chaque part de victoires (d’une comparaison : chaque différence) par place et par bot était connue à ±{ $until } points près, et ici elle l’était.
lab-stopping-limit = À la limite de { $games } parties, avant que chaque part de victoires par place et par bot soit connue à ±{ $until } points près.
lab-stopping-valid = La règle utilise des suites de confiance (asymptotiques, d’après Waudby-Smith et d’autres ; 5 % partagés entre tous les nombres suivis), qui valent à tout moment à la fois, de sorte que regarder ne nuit pas. Les parts par place et par bot (d’une comparaison : leurs différences) sont données avec elles, et jugées par elles au lieu d’un q. Tous les autres intervalles sont ordinaires, pour un nombre fixe de parties.
lab-stopping-extended = Le plan a été changé en route : { $numbers } parties. Qui joue plus longtemps au vu des résultats devrait se fier moins aux intervalles.
lab-method = Méthode
lab-note-seeds = Tous les nombres aléatoires d’une partie viennent de la graine de la série et du numéro de la partie. Les parties ne dépendent pas du nombre de processus ou de machines, ni des interruptions.
lab-note-intervals = Les parts ont les intervalles à 95 % de Wilson, les moyennes les intervalles normaux ; les parties sont indépendantes entre elles, les places d’une même partie ne le sont pas.
lab-note-effects = Un déplacement est la pente de ce qu’une place a gagné, moins ce que le même bot à la même place gagne en moyenne, selon combien elle en avait de plus que les joueurs auxquels elle est comparée à ce moment. Son erreur compte chaque partie une fois, quelle que soit la dépendance entre ses places, et n’est jamais moindre que ce que le hasard seul donnerait. Une chose dont moins de 30 parties disent quelque chose est laissée de côté.
lab-note-alone = Un déplacement est la pente de la victoire selon combien il y avait d’une chose, sur toutes les parties. Son erreur n’est jamais moindre que ce que le hasard seul donnerait. Une chose dont moins de 30 parties disent quelque chose est laissée de côté.
lab-note-many = Quand on regarde beaucoup de nombres, certains frappent par chance. Les valeurs q sont celles de Benjamini et Hochberg sur toutes les choses de ce rapport ; les traits fins sont des intervalles simultanés (Šidák). Avec moins de { $least } parties, rien n’est tenu pour plus que du bruit.
lab-note-bots = Tout cela vaut pour ces bots. De meilleurs joueurs peuvent montrer d’autres nombres.
lab-note-pairs = Les différences sont des moyennes sur des paires de parties aux mêmes graines. Les différences de déplacements traitent les deux séries comme indépendantes.

# Ce qui a servi.

lab-used = Ce qui a servi
lab-used-about = Combien de fois chaque chose de la boîte a servi dans toutes les parties ensemble, et combien de fois par partie chez qui gagne et chez les autres. De ce qui n’a servi à personne, cette série ne dit rien.
lab-used-all = Tout : { $things }
lab-use = { $thing } : { $way }
lab-and-more = { $things } et { $count } de plus
lab-head-what = Chose
lab-head-winners = qui gagne, par partie
lab-head-others = les autres, par partie
lab-head-way-of = { $way } ({ $side })
lab-short-same = Les { $games } paires de parties se sont déroulées exactement de la même façon : aucune partie ne s’est servie de ce qui a été modifié. Cette série n’en dit rien.
lab-short-new = Nouveau dans la boîte modifiée : { $things }.
lab-short-gone = Disparu de la boîte modifiée : { $things }.
lab-short-touched = Modifié : { $thing }, { $way } : { $before } → { $after } fois.
lab-short-began = { $thing }, { $way } : jamais avec la boîte originale, { $times ->
        [one] une fois
       *[other] { $after } fois
    } avec la boîte modifiée.
lab-short-ceased = { $thing }, { $way } : { $times ->
        [one] une fois
       *[other] { $before } fois
    } avec la boîte originale, jamais avec la boîte modifiée.
lab-short-idle = Modifié, mais sans { $way } avec l’une ou l’autre boîte : { $things }. Cette série n’en dit rien.
lab-short-unused = { $things } sans { $way } : { $count } sur { $all }{ $named ->
        [0] .
       *[other] {" "}({ $which }).
    } Cette série n’en dit rien.
lab-short-rare = Presque sans { $way } (dans moins d’une partie sur cent) : { $things }.
lab-register-actions = sortes d’action
lab-register-after-piles = sortes de singe
lab-register-after-cards = cartes
lab-register-after-tokens = jetons
lab-register-after-objects = objets
lab-register-cheeky-actions = cartes action
lab-register-cheeky-monkeys = sortes de singe
lab-register-itchy-monkeys = espèces
lab-way-chosen = choix
lab-way-copied = copie
lab-way-recruited = recrutement
lab-way-drawn = tirage
lab-way-removed = mise à l’écart
lab-way-in-play = présence en jeu
lab-way-used = utilisation
lab-way-dealt = distribution
lab-way-played = mise en jeu
lab-way-stopped = arrêt
lab-way-arrived = arrivée devant un dresseur
lab-way-effect = effet
lab-way-reached = visite de poux
lab-way-bumped = bousculade
lab-way-nitpicked = séance d’épouillage
lab-way-left = mise à l’abri
lab-after-pile = { $species }, niveau { $level }
lab-after-token = jeton { $species }
lab-thirds = Par tiers de partie
lab-thirds-got = Ce qu’un joueur a obtenu dans chaque tiers des tours d’une partie.
lab-thirds-had = Ce qu’un joueur avait dans chaque tiers des tours d’une partie.
lab-thirds-turned = En gras : un tiers de la partie dit sûrement le contraire d’un autre.
lab-third-whole = toute la partie
lab-third-first = premier tiers
lab-third-middle = milieu
lab-third-last = dernier tiers
lab-note-thirds = Une chose qui aide tôt et nuit tard peut sembler sans effet, ou avoir l’effet contraire. Les déplacements sont donc aussi calculés pour ce que les joueurs ont obtenu, ou avaient, dans chaque tiers des tours d’une partie ; une étoile marque ceux dont le q est d’au plus 5 % parmi tous les tiers de toutes les choses.

# Les choses des jeux

lab-after-card = { $number } ({ $species }, niveau { $level })
lab-group-after-cards = Cartes de la tribu
    .about = Les cartes recrutées qu’un joueur a à la fin, par numéro imprimé.
lab-group-after-species = Types de singe de la tribu
    .about = Les cartes de chaque type de singe qu’un joueur a à la fin.
lab-group-after-tokens = Jetons
    .about = Combien de fois un joueur a choisi chaque jeton.
lab-group-after-objects = Objets utilisés
    .about = Combien de fois un joueur a utilisé chaque objet.
lab-group-after-in-play = Objets en jeu
    .about = Les trois objets d’une partie.
lab-group-cheeky-dealt = Cartes distribuées
    .about = Les cartes action de la première main.
lab-group-cheeky-held = Cartes en main
    .about = Les cartes action en main au début de chaque tour ; seuls sont comparés des joueurs en vie, ou zombies, en même temps.
lab-group-cheeky-monkeys = Singes
    .about = Les singes devant un dresseur au début de chaque tour ; seuls sont comparés des joueurs en vie, ou zombies, en même temps.
lab-group-cheeky-zombies = Cartes zombie
    .about = Les cartes zombie devant un dresseur au début de chaque tour ; seuls sont comparés des joueurs en vie, ou zombies, en même temps.
lab-group-itchy-start-species = Espèce du premier singe
    .about = L’espèce sur laquelle un joueur a placé les premiers poux.
lab-group-itchy-start-space = Case du premier singe
    .about = Où un joueur a placé les premiers poux.
lab-group-itchy-colonies = Colonies
    .about = Les colonies sur chaque espèce au début de chaque tour.
lab-group-itchy-picked = Espèce choisie
    .about = L’espèce qu’un joueur sauve en mode Clan.

# Ce que coûte une série

lab-estimate = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } avec { $workers ->
        [one] un processus
       *[other] { $workers } processus
    } : environ { $time }. Ctrl-C arrête la série ; la même commande la reprend.
lab-estimate-most = Au plus { $games ->
        [one] une partie
       *[other] { $games } parties
    }, avec { $workers ->
        [one] un processus
       *[other] { $workers } processus
    } : jusqu’à environ { $time }. Ctrl-C arrête la série ; la même commande la reprend.
lab-left = reste { $time }
lab-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
lab-minutes = { $count } minutes
lab-hours = { $count } heures
lab-days = { $count } jours

# La part de la boîte que chaque bot utilise

lab-coverage = La part de la boîte que chaque bot utilise
lab-coverage-about = Ce que chaque bot a fait au moins une fois en { $games } parties. Une série ne dit rien de ce que ses bots n’essaient jamais.
lab-coverage-head = { $things } { $way }
lab-coverage-share = { $used } sur { $all } ({ $share })
