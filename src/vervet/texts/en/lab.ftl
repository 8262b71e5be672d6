# The lab: its command, and its report.

terminal-lab = Let bots play thousands of games, and report what matters in them.
    .more = Games are kept in a folder as they are finished. Interrupt with Ctrl-C whenever you like: the same command goes on where it stopped. The same seed gives the same games, on one core, on many, or on a cluster.
    .examples =
        vervet lab after-us --players 4 --games 10000
        vervet lab cheeky-monkeys --bots heuristic,random --players 4 --until 1%
        vervet lab after-us --players 4 --components my-box.toml --folder my-box
        vervet lab itchy-monkey --games 100000 --ray auto
lab-help-bots = The bots, separated by commas; they take turns in the seats (heuristic).
lab-help-games = How many games, decided beforehand (1000); with --until, the most there may be.
lab-help-until = Play until every share of wins is known to within this, such as 1%, by intervals that allow for looking along the way.
lab-help-components = A changed components.toml: plays both boxes with the same seeds, and reports what changed.
lab-help-print-components = Print the game’s own components.toml, to change it, and play nothing.
lab-help-folder = Where the games and the report are kept (lab-GAME).
lab-help-processes = How many processes play (one for each core).
lab-help-ray = Play on a Ray cluster: its address, or “auto” for the one this machine belongs to; with neither, a small one is started here.
lab-playing = Playing
lab-rate = { $rate } games/s
lab-going-on = { $done } of { $games } games are already there; going on.
lab-interrupted = Interrupted. { $done } of { $games } games are kept in { $folder }; the same command goes on from there.
lab-finished = { $games ->
        [one] 1 game is in { $folder }. The report: { $report }
       *[other] { $games } games are in { $folder }. The report: { $report }
    }
lab-workers-lost = The workers keep dying ({ $reason }). What was finished is kept in { $folder }; the same command goes on from there.
lab-no-percent = --until expects a percentage from 0.05% to 20%, such as 1%, not “{ $value }”.
lab-needs-packages = The lab needs the package { $package }, which is not installed: { $how }
lab-other-run = { $folder } holds a run with other settings: its { $name } is { $there }, not { $wanted }. Choose another --folder, or remove that one.
lab-not-a-run = { $folder } is not empty and holds no run of the lab. Choose another --folder.
lab-no-folder = { $folder } can’t be used as a folder: { $reason }.
lab-no-file = { $file } can’t be read: { $reason }.
lab-damaged-part = { $file } is damaged. Remove it, and the same command plays its games again.
lab-bad-components = { $file } is not a box to play with: { $reason }
lab-other-seats = The changed box would be played by { $after }, the original by { $before }; give --players.
lab-no-cluster = No games can be played on the cluster { $address }: { $reason }

# The report

lab-title = { $game }: a report from the lab
lab-title-changed = { $game }: the changed box next to the original
lab-subtitle = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players ->
        [one] one player.
       *[other] { $players } players.
    }
lab-short = In short
lab-short-fair = No place at the table wins measurably more or less than its fair share.
lab-short-unfair = { $place } wins { $share }, { $points } points from its fair share: more than noise.
lab-short-alone = { $share } of games are won ({ $span }).
lab-short-length = A game lasts { $rounds } rounds and { $decisions } decisions on average.
lab-short-ending = The most frequent ending: “{ $ending }” ({ $share } of games).
lab-short-effects = { $sure ->
        [0] None of { $count } things that a player can have shifts the chance to win by more than noise allows.
        [one] Of { $count } things that a player can have, one shifts the chance to win by more than noise allows.
       *[other] Of { $count } things that a player can have, { $sure } shift the chance to win by more than noise allows.
    }
lab-short-effect = { $group }: the strongest is { $thing }, { $points } points.
lab-short-changes = { $sure ->
        [0] None of { $count } numbers changed by more than noise allows.
        [one] One of { $count } numbers changed by more than noise allows.
       *[other] { $sure } of { $count } numbers changed by more than noise allows.
    }
