# Les mots du client dans le navigateur.

web-skip = Aller à la table
web-home = Vervet, retour à l’accueil
web-loading = Un instant…
web-close = Fermer
web-fold = Replier
web-cancel = Retour
web-undo = Annuler
web-yes = Oui
web-no = Non
web-try-again = Réessayer
web-try-now = Réessayer maintenant
web-nothing-here = Rien à cette adresse
    .about = Le lien est peut-être incomplet ou périmé. Toutes les parties commencent à l’accueil.
web-fewer = Moins : { $what }
web-more = Plus : { $what }

# Titres de la page

web-title-lobby = Vervet : jeux de singes
web-title-invited = On vous invite · Vervet
web-title-your-turn = À vous
web-title-turn = { $player } joue
web-title-over = Partie terminée

# Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-pace = Rythme
web-pace-calm = Posé
web-pace-usual = Normal
web-pace-brisk = Vif
web-pace-instant = Immédiat
web-pace-about = Le temps de voir ce que font les autres. Un appui, Échap ou Entrée passe à la suite.
web-calm = Réduire les animations
web-calm-about = Tout apparaît aussitôt à sa nouvelle place, sans glisser.
web-sound = Son
web-sound-about = De petits bruits quand il se passe quelque chose.
web-captions = Sous-titres
web-captions-about = Chaque son aussi en mots.
web-caption-hop = un saut
web-caption-birth = de petits pas
web-caption-slide = un choc sourd
web-caption-fight = une bagarre
web-caption-pluck = ça épouille
web-caption-crown = une fanfare
web-caption-card = froissement de carte
web-caption-turned = des cartes se retournent
web-caption-gain = tintement
web-caption-again = tintement, encore
web-caption-rage = un rugissement
web-caption-arrival = quelqu’un arrive
web-caption-zap = ça grésille
web-caption-fuse = une mèche siffle
web-caption-splash = plouf
web-caption-boom = boum
web-caption-gone = quelqu’un s’en va
web-caption-nope = bourdonnement : sans effet
web-caption-turn = au suivant
web-caption-yours = clochette : à vous de jouer
web-caption-end = air de fin

# Accueil

web-welcome = Installez-vous sur une branche
web-welcome-about = Des jeux de singes autour d’une même table : entre amis par lien, à plusieurs devant cet écran, ou contre des bots.
web-choose-game = Choisissez un jeu
web-seats-range = De { $least } à { $most } joueurs
web-players = Qui joue ?
web-player-count = Nombre de joueurs
web-seat-who = Qui prend la place { $seat } ?
web-seat-here = Ici
web-seat-here-about = Joue devant cet écran.
web-seat-link = Par lien
web-seat-link-about = Vous recevez un lien à envoyer à quelqu’un.
web-seat-bot = Bot
web-name-of = Nom à la place { $seat }
web-bot-of = Bot à la place { $seat }
web-options = Options de la partie
web-options-advanced = Plus d’options
web-option-none = Rien
web-option-not = Impossible pour l’instant : { $reason }
web-option-not-word = Impossible pour l’instant, { $word } : { $reason }
web-option-some-not = Certains choix sont impossibles pour l’instant.
web-play = Jouer
web-resume = Reprendre la partie

# Arriver à une partie

web-invited = On vous invite à jouer à { $game }
web-invited-loading = On vous invite…
web-invited-by = À la table : { $players }.
web-your-name = Votre nom
web-take-seat = Prendre la place
web-watch = Regarder seulement
web-waiting = Il manque du monde
web-waiting-about = Envoyez chaque lien à une seule personne.
web-seat-open = Encore personne
web-invitation-link = Invitation à la place { $seat }
web-copy = Copier le lien
web-copied = Copié
web-match-gone = Table introuvable

# Avant la donne

web-deal-seats =
    { $count ->
        [one] Une place est encore libre. La partie commence d’elle-même quand tout le monde est là.
       *[other] { $count } places sont encore libres. La partie commence d’elle-même quand tout le monde est là.
    }
