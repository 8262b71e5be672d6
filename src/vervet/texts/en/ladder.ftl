# The ladder of bots: its command, and its page in the documentation.

terminal-ladder = Measure how much stronger each bot of a game is than the one below.
    .more = Games for two, every deal played twice with the seats swapped. Where nothing is dealt, the first four actions are drawn by lot. With --folder everything finished is kept in ladder.json: interrupt with Ctrl-C whenever you like, the same command goes on where it stopped, and writes the pages ladder.md and ladder.fr.md. The same seed gives the same games, however many processes play them.
    .examples =
        vervet ladder itchy-monkey
        vervet ladder after-us --games 1000 --minutes 30
        vervet ladder cheeky-monkeys --folder docs/players
ladder-help-games = How many games of each step (1000); 0 only writes what is there.
ladder-help-minutes = Stop after this many minutes, even if there are fewer games; cheap steps are finished first.
ladder-help-processes = How many processes play (one for each core).
ladder-box-folder = A ladder of a changed box is shown, not kept: leave out --folder.
ladder-help-folder = Where games are kept and pages written; without it, only a table is shown.
ladder-help-bot = A bot of your own, my_bot.py:BOT, that plays every bot of the game from the weakest on, so many games each, until one beats it.
ladder-help-endgames = Ask every bot in this many endgames that were solved by trying everything, too (0); for games in which nothing is hidden.
ladder-endgames-open = In { $game } something is hidden: its endgames can’t be solved by trying everything.
ladder-visit = { $game }: { $bot } on the ladder
ladder-share-against = Wins against it
ladder-stands = { $bot } is stronger than { $beaten }.
ladder-stands-below = { $bot } is not shown to be stronger than { $beaten }.
ladder-playing = Playing
ladder-solving = Solving endgames
ladder-heading = { $game }: the ladder, seed { $seed }
ladder-written = The record and the pages are in { $folder }.
ladder-needs-packages = The ladder needs the package { $package }, which is not installed: { $how }
ladder-bad-record = The record can’t be used: { $reason }. Remove it, or choose another --folder.
ladder-no-folder = { $folder } can’t be used as a folder: { $reason }.
ladder-worker-lost = A worker process died; here is what was finished before.
ladder-other-seed = The record was played with seed { $there }, not { $wanted }. Leave out --seed to go on, or choose another --folder.

# The table

ladder-level = Level
ladder-name = Name
ladder-bot = Bot
ladder-share = Beats the one below
ladder-interval = 95 % interval
ladder-games = Games
ladder-right = Right
ladder-rating = Rating
ladder-mean = Thinks, mean
ladder-longest = Thinks, longest

# The page

ladder-title = The ladder of bots
ladder-intro = Every game has bots from a beginner that you will soon beat to the strongest we have. A weaker bot knows less or thinks less; none of them blunders on purpose, and none of them sees more than its seat may see.
ladder-method = How it is measured: games for two with the game’s default options, every deal played twice with the seats swapped. A draw or a shared win counts as half a win. The interval is Wilson’s. The rating is OpenSkill’s (Plackett–Luce), from the bottom up: the weakest begins at 25, every other where the one below stands; it is shown with two standard deviations. Times are seconds on one core for a decision in which there was a choice. Where a step has fewer than 1,000 games, they are all that fitted into the time we gave it.
ladder-endgames = **Solved endgames.** { $count } positions near the end of games, in which whoever is to act can win within { $depth } actions whatever the other does, but not with every action; found by trying everything. Right is an action that still wins by force. By lot, { $chance } would be right.
ladder-made = Regenerate with `vervet ladder { $game } --folder docs/players`. Seed { $seed }; { $made }. The bots thought for { $minutes } minutes on one core; that was the time given.
