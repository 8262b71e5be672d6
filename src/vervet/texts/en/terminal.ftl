# What only the terminal says. Attributes: `.more` and `.examples` belong to a help page, `.word` and `.argument` to a command at the table.

# Help pages

terminal-usage = Usage:
terminal-commands = Commands
terminal-options = Options
terminal-examples = Examples
terminal-vervet = Monkey games at one table: in the browser, in the terminal, for people, bots and researchers.
    .more = Without a command, Vervet opens the table in your browser.
    .examples =
        vervet
        vervet play itchy-monkey --bot mcts-200
        vervet rules itchy-monkey
terminal-play = Play a game right here, against bots or with people beside you.
    .more =
        Moves are typed in notation, such as “bump d4 east 3, 2 workers 1 queen”; the Tab key completes what is legal.
        Type “help” at the table for everything else.
    .examples =
        vervet play itchy-monkey
        vervet play itchy-monkey --players 4 --people 2 --bot random --bot mcts-1000
        vervet play itchy-monkey --option edition=en --seed 7
        vervet play itchy-monkey --option spies=true --option abilities=gorilla,lemur
        vervet play itchy-monkey --option mode=clan
        vervet play after-us --players 1
        vervet play after-us --players 4 --option objects=first-game
        vervet play cheeky-monkeys --players 4 --option zombies=true
terminal-serve = Open the table for browsers.
    .examples =
        vervet serve
        vervet serve --host 0.0.0.0 --port 9000 --no-open
terminal-backup = Copy all games of a server into one file, while it runs.
    .more = The file is an SQLite database, wherever the games came from. Whoever can read it knows all cards: keep it as safe as the database.
    .examples =
        vervet backup monday.sqlite
        vervet backup monday.sqlite --database postgresql://vervet@db/vervet
terminal-restore = Put the games of a backup into a database.
    .more = All of it or nothing. A backup from SQLite can go into PostgreSQL, and the other way round.
    .examples =
        vervet restore monday.sqlite --database other.sqlite
        vervet restore monday.sqlite --replace
terminal-sim = Let bots play many games and count who wins.
    .more = The same seed gives the same games.
    .examples =
        vervet sim itchy-monkey --bots mcts-200,random --games 100 --seed 1
        vervet sim itchy-monkey --bots random --players 4 --games 1000 --json
        vervet sim after-us --bots heuristic,random --games 20
terminal-replay = Tell a saved game again and check every action of it.
    .examples =
        vervet replay match.json
        vervet replay match.json --step 12
        vervet replay match.json --step 12 --position > position.json
terminal-verify = Check what logs prove: the deal, all that was drawn, every action, the chain.
    .more = One line for each log; exit code 0 if all fits, 1 if something does not, 2 if a file cannot be read. A proof says that nobody chose the cards and that nothing was changed afterwards. It doesn’t say that nobody looked: the server knows all cards.
    .examples =
        vervet verify match.json
        vervet verify *.json
terminal-position = Draw a position file and list what is legal in it.
    .examples = vervet position itchy-monkey position.json
terminal-check = Check that a game keeps the laws, in random play.
    .more = A game of your own is a file: my_game.py:GAME. What is broken is told with the moves that lead there.
    .examples =
        vervet check my_game.py:GAME
        vervet check after-us --games 1
terminal-rules = Read the rules, all of them or one.
    .examples =
        vervet rules itchy-monkey
        vervet rules itchy-monkey IM-28
        vervet rules after-us AU-19
        vervet rules cheeky-monkeys CM-Q3
        vervet rules --untested
terminal-bench = Measure how fast the engine is.
    .examples =
        vervet bench
        vervet bench --quick --json

# Options

