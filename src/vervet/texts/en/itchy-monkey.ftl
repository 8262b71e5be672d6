# Itchy Monkey in words. Events and refusals get their fields as variables; seats come as names ($player, $loser),
# everything else as the engine's own words ($species, $way, $phase, $reason) and numbers.

itchy-monkey-name = Itchy Monkey
itchy-monkey-about = Families of lice fight over a troop of monkeys: multiply, jump, bump monkeys together, and found colonies before the others pick you off.

# Options

itchy-monkey-option-players = Players
itchy-monkey-option-players-about = Two play on the small board, three or four on the large one.
itchy-monkey-option-mode = Mode
itchy-monkey-option-mode-about = Battle: everybody has lice of one colour and founds colonies. Clan, for two: the lice belong to nobody, and you free one species of them.
itchy-monkey-option-mode-battle = Battle
itchy-monkey-option-mode-clan = Clan
itchy-monkey-option-spies = Spy lice
itchy-monkey-option-spies-about = Three spies each: without power, but they go anywhere, take monkeys along and count for everybody’s colonies.
itchy-monkey-option-abilities = Monkey abilities
itchy-monkey-option-abilities-about = Species whose monkeys have a gift of their own. These are house rules; one or two at a time are best.
itchy-monkey-option-abilities-gorilla = Gorilla: shove
itchy-monkey-option-abilities-baboon = Baboon: hothouse
itchy-monkey-option-abilities-lemur = Lemur: leap
itchy-monkey-option-abilities-capuchin = Capuchin: long jump
itchy-monkey-option-abilities-howler = Howler: guard
itchy-monkey-option-abilities-tamarin = Tamarin: mimic
itchy-monkey-option-edition = Edition
itchy-monkey-option-edition-about = Where the French and the English rulebook differ: how near the others you may begin, and how you return with no lice left.
itchy-monkey-option-edition-fr = French
itchy-monkey-option-edition-en = English
itchy-monkey-option-tamarin = Emperor tamarin
itchy-monkey-option-tamarin-about = The species whose place on the board the emperor tamarins take.
itchy-monkey-option-tamarin-none = Stays in the box
itchy-monkey-option-tamarin-gorilla = For the gorillas
itchy-monkey-option-tamarin-baboon = For the baboons
itchy-monkey-option-tamarin-lemur = For the lemurs
itchy-monkey-option-tamarin-capuchin = For the capuchins
itchy-monkey-option-tamarin-howler = For the howlers
itchy-monkey-option-repetitions = Repetitions to a draw
itchy-monkey-option-repetitions-about = When the same position has begun a turn this many times, nobody wins.
itchy-monkey-option-rounds = Round limit
itchy-monkey-option-rounds-about = After this many rounds without a winner, nobody wins.

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
itchy-the-species-all =
    { $species ->
        [gorilla] { itchy-species-gorilla.plural }
        [baboon] { itchy-species-baboon.plural }
        [lemur] { itchy-species-lemur.plural }
        [capuchin] { itchy-species-capuchin.plural }
        [howler] { itchy-species-howler.plural }
        [tamarin] { itchy-species-tamarin.plural }
       *[other] monkeys
    }

# Abilities, all of them house rules

itchy-abilities = Abilities
    .house = The effects of the abilities are house rules: the printed ones are not public.
itchy-ability-gorilla = Shove
    .about = After a bump it may push the monkey it hit one space further, if that space is free.
itchy-ability-baboon = Hothouse
    .about = Here a queen costs only 5 workers.
itchy-ability-lemur = Leap
    .about = While it slides, it may leap over one monkey, if the space beyond is free.
itchy-ability-capuchin = Long jump
    .about = A louse on it may jump across one free space.
itchy-ability-howler = Guard
    .about = It takes 6 workers to nitpick it.
