# Words of the browser client for Cheeky Monkeys; the game's own words are in cheeky-monkeys.ftl.

web-cheeky-help = Everybody’s monkeys lie before them, and the queue in the middle shows what happens next on top. When something is about to happen, everybody is asked at once: touch a lit card of your hand to answer, or pass. A dim card tells you why it cannot be played. Cards and monkeys can also be dragged to where they shall go.
web-cheeky-key-pass = pass
web-cheeky-key-confirm = do what the large button says
web-cheeky-key-choose = choose what bears this number
web-cheeky-key-back = one step back
web-cheeky-key-hand = to the hand
web-cheeky-key-queue = to the queue
web-cheeky-key-walk = from card to card
web-cheeky-key-undo = take back
web-cheeky-key-help = this page

# The table

web-cheeky-can-choose = can be chosen
web-cheeky-at-risk = about to get a shock
web-cheeky-no-monkeys = No monkeys.
web-cheeky-monkeys-of = Monkeys of { $player }
web-cheeky-known = You know of { $cards }.
web-cheeky-round-of = Round { $round }: { $player }
web-cheeky-times = { $times } × { $words }
web-cheeky-deck =
    { $deck }: { $size } cards{ $top ->
        [none] { "" }
       *[other] , { $top } on top
    }. { $last ->
        [none] Nothing is discarded.
       *[other] { $discards } discarded, last { $last }.
    }
web-cheeky-deck-size =
    { $count ->
        [0] The deck is empty.
        [one] One card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
web-cheeky-deck-top = Everybody knows what lies on top:
web-cheeky-nothing = Nothing yet.

# My hand

web-cheeky-hand = Your hand
web-cheeky-no-cards = You hold no action cards.
web-cheeky-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }, { $class }{ $state ->
        [lit] , can be used now
        [chosen] , chosen
       *[dim] , cannot be used now
    }

# What I am asked

web-cheeky-answers =
    { $count ->
        [0] You have no answer to this.
       *[other] You could answer with { $cards }.
    }
web-cheeky-kept = Your answer, kept secret for now: { $action }.
web-cheeky-order = If several answer, the first plays:
web-cheeky-order-about = Everybody is asked at once and answers in secret.
web-cheeky-wins = has won
web-cheeky-next-step = { $entry }. Next: { $step }.
web-cheeky-end =
    { $fuses ->
        [lit] { $player }’s round ends, and the fuses burn: { $player } is about to blow up.
        [soggy] { $player }’s round ends. The fuses are soggy: nothing will blow up.
        [defused] { $player }’s round ends. A Sniper keeps the fuses wet.
       *[none] { $player }’s round ends. No fuses burn there.
    }
web-cheeky-phase = { $player }’s round: { $phase }.
web-cheeky-waits = { $player } { $what }.
web-cheeky-choose-monkey =
    { $action ->
        [ground] Which Headscratcher shall be saved?
        [escape] Which of your monkeys shall go?
        [exchange] Which monkey do you take?
        [check] Which monkey shall be checked?
        [deliver] Which monkey do you deliver?
        [give] Which of your monkeys do you give?
        [gift] Which of your monkeys do you give away?
       *[snatch] Which part do you take?
    }
web-cheeky-choose-given = Which of yours do you give for it?
web-cheeky-choose-seat =
    { $action ->
        [soggy] Whose fuses shall get wet?
       *[other] Who shall get it?
    }
web-cheeky-choose-card = Which card do you discard?
web-cheeky-field-monkey = Choose a monkey
web-cheeky-field-given = Choose one of yours
web-cheeky-field-seat = Choose a player
web-cheeky-field-card = Choose a card
web-cheeky-yours = yours
web-cheeky-from-discards = discards

# The large button

web-cheeky-do-play = Play { $card }
web-cheeky-do-done =
    { $phase ->
        [planning] Done planning
       *[training] End my round
    }
web-cheeky-do-give = Give { $monkey }
web-cheeky-do-snatch = Take { $monkey }
web-cheeky-do-gift = { $monkey } to { $player }
web-cheeky-do-discard = Discard { $card }
web-cheeky-do-hand = Hand out

# Handing out

web-cheeky-for-whom =
    { $count ->
        [one] Who gets { $card }? It is the last one.
       *[other] Who gets { $card }? { $count } cards are left.
    }
web-cheeky-the-rest = all the rest
web-cheeky-take-back = Take { $card } back from { $player }
web-cheeky-all-assigned = All cards have found somebody.

# Passing by itself

web-cheeky-pass-unless = Pass by itself…
web-cheeky-pass-on = on
web-cheeky-pass-off = ask me every time
web-cheeky-pass-round = pass until this round ends
web-cheeky-pass-match = pass until I say otherwise
web-cheeky-pass-unconcerned = unless it concerns me
web-cheeky-pass-only = Only at (none chosen: at all)
web-cheeky-pass-about = It passes at a moment that is the same for everybody, whatever you hold, so nobody can read anything from it.
web-cheeky-by-itself = by itself
web-cheeky-clock =
    { $seconds ->
        [one] One second is left.
       *[other] { $seconds } seconds are left.
    }
