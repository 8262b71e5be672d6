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
bot-random-about = Choisit n'importe quelle action permise, chacune avec la même chance. Bien pour découvrir les règles.
bot-mcts-50 = Penseur pressé
bot-mcts-50-about = Joue 50 parties dans sa tête avant chaque action. Voit ce qui est à un pas.
bot-mcts-200 = Penseur
bot-mcts-200-about = Joue 200 parties dans sa tête avant chaque action. Un adversaire honnête quand on connaît les règles.
bot-mcts-1000 = Grand penseur
bot-mcts-1000-about = Joue 1000 parties dans sa tête avant chaque action. Prend son temps, et le vôtre.
bot-mcts-5000 = Vieux sage
bot-mcts-5000-about = Joue 5000 parties dans sa tête avant chaque action. Le plus fort ici ; allez faire du thé.

# Pourquoi quelque chose n'est pas possible

option-value = L'option « { $option } » ne peut pas être « { $value } ». Possible : { $expected }.
option-unknown = Il n'y a pas d'option « { $option } ». Les options sont : { $expected }.
undo-impossible = Vous ne pouvez rien reprendre : ou bien vous n'avez pas encore agi, ou bien quelqu'un en a appris quelque chose ou a joué dessus.