web-deal-people = On attend { $players }. La partie commence d’elle-même quand tout le monde est là.
web-deal-rematch = On attend { $players } pour la revanche, proposée à la table précédente et sur l’accueil. Elle commence d’elle-même dès que tout le monde est là.
web-deal-back = Connexion perdue pendant le mélange : { $players }. On attend le retour à la table.
web-deal-mixing = Tout le monde mélange
    .about = Tout le monde est là. Un instant, la partie va commencer…
web-deal-stranded = Ce navigateur n’a plus le nombre secret qu’il avait scellé : impossible de distribuer.
web-deal-left =
    { $seconds ->
        [one] Sans réponse, la partie est annulée dans { $seconds } seconde.
       *[other] Sans réponse, la partie est annulée dans { $seconds } secondes.
    }
web-deal-void = Partie annulée
    .others = Elle n’a jamais commencé : le mélange n’a pas été terminé à temps ({ $players }). Personne n’a rien perdu.
    .mine = Elle n’a jamais commencé : ce navigateur n’a pas terminé le mélange à temps. Personne n’a rien perdu.
    .given-up = Elle n’a jamais commencé : quelqu’un n’a pas voulu attendre plus longtemps. Personne n’a rien perdu.
web-deal-stopped = La donne s’arrête là
    .about = Ce navigateur n’y ajoute plus rien et ne montre aucune table à laquelle il ne peut pas se fier.
web-deal-anew = Recommencer
web-deal-here = à la table
web-deal-not-here = pas encore là
web-deal-sealed = Nombre secret scellé
web-deal-about = Tout le monde mélange ensemble : chaque navigateur ajoute un nombre secret. Ainsi, personne ne peut choisir ni deviner ce que donnera le hasard, pas même le serveur.

# Quitter la table

web-hint = Conseil
web-hints = Conseils
    .about = Tout le monde peut demander ce que ferait une personne avisée.
web-hint-key = Conseil, si la table en donne
web-hint-plain = C’est ce que ferait une personne avisée.
web-hand-over = Passez l’écran : { $player }
    .about = Les autres ne regardent plus.
web-hand-over-taken = C’est moi, { $player }
web-leave = Quitter la table
web-leave-open = Une simple pause ? La table reste comme elle est, et l’accueil vous y ramène.
web-let-bot-play = Laisser jouer un bot
    .about = Un bot joue à votre place jusqu’à votre retour. Il ne sait que ce que vous savez.
web-play-yourself = Reprendre la main
web-bot-plays-for-you = Un bot joue à votre place.
web-resign = Abandonner
    .about = Si vous abandonnez, la partie s’arrête et l’autre camp gagne.
    .bot = Si vous abandonnez, un bot joue à votre place jusqu’à la fin. C’est sans retour.
web-resign-sure = Oui, abandonner
web-resign-not = Non, continuer
web-resigned-watching = Vous avez abandonné. Un bot joue à votre place.
web-away-now = { $player } n’est plus là.
web-away-wished = { $player } n’est plus là. Pour laisser jouer un bot : { $others }.
web-away-asked = Un bot jouera à la place ({ $player }) si tout le monde ici est d’accord.
web-away-replace = Laisser jouer un bot
web-away-wait = Attendre encore
web-log-level = { $names } : { $level }
web-notices = Qui est absent
web-notices-fold = Masquer

# À la table

web-you = vous
web-away = hors ligne
web-your-turn = À vous
web-turn-of = { $player } joue
    .you = À vous
web-thinking = { $player } réfléchit…
web-turn-of-several =
    { $count ->
        [2] On attend { $players }
       *[other] On attend { $count } personnes
    }
web-turn-together = { $count } personnes jouent
web-turn-react = { $player } joue : réagir ?
web-wait = Patientez
web-wait-for = C’est à { $player } de jouer.
    .you = C’est à vous de jouer.
