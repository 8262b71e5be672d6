# L'échelle des bots : sa commande, et sa page dans la documentation.

terminal-ladder = Mesurer de combien chaque bot d’un jeu est plus fort que celui d’en dessous.
    .more = Des parties à deux, chaque donne jouée deux fois en changeant de place. Là où rien n’est distribué, les quatre premières actions sont tirées au sort. Avec --folder, tout ce qui est fini est gardé dans ladder.json : interrompez par Ctrl-C quand vous voulez, la même commande reprend où elle en était, et écrit les pages ladder.md et ladder.fr.md. La même graine donne les mêmes parties, quel que soit le nombre de processus.
    .examples =
        vervet ladder itchy-monkey
        vervet ladder after-us --games 1000 --minutes 30
        vervet ladder cheeky-monkeys --folder docs/players
ladder-help-games = Combien de parties pour chaque marche (1000) ; 0 écrit seulement ce qui est là.
ladder-help-minutes = S’arrêter après ce nombre de minutes, même avec moins de parties ; les marches rapides sont finies d’abord.
ladder-help-processes = Combien de processus jouent (un par cœur).
ladder-box-folder = L’échelle d’une boîte modifiée s’affiche sans être gardée : omettez --folder.
ladder-help-folder = Où garder les parties et écrire les pages ; sans dossier, un simple tableau s’affiche.
ladder-help-bot = Un bot à vous, my_bot.py:BOT, qui affronte chaque bot du jeu à partir du plus faible, autant de parties chacun, jusqu’à son maître.
ladder-help-endgames = Interroger aussi chaque bot sur tant de fins de partie, résolues en essayant tout (0) ; pour les jeux où rien n’est caché.
ladder-endgames-open = Dans { $game }, tout n’est pas visible : ses fins de partie ne peuvent pas être résolues en essayant tout.
ladder-visit = { $game } : { $bot } sur l’échelle
ladder-share-against = Gagne contre lui
ladder-stands = { $bot } est plus fort que { $beaten }.
ladder-stands-below = Rien ne montre que { $bot } soit plus fort que { $beaten }.
ladder-playing = En jeu
ladder-solving = Résolution des fins de partie
ladder-heading = { $game } : l’échelle, graine { $seed }
ladder-written = Le relevé et les pages sont dans { $folder }.
ladder-needs-packages = L’échelle a besoin du paquet { $package }, qui n’est pas installé : { $how }
ladder-bad-record = Le relevé est inutilisable : { $reason }. Supprimez-le, ou choisissez un autre --folder.
ladder-no-folder = { $folder } ne peut pas servir de dossier : { $reason }.
ladder-worker-lost = Un processus est mort ; voici ce qui était fini avant.
ladder-other-seed = Le relevé a été joué avec la graine { $there }, pas { $wanted }. Omettez --seed pour continuer, ou choisissez un autre --folder.

# Le tableau

ladder-level = Niveau
ladder-name = Nom
ladder-bot = Bot
ladder-share = Bat celui d’en dessous
ladder-interval = Intervalle à 95 %
ladder-games = Parties
ladder-right = Bonnes réponses
ladder-rating = Cote
ladder-mean = Réflexion, moyenne
ladder-longest = Réflexion, maximum

# La page

ladder-title = L’échelle des bots
ladder-intro = Chaque jeu a des bots, du plus facile, que vous battrez vite, au plus fort que nous ayons. Un bot plus faible sait moins ou réfléchit moins ; aucun ne se trompe exprès, et aucun ne voit plus que ce que sa place peut voir.
ladder-method = La mesure : des parties à deux avec les options par défaut du jeu, chaque donne jouée deux fois en changeant de place. Une partie nulle ou une victoire partagée compte pour une demi-victoire. L’intervalle est celui de Wilson. La cote est celle d’OpenSkill (Plackett–Luce), de bas en haut : le plus faible commence à 25, chaque autre là où se tient celui d’en dessous ; avec deux écarts types. Les temps sont des secondes d’un cœur pour une décision où il y avait un choix. Là où une marche a moins de 1 000 parties, ce sont toutes celles qu’on a pu avoir dans le temps donné.
ladder-endgames = **Fins de partie résolues.** { $count } positions vers la fin de parties où celui qui doit agir peut gagner en { $depth } actions, quoi que fasse l’autre, mais pas par n’importe quelle action ; trouvées en essayant tout. Une bonne réponse est une action qui gagne encore à coup sûr. Au hasard, { $chance } seraient bonnes.
ladder-made = À refaire par `vervet ladder { $game } --folder docs/players`. Graine { $seed } ; { $made }. Les bots ont réfléchi { $minutes } minutes d’un cœur, c’était le temps donné.
