# Words of the browser client.

web-skip = Skip to the table
web-home = Vervet, to the lobby
web-loading = One moment…
web-close = Close
web-fold = Fold away
web-cancel = Cancel
web-undo = Undo
web-yes = Yes
web-try-again = Try again
web-fewer = Fewer: { $what }
web-more = More: { $what }

# Titles of the page

web-title-lobby = Vervet: monkey games
web-title-invited = You are invited · Vervet
web-title-waiting = Waiting for players · Vervet
web-title-your-turn = Your turn
web-title-turn = { $player } plays
web-title-over = Game over

# Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-calm = Calm
web-calm-about = Things appear in their new place instead of moving there.
web-sound = Sound
web-sound-about = Small clicks when something happens.

# Lobby

web-welcome = Pull up a branch
web-welcome-about = Monkey games for one table: with friends by link, people at this screen, or bots.
web-choose-game = Choose a game
web-seats-range = { $least } to { $most } players
web-players = Who plays
web-player-count = Number of players
web-seat-who = Who takes seat { $seat }
web-seat-here = Here
web-seat-here-about = Plays at this screen.
web-seat-link = By link
web-seat-link-about = You get a link to send to somebody.
web-seat-bot = Bot
web-name-of = Name of the player on seat { $seat }
web-bot-of = Bot on seat { $seat }
web-options = How to play
web-options-advanced = More options
web-options-changed = changed
web-option-not = Not possible now: { $reason }
web-option-not-word = Not possible now, { $word }: { $reason }
web-option-some-not = Some of these are not possible now.
web-play = Play
web-resume = Go on playing

# Coming to a match

web-invited = You are invited to { $game }
web-invited-loading = You are invited
web-invited-by = At the table: { $players }.
web-your-name = Your name
web-take-seat = Take the seat
web-watch = Just watch
web-waiting = Waiting for players
web-waiting-about = Send each link to one person. The game begins when everybody is here.
web-waiting-others = The game begins when everybody is here.
web-seat-open = Nobody yet
web-invitation-link = Invitation to seat { $seat }
web-copy = Copy link
web-copied = Copied
web-see-table = See the table
web-match-gone = This table is not here

# At the table

web-you = you
web-away = away
web-your-turn = Your turn
web-turn-of = { $player } plays
web-turn-of-several =
    { $count ->
        [2] Waiting for { $players }
       *[other] Waiting for { $count } players
    }
web-wait = Wait
web-wait-for = It is the turn of { $player }.
web-watching = You are watching.
web-actions = Actions
web-log = Log
web-log-empty = Nothing has happened yet.
web-rules = Rules
web-rule = Rule { $rule }
web-rules-search = Search the rules
web-rules-none = No rule says that.
web-rules-found =
    { $count ->
        [0] No rule found
        [one] 1 rule found
       *[other] { $count } rules found
    }
web-taken-back = An action was taken back.
web-sending = Your action waits for the connection.
web-connection-lost = Connection lost, trying again…
web-help = Help
web-keys = Keys
web-keys-about = Letters and numbers work while the focus is on the board or in the actions.
web-rematch = Rematch
web-rematch-go = To the rematch
web-to-lobby = Back to the lobby
web-download-log = Download log

# Looking at what happened

web-playback = What happened
web-playback-back = One event back
web-playback-next = Next event
web-playback-count = Event { $at } of { $count }
web-playback-run = Play
web-playback-pause = Pause
web-playback-skip = Skip
web-playback-now = Back to the game

# What the server could not do

web-problem-no-answer = The server does not answer. Is it running?
web-problem-internal = Something went wrong. Nothing has changed; please try again.
web-problem-too-fast = That was too fast. Wait a moment and try again.
web-problem-too-many = There are too many tables or guests right now. Try again later.
web-problem-unknown-game = This server does not have that game.
web-problem-unknown-match = There is no match at this address. It may have been removed.
web-problem-unknown-bot = This server does not have that bot.
web-problem-bad-options = The game cannot be played with these options.
web-problem-bad-seats = The game cannot be played with these seats.
web-problem-bad-name = This name cannot be used. Take a shorter one without special signs.
web-problem-bad-token = This invitation is not valid, or somebody has used it already.
web-problem-seat-taken = Somebody has already taken this seat.
web-problem-not-your-seat = This seat is not yours.
web-problem-not-over = The match is not over yet.
web-problem-over = The match is over.
web-problem-other-rules = This match was begun with other rules than this server has now.

# Itchy Monkey

web-itchy-board = Board
web-itchy-empty = free
web-itchy-no-lice = no lice
web-itchy-lice-of = { itchy-lice } of { $player }
web-itchy-role-source = can be chosen
web-itchy-role-selected = chosen
web-itchy-role-target = can go here
web-itchy-role-landing = lice can jump here
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
web-itchy-where = Choose where { $cell } goes: a free space to bump, a monkey beside it to jump.
web-itchy-no-way = Nothing leads from { $from } to { $to }: monkeys and lice go straight up, down, left or right.
web-itchy-choose-monkey = Choose a monkey
web-itchy-choose-target = Where to?
web-itchy-instead = Choose { $cell } instead
web-itchy-which-louse = Which louse jumps
web-itchy-party = Who goes over
web-itchy-party-workers = Workers that go over
web-itchy-party-queens = Queens that go over
web-itchy-party-none = None
web-itchy-party-all = All
web-itchy-spy-of = spy of { $player }
web-itchy-counted =
    { $count ->
        [one] counts as 1 worker
       *[other] counts as { $count } workers
    }
web-itchy-colony-of = colony of { $players }
web-itchy-clan-of = species of { $player }
web-itchy-nitpickable = can be nitpicked
web-itchy-borrowed = Borrowed from the monkeys beside it.
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
web-itchy-party-spy = Spy goes over
web-itchy-where-clan = Choose where { $cell } goes: a free space, or an arrow off the board.
web-itchy-and-more =
    { $count ->
        [one] And 1 thing more.
       *[other] And { $count } things more.
    }
web-itchy-result-exceed = You take it
web-itchy-result-match = Both go home
web-itchy-result-weak = Too weak
web-itchy-help = Touch a monkey: what it can do lights up. Touch a lit space to bump there, or drag the monkey; touch a lit monkey beside it to jump. What would happen is shown before you confirm. Touch the goal once more, or press the button, to do it. What is not possible says why. Rest on a monkey to read all about it. In Clan mode, arrows at the edge lead off the board.
web-itchy-key-walk = Walk over the board
web-itchy-key-pick = Choose; once more on the goal to do it
web-itchy-key-back = One step back
web-itchy-key-verbs = Spawn, jump, bump, nitpick, exchange, leave the board
web-itchy-key-workers = So many workers go over
web-itchy-key-queens = One more queen goes over; another louse jumps
web-itchy-key-explain = Say all about the monkey
web-itchy-key-spy = The spy goes or comes along
web-itchy-key-shove = Shove the bumped monkey on
web-itchy-key-all = As many as possible go over
web-itchy-key-confirm = Do what the large button says
web-itchy-key-end = End the turn, or skip
web-itchy-key-undo = Undo
web-itchy-key-help = This page