web-watching = Vous regardez la partie.
web-actions = Actions
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-rules = Règles
web-rule = Règle { $rule }
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne dit cela.
web-rules-found =
    { $count ->
        [0] Aucune règle trouvée
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
web-taken-back = Une action a été annulée.
web-note-undone = { $player } a annulé : { $what }
    .you = Vous avez annulé : { $what }
web-note-left = { $player } a quitté la table.
    .you = Vous avez quitté la table.
web-note-back = { $player } est de retour.
    .you = Vous êtes de retour.
web-note-bot = Un bot joue pour { $player }.
web-note-own = { $player } joue de nouveau.
    .you = Vous jouez de nouveau.
web-note-resigned = { $player } abandonne.
    .you = Vous abandonnez.
web-sending = Votre action attend la connexion.
web-connection-lost = Connexion perdue, nouvelle tentative…
web-outage = Le serveur n’a plus accès à ses données pour l’instant. Rien n’est perdu : la partie reprendra d’elle-même.
web-help = Aide
web-symbols = Symboles
web-keys = Touches
web-keys-about = Lettres et chiffres agissent quand le focus est sur le plateau ou dans les actions.
web-key-enter = Entrée
web-key-esc = Échap
web-key-space = Espace
web-key-home = Début
web-key-end = Fin
web-rematch = Revanche
    .about = Revanche : on avance d’une place.
web-rematch-go = Aller à la revanche
web-rematch-same = Mêmes places
    .about = Tout le monde garde sa place.
web-offer-rematch =
    { $seats ->
        [same] { $player } propose une revanche, aux mêmes places.
       *[turned] { $player } propose une revanche. Tout le monde avance d’une place.
    }
web-offer-waits = Une revanche vous attend.
web-to-lobby = Retour à l’accueil
web-download-log = Télécharger le journal
web-outcome-more = Plus
web-outcome-less = Moins

# Peut-on se fier à la donne

web-seal = Donne scellée
web-seal-about = Avant la partie, ce serveur a scellé un nombre secret, et chaque navigateur aussi ({ $players }). La donne vient de tous ces nombres : personne n’a pu la choisir ni la deviner.
web-seal-bots = Avant la partie, ce serveur a scellé le nombre secret dont vient la donne. Seuls des bots jouent ici : aucun navigateur n’en a ajouté d’autre.
web-seal-replaced = Le nombre donné pour votre place ne vient pas de ce navigateur. S’il ne vient pas d’un autre de vos appareils, ne vous fiez pas à cette donne.
web-seal-check = À la fin de la partie, les nombres sont révélés et tout le monde peut vérifier la donne.
web-seal-server = Sceau du serveur :
web-seal-none = Donne sans preuve
    .about = Cette partie a été distribuée à partir d’un nombre donné, ou par un ancien serveur. Rien n’a été scellé avant : personne ne peut prouver que la donne doit tout au hasard.
web-seal-limits = Ce qu’aucun sceau ne peut faire
web-seal-sees = Le serveur voit toujours tout ce qui est caché.
web-seal-talks = Rien n’empêche de se dire entre soi ce que l’on a en main.
web-seal-refuses = Un serveur peut refuser de distribuer.
web-breach-history = Ce serveur a réécrit la partie.
    .about = Ce qu’il montre ne correspond plus à ce que ce navigateur avait vu : quelque chose a été changé ou retiré après coup. Ne vous fiez pas au résultat.
web-breach-promise = Ce serveur n’a pas tenu sa promesse sur la donne.
    .about = Il avait scellé une chose avant la partie et en montre une autre. Ne vous fiez pas au hasard de cette partie.

# Revoir ce qui s'est passé

web-playback = Ce qui s’est passé
web-playback-back = Événement précédent
web-playback-next = Événement suivant
web-playback-count = Événement { $at } sur { $count }
web-playback-run = Lire
web-playback-pause = Pause
web-playback-skip = Passer
web-playback-now = Retour à la partie

# Regarder en arrière

web-replay = Relecture
web-replay-place = Étape de la partie
web-replay-step = Étape { $at } sur { $count }
web-replay-first = Au début
web-replay-back = Étape précédente
web-replay-next = Étape suivante
web-replay-run = Lire à partir d’ici
web-replay-round = Aller à
web-replay-round-number = Tour { $round }
web-replay-start = Le début
web-replay-mine = Votre dernier tour
web-replay-your-turn = À vous : revenir
web-replay-begins = La table avant la première action.
web-replay-nothing = Rien que tout le monde ait pu voir.
# Une partie terminée, reprise à l’un de ses moments.
web-play-on = Jouer à partir d’ici
web-from-moment = Une nouvelle partie commence à l’étape { $step }.
    .secrets = Ce que vous ne pouviez pas savoir à votre place est redistribué.
web-play-on-seat = Votre place
web-play-on-others = Les autres places
web-play-on-bot = Bots
web-play-on-link = Amis, par lien
web-play-on-here = Amis, ici
web-play-on-against = Leur niveau
web-from-moment-known = Toute personne qui regarde cette partie terminée peut voir ce que vous avez en main ici.
web-play-on-begin = Commencer la partie
web-log-start = Suite d’une autre partie, à partir du tour { $round }
web-log-start-plain = Suite d’une autre partie
web-log-brought = Apportée ici depuis l’appareil de quelqu’un, au tour { $round }.
web-log-brought-plain = Apportée ici depuis l’appareil de quelqu’un.
    .about = Personne ne peut vérifier ce qui s’est passé jusque-là. Ce que la personne qui l’a apportée ne pouvait pas savoir a été redistribué.
web-replay-key-step = Une étape en arrière ou en avant
web-replay-key-ends = Au début, retour à la partie
web-replay-key-run = Lire la partie, ou faire une pause
web-replay-key-now = Retour à la partie

# La fin

web-ending = Le bilan
web-ending-lost = Vous perdez.
web-ending-shared = Vous partagez la victoire.
web-ending-unknown = Ce serveur ne peut pas raconter la partie.
web-ending-length =
    { $rounds ->
        [one] { $rounds } tour,
       *[other] { $rounds } tours,
    } { $actions ->
        [one] { $actions } action,
       *[other] { $actions } actions,
    }
web-ending-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-ending-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-ending-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-ending-round = Tour
web-ending-turn = Tour { $round } :
web-ending-save = Enregistrer l’image
web-ending-pieces = Ce qui a fait la différence
web-ending-curve-colonies = Colonies, tour par tour
web-ending-curve-safe = Singes en sécurité, tour par tour
web-ending-curve-points = Points, tour par tour
web-ending-sources = Points par origine
web-ending-source-frames = cartouches
web-ending-source-again = réactivés
web-ending-source-tokens = jetons
web-ending-source-rage = rage
web-ending-source-objects = objets
web-ending-blasts = Qui a explosé, et pourquoi
web-ending-blast = { $player } a explosé ({ $why }).
    .you = Vous avez explosé ({ $why }).
web-ending-blast-kind = { $player } a explosé ({ $why }). Le singe de trop : { $kind }.
    .you = Vous avez explosé ({ $why }). Le singe de trop : { $kind }.
web-ending-blast-by = { $player } a explosé ({ $why }). Le singe de trop : { $kind }, cadeau signé { $other }.
    .you = Vous avez explosé ({ $why }). Le singe de trop : { $kind }, cadeau signé { $other }.
    .concerns-you = { $player } a explosé ({ $why }). Le singe de trop : { $kind }, un cadeau de vous.
    .yourself = Vous avez explosé ({ $why }). Le singe de trop : { $kind }, pris de vos propres mains.
web-ending-blast-shock = eau et électricité
web-ending-blast-fuses = mèches allumées
web-watch-again = Revoir la partie

# Ce que le serveur n'a pas pu faire

web-problem-no-answer = Le serveur ne répond pas. Est-il lancé ?
web-problem-internal = Quelque chose a mal tourné. Rien n’a changé : réessayez.
web-problem-unavailable = Le serveur n’a plus accès à ses données pour l’instant. Rien n’a changé ; réessayez dans un moment.
web-problem-too-slow = L’envoi a pris trop de temps. Réessayez.
web-problem-too-fast = C’est trop rapide. Attendez un instant et réessayez.
web-problem-too-many = Trop de tables ou de monde en ce moment. Réessayez plus tard.
web-problem-unknown-game = Ce serveur n’a pas ce jeu.
web-problem-unknown-box = Ce serveur n’a pas cette boîte.
web-problem-unknown-match = Il n’y a pas de partie à cette adresse. Elle a peut-être été supprimée.
web-problem-unknown-bot = Ce serveur n’a pas ce bot.
web-problem-bad-options = Ces options ne vont pas ensemble.
web-problem-bad-seats = Ces places ne vont pas ensemble.
web-problem-bad-name = Ce nom ne convient pas. Prenez-en un plus court, sans caractères spéciaux.
web-problem-bad-token = Cette invitation n’est pas valable, ou quelqu’un l’a déjà utilisée.
web-problem-seat-taken = Quelqu’un a déjà pris cette place.
web-problem-not-your-seat = Cette place n’est pas la vôtre.
web-problem-not-over = La partie n’est pas encore terminée.
web-problem-over = La partie est terminée.
web-problem-decided = La partie est jouée à ce moment. Choisissez-en un plus tôt.
web-problem-played-on = Cette partie était elle-même la suite d’une autre : elle ne peut pas continuer sur un serveur.
web-problem-unknown-step = Cette partie n’a pas ce moment.
web-problem-not-begun = La partie n’a pas encore commencé.
web-problem-begun = La partie a déjà commencé.
web-problem-already = C’est déjà fait.
web-problem-void = Cette partie a été annulée.
web-problem-too-early = Pas encore : attendez un peu.
web-problem-bad-number = Le nombre de ce navigateur n’est pas celui qu’il avait scellé.
web-problem-bot-plays = Un bot joue à votre place. Reprenez d’abord la main.
web-problem-resigned = Vous avez abandonné cette partie.
web-problem-not-away = Plus personne ne manque à cette place.
web-problem-no-hints = À cette table, pas de conseils.
web-problem-other-rules = Cette partie a commencé avec d’autres règles que celles de ce serveur. Rien n’est perdu : un serveur qui a ces règles peut la continuer.

# La donne était-elle honnête

web-check = Vérifier la donne
web-check-title = La donne est-elle honnête ?
web-check-running = Vérification…
web-check-about = Avant la première carte, le serveur et chaque navigateur scellent un nombre secret. La donne vient de tous ces nombres : personne ne peut la choisir ni la deviner. Après la partie, les sceaux sont ouverts et tout le monde peut redistribuer toutes les cartes.
web-check-file = Vérifier un fichier
    .about = Le journal à télécharger à la fin d’une partie. Il est vérifié ici et ne part nulle part.
web-check-proven = Les nombres correspondent.
    .rules = Le respect des règles n’a pas été vérifié ici.
web-check-alone = Distribué par le serveur seul.
    .about = Aucun navigateur n’a ajouté de nombre. Celui du serveur correspond à son sceau, mais le serveur a pu le choisir à sa guise.
web-check-unfinished = Cette partie n’est pas terminée : son journal s’arrête en cours de route.
web-check-checked = Vérifié : { $list }.
web-check-seals =
    { $count ->
        [one] { $count } sceau
       *[other] { $count } sceaux
    }
web-check-draws =
    { $count ->
        [one] { $count } tirage
       *[other] { $count } tirages
    }
web-check-entries =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
web-check-heads = ce que ce navigateur a retenu de la partie
web-check-details = Ce qui a été vérifié
web-check-about-seals =
    { $count ->
        [0] Le nombre du serveur correspond au sceau montré avant la première carte. Aucun navigateur n’en a ajouté d’autre.
        [one] Le nombre du serveur et celui d’un navigateur correspondent aux sceaux montrés avant la première carte.
       *[other] Le nombre du serveur et ceux de { $count } navigateurs correspondent aux sceaux montrés avant la première carte.
    }
web-check-about-draws =
    { $count ->
        [one] Le seul tirage, qui commence, en découle.
       *[other] Les { $count } tirages, qui commence et chaque mélange, { $numbers } nombres en tout, en découlent.
    }
web-check-about-entries =
    { $count ->
        [one] Le seul coup correspond à la chaîne.
       *[other] Les { $count } coups, même annulés, correspondent à la chaîne, dans cet ordre.
    }
web-check-about-heads =
    { $count ->
        [0] Ce navigateur n’a rien retenu de cette partie pour comparer.
       *[other] C’est bien la partie que ce navigateur a vue pendant qu’elle se jouait.
    }
web-check-about-key = La clé faite de tous les nombres :
web-check-none = Cette partie n’a pas de preuve.
    .seed = Elle vient d’un nombre que quelqu’un pouvait connaître d’avance.
    .unknown = Cette page ne connaît pas ce jeu, cette version des règles ou le nombre de joueurs : elle ne peut pas dire ce qu’il fallait tirer.
    .old = Elle date d’avant les preuves.
web-check-fault = Cette donne ne correspond pas.
    .about = Le journal a été modifié, ou le serveur n’a pas tenu sa promesse. Ne vous fiez pas à cette partie.
web-check-start = Cette partie reprend une position d’une autre. Le journal donne cette position telle quelle ; elle n’est pas prouvée.
    .since = Ce qui a été redistribué à ce moment-là, et tout ce qui suit, l’est.
web-check-faults =
    { $count ->
        [one] Ce qui ne correspond pas
       *[other] { $count } choses ne correspondent pas
    }
web-check-more-faults =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
web-check-limits = Une donne honnête ne veut pas dire que personne n’a vu vos cartes.
    .link = Ce que la vérification ne prouve pas
web-check-cannot = Ce que la vérification ne prouve pas
    .see = Le serveur voit toujours toutes les cartes.
    .talk = Des joueurs peuvent se dire ce qu’ils ont en main.
    .refuse = Un serveur peut refuser de distribuer.
    .rules = Ici, on ne regarde pas si les coups suivent les règles. « vervet verify », dans le terminal, le fait : la partie y est rejouée.
    .page = Cette page vient du serveur. Si c’est de lui que vous doutez, vérifiez le journal sur votre propre serveur.
web-check-fault-json = Ce n’est pas le journal d’une partie.
web-check-fault-twice = Présent deux fois.
web-check-fault-missing = Manque au journal.
web-check-fault-extra = N’a rien à faire ici.
web-check-fault-wrong = Ce n’est pas ce qui doit être ici.
web-check-fault-format = Ce genre de journal n’est pas connu ici.
web-check-fault-commitment = Le nombre ne correspond pas à son sceau.
web-check-fault-clients = Ce ne sont pas les navigateurs qui étaient à la table.
web-check-fault-stream = Rien de tel n’est tiré ici.
web-check-fault-undrawn = Ce tirage manque.
web-check-fault-order = Les tirages ne sont pas dans l’ordre.
web-check-fault-count = Il y a trop de nombres, ou pas assez.
web-check-fault-drawn = Ce nombre ne découle pas des nombres secrets.
web-check-fault-head = Les coups ne sont pas ceux de la chaîne.
web-check-fault-seal = Quelque chose a été modifié dans le journal après la partie.
web-check-fault-told = Quelqu’un a été informé deux fois, ou pas de son propre coup.
web-check-fault-kept-match = C’est le journal d’une autre partie.
web-check-fault-kept-terms = Avant la partie, ce navigateur a vu d’autres joueurs, options ou règles.
web-check-fault-kept-commitment = Le serveur avait montré un autre sceau à ce navigateur avant la partie.
web-check-fault-kept-commitments = Ce navigateur avait vu d’autres sceaux avant la partie.
web-check-fault-kept-number = Le nombre scellé par ce navigateur n’y est pas.
web-check-fault-kept-shown = Au début de la partie, ce navigateur a vu d’autres nombres.
web-check-fault-kept-told = Ce navigateur a vu plus de coups que cela.
web-check-fault-kept-head = Ce navigateur a vu d’autres coups.

# Un jeu qui n’a pas son propre plateau.
web-plain-view = La table
web-plain-turn = À vous : choisissez une action.
web-plain-wait = On attend les autres.
web-plain-help = Ce jeu n’a pas encore de plateau. Tout ce que vous pouvez savoir est montré en tableau, avec un bouton pour chaque action possible.

# Une table sur cet appareil, sans serveur

web-device = Sur cet appareil
    .about = Tout se passe dans ce navigateur et y est conservé. Aucun serveur n’intervient.
web-device-welcome = Des jeux de singes autour d’une même table : à plusieurs devant cet écran ou contre des bots, même sans réseau.
web-device-loading = Chargement de Python et des jeux : { $done } sur { $total } Mo
web-device-starting = Mise en place de la table…
web-device-unkept = { $reason ->
        [full] Ce navigateur n’a plus de place : la partie ne durera que tant que la page reste ouverte. Libérez de l’espace, ou téléchargez le journal à la fin.
       *[other] Ce navigateur ne conserve rien pour cette page : la partie ne durera que tant qu’elle reste ouverte. Téléchargez le journal à la fin.
    }
web-device-unlearnt = Ce que ce bot a appris n’a pas pu être chargé : il joue sans, et moins bien. La page réessaiera dès que le réseau sera là.
web-device-open = Ouvrir une partie enregistrée
    .about = Le journal d’une partie terminée, la vôtre ou celle d’un ami. Vous pouvez la revoir ici, même sans réseau.
web-device-open-wrong = Ce fichier n’est pas le journal d’une partie que l’on peut revoir ici. Choisissez-en un qui a été téléchargé une fois la partie terminée.
web-device-newer = Une version plus récente est prête. Vos parties sont conservées.
web-device-renew = La charger
web-device-later = Plus tard
web-device-understood = Compris
web-problem-device-wasm = Ce navigateur n’a pas WebAssembly, indispensable à la table. Ouvrez la page avec Firefox, Chrome, Edge ou Safari à jour.
web-problem-device-fetch = Un élément de la table n’a pas pu être chargé. Vérifiez la connexion et réessayez ; vos parties sont conservées.
web-problem-device-gone = Cette page existe en version plus récente. Réessayez pour la charger ; vos parties sont conservées.
web-problem-device-damaged = Un élément de la table est arrivé abîmé. Réessayez avec une connexion ; vos parties sont conservées.
web-problem-device-broken = La table n’a pas pu être mise en place. Réessayez ; vos parties sont conservées. Si le téléphone a peu de mémoire, fermez d’autres pages.
web-device-online = Continuer en ligne
    .about = La partie entière va sur un serveur, avec tout ce qui y est caché. Continuez-la là-bas avec des amis par lien ; ici, elle reste telle quelle.
web-device-server = Adresse d’un serveur Vervet
web-device-online-go = Continuer là-bas
web-device-online-save = Enregistrer dans un fichier
web-device-online-wrong = Ce n’est pas l’adresse d’un serveur. Elle ressemble à https://example.org.
web-device-online-long = Cette partie est trop longue pour une adresse. Enregistrez-la dans un fichier et ouvrez-le sur la page du serveur, sous « Continuer une partie d’un appareil ».
web-device-online-offline = Il n’y a pas de réseau pour le moment. Réessayez plus tard, ou enregistrez la partie dans un fichier.

# Une partie d’un appareil continue sur un serveur

web-bring-title = Continuer une partie d’un appareil
web-bring-about = Une partie commencée dans une page sans serveur peut continuer ici, avec des amis par lien. La personne qui y joue trouve « Continuer en ligne » sous « Quitter » et peut l’y enregistrer dans un fichier.
web-bring-file = Le fichier de la partie
web-bring-wrong = Ce n’est pas une partie qui peut continuer ici. Enregistrez-la de nouveau sur l’appareil, ou suivez son adresse en entier.
web-bring-found = { $game }, après { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
web-bring-seat = { $player } laisse la place à
web-bring-link = Un ami, par lien
web-bring-bot = Un bot
web-bring-told = Ce que vous ne pouviez pas savoir à votre place est redistribué. Toute personne qui entre dans la partie apprend que personne ne peut vérifier ce qui s’est passé jusque-là.
web-bring-begin = Continuer ici
