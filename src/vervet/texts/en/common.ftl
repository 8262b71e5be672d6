# Words that every game needs. Player names come in as $player, numbers as numbers.

language-name = English

# Seats and players

seat-name = Seat { $seat }
player-human = Player { $seat }
player-you = You
    .object = you
player-stand-in = { $player } (bot)
list-and = { $first } and { $last }
named = { $name }: { $value }
outcome-draw = Nobody wins.
outcome-win = { $player } wins.
    .you = You win.
outcome-shared = { $players } share the win.
outcome-resigned = { $player } resigned.
    .you = You resigned.

# Bots: name and what to expect of them

bot-random = Random
bot-random-about = Plays any legal action, at random. Good for a first look at the rules.
bot-glance-2 = Novice
bot-glance-2-about = Thinks of two actions and takes the one that looks better right now.
bot-glance-100 = Grabber
bot-glance-100-about = Looks at a hundred actions and takes the one that looks best right now. Never asks what you’ll do about it.
bot-heuristic = Old hand
bot-heuristic-about = Has good habits: knows what things are worth here, but doesn’t look ahead.
bot-mcts-10 = Dabbler
bot-mcts-10-about = Plays 10 games in its head before every action. Knows the rules and nothing else.
bot-mcts-50 = Quick thinker
bot-mcts-50-about = Plays 50 games in its head before every action. Sees what’s one step away.
bot-mcts-200 = Thinker
bot-mcts-200-about = Plays 200 games in its head before every action. A fair opponent once you know the rules.
bot-mcts-1000 = Deep thinker
bot-mcts-1000-about = Plays 1000 games in its head before every action. Takes its time and uses yours.
bot-mcts-5000 = Old sage
bot-mcts-5000-about = Plays 5000 games in its head before every action. The strongest of its kind.
bot-foresight-8 = Daydreamer
bot-foresight-8-about = Tries each good idea in 8 imagined games.
bot-foresight-96 = Seer
bot-foresight-96-about = Tries each good idea in 96 imagined games. A tough opponent.
bot-foresight-200 = Oracle
bot-foresight-200-about = Tries each good idea in 200 imagined games. The strongest of its kind.
bot-foresight-1s = Clairvoyant
bot-foresight-1s-about = Tries each good idea in as many imagined games as fit into a second.
bot-mind-1 = Natural
bot-mind-1-about = Has learnt from tens of thousands of games against itself, and plays what feels best at once.
bot-mind-20 = Quick wit
bot-mind-20-about = Has learnt from thousands of games against itself, and follows 20 lines of play before every action.
bot-mind-200 = Strategist
bot-mind-200-about = Has learnt from thousands of games against itself, and follows 200 lines of play before every action. Rarely misses what you are up to.
bot-mind-5000 = Grandmaster
bot-mind-5000-about = Has learnt from thousands of games against itself, and follows 5000 lines of play before every action. The strongest opponent we have.

# Why something is not possible

option-value = Option “{ $option }” can’t be “{ $value }”. Possible: { $expected }.
option-unknown = There’s no option “{ $option }”. Options are: { $expected }.
undo-impossible = Nothing to undo: you haven’t acted, or the game has moved on.