lab-short-change = { $name }: { $before } → { $after }.
lab-short-findable = A change of { $points } points in the share of wins of a place would probably have been found (four times in five); smaller ones may have gone unseen.
lab-original = original
lab-changed = changed
lab-legend-bold = Bold: changed by more than noise allows.
lab-place = Place { $place }
lab-bot = { $bot }
lab-measure-draw = Games that nobody wins
lab-measure-shared = Shared wins
lab-measure-rounds = Rounds
lab-measure-decisions = Decisions
lab-measure-width = Legal actions a decision
lab-measure-forced = Decisions with one legal action
lab-measure-score-best = Best score at the end
lab-measure-score-mean = Mean score at the end
lab-measure-score-margin = Lead of the best over the second
lab-effect-of = { $thing } ({ $group }), points of the chance to win
lab-head-value = Value
lab-head-interval = 95 % interval
lab-head-place = Place, from the player who goes first
lab-head-player = Player
lab-head-bot = Bot
lab-head-ending = Ending
lab-head-action = Action
lab-head-thing = One more of
lab-head-points = Points
lab-head-each = A player has
lab-head-informative = Informative games
lab-head-q = q
lab-head-number = Number
lab-head-difference = Difference
lab-head-verdict = Verdict
lab-more-than-noise = more than noise
lab-may-be-noise = may be noise
lab-seats = Seat advantage
lab-seats-about = The share of wins of each place at the table, counted from the player who goes first; a shared win, or a game that nobody wins, counts in equal parts. A full dot is further from the fair share of { $share } than noise allows, a hollow one may be there by luck.
lab-seats-about-at-once = The share of wins of each seat; nobody goes first, all decide at once. A shared win, or a game that nobody wins, counts in equal parts. A full dot is further from the fair share of { $share } than noise allows, a hollow one may be there by luck.
lab-head-seat = Seat
lab-fair-share = fair share: { $share }
lab-alone = The share of wins
lab-bots = Bots
lab-bots-about = The share of games that each bot wins, in all its seats together. Bots move on by one seat from game to game.
lab-endings = How games end
lab-endings-about = The share of all games that end this way.
lab-course = How games go
lab-rounds = Length in rounds
lab-decisions = Decisions in a game
lab-branching = Branching: legal actions for a decision
lab-curves = Scores by round
lab-curves-about = Means at the end of each round with 95 % intervals, over the games that lasted that long; drawn as far as a tenth of them did.
lab-axis-rounds = rounds
lab-axis-round = round
lab-axis-decisions = decisions
lab-axis-legal = legal actions
lab-part-of-games = games
lab-part-of-decisions = decisions
lab-winners = the winners
lab-others = the others
lab-score-points = points
lab-score-living = still alive
lab-score-colonies = colonies
lab-score-safe = monkeys in safety
lab-mean-rounds = { $mean } rounds on average ({ $span }).
lab-mean-decisions = { $mean } decisions on average ({ $span }).
lab-mean-width = { $mean } legal actions on average ({ $span }).
lab-mean-forced = { $mean } of decisions leave no choice ({ $span }).
lab-kinds = What players do
lab-kinds-about = How often each kind of action is chosen in a game, by all players together, in the words of the notation.
lab-effects = What goes along with winning
lab-effects-about = Players of the same game compared with each other: how many percentage points more does a player with one more of a thing win?
lab-effects-alone = Solo games compared with each other: how many percentage points more is won with one more of a thing?
lab-effects-lines = Thick lines are 95 % intervals for each thing; thin lines hold for all { $count } at once. A full dot is more than noise (q at most 5 %), a hollow one may be luck.
lab-dealt = Chance alone decides who has these: the shift is caused by them.
lab-not-dealt = Players get these partly by playing well: the shift goes along with them, and need not be caused by them.
lab-too-few = There were too few games in which players differed in these.
lab-ends-only = The { $drawn } highest and the { $drawn } lowest of { $count }. The extremes of many are partly luck: trust the thin lines.
lab-all-numbers = All numbers
lab-wins-less = ← wins less
lab-wins-more = wins more →
lab-changes = What changed, and is it more than noise?
lab-changes-about = Both boxes were played with the same seeds and bots, and games of the same number are compared. q allows for the { $count } numbers that are compared at once: of all that are called more than noise, about one in twenty is expected to be noise all the same.
lab-changes-effects = Shifts of the chance to win, { $count } things
lab-file-changes = What was changed in the file
lab-making = How this was made
lab-fact-game = Game
lab-fact-bots = Bots
lab-fact-games = Games
lab-fact-seed = Seed
lab-fact-version = Vervet
lab-stopping = When the run ended
lab-stopping-fixed = After { $games } games, a number fixed before the first one was played. Nothing that was seen on the way ended it.
lab-stopping-until = After { $games } games: every { $every } games, from { $least } on, the run checked whether every share of wins (in a comparison, every difference) by place and by bot was known to within ±{ $until } points, and here it was.
lab-stopping-limit = At the limit of { $games } games, before every share of wins by place and by bot was known to within ±{ $until } points.
lab-stopping-valid = The rule uses confidence sequences (asymptotic, after Waudby-Smith and others; 5 % shared among all numbers watched), which hold at every moment at once, so that looking does no harm. Shares by place and by bot (in a comparison, their differences) are given with them, and judged by them instead of a q. All other intervals are ordinary ones for a fixed number of games.
lab-stopping-extended = The plan was changed on the way: { $numbers } games. Anyone who plays on because of what they have seen should trust the intervals less.
lab-method = Method
lab-note-seeds = All random numbers of a game follow from the seed of the run and the number of the game. The games do not depend on how many processes or machines played them, nor on interruptions.
lab-note-intervals = Shares have Wilson’s 95 % intervals, means the normal ones; games are independent of each other, seats of one game are not.
lab-note-effects = A shift is the slope of what a seat won, less what the same bot at the same place wins on average, on how many more of a thing it had than the players it is compared with at that moment. Its error counts each game once, however its seats depend on each other, and is never less than what chance alone would give. A thing that fewer than 30 games tell anything about is left out.
lab-note-alone = A shift is the slope of winning on how many of a thing there were, over all games. Its error is never less than what chance alone would give. A thing that fewer than 30 games tell anything about is left out.
lab-note-many = Where many numbers are looked at, some look striking by luck. q-values are Benjamini and Hochberg’s over all things of this report; thin lines are simultaneous intervals (Šidák). With fewer than { $least } games nothing is called more than noise.
lab-note-bots = All this holds for these bots. Better players may show other numbers.
lab-note-pairs = Differences are means over pairs of games with the same seeds. Differences of shifts treat both runs as independent.

