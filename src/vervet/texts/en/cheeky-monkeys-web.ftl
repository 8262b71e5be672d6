# Words of the browser client for Cheeky Monkeys; the game's own words are in cheeky-monkeys.ftl.

web-cheeky-goal =
    { $kind ->
        [zombies] Goal: be the last trainer who hasn’t blown up, or, as a zombie, put all five parts of the Legendary Zombie-Monkey together.
       *[other] Goal: be the last trainer who hasn’t blown up.
    }
web-cheeky-help = Everybody’s monkeys are in front of them, and the queue in the middle shows what happens next, newest on top. When something is about to happen, everybody is asked at once: touch a lit card in your hand to react, or pass. A dim card tells you why it can’t be played. You can also drag cards and monkeys to where they should go.
web-cheeky-key-pass = Pass
web-cheeky-key-confirm = Confirm
web-cheeky-key-choose = Choose what has this number
web-cheeky-key-back = One step back
web-cheeky-key-hand = Go to your hand
web-cheeky-key-queue = Go to the queue
web-cheeky-key-walk = From card to card
web-cheeky-key-undo = Undo
web-cheeky-key-help = This page

# The table

web-cheeky-can-choose = can be chosen
web-cheeky-at-risk = about to get a shock
web-cheeky-next = plays next
    .short = next
web-cheeky-no-monkeys = No monkeys.
web-cheeky-monkeys-of = { $player }’s monkeys
    .you = Your monkeys
web-cheeky-known = This hand holds { $cards }.
web-cheeky-length =
    { $rounds ->
        [one] 1 turn,
       *[other] { $rounds } turns,
    } { $actions ->
        [one] 1 action,
       *[other] { $actions } actions,
    }
web-cheeky-round-of = Turn { $round }: { $player }
    .you = Turn { $round }: your turn
web-cheeky-times = { $times } × { $words }
web-cheeky-deck =
    { $deck }: { $size ->
        [one] 1 card
       *[other] { $size } cards
    }{ $top ->
        [none] { "" }
       *[other] , { $top } on top
    }. { $last ->
        [none] Nothing discarded yet.
       *[other] { $discards } discarded, last { $last }.
    }
web-cheeky-deck-size =
    { $count ->
        [0] The deck is empty.
        [one] One card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
web-cheeky-deck-top = Everybody knows what’s on top:
web-cheeky-nothing = Nothing yet.

# My hand

web-cheeky-hand = Your hand
web-cheeky-no-cards = You have no action cards.
web-cheeky-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }, { $class }{ $state ->
        [lit] , can be played now
        [saves] , can save you now
        [chosen] , chosen
       *[dim] , can’t be played now
    }

# What I am asked

web-cheeky-answers =
    { $count ->
        [0] You have nothing to react with.
       *[other] You could react with { $cards }.
    }
web-cheeky-kept = Your answer, secret for now: { $action }.
web-cheeky-order = If several react, the first plays:
web-cheeky-order-about = Everybody is asked at once and answers in secret.
web-cheeky-wins = has won
web-cheeky-next-step = { $entry }. Next: { $step }.
web-cheeky-end =
    { $fuses ->
        [lit] Turn over, fuses lit: { $player } is about to blow up.
        [soggy] Turn over. { $player }’s fuses are soggy: nothing blows up.
        [defused] Turn over. A Sniper keeps { $player }’s fuses wet.
       *[none] Turn over. { $player } has no lit fuses.
    }
    .you =
        { $fuses ->
            [lit] Turn over, fuses lit: you’re about to blow up.
            [soggy] Turn over. Your fuses are soggy: nothing blows up.
            [defused] Turn over. A Sniper keeps your fuses wet.
           *[none] Turn over. You have no lit fuses.
        }
web-cheeky-phase = { $player }’s turn: { $phase }.
    .you = Your turn: { $phase }.
web-cheeky-waits = { $player } { $what }.
web-cheeky-choose-monkey =
    { $action ->
        [ground] Which Headscratcher do you save?
        [escape] Which of your monkeys goes?
        [exchange] Which monkey do you take?
        [check] Which monkey do you check?
        [deliver] Which monkey do you deliver?
        [give] Which of your monkeys do you give?
        [gift] Which of your monkeys do you give away?
       *[snatch] Which part do you take?
    }
web-cheeky-choose-given = Which of yours do you give for it?
web-cheeky-choose-seat =
    { $action ->
        [soggy] Whose fuses get wet?
       *[other] Who gets it?
    }
