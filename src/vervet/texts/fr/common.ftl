# Les mots dont chaque jeu a besoin. Le nom d'un joueur arrive en $player, les nombres en nombres.

language-name = Français

# Places et joueurs

seat-name = Place { $seat }
player-human = Joueur { $seat }
player-you = Vous
    .object = vous
player-stand-in = { $player } (bot)
list-and = { $first } et { $last }
named = { $name } : { $value }
outcome-draw = Personne ne gagne.
outcome-win = { $player } gagne.
    .you = Vous gagnez.
outcome-shared = Victoire partagée : { $players }.
outcome-resigned = { $player } a abandonné.
    .you = Vous avez abandonné.

# Les bots : leur nom, et ce qu'on peut en attendre

bot-random = Hasard
bot-random-about = Joue n’importe quelle action permise, au hasard. Parfait pour découvrir les règles.
bot-glance-2 = Novice
bot-glance-2-about = Pense à deux coups et joue celui qui a l’air meilleur tout de suite.
bot-glance-100 = Glouton
bot-glance-100-about = Regarde cent coups et joue celui qui rapporte le plus tout de suite. Ne se demande jamais ce que vous répondrez.
bot-heuristic = Vieux routier
bot-heuristic-about = A de bonnes habitudes : sait ce que valent les choses ici, mais ne prévoit rien.
bot-mcts-10 = Dilettante
bot-mcts-10-about = Joue 10 parties dans sa tête avant chaque action. Connaît les règles et rien d’autre.
bot-mcts-50 = Penseur pressé
bot-mcts-50-about = Joue 50 parties dans sa tête avant chaque action. Voit ce qui arrive au coup suivant.
bot-mcts-200 = Penseur
bot-mcts-200-about = Joue 200 parties dans sa tête avant chaque action. Un bon adversaire quand on connaît les règles.
bot-mcts-1000 = Grand penseur
bot-mcts-1000-about = Joue 1000 parties dans sa tête avant chaque action. Prend son temps, et le vôtre.
bot-mcts-5000 = Vieux sage
bot-mcts-5000-about = Joue 5000 parties dans sa tête avant chaque action. Le plus fort de sa famille.
bot-foresight-8 = Rêveur
bot-foresight-8-about = Essaie chaque bonne idée dans 8 parties imaginées.
bot-foresight-96 = Voyant
bot-foresight-96-about = Essaie chaque bonne idée dans 96 parties imaginées. Un rude adversaire.
bot-foresight-200 = Oracle
bot-foresight-200-about = Essaie chaque bonne idée dans 200 parties imaginées. Le plus fort de sa famille.
bot-foresight-1s = Extralucide
bot-foresight-1s-about = Essaie chaque bonne idée dans autant de parties imaginées qu’il en tient en une seconde.
bot-mind-1 = Intuitif
bot-mind-1-about = A tout appris en jouant des dizaines de milliers de parties contre lui-même, et joue aussitôt ce qui lui semble le mieux.
bot-mind-20 = Esprit vif
bot-mind-20-about = A tout appris en jouant des milliers de parties contre lui-même, et explore 20 suites possibles avant chaque action.
bot-mind-200 = Stratège
bot-mind-200-about = A tout appris en jouant des milliers de parties contre lui-même, et explore 200 suites possibles avant chaque action. Voit presque toujours venir vos plans.
bot-mind-5000 = Grand maître
bot-mind-5000-about = A tout appris en jouant des milliers de parties contre lui-même, et explore 5000 suites possibles avant chaque action. Notre adversaire le plus fort.

# Pourquoi quelque chose n'est pas possible

option-value = L’option « { $option } » ne peut pas être « { $value } ». Possible : { $expected }.
option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $expected }.
undo-impossible = Rien à annuler : vous n’avez pas joué, ou la partie a avancé.
