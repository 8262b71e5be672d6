# Itchy Monkey in words. Events and refusals get their fields as variables; seats come as names ($player, $loser),
# everything else as the engine's own words ($species, $way, $phase, $reason) and numbers.

itchy-monkey-name = Itchy Monkey
itchy-monkey-about = Families of lice fight over a troop of monkeys: multiply, hop across, bump monkeys together, and settle colonies before the others pick you off.

# Options

itchy-monkey-option-players = Players
itchy-monkey-option-players-about = Two play on the small board, three or four on the large one.
itchy-monkey-option-edition = Edition
itchy-monkey-option-edition-about = Where the French and the English rulebook differ: how near others you may begin, and how you come back with no lice left.
itchy-monkey-option-edition-fr = French
itchy-monkey-option-edition-en = English
itchy-monkey-option-tamarin = Emperor tamarin
itchy-monkey-option-tamarin-about = The species whose place on the board the emperor tamarins take.
itchy-monkey-option-tamarin-none = stays in the box
itchy-monkey-option-tamarin-baboon = for the baboons
itchy-monkey-option-tamarin-lemur = for the lemurs
itchy-monkey-option-tamarin-capuchin = for the capuchins
itchy-monkey-option-tamarin-howler = for the howlers
itchy-monkey-option-repetitions = Repetitions to a draw
itchy-monkey-option-repetitions-about = When the same position begins a turn for this many times, nobody wins.
itchy-monkey-option-rounds = Most rounds
itchy-monkey-option-rounds-about = After so many rounds without a winner, nobody wins.

# Species

itchy-species-gorilla = gorilla
    .short = gorilla
    .plural = gorillas
    .the = the gorilla
    .gender = neuter
itchy-species-baboon = baboon
    .short = baboon
    .plural = baboons
    .the = the baboon
    .gender = neuter
itchy-species-lemur = lemur
    .short = lemur
    .plural = lemurs
    .the = the lemur
    .gender = neuter
itchy-species-capuchin = capuchin
    .short = capuchin
    .plural = capuchins
    .the = the capuchin
    .gender = neuter
itchy-species-howler = howler
    .short = howler
    .plural = howlers
    .the = the howler
    .gender = neuter
itchy-species-tamarin = emperor tamarin
    .short = tamarin
    .plural = emperor tamarins
    .the = the emperor tamarin
    .gender = neuter
itchy-the-species =
    { $species ->
        [gorilla] { itchy-species-gorilla.the }
        [baboon] { itchy-species-baboon.the }
        [lemur] { itchy-species-lemur.the }
        [capuchin] { itchy-species-capuchin.the }
        [howler] { itchy-species-howler.the }
        [tamarin] { itchy-species-tamarin.the }
       *[other] the monkey
    }

# Directions

itchy-way-north = north
itchy-way-east = east
itchy-way-south = south
itchy-way-west = west
itchy-the-way =
    { $way ->
        [north] { itchy-way-north }
        [east] { itchy-way-east }
        [south] { itchy-way-south }
       *[west] { itchy-way-west }
    }

# Lice

itchy-louse-worker = worker
itchy-louse-queen = queen
itchy-workers =
    { $workers ->
        [0] no workers
        [one] 1 worker
       *[other] { $workers } workers
    }
itchy-queens =
    { $queens ->
        [0] no queens
        [one] 1 queen
       *[other] { $queens } queens
    }
itchy-lice =
    { $queens ->
        [0] { itchy-workers }
       *[other]
            { $workers ->
                [0] { itchy-queens }
               *[other] { itchy-workers } and { itchy-queens }
            }
    }
itchy-power = power { $power }
itchy-colony = colony
itchy-supply = In the supply: { itchy-lice }

# Phases

itchy-phase-place = Placing
    .prompt = Place a queen and two workers on a monkey.
itchy-phase-spawn = Spawn
    .prompt = Spawn: choose a monkey.
itchy-phase-move = Move
    .prompt = Move: jump, bump or nitpick.
itchy-phase-after = After the move
    .prompt = Exchange 6 workers for a queen, or end your turn.
