# Words of the browser client.

web-skip = Skip to the table
web-home = Vervet, back to the lobby
web-loading = One moment…
web-close = Close
web-fold = Fold away
web-cancel = Cancel
web-undo = Undo
web-yes = Yes
web-no = No
web-try-again = Try again
web-try-now = Try now
web-nothing-here = Nothing at this address
    .about = The link may be cut off or out of date. All games begin in the lobby.
web-fewer = Fewer: { $what }
web-more = More: { $what }

# Titles of the page

web-title-lobby = Vervet: monkey games
web-title-invited = You’re invited · Vervet
web-title-your-turn = Your turn
web-title-turn = { $player }’s turn
web-title-over = Game over

# Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-pace = Pace
web-pace-calm = Calm
web-pace-usual = Usual
web-pace-brisk = Brisk
web-pace-instant = Instant
web-pace-about = How long you see what the others do. A tap, Esc or Enter skips ahead.
web-calm = Reduce motion
web-calm-about = Things appear in their new place instead of moving there.
web-sound = Sound
web-sound-about = Small sounds when something happens.
web-captions = Captions
web-captions-about = Each sound also in words.
web-caption-hop = hop
web-caption-birth = tiny feet
web-caption-slide = thud
web-caption-fight = scuffle
web-caption-pluck = plucking
web-caption-crown = fanfare
web-caption-card = card rustles
web-caption-turned = cards turn over
web-caption-gain = clink
web-caption-again = clink, again
web-caption-rage = roar
web-caption-arrival = someone arrives
web-caption-zap = crackle
web-caption-fuse = fuse hisses
web-caption-splash = splash
web-caption-boom = boom
web-caption-gone = someone leaves
web-caption-nope = buzz: no effect
web-caption-turn = next
web-caption-yours = bell: your turn
web-caption-end = closing tune

# Lobby

web-welcome = Pull up a branch
web-welcome-about = Monkey games at one table: with friends by link, with people at this screen, or against bots.
web-choose-game = Choose a game
web-seats-range = { $least } to { $most } players
web-players = Who’s playing?
web-player-count = Number of players
web-seat-who = Who takes seat { $seat }
web-seat-here = Here
web-seat-here-about = Plays at this screen.
web-seat-link = By link
web-seat-link-about = You get a link to send to a friend.
web-seat-bot = Bot
web-name-of = Name of the player in seat { $seat }
web-bot-of = Bot in seat { $seat }
web-options = Game options
web-options-advanced = More options
web-option-none = None
web-option-not = Not possible now: { $reason }
web-option-not-word = Not possible now, { $word }: { $reason }
web-option-some-not = Some of these aren’t possible now.
web-play = Play
web-resume = Resume game

# Coming to a match

web-invited = You’re invited to { $game }
web-invited-loading = You’re invited
web-invited-by = At the table: { $players }.
web-your-name = Your name
web-take-seat = Take the seat
web-watch = Just watch
web-waiting = Waiting for players
web-waiting-about = Send each link to one person.
web-seat-open = Nobody yet
web-invitation-link = Invitation to seat { $seat }
web-copy = Copy link
web-copied = Copied
web-match-gone = Table not found

# Before the deal

web-deal-seats =
    { $count ->
        [one] One seat is still free. The game begins by itself once everybody is here.
       *[other] { $count } seats are still free. The game begins by itself once everybody is here.
    }
web-deal-people = Waiting for { $players }. The game begins by itself once everybody is here.
web-deal-rematch = The rematch is waiting for { $players }, who can join from the last table or the lobby. It begins by itself once everybody is here.
web-deal-back = { $players } left before the shuffle was done. Waiting for them to come back.
web-deal-mixing = Everybody shuffles
    .about = Everybody is here. One moment, the game is about to begin…
web-deal-stranded = This browser no longer has the secret number it sealed for this game, so it can’t be dealt.
web-deal-left =
    { $seconds ->
        [one] If nothing happens, the game is called off in 1 second.
       *[other] If nothing happens, the game is called off in { $seconds } seconds.
    }
web-deal-void = The game was called off
    .others = It never began: { $players } didn’t finish shuffling in time. Nobody has lost anything.
    .mine = It never began: this browser didn’t finish shuffling in time. Nobody has lost anything.
    .given-up = It never began: somebody didn’t want to wait any longer. Nobody has lost anything.
web-deal-stopped = The deal has stopped
    .about = This browser gives nothing more to it, and shows no table that it can’t trust.