terminal-help-help = Show this page.
terminal-help-version = Show the version.
terminal-help-language = Language of everything Vervet says.
terminal-help-seed = The number that everything random follows from.
terminal-help-players = How many play, people and bots together.
terminal-help-people = How many people play at this terminal (1).
terminal-help-bot = A bot for the next free seat: random, heuristic, glance-4 (actions it looks at), mcts-200 (games in its head before an action), foresight-32 (imagined games for each good idea), mind-100 (thoughts of a network that has learnt the game), mcts-0.5s (seconds). May be given several times; the last one fills the seats that are left (a middling bot of the game).
terminal-help-bots = The bots, separated by commas; they take turns in the seats.
terminal-help-games = How many games (100).
terminal-help-option = An option of the game, such as edition=en. May be given several times.
terminal-help-json = Print JSON and nothing else.
terminal-help-step = Draw the position after this many actions.
terminal-help-all = Draw the position after every action.
terminal-help-position = Print a position file instead of drawing; “vervet position” reads it.
terminal-help-untested = Print the rules that no test is marked with; exit code 1 if there are any.
terminal-help-tests = Where the tests are (./tests).
terminal-help-quick = A tenth of the time, rougher numbers.
terminal-help-server = Measure the server too: moves a second, delays, memory.
terminal-help-peers = Also time other engines, whose scripts are in a folder (bench).
terminal-help-output = Also write the result as JSON to a file.
terminal-help-page = Also write the tables as a page of the documentation, in Markdown.
terminal-help-host = Address to listen on ({ $default }).
terminal-help-port = Port to listen on (the usual one, or any that is free).
terminal-help-lan = Let everybody on your network in, and say at which address.
terminal-help-workers = Serve in so many processes, which share a PostgreSQL database and a bus (VERVET_BUS).
terminal-help-database = A file for SQLite, or the address of a PostgreSQL server (a file in your data folder).
terminal-help-prefix = Everything below this path, such as /vervet, on a host that has more to show.
terminal-help-no-open = Do not open a browser.
terminal-help-replace = Put the backup in the place of the games that are there.

# Wrong arguments

terminal-did-you-mean = Did you mean “{ $word }”?
terminal-see-help = “{ $command }” tells you more.
terminal-no-command = There’s no command “{ $value }”. Commands are: { $expected }.
terminal-no-option = There’s no option “{ $option }”.
terminal-extra = “{ $value }” is one argument too many.
terminal-too-long = “{ $start }…” has { $count } characters; at most { $most } are read.
terminal-missing = { $name } is missing.
terminal-needs-value = Option “{ $option }” needs a value.
terminal-needs-no-value = Option “{ $option }” takes no value.
terminal-no-game = There’s no game “{ $value }”. Games are: { $expected }.
terminal-no-visitor = This bot can’t be had. { $detail }
terminal-no-box = This box can’t be played with. { $detail }
terminal-help-boxes = A changed components.toml to offer in the lobby beside the printed box; give it several times for several.
terminal-help-components = A changed components.toml to play with; vervet lab GAME --print-components prints the game’s own.
terminal-no-guest = This game can’t be played. { $detail }
terminal-guest-broke = This game broke. { $detail }. “vervet check” plays it until it does, and says after which actions.
terminal-no-bot = There’s no bot “{ $value }”. Bots are: { $expected }, any other glance-N (actions it looks at), mcts-N (games in its head), foresight-N (imagined games) or mind-N (thoughts of a network), or mcts-Ns, foresight-Ns and mind-Ns (seconds an action).
terminal-no-language = Vervet doesn’t speak “{ $value }” yet. Languages are: { $expected }.
terminal-no-number = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.
terminal-no-setting = An option of a game is written NAME=VALUE, such as edition=en, not “{ $value }”.
terminal-no-rule = There’s no rule “{ $value }”. Rules are: { $expected }.
terminal-which-game = Rules of which game? Games are: { $expected }.
terminal-no-tests = There’s no folder “{ $folder }” with tests; run this in a checkout, or say where with --tests.
terminal-bad-tests = “{ $file }” isn’t Python: { $detail }.
terminal-no-serve = The table can’t be opened: { $detail }.
terminal-no-copy = Nothing was copied: { $detail }.
terminal-step-or-all = --all goes with neither --step nor --position.
terminal-no-step =
    { $count ->
        [one] There’s no step { $step }: the game has 1 action.
       *[other] There’s no step { $step }: the game has { $count } actions.
    }
