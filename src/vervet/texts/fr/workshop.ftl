# L'atelier : une boîte à soi, changée, essayée par le laboratoire, et jouée.

web-workshop = Atelier
web-workshop-about = Changez le contenu de la boîte d’un jeu, laissez des bots y jouer mille fois, voyez ce que cela change, et jouez-y.
web-workshop-closed-off = L’atelier de ce serveur a été fermé par qui le tient. Il est ouvert dans votre propre Vervet.
web-workshop-closed-elsewhere = L’atelier de ce serveur n’est ouvert que depuis son propre ordinateur. Il est ouvert dans votre propre Vervet. Avec les boîtes dont on vous donne le lien, tout le monde peut jouer.
web-workshop-closed-packages = Ce serveur n’a pas de laboratoire : ses paquets ne sont pas installés. Qui le tient peut les ajouter : pip install numpy polars matplotlib (après make play : .venv/bin/pip), puis le relancer.
web-workshop-closed-device = L’atelier a besoin d’un serveur, et cette page n’en a pas ; il est ouvert dans votre propre Vervet.
web-workshop-open = Prendre une boîte
web-workshop-printed = { $game }, version imprimée
web-workshop-file = Ou un fichier à vous, que vous pouvez aussi déposer n’importe où sur cette page
web-workshop-too-large = { $file } est trop grand pour une boîte : { $most } ko au plus.
web-workshop-no-text = Impossible de lire { $file } : il faut un texte en UTF-8, comme my-box.toml.
web-workshop-empty = { $file } est vide : il faut une boîte, comme celle qu’écrit « Enregistrer ».
web-workshop-reading = Lecture de la boîte…
web-workshop-line = { $file }, ligne { $line } :
web-workshop-sound = Une boîte changée de { $game }. On peut y jouer.
web-workshop-unchanged = La boîte imprimée de { $game }. Changez-y quelque chose.
web-workshop-box = La boîte
web-workshop-view = Comment la boîte est montrée
web-workshop-table = Tableau
web-workshop-text = Texte
web-workshop-text-label = Le texte de { $file }
web-workshop-part = Partie
web-workshop-numbers = Nombres
web-workshop-wrong = une erreur
web-workshop-to-mistake = Aller à l’erreur
web-workshop-wanted = Dans cette partie, au lieu de
web-workshop-instead = mettre
web-workshop-replace =
    { $count ->
        [one] Remplacer { $count } fois
       *[other] Remplacer { $count } fois
    }
web-workshop-card = Carte { $card } : numéro
web-workshop-row = Carte { $card }, rangée { $row }
web-workshop-drawn-before = Dessin d’avant l’erreur.
web-workshop-share = Garder, jouer, transmettre
web-workshop-name = Nom
web-workshop-play = Jouer avec
web-workshop-get-link = Obtenir un lien
web-workshop-link = Un lien vers cette boîte
web-workshop-save = Enregistrer
web-workshop-run = Faire essayer par des bots
web-workshop-run-about = Avec les mêmes graines, des bots jouent à la boîte imprimée et à la vôtre. Sur ce serveur, un essai compte au plus { $games } parties et dure au plus { $minutes } minutes ; il s’arrête quand vous quittez cette page.
web-workshop-players = Joueurs
web-workshop-games = Parties par boîte
web-workshop-bot = Bots
web-workshop-start = Commencer
web-workshop-stop = Arrêter
web-workshop-more = Plus
web-workshop-until = S’arrêter plus tôt, quand
web-workshop-until-none = jamais : jouer toutes les parties
web-workshop-percent = toutes les parts sont connues à { $percent } % près
web-workshop-seed = Graine
web-workshop-command = La même chose dans un terminal, sans limite
web-workshop-asking = Demande au serveur…
web-workshop-waiting =
    { $count ->
        [0] En attente d’une place. C’est bientôt à vous.
        [one] En attente d’une place. { $count } essai passe d’abord.
       *[other] En attente d’une place. { $count } essais passent d’abord.
    }
web-workshop-playing = { $games } parties sur { $of } par boîte ; encore { $time } environ
web-workshop-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-workshop-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-workshop-done = Terminé : { $games } parties par boîte.
web-workshop-stopped = Arrêté après { $games } parties.
web-workshop-ended-refused = Cela ne peut pas être joué :
web-workshop-ended-time = Le temps est écoulé. Ce qui suit vient de { $games } parties.
web-workshop-ended-broken = Le laboratoire s’est interrompu :
web-workshop-ended-already = Un essai depuis votre adresse est encore en cours. Arrêtez-le d’abord.
web-workshop-progress = Avancement de l’essai
web-workshop-growing = L’essai n’est pas terminé : voici ce que disent { $games } parties. Cela peut encore changer ; ne décidez rien pour l’instant.
web-workshop-other = La boîte a changé depuis : ce rapport parle de celle d’avant.
web-workshop-report = Enregistrer
web-box-linked = par un lien
web-problem-no-workshop = On ne peut pas apporter de boîtes à ce serveur.