web-deal-anew = Start again
web-deal-here = here
web-deal-not-here = not here yet
web-deal-sealed = Has sealed a secret number
web-deal-about = Everybody shuffles together: each browser adds a secret number of its own. So nobody can choose or guess what chance brings, not even the server.

# Leaving

web-hint = Hint
web-hints = Hints
    .about = Everyone may ask what a sensible player would do.
web-hint-key = Hint, where the table gives any
web-hint-plain = A sensible player would do this.
web-hand-over = Pass the screen to { $player }
    .about = Nobody else should look now.
web-hand-over-taken = I’m { $player }
web-leave = Leave the table
web-leave-open = Just stepping out? The table stays as it is, and you find it again in the lobby.
web-let-bot-play = Let a bot play on
    .about = A bot takes over until you come back. It knows only what you know.
web-play-yourself = Take over again
web-bot-plays-for-you = A bot is playing for you.
web-resign = Resign
    .about = If you resign, the game ends and the other side wins.
    .bot = If you resign, a bot plays on for you until the end. There’s no way back.
web-resign-sure = Yes, resign
web-resign-not = No, play on
web-resigned-watching = You resigned. A bot plays on for you.
web-away-now = { $player } is away.
web-away-wished = { $others } would let a bot play on for { $player }, who is away.
web-away-asked = You would let a bot play on for { $player }. Everyone here must agree.
web-away-replace = Let a bot play on
web-away-wait = Wait for them
web-log-level = { $names }: { $level }
web-notices = Who’s away
web-notices-fold = Put this away

# At the table

web-you = you
web-away = away
web-your-turn = Your turn
web-turn-of = { $player }’s turn
    .you = Your turn
web-thinking = { $player } is thinking…
web-turn-of-several =
    { $count ->
        [2] Waiting for { $players }
       *[other] Waiting for { $count } players
    }
web-turn-together = { $count } players to move
web-turn-react = { $player }’s turn: react?
web-wait = Wait
web-wait-for = It’s { $player }’s turn.
    .you = It’s your turn.
web-watching = You’re watching.
web-actions = Actions
web-log = Log
web-log-empty = Nothing has happened yet.
web-rules = Rules
web-rule = Rule { $rule }
web-rules-search = Search the rules
web-rules-none = No rule mentions that.
web-rules-found =
    { $count ->
        [0] No rule found
        [one] 1 rule found
       *[other] { $count } rules found
    }
web-taken-back = An action was undone.
web-note-undone = { $player } took back: { $what }
    .you = You took back: { $what }
web-note-left = { $player } left the table.
    .you = You left the table.
web-note-back = { $player } is back.
    .you = You’re back.
web-note-bot = A bot plays on for { $player }.
web-note-own = { $player } plays again.
    .you = You play again.
web-note-resigned = { $player } resigned.
    .you = You resigned.
web-sending = Your action is waiting for the connection.
web-connection-lost = Connection lost, trying again…
web-outage = The server can’t reach its records right now. Nothing is lost: the game goes on by itself in a moment.
web-help = Help
web-symbols = Symbols
web-keys = Keys
web-keys-about = Letters and numbers work while the focus is on the board or in the actions.
web-key-enter = Enter
web-key-esc = Esc
web-key-space = Space
web-key-home = Home
web-key-end = End
web-rematch = Rematch
    .about = Rematch: everyone moves one seat on.
web-rematch-go = Go to the rematch
web-rematch-same = Same seats again
    .about = Everyone stays in their seat.
web-offer-rematch =
    { $seats ->
        [same] { $player } offers a rematch. Everyone keeps their seat.
       *[turned] { $player } offers a rematch. Everyone moves one seat on.
    }
web-offer-waits = A rematch is waiting.
web-to-lobby = Back to the lobby
web-download-log = Download log
web-outcome-more = More
web-outcome-less = Less

# Whether the deal can be trusted

web-seal = Sealed deal
web-seal-about = Before the game began, this server sealed a secret number, and so did everybody’s browser ({ $players }). The deal was made from all of them: nobody could choose or guess it.
web-seal-bots = Before the game began, this server sealed a secret number that the deal was made from. Only bots play here, so no browser added another.
web-seal-replaced = The number for your seat did not come from this browser. If no other device of yours gave it, don’t trust this deal.
web-seal-check = When the game is over, the numbers are shown and anybody can check the deal.
web-seal-server = The server’s seal:
web-seal-none = Deal without proof
    .about = This game was dealt from a given number, or by an older server. Nobody sealed anything beforehand, so nobody can prove that the deal was left to chance.