# What was used.

lab-used = What was used
lab-used-about = How often each thing in the box was used in all games together, and how often in a game by one of the winners and by one of the others. Whatever nobody used, this run says nothing about.
lab-used-all = All { $things }
lab-use = { $thing }: { $way }
lab-and-more = { $things } and { $count } more
lab-head-what = What
lab-head-winners = a winner, each game
lab-head-others = another player, each game
lab-head-way-of = { $way } ({ $side })
lab-short-same = All { $games } pairs of games went exactly the same way: no game ever used what was changed. This run says nothing about the change.
lab-short-new = New in the changed box: { $things }.
lab-short-gone = Gone from the changed box: { $things }.
lab-short-touched = Changed: { $thing }, { $way } { $before } → { $after } times.
lab-short-began = { $thing }: never { $way } with the original box, with the changed one { $times ->
        [one] once.
       *[other] { $after } times.
    }
lab-short-ceased = { $thing }: { $way } { $times ->
        [one] once
       *[other] { $before } times
    } with the original box, never with the changed one.
lab-short-idle = Changed, but never { $way } with either box: { $things }. This run says nothing about that.
lab-short-unused = { $count } of { $all } { $things } { $count ->
        [one] was
       *[other] were
    } never { $way }: this run says nothing about them{ $named ->
        [0] .
       *[other] {" "}({ $which }).
    }
