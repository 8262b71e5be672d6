# Words that every game needs. Player names come in as $player, numbers as numbers.

language-name = English

# Seats and players

seat-name = Seat { $seat }
player-human = Player { $seat }
list-and = { $first } and { $last }
outcome-draw = Nobody wins.
outcome-win = { $player } wins.
outcome-shared = { $players } share the win.

# Bots: name and what to expect of them

bot-random = Random
bot-random-about = Picks any legal action, each with the same chance. Good for a first look at the rules.
bot-heuristic = Old hand
bot-heuristic-about = Follows good habits: it knows what things are worth here, and does not look ahead.
bot-mcts-50 = Quick thinker
bot-mcts-50-about = Plays 50 games in its head before every action. Sees what is one step away.
bot-mcts-200 = Thinker
bot-mcts-200-about = Plays 200 games in its head before every action. A fair opponent once you know the rules.
bot-mcts-1000 = Deep thinker
bot-mcts-1000-about = Plays 1000 games in its head before every action. Takes its time and uses yours.
bot-mcts-5000 = Old sage
bot-mcts-5000-about = Plays 5000 games in its head before every action. The strongest here; go and make tea.
bot-foresight-8 = Daydreamer
bot-foresight-8-about = Plays each good idea to the end in 8 imagined games.
bot-foresight-32 = Planner
bot-foresight-32-about = Plays each good idea to the end in 32 imagined games.
bot-foresight-1s = Seer
bot-foresight-1s-about = Plays each good idea to the end in as many imagined games as fit into a second. The strongest here.

# Why something is not possible

option-value = Option “{ $option }” cannot be “{ $value }”. Possible: { $expected }.
option-unknown = There is no option “{ $option }”. Options are: { $expected }.
undo-impossible = There is nothing you can take back: either you have not acted yet, or somebody has learnt from it or built on it.
