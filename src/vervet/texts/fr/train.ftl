# `vervet train` : un réseau apprend un jeu.

terminal-train = Faire apprendre un jeu à un réseau en le faisant jouer.
    .more = Chaque tour joue des parties contre lui-même, apprend des dernières, puis oppose le nouveau réseau au meilleur jusque-là ; il doit le battre pour être gardé. Tout reste dans le dossier : interrompez par Ctrl-C quand vous voulez, la même commande reprend au tour suivant. Utilise tous les cœurs, et un GPU s’il y en a un.
    .examples =
        vervet train itchy-monkey --folder mind
        vervet train itchy-monkey --setup players=3 --setup players=4,spies=true
        vervet train after-us --components my-box.toml --rounds 4
train-help-rounds = Combien de tours de plus (10).
train-help-games = Combien de parties par tour (10000).
train-help-simulations = Nombre de simulations par choix (300). Les jeux à secrets s’apprennent sans aucune recherche.
train-help-setup = Options des parties, comme players=3,spies=true. Peut être répété : le réseau apprend alors toutes ces configurations.
train-help-components = Un components.toml modifié, avec lequel apprendre.
train-help-processes = Combien de processus jouent (un par cœur).
train-help-folder = Où garder les parties et les réseaux (mind-GAME).
train-needs-packages = L’apprentissage a besoin du paquet { $package }, qui n’est pas installé : { $how }
train-no-features = { $game } ne peut pas être appris : il ne dit pas ce qu’un réseau doit en voir.
train-no-folder = { $folder } ne peut pas servir de dossier : { $reason }.
train-play = En jeu
train-learn = Apprentissage
train-meet = Contre le meilleur jusque-là
train-first-round = Tour { $number } : { $games } parties. Il n’y a encore personne à battre.
train-round = Tour { $number } : { $games } parties, { $share } % contre le meilleur d’avant, { $kept ->
        [yes] gardé
       *[no] pas gardé
    }.
train-interrupted = Tout, jusqu’au dernier tour, est dans { $folder }. La même commande reprend de là.
train-finished = Le meilleur réseau est { $network } ; { $picture } montre ses progrès.

# L'image

train-picture-met = contre le meilleur d’avant, %
train-picture-agreement = d’accord avec la recherche, %
train-picture-round = tour