lab-short-rare = Hardly ever { $way } (in fewer than one game of a hundred): { $things }.
lab-register-actions = kinds of action
lab-register-after-piles = kinds of monkey
lab-register-after-cards = cards
lab-register-after-tokens = tokens
lab-register-after-objects = objects
lab-register-cheeky-actions = action cards
lab-register-cheeky-monkeys = kinds of monkey
lab-register-itchy-monkeys = species
lab-way-chosen = chosen
lab-way-copied = copied
lab-way-recruited = recruited
lab-way-drawn = drawn into a line
lab-way-removed = removed
lab-way-in-play = in play
lab-way-used = used
lab-way-dealt = dealt
lab-way-played = played
lab-way-stopped = stopped
lab-way-arrived = in front of a trainer
lab-way-effect = used for an effect
lab-way-reached = reached by lice
lab-way-bumped = bumped
lab-way-nitpicked = nitpicked
lab-way-left = in safety
lab-after-pile = { $species }, level { $level }
lab-after-token = { $species } token
lab-thirds = By thirds of the game
lab-thirds-got = What a player got in each third of the rounds of a game.
lab-thirds-had = What a player had in each third of the rounds of a game.
lab-thirds-turned = Bold: one part of the game surely says the opposite of another.
lab-third-whole = whole game
lab-third-first = first third
lab-third-middle = middle
lab-third-last = last third
lab-note-thirds = A thing that helps early and hurts late can seem to do nothing, or the opposite of what it does. So shifts are also worked out for what players got, or had, in each third of a game’s rounds; a star marks those with a q of at most 5 % among all thirds of all things.

# Things of the games

lab-after-card = { $number } ({ $species }, level { $level })
lab-group-after-cards = Cards of the tribe
    .about = Recruited cards that a player has at the end, by printed number.
lab-group-after-species = Species of the tribe
    .about = Cards of each species that a player has at the end.
lab-group-after-tokens = Tokens
    .about = How often a player chose each token.
lab-group-after-objects = Objects used
    .about = How often a player used each object.
lab-group-after-in-play = Objects in play
    .about = The three objects of a game.
lab-group-cheeky-dealt = Cards dealt
    .about = Action cards in the first hand.
lab-group-cheeky-held = Cards held
    .about = Action cards in hand at the beginning of each turn; only players who live, or are zombies, at the same time are compared.
lab-group-cheeky-monkeys = Monkeys
    .about = Monkeys in front of a trainer at the beginning of each turn; only players who live, or are zombies, at the same time are compared.
lab-group-cheeky-zombies = Zombie cards
    .about = Zombie cards in front of a trainer at the beginning of each turn; only players who live, or are zombies, at the same time are compared.
lab-group-itchy-start-species = Species of the first monkey
    .about = The species that a player placed the first lice on.
lab-group-itchy-start-space = Space of the first monkey
    .about = Where a player placed the first lice.
lab-group-itchy-colonies = Colonies
    .about = Colonies on each species at the beginning of each round.
lab-group-itchy-picked = Picked species
    .about = The species that a player saves in Clan mode.

# What a run costs

lab-estimate = { $games ->
        [one] One game
       *[other] { $games } games
    } with { $workers ->
        [one] one process
       *[other] { $workers } processes
    }: about { $time }. Ctrl-C stops the run; the same command goes on with it.
lab-estimate-most = { $games ->
        [one] One game
       *[other] { $games } games
    } at most, with { $workers ->
        [one] one process
       *[other] { $workers } processes
    }: up to about { $time }. Ctrl-C stops the run; the same command goes on with it.
lab-left = { $time } left
lab-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
lab-minutes = { $count } minutes
lab-hours = { $count } hours
lab-days = { $count } days

# How much of the box each bot uses

lab-coverage = How much of the box each bot uses
lab-coverage-about = What each bot did at least once in { $games } games. A run says nothing about what its bots never try.
lab-coverage-head = { $things } { $way }
lab-coverage-share = { $used } of { $all } ({ $share })
