# The workshop: a box of one's own, changed, tried by the lab, and played.

web-workshop = Workshop
web-workshop-about = Change what is in a game’s box, let bots play it a thousand times, see what that changed, and play it.
web-workshop-closed-off = Whoever runs this server has closed its workshop. It is open in a Vervet of your own.
web-workshop-closed-elsewhere = The workshop of this server is only for those at its own computer. It is open in a Vervet of your own. Boxes that somebody gives you a link to can be played by everybody.
web-workshop-closed-packages = This server has no lab: its packages are not installed. Whoever runs it can get them: pip install numpy polars matplotlib (after make play: .venv/bin/pip), then start it again.
web-workshop-closed-device = The workshop needs a server. This page has none; it is open in a Vervet of your own.
web-workshop-open = Take a box
web-workshop-printed = { $game }, as printed
web-workshop-file = Or a file of your own, which can also be dropped anywhere on this page
web-workshop-too-large = { $file } is too large to be a box: at most { $most } kB.
web-workshop-no-text = { $file } can’t be read: expected a text in UTF-8, such as my-box.toml.
web-workshop-empty = { $file } is empty: expected a box, such as Save the file writes it.
web-workshop-reading = Reading the box…
web-workshop-line = { $file }, line { $line }:
web-workshop-sound = A changed box of { $game }. It can be played.
web-workshop-unchanged = The printed box of { $game }. Change something.
web-workshop-box = The box
web-workshop-view = How the box is shown
web-workshop-table = Table
web-workshop-text = Text
web-workshop-text-label = The text of { $file }
web-workshop-part = Part
web-workshop-numbers = Numbers
web-workshop-wrong = a mistake
web-workshop-to-mistake = Go to the mistake
web-workshop-wanted = In this part, put for
web-workshop-instead = this
web-workshop-replace =
    { $count ->
        [one] Replace 1
       *[other] Replace { $count }
    }
web-workshop-card = Card { $card }: number
web-workshop-row = Card { $card }, row { $row }
web-workshop-drawn-before = Drawn as it was before the mistake.
web-workshop-share = Keep, play and pass on
web-workshop-name = Name
web-workshop-play = Play this box
web-workshop-get-link = Get a link
web-workshop-link = A link to this box
web-workshop-save = Save the file
web-workshop-run = Let bots try it
web-workshop-run-about = With the same seeds, bots play the printed box and yours. On this server a run has at most { $games } games and takes at most { $minutes } minutes; it ends when you leave this page.
web-workshop-players = Players
web-workshop-games = Games with each box
web-workshop-bot = Bots
web-workshop-start = Start
web-workshop-stop = Stop
web-workshop-more = More
web-workshop-until = Stop earlier, when
web-workshop-until-none = never: play all games
web-workshop-percent = all shares are known to { $percent }%
web-workshop-seed = Seed
web-workshop-command = The same in a terminal, without limits
web-workshop-asking = Asking the server…
web-workshop-waiting =
    { $count ->
        [0] Waiting for a free place. You are next.
        [one] Waiting for a free place. 1 run comes first.
       *[other] Waiting for a free place. { $count } runs come first.
    }
web-workshop-playing = { $games } of { $of } games with each box; about { $time } left
web-workshop-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-workshop-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-workshop-done = Done: { $games } games with each box.
web-workshop-stopped = Stopped after { $games } games.
web-workshop-ended-refused = This can’t be played:
web-workshop-ended-time = The time is up. What follows is from { $games } games.
web-workshop-ended-broken = The lab broke off:
web-workshop-ended-already = A run from your address is still going on. End it first.
web-workshop-progress = How far the run is
web-workshop-growing = The run is not over: this is from { $games } games. It can still change, so decide nothing yet.
web-workshop-other = The box has changed since: this report is of the box before.
web-workshop-report = Save the report
web-box-linked = from a link
web-problem-no-workshop = No boxes can be brought to this server.