web-seal-limits = What no seal can do
web-seal-sees = The server still sees everything hidden.
web-seal-talks = Nobody can stop players from telling each other what they hold.
web-seal-refuses = A server can refuse to deal.
web-breach-history = This server has rewritten the game.
    .about = What it shows now doesn’t fit what this browser saw earlier: something was changed or removed afterwards. Don’t trust how this game ends.
web-breach-promise = This server has broken its promise about the deal.
    .about = It sealed one thing before the game and shows another now. Don’t trust what chance brings in this game.

# Looking at what happened

web-playback = What happened
web-playback-back = One event back
web-playback-next = Next event
web-playback-count = Event { $at } of { $count }
web-playback-run = Play
web-playback-pause = Pause
web-playback-skip = Skip
web-playback-now = Back to the game

# Looking back

web-replay = Replay
web-replay-place = Step of the game
web-replay-step = Step { $at } of { $count }
web-replay-first = To the start
web-replay-back = One step back
web-replay-next = One step on
web-replay-run = Run the replay
web-replay-round = Jump to
web-replay-round-number = Round { $round }
web-replay-start = The start
web-replay-mine = Your last turn
web-replay-your-turn = Your turn: go back
web-replay-begins = The table before the first move.
web-replay-nothing = Nothing that everybody could see.
# A finished game, played on from one of its moments.
web-play-on = Play on from here
web-from-moment = A new game begins at step { $step }.
    .secrets = What you couldn’t know at your seat is dealt anew.
web-play-on-seat = Your seat
web-play-on-others = The others
web-play-on-bot = Bots
web-play-on-link = Friends, by link
web-play-on-here = Friends, here
web-play-on-against = Their level
web-from-moment-known = Anyone who looks at this finished game can see what you hold here.
web-play-on-begin = Begin the game
web-log-start = Played on from round { $round } of another game
web-log-start-plain = Played on from another game
web-log-brought = Brought here from somebody’s device in round { $round }.
web-log-brought-plain = Brought here from somebody’s device.
    .about = Nobody can check how it came this far. What the person who brought it couldn’t know was dealt anew.
web-replay-key-step = Step back or on
web-replay-key-ends = To the start, back to the game
web-replay-key-run = Play or pause the replay
web-replay-key-now = Back to the game

# The end

web-ending = How it went
web-ending-lost = You lose.
web-ending-shared = You share the win.
web-ending-unknown = This server can’t tell how the game went.
web-ending-length =
    { $rounds ->
        [one] 1 round,
       *[other] { $rounds } rounds,
    } { $actions ->
        [one] 1 action,
       *[other] { $actions } actions,
    }
web-ending-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-ending-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-ending-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
web-ending-round = Round
web-ending-turn = Turn { $round }:
web-ending-save = Save picture
web-ending-pieces = What decided it
web-ending-curve-colonies = Colonies, round by round
web-ending-curve-safe = Monkeys in safety, round by round
web-ending-curve-points = Points, round by round
web-ending-sources = Points by source
web-ending-source-frames = frames
web-ending-source-again = reactivated
web-ending-source-tokens = tokens
web-ending-source-rage = rage
web-ending-source-objects = objects
web-ending-blasts = Who blew up, and why
web-ending-blast = { $player } blew up ({ $why }).
    .you = You blew up ({ $why }).
web-ending-blast-kind = { $player } blew up ({ $why }). The last straw: { $kind }.
    .you = You blew up ({ $why }). The last straw: { $kind }.
web-ending-blast-by = { $player } blew up ({ $why }). The last straw: { $kind }, courtesy of { $other }.
    .you = You blew up ({ $why }). The last straw: { $kind }, courtesy of { $other }.
    .concerns-you = { $player } blew up ({ $why }). The last straw: { $kind }, courtesy of you.
    .yourself = You blew up ({ $why }). The last straw: { $kind }, your own doing.
web-ending-blast-shock = water and electricity
web-ending-blast-fuses = lit fuses
web-watch-again = Watch again

# What the server could not do

