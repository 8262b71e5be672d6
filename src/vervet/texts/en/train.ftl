# `vervet train`: a network learns a game.

terminal-train = Have a network learn a game by playing it.
    .more = Each round plays games against itself, learns from the last ones, and lets the new network play the best so far, which it must beat to be kept. Everything is kept in the folder: interrupt with Ctrl-C whenever you like, and the same command goes on with the next round. Uses every core, and a GPU if there is one.
    .examples =
        vervet train itchy-monkey --folder mind
        vervet train itchy-monkey --setup players=3 --setup players=4,spies=true
        vervet train after-us --components my-box.toml --rounds 4
train-help-rounds = How many more rounds (10).
train-help-games = How many games in a round (10000).
train-help-simulations = How many simulations a decision is thought about (300). Games with secrets learn without any search.
train-help-setup = Options of the games, such as players=3,spies=true. May be given several times: the network then learns all of these setups.
train-help-components = A changed components.toml to learn with.
train-help-processes = How many processes play (one for each core).
train-help-folder = Where games and networks are kept (mind-GAME).
train-needs-packages = Training needs the package { $package }, which is not installed: { $how }
train-no-features = { $game } can’t be learnt: it doesn’t say what a network should see of it.
train-no-folder = { $folder } can’t be used as a folder: { $reason }.
train-play = Playing
train-learn = Learning
train-meet = Meeting the best so far
train-first-round = Round { $number }: { $games } games. There is nothing yet to meet.
train-round = Round { $number }: { $games } games, { $share } % against the best before, { $kept ->
        [yes] kept
       *[no] not kept
    }.
train-interrupted = Everything up to the last round is in { $folder }. The same command goes on from there.
train-finished = The best network is { $network }; { $picture } shows how it climbed.

# The picture

train-picture-met = against the best before, %
train-picture-agreement = agrees with the search, %
train-picture-round = round