itchy-ability-tamarin = Mimic
    .about = It has the ability of one monkey next to it, one in each action.

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
itchy-louse-spy = spy
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
itchy-spies =
    { $spies ->
        [0] no spies
        [one] 1 spy
       *[other] { $spies } spies
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
itchy-party =
    { $spies ->
        [0] { itchy-lice }
       *[other]
            { $workers ->
                [0]
                    { $queens ->
                        [0] { itchy-spies }
                       *[other] { itchy-queens } and { itchy-spies }
                    }
               *[other]
                    { $queens ->
                        [0] { itchy-workers } and { itchy-spies }
                       *[other] { itchy-workers }, { itchy-queens } and { itchy-spies }
                    }
            }
    }
itchy-clan-lice =
    { $lice ->
        [0] clean
        [one] 1 louse left
       *[other] { $lice } lice left
    }
itchy-clan-safe = in safety
itchy-clan-resting = just moved
itchy-clan-broken-out = broke out
itchy-power = power { $power }
itchy-colony = colony
itchy-supply = In the supply: { itchy-lice }

# Phases

itchy-phase-place = Placing
    .prompt = Place a queen and two workers on a monkey.
itchy-phase-pick = Picking
    .prompt = Pick the species you want to free of lice.
itchy-clan-phase-spawn = Spawn
    .prompt = Spawn: choose any monkey with lice.
itchy-clan-phase-move = Bump
    .prompt = Bump a monkey, or let a clean one leave the board.
itchy-phase-spawn = Spawn
    .prompt = Spawn: choose a monkey.
itchy-phase-move = Move
    .prompt = Move: jump, bump or nitpick.
itchy-phase-after = After the move
    .prompt = Exchange workers for a queen, or end your turn.
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
    .about = Slide a monkey that holds lice of yours; where it hits another, lice may jump across.
itchy-action-nitpick = Nitpick
    .about = Clear a monkey crowded with one opponent’s workers, usually 5 or more.
itchy-action-exchange = Exchange
    .about = Turn workers of yours on one monkey into a queen, usually 6.
itchy-action-skip = Skip
    .about = Skip a phase in which nothing can be done.
itchy-action-end = End turn
    .about = End the turn without another exchange.
itchy-action-pick = Pick
    .about = Clan mode: choose the species you will free of lice.
itchy-action-leave = Leave
    .about = Clan mode: a monkey without lice leaves the board, into safety.

# Ways to win

itchy-goal-gorillas = Gorillas
    .about = Colonies on gorillas
itchy-goal-species = One species
    .about = Colonies on monkeys of one species
itchy-goal-kinds = Different species
    .about = Colonies on monkeys of different species
itchy-goal-clean = Clean
    .about = No lice on any monkey of your species
itchy-goal-progress = { $have } of { $need }

# Events

itchy-event-place = { $player } begins on { $cell } with { itchy-lice }.
    .you = You begin on { $cell } with { itchy-lice }.
itchy-event-spawn =
    { $spies ->
        [0] { $player } spawns { itchy-workers } on { $cell }.
       *[other]
            { $workers ->
                [0] { $player } brings a spy to { $cell }.
               *[other] { $player } spawns { itchy-workers } and a spy on { $cell }.
            }
    }
    .you =
        { $spies ->
            [0] You spawn { itchy-workers } on { $cell }.
           *[other]
                { $workers ->
                    [0] You bring a spy to { $cell }.
                   *[other] You spawn { itchy-workers } and a spy on { $cell }.
                }
        }
itchy-event-settle = { $player } returns with { itchy-workers } on { $cell }.
    .you = You return with { itchy-workers } on { $cell }.
itchy-event-bump = { $player } bumps { itchy-the-species } from { $cell } { itchy-the-way } to { $to }.
    .you = You bump { itchy-the-species } from { $cell } { itchy-the-way } to { $to }.
itchy-event-jump = { $player } jumps from { $cell } to { $to } with { itchy-party }.
    .you = You jump from { $cell } to { $to } with { itchy-party }.
itchy-event-cross = { $player } sends { itchy-party } across from { $cell } to { $to }.
    .you = You send { itchy-party } across from { $cell } to { $to }.
itchy-event-shove = { $player } shoves { itchy-the-species } from { $cell } { itchy-the-way } to { $to }.
    .you = You shove { itchy-the-species } from { $cell } { itchy-the-way } to { $to }.
itchy-event-pick = { $player } picks the { itchy-the-species-all }.
    .you = You pick the { itchy-the-species-all }.
itchy-event-leave = { $player } brings { itchy-the-species } from { $cell } into safety ({ itchy-the-way }).
    .you = You bring { itchy-the-species } from { $cell } into safety ({ itchy-the-way }).
itchy-event-hatch = Six workers on { $cell } become a queen.
itchy-event-clean = A second queen on { $cell }: all picked off ({ itchy-lice }).
itchy-event-outbreak = Outbreak on { $cell }: a worker each to { $to }.
itchy-event-fight =
    { $result ->
        [match] { $attack } against { $defence } on { $cell }: a tie, all go home.
       *[exceed] { $attack } against { $defence } on { $cell }: { $player } stays, { $loser } takes { itchy-lice } back.
    }
    .you =
        { $result ->
            [match] { $attack } against { $defence } on { $cell }: a tie, all go home.
           *[exceed] { $attack } against { $defence } on { $cell }: you stay, { $loser } takes { itchy-lice } back.
        }
    .concerns-you =
        { $result ->
            [match] { $attack } against { $defence } on { $cell }: a tie, all go home.
           *[exceed] { $attack } against { $defence } on { $cell }: { $player } stays, you take { itchy-lice } back.
        }
itchy-event-nitpick =
    { $spies ->
        [0] { $player } nitpicks { $cell }: { $loser } takes { itchy-lice } back.
        [one] { $player } nitpicks { $cell }: { $loser } takes { itchy-lice } back, the spy goes home.
       *[other] { $player } nitpicks { $cell }: { $loser } takes { itchy-lice } back, { $spies } spies go home.
    }
    .you =
        { $spies ->
            [0] You nitpick { $cell }: { $loser } takes { itchy-lice } back.
            [one] You nitpick { $cell }: { $loser } takes { itchy-lice } back, the spy goes home.
           *[other] You nitpick { $cell }: { $loser } takes { itchy-lice } back, { $spies } spies go home.
        }
    .concerns-you =
        { $spies ->
            [0] { $player } nitpicks { $cell }: you take { itchy-lice } back.
            [one] { $player } nitpicks { $cell }: you take { itchy-lice } back, the spy goes home.
           *[other] { $player } nitpicks { $cell }: you take { itchy-lice } back, { $spies } spies go home.
        }
itchy-event-exchange = { $player } exchanges { itchy-workers } on { $cell } for a queen.
    .you = You exchange { itchy-workers } on { $cell } for a queen.
itchy-event-skip =
    { $phase ->
        [spawn] { $player } skips Spawn.
       *[move] { $player } can’t move.
    }
    .you =
        { $phase ->
            [spawn] You skip Spawn.
           *[move] You can’t move.
        }
itchy-event-turn = Round { $round }: { $player } to play.
    .you = Round { $round }: your turn.
itchy-event-win =
    { $reason ->
        [gorillas] { $player } wins with colonies on gorillas.
        [species] { $player } wins with colonies on monkeys of one species.
        [clean] { $player } wins with a species free of lice.
       *[kinds] { $player } wins with colonies on different species.
    }
    .you =
        { $reason ->
            [gorillas] You win with colonies on gorillas.
            [species] You win with colonies on monkeys of one species.
            [clean] You win with a species free of lice.
           *[kinds] You win with colonies on different species.
        }
itchy-event-draw =
    { $reason ->
        [repetition] The same position too often: nobody wins.
       *[rounds] The last round is over: nobody wins.
    }

# Outcomes

itchy-outcome-gorillas = Colonies on gorillas
itchy-outcome-species = Colonies on monkeys of one species
itchy-outcome-kinds = Colonies on different species
itchy-outcome-clean = No louse left on the winner’s species
itchy-outcome-repetition = The same position too often
itchy-outcome-rounds = The last round is over

# Refusals: why an action is not possible

itchy-over = The game is over.
itchy-not-your-turn = It’s { $player }’s turn.
itchy-no-such-action = This game has no such action.
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
        [pick] picking a species
        [leave] leaving the board
        [shove] shoving
       *[end] ending the turn
    }