terminal-secrets = { $game } has secrets, so only one person can play it at a terminal. Open a table in the browser instead: “vervet”.
terminal-too-many =
    { $people ->
        [0] There are { $seats } seats, too few for { $bots } bots.
        [one] There are { $seats } seats, too few for 1 person and { $bots } bots.
       *[other] There are { $seats } seats, too few for { $people } people and { $bots } bots.
    }

# Files

terminal-file-missing = There’s no file “{ $file }”.
terminal-file-unreadable = “{ $file }” can’t be read: { $detail }.
terminal-file-not-json = “{ $file }” isn’t JSON: { $detail }.
terminal-file-not-object = “{ $file }” holds no JSON object.
terminal-bad-position = “{ $file }” isn’t a position: { $detail }.
terminal-bad-log = The log can’t be replayed: { $detail }.
terminal-log-game = The log is of “{ $value }”, which isn’t a game known here. Games are: { $expected }.
terminal-replayed = { $step } of { $count } actions replayed, all legal.
terminal-verify-proven = proven: { $commitments ->
        [one] 1 commitment
       *[other] { $commitments } commitments
    }, { $drawn }, { $checked }; everything fits
terminal-verify-alone = the server dealt alone, nobody else gave a number: { $drawn }, { $checked }; everything fits
terminal-verify-unfinished = { $checked }, and the game is not over
terminal-verify-no-proof = no proof (format { $format }, dealt from a seed): { $checked }; everything fits
terminal-verify-played-on = { $checked }, from a given position on
terminal-verify-drawn = { $numbers ->
        [one] 1 number
       *[other] { $numbers } numbers
    } in { $streams ->
        [one] 1 stream
       *[other] { $streams } streams
    }
terminal-verify-actions = { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $chains ->
        [0] no chain
        [one] 1 chain
       *[other] { $chains } chains
    }
terminal-verify-misfit = does not fit: { $where }: { $why }
terminal-verify-same-secret = does not fit: deal.secret: the same as in “{ $file }”, the log of another game
terminal-verify-is-missing = missing
terminal-verify-is-unknown = not known here
terminal-verify-is-other-names = missing; not known here: { $found }
terminal-verify-is-kind = expected { $expected }, not { $found }
terminal-verify-is-count = expected { $expected } of them, not { $found }
terminal-verify-is-value = expected { $expected }, not { $found }
terminal-verify-is-promise = what was promised (game, match, options, rules, seats) and the number behind it give { $expected }, not { $found }
terminal-verify-is-chain = secret, terms and actions give { $expected }, not { $found }
terminal-verify-is-seal = all the rest gives { $expected }, not { $found }
terminal-verify-is-rules = { $expected }
terminal-verify-kind = { $kind ->
        [object] an object
        [list] a list
        [text] a text
        [whole] a whole number
       *[hex] 64 hexadecimal digits in lower case
    }

# At the table

terminal-backed-up =
    { $count ->
        [one] 1 game is safe in { $file }.
       *[other] { $count } games are safe in { $file }.
    }
terminal-restored =
    { $count ->
        [one] 1 game of { $file } is back.
       *[other] { $count } games of { $file } are back.
    }
