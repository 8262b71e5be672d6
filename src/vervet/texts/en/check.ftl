# The words of `vervet check`: the laws of a game, tried in random play.

check-help-games = How many random games for each setup (5).
check-help-options = Also every other value of each option, one at a time.
check-setup = { $setup }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions; laws { $laws } are kept.
check-kept = { $setups ->
        [one] No law is broken.
       *[other] No law is broken in any of { $setups } setups.
    }
check-no-encoder = This game has no numbers of its own for learners: environments use plain ones, which are enough for tables, not for networks.
check-broken = Law { $law } is broken: { $what }
check-law = The law: { $sentence }
check-where = It happened with { $setup }, seed { $seed }, after these actions:
check-no-moves = none: at the very beginning.
check-fault = With { $setup } the game itself fails at { $place }: { $reason }