itchy-wrong-phase =
    { $action ->
        [place] The first lice are all placed; nobody places again.
        [pick] Both species are picked; nobody picks again.
       *[other]
            { $phase ->
                [place] Too early for { itchy-the-action }: first place a queen and two workers.
                [pick] Too early for { itchy-the-action }: first both players pick a species.
                [spawn] Too early for { itchy-the-action }: the turn begins with Spawn.
                [move] No { itchy-the-action } now: it’s time to move.
               *[after] Too late for { itchy-the-action }: you’ve made your move.
            }
    }
itchy-off-board = { $cell } isn’t on this board.
itchy-no-monkey = There’s no monkey on { $cell }.
itchy-none-of-yours = None of your lice are on { $cell }.
itchy-supply-empty = You can’t spawn: your supply has no workers left.
itchy-must-place = Place your queen and two workers; you can’t skip this.
itchy-must-spawn = You must spawn when you can.
itchy-must-settle = You can’t spawn anywhere, so settle on a monkey without lice.
itchy-must-move = You must move when you can.
itchy-end-or-exchange = You’ve made your move: exchange workers for a queen, or end your turn.
itchy-place-taken = There are lice on { $cell } already; begin on a monkey without any.
itchy-place-adjacent = { $cell } is next to { $other }, where lice are already.
itchy-place-in-line = { $cell } shares a row or column with { $other }, where lice are already; choose another.
itchy-settle-has-lice = You can still spawn; you settle only when you can’t spawn anywhere.
itchy-settle-taken = There are lice on { $cell }; settle on a monkey without any.
itchy-nitpick-no-opponent = There are no opponent’s lice on { $cell }.
itchy-nitpick-too-few =
    { $workers ->
        [0] There’s no worker on { $cell }; nitpicking takes { $needed } or more.
        [one] Only 1 worker counts on { $cell }; nitpicking takes { $needed } or more.
       *[other] Only { $workers } workers count on { $cell }; nitpicking takes { $needed } or more.
    }