terminal-serving = Setting the table for browsers; Ctrl-C clears it away.
terminal-play-welcome = { $game }, seed { $seed }. Type “help” for what you can type, “quit” to leave.
terminal-play-thinking = { $player } is thinking…
terminal-play-over = The game is over. You can still type “log”, “save FILE”, “undo” or “quit”.
terminal-play-undone = Undone.
terminal-play-bye = Until next time.
terminal-play-notation-itchy = Words may be cut short as long as they stay clear: “b d4 e 3 2w 1q” is “bump d4 east 3, 2 workers 1 queen”.
terminal-play-notation-after = Words may be cut short as long as they stay clear: “arr 7 6 231 143”, “act bc2”, “rec 2 flo”. “activate” and “skip” alone mean the next frame.
terminal-play-notation-cheeky = Words may be cut short as long as they stay clear, and anything that can only be one thing may be left out: “ground”, “esc sni”, “exch tempter2 jug”, “deliver pyro 1”. Seats are the numbers in front of the names.
terminal-go-nothing = Nothing is obvious now; it’s your decision.
terminal-do-help = Show this list.
    .word = help
    .argument = { "" }
terminal-do-board = Draw the board again.
    .word = board
    .argument = { "" }
terminal-do-legal = List the legal actions, or those with these words in them.
    .word = legal
    .argument = [WORDS]
terminal-do-hint = Show what would be good to do now.
    .word = hint
    .argument = { "" }
terminal-do-go = Activate all frames that cost nothing, up to the next real decision.
    .word = go
    .argument = { "" }
terminal-do-wait = Pass until something you could react to concerns you; or pass everything until the turn ends; or, from now on, whatever doesn’t concern you; or stop passing.
    .word = wait
    .argument = [turn|always|never]
terminal-wait-once = Passing until something concerns you or you must decide yourself.
    .word = once
terminal-wait-round = Passing everything until the turn ends; what you must decide yourself is still asked.
    .word = turn
terminal-wait-always = From now on, whatever doesn’t concern you is passed; “wait never” stops that.
    .word = always
terminal-wait-never = You’ll be asked every time.
    .word = never
terminal-wait-what = Wait until when? Expected nothing or one of { $expected }, not “{ $value }”.
terminal-do-rules = List the rules, or read one.
    .word = rules
    .argument = [RULE]
terminal-do-undo = Undo your last action and what the bots did since.
    .word = undo
    .argument = { "" }
terminal-do-log = Show all actions so far.
    .word = log
    .argument = { "" }
terminal-do-save = Write the game to a file that “vervet replay” reads.
    .word = save
    .argument = FILE
terminal-do-quit = Leave the table.
    .word = quit
    .argument = { "" }
terminal-no-action = “{ $word }” isn’t an action. Actions begin with: { $expected }.
terminal-not-read = “{ $line }” is incomplete, or has too much in it.
terminal-no-field = “{ $word }” doesn’t fit { $field }: expected { $expected }.
terminal-whole-number = a whole number from { $least } to { $most }
terminal-action-pattern = Write: { $pattern }
terminal-legal-count =
    { $count ->
        [0] No legal action.
        [one] 1 legal action.
       *[other] { $count } legal actions.
    }
terminal-legal-of =
    { $count ->
        [one] { $player } has 1 legal action:
       *[other] { $player } has { $count } legal actions:
    }
terminal-log-count =
    { $count ->
        [0] No action yet.
        [one] 1 action.
       *[other] { $count } actions.
    }
terminal-save-where = Say where: save FILE
terminal-saved = Saved to “{ $file }”.
terminal-save-exists = “{ $file }” exists already; choose another name.
terminal-save-failed = “{ $file }” can’t be written: { $detail }.
terminal-untested =
    { $count ->
        [0] All { $all } rules have a test.
        [one] 1 of { $all } rules has no test.
       *[other] { $count } of { $all } rules have no test.
    }

# Drawing Itchy Monkey

terminal-itchy-round = Round { $round } of { $rounds }
terminal-itchy-sensible = A sensible choice: { $action }. By rule of thumb, your chances: { $before } % → { $after } %.
terminal-itchy-supply = Supply
terminal-itchy-legend = w worker · q queen · * colony
    .spies = s spy · +●▲ spies on a monkey
    .clan = w worker · q queen · ~ just moved · ! broke out this turn
    .species = Species
    .lice = Lice
    .safe = In safety