web-problem-no-answer = The server isn’t answering. Is it running?
web-problem-internal = Something went wrong. Nothing has changed; please try again.
web-problem-unavailable = The server can’t reach its records right now. Nothing has changed; please try again in a moment.
web-problem-too-slow = That took too long to arrive. Please try again.
web-problem-too-fast = That was too fast. Wait a moment and try again.
web-problem-too-many = There are too many tables or guests right now. Try again later.
web-problem-unknown-game = This server doesn’t have that game.
web-problem-unknown-box = This server doesn’t have that box.
web-problem-unknown-match = There’s no game at this address. It may have been removed.
web-problem-unknown-bot = This server doesn’t have that bot.
web-problem-bad-options = These options don’t go together.
web-problem-bad-seats = These seats don’t go together.
web-problem-bad-name = This name can’t be used. Choose a shorter one without special characters.
web-problem-bad-token = This invitation isn’t valid, or somebody has used it already.
web-problem-seat-taken = Somebody has already taken this seat.
web-problem-not-your-seat = This seat isn’t yours.
web-problem-not-over = The game isn’t over yet.
web-problem-over = The game is over.
web-problem-decided = The game is decided here. Choose an earlier moment.
web-problem-played-on = This game was itself played on from a moment of another one, so it can’t go on at a server.
web-problem-unknown-step = This game has no such moment.
web-problem-not-begun = The game hasn’t begun yet.
web-problem-begun = The game has already begun.
web-problem-already = That has already been done.
web-problem-void = This game was called off.
web-problem-too-early = Not yet: wait a little longer.
web-problem-bad-number = This browser’s number isn’t the one it sealed.
web-problem-bot-plays = A bot is playing for you. Come back to the table first.
web-problem-resigned = You have resigned from this game.
web-problem-not-away = Nobody is away from that seat any more.
web-problem-no-hints = There are no hints at this table.
web-problem-other-rules = This game was begun under different rules from those this server has now. Nothing is lost: a server with those rules can go on with it.

# Whether a deal was fair

web-check = Check this deal
web-check-title = Is the deal fair?
web-check-running = Checking…
web-check-about = Before the first card, the server and everybody’s browser seal a secret number each. The deal is made from all of them, so nobody can choose or guess it. After the game the seals are opened, and anybody can deal all the cards once more.
web-check-file = Check a log file
    .about = The log you can download when a game is over. It is checked here and goes nowhere.
web-check-proven = The numbers fit.
    .rules = Whether the moves keep to the rules was not checked here.
web-check-alone = Dealt by the server alone.
    .about = Nobody’s browser added a number. The server’s own fits its seal, but the server could choose it as it liked.
web-check-unfinished = This game is not over: its log ends in the middle.
web-check-checked = Checked: { $list }.
web-check-seals =
    { $count ->
        [one] 1 seal
       *[other] { $count } seals
    }
web-check-draws =
    { $count ->
        [one] 1 draw
       *[other] { $count } draws
    }
web-check-entries =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
web-check-heads = what this browser remembers of the game
web-check-details = What was checked
web-check-about-seals =
    { $count ->
        [0] The server’s number fits the seal that it showed before the first card. No browser added another.
        [one] The server’s number and that of one browser fit the seals that they showed before the first card.
       *[other] The server’s number and those of { $count } browsers fit the seals that they showed before the first card.
    }
web-check-about-draws =
    { $count ->
        [one] The only draw, who begins, follows from them.
       *[other] All { $count } draws, who begins and every shuffle, { $numbers } numbers in all, follow from them.
    }
web-check-about-entries =
    { $count ->
        [one] The only move fits the chain.
       *[other] All { $count } moves, undone ones too, fit the chain, in this order.
    }
web-check-about-heads =
    { $count ->
        [0] This browser remembers nothing of this game to compare it with.
       *[other] It is the game that this browser saw while it was played.
    }
web-check-about-key = The key made from all the numbers:
web-check-none = This game carries no proof.
    .seed = It was dealt from a number that somebody could know beforehand.
    .unknown = This page does not know this game, its version of the rules or how many play, so it can’t tell what had to be drawn.
    .old = It was played before there were proofs.
web-check-fault = This deal does not fit.
    .about = The log was changed, or the server broke its promise. Don’t trust this game.
web-check-start = This game was played on from a position of another one. The log gives that position openly; it isn’t proven.
    .since = What was dealt anew there, and everything since, is.
web-check-faults =
    { $count ->
        [one] What does not fit
       *[other] { $count } things that do not fit
    }
web-check-more-faults =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
web-check-limits = A fair deal doesn’t mean that nobody saw your cards.
    .link = What a check can’t prove
web-check-cannot = What a check can’t prove
    .see = The server still sees all the cards.
    .talk = Players may tell each other what they hold.
    .refuse = A server can refuse to deal.
    .rules = Here nobody asks whether the moves keep to the rules. “vervet verify” in the terminal does: it plays the game again.
    .page = This page came from the server. If that’s whom you mistrust, check the log on a server of your own.