itchy-phase-over = The end
    .prompt = The game is over.

# Actions

itchy-action-place = Place
    .about = Begin the game: 1 queen and 2 workers on a monkey.
itchy-action-spawn = Spawn
    .about = Add workers to a monkey that holds lice of yours.
itchy-action-settle = Settle
    .about = With no lice on the board: 2 workers on a monkey without lice.
itchy-action-jump = Jump
    .about = One louse hops to the monkey next to it.
itchy-action-bump = Bump
    .about = Slide a monkey that holds lice of yours; where it hits another, lice may go over.
itchy-action-nitpick = Nitpick
    .about = Clear a monkey with 5 or more workers of one opponent.
itchy-action-exchange = Exchange
    .about = Turn 6 of your workers on one monkey into a queen.
itchy-action-skip = Skip
    .about = Pass over a phase in which nothing can be done.
itchy-action-end = End turn
    .about = Leave the turn without a further exchange.

# Ways to win

itchy-goal-gorillas = Gorillas
    .about = Colonies on 3 gorillas
itchy-goal-species = One species
    .about = Colonies on 4 monkeys of one species
itchy-goal-kinds = Different species
    .about = Colonies on monkeys of 5 different species
itchy-goal-progress = { $have } of { $need }

# Events

itchy-event-place = { $player } begins on { $cell } with { itchy-lice }.
itchy-event-spawn = { $player } spawns { itchy-workers } on { $cell }.
itchy-event-settle = { $player } comes back with { itchy-workers } on { $cell }.
itchy-event-bump = { $player } bumps { itchy-the-species } from { $cell } { itchy-the-way } to { $to }.
itchy-event-jump = { $player } jumps from { $cell } to { $to } with { itchy-lice }.
itchy-event-cross = { $player } sends { itchy-lice } over from { $cell } to { $to }.
itchy-event-fight =
    { $result ->
        [match] Power { $attack } against { $defence } on { $cell }: even. All lice of { $player } and { $loser } in this fight go back to their supplies.
       *[exceed] Power { $attack } against { $defence } on { $cell }: { $player } stays, and { $loser } takes { itchy-lice } back.
    }
itchy-event-nitpick = { $player } nitpicks { $cell }: { $loser } takes { itchy-lice } back.
itchy-event-exchange = { $player } exchanges 6 workers on { $cell } for a queen.
itchy-event-skip =
    { $phase ->
        [spawn] { $player } cannot spawn and passes over it.
       *[move] { $player } cannot move and passes over it.
    }
itchy-event-turn = Round { $round }: it is the turn of { $player }.
itchy-event-win =
    { $reason ->
        [gorillas] { $player } wins with colonies on 3 gorillas.
        [species] { $player } wins with colonies on 4 monkeys of one species.
       *[kinds] { $player } wins with colonies on 5 different species.
    }
itchy-event-draw =
    { $reason ->
        [repetition] The position has come back too often: nobody wins.
       *[rounds] The last round is over: nobody wins.
    }

# Outcomes

itchy-outcome-gorillas = Colonies on 3 gorillas
itchy-outcome-species = Colonies on 4 monkeys of one species
itchy-outcome-kinds = Colonies on 5 different species
itchy-outcome-repetition = The position has come back too often
itchy-outcome-rounds = The last round is over

# Refusals: why an action is not possible

itchy-over = The game is over.
itchy-not-your-turn = It is the turn of { $player }.
itchy-no-such-action = There is no such action in this game.
itchy-the-action =
    { $action ->
        [place] placing
        [spawn] spawning
        [settle] settling
        [jump] jumping
        [bump] bumping
        [nitpick] nitpicking
        [exchange] exchanging
        [skip] skipping
       *[end] ending the turn
    }
itchy-wrong-phase =
    { $action ->
        [place] The first lice are all placed; nobody places again.
       *[other]
            { $phase ->
                [place] Too early for { itchy-the-action }: first everybody places a queen and two workers.
                [spawn] Too early for { itchy-the-action }: the turn begins with spawning.
                [move] Now is the time to move; { itchy-the-action } is not possible in this phase.
               *[after] Your move is made; { itchy-the-action } is not possible any more this turn.
            }
    }
