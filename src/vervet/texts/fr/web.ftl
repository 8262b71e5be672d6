# Les mots du client dans le navigateur.

web-skip = Aller à la table
web-home = Vervet, vers l'accueil
web-loading = Un instant…
web-close = Fermer
web-fold = Replier
web-cancel = Annuler
web-undo = Reprendre
web-yes = Oui
web-try-again = Réessayer
web-fewer = Moins : { $what }
web-more = Plus : { $what }

# Titres de la page

web-title-lobby = Vervet : jeux de singes
web-title-invited = Vous êtes invité · Vervet
web-title-waiting = En attente de joueurs · Vervet
web-title-your-turn = À vous
web-title-turn = Tour de { $player }
web-title-over = Partie terminée

# Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-calm = Calme
web-calm-about = Les choses apparaissent à leur nouvelle place au lieu d'y aller.
web-sound = Son
web-sound-about = De petits clics quand il se passe quelque chose.

# Accueil

web-welcome = Prenez une branche
web-welcome-about = Des jeux de singes pour une seule table : entre amis par lien, à plusieurs devant cet écran, ou contre des bots.
web-choose-game = Choisissez un jeu
web-seats-range = De { $least } à { $most } joueurs
web-players = Qui joue
web-player-count = Nombre de joueurs
web-seat-who = Qui prend la place { $seat }
web-seat-here = Ici
web-seat-here-about = Joue devant cet écran.
web-seat-link = Par lien
web-seat-link-about = Vous recevez un lien à envoyer à quelqu'un.
web-seat-bot = Bot
web-name-of = Nom du joueur à la place { $seat }
web-bot-of = Bot à la place { $seat }
web-options = Comment jouer
web-options-advanced = Plus d'options
web-options-changed = modifiées
web-option-not = Impossible pour l'instant : { $reason }
web-option-not-word = Impossible pour l'instant, { $word } : { $reason }
web-option-some-not = Certains choix sont impossibles pour l'instant.
web-play = Jouer
web-resume = Continuer à jouer

# Arriver à une partie

web-invited = Vous êtes invité à jouer à { $game }
web-invited-loading = Vous êtes invité
web-invited-by = À la table : { $players }.
web-your-name = Votre nom
web-take-seat = Prendre la place
web-watch = Regarder seulement
web-waiting = En attente de joueurs
web-waiting-about = Envoyez chaque lien à une personne. La partie commence quand tout le monde est là.
web-waiting-others = La partie commence quand tout le monde est là.
web-seat-open = Encore personne
web-invitation-link = Invitation à la place { $seat }
web-copy = Copier le lien
web-copied = Copié
web-see-table = Voir la table
web-match-gone = Cette table n'est pas ici

# À la table

web-you = vous
web-away = absent
web-your-turn = À vous
web-turn-of = Tour de { $player }
web-turn-of-several =
    { $count ->
        [2] On attend { $players }
       *[other] On attend { $count } joueurs
    }
web-wait = Patientez
web-wait-for = C'est le tour de { $player }.
web-watching = Vous regardez.
web-actions = Actions
web-log = Journal
web-log-empty = Il ne s'est encore rien passé.
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
web-taken-back = Une action a été reprise.
web-sending = Votre action attend la connexion.
web-connection-lost = Connexion perdue, nouvel essai…
web-help = Aide
web-keys = Touches
web-keys-about = Lettres et chiffres agissent quand le focus est sur le plateau ou dans les actions.
web-rematch = Revanche
web-rematch-go = À la revanche
web-to-lobby = Retour à l'accueil
web-download-log = Télécharger le journal

# Revoir ce qui s'est passé

web-playback = Ce qui s'est passé
web-playback-back = Un événement en arrière
web-playback-next = Événement suivant
web-playback-count = Événement { $at } sur { $count }
web-playback-run = Lire
web-playback-pause = Pause
web-playback-skip = Passer
web-playback-now = Retour à la partie

# Ce que le serveur n'a pas pu faire

web-problem-no-answer = Le serveur ne répond pas. Est-il en marche ?
web-problem-internal = Quelque chose a mal tourné. Rien n'a changé ; réessayez.
web-problem-too-fast = C'était trop rapide. Attendez un instant et réessayez.
web-problem-too-many = Il y a trop de tables ou d'invités en ce moment. Réessayez plus tard.
web-problem-unknown-game = Ce serveur n'a pas ce jeu.
web-problem-unknown-match = Il n'y a pas de partie à cette adresse. Elle a peut-être été enlevée.
web-problem-unknown-bot = Ce serveur n'a pas ce bot.
web-problem-bad-options = On ne peut pas jouer avec ces options.
web-problem-bad-seats = On ne peut pas jouer avec ces places.
web-problem-bad-name = Ce nom ne convient pas. Prenez-en un plus court, sans signes spéciaux.
web-problem-bad-token = Cette invitation n'est pas valable, ou quelqu'un l'a déjà utilisée.
web-problem-seat-taken = Quelqu'un a déjà pris cette place.
web-problem-not-your-seat = Cette place n'est pas la vôtre.
web-problem-not-over = La partie n'est pas encore terminée.
web-problem-over = La partie est terminée.
web-problem-other-rules = Cette partie a commencé avec d'autres règles que celles de ce serveur.

# A game without a board of its own.
web-plain-view = La table
web-plain-turn = À vous : choisissez quoi faire.
web-plain-wait = On attend les autres.
web-plain-help = Ce jeu n'a pas encore de plateau à lui. Tout ce que vous pouvez savoir est montré en tableau, avec un bouton pour chaque chose que vous pouvez faire.