itchy-no-queen-left = Your supply has no queen left to exchange for.
itchy-exchange-too-few =
    { $workers ->
        [0] You have no worker on { $cell }; a queen costs { $needed } on one monkey.
        [one] You have only 1 worker on { $cell }; a queen costs { $needed } on one monkey.
       *[other] You have only { $workers } workers on { $cell }; a queen costs { $needed } on one monkey.
    }
itchy-jump-edge = From { $cell } the jump would leave the board.
itchy-jump-gap = There’s no monkey to jump to: { $cell } is free.
itchy-long-jump-gap = A long jump from { $cell } crosses one space, and there’s no monkey beyond it.
itchy-no-such-louse =
    { $louse ->
        [queen] You have no queen on { $cell }.
        [spy] You have no spy on { $cell }.
       *[worker] You have no worker on { $cell }.
    }
itchy-bump-blocked = The monkey on { $cell } can’t slide that way: the next space is taken or off the board.
itchy-bump-too-far =
    { $free ->
        [one] Only 1 space is free for the monkey on { $cell } that way.
       *[other] Only { $free } spaces are free for the monkey on { $cell } that way.
    }
itchy-nobody-beside = The monkey from { $cell } hits nobody there, so no lice can jump across.
itchy-party-too-large = You have only { itchy-lice } on { $cell }; send fewer across.
itchy-too-weak = Power { $attack } against { $defence } on { $cell }: you must at least match it.
itchy-spawn-spy-outnumbered = On { $cell } you have only a spy among an opponent’s lice: you can’t spawn there.
itchy-spy-already = You already have a spy on { $cell }; one is the most.
itchy-no-spy-left = You have no spy in your supply.
itchy-nitpick-no-worker = No opponent has a worker on { $cell }; spies alone can’t be nitpicked.
itchy-bump-on-monkey = There’s a monkey on { $cell }: leap over it, or stop before it.
itchy-leap-blocked = { $cell } can’t leap over { $over }: the space beyond is taken or off the board.
itchy-leap-too-far = With its one leap the monkey on { $cell } gets no further than { $to }.
itchy-cannot-shove = The monkey on { $cell } can’t shove in this action.
itchy-shove-nobody = The monkey from { $cell } hits nobody there, so there’s nobody to shove.
itchy-shove-blocked = The monkey on { $cell } can’t be shoved: the space behind it is taken or off the board.
itchy-one-borrowed = The tamarin on { $cell } borrows one ability in an action: leap or shove, not both.

# Refusals of Clan mode, and of options