web-check-fault-json = This is not the log of a game.
web-check-fault-twice = This is there twice.
web-check-fault-missing = This is missing.
web-check-fault-extra = This does not belong here.
web-check-fault-wrong = This is not what belongs here.
web-check-fault-format = This kind of log is not known here.
web-check-fault-commitment = The number does not fit its seal.
web-check-fault-clients = These are not the browsers that sat at the table.
web-check-fault-stream = Nothing like this is drawn here.
web-check-fault-undrawn = This draw is missing.
web-check-fault-order = The draws are out of order.
web-check-fault-count = There are too many numbers, or too few.
web-check-fault-drawn = This number does not follow from the secret numbers.
web-check-fault-head = The moves are not those of the chain.
web-check-fault-seal = Something in the log was changed after the game.
web-check-fault-told = Somebody was told something twice, or not told of their own move.
web-check-fault-kept-match = This is the log of another game.
web-check-fault-kept-terms = This browser saw other players, options or rules before the game.
web-check-fault-kept-commitment = The server showed this browser another seal before the game.
web-check-fault-kept-commitments = This browser saw other seals before the game.
web-check-fault-kept-number = The number that this browser sealed is not there.
web-check-fault-kept-shown = This browser was shown other numbers when the game began.
web-check-fault-kept-told = This browser saw more moves than that.
web-check-fault-kept-head = This browser saw other moves.

# A game without a board of its own.
web-plain-view = The table
web-plain-turn = Your turn: choose an action.
web-plain-wait = Waiting for the others.
web-plain-help = This game has no board of its own yet. You see everything you may know as a table, with a button for each action.

# A table on this device, without a server

web-device = On this device
    .about = Everything runs in this browser and is kept in it. No server takes part.
web-device-welcome = Monkey games at one table: with people at this screen or against bots, even without a network.
web-device-loading = Loading Python and the games: { $done } of { $total } MB
web-device-starting = Setting up the table…
web-device-unkept = { $reason ->
        [full] This browser has no room left, so this game lasts only as long as the page is open. Free some space, or download the log when the game is over.
       *[other] This browser keeps nothing for this page, so this game lasts only as long as the page is open. Download the log when it’s over.
    }
web-device-unlearnt = What this bot has learnt could not be fetched: it plays on without it, and not as well. The page tries again once there is a network.
web-device-open = Open a saved game
    .about = The log of a finished game, yours or a friend’s. You can watch it here even without a network.
web-device-open-wrong = This file isn’t the log of a game that can be watched here. Choose one that was downloaded when the game was over.
web-device-newer = A newer version is ready. Your games are kept.
web-device-renew = Load it
web-device-later = Later
web-device-understood = Understood
web-problem-device-wasm = This browser has no WebAssembly, which the table needs. Open the page in a current Firefox, Chrome, Edge or Safari.
web-problem-device-fetch = A part of the table couldn’t be loaded. Check your connection and try again; your games are kept.
web-problem-device-gone = There’s a newer version of this page. Try again to load it; your games are kept.
web-problem-device-damaged = A part of the table arrived damaged. Try again with a connection; your games are kept.
web-problem-device-broken = The table couldn’t be set up. Try again; your games are kept. If a phone has little memory, close other pages.
web-device-online = Continue online
    .about = The whole game goes to a server, with all that is hidden in it. Go on there with friends by link; here it stays as it is.
web-device-server = Address of a Vervet server
web-device-online-go = Continue there
web-device-online-save = Save it as a file
web-device-online-wrong = This isn’t the address of a server. It looks like https://example.org.
web-device-online-long = This game is too long for an address. Save it as a file, and open it on the server’s page under “Continue a game from a device”.
web-device-online-offline = There is no network now. Try again when there is, or save the game as a file.

# A game of a device goes on at a server

web-bring-title = Continue a game from a device
web-bring-about = A game that was begun in a page without a server can go on here, with friends by link. Its player finds “Continue online” under “Leave”, and can save it there as a file.
web-bring-file = The game’s file
web-bring-wrong = This isn’t a game that can go on here. Save it again on the device, or follow its address as a whole.
web-bring-found = { $game }, after { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
web-bring-seat = In the place of { $player }
web-bring-link = A friend, by link
web-bring-bot = A bot
web-bring-told = What you couldn’t know at your seat is dealt anew. Everybody who joins is told that nobody can check how the game came this far.
web-bring-begin = Continue here
