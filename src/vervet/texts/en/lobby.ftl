# Words of the lobby: what a click will start, opponents, options at a glance.

web-plan-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-plan-alone = Solo
web-plan-here =
    { $count ->
       *[other] { $count } people at this screen
    }
web-plan-link =
    { $count ->
        [one] with a friend by link
       *[other] with { $count } friends by link
    }
web-plan-bot = against { $name }, { $strength }
web-plan-like = against { $count } bots like { $name }, { $strength }
web-plan-bots =
    { $count ->
        [one] against { $names }
       *[other] against { $count } bots: { $names }
    }
web-strength =
    { $stars ->
        [1] a pushover
        [2] an easy opponent
        [3] a fair opponent
        [4] a strong opponent
       *[5] a master
    }
web-stars = Strength: { $stars } of { $most } stars
web-lobby-invite = Invite a friend
web-lobby-invite-about = By link or QR code
web-lobby-invite-link = Get the link
web-lobby-options = Options
web-lobby-usual = the usual
web-box = Box
    .about = As printed, or changed by somebody
web-box-printed = As printed
web-lobby-option = { $name }: { $value }
web-lobby-more =
    { $count ->
        [one] 1 more game
       *[other] { $count } more games
    }

# The bots by name

web-bot-random = Coco
web-bot-glance-2 = Momo
web-bot-glance-100 = Bandit
web-bot-heuristic = Gus
web-bot-mcts-10 = Pip
web-bot-mcts-50 = Kiki
web-bot-mcts-200 = Pepper
web-bot-mcts-1000 = Juno
web-bot-mcts-5000 = Solomon
web-bot-foresight-8 = Luna
web-bot-foresight-96 = Sibyl
web-bot-foresight-200 = Cassandra
web-bot-foresight-1s = Merlin
web-bot-mind-1 = Athena
web-bot-mind-20 = Ravi
web-bot-mind-200 = Minerva
web-bot-mind-5000 = Odin
# Others of the same strength at one table.
web-bot-cousin-1 = Tiko
web-bot-cousin-2 = Nana
web-bot-cousin-3 = Olive
web-bot-cousin-4 = Bongo
web-bot-cousin-5 = Zuzu

# The waiting room

web-invite-share = Share
    .text = Come and play { $game } with me.
web-invite-qr = QR code
    .label = QR code of the invitation to seat { $seat }
    .about = Point a phone’s camera at it.
web-invite-fill = Let a bot play
web-invite-fill-of = Let a bot play, seat { $seat }
web-invite-again = Invite again
web-invite-again-of = Invite { $player } again
web-invite-again-about = For somebody who has lost their seat (another browser, another phone). Everybody sees that the seat is free, and the old browser still opens it.
web-invite-again-link = New link for { $player }
web-lost-soon = { $player } can be invited again after a minute away.
web-lost-nobody = No new link for { $player }: it would show their cards, and nobody else is here to agree to that.
web-lost-open = { $player } is away. Whoever follows the new link plays at their seat.
web-lost-ask = Ask to invite { $player } again
web-lost-asked = A new link for { $player }: waiting for { $others } to agree.
web-lost-vouch = A new link for { $player }? Whoever follows it plays at that seat.
    .secrets = A new link for { $player }? Whoever follows it plays at that seat and sees its cards.
web-lost-agree = Allow a new link
web-lost-vouched = You allow a new link for { $player }. Everyone else must agree too.
web-invite-cancel = Call the game off
web-network-here = This link works on this computer only.
    .open = Open to my network, and everybody on the same Wi-Fi can follow it.
    .start = Start Vervet with “vervet serve --lan”, and everybody on the same Wi-Fi can follow it.
web-network-open = Open to my network
web-network-opened = Everybody on your network can follow this link.
web-onlookers =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
web-invited-used = This invitation has been used
    .about = An invitation works once, and somebody has taken this seat. If it was you, open the game in the browser you took it in. Otherwise ask for a new link.
web-invited-wrong = This invitation no longer works
    .about = The link is incomplete, or whoever sent it has made a new one. Ask for it again.
web-invited-void = This game was called off
    .about = It never began. Ask for a new link.
web-invited-over = This game is over
    .about = You can still look at how it ended.
web-seat-lost = Your seat was given to somebody else
    .about = Whoever made this game has invited somebody to it again. If that should be you, ask for the new link.
web-problem-not-here = This can only be done at the computer Vervet runs on.
web-problem-not-agreed = Everyone else who plays must agree first.
web-problem-no-witness = Nobody else is here who could agree to that.
web-problem-no-network = This computer is in no network, or something else is in the way there.