itchy-clan-only = No { itchy-the-action } in this mode; it belongs to Clan mode.
itchy-clan-not-here = No { itchy-the-action } in Clan mode.
itchy-clan-no-spies = There are no spies in Clan mode.
itchy-clan-no-lice = There are no lice on { $cell }; spawn where there is at least one.
itchy-must-pick = Pick a species; you can’t skip this.
itchy-pick-gorilla = Gorillas can’t be picked; pick another species.
itchy-pick-taken = Your opponent has already picked the { itchy-the-species-all }.
itchy-pick-absent = There are no { itchy-the-species-all } on this board.
itchy-clan-opponents-species = Your opponent has picked the { itchy-the-species-all }: you can’t move { itchy-the-species } on { $cell }.
itchy-clan-just-moved = Your opponent has just moved the monkey on { $cell }; it rests for a turn.
itchy-leave-lice = There are lice on { $cell }; only a monkey without any may leave the board.
itchy-leave-blocked = There’s a monkey between { $cell } and that edge.
itchy-clan-all-or-none = All lice on { $cell } jump across, or none.
itchy-clan-too-weak = Power { $attack } against { $defence } on { $cell }: lice jump across only to the same power or less.
itchy-tamarin-for-gorilla = The emperor tamarin stands in for any species but the gorilla.
itchy-tamarin-too-few = The box has too few emperor tamarins to stand in for the { itchy-the-species-all }.
itchy-ability-absent = There are no { itchy-the-species-all } on the board, so their ability can’t be chosen.
itchy-clan-two-players = Clan mode is for two players.
itchy-clan-without-spies = Clan mode is played without spies.
itchy-clan-without-abilities = Clan mode is played without abilities.

# Rules

rule-IM-01 =
    2 to 4 people play. Each has 20 workers and 3 queens in one colour, and with the expansion 3 spies.
    House rule: the supply is limited. When your workers or queens are used up, there are no more until some come back.
    .title = Players and lice
rule-IM-02 =
    24 monkeys of five species stand on the board: 4 gorillas and 5 monkeys of each of the other four.
    A sixth species, the emperor tamarin, may stand in for any species but the gorilla. An option says for which; as a rule it stays in the box.
    .title = Monkeys
rule-IM-03 =
    The board has two sides: 7 by 7 spaces for two players, 8 by 8 for three or four. Files are lettered from the left, rows numbered from the bottom, so a1 is the lower left corner.
    House rule: the printed layouts are not public, so the monkeys stand in layouts of our own, which look the same from every side of the table but for the species. The names of baboon and lemur are known; capuchin and howler are ours. An owner of the box can put the printed layout into one file.
    .title = Board
rule-IM-10 =
    In turn order each player places 1 queen and 2 workers of their own colour on one monkey.
    House rule: who begins is drawn by lot.
    .title = First lice
rule-IM-11 =
    The monkey you begin on holds no lice yet, and no other monkey anywhere in its row or its column holds any. Monkeys standing between do not help.
    French edition: a diagonal neighbour with lice is no obstacle. English edition: the diagonal neighbours must be free of lice too.
    House rule: if no monkey is left that fits, begin on any monkey without lice that is not next to one with lice (in the English edition not diagonally either); if there is none of those, on any monkey without lice.
    .title = Where to begin
rule-IM-12 =
    Whoever placed first takes the first turn.
    House rule: turns go clockwise, and so does the placing.
    .title = First turn
rule-IM-15 =
    A turn has two phases: first Spawn, then Move.
    .title = Turn
rule-IM-16 =
    In your own turn you may exchange 6 of your workers on one monkey for 1 queen, which sits down on the same monkey. The workers go back to your supply.
    House rule: your supply must still have a queen. You may exchange before spawning, between spawning and moving, and after moving, as often as you like each time, and you never have to. Where you cannot spawn, or cannot move, you may exchange or skip the phase. If an exchange makes it possible, you owe it; but an exchange after a skipped Spawn does not bring the Spawn back.
    .title = Exchange
rule-IM-17 =
    A worker has power 1, a queen has power 2.
    House rule: workers and queens on one monkey always belong to one player; spies of any colour may sit with them.
    .title = Power
rule-IM-20 =
    Choose a monkey that holds at least one louse of yours and add workers from your supply: 1 if none of your queens is there, 2 with one queen, 3 with two, 4 with three. A monkey can hold any number of lice.
    House rule: you must spawn, and in full as far as the supply goes. With no worker in the supply the phase is skipped.
    .title = Spawn
rule-IM-21 =
    You have no lice on the board. French edition: instead of spawning, place 2 workers on any monkey without lice, then move as usual. English edition: place 2 workers at the start of your turn; then spawn and move as usual.
    House rule: you must do this where it is possible, and in the English edition too only on a monkey without opposing lice. If every monkey holds lice, this is skipped (in the English edition spawning with it), and you go on to Move.
    With spies you also settle when none of your lice stands where you may spawn. A monkey with only a spy on it does not count as free of lice. You always settle with 2 workers, never with a spy.
    .title = Settle