web-cheeky-choose-card = Which card do you discard?
web-cheeky-field-monkey = Choose a monkey
web-cheeky-field-given = Choose one of yours
web-cheeky-field-seat = Choose a player
web-cheeky-field-card = Choose a card
web-cheeky-yours = yours
web-cheeky-from-discards = discard pile

# About to blow up

web-cheeky-doom = You blow up unless…
web-cheeky-doom-way =
    { $monkey ->
        [none] you play { $card }
       *[other] you play { $card }: { $monkey }
    }
web-cheeky-doom-none =
    { $cause ->
        [shock] …somebody grounds your Headscratcher. Nothing in your hand can save you.
       *[fuses] …somebody plays Soggy Fuses for you. Nothing in your hand can save you.
    }
web-cheeky-doom-soon = Your fuses are lit: when your turn ends, you blow up.

# Out of the game

web-cheeky-out-watch = Watch
web-cheeky-out-skip = Skip to the end
web-cheeky-out-skipping = You’re out. The others play on; the end will show as soon as it’s there.

# The large button

web-cheeky-do-play = Play { $card }
web-cheeky-do-done =
    { $phase ->
        [planning] End Planning
       *[training] End turn
    }
web-cheeky-do-blow-up = Pass and blow up
web-cheeky-do-give = Give { $monkey }
web-cheeky-do-snatch = Take { $monkey }
web-cheeky-do-gift = { $monkey } to { $player }
web-cheeky-do-discard = Discard { $card }
web-cheeky-do-hand = Hand out

# Handing out

web-cheeky-for-whom =
    { $count ->
        [one] Who gets { $card }? It’s the last one.
       *[other] Who gets { $card }? { $count } cards are left.
    }
web-cheeky-the-rest = all the rest
web-cheeky-take-back = Take { $card } back from { $player }
web-cheeky-all-assigned = All cards have found somebody.

# Auto-pass

web-cheeky-pass-unless = Auto-pass…
    .short = Auto-pass
web-cheeky-pass-on = on
web-cheeky-pass-off = Ask every time
web-cheeky-pass-round = Pass until this turn ends
web-cheeky-pass-match = Pass until you say otherwise
web-cheeky-pass-unconcerned = Unless it concerns you
web-cheeky-pass-life = Unless a card decides whether somebody blows up
web-cheeky-pass-only = Only during (nothing ticked: always)
web-cheeky-pass-about = Auto-pass passes at the same moment for everybody, whatever you hold, so nobody can read anything from it.
web-cheeky-by-itself = automatic
web-cheeky-clock =
    { $seconds ->
        [one] One second is left.
       *[other] { $seconds } seconds are left.
    }

# Why a hint says what it says

cheeky-why = Of all you can do now, this leaves you best off.
cheeky-why-empty = You hold no card that could react.
cheeky-why-quiet = Nothing threatens you now, so keep your cards.
cheeky-why-mine = You played it yourself: let it happen.
cheeky-why-doomed = None of your cards would save you, so don’t waste one.
cheeky-why-unhurt = It doesn’t touch you, so keep your cards.
cheeky-why-unable = None of your cards can be played now.
cheeky-why-stop = { $what } would do you more harm than this card costs.
cheeky-why-escape-of = Without the { $monkey } you are safer.
cheeky-why-check-of = Whatever takes the { $monkey }’s place is less of a danger.
cheeky-why-check-other = You’re better off with the { $monkey } on the deck than in front of { $player }.
cheeky-why-exchange-of = The { $monkey } is worth more to you than the one you give.
cheeky-why-take-of = You’re better off with the { $monkey }, and you give nothing for it.
cheeky-why-deliver-of = The { $monkey } does less harm with { $player } than with you.
cheeky-why-gift-of = Of all the others, { $player } should have the { $monkey }: that’s best for you.
cheeky-why-hand-to = Cards do you least harm with { $player }, whose chances look worst. All of yours lie ready to go there.
cheeky-why-snatch = You don’t have this part yet.
cheeky-why-pass = Nothing here is worth a card.
cheeky-why-done = Your cards are worth more later.
cheeky-why-noway = That card would do you more harm than this one costs.
cheeky-why-ground = It keeps this Headscratcher from shocking.
cheeky-why-close = This turn no more monkeys can come to you.
cheeky-why-soggy = Your fuses are lit; wet, they can’t go off this turn.
cheeky-why-misfortune = Every monkey makes the others’ tables more dangerous.
cheeky-why-break = More cards, more ways out.
cheeky-why-give = You miss this monkey least.
cheeky-why-discard = You miss this card least.