itchy-off-board = { $cell } is not on this board.
itchy-no-monkey = There is no monkey on { $cell }.
itchy-none-of-yours = None of your lice are on { $cell }.
itchy-supply-empty = You have no workers left in your supply, so you cannot spawn.
itchy-must-place = You must place your queen and two workers; this cannot be skipped.
itchy-must-spawn = You can spawn, so you must; it can be skipped only when it is impossible.
itchy-must-move = You have a legal move, so you must make one; it can be skipped only when there is none.
itchy-end-or-exchange = Your move is made: exchange workers for a queen, or end your turn.
itchy-place-taken = There are lice on { $cell } already; begin on a monkey without any.
itchy-place-adjacent = { $cell } is next to { $other }, where lice are already.
itchy-place-in-line = { $cell } is in one row or column with { $other }, where lice are already; monkeys between them do not help.
itchy-settle-has-lice = You still have lice on the board; settling is for those who have none.
itchy-settle-taken = There are lice on { $cell }; settle on a monkey without any.
itchy-nitpick-no-opponent = There are no lice of an opponent on { $cell }.
itchy-nitpick-too-few =
    { $workers ->
        [0] No worker is on { $cell }; nitpicking takes { $needed } or more.
        [one] Only 1 worker is on { $cell }; nitpicking takes { $needed } or more.
       *[other] Only { $workers } workers are on { $cell }; nitpicking takes { $needed } or more.
    }
itchy-no-queen-left = You have no queen left in your supply to exchange for.
itchy-exchange-too-few =
    { $workers ->
        [0] You have no worker on { $cell }; a queen costs { $needed } on one monkey.
        [one] You have only 1 worker on { $cell }; a queen costs { $needed } on one monkey.
       *[other] You have only { $workers } workers on { $cell }; a queen costs { $needed } on one monkey.
    }
itchy-jump-edge = From { $cell } the jump would leave the board.
itchy-jump-gap = There is no monkey on { $cell } to jump to; a jump crosses no gap.
itchy-no-such-louse =
    { $louse ->
        [queen] You have no queen on { $cell }.
       *[worker] You have no worker on { $cell }.
    }
itchy-bump-blocked = The monkey on { $cell } cannot slide that way: the next space is taken or off the board.
itchy-bump-too-far =
    { $free ->
        [one] Only 1 space is free for the monkey on { $cell } that way.
       *[other] Only { $free } spaces are free for the monkey on { $cell } that way.
    }
itchy-nobody-beside = The monkey from { $cell } does not hit another one there, so no lice can go over.
itchy-party-too-large = On { $cell } you have { itchy-lice }; more cannot go over.
itchy-too-weak = Power { $attack } against { $defence } on { $cell }: you must at least match it.

# Rules

rule-IM-01 =
    2 to 4 people play. Each has 20 workers and 3 queens in one colour.
    House ruling: the supply is hard. When your workers or queens are used up, there are no more until some come back.
    .title = Players and lice
rule-IM-02 =
    24 monkeys of five species stand on the board: 4 gorillas and 5 monkeys of each of the other four.
    A sixth species, the emperor tamarin, may stand in for any species but the gorilla. An option says for which; as a rule it stays in the box.
    .title = Monkeys
rule-IM-03 =
    The board has two sides: 7 by 7 spaces for two players, 8 by 8 for three or four. Files are lettered from the left, rows numbered from the bottom, so a1 is the lower left corner.
    House ruling: the printed layouts are not public, so the monkeys stand in layouts of our own, which look the same from every side of the table but for the species. The names of baboon and lemur are known; capuchin and howler are ours. An owner of the box can put the printed layout into one file.
    .title = Board
rule-IM-10 =
    In turn order each player places 1 queen and 2 workers of their own colour on one monkey.
    House ruling: who begins is drawn by lot.
    .title = First lice