rule-IM-25 =
    Jump: move one of your lice, a worker or a queen, to a monkey right next to its own, up, down, left or right.
    House rule: it crosses no gap. The other monkey may be empty or hold your own lice; if it holds an opponent’s, the jump is an attack (IM-28).
    .title = Jump
rule-IM-26 =
    Bump: choose a monkey that holds at least one louse of yours. It slides with everything on it in one of the four directions, over as many free spaces as you like, at most up to a monkey or the edge.
    House rule: it moves 1 space at least. Where the next space is taken, or off the board, it cannot go that way.
    .title = Bump
rule-IM-27 =
    If the monkey moved and the very next space in that direction holds a monkey, your lice on the first may jump across to the second: none, some or all, workers and queens as you choose. If an opponent’s lice are there, it is an attack (IM-28).
    .title = Jumping across
rule-IM-28 =
    If lice jump to a monkey with an opponent’s lice, by a jump or a bump, their power together must match or exceed all the power there.
    Equal power: all lice that jumped across and all defenders go back to their owners’ supplies. More power: the defenders go back, and all attackers stay, unharmed.
    House rule: with too little power the action is not allowed. Only workers and queens are compared. Where opponents have nothing but spies there is nobody to beat, and your lice simply join them.
    .title = Attack
rule-IM-29 =
    Nitpick: choose any monkey on the board that holds 5 or more workers of one opponent. Everything on it, queens too, goes back to its owner’s supply.
    House rule: none of your lice need to be anywhere near.
    .title = Nitpick
rule-IM-30 =
    In the phase Move you do exactly one thing: jump, bump or nitpick.
    House rule: if you can, you must. If you cannot, the phase is skipped.
    .title = One move
rule-IM-35 =
    A monkey with 3 or more of your workers is a colony of yours; queens do not count. You win at once with colonies on 3 gorillas, or on 4 monkeys of one species, or on monkeys of 5 different species.
    House rule: this is looked at after every step.
    .title = Colonies and winning
rule-IM-36 =
    House rule: nobody wins when the same position begins a turn for the third time, or when 120 rounds are over; options change both numbers. The same position means the same monkeys, lice and supplies with the same player to move, compared at the start of every turn, the first included. A round is one turn of each player. Whoever wins in the very last turn has won.
    This holds in Clan mode too, where the monkey just moved is part of the position.
    .title = Draw
rule-IM-40 =
    House rule, when the gorillas’ ability is on. Shove: after a bump with a gorilla that moved and hit a monkey, you may push that monkey one space further in the same direction if that space is free. This happens after any lice jumped across. It does not matter whose lice are on it. The gorilla stays where it is, and the push bumps nothing.
    .title = Gorilla: shove
rule-IM-41 =
    House rule, when the lemurs’ ability is on. Leap: while sliding in a bump a lemur may pass over one monkey if the space beyond it is free; the spaces beyond count as moved. The leap may be its first step, and there is one leap in a bump. It may stop on any free space before the monkey or beyond it. No lice go to the monkey that was passed. The distance counts all spaces from start to landing, the passed one too.
    .title = Lemur: leap
rule-IM-42 =
    House rule, when the baboons’ ability is on. Hothouse: exchanging for a queen on a baboon takes exactly 5 workers.
    .title = Baboon: hothouse
rule-IM-43 =
    House rule, when the capuchins’ ability is on. Long jump: a louse on a capuchin may jump across one space without a monkey.
    .title = Capuchin: long jump
rule-IM-44 =
    House rule, when the howlers’ ability is on. Guard: a howler can be nitpicked only with 6 workers or more on it.
    .title = Howler: guard
rule-IM-45 =
    House rule, when the emperor tamarins’ ability is on. Mimic: a tamarin has the ability of one monkey right next to it, up, down, left or right. What counts are its neighbours before anything moves, and one borrowed ability in one action. Only a monkey whose own ability is on lends it; a tamarin never does. Next to a baboon or a howler, hothouse and guard always apply.
    .title = Emperor tamarin: mimic
rule-IM-50 =
    A spy has power 0. At most one spy of a colour may be on a monkey.
    .title = Spies