# Simulations

terminal-sim-progress = Playing
terminal-sim-title =
    { $games ->
        [one] { $game }: 1 game, seed { $seed }
       *[other] { $game }: { $games } games, seed { $seed }
    }
terminal-sim-bot = Bot
terminal-sim-wins = Wins
terminal-sim-share = Share
terminal-sim-interval = 95 % interval
terminal-sim-draws = nobody
terminal-sim-shared =
    { $count ->
        [one] 1 win was shared.
       *[other] { $count } wins were shared.
    }
terminal-sim-length = { $mean } decisions a game on average, from { $least } to { $most }.
terminal-sim-rate = { $rate } decisions a second; { $seconds } s in all.

# Drawing After Us

terminal-after-legend = { $again } reactivate · { $species } different species · { $each } for each tamarin
terminal-after-piles = Piles, level 1/2: { $piles }
terminal-after-king-tokens = Tokens: { $tokens }
terminal-after-deck = Deck { $count }: { $cards }
terminal-after-discard = Discard pile { $count }: { $cards }
terminal-after-counts = deck { $deck }, discard pile { $discard }
terminal-after-revealed = Revealed: { $cards }
terminal-after-again = one reactivation to come
terminal-after-waiting = waiting
terminal-after-reached =
    { $kind ->
        [sign]
            { $pay ->
                [none] { $frame }: reactivate another frame. Type: activate { $frame } FRAME.
               *[other] { $frame }: pay { $pay } to reactivate another frame. Type: activate { $frame } FRAME.
            }
        [tamarin] { $frame }: { $gain } for each tamarin in the line.
       *[plain]
            { $species ->
                [0]
                    { $pay ->
                        [none] { $frame }: { $gain }.
                       *[other] { $frame }: pay { $pay } for { $gain }.
                    }
               *[other] { $frame }: { $gain } if there are { $species } species in the line.
            }
    }
terminal-after-unable = Not possible now: skip it.
terminal-after-best-order = Best order: { $action }
terminal-after-way = Activate: { $frames }
terminal-after-sum = In all: { $sum }
terminal-after-way-not-exact = There may be a better way: there are too many to try them all. This one is worth { $value } points, and none is worth more than { $bound }.
terminal-after-order-not-exact = There may be a better order: there are too many ways to try them all. This one is worth { $value } points, and none is worth more than { $bound }.
terminal-after-sensible = A sensible choice: { $action }
terminal-after-way-of =
    { $gain ->
        [none] { $player } arranges { $cards } and gains nothing.
       *[other]
            { $pay ->
                [none] { $player } arranges { $cards } and gains { $gain }.
               *[other] { $player } arranges { $cards }, pays { $pay } and gains { $gain }.
            }
    }
    .you =
        { $gain ->
            [none] You arrange { $cards } and gain nothing.
           *[other]
                { $pay ->
                    [none] You arrange { $cards } and gain { $gain }.
                   *[other] You arrange { $cards }, pay { $pay } and gain { $gain }.
                }
        }

# Drawing Cheeky Monkeys

terminal-cheeky-queue = { cheeky-queue }: { cheeky-queue.about }
terminal-cheeky-next = Next: { $card }. Type “hand SEAT”.
terminal-cheeky-type = Type “{ $action }”.
terminal-cheeky-deck = { $deck } { $count }
terminal-cheeky-top = { ", " }on top { $cards }
terminal-cheeky-discards =
    { $count ->
        [0] discard pile empty
       *[other] discard pile { $count }: { $cards }
    }
terminal-cheeky-your-hand = Your hand
terminal-cheeky-hand = Your hand: { $cards }
terminal-cheeky-no-hand = You have no cards in hand.
terminal-cheeky-spent = has had its effect this turn
terminal-cheeky-seats = the number in front of a name is the seat
terminal-cheeky-sensible = A sensible choice: { $action }
terminal-plain-prompt = Your turn: type an action, or “help” to see what there is.
