# Words of the browser client for Itchy Monkey; the game's own words are in itchy-monkey.ftl.

web-itchy-board = Board
web-itchy-empty = free
web-itchy-no-lice = no lice
web-itchy-lice-of = { $player }: { itchy-lice }
web-itchy-role-source = can be chosen
web-itchy-role-selected = chosen
web-itchy-role-target = can go here
web-itchy-role-landing = lice can jump here
web-itchy-role-deciding = decided the game
web-itchy-colonies =
    { $count ->
        [0] no colony
        [one] 1 colony
       *[other] { $count } colonies
    }
web-itchy-do =
    { $travel ->
        [yes] { $action } to { $cell }
       *[no] { $action } on { $cell }
    }
web-itchy-where = Where to? A free space to bump, the next monkey to jump.
web-itchy-no-way = No way from { $from } to { $to }: go straight up, down, left or right.
web-itchy-choose-monkey = Choose a monkey
web-itchy-choose-target = Where to?
web-itchy-instead = Choose { $cell } instead
web-itchy-which-louse = Which louse jumps?
web-itchy-party = Who jumps across?
web-itchy-party-workers = Workers that jump across
web-itchy-party-queens = Queens that jump across
web-itchy-party-none = None
web-itchy-party-all = All
web-itchy-spy-of = { $player }’s spy
    .you = your spy
web-itchy-counted =
    { $count ->
        [one] counts as 1 worker
       *[other] counts as { $count } workers
    }
web-itchy-colony-of = colony of { $players }
    .you = your colony
web-itchy-clan-of = species of { $player }
    .you = your species
web-itchy-nitpickable = can be nitpicked
web-itchy-borrowed = Borrowed from the monkeys next to it.
web-itchy-supply =
    { $party ->
        [yes] In the supply: { itchy-workers }, { itchy-queens }, { itchy-spies }
       *[no] In the supply: { itchy-workers }, { itchy-queens }
    }
web-itchy-no-species = No species yet
web-itchy-safe =
    { $count ->
        [one] In safety: { $monkeys }
       *[other] { $count } in safety: { $monkeys }
    }
web-itchy-exit =
    { $way ->
        [north] Off the board to the north, from { $cell } into safety
        [east] Off the board to the east, from { $cell } into safety
        [south] Off the board to the south, from { $cell } into safety
       *[west] Off the board to the west, from { $cell } into safety
    }
web-itchy-pick = Species
web-itchy-choose-species = Choose a species
web-itchy-do-pick = Take the { $species }
web-itchy-do-leave = Into safety from { $cell }
web-itchy-way-out = Way out
web-itchy-with-spy = With a spy
web-itchy-party-spy = Spy jumps across
web-itchy-where-clan = Where to? A free space, or an arrow off the board.
web-itchy-will-spawn = You’ll get { itchy-party } on { $cell }.
web-itchy-will-place = You’ll begin on { $cell } with { itchy-lice }.
web-itchy-will-settle = You’ll return with { itchy-workers } on { $cell }.
web-itchy-will-bump = You’ll bump { itchy-the-species } from { $cell } { itchy-the-way } to { $to }.
web-itchy-will-jump = You’ll jump from { $cell } to { $to } with { itchy-party }.
web-itchy-will-cross = You’ll send { itchy-party } across from { $cell } to { $to }.
web-itchy-will-exchange = You’ll exchange { itchy-workers } on { $cell } for a queen.
web-itchy-and-more =
    { $count ->
        [one] And 1 more thing.
       *[other] And { $count } more things.
    }
web-itchy-result-exceed = The monkey is yours
web-itchy-result-match = All go home
web-itchy-result-weak = Too weak
web-itchy-goal =
    { $kind ->
        [clan] Goal: no lice on any monkey of your species.
       *[other] Goal: colonies on 3 gorillas, on 4 monkeys of one species, or on monkeys of 5 different species.
    }
web-itchy-help = Touch a monkey: what it can do lights up. Touch a lit space to bump there, or drag the monkey; touch a lit monkey next to it to jump. You see what would happen before you confirm. Touch the target once more, or press the button, to do it. What isn’t possible says why. Rest on a monkey to read all about it. In Clan mode, arrows at the edge lead off the board.
web-itchy-key-walk = Walk over the board
web-itchy-key-pick = Choose; once more on the target to do it
web-itchy-sign-worker = Each adds 1 to the power of its colour.
web-itchy-sign-queen = Each adds 2 to the power of its colour.
web-itchy-sign-spy = Sits beside the lice of others and counts for its own colour.
web-itchy-sign-colony = Banner
    .about = A colony of the colours on it.
web-itchy-sign-power = Power
    .about = The number on a monkey: how strong the lice on it are.
web-itchy-sign-nitpick = Comb
    .about = 5 workers or more: the monkey may be nitpicked.
web-itchy-sign-rest = Sleep
    .about = In Clan mode: this monkey has just moved and rests.
web-itchy-sign-outbreak = Outbreak
    .about = In Clan mode: lice broke out here this turn.
web-itchy-sign-abilities = With abilities in play, each species has its own:
web-itchy-key-back = One step back
web-itchy-key-verbs = Spawn, jump, bump, nitpick, exchange, leave the board
web-itchy-key-workers = This many workers jump across
web-itchy-key-queens = One more queen jumps across; another louse jumps
web-itchy-key-explain = Say all about the monkey
web-itchy-key-spy = The spy goes along or arrives
web-itchy-key-shove = Shove the bumped monkey on
web-itchy-key-all = As many as possible jump across
web-itchy-key-confirm = Confirm
web-itchy-key-end = End the turn, or skip
web-itchy-key-undo = Undo
web-itchy-key-help = This page

# Why a hint says what it says

itchy-why = Of all you can do, this leaves you strongest.
itchy-why-colony = With { $count } of your workers, { $cell } becomes your colony, and colonies win the game.
itchy-why-hold = Your colony on { $cell } grows to { $count } workers: harder to take away.
itchy-why-grow =
    { $count ->
        [one] You’ll have 1 worker on { $cell }; 3 make a colony.
       *[other] You’ll have { $count } workers on { $cell }; 3 make a colony.
    }
itchy-why-reach = It gets your lice onto { $cell }: one more monkey to grow on.
itchy-why-bump = On { $to }, { itchy-the-species } stands best for what you want next.
itchy-why-event-win = It wins the game.
itchy-why-place = From here there are many ways to spread.
itchy-why-spawn = Of all places, new lice do you most good here.
itchy-why-event-shove = It shoves { itchy-the-species } on to { $to }.
itchy-why-event-cross = It brings lice over to { $to }.
itchy-why-event-outbreak = Lice break out on { $cell } and spread to { $to }.
itchy-why-event-clean = It picks all lice off { $cell }.
itchy-why-event-jump = It brings lice to { $to }.
itchy-why-event-nitpick = It picks { $loser }’s lice off { $cell }.
itchy-why-event-exchange = A queen on { $cell } brings more lice, and her workers go back to your supply.
itchy-why-event-fight =
    { $result ->
        [exceed] It takes { $cell }: { $attack } against { $defence }.
       *[other] It clears { $cell }: { $attack } against { $defence }, and all go home.
    }