rule-IM-51 =
    When you spawn, you may add a spy in the place of one worker.
    House rule: one spy in a Spawn at most. The other workers arrive as usual, as far as the supply goes. You never have to add a spy: with no worker in your supply you may add a spy or skip. Where only your spy stands, you may spawn if no opponent has a worker or queen there.
    .title = Spawning a spy
rule-IM-52 =
    Where a spy stands, all workers on the monkey and all spies, of whatever colour, are counted together. 3 or more are a colony of every player who has a louse there, even of one who has nothing there but a spy. Without a spy nothing changes.
    .title = Spies and colonies
rule-IM-53 =
    All spies count when somebody wants to nitpick: an opponent’s workers and all spies on the monkey must be 5 or more together. Nitpicking takes the spies off too, your own as well, which also counts.
    House rule: that opponent must have at least 1 worker there.
    .title = Spies and nitpicking
rule-IM-54 =
    Jump and bump never remove a spy, attacking or defending. When equal powers meet, the spies of both sides stay.
    .title = Spies in a fight
rule-IM-55 =
    A spy moves like other lice: it jumps as the one louse, or jumps across in a bump along with others. It may enter any monkey, whatever the power there, unless a spy of its colour is there already. Other lice in the same bump still need the power.
    .title = Moving a spy
rule-IM-56 =
    You may bump any monkey that carries your spy, whoever else is on it. Only your own lice may jump across.
    .title = Spies take monkeys along
rule-IM-57 =
    House rule: spies never count among the workers that are exchanged for a queen. With spies somebody can win in another player’s turn: the active player comes first, then the others in turn order.
    .title = Spies, queens and winning
rule-IM-60 =
    Clan mode is for two, on the board for two players, without abilities and without spies. Each monkey begins with 1 worker; the colour of the lice does not matter. Each player picks a species, but not the gorillas.
    House rule: the species must be different, and the second player picks first. Nobody places lice; lice have no owner, and there is no end of them. The first player takes the first turn. Of the rules of the battle only Bump, One move and Draw hold here, and those that these rules refer to.
    .title = Clan mode
rule-IM-61 =
    A turn has two phases: first Spawn, then Bump.
    .title = Clan mode: turn
rule-IM-62 =
    At any time, 6 workers on a monkey become 1 queen at once. When a second queen arrives on a monkey, it is nitpicked at once: all lice go.
    House rule: of more than 6 workers exactly 6 are exchanged. Lice that arrive together, in a spawn or a bump, are all put down first; then 6 become a queen, and again while there are 6.
    .title = Clan mode: queens
rule-IM-63 =
    Spawn as in the battle on any monkey with at least one louse, your opponent’s species too. Any queen there counts.
    .title = Clan mode: spawn
rule-IM-64 =
    Bump any monkey, but none of your opponent’s species and not the one that your opponent moved in the last turn. Lice jump across only if the power on the monkey that was hit is the same as on the moving one, or less. Then all of them go, and join those there; nothing is removed.
    House rule: lice need not jump across, and only after at least 1 space. If a bump is possible you must make one; a monkey without lice may be bumped. After a monkey has left the board, or after a skipped bump, no monkey counts as just moved.
    .title = Clan mode: bump
rule-IM-65 =
    Instead of bumping, a monkey without lice that has no monkey between itself and an edge may leave the board over that edge, into safety in front of the player who moved it.
    House rule: the limits of the bump hold here too (IM-64). It may leave from a space at the edge as well, and gorillas and species that nobody picked may leave too.
    .title = Clan mode: into safety
rule-IM-66 =
    After Spawn and after Bump: a monkey with 5 workers sends 1 to every monkey right next to it, if there is any. Each monkey does so once in a turn at most. This may go on from monkey to monkey. Queens hatch first (IM-62).
    House rule: it takes exactly 5 workers, with or without a queen. First all monkeys with 5 workers stand in a line, read row by row from the top left, also when the phase was skipped. Each sends a worker to all neighbours at once; then they are looked at (IM-62) in the order north, east, south, west, and new fives join the end of the line. Who no longer has 5 is passed over. Without a neighbour there is no outbreak, and none is used up. That a monkey has broken out in this turn goes with it when it moves.
    .title = Clan mode: outbreak
rule-IM-67 =
    The first player with no lice on any monkey of their own species wins.
    House rule: this is looked at after each phase, once the outbreaks are over. If both are clean, the active player wins. Monkeys that have left the board are clean.
    .title = Clan mode: winning