rule-IM-11 =
    The monkey you begin on holds no lice yet, and no other monkey anywhere in its row or its column holds any. Monkeys standing between do not help.
    French edition: a diagonal neighbour with lice is no obstacle. English edition: the diagonal neighbours must be free of lice too.
    House ruling: if no monkey is left that fits, begin on any monkey without lice that is not next to one with lice (in the English edition not diagonally either); if there is none of those, on any monkey without lice.
    .title = Where to begin
rule-IM-12 =
    Whoever placed first takes the first turn.
    House ruling: turns go clockwise, and so does the placing.
    .title = First turn
rule-IM-15 =
    A turn has two phases: first Spawn, then Move.
    .title = Turn
rule-IM-16 =
    In your own turn you may exchange 6 of your workers on one monkey for 1 queen, which sits down on the same monkey. The workers go back to your supply.
    House ruling: your supply must still have a queen. You may exchange before spawning, between spawning and moving, and after moving, as often as you like each time, and you never have to. Where you cannot spawn, or cannot move, you may exchange or skip the phase. If an exchange makes it possible, you owe it; but an exchange after a skipped Spawn does not bring the Spawn back.
    .title = Exchange
rule-IM-17 =
    A worker has power 1, a queen has power 2.
    House ruling: workers and queens on one monkey always belong to one player.
    .title = Power
rule-IM-20 =
    Choose a monkey that holds at least one louse of yours and add workers from your supply: 1 if none of your queens is there, 2 with one queen, 3 with two, 4 with three. A monkey can hold any number of lice.
    House ruling: you must spawn, and in full as far as the supply goes. With no worker in the supply the phase is skipped.
    .title = Spawn
rule-IM-21 =
    You have no lice on the board. French edition: instead of spawning, place 2 workers on any monkey without lice, then move as usual. English edition: place 2 workers at the start of your turn; then spawn and move as usual.
    House ruling: you must do this where it is possible, and in the English edition too only on a monkey without opposing lice. If every monkey holds lice, this is skipped (in the English edition spawning with it), and you go on to Move.
    .title = Settle
rule-IM-25 =
    Jump: move one of your lice, a worker or a queen, to a monkey right next to its own, up, down, left or right.
    House ruling: it crosses no gap. The other monkey may be empty or hold your own lice; if it holds an opponent's, the jump is an attack (IM-28).
    .title = Jump
rule-IM-26 =
    Bump: choose a monkey that holds at least one louse of yours. It slides with everything on it in one of the four directions, over as many free spaces as you like, at most up to a monkey or the edge.
    House ruling: it moves 1 space at least. Where the next space is taken, or off the board, it cannot go that way.
    .title = Bump
rule-IM-27 =
    If the monkey moved and the very next space in that direction holds a monkey, your lice on the first may go over to the second: none, some or all, workers and queens as you choose. If an opponent's lice are there, it is an attack (IM-28).
    .title = Going over
rule-IM-28 =
    If lice go over by a jump or a bump to a monkey with an opponent's lice, their power together must match or exceed all the power there.
    Equal power: all lice that went over and all defenders go back to their owners' supplies. More power: the defenders go back, and all attackers stay, unharmed.
    House ruling: with too little power the action is not allowed.
    .title = Attack
rule-IM-29 =
    Nitpick: choose any monkey on the board that holds 5 or more workers of one opponent. Everything on it, queens too, goes back to its owner's supply.
    House ruling: none of your lice need to be anywhere near.
    .title = Nitpick
rule-IM-30 =
    In the phase Move you do exactly one thing: jump, bump or nitpick.
    House ruling: if you can, you must. If you cannot, the phase is skipped.
    .title = One move
rule-IM-35 =
    A monkey with 3 or more of your workers is a colony of yours; queens do not count. You win at once with colonies on 3 gorillas, or on 4 monkeys of one species, or on monkeys of 5 different species.
    House ruling: this is looked at after every step.
    .title = Colonies and winning
rule-IM-36 =
    House ruling: nobody wins when the same position begins a turn for the third time, or when 120 rounds are over; options change both numbers. The same position means the same monkeys, lice and supplies with the same player to move, compared at the start of every turn, the first included. A round is one turn of each player. Whoever wins in the very last turn has won.
    .title = Draw
