# Les mots dont chaque jeu a besoin. Le nom d'un joueur arrive en $player, les nombres en nombres.

language-name = Français

# Places et joueurs

seat-name = Place { $seat }
player-human = Joueur { $seat }
list-and = { $first } et { $last }
outcome-draw = Personne ne gagne.
outcome-win = Victoire de { $player }.
outcome-shared = Victoire partagée : { $players }.

# Les bots : leur nom, et ce qu'on peut en attendre

bot-random = Hasard
bot-random-about = Choisit n’importe quelle action permise, chacune avec la même chance. Bien pour découvrir les règles.
bot-glance-2 = Novice
bot-glance-2-about = Pense à deux choses qu’il pourrait faire, et fait ce qui paraît mieux sur-le-champ.
bot-glance-100 = Glouton
bot-glance-100-about = Regarde cent choses qu’il pourrait faire, et fait ce qui paraît le mieux sur-le-champ. Ne se demande jamais ce que vous répondrez.
bot-heuristic = Vieux routier
bot-heuristic-about = Suit de bonnes habitudes : il sait ce que valent les choses ici, et ne prévoit rien.
bot-mcts-10 = Dilettante
bot-mcts-10-about = Joue 10 parties dans sa tête avant chaque action. Connaît les règles et rien d’autre.
bot-mcts-50 = Penseur pressé
bot-mcts-50-about = Joue 50 parties dans sa tête avant chaque action. Voit ce qui est à un pas.
bot-mcts-200 = Penseur
bot-mcts-200-about = Joue 200 parties dans sa tête avant chaque action. Un adversaire honnête quand on connaît les règles.
bot-mcts-1000 = Grand penseur
bot-mcts-1000-about = Joue 1000 parties dans sa tête avant chaque action. Prend son temps, et le vôtre.
bot-mcts-5000 = Vieux sage
bot-mcts-5000-about = Joue 5000 parties dans sa tête avant chaque action. Le plus fort de son espèce.
bot-foresight-8 = Rêveur
bot-foresight-8-about = Poursuit chaque bonne idée dans 8 parties imaginées.
bot-foresight-96 = Voyant
bot-foresight-96-about = Poursuit chaque bonne idée dans 96 parties imaginées. Le plus fort de son espèce.
bot-foresight-200 = Oracle
bot-foresight-200-about = Poursuit chaque bonne idée dans 200 parties imaginées. Le plus fort de son espèce.
bot-foresight-1s = Extralucide
bot-foresight-1s-about = Poursuit chaque bonne idée dans autant de parties imaginées qu’il en tient en une seconde.

# Pourquoi quelque chose n'est pas possible

option-value = L’option « { $option } » ne peut pas être « { $value } ». Possible : { $expected }.
option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $expected }.
undo-impossible = Vous ne pouvez rien reprendre : ou bien vous n’avez pas encore agi, ou bien quelqu’un en a appris quelque chose ou a joué dessus.
